/** Definitions and branches of which a line was taken for one of another. */
import type { Side } from "../core/report.ts";
import type { LinedUp } from "./lineup.ts";
import {
  type MovedSection,
  type Owned,
  type Section,
  type Stayed,
  sameKeys,
  sectionFinder,
} from "./sections.ts";
import type { Source } from "./tokens.ts";

/**
 * A line stays inside of the definition, or the branch, that it stands in: of two functions of which one is mended and the other gets the same
 * mistake neither is the other. Those of which a line is aligned with a line that is not in their counterpart.
 */
export function crossedIn({ file, pairs: kept, all }: Stayed): readonly MovedSection[] {
  const { lines, hunks, sources } = file;
  // Of what does not parse it is not known where a definition ends.
  if ([sources.base, sources.head].some(({ reading }) => reading()?.hasErrors === true)) return [];
  const pairs = [...kept, ...kept.flatMap(branchPairs), ...branchPairs(wholeOf(sources))];
  const find = sectionFinder(pairs);
  const inside = {
    base: linesIn([...all.base, ...pairs.map((pair) => pair.base)]),
    head: linesIn([...all.head, ...pairs.map((pair) => pair.head)]),
  };
  const isInside = (side: Side, line: number): boolean => inside[side].has(line);
  const crossed = new Set<number>();
  const look = (from: number, to: number | undefined): void => {
    if (to === undefined) return;
    const [one, other] = [find(sources.base, from), find(sources.head, to)];
    // What only left a definition, or came into one, is still that line.
    if (one === other || !isInside("base", from) || !isInside("head", to)) return;
    for (const number of [one, other]) if (number !== undefined) crossed.add(number);
  };
  for (let line = 0; line < sources.base.lines.length; line++) look(line, lines.headLine(line));
  for (const { hunk, alignment } of hunks) {
    for (let line = hunk.baseStart; line < hunk.baseEnd; line++) {
      const target = alignment.headLine(line - hunk.baseStart);
      look(line, target === undefined ? undefined : target + hunk.headStart);
    }
  }
  return pairs.filter((_, number) => crossed.has(number));
}

function linesIn(all: readonly Owned[]): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const { section } of all) for (let line = section.line; line < section.end; line++) lines.add(line);
  return lines;
}

function wholeOf({ base, head }: LinedUp["sources"]): MovedSection {
  const whole = (source: Source): Section => ({
    path: "",
    name: "",
    line: 0,
    end: source.lines.length,
    nameLine: 0,
  });
  return { base: { source: base, section: whole(base) }, head: { source: head, section: whole(head) } };
}

/** What begins a branch, if need be behind the bracket that ends the one before. */
const branchHead = /^(?:\}\s*)?(?:if|elif|else|case|default|except|catch|finally)\b/u;

/** Branches of a definition that are those of one condition on both sides, each without the line of its condition. */
function branchPairs({ base, head }: MovedSection): readonly MovedSection[] {
  const [left, right] = [branchesIn(base), branchesIn(head)];
  return sameKeys({ base: left, head: right }, ({ section }) => section.path);
}

/** By indentation, as code is laid out; its path is the conditions around it and its own. */
function branchesIn({ source, section: { line: first, end } }: Owned): readonly Owned[] {
  const { lines } = source;
  const indentOf = (line: number) => /^\s*/u.exec(lines[line] ?? "")?.[0].length ?? 0;
  const open: { readonly indent: number; readonly path: string; readonly line: number }[] = [];
  const found: Owned[] = [];
  const close = (indent: number, at: number): void => {
    for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      if (at > top.line + 1)
        found.push({
          source,
          section: { path: top.path, name: "", line: top.line + 1, end: at, nameLine: top.line },
        });
    }
  };
  // What an `else` belongs to is the condition in front of it.
  let condition = "";
  for (let line = first; line < end; line++) {
    const text = lines[line] ?? "";
    if (text.trim() === "") continue;
    const indent = indentOf(line);
    close(indent, line);
    if (!branchHead.test(text.trim())) continue;
    const head = text.trim().replace(/^\}\s*/u, "");
    if (/^(?:if|case|try)\b/u.test(head)) condition = head;
    open.push({
      indent,
      line,
      path: `${open.at(-1)?.path ?? ""}\n${condition === head ? "" : condition} ${head}`,
    });
  }
  close(0, end);
  return found;
}
