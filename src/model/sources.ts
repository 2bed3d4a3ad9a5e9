/** Servers that report the same finding, as they are published. */
import type { FindingSource, Sourced } from "./finding.ts";

export function saidBy({ server, source, code, severity, message }: FindingSource): FindingSource {
  return { server, source, code, severity, message };
}

export function sourcesToV1({ sources }: Sourced): Sourced {
  return sources === undefined ? {} : { sources: sources.map(saidBy) };
}
