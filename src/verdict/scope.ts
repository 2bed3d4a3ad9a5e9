/** A side of which a run looks at a part: what is known of the rest are names and imports, live and in a replay alike. */

import { type ImportGraph, importGraph, type MakeGraph } from "../affected/imports.ts";
import { codePathsOf, isStub } from "../escapes/files.ts";
import type { ChangedFile } from "../model/change.ts";
import { compareText } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { RunScope, ScopePaths } from "../model/scope.ts";
import { controlsOf } from "../probes/looked/plan.ts";
import type { FileObservation, Observation } from "../session/observe/observation.ts";
import { type Import, importsIn } from "../syntax/imports.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import { entriesOf } from "./entries.ts";
import { type RecordedScope, type RunRecord, renamesIn, type SideFacts, type SideRun } from "./record.ts";

/** The files of a program that are looked at, in canonical order. */
export function lookedOf({ program, scope }: Pick<SideFacts, "program" | "scope">): readonly string[] {
  return scope?.looked ?? program;
}

/** One root of a server on each side that has it, whole. */
export type WholeRoot = Readonly<Partial<Record<Side, SideFacts>>> & {
  /** Whether where it enters import cycles decides what it finds. */
  readonly isOrdered?: boolean;
};

/** How many files the programs and the change have together, each path once. */
export function sizeOf(changedFiles: readonly ChangedFile[], roots: readonly WholeRoot[]): number {
  const changed = changedFiles.flatMap(({ from, to }) => [from, to]).filter((path) => path !== null);
  return new Set([
    ...changed,
    ...roots.flatMap(({ base, head }) => [...(base?.program ?? []), ...(head?.program ?? [])]),
  ]).size;
}

/**
 * What a run looks at: `found`, by the names of either side, what differs, and what only programs tell: a file that one side's
 * program has and the other's lacks, and what a changed stub stands for. The same files on both sides, through renames; in their order.
 * `of` is how many there are to look at; `beside` are opened besides.
 */
export function scopeIn(
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
  // Whether a stub hides code of the repository is asked of that code.
  for (const path of changed.filter(isStub)) for (const code of codePathsOf(path)) wanted.add(code);
  for (const { base, head } of programs) {
    for (const path of base) if (!head.has(toHead(path))) wanted.add(path);
    for (const path of head) if (!base.has(toBase(path))) wanted.add(path);
  }
  const opened = roots.flatMap(({ base, head, isOrdered }) => [
    ...(base === undefined || isOrdered !== true ? [] : entriesIn(base, [...wanted].map(toBase), makeGraph)),
    ...(head === undefined || isOrdered !== true ? [] : entriesIn(head, [...wanted].map(toHead), makeGraph)),
    ...(head === undefined ? [] : controlsOf(changedFiles, head)),
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
  // A name that the other side gave to another file is looked at under both: one too many, and never one too few.
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

function entriesIn(facts: SideFacts, looked: readonly string[], makeGraph: MakeGraph): ReadonlySet<string> {
  const { program } = facts;
  const own = new Set(program);
  return entriesOf({
    graph: graphOf(facts, makeGraph),
    program,
    looked: looked.filter((path) => own.has(path)),
    reading: facts.reading,
  });
}

type KnownGraph = { readonly program: SideFacts["program"]; readonly graph: ImportGraph };
/** By what gives a side's texts: the graph is asked for before the first look, before the second, and after it. */
const knownGraphs = new WeakMap<SideFacts["text"], KnownGraph>();

export function graphOf(side: SideFacts, make: MakeGraph = importGraph): ImportGraph {
  const { program, text } = side;
  const known = knownGraphs.get(text);
  if (known?.program === program) return known.graph;
  const graph = make(program, (path) => importsBy(side, path));
  knownGraphs.set(text, { program, graph });
  return graph;
}

/** Undefined for a run that looks at every file. */
export function pathsOf(scope: RunScope | undefined): ScopePaths | undefined {
  return scope === undefined || scope.mode === "full" ? undefined : scope.paths;
}

/** What a server is given: its own, or that of the whole run. */
export function scopeFor(
  { scope, scopes }: Pick<RunRecord, "scope" | "scopes">,
  server: string,
): RunScope | undefined {
  return scopes?.[server] ?? scope;
}

/** The same change, with what one server is given. */
export function changeFor<Change extends Pick<RunRecord, "scope" | "scopes">>(
  change: Change,
  server: string,
): Change {
  const scope = scopeFor(change, server);
  return scope === undefined ? change : { ...change, scope };
}

/**
 * Without the texts of what is not looked at: a trace does not have them either, and no conclusion may rest on what only
 * a live run could read. Who imports whom is asked of the whole program.
 */
export function withinScope(facts: SideFacts, side: Side, scope: RunScope | undefined): SideFacts {
  const paths = pathsOf(scope);
  if (paths === undefined) return facts;
  const wanted = new Set([...paths[side], ...besideOn(side, scope)]);
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

/** Of a look for which others were opened besides: what it says of the files that the run is about. */
export function aboutScope(run: SideRun, side: Side, scope: RunScope | undefined): SideRun {
  const left = besideOn(side, scope);
  if (left.size === 0 || run.scope === undefined) return run;
  const [beside, looked] = [run.scope.looked.filter((path) => left.has(path)), run.scope.looked];
  return {
    ...run,
    scope: { ...run.scope, looked: looked.filter((path) => !left.has(path)), beside },
    observation: foundWithout(run.observation, left),
  };
}

/** One of them that has no answer stays unknown: where a circle was entered is not known then. */
export function foundWithout(observation: Observation, left: ReadonlySet<string>): Observation {
  if (left.size === 0) return observation;
  const isAbout = (file: FileObservation) => file.kind === "unknown" || !left.has(file.path);
  return { ...observation, files: observation.files.filter(isAbout) };
}

export function besideOn(side: Side, scope: RunScope | undefined): ReadonlySet<string> {
  return new Set(scope === undefined || scope.mode === "full" ? [] : scope.beside?.[side]);
}

/** The files of a program that are open, in canonical order: those that are looked at, and others besides. */
export function openedIn({ program, scope }: Pick<SideFacts, "program" | "scope">): readonly string[] {
  if (scope === undefined) return program;
  const opened = new Set([...scope.looked, ...(scope.beside ?? [])]);
  return program.filter((path) => opened.has(path));
}

/** For the header of a trace; undefined where its session opens every file, and the texts are in it. */
export function recordedScope(facts: SideFacts, scope: RunScope | undefined): RecordedScope | undefined {
  if (pathsOf(scope) === undefined) return undefined;
  const { program } = facts;
  return { program, imports: program.map((path) => importsBy(facts, path)) };
}

export function importsBy(facts: SideFacts, path: string): readonly Import[] {
  const importsOf = facts.scope?.importsOf ?? facts.importsOf;
  if (importsOf !== undefined) return importsOf(path);
  const language = syntaxLanguage(facts.languageId(path));
  return language === undefined ? [] : importsIn(language, facts.text(path) ?? "");
}
