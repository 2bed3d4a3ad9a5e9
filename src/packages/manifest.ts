/** Reads `package.json`. */
import { readMember } from "../model/json.ts";
import { listEntries, parseJsonDocument } from "./document.ts";
import { type DependencyFile, declaredFile } from "./package.ts";

/** Tables of `package.json` with their groups; null for mandatory packages. */
const tables = [
  ["dependencies", null],
  ["optionalDependencies", "optional"],
  ["devDependencies", "dev"],
  ["peerDependencies", "peer"],
  ["overrides", "overrides"],
  ["resolutions", "overrides"],
] as const;

/** Reads the packages that `package.json` requests. The project's own packages are left out: no registry has them. */
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

/**
 * True for the range of a package of the project itself: a folder, or a member of the workspace. No registry has it.
 */
export function isOwnRange(range: string): boolean {
  return /^(?:workspace|file|link|portal):/u.test(range) || /^\.{0,2}\//u.test(range);
}
