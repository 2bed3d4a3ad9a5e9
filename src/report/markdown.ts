/**
 * Renders a report as GitHub-flavoured Markdown. Text of servers and people is in code spans and fenced code, where
 * no mention, link, image or HTML can take effect. Our own sentences are prose; a name in them that is more than a
 * word is code.
 */
import { type ComparedFinding, findingStateTable, severities, severityAtLeast } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { capitalized, cut, plural, shorten, shortId } from "../model/text.ts";
import { bytesOf, cutToBytes } from "./bytes.ts";
import { groupByCause, groupByFile } from "./causes.ts";
import { claimsLine } from "./claims.ts";
import { causeEntry } from "./markdown/causes.ts";
import {
  codeSpan,
  findingLine,
  type MarkdownOptions,
  renderSentence,
  wholeEntry,
} from "./markdown/finding.ts";
import { sectionIn, type Written } from "./markdown/sections.ts";
import { isPartialReport, scopeLine, serverName, skippedRoots, whyUnchanged } from "./notes.ts";
import { rewardLine } from "./numbers.ts";
import { inOrder, statesInOrder } from "./order.ts";
import { asRecordedLine } from "./replayed.ts";
import { reportSections } from "./sections.ts";
import { type Decision, decisionsOf } from "./sentence.ts";
import { stepsInMarkdown } from "./steps.ts";
import { type ListedState, listedStates } from "./words.ts";

const reasonsMax = 20;
/** Maximum of the first line, which must fit whatever else is cut. */
const reasonLengthMax = 300;
const adviceLengthMax = 600;
/** Number of findings that are shown with their code. */
const shownCodeMax = 50;

/** Renders the report. Sections are cut at whole entries, from the tail; each section counts what it leaves out. */
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
      ...reportSections(report).map(sectionIn),
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
 * Says why the verdict is what it is, and what to do. What decides is the first line, because often no more of the
 * text is shown.
 */
function headline(report: Report): readonly string[] {
  const [first, ...others] = decisionsOf(report);
  const also = others
    .slice(0, reasonsMax)
    .map((one) => `- also: ${[said(one), ...todo(one)].join("\n  <br>")}`);
  const left = others.length - also.length;
  return [
    `${verdictMarks[report.verdict]} **Lanser: ${report.verdict}**: ${first === undefined ? "" : said(first)}.`,
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

/** Marks that show the verdict before a word is read. */
const verdictMarks = {
  pass: "✅",
  inconclusive: "⚠️",
  fail: "❌",
} as const satisfies Record<Report["verdict"], string>;

function notes(report: Report, options: MarkdownOptions): readonly string[] {
  const all = [...[scopeLine(report)].filter((line) => line !== null), ...options.notes];
  return all.length === 0 ? [] : [...all.map((note) => `- ${renderSentence(note)}`), ""];
}

/** Lists the edits that broke something, each with its own lines and its effects. */
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

function section(report: Report, state: ListedState, options: MarkdownOptions): Written {
  // What an edit broke stands with that edit.
  const ranked =
    state === "new"
      ? groupByFile(groupByCause(report, options.show).alone)
      : rankedOf(report, state, options);
  const title = `${findingStateTable[state].title} (${ranked.length})`;
  const isNew = state === "new";
  return {
    id: state,
    // What needs no action is folded away.
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

function rankedOf(
  { findings }: Report,
  state: ListedState,
  { show }: MarkdownOptions,
): readonly ComparedFinding[] {
  const own = findings.filter((one) => one.state === state && severityAtLeast(one.severity, show));
  return severities.flatMap((severity) => own.filter((one) => one.severity === severity));
}

function table(report: Report): readonly string[] {
  const { counts } = report;
  // A zero tells nobody anything.
  const shown = statesInOrder.filter((state) => counts[state] > 0);
  const why = whyUnchanged(report);
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return shown.length === 0
    ? []
    : [
        row(shown),
        row(shown.map(() => "--:")),
        row(shown.map((state) => counts[state])),
        ...(isPartialReport(report) ? ["", "These counts cover the checked part only."] : []),
        ...(why === null ? [] : ["", `${renderSentence(why)}.`]),
      ];
}

/** Folds the reward, because it decides nothing by itself. Without a reward and commits there is nothing to unfold. */
function rewarded(report: Report, { steps = [], links }: MarkdownOptions): readonly string[] {
  const line = rewardLine(report);
  if (line === null) return [];
  const byCommit = stepsInMarkdown(steps, links);
  if (report.reward === null && byCommit.length === 0) return ["", `${capitalized(renderSentence(line))}.`];
  const told = byCommit.length === 0 ? [] : ["", ...byCommit];
  return [
    "",
    "<details><summary>Process reward</summary>",
    "",
    renderSentence(line),
    ...told,
    "",
    "</details>",
  ];
}

/** Links to the run, its files and the checks. It is not known here which files a workflow keeps. */
function elsewhere({ links }: MarkdownOptions): readonly string[] {
  const { run, check, checks } = links ?? {};
  const all = [
    ...(run === undefined
      ? []
      : [
          `[The run](${run})`,
          `[its files, the page among them where the workflow keeps it](${run}#artifacts)`,
        ]),
    ...(check === undefined ? [] : [`[the check](${check})`]),
    ...(checks === undefined ? [] : [`[all checks](${checks})`]),
  ];
  return all.length === 0 ? [] : ["", all.join(" · ")];
}

function footer(report: Report): string {
  const asked = report.servers.filter(({ skipped }) => skipped === null);
  const servers = asked.map(
    (one) =>
      `${serverName(one)}: ${one.base.files - one.base.unknown} of ${one.base.files} files of base, ${one.head.files - one.head.unknown} of ${one.head.files} of head`,
  );
  const of = ({ commit }: Report["head"], none: string) => (commit === null ? none : shortId(commit));
  const compared = `${of(report.base, "no base")} → ${of(report.head, "the working tree")}`;
  return [compared, ...servers, ...skippedRoots(report)].map(codeSpan).join(" · ");
}

/** Adds whole entries while they fit. Every section keeps its opening and closing, and counts what is missing. */
function fill(head: string, sections: readonly Written[], tail: string, bytesMax: number): string {
  const missing = (left: number) => (left === 0 ? "" : `\n${left} more are in the report.\n`);
  const frames = sections.reduce(
    (sum, one) => sum + bytesOf(one.open) + bytesOf(missing(one.count)) + bytesOf(one.close),
    0,
  );
  let left = bytesMax - bytesOf(tail) - frames - bytesOf(head);
  // Reasons, hints and policy changes are bounded in number, not in length; past the limit they are cut.
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

/** Summary of a run that judged nothing: what a person has to correct. */
export function problemSummary(problem: string, hint: string): string {
  const advice = hint === "" ? "" : `. What to do: ${renderSentence(hint)}`;
  return `**Lanser did not run**: ${renderSentence(problem)}${advice}\n`;
}
