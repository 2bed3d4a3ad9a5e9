/** A file of a change as GitHub shows it: the hunks of git's diff that have annotations, and those below their lines. */
import { type Annotation, annotationHtml } from "./github.ts";
import { frameStyle } from "./style.ts";
import { escaped } from "./terminal.ts";

type Row = { readonly base: number | null; readonly head: number | null; readonly text: string };

export function changePage(path: string, diff: string, annotations: readonly Annotation[]): string {
  const own = annotations.filter((one) => one.path === path);
  const hunks = hunksOf(diff).filter((rows) =>
    rows.some(({ head }) => own.some((one) => one.endLine === head)),
  );
  const rows = hunks.flatMap((hunk) => [
    gap,
    ...hunk.map((row) => {
      const below = own.filter((one) => one.endLine === row.head);
      return rowHtml(row) + below.map(annotationRow).join("");
    }),
  ]);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escaped(path)}</title><style>${frameStyle}
body { margin: 0; font: 14px/1.5 system-ui, "DejaVu Sans", sans-serif; }
.file { box-sizing: border-box; width: 960px; background: var(--ground); color: var(--ink); border: 1px solid var(--line); border-radius: 6px; overflow: hidden; }
.file h1 { margin: 0; padding: 8px 12px; background: var(--row); border-bottom: 1px solid var(--line); font: 600 12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; }
.file h1 { display: flex; justify-content: space-between; } .file h1 span { font-weight: 400; color: var(--quiet); }
.file table { border-collapse: collapse; width: 100%; font: 12px/1.6 ui-monospace, "DejaVu Sans Mono", monospace; }
.file td { padding: 0 8px; white-space: pre; } .file td.number { width: 40px; text-align: right; color: var(--quiet); }
.file tr.added { background: var(--added); } .file tr.removed { background: var(--removed); } .file tr.gap { background: var(--row); color: var(--quiet); }
.file td.below { padding: 8px 12px; white-space: normal; font: 14px/1.5 system-ui, "DejaVu Sans", sans-serif; }
.file td.below .annotation { margin: 0; }
</style></head>
<body><div class="file light" id="picture"><h1>${escaped(path)}<span>rendered from Lanser's own output</span></h1><table>
${rows.join("\n")}
</table></div></body>
</html>
`;
}

const gap = '<tr class="gap"><td class="number">…</td><td class="number">…</td><td></td></tr>';

function hunksOf(diff: string): readonly (readonly Row[])[] {
  const [, ...hunks] = diff.split(/^(?=@@ )/mu);
  return hunks.map((hunk) => {
    const [first = "", ...lines] = hunk.split("\n").slice(0, -1);
    const found = /^@@ -(\d+)(?:,\d+)? \+(\d+)/u.exec(first);
    let [base, head] = [Number(found?.[1]), Number(found?.[2])];
    return lines.map((text): Row => {
      const isIn = { base: !text.startsWith("+"), head: !text.startsWith("-") };
      return { base: isIn.base ? base++ : null, head: isIn.head ? head++ : null, text };
    });
  });
}

function rowHtml({ base, head, text }: Row): string {
  const kind = base === null ? "added" : head === null ? "removed" : "same";
  return `<tr class="${kind}"><td class="number">${base ?? ""}</td><td class="number">${head ?? ""}</td><td>${escaped(text)}</td></tr>`;
}

function annotationRow(annotation: Annotation): string {
  return `<tr><td class="below" colspan="3">${annotationHtml(annotation)}</td></tr>`;
}
