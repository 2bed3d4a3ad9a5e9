/** Sessions of one run, and the names of their traces. */
import { sha256 } from "./digest.ts";

/**
 * Names of sessions.
 * - `self`: head with its own server configuration.
 * - `head-fixes`: queries the server for fixes of new findings.
 * - `base-alone` and `head-alone`: files that the change cannot affect.
 * - `base-recheck` and `head-recheck`: files in which the server's own command finds something else.
 */
export const sessionNames = [
  ...(["base", "head", "base-again", "head-again", "base-alone", "head-alone"] as const),
  ...(["base-recheck", "head-recheck"] as const),
  ...(["self", "head-fixes"] as const),
] as const;
export type SessionName = (typeof sessionNames)[number];

/** File name of the report that was made of the traces, next to them. */
export const reportName = "report.json";

/**
 * Returns the file name of one session's trace: `pyright.head-again.trace.jsonl`,
 * `pyright+packages+a.base.trace.jsonl`.
 */
export function traceName(server: string, root: string, session: SessionName): string {
  return `${unitName(server, root)}.${session}.trace.jsonl`;
}

/** Returns a name for a server on one of its roots, for files and folders. The names are unique. */
export function unitName(server: string, root: string): string {
  if (root === ".") return server;
  const name = root.split("/").map(encodeURIComponent).join("+");
  return `${server}+${name.length > rootNameMax ? sha256(root).slice("sha256:".length, 32) : name}`;
}

/** Limit that keeps a file's name within 255 bytes. */
const rootNameMax = 150;

/** Returns the name of a trace for people, without its ending. */
export function shownTraceName(name: string): string {
  return name.replace(/\.trace\.jsonl(?:\.zst)?$/u, "");
}
