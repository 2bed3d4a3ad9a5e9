/** Which parts of a text are comments and strings: enough of each language's lexer to tell them from code. */

/** Offsets in the text, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

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

/** `script`: TypeScript and JavaScript. `brace`: Go, Rust, C and C++. */
export type ScannedLanguage = "python" | "script" | "brace";

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
  ...["ts", "tsx", "mts", "cts", "js", "jsx", "mjs", "cjs"].map((name) => [name, "script"] as const),
  ...["go", "rs", "c", "h", "cc", "cpp", "cxx", "hh", "hpp", "hxx", "m", "mm"].map(
    (name) => [name, "brace"] as const,
  ),
]);

type Sink = {
  readonly comment: (start: number, end: number) => void;
  readonly string: (start: number, end: number) => void;
};

const scanners = {
  python: scanPython,
  script: scanScript,
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

/** Where code goes on behind a string; a backslash keeps what follows it, a line break included. */
function endOfString(text: string, from: number, quote: string, reach: "one line" | "many lines"): number {
  for (let at = from; at < text.length; at++) {
    const unit = text[at];
    if (unit === "\\") at += text.startsWith("\r\n", at + 1) ? 2 : 1;
    else if (text.startsWith(quote, at)) return at + quote.length;
    else if (reach === "one line" && (unit === "\n" || unit === "\r")) return at;
  }
  return text.length;
}

function scanScript(text: string, sink: Sink): void {
  const opening = /\/\/[^\r\n]*|\/\*|["'`/{}]/gu;
  // Depth of braces in each `${…}` around us: the brace that closes it goes on with the template.
  const templates: number[] = [];
  const template = (start: number, from: number): number => {
    for (let at = from; at < text.length; at++) {
      if (text[at] === "\\") at++;
      else if (text[at] === "`") return stringTo(start, at + 1);
      else if (text.startsWith("${", at)) {
        templates.push(0);
        return stringTo(start, at + 2);
      }
    }
    return stringTo(start, text.length);
  };
  const stringTo = (start: number, end: number): number => {
    sink.string(start, end);
    return end;
  };
  for (let found = opening.exec(text); found !== null; found = opening.exec(text)) {
    const start = found.index;
    const behind = opening.lastIndex;
    const [mark] = found;
    const depth = templates.at(-1);
    if (mark.startsWith("//")) sink.comment(start, behind);
    else if (mark === "/*") {
      opening.lastIndex = endOfBlockComment(text, behind);
      sink.comment(start, opening.lastIndex);
    } else if (mark === "`") opening.lastIndex = template(start, behind);
    else if (mark === "/") opening.lastIndex = regularExpression(text, start, sink) ?? behind;
    else if (mark === "{" || mark === "}") {
      if (mark === "}" && depth === 0) {
        templates.pop();
        opening.lastIndex = template(start, behind);
      } else if (depth !== undefined) templates[templates.length - 1] = depth + (mark === "{" ? 1 : -1);
    } else opening.lastIndex = stringTo(start, endOfString(text, behind, mark, "one line"));
  }
}

/** Where it ends; undefined for a division. A slash starts one where no value can stand before it. */
function regularExpression(text: string, start: number, sink: Sink): number | undefined {
  const before = text.slice(Math.max(0, start - 40), start).trimEnd();
  const isDivision =
    /[\p{L}\p{N}_$)\]}"'`]$/u.test(before) && !/\b(?:return|typeof|case|in|of|void)$/u.test(before);
  // The limits keep a line of slashes that end nowhere linear.
  const pattern = /\/(?:\\.|\[(?:\\.|[^\]\\\r\n]){0,200}\]|[^\\/[\r\n]){1,500}\//uy;
  pattern.lastIndex = start;
  if (isDivision || !pattern.test(text)) return undefined;
  sink.string(start, pattern.lastIndex);
  return pattern.lastIndex;
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

function endOfBlockComment(text: string, from: number): number {
  return endOf(text, "*/", from);
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
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
