/** Finds the schemas that YAML files name by themselves. */
import { join } from "node:path";
import { readOptional } from "../../platform/files.ts";
import { type Naming, schemaAt } from "../schemas.ts";

/** Returns the schemas that a file names, as the server reads them (2.0.0): in a comment, or by a key of its own. */
export function schemasNamed(text: string): readonly string[] {
  const comments = [
    ...text.matchAll(/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu),
  ].flatMap(([line]) => /\$schema(?:=|:[^\S\r\n]*)(\S+)/u.exec(line)?.[1] ?? []);
  const keys = [...text.matchAll(/(?:^|[{,]\s*)["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(
    ([, name = ""]) => name,
  );
  return [...comments, ...keys].filter((name) => name.toLowerCase() !== "none");
}

/** Returns the schemas that these files name. */
export function schemasIn(root: string, paths: readonly string[]): readonly Naming[] {
  return paths.flatMap((by) =>
    schemasNamed(readOptional(join(root, by)) ?? "").map((name) => ({ by, named: schemaAt(root, by, name) })),
  );
}
