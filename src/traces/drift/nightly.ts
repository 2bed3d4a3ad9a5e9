/**
 * Decides what happens to the nightly issue, as a state machine over the open issue and tonight's results. All state is
 * in the text of the issue, which people can edit: it is read as foreign data.
 */
import { canonical, parseStrict } from "../../model/json.ts";
import { validateNightlyV1 } from "../../schemas/nightly.v1.gen.ts";
import {
  type Differing,
  type InconclusiveReason,
  type InconclusiveTrace,
  keyOf,
  type Night,
} from "./night.ts";

export type DifferingEntry = Differing & {
  readonly kind: "differs";
  /** Night in which it was first seen, YYYY-MM-DD. */
  readonly since: string;
  /** Number of nights that could have shown it and did not. */
  readonly absent: number;
};

export type InconclusiveEntry = {
  readonly kind: "inconclusive";
  readonly trace: string | null;
  readonly reason: InconclusiveReason;
  readonly since: string;
  /** Number of nights without it. */
  readonly absent: number;
};

export type NightlyEntry = DifferingEntry | InconclusiveEntry;

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
export type NightKind = "differs" | "inconclusive" | "seen-once" | "clean";

export function kindOf({ differing, inconclusive, seenOnce }: Night): NightKind {
  if (differing.count > 0) return "differs";
  if (inconclusive.length > 0) return "inconclusive";
  return seenOnce > 0 ? "seen-once" : "clean";
}

/** Action on the issue. `update` changes its text without notifying people. */
export type NightlyAction = "none" | "open" | "comment" | "update" | "close";

export type NightlyStep = {
  readonly action: NightlyAction;
  /** Null if there is no issue to keep it in. */
  readonly state: NightlyState | null;
  /** Entries that are new in the issue. */
  readonly came: readonly NightlyEntry[];
  /** Entries that were not seen for as many nights as close an issue. */
  readonly went: readonly DifferingEntry[];
};

export type NightlyOptions = {
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
  return entry.kind === "differs" ? keyOf(entry) : inconclusiveKey(entry);
}

export function inconclusiveKey({ trace, reason }: Pick<InconclusiveTrace, "trace" | "reason">): string {
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
