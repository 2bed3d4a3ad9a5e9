/** What two messages complain of: whether one is still the other, though the code between them was edited. */
import type { Names } from "./names.ts";
import { isWord } from "./tokens.ts";

export type Complaint = {
  /** Modulo renames. */
  readonly message: string;
  /** The code under the finding, modulo renames. */
  readonly under: string;
  /** The name of what is called, if it stands on a call; else empty. */
  readonly callee: string;
  /** Whether it stands on a name as such: what is called, or what is asked of an object. */
  readonly isName: boolean;
};

/**
 * A value that does not fit is still the value that does not fit where it goes to the same place: the message says the
 * same in its first line, if need be but for the type that comes first, which is that of the value.
 */
export function isSameSink(base: Complaint, head: Complaint): boolean {
  const [one, other] = [firstLine(base), firstLine(head)];
  if (one === other && quotedIn(one).length > 0) return true;
  if (base.isName || head.isName || (isNamed(base) && isNamed(head))) return false;
  const [left, right] = [quotedIn(one).slice(1), quotedIn(other).slice(1)];
  return (
    left.length > 0 && withoutQuoted(one) === withoutQuoted(other) && left.join("\0") === right.join("\0")
  );
}

/** Neither message quotes anything: what stands under both is all that is known. */
export function sayNoNames(base: Complaint, head: Complaint): boolean {
  return quotedIn(base.message).length === 0 && quotedIn(head.message).length === 0;
}

/**
 * What a message says of a call as a whole, wherever in it the server points: its first line, if that names nothing and
 * leaves what is wrong to the lines below.
 */
export function saidOfCall({ message }: Complaint): string | null {
  const [line = "", ...below] = message.split("\n");
  return below.length > 0 && quotedIn(line).length === 0
    ? line.replace(/\d+/gu, "0").replace(/s\b/gu, "")
    : null;
}

/** Names in a message are a set: what head's still says of some of base's is still there. */
export function areNamesWithin(base: Complaint, head: Complaint): boolean {
  const known = new Set(namesIn(base.message));
  const names = namesIn(head.message);
  const others = names.filter((name) => !known.has(name)).length;
  // What a value does not fit into is named behind its own type; one that is written out is no plain name.
  const sinks = new Set(quotedIn(firstLine(base)));
  const isAnotherType =
    !head.isName &&
    quotedIn(firstLine(head))
      .slice(1)
      .some((text) => text.includes("[") && !sinks.has(text));
  return names.length > 0 && others <= unnamedIn(base.message) && !isAnotherType;
}

/**
 * Of something that is asked of an object: the message names another thing than it did, and both things are there on both
 * sides, so that it is no other name for one. Where head alone knows the name, a newer declaration is quoted.
 */
export function isAnother(
  base: Complaint,
  head: Complaint,
  mentions: (side: "base" | "head", word: string) => boolean,
): boolean {
  if (!base.isName || isSameOverride(base, head)) return false;
  const [before, after] = [new Set(namesIn(base.message)), new Set(namesIn(head.message))];
  const [gone, come] = [
    [...before].filter((name) => !after.has(name)),
    [...after].filter((name) => !before.has(name)),
  ];
  return come.some((name) => mentions("base", name)) && gone.some((name) => mentions("head", name));
}

/** Of a member that overrides another: from which class it has that may change, when that one goes up to a base class. */
function isSameOverride(base: Complaint, head: Complaint): boolean {
  const [before, after] = [base, head].map(({ message }) => message.replace(overridden, "$1"));
  return before === after;
}

const overridden =
  /( overrides (?:class|symbol of same name in class) | in base type )(?:"[^"\n]+"|'[^'\n]+')/u;

export function complaintOf(
  { message, under, callee, isName }: Complaint,
  { neutral }: Pick<Names, "neutral">,
): Complaint {
  return { message: neutral(message), under: neutral(under), callee: neutral(callee), isName };
}

/** "x" is not defined: the name that it stands on is the one that is missing. */
function isNamed({ under, message }: Complaint): boolean {
  return isWord(under) && quotedIn(message).includes(under);
}

function firstLine({ message }: Complaint): string {
  const [line = ""] = message.split("\n", 1);
  // Literal[b"1"]: quotes in quotes.
  return line.replace(/Literal\[[^\]]{0,500}\]/gu, (literal) => literal.replace(/"/gu, "'"));
}

const quoted = /"([^"\n]{1,500})"|'([^'\n]{1,500})'|`([^`\n]{1,500})`/gu;

function quotedIn(text: string): readonly string[] {
  return [...text.matchAll(quoted)].map(([, ...groups]) => groups.find((one) => one !== undefined) ?? "");
}

function withoutQuoted(text: string): string {
  return text.replace(quoted, '""');
}

/** How many a message leaves out: `… a, b, and 2 more.` */
function unnamedIn(message: string): number {
  return Number(/, and (\d{1,6}) more\.?$/mu.exec(message)?.[1] ?? 0);
}

/** Names that are quoted, and a list behind a colon at the end of a line: `… from type 'A': b, c, and 2 more.` */
function namesIn(message: string): readonly string[] {
  const lists = [
    ...message.matchAll(
      /: ((?:[\p{L}_$][\p{L}\p{N}_$]*, )*[\p{L}_$][\p{L}\p{N}_$]*)(?:, and \d+ more\.?)?$/gmu,
    ),
  ];
  return [
    ...quotedIn(message).filter((name) => /^[\p{L}_$#][\p{L}\p{M}\p{N}_$.]*$/u.test(name)),
    ...lists.flatMap(([, list = ""]) => list.split(", ")),
  ];
}
