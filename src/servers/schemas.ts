/** Schemas as files name them, and where those lie. */
import { join, posix } from "node:path";
import { folderOf, pathFromUri, relativeInside } from "../model/paths.ts";
import { plural } from "../model/text.ts";
import { readOptional } from "../platform/files.ts";

export type NamedSchema =
  /** A file of the tree; its path is relative to it. */
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "address" }
  | { readonly kind: "outside" };

/** The place of a schema that a file names; `by` is that file, relative to the tree. */
export function schemaAt(root: string, by: string, name: string): NamedSchema {
  if (/^file:/iu.test(name)) return inside(root, pathFromUri(name.replace(/#.*$/u, "")));
  if (/^[a-z][a-z0-9+.-]*:/iu.test(name)) return { kind: "address" };
  const path = name.replace(/#.*$/u, "");
  return inside(root, posix.isAbsolute(path) ? path : posix.join(root, folderOf(by), path));
}

function inside(root: string, file: string | undefined): NamedSchema {
  const path = file === undefined ? undefined : relativeInside(root, posix.normalize(file));
  return path === undefined ? { kind: "outside" } : { kind: "file", path };
}

/** True if the name is one of a file of a repository: neither an address nor a place of one machine. */
export function isFileName(name: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/iu.test(name) && !posix.isAbsolute(name);
}

/** The naming of a schema; `by` is the file that names it, relative to the tree. */
export type Naming = { readonly by: string; readonly named: NamedSchema };

/** The reason why none of these files is checked, or undefined. */
export function schemaRefusal(root: string, namings: readonly Naming[]): string | undefined {
  const leadsOut = refersTo(root, "outside");
  const outside = namings.find(
    ({ named }) => named.kind === "outside" || (named.kind === "file" && leadsOut(named.path)),
  );
  return outside === undefined ? undefined : `${outside.by} names a schema outside the project`;
}

/** A sentence about those of these files of which a schema is not asked, because it is not fetched; or none. */
export function unfetchedSchemas(root: string, namings: readonly Naming[]): readonly string[] {
  const needs = refersTo(root, "address");
  const by = new Set(
    namings.flatMap(({ by: file, named }) =>
      // Ours are held against their schemas by ourselves.
      !file.startsWith(".lanser/") &&
      (named.kind === "address" || (named.kind === "file" && needs(named.path)))
        ? [file]
        : [],
    ),
  );
  const [first] = by;
  return first === undefined
    ? []
    : [
        `${plural(by.size, "file")}, such as ${first}, ${by.size === 1 ? "needs" : "need"} a schema that lies at an address: none is fetched, and no schema is asked of what needs it`,
      ];
}

/** True if the message of a server says that it was not given a schema that lies at an address. */
export function isUnfetched(message: string): boolean {
  return /^(?:Unable to load schema from|Problems loading reference) 'https?:/u.test(message);
}

/** True if a schema of the tree refers to one that has an address, or lies outside; through others of the tree, too. */
function refersTo(root: string, kind: "address" | "outside"): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const needs = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    // One that refers to itself needs what else it refers to.
    known.set(path, false);
    const text = readOptional(join(root, path)) ?? "";
    const names = [...text.matchAll(/["']?\$ref["']?\s*:\s*["']?([^\s"'#][^\s"']*)/gu)].map(
      ([, name = ""]) => name,
    );
    const isNeeded = names.some((name) => {
      const named = schemaAt(root, path, name);
      return named.kind === kind || (named.kind === "file" && needs(named.path));
    });
    known.set(path, isNeeded);
    return isNeeded;
  };
  return needs;
}
