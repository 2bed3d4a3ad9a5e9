/**
 * Serialises a Report for publication. Everything is checked against its schema first, so no reader gets a broken
 * file.
 */
import type { Report } from "../model/report.ts";
import { reportToV1 } from "../model/report-v1.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { validateReportV1 } from "../schemas/generated/report.v1.ts";
import { validateRunV1 } from "../schemas/generated/run.v1.ts";
import type { Validate } from "../schemas/validate.ts";

/** Returns canonical JSON and one line feed. Throws if the Report breaks its schema, which is a broken invariant. */
export function serializeReport(report: Report): string {
  const text = reportToV1(report);
  assertFollows(validateReportV1, JSON.parse(text), "the report");
  return text;
}

/**
 * Returns `run.json`, which holds what differs between equal runs, such as times. It is a file of its own, so that
 * equal runs have equal reports.
 */
export function serializeRun(run: RunFacts): string {
  const published = { schema: "lanser.run.v1", ...run, peakBytes: Math.round(run.peakBytes) };
  assertFollows(validateRunV1, published, "run.json");
  return `${JSON.stringify(published, null, 2)}\n`;
}

/** Throws if a value breaks its schema: then Lanser itself has a defect. */
function assertFollows(validate: Validate, value: unknown, what: string): void {
  if (validate(value)) return;
  const first = validate.errors?.[0];
  throw new Error(`${what} breaks its schema at ${first?.instancePath || "the top"}: ${first?.message}`);
}
