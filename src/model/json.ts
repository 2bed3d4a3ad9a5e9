/** JSON that can be hashed: one text per value (RFC 8785), and a reader that accepts only what has one meaning. */
import canonicalize from "canonicalize";

/** Deeper values are neither written nor read, so what `canonical` writes `parseStrict` can read. */
export const depthMax = 128;

/**
 * The RFC 8785 text of a plain value. Throws, and names the place, on what JSON cannot say: undefined, functions,
 * symbols, bigints, NaN, infinities, lone surrogates, objects that are not plain, cycles and depth over `depthMax`.
 */
export function canonical(value: unknown): string {
  assertPlain(value, "", 0);
  const text = canonicalize(value);
  if (text === undefined) throw refusal("undefined", "");
  return text;
}

function assertPlain(value: unknown, pointer: string, depth: number): void {
  if (value === null || typeof value === "boolean") return;
  if (typeof value === "string") {
    assertWellFormed(value, pointer);
    return;
  }
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw refusal(String(value), pointer);
    return;
  }
  if (typeof value !== "object") throw refusal(typeof value, pointer);
  if (depth >= depthMax) throw refusal(`a depth over ${depthMax}, or a cycle,`, pointer);
  if (Array.isArray(value)) {
    // Not forEach: it passes over the holes of a sparse array.
    for (let index = 0; index < value.length; index++)
      assertPlain(value[index], `${pointer}/${index}`, depth + 1);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw refusal("an object with a prototype of its own", pointer);
  if (Object.getOwnPropertySymbols(value).length > 0) throw refusal("a symbol as key", pointer);
  for (const [key, member] of Object.entries(value)) {
    assertWellFormed(key, pointer);
    // The canonicalizer asks every object for toJSON; as data it is a member like any other.
    if (typeof member === "function") throw refusal("a function", `${pointer}/${key}`);
    assertPlain(member, `${pointer}/${key}`, depth + 1);
  }
}

function assertWellFormed(text: string, pointer: string): void {
  if (!text.isWellFormed()) throw refusal("a lone surrogate", pointer);
}

function refusal(what: string, pointer: string): NotJson {
  return new NotJson(
    `JSON cannot say ${what} at ${pointer === "" ? "the top" : JSON.stringify(pointer)}`,
    pointer,
  );
}

/** Error of `canonical`. The pointer leads into the value. Its keys are raw: a slash in a key is not escaped. */
export class NotJson extends Error {
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

export type Parsed =
  | { readonly kind: "value"; readonly value: unknown }
  | {
      readonly kind: "invalid";
      readonly message: string;
      /** 0-based, in UTF-16 code units. */
      readonly offset: number;
      /** 1-based, both; `column` in UTF-16 code units. */
      readonly line: number;
      readonly column: number;
    };

/**
 * Reads JSON that will be hashed or trusted. Beyond JSON's grammar it refuses what readers disagree about: duplicate
 * keys, lone surrogates (raw or escaped), numbers beyond the safe integers or that vanish to zero, depth over
 * `depthMax`, a byte order mark. "-0" is read as -0, which `canonical` writes as 0.
 */
export function parseStrict(text: string): Parsed {
  const scanner = new Scanner(text);
  try {
    scanner.document();
  } catch (problem) {
    if (!(problem instanceof Refused)) throw problem;
    return { kind: "invalid", message: problem.message, ...placeOf(text, problem.offset) };
  }
  return { kind: "value", value: JSON.parse(text) };
}

function placeOf(text: string, offset: number): { offset: number; line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
  return { offset, line: before.split(/\r\n|[\r\n]/u).length, column: offset - lineStart + 1 };
}

class Refused extends Error {
  readonly offset: number;
  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Checks only; the value comes from JSON.parse. Recursion is bounded by `depthMax`. */
class Scanner {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  document(): void {
    this.space();
    this.value(0);
    this.space();
    if (this.at < this.text.length) this.refuse("text after the value");
  }

  private value(depth: number): void {
    const next = this.text[this.at];
    const word = ["true", "false", "null"].find((known) => this.text.startsWith(known, this.at));
    if (next === "{") this.object(depth);
    else if (next === "[") this.array(depth);
    else if (next === '"') this.string();
    else if (word !== undefined) this.at += word.length;
    else this.number();
  }

  private object(depth: number): void {
    this.enter(depth);
    const keys = new Set<string>();
    if (this.closes("}")) return;
    for (;;) {
      this.space();
      const start = this.at;
      if (this.text[this.at] !== '"') this.refuse("a key is missing");
      const key = this.string();
      if (keys.has(key))
        this.refuse(`the key ${JSON.stringify(key.slice(0, 80))} twice in one object`, start);
      keys.add(key);
      this.space();
      this.expect(":");
      this.space();
      this.value(depth + 1);
      if (this.closes("}")) return;
      this.expect(",");
    }
  }

  private array(depth: number): void {
    this.enter(depth);
    if (this.closes("]")) return;
    for (;;) {
      this.space();
      this.value(depth + 1);
      if (this.closes("]")) return;
      this.expect(",");
    }
  }

  private enter(depth: number): void {
    if (depth >= depthMax) this.refuse(`depth over ${depthMax}`);
    this.at++;
  }

  private closes(bracket: string): boolean {
    this.space();
    if (this.text[this.at] !== bracket) return false;
    this.at++;
    return true;
  }

  /**
   * Scans character by character: a regular expression would keep a backtracking position for every character of a long
   * string.
   */
  private string(): string {
    const start = this.at;
    for (this.at++; this.text[this.at] !== '"'; this.at++) {
      const unit = this.text.charCodeAt(this.at);
      if (Number.isNaN(unit)) this.refuse("a string without an end", start);
      if (unit < 0x20) this.refuse("an unescaped control character");
      if (unit === backslash) this.escape();
    }
    this.at++;
    const value = JSON.parse(this.text.slice(start, this.at)) as string;
    if (!value.isWellFormed()) this.refuse("a lone surrogate", start);
    return value;
  }

  private escape(): void {
    const next = this.text[this.at + 1] ?? "";
    const isHex = next === "u" && /^[0-9a-fA-F]{4}$/u.test(this.text.slice(this.at + 2, this.at + 6));
    if (!isHex && !'"\\/bfnrt'.includes(next || "?")) this.refuse("a bad escape");
    this.at += isHex ? 5 : 1;
  }

  private number(): void {
    const start = this.at;
    numberPattern.lastIndex = start;
    const found = numberPattern.exec(this.text)?.[0];
    if (found === undefined)
      this.refuse(start < this.text.length ? "a value is missing" : "the text ends too early");
    this.at += found.length;
    const value = Number(found);
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) this.refuse("a number beyond the safe integers", start);
    if (value === 0 && /[1-9]/u.test(found.split(/e/iu)[0] ?? ""))
      this.refuse("a number too close to zero", start);
  }

  private space(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  private expect(character: string): void {
    if (this.text[this.at] !== character) this.refuse(`"${character}" was expected`);
    this.at++;
  }

  private refuse(message: string, offset = this.at): never {
    throw new Refused(message, offset);
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;
}

const backslash = 0x5c;
const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/**
 * True if two values are the same JSON. Members may be in any order, and values that JSON cannot express are left out.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  return canonical(JSON.parse(JSON.stringify(one))) === canonical(JSON.parse(JSON.stringify(other)));
}

/**
 * Returns an own member of an unchecked value, or undefined. A text from outside never reaches a prototype. `Shape` is
 * what a protocol promises of the value; the caller must check that the value keeps the promise.
 */
export function readMember<Shape extends object = Readonly<Record<string, unknown>>>(
  value: unknown,
  name: keyof Shape & string,
): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Replaces each lone surrogate by U+FFFD. Only string values can come from outside; the keys are ours. */
export function makeWellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(makeWellFormed);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, makeWellFormed(member)]));
}

/** Extends a JSON Pointer (RFC 6901) by one key. */
export function pointerTo(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Returns the value at a JSON Pointer; undefined if there is none. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((one, key) => readMember(one, key.replaceAll("~1", "/").replaceAll("~0", "~")), value);
}
