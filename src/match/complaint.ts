/** Compares the complaints of two messages: is head's message still base's, although the change edited the code? */
import type { Catalogue, ReadLine, Role } from "../model/catalogue.ts";
import type { Names } from "./names.ts";
import { grammarWords, isWord } from "./tokens.ts";
import {
  areTwoOwners,
  isSameMismatch,
  isSameType,
  listUnionMembers,
  type MessageContext,
  parametersOf,
} from "./type-words.ts";

/** What a server says about a finding's code, with the code that it says it about. */
export type Complaint = {
  /** Message, modulo renames. */
  readonly message: string;
  /** Code under the finding, modulo renames. */
  readonly under: string;
  /** Name of the callee if the finding is on a call; otherwise empty. */
  readonly callee: string;
  /** True if the finding is on a name as such: a callee, or a member of an object. */
  readonly isName: boolean;
  /** Statements of the message, line by line; undefined if no template matches its first line. */
  readonly said: readonly Said[] | undefined;
};

/**
 * True if head's message says nothing that base's does not say: each statement has the same problem, subject, owner
 * and expected type. Otherwise an edit could exchange one error for another, and the new error would pass as old. The
 * type that does not fit, counts and suggestions may differ. If neither message names anything, the code under both
 * decides. Messages without a template are compared by the names that they quote.
 */
export function isStill(base: Complaint, head: Complaint, around: MessageContext): boolean {
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

/**
 * True if head's message has no kind of problem that base's does not have, whatever the subjects are. It is a weak
 * test, for pairs whose place already shows that they belong together. For messages without a template the caller
 * compares the codes of the findings instead.
 */
export function isSameProblem({ said: before }: Complaint, { said: after }: Complaint): boolean {
  if (before === undefined || after === undefined) return before === after;
  return after.every(({ problem }) => before.some((one) => one.problem === problem));
}

/**
 * True if a call lacks the same arguments as before, and more. The call was wrong before and still is, so the finding
 * is not new.
 */
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

/**
 * True if both statements have one problem, subject, owner and expected type. `isCut`: base's message does not list
 * all names, so another subject may be one of those.
 */
function isSaid(base: Said, head: Said, isCut: boolean, around: MessageContext): boolean {
  const { isEdited, mentions } = around;
  if (base.problem !== head.problem) return false;
  if (isEdited && !isSameMismatch(base, head, around)) return false;
  if (differ(base.subject, head.subject) && !isCut && !isSameSubject(base, head, around)) return false;
  return (
    !differ(base.owner, head.owner) ||
    !areTwoOwners(base.owner ?? "", head.owner ?? "", { isEdited, mentions })
  );
}

/** True if one name ends the other, as `a.b` and `b`: the object may have another name now, or be destructured. */
function isPartOf(base: string | null, head: string | null): boolean {
  const [one, other] = [`.${base ?? ""}`, `.${head ?? ""}`];
  return one.endsWith(other) || other.endsWith(one);
}

/**
 * True if both subjects are one. A call whose function is gone may have the same error for the same parameter of
 * another function: only the name of the function changed.
 */
function isSameSubject(base: Said, head: Said, { mentions }: MessageContext): boolean {
  if (isPartOf(base.subject, head.subject)) return true;
  const isCall = base.expected?.includes("\0") === true && base.expected === head.expected;
  return isCall && base.subject !== null && !mentions("head", base.subject);
}

/** True if both texts are known and differ. */
function differ(base: string | null, head: string | null): boolean {
  return base !== null && head !== null && base !== head;
}

/**
 * True if the code under both findings is the same for a message that names nothing. Code counts as the same if one
 * side's words occur in the other (`b` of `a.b`), if only renamed names differ, or if one is an element of the
 * other's list.
 */
function isSameCode(
  { under }: Complaint,
  { under: other }: Complaint,
  { mentions, isEdited, isWhole }: MessageContext,
): boolean {
  const [before, after] = [under, other].map((text) => text.split(" "));
  if (under === other || before === undefined || after === undefined) return true;
  // Without an edit both sides have the code of both findings, so they are two parts of one expression.
  if (isWhole && !isEdited) return false;
  if (differ(comparedIn(under), comparedIn(other))) return false;
  if (isElementOf(under, other) || isElementOf(other, under)) return true;
  const isRequested = (token: string, at: number, all: readonly string[]) =>
    isMeaningful(token) && !/^[?!]?\.$/u.test(all[at + 1] ?? "");
  if (before.filter(isRequested).some((token) => after.includes(token))) return true;
  if (after.filter(isRequested).some((token) => before.includes(token))) return true;
  const isRenamed = (token: string, at: number) =>
    token === after[at] ||
    (isWord(token) &&
      isWord(after[at] ?? "") &&
      !mentions("head", token) &&
      !mentions("base", after[at] ?? ""));
  return before.length === after.length && before.every(isRenamed);
}

/** Returns the string or number that the code is compared with; null for none. */
function comparedIn(under: string): string | null {
  return / [=!] = (?:= )?(["'`].*|\d\S*)$/u.exec(under)?.[1] ?? null;
}

/**
 * True if `name` is an element of the indexed list: `ship` of `ships[0]`. The plural of the name is the name of the
 * list. A change that gives such an element a name keeps its error, so both messages are one finding.
 */
function isElementOf(name: string, under: string): boolean {
  const list = /(\S+) \[ [^[\]]+ \]$/u.exec(under)?.[1] ?? "";
  return list === `${name}s` || list === `${name}es` || list === name.replace(/y$/u, "ies");
}

/** True for a word that says what the code is about: no keyword, `self` or number. */
function isMeaningful(token: string): boolean {
  return isWord(token) && !grammarWords.has(token) && !/^(?:self|this|cls|await|\d.*)$/u.test(token);
}

/** True if a statement names its subject, its owner or the expected type. */
function namesOne({ subject, owner, expected }: Said): boolean {
  return (subject ?? owner ?? expected) !== null;
}

/**
 * True if the message names something. Then equal messages are about one thing, and the code under them may differ.
 */
function namesSomething({ said, message }: Complaint): boolean {
  return said === undefined ? quotedIn(message).length > 0 : said.some(namesOne);
}

/**
 * True if both values go to the same place and neither fits it. Then the old error is still there with another value.
 * The first lines of the messages are the same, except perhaps for the first type, which is the type of the value.
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

/**
 * True if both messages are about one overriding member. The class that they name may change: the overridden member
 * may have moved up to a base class. The old error would then count as new.
 */
function isSameOverride(base: Complaint, head: Complaint): boolean {
  const [before, after] = [base, head].map(({ message }) => message.replace(overridden, "$1"));
  return before === after;
}

/** Matches the class that a message about an override names. */
const overridden =
  /( overrides (?:class|symbol of same name in class) | in base type )(?:"[^"\n]+"|'[^'\n]+')/u;

/** True if neither message quotes anything. Then only the code under both can decide. */
function sayNoNames(base: Complaint, head: Complaint): boolean {
  return quotedIn(base.message).length === 0 && quotedIn(head.message).length === 0;
}

/**
 * Returns what a message says about a call as a whole: its first line, if that quotes no name and either has a count
 * or leaves the error to the lines below. Servers point at different arguments for such a message, so the place in
 * the call does not matter. Otherwise null.
 */
export function complaintOfCall({ message }: Pick<Complaint, "message">): string | null {
  const [line = "", ...below] = message.split("\n");
  return (below.length > 0 || /\d/u.test(line)) && quotedIn(line).length === 0
    ? line.replace(/\d+/gu, "0").replace(/s\b/gu, "")
    : null;
}

/**
 * True if base's message has all names of head's. Names are compared as a set, because a message that repeats only
 * some of them is still the same finding. One name more is a new problem.
 */
function areNamesWithin(base: Complaint, head: Complaint): boolean {
  const known = new Set(namesIn(base.message));
  const names = namesIn(head.message);
  const others = names.filter((name) => !known.has(name)).length;
  // The first quote is the type of the value, the later ones are the types that it does not fit.
  const sinks = new Set(quotedIn(firstLine(base)));
  const isAnotherType =
    !head.isName &&
    quotedIn(firstLine(head))
      .slice(1)
      .some((text) => text.includes("[") && !sinks.has(text));
  return names.length > 0 && others <= unnamedIn(base.message) && !isAnotherType;
}

/**
 * Returns the complaint of a finding's message and code, modulo renames, so that it can be compared with the other
 * side's. `catalogue` has the message templates of its server.
 */
export function complaintOf(
  {
    message,
    under,
    callee,
    isName,
    within,
  }: Omit<Complaint, "said"> & {
    /** Class around the finding; null for none. */
    readonly within: string | null;
  },
  { neutral }: Pick<Names, "neutral">,
  /** `family`: problem that the finding's code shares with other codes. */
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

/**
 * True if the message quotes the name under it, as in `"x" is not defined`. Such a message is about that name only,
 * so another name is another finding.
 */
function isNamed({ under, message }: Complaint): boolean {
  return isWord(under) && quotedIn(message).includes(under);
}

/**
 * Returns the first line of a message. Quotes inside `Literal[…]` are replaced, because they would end a quoted name
 * too early.
 */
function firstLine({ message }: Complaint): string {
  const [line = ""] = message.split("\n", 1);
  // Literal[b"1"]: quotes in quotes.
  return line.replace(/Literal\[[^\]]{0,500}\]/gu, (literal) => literal.replace(/"/gu, "'"));
}

/** Matches a quoted text of a message. */
const quoted = /"([^"\n]{1,500})"|'([^'\n]{1,500})'|`([^`\n]{1,500})`/gu;

/** Returns the quoted texts of a message. */
function quotedIn(text: string): readonly string[] {
  return [...text.matchAll(quoted)].map(([, ...groups]) => groups.find((one) => one !== undefined) ?? "");
}

/** Returns a message with all quoted texts emptied, so that its wording can be compared. */
function withoutQuoted(text: string): string {
  return text.replace(quoted, '""');
}

/** Returns how many names a message leaves out: 2 for `… a, b, and 2 more.` */
function unnamedIn(message: string): number {
  return Number(/\band (\d{1,6}) more\b/mu.exec(message)?.[1] ?? 0);
}

/**
 * Returns the quoted names, and a list behind a colon at the end of a line: `… from type 'A': b, c, and 2 more.`
 * Servers without templates are compared by these.
 */
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

// Reads the lines of a message by the templates of its server.

/**
 * One statement of a message: the problem and its subject. A message that lists names makes one statement for each,
 * so that one name more or less can be seen.
 */
type Said = {
  readonly problem: string;
  /** Subject, modulo renames like all that follows; null if the template names none. */
  readonly subject: string | null;
  readonly owner: string | null;
  readonly expected: string | null;
  /** Types that the expected type consists of, if the message lists them. */
  readonly parts: readonly string[];
};

/**
 * Returns the statements of a message; undefined if no template matches its first line. Lines below that only explain
 * why one type does not fit another are no statements: they differ from version to version of the code.
 */
function saidIn(
  message: string,
  { read, problemOf }: Catalogue,
  family: string | undefined,
): readonly Said[] | undefined {
  const [first = "", ...below] = message.split("\n");
  const own = read(first.trim());
  if (own === undefined) return undefined;
  const named = subjectsOf(own).join("\0");
  const sink = argumentOf(own, "expected");
  const lines = below.flatMap((text): Line[] => {
    const found = read(text.trim());
    return found === undefined ? [] : [{ ...found, depth: text.search(/\S/u) }];
  });
  const { parts, rest } = separateUnionParts(lines);
  const more = rest
    .filter(({ arguments: all }) => all.length > 0)
    // If the first line names nothing, the second one says what is wrong.
    .filter((line, at) => (at === 0 && own.arguments.length === 0) || !isExplanation(line))
    .filter((line) => named === "" || subjectsOf(line).join("\0") !== named);
  const subjectOf = (line: ReadLine, name: string) => (line === own ? name : placeOf(name, sink));
  return [own, ...more].flatMap((line) => {
    const problem = (line === own ? family : undefined) ?? problemOf(line);
    const [owner, expected] = [argumentOf(line, "owner"), argumentOf(line, "expected")];
    // If `never` is expected, the subjects are the union members that a `switch` does not handle.
    const left = /^never$/iu.test(expected ?? "") ? argumentOf(line, "free") : null;
    const subjects = left === null ? subjectsOf(line) : listUnionMembers(left);
    return (subjects.length === 0 ? [null] : subjects).map((subject) => ({
      problem,
      subject: subject === null ? null : subjectOf(line, subject),
      owner,
      expected,
      parts: line === own ? parts : [],
    }));
  });
}

/**
 * Replaces renamed names in a statement, so that a rename does not look like another problem. `within` is the class
 * around the finding: servers write it as `this` or `Self` in one message and by its name in another.
 */
function neutralised(
  { problem, parts, ...of }: Said,
  neutral: (text: string) => string,
  within: string | null,
): Said {
  const ofClass = (text: string) => {
    const named = text.replace(/\bSelf@(?=[\p{L}_])/gu, "");
    return within === null
      ? named
      : named.replace(/(?<![\p{L}\p{N}_$."'])this(?![\p{L}\p{N}_$."':?(])/gu, within);
  };
  const type = (text: string) => isSameType(neutral(ofClass(text)));
  return {
    problem,
    subject: of.subject === null ? null : neutral(of.subject),
    owner: of.owner === null ? null : type(of.owner),
    expected: of.expected === null ? null : type(of.expected),
    parts: parts.map(type),
  };
}

/** Line of a message with its indentation in characters. */
type Line = ReadLine & { readonly depth: number };

/**
 * Separates the parts of a union from the other lines. A value that does not fit a union fits none of its parts, and
 * the message explains this for several of them. The server chooses which parts and members it names, so these lines
 * must not be compared like statements.
 */
function separateUnionParts(lines: readonly Line[]): {
  readonly parts: readonly string[];
  readonly rest: readonly Line[];
} {
  const parents = parentsOf(lines);
  const types = new Map<number, Set<string>>();
  const typeOf = (line: Line) => (isMisfit(line) ? argumentOf(line, "expected") : null);
  for (const [at, line] of lines.entries()) {
    const parent = parents[at] ?? -1;
    const own = types.get(parent) ?? new Set();
    const type = typeOf(line);
    types.set(parent, type === null ? own : own.add(type));
  }
  const isPart = (at: number) => {
    const line = lines[at];
    return line !== undefined && typeOf(line) !== null && (types.get(parents[at] ?? -1)?.size ?? 0) > 1;
  };
  const below: boolean[] = [];
  for (const [at, parent] of parents.entries())
    below[at] = parent >= 0 && (isPart(parent) || below[parent] === true);
  const parts = lines.flatMap((line, at) => (isPart(at) && below[at] === false ? [typeOf(line) ?? ""] : []));
  return { parts, rest: lines.filter((_, at) => below[at] === false) };
}

/**
 * Returns the index of the line that each line is indented under; -1 for none. An indented line explains the one
 * above, so lines under one parent can be the parts of one union.
 */
function parentsOf(lines: readonly Line[]): readonly number[] {
  const open: number[] = [];
  return lines.map(({ depth }, at) => {
    while ((lines[open.at(-1) ?? -1]?.depth ?? -1) >= depth) open.pop();
    const parent = open.at(-1) ?? -1;
    open.push(at);
    return parent;
  });
}

/** True for a line that says that one type does not fit another. */
function isMisfit({ template }: ReadLine): boolean {
  return /\bis not assignable to\b|\bis incompatible with\b/u.test(template);
}

/**
 * True for a line that only explains the line above: `"int" is not assignable to "str"`, the variance of a type
 * parameter, or a suggestion. Such lines are no errors of their own.
 */
function isExplanation(line: ReadLine): boolean {
  const { template, arguments: all } = line;
  if (/\b(?:invariant|covariant|contravariant)\b|^Consider\b|\bmore\.{3}$/u.test(template)) return true;
  if (all.every(({ role }) => role === "free")) return true;
  return all.every(({ role }) => role !== "subject") && isMisfit(line);
}

/** Returns the arguments of a template line with one role, joined; null if it has none. */
function argumentOf({ arguments: all }: ReadLine, role: Role): string | null {
  const found = all.filter((one) => one.role === role).map(({ text }) => text);
  return found.length === 0 ? null : found.join("\0");
}

/**
 * Returns the position of a parameter instead of its name, if the first line writes out its function type. A rename
 * of the parameter then does not look like another problem.
 */
function placeOf(name: string, sink: string | null): string {
  const at = sink === null ? -1 : parametersOf(sink.split("\0").at(-1) ?? "").indexOf(name);
  return at < 0 ? name : `parameter ${at}`;
}

/**
 * Returns the subjects of a line. A list of names is several subjects, so that one more can be noticed; several
 * arguments of one template are one subject.
 */
function subjectsOf({ arguments: all }: ReadLine): readonly string[] {
  const subjects = all
    .filter(({ role, text }) => role === "subject" && !/^\d+$/u.test(text))
    .map(({ text }) => text);
  const [one = ""] = subjects;
  const names = /^(?:["'`]?[\p{L}_$][\p{L}\p{M}\p{N}_$.]*["'`]?(?:, and |, | and |$))+$/u.test(one)
    ? one.split(/, and |, | and /u).map((name) => name.replace(/["'`]/gu, ""))
    : [one];
  return subjects.length === 1 ? names : subjects.length === 0 ? [] : [subjects.join("\0")];
}
