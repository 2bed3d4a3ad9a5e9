/** Python's function headers and annotated names, as far as words and brackets tell. */
import type { Statement } from "./statements.ts";

export type Signature = {
  /** What stands between the parentheses. */
  readonly parameters: string;
  readonly hasResult: boolean;
};

export type Parameter = {
  readonly name: string;
  /** 1 for `*args`, 2 for `**kwargs`. */
  readonly stars: number;
  /** Null for none; a quoted one is blank. */
  readonly annotation: string | null;
};

/** Of the code of a statement; undefined when that is no function header. */
export function signatureOf(code: string): Signature | undefined {
  const start = /^(?:async\s+)?def\s+[\p{L}\p{N}_]+\s*/u.exec(code);
  if (start === null) return undefined;
  const open = code.indexOf("(", start[0].length);
  const close = open < 0 ? -1 : closingOf(code, open);
  if (close < 0) return undefined;
  return { parameters: code.slice(open + 1, close), hasResult: /^\s*->/u.test(code.slice(close + 1)) };
}

export function parametersOf(parameters: string): readonly Parameter[] {
  return splitAtCommas(parameters).flatMap((part) => {
    const found = /^\s*(\*{0,2})\s*([\p{L}_][\p{L}\p{N}_]*)\s*(?::([^=]*))?/u.exec(part);
    const [, stars = "", name = "", annotation] = found ?? [];
    return found === null ? [] : [{ name, stars: stars.length, annotation: annotation?.trim() ?? null }];
  });
}

/** Which of `*args` and `**kwargs` a function header has that may be anything, under those names. */
export function anythingGoes(code: string): readonly string[] {
  return parametersOf(signatureOf(code)?.parameters ?? "")
    .filter(({ stars }) => stars > 0)
    .filter(({ annotation }) => annotation === null || /^(?:object|(?:\w+\.)?Any)$/u.test(annotation))
    .map(({ stars }) => (stars === 1 ? "*args" : "**kwargs"));
}

export type Annotations = {
  /** What has a type, and what stands there without one: "parameter x", "result", "variable self.x". */
  readonly annotated: ReadonlySet<string>;
  readonly bare: ReadonlySet<string>;
  /** `*args` and `**kwargs` of function headers, where those may be anything. */
  readonly anything: ReadonlySet<string>;
};

export function annotationsIn(statements: readonly Statement[]): Annotations {
  const annotated = new Set<string>();
  const bare = new Set<string>();
  const anything = new Set<string>();
  for (const { code } of statements) {
    const signature = signatureOf(code);
    if (signature !== undefined) {
      for (const { name, annotation } of parametersOf(signature.parameters))
        (annotation === null ? bare : annotated).add(`parameter ${name}`);
      for (const name of anythingGoes(code)) anything.add(name);
      (signature.hasResult ? annotated : bare).add("result");
      continue;
    }
    const variable = /^((?:self\.|cls\.)?[\p{L}_][\p{L}\p{N}_]*)\s*(:|=(?!=))/u.exec(code);
    const [, name = "", mark] = variable ?? [];
    if (variable !== null && !startsWithKeyword(code))
      (mark === ":" ? annotated : bare).add(`variable ${name}`);
  }
  return { annotated, bare, anything };
}

/** Whether a statement is not an expression, an assignment or an annotation. */
export function startsWithKeyword(code: string): boolean {
  return keywords.test(code);
}

const keywords =
  /^(?:async|await|assert|class|def|del|elif|else|except|finally|for|from|global|if|import|lambda|nonlocal|not|pass|raise|return|try|while|with|yield)\b/u;

function splitAtCommas(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    const mark = list[at] ?? ",";
    if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark)) depth--;
    else if (mark === "," && (depth === 0 || at === list.length)) {
      parts.push(list.slice(start, at));
      start = at + 1;
    }
  }
  return parts;
}

/** The bracket that closes the one at `open`, or -1. */
function closingOf(code: string, open: number): number {
  let depth = 0;
  for (let at = open; at < code.length; at++) {
    const mark = code[at] ?? "";
    if ("([{".includes(mark)) depth++;
    else if (")]}".includes(mark) && --depth === 0) return at;
  }
  return -1;
}
