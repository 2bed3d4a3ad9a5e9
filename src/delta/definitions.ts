/**
 * Where a name is defined, from tokens alone: no grammar, so it says no where it cannot tell. A use must never count
 * (`foo(a=1)`, `self.a`, `import a`): a wrong name that became another wrong name is a second mistake, no rename.
 */
import { isWord, type Token } from "./tokens.ts";

export function isDefinition(tokens: readonly Token[], at: number): boolean {
  const here = surroundings(tokens, at);
  return here !== undefined && rules.some((rule) => rule(here));
}

type Surroundings = {
  readonly previous: string;
  readonly beforePrevious: string;
  readonly next: string;
  readonly afterNext: string;
  readonly third: string;
  readonly isFirstOfLine: boolean;
  /** Texts of the tokens of its line. */
  readonly line: readonly string[];
  /** What it stands in: the bracket, and the texts on that bracket's line in front of it; null for none. */
  readonly bracket: () => Bracket | null;
};

type Bracket = { readonly text: string; readonly before: readonly string[] };

const functionWords = new Set(["def", "function", "fn", "func", "fun", "constructor"]);
const typeWords = new Set(["class", "interface", "enum", "struct", "trait", "type", "union", "record"]);
const selves = new Set(["self", "this", "cls"]);

const rules: readonly ((of: Surroundings) => boolean)[] = [
  ({ previous }) => functionWords.has(previous),
  // `struct Foo *p` in C uses a type; a definition goes on with its body, bases or parameters.
  ({ previous, next }) => typeWords.has(previous) && /^([{(:<=;[]|extends|implements|final|)$/u.test(next),
  // Go's methods: func (receiver T) name(
  ({ previous, next, line }) => line[0] === "func" && previous === ")" && next === "(",
  ({ previous, next, line }) => previous === "*" && next === "(" && line.includes("function"),
  // Not the casts of TypeScript and Rust.
  ({ previous, line }) =>
    previous === "as" && /^(import|from|with|async|except|export|use)$/u.test(line[0] ?? ""),
  ({ previous, next }) => previous === "for" && /^(in|of|,)$/u.test(next),
  ({ previous, next }) => previous === "lambda" && /^[:,=]$/u.test(next),
  ({ previous, next }) => /^(const|let|var|mut)$/u.test(previous) && /^([=:;,]|of|in|)$/u.test(next),
  ({ next, afterNext, bracket, previous }) =>
    next === "=" && afterNext === ">" && previous !== "." && bracket()?.text !== "[",
  ({ previous, next, afterNext, third }) =>
    previous === "(" && next === ")" && afterNext === "=" && third === ">",
  // An assignment; an attribute only of the object itself. In round brackets it would be a keyword argument.
  (of) => isTarget(of) && (of.next === "=" || (of.next === ":" && of.afterNext === "=")),
  // An annotation: the colon is not the end of its line, and what the name stands in defines.
  (of) => isTarget(of) && of.isFirstOfLine && of.next === ":" && of.afterNext !== "" && !isLiteral(of),
  (of) => isParameter(of),
];

function isTarget({ previous, beforePrevious, bracket, next, afterNext }: Surroundings): boolean {
  if (!/^[=:]$/u.test(next) || (next === "=" && afterNext === "=")) return false;
  const around = bracket();
  if (around !== null && around.text !== "{") return false;
  return previous === "." ? selves.has(beforePrevious) : true;
}

/** `{ name: value }` says what is given, unless the braces are those of a type. */
function isLiteral({ bracket }: Surroundings): boolean {
  return !(bracket()?.before ?? ["class"]).some((text) => typeWords.has(text));
}

function isParameter({ previous, next, bracket }: Surroundings): boolean {
  if (!/^[(,*&.]$/u.test(previous)) return false;
  const around = bracket();
  if (around?.text !== "(") return false;
  if (around.before.some((text) => functionWords.has(text))) return previous !== "." && next !== ".";
  return next === ":" && previous !== ".";
}

const bracketTokensMax = 400;
const closing: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };

function surroundings(tokens: readonly Token[], at: number): Surroundings | undefined {
  const token = tokens[at];
  if (token === undefined || !isWord(token.text)) return undefined;
  let first = at;
  while (tokens[first - 1]?.line === token.line) first--;
  let end = at + 1;
  while (tokens[end]?.line === token.line) end++;
  const on = (index: number): string => (index >= first && index < end ? (tokens[index]?.text ?? "") : "");
  // `==` is two marks that touch.
  const touches = tokens[at + 2]?.start === tokens[at + 1]?.end;
  return {
    previous: on(at - 1),
    beforePrevious: on(at - 2),
    next: on(at + 1),
    afterNext: on(at + 1) === "=" && !touches ? " " : on(at + 2),
    third: on(at + 3),
    isFirstOfLine: at === first || (at === first + 2 && selves.has(on(first))),
    line: tokens.slice(first, end).map(({ text }) => text),
    bracket: () => bracketAround(tokens, at),
  };
}

function bracketAround(tokens: readonly Token[], at: number): Bracket | null {
  const open: string[] = [];
  for (let index = at - 1; index >= Math.max(0, at - bracketTokensMax); index--) {
    const { text, line } = tokens[index] as Token;
    if (text in closing) open.push(text);
    else if (text === "(" || text === "[" || text === "{") {
      const match = open.pop();
      if (match !== undefined) continue;
      let first = index;
      while (tokens[first - 1]?.line === line) first--;
      return { text, before: tokens.slice(first, index).map((token) => token.text) };
    }
  }
  return null;
}
