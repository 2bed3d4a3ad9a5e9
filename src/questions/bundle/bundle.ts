/**
 * The Analysis Bundle: one question, one answer, and two hashes over it. What is hashed is listed here alone
 * (`domainOf`); what tells how the answer came to be (cache, retries, evidence) is in no hash.
 */
import { type Digest, sha256 } from "../../model/digest.ts";
import type { Range } from "../../model/finding.ts";
import { canonical } from "../../model/json.ts";
import type { BundleError } from "./error.ts";
import type { Facts, FlatRange } from "./facts.ts";

export const bundleVersion = "1.0";

export type BundleStatus = "ok" | "error" | "partial" | "unavailable";

export type BundleRequest = {
  /** The canonical name of the question. */
  readonly cmd: string;
  /** A printed place, its path relative to the repository; null where the question takes none. */
  readonly selector: string | null;
  /** What a column of `selector` counts. */
  readonly indexing: "utf-8" | "utf-16" | "codepoint";
  readonly params: Readonly<Record<string, unknown>>;
};

export type Resolution = {
  readonly original: string;
  readonly resolved: {
    readonly path: string;
    readonly range: FlatRange;
    /** The dotted names of the definitions around. */
    readonly symbol: string | null;
  };
  /** How one was chosen of several; empty where there was only one. */
  readonly disambiguation: readonly string[];
};

export type BundleEnvironment = {
  /** `commit` is null for a working tree; null where no tree was asked about. */
  readonly snapshot: { readonly commit: string | null; readonly tree: string } | null;
  /** The folder that the server was opened on; null where no server was started. */
  readonly root: string | null;
  readonly server: { readonly id: string; readonly version: string } | null;
  /** In which the server counts columns; the ranges of facts are in it. */
  readonly positionEncoding: "utf-8" | "utf-16" | "utf-32" | null;
  readonly toolchain: { readonly name: string; readonly version: string } | null;
  readonly readiness: { readonly method: string; readonly evidence: string } | null;
  /** What differs from machine to machine; not in `factsId`. */
  readonly platform: {
    readonly os: string;
    readonly arch: string;
    /** Over the installed files of the server, which are others for another processor. */
    readonly serverDigest: string | null;
  };
};

export type BundleCapabilities = {
  /** The requests of the protocol that the answer is made of. */
  readonly used: readonly string[];
  readonly partialResult: boolean;
  readonly cancellable: boolean;
};

export type BundleMeta = {
  readonly exit_code: number;
  /** By which the members of a list are sorted. */
  readonly sorting_keys: readonly string[];
  readonly hashing: { readonly algo: "sha256-jcs-v1" };
  readonly cache: "hit" | "miss";
  /** A file that it is about changed after it was read. */
  readonly stale: boolean;
  /** What a server says depends on more than the text; what we read of the text does not. */
  readonly purity: "pure" | "impure";
  readonly priority: "supporting";
  readonly retries: number;
  /** How often the server of this answer had been started again. */
  readonly restarts: number;
  /** Gives the rest of what was truncated, with `--cursor`. */
  readonly cursor: string | null;
  /** Sentences for people: what was clamped, cut or left out. */
  readonly notes: readonly string[];
};

type Answer = {
  readonly status: BundleStatus;
  readonly request: BundleRequest;
  readonly resolution: Resolution | null;
  /** Nothing here changes a file. */
  readonly edits: null;
  readonly environment: BundleEnvironment;
  readonly capabilities: BundleCapabilities;
  readonly meta: BundleMeta;
} & ({ readonly facts: Facts } | { readonly error: BundleError });

export type BundleDraft = Answer;
export type Bundle = Answer & {
  readonly version: typeof bundleVersion;
  readonly bundleId: Digest;
  readonly factsId: Digest;
  /** Of a change; null for a question. */
  readonly processReward: null;
};

export function sealBundle(draft: BundleDraft): Bundle {
  const { bundleId, factsId } = idsOf(draft);
  return { version: bundleVersion, bundleId, factsId, ...draft, processReward: null };
}

/** Both hashes of a bundle, whatever it says of them itself. */
export function idsOf(bundle: BundleDraft | Bundle): { readonly bundleId: Digest; readonly factsId: Digest } {
  const domain = domainOf(bundle);
  const { platform: _, ...environment } = domain.environment;
  return { bundleId: sha256(canonical(domain)), factsId: sha256(canonical({ ...domain, environment })) };
}

/** The members that `bundleId` covers; `factsId` leaves `environment.platform` out. */
export function domainOf(bundle: BundleDraft | Bundle) {
  const { request, resolution, edits, environment, capabilities, meta } = bundle;
  const answer =
    "facts" in bundle
      ? { facts: Object.fromEntries(Object.entries(bundle.facts).map(([k, v]) => [k, withoutEvidence(v)])) }
      : { error: without(bundle.error, "evidenceId") };
  const { exit_code, sorting_keys, hashing } = meta;
  return {
    request,
    resolution,
    ...answer,
    edits,
    environment,
    capabilities,
    meta: { exit_code, sorting_keys, hashing },
  };
}

/** The id of the record that shows where a fact comes from stands in the fact itself, or in each of a list. */
function withoutEvidence(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => without(one, "evidence"));
  return without(value, "evidence");
}

function without(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
}

/** RFC 8785, and one line feed. */
export function serializeBundle(bundle: Bundle): string {
  return `${canonical(bundle)}\n`;
}

export function flat({ start, end }: Range): FlatRange {
  return [start.line, start.character, end.line, end.character];
}

export function unflat([line, character, endLine, endCharacter]: FlatRange): Range {
  return { start: { line, character }, end: { line: endLine, character: endCharacter } };
}
