/** Defines the facts by which two runs are compared, as plain values in a fixed order. */
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";
import { comparePaths } from "../../model/order.ts";
import type { Environment } from "../../session/observe/environment.ts";
import type { Observation } from "../../session/observe/observation.ts";
import type { TraceEntry } from "../../session/trace/format.ts";
import type { TraceSource } from "../../session/trace/source.ts";
import { type Protocol, protocolOf } from "./protocol.ts";
import { type RawDiagnostic, rawOfFinding, rawOfUnreachable } from "./raw-diagnostic.ts";

/** One run of a server. */
export type ObservedRun = {
  readonly observation: Observation;
  /** Null if it is unknown. */
  readonly environment: Environment | null;
  /** Trace of the run; null if none was made. */
  readonly entries: (() => Iterable<TraceEntry>) | null;
  /** The same trace as a file, in which checkpoints find a divergence; absent if there is none. */
  readonly source?: () => TraceSource;
  /** Deletes the trace file after the comparison. */
  readonly discard?: () => void;
};

/** Facts about one file of a run. */
export type DriftFileFacts = {
  readonly path: string;
  /** "final", or the reason why it is unknown. */
  readonly state: string;
  /** Diagnostics in the order in which the server sent them. */
  readonly diagnostics: readonly RawDiagnostic[];
};

/** Facts about one run. Two runs with equal facts are equal for a drift report. */
export type DriftFacts = {
  readonly environment: Environment | null;
  /** Null for a session that was healthy from its first message to its last. */
  readonly failure: string | null;
  /** Files by path: the order in which they were opened belongs to the schedule. */
  readonly files: readonly DriftFileFacts[];
  /** Lookups after the last file. */
  readonly lookups: readonly string[];
  readonly protocol: Protocol | null;
};

/**
 * Returns the facts of a run. They are small, so the traces of many runs need not be kept. The trace is read only here,
 * and `protocol` is null without one.
 */
export function factsOf({ observation, environment, entries }: ObservedRun): DriftFacts {
  const { failure } = observation;
  return {
    environment,
    failure: failure === undefined ? null : `${failure.code}: ${failure.message}`,
    files: observation.files
      .map((file) =>
        file.kind === "unknown"
          ? { path: file.path, state: file.reason, diagnostics: [] }
          : { path: file.path, state: "final", diagnostics: rawIn(file) },
      )
      .sort((a, b) => comparePaths(a.path, b.path)),
    lookups: observation.lookups.map((one) => canonical(one)),
    protocol: entries === null ? null : protocolOf(entries()),
  };
}

function rawIn(file: Extract<Observation["files"][number], { kind: "final" }>): readonly RawDiagnostic[] {
  return [
    ...file.findings.map(rawOfFinding),
    ...file.unreachable.map((range) => rawOfUnreachable(file.path, range)),
  ];
}

/**
 * Returns a digest that is equal for two runs exactly if `compareFacts` finds no difference, provided that both runs or
 * neither have a trace. It groups many runs without comparing each pair.
 */
export function fingerprint(facts: DriftFacts): Digest {
  const strict = facts.environment?.filter(({ isStrict }) => isStrict);
  // The names of packages in a fact are left out, because its value is a digest over them.
  const environment = strict?.map(({ name, value, isStrict }) => ({ name, value, isStrict })) ?? null;
  // `said` is the published name: the digest of an outcome must be the same in every release.
  const files = facts.files.map(({ diagnostics, ...file }) => ({ ...file, said: diagnostics }));
  return sha256(canonical({ ...facts, files, environment }));
}
