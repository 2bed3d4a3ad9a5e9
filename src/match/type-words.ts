/** Types as messages write them: which of two is the other in other words, or a part of it. */
import type { Side } from "../model/report.ts";

/** What two messages are compared in. */
export type Around = {
  /** Whether the line that they stand on was edited. Where it was not, what it does not fit may be declared anew. */
  readonly isEdited: boolean;
  /** Whether both are about an object that may be nothing: what is asked of it may be another thing. */
  readonly isOfObject: boolean;
  /** Whether it was deleted in one place and written in another. */
  readonly isRewritten: boolean;
  /** Whether what is wrong goes to one place: what is called, assigned or given back has a word in common, or is not known. */
  readonly goesAlike: () => boolean;
  /** Whether all code under both survives. */
  readonly isWhole: boolean;
  /** Whether a side has a word. */
  readonly mentions: (side: Side, word: string) => boolean;
};

/** A type that something does not fit, and the types that it consists of where the message takes it apart. */
type Expected = { readonly expected: string | null; readonly parts: readonly string[] };

/** What does not fit a union does not fit a part of it; and a name that head does not have any more goes by another one. */
export function fitAlike(
  { expected: base, parts: partsBefore }: Expected,
  { expected: head, parts: partsAfter }: Expected,
  { mentions, goesAlike }: Around,
): boolean {
  if (base === null || head === null) return base === head;
  const isGone = (word: string) => !isBuiltIn.test(word) && !mentions("head", word);
  const isOne = (type: string, other: string): boolean => {
    const [before, after] = [membersOf(type), membersOf(other)];
    if (before.every((one) => after.includes(one) || partsAfter.includes(one))) return true;
    if (after.every((one) => before.includes(one) || partsBefore.includes(one))) return true;
    const but = (members: readonly string[], known: readonly string[]) =>
      members.filter((one) => !known.includes(one)).flatMap(wordsIn);
    const [words, others] = [but(before, after), but(after, before)];
    const isAnother = (word: string, at: number) => word !== others[at] && !isGone(word);
    return words.length === others.length && !words.some(isAnother) && goesAlike();
  };
  const [one, other] = [base, head].map((parts) => parts.split("\0"));
  return one?.length === other?.length && one?.every((part, at) => isOne(part, other?.[at] ?? "")) === true;
}

/** They are everywhere, written or not. */
const isBuiltIn =
  /^(?:any|bigint|bool|boolean|bytes|complex|dict|float|int|list|never|none|null|number|object|set|str|string|symbol|tuple|type|undefined|unknown|void)$/iu;

/** Another type lacks the same: not where it is a part of the union that lacked it, or goes by a name that one side alone knows. */
export function areTwoOwners(
  base: string,
  head: string,
  { isEdited, mentions }: Pick<Around, "isEdited" | "mentions">,
): boolean {
  const [before, after] = [base, head].map((type) => membersOf(type).map(withoutParts));
  if (after?.every((one) => before?.includes(one))) return false;
  if (isWrapped(base, head) || isWrapped(head, base)) return false;
  const isIn = (side: Side, type: string) =>
    wordsIn(type.replace(/^type\[|^typeof /u, "")).every((word) => mentions(side, word));
  // Where head does not write it, the value is another one.
  if (isEdited && !isIn("head", head)) return true;
  return isIn("head", base) && isIn("base", head);
}

/** `A` of `A<B>`: of what its parts are does not matter to what it lacks. A type that is written out, or a text, is what its members make it. */
function withoutParts(type: string): string {
  if (/^\{.*\}$/u.test(type)) return "{}";
  if (/^".*\s.*"$/u.test(type)) return "string";
  return /^object$/iu.test(type)
    ? "object"
    : type.replace(/^(?!type\[)([\p{L}\p{N}_$.]+)(?:<.*>|\[.*\])$/u, "$1");
}

/** `Promise<A>` of `A`. */
function isWrapped(type: string, wrapped: string): boolean {
  return (
    /^[\p{L}\p{N}_$.]+[[<]/u.test(wrapped) && wrapped.replace(/^[\p{L}\p{N}_$.]+/u, "").slice(1, -1) === type
  );
}

/** Names that mean one type are written in one way: `List[int]` as `list[int]`, `Optional[A]` as `A | None`, `Readonly<A>` as `A`. */
export function sameType(type: string): string {
  if (type.length > typeCharactersMax) return type;
  let text = type
    .replace(/\b(?:typing|builtins|collections\.abc)\./gu, "")
    .replace(/\b(?:List|Dict|Set|FrozenSet|Tuple|Type)(?=\[)/gu, (name) => name.toLowerCase())
    .replace(/(?<=[\p{L}\p{N}_\]])\*/gu, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text
      .replace(/\bOptional\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/gu, "$1 | None")
      .replace(/\bUnion\[([^[\]]*(?:\[[^[\]]*\][^[\]]*)*)\]/gu, (_, all: string) =>
        partsOf(all, ",").join(" | "),
      )
      .replace(/\bReadonly<([^<>]*(?:<[^<>]*>[^<>]*)*)>/gu, "$1");
  }
  return membersOf(text).join(" | ");
}

const typeCharactersMax = 1000;

export function membersOf(type: string): readonly string[] {
  return partsOf(type, "|").sort();
}

/** The names of the parameters of a type that is a function, `(a: int) -> str` or `(a: number) => string`. */
export function parametersOf(type: string): readonly string[] {
  return membersOf(type).flatMap((member) => {
    const text = member.replace(/^\((\(.*\) (?:->|=>) .*)\)$/u, "$1");
    if (!/^\(.*\) (?:->|=>) /u.test(text)) return [];
    return partsOf(text.slice(1), ",").map(
      (one) => /^[*.]*([\p{L}_$][\p{L}\p{M}\p{N}_$]*)/u.exec(one)?.[1] ?? "",
    );
  });
}

/** What stands between separators outside of brackets and quotes. */
function partsOf(text: string, separator: string): string[] {
  const parts: string[] = [];
  let [depth, from] = [0, 0];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if ("([{<".includes(character)) depth++;
    else if (")]}>".includes(character) && text[at - 1] !== "=" && text[at - 1] !== "-") depth--;
    else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, text.slice(from).trim()];
}

export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? [];
}
