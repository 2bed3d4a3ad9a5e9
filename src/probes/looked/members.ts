/**
 * Names to which new code gives a value, and of which it asks a member: the checker may know no type for them, so that it
 * takes any member and sees no wrong one. A member that no type has is asked for in front of the first such statement. What
 * is found is shown and decides nothing: honest code may know no better.
 */
import type { Range } from "../../model/finding.ts";
import { comparePositions } from "../../model/order.ts";
import type { ProbeAnswer } from "../../model/probe.ts";
import { lineStarts, positionAt } from "../../model/text.ts";
import { isDefining } from "../../syntax/bindings.ts";
import { type ProbeInput, probeName } from "../input.ts";
import type { Kind } from "./languages.ts";
import { type LookedText, scopeOf } from "./text.ts";

export type Member = {
  /** Of head's statement in front of which it is asked for. */
  readonly place: number;
  readonly receiver: string;
  /** As it is written there, and the name in it. */
  readonly written: string;
  readonly name: string;
};

/** The first has a receiver that no name stands for: where nothing is said to it nothing is said to any. */
export function membersIn(
  input: Pick<ProbeInput, "seed">,
  kind: Kind,
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

const membersMax = 200;

/** Of each name the first use in a function, where all that gives it a value there is new. */
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
    const scope = scopeOf(places, place);
    const { start, end } = scope === null ? { start: 0, end: reading.text.length } : (places[scope] ?? none);
    const own = given.filter((one) => start <= one.start && one.start < end);
    const key = `${scope ?? ""} ${receiver}`;
    if (own.length > 0 && own.every(({ line }) => isNew(line)) && !uses.has(key))
      uses.set(key, { place, receiver });
  }
  return [...uses.values()];
}

const none = { start: 0, end: 0 };

/** A name that a member is asked of, and that is none itself. */
const receivers = /(?<![\p{L}\p{N}_$#]|(?<!\.\.)\.)[\p{L}_$][\p{L}\p{N}_$]*(?=\s*\??\.\s*[\p{L}_$#])/gu;

/** Those that the server takes, in the order of the text: nothing at all is said where they are asked for. */
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

function doOverlap(one: Range, other: Range): boolean {
  return comparePositions(one.start, other.end) < 0 && comparePositions(other.start, one.end) < 0;
}
