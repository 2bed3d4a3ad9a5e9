/** Reads `setup.cfg` and `setup.py` without running them: `setup.py` is code of the repository. */
import { textLengthMax } from "./document.ts";
import { type DeclaredPackage, type DependencyFile, declaredFile, unreadableFile } from "./package.ts";
import { readRequirement } from "./requirement.ts";

/**
 * Reads `install_requires` of `[options]` and every list of `[options.extras_require]`. A value that begins with
 * `file:` names files with requirements.
 */
export function readSetupCfg(text: string): DependencyFile {
  if (text.length > textLengthMax)
    return unreadableFile(`the file has more than ${textLengthMax} characters`);
  const packages: DeclaredPackage[] = [];
  const includes: string[] = [];
  let section = "";
  let group: string | null | undefined;
  for (const line of text.split(/\r?\n/u)) {
    if (line.trim() === "" || /^\s*[#;]/u.test(line)) continue;
    const header = /^\[([^\]]*)\]/u.exec(line)?.[1];
    const field = /^([A-Za-z0-9_.-]+)[ \t]*[=:](.*)$/u.exec(line);
    if (header !== undefined) [section, group] = [header.trim(), undefined];
    else if (field !== null) group = groupOf(section, field[1] ?? "");
    if (header !== undefined || group === undefined) continue;
    for (const one of (field === null ? line : (field[2] ?? "")).split("\n")) {
      const wanted = one.trim();
      if (wanted.startsWith("file:"))
        includes.push(
          ...wanted
            .slice("file:".length)
            .split(",")
            .map((file) => file.trim()),
        );
      else if (wanted !== "") packages.push(...requirement(wanted, group));
    }
  }
  return declaredFile(packages, includes);
}

/** Returns the group of a field: null for mandatory packages, undefined for a field that lists no packages. */
function groupOf(section: string, key: string): string | null | undefined {
  if (section === "options" && key === "install_requires") return null;
  return section === "options.extras_require" ? key : undefined;
}

function requirement(text: string, group: string | null): readonly DeclaredPackage[] {
  const read = readRequirement(text);
  return read === undefined ? [] : [{ ecosystem: "pypi", ...read, group }];
}

/**
 * Reads `install_requires` and `extras_require` if they are lists and tables of plain strings. Any other value needs
 * the program to run, so the file is unreadable then.
 */
export function readSetupPy(text: string): DependencyFile {
  if (text.length > textLengthMax)
    return unreadableFile(`the file has more than ${textLengthMax} characters`);
  const needed = literalAfter(text, /\binstall_requires\s{0,100}=\s{0,100}/gu);
  const extras = literalAfter(text, /\bextras_require\s{0,100}=\s{0,100}/gu);
  if (needed === "computed" || extras === "computed")
    return unreadableFile("the program computes its dependencies");
  return declaredFile([
    ...listed(needed).flatMap((one) => requirement(one, null)),
    ...tables(extras).flatMap(({ name, list }) => list.flatMap((one) => requirement(one, name))),
  ]);
}

type Literal = string | readonly Literal[] | ReadonlyMap<string, Literal>;

/**
 * Returns the literal after an assignment; undefined if there is no assignment. With two assignments only a run of the
 * program shows which one counts, so the value is "computed".
 */
function literalAfter(text: string, before: RegExp): Literal | "computed" | undefined {
  const [first, second] = text.matchAll(before);
  if (first === undefined) return undefined;
  if (second !== undefined) return "computed";
  return literal(text.slice(first.index + first[0].length)) ?? "computed";
}

function listed(of: Literal | undefined): readonly string[] {
  return Array.isArray(of) ? of.filter((one) => typeof one === "string") : [];
}

function tables(of: Literal | undefined): readonly { name: string; list: readonly string[] }[] {
  return of instanceof Map ? [...of].map(([name, list]) => ({ name, list: listed(list) })) : [];
}

const token =
  /\s+|#[^\n]*|(?<text>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<mark>[[\](){},:])|(?<end>[^\s])/uy;
const tokensMax = 20_000;
const depthMax = 4;

/**
 * Reads a list or table of strings at the start of a text. Undefined for any other expression, and if code after the
 * closing bracket continues the expression, for example `[…] + extra`.
 */
function literal(text: string): Literal | undefined {
  const tokens: string[] = [];
  token.lastIndex = 0;
  let depth = 0;
  for (let found = token.exec(text); found !== null; found = token.exec(text)) {
    const { text: quoted, mark, end } = found.groups ?? {};
    if (end !== undefined || tokens.length > tokensMax) return undefined;
    if (quoted === undefined && mark === undefined) continue;
    if (depth === 0 && tokens.length > 0) return mark === "," || mark === ")" ? parse(tokens) : undefined;
    tokens.push(quoted ?? mark ?? "");
    if (mark !== undefined && "[({".includes(mark)) depth += 1;
    if (mark !== undefined && "])}".includes(mark)) depth -= 1;
    if (depth > depthMax || depth < 0) return undefined;
  }
  return depth === 0 && tokens.length > 0 ? parse(tokens) : undefined;
}

/** Parses the tokens of one literal of Python; undefined for a syntax that is not a list, tuple, table or string. */
function parse(tokens: readonly string[]): Literal | undefined {
  let at = 0;
  const value = (): Literal | undefined => {
    const first = tokens[at++] ?? "";
    if (first.startsWith('"') || first.startsWith("'")) return first.slice(1, -1);
    if (first === "[" || first === "(") return list(first === "[" ? "]" : ")");
    return first === "{" ? map() : undefined;
  };
  const list = (close: string): Literal | undefined => {
    const items: Literal[] = [];
    while (tokens[at] !== close) {
      const item = value();
      if (item === undefined) return undefined;
      items.push(item);
      if (tokens[at] === ",") at += 1;
      else if (tokens[at] !== close) return undefined;
    }
    at += 1;
    return items;
  };
  const map = (): Literal | undefined => {
    const entries = new Map<string, Literal>();
    while (tokens[at] !== "}") {
      const key = value();
      const isKeyed = typeof key === "string" && tokens[at++] === ":";
      const item = isKeyed ? value() : undefined;
      if (typeof key !== "string" || item === undefined) return undefined;
      entries.set(key, item);
      if (tokens[at] === ",") at += 1;
      else if (tokens[at] !== "}") return undefined;
    }
    at += 1;
    return entries;
  };
  return value();
}
