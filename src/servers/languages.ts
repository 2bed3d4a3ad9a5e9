/** Finds the language of a source. */
import { languageOfEnding, languageOfInterpreter, languageOfName } from "./languages.gen.ts";
import { interpreterOf } from "./shellcheck/scripts.ts";

/** True if only the first line can tell the language, because the name has no ending. */
export function needsBeginning(path: string): boolean {
  return /(?:^|\/)[^./]+$/u.test(path);
}

/**
 * Gives the language by its name in messages; undefined if no known server is for it. `beginning` is the first part
 * of the file; it is read only if `needsBeginning`. The report lists with it what a change edits in languages
 * that no server checks.
 */
export function languageName(path: string, beginning: string): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const [, ending] = /[^/](\.[^./]+)$/u.exec(path) ?? [];
  const interpreter = needsBeginning(path) ? interpreterOf(beginning) : undefined;
  return (
    find(languageOfName, name) ??
    find(languageOfEnding, ending?.toLowerCase()) ??
    find(languageOfInterpreter, interpreter) ??
    find(languageOfInterpreter, interpreter?.replace(/[\d.]+$/u, ""))
  );
}

/** Looks up a key in a generated table, without inherited members such as `constructor`. */
function find(table: Readonly<Record<string, string>>, key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
