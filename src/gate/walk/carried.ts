/** Keeps a stop for the comparison with the next one, when its trees are gone. */

import { treeChanges } from "../../git/changes.ts";
import type { ComparedFinding } from "../../model/finding.ts";
import type { Profile } from "../../servers/profile.ts";
import type { SyntaxParser } from "../../syntax/parser.ts";
import { type CarryingState, carriedNews } from "../../verdict/carried.ts";
import type { SideRun } from "../../verdict/record.ts";
import { lookedOf } from "../../verdict/scope.ts";
import { createReadings } from "../../workspace/readings.ts";
import { changedSources } from "../change.ts";
import type { MeasuredRun } from "../shards/sharing.ts";

export type LastStop = CarryingState & { readonly tree: string; readonly ignore: readonly string[] };

/**
 * Builds the kept stop. Texts of files are kept only if there is anything new in head: no other finding is searched
 * again.
 */
export function lastStopOf(
  { record, runs, tree }: MeasuredRun,
  news: readonly ComparedFinding[],
  parser: SyntaxParser,
): LastStop {
  const kept = news.length === 0 ? [] : runs;
  const sides = new Map(kept.map((run) => [run.server.id, keptSide(run.sides.head, parser)]));
  return { tree, news, sides, ignore: record.ignore };
}

function keptSide(side: SideRun, parser: SyntaxParser): SideRun {
  const texts = new Map(
    [...lookedOf(side), ...side.configurationFiles].map((path) => [path, side.text(path)]),
  );
  const text = (path: string) => texts.get(path);
  return { ...side, text, reading: createReadings(parser, side.languageId, text) };
}

/** Maps the id of a new finding to its id at the previous stop. */
export async function carriedFrom(
  before: LastStop | null,
  { repository, runs, tree }: MeasuredRun,
  news: readonly ComparedFinding[],
  profiles: readonly Profile[],
): Promise<ReadonlyMap<string, string>> {
  if (before === null || before.news.length === 0 || news.length === 0) return new Map();
  const isSource = (path: string) => profiles.some((profile) => profile.isSource(path));
  const changedFiles = changedSources(await treeChanges(repository, before.tree, tree), isSource);
  const sides = new Map(runs.map((run) => [run.server.id, run.sides.head]));
  return carriedNews(before, { news, sides }, { changedFiles, ignore: before.ignore });
}
