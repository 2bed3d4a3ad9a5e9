/** Writes an answer for people: places with their lines, counted from 1. */

import { splitText as linesOf, plural, shortId } from "../model/text.ts";
import type { Bundle, SeenChange } from "../questions/bundle/bundle.ts";
import type {
  ActionFact,
  AnswerFacts,
  CallFact,
  DiagnosticFact,
  FactFile,
  FlatRange,
  HintFact,
  LocatedFact,
  ServerFact,
  SymbolFact,
} from "../questions/bundle/facts.ts";
import { listIn } from "../questions/bundle/page.ts";
import { fromServer } from "../questions/query/encoding.ts";
import { terminalLines, terminalName, terminalText } from "../report/escape.ts";
import { type ColumnUnit, fromUtf16 } from "../selectors/columns.ts";
import type { QuestionEncoding } from "../servers/protocol/capabilities.ts";

/** How places are printed: lines around each, and the unit of columns. */
export type AnswerTextOptions = {
  /** Number of lines around each place. */
  readonly context: number;
  readonly unit: ColumnUnit;
  /** True to print the server's own column next to one in another unit. */
  readonly isVerbose?: boolean;
  /** Returns the text of a file of the snapshot, as `decodeCounted` returns it. */
  readonly text: (path: string) => Promise<string | undefined>;
};

/** Maximum size in bytes. A longer answer ends with the number of omitted results; its JSON has all of them. */
export const textBytesMax = 100_000;

/** Maximum number of places with code around them. Further places are printed without code. */
const framedMax = 50;

/**
 * Writes a bundle as text for a person or an agent. Empty for an error, which the caller prints on standard error.
 * Notes come last, because they say what the text leaves out.
 */
export async function answerText(bundle: Bundle, options: AnswerTextOptions): Promise<string> {
  if ("error" in bundle) return "";
  const { facts, request, meta } = bundle;
  const shown = createShown(options, bundle.environment.positionEncoding ?? "utf-16");
  // The caller gave a budget of tokens, and a note would exceed it. So the text has only the counted pieces.
  if (facts.pieces !== undefined)
    return facts.pieces.map(({ text }) => `${terminalLines(text, "")}\n`).join("");
  const path = bundle.resolution?.resolved?.path ?? "";
  const blocks = await blocksOf(facts, { ...request, path }, shown);
  const left = (facts.total ?? 0) - (listIn(facts)?.items.length ?? 0);
  const notes = [
    ...(left > 0 && meta.cursor !== null ? [`${left} more results: add --cursor ${meta.cursor}`] : []),
    ...(shown.left() > 0 && options.context >= 0
      ? [`only the first ${framedMax} places show their code; --limit N lists fewer places`]
      : []),
    ...resolutionBlocks(bundle),
    ...meta.notes.map((note) => `note: ${terminalText(note)}`),
  ];
  return `${cut(blocks)}${notes.map((note) => `${note}\n`).join("")}`;
}

/** Joins as many whole blocks as fit into `textBytesMax`, so that no result is cut in the middle. */
function cut(blocks: readonly string[]): string {
  let text = "";
  for (const [index, block] of blocks.entries()) {
    const next = `${text}${block}\n`;
    if (Buffer.byteLength(next) > textBytesMax) return `${text}${blocks.length - index} more results\n`;
    text = next;
  }
  return text;
}

/** Writer of places for one answer. */
type Shown = {
  /** Writes `path:line:column`, from 1; a place outside of the repository is named by its address. */
  readonly place: (where: FactFile, range: FlatRange) => Promise<string>;
  /** Returns the number of places whose code is not shown because there are too many. */
  readonly left: () => number;
  /** Returns the lines around a place; empty if there are none to show. */
  readonly frame: (where: FactFile, range: FlatRange) => Promise<string>;
};

/**
 * Creates the writer of places. It reads each file once and counts the places with code, to stop at `framedMax`.
 * Columns arrive in the server's encoding and are printed in the unit that the user chose.
 */
function createShown(
  { context, unit, text, isVerbose }: AnswerTextOptions,
  encoding: QuestionEncoding,
): Shown {
  const known = new Map<string, Promise<ShownLines>>();
  const linesIn = async (path: string | undefined): Promise<ShownLines> => {
    if (path === undefined) return { lines: [], counted: [] };
    const found = known.get(path) ?? text(path).then(shownLines);
    known.set(path, found);
    return await found;
  };
  let framed = 0;
  return {
    left: () => Math.max(0, framed - framedMax),
    place: async (where, [line, character]) => {
      const { lines, counted } = await linesIn(where.path);
      // A server counts in the decoded text, and a person in the bytes of the file.
      const at = fromServer(lines, { line, character }, encoding);
      const column = at === undefined ? character : fromUtf16(counted[line] ?? "", at.character, unit);
      const isKnown = where.path !== undefined && lines[line] !== undefined;
      const own =
        isVerbose === true && isKnown && unit !== encoding ? ` [${encoding} column ${character + 1}]` : "";
      return `${terminalName(where.path ?? where.external)}:${line + 1}:${(isKnown ? column : character) + 1}${own}`;
    },
    frame: async (where, [line]) => {
      framed += 1;
      if (where.path === undefined || context < 0 || framed > framedMax) return "";
      const { lines } = await linesIn(where.path);
      const first = Math.max(0, line - context);
      const around = lines.slice(first, line + context + 1);
      const width = String(first + around.length).length;
      return around
        .map((one, index) => {
          const number = first + index;
          return `  ${number === line ? ">" : " "} ${String(number + 1).padStart(width)} | ${terminalText(one.replaceAll("\t", "    "))}`.trimEnd();
        })
        .join("\n");
    },
  };
}

type ShownLines = { readonly lines: readonly string[]; readonly counted: readonly string[] };

/** Returns the lines of a file, with and without the number of bytes in each part that is not UTF-8. */
function shownLines(text = ""): ShownLines {
  const counted = linesOf(text);
  return { lines: text.isWellFormed() ? counted : linesOf(text.toWellFormed()), counted };
}

/** The request, with the file that its place was resolved to; empty if it has none. */
type Asked = Bundle["request"] & { readonly path: string };

/** Writes a score for people, with up to three digits. */
function shortScore(score: number): string {
  return String(Number(score.toFixed(3)));
}

/** Writes the score of a place, and how it was found. */
function foundText({ score, by, hash, isSameAround }: LocatedFact): string {
  if (score === undefined || by === undefined) return "";
  const how = { position: "by line and column", structure: "by name and syntax", text: "by text" }[by];
  const digest = hash === undefined ? "" : `, hash=${hash}`;
  const around = isSameAround === false ? ", the text around it has changed" : "";
  return `  score ${shortScore(score)} ${how}${digest}${around}`;
}

/** Writes the way to a re-exported name, and the other places that a place can mean. */
function resolutionBlocks({ resolution }: Bundle): readonly string[] {
  const route = resolution?.route ?? [];
  const way = route.map(({ path, line }) => `${terminalName(path)}:${line}`).join(", then ");
  const all = resolution?.disambiguation ?? [];
  const shown = all.map(({ selector, score }) => `  ${terminalText(selector)}  score ${shortScore(score)}`);
  return [
    ...(resolution?.seen?.changes ?? []).map((change) => `note: ${terminalText(changeText(change))}`),
    ...(way === "" ? [] : [`note: re-exported by ${way}`]),
    ...(all.length === 0 ? [] : [`${all.length} places match:\n${shown.join("\n")}`]),
  ];
}

/** Writes what happened to a place: "`Rate.pay` was renamed to `Rate.due` in fees.py by 3f2a…". */
function changeText({ from, to, commit }: SeenChange): string {
  const by = commit === null ? "" : ` by ${shortId(commit)}`;
  if (from.symbol === null) return `${from.path} was moved to ${to.path}${by}`;
  const name = from.symbol === to.symbol ? "moved" : `renamed to \`${to.symbol}\``;
  const file = from.path === to.path ? `in ${to.path}` : `from ${from.path} to ${to.path}`;
  return from.path === to.path || from.symbol === to.symbol
    ? `\`${from.symbol}\` was ${name} ${file}${by}`
    : `\`${from.symbol}\` was ${name} and moved ${file}${by}`;
}

/** Writes the code actions with the numbers that `--pick` takes. Each server counts its own. */
function actionBlocks(actions: readonly ActionFact[]): readonly string[] {
  if (actions.length === 0) return ["No code actions"];
  const isSeveral = new Set(actions.map(({ server }) => server)).size > 1;
  const counts = new Map<string, number>();
  return actions.map(({ title, kind, server, isPreferred, skipped }) => {
    const number = (counts.get(server) ?? 0) + 1;
    counts.set(server, number);
    const own = isSeveral ? `${server} ` : "";
    const marks = [...(isPreferred ? ["preferred"] : []), ...(skipped === null ? [] : [skipped])];
    const mark = marks.length === 0 ? "" : ` (${marks.join("; ")})`;
    return terminalText(`${own}${number}: [${kind ?? "no kind"}] ${title}${mark}`);
  });
}

async function renamedBlock(renamed: AnswerFacts["renamed"], { path }: Asked, shown: Shown): Promise<string> {
  if (renamed === null || renamed === undefined) return "The server renames without preparation";
  return `${await shown.place({ path }, renamed.range)} ${terminalText(renamed.placeholder)}`;
}

/**
 * Writes each result as one block. The members of `facts` tell which kind of question was answered; a bundle has only
 * those of its kind.
 */
async function blocksOf(facts: AnswerFacts, request: Asked, shown: Shown): Promise<readonly string[]> {
  const { definitions, references, hover, signatures, symbols, calls, types, hints, diagnostics } = facts;
  if (definitions !== undefined) return places(definitions, facts, "definition", shown);
  if (references !== undefined) return places(references, facts, "reference", shown);
  if (hover !== undefined) return [hover === null ? "No hover information" : terminalLines(hover.text, "")];
  if (signatures !== undefined)
    return signatures.length === 0
      ? ["No signature: the place is not inside a call"]
      : signatures.map(
          ({ label }, index) => `${index === facts.active?.signature ? ">" : " "} ${terminalText(label)}`,
        );
  if (symbols !== undefined) return symbolBlocks(symbols, facts, request, "symbol", shown);
  if (calls !== undefined && request.params["mode"] === "in")
    return callerBlocks(calls, facts, request, shown);
  if (calls !== undefined) return symbolBlocks(calls, facts, request, "call", shown);
  if (types !== undefined) return symbolBlocks(types, facts, request, "type", shown);
  if (hints !== undefined) return await hintBlocks(hints, request, shown);
  if (facts.actions !== undefined) return actionBlocks(facts.actions);
  if (facts.renamed !== undefined) return [await renamedBlock(facts.renamed, request, shown)];
  if (diagnostics !== undefined) return diagnosticBlocks(diagnostics, facts, shown);
  if (facts.location !== undefined) {
    const { location } = facts;
    const name = location.symbol === null ? "" : ` (${terminalText(location.symbol)})`;
    const code = `${" ".repeat(location.whole[1])}${location.text}`.replaceAll("\t", "    ");
    const { preview } = request.params;
    const lines = linesOf(code);
    const max = typeof preview === "number" ? preview : lines.length;
    const more = lines.length > max ? [`  (${plural(lines.length - max, "more line")})`] : [];
    return [
      `${await shown.place(location, location.range)}${name}${foundText(location)}`,
      ...(location.text === ""
        ? []
        : [[terminalLines(lines.slice(0, max).join("\n"), "  | "), ...more].join("\n")]),
      `selector ${terminalLines(location.selector, "")}`,
    ];
  }
  if (facts.servers !== undefined) return serverBlocks(facts.servers, request.cmd);
  if (facts.response !== undefined)
    return [
      terminalLines(`${facts.response.method}:\n${JSON.stringify(facts.response.result, null, 2)}`, ""),
    ];
  if (facts.questions !== undefined) {
    const { offered = [] } = facts;
    const answers = (of: { readonly questions: readonly string[]; readonly methods: readonly string[] }) => [
      `Answers: ${of.questions.join(", ")}`,
      ...of.methods.map((method) => `  ${method}`),
    ];
    if (offered.length < 2) return answers({ questions: facts.questions, methods: facts.methods ?? [] });
    return offered.flatMap(({ server, version, root, ...of }) => [
      `${server} ${version}${root === "." ? "" : ` in ${terminalName(root)}`}`,
      ...answers(of),
    ]);
  }
  const codes = facts.codes ?? [];
  return codes.map(({ code, exitCode, hint }) =>
    `${String(exitCode).padStart(3)}  ${code.padEnd(24)}  ${hint}`.trimEnd(),
  );
}

/** Writes places with the lines around them, so that a reader need not open the files. `noun` names what was found. */
async function places(
  all: readonly (FactFile & { readonly range: FlatRange })[],
  { total = all.length }: AnswerFacts,
  noun: string,
  shown: Shown,
): Promise<readonly string[]> {
  if (total === 0) return [`No ${noun} found`];
  const blocks = [`Found ${plural(total, noun)}:`];
  for (const one of all) {
    const frame = await shown.frame(one, one.range);
    blocks.push(`${await shown.place(one, one.range)}${frame === "" ? "" : `\n${frame}`}`);
  }
  return blocks;
}

/**
 * Writes one line for each symbol, call or type; `noun` says which. The first line repeats the place or the text that
 * was searched for, because an agent can ask several questions at once.
 */
async function symbolBlocks(
  all: readonly SymbolFact[],
  { total = all.length }: AnswerFacts,
  { selector, params }: Asked,
  noun: string,
  shown: Shown,
): Promise<readonly string[]> {
  const of =
    params["query"] === undefined
      ? ` in ${terminalName(selector ?? "the workspace")}`
      : ` matching "${terminalText(String(params["query"]))}"`;
  if (total === 0) return [`No ${noun} found${of}`];
  const blocks = [`Found ${plural(total, noun)}${of}:`];
  for (const one of all) blocks.push(await symbolLine(one, shown));
  return blocks;
}

/** Writes a symbol with its place, kind and name. A member has the name of its class before it. */
async function symbolLine(one: SymbolFact, shown: Shown): Promise<string> {
  const name = one.container === null ? one.name : `${one.container}.${one.name}`;
  const id = one.id === undefined ? "" : `  ${terminalText(one.id)}`;
  return `${await shown.place(one, one.selectionRange ?? one.range)}  ${one.kind} ${terminalText(name)}${id}`;
}

/** Lists each caller with the places and lines of its calls. Others get one line, but here the calls are the answer. */
async function callerBlocks(
  all: readonly CallFact[],
  { total = all.length }: AnswerFacts,
  { selector }: Asked,
  shown: Shown,
): Promise<readonly string[]> {
  const of = terminalName(selector ?? "it");
  if (total === 0) return [`No caller of ${of} found`];
  const blocks = [`Found ${plural(total, "caller")} of ${of}:`];
  for (const one of all) {
    const parts = [await symbolLine(one, shown)];
    for (const range of one.fromRanges) {
      const frame = await shown.frame(one, range);
      parts.push(`  ${await shown.place(one, range)}`, ...(frame === "" ? [] : [frame]));
    }
    blocks.push(parts.join("\n"));
  }
  return blocks;
}

/**
 * Writes the state of each server for the command `status`, and the effect of `reload`. A failure has its own line,
 * because it explains missing answers.
 */
function serverBlocks(servers: readonly ServerFact[], cmd: string): readonly string[] {
  return servers.map(({ id, version, root, state, installed, isStarting, failed, restarts }) => {
    const name = `${id} ${version}${root === null || root === "." ? "" : ` in ${terminalName(root)}`}`;
    if (cmd === "reload") return `Stopped ${name}. The next question starts the server again`;
    const more = [
      ...(installed ? [] : ["not installed yet"]),
      ...(isStarting ? ["starting"] : []),
      ...(restarts === 0 ? [] : [`restarted ${plural(restarts, "time")}`]),
    ];
    const shown = `${name}: ${state}${more.length === 0 ? "" : ` (${more.join(", ")})`}`;
    return failed === null ? shown : `${shown}\n  failed: ${terminalText(failed)}`;
  });
}

/** Writes inlay hints with their positions, from 1. All are of the one file that was asked about. */
async function hintBlocks(
  hints: readonly HintFact[],
  { path }: Asked,
  shown: Shown,
): Promise<readonly string[]> {
  if (hints.length === 0) return ["No hints"];
  return await Promise.all(
    hints.map(async ({ position: [line, character], label }) => {
      const place = await shown.place({ path }, [line, character, line, character]);
      return `${place}  ${terminalText(label)}`;
    }),
  );
}

/**
 * Writes findings, then the files without a final answer, then a summary. A file without an answer is never "OK": a
 * reader must not take silence for a check.
 */
async function diagnosticBlocks(
  all: readonly DiagnosticFact[],
  { files, total = all.length }: AnswerFacts,
  shown: Shown,
): Promise<readonly string[]> {
  const unknown = files?.unknown ?? [];
  const blocks: string[] = [];
  for (const one of all) {
    const code = one.code === null ? "" : ` [${terminalText(one.code)}]`;
    // Some servers explain an error in further lines of its message, so all lines are shown.
    const [first = "", ...more] = terminalLines(one.message.trimEnd(), "").split("\n");
    const rest = more.map((line) => `\n    ${line}`).join("");
    const head = `${await shown.place(one, one.range)}  ${one.severity}${code}  ${first}${rest}`;
    blocks.push(head);
  }
  for (const { path, reason } of unknown) blocks.push(`${terminalName(path)}  INCOMPLETE: ${reason}`);
  const checked = plural(files?.final ?? 0, "file");
  const concerned = new Set(all.map(({ path }) => path)).size;
  // If this is one page of several, the number of files with findings is not known.
  const of =
    total === all.length && total > 0 && concerned < (files?.final ?? 0)
      ? `${concerned} of ${checked}`
      : checked;
  if (unknown.length > 0)
    blocks.push(
      `INCOMPLETE: ${plural(unknown.length, "file")} without a final answer, ${plural(total, "finding")} in ${of}`,
    );
  else blocks.push(total === 0 ? `OK: no findings in ${checked}` : `${plural(total, "finding")} in ${of}`);
  return blocks;
}
