/** Shows the edit itself as a diff, with line numbers. */
import type { Range } from "../../model/finding.ts";
import type { ReportedCause } from "../../model/report.ts";
import { plural } from "../../model/text.ts";
import { type DiffLine, diffOf } from "../causes.ts";
import { gutterRows, type SignedRow } from "./frame.ts";
import { type Block, text, words } from "./layout.ts";

/** Shows the lines; nothing if the report does not carry them. */
export function editBlocks(
  cause: Pick<ReportedCause, "excerpts">,
  { width, linesMax }: { readonly width: number; readonly linesMax: number },
): readonly Block[] {
  const lines = diffOf(cause);
  const focus = differences(lines);
  const rows = lines.slice(0, linesMax).map(
    (one): SignedRow => ({
      number: one.number - 1,
      line: one.text,
      sign: signs[one.kind],
      range: null,
      focus: focus.get(one) ?? null,
    }),
  );
  const left = lines.length - rows.length;
  const more = left === 0 ? [] : [words(text(`… ${plural(left, "more line")} of the edit`, "dim"))];
  return [...gutterRows(rows, { width, around: 0, style: null }), ...more];
}

/** Finds the range in which a removed line and the line that replaced it differ. */
function differences(lines: readonly DiffLine[]): ReadonlyMap<DiffLine, Range> {
  const found = new Map<DiffLine, Range>();
  for (let at = 0; at < lines.length; ) {
    const removed = runOf(lines, at, "removed");
    const added = runOf(lines, at + removed.length, "added");
    for (const [nth, from] of removed.entries()) {
      const to = added[nth];
      if (to === undefined) continue;
      const start = sharedStart(from.text, to.text);
      for (const one of [from, to]) {
        const end = Math.max(start, one.text.length - sharedEnd(from.text, to.text, start));
        const line = one.number - 1;
        found.set(one, { start: { line, character: start }, end: { line, character: end } });
      }
    }
    at += Math.max(1, removed.length + added.length);
  }
  return found;
}

function runOf(lines: readonly DiffLine[], at: number, kind: DiffLine["kind"]): readonly DiffLine[] {
  const rest = lines.slice(at);
  const end = rest.findIndex((one) => one.kind !== kind);
  return end < 0 ? rest : rest.slice(0, end);
}

function sharedStart(left: string, right: string): number {
  let count = 0;
  while (count < left.length && count < right.length && left[count] === right[count]) count += 1;
  return count;
}

/** Counts the characters of the common end, without those of the common start. */
function sharedEnd(left: string, right: string, start: number): number {
  const most = Math.min(left.length, right.length) - start;
  let count = 0;
  while (count < most && left[left.length - 1 - count] === right[right.length - 1 - count]) count += 1;
  return count;
}

const signs = { same: " ", removed: "-", added: "+" } as const satisfies Record<DiffLine["kind"], string>;
