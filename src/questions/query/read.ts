/**
 * Reads answers of servers without trusting them. Different shapes of the same content become one; invalid items are
 * left out or rejected.
 */
import type {
  CallHierarchyItem,
  Location,
  LocationLink,
  MarkupContent,
} from "vscode-languageserver-protocol";
import { readMember } from "../../model/json.ts";
import { compareText, compareValues } from "../../model/order.ts";
import { pathFromUri, relativeInside } from "../../model/paths.ts";
import { readRange } from "../../session/observe/diagnostics.ts";
import { symbolAt } from "../../syntax/outline.ts";
import { flattenRange } from "../bundle/bundle.ts";
import type { FactFile, FlatRange, LocationFact, SymbolFact } from "../bundle/facts.ts";
import type { QueryContext } from "./asking.ts";
import { isPackaged, outsideName, packagesName } from "./outside.ts";

type Places = Pick<QueryContext, "context" | "repository" | "relative" | "packages">;

/**
 * Converts a URI of an answer to a path of the tree, or to a name for the server's own files, for packages, or for
 * anything outside. Only paths of the tree are published, because others reveal the machine.
 */
export function classifyUri(uri: string, { context, repository, relative, packages }: Places): FactFile {
  const absolute = pathFromUri(uri);
  if (absolute === undefined) return { external: outsideName };
  const path = relativeInside(context.root, absolute) ?? relativeInside(repository, absolute);
  if (path !== undefined) return { path };
  const shown = relative(absolute);
  if (shown.startsWith("<")) return { external: shown.toWellFormed() };
  return { external: isPackaged(absolute, packages) ? packagesName : outsideName };
}

/**
 * Reads an answer with places. The protocol allows one Location, a list of them, or LocationLinks; all become one form,
 * sorted and without duplicates. Undefined if the answer has another shape.
 */
export function locationsOf(
  result: unknown,
  evidence: string,
  places: Places,
): readonly LocationFact[] | undefined {
  if (result === null || result === undefined) return [];
  const all = Array.isArray(result) ? (result as unknown[]) : [result];
  const found: LocationFact[] = [];
  for (const one of all) {
    const uri = readMember<LocationLink>(one, "targetUri") ?? readMember<Location>(one, "uri");
    const range = readFlatRange(
      readMember<LocationLink>(one, "targetSelectionRange") ??
        readMember<LocationLink>(one, "targetRange") ??
        readMember<Location>(one, "range"),
    );
    if (typeof uri !== "string" || range === undefined) return undefined;
    found.push({ ...classifyUri(uri, places), range, evidence });
  }
  return sortDistinct(found);
}

/**
 * Sorts facts by path, range and content, and removes duplicates. Servers answer in any order, but equal answers must
 * have equal hashes.
 */
export function sortDistinct<Fact extends object>(facts: readonly Fact[]): readonly Fact[] {
  const keyOf = (fact: Fact): string => JSON.stringify(fact);
  const byKey = new Map(facts.map((fact) => [keyOf(fact), fact] as const));
  return [...byKey.values()].sort(compareFacts);
}

/** Compares two facts by place, then by their whole content, so that the order is the same in every run. */
function compareFacts(left: object, right: object): number {
  return (
    compareText(placeText(left), placeText(right)) ||
    compareValues(readMember(left, "range"), readMember(right, "range")) ||
    compareValues(left, right)
  );
}

/** Returns a sort key that puts files of the tree first. */
function placeText(fact: object): string {
  const path = readMember(fact, "path");
  return typeof path === "string" ? `0${path}` : `1${String(readMember(fact, "external"))}`;
}

export function readFlatRange(value: unknown): FlatRange | undefined {
  const range = readRange(value);
  return range === undefined ? undefined : flattenRange(range);
}

/** Returns the text of MarkupContent, a MarkedString, or a list of these. Empty for any other value. */
export function markedText(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value))
    return value
      .map(markedText)
      .filter((one) => one !== "")
      .join("\n\n");
  const text = readMember<MarkupContent>(value, "value");
  const language = readMember(value, "language");
  if (typeof text !== "string") return "";
  return typeof language === "string" ? `\`\`\`${language}\n${text}\n\`\`\`` : text;
}

/**
 * Reads a CallHierarchyItem or a TypeHierarchyItem, which have the same shape. Undefined for any other value: one
 * broken item must not cost the user the others.
 */
export function readHierarchyItem(
  item: unknown,
  evidence: string,
  places: Places & Pick<QueryContext, "reading">,
): SymbolFact | undefined {
  const uri = readMember<CallHierarchyItem>(item, "uri");
  const name = readMember<CallHierarchyItem>(item, "name");
  const range = readFlatRange(readMember<CallHierarchyItem>(item, "range"));
  if (typeof uri !== "string" || typeof name !== "string" || range === undefined) return undefined;
  const where = classifyUri(uri, places);
  const selectionRange = readFlatRange(readMember<CallHierarchyItem>(item, "selectionRange")) ?? null;
  return {
    ...where,
    // For a file, TypeScript uses its absolute path on this machine as the name.
    name: places.relative(name).toWellFormed(),
    kind: symbolKind(readMember<CallHierarchyItem>(item, "kind")),
    container: containerAt(where, selectionRange ?? range, name, places),
    range,
    selectionRange,
    evidence,
  };
}

/**
 * Returns the container of a symbol, such as its class, from the file's text, because servers do not report it. Null if
 * the file has no grammar or the symbol is at the top level.
 */
function containerAt(
  { path }: FactFile,
  [line, character]: FlatRange,
  name: string,
  { reading }: Pick<QueryContext, "reading">,
): string | null {
  const read = path === undefined ? undefined : reading(path);
  const symbol = read === undefined ? null : symbolAt(read, { line, character });
  return symbol?.endsWith(`.${name}`) === true ? symbol.slice(0, -name.length - 1) : null;
}

const symbolKinds = (
  "file module namespace package class method property field constructor enum interface function variable constant string " +
  "number boolean array object key null enum-member struct event operator type-parameter"
).split(" ");

/** Returns the name of a symbol kind. The protocol counts kinds from 1. */
export function symbolKind(kind: unknown): string {
  return (typeof kind === "number" ? symbolKinds[kind - 1] : undefined) ?? "unknown";
}
