/** Both trees written out, what differs between them, and what was left out. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Side } from "../core/report.ts";
import { lines } from "../core/text.ts";
import { alignLines, type Hunk } from "../delta/lines.ts";
import type { Comparison } from "../repo/base.ts";
import { type Change, treeChanges } from "../repo/changes.ts";
import { linkDependencies } from "../repo/dependencies.ts";
import type { Repository } from "../repo/git.ts";
import { readBlob } from "../repo/objects.ts";
import { defaultCaps, type Materialised, materialise } from "../repo/tree.ts";
import type { RunRecord, ShownMap } from "./record.ts";

export type Trees = Readonly<
  Record<Side, { readonly root: string; readonly written: Materialised; readonly linked: readonly string[] }>
>;

/** Two folders of equal path length, so that no result can depend on which side it is. */
export async function writeTrees(of: {
  readonly repository: Repository;
  readonly scratch: string;
  readonly comparison: Comparison;
  readonly dependencies: readonly string[];
}): Promise<Trees> {
  const { repository, scratch, comparison, dependencies } = of;
  const write = async (side: Side) => {
    const root = join(scratch, side);
    mkdirSync(root);
    const written = await materialise(repository, comparison[side].tree, root, defaultCaps);
    const { linked } = await linkDependencies(repository, root, dependencies);
    return { root, written, linked: linked.map((one) => one.name) };
  };
  const base = await write("base");
  return { base, head: await write("head") };
}

export function renamesOf(changes: readonly Change[]): RunRecord["renames"] {
  return changes.flatMap((one) =>
    one.status === "renamed" && one.from !== null && one.to !== null ? [[one.from, one.to] as const] : [],
  );
}

/** How the analysed merge differs from the pull request's own head, file by file. */
export async function shownMap(repository: Repository, comparison: Comparison): Promise<ShownMap | null> {
  if (comparison.annotate === null || comparison.annotate.tree === comparison.head.tree) return null;
  const shown: Record<string, readonly Hunk[] | null> = {};
  for (const change of await treeChanges(repository, comparison.head.tree, comparison.annotate.tree)) {
    if (change.from === null || !/\.pyi?$/.test(change.from)) continue;
    const isThere = change.status === "modified" && change.fromBlob !== null && change.toBlob !== null;
    shown[change.from] = isThere ? await hunksBetween(repository, change.fromBlob, change.toBlob) : null;
  }
  return shown;
}

async function hunksBetween(repository: Repository, from: string, to: string): Promise<readonly Hunk[]> {
  const [one, other] = await Promise.all([readBlob(repository, from), readBlob(repository, to)]);
  return alignLines(lines(one.toString("utf8")), lines(other.toString("utf8"))).hunks;
}

export function skippedLimits(trees: Trees): RunRecord["limits"] {
  const skipped = [...trees.base.written.skipped, ...trees.head.written.skipped];
  return skipped.map((one) => ({
    code: `not-written-${one.kind}`,
    message: `${one.path}: ${one.reason}`,
    count: 1,
  }));
}
