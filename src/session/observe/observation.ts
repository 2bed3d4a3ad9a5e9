/** All findings of one Snapshot by one Pin under one Schedule; each file `final` or `unknown` with evidence. */
import type { UnknownReason } from "../../model/codes.ts";
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
      /** Code that the server does not look at, as far as it marks it. */
      readonly unreachable: readonly Range[];
      /** Sources of findings that had to leave the file out; absent for none. */
      readonly silent?: readonly string[];
    }
  | {
      readonly kind: "unknown";
      readonly path: string;
      readonly reason: UnknownReason;
      /** In the server's words; absent where the reason says it all. */
      readonly why?: string;
    };

/** Why a whole session counts for nothing. */
export type Failure = { readonly code: FailureCode; readonly message: string };

export type FailureCode =
  | "server-not-started"
  | "server-crashed"
  | "server-timeout"
  | "server-protocol"
  | "server-not-ready"
  | "server-configuration"
  /** What it would have been given refers to what is not in the repository. */
  | "outside"
  | "canary-failed"
  | "file-count-mismatch"
  /** What was kept of it is not what it finds now. */
  | "digest-mismatch"
  /** Another job was to look at it, and what that found is not here. */
  | "shard-missing"
  | "cancelled";

/** What a replay must make of the same words. */
export function observationDigest({ files, lookups }: Pick<Observation, "files" | "lookups">): string {
  return sha256(canonical([files, lookups]));
}

/** The same for people too: what was found, file by file, without the files in which nothing was. */
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
    ...(observation.probes === undefined ? {} : { probes: observation.probes }),
    ...(observation.fixes === undefined ? {} : { fixes: observation.fixes }),
  };
}

export type ProbeRecord = {
  /** Over the texts that were asked about, in their order; a digest of its own, because no result depends on them. */
  readonly digest: Digest;
  readonly asked: number;
  /** Why they count for nothing, or null. */
  readonly failure: Failure | null;
};

export type Observation = {
  /** In schedule order. */
  readonly files: readonly FileObservation[];
  /** Undefined when the session was healthy from its first message to its last. */
  readonly failure: Failure | undefined;
  /** What showed that the server was ready to be asked; absent where nothing did, and of one that was asked about another tree before. */
  readonly ready?: string;
  /** sha256 over the ordered list of opens and requests. */
  readonly schedule: string;
  /** What was looked up after the last file, in order. */
  readonly lookups: readonly LookedUp[];
  readonly limits: readonly Limit[];
  /** What was asked beside the schedule, in no other digest; absent where nothing was. */
  readonly probes?: ProbeRecord;
  /** What the server would do about findings, in no digest; absent where it was not asked. */
  readonly fixes?: AskedFixes;
};
