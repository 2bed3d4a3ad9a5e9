/** Finds packages that a TypeScript configuration adds to every file without an import. */
import { readMember } from "../model/json.ts";
import { readJsonc, readTextValue, textsOf } from "./document.ts";

const configuration = /(?:^|\/)(?:ts|js)config(?:\.[^/]+)?\.json$/u;

/** True for the path of a TypeScript or JavaScript configuration. */
export function isScriptConfiguration(path: string): boolean {
  return configuration.test(path);
}

/**
 * Returns the import specifiers that a configuration adds to every file: entries of `types`, the JSX runtime, and
 * packages that the configuration extends. A new version of one of these can change findings in any file.
 */
export function ambientModules(text: string): readonly string[] {
  const read = readJsonc(text);
  if (read.kind === "unreadable") return [];
  const options = readMember(read.value, "compilerOptions");
  const jsx = readTextValue(readMember(options, "jsx"))?.startsWith("react") === true ? "react" : undefined;
  const source = readTextValue(readMember(options, "jsxImportSource")) ?? jsx;
  const parents = readMember(read.value, "extends");
  const named = typeof parents === "string" ? [parents] : textsOf(parents);
  return [
    ...textsOf(readMember(options, "types")),
    ...(source === undefined ? [] : [source]),
    ...named.filter((one) => !/^\.{0,2}\//u.test(one)),
  ];
}
