/** Report → the one comment on a pull request that is kept up to date. */
import type { Report } from "../core/report.ts";
import { codeSpan, type MarkdownOptions, markdown } from "./markdown.ts";

/** GitHub takes 65,536 characters; a byte is never more than one. */
export const commentBytesMax = 60_000;

/** The first line of our own comments. `name` distinguishes the jobs of one workflow. */
export function commentMarker(name: string): string {
  return `<!-- lanser:${[...Buffer.from(name)].map((byte) => byte.toString(16).padStart(2, "0")).join("")} -->`;
}

export function comment(report: Report, name: string, options: Omit<MarkdownOptions, "bytesMax">): string {
  const title = name === "" ? "" : `### ${codeSpan(name)}\n\n`;
  const first = `${commentMarker(name)}\n${title}`;
  return first + markdown(report, { ...options, bytesMax: commentBytesMax - Buffer.byteLength(first) });
}
