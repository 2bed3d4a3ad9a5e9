/** Which new findings of one stop of a walk are those of the stop before it: nothing but matching, no server is asked. */
import type { ComparedFinding, Place } from "../core/finding.ts";
import { changedSources } from "../gate/change.ts";
import type { MeasuredRun } from "../gate/gate.ts";
import { treeChanges } from "../repo/changes.ts";
import type { Profile } from "../servers/profile.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { compareSides } from "../verdict/measure.ts";
import type { ServerRun, SideRun } from "../verdict/record.ts";
import { lookedOf } from "../verdict/scope.ts";
import { createReadings } from "../workspace/readings.ts";

/** A stop, as the next one is compared with it, once its trees are gone. */
export type LastStop = {
  readonly tree: string;
  readonly news: readonly ComparedFinding[];
  /** Head of each server. */
  readonly sides: ReadonlyMap<string, SideRun>;
  readonly ignore: readonly string[];
};

/** Texts of files are kept only where there is anything new in head: nothing else is looked for again. */
export function lastStopOf(
  { record, runs, tree }: MeasuredRun,
  news: readonly ComparedFinding[],
  parser: SyntaxParser,
): LastStop {
  const sides = new Map(
    runs.flatMap((run) => (news.length === 0 ? [] : [[run.server.id, keptSide(run.sides.head, parser)]])),
  );
  return { tree, news, sides, ignore: record.ignore };
}

function keptSide(side: SideRun, parser: SyntaxParser): SideRun {
  const texts = new Map(
    [...lookedOf(side), ...side.configurationFiles].map((path) => [path, side.text(path)]),
  );
  const text = (path: string) => texts.get(path);
  return { ...side, text, reading: createReadings(parser, side.languageId, text) };
}

/** By id: of what is new here the id that it had there. */
export async function carriedFrom(
  before: LastStop | null,
  { repository, runs, tree }: MeasuredRun,
  news: readonly ComparedFinding[],
  profiles: readonly Profile[],
): Promise<ReadonlyMap<string, string>> {
  if (before === null || before.news.length === 0 || news.length === 0) return new Map();
  const isSource = (path: string) => profiles.some((profile) => profile.isSource(path));
  const changes = await treeChanges(repository, before.tree, tree);
  const change = { changedFiles: changedSources(changes, isSource), ignore: before.ignore };
  return new Map(runs.flatMap((run) => carriedBy(run, before, news, change)));
}

function carriedBy(
  { server: { id }, sides: { head } }: ServerRun,
  before: LastStop,
  news: readonly ComparedFinding[],
  change: Parameters<typeof compareSides>[0],
): readonly (readonly [string, string])[] {
  const base = before.sides.get(id);
  if (base === undefined) return [];
  const old = new Map(
    before.news.filter(({ server }) => server === id).map((one) => [placeKey(one, one), one.id]),
  );
  const pairs = compareSides(change, { base, head }).findings.flatMap((one) =>
    one.base === null ? [] : [[placeKey(one, one), placeKey(one, one.base)] as const],
  );
  const cameFrom = new Map(pairs);
  return news.flatMap((one) => {
    const was = one.server === id ? old.get(cameFrom.get(placeKey(one, one)) ?? "") : undefined;
    return was === undefined ? [] : [[one.id, was] as const];
  });
}

/** Not by the message, which names what was renamed. */
function placeKey({ code }: Pick<ComparedFinding, "code">, { path, range: { start, end } }: Place): string {
  return JSON.stringify([path, start.line, start.character, end.line, end.character, code]);
}
