/** Reads `package.json`. */
import { member } from "../model/json.ts";
import { entriesOf, readJson } from "./document.ts";
import { type DependencyFile, declared } from "./package.ts";

/** Tables and their groups; peer dependencies are not installed by the package itself. */
const tables = [
  ["dependencies", null],
  ["optionalDependencies", "optional"],
  ["devDependencies", "dev"],
  ["peerDependencies", "peer"],
  ["overrides", "overrides"],
  ["resolutions", "overrides"],
] as const;

export function readManifest(text: string): DependencyFile {
  const read = readJson(text);
  if (read.kind === "unreadable") return read;
  return declared(
    tables.flatMap(([key, group]) =>
      entriesOf(member(read.value, key)).flatMap(([name, wanted]) => {
        if (typeof wanted !== "string" || isOwnRange(wanted)) return [];
        return [{ ecosystem: "npm" as const, name, specifier: wanted.trim().replace(/\s+/gu, " "), group }];
      }),
    ),
  );
}

/** True for a package of the project itself, by its folder or by the workspace. */
export function isOwnRange(range: string): boolean {
  return /^(?:workspace|file|link|portal):/u.test(range) || /^\.{0,2}\//u.test(range);
}
