/** Reads the lines of a message by the templates of its server. */
import type { Catalogue, ReadLine, Role } from "../model/catalogue.ts";
import { membersOf, parametersOf, sameType } from "./type-words.ts";

/** One statement of a message: the problem and its subject. A message that lists names makes one statement for each. */
export type Said = {
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
 * why one type does not fit another are no statements.
 */
export function saidIn(
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
  const { parts, rest } = takenApart(lines);
  const more = rest
    .filter(({ arguments: all }) => all.length > 0)
    // A first line that names nothing leaves to the next one what is wrong.
    .filter((line, at) => (at === 0 && own.arguments.length === 0) || !isExplanation(line))
    .filter((line) => named === "" || subjectsOf(line).join("\0") !== named);
  const subjectOf = (line: ReadLine, name: string) => (line === own ? name : placeOf(name, sink));
  return [own, ...more].flatMap((line) => {
    const problem = (line === own ? family : undefined) ?? problemOf(line);
    const [owner, expected] = [argumentOf(line, "owner"), argumentOf(line, "expected")];
    // Where nothing fits, what is left is the subject: the members of a union that a `switch` does not handle.
    const left = /^never$/iu.test(expected ?? "") ? argumentOf(line, "free") : null;
    const subjects = left === null ? subjectsOf(line) : membersOf(left);
    return (subjects.length === 0 ? [null] : subjects).map((subject) => ({
      problem,
      subject: subject === null ? null : subjectOf(line, subject),
      owner,
      expected,
      parts: line === own ? parts : [],
    }));
  });
}

/** Replaces renamed names. `within`: class around the finding, which a server also calls `this` or `Self`. */
export function neutralised(
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
  const type = (text: string) => sameType(neutral(ofClass(text)));
  return {
    problem,
    subject: of.subject === null ? null : neutral(of.subject),
    owner: of.owner === null ? null : type(of.owner),
    expected: of.expected === null ? null : type(of.expected),
    parts: parts.map(type),
  };
}

type Line = ReadLine & { readonly depth: number };

/**
 * Separates the parts of a union from the other lines. A value that does not fit a union fits none of its parts, and
 * the message explains this for several of them. The server chooses which parts, and which of their members, it names.
 */
function takenApart(lines: readonly Line[]): {
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

/** Returns the index of the line that each line is indented under; -1 for none. */
function parentsOf(lines: readonly Line[]): readonly number[] {
  const open: number[] = [];
  return lines.map(({ depth }, at) => {
    while ((lines[open.at(-1) ?? -1]?.depth ?? -1) >= depth) open.pop();
    const parent = open.at(-1) ?? -1;
    open.push(at);
    return parent;
  });
}

function isMisfit({ template }: ReadLine): boolean {
  return /\bis not assignable to\b|\bis incompatible with\b/u.test(template);
}

/**
 * True for an explanation: `"int" is not assignable to "str"` below another line, the variance of a type parameter, or
 * a suggestion.
 */
function isExplanation(line: ReadLine): boolean {
  const { template, arguments: all } = line;
  if (/\b(?:invariant|covariant|contravariant)\b|^Consider\b|\bmore\.{3}$/u.test(template)) return true;
  if (all.every(({ role }) => role === "free")) return true;
  return all.every(({ role }) => role !== "subject") && isMisfit(line);
}

function argumentOf({ arguments: all }: ReadLine, role: Role): string | null {
  const found = all.filter((one) => one.role === role).map(({ text }) => text);
  return found.length === 0 ? null : found.join("\0");
}

/**
 * Returns the position of a parameter instead of its name, if the first line writes out its function type: the name
 * belongs to that type.
 */
function placeOf(name: string, sink: string | null): string {
  const at = sink === null ? -1 : parametersOf(sink.split("\0").at(-1) ?? "").indexOf(name);
  return at < 0 ? name : `parameter ${at}`;
}

/** Returns the subjects of a line. A list of names is several subjects; several arguments of one template are one. */
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
