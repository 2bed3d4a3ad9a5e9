/** Writes the servers that report the same finding into the published report. */
import type { FindingSource, FindingSources } from "./finding.ts";

export function reportingServers({ server, source, code, severity, message }: FindingSource): FindingSource {
  return { server, source, code, severity, message };
}

export function sourcesToV1({ sources }: FindingSources): FindingSources {
  return sources === undefined ? {} : { sources: sources.map(reportingServers) };
}
