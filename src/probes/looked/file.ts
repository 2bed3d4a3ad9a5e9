/**
 * Prepares one changed file: the statements that are probed to see if the checker examines them, and their
 * counterparts in base.
 */

import { alignLines, type LineAlignment } from "../../match/lines.ts";
import type { ProbeAsk } from "../../model/probe.ts";
import { lines } from "../../model/text.ts";
import { type ProbeInput, probeName } from "../input.ts";
import { type Kind, kindOf } from "./languages.ts";
import { type Member, membersIn } from "./members.ts";
import { type LookedText, lookedText, scopeOf } from "./text.ts";

export type LookedFile = {
  readonly from: string | null;
  readonly to: string;
  readonly kind: Kind;
  readonly head: LookedText;
  /** Text of base; undefined for an added file, and for one that cannot be read. */
  readonly base: LookedText | undefined;
  /** Indices of head's probed statements. */
  readonly asked: readonly number[];
  /** Members that are probed before some of these, in addition to the nonsense. */
  readonly members: readonly Member[];
  /** Returns head's text with nonsense before these statements; made once for each form. */
  readonly overlay: (nonsense: Kind["nonsense"][number]) => Overlay | undefined;
  /** True if the line on which a statement of head begins also exists in base. */
  readonly isKept: (place: number) => boolean;
  /** True if a line of head, 0-based, also exists in base. */
  readonly isKeptLine: (line: number) => boolean;
  /** True if all of its lines also exist in base. */
  readonly isWhollyKept: (place: number) => boolean;
  /** Returns the statement of base whose silence explains that of one of head; undefined if base has none. */
  readonly counterpart: (place: number) => Counterpart | undefined;
};

/** Probe of one file with nonsense of one form. */
export type Look = {
  readonly file: LookedFile;
  readonly nonsense: Kind["nonsense"][number];
  readonly ask: ProbeAsk;
  /** Names of the probes by head's statement. */
  readonly names: ReadonlyMap<number, string>;
};

export type Counterpart = {
  readonly place: number;
  /** True if it is the statement itself, not one next to it or around it. */
  readonly isItself: boolean;
};

/** Maximum number of probed statements in one file; the server answers with a finding for each. */
export const placesMax = 4_000;

const known = new WeakMap<ProbeInput, readonly LookedFile[]>();

/**
 * Returns the files in the order of the change; made once. Files that are too large to be read, or do not parse,
 * are in `unreadFiles`.
 */
export function lookedFiles(input: ProbeInput): readonly LookedFile[] {
  const made = known.get(input) ?? makeFiles(input);
  known.set(input, made);
  return made;
}

function makeFiles(input: ProbeInput): readonly LookedFile[] {
  const { changedFiles, sides } = input;
  const programs = { base: new Set(sides.base.program), head: new Set(sides.head.program) };
  return changedFiles.flatMap(({ from, to }): LookedFile[] => {
    const kind = to === null ? undefined : kindOf(to);
    if (to === null || kind === undefined || !programs.head.has(to)) return [];
    const head = lookedText(sides.head.text(to), sides.head.reading(to));
    if (head === undefined) return [];
    const older = from === null || !programs.base.has(from) ? null : from;
    const base = older === null ? undefined : lookedText(sides.base.text(older), sides.base.reading(older));
    const alignment = base === undefined ? undefined : alignLines(lines(base.text), lines(head.text));
    const asked = askedPlaces(head, alignment);
    const members = membersIn(input, kind, head, asked, (line) => alignment?.baseLine(line) === undefined);
    const beside = Map.groupBy(members, ({ place }) => place);
    const overlays = new Map<Kind["nonsense"][number], Overlay | undefined>();
    return [
      {
        from: older,
        to,
        kind,
        head,
        base,
        asked,
        members,
        overlay: (nonsense) => {
          if (!overlays.has(nonsense))
            overlays.set(nonsense, overlayOf(input, head, nonsense, asked, [], beside));
          return overlays.get(nonsense);
        },
        isKept: (place) => alignment?.baseLine(lineAt(head, place)) !== undefined,
        isKeptLine: (line) => alignment?.baseLine(line) !== undefined,
        isWhollyKept: (place) => {
          const { start = 0, end = 0 } = head.places[place] ?? {};
          for (let line = head.lineOf(start); line <= head.lineOf(end); line++)
            if (alignment?.baseLine(line) === undefined) return false;
          return true;
        },
        counterpart: counterparts(head, base, alignment),
      },
    ];
  });
}

/**
 * Lists changed files that the server checks and that cannot be probed: too large, or with syntax that is not
 * understood.
 */
export function unreadFiles({ changedFiles, sides: { head } }: ProbeInput): readonly string[] {
  const program = new Set(head.program);
  return changedFiles.flatMap(({ to }) =>
    to !== null &&
    kindOf(to) !== undefined &&
    program.has(to) &&
    lookedText(head.text(to), head.reading(to)) === undefined
      ? [to]
      : [],
  );
}

function lineAt({ places, lineOf }: LookedText, place: number): number {
  return lineOf(places[place]?.start ?? 0);
}

/**
 * Chooses every statement of a function, a class or the top level in which a line changed: a kept statement may be
 * hidden by another.
 */
function askedPlaces(head: LookedText, alignment: LineAlignment | undefined): readonly number[] {
  const all = head.places.map((_, place) => place);
  if (alignment === undefined) return all.slice(0, placesMax);
  const innermost: (number | undefined)[] = [];
  for (const [index, { start, end }] of head.places.entries())
    for (let line = head.lineOf(start); line <= head.lineOf(end); line++) innermost[line] = index;
  const changed = new Set<number | null>();
  for (const { headStart, headEnd } of alignment.hunks) {
    // What was only deleted changes what stands around it.
    const [first, last] = headStart === headEnd ? [headStart - 1, headStart] : [headStart, headEnd - 1];
    for (let line = first; line <= last; line++) {
      const place = innermost[line];
      if (place === undefined) continue;
      changed.add(scopeOf(head.places, place));
      if (head.places[place]?.isDefinition === true) changed.add(place);
    }
  }
  return all.filter((place) => changed.has(scopeOf(head.places, place))).slice(0, placesMax);
}

/**
 * Returns the finder of counterparts: a kept statement has its own; for a new one it is the one before it, after
 * it, or around it.
 */
function counterparts(
  head: LookedText,
  base: LookedText | undefined,
  alignment: LineAlignment | undefined,
): LookedFile["counterpart"] {
  if (base === undefined || alignment === undefined) return () => undefined;
  const inBase = Map.groupBy(base.places.keys(), (place) => lineAt(base, place));
  const inHead = Map.groupBy(head.places.keys(), (place) => lineAt(head, place));
  const next = new Map<number, number>();
  for (const [index, { previous }] of head.places.entries()) if (previous !== null) next.set(previous, index);
  const own = (place: number): number | undefined => {
    const line = alignment.baseLine(lineAt(head, place));
    if (line === undefined) return undefined;
    return inBase.get(line)?.[inHead.get(lineAt(head, place))?.indexOf(place) ?? 0];
  };
  const along = (place: number, step: (from: number) => number | undefined): number | undefined => {
    for (let at = step(place); at !== undefined; at = step(at)) {
      const found = own(at);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const before = (place: number) => head.places[place]?.previous ?? undefined;
  return (place) => {
    for (let at: number | null = place; at !== null; at = head.places[at]?.owner ?? null) {
      const itself = own(at);
      if (itself !== undefined) return { place: itself, isItself: at === place };
      const beside = along(at, before) ?? along(at, (from) => next.get(from));
      if (beside !== undefined) return { place: beside, isItself: false };
    }
    return undefined;
  };
}

/** Replacement for a part of a text. */
export type Edit = { readonly at: number; readonly end: number; readonly with: string };

export type Overlay = { readonly text: string; readonly names: ReadonlyMap<number, string> };

/**
 * Makes a text with nonsense before some of its statements, each with a name of its own, with the members `beside`
 * by statement, and with `edits`. Undefined if it would not parse: then the server's findings prove nothing.
 */
export function overlayOf(
  input: Pick<ProbeInput, "seed">,
  { text, places, reading }: LookedText,
  nonsense: Kind["nonsense"][number],
  asked: readonly number[],
  edits: readonly Edit[] = [],
  beside: ReadonlyMap<number, readonly Member[]> = new Map(),
): Overlay | undefined {
  const names = new Map<number, string>();
  const nonsensical = asked.flatMap((place): Edit[] => {
    const found = places[place];
    if (found === undefined) return [];
    const name = probeName(input, "look", place);
    names.set(place, name);
    const written = [nonsense(name), ...(beside.get(place) ?? []).map((member) => member.written)]
      .map((one) => one.replace(/;$/u, ""))
      .join("; ");
    if (found.form === "inline") {
      const { start } = found;
      return [{ at: start, end: start, with: `${written}; ` }];
    }
    const at = Math.max(text.lastIndexOf("\n", found.start - 1), text.lastIndexOf("\r", found.start - 1)) + 1;
    return [{ at, end: at, with: `${text.slice(at, found.start)}${written}\n` }];
  });
  let made = "";
  let done = 0;
  for (const one of [...nonsensical, ...edits].sort((left, right) => left.at - right.at)) {
    made += text.slice(done, one.at) + one.with;
    done = one.end;
  }
  made += text.slice(done);
  return reading.isBroken(made) ? undefined : { text: made, names };
}
