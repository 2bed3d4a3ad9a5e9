/**
 * Finds names that new code gives a value and accesses a member of: if the checker knows no type for them, it
 * accepts any member and reports no wrong one. A member that no type has is probed before the first such statement.
 * The result is shown and decides nothing: honest code may have no known type either.
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
  /** Index of head's statement before which it is probed. */
  readonly place: number;
  readonly receiver: string;
  /** Text of the probe, and the name in it. */
  readonly written: string;
  readonly name: string;
};

/**
 * Lists the probes. The first one has a number as its receiver: if nothing is reported there, none of the others is
 * believed.
 */
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

/** Finds the first use of each name in a function in which every assignment of it is new. */
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

/** Matches a name whose member is accessed, and that is not itself a member. */
const receivers = /(?<![\p{L}\p{N}_$#]|(?<!\.\.)\.)[\p{L}_$][\p{L}\p{N}_$]*(?=\s*\??\.\s*[\p{L}_$#])/gu;

/** Lists the members that the server accepts, in the order of the text: it reports nothing where they are probed. */
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
