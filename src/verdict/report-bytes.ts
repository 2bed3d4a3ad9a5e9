/** The bytes of a Report as they leave us: nothing is written that does not follow its schema. */
import type { Report } from "../model/report.ts";
import { reportToV1 } from "../model/report-v1.ts";
import type { RunFacts } from "../model/run-facts.ts";
import { validateReportV1 } from "../schemas/report.v1.gen.ts";
import { validateRunV1 } from "../schemas/run.v1.gen.ts";
import type { Validate } from "../schemas/validate.ts";

/** Canonical JSON and one line feed. Throws when the Report breaks its schema: a broken invariant of ours. */
export function serializeReport(report: Report): string {
  const text = reportToV1(report);
  assertFollows(validateReportV1, JSON.parse(text), "the report");
  return text;
}

/** `run.json`: what differs between equal runs. */
export function serializeRun(run: RunFacts): string {
  const published = { schema: "lanser.run.v1", ...run, peakBytes: Math.round(run.peakBytes) };
  assertFollows(validateRunV1, published, "run.json");
  return `${JSON.stringify(published, null, 2)}\n`;
}

function assertFollows(validate: Validate, value: unknown, what: string): void {
  if (validate(value)) return;
  const first = validate.errors?.[0];
  throw new Error(`${what} breaks its schema at ${first?.instancePath || "the top"}: ${first?.message}`);
}
