/** Defines the parts of a Report for a run that ended before any server was started. */
import type { ObservedCode } from "../model/codes.ts";
import { UserError } from "../model/errors.ts";
import { diskHint, machineProblem, refusalIn } from "../model/machine.ts";
import type { FailOn, PolicySummary, Reason, ServerSummary } from "../model/report.ts";
import { defaultConfig } from "../policy/config.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { createReason } from "./judge.ts";
import type { RunRecord } from "./record.ts";

/**
 * Returns the reason for an error of the machine; undefined for any other error. A full disk is a failure of the
 * environment: the run is inconclusive and does not crash.
 */
export function machineReason(error: unknown): Reason<ObservedCode> | undefined {
  if (error instanceof UserError && error.code === "machine-limit")
    return createReason("machine-limit", error.message, error.hint);
  const refusal = refusalIn(error);
  if (refusal?.kind === "disk")
    return createReason("disk", "cannot write a temporary file: the disk is full or broken", diskHint);
  const problem = refusal && machineProblem(error);
  return problem && createReason("machine-limit", problem.message, problem.hint);
}

/** Returns the summary of a server that never ran, so that the report still names it and its version. */
export function unstartedServer(server: ChosenServer): ServerSummary {
  const nothing = { files: 0, unknown: 0 };
  return {
    id: server.profile.id,
    version: server.pin.version,
    root: ".",
    skipped: null,
    ended: null,
    treeDigest: null,
    schedule: null,
    interpreter: null,
    base: nothing,
    head: nothing,
  };
}

/**
 * Returns the policy for a run that ends before it can read a configuration: the defaults, and `failOn` of the
 * caller. Even such a run needs a complete report.
 */
export function unreadPolicy(failOn: FailOn | undefined): PolicySummary {
  return {
    origin: "defaults",
    digest: "sha256:".padEnd(71, "0"),
    failOn: failOn ?? defaultConfig.failOn,
    unknown: defaultConfig.unknown,
    inconclusive: defaultConfig.inconclusive,
    volatile: defaultConfig.volatile,
    moved: defaultConfig.moved,
    minReward: defaultConfig.minReward,
    replayMismatch: defaultConfig.replayMismatch,
    reward: defaultConfig.reward,
    change: null,
  };
}

/** Revisions of a run that ended before it read them. */
export const noCommits = { base: { commit: null, tree: null }, head: { commit: null, tree: null } };

/**
 * Returns the record of a run about which only policy and commits are known. A run that fails early still needs a
 * report, which is made from a record.
 */
export function emptyRecord(policy: PolicySummary, compared: Pick<RunRecord, "base" | "head">): RunRecord {
  return {
    base: compared.base,
    head: compared.head,
    policy,
    changedFiles: [],
    policyChanges: [],
    safety: { checks: [], unknown: null },
    ignore: [],
    shown: null,
    limits: [],
  };
}
