/** Filters the findings of a page: a choice for each field in which they differ. */

import { type ComparedFinding, findingStateTable, type Severity } from "../../model/finding.ts";
import { compareText } from "../../model/order.ts";
import { ruleName } from "../../model/rules.ts";
import type { ListedState } from "../words.ts";
import { type Html, markup, name, nothing } from "./escape.ts";

/** Finding with the values that the filter uses. */
export type Filtered = {
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

export type Filter = {
  readonly form: Html;
  /** Returns the attribute by which the page's script identifies a finding; empty if there is no form. */
  readonly of: (one: Filtered) => Html;
};

export function filterFor(all: readonly Filtered[]): Filter {
  if (all.length < findingsMin) return { form: nothing, of: () => nothing };
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
${options.map(([value, count], at) => markup`<option value="${at}">${name(field.label?.(value) ?? value, optionLengthMax)} (${count})</option>\n`)}</select></label>
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
