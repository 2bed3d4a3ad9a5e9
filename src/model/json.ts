/**
 * Writes and reads JSON that can be hashed: each value has one text (RFC 8785), and each accepted text has one meaning.
 */
import canonicalize from "canonicalize";

/** Maximum depth of values. `canonical` and `parseStrict` share the limit, so every written text can be read. */
export const depthMax = 128;

/**
 * Returns the RFC 8785 text of a plain value, the input of every hash. `JSON.stringify` drops or changes values that
 * JSON cannot express, and two different values would then share a hash. So this throws NotJson, with the place, on
 * undefined, functions, symbols, bigints, NaN, infinities, lone surrogates, objects that are not plain, cycles and
 * depth over `depthMax`.
 */
export function canonical(value: unknown): string {
  assertPlain(value, "", 0);
  const text = canonicalize(value);
  if (text === undefined) throw refusal("undefined", "");
  return text;
}

/** Throws NotJson at the first place of a value that JSON cannot express. `pointer` is the place of the value. */
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
  if (depth >= depthMax) throw refusal(`more than ${depthMax} levels, or a cycle,`, pointer);
  if (Array.isArray(value)) {
    // forEach would skip the holes of a sparse array, which are undefined.
    for (let index = 0; index < value.length; index++)
      assertPlain(value[index], `${pointer}/${index}`, depth + 1);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw refusal("an instance of a class", pointer);
  if (Object.getOwnPropertySymbols(value).length > 0) throw refusal("a symbol as a key", pointer);
  for (const [key, member] of Object.entries(value)) {
    assertWellFormed(key, pointer);
    // The canonicalizer would call a member named `toJSON`. A function is no data, so it is refused here.
    if (typeof member === "function") throw refusal("a function", `${pointer}/${key}`);
    assertPlain(member, `${pointer}/${key}`, depth + 1);
  }
}

function assertWellFormed(text: string, pointer: string): void {
  if (!text.isWellFormed()) throw refusal("a lone surrogate", pointer);
}

function refusal(what: string, pointer: string): NotJson {
  return new NotJson(
    `JSON cannot express ${what} at ${pointer === "" ? "the top" : JSON.stringify(pointer)}`,
    pointer,
  );
}

/** Error of `canonical`. `pointer` is the place in the value, with raw keys: a slash in a key is not escaped. */
export class NotJson extends Error {
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** A parsed value, or why and where the text is refused. */
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
 * Reads JSON that will be hashed or trusted. In addition to JSON's grammar it refuses texts that other readers
 * understand differently: duplicate keys, lone surrogates (raw or escaped), numbers beyond the safe integers or too
 * close to zero, depth over `depthMax`, a byte order mark. Otherwise a check and a later reader could see different
 * values. "-0" is read as -0, which `canonical` writes as 0.
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

/** Checks a text without building a value, which comes from JSON.parse. `depthMax` limits the recursion. */
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
    if (this.at < this.text.length) this.refuse("text follows the value");
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
        this.refuse(`one object has the key ${JSON.stringify(key.slice(0, 80))} twice`, start);
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
    if (depth >= depthMax) this.refuse(`the value has more than ${depthMax} levels`);
    this.at++;
  }

  private closes(bracket: string): boolean {
    this.space();
    if (this.text[this.at] !== bracket) return false;
    this.at++;
    return true;
  }

  /**
   * Scans a string character by character. A regular expression would keep a backtracking position for every character
   * of a long string.
   */
  private string(): string {
    const start = this.at;
    for (this.at++; this.text[this.at] !== '"'; this.at++) {
      const unit = this.text.charCodeAt(this.at);
      if (Number.isNaN(unit)) this.refuse("a string has no end", start);
      if (unit < 0x20) this.refuse("a string has an unescaped control character");
      if (unit === backslash) this.escape();
    }
    this.at++;
    const value = JSON.parse(this.text.slice(start, this.at)) as string;
    if (!value.isWellFormed()) this.refuse("a string has a lone surrogate", start);
    return value;
  }

  private escape(): void {
    const next = this.text[this.at + 1] ?? "";
    const isHex = next === "u" && /^[0-9a-fA-F]{4}$/u.test(this.text.slice(this.at + 2, this.at + 6));
    if (!isHex && !'"\\/bfnrt'.includes(next || "?")) this.refuse("an escape is not valid");
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
    if (Math.abs(value) > Number.MAX_SAFE_INTEGER) this.refuse("a number is beyond the safe integers", start);
    if (value === 0 && /[1-9]/u.test(found.split(/e/iu)[0] ?? ""))
      this.refuse("a number is too close to zero", start);
  }

  private space(): void {
    while (isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  private expect(character: string): void {
    if (this.text[this.at] !== character) this.refuse(`"${character}" is missing`);
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
 * True if two values are the same JSON. The order of members does not count, and members that JSON cannot express, such
 * as undefined, are ignored. For example, compares a pin of head with base's.
 */
export function isSameJson(one: unknown, other: unknown): boolean {
  return canonical(JSON.parse(JSON.stringify(one))) === canonical(JSON.parse(JSON.stringify(other)));
}

/**
 * Returns an own member of an unchecked value, or undefined. So a foreign text such as `__proto__` never reads a
 * prototype. `Shape` only names the members that a protocol defines; the caller must still check the type of the
 * result.
 */
export function readMember<Shape extends object = Readonly<Record<string, unknown>>>(
  value: unknown,
  name: keyof Shape & string,
): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/**
 * Replaces each lone surrogate in the strings of a value by U+FFFD, because `canonical` refuses them. A server's
 * message can contain one. Keys are not changed, since Lanser writes them.
 */
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

/** Returns the value at a JSON Pointer (RFC 6901); undefined if there is none. Arrays are read by index. */
export function valueAtPointer(value: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((one, key) => readMember(one, key.replaceAll("~1", "/").replaceAll("~0", "~")), value);
}
