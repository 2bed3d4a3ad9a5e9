/**
 * The Analysis Bundle: one query, one answer, and two hashes over it. `domainOf` alone lists what is hashed.
 * Information about how the answer was obtained (cache, retries, evidence) is in no hash.
 */

import { compact } from "../../model/compact.ts";
import { type Digest, sha256 } from "../../model/digest.ts";
import {
  type ErrorCode,
  errorTable,
  type MergeConflict,
  type PlaceCandidate,
  type PlaceFeatures,
  type UserError,
} from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import { canonical } from "../../model/json.ts";
import type { ProcessReward } from "../../model/reward.ts";
import type { AnswerFacts, FlatRange } from "./facts.ts";

/** The error object of bundles, batch lines and standard error. */
export type BundleError = {
  /** `E/NOT_FOUND`: the code of errors.ts. */
  readonly code: string;
  readonly kind: ErrorKind;
  readonly exitCode: number;
  readonly message: string;
  readonly hint: string;
  readonly retryable: boolean;
  /** The evidence record of the failed query. Null if no query was sent. */
  readonly evidenceId: string | null;
  /** Places that an ambiguous selector can mean; absent for other errors. */
  readonly candidates?: readonly PlaceCandidate[];
  /** Lines that an edit and the working tree both change; absent for other errors. */
  readonly conflicts?: readonly MergeConflict[];
};

/** Kinds on which a program can branch; coarser than the code. */
export const errorKinds = [
  "ServerUnavailable",
  "LanguageNotEnabled",
  "NoServerForExtension",
  "FileNotFound",
  "RequestTimeout",
  "SessionDead",
  "CapabilityMissing",
  "Wire",
  "BadSelector",
  "NotFound",
  "Ambiguous",
  "Stale",
  "Cancelled",
  "Configuration",
  "Usage",
  "Internal",
] as const;
type ErrorKind = (typeof errorKinds)[number];

const kinds = {
  "bad-selector": "BadSelector",
  "not-found": "NotFound",
  ambiguous: "Ambiguous",
  "version-skew": "Stale",
  "report-refused": "ServerUnavailable",
  "bad-configuration": "Configuration",
  "no-server": "LanguageNotEnabled",
  "unknown-server": "NoServerForExtension",
  "unknown-version": "NoServerForExtension",
  "unsupported-platform": "Configuration",
  "unsafe-trigger": "Configuration",
  "no-git": "Configuration",
  usage: "Usage",
  "no-repository": "Usage",
  "no-base": "Usage",
  "no-merge-base": "Usage",
  "unknown-revision": "Usage",
  "unreadable-file": "FileNotFound",
  broken: "Internal",
  "server-timeout": "RequestTimeout",
  "server-crashed": "SessionDead",
  "server-not-started": "ServerUnavailable",
  "apply-conflict": "Stale",
  "write-denied": "Usage",
  "unsupported-capability": "CapabilityMissing",
  "machine-limit": "ServerUnavailable",
  cancelled: "Cancelled",
  "content-modified": "Stale",
  "indexing-unsupported": "Wire",
  "replay-mismatch": "Stale",
  outside: "Usage",
} as const satisfies Record<ErrorCode, ErrorKind>;

/**
 * Converts an error to the error object of a bundle. `evidenceId` names the record of the query that failed. Server
 * texts in the message can hold lone surrogates, which canonical JSON does not allow, so they are replaced.
 */
export function bundleError(
  {
    code,
    message,
    hint,
    candidates = [],
    conflicts = [],
  }: Pick<UserError, "code" | "message" | "hint"> & Partial<Pick<UserError, "candidates" | "conflicts">>,
  evidenceId: string | null,
): BundleError {
  const { exitCode, retryable } = errorTable[code];
  return {
    code: `E/${code.toUpperCase().replaceAll("-", "_")}`,
    kind: kinds[code],
    exitCode,
    message: message.toWellFormed(),
    hint: hint.toWellFormed(),
    retryable,
    evidenceId,
    ...compact({
      candidates: candidates.length === 0 ? undefined : candidates,
      conflicts: conflicts.length === 0 ? undefined : conflicts,
    }),
  };
}

export const bundleVersion = "1.1";

export type BundleStatus = "ok" | "error" | "partial" | "unavailable";

export type BundleRequest = {
  /** The canonical name of the query. */
  readonly cmd: string;
  /** A printed place, its path relative to the repository. Null if the query takes none. */
  readonly selector: string | null;
  /** Unit of a column in `selector`: always the protocol's, whatever `--index-io` says. */
  readonly indexing: "utf-16";
  readonly params: Readonly<Record<string, unknown>>;
};

export type Resolution = {
  /** The place as the caller wrote it; in no hash. */
  readonly original: string;
  /** Null if the place is ambiguous. */
  readonly resolved: {
    readonly path: string;
    readonly range: FlatRange;
    /** The dotted names of the definitions around. */
    readonly symbol: string | null;
  } | null;
  /** All candidates, if there were several; the answer is about one of them only if the caller asked for all. */
  readonly disambiguation: readonly PlaceCandidate[];
  /** The older version that the place was written for, and what happened to it since; absent without `seen`. */
  readonly seen?: { readonly object: string; readonly changes: readonly SeenChange[] };
  /** How candidates were scored; absent for an exact match. */
  readonly scoring?: Scoring;
  /** Imports and exports that led from the module to the definition; absent if it is in the module itself. */
  readonly route?: readonly { readonly path: string; readonly line: number }[];
};

/** What a commit did to the place of a definition, or of a file (`symbol` is null). */
export type SeenChange = {
  readonly kind: "renamed" | "moved";
  readonly from: { readonly path: string; readonly symbol: string | null };
  readonly to: { readonly path: string; readonly symbol: string | null };
  /** Null: a change that is not committed, or one between trees that were compared without their commits. */
  readonly commit: string | null;
};

/** Equation (1) of the paper as it was applied. */
export type Scoring = {
  readonly weights: Readonly<Record<keyof PlaceFeatures, number>>;
  /** Features of the answer; null if there is none. */
  readonly features: PlaceFeatures | null;
  readonly tau: number;
  readonly k: number;
  /** Steps that led from features to a score, in order. */
  readonly normalization: readonly string[];
};

export type BundleEnvironment = {
  /** `commit` is null for a working tree. Null if no tree was queried. */
  readonly snapshot: { readonly commit: string | null; readonly tree: string } | null;
  /** The folder that the server was opened on. Null if no server was started. */
  readonly root: string | null;
  readonly server: { readonly id: string; readonly version: string } | null;
  /** Encoding in which the server counts columns. The ranges of facts use it. */
  readonly positionEncoding: "utf-8" | "utf-16" | "utf-32" | null;
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  readonly readiness: { readonly method: string; readonly evidence: string } | null;
  /**
   * Digests of the settings in force with the server's own configuration, and of the installed packages that it can
   * see. Null if no server was started. Not in `factsId`, so that equal answers of two machines have the same.
   */
  readonly digests: { readonly configuration: string; readonly packages: string | null } | null;
  /** Facts that differ between machines; not in `factsId`. */
  readonly platform: {
    readonly os: string;
    readonly arch: string;
    /** Digest over the installed files of the server, which differ between processors. */
    readonly serverDigest: string | null;
  };
};

/** An edit that a query planned. Nothing is written. */
export type BundleEdits = {
  /** The server's edit, with paths of the repository instead of URIs. Its positions have the server's encoding. */
  readonly workspaceEdit: object;
  /** Patch that `git apply` accepts. */
  readonly diff: string;
  /** Names the files of the snapshot and the edit together; `--expect` and the tool `apply_edit` take it. */
  readonly digest: Digest;
  /** Changed paths, sorted. A moved file is in the list with both paths. */
  readonly files: readonly string[];
  /** Ids of the symbols that the edit changes. Null on the side on which there is none. */
  readonly symbols: readonly { readonly before: string | null; readonly after: string | null }[];
  /** Paths of `files` with changes that are not committed. */
  readonly dirty: readonly string[];
  /** The rules for paths that were in force, besides those that no configuration turns off. */
  readonly policy: readonly { readonly allow: readonly string[] | null; readonly deny: readonly string[] }[];
};

export type BundleCapabilities = {
  /** The methods of the protocol that were used for the answer. */
  readonly used: readonly string[];
  readonly partialResult: boolean;
  readonly cancellable: boolean;
};

export type BundleMeta = {
  readonly exit_code: number;
  /** Keys by which the members of a list are sorted. */
  readonly sorting_keys: readonly string[];
  readonly hashing: { readonly algo: "sha256-jcs-v1" };
  readonly cache: "hit" | "miss";
  /** A file that it is about changed after it was read. */
  readonly stale: boolean;
  /**
   * `impure` for a server's answer, which depends on more than the text. `pure` for Lanser's own reading of the text.
   */
  readonly purity: "pure" | "impure";
  readonly priority: "supporting";
  readonly retries: number;
  /** Number of restarts of the server before this answer. */
  readonly restarts: number;
  /** Cursor of the rest of a truncated list, for `--cursor`. */
  readonly cursor: string | null;
  /** Number of the line in a batch; only for a question that plans an edit. */
  readonly step?: number;
  /** Notes for people: what was clamped, cut or left out. */
  readonly notes: readonly string[];
};

type Answer = {
  readonly status: BundleStatus;
  readonly request: BundleRequest;
  readonly resolution: Resolution | null;
  /** Null for a query that plans no edit, and if the edit changes nothing. */
  readonly edits: BundleEdits | null;
  readonly environment: BundleEnvironment;
  readonly capabilities: BundleCapabilities;
  readonly meta: BundleMeta;
} & ({ readonly facts: AnswerFacts } | { readonly error: BundleError });

export type BundleDraft = Answer;
export type Bundle = Answer & {
  readonly version: typeof bundleVersion;
  readonly bundleId: Digest;
  readonly factsId: Digest;
  /** Reward of the edit, if the caller computed it; in no hash. */
  readonly processReward: ProcessReward | null;
};

/** Adds version and hashes to a draft. Called once per answer, after every member is final. */
export function sealBundle(draft: BundleDraft): Bundle {
  const { bundleId, factsId } = idsOf(draft);
  return { version: bundleVersion, bundleId, factsId, ...draft, processReward: null };
}

/**
 * Computes both hashes of a bundle, ignoring the ids that it contains. `bundleId` covers the platform and the digests. `factsId` leaves
 * them out, so that equal answers of two machines have the same `factsId`.
 */
export function idsOf(bundle: BundleDraft | Bundle): { readonly bundleId: Digest; readonly factsId: Digest } {
  const domain = domainOf(bundle);
  const { platform: _platform, digests: _digests, ...environment } = domain.environment;
  return { bundleId: sha256(canonical(domain)), factsId: sha256(canonical({ ...domain, environment })) };
}

/**
 * Returns the members that `bundleId` covers. It leaves out how the answer was obtained (cache, retries, evidence), so
 * that two runs with the same answer have the same id. `factsId` leaves `environment.platform` and `environment.digests` out as well.
 */
export function domainOf(bundle: BundleDraft | Bundle) {
  const { request, resolution, edits, environment, capabilities, meta } = bundle;
  const answer =
    "facts" in bundle
      ? { facts: Object.fromEntries(Object.entries(bundle.facts).map(([k, v]) => [k, withoutEvidence(v)])) }
      : { error: without(bundle.error, "evidenceId") };
  const { exit_code, sorting_keys, hashing } = meta;
  return {
    request,
    resolution: without(resolution, "original"),
    ...answer,
    edits,
    environment,
    capabilities,
    meta: { exit_code, sorting_keys, hashing },
  };
}

/** Removes the id of the evidence record from a fact, or from each fact of a list. */
function withoutEvidence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, "evidence"));
  return without(value, "evidence");
}

function without(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** Serializes a bundle: RFC 8785 and one line feed. */
export function serializeBundle(bundle: Bundle): string {
  return `${canonical(bundle)}\n`;
}

/** Converts a range to the form that bundles use. */
export function flattenRange({ start, end }: Range): FlatRange {
  return [start.line, start.character, end.line, end.character];
}

export function unflat([line, character, endLine, endCharacter]: FlatRange): Range {
  return { start: { line, character }, end: { line: endLine, character: endCharacter } };
}
