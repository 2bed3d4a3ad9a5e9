/**
 * Compares messages that list names: a message with one name more has a new problem that the line did not have before.
 */
import type { Candidate } from "./candidate.ts";
import { checkerOf, type Matching } from "./match.ts";
import { grammarWords } from "./tokens.ts";

const name = `(?:"[^"\\n]{1,200}"|'[^'\\n]{1,200}'|\`[^\`\\n]{1,200}\`)`;
/** Pattern of a list of names: `a`; `a` and `b`; `a`, `b`, and `c`. */
const list = new RegExp(`${name}(?:(?:, and |, or |, | and | or )${name})*`, "u");

/**
 * Tests whether head's message, in a list of several names, says of one name what base says only of others. Missing
 * arguments of a call are missing as a whole, and one finding of head may combine several findings of base.
 */
export function anotherFinder(all: readonly Candidate[]): (base: Candidate, head: Candidate) => boolean {
  const known = new Map<string, Set<string>>();
  for (const one of all) {
    const said = listIn(one.message);
    if (said === undefined) continue;
    const names = known.get(kindOf(one, said.text)) ?? new Set();
    for (const of of said.names) names.add(of);
    known.set(kindOf(one, said.text), names);
  }
  return (base, head) => {
    const [one, other] = [listIn(base.message), listIn(head.message)];
    if (one === undefined || other === undefined || other.names.length < 2 || one.text !== other.text)
      return false;
    // `switch (…)` looks like one.
    const { callee } = base.edit().complaint;
    if (callee !== "" && !grammarWords.has(callee)) return false;
    const names = known.get(kindOf(base, one.text));
    return other.names.some((of) => names?.has(of) !== true);
  };
}

/** Returns the first list of a message, and the message without the list and without plural endings. */
function listIn(message: string): { readonly names: readonly string[]; readonly text: string } | undefined {
  const found = list.exec(message);
  if (found === null) return undefined;
  return {
    // In a list of one module a name stands without it.
    names: (found[0].match(new RegExp(name, "gu")) ?? []).map((one) =>
      one.slice(1, -1).replace(/^.*[:.]/u, ""),
    ),
    text: message.replace(found[0], "").replace(/s\b/gu, ""),
  };
}

/** Finds unpaired base findings whose names head reports together with more names: they are neither gone nor new. */
export function findWidened<Of extends Candidate>(
  { base, head }: Pick<Matching<Of>, "base" | "head">,
  listsAnother: ReturnType<typeof anotherFinder>,
): readonly { readonly base: Of; readonly head: Of }[] {
  return base.flatMap((one) => {
    const names = listIn(one.message)?.names ?? [];
    const into = head.find((other) => {
      const more = listIn(other.message)?.names ?? [];
      return (
        one.file === other.file &&
        kindOf(one, "") === kindOf(other, "") &&
        isInPlace(one, other) &&
        listsAnother(one, other) &&
        names.every((of) => more.includes(of))
      );
    });
    return into === undefined ? [] : [{ base: one, head: into }];
  });
}

/** Finds unpaired base findings where head has another complaint at the same place: they do not count as fixed. */
export function findExchanged<Of extends Candidate>({
  base,
  head,
}: Pick<Matching<Of>, "base" | "head">): readonly { readonly base: Of; readonly head: Of }[] {
  const placeOf = ({ file, family, finding, placed: { start } }: Of) =>
    start.kind === "image"
      ? JSON.stringify([file, family, finding.server, checkerOf(finding.source), start.key])
      : undefined;
  const found = new Map(head.map((one) => [placeOf(one), one]));
  return base.flatMap((one) => {
    const place = placeOf(one);
    const other = place === undefined ? undefined : found.get(place);
    return other === undefined ? [] : [{ base: one, head: other }];
  });
}

function isInPlace(
  { imported, placed: { start } }: Candidate,
  { placed: { start: other } }: Candidate,
): boolean {
  return imported !== null || (start.kind === "image" && other.kind === "image" && start.key === other.key);
}

function kindOf({ file, finding: { server, source, code } }: Candidate, text: string): string {
  return JSON.stringify([file, server, source, code, text]);
}
