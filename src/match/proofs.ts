/** Proves from the texts what two findings must have in common in addition to their key. */
import type { Range } from "../model/finding.ts";
import { comparePositions } from "../model/order.ts";
import type { Side } from "../model/report.ts";
import type { Candidate } from "./candidate.ts";
import { isSameProblem, isStill } from "./complaint.ts";
import type { Files } from "./files.ts";
import type { anotherFinder } from "./listed.ts";
import type { Proofs } from "./match.ts";
import { isSameStatement } from "./statements.ts";
import { grammarWords, isText, type Token } from "./tokens.ts";

function isBefore({ end }: Range, { start }: Range): boolean {
  return comparePositions(end, start) < 0;
}

function isIn({ line, start, end }: Token, { start: at }: Range): boolean {
  return at.line === line && start <= at.character && at.character < end;
}

function isEditedInPlace({ placed: { start } }: Candidate): boolean {
  return (start.kind === "image" && start.lineChanged) || start.kind === "replaced";
}

function isWhole({ placed, moveEvidence }: Candidate): boolean {
  const { kind } = placed.start;
  return kind === "removed" || kind === "no-file"
    ? moveEvidence().inSection?.placed.isWhole === true
    : placed.isWhole;
}

/** True if the line was changed: in its file, or in its function if that moved as a whole. */
function isEdited({ placed: { start }, moveEvidence }: Candidate): boolean {
  const own =
    start.kind === "removed" || start.kind === "no-file" ? moveEvidence().inSection?.placed.start : start;
  return own?.kind !== "image" || own.lineChanged;
}

export function proofsFrom(files: Files, listsAnother: ReturnType<typeof anotherFinder>): Proofs<Candidate> {
  const areAlike = (base: Candidate, head: Candidate) => files.areAlike(base.finding, head.finding);
  /**
   * True if the code under one finding is on the line of the other, which is about something else: `f $a "$b"` for `f
   * "$a" $b`.
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
   * True if the counterpart of one finding overlaps the other finding, or is unknown. Inside one string all of the
   * string counts.
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
  /** Returns the words in front of the code on its line, and the code itself if a value or a type is assigned to it. */
  const sinkOf = (side: Side, { finding: { path, range } }: Candidate): readonly string[] => {
    const line = files.source(side, path)?.lines[range.start.line] ?? "";
    const end = range.end.line === range.start.line ? range.end.character : line.length;
    const before = line.slice(0, range.start.character);
    const isTarget = /^\s*(?::|=(?!=))/u.test(line.slice(end)) && !/->\s*$/u.test(before);
    return wordsIn(isTarget ? line.slice(0, end) : before);
  };
  /**
   * True if the code that replaced one finding's lines, or was replaced by them, calls the definition around the other
   * finding.
   */
  const isCallOf = (side: Side, { finding }: Candidate, { finding: { symbol } }: Candidate) => {
    const name = symbol?.split(".").at(-1);
    const { hunk } = files.insteadOf(side, finding);
    const isCall = (word: string, at: number) =>
      word === name && hunk[at + 1] === "(" && !definingWords.has(hunk[at - 1] ?? "");
    return name !== undefined && hunk.some(isCall);
  };
  /** True if that definition exists only on the other finding's side. */
  const isCallOfGone = (side: Side, of: Candidate, other: Candidate) =>
    isCallOf(side, of, other) && !files.hasDefinition(side, other.finding.path, other.finding.symbol ?? "");
  /** True if a definition moved with its lines: a method to another class, or out of a file that is gone. */
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
    // Code that took the place of something else in another definition did not come from there, unless that called the one it came from.
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
      // What was edited in place was edited there: one mended, with its like put beside it, is not that.
      const isThere = (from: typeof one, to: typeof one) =>
        from.edited === null || from.edited.from === to.of.from || !isSameStatement(from.of, from.edited);
      return isThere(one, other) && isThere(other, one);
    },
  };
}

function goesAlike(base: readonly string[], head: readonly string[]): boolean {
  const isTelling = (word: string) => /^(?:return|yield)$/u.test(word) || !grammarWords.has(word);
  const [before, after] = [base.filter(isTelling), head.filter(isTelling)];
  return before.length === 0 || after.length === 0 || before.some((word) => after.includes(word));
}

const definingWords: ReadonlySet<string> = new Set(["def", "function", "func", "fn"]);

/** Words of a definition without a body. */
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

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? [];
}
