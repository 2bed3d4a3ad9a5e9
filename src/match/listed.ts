/** Messages that list names: with one name more, something is new that the other findings of the line are not. */
import type { Candidate } from "./candidate.ts";
import { checkerOf, type Matching } from "./match.ts";
import { grammarWords } from "./tokens.ts";

const name = `(?:"[^"\\n]{1,200}"|'[^'\\n]{1,200}'|\`[^\`\\n]{1,200}\`)`;
/** `a`; `a` and `b`; `a`, `b`, and `c`. */
const list = new RegExp(`${name}(?:(?:, and |, or |, | and | or )${name})*`, "u");

/**
 * Whether head says of a name, in a list of several, what base says of others alone. A call that lacks arguments lacks them as a whole, and
 * what several findings of base said one of head may say.
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

/** The first list of a message, and the message without it and without the endings of several. */
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

/** What is left of base and is said together with more names now: it is neither gone nor new. */
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

/** What is left of base where head complains of something else at the same place: it was not mended alone, so it counts as no fix. */
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
