/**
 * Renders a report as GitHub-flavoured Markdown. Text of servers and people is in code spans and fenced code, where
 * no mention, link, image or HTML can take effect. Our own sentences are prose; a name in them that is more than a
 * word is code.
 */
import { type ComparedFinding, findingStateTable, severities, severityAtLeast } from "../model/finding.ts";
import type { ReplayedTrace } from "../model/replay.ts";
import type { Report } from "../model/report.ts";
import { capitalized, cut, plural, shorten, shortId } from "../model/text.ts";
import { spanOf } from "../model/visible.ts";
import { bytesOf, cutToBytes } from "./bytes.ts";
import { byFile, groupedByCause } from "./causes.ts";
import { claimsLine } from "./claims.ts";
import { limitAccounts } from "./codes/limits.ts";
import { terminalName } from "./escape.ts";
import { looksIn } from "./looks.ts";
import { causeEntry } from "./markdown/causes.ts";
import {
  codeSpan,
  line,
  type MarkdownOptions,
  messageLengthMax,
  sentence,
  wholeEntry,
} from "./markdown/finding.ts";
import {
  escapeCounts,
  isPartial,
  limitText,
  scopeLine,
  serverName,
  skippedRoots,
  uncheckedOf,
  whyUnchanged,
} from "./notes.ts";
import { rewardLine } from "./numbers.ts";
import { inOrder, type SectionId, statesInOrder } from "./order.ts";
import {
  type BumpTable,
  bumpMeaning,
  bumpName,
  bumpResult,
  bumpsInOrder,
  bumpTables,
  replayLine,
  traceFacts,
  traceMeaning,
  traceServer,
  traceState,
  unequalTraces,
} from "./replayed.ts";
import { adviceOn, newSentence } from "./sentence.ts";
import { stepsInMarkdown } from "./steps.ts";
import { type ListedState, listedStates } from "./words.ts";

const reasonsMax = 20;
/** Maximum of the first line, which must fit whatever else is cut. */
const reasonLengthMax = 300;
const adviceLengthMax = 600;
/** Number of findings that are shown with their code. */
const shownCodeMax = 50;
const bumpRowsMax = 10;

/** Renders the report. Sections are cut at whole entries, from the tail; each section counts what it leaves out. */
export function markdown(report: Report, options: MarkdownOptions): string {
  const head = [
    firstLine(report),
    "",
    ...hints(report),
    ...notes(report, options),
    `Reproduce: ${codeSpan(options.reproduce)}`,
    "",
  ];
  const sections = inOrder(
    [
      causes(report, options),
      ...listedStates.map((state) => section(report, state, options)),
      traces(report),
      bumps(report),
      policyChanges(report),
      ...looks(report),
      escapes(report),
      unknown(report),
      limits(report),
    ].filter((one) => one.count > 0),
    report,
  );
  const { replay } = report;
  const isShown = replay !== null && unequalTraces(report).length === 0;
  const asRecorded = isShown ? ["", `Lanser ${sentence(replayLine(replay))}.`] : [];
  const claims = claimsLine(report);
  const tail = [
    "",
    ...table(report),
    ...rewarded(report, options),
    ...(claims === null ? [] : ["", `${sentence(claims)}.`]),
    ...asRecorded,
    ...elsewhere(options),
    "",
    footer(report),
    "",
  ];
  return fill(`${head.join("\n")}\n`, sections, `${tail.join("\n")}`, options.bytesMax);
}

/** Says why the verdict is what it is. This is the first line, because often no more of the text is shown. */
function firstLine(report: Report): string {
  const found = newSentence(report);
  const first = report.reasons
    .slice(0, reasonsMax)
    .map((one) =>
      one.code === "new-finding" && found !== null ? found : sentence(cut(one.message, reasonLengthMax)),
    );
  const left = report.reasons.length - first.length;
  const reasons = [...first, ...(left > 0 ? [`${left} more reasons`] : [])].join("; ");
  return `${verdictMarks[report.verdict]} **Lanser: ${report.verdict}**: ${reasons}.`;
}

/** Marks that show the verdict before a word is read. */
const verdictMarks = {
  pass: "✅",
  inconclusive: "⚠️",
  fail: "❌",
} as const satisfies Record<Report["verdict"], string>;

function hints(report: Report): readonly string[] {
  const all = report.reasons.flatMap((one) => {
    const advice = adviceOn(one, report);
    return advice === null ? [] : [`What to do: ${sentence(shorten(advice, adviceLengthMax))}`];
  });
  return all.length === 0 ? [] : [...new Set(all)].slice(0, reasonsMax).flatMap((line) => [line, ""]);
}

function notes(report: Report, options: MarkdownOptions): readonly string[] {
  const all = [...[scopeLine(report)].filter((line) => line !== null), ...options.notes];
  return all.length === 0 ? [] : [...all.map((note) => `- ${sentence(note)}`), ""];
}

function policyChanges({ policyChanges: changes }: Report): Section {
  return {
    id: "policy-changes",
    open: `### Head changes the rules that it is judged by (${changes.length})\n\n`,
    count: changes.length,
    entry: (index) => {
      const one = changes[index];
      if (one === undefined) return "";
      const { kind, message, hides, adds } = one;
      const beside =
        hides === null || adds === null ? "" : ` (under its own: ${hides} hidden, ${adds} added)`;
      return `- ${kind}: ${sentence(message)}${beside}\n`;
    },
    close: "\n",
  };
}

type Section = {
  readonly id: SectionId;
  readonly open: string;
  readonly count: number;
  /** Text of an entry, shortened to `room` bytes where that is possible. An entry that is still longer is left out. */
  readonly entry: (index: number, room: number) => string;
  readonly close: string;
};

/** Lists the edits that broke something, each with its own lines and its effects. */
function causes(report: Report, options: MarkdownOptions): Section {
  const groups = groupedByCause(report, options.show).causes;
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

function section(report: Report, state: ListedState, options: MarkdownOptions): Section {
  // What an edit broke stands with that edit.
  const ranked =
    state === "new" ? byFile(groupedByCause(report, options.show).alone) : rankedOf(report, state, options);
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
        : `${line(finding, options)}\n`;
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

/** Lists the traces that differ. Traces that replay as recorded are one line at the end. */
function traces(report: Report): Section {
  const unequal = unequalTraces(report);
  const line = report.replay === null ? "" : replayLine(report.replay);
  return {
    id: "traces",
    open: `### Traces (${unequal.length})\n\nLanser ${line}. ${traceMeaning}\n\n`,
    count: unequal.length,
    entry: (index) => {
      const one = unequal[index];
      return one === undefined ? "" : traceEntry(one, report);
    },
    close: "\n",
  };
}

function traceEntry(trace: ReplayedTrace, report: Report): string {
  const server = traceServer(trace);
  const by = server === "" ? "" : ` (${codeSpan(server)})`;
  const facts = traceFacts(trace).map(({ title, text }) => `  <br>${title}: ${codeSpan(text)}`);
  const named = `- ${codeSpan(terminalName(trace.path))}${by} ${traceState(trace, report)}`;
  return [named, ...facts, ""].join("\n");
}

function bumps(report: Report): Section {
  const all = bumpsInOrder(report);
  return {
    id: "server-updates",
    open: `### Server updates (${all.length})\n\nWhat the new version alone changes. ${bumpMeaning}\n\n`,
    count: all.length,
    entry: (index) => {
      const one = all[index];
      if (one === undefined) return "";
      const tables = bumpTables(one, bumpRowsMax).flatMap(bumpLines);
      return [`${codeSpan(bumpName(one))}: ${sentence(bumpResult(one))}`, "", ...tables, ""].join("\n");
    },
    close: "\n",
  };
}

function bumpLines({ of, rows, more }: BumpTable): readonly string[] {
  return [
    `| more | fewer | changed | ${of} |`,
    "| --: | --: | --: | :-- |",
    ...rows.map(
      ({ name, added, removed, changed }) => `| ${added} | ${removed} | ${changed} | ${cell(name)} |`,
    ),
    "",
    ...(more > 0 ? [`and ${more} more`, ""] : []),
  ];
}

/** Escapes bars: a bar ends the cell of a table, even inside code, and readers differ in what escapes it. */
function cell(name: string): string {
  return spanOf(terminalName(name).replaceAll("|", "\\u{007C}"));
}

function escapes({ escapes: added }: Report): Section {
  return {
    id: "escapes",
    open: `<details><summary>New type-check escapes (${added.length}): ${escapeCounts(added).replace(/`([^`]*)`/gu, "<code>$1</code>")}</summary>\n\n`,
    count: added.length,
    entry: (index) => {
      const one = added[index];
      return one === undefined
        ? ""
        : `- ${one.kind} at ${codeSpan(`${terminalName(one.path)}:${one.line + 1}`)}: ${codeSpan(one.text)}\n`;
    },
    close: "\n</details>\n\n",
  };
}

function unknown(report: Report): Section {
  const { sides, files } = uncheckedOf(report);
  return openList("unknown", `Not checked (${report.unknown.length})`, [
    ...sides.map(sentence),
    ...files.map(
      (one) =>
        `${codeSpan(terminalName(one.path))} (${one.side}): ${sentence(one.reason)}${one.why === undefined ? "" : ` ${sentence(codeSpan(one.why))}`}`,
    ),
  ]);
}

function looks(report: Report): readonly Section[] {
  return looksIn(report).map(({ id, title, looks: own }) =>
    openList(
      id,
      `${title} (${own.length})`,
      own.map(({ place, why }) => `${codeSpan(place)}: ${sentence(why)}`),
    ),
  );
}

function limits({ limits: hit }: Report): Section {
  return openList(
    "limits",
    `Notes (${hit.length})`,
    hit.map((one, at) => {
      const said = sentence(shorten(limitText(one), messageLengthMax));
      // Once for all of a kind.
      const isFirst = hit.findIndex(({ code }) => code === one.code) === at;
      const account = Object.hasOwn(limitAccounts, one.code) ? limitAccounts[one.code] : undefined;
      return account === undefined || !isFirst ? said : `${said}<br>${sentence(account.todo)}`;
    }),
  );
}

function openList(id: SectionId, title: string, entries: readonly string[]): Section {
  return {
    id,
    open: `<details open><summary>${title}</summary>\n\n`,
    count: entries.length,
    entry: (index) => (entries[index] === undefined ? "" : `- ${entries[index]}\n`),
    close: "\n</details>\n\n",
  };
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
        ...(isPartial(report) ? ["", "Counted in what was looked at."] : []),
        ...(why === null ? [] : ["", `${sentence(why)}.`]),
      ];
}

/** Folds the reward, because it decides nothing by itself. Without a reward and commits there is nothing to unfold. */
function rewarded(report: Report, { steps = [], links }: MarkdownOptions): readonly string[] {
  const line = rewardLine(report);
  if (line === null) return [];
  const byCommit = stepsInMarkdown(steps, links);
  if (report.reward === null && byCommit.length === 0) return ["", `${capitalized(sentence(line))}.`];
  const told = byCommit.length === 0 ? [] : ["", ...byCommit];
  return ["", "<details><summary>Process reward</summary>", "", sentence(line), ...told, "", "</details>"];
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
function fill(head: string, sections: readonly Section[], tail: string, bytesMax: number): string {
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
  const advice = hint === "" ? "" : `. What to do: ${sentence(hint)}`;
  return `**Lanser did not run**: ${sentence(problem)}${advice}\n`;
}
