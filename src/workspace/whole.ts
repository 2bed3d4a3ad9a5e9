/**
 * Runs a server's own command, such as a compiler, on both sides of a root. If its results are equal for a file, the
 * server need not check this file.
 */
import { join } from "node:path";
import type { Side } from "../model/report.ts";
import type { CompiledFiles, CompiledRoots } from "../model/scope.ts";
import { unitName } from "../model/sessions.ts";
import type { ObservationCache } from "../session/observe/cache/cache.ts";
import { checkWhole, type WholeAnswer, type WholeSide } from "../session/observe/whole-run.ts";
import { differingFiles } from "../verdict/compiled.ts";
import type { OpenedRoot } from "./open-roots.ts";
import { homePrefix } from "./scratch.ts";

/** Result of comparing both sides of a root. */
export type ComparedRoot = {
  readonly root: string;
  /** Reason why every file of the root must be checked, or null. */
  readonly why: string | null;
  readonly differing: readonly string[];
  readonly compiled?: Readonly<Record<Side, CompiledFiles>>;
};

/**
 * Compares a root by running the command on both sides. `cache` has the results of earlier runs; null always runs the
 * command. It runs both sides at once if memory has room for two programs.
 */
export async function compareRoot(
  opened: OpenedRoot,
  renames: ReadonlyMap<string, string>,
  cache: ObservationCache | null,
): Promise<ComparedRoot> {
  const root = opened.root.folder;
  const ask = (side: Side) => wholeAnswer(opened, side, cache);
  const begun = ask("base");
  if (opened.context.pool.room().programs < 2) await begun;
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

/**
 * Returns the findings of the command for the files that the server checks. Other files have the same findings on
 * both sides.
 */
export function compileBothSides(
  compared: readonly ComparedRoot[],
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

/** Stores the result of head for later runs, where head is the base. Does nothing if the cache stores nothing. */
export async function keepWhole(opened: OpenedRoot, cache: ObservationCache | null): Promise<void> {
  if (cache?.isKeeping === true) await wholeAnswer(opened, "head", cache);
}

/** Runs the command on one side, or reads the cache. The cache key contains everything that the result depends on. */
async function wholeAnswer(
  { context, server, root, sides }: OpenedRoot,
  side: Side,
  cache: ObservationCache | null,
): Promise<WholeAnswer> {
  const workspace = sides[side];
  if (workspace === undefined)
    return { kind: "unchecked", why: `the root ${root.folder} does not exist in ${side}` };
  const { host, prepared, facts, refusal } = workspace;
  if (refusal !== null) return { kind: "unchecked", why: refusal.message };
  const { chosen, install } = server;
  const { profile, pin } = chosen;
  const compared = prepared.listed.kind === "program" ? prepared.listed.compared : undefined;
  if (compared === undefined || "why" in compared)
    return {
      kind: "unchecked",
      why: compared?.why ?? `Lanser does not know the input files of the command of ${profile.name}`,
    };
  const { toolchain, places, projectDiagnostics } = prepared;
  const name = `${unitName(profile.id, root.folder)}-${side}-whole`;
  const paths = facts.program;
  const live: WholeSide = {
    profile,
    context: prepared.context,
    configuration: compared.configuration,
    schedule: { paths, programFiles: paths.length, keepsOpen: false },
    projectDiagnostics,
    lookups: null,
    repository: context.repository.top,
    scratch: join(context.scratch, `${homePrefix}${name}`),
    reading: facts.reading,
    progress: () => undefined,
    trace: undefined,
    signal: context.signal,
  };
  const begin = () => checkWhole(host, live);
  if (cache === null) return begin();
  const own = { id: profile.id, version: pin.version, treeDigest: install.treeDigest };
  return cache.checkWhole(
    live,
    { name: name.replace(/-(\w+)-whole$/u, " $1 whole"), server: own, toolchain, places },
    begin,
  );
}
