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

/** True for files that a glob, a folder or several paths name. */
function isOfFiles({ params: { query, all } }: Pick<QueryInput, "params">): boolean {
  return query === undefined && all !== true;
}

async function ofFile(asking: QueryContext, asked: QueryInput): Promise<Answer> {
  const { target } = asked;
  if (target === undefined) throw new UserError("usage", "the query needs a file");
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

async function ofWorkspace(asking: QueryContext, asked: QueryInput): Promise<Answer> {
  const { method } = WorkspaceSymbolRequest;
  const query = asked.params["query"] ?? "";
  const [first] = asked.paths;
  // A server around tsserver knows no project before a file of it is open.
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
  // pyright gives nothing to an empty query, TypeScript the first 256: then each file is asked what it has.
  if (query === "" && (found.length === 0 || isShort)) {
    const each = DocumentSymbolRequest.method;
    if (asking.denies(each)) throw deniedOf(asking, each, [""]);
    if (asking.offers(each)) return ofEachFile(asking, asked);
  }
  const notes = isShort ? [`${name} returns at most ${most} symbols: more may match \`${query}\``] : [];
  const answer: Answer = {
    status: "ok",
    exitCode: 0,
    facts: { provenance: "lsp", symbols: found },
    notes,
  };
  return cutSymbols(isShort ? { ...answer, cutAt: found.length } : answer);
}

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
  // The files behind were not asked.
  return cutSymbols(isCut ? { ...answer, cutAt: symbols.length } : answer);
}

/** Cuts the symbols to the limit, and notes their total number. */
export function cutSymbols(answer: Answer): Answer {
  const { symbols: all } = answer.facts;
  if (all === undefined || all.length <= workspaceSymbolsMax) return answer;
  const total = Math.max(all.length, answer.cutAt ?? 0);
  const more = answer.cutAt === undefined ? "" : ", or more";
  const notes = [...(answer.notes ?? []), `the first ${workspaceSymbolsMax} of ${total} symbols${more}`];
  return {
    ...answer,
    facts: { ...answer.facts, symbols: all.slice(0, workspaceSymbolsMax) },
    notes,
    cutAt: total,
  };
}

/** Reads a document symbol with its children, or a flat one. */
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
      // A server may give the file alone.
      range: readFlatRange(readMember<Location>(location, "range")) ?? [0, 0, 0, 0],
      selectionRange: null,
      evidence,
    },
  ];
}
