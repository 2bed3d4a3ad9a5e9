/** Reads the imports of a Go file: packages, by their paths. */

/** Import of Go: a package, which is a folder. */
export type PackageImport = {
  readonly kind: "package";
  /** Path as it is written: `fmt`, `example.com/shop/rates`. */
  readonly path: string;
};

/** One import with its place and its local name. */
export type ImportSpec = {
  readonly path: string;
  /** Offset of its quote. */
  readonly start: number;
  /** Name as it is written before the path: a name, `.` or `_`; null for none. */
  readonly name: string | null;
};

/** Returns the imported packages of a Go file. */
export function goImports(text: string): readonly PackageImport[] {
  return importSpecs(text).map(({ path }) => ({ kind: "package", path }));
}

/**
 * Finds imports by lines, wherever they are, even in a string of several lines. An import too many makes more files
 * related; a missing one would hide a finding.
 */
export function importSpecs(text: string): readonly ImportSpec[] {
  const found: ImportSpec[] = [];
  let isOpen = false;
  for (let start = 0; start < text.length; ) {
    // Searching the word is far faster than splitting the text into lines.
    const from = isOpen ? start : lineOf(text, text.indexOf("import", start), start);
    if (from === undefined) break;
    lineEnd.lastIndex = from;
    const end = lineEnd.exec(text) === null ? text.length : lineEnd.lastIndex;
    const content = text.slice(from, end);
    const head: string | undefined = isOpen ? "" : importWord.exec(content)?.[0];
    if (head !== undefined) {
      const rest = content.slice(head.length);
      for (const { index, groups } of rest.matchAll(spec)) {
        const { before = "", name, path = "" } = groups ?? {};
        found.push({ path, start: from + head.length + index + before.length, name: name ?? null });
      }
      isOpen = (isOpen || head.includes("(")) && !closing.test(rest);
    }
    start = end;
  }
  return found;
}

/** Returns the start of the line of an offset, no earlier than `from`; undefined for no offset. */
function lineOf(text: string, at: number, from: number): number | undefined {
  if (at < 0) return undefined;
  let start = at;
  while (start > from && text[start - 1] !== "\n" && text[start - 1] !== "\r") start--;
  return start;
}

const lineEnd = /\r\n|[\r\n]/g;
const importWord = /^\ufeff?(?:[^\r\n"`]*?;)?[ \t]*import\b[ \t]*(?:\([ \t]*)?/u;
const spec =
  /(?<=^|;)(?<before>[ \t]*(?:import\b[ \t]*)?(?:(?<name>[\p{L}_.][\p{L}\p{N}_]*)[ \t]*)?)(["`])(?<path>[^"`\r\n]{1,1000})\3/gu;
/** Closing bracket of an import block, not one in a comment. */
const closing = /^[^"`/]*\)|["`][ \t]*;?[ \t]*\)/u;

/** Returns the default name of a package: the last part of its path. Only the package itself knows its real name. */
export function packageName(path: string): string {
  const parts = path.split("/");
  const last = parts.length > 1 && /^v\d+$/u.test(parts.at(-1) ?? "") ? parts.at(-2) : parts.at(-1);
  return /^[\p{L}_][\p{L}\p{N}_]*/u.exec((last ?? "").replace(/^go-/u, ""))?.[0] ?? "";
}
