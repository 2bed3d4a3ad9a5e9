/**
 * Renders a report as GitHub-flavoured Markdown. Text of servers and people is in code spans and fenced code, where
 * no mention, link, image or HTML can take effect. Our own sentences are prose; a name in them that is more than a
 * word is code.
 */
import { type ComparedFinding, findingStateTable } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { capitalized, cut, plural, shorten } from "../model/text.ts";
import { bytesOf, cutToBytes } from "./bytes.ts";
import { findingsIn, groupByCause, groupByFile } from "./causes.ts";
import { claimsLine } from "./claims.ts";
import { causeEntry } from "./markdown/causes.ts";
import {
  codeSpan,
  findingLine,
  type MarkdownOptions,
  renderSentence,
  wholeEntry,
} from "./markdown/finding.ts";
import { entriesOf, sectionIn, type Written } from "./markdown/sections.ts";
import { countNotes, scopeLine, serverName, sideCommits, skippedRoots } from "./notes.ts";
import { noRewardLine, rewardLine } from "./numbers.ts";
import { inOrder, statesInOrder } from "./order.ts";
import { asRecordedLine } from "./replayed.ts";
import { reportSections } from "./sections.ts";
import { type Decision, decisionsOf } from "./sentence.ts";
import { stepsSection } from "./steps.ts";
import { type ListedState, listedStates } from "./words.ts";

const reasonsMax = 20;
/** Maximum length of a reason, so that the first line always fits. */
const reasonLengthMax = 300;
const adviceLengthMax = 600;
/** Number of findings that are shown with their code. */
const shownCodeMax = 50;

/**
 * Renders the report in at most `bytesMax` bytes, because GitHub drops a longer summary and refuses a longer
 * comment. Sections lose whole entries from the end; each counts what it leaves out.
 */
export function markdown(report: Report, options: MarkdownOptions): string {
  const head = [
    ...headline(report),
    ...notes(report, options),
    `Reproduce: ${codeSpan(options.reproduce)}`,
    "",
  ];
  const sections = inOrder(
    [
      causes(report, options),
      ...listedStates.map((state) => section(report, state, options)),
      ...reportSections(report).map((one) => sectionIn(one, options.links)),
    ].filter((one) => one.count > 0),
    report,
  );
  const asRecorded = asRecordedLine(report);
  const claims = claimsLine(report);
  const tail = [
    "",
    ...table(report),
    ...rewarded(report, options),
    ...(claims === null ? [] : ["", `${renderSentence(claims)}.`]),
    ...(asRecorded === null ? [] : ["", `Lanser ${renderSentence(asRecorded)}.`]),
    ...elsewhere(options),
    "",
    footer(report),
    "",
  ];
  return fill(`${head.join("\n")}\n`, sections, `${tail.join("\n")}`, options.bytesMax);
}

/**
 * Says why the verdict is what it is, and what to do. The deciding reason is in the first line, because a
 * notification often shows only that line.
 */
function headline(report: Report): readonly string[] {
  const [first, ...others] = decisionsOf(report);
  const also = others
    .slice(0, reasonsMax)
    .map((one) => `- also: ${[said(one), ...todo(one)].join("\n  <br>")}`);
  const left = others.length - also.length;
  return [
    `${verdictMarks[report.verdict]} **Lanser: ${report.verdict}**: ${first === undefined ? "" : said(first).replace(/\.$/u, "")}.`,
    "",
    ...(first === undefined ? [] : todo(first).flatMap((line) => [line, ""])),
    ...also,
    ...(left > 0 ? [`- ${left} more reasons`] : []),
    ...(also.length > 0 ? [""] : []),
  ];
}

function said(one: Decision): string {
  return renderSentence(cut(one.said, reasonLengthMax));
}

function todo(one: Decision): readonly string[] {
  return one.todo === null ? [] : [`What to do: ${renderSentence(shorten(one.todo, adviceLengthMax))}`];
}

/** Marks of the verdict, which a reader sees first. */
const verdictMarks = {
  pass: "✅",
  inconclusive: "⚠️",
  fail: "❌",
} as const satisfies Record<Report["verdict"], string>;

function notes(report: Report, options: MarkdownOptions): readonly string[] {
  const all = [...[scopeLine(report)].filter((line) => line !== null), ...options.notes];
  return all.length === 0 ? [] : [...all.map((note) => `- ${renderSentence(note)}`), ""];
}

/**
 * Lists the edits that broke something, each with its own lines and its effects. These effects are not repeated in
 * the section of new findings.
 */
function causes(report: Report, options: MarkdownOptions): Written {
  const groups = groupByCause(report, options.show).causes;
  return {
    id: "causes",
    open: `### Broken by ${plural(groups.length, "edit")}\n\n`,
    count: groups.length,
    entry: (index, room) => {
      const group = groups[index];
      return group === undefined ? "" : causeEntry(group, options, room);
    },
    close: "\n",
  };
}

/**
 * Writes the findings of one state. New ones are open, with code for the first fifty; all others are folded, because
 * they need no action.
 */
function section(report: Report, state: ListedState, options: MarkdownOptions): Written {
  // New findings with a cause are listed with their edit.
  const ranked =
    state === "new"
      ? groupByFile(groupByCause(report, options.show).alone)
      : findingsIn(state, report.findings, options.show);
  const isNew = state === "new";
  // After the section of edits, this one has only the new findings that no edit elsewhere causes.
  const isRest = isNew && groupByCause(report, options.show).causes.length > 0;
  const title = `${isRest ? "Other new findings" : findingStateTable[state].title} (${ranked.length})`;
  return {
    id: state,
    // Findings that need no action are folded.
    open: isNew ? `### ${title}\n\n` : `<details><summary>${title}</summary>\n\n`,
    count: ranked.length,
    entry: (index) => {
      const finding = ranked[index] as ComparedFinding;
      return isNew
        ? wholeEntry(report, finding, options, index < shownCodeMax)
        : `${findingLine(finding, options)}\n`;
    },
    close: isNew ? "\n" : "\n</details>\n\n",
  };
}

/** Writes the counts; nothing without findings. A zero tells nobody anything. */
function table(report: Report): readonly string[] {
  const columns = statesInOrder.filter((state) => report.counts[state] > 0);
  if (columns.length === 0) return [];
  const rows = [columns.map((state) => report.counts[state])];
  const written = entriesOf({ kind: "table", columns, rows, more: 0 }, null).join("").trimEnd();
  return [written, ...countNotes(report).flatMap((note) => ["", renderSentence(note)])];
}

/**
 * Writes the reward, folded, because it does not affect the verdict. If there is no reward and no commit, one line
 * is enough, and none without `min-reward`.
 */
function rewarded(report: Report, { steps = [], links }: MarkdownOptions): readonly string[] {
  const byCommit = stepsSection(steps).blocks.flatMap((one) => entriesOf(one, links));
  const line = rewardLine(report) ?? (byCommit.length > 0 ? noRewardLine(report) : null);
  if (line === null) return [];
  if (report.reward === null && byCommit.length === 0) return ["", `${capitalized(renderSentence(line))}.`];
  return [
    "",
    "<details><summary>Process reward</summary>",
    "",
    renderSentence(line),
    "",
    ...(byCommit.length === 0 ? [] : [byCommit.join("").trimEnd(), ""]),
    "</details>",
  ];
}

/**
 * Links to the run, its files and the checks, as far as their addresses are known. It does not name single files,
 * because the workflow decides which ones it keeps.
 */
function elsewhere({ links }: MarkdownOptions): readonly string[] {
  const { run, check, checks } = links ?? {};
  const all = [
    ...(run === undefined
      ? []
      : [
          `[The run](${run})`,
          `[the run's files, with the HTML page if the workflow keeps it](${run}#artifacts)`,
        ]),
    ...(check === undefined ? [] : [`[the check](${check})`]),
    ...(checks === undefined ? [] : [`[all checks](${checks})`]),
  ];
  return all.length === 0 ? [] : ["", all.join(" · ")];
}

/**
 * Writes the last line: the compared commits, and how many files each server checked. It shows what the verdict
 * covers.
 */
function footer(report: Report): string {
  const checking = report.servers.filter(({ skipped }) => skipped === null);
  const servers = checking.map(
    (one) =>
      `${serverName(one)}: ${one.base.files - one.base.unknown} of ${one.base.files} files of base, ${one.head.files - one.head.unknown} of ${one.head.files} of head`,
  );
  const { base, head } = sideCommits(report);
  return [`${base} → ${head}`, ...servers, ...skippedRoots(report)].map(codeSpan).join(" · ");
}

/**
 * Adds whole entries while they fit. The opening, the closing and the count of every section are reserved before, so
 * that no tag stays open.
 */
function fill(head: string, sections: readonly Written[], tail: string, bytesMax: number): string {
  const missing = (left: number) => (left === 0 ? "" : `\n${left} more are in the report.\n`);
  const frames = sections.reduce(
    (sum, one) => sum + bytesOf(one.open) + bytesOf(missing(one.count)) + bytesOf(one.close),
    0,
  );
  let left = bytesMax - bytesOf(tail) - frames - bytesOf(head);
  // The number of reasons and notes is limited, but not their length; a text beyond the limit is cut.
  let text = left < 0 ? `${cutToBytes(head, bytesOf(head) + left)}\n` : head;
  left = Math.max(0, left);
  for (const one of sections) {
    text += one.open;
    let listedCount = 0;
    while (listedCount < one.count) {
      const entry = one.entry(listedCount, left);
      const bytes = bytesOf(entry);
      if (bytes > left) break;
      left -= bytes;
      text += entry;
      listedCount++;
    }
    text += missing(one.count - listedCount) + one.close;
  }
  return text + tail;
}

/** Writes the summary of a run that ended with an error before it could judge: the problem and what to do. */
export function problemSummary(problem: string, hint: string): string {
  const advice = hint === "" ? "" : `. What to do: ${renderSentence(hint)}`;
  return `**Lanser did not run**: ${renderSentence(problem)}${advice}\n`;
}
