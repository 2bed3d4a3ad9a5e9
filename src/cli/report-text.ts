/** Writes a report to standard output, for a terminal or for the log of a job, and decides on colours and links. */
import type { Report } from "../model/report.ts";
import type { Host } from "../platform/host.ts";
import { plain, plainLog } from "../report/plain.ts";
import { logLook, type PlainOptions, type TextLook, widthMin } from "../report/terminal/options.ts";
import { fileLink } from "../report/terminal/paint.ts";
import type { CliHost } from "./program/program.ts";

export const colorSettings = ["auto", "always", "never"] as const;
export type ColorSetting = (typeof colorSettings)[number];

export type TextOptions = Pick<PlainOptions, "reproduce" | "all" | "show" | "detail"> & {
  readonly color: ColorSetting;
  /** Absolute folder of head's files; null if they are not what was compared. */
  readonly folder: string | null;
};

/**
 * Writes the report for a person. In Actions it is a plain log, because the runner reads lines as commands. Elsewhere
 * it has the width, colours and links that the terminal allows.
 */
export function reportText(
  program: Pick<CliHost, "where" | "stdout" | "env">,
  report: Report,
  { color, folder, ...options }: TextOptions,
): string {
  if (program.where.kind === "actions") return plainLog(report, options);
  const look = terminalLook(program, color);
  return plain(report, {
    ...options,
    ...look,
    linkOf: look.links && folder !== null ? (path) => fileLink(folder, path) : null,
  });
}

/**
 * Returns how text may look on standard output: its width in columns, colours and links. A pipe or file gets the layout
 * of a log, so that its text does not depend on the window.
 */
export function terminalLook(host: Pick<Host, "stdout" | "env">, color: ColorSetting): TextLook {
  const { isTerminal, columns } = host.stdout;
  const { width, wraps } = isTerminal
    ? { width: Math.max(widthMin, columns ?? logLook.width), wraps: true }
    : logLook;
  return { width, wraps, color: isColored(host, color), links: color !== "never" && supportsLinks(host) };
}

/**
 * True if the output has colours. It follows the conventions of other tools: NO_COLOR disables colours if it is not
 * empty (no-color.org), FORCE_COLOR enables them without a terminal, and `--color` overrides both.
 */
export function isColored({ stdout, env }: Pick<Host, "stdout" | "env">, color: ColorSetting): boolean {
  if (color !== "auto") return color === "always";
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  if (!["", "0"].includes(env["FORCE_COLOR"] ?? "")) return true;
  return stdout.isTerminal && env["FORCE_COLOR"] !== "0" && env["TERM"] !== "dumb";
}

/**
 * True for terminals that are documented to open links (escape sequence OSC 8). Others can print the sequence as
 * rubbish, so the list names only known ones. FORCE_HYPERLINK decides if it is set.
 */
export function supportsLinks({ stdout, env }: Pick<Host, "stdout" | "env">): boolean {
  if (!stdout.isTerminal) return false;
  const forced = env["FORCE_HYPERLINK"] ?? "";
  if (forced !== "") return forced !== "0";
  if ((env["CI"] ?? "") !== "" || env["TERM"] === "dumb" || (env["TMUX"] ?? "") !== "") return false;
  const vte = Number(env["VTE_VERSION"] ?? "0");
  return (
    vte >= vteMin ||
    linkTerminals.has(env["TERM_PROGRAM"] ?? "") ||
    linkTerms.has(env["TERM"] ?? "") ||
    ["WT_SESSION", "KITTY_WINDOW_ID", "DOMTERM", "KONSOLE_VERSION"].some((name) => (env[name] ?? "") !== "")
  );
}

const linkTerminals: ReadonlySet<string> = new Set([
  "iTerm.app",
  "vscode",
  "WezTerm",
  "ghostty",
  "Hyper",
  "zed",
]);
const linkTerms: ReadonlySet<string> = new Set(["xterm-kitty", "xterm-ghostty", "alacritty", "foot"]);
/** Minimum version of VTE: 0.50.0 crashes on some links; 0.50.1 does not. */
const vteMin = 5001;
