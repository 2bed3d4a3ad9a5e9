/** Report → Markdown for the job summary. Untrusted text stands only inside code spans. */
import type { ComparedFinding } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
import { cut, terminalText } from "./escape.ts";

const listedMax = 100;

export function summary(report: Report, reproduce: string): string {
  const why = report.reasons.map((one) => codeSpan(one.message)).join("; ");
  const fresh = report.findings.filter((one) => one.state === "new");
  const { counts } = report;
  return [
    `## Lanser: ${report.verdict}`,
    "",
    `${why}. Reproduce: ${codeSpan(reproduce)}`,
    "",
    "| new | fixed | moved | removed | volatile | unchanged |",
    "| --: | --: | --: | --: | --: | --: |",
    `| ${counts.new} | ${counts.fixed} | ${counts.moved} | ${counts.removed} | ${counts.volatile} | ${counts.unchanged} |`,
    "",
    ...(fresh.length === 0 ? [] : ["### New", "", ...fresh.slice(0, listedMax).map(item), ""]),
    ...(fresh.length > listedMax ? [`${fresh.length - listedMax} more are in the report.`, ""] : []),
    "",
  ].join("\n");
}

function item(finding: ComparedFinding): string {
  const place = `${finding.path}:${finding.range.start.line + 1}:${finding.range.start.character + 1}`;
  const code = finding.code === null ? "" : ` ${codeSpan(finding.code)}`;
  return `- ${codeSpan(place)} ${finding.severity}${code}: ${codeSpan(cut(finding.message, 1_000))}`;
}

/** A code span that ends nowhere but at its end: one line, with a fence longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const flat = terminalText(text);
  const longest = Math.max(0, ...[...flat.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = flat === "" || flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${space}${flat}${space}${fence}`;
}
