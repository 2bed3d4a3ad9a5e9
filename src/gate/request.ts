/** What a run of the gate is asked, and what it gives. */
import type { ObservedCode } from "../model/codes.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Reason, Report } from "../model/report.ts";
import type { BaseRequest, HeadRequest } from "../model/request.ts";
import type { RunFacts } from "../model/run-facts.ts";
import type { StorePlace } from "../session/observe/cache/store.ts";
import type { PolicySource } from "./policy-source.ts";

export type GateRequest = {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  readonly base: BaseRequest;
  readonly head: HeadRequest;
  readonly policy: PolicySource;
  /** A folder with base's own packages, absolute; absent: as configured. */
  readonly baseDependencies?: string;
  /** Of the pull request, from its event. */
  readonly labels?: readonly string[];
  /** What was noticed around the sessions; asked once they have ended. */
  readonly tampering?: () => readonly Reason<ObservedCode>[];
  /** Folders, absolute: only the roots at or below one of them are checked. Empty, and the repository itself: all. */
  readonly roots?: readonly string[];
  /** Absolute; null keeps nothing. */
  readonly cacheFolder: string | null;
  /** Where it is kept which servers were found whole; absent and null: each is read again. */
  readonly verifiedFolder?: string | null;
  /** Where trees of earlier runs are kept; absent and null: each is written anew. */
  readonly treesFolder?: string | null;
  /** What servers found in earlier runs; null and absent ask them all. */
  readonly observations?: StorePlace | null;
  /** Absolute; undefined records nothing. */
  readonly traceFolder: string | undefined;
  /** Keeps traces in which something looks like a secret. */
  readonly allowSecrets?: boolean;
  /** False to see what probes cost, and where nothing differs. */
  readonly isProbed?: boolean;
  /** Asks servers what they would do about what is new, where the configuration does not say so. */
  readonly suggests?: boolean;
  readonly progress: (event: ProgressEvent) => void;
  readonly signal: AbortSignal;
};

export type GateResult = {
  readonly report: Report;
  /** What differs between equal runs, for `run.json`; no hash covers it. */
  readonly run: RunFacts;
  /** The commit that was judged, as people know it: the pull request's own head for GitHub's merge of it. */
  readonly judged?: string | null;
  /** The top folder of the repository, absolute; absent where nothing could be compared. */
  readonly top?: string;
};
