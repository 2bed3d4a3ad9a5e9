/** What the server's silence means: who hid code from it, and where it never looked. */
import type { Range } from "../../core/finding.ts";
import { comparePositions } from "../../core/order.ts";
import type { ProbeAnswer } from "../../core/probe.ts";
import type { Hidden, Unchecked } from "../../core/report.ts";
import { lineStarts, positionAt } from "../../core/text.ts";
import type { ProbeInput } from "../input.ts";
import { type LookedFile, lookedFiles, scopeOf } from "./file.ts";
import { answerTo, baseLook, controlLook, heardIn, type Look, lookAt, silentIn } from "./plan.ts";

export type Looks = {
  readonly hidden: readonly Hidden[];
  readonly unchecked: readonly Unchecked[];
  /** Statements of head that were asked about, and those at which the server was silent. */
  readonly asked: number;
  readonly silent: number;
  /** Whether the server complained of anything: of one that never does nothing is believed. */
  readonly isBelieved: boolean;
};

/** Whether something that stands in the change, and is listed by its name, silences the lines of a file of head. */
export type IsListed = (path: string, first: number, last: number) => boolean;

export function judgeLooks(input: ProbeInput, answers: readonly ProbeAnswer[], isListed: IsListed): Looks {
  const looks = lookedFiles(input).flatMap((file) => lookAt(file, answers) ?? []);
  const judged = looks.map((look) => judgeFile(input, look, answers, isListed));
  return {
    hidden: judged.flatMap(({ hidden }) => hidden),
    unchecked: judged.flatMap(({ unchecked }) => unchecked),
    asked: looks.reduce((sum, { names }) => sum + names.size, 0),
    silent: judged.reduce((sum, { silent }) => sum + silent, 0),
    isBelieved: looks.length === 0 || answers.some((one) => heardIn(one).size > 0),
  };
}

type JudgedFile = Pick<Looks, "hidden" | "unchecked" | "silent">;

function judgeFile(
  input: ProbeInput,
  look: Look,
  answers: readonly ProbeAnswer[],
  isListed: IsListed,
): JudgedFile {
  const { file, ask, names } = look;
  const answer = answerTo(ask, answers);
  const silent = silentIn(names, answer);
  if (silent === undefined || answer?.findings === null || answer === undefined) {
    const why =
      answer === undefined
        ? "whether the server looks at it was not asked, because too much changed"
        : "the server did not answer when it was asked whether it looks";
    return { hidden: [], unchecked: [{ path: file.to, range: null, why }], silent: 0 };
  }
  if (silent.length === 0) return { hidden: [], unchecked: [], silent: 0 };
  const base = baseLook(input, look, silent);
  const baseAnswer = base && answerTo(base.ask, answers);
  const heardInBase = baseAnswer?.findings == null ? undefined : heardIn(baseAnswer);
  // What base had looked at is not explained by files that never were.
  if (silent.length === names.size && (heardInBase?.size ?? 0) === 0) {
    const why = unlikeControl(input, look, answers);
    if (why !== undefined)
      return { hidden: [], unchecked: [{ path: file.to, range: null, why }], silent: silent.length };
  }
  const inBase = (place: number): "looked" | "silent" | "unknown" => {
    const counterpart = file.counterpart(place);
    const name = counterpart === undefined ? undefined : base?.names.get(counterpart.place);
    if (name === undefined || heardInBase === undefined) return "unknown";
    return heardInBase.has(name) ? "looked" : "silent";
  };
  const marks = unreachableNames(look, answer);
  const hidden: Hidden[] = [];
  const unchecked: Unchecked[] = [];
  for (const { places, fate } of together(file, silent, (place) => fateOf(place))) {
    const found = { path: file.to, range: rangeOf(file, places), why: fate.why };
    if (fate.kind === "hidden") hidden.push(found);
    else if (fate.kind === "unchecked") unchecked.push(found);
  }
  return { hidden, unchecked, silent: silent.length };

  function fateOf(place: number): Fate {
    const { head, kind } = file;
    const own = head.places[place];
    if (own === undefined) return listed;
    if (isListed(file.to, head.lineOf(own.start), head.lineOf(own.end))) return listed;
    const mark = marks.get(place);
    const said = mark === undefined ? "" : ` (${mark.replace(/\.$/u, "")})`;
    const before = inBase(place);
    if (base !== undefined && heardInBase === undefined)
      return unlooked(`whether the checker looked there in base is not known${said}`);
    if (before === "silent") return unlooked(`the checker did not look there in base either${said}`);
    if (own.conditions.some((one) => kind.decided.test(one)))
      return unlooked(`platform, version or TYPE_CHECKING decide that it is not reached${said}`);
    const isAround = mark !== undefined || isReached(place);
    // An exit that is never reached is written for what no type can tell.
    if (own.isExit && isAround) return unlooked(`an exit that the checker takes to be unreachable${said}`);
    if (isAround && isByTypes(place, mark)) return unlooked(`types leave nothing for it${said}`);
    return { kind: "hidden", why: `${whyHidden(before, file.counterpart(place)?.isItself === true)}${said}` };
  }

  /** Whether the definition around a statement is looked at, but for this one. */
  function isReached(place: number): boolean {
    const { places } = file.head;
    const scope = scopeOf(places, place);
    const first = file.asked.find((one) => scopeOf(places, one) === scope);
    return first !== undefined && !silent?.includes(first);
  }

  /**
   * Whether it is what types say of kept code: a branch for which they leave nothing, or what stands behind branches that all
   * leave. A call that never returns in front of it is no such thing.
   */
  function isByTypes(place: number, mark: string | undefined): boolean {
    if (mark !== undefined && !/^Type analysis/u.test(mark)) return false;
    if (!file.isKept(place)) return false;
    const { places } = file.head;
    for (let at: number | null = place; at !== null; at = places[at]?.owner ?? null) {
      const [owner, previous]: (number | null | undefined)[] = [places[at]?.owner, places[at]?.previous];
      if (previous != null && silent?.includes(previous)) return isByTypes(previous, mark);
      if (previous != null) return places[previous]?.isSimple === false && file.isWhollyKept(previous);
      if (owner == null) return false;
      if (!silent?.includes(owner)) return places[owner]?.isDefinition === false && file.isKept(owner);
    }
    return false;
  }
}

function whyHidden(before: "looked" | "silent" | "unknown", isItself: boolean): string {
  if (before !== "looked") return "the checker does not look at it";
  return isItself
    ? "the checker looked at it in base, and does not any more"
    : "the checker does not look at it, and did at what stands beside it in base";
}

type Fate = { readonly kind: "hidden" | "unchecked" | "listed"; readonly why: string };

const listed: Fate = { kind: "listed", why: "" };

function unlooked(why: string): Fate {
  return { kind: "unchecked", why };
}

/** Why a file of which nothing was complained is like others that the change leaves alone; undefined where it is not. */
function unlikeControl(input: ProbeInput, look: Look, answers: readonly ProbeAnswer[]): string | undefined {
  const { file } = look;
  const { name: kind } = file.kind;
  const control = controlLook(input, look);
  if (control === undefined)
    return file.base === undefined
      ? `there is no other ${kind} to tell whether such files are checked`
      : undefined;
  const answer = answerTo(control.ask, answers);
  if (answer?.findings == null || heardIn(answer).has(control.name)) return undefined;
  return `the checker says nothing to nonsense in a ${kind} (${control.ask.path} likewise)`;
}

/** What the server says of the code in which a statement stands that it does not look at. */
function unreachableNames({ ask, names }: Look, { unreachable }: ProbeAnswer): ReadonlyMap<number, string> {
  if (unreachable.length === 0) return new Map();
  const starts = lineStarts(ask.text);
  const marks = new Map<number, string>();
  for (const [place, name] of names) {
    const at = positionAt(starts, ask.text.indexOf(name));
    const mark = unreachable.find(
      ({ start, end }) => comparePositions(start, at) <= 0 && comparePositions(at, end) < 0,
    );
    if (mark !== undefined) marks.set(place, mark.message);
  }
  return marks;
}

/** Statements that stand together and share a fate. */
function together(
  { head }: LookedFile,
  silent: readonly number[],
  fateOf: (place: number) => Fate,
): readonly { readonly places: readonly number[]; readonly fate: Fate }[] {
  const groups: { places: number[]; fate: Fate }[] = [];
  for (const place of silent) {
    const fate = fateOf(place);
    const last = groups.at(-1);
    const isNext = last?.places.at(-1) === place - 1 || isWithin(head.places, place, last?.places[0]);
    if (last !== undefined && isNext && last.fate.kind === fate.kind && last.fate.why === fate.why)
      last.places.push(place);
    else groups.push({ places: [place], fate });
  }
  return groups;
}

function isWithin(places: LookedFile["head"]["places"], place: number, first: number | undefined): boolean {
  const [inner, outer] = [places[place], first === undefined ? undefined : places[first]];
  return inner !== undefined && outer !== undefined && inner.end <= outer.end;
}

function rangeOf({ head }: LookedFile, places: readonly number[]): Range {
  const starts = lineStarts(head.text);
  const own = places.flatMap((place) => head.places[place] ?? []);
  return {
    start: positionAt(starts, Math.min(...own.map(({ start }) => start))),
    end: positionAt(starts, Math.max(...own.map(({ end }) => end))),
  };
}
