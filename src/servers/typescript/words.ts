/** What a script's text can name, whatever stands around it: words, not a tree. In doubt it names more. */

/**
 * Whether a relative path in the text may leave the folder that lies `depth` folders above its file. Only a run of `..` at
 * the beginning of a literal can be counted; one in the middle of a path may lead anywhere.
 */
export function climbsOut(text: string, depth: number): boolean {
  return spellings(text).some((one) => isClimbing(one, depth));
}

/** The text, and what it is once escapes are read: a comment's path has none, a literal's may be written in any. */
export function spellings(text: string): readonly string[] {
  return text.includes("\\") ? [text, unescaped(text)] : [text];
}

const quotes = new Set(['"', "'", "`"]);
// Looked for by its dots: few texts have many.
const climb = /\.\./gu;

function isClimbing(text: string, depth: number): boolean {
  let end = 0;
  for (const { index } of text.matchAll(climb)) {
    if (index < end) continue;
    let start = index;
    while (start > end && isOfRun(text[start - 1])) start -= 1;
    end = index + 2;
    while (isOfRun(text[end])) end += 1;
    const isBegin = start === 0 || quotes.has(text[start - 1] ?? "");
    const names = text.slice(start, end).split(/[/\\]/u);
    // What is joined to a word before or behind it is a part of a name.
    if (!isBegin) names.shift();
    if (end < text.length && !quotes.has(text[end] ?? "")) names.pop();
    const ups = names.filter((name) => name === "..").length;
    if (ups > 0 && (!isBegin || ups > depth || names.some((name) => name.length > 2))) return true;
  }
  return false;
}

function isOfRun(character: string | undefined): boolean {
  return character === "." || character === "/" || character === "\\";
}

const escaped =
  /\\(?:u\{(?<point>[0-9a-fA-F]{1,6})\}|u(?<unit>[0-9a-fA-F]{4})|x(?<byte>[0-9a-fA-F]{2})|(?<octal>[0-3]?[0-7]{1,2})|(?<line>\r\n|[\n\r\u2028\u2029])|(?<other>[\s\S]))/gu;

function unescaped(text: string): string {
  return text.replace(escaped, (...found: readonly unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    const { point, unit, byte, octal, line, other = "" } = groups;
    const hexadecimal = point ?? unit ?? byte;
    if (hexadecimal !== undefined) return characterAt(Number.parseInt(hexadecimal, 16));
    if (octal !== undefined) return characterAt(Number.parseInt(octal, 8));
    return line === undefined ? other : "";
  });
}

function characterAt(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : "";
}

/** Finds which of these packages a text may name. */
export function packagesNamed(names: readonly string[]): (text: string) => readonly string[] {
  if (names.length === 0) return () => [];
  const known = names.map((name) => {
    // `@own/./b` and `@own//b` name the same package.
    const parts = name.split("/").map((part) => part.replace(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`));
    return { name, pattern: new RegExp(parts.join(String.raw`[/\\]+(?:\.[/\\]+)*`), "u") };
  });
  return (text) => {
    const texts = spellings(text);
    return known.flatMap(({ name, pattern }) => (texts.some((one) => pattern.test(one)) ? [name] : []));
  };
}
