/**
 * Prepares one changed file: the statements that are probed to see if the checker examines them, and their
 * counterparts in base. A counterpart that was silent in base explains the silence in head.
 */
import { alignLines, type LineAlignment } from "../../match/lines.ts";
import type { Range } from "../../model/finding.ts";
import { comparePositions } from "../../model/order.ts";
import type { ProbeAnswer, ProbeAsk } from "../../model/probe.ts";
import { lineStarts, positionAt, splitText } from "../../model/text.ts";
import { isDefining } from "../../syntax/bindings.ts";
import type { StatementPlace } from "../../syntax/places.ts";
import type { Reading } from "../../syntax/reading.ts";
import { type ProbeInput, probeName } from "../input.ts";

// Nonsense is a deliberate error that the checker must report. Its form depends on the kind of file.

/**
 * Kind of files. The server's configuration is the same for files of one kind, so an unchanged file of the kind can
 * serve as a control: a probe that must be reported.
 */
export type FileKind = {
  /** Name for people. */
  readonly name: string;
  readonly of: RegExp;
  /**
   * Writes a statement that the checker reports with `name`, wherever a statement is allowed. Further forms are
   * used if nothing is reported for the first, because a project may have disabled its rule. Each form causes one
   * finding: it is not a bare name, which is also an unused expression, and not a call, which may return or not.
   */
  readonly nonsense: readonly ((name: string) => string)[];
  /** Writes the access of a member that no type has; absent if most types are unknown. */
  readonly member?: (receiver: string, name: string) => string;
  /** Matches conditions that the machine or the checker decides, not the code. */
  readonly decided: RegExp;
};

/** Forms for Python: a name that does not exist, and a member that no number has. */
const python: FileKind["nonsense"] = [(name) => `${name}.x`, (name) => `(0).${name}`];
/** Writes a member access. */
const member: FileKind["member"] = (receiver, name) => `(${receiver}).${name}`;
/** Matches nothing. */
const never = /(?!)/u;

/** Kinds of files; the first match counts. */
const kinds: readonly FileKind[] = [
  {
    name: "stub",
    of: /\.pyi$/u,
    nonsense: python,
    decided: /\b(?:sys\.(?:platform|version_info)|os\.name|TYPE_CHECKING)\b/u,
  },
  {
    name: "Python source",
    of: /\.py$/u,
    nonsense: python,
    member,
    decided: /\b(?:sys\.(?:platform|version_info)|os\.name|TYPE_CHECKING)\b/u,
  },
  {
    name: "declaration file",
    of: /\.d\.(?:[^./]+\.)?[cm]?ts$/u,
    // A declaration file may contain no statement, so the probe is a type.
    nonsense: [(name) => `type ${name}T = ${name};`],
    decided: never,
  },
  {
    name: "TypeScript source",
    of: /\.[cm]?tsx?$/u,
    nonsense: [(name) => `${name};`],
    member,
    decided: never,
  },
  { name: "JavaScript source", of: /\.[cm]?jsx?$/u, nonsense: [(name) => `${name};`], decided: never },
];

/** Returns the kind of a file; undefined for a language without probes. */
export function fileKindOf(path: string): FileKind | undefined {
  return kinds.find(({ of }) => of.test(path));
}

/**
 * A name that new code gives a value, with an access to a member that no type has. If the checker knows no type for
 * the name, it accepts any member and reports no wrong one. The result is shown and does not affect the verdict,
 * because honest code can have unknown types, too.
 */
type Member = {
  /** Index of head's statement before which it is probed. */
  readonly place: number;
  readonly receiver: string;
  /** Text of the probe, and the name in it. */
  readonly written: string;
  readonly name: string;
};

/**
 * Lists the member probes. The first one has a number as its receiver. If nothing is reported there, the server does
 * not report such members at all, and none of the others is believed.
 */
function membersIn(
  input: Pick<ProbeInput, "seed">,
  kind: FileKind,
  head: LookedText,
  asked: readonly number[],
  isNew: (line: number) => boolean,
): readonly Member[] {
  const { member } = kind;
  if (member === undefined) return [];
  const found = firstUses(head, new Set(asked), isNew).slice(0, membersMax);
  const [first] = found;
  if (first === undefined) return [];
  return [{ ...first, receiver: "0" }, ...found].map(({ place, receiver }, number) => {
    const name = probeName(input, "member", number);
    return { place, receiver, name, written: member(receiver, name) };
  });
}

/** Maximum number of member probes in one file. */
const membersMax = 200;

/**
 * Finds the first use of each name in a function in which every assignment of it is new. A name with an older
 * assignment had an unknown type before, which is not the change's fault.
 */
function firstUses(
  { places, reading, lineOf }: LookedText,
  asked: ReadonlySet<number>,
  isNew: (line: number) => boolean,
): readonly Pick<Member, "place" | "receiver">[] {
  const bindings = Map.groupBy(reading.bindings.filter(isDefining), ({ name }) => name);
  const uses = new Map<string, Pick<Member, "place" | "receiver">>();
  const around: number[] = [];
  let next = 0;
  for (const { 0: receiver, index } of reading.code.matchAll(receivers)) {
    for (; (places[next]?.start ?? Number.POSITIVE_INFINITY) <= index; next++) around.push(next);
    while (around.length > 0 && (places[around.at(-1) ?? 0]?.end ?? 0) <= index) around.pop();
    const place = around.at(-1);
    const given = bindings.get(receiver);
    if (place === undefined || given === undefined || !asked.has(place) || !isNew(lineOf(index))) continue;
    const scope = enclosingDefinition(places, place);
    const { start, end } = scope === null ? { start: 0, end: reading.text.length } : (places[scope] ?? none);
    const own = given.filter((one) => start <= one.start && one.start < end);
    const key = `${scope ?? ""} ${receiver}`;
    if (own.length > 0 && own.every(({ line }) => isNew(line)) && !uses.has(key))
      uses.set(key, { place, receiver });
  }
  return [...uses.values()];
}

/** Range of a definition that is not known. */
const none = { start: 0, end: 0 };

/** Matches a name whose member is accessed, and that is not itself a member. */
const receivers = /(?<![\p{L}\p{N}_$#]|(?<!\.\.)\.)[\p{L}_$][\p{L}\p{N}_$]*(?=\s*\??\.\s*[\p{L}_$#])/gu;

/**
 * Lists the members that the server accepts although no type has them, in the order of the text. Empty if it accepts
 * the one of a number, too.
 */
export function takenMembers(
  members: readonly Member[],
  { text, findings }: Pick<ProbeAnswer, "text" | "findings">,
): readonly Member[] {
  const starts = lineStarts(text);
  const isTaken = ({ written, name }: Member): boolean => {
    const at = text.indexOf(written);
    const range = { start: positionAt(starts, at), end: positionAt(starts, at + written.indexOf(name) + 1) };
    return findings !== null && !findings.some((one) => doOverlap(one.range, range));
  };
  const [control, ...asked] = members;
  return control === undefined || isTaken(control) ? [] : asked.filter(isTaken);
}

/** True if two ranges share a character. */
function doOverlap(one: Range, other: Range): boolean {
  return comparePositions(one.start, other.end) < 0 && comparePositions(other.start, one.end) < 0;
}

/** A changed file whose statements are probed ("looked": checked whether the checker looks at it). */
export type LookedFile = {
  readonly from: string | null;
  readonly to: string;
  readonly kind: FileKind;
  readonly head: LookedText;
  /** Text of base; undefined for an added file, and for one that cannot be read. */
  readonly base: LookedText | undefined;
  /** Indices of head's probed statements. */
  readonly asked: readonly number[];
  /** Members that are probed before some of these, in addition to the nonsense. */
  readonly members: readonly Member[];
  /** Returns head's text with nonsense before these statements; made once for each form. */
  readonly overlay: (nonsense: FileKind["nonsense"][number]) => CoverageOverlay | undefined;
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
export type FileProbe = {
  readonly file: LookedFile;
  readonly nonsense: FileKind["nonsense"][number];
  readonly ask: ProbeAsk;
  /** Names of the probes by head's statement. */
  readonly names: ReadonlyMap<number, string>;
};

/** Statement of base that is compared with a statement of head. */
export type Counterpart = {
  readonly place: number;
  /** True if it is the statement itself, not one next to it or around it. */
  readonly isItself: boolean;
};

/** Maximum number of probed statements in one file; the server answers with a finding for each. */
export const placesMax = 4_000;

/** Files by input: planning and judging need the same ones. */
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

/**
 * Prepares the changed files of head's program, each with its probes. Texts with probes are made when they are first
 * needed.
 */
function makeFiles(input: ProbeInput): readonly LookedFile[] {
  const { changedFiles, sides } = input;
  const programs = { base: new Set(sides.base.program), head: new Set(sides.head.program) };
  return changedFiles.flatMap(({ from, to }): LookedFile[] => {
    const kind = to === null ? undefined : fileKindOf(to);
    if (to === null || kind === undefined || !programs.head.has(to)) return [];
    const head = lookedText(sides.head.text(to), sides.head.reading(to));
    if (head === undefined) return [];
    const older = from === null || !programs.base.has(from) ? null : from;
    const base = older === null ? undefined : lookedText(sides.base.text(older), sides.base.reading(older));
    const alignment = base === undefined ? undefined : alignLines(splitText(base.text), splitText(head.text));
    const asked = askedPlaces(head, alignment);
    const members = membersIn(input, kind, head, asked, (line) => alignment?.baseLine(line) === undefined);
    const beside = Map.groupBy(members, ({ place }) => place);
    const overlays = new Map<FileKind["nonsense"][number], CoverageOverlay | undefined>();
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
            overlays.set(nonsense, createCoverageOverlay(input, head, nonsense, asked, [], beside));
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
    fileKindOf(to) !== undefined &&
    program.has(to) &&
    lookedText(head.text(to), head.reading(to)) === undefined
      ? [to]
      : [],
  );
}

/** Returns the zero-based line on which a statement begins. */
function lineAt({ places, lineOf }: LookedText, place: number): number {
  return lineOf(places[place]?.start ?? 0);
}

/**
 * Chooses every statement of a function, a class or the top level in which a line changed. The change can also hide
 * an unchanged statement there, for example behind a `return`.
 */
function askedPlaces(head: LookedText, alignment: LineAlignment | undefined): readonly number[] {
  const all = head.places.map((_, place) => place);
  if (alignment === undefined) return all.slice(0, placesMax);
  const innermost: (number | undefined)[] = [];
  for (const [index, { start, end }] of head.places.entries())
    for (let line = head.lineOf(start); line <= head.lineOf(end); line++) innermost[line] = index;
  const changed = new Set<number | null>();
  for (const { headStart, headEnd } of alignment.hunks) {
    // A deletion has no line in head, so the lines around it count as changed.
    const [first, last] = headStart === headEnd ? [headStart - 1, headStart] : [headStart, headEnd - 1];
    for (let line = first; line <= last; line++) {
      const place = innermost[line];
      if (place === undefined) continue;
      changed.add(enclosingDefinition(head.places, place));
      if (head.places[place]?.isDefinition === true) changed.add(place);
    }
  }
  return all.filter((place) => changed.has(enclosingDefinition(head.places, place))).slice(0, placesMax);
}

/**
 * Returns the finder of counterparts in base. An unchanged statement has its own; for a new one it is the nearest
 * unchanged one before it, after it, or around it.
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

/** Replacement for a part of a text; offsets, the end exclusive. */
export type Replacement = { readonly at: number; readonly end: number; readonly with: string };

/** A text with probes, and the name of the probe before each statement. */
export type CoverageOverlay = { readonly text: string; readonly names: ReadonlyMap<number, string> };

/**
 * Makes a text with nonsense before some of its statements, each with a name of its own, with the members `beside` by
 * statement, and with `edits`. Undefined if the text would not parse: then the server's findings prove nothing.
 */
export function createCoverageOverlay(
  input: Pick<ProbeInput, "seed">,
  { text, places, reading }: LookedText,
  nonsense: FileKind["nonsense"][number],
  asked: readonly number[],
  edits: readonly Replacement[] = [],
  beside: ReadonlyMap<number, readonly Member[]> = new Map(),
): CoverageOverlay | undefined {
  const names = new Map<number, string>();
  const nonsensical = asked.flatMap((place): Replacement[] => {
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

/** A text with its statements. */
export type LookedText = {
  readonly text: string;
  readonly places: readonly StatementPlace[];
  /** Returns the 0-based line of an offset. */
  readonly lineOf: (offset: number) => number;
  readonly reading: Reading;
};

/** Returns a text with its statements; undefined if it was not read or does not parse. */
export function lookedText(text: string | undefined, reading: Reading | undefined): LookedText | undefined {
  if (text === undefined || reading === undefined || reading.hasErrors) return undefined;
  const starts = lineStarts(text);
  return { text, places: reading.places(), reading, lineOf: (offset) => positionAt(starts, offset).line };
}

/**
 * Returns the definition around a statement; null at the top. Silence is explained for each definition, because the
 * checker handles each by itself.
 */
export function enclosingDefinition(places: readonly StatementPlace[], place: number): number | null {
  let owner = places[place]?.owner ?? null;
  while (owner !== null && places[owner]?.isDefinition !== true) owner = places[owner]?.owner ?? null;
  return owner;
}
