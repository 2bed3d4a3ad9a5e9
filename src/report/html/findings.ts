/** Writes the sections of the page that list findings, and the causes of effects elsewhere. */
import {
  type ComparedFinding,
  findingStateTable,
  type Severity,
  severityAtLeast,
  severityRank,
} from "../../model/finding.ts";
import { compareFindings, compareText } from "../../model/order.ts";
import type { Report } from "../../model/report.ts";
import { ruleName } from "../../model/rules.ts";
import { plural } from "../../model/text.ts";
import {
  type CauseGroup,
  diffOf,
  effectsOpenMax,
  groupByCause,
  groupByFile,
  importPathsTo,
  sameOnOneLine,
} from "../causes.ts";
import { isUnchanged } from "../notes.ts";
import type { SectionId } from "../order.ts";
import { causeWords, type ListedState, listedStates, stateWords } from "../words.ts";
import { type Html, markup, nameMarkup, noMarkup, shortMarkup, withCode } from "./escape.ts";
import {
  causeName,
  diffFigure,
  firstLine,
  foldedEntry,
  type NumberedFinding,
  openEntry,
  placeMarkup,
} from "./finding.ts";
import { fill, type PageBudget, pageSection } from "./list.ts";

// Filters the findings of a page: a choice for each field in which they differ.

/** Finding with the values that the filter uses. */
type Filtered = {
  readonly finding: ComparedFinding;
  /** Section of the finding. */
  readonly group: ListedState | "waived";
  /** Number of its cause; null if that has no section. */
  readonly cause: number | null;
};

type Field = {
  readonly title: string;
  /** Returns the value by which the options are sorted; null if the finding has none. */
  readonly valueOf: (one: Filtered) => string | null;
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

/** Maximum number of options: a longer list is no help. */
const optionsMax = 200;
const optionLengthMax = 100;
/** Minimum number of findings: fewer are read faster than a form. */
const findingsMin = 2;

type Filter = {
  readonly form: Html;
  /** Returns the attribute by which the page's script identifies a finding; empty if there is no form. */
  readonly of: (one: Filtered) => Html;
};

function filterFor(all: readonly Filtered[]): Filter {
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
  const of = (one: Filtered) => {
    const numbers = choices.map(({ field, numbers: known }) => known.get(field.valueOf(one) ?? "") ?? "-");
    return markup` data-of="${numbers.join(" ")}"`;
  };
  const selects = choices.map(
    ({ field, options }) => markup`<label>${field.title} <select><option value="">all</option>
${options.map(([value, count], at) => markup`<option value="${at}">${nameMarkup(field.label?.(value) ?? value, optionLengthMax)} (${count})</option>\n`)}</select></label>
`,
  );
  return {
    form: markup`<form id="filter" role="search" aria-label="Narrow the findings" hidden>
<label>Search <input type="search" autocomplete="off" placeholder="words of a finding"></label>
${selects}<button type="reset">Show all</button>
<output></output>
<p class="quiet">Keys: <kbd>/</kbd> searches, <kbd>j</kbd> and <kbd>k</kbd> go on and back, <kbd>Esc</kbd> shows all.</p>
</form>
`,
    of,
  };
}

export type PageSection = { readonly id: SectionId; readonly title: string; readonly content: Html };

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

/** Builds the sections, and the form that filters them. */
export function findingParts(
  report: Report,
  show: Severity,
): { readonly parts: readonly PageSection[]; readonly form: Html } {
  const causes = groupByCause(report, show).causes;
  const { groups: listed, form } = filtered(listedGroups(report, show, causes));
  const shown = new Set<number>();
  const parts: PageSection[] = [];
  let room = findingsRoom;
  for (const group of listed) {
    // What an edit broke stands with that edit, and is unfolded by who wants its code.
    const write = (entry: NumberedFinding) =>
      group.state === "new" && entry.cause === null ? openEntry(entry, report) : foldedEntry(entry, report);
    const filled = fill(group.entries, write, room);
    for (const { number } of filled.shown) shown.add(number);
    room = filled.room;
    parts.push(...partOf(group, filled));
  }
  // Causes stand first: one edit can break fifty places, and it is the edit that is looked at.
  const entries = listed.flatMap((group) => group.entries);
  return { form, parts: [...causePart(causes, entries, shown), ...parts] };
}

function filtered(listed: readonly ListedGroup[]): {
  readonly groups: readonly ListedGroup[];
  readonly form: Html;
} {
  const seen = (group: ListedGroup, { finding, cause }: NumberedFinding) => ({
    finding,
    group: group.id,
    cause,
  });
  const { form, of } = filterFor(listed.flatMap((group) => group.entries.map((one) => seen(group, one))));
  const groupsWith = listed.map((group) => ({
    ...group,
    entries: group.entries.map((one) => ({ ...one, of: of(seen(group, one)) })),
  }));
  return { groups: groupsWith, form };
}

type ListedGroup = Group & {
  readonly entries: readonly NumberedFinding[];
  /** Number of findings whose severity is below the shown one. */
  readonly hidden: number;
};

function listedGroups(
  { findings }: Report,
  show: Severity,
  causes: readonly CauseGroup[],
): readonly ListedGroup[] {
  const sorted = findings.toSorted(compareRanked);
  // Those beyond the limit have no section to link to.
  const numbers = new Map(
    causes.slice(0, causesMax).flatMap(({ effects }, at) => effects.map(({ id }) => [id, at + 1] as const)),
  );
  let number = 0;
  return groups.map((group) => {
    const own = sorted.filter((one) => one.state === group.state && group.holds(one));
    const shown = own.filter((one) => severityAtLeast(one.severity, show));
    // What an edit broke stands together by severity; what is new by itself file by file.
    const ordered =
      group.id === "new"
        ? [
            ...shown.filter((one) => numbers.has(one.id)),
            ...groupByFile(shown.filter((one) => !numbers.has(one.id))),
          ]
        : shown;
    const entries = ordered.map((finding) => {
      number += 1;
      return { finding, number, cause: numbers.get(finding.id) ?? null, of: noMarkup };
    });
    return { ...group, entries, hidden: own.length - shown.length };
  });
}

function compareRanked(left: ComparedFinding, right: ComparedFinding): number {
  return severityRank(left.severity) - severityRank(right.severity) || compareFindings(left, right);
}

function partOf(
  { id, state, entries, hidden }: ListedGroup,
  { written, missing }: { readonly written: readonly Html[]; readonly missing: number },
): readonly PageSection[] {
  const count = entries.length + hidden;
  if (count === 0) return [];
  const left = [
    ...(missing > 0 ? [markup`<p class="more">${missing} more are in the JSON report.</p>\n`] : []),
    ...(hidden > 0 ? [markup`<p class="more">Less severe, and not listed: ${hidden}.</p>\n`] : []),
  ];
  if (id === "waived") return [waivedPart(count, [...written, ...left])];
  const title = findingStateTable[state].title;
  const about = stateWords[state].all;
  return [
    {
      id,
      title,
      content: pageSection(
        id,
        title,
        count,
        markup`<p class="quiet">${withCode(about)}</p>\n${[...written, ...left]}`,
      ),
    },
  ];
}

/** Says that nothing is new, and why. Other empty sections are left out; this one is always stated. */
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

function waivedPart(count: number, content: readonly Html[]): PageSection {
  const title = "Waived";
  return {
    id: "waived",
    title,
    content: markup`<section id="waived" aria-labelledby="waived-title">
<div class="alarm"><h2 id="waived-title">New, and waived (${count})</h2>
<p>The change introduced these too. Somebody let them pass, as base’s policy allows, so they do not fail.</p></div>
${content}
</section>
`,
  };
}

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
      : markup`<p class="more">${beyond} findings have other causes, shown with each.</p>`;
  const own = entries.filter(({ finding, cause }) => finding.state === "new" && cause === null).length;
  const others =
    own === 0
      ? noMarkup
      : markup` Of ${plural(own, "new finding")} no other edit is the cause: ${own === 1 ? "it stands" : "they stand"} below.`;
  const content = markup`<p class="quiet">Edits that broke other code.${others}</p>
${articles}${more}`;
  return [
    { id: "causes", title: "Causes", content: pageSection("causes", "Causes", causes.length, content) },
  ];
}

/** Returns the number of the finding to link to; null if it is not on the page. */
type LinkedTo = (finding: ComparedFinding) => number | null;

function causeArticle({ cause, at, effects }: CauseGroup, number: number, linkedTo: LinkedTo): Html {
  const groups = sameOnOneLine(effects);
  const ways = importPathsTo(cause);
  const items = groups.slice(0, effectsMax).map((one, index) => {
    // Once for all effects of a file that stand together.
    const isFirst = groups[index - 1]?.[0].path !== one[0].path;
    return effectItem(one, isFirst ? (ways.get(one[0].path) ?? []) : [], linkedTo);
  });
  const left = groups.slice(effectsMax).flat().length;
  // One that is folded takes the room of one that is shown.
  const open = groups.length === effectsOpenMax + 1 ? groups.length : effectsOpenMax;
  const folded = effects.length - groups.slice(0, open).flat().length;
  const fold =
    folded === 0
      ? noMarkup
      : markup`<details class="plain"><summary>${folded} more</summary>
<ul>
${items.slice(open)}${left > 0 ? markup`<li class="more">and ${left} more</li>\n` : noMarkup}</ul></details>
`;
  return markup`<article class="cause" id="cause-${number}">
<h3>${causeName(at)}</h3>
<p class="quiet">${causeWords[cause.how]} It caused ${plural(effects.length, "finding")}:</p>
${editFigure(cause)}<ul>
${items.slice(0, open)}</ul>
${fold}</article>
`;
}

/** Shows the edit itself; nothing if the report does not carry it. */
function editFigure(cause: CauseGroup["cause"]): Html {
  const { base, head } = cause.excerpts;
  const nowhere = { line: 0, lines: [] };
  return diffFigure(markup`The edit`, diffOf(cause), {
    base: { path: cause.base?.path ?? cause.path, ...(base ?? nowhere) },
    head: { path: cause.path, ...(head ?? nowhere) },
  });
}

function effectItem(
  [finding, ...others]: readonly [ComparedFinding, ...ComparedFinding[]],
  through: readonly string[],
  linkedTo: LinkedTo,
): Html {
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
  return markup`<li>${named}${symbol}: ${shortMarkup(firstLine(finding.message), effectTextLengthMax)}${same}${wayText(through)}</li>\n`;
}

const columnsMax = 5;

/** Names the files through which the edit is imported; nothing if it is imported directly. */
function wayText(through: readonly string[]): Html {
  if (through.length === 0) return noMarkup;
  const files = through.map(
    (file, at) =>
      markup`${at === 0 ? noMarkup : markup` → `}<code>${nameMarkup(file, effectPathLengthMax)}</code>`,
  );
  return markup`<br><span class="quiet">imports it through ${files}</span>`;
}
const effectPathLengthMax = 160;
const effectTextLengthMax = 240;
