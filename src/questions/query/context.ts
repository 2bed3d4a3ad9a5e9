/**
 * `lanser context`: useful facts about files before an edit, within a budget of tokens. Signatures, definitions from
 * other files, outlines, diagnostics and hints, in this order. Each piece names its evidence record.
 */
import { DocumentSymbolRequest, HoverRequest } from "vscode-languageserver-protocol";
import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import { splitText } from "../../model/text.ts";
import type { AnswerFacts, PieceFact, SymbolFact } from "../bundle/facts.ts";
import { definitionPieces } from "./context-definitions.ts";
import { hintPieces } from "./context-hints.ts";
import { contextPiece, interleave, type PieceState, symbolsOf } from "./context-pieces.ts";
import { awaitFinalOutcomes, factOf } from "./diag.ts";
import { bytesPerToken, packPieces } from "./packing.ts";
import type { Answer, Params, Question } from "./question.ts";
import { markedText } from "./read.ts";
import { budgetUsual, described } from "./table.ts";

const budgetMax = 1_000_000;

export const context: Question = {
  ...described("context"),
  isAlone: true,
  sortingKeys: ["kind", "nth", "path"],
  readOnly: true,
  methods: [DocumentSymbolRequest.method],
  ask: async (asking, asked) => {
    const tokens = budgetOf(asked.params);
    const { target, paths } = asked;
    const files = target === undefined || paths.length > 0 ? paths : [target.place.path];
    const state: PieceState = { asking, asked, files, symbols: new Map(), unknown: [] };
    const found: PieceFact[] = [];
    let used = 0;
    // Stops at the first piece that exceeds the budget, so that the server is not queried for pieces nobody reads.
    for await (const piece of piecesOf(state)) {
      found.push(piece);
      used += piece.tokens;
      if (used > tokens) break;
    }
    return answerOf(found, tokens, state);
  },
};

/** Returns the budget in tokens, or its default. Throws a UserError for a value outside of 1 to `budgetMax`. */
function budgetOf({ budget }: Params): number {
  if (budget === undefined) return budgetUsual;
  if (typeof budget === "number" && Number.isSafeInteger(budget) && budget > 0 && budget <= budgetMax)
    return budget;
  throw new UserError("usage", `the budget must be a number of tokens from 1 to ${budgetMax}`);
}

/**
 * Builds the answer from the pieces. Notes name the kinds of pieces that the server cannot give, so that nobody takes
 * their absence for "there are none". Files without a final answer make it partial.
 */
function answerOf(found: readonly PieceFact[], tokens: number, { asking, unknown }: PieceState): Answer {
  const facts = cutToBudget({ provenance: "lsp", pieces: found }, tokens, false);
  const missing = optional.flatMap(([method, what]) =>
    asking.denies(method)
      ? [`the answer has no ${what}, because deny.methods of the configuration denies ${method}`]
      : asking.offers(method)
        ? []
        : [`the answer has no ${what}, because ${asking.profile.name} does not offer ${method}`],
  );
  return {
    status: unknown.length === 0 ? "ok" : "partial",
    exitCode: unknown.length === 0 ? 0 : 11,
    facts,
    notes: missing,
  };
}

/**
 * Cuts sorted pieces to the budget and notes what was left out. Called for each server, and again for the joined pieces
 * of several servers, which share one budget. `isCut`: a server already left something out.
 */
export function cutToBudget(facts: AnswerFacts, tokens: number, isCut: boolean): AnswerFacts {
  const kept = packPieces(facts.pieces ?? [], tokens);
  return {
    ...facts,
    pieces: kept.pieces,
    budget: { tokens, used: kept.used, bytesPerToken, next: kept.next },
    truncated: isCut || kept.isCut,
  };
}

const optional = [
  [HoverRequest.method, "signatures"],
  ["textDocument/definition", "definitions"],
  ["textDocument/inlayHint", "hints"],
] as const;

/** Yields all pieces, the most useful kinds first. Kinds that the server does not offer are skipped. */
async function* piecesOf(state: PieceState): AsyncIterable<PieceFact> {
  const { asking } = state;
  if (asking.offers(HoverRequest.method)) yield* signaturePieces(state);
  if (asking.offers("textDocument/definition")) yield* definitionPieces(state);
  yield* outlinePieces(state);
  yield* diagnosticPieces(state);
  if (asking.offers("textDocument/inlayHint")) yield* hintPieces(state);
}

const functions = new Set(["function", "method", "constructor"]);
const typed = new Set([...functions, "class", "interface", "struct", "enum", "variable", "constant"]);

/** Removes definitions inside functions, which other code cannot use. */
function outward(all: readonly SymbolFact[]): readonly SymbolFact[] {
  const inner = all.filter(({ kind }) => functions.has(kind)).map((one) => `${fullName(one)}.`);
  return all.filter((one) => !inner.some((name) => `${one.container}.`.startsWith(name)));
}

function fullName({ container, name }: SymbolFact): string {
  return container === null ? name : `${container}.${name}`;
}

/**
 * Yields the signature of each definition that other code can use, from the server's hover. The constructor of a class
 * is skipped if the signature of the class already shows its parameters.
 */
async function* signaturePieces(state: PieceState): AsyncIterable<PieceFact> {
  const { asking, asked, files } = state;
  /** Classes whose own signature already shows the parameters of the constructor. */
  const shownClasses = new Set<string>();
  const of = async (path: string) =>
    outward((await symbolsOf(state, path)).all).filter(({ kind }) => typed.has(kind));
  for await (const { path, nth, item } of interleave(files, of)) {
    const [line, character] = item.selectionRange ?? item.range;
    if (constructors.has(item.name) && shownClasses.has(`${path}#${item.container}`)) continue;
    const params = { textDocument: { uri: asking.open(path) }, position: { line, character } };
    const targets = [`${path}#${fullName(item)}`];
    const { result, evidence } = await asking.ask(HoverRequest.method, params, {
      targets,
      msMax: asked.msMax,
    });
    asking.close(path);
    const hovered = asking.relative(markedText(readMember(result, "contents")));
    const signature = (/```[^\n]*\n([\s\S]*?)```/u.exec(hovered)?.[1] ?? hovered.split("\n")[0] ?? "").trim();
    // An imported name has its signature in the file that defines it.
    if (signature === "" || signature.startsWith("(alias)")) continue;
    if (item.kind === "class" && signature.includes("(")) shownClasses.add(`${path}#${fullName(item)}`);
    const text = `${path}:${line + 1} ${declared(asking, item) ?? signature}`;
    yield contextPiece("signature", { path, nth }, { range: item.range, evidence: evidence.id, text });
  }
}

const constructors = new Set(["__init__", "__new__"]);

/**
 * Returns the source line of a variable with a type annotation; undefined for any other symbol. A server's hover would
 * show the type of the assigned value, which can be narrower than the declared type.
 */
function declared({ text }: Pick<PieceState["asking"], "text">, item: SymbolFact): string | undefined {
  if (item.path === undefined || (item.kind !== "variable" && item.kind !== "constant")) return undefined;
  const code = splitText(text(item.path) ?? "")[(item.selectionRange ?? item.range)[0]]?.trim() ?? "";
  const name = RegExp.escape(item.name);
  const isDeclared = new RegExp(`^(?:self\\.)?${name}\\s*:\\s*[^\\s=]`, "u").test(code);
  return isDeclared && code.length <= declaredMax ? `(${item.kind}) ${code}` : undefined;
}

const declaredMax = 160;
const membersMax = 24;

/**
 * Yields one piece for each top-level symbol, with its members and their lines (1-based), up to `membersMax`. They tell
 * an agent which parts of the file to read.
 */
async function* outlinePieces(state: PieceState): AsyncIterable<PieceFact> {
  const of = async (path: string) => {
    const all = outward((await symbolsOf(state, path)).all);
    return all.filter(({ container }) => container === null).map((top) => ({ top, all }));
  };
  for await (const { path, nth, item } of interleave(state.files, of)) {
    const { top, all } = item;
    const members = all.filter(
      ({ container, range }) =>
        container !== null &&
        `${container}.`.startsWith(`${top.name}.`) &&
        range[0] >= top.range[0] &&
        range[0] <= top.range[2],
    );
    const lineOf = (one: SymbolFact) => `${(one.selectionRange ?? one.range)[0] + 1}`;
    const shown = members
      .slice(0, membersMax)
      .map((one) => `  ${lineOf(one)} ${one.kind} ${fullName(one).slice(top.name.length + 1)}`);
    const left = members.length - shown.length;
    const lines = [
      `${path}:${lineOf(top)} ${top.kind} ${top.name}`,
      ...shown,
      ...(left > 0 ? [`  … ${left} more`] : []),
    ];
    const text = lines.join("\n");
    yield contextPiece("outline", { path, nth }, { range: top.range, evidence: top.evidence, text });
  }
}

/**
 * Yields the diagnostics of each file. A file without findings, or without a final answer, yields a piece that says so:
 * a missing piece could mean any of the two.
 */
async function* diagnosticPieces({ asking, asked, files, unknown }: PieceState): AsyncIterable<PieceFact> {
  const outcomes = await awaitFinalOutcomes(asking, {
    wanted: files,
    outside: asked.outside,
    msMax: asked.msMax,
  });
  // Each piece needs an evidence record. A file without a request has this one.
  const none = once(() =>
    asking.note({
      query_types: ["textDocument/diagnostic"],
      targets: files,
      outcome: "unsupported",
      response_bytes: 0,
    }),
  );
  const nowhere = [0, 0, 0, 0] as const;
  for (const [path, outcome] of outcomes)
    if (outcome.kind === "unknown") unknown.push({ path, reason: outcome.reason });
  const ofFile = (path: string) => {
    const outcome = outcomes.get(path);
    if (outcome === undefined || outcome.kind === "unknown") {
      const evidence = outcome === undefined || outcome.evidence === "" ? none().id : outcome.evidence;
      return [{ range: nowhere, evidence, text: `${path} INCOMPLETE: ${outcome?.reason ?? "unreadable"}` }];
    }
    const { findings, evidence } = outcome;
    if (findings.length === 0) return [{ range: nowhere, evidence, text: `${path} no diagnostics` }];
    return findings.map((finding) => {
      const fact = factOf(finding, evidence, asking);
      const [line, character] = fact.range;
      const code = fact.code === null ? "" : ` [${fact.code}]`;
      const where = `${path}:${line + 1}:${character + 1}`;
      return { range: fact.range, evidence, text: `${where} ${fact.severity}${code} ${fact.message}` };
    });
  };
  const of = (path: string) => Promise.resolve(ofFile(path));
  for await (const { path, nth, item } of interleave(files, of))
    yield contextPiece("diagnostic", { path, nth }, item);
}
