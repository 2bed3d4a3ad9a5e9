/**
 * Whether one process of a server looks at base and then at head, where two beside each other would be done no earlier. What a run finds does
 * not depend on it (docs/speed-of-base.md).
 */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../core/json.ts";
import type { ProcessChoice } from "../core/run-facts.ts";
import type { RunScope } from "../core/scope.ts";
import { plural } from "../core/text.ts";
import { readOptional } from "../files.ts";
import { type Difference, differing } from "../observe/differences.ts";
import { lookedOf, withinScope } from "../verdict/scope.ts";
import { mattersToAll } from "../verdict/whole-program.ts";
import { restOf, type Workspace } from "./open.ts";
import type { OpenedRoot } from "./open-roots.ts";

export type SharedProcess = ProcessChoice & {
  /** What the process is told of when it goes on from base's tree to head's. */
  readonly differences: readonly Difference[];
};

export function whetherShared(
  { server, sides: { base, head } }: OpenedRoot,
  { processors, scope }: { readonly processors: number; readonly scope?: RunScope | undefined },
): SharedProcess {
  const { profile, sandbox } = server.chosen;
  const isTwo = (why: string): SharedProcess => ({ isOne: false, why, differences: [] });
  if (base === undefined || head === undefined) return isTwo("one side does not have it");
  if (base.refusal !== null || head.refusal !== null) return isTwo("it is not started on one side");
  if (sandbox !== undefined) return isTwo("it is kept in a sandbox");
  if (startOf(base) !== startOf(head)) return isTwo("what it is told at its start differs");
  if (profile.walks?.forgets?.by === "edit") return sharedOfParts({ base, head }, scope);
  return processors > processorsMax
    ? isTwo(`there are ${processors} processors`)
    : {
        isOne: true,
        why: `${plural(processors, "processor")}, which one process keeps busy`,
        differences: [],
      };
}

/** Of pyright one process keeps 1.4 busy. */
const processorsMax = 2;

/**
 * Of a server that keeps its program and takes in what it is told of: it costs what it loads, for which it has all processors, and what it
 * checks, for which it has one. Two that check a part load as much as two that check all.
 */
function sharedOfParts(
  { base, head }: { readonly base: Workspace; readonly head: Workspace },
  scope: RunScope | undefined,
): SharedProcess {
  const isTwo = (why: string): SharedProcess => ({ isOne: false, why, differences: [] });
  const isPart = (side: "base" | "head", { facts }: Workspace) =>
    lookedOf(withinScope(facts, side, scope)).length <= facts.program.length * partMax;
  if (!isPart("base", base) || !isPart("head", head))
    return isTwo("what it checks costs more than what it loads");
  if (restOf(base.tree, "") !== restOf(head.tree, "")) return isTwo("more than plain files differs");
  // Where a file really lies is asked of what a link leads to, and the tree itself has two names then.
  if (!hasOneName(base) || !hasOneName(head)) return isTwo("links lead into its tree");
  const differences = differing(blobsOf(base), blobsOf(head));
  const whole = differences.find(({ path }) => mattersToAll(path));
  if (whole !== undefined) return isTwo(`${whole.path} differs`);
  return { isOne: true, why: "few of its files are looked at, and it loads them all", differences };
}

const partMax = 0.25;

function hasOneName({ tree: { root, written, linked } }: Workspace): boolean {
  return written.links.length === 0 && linked.every((name) => lstatSync(join(root, name)).isSymbolicLink());
}

function blobsOf({ tree: { written } }: Workspace): ReadonlyMap<string, string> {
  return new Map(written.files.map(({ path, blob }) => [path, blob]));
}

/** All but the tree. Packages that lie in it, such as a copied environment, lead to the sources of that one side. */
function startOf({ prepared: { context, toolchain, places, packages, dependencies } }: Workspace): string {
  const { settings, overlays = [], parts = [] } = context;
  // What answers the server in the place of an interpreter.
  const answers = Object.values(context.toolchain).map((file) => readOptional(file) ?? null);
  return canonical({ settings, overlays, parts, toolchain, answers, places, packages, dependencies });
}
