/**
 * Writes probes in a language, and reads the types in the server's findings about them. Each checker prints types in
 * its own way.
 */
import type { Finding } from "../../model/finding.ts";
import { lineStarts } from "../../model/text.ts";
import { offsetOf, type Span } from "../../syntax/reading.ts";
import type { ProbePiece } from "./overlay.ts";

/** How probes are written in a language, and how its checker prints types. */
export type Dialect = {
  /** Writes an expression whose type the server prints; `id` marks the expression. */
  readonly reveal: (text: string, name: string, id: number) => readonly ProbePiece[];
  /** Does the same for a type instead of a value; undefined if the language has no way to. */
  readonly revealType: ((text: string, name: string, id: number) => readonly ProbePiece[]) | undefined;
  readonly typeIn: (complaints: readonly ProbeComplaint[], name: string, at: Span) => string | undefined;
  /** Writes all elements, and then the expression, whose value and meaning the result has. */
  readonly around: (elements: readonly (readonly ProbePiece[])[], text: string) => readonly ProbePiece[];
  /** Writes the elements as a statement. */
  readonly alone: (elements: readonly (readonly ProbePiece[])[]) => readonly ProbePiece[];
  /** Value that nothing with a declared type accepts. */
  readonly nonsense: string;
  /** Writes an argument after the last one of a call. */
  readonly extraArgument: (name: string) => string;
  readonly isUnknown: (type: string) => boolean;
  readonly isNever: (type: string) => boolean;
  /** True if a part of the type is unknown. */
  readonly holdsUnknown: (type: string) => boolean;
  readonly mayBeNone: (type: string) => boolean;
  readonly isFunction: (type: string) => boolean;
  /** True if the type has a fixed number of elements. */
  readonly isOfLength: (type: string) => boolean;
  /** True if all parameters are written with a type that is known. */
  readonly isWholeSignature: (type: string) => boolean;
  readonly isCast: (type: string) => boolean;
};

/** Finding of the server about a text, with offsets in it. */
export type ProbeComplaint = Finding & Span;

/** Adds offsets to findings, because the pieces of probes are located by offsets. */
export function complaintsOf(text: string, findings: readonly Finding[]): readonly ProbeComplaint[] {
  const starts = lineStarts(text);
  return findings.map((one) => ({
    ...one,
    start: offsetOf(starts, one.range.start),
    end: offsetOf(starts, one.range.end),
  }));
}

/** Joins elements with commas. */
function joined(elements: readonly (readonly ProbePiece[])[]): readonly ProbePiece[] {
  return elements.flatMap((one) => [...one, ", "]);
}

/** Removes literals from a printed type: a text such as `"Any"` must not look like the type Any. */
function unquoted(type: string): string {
  return type.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""');
}

/**
 * Splits the text of a list of types at commas outside of all brackets, because a part such as `dict[str, int]`
 * contains commas too.
 */
function partsOf(list: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < list.length; at++) {
    const unit = list[at] ?? "";
    if ("([{<".includes(unit)) depth++;
    // The `>` of `->` and `=>` is no closing bracket.
    else if (")]}>".includes(unit) && !(unit === ">" && "-=".includes(list[at - 1] ?? " "))) depth--;
    else if (unit === "," && depth === 0) {
      parts.push(list.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(list.slice(from));
  return parts.map((one) => one.trim()).filter((one) => one !== "");
}

/**
 * Returns the text in the first parentheses of a printed signature; undefined without them. Parameters can contain
 * parentheses themselves, so these are counted.
 */
function parametersOf(signature: string): string | undefined {
  const open = signature.indexOf("(");
  if (open < 0) return undefined;
  let depth = 0;
  for (let at = open; at < signature.length; at++) {
    if (signature[at] === "(") depth++;
    else if (signature[at] === ")" && --depth === 0) return signature.slice(open + 1, at);
  }
  return undefined;
}

/** Matches unknown types as pyright prints them. */
const unknownPython = /\b(?:Any|Unknown)\b/u;

/** Dialect of Python, with pyright's `reveal_type`. */
export const pythonDialect: Dialect = {
  reveal: (text, _name, id) => ["reveal_type((", { id, text }, "))"],
  revealType: undefined,
  typeIn: (complaints, _name, { start, end }) => {
    const own = complaints.find(
      (one) =>
        one.severity === "information" &&
        one.start >= start - 1 &&
        one.end <= end + 1 &&
        one.start - start <= 1 &&
        end - one.end <= 1 &&
        one.message.startsWith("Type of "),
    );
    return own && /" is "([\s\S]*)"$/u.exec(own.message)?.[1];
  },
  around: (elements, text) => ["(", ...joined(elements), `(${text}))[-1]`],
  alone: (elements) => ["(", ...joined(elements), ")"],
  nonsense: "...",
  extraArgument: (name) => `${name}=0`,
  isUnknown: (type) => /^(?:type\[)?(?:Any|Unknown)\]?$/u.test(type),
  // `NoReturn` is the declared result of a call that never returns, so only `Never` counts.
  isNever: (type) => type === "Never",
  holdsUnknown: (type) => {
    // Two of the type arguments of a coroutine or a generator are always Any.
    const plain = unquoted(type)
      .replace(/\b(?:CoroutineType|Coroutine)\[Any, Any, /gu, "[")
      .replace(/\b(Async)?Generator\[([^[\]]*|[^[\]]*\[[^[\]]*\][^[\]]*), Any(?:, Any)?/gu, "[$2");
    return /^type\[/u.test(plain) ? false : unknownPython.test(plain);
  },
  mayBeNone: (type) => partsOf(unquoted(type).replaceAll(" | ", ", ")).includes("None"),
  isFunction: (type) => /^(?:\(|Overload\[)/u.test(type),
  isOfLength: (type) => /^tuple\[/u.test(type) && !/\.\.\.\]|\*tuple/u.test(type),
  isWholeSignature: (type) => {
    const signatures = type.startsWith("Overload[") ? partsOf(type.slice(9, -1)) : [type];
    return signatures.every((one) => {
      const parameters = one.startsWith("(") ? parametersOf(unquoted(one)) : undefined;
      return (
        parameters !== undefined &&
        !unknownPython.test(parameters) &&
        partsOf(parameters).every((part) => /^[*/]$/u.test(part) || part.includes(":"))
      );
    });
  },
  isCast: (type) => type.includes("@cast") || isMadeUp(type, /\) -> (\w+@\w+)$/u),
};

/** Dialect of TypeScript, which names the type in the error about a missing member. */
export const scriptDialect: Dialect = {
  reveal: (text, name, id) => ["[", { id, text }, `].${name}`],
  revealType: (text, name, id) => ["[null! as (", { id, text }, `)].${name}`],
  typeIn: (complaints, name) => {
    const own = complaints.find(({ message }) => message.includes(`'${name}'`));
    const found = own && /does not exist on type '([\s\S]*)'\./u.exec(own.message)?.[1];
    return found?.endsWith("[]") === true ? bare(found.slice(0, -2)) : undefined;
  },
  around: (elements, text) => ["(", ...joined(elements), `${text})`],
  alone: (elements) => elements.flatMap((one) => [...one, "; "]).slice(0, -1),
  nonsense: "new (class { lanser_nonsense = 0; })()",
  extraArgument: () => "new (class { lanser_nonsense = 0; })()",
  isUnknown: (type) => type === "any",
  isNever: (type) => type === "never",
  holdsUnknown: (type) => /\bany\b/u.test(unquoted(type)),
  mayBeNone: () => false,
  isFunction: (type) => /^(?:<[^(]*>)?\(.*\) => /su.test(type) || /^\{ \(/u.test(type),
  isOfLength: (type) => /^(?:readonly )?\[/u.test(type) && !type.includes("..."),
  isWholeSignature: (type) => {
    const parameters = parametersOf(unquoted(type));
    return parameters !== undefined && type.includes("=>") && !/\bany\b/u.test(parameters);
  },
  isCast: (type) => isMadeUp(type, /\) => (\w+)$/u) && type.startsWith("<"),
};

/**
 * True if the result can have any type that the caller wants: a type parameter that no parameter has. Such a function
 * is a cast.
 */
function isMadeUp(signature: string, result: RegExp): boolean {
  const name = result.exec(signature)?.[1];
  return name !== undefined && !(parametersOf(signature) ?? name).split(/[^\w@]+/u).includes(name);
}

/** Removes parentheses around a whole type. */
function bare(type: string): string {
  return /^\(.*\)$/su.test(type) && parametersOf(type) === type.slice(1, -1) ? type.slice(1, -1) : type;
}

/** Dialect of JavaScript, which has no syntax for types. */
export const untypedScriptDialect: Dialect = { ...scriptDialect, revealType: undefined };
