/** Lays out a diagnostic's message: its first line, and the reasons nested in it as a tree. */
import { cut } from "../../model/text.ts";
import { type Block, indented, type Span, text, words } from "./layout.ts";

const lengthMax = 2_000;
const linesMax = 24;
/** Maximum depth: deeper reasons are not indented further, so that a narrow terminal has room for their words. */
const depthMax = 5;

type Node = { readonly line: string; readonly depth: number };

/** Lays out the message; `before` is put before the first line, `behind` after it. */
export function messageBlocks(
  message: string,
  before: readonly Span[],
  behind: readonly Span[],
): readonly Block[] {
  const [first = "", ...rest] = cut(message, lengthMax)
    .split(/\r?\n/u)
    .filter((line) => trimmed(line) !== "");
  const nodes = nested(rest.slice(0, linesMax));
  const left = rest.length - linesMax;
  return [
    words(...before, text(trimmed(first)), ...behind),
    ...nodes.flatMap((node, at) => branch(node, nodes.slice(at + 1))),
    ...(left > 0 ? [words(text(`… and ${left} more lines`, "dim"))] : []),
  ];
}

/**
 * Computes the depth of each line. Servers indent a reason further than what it explains, some with no-break
 * spaces.
 */
function nested(lines: readonly string[]): readonly Node[] {
  const open: number[] = [];
  return lines.map((line) => {
    const indent = line.search(/[^ \t\u00a0]|$/u);
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    open.push(indent);
    return { line: trimmed(line), depth: Math.min(open.length, depthMax) };
  });
}

/** Removes spaces around a line; other characters without a shape remain and are shown. */
function trimmed(line: string): string {
  return line.replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/gu, "");
}

function branch({ line, depth }: Node, after: readonly Node[]): readonly Block[] {
  const hasNext = (level: number): boolean => {
    const next = after.findIndex((one) => one.depth <= level);
    return next >= 0 && after[next]?.depth === level;
  };
  const outer = Array.from({ length: depth - 1 }, (_, at) => (hasNext(at + 1) ? "│ " : "  ")).join("");
  const own = hasNext(depth) ? ["├ ", "│ "] : ["└ ", "  "];
  const [first = "", rest = ""] = own.map((mark) => outer + mark);
  return indented(text(rest, "dim"), [words(text(line))], text(first, "dim"));
}
