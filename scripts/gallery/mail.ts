/** What a mail program makes of a comment: GitHub sends the HTML without a style, and few programs fold anything. */
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { markdownHtml } from "./github.ts";

/** As lines of text, one empty at most between two. */
export function mailOf(markdown: string): string {
  const text = textOf(parseFragment(markdownHtml(markdown)), "");
  return `${text
    .split("\n")
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim()}\n`;
}

const blocks = new Set(["p", "pre", "h3", "ul", "table", "details", "summary"]);

function textOf(node: DefaultTreeAdapterTypes.Node, indent: string): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (node.nodeName === "br") return `\n${indent}`;
  if (!("childNodes" in node)) return "";
  const within = (further: string) =>
    node.childNodes.map((child) => textOf(child, indent + further)).join("");
  if (node.nodeName === "li") return `\n${indent}• ${within("  ").trim()}\n`;
  if (node.nodeName === "tr")
    return `${within("")
      .trim()
      .split(/\s*\n\s*/u)
      .join("  ")}\n`;
  if (node.nodeName === "pre") return `\n${within("").replace(/^/gmu, `${indent}    `)}\n`;
  return blocks.has(node.nodeName) ? `\n${within("")}\n` : within("");
}
