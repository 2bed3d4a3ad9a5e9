/** Finds what silences clang and clang-tidy, and code that the compiler does not check. */
import type { EscapeKind } from "../model/escapes.ts";
import { isInSpans, type Reading, type Span } from "../syntax/reading.ts";
import type { TreeNode } from "../syntax/tree.ts";
import { type Occurrence, symbolOccurrence } from "./kinds.ts";

/**
 * Finds pragmas that ignore a warning, up to the pragma that restores it, and blocks of clang-tidy comments, up to
 * their end. Everything between is silenced.
 */
export function findIgnoringPragmas(reading: Reading): readonly Occurrence[] {
  return [...pragmas(reading), ...blocksOfLints(reading)];
}

/** Matches a diagnostic pragma of clang or GCC. */
const pragma =
  /(?:(?:#|%:)[ \t]{0,200}pragma[ \t]{1,200}|_Pragma[ \t]{0,20}\([ \t]{0,20}R?"\(?)(?:clang|GCC)[ \t]{1,200}diagnostic[ \t]{1,200}(?:(?<scope>push|pop)\b|ignored[ \t]{1,200}\\?"(?<flag>-W[\w+#=-]{1,100})\\?")/gu;

/**
 * Joins lines as the preprocessor does and keeps each character at its offset: a continued line becomes one line, and
 * a comment becomes spaces. A pragma can be split in this way.
 */
function joined(text: string, comments: readonly Span[]): string {
  let found = "";
  let at = 0;
  for (const { start, end } of comments) {
    const own = text.slice(start, end);
    found +=
      text.slice(at, start) + (own.startsWith("/*") && !/[\r\n]/u.test(own) ? " ".repeat(own.length) : own);
    at = end;
  }
  return (found + text.slice(at)).replace(/\\\r?\n/gu, (one) => " ".repeat(one.length));
}

/**
 * Finds ignored warnings, up to the pop that restores them. Clang applies a pragma without a pop up to the end of the
 * file, and to files that include it.
 */
function pragmas({ comments, text }: Reading): readonly Occurrence[] {
  type Open = { readonly start: number; readonly flag: string };
  const around: Open[][] = [[]];
  const found: Occurrence[] = [];
  const close = (end: number, all: readonly Open[] = []) => {
    for (const { start, flag } of all)
      found.push({
        kind: "diagnostic-ignored",
        offset: start,
        text: `ignored "${flag}"`,
        ...covering(start, end, found),
      });
  };
  for (const { index, groups } of joined(text, comments).matchAll(pragma)) {
    if (isInSpans(comments, index)) continue;
    const { scope, flag } = groups ?? {};
    if (scope === "push") around.push([]);
    else if (scope === "pop" && around.length > 1) close(index, around.pop());
    else if (flag !== undefined) around.at(-1)?.push({ start: index, flag });
  }
  for (const left of around.toReversed()) close(text.length, left);
  return found;
}

/** Maximum number of ranges in a file. Real files have fewer; further ones count for the whole file. */
const coveringMax = 50;

/** Returns the reach of a range, limited so that a hostile file cannot make the search slow. */
function covering(
  start: number,
  end: number,
  before: readonly Occurrence[],
): Pick<Occurrence, "reach" | "covers"> {
  return before.length < coveringMax ? { reach: "next-line", covers: { start, end } } : { reach: "file" };
}

/** Matches the begin and the end of a clang-tidy block. */
const listOfLints = /\bNOLINT(?<what>BEGIN|END)\b(?:\((?<list>[^()\r\n]{0,500})\))?/gu;

/**
 * Finds blocks between `NOLINTBEGIN` and `NOLINTEND`, which silence every line between. A block without an end
 * reaches to the end of the file.
 */
function blocksOfLints({ comments, text }: Reading): readonly Occurrence[] {
  const marks = comments.flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(listOfLints)].map(({ index, groups }) => ({
      offset: start + index,
      isEnd: groups?.["what"] === "END",
      list: listed(groups?.["list"]),
    })),
  );
  const found: Occurrence[] = [];
  const open: (typeof marks)[number][] = [];
  for (const mark of [...marks, undefined]) {
    if (mark?.isEnd === false) open.push(mark);
    else {
      const closed = mark === undefined ? open.splice(0) : open.splice(-1);
      for (const { offset, list } of closed)
        found.push({
          kind: "nolint",
          offset,
          text: `NOLINT${list}`,
          ...covering(offset, mark?.offset ?? text.length, found),
        });
    }
  }
  return found;
}

function listed(list: string | undefined): string {
  return list === undefined ? "" : `(${list.replace(/\s+/gu, "")})`;
}

/**
 * True if an escape may silence findings with a code. A warning has its flag as its code (`-Wshadow`), a check of
 * clang-tidy its name, and an error neither. Without this, one pragma would make every fix in the file doubtful.
 */
export function silencesInCpp(kind: EscapeKind, text: string, code: string): boolean {
  const isWarning = code.startsWith("-W");
  const isLint = !isWarning && /^[a-z][a-z\d]*[-.]/u.test(code);
  const isUnused = /^-W(?:unused|unneeded)/u.test(code);
  switch (kind) {
    case "diagnostic-ignored":
      return isWarning && isOfFlag(text.replace(/^ignored "|"$/gu, ""), code);
    case "nolint":
      return isLint && isOfLints(/\((.*)\)/u.exec(text)?.[1], code);
    case "only-used":
      return isUnused || isLint;
    case "cast":
    case "ambient":
      return !isUnused;
    // Unreachable code is still compiled, so errors stay. The preprocessor removes code completely.
    case "dead-code":
      return isWarning || isLint;
    case "static-condition":
      return text.startsWith("#") || isWarning || isLint;
    default:
      return true;
  }
}

/**
 * True if the flag covers the code: `-Wunused` also covers `-Wunused-variable`. A named group may contain any flag,
 * so it covers all.
 */
function isOfFlag(flag: string, code: string): boolean {
  if (flag === code || code.startsWith(`${flag}-`) || groups.has(flag.replace(/^-W/u, ""))) return true;
  const isWide = flag === "-Wunused" || flag === "-Wunused-value";
  const isNear = /^-W(?:unneeded|unevaluated)-/u.test(code) || (isWide && code.startsWith("-Wunused-"));
  return flag.startsWith("-Wunused") && isNear;
}

/** Groups of clang with flags that do not begin with the name of the group. */
const groups: ReadonlySet<string> = new Set(
  `address all anon-enum-enum-conversion atomic-properties attributes binary-literal bind-to-temporary-copy bool-conversion
  bool-conversions bool-operation c++0x-compat c++0x-extensions c++0x-narrowing c++11-compat c++11-compat-pedantic c++11-extensions
  c++14-compat c++14-compat-pedantic c++14-extensions c++17-compat c++17-compat-pedantic c++17-extensions c++1y-extensions c++1z-compat
  c++1z-extensions c++20-compat c++20-compat-pedantic c++20-extensions c++2a-compat c++2a-compat-pedantic c++2a-extensions c++98-compat
  c++98-compat-pedantic c99-designator c99-extensions called-once-parameter class-varargs comments constant-conversion conversion
  conversion-null coroutine cpp dangling deprecated deprecated-copy-dtor deprecated-coroutine deprecated-writable-strings div-by-zero
  dynamic-exception-spec effc++ endif-labels enum-compare enum-compare-conditional enum-conversion enum-enum-conversion
  enum-float-conversion everything extra extra-semi extra-semi-stmt float-conversion format format=2 gnu ignored-qualifiers
  implicit-float-conversion implicit-int-conversion incompatible-pointer-types increment-bool int-conversions int-to-pointer-cast
  local-type-template-args long-long loop-analysis microsoft most move msvc-include narrowing noexcept-type non-gcc openmp override-init
  parentheses partial-availability pedantic pedantic-macros pointer-to-enum-cast pointer-to-int-cast pragmas range-loop-analysis
  register reserved-id-macro reserved-identifier reserved-user-defined-literal sequence-point shadow-all static-float-init
  suspicious-memaccess tautological-compare tautological-constant-compare tautological-constant-in-range-compare type-limits
  uninitialized unnamed-type-template-args unreachable-code-aggressive vector-conversions void-pointer-to-int-cast writable-strings
  write-strings`.split(/\s+/u),
);

/** True if the list covers the code: `bugprone-*,-bugprone-a`. Without a list, it covers all codes. */
function isOfLints(list: string | undefined, code: string): boolean {
  if (list === undefined || list === "") return true;
  const isIn = (glob: string) => {
    const [first = "", ...rest] = glob.split("*");
    if (rest.length === 0) return glob === code;
    const last = rest.at(-1) ?? "";
    return code.length >= first.length + last.length && code.startsWith(first) && code.endsWith(last);
  };
  const all = list.split(",");
  return (
    all.some((one) => !one.startsWith("-") && isIn(one)) &&
    !all.some((one) => one.startsWith("-") && isIn(one.slice(1)))
  );
}

/** Code that hides errors, with the kind of each. */
const patterns: readonly { readonly kind: EscapeKind; readonly pattern: RegExp }[] = [
  {
    kind: "cast",
    pattern: /\b(?:reinterpret|const)_cast\s*<(?:[^<>;{}]|<[^<>;{}]{0,100}>){1,200}>|\bbit_cast\s*</gu,
  },
  // A cast to `void` counts as a use. `f(void)` is no cast but an empty parameter list.
  {
    kind: "only-used",
    pattern:
      /(?:(?<=(?:[;{}):,]|\belse|\breturn)\s{0,200})\(\s*void\s*\)|\bstatic_cast\s*<\s*void\s*>|\bstd\s*::\s*ignore\s*=(?!=))\s*[\p{L}_(*&][^;{}]{0,80}/gu,
  },
  {
    kind: "only-used",
    pattern:
      /\[\[\s*(?:gnu\s*::\s*|clang\s*::\s*)?(?:maybe_)?unused\s*\]\]|\b__attribute__\s*\(\(\s*(?:__)?unused(?:__)?\s*\)\)/gu,
  },
  // No compiler checks that an `extern` name exists. A definition is no escape.
  { kind: "ambient", pattern: /\bextern\b(?!\s*template\b)\s[^;{}=]{1,300}(?=;)/gu },
  {
    kind: "static-condition",
    pattern: /(?<!#[ \t]{0,20})\bif\s*(?:constexpr\s*)?\(\s*(?:false|0|!\s*true)\s*\)/gu,
  },
  {
    kind: "dead-code",
    pattern:
      /(?<=[\r\n;{}])[ \t]*(?:return|break|continue|goto|throw)\b[^;{}]{0,200};(?=\s*(?!case\b|default\b|[\p{L}_][\p{L}\p{N}_]*\s*:)[^\s}#])/gu,
  },
];

/** Finds code through which clang loses a type or skips code. Findings behind a new one can vanish without a fix. */
export function hatchesInCpp(reading: Reading): readonly Occurrence[] {
  const { code } = reading;
  const found = patterns.flatMap(({ kind, pattern }) =>
    [...code.matchAll(pattern)].flatMap(({ 0: text, index }) => {
      const own = text.trimStart();
      const isBare = kind === "dead-code" && !isBlock(code, index);
      return isBare
        ? []
        : [
            symbolOccurrence(
              kind,
              index + text.length - own.length,
              kind === "dead-code" ? "unreachable" : own,
            ),
          ];
    }),
  );
  return [...found, ...pointerCasts(reading), ...conditions(joined(code, []))];
}

/**
 * True for a statement that always runs: in `if (a) return; b();` the `return` runs only if a holds, so `b()` is no
 * dead code.
 */
function isBlock(code: string, at: number): boolean {
  return !/(?:\)|\belse|:)\s*$/u.test(code.slice(Math.max(0, at - 100), at));
}

/**
 * Finds casts to pointers such as `(Client *)a`. A cast to a number changes only the representation, so it hides
 * nothing.
 */
function pointerCasts({ code, tree }: Reading): readonly Occurrence[] {
  if (!/[*&]\s*(?:const\s*)?\)\s*[\p{L}\p{N}_(&*]/u.test(code)) return [];
  const found: Occurrence[] = [];
  // No recursion here: a hostile file can nest deeper than the call stack.
  const waiting = [tree()];
  for (let node: TreeNode | undefined = waiting.pop(); node !== undefined; node = waiting.pop()) {
    waiting.push(...node.children);
    const type =
      node.type === "cast_expression" ? node.children.find(({ field }) => field === "type") : undefined;
    if (type?.children.some((one) => /^abstract_(?:pointer|reference|function)_declarator$/u.test(one.type)))
      found.push(symbolOccurrence("cast", node.start, `(${code.slice(type.start, type.end)})`));
  }
  return found;
}

/** Matches a line that begins or ends code under a condition of the preprocessor. */
const conditional =
  /^[ \t]*(?:#|%:)[ \t]*(?<word>ifdef|ifndef|if|elifdef|elifndef|elif|else|endif)\b(?<of>[^\r\n]*)/gmu;

/** Matches conditions on C++ or C alone. Such code is written for compilers of both languages. */
const forBoth = /^#(?:ifn?def |if (?:! ?)?(?:defined ?\(? ?)?)__cplusplus ?\)?(?: ?[<>=]+ ?\d+L?)?$/u;

/**
 * Finds code that exists only under a condition of the preprocessor, because the compiler of the check may never see
 * it. Include guards and conditions on C++ are left out.
 */
function conditions(code: string): readonly Occurrence[] {
  type Branch = { readonly start: number; readonly text: string };
  const open: Branch[] = [];
  const found: (Branch & { readonly covers: Span })[] = [];
  const close = (end: number) => {
    const branch = open.pop();
    if (branch !== undefined && branch.text !== "")
      found.push({ ...branch, covers: { start: branch.start, end } });
  };
  for (const { 0: whole, index, groups } of code.matchAll(conditional)) {
    const { word = "", of = "" } = groups ?? {};
    if (!word.startsWith("if")) close(index);
    if (word === "endif") continue;
    const text = `#${word} ${of}`.replace(/\s+/gu, " ").trim();
    const guard = /^#ifndef (\w+)$/u.exec(text)?.[1];
    const behind = code.slice(index + whole.length, index + whole.length + 300);
    const isGuard =
      guard !== undefined && new RegExp(String.raw`^\s*#\s*define\s+${guard}\b`, "u").test(behind);
    open.push({ start: index, text: isGuard || forBoth.test(text) ? "" : text });
  }
  return found.map(({ start, text, covers }, at) => ({
    kind: "static-condition",
    offset: start,
    text,
    ...(at < coveringMax ? { reach: "next-line", covers } : { reach: "symbol" }),
  }));
}
