/** Which parts of a text are comments and strings: enough of each language's lexer to tell them from code. */
import { endOf, endOfBlockComment, endOfString, type Sink, type Span } from "./ends.ts";
import { scanJsx, scanScript } from "./scan-script.ts";

export type Scanned = {
  readonly text: string;
  /** The text with comments and strings blanked: same length, same lines. */
  readonly code: string;
  /** Where the first code is; the length of the text if there is none. */
  readonly codeStart: number;
  readonly comments: readonly Span[];
  /** With their prefixes and quotes. */
  readonly strings: readonly Span[];
};

/** `script`: TypeScript. `jsx`: JavaScript, and TypeScript with JSX. `brace`: Go, Rust, C and C++. */
export type ScannedLanguage = "python" | "script" | "jsx" | "brace";

export function scan(text: string, language: ScannedLanguage): Scanned {
  const comments: Span[] = [];
  const strings: Span[] = [];
  scanners[language](text, {
    comment: (start, end) => comments.push({ start, end }),
    string: (start, end) => strings.push({ start, end }),
  });
  const code = blank(text, [...comments, ...strings]);
  const first = code.search(/\S/u);
  return { text, code, codeStart: first < 0 ? text.length : first, comments, strings };
}

/** Undefined for a language that no escape is known of. */
export function languageOf(path: string): ScannedLanguage | undefined {
  return byExtension.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase());
}

const byExtension = new Map<string, ScannedLanguage>([
  ...["py", "pyi", "pyw"].map((name) => [name, "python"] as const),
  ...["ts", "mts", "cts"].map((name) => [name, "script"] as const),
  ...["tsx", "js", "jsx", "mjs", "cjs"].map((name) => [name, "jsx"] as const),
  ...["go", "rs", "c", "h", "cc", "cpp", "cxx", "hh", "hpp", "hxx", "m", "mm"].map(
    (name) => [name, "brace"] as const,
  ),
]);

const scanners = {
  python: scanPython,
  script: scanScript,
  jsx: scanJsx,
  brace: scanBrace,
} as const satisfies Record<ScannedLanguage, (text: string, sink: Sink) => void>;

function scanPython(text: string, sink: Sink): void {
  const opening = /#[^\r\n]*|(?<![\p{L}\p{N}_])[rbuft]{0,2}("""|'''|"|')|"""|'''|"|'/giu;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const behind = opening.lastIndex;
    if (found[0].startsWith("#")) {
      sink.comment(start, behind);
      continue;
    }
    const quote = found[1] ?? found[0];
    opening.lastIndex = endOfString(text, behind, quote, quote.length === 3 ? "many lines" : "one line");
    sink.string(start, opening.lastIndex);
  }
}

function scanBrace(text: string, sink: Sink): void {
  // A quote that closes a character; in Rust it may also start the name of a lifetime.
  const opening = /\/\/[^\r\n]*|\/\*|"|`|'(?:\\[^\r\n']{1,10}|\\'|[^\\'\r\n]{1,2})'/gu;
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const behind = opening.lastIndex;
    const [mark] = found;
    if (mark.startsWith("//")) sink.comment(start, behind);
    else if (mark === "/*") {
      opening.lastIndex = endOfBlockComment(text, behind);
      sink.comment(start, opening.lastIndex);
    } else {
      if (mark === '"') opening.lastIndex = endOfString(text, behind, mark, "many lines");
      // Go's raw strings know no backslash.
      else if (mark === "`") opening.lastIndex = endOf(text, "`", behind);
      sink.string(start, opening.lastIndex);
    }
  }
}

function blank(text: string, spans: readonly Span[]): string {
  let code = "";
  let at = 0;
  for (const { start, end } of spans.toSorted((left, right) => left.start - right.start)) {
    code +=
      text.slice(at, start) +
      text.slice(start, end).replace(/[^\r\n]/gu, (found) => " ".repeat(found.length));
    at = end;
  }
  return code + text.slice(at);
}
