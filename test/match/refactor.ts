/**
 * Made-up projects, refactored at random, that know of every finding where it came from. Statements are kept in parts,
 * with names as `{id}` and findings as `[[id|code]]`, and become text only at the end.
 */
import type { Finding } from "../../src/model/finding.ts";
import { lineStarts, positionAt } from "../../src/model/text.ts";
import { finding, symbolAt } from "./support.ts";

export type Statement = {
  indent: number;
  before: string;
  /** Arguments of the call that the statement is, which a formatter may put in lines of their own. */
  args: string[] | null;
  after: string;
  comment: string | null;
  isWrapped: boolean;
};
export type Definition = {
  name: string;
  params: string[];
  isMethod: boolean;
  body: Statement[];
  comment: string | null;
};
export type Block = {
  kind: "import" | "function" | "class" | "if";
  head: string;
  definitions: Definition[];
};
export type Style = { quote: "'" | '"'; isTight: boolean; hasTrailingComma: boolean; ending: "\n" | "\r\n" };
export type SourceFile = { path: string; blocks: Block[]; style: Style };
export type Project = { files: SourceFile[]; names: Map<string, string>; renames: Map<string, string> };
/** A hidden identity to what the server says there. */
export type Told = Map<string, { code: string; message: string }>;

export type Random = {
  readonly below: (limit: number) => number;
  readonly chance: (of: number) => boolean;
  readonly pick: <Item>(items: readonly Item[]) => Item;
};

/** mulberry32: the same numbers on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    chance: (of) => next() < of,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("Nothing to pick from.");
      return item;
    },
  };
}

export type Rendered = {
  readonly texts: ReadonlyMap<string, string>;
  readonly findings: readonly (Finding & { readonly hidden: string })[];
};

export function render({ files, names }: Project, told: Told): Rendered {
  const texts = new Map<string, string>();
  const findings: (Finding & { hidden: string })[] = [];
  for (const file of files) {
    const { text, marks } = unmark(named(linesOf(file).join(file.style.ending) + file.style.ending, names));
    texts.set(file.path, text);
    const starts = lineStarts(text);
    const lines = text.split(/\r\n|\n/u);
    for (const { hidden, start, end } of marks) {
      const said = told.get(hidden);
      if (said === undefined) throw new Error(`Nobody knows ${hidden}.`);
      const range = { start: positionAt(starts, start), end: positionAt(starts, end) };
      const message = named(said.message, names);
      const symbol = symbolAt(lines, range.start.line);
      findings.push({ ...finding({ path: file.path, code: said.code, message, range, symbol }), hidden });
    }
  }
  return { texts, findings };
}

function named(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/\{(\w+)\}/gu, (_, id: string) => names.get(id) ?? id);
}

function unmark(marked: string): { text: string; marks: { hidden: string; start: number; end: number }[] } {
  const open: { hidden: string; start: number }[] = [];
  const marks: { hidden: string; start: number; end: number }[] = [];
  let text = "";
  for (const piece of marked.split(/(\[\[\w+\||\]\])/u)) {
    if (piece.startsWith("[[")) open.push({ hidden: piece.slice(2, -1), start: text.length });
    else if (piece === "]]") marks.push({ hidden: "", start: 0, ...open.pop(), end: text.length });
    else text += piece;
  }
  return { text, marks };
}

function linesOf({ blocks, style }: SourceFile): string[] {
  const lines: string[] = [];
  for (const { kind, head, definitions } of blocks) {
    if (kind !== "function") lines.push(styled(head, style));
    const indent = kind === "class" || kind === "if" ? 1 : 0;
    for (const definition of definitions) {
      if (kind !== "if" || definition !== definitions[0]) lines.push("");
      lines.push(...definitionLines(definition, indent, style));
    }
    if (kind !== "import") lines.push("");
  }
  return lines;
}

function definitionLines(
  { name, params, body, comment, isMethod }: Definition,
  indent: number,
  style: Style,
) {
  const pad = "    ".repeat(indent);
  const all = [...(isMethod ? ["self"] : []), ...params.map((param) => `{${param}}`)];
  const lines = comment === null ? [] : [`${pad}# ${comment}`];
  lines.push(`${pad}def {${name}}(${all.join(style.isTight ? "," : ", ")}):`);
  for (const statement of body) lines.push(...statementLines(statement, indent + 1, style));
  return lines;
}

function statementLines(of: Statement, indent: number, style: Style): string[] {
  const pad = "    ".repeat(indent + of.indent);
  const note = of.comment === null ? "" : `  # ${of.comment}`;
  if (of.args === null) return [`${pad}${styled(of.before + of.after, style)}${note}`];
  const args = of.args.map((arg) => styled(arg, style));
  if (!of.isWrapped) {
    const inside = args.join(style.isTight ? "," : ", ");
    return [`${pad}${styled(of.before, style)}(${inside})${styled(of.after, style)}${note}`];
  }
  const last = style.hasTrailingComma ? "," : "";
  return [
    `${pad}${styled(of.before, style)}(${note}`,
    ...args.map((arg, at) => `${pad}    ${arg}${at < args.length - 1 ? "," : last}`),
    `${pad})${styled(of.after, style)}`,
  ];
}

function styled(text: string, { quote, isTight }: Style): string {
  const quoted = text.replace(/'/gu, quote);
  return isTight ? quoted.replace(/ (=|\+|==) /gu, "$1") : quoted;
}
