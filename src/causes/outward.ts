/**
 * Finds the parts of a definition that are visible from outside. A change that is not visible cannot break code
 * elsewhere.
 */
import type { Side } from "../model/report.ts";
import type { Binding } from "../syntax/bindings.ts";
import type { Definition } from "../syntax/outline.ts";
import { offsetOf, type Reading, type Span } from "../syntax/reading.ts";

/** Definition with the file that it is in. */
export type Defined = { readonly reading: Reading; readonly definition: Definition };

/** Visible differences between two versions of a definition. */
export type OutwardChange = {
  /** Names, parameters, declared types, decorators and bases: everything before the body. */
  readonly isHeader: boolean;
  /** Names of a class's members that differ, or that only one side has. */
  readonly members: ReadonlySet<string>;
  /** True if parts of a class differ that belong to none of its members. */
  readonly isRest: boolean;
};

/**
 * Returns the visible difference. Undefined if the definition is the same from outside: moved, reformatted, or edited
 * behind a declared type. Such an edit is no cause.
 */
export function findOutwardChange({
  base,
  head,
}: Readonly<Record<Side, Defined>>): OutwardChange | undefined {
  if (whole(base) === whole(head)) return undefined;
  const shapes = { base: shapeOf(base), head: shapeOf(head) };
  const names = new Set([...shapes.base.members.keys(), ...shapes.head.members.keys()]);
  const members = [...names].filter(
    (name) => shapes.base.members.get(name) !== shapes.head.members.get(name),
  );
  return {
    isHeader: shapes.base.header !== shapes.head.header,
    members: new Set(members),
    isRest: shapes.base.rest !== shapes.head.rest,
  };
}

/** True if the result type is declared. Then the body cannot affect callers. */
export function declaresResult({ reading, definition }: Defined): boolean {
  return definition.kind === "function" && functionBody(reading, definition)?.isDeclared === true;
}

/**
 * Returns the offsets of a function's body, and whether its result is declared. Callers see a body only if its result
 * is inferred. Undefined if the body cannot be separated from the header.
 */
export function functionBody(
  reading: Reading,
  definition: Definition,
): (Span & { readonly isDeclared: boolean }) | undefined {
  const { text, code, starts, bindings } = reading;
  const [from, end] = [definition.nameRange.end, definition.range.end].map((at) => offsetOf(starts, at));
  if (definition.kind !== "function" || from === undefined || end === undefined) return undefined;
  const at = firstAt(bindings, from);
  const result = bindings.slice(at).find(({ kind, start }) => kind === "result" || start >= end);
  if (result?.kind === "result" && result.start < end) {
    const { type, start } = result;
    const isDeclared = type !== null || definition.name === "__init__";
    const behind = type === null ? start : text.indexOf(type, start) + type.length;
    return { start: behind, end, isDeclared };
  }
  const open = code.indexOf("(", from);
  const close = open < 0 || open >= end ? -1 : closing(code, open, end);
  return close < 0 ? undefined : { start: close + 1, end, isDeclared: definition.name === "constructor" };
}

/**
 * Returns the index of the first binding at or after an offset. Bindings are in the order of the text, so a binary
 * search keeps large files fast.
 */
function firstAt(bindings: readonly Binding[], offset: number): number {
  let low = 0;
  let high = bindings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bindings[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the offset of the bracket that closes the one at `open`; -1 if there is none before `end`. The body of a
 * function without a declared result begins there.
 */
function closing(code: string, open: number, end: number): number {
  let depth = 0;
  for (let at = open; at < end; at++) {
    if ("([{".includes(code[at] ?? "")) depth++;
    else if (")]}".includes(code[at] ?? "")) depth--;
    if (depth === 0) return at;
  }
  return -1;
}

function spanOf({ reading: { starts }, definition: { range } }: Defined): Span {
  return { start: offsetOf(starts, range.start), end: offsetOf(starts, range.end) };
}

/** Returns the visible text of a definition. */
function whole(of: Defined): string {
  return outward(of.reading, spanOf(of), hiddenIn(of));
}

/** Returns the words and marks of a span without its hidden parts, so that layout makes no difference. */
function outward({ text }: Reading, span: Span, hidden: readonly Span[]): string {
  let shown = "";
  let at = span.start;
  for (const gap of hidden.toSorted((left, right) => left.start - right.start)) {
    if (gap.end <= at || gap.start >= span.end) continue;
    shown += `${text.slice(at, Math.max(at, gap.start))} `;
    at = Math.min(gap.end, span.end);
  }
  return ((shown + text.slice(at, span.end)).match(/[\p{L}\p{M}\p{N}_$]+|\S/gu) ?? []).join(" ");
}

/**
 * Returns the spans of a definition that nobody sees from outside: comments, docstrings and the bodies behind
 * declared types. An edit only there is no cause.
 */
function hiddenIn({ reading, definition }: Defined): readonly Span[] {
  const { text, code, starts, language } = reading;
  const { start: from, end: to } = spanOf({ reading, definition });
  const isInside = ({ start, end }: Span) => from <= start && end <= to;
  // A comment with a type is visible: `# type: int`, or JSDoc.
  const comments = reading.comments.filter((one) => {
    const words = text.slice(one.start, one.end);
    return isInside(one) && !(language === "python" ? /^#\s*type:/u : /^\/\*\*/u).test(words);
  });
  const docstrings = reading.strings.filter(
    (one) =>
      language === "python" &&
      isInside(one) &&
      /^\w{0,2}(?:"""|''')/u.test(text.slice(one.start, one.start + 5)) &&
      text.slice(starts[lineAt(starts, one.start)], one.start).trim() === "" &&
      code
        .slice(Math.max(0, one.start - 1_000), one.start)
        .trimEnd()
        .endsWith(":"),
  );
  return [...comments, ...docstrings, ...bodiesIn(reading, definition)];
}

/**
 * Returns the bodies of functions that declare their result. Lines that assign to attributes are left out, because
 * they declare attributes of the class.
 */
function bodiesIn(reading: Reading, definition: Definition): Span[] {
  const found: Span[] = [];
  const waiting = [definition];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const body = functionBody(reading, next);
    if (body?.isDeclared !== true) {
      waiting.push(...next.definitions);
      continue;
    }
    let at = body.start;
    for (const { start, end } of attributeLines(reading, body)) {
      if (start > at) found.push({ start: at, end: start });
      at = Math.max(at, end);
    }
    found.push({ start: at, end: body.end });
  }
  return found;
}

/** Returns the lines on which a method of Python assigns to attributes. */
function attributeLines({ bindings, starts, text }: Reading, body: Span): readonly Span[] {
  return bindings
    .slice(firstAt(bindings, body.start))
    .filter(({ name, start }) => start < body.end && isAttribute(name))
    .map(({ line }) => ({ start: starts[line] ?? 0, end: starts[line + 1] ?? text.length }));
}

/** True for a name of the object or the class: `self.x`. */
function isAttribute(name: string): boolean {
  return /^(?:self|cls)\./u.test(name);
}

/** Returns the line (0-based) of an offset. It searches in halves, because large files have many strings. */
function lineAt(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Visible text of a definition in parts, so that a difference can be named. */
type Shape = {
  readonly header: string;
  readonly members: ReadonlyMap<string, string>;
  readonly rest: string;
};

/**
 * Splits the visible text of a definition into header, members and the rest. The cause then names the part that
 * differs: a member is a cause only for code that uses this member.
 */
function shapeOf(of: Defined): Shape {
  const { reading, definition } = of;
  const [span, hidden] = [spanOf(of), hiddenIn(of)];
  if (definition.kind === "function") {
    const end = functionBody(reading, definition)?.start ?? span.end;
    return { header: outward(reading, { ...span, end }, hidden), members: new Map(), rest: "" };
  }
  const parts = listClassMembers(of);
  const members = new Map<string, string>();
  for (const part of parts)
    members.set(part.name, `${members.get(part.name) ?? ""}${outward(reading, part, hidden)}\n`);
  const first = Math.min(...parts.map(({ start }) => start), span.end);
  return {
    header: outward(reading, { ...span, end: first }, hidden),
    members,
    rest: outward(reading, { ...span, start: first }, [...hidden, ...parts]),
  };
}

/**
 * Returns the offset after the mark that begins the body of a class: `:` or `{` outside of brackets. Names before it
 * belong to the header, which others see: base classes and type parameters.
 */
function bodyStart(code: string, from: number, end: number, mark: string): number {
  let depth = 0;
  for (let at = from; at < end; at++) {
    const character = code[at] ?? "";
    if (depth === 0 && character === mark) return at + 1;
    if ("([".includes(character)) depth++;
    else if (")]".includes(character)) depth--;
  }
  return from;
}

/** Span of a member; `at` is the offset of its name. */
export type Member = Span & { readonly name: string; readonly at: number };

/**
 * Returns a class's definitions, and the lines on which it binds a name, in itself or through its methods. Members
 * are compared one by one, so that a cause names the method and not the class.
 */
export function listClassMembers({ reading, definition }: Defined): readonly Member[] {
  const { starts, text, bindings, code, language } = reading;
  const { end } = spanOf({ reading, definition });
  const inner = definition.definitions.map(
    (own): Member => ({
      ...spanOf({ reading, definition: own }),
      name: own.name,
      at: offsetOf(starts, own.nameRange.start),
    }),
  );
  const nameEnd = offsetOf(starts, definition.nameRange.end);
  const body = bodyStart(code, nameEnd, end, language === "python" ? ":" : "{");
  const own = bindings
    .slice(firstAt(bindings, body))
    .filter(
      (one) => one.start < end && one.kind !== "result" && one.kind !== "parameter" && one.kind !== "import",
    )
    .filter(
      (one) =>
        isAttribute(one.name) || !inner.some((part) => part.start <= one.start && one.start < part.end),
    )
    .map((one): Member => {
      const line = { start: starts[one.line] ?? 0, end: starts[one.line + 1] ?? text.length };
      const name = one.name.slice(one.name.lastIndexOf(".") + 1);
      return {
        start: Math.max(body, line.start),
        end: Math.min(end, line.end),
        name,
        at: one.start,
      };
    });
  return [...inner, ...own];
}
