/** What two findings must have in common beside their key, looked up in the texts. */
import type { Range } from "../core/finding.ts";
import { comparePositions } from "../core/order.ts";
import type { Side } from "../core/report.ts";
import type { Candidate } from "./candidate.ts";
import { areNamesWithin, isAnother, isSameSink, sayNoNames } from "./complaint.ts";
import type { Files } from "./files.ts";
import type { anotherFinder } from "./listed.ts";
import type { Proofs } from "./match.ts";
import { isSameStatement } from "./statements.ts";

/** Where its code is on the other side, the other finding is about some of that. */
function isWithin({ placed: { counterpart } }: Candidate, { finding: { range } }: Candidate): boolean {
  return counterpart === null || !(isBefore(counterpart, range) || isBefore(range, counterpart));
}

function isBefore({ end }: Range, { start }: Range): boolean {
  return comparePositions(end, start) < 0;
}

export function proofsFrom(files: Files, listsAnother: ReturnType<typeof anotherFinder>): Proofs<Candidate> {
  const areAlike = (base: Candidate, head: Candidate) => files.areAlike(base.finding, head.finding);
  /** What one finding is about stands on the line of the other, which is about something else: `f $a "$b"` for `f "$a" $b`. */
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
  const isGone = ({ placed }: Candidate) => placed.start.kind === "no-file";
  const lineOf = (of: Candidate) => of.moveEvidence().inTree?.logicalLine();
  const isSameLine = (base: Candidate, head: Candidate) => lineOf(base) === lineOf(head);
  const isEdited = ({ placed: { start } }: Candidate) => start.kind === "image" && start.lineChanged;
  const sink = (base: Candidate, head: Candidate) => isSameSink(base.edit().complaint, head.edit().complaint);
  const names = (base: Candidate, head: Candidate) =>
    areNamesWithin(base.edit().complaint, head.edit().complaint);
  const complaint = (base: Candidate, head: Candidate) => sink(base, head) || names(base, head);
  return {
    likeness: areAlike,
    "likeness of files": (base, head) => !(isGone(base) && isGone(head)) || areAlike(base, head),
    "line of files": (base, head) => (isGone(base) && isGone(head) ? areAlike : isSameLine)(base, head),
    complaint,
    "no more names": (base, head) => !listsAnother(base, head),
    "no other": (base, head) => {
      if (listsAnother(base, head)) return false;
      const [one, other] = [base.edit().complaint, head.edit().complaint];
      return isEdited(base)
        ? isSameSink(one, other) || areNamesWithin(one, other) || sayNoNames(one, other)
        : !isAnother(one, other, (side, word) =>
            files.mentions(side, { base, head }[side].finding.path, word),
          );
    },
    callee: (base, head) =>
      base.edit().complaint.callee === head.edit().complaint.callee && !isBesideItself(base, head),
    "one definition": (base, head) =>
      !(isEdited(base) || base.placed.start.kind === "replaced") ||
      !files.areApart(base.finding, head.finding),
    place: (base, head) => isWithin(base, head) && isWithin(head, base) && !isBesideItself(base, head),
    sink,
    names,
    statement: (base, head) => {
      const [one, other] = [base.edit().statement, head.edit().statement];
      if (one === null || other === null || !isSameStatement(one.of, other.of)) return false;
      if (isBesideItself(base, head)) return false;
      // What was edited in place was edited there: one mended, with its like put beside it, is not that.
      const isThere = (from: typeof one, to: typeof one) =>
        from.edited === null || from.edited.from === to.of.from || !isSameStatement(from.of, from.edited);
      return isThere(one, other) && isThere(other, one);
    },
  };
}

function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}_][\p{L}\p{M}\p{N}_]*/gu) ?? [];
}
