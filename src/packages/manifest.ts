/** Reads `package.json`. */
import { readMember } from "../model/json.ts";
import { listEntries, parseJsonDocument } from "./document.ts";
import { type DependencyFile, declaredFile } from "./package.ts";

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
  const read = parseJsonDocument(text);
  if (read.kind === "unreadable") return read;
  return declaredFile(
    tables.flatMap(([key, group]) =>
      listEntries(readMember(read.value, key)).flatMap(([name, wanted]) => {
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
