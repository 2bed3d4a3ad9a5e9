/** What GitHub makes of a text in Markdown and of annotations, near enough to look at. */
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { escaped } from "./terminal.ts";

/** Our own Markdown alone: its few elements are ours, and the rest is escaped in it already. */
export function markdownHtml(text: string): string {
  const body = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  // A keyboard must reach what scrolls; GitHub sees to that.
  const reachable = body
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<table tabindex="0">');
  return reachable.replace(
    /(<code class="language-diff">)([\s\S]*?)(<\/code>)/gu,
    (_, open: string, code: string, close: string) =>
      open +
      code.replace(/^([+-]).*$/gmu, (line, sign) => `<span class="${diffClasses[sign]}">${line}</span>`) +
      close,
  );
}

const diffClasses: Readonly<Record<string, string>> = { "+": "added", "-": "removed" };

export type Annotation = {
  readonly level: "failure" | "warning" | "notice";
  readonly path: string | null;
  readonly startLine: number;
  readonly endLine: number;
  readonly title: string;
  readonly message: string;
};

const levels = { error: "failure", warning: "warning", notice: "notice" } as const;

/** The runner's reading of the commands that we write into a log. */
export function readAnnotations(commands: string): readonly Annotation[] {
  return commands
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const {
        level = "",
        properties = "",
        message = "",
      } = /^::(?<level>error|warning|notice)(?: (?<properties>.*?))?::(?<message>.*)$/su.exec(line)?.groups ??
      {};
      if (!Object.hasOwn(levels, level)) throw new Error(`no annotation: ${line}`);
      const of = Object.fromEntries(
        properties
          .split(",")
          .filter((one) => one !== "")
          .map((one) => one.split("=", 2) as [string, string]),
      );
      const startLine = Number(of["line"] ?? 1);
      return {
        level: levels[level as keyof typeof levels],
        path: of["file"] === undefined ? null : decoded(of["file"]),
        startLine,
        endLine: Number(of["endLine"] ?? startLine),
        title: decoded(of["title"] ?? ""),
        message: decoded(message),
      };
    });
}

function decoded(text: string): string {
  return text
    .replaceAll("%0A", "\n")
    .replaceAll("%0D", "\r")
    .replaceAll("%2C", ",")
    .replaceAll("%3A", ":")
    .replaceAll("%25", "%");
}

/** As it stands below a line of a change. */
export function annotationHtml({ level, path, startLine, endLine, title, message }: Annotation): string {
  const lines = endLine > startLine ? `lines ${startLine} to ${endLine}` : `line ${startLine}`;
  const where = path === null ? "" : ` on ${lines} in <code>${escaped(path)}</code>`;
  return `<div class="annotation ${level}"><p class="where">Check ${level}${where}</p><p class="title">${escaped(title)}</p><p class="said">${escaped(message)}</p></div>`;
}
