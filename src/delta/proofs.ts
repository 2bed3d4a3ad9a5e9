/** What two findings must have in common beside their key, looked up in the texts. */
import type { Candidate } from "./candidate.ts";
import { areNamesWithin, isAnother, isSameSink, sayNoNames } from "./complaint.ts";
import type { Files } from "./files.ts";
import type { anotherFinder } from "./listed.ts";
import type { Proofs } from "./match.ts";
import { isSameStatement } from "./statements.ts";

export function proofsFrom(files: Files, listsAnother: ReturnType<typeof anotherFinder>): Proofs<Candidate> {
  const areAlike = (base: Candidate, head: Candidate) => files.areAlike(base.finding, head.finding);
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
    callee: (base, head) => base.edit().complaint.callee === head.edit().complaint.callee,
    sink,
    names,
    statement: (base, head) => {
      const [one, other] = [base.edit().statement, head.edit().statement];
      if (one === null || other === null || !isSameStatement(one.of, other.of)) return false;
      // What was edited in place was edited there: one mended, with its like put beside it, is not that.
      const isThere = (from: typeof one, to: typeof one) =>
        from.edited === null || from.edited.from === to.of.from || !isSameStatement(from.of, from.edited);
      return isThere(one, other) && isThere(other, one);
    },
  };
}
