/** Everything by which two runs are compared, as plain values in an order of their own. */
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
export type Observed = {
  readonly observation: Observation;
  /** Null where it is unknown. */
  readonly environment: Environment | null;
  /** The trace of the run; null when none was made. */
  readonly entries: (() => Iterable<TraceEntry>) | null;
  /** The same as a file, to find by its checkpoints where two part; absent where there is none. */
  readonly source?: () => TraceSource;
  /** Removes the trace, once it has been compared. */
  readonly discard?: () => void;
};

export type FileFacts = {
  readonly path: string;
  /** "final", or why it is unknown. */
  readonly state: string;
  /** In the order in which the server sent them. */
  readonly diagnostics: readonly RawDiagnostic[];
};

export type Facts = {
  readonly environment: Environment | null;
  /** Null for a session that was healthy from its first message to its last. */
  readonly failure: string | null;
  /** By path: in which order they were opened is the schedule's. */
  readonly files: readonly FileFacts[];
  /** What was looked up after the last file. */
  readonly lookups: readonly string[];
  readonly protocol: Protocol | null;
};

export function factsOf({ observation, environment, entries }: Observed): Facts {
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

/** Equal for two runs exactly when `compareFacts` finds nothing, given that both or neither have a trace. */
export function fingerprint(facts: Facts): Digest {
  const strict = facts.environment?.filter(({ isStrict }) => isStrict);
  // What is named of a fact is what its value is made of.
  const environment = strict?.map(({ name, value, isStrict }) => ({ name, value, isStrict })) ?? null;
  // `said` is the published name: the digest of an outcome must be the same in every release.
  const files = facts.files.map(({ diagnostics, ...file }) => ({ ...file, said: diagnostics }));
  return sha256(canonical({ ...facts, files, environment }));
}
