/** The server's own command checks both trees whole, and decides which files differ: those the server is asked about, and the changed ones. */
import type { Side } from "../core/report.ts";
import type { CompiledFiles, CompiledRoots, RunScope } from "../core/scope.ts";
import { plural } from "../core/text.ts";
import type { ObservationCache } from "../observe/cache/cache.ts";
import { differingFiles } from "../verdict/compiled.ts";
import { type RunRecord, renamesIn } from "../verdict/record.ts";
import { scopeIn, sizeOf, type WholeRoot } from "../verdict/scope.ts";
import type { OpenedRoot } from "../workspace/open-roots.ts";
import { wholeAnswer } from "../workspace/whole.ts";
import { decideScope, type ScopeInput, type Wanted, whyUncompared } from "./scope.ts";
import type { OpenedServer } from "./servers/open.ts";

export type Comparing = {
  /** What earlier runs were told; null where the command is to be run. */
  readonly cache: ObservationCache | null;
  /** With two, both sides are checked at the same time. */
  readonly processors: number;
};

/** What the servers of a run are given, where that is less than every file, or was to be; one for all where there is one server. */
export async function decideScopes(
  of: ScopeInput,
  { isAffected, compared }: Wanted,
  by: Comparing,
): Promise<Pick<RunRecord, "scope" | "scopes">> {
  if (isAffected) return { scope: await decideScope(of) };
  const isAlone = of.opened.length === 1;
  const scopes: Record<string, RunScope> = {};
  for (const server of of.opened) {
    const { id } = server.ready.chosen.profile;
    if (!compared.has(id) || (server.roots.length === 0 && !isAlone)) continue;
    const scope = await completeScope(of, server, by);
    if (isAlone) return { scope };
    scopes[id] = scope;
  }
  return Object.keys(scopes).length === 0 ? {} : { scopes };
}

async function completeScope(of: ScopeInput, server: OpenedServer, by: Comparing): Promise<RunScope> {
  const { changedFiles, readings } = of;
  const roots = server.roots.map(wholeRoot);
  const full = (why: string): RunScope => ({ mode: "full", of: sizeOf(changedFiles, roots), why });
  const whole = whyUncompared({ ...of, opened: [server] });
  if (whole !== undefined) return full(whole);
  const compared: Compared[] = [];
  for (const root of server.roots) compared.push(await compareRoot(root, renamesIn(changedFiles), by));
  const [first] = compared.flatMap(({ why }) => why ?? []);
  if (first !== undefined && compared.every(({ why }) => why !== null)) return full(first);
  if (roots.every(({ head }) => (head?.program.length ?? 0) === 0))
    return full("head has no file that is checked");
  const found = compared.flatMap(({ differing }) => differing);
  const { paths, beside, of: size } = scopeIn(found, changedFiles, roots, readings.graph);
  const changed = new Set(changedFiles.flatMap(({ from, to }) => [from, to]));
  const others = new Set(compared.flatMap(({ why, differing }) => (why === null ? differing : [])));
  const named = [
    `${plural(changedFiles.length, "file")} changed`,
    `${plural([...others].filter((path) => !changed.has(path)).length, "other file")} differ in what it finds`,
    ...compared.flatMap(({ root, why }) => (why === null ? [] : [`every file of ${root}, because ${why}`])),
  ];
  return {
    mode: "complete",
    ...{ paths, beside, of: size, why: named.join(", ") },
    compiled: compiledOf(compared, paths),
  };
}

function wholeRoot({ sides: { base, head } }: OpenedRoot): WholeRoot {
  return {
    ...(base === undefined ? {} : { base: base.facts }),
    ...(head === undefined ? {} : { head: head.facts }),
  };
}

type Compared = {
  readonly root: string;
  /** Why every file of the root is to be checked, or null. */
  readonly why: string | null;
  readonly differing: readonly string[];
  readonly compiled?: Readonly<Record<Side, CompiledFiles>>;
};

async function compareRoot(
  opened: OpenedRoot,
  renames: ReadonlyMap<string, string>,
  { cache, processors }: Comparing,
): Promise<Compared> {
  const root = opened.root.folder;
  const ask = (side: Side) => wholeAnswer(opened, side, cache);
  const begun = ask("base");
  if (processors < 2) await begun;
  const [base, head] = await Promise.all([begun, ask("head")]);
  const unchecked = [base, head].find((one) => one.kind === "unchecked");
  if (base.kind === "checked" && head.kind === "checked")
    return {
      ...{ root, why: null, compiled: { base: base.files, head: head.files } },
      differing: differingFiles(base.files, head.files, renames),
    };
  const programs = [opened.sides.base, opened.sides.head].map((side) => side?.facts.program ?? []);
  return { root, why: unchecked?.why ?? "", differing: programs.flat() };
}

/** Of the files that the server is asked about: what the others have is the same on both sides. */
function compiledOf(
  compared: readonly Compared[],
  paths: Readonly<Record<Side, readonly string[]>>,
): CompiledRoots {
  const within = (files: CompiledFiles, side: Side): CompiledFiles => {
    const asked = new Set(paths[side]);
    return Object.fromEntries(Object.entries(files).filter(([path]) => asked.has(path)));
  };
  return Object.fromEntries(
    compared.flatMap(({ root, compiled }) =>
      compiled === undefined
        ? []
        : [[root, { base: within(compiled.base, "base"), head: within(compiled.head, "head") }]],
    ),
  );
}
