/** Defines the input and the result of a run of the gate. */
import type { ObservedCode } from "../model/codes.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Reason, Report } from "../model/report.ts";
import type { BaseRequest, HeadRequest } from "../model/request.ts";
import type { RunFacts } from "../model/run-facts.ts";
import type { StorePlace } from "../session/observe/cache/store.ts";
import type { PolicySource } from "./policy-source.ts";

/** What a caller asks of the gate. It has no defaults: the command line and the Action decide them. */
export type GateRequest = {
  /** Folder inside the repository, at any depth; absolute. */
  readonly repository: string;
  readonly base: BaseRequest;
  readonly head: HeadRequest;
  readonly policy: PolicySource;
  /** Folder with base's own packages, absolute; absent: as configured. */
  readonly baseDependencies?: string;
  /** Labels of the pull request, from its event. */
  readonly labels?: readonly string[];
  /** Returns the signs of tampering during the sessions; called once they have ended. */
  readonly tampering?: () => readonly Reason<ObservedCode>[];
  /** Folders, absolute: only the roots at or below one of them are checked. Empty, or the repository itself: all. */
  readonly roots?: readonly string[];
  /** Folder of installed servers; absolute; null keeps none. */
  readonly cacheFolder: string | null;
  /** Folder with the verification results of installed servers; absent and null: each is read again. */
  readonly verifiedFolder?: string | null;
  /** Folder with trees of earlier runs; absent and null: each is written again. */
  readonly treesFolder?: string | null;
  /** Cache of observations of earlier runs; null and absent: all servers are queried. */
  readonly observations?: StorePlace | null;
  /** Folder of the traces; absolute; undefined records nothing. */
  readonly traceFolder: string | undefined;
  /** True to keep traces in which something looks like a secret. */
  readonly allowSecrets?: boolean;
  /** True to run probes. False shows what probes cost, and where they make no difference. */
  readonly isProbed?: boolean;
  /** True to query servers for fixes of new findings, if the configuration does not set it. */
  readonly suggests?: boolean;
  readonly progress: (event: ProgressEvent) => void;
  readonly signal: AbortSignal;
};

/** Report of a run, and the facts that are not part of the report. */
export type GateResult = {
  readonly report: Report;
  /** Facts that differ between equal runs, for `run.json`; no hash covers them. */
  readonly run: RunFacts;
  /** Commit that was judged, as people know it: the pull request's own head for GitHub's merge of it. */
  readonly judged?: string | null;
  /** Top folder of the repository, absolute; absent if nothing could be compared. */
  readonly top?: string;
};
