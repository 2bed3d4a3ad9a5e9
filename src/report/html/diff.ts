/** Shows lines before and after an edit, as a figure. */
import type { DiffLine } from "../causes.ts";
import { type CodeLine, codeLines, codePart } from "./code.ts";
import { type Html, markup, nothing } from "./escape.ts";

/** Lines of one side, and the number of the first one, 0-based. */
type DiffSide = { readonly path: string; readonly line: number; readonly lines: readonly string[] };

/** Shows the lines; nothing if there are none. */
export function diffFigure(
  title: Html,
  lines: readonly DiffLine[],
  { base, head }: { readonly base: DiffSide; readonly head: DiffSide },
): Html {
  if (lines.length === 0) return nothing;
  const code = { base: codeLines(base.path, base.lines), head: codeLines(head.path, head.lines) };
  const row = ({ kind, number }: DiffLine) => {
    const line: CodeLine | undefined =
      kind === "removed" ? code.base[number - 1 - base.line] : code.head[number - 1 - head.line];
    return markup`<div class="${kind}"><span class="number">${number}</span><span class="sign">${signs[kind]}</span><span class="text">${line === undefined ? nothing : codePart(line)}</span></div>`;
  };
  const left = lines.length - diffLinesMax;
  const more = left > 0 ? markup`<p class="absent">${left} more lines</p>` : nothing;
  return markup`<figure class="diff"><figcaption>${title}</figcaption><div class="code">${lines.slice(0, diffLinesMax).map(row)}</div>${more}</figure>
`;
}

const signs = { same: " ", removed: "−", added: "+" } as const satisfies Record<DiffLine["kind"], string>;
const diffLinesMax = 40;
