/**
 * Restricts a side to the files that a run checks ("scope"). Of all other files only names and imports are known,
 * live and in a replay alike.
 */
import {
  type ImportGraph,
  importGraph,
  importResolver,
  type MakeGraph,
  withImporters,
} from "../affected/imports.ts";
import { codePathsOf, isStub } from "../escapes/files.ts";
import type { ChangedFile } from "../model/change.ts";
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { RunScope, ScopePaths } from "../model/scope.ts";
import { listControls } from "../probes/looked/plan.ts";
import type { FileObservation, Observation } from "../session/observe/observation.ts";
import { findAliases } from "../syntax/aliases.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import type { FindReading } from "../syntax/reading.ts";
import { type RecordedScope, type RunRecord, renamesIn, type SideFacts, type SideRun } from "./record.ts";

/** Returns the files of a program that are checked, in canonical order. */
export function checkedFilesOf({ program, scope }: Pick<SideFacts, "program" | "scope">): readonly string[] {
  return scope?.looked ?? program;
}

/** One root of a server on each side that has it, without a scope. */
export type WholeRoot = Readonly<Partial<Record<Side, SideFacts>>> & {
  /** True if the findings depend on where the server enters import cycles. */
  readonly isOrdered?: boolean;
};

/**
 * Returns the number of files of the programs and of the change together, each path once. The report shows it next to
 * the number of checked files.
 */
export function sizeOf(changedFiles: readonly ChangedFile[], roots: readonly WholeRoot[]): number {
  const changed = changedFiles.flatMap(({ from, to }) => [from, to]).filter((path) => path !== null);
  return new Set([
    ...changed,
    ...roots.flatMap(({ base, head }) => [...(base?.program ?? []), ...(head?.program ?? [])]),
  ]).size;
}

/**
 * Returns the files that a run checks: `found`, by the names of either side, changed files, and files that only
 * programs reveal (in the program of one side only, or hidden by a changed stub). Both sides check the same files,
 * through renames, in order; otherwise a finding would look new. `of` is the number of files that could be checked;
 * `beside` are opened in addition.
 */
export function selectFilesInScope(
  found: Iterable<string>,
  changedFiles: readonly ChangedFile[],
  roots: readonly WholeRoot[],
  makeGraph: MakeGraph = importGraph,
): { readonly paths: ScopePaths; readonly beside: ScopePaths; readonly of: number } {
  const changed = changedFiles.flatMap(({ from, to }) => [from, to]).filter((path) => path !== null);
  const programs = roots.map(({ base, head }) => ({
    base: new Set(base?.program),
    head: new Set(head?.program),
  }));
  const renames = renamesIn(changedFiles);
  const origins = new Map([...renames].map(([from, to]) => [to, from] as const));
  const toHead = (path: string) => renames.get(path) ?? path;
  const toBase = (path: string) => origins.get(path) ?? path;
  const wanted = new Set([...found, ...changed]);
  // A stub (`a.pyi`) can hide the code of `a.py`. The probes that detect this are in that code.
  for (const path of changed.filter(isStub)) for (const code of codePathsOf(path)) wanted.add(code);
  for (const { base, head } of programs) {
    for (const path of base) if (!head.has(toHead(path))) wanted.add(path);
    for (const path of head) if (!base.has(toBase(path))) wanted.add(path);
  }
  const opened = roots.flatMap(({ base, head, isOrdered }) => [
    ...(base === undefined || isOrdered !== true ? [] : entriesIn(base, [...wanted].map(toBase), makeGraph)),
    ...(head === undefined || isOrdered !== true ? [] : entriesIn(head, [...wanted].map(toHead), makeGraph)),
    ...(head === undefined ? [] : listControls(changedFiles, head)),
  ]);
  const known = {
    base: new Set([
      ...changedFiles.flatMap(({ from }) => from ?? []),
      ...programs.flatMap(({ base }) => [...base]),
    ]),
    head: new Set([
      ...changedFiles.flatMap(({ to }) => to ?? []),
      ...programs.flatMap(({ head }) => [...head]),
    ]),
  };
  const inOrder = (side: Side, paths: readonly string[]) =>
    [...new Set(paths)].filter((path) => known[side].has(path)).sort(compareText);
  // A path that is another file on the other side is checked under both names: too many files do no harm.
  const bothWays = (some: Iterable<string>): ScopePaths => ({
    base: inOrder(
      "base",
      [...some].flatMap((path) => [path, toBase(path)]),
    ),
    head: inOrder(
      "head",
      [...some].flatMap((path) => [path, toHead(path)]),
    ),
  });
  const paths = bothWays(wanted);
  const also = bothWays(opened);
  const without = (side: Side) => also[side].filter((path) => !paths[side].includes(path));
  return {
    paths,
    beside: { base: without("base"), head: without("head") },
    of: sizeOf(changedFiles, roots),
  };
}

/**
 * Returns the files by which a full check enters the import cycles near `looked`; these are opened, too. Only for
 * servers whose findings depend on that order.
 */
function entriesIn(facts: SideFacts, looked: readonly string[], makeGraph: MakeGraph): ReadonlySet<string> {
  const { program } = facts;
  const own = new Set(program);
  return cycleEntries({
    graph: graphOf(facts, makeGraph),
    program,
    looked: looked.filter((path) => own.has(path)),
    reading: facts.reading,
  });
}

/** Import graph, and the program that it was made for. */
type KnownGraph = { readonly program: SideFacts["program"]; readonly graph: ImportGraph };
/**
 * Graphs by the function that gives a side's texts: the graph is needed before the first pass, before the second, and
 * after it.
 */
const knownGraphs = new WeakMap<SideFacts["text"], KnownGraph>();

/**
 * Returns the import graph of a side, computed once. `make` may come from a walk over commits, which has read most
 * files before.
 */
export function graphOf(side: SideFacts, make: MakeGraph = importGraph): ImportGraph {
  const { program, text } = side;
  const known = knownGraphs.get(text);
  if (known?.program === program) return known.graph;
  const graph = make(program, (path) => importsBy(side, path));
  knownGraphs.set(text, { program, graph });
  return graph;
}

/** Returns the paths of a scope; undefined for a run that checks every file. */
export function pathsOf(scope: RunScope | undefined): ScopePaths | undefined {
  return scope === undefined || scope.mode === "full" ? undefined : scope.paths;
}

/** Returns the scope of a server: its own, or that of the whole run. */
export function scopeOfServer(
  { scope, scopes }: Pick<RunRecord, "scope" | "scopes">,
  server: string,
): RunScope | undefined {
  return scopes?.[server] ?? scope;
}

/** Returns the same change with the scope of one server. */
export function changeFor<Change extends Pick<RunRecord, "scope" | "scopes">>(
  change: Change,
  server: string,
): Change {
  const scope = scopeOfServer(change, server);
  return scope === undefined ? change : { ...change, scope };
}

/**
 * Hides the texts of files that are not checked. A trace does not have them either, and no conclusion may depend on
 * text that only a live run can read. The import graph still covers the whole program.
 */
export function withinScope(facts: SideFacts, side: Side, scope: RunScope | undefined): SideFacts {
  const paths = pathsOf(scope);
  if (paths === undefined) return facts;
  const wanted = new Set([...paths[side], ...contextFilesOf(side, scope)]);
  const looked = facts.program.filter((path) => wanted.has(path));
  const left = new Set(facts.program.filter((path) => !wanted.has(path)));
  const text = (path: string) => (left.has(path) ? undefined : facts.text(path));
  const graph = knownGraphs.get(facts.text);
  if (graph !== undefined) knownGraphs.set(text, graph);
  return {
    ...facts,
    scope: { looked, importsOf: (path) => importsBy(facts, path) },
    text,
    reading: (path) => (left.has(path) ? undefined : facts.reading(path)),
  };
}

/**
 * Removes files that were only opened in addition, so that the run has only findings of its scope. They were opened
 * to fix the order of checks.
 */
export function restrictToScope(run: SideRun, side: Side, scope: RunScope | undefined): SideRun {
  const left = contextFilesOf(side, scope);
  if (left.size === 0 || run.scope === undefined) return run;
  const [beside, looked] = [run.scope.looked.filter((path) => left.has(path)), run.scope.looked];
  return {
    ...run,
    scope: { ...run.scope, looked: looked.filter((path) => !left.has(path)), beside },
    observation: dropFindingsIn(run.observation, left),
  };
}

/**
 * Removes the answers of files that were only opened. A file without an answer stays unknown: nobody knows then where
 * the server entered the cycle.
 */
export function dropFindingsIn(observation: Observation, left: ReadonlySet<string>): Observation {
  if (left.size === 0) return observation;
  const isAbout = (file: FileObservation) => file.kind === "unknown" || !left.has(file.path);
  return { ...observation, files: observation.files.filter(isAbout) };
}

/** Returns the files that a side opens in addition to its scope; empty for a full check. */
export function contextFilesOf(side: Side, scope: RunScope | undefined): ReadonlySet<string> {
  return new Set(scope === undefined || scope.mode === "full" ? [] : scope.beside?.[side]);
}

/** Returns the open files of a program, in canonical order: those that are checked, and those opened in addition. */
export function listOpenedFiles({ program, scope }: Pick<SideFacts, "program" | "scope">): readonly string[] {
  if (scope === undefined) return program;
  const opened = new Set([...scope.looked, ...(scope.beside ?? [])]);
  return program.filter((path) => opened.has(path));
}

/**
 * Returns the scope for the header of a trace: names and imports of the whole program, because the session opened
 * only a part. Undefined if it opened every file: then the trace has their texts.
 */
export function recordedScope(facts: SideFacts, scope: RunScope | undefined): RecordedScope | undefined {
  if (pathsOf(scope) === undefined) return undefined;
  const { program } = facts;
  return { program, imports: program.map((path) => importsBy(facts, path)) };
}

/**
 * Returns the imports of a file: as a scope or a walk has recorded them, otherwise parsed from its text. Empty for a
 * language without a grammar.
 */
export function importsBy(facts: SideFacts, path: string): readonly Import[] {
  const importsOf = facts.scope?.importsOf ?? facts.importsOf;
  if (importsOf !== undefined) return importsOf(path);
  const language = syntaxLanguage(facts.languageId(path));
  return language === undefined ? [] : importsIn(language, facts.text(path) ?? "");
}

/** A program, and the files of it that a run checks. */
type EntryInput = {
  readonly graph: ImportGraph;
  /** Files in canonical order. */
  readonly program: readonly string[];
  readonly looked: Iterable<string>;
  readonly reading: FindReading;
};

/**
 * Returns the entries of each import cycle that one of `looked` is in, or imports, directly or through others. These
 * are the first file of the program that uses what it imports from the cycle, the first member that does, and the
 * last member, by which the second pass enters it.
 */
export function cycleEntries({ graph, program, looked, reading }: EntryInput): ReadonlySet<string> {
  const { imports, cycles } = graph;
  if (cycles.size === 0) return new Set();
  const near = new Set(looked);
  // Iterating over a Set also visits values that are added during the loop, so this follows imports to the end.
  for (const path of near) for (const target of imports.get(path) ?? []) near.add(target);
  const wanted = new Set([...near].flatMap((path) => cyclesAt(cycles, path)));
  const uses = usesIn(program, reading);
  const entries = new Set<string>();
  for (const members of wanted) {
    const [own, leads] = [new Set(members), withImporters(graph, members)];
    const isUsing = (path: string) => uses(path, leads);
    const leader = program.find((path) => leads.has(path) && isUsing(path));
    const first = program.find((path) => own.has(path) && isUsing(path));
    const last = program.findLast((path) => own.has(path));
    for (const path of [leader, first, last]) if (path !== undefined) entries.add(path);
  }
  return entries;
}

/** Returns the cycle of a file; empty if it is in none. */
function cyclesAt(cycles: ImportGraph["cycles"], path: string): readonly (readonly string[])[] {
  const members = cycles.get(path);
  return members === undefined || members.length === 0 ? [] : [members];
}

/**
 * Tests whether the code of a file, outside of its imports, uses a name from one of these files. True in doubt: one
 * more open file does no harm.
 */
function usesIn(program: readonly string[], find: FindReading) {
  const { targets } = importResolver(program);
  return (path: string, of: ReadonlySet<string>): boolean => {
    const reading = find(path);
    if (reading === undefined) return true;
    const aliases = findAliases(reading);
    const lines = reading.code.split("\n");
    for (const { first, last, from } of aliases)
      if (from !== null) for (let line = first; line <= last; line += 1) lines[line] = "";
    const words = new Set(lines.join("\n").match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu));
    return aliases.some(
      ({ local, imported, from }) =>
        from !== null &&
        targets(path, from).some((target) => of.has(target)) &&
        (imported === "*" || words.has(local.split(".")[0] ?? local)),
    );
  };
}
