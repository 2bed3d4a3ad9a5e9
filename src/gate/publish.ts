/** The bytes of a Report as they leave us: nothing is written that does not follow its schema. */
import { type Report, reportToV1 } from "../core/report.ts";
import { validateReportV1 } from "../schemas.gen.ts";

/** Canonical JSON and one line feed. Throws when the Report breaks its schema: a broken invariant of ours. */
export function publishReport(report: Report): string {
  const text = reportToV1(report);
  if (validateReportV1(JSON.parse(text))) return text;
  const first = validateReportV1.errors?.[0];
  throw new Error(`the report breaks its schema at ${first?.instancePath || "the top"}: ${first?.message}`);
}
