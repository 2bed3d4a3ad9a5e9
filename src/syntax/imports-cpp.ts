/** Reads the includes of a C or C++ file. */

/** Include of C and C++: the path of a header as it is written, without its quotes or brackets. */
export type IncludeImport = { readonly kind: "include"; readonly path: string };

export type Included = IncludeImport & {
  /** Offsets of the path with its quotes or brackets. */
  readonly start: number;
  readonly end: number;
};

/**
 * Finds includes by lines, under any condition: an extra one makes more files related, a missing one would hide
 * something.
 */
export function includesIn(text: string): readonly Included[] {
  return [...text.matchAll(directive)].map(({ 0: found, index, groups }) => {
    const written = groups?.["written"] ?? "";
    const end = index + found.length;
    return { kind: "include", path: written.slice(1, -1), start: end - written.length, end };
  });
}

const directive =
  /^[ \t]{0,100}#[ \t]{0,100}(?:include|include_next|import)[ \t]{0,100}(?<written>"[^"\r\n]{1,1000}"|<[^<>\r\n]{1,1000}>)/gmu;

export function cppImports(text: string): readonly IncludeImport[] {
  return [...new Set(includesIn(text).map(({ path }) => path))].map((path) => ({ kind: "include", path }));
}
