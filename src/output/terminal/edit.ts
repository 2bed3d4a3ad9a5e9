/** The edit itself as a diff, with the numbers of its lines. */
import type { ReportedCause } from "../../core/report.ts";
import { plural } from "../../core/text.ts";
import { type DiffLine, diffOf } from "../causes.ts";
import { gutterRows, type SignedRow } from "./frame.ts";
import { type Block, text, words } from "./layout.ts";

/** Nothing where the report does not carry it. */
export function editBlocks(
  cause: Pick<ReportedCause, "excerpts">,
  { width, linesMax }: { readonly width: number; readonly linesMax: number },
): readonly Block[] {
  const lines = diffOf(cause);
  const rows = lines.slice(0, linesMax).map(
    ({ kind, text: line, number }): SignedRow => ({
      number: number - 1,
      line,
      sign: signs[kind],
      range: null,
    }),
  );
  const left = lines.length - rows.length;
  const more = left === 0 ? [] : [words(text(`… ${plural(left, "more line")} of the edit`, "dim"))];
  return [...gutterRows(rows, { width, around: 0, style: null }), ...more];
}

const signs = { same: " ", removed: "-", added: "+" } as const satisfies Record<DiffLine["kind"], string>;
