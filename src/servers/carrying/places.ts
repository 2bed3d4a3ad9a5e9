/** Reads a configuration's value, and the place of each text of it in the file. */
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

export type PathStep = string | number;

export type PlacedValue = {
  readonly value: unknown;
  readonly at: (steps: readonly PathStep[], value: string) => ConfigurationPath["at"];
};

const nothing: PlacedValue = { value: undefined, at: () => null };

export function placedJson(text: string): PlacedValue {
  const skipped = text.startsWith("\ufeff") ? 1 : 0;
  const content = text.slice(skipped);
  if (isDeep(content)) return nothing;
  const tree = parseTree(content, [], { allowTrailingComma: true });
  if (tree === undefined) return nothing;
  const at = (steps: readonly PathStep[], value: string) => {
    const node: Node | undefined = findNodeAtLocation(tree, [...steps]);
    // Of a key that is there twice the first is found, and the last counts.
    if (node?.type !== "string" || node.value !== value) return null;
    return { offset: skipped + node.offset, length: node.length };
  };
  return { value: getNodeValue(tree) as unknown, at };
}

/** Most attempts to find a text: each costs a reading of the whole file. */
const triesMax = 50;
const bytesMax = 1_000_000;
const mark = "lanser looks where this is";

/**
 * Reads TOML and finds the places of its texts. The parser names no places: each literal with the text is replaced in
 * turn, and the one that changes the value is the place.
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

function readToml(text: string): unknown {
  try {
    return parseToml(text);
  } catch {
    return undefined;
  }
}

/** Reads a configuration; undefined if a server could not read it either. */
export function readStrictly(file: string, text: string): unknown {
  if (file.endsWith(".toml")) return readToml(text);
  const content = text.replace(/^\ufeff/u, "");
  if (isDeep(content)) return undefined;
  const errors: ParseError[] = [];
  const value: unknown = parseJson(content, errors, { allowTrailingComma: true });
  return errors.length === 0 ? value : undefined;
}

export function valueAtSteps(value: unknown, steps: readonly PathStep[]): unknown {
  return steps.reduce<unknown>(
    (inner, step) =>
      typeof inner === "object" && inner !== null && Object.hasOwn(inner, step)
        ? (inner as Readonly<Record<PathStep, unknown>>)[step]
        : undefined,
    value,
  );
}

export type FoundText = { readonly value: string; readonly steps: readonly PathStep[] };

/** Returns one text, or those of a list. */
export function textsAt(value: unknown, steps: readonly PathStep[]): readonly FoundText[] {
  const inner = valueAtSteps(value, steps);
  if (typeof inner === "string") return [{ value: inner, steps }];
  if (!Array.isArray(inner)) return [];
  return inner.flatMap((one: unknown, index) =>
    typeof one === "string" ? [{ value: one, steps: [...steps, index] }] : [],
  );
}

/** Returns the indices of a list at these steps. */
export function indicesAt(value: unknown, steps: readonly PathStep[]): readonly number[] {
  const inner = valueAtSteps(value, steps);
  return Array.isArray(inner) ? [...inner.keys()] : [];
}

/** Returns the members of an object at these steps. */
export function keysAt(value: unknown, steps: readonly PathStep[]): readonly string[] {
  const inner = valueAtSteps(value, steps);
  return typeof inner === "object" && inner !== null && !Array.isArray(inner) ? Object.keys(inner) : [];
}
