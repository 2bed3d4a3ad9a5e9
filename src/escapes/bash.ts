/** What silences shellcheck, and what it does not look through. */
import { positionAt } from "../model/text.ts";
import type { Reading, Span } from "../syntax/reading.ts";
import type { TreeNode } from "../syntax/tree.ts";
import { inSymbol, type Occurrence } from "./kinds.ts";

const directive = /^#\s*shellcheck\s+(.*)$/u;

/** Directives stand alone on their line: in front of all code they are for the script, else for the command behind them, whole. */
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

/** By where a comment begins: what stands behind it. */
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

/** What is put together while the script runs is code that nobody reads. */
export function hatchesInBash({ code }: Reading): readonly Occurrence[] {
  return [...code.matchAll(/(?<![^\s;&|({`])eval(?=\s)/gu)].map(({ index }) =>
    inSymbol("dynamic", index, "eval"),
  );
}

/** Whether a directive silences findings of a code: `disable=SC2086,SC1000-SC1999`, `disable=all`. */
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
