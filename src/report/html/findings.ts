/** Writes the sections of the page that list findings, and the causes of effects elsewhere. */
import { type ComparedFinding, findingStateTable, type Severity } from "../../model/finding.ts";
import { compareText } from "../../model/order.ts";
import type { Report } from "../../model/report.ts";
import { ruleName } from "../../model/rules.ts";
import { plural } from "../../model/text.ts";
import { exactPlace } from "../blocks.ts";
import {
  type CauseGroup,
  diffOf,
  type Effect,
  effectFindings,
  effectsIn,
  effectsOpenMax,
  findingsIn,
  groupByCause,
  groupByFile,
} from "../causes.ts";
import { isUnchanged } from "../notes.ts";
import { causeName, wayTo } from "../remarks.ts";
import { causeWords, type ListedState, listedStates, stateWords } from "../words.ts";
import { type Html, htmlInline, markup, nameMarkup, noMarkup, shortMarkup, withCode } from "./escape.ts";
import {
  diffFigure,
  firstLine,
  foldedEntry,
  type NumberedFinding,
  openEntry,
  placeMarkup,
} from "./finding.ts";
import { fill, type PageBudget, type PageSection, pageSection } from "./list.ts";

type Field = {
  readonly title: string;
  /** Returns the value by which the options are sorted; null if the finding has none. */
  readonly valueOf: (one: NumberedFinding) => string | null;
  readonly label?: (value: string) => string;
};

const groupTitles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(findingStateTable).map(([state, { title }]) => [state, title])),
  waived: "Waived",
};

const fields: readonly Field[] = [
  { title: "State", valueOf: ({ group }) => group, label: (group) => groupTitles[group] ?? group },
  { title: "Severity", valueOf: ({ finding }): Severity => finding.severity },
  { title: "Rule", valueOf: ({ finding }) => ruleName(finding) },
  { title: "File", valueOf: ({ finding }) => finding.path },
  { title: "Server", valueOf: ({ finding }) => finding.server },
  { title: "Root", valueOf: ({ finding }) => finding.roots?.[0] ?? null },
  {
    title: "Cause",
    valueOf: ({ finding, cause }) =>
      cause === null ? null : `${finding.cause?.symbol ?? finding.cause?.path}, edit ${cause}`,
  },
];

/** Maximum number of options of a choice, the most frequent values. */
const optionsMax = 200;
const optionLengthMax = 100;
/** Minimum number of findings for the form. */
const findingsMin = 2;

type Filter = {
  readonly form: Html;
  /** Returns the attribute by which the page's script identifies a finding; empty if there is no form. */
  readonly of: (one: NumberedFinding) => Html;
};

/**
 * Builds the form with a choice for each field in which the findings differ, and the attribute by which the page's
 * script finds them. It holds only numbers, so no text from outside gets in. A single finding has no form.
 */
function filterFor(all: readonly NumberedFinding[]): Filter {
  if (all.length < findingsMin) return { form: noMarkup, of: () => noMarkup };
  const choices = fields.flatMap((field) => {
    const counts = new Map<string, number>();
    for (const one of all) {
      const value = field.valueOf(one);
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    if (counts.size < 2) return [];
    const most = [...counts].sort(([a, many], [b, more]) => more - many || compareText(a, b));
    const options = most.slice(0, optionsMax).sort(([a], [b]) => compareText(a, b));
    return [{ field, options, numbers: new Map(options.map(([value], at) => [value, at])) }];
  });
  const of = (one: NumberedFinding) => {
    const numbers = choices.map(({ field, numbers: known }) => known.get(field.valueOf(one) ?? "") ?? "-");
    return markup` data-of="${numbers.join(" ")}"`;
  };
  const selects = choices.map(
    ({ field, options }) => markup`<label>${field.title} <select><option value="">all</option>
${options.map(([value, count], at) => markup`<option value="${at}">${nameMarkup(field.label?.(value) ?? value, optionLengthMax)} (${count})</option>\n`)}</select></label>
`,
  );
  return {
    form: markup`<form id="filter" role="search" aria-label="Filter the findings" hidden>
<label>Search <input type="search" autocomplete="off" placeholder="words of a finding"></label>
${selects}<button type="reset">Show all</button>
<output></output>
<p class="quiet">Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go to the next and the previous finding, <kbd>Esc</kbd> shows all.</p>
</form>
`,
    of,
  };
}

/** Room for findings shown in full. With 100 causes and the other lists, a page stays under 10 MB. */
const findingsRoom: PageBudget = { entries: 2_000, bytes: 6_500_000 };
const causesMax = 100;
const effectsMax = 50;

type Group = {
  readonly id: ListedState | "waived";
  readonly state: ListedState;
  readonly holds: (finding: ComparedFinding) => boolean;
};

const isWaived = (finding: ComparedFinding) => finding.waived !== undefined;

/** Groups in the order of the page; each finding is in exactly one. */
const groups: readonly Group[] = listedStates.flatMap((state): readonly Group[] =>
  state === "new"
    ? [
        { id: "new", state, holds: (one) => !isWaived(one) },
        { id: "waived", state, holds: isWaived },
      ]
    : [{ id: state, state, holds: () => true }],
);

/**
 * Builds the sections of findings, and the form that filters them. All sections share one budget of bytes, so that
 * the page stays below its limit.
 */
export function findingParts(
  report: Report,
  show: Severity,
): { readonly parts: readonly PageSection[]; readonly form: Html } {
  const causes = groupByCause(report, show).causes;
  const listed = listedGroups(report, show, causes);
  const entries = listed.flatMap((group) => group.entries);
  const { form, of } = filterFor(entries);
  const shown = new Set<number>();
  const parts: PageSection[] = [];
  let room = findingsRoom;
  for (const group of listed) {
    // A finding with a cause is already listed with its edit, so here it is folded.
    const write = (entry: NumberedFinding) =>
      (group.state === "new" && entry.cause === null ? openEntry : foldedEntry)(entry, of(entry), report);
    const filled = fill(group.entries, write, room);
    for (const { number } of filled.shown) shown.add(number);
    room = filled.room;
    parts.push(...partOf(group, filled));
  }
  // Causes come first: a reader corrects the edit, not its fifty effects.
  return { form, parts: [...causePart(causes, entries, shown), ...parts] };
}

type ListedGroup = Group & {
  readonly entries: readonly NumberedFinding[];
  /** Number of findings whose severity is below the shown one. */
  readonly hidden: number;
};

/**
 * Sorts the findings into the sections of the page, numbers them, and finds the number of their cause. The numbers
 * are the anchors of links, so every section must use the same.
 */
function listedGroups(
  { findings }: Report,
  show: Severity,
  causes: readonly CauseGroup[],
): readonly ListedGroup[] {
  // Causes beyond the limit have no section to link to.
  const numbers = new Map(
    causes.slice(0, causesMax).flatMap(({ effects }, at) => effects.map(({ id }) => [id, at + 1] as const)),
  );
  let number = 0;
  return groups.map((group) => {
    const shown = findingsIn(group.state, findings, show).filter(group.holds);
    const all = findingsIn(group.state, findings, "hint").filter(group.holds);
    // Findings with a cause keep the order by severity. The others are listed file by file.
    const ordered =
      group.id === "new"
        ? [
            ...shown.filter((one) => numbers.has(one.id)),
            ...groupByFile(shown.filter((one) => !numbers.has(one.id))),
          ]
        : shown;
    const entries = ordered.map((finding) => {
      number += 1;
      return { finding, number, cause: numbers.get(finding.id) ?? null, group: group.id };
    });
    return { ...group, entries, hidden: all.length - shown.length };
  });
}

/**
 * Writes the section of one group; nothing if the group has no finding. It counts findings beyond the limits and
 * below the shown severity, so that no finding disappears silently.
 */
function partOf(
  { id, state, entries, hidden }: ListedGroup,
  { written, missing }: { readonly written: readonly Html[]; readonly missing: number },
): readonly PageSection[] {
  const count = entries.length + hidden;
  if (count === 0) return [];
  const left = [
    ...(missing > 0 ? [markup`<p class="more">${missing} more are in the JSON report.</p>\n`] : []),
    ...(hidden > 0 ? [markup`<p class="more">Not listed, because less severe: ${hidden}.</p>\n`] : []),
  ];
  if (id === "waived") return [waivedPart(count, [...written, ...left])];
  const title = findingStateTable[state].title;
  const about = stateWords[state].all;
  const content = markup`<p class="quiet">${withCode(about)}</p>\n${[...written, ...left]}`;
  return [pageSection(id, title, count, content)];
}

/**
 * Says that nothing is new, and why; empty if something is. Other empty sections are left out, but without this line
 * a reader could not distinguish a clean result from a missing section.
 */
export function nothingNewMarkup(report: Report): Html {
  const { findings, reasons, verdict, unknown, unmatched } = report;
  if (findings.some((one) => one.state === "new" && !isWaived(one))) return noMarkup;
  // A trace that could not be compared leaves no file unchecked.
  const isDoubted = verdict === "inconclusive" && reasons.some(({ code }) => code !== "replay-inconclusive");
  const isWhole = !isDoubted && unknown.length + unmatched.length === 0;
  const why = isUnchanged(report)
    ? "there is no change, so nothing is new"
    : findings.some(isWaived)
      ? "only waived findings"
      : isWhole
        ? "the change introduced nothing"
        : "none in the checked part, and the check is incomplete";
  return markup`<p class="quiet">New: ${why}.</p>\n`;
}

/**
 * Writes the section of waived new findings. It stands out, because a reviewer must see that someone accepted them.
 */
function waivedPart(count: number, content: readonly Html[]): PageSection {
  const title = "Waived";
  return {
    id: "waived",
    title,
    content: markup`<section id="waived" aria-labelledby="waived-title">
<div class="alarm"><h2 id="waived-title">New, and waived (${count})</h2>
<p>The change introduced these findings. Someone waived them, as base’s policy allows, so they do not fail the run.</p></div>
${content}
</section>
`,
  };
}

/**
 * Writes the section of edits that broke other code, at most 100. It stands first: a reader can correct one edit
 * instead of fifty effects.
 */
function causePart(
  causes: readonly CauseGroup[],
  entries: readonly NumberedFinding[],
  shown: ReadonlySet<number>,
): readonly PageSection[] {
  if (causes.length === 0) return [];
  const numbers = new Map(entries.map(({ finding, number }) => [finding.id, number]));
  const linkedTo = ({ id }: ComparedFinding) => {
    const number = numbers.get(id);
    return number !== undefined && shown.has(number) ? number : null;
  };
  const articles = causes.slice(0, causesMax).map((group, at) => causeArticle(group, at + 1, linkedTo));
  const beyond = causes.slice(causesMax).flatMap(({ effects }) => effects).length;
  const more =
    beyond === 0
      ? noMarkup
      : markup`<p class="more">The causes of ${beyond} more findings are shown with each finding.</p>`;
  const withoutCause = entries.filter(
    ({ finding, cause }) => finding.state === "new" && cause === null,
  ).length;
  const others =
    withoutCause === 0
      ? noMarkup
      : markup` ${plural(withoutCause, "new finding")} ${withoutCause === 1 ? "has no such cause and is" : "have no such cause and are"} listed below.`;
  const content = markup`<p class="quiet">Edits that broke other code.${others}</p>
${articles}${more}`;
  return [pageSection("causes", "Causes", causes.length, content)];
}

/** Returns the number of the finding to link to; null if it is not on the page. */
type LinkedTo = (finding: ComparedFinding) => number | null;

/**
 * Writes one edit: its name, how it breaks code, its lines, and its effects. Three effects are open and the others
 * folded, so that one edit does not fill the page.
 */
function causeArticle({ cause, at, effects }: CauseGroup, number: number, linkedTo: LinkedTo): Html {
  const lines = effectsIn(effects, cause);
  const items = lines.slice(0, effectsMax).map((one) => effectItem(one, linkedTo));
  // To fold a single effect would save no line.
  const open = lines.length === effectsOpenMax + 1 ? lines.length : effectsOpenMax;
  const left = effectFindings(lines.slice(effectsMax)).length;
  const folded = effectFindings(lines.slice(open)).length;
  const fold =
    folded === 0
      ? noMarkup
      : markup`<details class="plain"><summary>${folded} more</summary>
<ul>
${items.slice(open)}${left > 0 ? markup`<li class="more">and ${left} more</li>\n` : noMarkup}</ul></details>
`;
  return markup`<article class="cause" id="cause-${number}">
<h3>${htmlInline(causeName(at, exactPlace(at, "head")))}</h3>
<p class="quiet">${causeWords[cause.how]} It caused ${plural(effects.length, "finding")}:</p>
${editFigure(cause)}<ul>
${items.slice(0, open)}</ul>
${fold}</article>
`;
}

/**
 * Shows the edit as a diff; empty if the report has no code. Colours depend on the path of each side, and the path
 * in base differs if the change moved the file.
 */
function editFigure(cause: CauseGroup["cause"]): Html {
  const { base, head } = cause.excerpts;
  const nowhere = { line: 0, lines: [] };
  return diffFigure(markup`The edit`, diffOf(cause), {
    base: { path: cause.base?.path ?? cause.path, ...(base ?? nowhere) },
    head: { path: cause.path, ...(head ?? nowhere) },
  });
}

/**
 * Writes one effect of an edit as a line. It links to the finding, if the page has it, because only the finding
 * shows the code.
 */
function effectItem({ finding, others, through }: Effect, linkedTo: LinkedTo): Html {
  const link = (one: ComparedFinding, shown: Html) => {
    const number = linkedTo(one);
    return number === null ? shown : markup`<a href="#finding-${number}">${shown}</a>`;
  };
  const named = link(finding, markup`<code>${placeMarkup(finding, effectPathLengthMax)}</code>`);
  const symbol =
    finding.symbol === null
      ? noMarkup
      : markup` in <code>${nameMarkup(finding.symbol, effectTextLengthMax)}</code>`;
  const columns = others
    .slice(0, columnsMax)
    .map((one) => markup`, ${link(one, markup`column ${one.range.start.character + 1}`)}`);
  const same =
    others.length === 0
      ? noMarkup
      : markup` <span class="quiet">(${others.length + 1}× on this line${columns}${others.length > columnsMax ? ", …" : ""})</span>`;
  const way =
    through.length === 0 ? noMarkup : markup`<br><span class="quiet">${htmlInline(wayTo(through))}</span>`;
  return markup`<li>${named}${symbol}: ${shortMarkup(firstLine(finding.message), effectTextLengthMax)}${same}${way}</li>\n`;
}

const columnsMax = 5;

const effectPathLengthMax = 160;
const effectTextLengthMax = 240;
