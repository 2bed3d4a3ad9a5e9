/**
 * Writes the nightly issue: Markdown in which all foreign text is code. Decides, too, what happens to the issue: a
 * state machine over the open issue and the results of the night. All state is in the text of the issue, which people
 * can edit. So it is read as foreign data.
 */
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

/** A difference that the issue lists. */
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

/**
 * Kind of a night, the worst first. A night with differences counts as `differs`, even if some traces are inconclusive.
 */
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
  /** Entries that tonight adds to the issue. */
  readonly came: readonly NightlyEntry[];
  /** Differences that leave the issue, because they were absent for `cleanNights` nights. */
  readonly went: readonly DifferingEntry[];
};

type NightlyOptions = {
  /** Number of clean nights after which the issue is closed; at least 1. */
  readonly cleanNights: number;
};

/**
 * Returns what to do with the issue after a night, and its new state. An entry leaves only after several nights,
 * because a flaky difference does not occur every night. `open` is null if there is no open issue. Its `state` is null
 * if somebody edited the issue so that the state cannot be read; counting then begins again.
 */
export function nextNight(
  open: { readonly state: NightlyState | null } | null,
  night: Night,
  { cleanNights }: NightlyOptions,
): NightlyStep {
  const tonight = entriesOf(night);
  if (open === null && tonight.length === 0) return { action: "none", state: null, came: [], went: [] };
  const before = open?.state ?? { ...firstState, since: night.date };
  // A second run in the same night must not count as one more night.
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
 * True if a known difference that is not in the night's list is really absent. Otherwise a trace that could not be
 * compared, or a list that was cut, could close the issue.
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

/** Returns the entries of one night, each once, as if all were new. `nextNight` merges them with the open issue. */
function entriesOf({ date, differing, inconclusive }: Night): readonly NightlyEntry[] {
  const all = [
    ...differing.shown.map((one): NightlyEntry => ({ ...one, kind: "differs", since: date, absent: 0 })),
    ...inconclusive.map(
      ({ trace, reason }): NightlyEntry => ({ kind: "inconclusive", trace, reason, since: date, absent: 0 }),
    ),
  ];
  return [...new Map(all.map((one) => [entryKey(one), one] as const)).values()];
}

/** Returns a key that is the same on every night, so that the issue can count for how long an entry exists. */
export function entryKey(entry: NightlyEntry): string {
  return entry.kind === "differs" ? nightRuleKey(entry) : inconclusiveKey(entry);
}

function inconclusiveKey({ trace, reason }: Pick<InconclusiveTrace, "trace" | "reason">): string {
  return JSON.stringify([trace, reason]);
}

/**
 * Maximum length of the state in characters. GitHub accepts 65,536 in total; the rest is for the text that people read.
 */
const stateLengthMax = 20_000;
const entriesMax = 1_000;

/**
 * Returns the new entries that fit into the state. An entry that is not in the state is not reported as new: it would
 * be reported again every night. `entryRoom` reserves characters for numbers that grow from night to night.
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
 * Writes the state as an HTML comment of one line, which Markdown does not show. The next night reads it with
 * `readState`. Throws on a state that the schema does not allow, which is an internal error.
 */
export function stateText(state: NightlyState): string {
  if (!validateNightlyV1(state)) throw new Error(`no state: ${validateNightlyV1.errors?.[0]?.message}`);
  return `${opening}${encoded(state)}${closing}`;
}

/**
 * Encodes a value as JSON and escapes every character that could end the comment or that GitHub would interpret, such
 * as `-->` or `@name`. Paths and rule names come from the repository and from servers.
 */
function encoded(value: unknown): string {
  return canonical(value).replaceAll(
    /[^\w "{}[\]:,./\\+-]|-(?=-)/gu,
    // Split by UTF-16 code units, not by code points, because JSON escapes code units.
    (text) => text.split("").map(asEscape).join(""),
  );
}

function asEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const bodyLengthMax = 70_000;

/**
 * Returns the last state in the text of an issue. Null if there is none, or if it is too long or invalid, since anybody
 * with access can edit the issue.
 */
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

/** What the job must do with the issue: the action, the new text, and a comment. */
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

/**
 * Returns the new text of the issue after a night, the action, and a comment. Only a comment notifies people, so a
 * night without news gets none. `open` is the text of the open issue; null if none is open.
 */
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
    cleanNights === 1 ? "Last night was clean" : `The last ${cleanNights} counted nights were clean`;
  return `${words}, so Lanser closes this issue. For new differences, Lanser opens another issue.${linkOf(runUrl)}`;
}

/** Limit on the listed rows. GitHub takes 65,536 characters, and the state of a text takes up to 20,000 of them. */
const rowsBytesMax = 14_000;
const commentBytesMax = 62_000;
const shownLengthMax = 300;

/**
 * Returns the text of the issue: last night, all open entries, what to do, and the state as a comment for the next
 * night.
 */
function bodyOf(state: NightlyState, night: Night, options: NightlyIssueOptions): string {
  const differing = state.entries.filter(({ kind }) => kind === "differs");
  const inconclusive = state.entries.filter(({ kind }) => kind === "inconclusive");
  const left = night.differing.count - differing.filter(({ absent }) => absent === 0).length;
  return join([
    "Every night Lanser sends the requests of the committed traces to the pinned language servers again. If Lanser opens the files in the same order, the servers must give the same answers.",
    "",
    headline(state, night, options),
    "",
    ...section("What differs", differing, night, options),
    ...(left > 0
      ? [`Last night had ${plural(left, "more difference")}. The run's artifact lists all of them.`, ""]
      : []),
    ...section("Not comparable", inconclusive, night, options),
    "### What to do",
    "",
    `- To examine a trace, run ${span("lanser trace drift --trace TRACE")}. Each run has the reports of its night in its artifact.`,
    `- If the new answers are right, record the trace again and review the result: ${span("lanser trace refresh TRACE")}`,
    `- List known, accepted differences in ${span(quarantinePath)}.`,
    "",
    `Lanser rewrites this text every night, so write your notes as comments. Lanser closes the issue after ${plural(options.cleanNights, "clean night")}. A night does not count if a comparison failed or a difference did not happen again. Each difference restarts the count.`,
    "",
    stateText(state),
  ]);
}

/** Returns the line on top of the issue: the result of last night, and the progress until the issue closes. */
function headline(state: NightlyState, night: Night, { cleanNights, runUrl }: NightlyIssueOptions): string {
  const { differing, inconclusive, seenOnce, traces, date } = night;
  const isWholeNight = inconclusive.some(({ trace }) => trace === null);
  const uncompared = isWholeNight ? "the traces" : `${inconclusive.length} of ${plural(traces, "trace")}`;
  const inPart = `Lanser could not compare ${uncompared}`;
  const counted = `${Math.min(state.clean, cleanNights)} of ${plural(cleanNights, "clean night")}`;
  const words = {
    differs: `${plural(differing.count, "difference")}${inconclusive.length === 0 ? "" : `; ${inPart}`}`,
    inconclusive: `inconclusive: ${inPart}`,
    "seen-once": `${plural(seenOnce, "trace")} had a difference that did not happen again`,
    clean: `clean, ${counted}`,
  }[kindOf(night)];
  return `**${date}: ${words}.**${linkOf(runUrl)}`;
}

function linkOf(url: string | null): string {
  return url === null ? "" : ` [The run](${url})`;
}

/** Returns a list of entries under a heading, as much of it as fits; empty for no entries. */
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

/**
 * Describes one entry: class, rule, file, server, and since when it is known. `message` explains an inconclusive one.
 */
function row(entry: NightlyEntry, message = ""): string {
  const { since, absent } = entry;
  const gone = absent === 0 ? "" : `, absent for ${nights(absent)}`;
  if (entry.kind === "differs") {
    const { class: of, code, path, server } = entry;
    const what = code === null ? "" : `: ${span(code)}`;
    const where = path === null ? "" : ` in ${span(path)}`;
    return `${of} ${divergenceClasses[of].words}${what}${where} (${span(server)}), since ${since}${gone}`;
  }
  const what = entry.trace === null ? "All traces" : span(entry.trace);
  const detail = message === "" ? "" : `<br>${span(message)}`;
  return `${what}: ${inconclusiveReasons[entry.reason]}, since ${since}${gone}${detail}`;
}

function nights(count: number): string {
  return plural(count, "night");
}

/**
 * Returns the texts of issues for the maintainers of the servers, as code blocks that are ready to copy. Only a new
 * difference adds them: the same long text in a comment every night would bury the news.
 */
function textsOf({ texts }: Night, came: readonly NightlyEntry[], bytesMax: number): readonly string[] {
  if (texts.length === 0 || !came.some(({ kind }) => kind === "differs")) return [];
  const parts = texts.map(({ trace, text }) => {
    const lines = text.trimEnd().split(/\r?\n/u).map(sourceLine);
    return ["Issue for ", span(trace), ":\n\n", fenceOf(lines, "markdown").join("\n"), "\n"].join("");
  });
  return [
    "<details><summary>Issues to send to the maintainers of the servers</summary>",
    "",
    cutList(parts, "\n", bytesMax - 200, "text", "the run's artifact"),
    "",
    "</details>",
  ];
}

function sourceLine(text: string): string {
  return text.split("\t").map(showInvisible).join("\t");
}

/** Returns a text as inline code: one line, cut, with invisible characters made visible. The text is not ours. */
function span(text: string): string {
  return spanOf(showInvisible(cut(text.replaceAll(/\r?\n/gu, " "), shownLengthMax)));
}

function join(lines: readonly string[]): string {
  return `${lines.join("\n")}\n`;
}
