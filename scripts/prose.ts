/**
 * Measures what people read: Markdown, the help of every command, messages and doc comments. `node scripts/prose.ts`
 * prints the figures of all that test/prose.test.ts guards; `node scripts/prose.ts FILE…` those of the files.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { parseAst } from "vitest/node";
import { parse } from "yaml";
import { commandNames, runCommand } from "../src/cli/run.ts";
import { realHost } from "../src/platform/host.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Pages that the guard covers. docs/ joins later; docs/research/ never does. */
export const guardedPages = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "ARCHITECTURE.md"] as const;

/** Words that our texts used for the field's own terms, each with the replacement. */
export const unwanted: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\b(?:un)?mend(?:s|ed|ing)?\b/iu, "fix, fixed"],
  [/\bbesides?\b/iu, "compared with, next to, in addition to"],
  [/\btold\b/iu, "reported, told apart → distinguished"],
  [/\b(?:is|are|was|were|be|been|being) (?:not |never |also )?asked\b/iu, "queries, runs, requests"],
  [/\basks? (?:the )?servers?\b/iu, "queries the server"],
  [/\bsuch that\b/iu, "so that, where"],
  [/\bwhoever\b/iu, "anyone who, the person who"],
  [/\bwhatever\b/iu, "any, every, regardless of"],
  [/\bhangs? on\b/iu, "depends on"],
  [/\bc[oa]mes? to (?!(?:a|the) (?:end|stop)\b)/iu, "is, results in, reaches"],
  [/\bstrangers?\b/iu, "outside contributor, untrusted person"],
  [/\banew\b/iu, "again"],
  [/\bof (?:a|the) run\b/iu, "in the run, run's"],
  [/\bby night\b/iu, "nightly, at night"],
  [/\bnothing but\b/iu, "only"],
  [/\bbut for\b/iu, "except"],
  [/\bno old one\b/iu, "is new"],
  [/\bof which\b/iu, "start a sentence"],
  [/\bwhat is (?:left|there|so)\b/iu, "the rest, the existing files"],
  [/\bin (?:the )?place of\b/iu, "instead of"],
  [/\bat (?:it|them) again\b/iu, "checks it again"],
  [/\blook(?:s|ed)? (?:at|through)\b/iu, "check, read, inspect"],
  [/\b(?:is|are|was|were|not) heard\b/iu, "respected, read, ignored"],
  [/\bstands? (?:in|for|there|beside|below|above|alone|as)\b/iu, "is"],
  [/\bstays? (?:well|there|so)\b/iu, "keeps running, remains"],
  [/\bgo(?:es|ne)? away\b/iu, "disappears, ends"],
  [/\btak(?:e|es|en) (?:away|back)\b/iu, "remove, revert"],
  [/\b(?:has|have|had) its way\b/iu, "applies"],
  [/\b(?:shall|shan't)\b/iu, "must, will"],
  [/\b(?:where|there|here)(?:by|of|in|upon|to)\b/iu, "by, of, in this"],
  [/\bso (?:is|are|does|do|has) (?:a|an|the|it|they)\b/iu, "also"],
  [/\b(?:is|are) worth nothing\b/iu, "has no effect"],
  [/\b(?:is|are) not so\b/iu, "is wrong, does not match"],
  [/\bwell to (?:its|the) end\b/iu, "failed before it ended"],
  [/\b(?:is|was|were|are) not to be\b/iu, "cannot be, must not be"],
  [/\bleads? (?:elsewhere|nowhere)\b/iu, "points to another place, has no target"],
  [/\b(?:is|are) none\b/iu, "there is no"],
  [/\bif need be\b/iu, "if necessary"],
];

export type Figures = {
  readonly sentences: number;
  readonly mean: number;
  readonly p90: number;
  readonly over30: number;
  /** Per 100 words. */
  readonly clauses: number;
  readonly passives: number;
};

const limits = { mean: 16, p90: 27, overShare: 0.04 } as const;

/** Finds what breaks the limits, one line each. `texts` are paragraphs, items or messages. */
export function problemsIn(name: string, texts: readonly string[]): readonly string[] {
  const { sentences, mean, p90, over30 } = figuresOf(texts);
  const isOver = over30 > 1 && over30 > limits.overShare * sentences;
  return [
    ...(mean > limits.mean ? [`${name}: ${mean.toFixed(1)} words a sentence; at most ${limits.mean}`] : []),
    ...(p90 > limits.p90 ? [`${name}: a tenth of the sentences has over ${limits.p90} words (${p90})`] : []),
    ...(isOver ? longSentences(texts).map((one) => `${name}: over 30 words: ${one}`) : []),
  ];
}

/** Finds words of the list, one line each with the replacement. */
export function unwantedIn(name: string, texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    unwanted.flatMap(([word, instead]) => {
      const found = word.exec(withoutCode(text));
      return found === null ? [] : [`${name}: "${found[0].trim()}", write ${instead}: ${text}`];
    }),
  );
}

export function figuresOf(texts: readonly string[]): Figures {
  const blocks = texts.map(withoutCode).filter((text) => countWords(text) >= 5);
  const lengths = blocks
    .flatMap(sentencesIn)
    .map(countWords)
    .toSorted((a, b) => a - b);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const per100 = (pattern: RegExp) =>
    (100 * blocks.reduce((sum, text) => sum + [...text.matchAll(pattern)].length, 0)) / Math.max(1, words);
  return {
    sentences: lengths.length,
    mean: words / Math.max(1, lengths.length),
    p90: lengths[Math.floor(lengths.length * 0.9)] ?? 0,
    over30: lengths.filter((length) => length > 30).length,
    clauses: per100(/\b(?:what|which|that|those|whose|wherever|whatever|whoever)\b/giu),
    passives: per100(
      /\b(?:is|are|was|were|be|been|being)\s+(?:(?:not|also|then|never|only)\s+)?(?!(?:about|unknown|open|silent|without|different|present|absent|own|out)\b)\w+(?:ed|en|wn|ld|ept|ught|ade|aid|ut|nt)\b/giu,
    ),
  };
}

function longSentences(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => sentencesIn(withoutCode(text)).filter((one) => countWords(one) > 30));
}

/** Splits a text. Fewer than three words are a label. */
function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.?!])\s+(?=[A-Z`*"(])/u).filter((sentence) => countWords(sentence) > 2);
}

function countWords(text: string): number {
  return text.split(/\s+/u).filter((word) => word !== "").length;
}

/** Code counts as one word. */
function withoutCode(text: string): string {
  return text
    .replaceAll(/`[^`]*`/gu, "X")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

type Tree = { readonly type: string; readonly value?: string; readonly children?: readonly Tree[] };

/** Reads the paragraphs, items of lists and cells of tables; code is in backticks. */
export function markdownTexts(text: string, kinds: readonly string[] = ["paragraph"]): readonly string[] {
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Tree;
  const textOf = ({ type, value = "", children = [] }: Tree): string =>
    type === "inlineCode" ? `\`${value}\`` : type === "html" ? "" : value + children.map(textOf).join("");
  const read = (node: Tree): readonly string[] =>
    kinds.includes(node.type) ? [textOf(node)] : (node.children ?? []).flatMap(read);
  return read(tree);
}

/** Reads the texts of a help: each paragraph, and each flag without its name. */
export function helpTextsIn(help: string): readonly string[] {
  const texts: string[] = [];
  for (const line of help.split("\n")) {
    const [, about] = /^ {1,4}\S.*? {2,}(\S.*)$/u.exec(line) ?? [];
    const isContinued = /^ {8,}\S/u.test(line) && texts.length > 0;
    if (isContinued) texts.push(`${texts.pop()} ${line.trim()}`);
    else texts.push(about ?? line.trim());
  }
  return texts.filter((text) => text !== "");
}

/** Reads the texts of every `--help`, and the descriptions of the Actions. */
export async function helps(): Promise<readonly string[]> {
  const actions = globSync(["action.yml", "*/action.yml"], { cwd: root }).sort();
  return [
    ...(await commandHelps()).flatMap(helpTextsIn),
    ...actions.flatMap((path) => descriptionsIn(parse(readFileSync(join(root, path), "utf8")))),
  ];
}

/** Runs `--help` of every command and subcommand. */
async function commandHelps(): Promise<readonly string[]> {
  const texts = [await helpOf([])];
  for (const name of commandNames) {
    const help = await helpOf([name]);
    const below = [...help.matchAll(new RegExp(`^\\s*lanser ${name} ([a-z][a-z|-]*)`, "gmu"))];
    const words = below.flatMap(([, word = ""]) => word.split("|"));
    texts.push(help, ...(await Promise.all(words.map((word) => helpOf([name, word])))));
  }
  return [...new Set(texts)];
}

async function helpOf(words: readonly string[]): Promise<string> {
  let text = "";
  const stdout = {
    isTerminal: false,
    write: (part: string) => {
      text += part;
    },
  };
  await runCommand({ ...realHost(), stdout }, [...words, "--help"], new AbortController().signal);
  return text;
}

function descriptionsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) =>
    key === "description" && typeof below === "string" ? [below] : descriptionsIn(below),
  );
}

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Reads the messages of all sources: every text of three words or more, but those of the helps. */
export async function messages(): Promise<readonly Message[]> {
  const known = (await commandHelps()).join("\n");
  const paths = globSync("src/**/*.ts", { cwd: root }).filter(
    (path) => !path.endsWith(".gen.ts") && !path.includes("/generated/"),
  );
  return paths
    .sort()
    .flatMap((path) => messagesIn(path, readFileSync(join(root, path), "utf8")))
    .filter(({ text }) => !text.split("X").some((part) => part.length > 14 && known.includes(part)));
}

export type Message = { readonly text: string; readonly path: string; readonly line: number };

/** Where a text is no message: it is compared, matched, declared, split into names, or an error of ours. */
const silent: Readonly<Record<string, (node: Node) => boolean>> = {
  ImportDeclaration: () => true,
  TSLiteralType: () => true,
  BinaryExpression: ({ operator }) => operator !== "+",
  NewExpression: ({ callee }) => /^(?:Error|RegExp|TypeError)$/u.test(String((callee as Node)["name"])),
  MemberExpression: ({ property }) => (property as Node)["name"] === "split",
};

/** Reads the messages of one source. What is filled in counts as the one word X. */
export function messagesIn(path: string, source: string): readonly Message[] {
  const options = { lang: "ts", sourceType: "module" } as Parameters<typeof parseAst>[1];
  const found: Message[] = [];
  visit(parseAst(source, options) as unknown as Node);
  return found;

  function visit(node: Node): void {
    if (silent[node.type]?.(node) === true) return;
    const text = textOf(node);
    if (text !== undefined && isProse(text)) {
      const line = source.slice(0, node["start"] as number).split("\n").length;
      found.push(...text.split("\n").map((part) => ({ text: part.trim(), path, line })));
    }
    for (const below of Object.values(node).flat())
      if (typeof below === "object" && below !== null && "type" in below) visit(below as Node);
  }
}

function textOf(node: Node): string | undefined {
  if (node.type === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node.type !== "TemplateLiteral") return undefined;
  const parts = node["quasis"] as readonly { readonly value: { readonly cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join("X");
}

/** Sentences have small words; lists of names, programs and markup have not, or have other signs. */
function isProse(text: string): boolean {
  const words = text.split(/\s+/u);
  const plain = words.filter((word) => /^[("'`]*[\p{L}\d][\p{L}\d/.'’-]*[)"'`.,:;!?]*$/u.test(word));
  return (
    words.length >= 3 &&
    (words.length < 20 || /[.,:;]/u.test(text)) &&
    plain.length >= 0.7 * words.length &&
    /\b(?:a|an|the|is|are|was|were|not|no|of|to|in|on|for|and|or|it|with|by|at|from|has|have)\b/iu.test(text)
  );
}

/** Reads the doc comments of one source. */
export function docComments(source: string): readonly string[] {
  return [...source.matchAll(/^\s*\/\*\*([\s\S]*?)\*\//gmu)].flatMap(([, body = ""]) =>
    body.replaceAll(/^[ \t]*\*[ \t]?/gmu, "").split(/\n\s*\n/u),
  );
}

function row(name: string, texts: readonly string[]): string {
  const { sentences, mean, p90, over30, clauses, passives } = figuresOf(texts);
  const share = ((100 * over30) / Math.max(1, sentences)).toFixed(1);
  return `${name.padEnd(32)} ${String(sentences).padStart(5)} sentences, mean ${mean.toFixed(1)}, p90 ${p90}, over 30: ${share} %, clauses ${clauses.toFixed(1)}, passives ${passives.toFixed(1)}`;
}

async function main(files: readonly string[]): Promise<void> {
  const read = (path: string) => readFileSync(path, "utf8");
  for (const path of files)
    if (path.endsWith(".ts")) {
      const found = messagesIn(path, read(path));
      console.log(
        row(
          `${path} messages`,
          found.map(({ text }) => text),
        ),
      );
      console.log(row(`${path} comments`, docComments(read(path))));
    } else console.log(row(path, markdownTexts(read(path))));
  if (files.length > 0) return;
  for (const page of guardedPages) console.log(row(page, markdownTexts(read(join(root, page)))));
  console.log(row("help", await helps()));
  const said = await messages();
  console.log(
    row(
      "messages",
      said.map(({ text }) => text),
    ),
  );
  const sources = globSync("src/**/*.ts", { cwd: root }).filter(
    (path) => !path.endsWith(".gen.ts") && !path.includes("/generated/"),
  );
  console.log(
    row(
      "doc comments",
      sources.flatMap((path) => docComments(read(join(root, path)))),
    ),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
