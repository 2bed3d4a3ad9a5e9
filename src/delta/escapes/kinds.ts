/** The ways to make a checker silent without making the code right. */
import { comparePaths, compareText } from "../../core/order.ts";

/**
 * - `suppression`: a comment or attribute that says not to report.
 * - `hatch`: code that the checker does not look through, so that everything that uses it is looked at less.
 * - `stub`: a file that says instead of the code what the code is.
 */
export type EscapeFamily = "suppression" | "hatch" | "stub";

export const escapeKinds = {
  "type-ignore": { family: "suppression", words: "a `# type: ignore` comment" },
  "pyright-ignore": { family: "suppression", words: "a `# pyright: ignore` comment" },
  "pyright-directive": { family: "suppression", words: "a `# pyright:` directive" },
  "strict-removed": { family: "suppression", words: "the removal of a stricter `# pyright:` directive" },
  "mypy-directive": { family: "suppression", words: "a `# mypy:` directive" },
  "checker-ignore": { family: "suppression", words: "a comment that silences a type checker" },
  noqa: { family: "suppression", words: "a `# noqa` comment" },
  "pylint-disable": { family: "suppression", words: "a `# pylint: disable` comment" },
  "ts-ignore": { family: "suppression", words: "a `@ts-ignore` comment" },
  "ts-expect-error": { family: "suppression", words: "a `@ts-expect-error` comment" },
  "ts-nocheck": { family: "suppression", words: "a `@ts-nocheck` comment" },
  "eslint-disable": { family: "suppression", words: "an `eslint-disable` comment" },
  "biome-ignore": { family: "suppression", words: "a `biome-ignore` comment" },

  any: { family: "hatch", words: "an `Any`" },
  cast: { family: "hatch", words: "a cast" },
  "non-null": { family: "hatch", words: "a non-null assertion" },
  "no-type-check": { family: "hatch", words: "a `no_type_check`" },
  "type-checking": { family: "hatch", words: "code that only the checker, or only the checker not, sees" },
  "static-condition": { family: "hatch", words: "a condition that the checker takes for decided" },
  "dead-code": { family: "hatch", words: "a statement that makes the code behind it unreachable" },
  dynamic: { family: "hatch", words: "a dynamic access" },
  "any-arguments": { family: "hatch", words: "parameters that take anything" },
  "annotation-removed": { family: "hatch", words: "the removal of a type annotation" },
  ambient: { family: "hatch", words: "an ambient declaration" },

  stub: { family: "stub", words: "a new stub" },
  "builtins-stub": { family: "stub", words: "a new stub of the builtins" },
  "py-typed-removed": { family: "stub", words: "the removal of a `py.typed`" },
} as const satisfies Record<string, { readonly family: EscapeFamily; readonly words: string }>;

export type EscapeKind = keyof typeof escapeKinds;

/** An escape as one text has it, before anything is known of the other side. */
export type Occurrence = {
  readonly kind: EscapeKind;
  /** Where it starts in the text. */
  readonly offset: number;
  /** What it says, in one spelling, so that two equal ones have equal texts. */
  readonly text: string;
  readonly reach: Reach;
  /** Names besides its symbol's that it reaches through, such as the variable that holds an `Any`. */
  readonly names: readonly string[];
};

/** What it can silence directly: its own line, the next line with code, its symbol, or its file. */
export type Reach = "line" | "next-line" | "symbol" | "file";

export type Escape = {
  readonly kind: EscapeKind;
  /** In head; in base for what was removed with its file. */
  readonly path: string;
  /** 0-based, in head. */
  readonly line: number;
  /** The definition it is in, dotted; null at module level. */
  readonly symbol: string | null;
  readonly text: string;
  readonly reach: Reach;
  /** Names through which code elsewhere uses it: its definition's, and what it is assigned to. */
  readonly names: readonly string[];
};

export function compareEscapes(left: Escape, right: Escape): number {
  return (
    comparePaths(left.path, right.path) ||
    left.line - right.line ||
    compareText(left.kind, right.kind) ||
    compareText(left.text, right.text)
  );
}
