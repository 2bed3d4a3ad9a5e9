/** Comments and strings of TypeScript and JavaScript; in JSX the text between tags counts as a string. */
import { endOfBlockComment, endOfString, type Sink, type Span } from "./ends.ts";

export function scanScript(text: string, sink: Sink): void {
  scan(text, sink, "without tags");
}

export function scanJsx(text: string, sink: Sink): void {
  scan(text, sink, "with tags");
}

/**
 * What we are in, the innermost last. `code`: what stands in the braces of a template's `${…}`, of an attribute or
 * between tags, with the depth of braces in it; `tag`: an opening tag, with the depth of `<` in it; `children`: what
 * stands between an opening and its closing tag.
 */
type Mode =
  | { readonly kind: "code"; readonly of: "template" | "jsx"; depth: number }
  | { readonly kind: "tag"; depth: number }
  | { readonly kind: "children" };

function scan(text: string, sink: Sink, tags: "with tags" | "without tags"): void {
  const modes: Mode[] = [];
  const comments: Span[] = [];
  const comment = (start: number, end: number): number => {
    comments.push({ start, end });
    sink.comment(start, end);
    return end;
  };
  const string = (start: number, end: number): number => {
    if (start < end) sink.string(start, end);
    return end;
  };
  const template = (start: number, from: number): number => {
    for (let at = from; at < text.length; at++) {
      if (text[at] === "\\") at++;
      else if (text[at] === "`") return string(start, at + 1);
      else if (text.startsWith("${", at)) {
        modes.push({ kind: "code", of: "template", depth: 0 });
        return string(start, at + 2);
      }
    }
    return string(start, text.length);
  };
  /** Behind what begins here, in code and in tags alike; undefined for what is neither comment, string nor brace. */
  const common = (mark: string, start: number, behind: number): number | undefined => {
    if (mark.startsWith("//")) return comment(start, behind);
    if (mark === "/*") return comment(start, endOfBlockComment(text, behind));
    return undefined;
  };
  const inCode = (mark: string, start: number, behind: number, mode: Mode | undefined): number => {
    if (mark === "`") return template(start, behind);
    if (mark === '"' || mark === "'") return string(start, endOfString(text, behind, mark, "one line"));
    if (mark === "/") {
      const end = isValueBefore(text, start, comments) ? undefined : endOfExpression(text, start);
      return end === undefined ? behind : string(start, end);
    }
    if (mark === "<") {
      if (tags === "with tags" && !isValueBefore(text, start, comments) && isTag(text, start))
        modes.push({ kind: "tag", depth: 0 });
      return behind;
    }
    if (mode?.kind !== "code") return behind;
    if (mark === "{") mode.depth++;
    else if (mark === "}" && mode.depth > 0) mode.depth--;
    else if (mark === "}") {
      modes.pop();
      if (mode.of === "template") return template(start, behind);
    }
    return behind;
  };
  const inTag = (mark: string, start: number, behind: number, mode: Mode & { kind: "tag" }): number => {
    if (mark === '"' || mark === "'") return string(start, endOfAttribute(text, mark, behind));
    if (mark === "{") modes.push({ kind: "code", of: "jsx", depth: 0 });
    else if (mark === "<") mode.depth++;
    else if (mark === "/" && text[behind] === ">") {
      modes.pop();
      return behind + 1;
    } else if (mark === ">" && mode.depth > 0) {
      if (text[start - 1] !== "=") mode.depth--;
    } else if (mark === ">") {
      modes.pop();
      modes.push({ kind: "children" });
    }
    return behind;
  };
  const inChildren = (from: number): number => {
    between.lastIndex = from;
    const at = between.exec(text)?.index ?? text.length;
    string(from, at);
    if (text.startsWith("</", at)) {
      modes.pop();
      const end = text.indexOf(">", at);
      return end < 0 ? text.length : end + 1;
    }
    if (text[at] === "<") modes.push({ kind: "tag", depth: 0 });
    else modes.push({ kind: "code", of: "jsx", depth: 0 });
    return at + 1;
  };

  // What tells the system which program runs the file.
  const start = /^\ufeff?#![^\r\n]*/u.exec(text)?.[0].length ?? 0;
  if (start > 0) comment(0, start);
  for (let at = start; at < text.length; ) {
    const mode = modes.at(-1);
    if (mode?.kind === "children") {
      at = inChildren(at);
      continue;
    }
    opening.lastIndex = at;
    const found = opening.exec(text);
    if (found === null) return;
    const [mark] = found;
    const behind = opening.lastIndex;
    at =
      common(mark, found.index, behind) ??
      (mode?.kind === "tag"
        ? inTag(mark, found.index, behind, mode)
        : inCode(mark, found.index, behind, mode));
  }
}

const opening = /\/\/[^\r\n]*|\/\*|["'`/{}<>]/gu;
const between = /[<{]/gu;

/** Whether a value stands before it, so that a slash divides and `<` compares. */
function isValueBefore(text: string, start: number, comments: readonly Span[]): boolean {
  let end = start;
  for (let next = comments.length - 1; ; next--) {
    end = endOfCode(text, end);
    const comment = comments[next];
    if (comment === undefined || comment.end !== end) break;
    end = comment.start;
  }
  const before = text.slice(Math.max(0, end - 12), end);
  return (
    /[\p{L}\p{N}_$)\]}"'`]$/u.test(before) &&
    !/(?<![\p{L}\p{N}_$.])(?:return|typeof|case|in|of|void|default|yield|await|delete|else|do)$/u.test(before)
  );
}

/** No more white space than this stands between a value and its operator. */
const blankMax = 1_000;

function endOfCode(text: string, from: number): number {
  let end = from;
  while (end > 0 && from - end < blankMax && /\s/u.test(text[end - 1] ?? "")) end--;
  return end;
}

/** Behind a regular expression; undefined for a slash that begins none. */
function endOfExpression(text: string, start: number): number | undefined {
  // The limits keep a line of slashes that end nowhere linear.
  const pattern = /\/(?:\\.|\[(?:\\.|[^\]\\\r\n]){0,200}\]|[^\\/[\r\n]){1,500}\//uy;
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** How far away the closing tag of `<b>(…` may stand, which could also be the function type `<B>(…) => …`. */
const closingMax = 1_000;

/** Not the type parameters of a function: `<T,>(`, `<T extends A>(`, `<T = A>(`, `<T>(` without a closing tag. */
function isTag(text: string, start: number): boolean {
  const found =
    /^<(?:>|(?!const\s)[\p{L}_$][\p{L}\p{N}_$.:-]{0,100}(?![\p{L}\p{N}_$.:-]|\s*,|\s*=|\s+extends\b))/u.exec(
      text.slice(start, start + 200),
    );
  if (found === null) return false;
  const [tag] = found;
  return (
    !text.startsWith(">(", start + tag.length) ||
    text.slice(start, start + closingMax).includes(`</${tag.slice(1)}`)
  );
}

/** Strings of attributes know no backslash and may go over lines. */
function endOfAttribute(text: string, quote: string, from: number): number {
  const end = text.indexOf(quote, from);
  return end < 0 ? text.length : end + 1;
}
