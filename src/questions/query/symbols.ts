/** `lanser symbols`: the server's symbols of a file, or those of the workspace that match a query. */
import {
  type DocumentSymbol,
  DocumentSymbolRequest,
  type Location,
  type SymbolInformation,
  WorkspaceSymbolRequest,
} from "vscode-languageserver-protocol";
import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import type { SymbolFact } from "../bundle/facts.ts";
import { deniedOf, type QueryContext } from "./asking.ts";
import type { Answer, QueryInput, Question } from "./question.ts";
import { classifyUri, readFlatRange, sortDistinct, symbolKind } from "./read.ts";
import { requireShape } from "./shape.ts";
import { described } from "./table.ts";

/** Limit for the workspace. A query that matches more names is not specific enough. */
export const workspaceSymbolsMax = 10_000;

export const symbols: Question = {
  ...described("symbols"),
  sortingKeys: ["path", "range", "name"],
  readOnly: true,
  methods: (asked) => [
    asked.target === undefined && !isOfFiles(asked)
      ? WorkspaceSymbolRequest.method
      : DocumentSymbolRequest.method,
  ],
  ask: (asking, asked) => {
    if (asked.target !== undefined) return ofFile(asking, asked);
    return isOfFiles(asked) ? ofEachFile(asking, asked) : ofWorkspace(asking, asked);
  },
};

/** True if the query is about files that a glob, a folder or several paths name, and not about the workspace. */
function isOfFiles({ params: { query, all } }: Pick<QueryInput, "params">): boolean {
  return query === undefined && all !== true;
}

/**
 * Lists the symbols of a file or of a part of it. For a longer range, all symbols that overlap it remain. For a line,
 * only those whose name is on it, because otherwise each line would list the class around it.
 */
async function ofFile(asking: QueryContext, asked: QueryInput): Promise<Answer> {
  const { target } = asked;
  if (target === undefined) throw new UserError("usage", "the question needs a file");
  const { method } = DocumentSymbolRequest;
  const { path, range } = target.place;
  const { result, evidence } = await asking.ask(
    method,
    { textDocument: { uri: asking.open(path) } },
    { targets: [target.selector], msMax: asked.msMax },
  );
  const all = result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined;
  const found = requireShape(all, method, asking, evidence).flatMap((one) =>
    documentSymbol(one, path, evidence.id, asking),
  );
  const onLines = found.filter((one) => one.range[0] <= range.end.line && range.start.line <= one.range[2]);
  const isLine = range.start.line === range.end.line;
  const facts = sortDistinct(isLine ? onLines.filter((one) => nameLine(one) === range.start.line) : onLines);
  return { status: "ok", exitCode: 0, facts: { provenance: "lsp", symbols: facts } };
}

function nameLine({ selectionRange, range }: SymbolFact): number {
  return (selectionRange ?? range)[0];
}

/**
 * Searches the symbols of the workspace. If the server cannot list all of them by one request, each file is queried
 * instead.
 */
async function ofWorkspace(asking: QueryContext, asked: QueryInput): Promise<Answer> {
  const { method } = WorkspaceSymbolRequest;
  const query = asked.params["query"] ?? "";
  const [first] = asked.paths;
  // tsserver loads a project only when one of its files is open.
  if (first !== undefined) asking.open(first);
  const { result, evidence } = await asking.ask(
    method,
    { query },
    { targets: [String(query)], msMax: asked.msMax },
  );
  const all = result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined;
  const given = requireShape(all, method, asking, evidence);
  const found = sortDistinct(given.flatMap((one) => workspaceSymbol(one, evidence.id, asking))).filter(
    ({ path }) => path === undefined || !asking.isDenied(path),
  );
  const { name, workspaceSymbolsMax: most } = asking.profile;
  const isShort = most !== undefined && given.length >= most;
  // For an empty query, pyright returns nothing and TypeScript the first 256 symbols. Each file is queried instead.
  if (query === "" && (found.length === 0 || isShort)) {
    const each = DocumentSymbolRequest.method;
    if (asking.denies(each)) throw deniedOf(asking, each, [""]);
    if (asking.offers(each)) return ofEachFile(asking, asked);
  }
  const notes = isShort
    ? [`${name} returns at most ${most} symbols. Write a longer query than \`${query}\` to see the others.`]
    : [];
  const answer: Answer = {
    status: "ok",
    exitCode: 0,
    facts: { provenance: "lsp", symbols: found },
    notes,
  };
  return cutSymbols(isShort ? { ...answer, cutAt: found.length } : answer);
}

/**
 * Lists the symbols of each file, one document after the other, so that no answer depends on other open files. Stops
 * once the limit for the workspace is exceeded.
 */
async function ofEachFile(asking: QueryContext, { paths, msMax }: QueryInput): Promise<Answer> {
  const { method } = DocumentSymbolRequest;
  const found: SymbolFact[] = [];
  for (const path of paths) {
    const of = { targets: [path], msMax };
    const { result, evidence } = await asking.ask(method, { textDocument: { uri: asking.open(path) } }, of);
    const all = result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined;
    for (const one of requireShape(all, method, asking, evidence))
      found.push(...documentSymbol(one, path, evidence.id, asking));
    if (!asking.isLaid(path)) asking.close(path);
    if (found.length > workspaceSymbolsMax) break;
  }
  const symbols = sortDistinct(found);
  const isCut = symbols.length > workspaceSymbolsMax;
  const answer: Answer = { status: "ok", exitCode: 0, facts: { provenance: "lsp", symbols } };
  // The remaining files were not queried, so the total is at least this number.
  return cutSymbols(isCut ? { ...answer, cutAt: symbols.length } : answer);
}

/**
 * Cuts the symbols to `workspaceSymbolsMax`, and notes their total number. Called for each server and again for the
 * joined answer of several.
 */
export function cutSymbols(answer: Answer): Answer {
  const { symbols: all } = answer.facts;
  if (all === undefined || all.length <= workspaceSymbolsMax) return answer;
  const total = Math.max(all.length, answer.cutAt ?? 0);
  const count = answer.cutAt === undefined ? `${total}` : `at least ${total}`;
  const notes = [
    ...(answer.notes ?? []),
    `the answer has the first ${workspaceSymbolsMax} of ${count} symbols`,
  ];
  return {
    ...answer,
    facts: { ...answer.facts, symbols: all.slice(0, workspaceSymbolsMax) },
    notes,
    cutAt: total,
  };
}

/**
 * Reads a DocumentSymbol with all its children, or a flat SymbolInformation, and returns one fact for each. Broken
 * items are skipped.
 */
export function documentSymbol(
  value: unknown,
  path: string,
  evidence: string,
  asking: QueryContext,
): SymbolFact[] {
  if (readMember<DocumentSymbol>(value, "selectionRange") === undefined)
    return workspaceSymbol(value, evidence, asking);
  const found: SymbolFact[] = [];
  const waiting: [value: unknown, container: string | null][] = [[value, null]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [one, container] = next;
    const name = readMember<DocumentSymbol>(one, "name");
    const range = readFlatRange(readMember<DocumentSymbol>(one, "range"));
    if (typeof name !== "string" || range === undefined) continue;
    found.push({
      path,
      name: name.toWellFormed(),
      kind: symbolKind(readMember<DocumentSymbol>(one, "kind")),
      container,
      range,
      selectionRange: readFlatRange(readMember<DocumentSymbol>(one, "selectionRange")) ?? null,
      evidence,
    });
    const children = readMember<DocumentSymbol>(one, "children");
    const inner = container === null ? name : `${container}.${name}`;
    if (Array.isArray(children)) for (const child of children as unknown[]) waiting.push([child, inner]);
  }
  return found;
}

/** Reads a SymbolInformation or WorkspaceSymbol; empty if its name or URI is missing. */
function workspaceSymbol(value: unknown, evidence: string, asking: QueryContext): SymbolFact[] {
  const name = readMember<SymbolInformation>(value, "name");
  const location = readMember<SymbolInformation>(value, "location");
  const uri = readMember<Location>(location, "uri");
  if (typeof name !== "string" || typeof uri !== "string") return [];
  const container = readMember<SymbolInformation>(value, "containerName");
  return [
    {
      ...classifyUri(uri, asking),
      name: name.toWellFormed(),
      kind: symbolKind(readMember<SymbolInformation>(value, "kind")),
      container: typeof container === "string" && container !== "" ? container.toWellFormed() : null,
      // A WorkspaceSymbol can have a file without a range.
      range: readFlatRange(readMember<Location>(location, "range")) ?? [0, 0, 0, 0],
      selectionRange: null,
      evidence,
    },
  ];
}
