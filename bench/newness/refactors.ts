/** Edits that change no meaning: a finding is after them where its code went. */

import { renameFile, splitFile } from "./modules.ts";
import { type Definition, definitions, scan, topFunctions } from "./python.ts";
import type { Chance } from "./random.ts";
import { reformat } from "./reformat.ts";
import { type Edit, type Line, pickHot, type Tree, textsOf, withLines, written } from "./tree.ts";

export const refactors = {
  "function moved to the end": (tree, chance, isHot) => {
    const site = pickBlock(tree, chance, isHot, ({ after }) => after.length > 0);
    if (site === undefined) return undefined;
    const { path, lines, block } = site;
    const rest = trimmed(lines.toSpliced(block.start, block.end - block.start));
    const moved = lines.slice(block.start, block.end);
    return withLines(tree, path, [...rest, written(""), written(""), ...moved, written("")]);
  },
  "functions reordered": (tree, chance, isHot) => {
    const site = pickBlock(tree, chance, isHot, ({ lines, block, after }) => {
      const between = lines.slice(block.end, after[0]?.start ?? block.end);
      return after.length > 0 && between.every(({ text }) => text.trim() === "");
    });
    const next = site?.after[0];
    if (site === undefined || next === undefined) return undefined;
    const { path, lines, block } = site;
    return withLines(tree, path, [
      ...lines.slice(0, block.start),
      ...lines.slice(next.start, next.end),
      ...lines.slice(block.end, next.start),
      ...lines.slice(block.start, block.end),
      ...lines.slice(next.end),
    ]);
  },
  "block indented": (tree, chance, isHot) => {
    const site = pickBlock(tree, chance, isHot, () => true);
    if (site === undefined) return undefined;
    const { path, lines, block } = site;
    const scanned = scan(lines.map(({ text }) => text));
    const inside = lines.slice(block.start, block.end).map((line, index) => {
      const isText = scanned[block.start + index - 1]?.endsInString === true;
      return isText || line.text === "" ? line : { ...line, text: `    ${line.text}` };
    });
    return withLines(tree, path, [
      ...lines.slice(0, block.start),
      written("if True:"),
      ...inside,
      ...lines.slice(block.end),
    ]);
  },
  "local renamed": (tree, chance, isHot) => {
    const site = pickHot(locals(tree), ({ lines }) => lines.some(isHot), chance);
    if (site === undefined) return undefined;
    const { path, start, end, name } = site;
    const lines = tree.get(path)?.lines ?? [];
    const word = new RegExp(`(?<![.\\w"'])${name}\\b`, "g");
    const rename = (line: Line) => ({ ...line, text: line.text.replace(word, `${name}_local`) });
    return withLines(
      tree,
      path,
      lines.map((line, at) => (at >= start && at < end ? rename(line) : line)),
    );
  },
  "private symbol renamed": (tree, chance, isHot) => {
    const sites = [...tree.values()].flatMap((file) =>
      definitions(scan(textsOf(file))).flatMap((one) =>
        one.indent === 0 && /^_[a-z]\w+$/i.test(one.name)
          ? [{ name: one.name, lines: file.lines.slice(one.start, one.end) }]
          : [],
      ),
    );
    const site = pickHot(sites, ({ lines }) => lines.some(isHot), chance);
    if (site === undefined) return undefined;
    const word = new RegExp(`\\b${site.name}\\b`, "g");
    const rename = (line: Line) => ({ ...line, text: line.text.replace(word, `${site.name}_private`) });
    return new Map([...tree].map(([path, file]) => [path, { ...file, lines: file.lines.map(rename) }]));
  },
  reformatted: (tree, chance, isHot) => {
    const path = pickFile(tree, chance, isHot);
    return path === undefined
      ? undefined
      : withLines(tree, path, reformat(tree.get(path)?.lines ?? [], chance));
  },
  "comments added": (tree, chance, isHot) => {
    const path = pickFile(tree, chance, isHot);
    const lines = path === undefined ? [] : (tree.get(path)?.lines ?? []);
    if (path === undefined) return undefined;
    const scanned = scan(lines.map(({ text }) => text));
    const commented = lines.flatMap((line, at) => {
      const of = scanned[at];
      if (of === undefined || !of.isStart) return [line];
      const above =
        chance.integer(8) === 0 ? [written(`${" ".repeat(of.indent)}# What follows was looked at.`)] : [];
      const canTrail = of.isClosed && !line.text.includes("#") && chance.integer(8) === 0;
      return [...above, canTrail ? { ...line, text: `${line.text}  # looked at` } : line];
    });
    return withLines(tree, path, commented);
  },
  "line endings changed": (tree, chance, isHot) => {
    const path = pickFile(tree, chance, isHot);
    const file = path === undefined ? undefined : tree.get(path);
    return path === undefined || file === undefined
      ? undefined
      : new Map(tree).set(path, { ...file, ending: "\r\n" });
  },
  "file renamed": renameFile,
  "file split": splitFile,
} as const satisfies Record<string, Edit>;

type Block = {
  readonly path: string;
  readonly lines: readonly Line[];
  readonly block: Definition;
  /** The functions of the module below it. */
  readonly after: readonly Definition[];
};

function pickBlock(
  tree: Tree,
  chance: Chance,
  isHot: (line: Line) => boolean,
  fits: (block: Block) => boolean,
): Block | undefined {
  const blocks = [...tree].flatMap(([path, file]) => {
    const top = topFunctions(scan(textsOf(file)));
    return top.map((block, at) => ({ path, lines: file.lines, block, after: top.slice(at + 1) }));
  });
  const isHotBlock = ({ lines, block }: Block) => lines.slice(block.start, block.end).some(isHot);
  return pickHot(blocks.filter(fits), isHotBlock, chance);
}

function pickFile(tree: Tree, chance: Chance, isHot: (line: Line) => boolean): string | undefined {
  const paths = [...tree.keys()].filter((path) => (tree.get(path)?.lines.length ?? 0) > 20);
  return pickHot(paths, (path) => tree.get(path)?.lines.some(isHot) === true, chance);
}

/** Names that a function assigns and that are nothing else there: no parameter, attribute, keyword or part of a text. */
function locals(tree: Tree) {
  return [...tree].flatMap(([path, file]) => {
    const texts = textsOf(file);
    return definitions(scan(texts)).flatMap((one) => {
      if (one.kind !== "function") return [];
      const { start, end, at, body } = one;
      const lines = file.lines.slice(start, end);
      const signature = texts.slice(at, body).join("\n");
      const inside = texts.slice(body, end).join("\n");
      const names = new Set([...inside.matchAll(/^\s+([a-z]\w+) = /gm)].map(([, name]) => name ?? ""));
      const isLocal = (name: string) =>
        !new RegExp(`\\b${name}\\b`).test(signature) &&
        !new RegExp(
          `\\b${name}=|["'\`].*\\b${name}\\b.*["'\`]|(?:global|nonlocal|import).*\\b${name}\\b`,
        ).test(inside);
      return [...names].filter(isLocal).map((name) => ({ path, start, end, name, lines }));
    });
  });
}

function trimmed(lines: readonly Line[]): readonly Line[] {
  const last = lines.findLastIndex(({ text }) => text.trim() !== "");
  return lines.slice(0, last + 1);
}
