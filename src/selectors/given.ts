/**
 * Finds names with a value that the outline does not list: variables of a file, and attributes of its classes. So
 * `path#NAME` also works for them.
 */
import { compact } from "../model/compact.ts";
import type { Range } from "../model/finding.ts";
import { positionAt } from "../model/text.ts";
import type { Binding } from "../syntax/bindings.ts";
import { type Definition, dottedName } from "../syntax/outline.ts";
import { offsetOf, type Reading } from "../syntax/reading.ts";

/** Definition by its dotted names; 0-based, UTF-16. */
export type ListedName = {
  readonly symbol: string;
  readonly nameRange: Range;
  readonly range: Range;
  readonly accessor?: "get" | "set";
  /** True for a name with a value that is declared there, even if something else has the same name. */
  readonly isDeclared?: true;
};

/**
 * Returns each name once, at the place where a reader would look first: where the class declares it, else where its
 * constructor assigns it, else where another method does. `self.x`, `cls.x` and `this.x` are attributes of the class,
 * and so are constructor parameters that TypeScript turns into fields. Local names of functions are left out.
 */
export function namesSymbol(reading: Reading): readonly ListedName[] {
  const { bindings, definitions, starts, text } = reading;
  const found = new Map<string, { readonly rank: number; readonly name: ListedName }>();
  const take = (symbol: string, binding: Binding, rank: number): void => {
    const known = found.get(symbol);
    if (known !== undefined && known.rank <= rank) return;
    // A binding of a private name starts behind its #.
    const end = binding.start + ownName(binding).replace(/^#/u, "").length;
    const nameRange = { start: positionAt(starts, binding.start), end: positionAt(starts, end) };
    const isDeclared = rank === 0 && isDeclaration(binding, reading);
    found.set(symbol, {
      rank,
      name: {
        symbol,
        nameRange,
        range: linesOf(binding, text, starts),
        ...compact({ isDeclared: isDeclared ? isDeclared : undefined }),
      },
    });
  };
  // Uses a list instead of recursion, because a hostile file can nest deeper than the stack.
  const waiting: Level[] = [{ of: undefined, symbol: "", definitions, from: 0, to: text.length }];
  for (let level = waiting.pop(); level !== undefined; level = waiting.pop()) {
    const inner = level.definitions.map((definition) => ({ definition, ...spanOf(definition, starts) }));
    const prefix = level.symbol === "" ? "" : `${level.symbol}.`;
    let next = 0;
    for (let at = firstFrom(bindings, level.from); ; at += 1) {
      const binding = bindings[at];
      if (binding === undefined || binding.start >= level.to) break;
      while ((inner[next]?.end ?? Number.POSITIVE_INFINITY) <= binding.start) next += 1;
      const around = inner[next];
      const isInside = around !== undefined && around.start <= binding.start;
      const symbol = `${prefix}${ownName(binding)}`;
      if (isInside && level.of !== undefined && isOfObject(binding, around.definition, reading))
        take(symbol, binding, constructors.has(around.definition.name) ? 1 : 2);
      if (!isInside && isGiven(binding, level, reading)) take(symbol, binding, 0);
    }
    for (const { definition, start, end } of inner)
      if (definition.kind === "class")
        waiting.push({
          of: definition,
          symbol: `${prefix}${dottedName([definition])}`,
          definitions: definition.definitions,
          from: start,
          to: end,
        });
  }
  return [...found.values()].map(({ name }) => name);
}

/** A file, or a class in it. */
type Level = {
  readonly of: Definition | undefined;
  readonly symbol: string;
  readonly definitions: readonly Definition[];
  readonly from: number;
  readonly to: number;
};

const constructors: ReadonlySet<string> = new Set(["__init__", "__new__", "__post_init__", "constructor"]);

/** Returns the last name: "x" of `self.x`. */
function ownName({ name }: Binding): string {
  return name.slice(name.lastIndexOf(".") + 1);
}

/**
 * True if a binding gives a value to a name of the file or class itself: a declaration, an assignment, or a member of a
 * class. A name that only a loop or an import binds is left out.
 */
function isGiven(
  { kind, name, start, end }: Binding,
  { of }: Level,
  { language, starts, text }: Reading,
): boolean {
  if (/^(?:self|cls)\./u.test(name)) return false;
  if (kind === "variable") return true;
  if (kind !== "name" || language === "go" || ["rust", "bash", "cpp"].includes(language)) return false;
  // An assignment such as `A, B = 1, 2` ends after its value. A name that a loop or an import binds ends with the name.
  if (end > start + name.length) return true;
  // After the opening brace: a property of an interface or a member of an enum. Before the brace: the name of the class
  // or of a type parameter.
  if (language === "python" || of === undefined) return false;
  const body = text.indexOf("{", offsetOf(starts, of.nameRange.end));
  return body >= 0 && start > body;
}

/**
 * True for a declaration. In TypeScript types and values have separate names: a constant can have the name of a type,
 * but not that of another value.
 */
function isDeclaration({ kind }: Binding, { language }: Reading): boolean {
  return kind === "variable" && (language === "typescript" || language === "tsx");
}

/** True if a binding inside a method makes an attribute of the object: `self.x = …`, or a field parameter. */
function isOfObject({ kind, name, start }: Binding, { name: method }: Definition, reading: Reading): boolean {
  const { language, text } = reading;
  if (language === "python") return /^(?:self|cls)\.[^.]+$/u.test(name);
  const before = text.slice(Math.max(0, start - 80), start);
  if (kind === "name") return /\bthis\.#?$/u.test(before);
  return (
    kind === "parameter" &&
    method === "constructor" &&
    /\b(?:public|private|protected|readonly|override)\s+$/u.test(before)
  );
}

/**
 * Returns the range of a binding with its whole lines, from the first word of its line to the end of the line on which
 * its value ends: `locate` shows this code.
 */
function linesOf({ start, end }: Binding, text: string, starts: readonly number[]): Range {
  const first = starts[positionAt(starts, start).line] ?? 0;
  const indent = /^\s*/u.exec(text.slice(first, start))?.[0].length ?? 0;
  const line = /^[^\r\n]*/u.exec(text.slice(end))?.[0].trimEnd().length ?? 0;
  return { start: positionAt(starts, first + indent), end: positionAt(starts, end + line) };
}

function spanOf({ range }: Definition, starts: readonly number[]) {
  return { start: offsetOf(starts, range.start), end: offsetOf(starts, range.end) };
}

/**
 * Returns the index of the first binding at or after the offset, by binary search: bindings are in order of the text.
 */
function firstFrom(bindings: readonly Binding[], offset: number): number {
  let low = 0;
  let high = bindings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bindings[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
