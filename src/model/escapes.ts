/** Names the escapes: ways to silence a checker without fixing the code. */

/**
 * Families of escapes:
 * - `suppression`: a comment or attribute that tells the checker not to report.
 * - `hatch`: code whose types the checker does not know, so that it checks less in every use of that code.
 * - `stub`: a file with types that the checker reads instead of the code.
 */
export type EscapeFamily = "suppression" | "hatch" | "stub";

/** Words for one kind of escape. */
export type EscapeRow = {
  readonly family: EscapeFamily;
  /** One escape, with its article, for the middle of a sentence. */
  readonly words: string;
  /** Noun for counts: "1 cast", "2 casts". A keyword of the language is in backticks and has no plural. */
  readonly one: string;
  readonly many: string;
  /** Parts of the ids of the linters that read this escape; absent if any checker can read it. */
  readonly linters?: readonly string[];
};

function named(family: EscapeFamily, words: string, noun: string, many = noun): EscapeRow {
  return { family, words, one: noun, many };
}

function comment(words: string, text: string): EscapeRow {
  return named("suppression", words, `\`${text}\``);
}

function forLinters(linters: readonly string[], row: EscapeRow): EscapeRow {
  return { ...row, linters };
}

export const escapeKinds = {
  "type-ignore": comment("a `# type: ignore` comment", "# type: ignore"),
  "pyright-ignore": comment("a `# pyright: ignore` comment", "# pyright: ignore"),
  "pyright-directive": comment("a `# pyright:` directive", "# pyright:"),
  "strict-removed": named(
    "suppression",
    "the removal of a stricter `# pyright:` directive",
    "removed `# pyright:`",
  ),
  "mypy-directive": comment("a `# mypy:` directive", "# mypy:"),
  "checker-ignore": named(
    "suppression",
    "a comment to silence a type checker",
    "other checker comment",
    "other checker comments",
  ),
  noqa: forLinters(["ruff", "flake8"], comment("a `# noqa` comment", "# noqa")),
  "pylint-disable": forLinters(["pylint"], comment("a `# pylint: disable` comment", "# pylint: disable")),
  "ts-ignore": comment("a `@ts-ignore` comment", "@ts-ignore"),
  "ts-expect-error": comment("a `@ts-expect-error` comment", "@ts-expect-error"),
  "ts-nocheck": comment("a `@ts-nocheck` comment", "@ts-nocheck"),
  "eslint-disable": forLinters(
    ["eslint", "oxlint"],
    comment("an `eslint-disable` comment", "eslint-disable"),
  ),
  "biome-ignore": forLinters(["biome"], comment("a `biome-ignore` comment", "biome-ignore")),
  nolint: forLinters(["golangci", "clang"], comment("a `//nolint` comment", "//nolint")),
  "lint-ignore": forLinters(
    ["golangci", "staticcheck", "gopls"],
    comment("a `//lint:ignore` comment", "//lint:ignore"),
  ),
  nosec: forLinters(["golangci", "gosec"], comment("a `#nosec` comment", "#nosec")),
  allow: comment("an `#[allow]` attribute", "#[allow]"),
  expect: comment("an `#[expect]` attribute", "#[expect]"),
  "shellcheck-disable": comment("a `# shellcheck disable` comment", "# shellcheck disable"),
  "shellcheck-source": comment(
    "a `# shellcheck source` comment without a script",
    "# shellcheck source=/dev/null",
  ),
  "diagnostic-ignored": comment("a `#pragma` to ignore a warning", "#pragma diagnostic ignored"),
  "yaml-disable": comment("a `# yaml-language-server-disable` comment", "# yaml-language-server-disable"),
  "schema-changed": named(
    "suppression",
    "a different or removed schema for a file with a schema",
    "change of a schema",
    "changes of schemas",
  ),
  "lint-removed": named(
    "suppression",
    "the removal of a lint (`#![warn]`, `#![deny]` or `#![forbid]`)",
    "removed lint",
    "removed lints",
  ),

  any: named("hatch", "an `Any`", "`any`"),
  cast: named("hatch", "a cast", "cast", "casts"),
  "non-null": named("hatch", "a non-null assertion", "non-null assertion", "non-null assertions"),
  "no-type-check": named("hatch", "a `no_type_check`", "`no_type_check`"),
  "type-checking": named(
    "hatch",
    "code that only the checker sees, or that the checker does not see",
    "`TYPE_CHECKING` condition",
    "`TYPE_CHECKING` conditions",
  ),
  "static-condition": named(
    "hatch",
    "a condition with a fixed value for the checker",
    "static condition",
    "static conditions",
  ),
  "dead-code": named(
    "hatch",
    "a statement before unreachable code",
    "unreachable block",
    "unreachable blocks",
  ),
  dynamic: named("hatch", "a dynamic access", "dynamic access", "dynamic accesses"),
  "any-arguments": named(
    "hatch",
    "parameters that accept any argument",
    "parameter list that accepts any argument",
    "parameter lists that accept any argument",
  ),
  "annotation-removed": named(
    "hatch",
    "the removal of a type annotation",
    "removed annotation",
    "removed annotations",
  ),
  ambient: named("hatch", "an ambient declaration", "ambient declaration", "ambient declarations"),
  unsafe: named("hatch", "`unsafe` code", "`unsafe`"),
  "only-used": named("hatch", "a use with no effect (`_ = x`)", "`_ =`"),

  stub: named("stub", "a new stub", "stub", "stubs"),
  "builtins-stub": named("stub", "a new stub of the builtins", "builtins stub", "builtins stubs"),
  "py-typed-removed": named("stub", "the removal of a `py.typed`", "removed `py.typed`"),
} as const satisfies Record<string, EscapeRow>;

export type EscapeKind = keyof typeof escapeKinds;
