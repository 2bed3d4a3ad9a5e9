/** Both trees written out, what differs between them, and what was left out. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Side } from "../core/report.ts";
import { lines } from "../core/text.ts";
import { alignLines, type Hunk } from "../delta/lines.ts";
import type { Comparison } from "../repo/base.ts";
import { type Change, treeChanges } from "../repo/changes.ts";
import { linkDependencies, type UnlinkedDependency } from "../repo/dependencies.ts";
import type { Repository } from "../repo/git.ts";
import { readBlob } from "../repo/objects.ts";
import { defaultCaps, type Materialised, materialise } from "../repo/tree.ts";
import type { RunRecord, ShownMap } from "./record.ts";

export type Trees = Readonly<
  Record<
    Side,
    {
      readonly root: string;
      readonly written: Materialised;
      readonly linked: readonly string[];
      readonly unlinked: readonly UnlinkedDependency[];
    }
  >
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
    const { linked, unlinked } = await linkDependencies(repository, root, dependencies);
    return { root, written, linked: linked.map((one) => one.name), unlinked };
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
    // Without the other text (a partial clone, a huge file) nobody knows where a line went.
    shown[change.from] = isThere
      ? await hunksBetween(repository, change.fromBlob, change.toBlob).catch(() => null)
      : null;
  }
  return shown;
}

async function hunksBetween(repository: Repository, from: string, to: string): Promise<readonly Hunk[]> {
  const [one, other] = await Promise.all([readBlob(repository, from), readBlob(repository, to)]);
  return alignLines(lines(one.toString("utf8")), lines(other.toString("utf8"))).hunks;
}

const skippedShownMax = 100;

/** What was left out of the trees; beyond a hundred only how many. */
export function skippedLimits(trees: Trees): RunRecord["limits"] {
  const skipped = [...trees.base.written.skipped, ...trees.head.written.skipped].map((one) => ({
    code: `not-written-${one.kind}`,
    message: `${one.path}: ${one.reason}`,
    count: 1,
  }));
  const unlinked = [...trees.base.unlinked, ...trees.head.unlinked]
    .filter((one) => one.reason !== "missing" && one.reason !== "tracked in the tree")
    .map((one) => ({ code: "dependency-not-linked", message: `${one.name}: ${one.reason}`, count: 1 }));
  const more = skipped.length - skippedShownMax;
  const rest = more > 0 ? [{ code: "not-written", message: "more files were left out", count: more }] : [];
  return [...skipped.slice(0, skippedShownMax), ...rest, ...unlinked];
}

/** git follows renames among at most this many files a side; beyond it an old finding would look new. */
const renamesMax = 5_000;

/** What makes a comparison doubtful as a whole: the run is inconclusive unless something new fails it. */
export function doubts(
  trees: Trees,
  changes: readonly Change[],
  configuration: (root: string) => string,
): RunRecord["limits"] {
  const added = changes.filter((one) => one.status === "added").length;
  const deleted = changes.filter((one) => one.status === "deleted").length;
  const isBeyond = added * deleted > renamesMax * renamesMax;
  const isOther = configuration(trees.base.root) !== configuration(trees.head.root);
  return [
    ...(isBeyond
      ? [
          {
            code: "renames-skipped",
            message: `more than ${renamesMax} files were added and deleted: renames were not followed`,
            count: 1,
          },
        ]
      : []),
    ...(isOther
      ? [
          {
            code: "server-configuration-changed",
            message: "head changes the server's own configuration, so base and head were not checked alike",
            count: 1,
          },
        ]
      : []),
  ];
}
