/**
 * Highlights code: comments, strings, numbers and keywords. An excerpt is a few lines of a file, which no parser
 * accepts as a program, and the page is written from values alone; so this knows words, not grammar. It only
 * colours: every character is kept, in its order, however it is classified.
 */
import { type Html, markup, name, nothing } from "./escape.ts";

type Kind = "comment" | "string" | "number" | "keyword";

type Colour = { readonly from: number; readonly to: number; readonly kind: Kind };

export type CodeLine = { readonly text: string; readonly colours: readonly Colour[] };

type Language = {
  readonly tokens: RegExp;
  /** Tokens that span lines: kind and closing text. */
  readonly open: Readonly<Record<string, { readonly kind: Kind; readonly close: string }>>;
  readonly keywords: ReadonlySet<string>;
};

const shared = [
  // Without its end it goes to that of the line, so that no character is looked at twice.
  String.raw`(?<string>"(?:\\.?|[^"\\\n])*(?:"|$)|'(?:\\.?|[^'\\\n])*(?:'|$))`,
  String.raw`(?<number>\d[\w.]*)`,
  String.raw`(?<word>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)`,
];

const python: Language = {
  tokens: tokensOf("(?<comment>#.*)", `(?<open>"""|''')`, String.raw`(?<prefix>\b[bfrtuBFRTU]{1,2}(?=["']))`),
  open: { '"""': { kind: "string", close: '"""' }, "'''": { kind: "string", close: "'''" } },
  keywords: wordsOf(
    "False None True and as assert async await break case class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self super try type while with yield",
  ),
};

const script: Language = {
  tokens: tokensOf(String.raw`(?<comment>\/\/.*)`, "(?<open>\\/\\*|`)"),
  open: { "/*": { kind: "comment", close: "*/" }, "`": { kind: "string", close: "`" } },
  keywords: wordsOf(
    "abstract any as async await boolean break case catch class const continue declare default delete do else enum export extends false finally for from function get if implements import in infer instanceof interface is keyof let namespace never new null number object of private protected public readonly return satisfies set static string super switch symbol this throw true try type typeof undefined unknown var void while with yield",
  ),
};

function tokensOf(...own: readonly string[]): RegExp {
  return new RegExp([...own, ...shared].join("|"), "gmu");
}

function wordsOf(all: string): ReadonlySet<string> {
  return new Set(all.split(" "));
}

function languageOf(path: string): Language | null {
  if (/\.pyi?$/u.test(path)) return python;
  return /\.[cm]?[jt]sx?$/u.test(path) ? script : null;
}

/** Maximum length that is highlighted: nobody reads more, and a report from elsewhere may have anything. */
const lineLengthMax = 1_000;
const lengthMax = 20_000;

/** Highlights consecutive lines of a file: a string may span several. */
export function codeLines(path: string, lines: readonly string[]): readonly CodeLine[] {
  const language = languageOf(path);
  const text = lines.join("\n");
  const isPlain =
    language === null || text.length > lengthMax || lines.some(({ length }) => length > lineLengthMax);
  const all = isPlain ? [] : coloursOf(text, language);
  let start = 0;
  let next = 0;
  return lines.map((line) => {
    const end = start + line.length;
    const colours: Colour[] = [];
    for (let one = all[next]; one !== undefined && one.from < end; one = all[next]) {
      colours.push({
        from: Math.max(0, one.from - start),
        to: Math.min(one.to, end) - start,
        kind: one.kind,
      });
      if (one.to > end) break;
      next += 1;
    }
    start = end + 1;
    return { text: line, colours };
  });
}

function coloursOf(text: string, { tokens, open, keywords }: Language): readonly Colour[] {
  const colours: Colour[] = [];
  const endless = new Set<string>();
  let at = 0;
  for (const { index, 0: found, groups = {} } of text.matchAll(tokens)) {
    if (index < at) continue;
    const opened = groups["open"] === undefined ? undefined : open[found];
    if (opened === undefined) {
      const kind = kindOf(groups, keywords);
      at = index + found.length;
      if (kind !== null) colours.push({ from: index, to: at, kind });
      continue;
    }
    // What does not end in what is shown is left as it is.
    const end = endless.has(found) ? -1 : text.indexOf(opened.close, index + found.length);
    if (end < 0) {
      endless.add(found);
      continue;
    }
    at = end + opened.close.length;
    colours.push({ from: index, to: at, kind: opened.kind });
  }
  return colours;
}

function kindOf(groups: Readonly<Record<string, string>>, keywords: ReadonlySet<string>): Kind | null {
  const { comment, string: literal, prefix, number: digits, word: named } = groups;
  if (comment !== undefined) return "comment";
  if (literal !== undefined || prefix !== undefined) return "string";
  if (digits !== undefined) return "number";
  return named !== undefined && keywords.has(named) ? "keyword" : null;
}

/** Writes a part of a line, from one character up to another, which is excluded. */
export function codePart({ text, colours }: CodeLine, from = 0, to = text.length): Html {
  const parts: Html[] = [];
  let at = from;
  for (const colour of colours) {
    const [first, last] = [Math.max(colour.from, from), Math.min(colour.to, to)];
    if (first >= last) continue;
    if (first > at) parts.push(codeText(text.slice(at, first)));
    parts.push(markup`<span class="${letters[colour.kind]}">${codeText(text.slice(first, last))}</span>`);
    at = last;
  }
  if (at < to) parts.push(codeText(text.slice(at, to)));
  return parts.length === 0 ? nothing : markup`${parts}`;
}

/** Class names of one letter, because a page has many of them. */
const letters = { comment: "c", string: "s", number: "n", keyword: "k" } as const satisfies Record<
  Kind,
  string
>;

function codeText(text: string): Html {
  return name(text.replaceAll("\t", "    "));
}
