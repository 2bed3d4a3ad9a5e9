/**
 * Walks with servers that stay. First the servers of the gate's own run check head. Then the two sides swap: a server
 * that checked base alone walks on from there and reaches head for the first time. Its findings there are compared with
 * the first ones.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { openRepository } from "../../git/git.ts";
import type { ComparedFinding } from "../../model/finding.ts";
import { canonical } from "../../model/json.ts";
import { plural } from "../../model/text.ts";
import type { Stop } from "../../reward/walk.ts";
import { openServerPool } from "../../session/pool/pool.ts";
import { keepWorkspaces } from "../../workspace/warm.ts";
import type { GateRequest } from "../request.ts";
import {
  type Found,
  type MeasuredAt,
  measureStop,
  nothingGone,
  stopAt,
  type Walking,
  type WayGone,
  walkTo,
} from "./stops.ts";

export type WarmWalk = {
  /** Walk to the last stop before head. */
  readonly way: WayGone;
  /** Head, as the gate's own run found it, and which of its new findings the previous stop had. */
  readonly own: MeasuredAt;
  /** Difference of the findings of the servers that walked, or why they have none; null if there is none. */
  readonly difference: string | null;
};

/** Walks to head. `folder` is created here; `request` is that of the gate's own run, and `toHead` reports its start. */
export async function walkWarm(
  walking: Walking,
  request: GateRequest,
  folder: string,
  toHead: () => void,
): Promise<WarmWalk> {
  const { host, path, parser } = walking;
  const last = path.at(-1);
  if (last === undefined) throw new Error("A walk has an end.");
  mkdirSync(folder);
  await using repository = await openRepository(
    { ...host, temporaryFolder: dirname(folder) },
    request.repository,
  );
  await using pool = openServerPool(host);
  const trees = [walking.base.tree, ...path.map(({ tree }) => tree)];
  const warm = keepWorkspaces({ folder, pool, repository, parser, trees });
  let found: Found | null = null;
  const first = nothingGone();
  const writes: (() => void)[] = [];
  // A trace is one session's, from its start to its end; and where there is little memory no server stays beside the next.
  const isShared = request.traceFolder === undefined && pool.walk.holdsRoot;
  const run = {
    policy: null,
    warm: isShared ? warm : null,
    hold: isShared ? (write: () => void) => void writes.push(write) : null,
  };
  toHead();
  const own = await measureStop(walking, request, run, (of) => {
    found = of;
    return Promise.resolve(first);
  });
  if (request.signal.aborted) return { way: nothingGone(), own, difference: null };
  warm.exchange();
  const way = await walkTo(walking, warm);
  const head = await stopAt(walking, { ...way, hidden: [...way.hidden] }, last, warm);
  const areWell = await pool.walk.end();
  if (request.signal.aborted) return { way, own, difference: null };
  const isTampered = (request.tampering?.() ?? []).length > 0;
  const difference = isTampered
    ? "something wrote to the runner's command files while servers walked: every commit was looked at by fresh ones"
    : areWell
      ? differenceOf(head, found)
      : inWords("one was not well to its end");
  // What a run keeps was found by servers that were well to their end.
  if (difference === null) for (const write of writes) write();
  for (const one of own.relevant ?? []) way.relevant.add(one);
  way.hidden.push(...first.hidden);
  const measured =
    own.measured.kind === "measured" && head.kind === "measured"
      ? { ...own.measured, carried: head.carried }
      : own.measured;
  return { way, own: { ...own, measured }, difference };
}

/**
 * Returns the difference between the servers that walked and fresh ones; null if there is none. `fresh` is null if head
 * has no reward.
 */
export function differenceOf(warm: Stop["measured"], fresh: Found | null): string | null {
  if (warm.kind === "unscored")
    return fresh === null ? null : inWords(`they have no reward for it: ${warm.why}`);
  if (fresh === null) return inWords("fresh ones have no reward for it");
  const [ours, theirs] = [warm, fresh].map(
    ({ findings }) => new Map(findings.map((one) => [textOf(one), one])),
  );
  const [gone, come] = [without(ours, theirs), without(theirs, ours)];
  const [first] = [...gone, ...come];
  if (first !== undefined) {
    const place = `${first.path}:${first.range.start.line + 1} ${first.code ?? "without a code"}`;
    return inWords(`${plural(Math.max(gone.length, come.length), "finding")}, first ${place}`);
  }
  const isAlike = warm.safety === fresh.safety && warm.confidence === fresh.confidence;
  return isAlike ? null : inWords(`confidence ${warm.confidence} instead of ${fresh.confidence}`);
}

function without(
  some: ReadonlyMap<string, ComparedFinding> = new Map(),
  others: ReadonlyMap<string, ComparedFinding> = new Map(),
): readonly ComparedFinding[] {
  return [...some].flatMap(([text, one]) => (others.has(text) ? [] : [one]));
}

function textOf({ id, state, path, range, code, severity, message, proof }: ComparedFinding): string {
  return canonical({ id, state, path, range, code, severity, message, proof: proof?.kind ?? null });
}

function inWords(what: string): string {
  return `the servers that walked from commit to commit found something else in head than fresh ones (${what}): every commit was looked at by fresh ones`;
}
