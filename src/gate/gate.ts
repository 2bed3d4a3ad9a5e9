/**
 * Runs the gate: two commits in, a Report out. Every failure outside becomes a reason in the Report; a problem that a
 * person can fix is a UserError.
 */

import { withSubmodules } from "../git/submodules.ts";
import { compact } from "../model/compact.ts";
import { UserError } from "../model/errors.ts";
import type { Report, ServerSummary } from "../model/report.ts";
import type { Host } from "../platform/host.ts";
import { conclude, concludeUnmeasured } from "../verdict/conclude.ts";
import { createReason } from "../verdict/judge.ts";
import { emptyRecord, noCommits, unreadPolicy, unstartedServer } from "../verdict/unmeasured.ts";
import { readClaims } from "../workspace/claims.ts";
import { reasonForFailure } from "../workspace/outside.ts";
import { createPhases } from "../workspace/phases.ts";
import { createGround, findCommits, type GateHooks, type GateRun, type Ground } from "./ground.ts";
import { observeTrees } from "./observe.ts";
import { readPolicy } from "./policy-source.ts";
import { type Prepared, prepare } from "./prepare.ts";
import { describeRun } from "./record.ts";
import { keepRecording, startRecording } from "./recording.ts";
import type { GateRequest, GateResult } from "./request.ts";
import { type PartOfRun, partial, type RunKind, runPlaceOf, withCosts } from "./shards/sharing.ts";

/** Runs the gate for one request, with the hooks for traces. */
export function runGateWith(host: Host, request: GateRequest, hooks: GateHooks): Promise<GateResult> {
  return runKindWith(host, request, hooks, { kind: "alone" });
}

/**
 * Runs the gate as one of the kinds of runs (alone, in shards, in a walk, after each save). An error from outside
 * becomes a report that says how far the run got; only a problem of the request or a defect throws.
 */
export async function runKindWith(
  machine: Host,
  request: GateRequest,
  hooks: GateHooks,
  of: RunKind,
): Promise<GateResult> {
  const host = { ...machine, stop: request.signal };
  if (host.platform !== "linux") {
    throw new UserError(
      "unsupported-platform",
      `this release runs only on Linux, and this machine runs ${host.platform}`,
    );
  }
  const phases = createPhases(host, request.progress);
  const run: GateRun = { host, request, hooks, phases };
  const walk = of.kind === "walk" ? of : null;
  let known = {
    record: emptyRecord(unreadPolicy(request.policy.failOn), noCommits),
    servers: [] as readonly ServerSummary[],
  };
  try {
    await using owned = new AsyncDisposableStack();
    walk?.warm?.empty();
    const { repository, revisions, scratch } = await findCommits(run, runPlaceOf(of), owned);
    if (revisions.kind === "unavailable") {
      const why = createReason(revisions.code, revisions.message, revisions.hint);
      return { report: concludeUnmeasured(known.record, why, []), run: phases.end() };
    }
    const isWritten = request.head.kind === "work-tree" || request.head.kind === "edited";
    const unfinished = isWritten ? hooks.unfinishedEdit(host, repository.top) : null;
    if (unfinished !== null) {
      const why = createReason("edit-unfinished", unfinished.message, unfinished.hint);
      return { report: concludeUnmeasured(known.record, why, []), run: phases.end() };
    }
    const note = (text: string) => request.progress({ kind: "note", text });
    for (const text of revisions.notes) note(text);
    const policy = walk?.policy ?? (await readPolicy(repository, revisions, request));
    for (const text of policy.notes ?? []) note(text);
    known = { record: emptyRecord(policy.summary, revisions), servers: policy.servers.map(unstartedServer) };
    phases.next("preparing servers and trees");
    const entered = await withSubmodules(repository, revisions);
    const found = { repository, commits: revisions, revisions: entered, scratch, policy };
    const ground = createGround(run, of, found, owned);
    const report = await compareTrees(ground, of);
    const sources = ground.cache?.end(walk?.hold ?? undefined) ?? [];
    const facts = withCosts(phases.end(), sources, of.kind === "joined" ? of.shards.costs : undefined);
    const judged = revisions.annotate?.commit ?? revisions.head.commit;
    return { report, run: facts, judged, top: repository.top };
  } catch (error) {
    const why = reasonForFailure(error, request);
    if (why === undefined) throw error;
    return { report: concludeUnmeasured(known.record, why, known.servers), run: phases.end() };
  }
}

/**
 * Prepares, observes and concludes one comparison. A part of a run ends after the preparation, because another job
 * concludes.
 */
async function compareTrees(ground: Ground, of: RunKind): Promise<Report> {
  const { request, policy, commits, repository } = ground;
  const servers = policy.servers.map(unstartedServer);
  await using prepared = await prepare(ground, of.kind);
  if (of.kind === "part") {
    await of.begin(partOf(prepared));
    return concludeUnmeasured(emptyRecord(policy.summary, commits), partial, servers);
  }
  const makeRecord = await describeRun(prepared);
  const { unopened } = prepared;
  if (unopened[0] !== undefined && prepared.servers.length === 0)
    return concludeUnmeasured(await makeRecord([]), unopened[0].why, servers);
  const recording = await startRecording(prepared, makeRecord);
  const claims = await readClaims(repository, commits, prepared.changes, policy.config);
  const judge = async (): Promise<Report> => {
    const { record, runs, bumps, replay } = await observeTrees(prepared, makeRecord, recording);
    const tampering = request.tampering?.() ?? [];
    const report = conclude(record, runs, { tampering, replay, bumps, claims, unopened });
    request.progress({ kind: "findings", counts: report.counts });
    if (of.kind === "walk")
      await of.measured({ repository, record, runs, report, tree: ground.revisions.head.tree });
    return report;
  };
  const report = await judge().catch((error: unknown) => {
    // A cancelled run keeps its recording: a person often cancels a server that hangs, and the trace shows why.
    const why = reasonForFailure(error, request);
    if (why?.code !== "cancelled" || recording === null) throw error;
    return concludeUnmeasured(recording.record, why, servers);
  });
  if (recording !== null) keepRecording(request, recording.folder, request.traceFolder ?? "", report);
  return report;
}

/** Returns the opened roots, the scope and the cache, from which a job plans or checks its part of a run. */
function partOf({ ground, early, change }: Prepared): PartOfRun {
  const { identity, cache, phases, pool } = ground;
  const { scope, scopes } = change;
  return {
    opened: early ?? [],
    ...compact({ scope, scopes }),
    identity,
    cache,
    phases,
    width: pool.room().roots,
  };
}
