/** A side of which a run looks at a part: what is known of the rest are names and imports, live and in a replay alike. */

import type { Side } from "../core/report.ts";
import type { RunScope, ScopePaths } from "../core/scope.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import type { RecordedScope, SideFacts } from "./record.ts";

/** The files of a program that are looked at, in canonical order. */
export function lookedOf({ program, scope }: Pick<SideFacts, "program" | "scope">): readonly string[] {
  return scope?.looked ?? program;
}

/** Undefined for a run that looks at every file. */
export function pathsOf(scope: RunScope | undefined): ScopePaths | undefined {
  return scope?.mode === "affected" ? scope.paths : undefined;
}

/**
 * Without the texts of what is not looked at: a trace does not have them either, and no conclusion may rest on what only
 * a live run could read. Who imports whom is asked of the whole program.
 */
export function withinScope(facts: SideFacts, side: Side, scope: RunScope | undefined): SideFacts {
  const paths = pathsOf(scope);
  if (paths === undefined) return facts;
  const wanted = new Set(paths[side]);
  const looked = facts.program.filter((path) => wanted.has(path));
  const left = new Set(facts.program.filter((path) => !wanted.has(path)));
  return {
    ...facts,
    scope: { looked, importsOf: (path) => importsBy(facts, path) },
    text: (path) => (left.has(path) ? undefined : facts.text(path)),
    reading: (path) => (left.has(path) ? undefined : facts.reading(path)),
  };
}

/** For the header of a trace; undefined where its session opens every file, and the texts are in it. */
export function recordedScope(facts: SideFacts, scope: RunScope | undefined): RecordedScope | undefined {
  if (pathsOf(scope) === undefined) return undefined;
  const { program } = facts;
  return { program, imports: program.map((path) => importsBy(facts, path)) };
}

export function importsBy(facts: SideFacts, path: string): readonly Import[] {
  if (facts.scope !== undefined) return facts.scope.importsOf(path);
  const language = syntaxLanguage(facts.languageId(path));
  return language === undefined ? [] : importsIn(language, facts.text(path) ?? "");
}
