/** Which schemas YAML files name by themselves, and where those lie. */
import { join, posix } from "node:path";
import { folderOf, pathFromUri, relativeInside } from "../../core/paths.ts";
import { readOptional } from "../../files.ts";

/** What a file of a tree asks for, as the server reads it (2.0.0): in a comment of its head, or by a key of its own. */
export function schemasNamed(text: string): readonly string[] {
  const comments = [...text.matchAll(/^#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu)].flatMap(
    ([line]) => /\$schema(?:=|:[^\S\r\n]*)(\S+)/u.exec(line)?.[1] ?? [],
  );
  const keys = [...text.matchAll(/^["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(
    ([, name = ""]) => name,
  );
  return [...comments, ...keys].filter((name) => name.toLowerCase() !== "none");
}

export type NamedSchema =
  /** Relative to the tree. */
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "address" }
  | { readonly kind: "outside" };

/** `by`: the file that names it, relative to the tree. */
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

/** Of each of these files that names a schema. */
export function schemasIn(
  root: string,
  paths: readonly string[],
): readonly { readonly by: string; readonly named: NamedSchema }[] {
  return paths.flatMap((by) =>
    schemasNamed(readOptional(join(root, by)) ?? "").map((name) => ({ by, named: schemaAt(root, by, name) })),
  );
}

/** Whether a schema of the tree refers to one that has an address, through others of the tree, too. */
export function needsAddress(root: string): (path: string) => boolean {
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
      return named.kind === "address" || (named.kind === "file" && needs(named.path));
    });
    known.set(path, isNeeded);
    return isNeeded;
  };
  return needs;
}
