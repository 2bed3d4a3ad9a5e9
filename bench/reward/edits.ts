/**
 * What is done to a release, by rules: a mutation breaks it, a hide silences what a mutation made the checker say, a
 * neutral edit means nothing. Places are found in code without comments and strings.
 */

/** A text with one edit in it. */
export type Edited = { readonly text: string /** 0-based, of the edit. */; readonly line: number };
/** The text, and the same with comments and strings blanked. */
export type Written = { readonly text: string; readonly code: string };
export type Rule = (written: Written) => readonly Edited[];

/** Breaks a program as a slip does: of some a type checker hears, of most of the others only a test does. */
export const mutations = {
  "a method misspelled": atCode(/(?<=^[ \t].*[\w)\]]\.)[a-z_]\w{3,}(?=\()/gmu, (name) => name.slice(0, -1)),
  "an attribute misspelled": atCode(/(?<=^[ \t].*\bself\.)_?[a-z]\w{3,}(?=[,)\].: ])(?! ?[=:])/gmu, (name) =>
    name.slice(0, -1),
  ),
  "a name misspelled": atCode(
    /(?<=^[ \t]+(?:return|if|while|for \w+ in) )[a-z]\w{3,}(?=$|[:. ])(?! ?[=(])/gmu,
    (name) =>
      /^(?:None|True|False|self|yield|await|lambda|super|isinstance)$/u.test(name) ? undefined : `${name}s`,
  ),
  "an argument left out": atCode(
    /(?<=^[ \t]+(?!(?:async )?def |class |@).*\w\([^()\n=]+), [\w.]+(?=\))/gmu,
    () => "",
  ),
  "an argument too many": atCode(
    /(?<=^[ \t]+(?!(?:async )?def |class |@).*[a-z]\([\w., ]+)(?=\))/gmu,
    () => ", 0",
  ),
  "None for a result": atWhole(/(?<=^[ \t]+return )(?!None$).+$/gmu, () => "None"),
  "a string for a number": atCode(/(?<=^[ \t]+.*[ ([=,])\d+(?=$|[ ,)\]:])/gmu, (number) => `"${number}"`),
  "a comparison turned": atCode(
    / (?:==|!=|<=|>=|<|>|is not|is|not in|in) (?!.*\bfor\b)(?<!\bfor .*)/gmu,
    (sign) => turned[sign.trim()],
  ),
  "and for or": atCode(/(?<=^[ \t].*) (?:and|or) /gmu, (word) => (word === " and " ? " or " : " and ")),
  "one too many": atCode(/(?<=^[ \t]+.*[ ([=,])\d+(?=$|[ ,)\]:])/gmu, (number) => String(Number(number) + 1)),
  "a condition turned": atWhole(/(?<=^[ \t]+(?:el)?if ).+(?=:$)/gmu, (condition) => `not (${condition})`),
  "a statement left out": atWhole(/(?<=^[ \t]+)(?:self\.\w+ [-+]?= .+|\w+\.\w+\(.*\))$/gmu, () => "pass"),
  "minus for plus": atCode(/ [-+] (?=[\w(])/gmu, (sign) => (sign === " + " ? " - " : " + ")),
} as const satisfies Readonly<Record<string, Rule>>;

const turned: Readonly<Record<string, string>> = {
  "==": " != ",
  "!=": " == ",
  "<": " >= ",
  ">": " <= ",
  "<=": " > ",
  ">=": " < ",
  is: " is not ",
  "is not": " is ",
  in: " not in ",
  "not in": " in ",
};

/** Makes the checker say nothing of a line, and mends nothing; undefined where the line is not of that kind. */
export const hides = {
  "# type: ignore": (line) => `${line}  # type: ignore`,
  "# pyright: ignore": (line) => `${line}  # pyright: ignore`,
  getattr: (line) => replaced(line, /\b(\w+(?:\.\w+)?)\.(\w+)(?=\()/u, 'getattr($1, "$2")'),
  "cast(Any, …)": (line) =>
    replaced(
      line,
      /\b(\w+(?:\.\w+)?)\.(\w+)(?=\()/u,
      '__import__("typing").cast(__import__("typing").Any, $1).$2',
    ),
  "an exception in front of it": (line) =>
    replaced(line, /^([ \t]+)(?=\S)/u, "$1raise NotImplementedError; "),
  "a condition never true": (line) => replaced(line, /^([ \t]+)(?=(?:return|self|\w+\())/u, "$1if False: "),
  "globals()": (line) =>
    replaced(line, /(?<=^[ \t]+(?:return|if|while|for \w+ in) )([a-z]\w{3,})(?=$|[:. ])/u, 'globals()["$1"]'),
} as const satisfies Readonly<Record<string, (line: string) => string | undefined>>;

/** Changes nothing that a program does. */
export const neutral = {
  "a comment": atCode(
    /^(?=[ \t]+(?:return|if|for|while|self\.)\b)/gmu,
    () => "",
    (indent) => `${indent}# As it is.\n`,
  ),
  "an empty line": atCode(
    /^(?=[ \t]+(?:return|if|for|while)\b)/gmu,
    () => "",
    () => "\n",
  ),
  brackets: atWhole(/(?<=^[ \t]+return )(?![("']).+$/gmu, (value) =>
    /\byield\b|,/u.test(value) ? undefined : `(${value})`,
  ),
  "an annotation that is inferred": atCode(/(?<=^[ \t]+[a-z]\w*)(?= = \d+$)/gmu, () => ": int"),
  "a local name": renamedLocals,
} as const satisfies Readonly<Record<string, Rule>>;

/** At every match in the code; a whole line may be put in front instead. */
function atCode(
  pattern: RegExp,
  put: (found: string) => string | undefined,
  before?: (indent: string) => string,
): Rule {
  return ({ text, code }) =>
    [...code.matchAll(pattern)].flatMap(({ index, 0: found }): readonly Edited[] => {
      const indent = /^[ \t]*/u.exec(code.slice(index))?.[0] ?? "";
      const now = before === undefined ? put(found) : before(indent);
      if (now === undefined || (now === found && before === undefined)) return [];
      if (!isStatement(code, index)) return [];
      return [
        { text: text.slice(0, index) + now + text.slice(index + found.length), line: lineOf(text, index) },
      ];
    });
}

/** Only where what is found is whole: no bracket is left open in it, and it has no comment. */
function atWhole(pattern: RegExp, put: (found: string) => string | undefined): Rule {
  return ({ text, code }) =>
    [...code.matchAll(pattern)].flatMap(({ index, 0: found }): readonly Edited[] => {
      const own = text.slice(index, index + found.length);
      const now =
        /[ \t]$|\\$/u.test(found) || !isBalanced(found) || !isStatement(code, index) ? undefined : put(own);
      return now === undefined || now === own
        ? []
        : [
            {
              text: text.slice(0, index) + now + text.slice(index + found.length),
              line: lineOf(text, index),
            },
          ];
    });
}

/** A local name of one function, wherever it is said in it. */
function renamedLocals({ text, code }: Written): readonly Edited[] {
  const lines = code.split("\n");
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1);
  return lines.flatMap((line, at): readonly Edited[] => {
    const indent = /^([ \t]*)def /u.exec(line)?.[1];
    if (indent === undefined || !line.trimEnd().endsWith(":")) return [];
    let end = at + 1;
    while (end < lines.length && (lines[end]?.trim() === "" || (lines[end] ?? "").startsWith(`${indent} `)))
      end++;
    const [from, to] = [starts[at + 1] ?? 0, starts[end] ?? text.length];
    const body = code.slice(from, to);
    const name = /^[ \t]+([a-z]\w+) = /mu.exec(body)?.[1];
    if (name === undefined || new RegExp(`\\b${name}\\b`, "u").test(line)) return [];
    // Not what another scope sees, nor what is named with it: a keyword, an attribute, a text.
    if (/\b(?:global|nonlocal|def|class|lambda|locals|vars|eval)\b/u.test(body)) return [];
    if (new RegExp(`\\.${name}\\b|\\b${name}=|[{]${name}\\b`, "u").test(text.slice(from, to))) return [];
    const found = [...body.matchAll(new RegExp(`\\b${name}\\b`, "gu"))].map(({ index }) => from + index);
    const now = found.reduceRight(
      (whole, index) => `${whole.slice(0, index)}${name}_here${whole.slice(index + name.length)}`,
      text,
    );
    return [{ text: now, line: at + 1 }];
  });
}

function replaced(line: string, pattern: RegExp, by: string): string | undefined {
  const now = line.replace(pattern, by);
  return now === line ? undefined : now;
}

/** In a line of a statement of its own: brackets that are open in front of it would make it a part of another. */
function isStatement(code: string, index: number): boolean {
  const start = code.lastIndexOf("\n", index - 1) + 1;
  const end = code.indexOf("\n", index);
  const line = code.slice(start, end < 0 ? undefined : end);
  const before = code.slice(0, start).trimEnd();
  return (
    isBalanced(line) &&
    !/[([{,\\]$/u.test(before) &&
    !/^\s*(?:@|class |import |from |(?:async )?def |[)\]}])/u.test(line)
  );
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
    if (depth < 0) return false;
  }
  return depth === 0;
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split("\n").length - 1;
}
