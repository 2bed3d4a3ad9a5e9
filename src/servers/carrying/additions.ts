/**
 * Writes what a change adds to base's configuration into base's own text. The server decides which additions there
 * are. Pure.
 */
import { isDeepStrictEqual } from "node:util";
import { applyEdits, modify } from "jsonc-parser";
import { keysAt, placedJson, placedToml, readStrictly, type Step, valueAt } from "./places.ts";

export type Addition = {
  /** Member that it belongs to, for people: `compilerOptions.paths`. */
  readonly key: string;
  /** Name of what is added, for people. */
  readonly name: string;
} & (
  | { readonly kind: "member"; readonly steps: readonly Step[]; readonly value: unknown }
  /** Addition to the end of a list; the steps lead to the list. */
  | { readonly kind: "last"; readonly steps: readonly Step[]; readonly value: string }
);

/** Most additions of one file; more are left out, because each costs a reading of the file. */
export const additionsMax = 100;

/**
 * Writes the additions into `text`. Members are put where they are in head's `own` text. An addition that cannot be
 * written without touching anything else is left out.
 */
export function withAdditions(
  file: string,
  text: string,
  own: string,
  additions: readonly Addition[],
): { readonly text: string; readonly added: readonly Addition[] } {
  const order = readStrictly(file, own);
  return additions.reduce<{ readonly text: string; readonly added: readonly Addition[] }>(
    (done, addition) => {
      const next = withAddition(file, done.text, order, addition);
      return next === undefined ? done : { text: next, added: [...done.added, addition] };
    },
    { text, added: [] },
  );
}

function withAddition(file: string, text: string, order: unknown, addition: Addition): string | undefined {
  const before = readStrictly(file, text);
  if (typeof before !== "object" || before === null) return undefined;
  const edited = file.endsWith(".toml") ? inToml(text, addition) : inJson(text, order, addition);
  if (edited === undefined) return undefined;
  const expected = withValue(before, addition.steps, addition);
  return isDeepStrictEqual(plain(readStrictly(file, edited)), plain(expected)) ? edited : undefined;
}

function plain(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

function withValue(value: unknown, steps: readonly Step[], addition: Addition): unknown {
  const [step, ...more] = steps;
  if (step === undefined)
    return addition.kind === "last"
      ? [...(Array.isArray(value) ? value : []), addition.value]
      : addition.value;
  const inner = valueAt(value, [step]);
  return { ...(value as object | undefined), [step]: withValue(inner, more, addition) };
}

function inJson(text: string, order: unknown, { kind, steps, value }: Addition): string {
  const mark = text.startsWith("\ufeff") ? "\ufeff" : "";
  const content = text.slice(mark.length);
  if (kind === "last") return mark + applyEdits(content, modify(content, [...steps, -1], value, {}));
  return (
    mark +
    steps.reduce<string>((written, step, at) => {
      const above = steps.slice(0, at);
      const isThere = valueAt(placedJson(written).value, [...above, step]) !== undefined;
      if (isThere && at < steps.length - 1) return written;
      const names = keysAt(order, above);
      const before = names.slice(0, names.indexOf(String(step)));
      const edits = modify(written, [...above, step], at < steps.length - 1 ? {} : value, {
        getInsertionIndex: (there) => there.findLastIndex((name) => before.includes(name)) + 1,
      });
      return applyEdits(written, edits);
    }, content)
  );
}

/** Writes an addition behind the last of a list, or below the head of the table. */
function inToml(text: string, addition: Addition): string | undefined {
  const { steps } = addition;
  if (addition.kind === "last") {
    const { value, at } = placedToml(text);
    const list = valueAt(value, steps);
    const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
    if (!Array.isArray(list) || typeof last !== "string") return undefined;
    const place = at([...steps, list.length - 1], last);
    if (place === null) return undefined;
    const end = place.offset + place.length;
    return `${text.slice(0, end)}, ${JSON.stringify(addition.value)}${text.slice(end)}`;
  }
  const name = steps.slice(0, -1).join(String.raw`[ \t]*\.[ \t]*`);
  const found = new RegExp(String.raw`^[ \t]*\[[ \t]*${name}[ \t]*\][ \t]*(?:#.*)?$`, "mu").exec(text);
  if (found === null) return undefined;
  const end = found.index + found[0].length;
  const line = `${String(steps.at(-1))} = ${JSON.stringify(addition.value)}`;
  return `${text.slice(0, end)}${lineEnd(text)}${line}${text.slice(end)}`;
}

function lineEnd(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
