/** Writes the nightly issue: Markdown in which all foreign text is code. */
import { cutList } from "../../model/cut-list.ts";
import { divergenceClasses } from "../../model/divergence.ts";
import { canonical, parseStrict } from "../../model/json.ts";
import { cut, plural } from "../../model/text.ts";
import { fenceOf, showInvisible, spanOf } from "../../model/visible.ts";
import { validateNightlyV1 } from "../../schemas/generated/nightly.v1.ts";
import {
  type DifferingRule,
  type InconclusiveReason,
  type InconclusiveTrace,
  inconclusiveReasons,
  type Night,
  nightRuleKey,
} from "./night.ts";
import { quarantinePath } from "./quarantine.ts";

/**
 * Decides what happens to the nightly issue, as a state machine over the open issue and tonight's results. All state is
 * in the text of the issue, which people can edit: it is read as foreign data.
 */
type DifferingEntry = DifferingRule & {
  readonly kind: "differs";
  /** Night in which it was first seen, YYYY-MM-DD. */
  readonly since: string;
  /** Number of nights that could have shown it and did not. */
  readonly absent: number;
};

type InconclusiveEntry = {
  readonly kind: "inconclusive";
  readonly trace: string | null;
  readonly reason: InconclusiveReason;
  readonly since: string;
  /** Number of nights without it. */
  readonly absent: number;
};

type NightlyEntry = DifferingEntry | InconclusiveEntry;

/** State of the nightly issue, in the published form (`schemas/nightly.v1.json`). */
export type NightlyState = {
  readonly schema: "lanser.nightly.v1";
  readonly since: string;
  /** Last night that was counted. */
  readonly last: string;
  readonly nights: number;
  /** Number of clean nights since the last one that differed; inconclusive nights in between do not count. */
  readonly clean: number;
  readonly entries: readonly NightlyEntry[];
};

/** Kind of a night, the worst first: a night that differs may also be inconclusive in part. */
type NightKind = "differs" | "inconclusive" | "seen-once" | "clean";

function kindOf({ differing, inconclusive, seenOnce }: Night): NightKind {
  if (differing.count > 0) return "differs";
  if (inconclusive.length > 0) return "inconclusive";
  return seenOnce > 0 ? "seen-once" : "clean";
}

/** Action on the issue. `update` changes its text without notifying people. */
type NightlyAction = "none" | "open" | "comment" | "update" | "close";

type NightlyStep = {
  readonly action: NightlyAction;
  /** Null if there is no issue to keep it in. */
  readonly state: NightlyState | null;
  /** Entries that are new in the issue. */
  readonly came: readonly NightlyEntry[];
  /** Entries that were not seen for as many nights as close an issue. */
  readonly went: readonly DifferingEntry[];
};

type NightlyOptions = {
  /** Number of clean nights after which the issue is closed; at least 1. */
  readonly cleanNights: number;
};

/** Returns the next step. `open` is the open issue: its state, null if that cannot be read. */
export function nextNight(
  open: { readonly state: NightlyState | null } | null,
  night: Night,
  { cleanNights }: NightlyOptions,
): NightlyStep {
  const tonight = entriesOf(night);
  if (open === null && tonight.length === 0) return { action: "none", state: null, came: [], went: [] };
  const before = open?.state ?? { ...firstState, since: night.date };
  // The same night, run again, is not one more.
  const step = before.last === night.date ? 0 : 1;
  const kind = kindOf(night);
  const seen = new Map(tonight.map((one) => [entryKey(one), one] as const));
  const known = before.entries.map((one): NightlyEntry => {
    if (seen.has(entryKey(one))) return { ...one, absent: 0 };
    const counts = one.kind === "inconclusive" || showsAbsence(night);
    return { ...one, absent: one.absent + (counts ? step : 0) };
  });
  const names = new Set(before.entries.map(entryKey));
  const came = fitting(
    known,
    tonight.filter((one) => !names.has(entryKey(one))),
  );
  const left = known.filter(({ absent }) => absent >= cleanNights);
  const clean = kind === "clean" ? before.clean + step : kind === "differs" ? 0 : before.clean;
  const isOver = kind === "clean" && clean >= cleanNights;
  const state: NightlyState = {
    schema: "lanser.nightly.v1",
    since: before.since,
    last: night.date,
    nights: before.nights + step,
    clean,
    entries: isOver ? [] : [...known.filter((one) => !left.includes(one)), ...came],
  };
  const went = left.flatMap((one) => (one.kind === "differs" ? [one] : []));
  return { action: actionOf(open !== null, isOver, came.length + went.length), state, came, went };
}

/**
 * True if a missing difference counts: everything was compared, nothing was seen only once, and all differences are
 * listed.
 */
function showsAbsence({ inconclusive, seenOnce, differing }: Night): boolean {
  return inconclusive.length === 0 && seenOnce === 0 && differing.count === differing.shown.length;
}

function actionOf(isOpen: boolean, isOver: boolean, changes: number): NightlyAction {
  if (!isOpen) return "open";
  if (isOver) return "close";
  return changes > 0 ? "comment" : "update";
}

const firstState = { last: "", nights: 0, clean: 0, entries: [] } as const;

function entriesOf({ date, differing, inconclusive }: Night): readonly NightlyEntry[] {
  const all = [
    ...differing.shown.map((one): NightlyEntry => ({ ...one, kind: "differs", since: date, absent: 0 })),
    ...inconclusive.map(
      ({ trace, reason }): NightlyEntry => ({ kind: "inconclusive", trace, reason, since: date, absent: 0 }),
    ),
  ];
  return [...new Map(all.map((one) => [entryKey(one), one] as const)).values()];
}

/** Returns a key that is the same on every night with this entry. */
export function entryKey(entry: NightlyEntry): string {
  return entry.kind === "differs" ? nightRuleKey(entry) : inconclusiveKey(entry);
}

function inconclusiveKey({ trace, reason }: Pick<InconclusiveTrace, "trace" | "reason">): string {
  return JSON.stringify([trace, reason]);
}

/** Maximum length of the state: GitHub takes 65,536 characters, and people read the rest of the text. */
const stateLengthMax = 20_000;
const entriesMax = 1_000;

/**
 * Returns the new entries that fit. Entries that do not fit are not kept, so they are not news every night; kept ones
 * have room for their numbers to grow.
 */
function fitting(known: readonly NightlyEntry[], came: readonly NightlyEntry[]): readonly NightlyEntry[] {
  const lengthOf = (one: NightlyEntry) => encoded(one).length + entryRoom;
  let left = stateLengthMax - known.reduce((sum, one) => sum + lengthOf(one), 0);
  let places = entriesMax - known.length;
  return came.filter((one) => {
    left -= lengthOf(one);
    places -= 1;
    return left >= 0 && places >= 0;
  });
}

const entryRoom = 12;

const [opening, closing] = ["<!-- lanser-nightly ", " -->"] as const;

/**
 * Returns one line that Markdown does not show. Throws on a state that the schema does not allow, which is an internal
 * error.
 */
export function stateText(state: NightlyState): string {
  if (!validateNightlyV1(state)) throw new Error(`no state: ${validateNightlyV1.errors?.[0]?.message}`);
  return `${opening}${encoded(state)}${closing}`;
}

/**
 * Encodes a value as JSON with only characters that neither end a comment nor mean anything to GitHub; all others are
 * escapes.
 */
function encoded(value: unknown): string {
  return canonical(value).replaceAll(
    /[^\w "{}[\]:,./\\+-]|-(?=-)/gu,
    // Not by code points: JSON escapes UTF-16 code units.
    (text) => text.split("").map(asEscape).join(""),
  );
}

function asEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const bodyLengthMax = 70_000;

/** Returns the last state in a text; null for none, and for an invalid one. */
export function readState(body: string): NightlyState | null {
  if (body.length > bodyLengthMax) return null;
  const from = body.lastIndexOf(opening);
  const to = body.indexOf(closing, from + opening.length);
  if (from < 0 || to < 0 || to - from > 2 * stateLengthMax) return null;
  const parsed = parseStrict(body.slice(from + opening.length, to));
  if (parsed.kind === "invalid" || !validateNightlyV1(parsed.value)) return null;
  const state = parsed.value as NightlyState;
  const entries = [...new Map(state.entries.map((one) => [entryKey(one), one] as const)).values()];
  return { ...state, entries };
}

/** Title by which the issue is found again, together with its author. */
export const nightlyTitle = "Lanser: nightly drift of language servers";

export type NightlyIssue = {
  readonly action: NightlyAction;
  /** Whole text of the issue; empty if there is none. */
  readonly body: string;
  /** Comment; null if people need not be notified. */
  readonly comment: string | null;
};

export type NightlyIssueOptions = NightlyOptions & {
  /** URL of the run; null if it is unknown. */
  readonly runUrl: string | null;
};

/** Returns the issue after a night. `open` is the text of the open issue; null for none. */
export function nightlyIssue(open: string | null, night: Night, options: NightlyIssueOptions): NightlyIssue {
  const step = nextNight(open === null ? null : { state: readState(open) }, night, options);
  const { action, state, came, went } = step;
  if (state === null) return { action, body: "", comment: null };
  const body = bodyOf(state, night, options);
  if (action === "open") {
    const texts = textsOf(night, came, commentBytesMax);
    return { action, body, comment: texts.length === 0 ? null : join(texts) };
  }
  if (action === "update") return { action, body, comment: null };
  if (action === "close") return { action, body, comment: `${lastWords(options)}\n` };
  const parts = [
    headline(state, night, options),
    "",
    ...section("New", came, night, options),
    ...section(`Not seen for ${nights(options.cleanNights)}`, went, night, options),
  ];
  const left = commentBytesMax - new TextEncoder().encode(join(parts)).length;
  return { action, body, comment: join([...parts, ...textsOf(night, came, left)]) };
}

function lastWords({ cleanNights, runUrl }: NightlyIssueOptions): string {
  const words =
    cleanNights === 1 ? "Last night was clean" : `The last ${cleanNights} nights that count were clean`;
  return `${words}, so this issue is closed. For new differences, Lanser opens another one.${linkOf(runUrl)}`;
}

/** Limit on the listed rows. GitHub takes 65,536 characters, and the state of a text takes up to 20,000 of them. */
const rowsBytesMax = 14_000;
const commentBytesMax = 62_000;
const shownLengthMax = 300;

function bodyOf(state: NightlyState, night: Night, options: NightlyIssueOptions): string {
  const differing = state.entries.filter(({ kind }) => kind === "differs");
  const inconclusive = state.entries.filter(({ kind }) => kind === "inconclusive");
  const left = night.differing.count - differing.filter(({ absent }) => absent === 0).length;
  return join([
    "Every night Lanser repeats the requests of the committed traces with the pinned language servers. With the same schedule, the answers must be the same.",
    "",
    headline(state, night, options),
    "",
    ...section("What differs", differing, night, options),
    ...(left > 0 ? [`Lanser cannot list ${plural(left, "more difference")} of last night here.`, ""] : []),
    ...section("Not comparable", inconclusive, night, options),
    "### What to do",
    "",
    `- Look closer: ${span("lanser trace drift --trace TRACE")}. The reports of each night are in the artifact of its run.`,
    `- If the servers are right now, record it again and review the result: ${span("lanser trace refresh TRACE")}`,
    `- List known, accepted differences in ${span(quarantinePath)}.`,
    "",
    `Lanser rewrites this text every night, so use comments. It closes the issue after ${plural(options.cleanNights, "clean night")}. A night does not count if a comparison failed or a difference did not happen again. Each difference restarts the count.`,
    "",
    stateText(state),
  ]);
}

/** Describes last night and the progress until the issue closes. */
function headline(state: NightlyState, night: Night, { cleanNights, runUrl }: NightlyIssueOptions): string {
  const { differing, inconclusive, seenOnce, traces, date } = night;
  const isWhole = inconclusive.some(({ trace }) => trace === null);
  const uncompared = isWhole ? "the traces" : `${inconclusive.length} of ${plural(traces, "trace")}`;
  const inPart = `${uncompared} without a comparison`;
  const counted = `${Math.min(state.clean, cleanNights)} of ${plural(cleanNights, "clean night")}`;
  const words = {
    differs: `${plural(differing.count, "difference")}${inconclusive.length === 0 ? "" : `, and ${inPart}`}`,
    inconclusive: `inconclusive: ${inPart}; this proves nothing about the servers`,
    "seen-once": `in ${plural(seenOnce, "trace")} something was seen once and did not come back`,
    clean: `clean, ${counted}`,
  }[kindOf(night)];
  return `**${date}: ${words}.**${linkOf(runUrl)}`;
}

function linkOf(url: string | null): string {
  return url === null ? "" : ` [The run](${url})`;
}

function section(
  title: string,
  entries: readonly NightlyEntry[],
  night: Night,
  { runUrl }: NightlyIssueOptions,
): readonly string[] {
  if (entries.length === 0) return [];
  const messages = new Map(night.inconclusive.map((one) => [inconclusiveKey(one), one.message] as const));
  const rows = entries.map((one) =>
    row(one, one.kind === "inconclusive" ? messages.get(inconclusiveKey(one)) : ""),
  );
  const elsewhere = runUrl === null ? "the run's artifact" : "the run";
  return [
    `### ${title} (${entries.length})`,
    "",
    `- ${cutList(rows, "\n- ", rowsBytesMax, "line", elsewhere)}`,
    "",
  ];
}

function row(entry: NightlyEntry, message = ""): string {
  const { since, absent } = entry;
  const gone = absent === 0 ? "" : `; not for ${nights(absent)}`;
  if (entry.kind === "differs") {
    const { class: of, code, path, server } = entry;
    const what = code === null ? "" : `: ${span(code)}`;
    const where = path === null ? "" : ` in ${span(path)}`;
    return `${of} ${divergenceClasses[of].words}${what}${where} (${span(server)}), since ${since}${gone}`;
  }
  const what = entry.trace === null ? "The whole night" : span(entry.trace);
  const detail = message === "" ? "" : `<br>${span(message)}`;
  return `${what}: ${inconclusiveReasons[entry.reason]}, since ${since}${gone}${detail}`;
}

function nights(count: number): string {
  return plural(count, "night");
}

/**
 * Returns texts to send upstream, only if something new differs: the same text every night is no news. They are code,
 * ready to copy.
 */
function textsOf({ texts }: Night, came: readonly NightlyEntry[], bytesMax: number): readonly string[] {
  if (texts.length === 0 || !came.some(({ kind }) => kind === "differs")) return [];
  const parts = texts.map(({ trace, text }) => {
    const lines = text.trimEnd().split(/\r?\n/u).map(sourceLine);
    return ["Of ", span(trace), ":\n\n", fenceOf(lines, "markdown").join("\n"), "\n"].join("");
  });
  return [
    "<details><summary>Ready to send to the maintainers</summary>",
    "",
    cutList(parts, "\n", bytesMax - 200, "text", "the run's artifact"),
    "",
    "</details>",
  ];
}

function sourceLine(text: string): string {
  return text.split("\t").map(showInvisible).join("\t");
}

/** Returns one line of code without invisible characters. */
function span(text: string): string {
  return spanOf(showInvisible(cut(text.replaceAll(/\r?\n/gu, " "), shownLengthMax)));
}

function join(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
