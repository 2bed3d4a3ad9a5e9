/** Compares types as messages write them: one type can be written in several ways, or be a part of another. */
import type { Side } from "../model/report.ts";

/** Facts about two findings that decide whether their messages may differ. */
export type MessageContext = {
  /**
   * True if the line of the findings was edited. If it was not, the type that the value does not fit may be declared
   * differently.
   */
  readonly isEdited: boolean;
  /** True if both are about an object that may be null or undefined: the accessed member may differ. */
  readonly isOfObject: boolean;
  /** True if the code was deleted in one place and written in another. */
  readonly isRewritten: boolean;
  /** True if both values go to one place: what is called, assigned or returned has a word in common, or is unknown. */
  readonly goesAlike: () => boolean;
  /** True if all code under both survives. */
  readonly isWhole: boolean;
  /** True if a side has the word. */
  readonly mentions: (side: Side, word: string) => boolean;
};

/** Type that a value does not fit, and the types that it consists of if the message lists them. */
type Expected = { readonly expected: string | null; readonly parts: readonly string[] };

/**
 * True if two values fail to fit the same type, though the messages may write it differently. A value that does not
 * fit a union does not fit a part of it either. A type name that head no longer has was replaced by another one.
 */
export function isSameMismatch(
  { expected: base, parts: partsBefore }: Expected,
  { expected: head, parts: partsAfter }: Expected,
  { mentions, goesAlike }: MessageContext,
): boolean {
  if (base === null || head === null) return base === head;
  const isGone = (word: string) => !isBuiltIn.test(word) && !mentions("head", word);
  const isOne = (type: string, other: string): boolean => {
    const [before, after] = [listUnionMembers(type), listUnionMembers(other)];
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

/** Names of built-in types. They are known everywhere, so their absence from the text says nothing. */
const isBuiltIn =
  /^(?:any|bigint|bool|boolean|bytes|complex|dict|float|int|list|never|none|null|number|object|set|str|string|symbol|tuple|type|undefined|unknown|void)$/iu;

/**
 * True if two types that lack a member are really two types. False if head's is a part of the union that lacked it,
 * if one wraps the other, or if only one side knows a name: then the message only describes the old type in another
 * way.
 */
export function areTwoOwners(
  base: string,
  head: string,
  { isEdited, mentions }: Pick<MessageContext, "isEdited" | "mentions">,
): boolean {
  const [before, after] = [base, head].map((type) => listUnionMembers(type).map(withoutParts));
  if (after?.every((one) => before?.includes(one))) return false;
  if (isWrapped(base, head) || isWrapped(head, base)) return false;
  const isIn = (side: Side, type: string) =>
    wordsIn(type.replace(/^type\[|^typeof /u, "")).every((word) => mentions(side, word));
  // If head's text does not name its type, the value has another type than before.
  if (isEdited && !isIn("head", head)) return true;
  return isIn("head", base) && isIn("base", head);
}

/**
 * Returns a type without its arguments: `A` of `A<B>`. The arguments do not change which members a type lacks, so two
 * messages about one type stay comparable. An object type that is written out becomes `{}`, a literal text becomes
 * `string`.
 */
function withoutParts(type: string): string {
  if (/^\{.*\}$/u.test(type)) return "{}";
  if (/^".*\s.*"$/u.test(type)) return "string";
  return /^object$/iu.test(type)
    ? "object"
    : type.replace(/^(?!type\[)([\p{L}\p{N}_$.]+)(?:<.*>|\[.*\])$/u, "$1");
}

/**
 * True if `wrapped` is the type inside one generic, as `Promise<A>` for `A`. A missing `await` gives such a pair, and
 * both messages are about the same value.
 */
function isWrapped(type: string, wrapped: string): boolean {
  return (
    /^[\p{L}\p{N}_$.]+[[<]/u.test(wrapped) && wrapped.replace(/^[\p{L}\p{N}_$.]+/u, "").slice(1, -1) === type
  );
}

/**
 * Writes each type in one way: `List[int]` as `list[int]`, `Optional[A]` as `A | None`, `Readonly<A>` as `A`. A
 * change of spelling is then no new problem.
 */
export function isSameType(type: string): string {
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
  return listUnionMembers(text).join(" | ");
}

/** Length of a type above which it is compared as it is: the patterns would take too long. */
const typeCharactersMax = 1000;

/** Returns the members of a union, sorted: their order means nothing. */
export function listUnionMembers(type: string): readonly string[] {
  return partsOf(type, "|").sort();
}

/**
 * Returns the names of the parameters of a function type: `(a: int) -> str` or `(a: number) => string`. A rename of a
 * parameter changes the message, and only the position tells that it is the same one. Empty for other types.
 */
export function parametersOf(type: string): readonly string[] {
  return listUnionMembers(type).flatMap((member) => {
    const text = member.replace(/^\((\(.*\) (?:->|=>) .*)\)$/u, "$1");
    if (!/^\(.*\) (?:->|=>) /u.test(text)) return [];
    return partsOf(text.slice(1), ",").map(
      (one) => /^[*.]*([\p{L}_$][\p{L}\p{M}\p{N}_$]*)/u.exec(one)?.[1] ?? "",
    );
  });
}

/**
 * Splits a text at the separators outside of brackets, such as the members of a union or the parameters of a
 * function. A plain split would cut `dict[str, int]` in two. `=>` and `->` close no bracket.
 */
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

/** Returns the identifiers of a type. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu) ?? [];
}
