/**
 * Does a symbol id survive a refactoring? In five packages, generated refactorings of one definition each: it is moved,
 * renamed, given a parameter, or pushed down. Its old id is looked up in the new tree: `npm run bench -- symbol-ids`. Results
 * are kept in `bench/symbol-ids/results.jsonl`, a row a package, so a run that was ended goes on.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { lookUpId } from "../src/selectors/by-id.ts";
import { relocateDefaults } from "../src/selectors/relocate.ts";
import { type SymbolId, symbolIds } from "../src/selectors/symbol-id.ts";
import { namedDefinitions } from "../src/syntax/outline.ts";
import { createParser, type SyntaxParser } from "../src/syntax/parser.ts";
import { read } from "../src/syntax/reading.ts";
import { treeOfRelease } from "./newness/packages.ts";
import { filesOf } from "./newness/tree.ts";

const kept = fileURLToPath(new URL("symbol-ids/results.jsonl", import.meta.url));
const packages = [
  { name: "pyparsing", version: "3.2.0" },
  { name: "tomlkit", version: "0.13.0" },
  { name: "parso", version: "0.8.4" },
  { name: "mako", version: "1.3.5" },
  { name: "docutils", version: "0.21.2" },
] as const;
const refactoringsEach = 200;

type Files = Readonly<Record<string, string>>;
type Entry = { readonly id: SymbolId; readonly path: string; readonly line: number };
/** Text of a definition with its lines; `line` is 0-based. */
type Picked = {
  readonly path: string;
  readonly symbol: string;
  readonly first: number;
  readonly last: number;
};
/** The changed files, and where the definition is now. Undefined: this kind does not fit the definition. */
type Refactoring = (
  files: Files,
  picked: Picked,
  other: string,
) => { readonly changed: Files; readonly path: string; readonly symbol: string } | undefined;

const kinds: Readonly<Record<string, Refactoring>> = {
  moved: (files, picked, other) => moved(files, picked, other, (text) => text, leafOf(picked)),
  renamed: (files, { path, symbol, first, last }) => {
    const lines = linesOf(files[path] ?? "");
    const own = renamed(lines.slice(first, last + 1).join("\n"), symbol);
    return {
      changed: { [path]: [...lines.slice(0, first), own, ...lines.slice(last + 1)].join("\n") },
      path,
      symbol: `${symbol}_renamed`,
    };
  },
  "moved and renamed": (files, picked, other) =>
    moved(files, picked, other, (text) => renamed(text, picked.symbol), `${leafOf(picked)}_renamed`),
  "given a parameter": (files, { path, symbol, first, last }) => {
    const lines = linesOf(files[path] ?? "");
    const own = lines.slice(first, last + 1).join("\n");
    const header = new RegExp(`(def ${symbol.split(".").at(-1)}\\((?:self|cls)?)(, |\\))`, "u");
    if (!header.test(own)) return undefined;
    const text = own.replace(
      header,
      (_, before: string, after: string) => `${before}${before.endsWith("(") ? "" : ", "}extra${after}`,
    );
    return {
      changed: { [path]: [...lines.slice(0, first), text, ...lines.slice(last + 1)].join("\n") },
      path,
      symbol,
    };
  },
  "pushed down": (files, { path, symbol, first }) => {
    const lines = linesOf(files[path] ?? "");
    const indent = /^\s*/u.exec(lines[first] ?? "")?.[0] ?? "";
    const added = [`${indent}def added_above(*given):`, `${indent}    return sorted(given)`, ""];
    return {
      changed: { [path]: [...lines.slice(0, first), ...added, ...lines.slice(first)].join("\n") },
      path,
      symbol,
    };
  },
};

function leafOf({ symbol }: Picked): string {
  return symbol.slice(symbol.lastIndexOf(".") + 1);
}

/** Moves a definition of the module's own level to the end of another file. */
function moved(files: Files, picked: Picked, other: string, edit: (text: string) => string, symbol: string) {
  const { path, first, last } = picked;
  if (picked.symbol.includes(".") || other === path) return undefined;
  const lines = linesOf(files[path] ?? "");
  const own = edit(lines.slice(first, last + 1).join("\n"));
  const changed = {
    [path]: [...lines.slice(0, first), ...lines.slice(last + 1)].join("\n"),
    [other]: `${files[other] ?? ""}\n\n${own}\n`,
  };
  return { changed, path: other, symbol };
}

function renamed(text: string, symbol: string): string {
  const leaf = symbol.split(".").at(-1) ?? "";
  return text.replaceAll(new RegExp(`\\b${leaf}\\b`, "gu"), `${leaf}_renamed`);
}

function linesOf(text: string): readonly string[] {
  return text.split("\n");
}

/** `equal`: ambiguous, because another definition has the same code; an id cannot tell them apart after a rename. */
const outcomes = ["right", "equal", "ambiguous", "lost", "wrong"] as const;
type Outcome = (typeof outcomes)[number];
type Row = {
  readonly package: string;
  readonly counts: Readonly<Record<string, Readonly<Record<Outcome, number>>>>;
  /** What is not right. */
  readonly others: readonly string[];
};

export async function benchSymbolIds(): Promise<string> {
  mkdirSync(dirname(kept), { recursive: true });
  const lines = existsSync(kept) ? readFileSync(kept, "utf8").split("\n").filter(Boolean) : [];
  const rows = lines.map((line) => JSON.parse(line) as Row);
  const parser = await createParser(["python"]);
  for (const one of packages) {
    const name = `${one.name} ${one.version}`;
    if (rows.some((row) => row.package === name)) continue;
    const row = { package: name, ...judged(parser, filesOf(treeOfRelease(one))) };
    appendFileSync(kept, `${JSON.stringify(row)}\n`);
    rows.push(row);
  }
  return table(rows);
}

function judged(parser: SyntaxParser, files: Files): Omit<Row, "package"> {
  const entries = new Map(Object.entries(files).map(([path, text]) => [path, entriesOf(parser, path, text)]));
  const picks = Object.entries(files).flatMap(([path, text]) => picksOf(parser, path, text));
  const paths = Object.keys(files);
  const counts: Record<string, Record<Outcome, number>> = {};
  const others: string[] = [];
  const names = Object.keys(kinds);
  // The same choice each time: steps of a fixed length through the definitions and the files.
  let done = 0;
  for (let nth = 0; done < refactoringsEach && nth < 20 * refactoringsEach; nth += 1) {
    const picked = picks[(nth * 7919) % picks.length];
    const kind = names[nth % names.length] ?? "";
    const made = picked && kinds[kind]?.(files, picked, paths[(nth * 104_729) % paths.length] ?? "");
    if (picked === undefined || made === undefined) continue;
    const before = entries.get(picked.path)?.filter(({ id }) => id.symbol === picked.symbol) ?? [];
    const fresh = new Map(
      Object.entries(made.changed).map(([path, text]) => [path, entriesOf(parser, path, text)]),
    );
    const truth = fresh.get(made.path)?.filter(({ id }) => id.symbol === made.symbol) ?? [];
    const [own] = before;
    const [is] = truth;
    // A name that is there twice has no one answer.
    if (own === undefined || is === undefined || before.length > 1 || truth.length > 1) continue;
    done += 1;
    const all = [...entries.keys()].flatMap((path) => fresh.get(path) ?? entries.get(path) ?? []);
    const found = lookUpId(own.id, all, relocateDefaults.scoreMin);
    const outcome: Outcome =
      found.kind === "found"
        ? found.best.entry === is
          ? "right"
          : "wrong"
        : found.kind === "ambiguous" && found.candidates.slice(0, 5).some(({ entry }) => entry === is)
          ? all.some((one) => one !== is && one.id.sketch === own.id.sketch)
            ? "equal"
            : "ambiguous"
          : "lost";
    const tally = counts[kind] ?? { right: 0, equal: 0, ambiguous: 0, lost: 0, wrong: 0 };
    counts[kind] = { ...tally, [outcome]: tally[outcome] + 1 };
    if (outcome !== "right")
      others.push(
        `${kind} ${picked.path} ${picked.symbol}: ${outcome}${found.kind === "found" ? ` ${found.best.entry.path} ${found.best.entry.id.symbol}` : ""}`,
      );
  }
  return { counts, others };
}

function entriesOf(parser: SyntaxParser, path: string, text: string): readonly Entry[] {
  const outline = read(parser, "python", text);
  const nodes = namedDefinitions(outline);
  return symbolIds({ path, text, outline }, "python", nodes).map((id, at) => ({
    ...{ id, path },
    line: nodes[at]?.definition.nameRange.start.line ?? 0,
  }));
}

/** Functions and methods by whole lines. */
function picksOf(parser: SyntaxParser, path: string, text: string): readonly Picked[] {
  return namedDefinitions(read(parser, "python", text)).flatMap(
    ({ symbol, kinds: all, definition: { range } }) =>
      all.at(-1) === "function" ? [{ path, symbol, first: range.start.line, last: range.end.line }] : [],
  );
}

function table(rows: readonly Row[]): string {
  const lines = [
    `| package | refactoring | ${outcomes.join(" | ")} |`,
    "| --- | --- | --: | --: | --: | --: | --: |",
  ];
  for (const { package: name, counts } of rows)
    for (const [kind, tally] of Object.entries(counts))
      lines.push(`| ${name} | ${kind} | ${outcomes.map((one) => tally[one]).join(" | ")} |`);
  const all = outcomes.map((one) =>
    rows.flatMap(({ counts }) => Object.values(counts)).reduce((sum, tally) => sum + tally[one], 0),
  );
  return [...lines, `| all | | ${all.join(" | ")} |`].join("\n");
}
