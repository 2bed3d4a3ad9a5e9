/** What a reason says of a finding, held against the texts. */
import type { ComparedFinding } from "../../../src/core/finding.ts";

type Texts = Readonly<Record<"base" | "head", ReadonlyMap<string, string>>>;

/** One sentence for each thing that a reason says and that is not so. */
export function untrue(finding: ComparedFinding, texts: Texts): readonly string[] {
  const { why, base, path, range } = finding;
  const problems: string[] = [];
  const lineOf = (side: "base" | "head", at: string, line: number) =>
    texts[side].get(at)?.split(/\r\n|\r|\n/u)[line];
  const own = lineOf("head", path, range.start.line);
  const was = base === null ? undefined : lineOf("base", base.path, base.range.start.line);
  const named = /base line (\d+)(?: of ([^ ,:;]+))?/u.exec(why);
  if (named !== null && base !== null) {
    if (Number(named[1]) !== base.range.start.line + 1)
      problems.push("it names another line than that of its pair");
    if (base.path !== path && named[2] !== undefined && named[2] !== base.path)
      problems.push("it names another file than that of its pair");
  }
  if (/: the line is the same(?! but)/u.test(why) && tokens(own) !== tokens(was))
    problems.push("the line is another");
  if (/^same code as/u.test(why) && !/edited around it/u.test(why) && own !== was)
    problems.push("the line is another");
  if (/the line is the same as base line/u.test(why)) {
    const line = finding.counterpart;
    if (line === null || lineOf("base", line.path, line.range.start.line) !== own)
      problems.push("the line is another");
  }
  const symbol = /`([^`]+)` (?:still has|moved too)/u.exec(why)?.[1];
  if (symbol !== undefined) {
    const leaf = symbol.split(".").at(-1) ?? "";
    const has = (side: "base" | "head", at: string) =>
      new RegExp(`(?<![\\p{L}\\p{N}_])${leaf}(?![\\p{L}\\p{N}_])`, "u").test(texts[side].get(at) ?? "");
    if (!has("head", path) || base === null || !has("base", base.path))
      problems.push(`${symbol} is not on both sides`);
  }
  if (/^the file is new/u.test(why) && texts.base.has(path)) problems.push("base has the file");
  if (why === "its file was deleted" && texts.head.has(path)) problems.push("head has the file");
  return problems;
}

/** A line without its layout, as formatters leave it. */
function tokens(line: string | undefined): string {
  return (line ?? "")
    .replace(/['"]/gu, '"')
    .replace(/,?\s*(?:#|\/\/).*$/u, "")
    .replace(/[\s,;()]+/gu, "");
}
