/** What is reported of a run that could not measure: the parts of a Report before a server was asked. */
import type { ObservedCode } from "../model/codes.ts";
import { UserError } from "../model/errors.ts";
import { diskHint, machineProblem, refusalIn } from "../model/machine.ts";
import type { FailOn, PolicySummary, Reason, ServerSummary } from "../model/report.ts";
import { defaultConfig } from "../policy/config.ts";
import type { ChosenServer } from "../policy/policy.ts";
import { reason } from "./judge.ts";
import type { RunRecord } from "./record.ts";

/** A full disk is the world's failing, not a broken invariant. */
export function machineReason(error: unknown): Reason<ObservedCode> | undefined {
  if (error instanceof UserError && error.code === "machine-limit")
    return reason("machine-limit", error.message, error.hint);
  const refusal = refusalIn(error);
  if (refusal?.kind === "disk")
    return reason("disk", "a scratch file could not be written: the disk is full or broken", diskHint);
  const problem = refusal && machineProblem(error);
  return problem && reason("machine-limit", problem.message, problem.hint);
}

export function unstarted(server: ChosenServer): ServerSummary {
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

/** What is known of the policy before a configuration was read. */
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

export const noCommits = { base: { commit: null, tree: null }, head: { commit: null, tree: null } };

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
