/** A tree of Python files whose lines remember where they come from, whatever is done to them. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Files } from "../../test/support/files.ts";
import type { Chance } from "./random.ts";

export type Line = {
  readonly text: string;
  /** "path:line" of base, 1-based; something else for a line that a breaker wrote; empty for one of a refactor. */
  readonly origin: string;
};
export type SourceFile = { readonly lines: readonly Line[]; readonly ending: "\n" | "\r\n" };
export type Tree = ReadonlyMap<string, SourceFile>;

/** Undefined when there is nothing to do it to. `isHot` tells lines that have findings, so that they get their share. */
export type Edit = (tree: Tree, chance: Chance, isHot: (line: Line) => boolean) => Tree | undefined;

export function readTree(folder: string): Tree {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.pyi?$/.test(path))
    .sort();
  return new Map(
    paths.map((path) => {
      const texts = readFileSync(join(folder, path), "utf8").split(/\r?\n/);
      const lines = texts.map((text, index) => ({ text, origin: `${path}:${index + 1}` }));
      return [path, { lines, ending: "\n" as const }];
    }),
  );
}

export function filesOf(tree: Tree): Record<string, string> {
  const text = ({ lines, ending }: SourceFile) => lines.map((line) => line.text).join(ending);
  return Object.fromEntries([...tree].map(([path, file]) => [path, text(file)]));
}

/** What takes one tree to the other. */
export function changesBetween(from: Tree, to: Tree): Files {
  const gone = [...from.keys()].filter((path) => !to.has(path));
  return { ...filesOf(to), ...Object.fromEntries(gone.map((path) => [path, null])) };
}

export function withLines(tree: Tree, path: string, lines: readonly Line[]): Tree {
  return new Map(tree).set(path, { ending: "\n", ...tree.get(path), lines });
}

/** With one line as another text, in its place. */
export function withText(tree: Tree, path: string, at: number, text: string): Tree {
  const lines = tree.get(path)?.lines ?? [];
  return withLines(
    tree,
    path,
    lines.map((line, index) => (index === at ? { ...line, text } : line)),
  );
}

/** A line that a refactor wrote. */
export function written(text: string): Line {
  return { text, origin: "" };
}

export function textsOf(file: SourceFile): readonly string[] {
  return file.lines.map((line) => line.text);
}

/** Seven times of ten one of those that have findings, if there are any. */
export function pickHot<Value>(
  values: readonly Value[],
  isHot: (value: Value) => boolean,
  chance: Chance,
): Value | undefined {
  const hot = chance.integer(10) < 7 ? values.filter(isHot) : [];
  return chance.pick(hot.length > 0 ? hot : values);
}

/** How often a name is written as a whole word. */
export function usesOf(tree: Tree, name: string): number {
  const word = new RegExp(`\\b${name}\\b`, "g");
  let uses = 0;
  for (const file of tree.values()) for (const { text } of file.lines) uses += text.match(word)?.length ?? 0;
  return uses;
}
