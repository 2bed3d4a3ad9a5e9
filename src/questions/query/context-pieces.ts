/**
 * Helpers for all pieces of a context: each file's symbols are queried once, files take turns, no piece is too long.
 */
import { type DocumentSymbol, DocumentSymbolRequest } from "vscode-languageserver-protocol";
import { showInvisible } from "../../model/visible.ts";
import type { PieceFact, SymbolFact } from "../bundle/facts.ts";
import type { QueryContext } from "./asking.ts";
import { bytesPerToken, countTokens } from "./packing.ts";
import type { QueryInput } from "./question.ts";
import { sortDistinct } from "./read.ts";
import { requireShape } from "./shape.ts";
import { documentSymbol } from "./symbols.ts";

type Unknown = { readonly path: string; readonly reason: string };

export type PieceState = {
  readonly asking: QueryContext;
  readonly asked: QueryInput;
  readonly files: readonly string[];
  readonly symbols: Map<string, Promise<FileSymbols>>;
  readonly unknown: Unknown[];
};

export type FileSymbols = { readonly all: readonly SymbolFact[]; readonly evidence: string };

/**
 * Queries the symbols of a file once for all kinds of pieces, and closes its document, so that no answer depends on
 * other open files.
 */
export function symbolsOf({ asking, asked, symbols }: PieceState, path: string): Promise<FileSymbols> {
  const known = symbols.get(path);
  if (known !== undefined) return known;
  const made = (async (): Promise<FileSymbols> => {
    const { method } = DocumentSymbolRequest;
    const params = { textDocument: { uri: asking.open(path) } };
    const { result, evidence } = await asking.ask(method, params, { targets: [path], msMax: asked.msMax });
    asking.close(path);
    const all = result === null ? [] : Array.isArray(result) ? (result as unknown[]) : undefined;
    const facts = requireShape(all, method, asking, evidence).flatMap((one) =>
      documentSymbol(one as DocumentSymbol, path, evidence.id, asking),
    );
    return { all: sortDistinct(facts), evidence: evidence.id };
  })();
  symbols.set(path, made);
  return made;
}

/**
 * Yields the first item of every file, then the second, and so on, so that a small budget covers all files and not only
 * the first. A file without further items drops out. Items are fetched only when they are needed.
 */
export async function* interleave<Item>(
  files: readonly string[],
  of: (path: string) => Promise<readonly Item[]>,
): AsyncIterable<{ readonly path: string; readonly nth: number; readonly item: Item }> {
  let left = files;
  for (let nth = 0; left.length > 0; nth += 1) {
    const more: string[] = [];
    for (const path of left) {
      const item = (await of(path))[nth];
      if (item === undefined) continue;
      more.push(path);
      yield { path, nth, item };
    }
    left = more;
  }
}

/** Builds a piece from its text: escapes it as it will be printed, cuts it to the limit, and counts its tokens. */
export function contextPiece(
  kind: PieceFact["kind"],
  { path, nth }: Pick<PieceFact, "path" | "nth">,
  of: Pick<PieceFact, "range" | "evidence" | "text">,
): PieceFact {
  const text = cut(shown(of.text.toWellFormed()));
  return { kind, path, nth, range: of.range, text, tokens: countTokens(text), evidence: of.evidence };
}

/**
 * Returns a text as it is printed, so that the counted tokens are the printed ones. Tabs become spaces, and invisible
 * characters are escaped. `##[` gets an escape as well, because CI runners execute lines that begin with it.
 */
function shown(text: string): string {
  return text
    .split(/\r\n|[\r\n\u0085\u2028\u2029]/u)
    .map((line) => showInvisible(line.replaceAll("\t", "    ")).replaceAll("##[", "##\\u{200B}["))
    .join("\n");
}

/** Maximum UTF-8 bytes of one piece, because a longer one would displace all pieces after it. */
const pieceBytesMax = 1_200;

/**
 * Cuts a text to `pieceBytesMax` after a complete line, and adds "…", so that a reader sees that something is missing.
 */
function cut(text: string): string {
  if (Buffer.byteLength(text) <= pieceBytesMax) return text;
  const lines = text.split("\n");
  let kept = "";
  for (const line of lines) {
    const next = kept === "" ? line : `${kept}\n${line}`;
    if (Buffer.byteLength(next) > pieceBytesMax) break;
    kept = next;
  }
  // One line that is too long alone is cut between characters.
  return `${kept === "" ? [...text].slice(0, pieceBytesMax / bytesPerToken).join("") : kept}\n…`;
}
