/** As much of Python's layout as textual edits need: which lines begin a statement, and where definitions are. */

export type ScannedLine = {
  /** With strings and comments blanked out, of the same length. */
  readonly code: string;
  readonly indent: number;
  /** A statement begins here: not blank, not a comment, not inside of a string or brackets. */
  readonly isStart: boolean;
  /** Nothing is open at the end: no string, no bracket, no backslash. */
  readonly isClosed: boolean;
  /** The next line begins inside of a string. */
  readonly endsInString: boolean;
};

/** One pass over the text; brackets and strings are followed from line to line. */
export function scan(lines: readonly string[]): readonly ScannedLine[] {
  let quote = "";
  let depth = 0;
  let isContinued = false;
  return lines.map((line) => {
    const wasOpen = quote !== "" || depth > 0 || isContinued;
    let code = "";
    for (let at = 0; at < line.length; ) {
      const rest = line.slice(at);
      if (quote !== "") {
        const length = rest.startsWith(quote) ? quote.length : rest.startsWith("\\") ? 2 : 1;
        if (rest.startsWith(quote)) {
          quote = "";
          code += '"'.repeat(length);
        } else code += " ".repeat(Math.min(length, rest.length));
        at += length;
        continue;
      }
      const opened = /^(?:"""|'''|"|')/.exec(rest)?.[0];
      if (opened !== undefined) {
        quote = opened;
        code += '"'.repeat(opened.length);
        at += opened.length;
        continue;
      }
      if (rest.startsWith("#")) {
        code += " ".repeat(rest.length);
        break;
      }
      if (/^[([{]/.test(rest)) depth++;
      if (/^[)\]}]/.test(rest)) depth--;
      code += rest[0];
      at++;
    }
    // A string in one pair of quotes goes on in the next line only behind a backslash.
    isContinued = line.endsWith("\\") && !code.endsWith(" ");
    if (quote.length === 1 && !line.endsWith("\\")) quote = "";
    return {
      code,
      indent: line.search(/\S|$/),
      isStart: !wasOpen && code.trim() !== "",
      isClosed: quote === "" && depth === 0 && !isContinued,
      endsInString: quote !== "",
    };
  });
}

/** A function or class with its decorators and body; lines are 0-based, `end` is exclusive, blank lines left out. */
export type Definition = {
  readonly kind: "function" | "class";
  readonly name: string;
  readonly indent: number;
  readonly start: number;
  /** The line of `def` or `class`. */
  readonly at: number;
  /** Where the body begins. */
  readonly body: number;
  readonly end: number;
};

/** All of them, in the order of their lines; nested ones too. */
export function definitions(scanned: readonly ScannedLine[]): readonly Definition[] {
  return scanned.flatMap((line, at) => {
    const match = line.isStart ? /^\s*(?:async\s+)?(def|class)\s+(\w+)/.exec(line.code) : null;
    if (match === null) return [];
    let start = at;
    for (let above = at - 1; above >= 0 && !isBlank(scanned[above]); above--) {
      const candidate = scanned[above];
      if (candidate?.isStart !== true) continue;
      if (candidate.indent !== line.indent || candidate.code.trimStart()[0] !== "@") break;
      start = above;
    }
    let body = at;
    while (body < scanned.length && scanned[body]?.isClosed === false) body++;
    body++;
    let end = body;
    for (let below = body; below < scanned.length; below++) {
      const candidate = scanned[below];
      if (candidate?.isStart === true && candidate.indent <= line.indent) break;
      if (candidate?.code.trim() !== "" || !candidate.isClosed) end = below + 1;
    }
    const kind = match[1] === "def" ? "function" : "class";
    return [{ kind, name: match[2] ?? "", indent: line.indent, start, at, body, end }];
  });
}

/** The functions of a module whose name is theirs alone: overloads stay together. */
export function topFunctions(scanned: readonly ScannedLine[]): readonly Definition[] {
  const top = definitions(scanned).filter(({ indent }) => indent === 0);
  const isAlone = ({ name }: Definition) => top.filter((one) => one.name === name).length === 1;
  return top.filter((one) => one.kind === "function" && isAlone(one));
}

/** The definitions around a line: their names with dots, and the innermost alone. */
export function symbolAt(
  lines: readonly string[],
  line: number,
): { readonly path: string; readonly leaf: string } | undefined {
  const around = definitions(scan(lines)).filter(({ start, end }) => start <= line && line < end);
  const leaf = around.at(-1)?.name;
  return leaf === undefined ? undefined : { path: around.map(({ name }) => name).join("."), leaf };
}

function isBlank(line: ScannedLine | undefined): boolean {
  return line === undefined || (line.code.trim() === "" && line.isClosed);
}
