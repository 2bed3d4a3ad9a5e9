/** What two messages complain of: whether head's is still what base's is, though the code between them was edited. */
import type { Catalogue } from "../model/catalogue.ts";
import type { Names } from "./names.ts";
import { neutralised, type Said, saidIn } from "./said.ts";
import { grammarWords, isWord } from "./tokens.ts";
import { type Around, areTwoOwners, fitAlike } from "./type-words.ts";

export type Complaint = {
  /** Modulo renames. */
  readonly message: string;
  /** The code under the finding, modulo renames. */
  readonly under: string;
  /** The name of what is called, if it stands on a call; else empty. */
  readonly callee: string;
  /** Whether it stands on a name as such: what is called, or what is asked of an object. */
  readonly isName: boolean;
  /** What each line of the message says; undefined if no template reads its first line. */
  readonly said: readonly Said[] | undefined;
};

/**
 * Whether head's message says nothing that base's does not say: each thing that it says is of the same problem, of the same subject,
 * of the same owner and of the same type that something does not fit. What does not fit, counts and suggestions are free.
 * If neither names anything, the code under both decides. Messages that no template reads are compared by the names that they quote.
 */
export function isStill(base: Complaint, head: Complaint, around: Around): boolean {
  const isOfPlace = base.said?.every(({ subject, owner }) => subject === null && owner === null) === true;
  if (isOfPlace && around.isRewritten && !around.isOfObject && !around.goesAlike()) return false;
  if (base.message === head.message) return namesSomething(base) || isSameCode(base, head, around);
  if (base.said === undefined || head.said === undefined)
    return (
      isSameOverride(base, head) ||
      isSameSink(base, head) ||
      areNamesWithin(base, head) ||
      (around.isWhole && sayNoNames(base, head))
    );
  const known = base.said;
  const isCut = unnamedIn(base.message) > 0;
  const isCode = around.isOfObject || isSameCode(base, head, around);
  const isKnown = (one: Said) =>
    known.some(
      (other) => isSaid(other, one, isCut, around) && (isCode || (namesOne(other) && namesOne(one))),
    );
  return head.said.every(isKnown) || isCallLackingMore(base, head);
}

/** Whether head's message says nothing of another kind, whatever it is of. Without templates the code of the finding is all that is known. */
export function isSameProblem({ said: before }: Complaint, { said: after }: Complaint): boolean {
  if (before === undefined || after === undefined) return before === after;
  return after.every(({ problem }) => before.some((one) => one.problem === problem));
}

/** A call that lacks what it lacked, and more, lacks arguments as before. */
function isCallLackingMore(
  { said: before = [], callee: called }: Complaint,
  { said: after = [], callee }: Complaint,
): boolean {
  const isIn = (one: Said) =>
    after.some(({ problem, subject }) => problem === one.problem && subject === one.subject);
  return (
    callee !== "" &&
    callee === called &&
    before.length < after.length &&
    before.every(isIn) &&
    after.every(({ problem }) => problem === before[0]?.problem)
  );
}

function isSaid(base: Said, head: Said, isCut: boolean, around: Around): boolean {
  const { isEdited, mentions } = around;
  if (base.problem !== head.problem) return false;
  if (isEdited && !fitAlike(base, head, around)) return false;
  if (differ(base.subject, head.subject) && !isCut && !isSameSubject(base, head, around)) return false;
  return (
    !differ(base.owner, head.owner) ||
    !areTwoOwners(base.owner ?? "", head.owner ?? "", { isEdited, mentions })
  );
}

/** `a.b`, and `b`: what it is a member of may be another name for the same, or what took it apart. */
function isPartOf(base: string | null, head: string | null): boolean {
  const [one, other] = [`.${base ?? ""}`, `.${head ?? ""}`];
  return one.endsWith(other) || other.endsWith(one);
}

/** A call whose function is gone went to another one, to which the same is as wrong, for a parameter of the same name and type. */
function isSameSubject(base: Said, head: Said, { mentions }: Around): boolean {
  if (isPartOf(base.subject, head.subject)) return true;
  const isCall = base.expected?.includes("\0") === true && base.expected === head.expected;
  return isCall && base.subject !== null && !mentions("head", base.subject);
}

function differ(base: string | null, head: string | null): boolean {
  return base !== null && head !== null && base !== head;
}

/**
 * Whether the code under both is the same, or what one asks for stands in the other, or it differs in names that one side alone knows, as
 * after a rename, or one is an element under the name of its list. Of `a.b` that is `b`.
 */
function isSameCode(
  { under }: Complaint,
  { under: other }: Complaint,
  { mentions, isEdited, isWhole }: Around,
): boolean {
  const [before, after] = [under, other].map((text) => text.split(" "));
  if (under === other || before === undefined || after === undefined) return true;
  // Where nothing was edited the code of each stands on both sides: it is another part of the expression.
  if (isWhole && !isEdited) return false;
  if (differ(comparedIn(under), comparedIn(other))) return false;
  if (isElementOf(under, other) || isElementOf(other, under)) return true;
  const asksFor = (token: string, at: number, all: readonly string[]) =>
    isTelling(token) && !/^[?!]?\.$/u.test(all[at + 1] ?? "");
  if (before.filter(asksFor).some((token) => after.includes(token))) return true;
  if (after.filter(asksFor).some((token) => before.includes(token))) return true;
  const isRenamed = (token: string, at: number) =>
    token === after[at] ||
    (isWord(token) &&
      isWord(after[at] ?? "") &&
      !mentions("head", token) &&
      !mentions("base", after[at] ?? ""));
  return before.length === after.length && before.every(isRenamed);
}

/** The string or number that something is compared with. */
function comparedIn(under: string): string | null {
  return / [=!] = (?:= )?(["'`].*|\d\S*)$/u.exec(under)?.[1] ?? null;
}

/** `ship` of `ships[0]`. */
function isElementOf(name: string, under: string): boolean {
  const list = /(\S+) \[ [^[\]]+ \]$/u.exec(under)?.[1] ?? "";
  return list === `${name}s` || list === `${name}es` || list === name.replace(/y$/u, "ies");
}

function isTelling(token: string): boolean {
  return isWord(token) && !grammarWords.has(token) && !/^(?:self|this|cls|await|\d.*)$/u.test(token);
}

function namesOne({ subject, owner, expected }: Said): boolean {
  return (subject ?? owner ?? expected) !== null;
}

function namesSomething({ said, message }: Complaint): boolean {
  return said === undefined ? quotedIn(message).length > 0 : said.some(namesOne);
}

/**
 * A value that does not fit is still the value that does not fit where it goes to the same place: the message says the
 * same in its first line, if need be but for the type that comes first, which is that of the value.
 */
function isSameSink(base: Complaint, head: Complaint): boolean {
  const [one, other] = [firstLine(base), firstLine(head)];
  if (one === other && quotedIn(one).length > 0) return true;
  if (base.isName || head.isName || (isNamed(base) && isNamed(head))) return false;
  const [left, right] = [quotedIn(one).slice(1), quotedIn(other).slice(1)];
  return (
    left.length > 0 && withoutQuoted(one) === withoutQuoted(other) && left.join("\0") === right.join("\0")
  );
}

/** Of a member that overrides another: from which class it has that may change, when that one goes up to a base class. */
function isSameOverride(base: Complaint, head: Complaint): boolean {
  const [before, after] = [base, head].map(({ message }) => message.replace(overridden, "$1"));
  return before === after;
}

const overridden =
  /( overrides (?:class|symbol of same name in class) | in base type )(?:"[^"\n]+"|'[^'\n]+')/u;

/** Neither message quotes anything: what stands under both is all that is known. */
function sayNoNames(base: Complaint, head: Complaint): boolean {
  return quotedIn(base.message).length === 0 && quotedIn(head.message).length === 0;
}

/**
 * What a message says of a call as a whole, wherever in it the server points: its first line, if that names nothing, and counts or
 * leaves what is wrong to the lines below.
 */
export function saidOfCall({ message }: Pick<Complaint, "message">): string | null {
  const [line = "", ...below] = message.split("\n");
  return (below.length > 0 || /\d/u.test(line)) && quotedIn(line).length === 0
    ? line.replace(/\d+/gu, "0").replace(/s\b/gu, "")
    : null;
}

/** Names in a message are a set: what head's still says of some of base's is still there. */
function areNamesWithin(base: Complaint, head: Complaint): boolean {
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

/** What is known of a finding's message and code, `catalogue` that of its server. */
export function complaintOf(
  {
    message,
    under,
    callee,
    isName,
    within,
  }: Omit<Complaint, "said"> & {
    /** The class that it stands in; null for none. */
    readonly within: string | null;
  },
  { neutral }: Pick<Names, "neutral">,
  /** `family`: what the finding's code has in common with others. */
  { catalogue, family }: { readonly catalogue: Catalogue | undefined; readonly family: string | undefined },
): Complaint {
  return {
    message: neutral(message),
    under: neutral(under),
    callee: neutral(callee),
    isName,
    said: catalogue && saidIn(message, catalogue, family)?.map((one) => neutralised(one, neutral, within)),
  };
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
  return Number(/\band (\d{1,6}) more\b/mu.exec(message)?.[1] ?? 0);
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
