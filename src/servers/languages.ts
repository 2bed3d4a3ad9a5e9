/** The language in which a source is written. */
import { languageOfEnding, languageOfInterpreter, languageOfName } from "./languages.gen.ts";
import { interpreterOf } from "./shellcheck/scripts.ts";

/** True if only the first line can tell the language: of a name without an ending. */
export function needsBeginning(path: string): boolean {
  return /(?:^|\/)[^./]+$/u.test(path);
}

/**
 * The language as messages name it; undefined where no server of this release, and none that people ask for, speaks
 * it. `beginning`: of the file, where `needsBeginning`.
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

function find(table: Readonly<Record<string, string>>, key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
