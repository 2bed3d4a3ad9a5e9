/**
 * Types of an observation: all findings of one Snapshot by one Pin under one Schedule; each file is `final` or
 * `unknown` with evidence.
 */

import type { UnknownReason } from "../../model/codes.ts";
import { compact } from "../../model/compact.ts";
import { type Digest, sha256 } from "../../model/digest.ts";
import type { Finding, Range } from "../../model/finding.ts";
import type { AskedFixes } from "../../model/fixes.ts";
import { canonical } from "../../model/json.ts";
import type { LookedUp } from "../../model/lookup.ts";
import type { Limit } from "../../model/report.ts";

export type FileObservation =
  | {
      readonly kind: "final";
      readonly path: string;
      readonly findings: readonly Finding[];
      /** Code that the server does not check, as far as it marks it. */
      readonly unreachable: readonly Range[];
      /** Sources of findings that had to leave the file out; absent for none. */
      readonly silent?: readonly string[];
    }
  | {
      readonly kind: "unknown";
      readonly path: string;
      readonly reason: UnknownReason;
      /** Reason in the server's words; absent if `reason` says it all. */
      readonly why?: string;
    };

/** Failure of a whole session, whose findings are then not used. */
export type SessionFailure = { readonly code: FailureCode; readonly message: string };

export type FailureCode =
  | "server-not-started"
  | "server-crashed"
  | "server-timeout"
  | "server-protocol"
  | "server-not-ready"
  | "server-configuration"
  /** The input of the server refers to files outside of the repository. */
  | "outside"
  | "canary-failed"
  | "file-count-mismatch"
  /** The cached observation differs from the new one. */
  | "digest-mismatch"
  /** Another job was to check it, and its result is not here. */
  | "shard-missing"
  | "cancelled";

/** Returns the digest of the result that a replay must reproduce from the same messages. */
export function observationDigest({ files, lookups }: Pick<Observation, "files" | "lookups">): string {
  return sha256(canonical([files, lookups]));
}

/**
 * Returns the content of a trace's `result` entry: the findings of each file, without the files that have none, to keep
 * traces of large projects small. The digest covers all files.
 */
export function resultOf(observation: Observation): object {
  return {
    observation: observationDigest(observation),
    files: observation.files.filter(
      (file) =>
        file.kind === "unknown" ||
        file.findings.length > 0 ||
        file.unreachable.length > 0 ||
        file.silent !== undefined,
    ),
    lookups: observation.lookups,
    failure: observation.failure ?? null,
    ...compact({ probes: observation.probes, fixes: observation.fixes }),
  };
}

export type ProbeRecord = {
  /** Digest of the probed texts, in their order; separate, because no result depends on them. */
  readonly digest: Digest;
  readonly asked: number;
  /** Failure that makes the probes useless, or null. */
  readonly failure: SessionFailure | null;
};

export type Observation = {
  /** Files in schedule order. */
  readonly files: readonly FileObservation[];
  /** Failure of the session; undefined if it was healthy from its first message to its last. */
  readonly failure: SessionFailure | undefined;
  /**
   * Evidence that the server was ready; absent if there was none, and for a server that was queried about another tree
   * before.
   */
  readonly ready?: string;
  /** sha256 over the ordered list of opens and requests. */
  readonly schedule: string;
  /** Look-ups that ran after the last file, in order. */
  readonly lookups: readonly LookedUp[];
  readonly limits: readonly Limit[];
  /** Queries outside the schedule, in no other digest; absent if there were none. */
  readonly probes?: ProbeRecord;
  /** Fixes that the server offers for findings, in no digest; absent if it was not queried. */
  readonly fixes?: AskedFixes;
};
