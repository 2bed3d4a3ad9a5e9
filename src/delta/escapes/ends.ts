/** Where comments and strings end. */

/** Offsets in the text, `end` exclusive. */
export type Span = { readonly start: number; readonly end: number };

export type Sink = {
  readonly comment: (start: number, end: number) => void;
  readonly string: (start: number, end: number) => void;
};

/** Where code goes on behind a string; a backslash keeps what follows it, a line break included. */
export function endOfString(
  text: string,
  from: number,
  quote: string,
  reach: "one line" | "many lines",
): number {
  for (let at = from; at < text.length; at++) {
    const unit = text[at];
    if (unit === "\\") at += text.startsWith("\r\n", at + 1) ? 2 : 1;
    else if (text.startsWith(quote, at)) return at + quote.length;
    else if (reach === "one line" && (unit === "\n" || unit === "\r")) return at;
  }
  return text.length;
}

export function endOfBlockComment(text: string, from: number): number {
  return endOf(text, "*/", from);
}

export function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
