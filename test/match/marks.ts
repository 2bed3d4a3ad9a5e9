import type { Range } from "../../src/model/finding.ts";
import { lineStarts, positionAt } from "../../src/model/text.ts";

/** A text with one range in it: `[[the code]]`. */
export function unmarkOne(marked: string): { readonly text: string; readonly range: Range } {
  const [before = "", inside = "", behind = ""] = marked.split(/\[\[|\]\]/u);
  const text = before + inside + behind;
  const starts = lineStarts(text);
  const range = {
    start: positionAt(starts, before.length),
    end: positionAt(starts, before.length + inside.length),
  };
  return { text, range };
}
