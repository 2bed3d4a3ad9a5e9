/**
 * Reads a configuration and finds the offset of each text in its file, so that edits can replace single paths and
 * keep the rest of the file.
 */
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parse as parseJson,
  parseTree,
} from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { isDeep } from "../../model/nesting.ts";
import type { ConfigurationPath } from "./patterns.ts";

/** A key of an object or an index of a list. */
export type PathStep = string | number;

/** A parsed file. `at` gives the place of the text `value` at the end of `steps`; null if it is unknown. */
export type PlacedValue = {
  readonly value: unknown;
  readonly at: (steps: readonly PathStep[], value: string) => ConfigurationPath["at"];
};

/** The result for a file that cannot be read. */
const nothing: PlacedValue = { value: undefined, at: () => null };

/**
 * Reads JSON with comments, and finds the places of its texts by the syntax tree. A byte order mark counts as one
 * code unit. An edit of one path needs the offset in the original text.
 */
export function placedJson(text: string): PlacedValue {
  const skipped = text.startsWith("\ufeff") ? 1 : 0;
  const content = text.slice(skipped);
  if (isDeep(content)) return nothing;
  const tree = parseTree(content, [], { allowTrailingComma: true });
  if (tree === undefined) return nothing;
  const at = (steps: readonly PathStep[], value: string) => {
    const node: Node | undefined = findNodeAtLocation(tree, [...steps]);
    // The tree has the first of two equal keys; the value has the last.
    if (node?.type !== "string" || node.value !== value) return null;
    return { offset: skipped + node.offset, length: node.length };
  };
  return { value: getNodeValue(tree) as unknown, at };
}

/** The most attempts to find one text. Each attempt parses the complete file. */
const triesMax = 50;
/** The longest file whose places are searched, in characters. */
const bytesMax = 1_000_000;
/** A text that no configuration contains. */
const mark = "lanser looks where this is";

/**
 * Reads TOML and finds the places of its texts. The parser gives no places: so each literal with the text is replaced
 * in turn, and the one that changes the value is the right one.
 */
export function placedToml(text: string): PlacedValue {
  const at = (steps: readonly PathStep[], value: string) => {
    if (text.length > bytesMax) return null;
    let tries = 0;
    for (const literal of [JSON.stringify(value), `'${value}'`]) {
      for (let offset = text.indexOf(literal); offset >= 0; offset = text.indexOf(literal, offset + 1)) {
        tries += 1;
        if (tries > triesMax) return null;
        const marked = `${text.slice(0, offset)}"${mark}"${text.slice(offset + literal.length)}`;
        if (valueAtSteps(readToml(marked), steps) === mark) return { offset, length: literal.length };
      }
    }
    return null;
  };
  return { value: readToml(text), at };
}

/** Parses TOML; undefined if it is invalid. A server cannot read such a file either. */
function readToml(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads a configuration strictly; undefined if a server could not read it either. Edits of a broken file would be
 * guesses.
 */
export function readStrictly(file: string, text: string): unknown {
  if (file.endsWith(".toml")) return readToml(text);
  const content = text.replace(/^\ufeff/u, "");
  if (isDeep(content)) return undefined;
  const errors: ParseError[] = [];
  const value: unknown = parseJson(content, errors, { allowTrailingComma: true });
  return errors.length === 0 ? value : undefined;
}

/**
 * Gives the value at the end of some steps; undefined if a step is missing. Inherited members such as `constructor`
 * do not count. Such a member would look like a setting.
 */
export function valueAtSteps(value: unknown, steps: readonly PathStep[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<PathStep, unknown>>)[step]
        : undefined,
    value,
  );
}

/** A text of a configuration and the steps to it. */
export type FoundText = { readonly value: string; readonly steps: readonly PathStep[] };

/**
 * Gives the text at the end of some steps, or the texts of a list there. Members such as `extends` can have either
 * form.
 */
export function textsAt(value: unknown, steps: readonly PathStep[]): readonly FoundText[] {
  const inner = valueAtSteps(value, steps);
  if (typeof inner === "string") return [{ value: inner, steps }];
  if (!Array.isArray(inner)) return [];
  return inner.flatMap((one: unknown, index) =>
    typeof one === "string" ? [{ value: one, steps: [...steps, index] }] : [],
  );
}

/** Gives the indices of a list at the end of some steps; empty for anything else. */
export function indicesAt(value: unknown, steps: readonly PathStep[]): readonly number[] {
  const inner = valueAtSteps(value, steps);
  return Array.isArray(inner) ? [...inner.keys()] : [];
}

/** Gives the names of an object's members at the end of some steps; empty for anything else. */
export function keysAt(value: unknown, steps: readonly PathStep[]): readonly string[] {
  const inner = valueAtSteps(value, steps);
  return typeof inner === "object" && inner !== null && !Array.isArray(inner) ? Object.keys(inner) : [];
}
