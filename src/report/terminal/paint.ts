/** Paints lines: the only place that writes terminal escape sequences. */
import type { Style, StyledLine, StyledSpan } from "./layout.ts";

export type Paint = {
  readonly color: boolean;
  /** True if the terminal opens addresses (OSC 8). */
  readonly links: boolean;
};

const codes = { red: 31, green: 32, yellow: 33, cyan: 36, bold: 1, dim: 2 } as const satisfies Record<
  Style,
  number
>;

export function paintSpan(lines: readonly StyledLine[], paint: Paint): string {
  return lines.map((line) => `${line.map((span) => paintedSpan(span, paint)).join("")}\n`).join("");
}

function paintedSpan({ text, styles, link }: StyledSpan, { color, links }: Paint): string {
  const styled =
    color && styles.length > 0
      ? `\u001b[${styles.map((style) => codes[style]).join(";")}m${text}\u001b[0m`
      : text;
  return links && link !== null ? `\u001b]8;;${link}\u001b\\${styled}\u001b]8;;\u001b\\` : styled;
}

/** Makes a `file:` address of a path below an absolute folder; nothing in it can end the escape sequence around it. */
export function fileLink(folder: string, path: string): string {
  return `file://${[...folder.split("/"), ...path.split("/")]
    .filter((part) => part !== "")
    .map((part) => `/${encodeURIComponent(part.toWellFormed())}`)
    .join("")}`;
}
