/** Servers that report the same finding, as they are published. */
import type { FindingSource, FindingSources } from "./finding.ts";

export function reportingServers({ server, source, code, severity, message }: FindingSource): FindingSource {
  return { server, source, code, severity, message };
}

export function sourcesToV1({ sources }: FindingSources): FindingSources {
  return sources === undefined ? {} : { sources: sources.map(reportingServers) };
}
