/** The stops of a walk by servers that stay, head among them, so that their last state can be held against fresh servers. */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { ComparedFinding } from "../core/finding.ts";
import { canonical } from "../core/json.ts";
import { plural } from "../core/text.ts";
import { openWarmServers } from "../observe/warm.ts";
import { openRepository } from "../repo/git.ts";
import type { Stop } from "../reward/walk.ts";
import { keepWorkspaces } from "../workspace/warm.ts";
import { type Found, stopAt, type Walking, type WayGone, walkTo } from "./stops.ts";

export type WarmWalk = { readonly way: WayGone; readonly head: Stop["measured"] };

/** `folder` is made. */
export async function walkWarm(walking: Walking, folder: string): Promise<WarmWalk> {
  const { host, path, parser, request } = walking;
  const last = path.at(-1);
  if (last === undefined) throw new Error("A walk has an end.");
  mkdirSync(folder);
  const sessionsMax = Math.max(sessionsMin, Math.floor(host.capacity().freeBytes / bytesPerSession));
  await using repository = await openRepository(
    { ...host, temporaryFolder: dirname(folder) },
    request.repository,
  );
  await using servers = openWarmServers(host, sessionsMax);
  const trees = [walking.base.tree, ...path.map(({ tree }) => tree)];
  const warm = keepWorkspaces({ folder, servers, repository, parser, trees });
  const way = await walkTo(walking, warm);
  const beyond = { ...way, hidden: [...way.hidden] };
  return { way, head: await stopAt(walking, beyond, last, warm) };
}

/** Of a server on one root: base and head, each once more in the order of the second look. */
const sessionsMin = 2;
const bytesPerSession = 1.5 * 1_024 ** 3;

/** What a walk by servers that stay came to, and fresh servers did not; null where nothing differs. `fresh` is null where head has no reward. */
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
