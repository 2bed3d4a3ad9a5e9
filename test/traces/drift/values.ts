/** Observations as a test writes them. */
import type { Finding } from "../../../src/model/finding.ts";
import type { Environment } from "../../../src/session/observe/environment.ts";
import type { Observation } from "../../../src/session/observe/observation.ts";
import { type DriftFacts, factsOf } from "../../../src/traces/drift/facts.ts";

export type Spoken = Omit<Finding, "path">;

/** 0-based line; the range is four characters wide. */
export function finding(line: number, code: string, message: string, change: Partial<Spoken> = {}): Spoken {
  return {
    server: "pyright",
    source: "Pyright",
    code,
    severity: "error",
    message,
    range: { start: { line, character: 0 }, end: { line, character: 4 } },
    symbol: null,
    ...change,
  };
}

/** In the order of the keys; null for a file that timed out. */
export function observation(
  files: Readonly<Record<string, readonly Spoken[] | null>>,
  failure?: Observation["failure"],
): Observation {
  return {
    files: Object.entries(files).map(([path, said]) =>
      said === null
        ? { kind: "unknown", path, reason: "timeout" }
        : { kind: "final", path, findings: said.map((one) => ({ ...one, path })), unreachable: [] },
    ),
    failure,
    schedule: `sha256:${"0".repeat(64)}`,
    lookups: [],
    limits: [],
  };
}

export function facts(observed: Observation, environment: Environment | null = null): DriftFacts {
  return factsOf({ observation: observed, environment, entries: null });
}
