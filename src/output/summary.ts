/** Report → Markdown for the job summary. Untrusted text stands only inside code spans. */
import type { Cause, ComparedFinding } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
import { cut, terminalName, terminalText } from "./escape.ts";
import { rewardLine } from "./plain.ts";

/** GitHub drops a summary of more than 1 MiB as a whole, and others may write to the same step's. */
const bytesMax = 900 * 1_024;
const reasonsMax = 20;

/** At most 900 KiB: entries that do not fit are left out whole, and counted. */
export function summary(report: Report, reproduce: string): string {
  const { counts } = report;
  const head = [
    `## Lanser: ${report.verdict}`,
    "",
    `${reasons(report)}. Reproduce: ${codeSpan(reproduce)}`,
    "",
    ...policyChanges(report),
    "| new | fixed | moved | removed | suppressed | volatile | unchanged |",
    "| --: | --: | --: | --: | --: | --: | --: |",
    `| ${counts.new} | ${counts.fixed} | ${counts.moved} | ${counts.removed} | ${counts.suppressed} | ${counts.volatile} | ${counts.unchanged} |`,
    "",
    codeSpan(rewardLine(report)),
    "",
  ];
  const fresh = report.findings.filter((one) => one.state === "new");
  if (fresh.length === 0) return `${head.join("\n")}\n`;
  const opening = [...head, "### New", "", ""].join("\n");
  const closing = (left: number) => (left === 0 ? "\n" : `\n${left} more are in the report.\n\n`);
  let text = opening;
  let bytes = Buffer.byteLength(opening + closing(fresh.length));
  let listed = 0;
  for (const finding of fresh) {
    const entry = `${item(finding)}\n`;
    bytes += Buffer.byteLength(entry);
    if (bytes > bytesMax) break;
    text += entry;
    listed += 1;
  }
  return text + closing(fresh.length - listed);
}

function policyChanges({ policyChanges: changes }: Report): string[] {
  if (changes.length === 0) return [];
  const lines = changes.map(({ kind, message, hides, adds }) => {
    const beside = hides === null || adds === null ? "" : ` (under its own: ${hides} hidden, ${adds} added)`;
    return `- ${kind}: ${codeSpan(message)}${beside}`;
  });
  return ["Head changes the rules that it is judged by:", "", ...lines, ""];
}

function reasons(report: Report): string {
  const said = report.reasons.slice(0, reasonsMax).map((one) => codeSpan(one.message));
  const left = report.reasons.length - said.length;
  return [...said, ...(left > 0 ? [`${left} more reasons`] : [])].join("; ");
}

function item(finding: ComparedFinding): string {
  const place = `${terminalName(finding.path)}:${finding.range.start.line + 1}:${finding.range.start.character + 1}`;
  const code = finding.code === null ? "" : ` ${codeSpan(finding.code)}`;
  const { cause } = finding;
  const by = cause === null ? "" : `, caused by ${codeSpan(causeName(cause))}`;
  return `- ${codeSpan(place)} ${finding.severity}${code}: ${codeSpan(cut(finding.message, 1_000))}${by}`;
}

function causeName({ path, range, symbol }: Cause): string {
  const place = `${terminalName(path)}:${range.start.line + 1}`;
  return symbol === null ? place : `${symbol} (${place})`;
}

/** A code span that ends nowhere but at its end: one line, with a fence longer than any run of backticks inside. */
export function codeSpan(text: string): string {
  const flat = terminalText(text);
  const longest = Math.max(0, ...[...flat.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = flat === "" || flat.startsWith("`") || flat.endsWith("`") ? " " : "";
  return `${fence}${space}${flat}${space}${fence}`;
}
