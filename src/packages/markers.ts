/**
 * Evaluates environment markers of requirements (PEP 508) without running Python. A package whose marker is false is
 * not needed here, so it is not missing.
 */
import { allowsPython } from "./python-version.ts";

/** Environment of markers. `python` is a release, "3.12.1"; null if it is not known. */
export type MarkerEnvironment = { readonly python: string | null };

const lengthMax = 2_000;
const depthMax = 20;

/**
 * Returns whether a marker such as `python_version < "3.11"` holds. Undefined if it depends on unknown facts or cannot
 * be parsed: the package then counts as perhaps needed.
 */
export function matchesMarker(marker: string, environment: MarkerEnvironment): boolean | undefined {
  if (marker.length > lengthMax) return undefined;
  const words = wordsOf(marker);
  if (words === undefined) return undefined;
  const reader = { words, at: 0 };
  const holds = anyOf(reader, environment, 0);
  return reader.at === words.length ? holds?.value : undefined;
}

/** Splits a marker into its tokens. Undefined if a part of the text is no token, since the rest cannot be trusted. */
function wordsOf(marker: string): readonly string[] | undefined {
  const token = /\s*("[^"]*"|'[^']*'|[()]|===|==|!=|<=|>=|~=|<|>|[A-Za-z_.]+)\s*/uy;
  const words: string[] = [];
  while (token.lastIndex < marker.length) {
    const word = token.exec(marker)?.[1];
    if (word === undefined) return undefined;
    words.push(word);
  }
  return words;
}

type Reader = { readonly words: readonly string[]; at: number };
/** Result of a part of a marker; undefined if the part cannot be parsed. `value` is undefined if it is not known. */
type PartResult = { readonly value: boolean | undefined } | undefined;

function anyOf(reader: Reader, environment: MarkerEnvironment, depth: number): PartResult {
  return joined(reader, "or", true, () =>
    joined(reader, "and", false, () => one(reader, environment, depth)),
  );
}

/**
 * Reads parts that `word` joins ("and" or "or"). `decisive` is the value that decides the result alone: true for "or",
 * false for "and". So an unknown part makes the result unknown only if it matters.
 */
function joined(reader: Reader, word: string, decisive: boolean, read: () => PartResult): PartResult {
  const values: (boolean | undefined)[] = [];
  for (;;) {
    const next = read();
    if (next === undefined) return undefined;
    values.push(next.value);
    if (reader.words[reader.at] !== word) break;
    reader.at += 1;
  }
  if (values.includes(decisive)) return { value: decisive };
  return { value: values.includes(undefined) ? undefined : !decisive };
}

/** Reads one comparison, or a marker in parentheses. The depth is limited, because anybody can write a marker. */
function one(reader: Reader, environment: MarkerEnvironment, depth: number): PartResult {
  if (depth > depthMax) return undefined;
  if (reader.words[reader.at] === "(") {
    reader.at += 1;
    const inner = anyOf(reader, environment, depth + 1);
    if (reader.words[reader.at] !== ")") return undefined;
    reader.at += 1;
    return inner;
  }
  const left = operand(reader);
  const operator = operatorOf(reader);
  const right = operand(reader);
  if (left === undefined || operator === undefined || right === undefined) return undefined;
  return { value: compared(left, operator, right, environment) };
}

type Operand = { readonly kind: "text" | "variable"; readonly name: string };

function operand(reader: Reader): Operand | undefined {
  const word = reader.words[reader.at];
  if (word === undefined) return undefined;
  reader.at += 1;
  if (/^["']/u.test(word)) return { kind: "text", name: word.slice(1, -1) };
  return /^[A-Za-z_]/u.test(word) ? { kind: "variable", name: word } : undefined;
}

/** Reads the operator of a comparison. It is one token, except `not in`. Undefined for another token: not a marker. */
function operatorOf(reader: Reader): string | undefined {
  const [word, after] = reader.words.slice(reader.at, reader.at + 2);
  if (word === "not" && after === "in") {
    reader.at += 2;
    return "not in";
  }
  reader.at += 1;
  return word !== undefined && (word === "in" || /^[<>=!~]/u.test(word)) ? word : undefined;
}

const isMirrored: Readonly<Record<string, string>> = { "<": ">", ">": "<", "<=": ">=", ">=": "<=" };

/**
 * Evaluates one comparison; one of its sides must be a variable. Undefined if the value of the variable is not known
 * here. Versions of Python are compared as versions, because "3.9" is less than "3.10".
 */
function compared(
  left: Operand,
  operator: string,
  right: Operand,
  environment: MarkerEnvironment,
): boolean | undefined {
  if (left.kind === right.kind) return undefined;
  const [variable, text] = left.kind === "variable" ? [left.name, right.name] : [right.name, left.name];
  if (/^python_(?:full_)?version$/u.test(variable)) {
    const { python } = environment;
    if (python === null) return undefined;
    const version = variable === "python_version" ? python.split(".").slice(0, 2).join(".") : python;
    if (operator === "in" || operator === "not in") {
      return left.kind === "variable"
        ? text.split(/[\s,]+/u).includes(version) === (operator === "in")
        : undefined;
    }
    const bound = left.kind === "variable" ? operator : (isMirrored[operator] ?? operator);
    return allowsPython(`${bound}${text}`, version);
  }
  const value = Object.hasOwn(values, variable) ? values[variable as keyof typeof values] : undefined;
  if (value === undefined) return undefined;
  switch (operator) {
    case "==":
    case "===":
      return value === text;
    case "!=":
      return value !== text;
    case "in":
      return left.kind === "variable" ? text.includes(value) : value.includes(text);
    case "not in":
      return left.kind === "variable" ? !text.includes(value) : !value.includes(text);
    default:
      return undefined;
  }
}

/**
 * Values of the variables of markers. Lanser runs on Linux and does not search packages of other Python implementations
 * than CPython. `extra` is empty, because no extra is requested here.
 */
const values = {
  os_name: "posix",
  sys_platform: "linux",
  "sys.platform": "linux",
  "os.name": "posix",
  platform_system: "Linux",
  implementation_name: "cpython",
  platform_python_implementation: "CPython",
  extra: "",
} as const;
