/**
 * Reads YAML with the same parser as its server, so both find the same errors. The contents of an anchor are read
 * only in their own place.
 */
import { Composer, type CST, isCollection, isMap, isPair, isScalar, type Node, Parser } from "yaml";
import { broken, type Extent, type KeyOutliner, keyOutliner, type ReadData } from "./keys.ts";
import type { Definition } from "./outline.ts";

/**
 * Maximum nesting. The parser recurses with the text from tokens to nodes (yaml 2.9.1), and deeper text would
 * overflow the stack.
 */
const depthMax = 200;

/** Reads a text; returns `broken` if it has errors or nests too deep. */
export const readYamlData: ReadData = (text, starts) => {
  const tokens = [...new Parser().parse(text)];
  const parts = partsOf(tokens);
  if (parts === undefined) return broken;
  const definitions: Definition[][] = [];
  const identities: string[] = [];
  // The search for duplicate keys takes quadratic time, and is not needed here.
  const options = { uniqueKeys: false, prettyErrors: false, logLevel: "silent" } as const;
  for (const { contents, errors } of new Composer(options).compose(tokens)) {
    if (errors.length > 0) return broken;
    const outliner = keyOutliner(text, starts);
    outlineNode(contents, outliner);
    definitions.push(outliner.definitions);
    identities.push(documentIdentity(contents));
  }
  const all = definitions.flatMap((own, at) =>
    definitions.length === 1 ? own : own.map((one) => ({ ...one, document: identities[at] ?? "" })),
  );
  return { definitions: all, hasErrors: false, ...parts };
};

/**
 * Returns the identity of a document among those of one file: in Kubernetes its kind and name. People reorder the
 * documents of a file, so a number would name another document after that.
 */
function documentIdentity(contents: unknown): string {
  const names = [["kind"], ["metadata", "namespace"], ["metadata", "name"], ["id"], ["name"], ["key"]];
  const values = isMap(contents) ? names.map((path) => contents.getIn(path) as unknown) : [];
  return values.filter((one) => typeof one === "string" || typeof one === "number").join(" ");
}

/**
 * Passes the keys and values of a node to the outliner, in the order of the text. The depth was checked before, so
 * recursion is safe here.
 */
function outlineNode(node: unknown, outliner: KeyOutliner): void {
  if (!isCollection(node)) {
    const [start = 0, end = 0] = (node as Node | null)?.range ?? [];
    outliner.value({ start, end });
    return;
  }
  const { range, flow = false, items } = node;
  const [start = 0, end = 0] = range ?? [];
  outliner.begin(isMap(node) ? "map" : "list", start);
  for (const item of items) {
    if (!isPair(item)) outlineNode(item, outliner);
    else {
      outliner.key(nameOf(item.key));
      outlineNode(item.value, outliner);
    }
  }
  outliner.end(flow ? end : undefined);
}

/** Returns the extent of a key without its quotes; undefined unless it is a scalar. */
function nameOf(key: unknown): Extent | undefined {
  const [start = 0, end = 0] = (isScalar(key) && key.range) || [];
  const quotes = isScalar(key) && /^QUOTE_/u.test(key.type ?? "") ? 1 : 0;
  return start + quotes < end - quotes ? { start: start + quotes, end: end - quotes } : undefined;
}

/**
 * Returns comments, and the texts of blocks (`|`, `>`); undefined if the text nests too deep. It uses no recursion,
 * because a hostile file can nest deeper than the call stack.
 */
function partsOf(
  tokens: readonly CST.Token[],
): Readonly<Record<"comments" | "strings", readonly Extent[]>> | undefined {
  const comments: Extent[] = [];
  const strings: Extent[] = [];
  const waiting = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    if (depth > depthMax) return undefined;
    const add = (inner: CST.Token | null | undefined) => {
      if (inner) waiting.push({ token: inner, depth: depth + ("items" in token ? 1 : 0) });
    };
    if (token.type === "comment")
      comments.push({ start: token.offset, end: token.offset + token.source.length });
    if (token.type === "block-scalar") {
      const header = token.props.at(-1);
      const start =
        header === undefined || !("source" in header) ? token.offset : header.offset + header.source.length;
      strings.push({ start, end: start + token.source.trimEnd().length });
      token.props.forEach(add);
    }
    if ("start" in token) [token.start].flat().forEach(add);
    if ("end" in token) token.end?.forEach(add);
    if ("value" in token) add(token.value);
    for (const item of "items" in token ? token.items : []) {
      for (const mark of [...item.start, ...(item.sep ?? [])]) add(mark);
      add(item.key);
      add(item.value);
    }
  }
  const inOrder = (spans: readonly Extent[]) => spans.toSorted((left, right) => left.start - right.start);
  return { comments: inOrder(comments), strings: inOrder(strings) };
}
