/** Refactors that need to know what modules are called and who imports them. */
import { posix } from "node:path";
import { definitions, scan, topFunctions } from "./python.ts";
import { type Edit, type Line, pickHot, type Tree, withLines, written } from "./tree.ts";

/** Renames a module and mends who imports it. */
export const renameFile: Edit = (tree, chance, isHot) => {
  const path = pickHot(modules(tree), (one) => tree.get(one)?.lines.some(isHot) === true, chance);
  if (path === undefined) return undefined;
  const renamed = path.replace(/\.py$/, "_renamed.py");
  return new Map(
    [...tree].map(([one, file]) => {
      const mended = { ...file, lines: mendImports(one, file.lines, path) };
      return [one === path ? renamed : one, mended];
    }),
  );
};

/** Up to three functions go to a module of their own; the old module imports them back. */
export const splitFile: Edit = (tree, chance, isHot) => {
  const sites = modules(tree).flatMap((path) => {
    const lines = tree.get(path)?.lines ?? [];
    const top = topFunctions(scan(lines.map(({ text }) => text)));
    const hasStar = lines.some(({ text }) => /import \*/.test(text));
    return hasStar
      ? []
      : top.map((_, at) => ({ path, lines, blocks: top.slice(at, at + 1 + chance.integer(3)) }));
  });
  const hot = ({ lines, blocks }: (typeof sites)[number]) =>
    blocks.some(({ start, end }) => lines.slice(start, end).some(isHot));
  const site = pickHot(sites, hot, chance);
  if (site === undefined) return undefined;
  const { path, lines, blocks } = site;
  const isMoved = (at: number) => blocks.some(({ start, end }) => at >= start && at < end);
  const stem = posix.basename(path, ".py");
  const moved = blocks.flatMap(({ start, end }) => [written(""), written(""), ...lines.slice(start, end)]);
  const words = new Set(moved.flatMap(({ text }) => text.match(/\w+/g) ?? []));
  const names = blocks.map(({ name }) => name);
  const needed = boundNames(lines.filter((_, at) => !isMoved(at))).filter((name) => words.has(name));
  const future = lines
    .filter(({ text }) => text.startsWith("from __future__ import"))
    .map(({ text }) => written(text));
  const header = needed.length === 0 ? [] : [written(`from .${stem} import ${needed.join(", ")}`)];
  const back = written(`from .${stem}_part import ${names.join(", ")}`);
  const kept = lines.flatMap((line, at) => (at === blocks[0]?.start ? [back] : isMoved(at) ? [] : [line]));
  const part = path.replace(/\.py$/, "_part.py");
  if (tree.has(part)) return undefined;
  return withLines(withLines(tree, path, kept), part, [...future, ...header, ...moved, written("")]);
};

/** Those in a package that have a name of their own. */
function modules(tree: Tree): readonly string[] {
  return [...tree.keys()].filter((path) => path.includes("/") && /(?<!__)\.py$/.test(path));
}

function mendImports(path: string, lines: readonly Line[], renamed: string): readonly Line[] {
  const target = renamed.replace(/\.py$/, "").replaceAll("/", ".");
  const stem = posix.basename(renamed, ".py");
  const scanned = scan(lines.map(({ text }) => text));
  let inList = false;
  return lines.map((line, at) => {
    const isStart = scanned[at]?.isStart === true;
    const match = isStart ? /^(\s*from\s+)(\.*)([\w.]*)(\s+import\b)(.*)$/.exec(line.text) : null;
    const listed = (text: string) =>
      text.replace(
        new RegExp(`(?<!\\bas )\\b${stem}\\b( as )?`),
        (_, as) => `${stem}_renamed${as ?? ` as ${stem}`}`,
      );
    if (match === null) {
      if (isStart) inList = false;
      if (inList) return { ...line, text: listed(line.text) };
      return { ...line, text: line.text.replace(new RegExp(`\\b${target}\\b`, "g"), `${target}_renamed`) };
    }
    const [, start = "", dots = "", name = "", middle = "", names = ""] = match;
    const from = resolve(path, dots, name);
    inList = `${from}.${stem}` === target && scanned[at]?.isClosed === false;
    if (from === target) return { ...line, text: `${start}${dots}${name}_renamed${middle}${names}` };
    if (`${from}.${stem}` === target)
      return { ...line, text: `${start}${dots}${name}${middle}${listed(names)}` };
    return line;
  });
}

/** The dotted name of a module that a file imports from. */
function resolve(path: string, dots: string, name: string): string {
  if (dots === "") return name;
  const parts = path.split("/").slice(0, -dots.length);
  return [...parts, ...(name === "" ? [] : [name])].join(".");
}

/** Names that a module binds outside of its functions and classes. */
function boundNames(lines: readonly Line[]): readonly string[] {
  const texts = lines.map(({ text }) => text);
  const scanned = scan(texts);
  const all = definitions(scanned);
  const names = new Set<string>();
  let list = "";
  scanned.forEach((line, at) => {
    if (all.some(({ start, end }) => at >= start && at < end)) return;
    const code = line.code.trim();
    list = line.isStart ? "" : list;
    const isImport = /^(?:from\s+(?!__future__)\S+\s+)?import\b(.*)$/.exec(code);
    if (isImport !== null) list = "import";
    if (list !== "") {
      const items = (isImport?.[1] ?? code).replace(/[()]/g, "").split(",");
      for (const item of items) {
        const bound = /^(?:[\w.]+\s+as\s+)?(\w+)/.exec(item.trim())?.[1];
        if (bound !== undefined) names.add(bound);
      }
    }
    const assigned = line.isStart ? /^(\w+)\s*(?::[^=]+)?=[^=]/.exec(code)?.[1] : undefined;
    if (assigned !== undefined) names.add(assigned);
  });
  for (const { indent, name } of all) if (indent === 0) names.add(name);
  return [...names].sort();
}
