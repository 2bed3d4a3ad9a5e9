/** What has a type in TypeScript, and what has none, as far as words and brackets tell. */

export type Typed = {
  readonly offset: number;
  /** "parameter x", "result", "variable x"; what is taken apart is counted: "parameter 2". */
  readonly what: string;
  readonly isTyped: boolean;
};

/**
 * Of code without comments and strings: parameters and results of functions and methods that have a name, variables and
 * fields. A function that is an argument has its types from what it is given to.
 */
export function typesInScript(code: string): readonly Typed[] {
  return [...functionTypes(code), ...variableTypes(code)];
}

const modifiers = String.raw`(?:(?:export|default|declare|public|private|protected|static|abstract|override|readonly|accessor|async|get|set)\s+)`;
const word = String.raw`#?[\p{L}_$][\p{L}\p{N}_$]*`;
/** What stands before the parameters: a function, a method at the start of its line, or an arrow that gets a name. */
const beforeParameters = new RegExp(
  String.raw`(?:\bfunction\s*\*?\s*(?:${word})?|^\s*${modifiers}*\*?\s*(?!function\b)(?<method>${word})|(?<arrow>(?<![=!<>])=)\s*(?:async\s*)?)\s*(?:<[^()]{0,200}>)?\s*$`,
  "u",
);
const notMethods = /^(?:await|catch|do|else|for|if|new|return|super|switch|throw|typeof|while|with|yield)$/u;
/** What stands before and behind parameters is not longer. */
const aroundMax = 400;

function functionTypes(code: string): readonly Typed[] {
  return parentheses(code).flatMap(({ open, close }): readonly Typed[] => {
    const line =
      code
        .slice(Math.max(0, open - aroundMax), open)
        .split(/[\r\n]/u)
        .at(-1) ?? "";
    const head = beforeParameters.exec(line);
    if (head === null) return [];
    const { method, arrow } = head.groups ?? {};
    if (method !== undefined && notMethods.test(method)) return [];
    const behind = code.slice(close + 1, close + 1 + aroundMax);
    const isFunction = arrow === undefined ? /^\s*[:{]/u.test(behind) : /^\s*(?:=>|:[^;]*?=>)/u.test(behind);
    if (!isFunction) return [];
    const hasNoResult = method === "constructor" || /\bset\s+\S+$/u.test(head[0].trimEnd());
    return [
      ...parameters(code, open, close),
      ...(hasNoResult ? [] : [{ offset: close, what: "result", isTyped: /^\s*:/u.test(behind) }]),
    ];
  });
}

/** All pairs of parentheses, in the order in which they close. */
function parentheses(code: string): readonly { readonly open: number; readonly close: number }[] {
  const pairs: { open: number; close: number }[] = [];
  const opened: number[] = [];
  for (const { 0: mark, index } of code.matchAll(/[()]/gu)) {
    if (mark === "(") opened.push(index);
    else {
      const open = opened.pop();
      if (open !== undefined) pairs.push({ open, close: index });
    }
  }
  return pairs;
}

/** Nobody reads a longer list. */
const parametersMax = 5_000;

function parameters(code: string, open: number, close: number): readonly Typed[] {
  if (close - open > parametersMax) return [];
  return parts(code.slice(open + 1, close)).flatMap(({ text, start }, index): readonly Typed[] => {
    const own = text.replace(/^\s*(?:@[\p{L}_$.]+(?:\([^()]*\))?\s*)*/u, "");
    const name = new RegExp(String.raw`^${modifiers}*(?:\.\.\.)?(${word})\s*\??\s*(:|=|$)`, "u").exec(own);
    const offset = open + 1 + start;
    if (name !== null)
      return name[1] === "this" ? [] : [{ offset, what: `parameter ${name[1]}`, isTyped: name[2] === ":" }];
    const isTakenApart = /^(?:\.\.\.)?[{[]/u.test(own);
    const what = `parameter ${index + 1}`;
    return isTakenApart ? [{ offset, what, isTyped: /^[^=]*[}\]]\s*:/u.test(own) }] : [];
  });
}

/** At commas that no bracket is around. */
function parts(list: string): readonly { readonly text: string; readonly start: number }[] {
  const found: { text: string; start: number }[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at <= list.length; at++) {
    const mark = list[at] ?? ",";
    if ("([{<".includes(mark)) depth++;
    else if (")]}".includes(mark) || (mark === ">" && list[at - 1] !== "=")) depth--;
    else if (mark === "," && (depth === 0 || at === list.length)) {
      found.push({ text: list.slice(start, at), start });
      start = at + 1;
    }
  }
  return found.filter(({ text }) => text.trim() !== "");
}

const declared = new RegExp(
  String.raw`(?<![\p{L}\p{N}_$.])(?:const|let|var)\s+(?<name>${word})\s*!?\s*(?<mark>:|=(?!=)|;)`,
  "gu",
);
/** With a modifier; or, as a key of an object could look the same, with a value. */
const field = new RegExp(
  String.raw`^[ \t]*(?:${modifiers}+(?<name>${word})\s*[?!]?\s*(?<mark>:|=(?![=>])|;)|(?<other>${word})\s*(?<typed>:[^=;,(){}\r\n]{1,200})?=(?![=>]))`,
  "gmu",
);

function variableTypes(code: string): readonly Typed[] {
  const variables = [...code.matchAll(declared), ...code.matchAll(field)];
  return variables.map(({ index, groups = {} }) => ({
    offset: index,
    what: `variable ${groups["name"] ?? groups["other"]}`,
    isTyped: groups["mark"] === ":" || groups["typed"] !== undefined,
  }));
}
