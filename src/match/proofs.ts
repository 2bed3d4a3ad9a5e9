/**
 * Proves from the texts what two findings must have in common in addition to their key. Without these proofs, one
 * error fixed and a similar one added would be paired, and the new error would stay unseen.
 */
import type { Range } from "../model/finding.ts";
import { comparePositions } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Candidate } from "./candidate.ts";
import { isSameStatement } from "./candidate.ts";
import { isSameProblem, isStill } from "./complaint.ts";
import type { Files } from "./files.ts";
import type { Proofs } from "./match.ts";
import { checkerOf, type Matching } from "./match.ts";
import { grammarWords, isText, type Token } from "./tokens.ts";

// Compares messages that list names: a message with one name more has a new problem.

/** Pattern of a quoted name. */
const name = `(?:"[^"\\n]{1,200}"|'[^'\\n]{1,200}'|\`[^\`\\n]{1,200}\`)`;
/** Pattern of a list of names: `a`; `a` and `b`; `a`, `b`, and `c`. */
const list = new RegExp(`${name}(?:(?:, and |, or |, | and | or )${name})*`, "u");

/**
 * Returns a test whether head's message lists a name that no message of base lists for this kind of finding. Such a
 * name is a new problem, although the rest of the message is the same. Lists of missing arguments are an exception: a
 * call lacks its arguments as a whole.
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
    // A callee is a call with missing arguments; `switch (…)` only looks like a call.
    const { callee } = base.edit().complaint;
    if (callee !== "" && !grammarWords.has(callee)) return false;
    const names = known.get(kindOf(base, one.text));
    return other.names.some((of) => names?.has(of) !== true);
  };
}

/**
 * Returns the first list of a message, and the message without the list and without plural endings, so that one
 * missing name and two missing names have the same text.
 */
function listIn(message: string): { readonly names: readonly string[]; readonly text: string } | undefined {
  const found = list.exec(message);
  if (found === null) return undefined;
  return {
    // A list of names of one module leaves the module out.
    names: (found[0].match(new RegExp(name, "gu")) ?? []).map((one) =>
      one.slice(1, -1).replace(/^.*[:.]/u, ""),
    ),
    text: message.replace(found[0], "").replace(/s\b/gu, ""),
  };
}

/**
 * Finds unpaired base findings whose names head reports together with more names. They are neither fixed nor new, so
 * the caller reports them as removed.
 */
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

/**
 * Finds unpaired base findings where head has another complaint of the same rule at the same place. They do not count
 * as fixed: exchanging one error for another earns no reward.
 */
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

/** True if both findings are at one place, or on an import, which has no fixed place. */
function isInPlace(
  { imported, placed: { start } }: Candidate,
  { placed: { start: other } }: Candidate,
): boolean {
  return imported !== null || (start.kind === "image" && other.kind === "image" && start.key === other.key);
}

/** Returns a key of file, server, rule and text. */
function kindOf({ file, finding: { server, source, code } }: Candidate, text: string): string {
  return JSON.stringify([file, server, source, code, text]);
}

/** True if the first range ends before the second begins. */
function isBefore({ end }: Range, { start }: Range): boolean {
  return comparePositions(end, start) < 0;
}

/** True if a range starts in a token. */
function isIn({ line, start, end }: Token, { start: at }: Range): boolean {
  return at.line === line && start <= at.character && at.character < end;
}

/** True if the change edited the code and left it in its place. */
function isEditedInPlace({ placed: { start } }: Candidate): boolean {
  return (start.kind === "image" && start.lineChanged) || start.kind === "replaced";
}

/** True if all code under a finding survives, in its file or in its function if that moved. */
function isWhole({ placed, moveEvidence }: Candidate): boolean {
  const { kind } = placed.start;
  return kind === "removed" || kind === "no-file"
    ? moveEvidence().inSection?.placed.isWhole === true
    : placed.isWhole;
}

/** True if the change edited the finding's line: in its file, or in its function if that moved as a whole. */
function isEdited({ placed: { start }, moveEvidence }: Candidate): boolean {
  const own =
    start.kind === "removed" || start.kind === "no-file" ? moveEvidence().inSection?.placed.start : start;
  return own?.kind !== "image" || own.lineChanged;
}

/**
 * Creates the tests that the stages name in `needs`. A key says that two findings may be the same; these tests
 * exclude pairs that a reader would call different. `listsAnother` comes from `anotherFinder`.
 */
export function createProofs(
  files: Files,
  listsAnother: ReturnType<typeof anotherFinder>,
): Proofs<Candidate> {
  const areAlike = (base: Candidate, head: Candidate) => files.areAlike(base.finding, head.finding);
  /**
   * True if the code under one finding is on the line of the other, and that one is about something else: `f $a "$b"`
   * became `f "$a" $b`. Then one error was fixed and another one was made on the same line.
   */
  const isBesideItself = (base: Candidate, head: Candidate): boolean => {
    const under = { base: wordsIn(base.edit().complaint.under), head: wordsIn(head.edit().complaint.under) };
    if (under.base.some((word) => under.head.includes(word))) return false;
    const rest = (side: Side, { finding: { path, range } }: Candidate) => {
      const line = files.source(side, path)?.lines[range.start.line] ?? "";
      const behind = range.end.line === range.start.line ? line.slice(range.end.character) : "";
      return new Set(wordsIn(`${line.slice(0, range.start.character)} ${behind}`));
    };
    const isThere = (words: readonly string[], all: ReadonlySet<string>) =>
      words.length > 0 && words.every((word) => all.has(word));
    return isThere(under.base, rest("head", head)) || isThere(under.head, rest("base", base));
  };
  /**
   * True if the counterpart of one finding overlaps the other finding, or is unknown. Otherwise the two are about
   * different parts of one line. Inside one string all of the string counts.
   */
  const isWithin = (
    side: Side,
    { placed: { counterpart } }: Candidate,
    { finding: { path, range } }: Candidate,
  ): boolean =>
    counterpart === null ||
    !(isBefore(counterpart, range) || isBefore(range, counterpart)) ||
    files
      .source(side, path)
      ?.tokensOf(range.start.line, range.start.line + 1)
      .some((token) => isText(token) && isIn(token, counterpart) && isIn(token, range)) === true;
  /**
   * Returns the words that say where the code's value goes: the words in front of it on its line, and the code itself
   * if a value or a type is assigned to it.
   */
  const sinkOf = (side: Side, { finding: { path, range } }: Candidate): readonly string[] => {
    const line = files.source(side, path)?.lines[range.start.line] ?? "";
    const end = range.end.line === range.start.line ? range.end.character : line.length;
    const before = line.slice(0, range.start.character);
    const isTarget = /^\s*(?::|=(?!=))/u.test(line.slice(end)) && !/->\s*$/u.test(before);
    return wordsIn(isTarget ? line.slice(0, end) : before);
  };
  /**
   * True if the code that replaced one finding's lines, or was replaced by them, calls the definition around the
   * other finding. Then the change extracted the code into that definition, or inlined it.
   */
  const isCallOf = (side: Side, { finding }: Candidate, { finding: { symbol } }: Candidate) => {
    const name = symbol?.split(".").at(-1);
    const { hunk } = files.insteadOf(side, finding);
    const isCall = (word: string, at: number) =>
      word === name && hunk[at + 1] === "(" && !definingWords.has(hunk[at - 1] ?? "");
    return name !== undefined && hunk.some(isCall);
  };
  /** True if such a call is to a definition that exists only on the other finding's side. */
  const isCallOfGone = (side: Side, of: Candidate, other: Candidate) =>
    isCallOf(side, of, other) && !files.hasDefinition(side, other.finding.path, other.finding.symbol ?? "");
  /** True if the whole definition moved with its lines: a method to another class, or out of a deleted file. */
  const isMovedDefinition = ({ finding: base, placed }: Candidate, { finding: head }: Candidate) => {
    if (base.symbol === null || head.symbol === null) return false;
    if (placed.start.kind === "no-file") return base.symbol === head.symbol;
    return (
      base.symbol.split(".").at(-1) === head.symbol.split(".").at(-1) &&
      !files.hasDefinition("head", base.path, base.symbol) &&
      !files.hasDefinition("base", head.path, head.symbol)
    );
  };
  const isGone = ({ placed }: Candidate) => placed.start.kind === "no-file";
  const lineOf = (of: Candidate) => of.moveEvidence().inTree?.logicalLine();
  const isSameLine = (base: Candidate, head: Candidate) => lineOf(base) === lineOf(head);
  return {
    likeness: areAlike,
    "likeness of files": (base, head) => !(isGone(base) && isGone(head)) || areAlike(base, head),
    "line of files": (base, head) => (isGone(base) && isGone(head) ? areAlike : isSameLine)(base, head),
    complaint: (base, head) =>
      !listsAnother(base, head) &&
      isStill(base.edit().complaint, head.edit().complaint, {
        isEdited: isEdited(base) && !files.isSameLine(base.finding, head.finding),
        isRewritten: base.placed.start.kind === "removed" && head.placed.start.kind === "removed",
        goesAlike: () => goesAlike(sinkOf("base", base), sinkOf("head", head)),
        isOfObject: base.isOfObject && head.isOfObject,
        isWhole: isWhole(base) && isWhole(head),
        mentions: (side, word) => files.mentions(side, { base, head }[side].finding.path, word),
      }),
    problem: (base, head) => isSameProblem(base.edit().complaint, head.edit().complaint),
    "no more names": (base, head) => !listsAnother(base, head),
    // Code that replaced other code in another definition is no moved code, unless the replaced code called the old place.
    "not instead": (base, head) => {
      if (files.areInOne(base.finding, head.finding) || isMovedDefinition(base, head)) return true;
      const { line } = files.insteadOf("head", head.finding);
      return line.every((word) => stubWords.has(word)) || isCallOf("head", head, base);
    },
    "instead of a call": (base, head) => isCallOfGone("head", head, base) || isCallOfGone("base", base, head),
    callee: (base, head) =>
      base.edit().complaint.callee === head.edit().complaint.callee && !isBesideItself(base, head),
    "one definition": (base, head) => !isEditedInPlace(base) || !files.areApart(base.finding, head.finding),
    place: (base, head) =>
      isWithin("head", base, head) && isWithin("base", head, base) && !isBesideItself(base, head),
    statement: (base, head) => {
      const [one, other] = [base.edit().statement, head.edit().statement];
      if (one === null || other === null || !isSameStatement(one.of, other.of)) return false;
      if (isBesideItself(base, head) || !files.areInOne(base.finding, head.finding)) return false;
      // A statement edited in place is still there, so a similar one next to it is another statement.
      const isThere = (from: typeof one, to: typeof one) =>
        from.edited === null || from.edited.from === to.of.from || !isSameStatement(from.of, from.edited);
      return isThere(one, other) && isThere(other, one);
    },
  };
}

/** True if both values go to one place: the words in front of them have one in common, or one side has none. */
function goesAlike(base: readonly string[], head: readonly string[]): boolean {
  const isTelling = (word: string) => /^(?:return|yield)$/u.test(word) || !grammarWords.has(word);
  const [before, after] = [base.filter(isTelling), head.filter(isTelling)];
  return before.length === 0 || after.length === 0 || before.some((word) => after.includes(word));
}

/** Words in front of the name of a definition, so that the definition does not count as a call. */
const definingWords: ReadonlySet<string> = new Set(["def", "function", "func", "fn"]);

/** Words of a definition without a body: code that replaces them is the body's first version. */
const stubWords: ReadonlySet<string> = new Set([
  "pass",
  "...",
  ".",
  "raise",
  "throw",
  "new",
  "NotImplementedError",
  "Error",
  "(",
  ")",
  ";",
]);

/** Returns the identifiers of a text. */
function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? [];
}
