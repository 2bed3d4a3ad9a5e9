/** Report → workflow commands that the runner turns into annotations. */
import type { ComparedFinding, Severity } from "../core/finding.ts";
import { severities, severityAtLeast } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
import { commandData, commandProperty, cut } from "./escape.ts";

/** The runner keeps ten of each level per step and cuts a message at 4,096 characters. */
const perLevelMax = 10;
const messageLengthMax = 4_000;

const level = {
  error: "error",
  warning: "warning",
  information: "notice",
  hint: "notice",
} as const satisfies Record<Severity, "error" | "warning" | "notice">;

/** One command a line. New findings, most severe first; what does not fit is counted in one last notice. */
export function annotations(report: Report, show: Severity): string {
  const shown = report.findings.filter((one) => one.state === "new" && severityAtLeast(one.severity, show));
  const ranked = severities.flatMap((severity) => shown.filter((one) => one.severity === severity));
  const used = { error: 0, warning: 0, notice: 0 };
  const commands: string[] = [];
  for (const finding of ranked) {
    const kind = level[finding.severity];
    // One notice is kept back for the count.
    const room = kind === "notice" ? perLevelMax - 1 : perLevelMax;
    if (used[kind] >= room) continue;
    used[kind] += 1;
    commands.push(command(kind, finding));
  }
  const left = ranked.length - commands.length;
  if (left > 0)
    commands.push(
      `::notice title=Lanser::${commandData(`${left} more new findings are in the log and the report.`)}`,
    );
  if (report.verdict === "inconclusive") {
    const why = report.reasons.map((one) => one.message).join("; ");
    commands.push(`::warning title=Lanser is inconclusive::${commandData(cut(why, messageLengthMax))}`);
  }
  return commands.map((line) => `${line}\n`).join("");
}

function command(kind: "error" | "warning" | "notice", finding: ComparedFinding): string {
  const place = finding.shown === undefined ? finding : finding.shown;
  const title =
    finding.code === null
      ? `New ${finding.severity} (${finding.server})`
      : `New: ${finding.code} (${finding.server})`;
  const properties =
    place === null
      ? { title }
      : {
          file: place.path,
          line: String(place.range.start.line + 1),
          endLine: String(place.range.end.line + 1),
          // The runner drops columns of a range over several lines.
          ...(place.range.start.line === place.range.end.line
            ? {
                col: String(place.range.start.character + 1),
                endColumn: String(place.range.end.character + 1),
              }
            : {}),
          title,
        };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${commandProperty(value)}`);
  const where = place === null ? ` (${finding.path}, a line that only the merge has)` : "";
  return `::${kind} ${written.join(",")}::${commandData(cut(finding.message, messageLengthMax) + where)}`;
}
