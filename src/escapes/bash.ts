/** Finds what silences shellcheck, and code that it does not check. */
import { positionAt } from "../model/text.ts";
import type { Reading, Span } from "../syntax/reading.ts";
import type { TreeNode } from "../syntax/tree.ts";
import { inSymbol, type Occurrence } from "./kinds.ts";

const directive = /^#\s*shellcheck\s+(.*)$/u;

/**
 * Finds directives. They are alone on their line: before all code they apply to the script, otherwise to the whole
 * command after them.
 */
export function directivesOf(reading: Reading): readonly Occurrence[] {
  const { code, comments, starts, text } = reading;
  const first = /\S/u.exec(code)?.index ?? text.length;
  const found = comments.flatMap((comment): Occurrence[] => {
    const line = starts[positionAt(starts, comment.start).line] ?? 0;
    const words = directive.exec(text.slice(comment.start, comment.end))?.[1] ?? "";
    if (words === "" || code.slice(line, comment.start).trim() !== "") return [];
    const common = { offset: comment.start, reach: comment.start < first ? "file" : "next-line" } as const;
    const disabled = [...words.matchAll(/(?<=^|\s)disable=([\w,-]+)/gu)].map(([, list = ""]) => list);
    const isNowhere = /(?<=^|\s)source=\/dev\/null(?=\s|$)/u.test(words);
    return [
      ...(disabled.length === 0
        ? []
        : [{ ...common, kind: "shellcheck-disable", text: `disable=${disabled.join()}` } as const]),
      ...(isNowhere ? [{ ...common, kind: "shellcheck-source", text: "source=/dev/null" } as const] : []),
    ];
  });
  if (found.every(({ reach }) => reach === "file")) return found;
  const behind = commandsBehind(reading);
  return found.map((one) => {
    const covers = one.reach === "file" ? undefined : behind.get(one.offset);
    return covers === undefined ? one : { ...one, covers };
  });
}

/** Maps the start of each comment to the command after it. */
function commandsBehind({ tree, comments }: Reading): ReadonlyMap<number, Span> {
  const wanted = new Set(comments.map(({ start }) => start));
  const found = new Map<number, Span>();
  // By hand and not by recursion: a hostile file nests deeper than the stack.
  const waiting = [tree()];
  for (let node: TreeNode | undefined = waiting.pop(); node !== undefined; node = waiting.pop()) {
    let open: number[] = [];
    for (const child of node.children) {
      waiting.push(child);
      if (child.type === "comment" && wanted.has(child.start)) open.push(child.start);
      else if (child.type !== "comment") {
        for (const start of open) found.set(start, { start, end: child.end });
        open = [];
      }
    }
  }
  return found;
}

/** Finds `eval`: code that is assembled at run time is checked by nothing. */
export function hatchesInBash({ code }: Reading): readonly Occurrence[] {
  return [...code.matchAll(/(?<![^\s;&|({`])eval(?=\s)/gu)].map(({ index }) =>
    inSymbol("dynamic", index, "eval"),
  );
}

/** True if a directive silences findings with a code: `disable=SC2086,SC1000-SC1999`, `disable=all`. */
export function silencesCode(text: string, code: string): boolean {
  if (text === "source=/dev/null") return /^SC109[01]$/u.test(code);
  const number = Number(code.replace(/^SC/u, ""));
  return text
    .replace(/^disable=/u, "")
    .split(",")
    .some((one) => {
      const [from = Number.NaN, to = from] = one.split("-").map((part) => Number(part.replace(/^SC/u, "")));
      return one === "all" || (from <= number && number <= to);
    });
}
