/** Names the sessions of one run (each is one conversation with a server) and their traces. */
import { sha256 } from "./digest.ts";

/**
 * Names of sessions.
 * - `base` and `head`: the first pass. `base-again` and `head-again`: the second pass, in reverse order.
 * - `self`: head with its own server configuration.
 * - `head-fixes`: queries the server for fixes of new findings.
 * - `base-alone` and `head-alone`: files that the change cannot affect.
 * - `base-recheck` and `head-recheck`: files for which the server's own command has other findings.
 */
export const sessionNames = [
  ...(["base", "head", "base-again", "head-again", "base-alone", "head-alone"] as const),
  ...(["base-recheck", "head-recheck"] as const),
  ...(["self", "head-fixes"] as const),
] as const;
export type SessionName = (typeof sessionNames)[number];

/** File name of the run's report, which is next to the traces. */
export const reportName = "report.json";

/**
 * Returns the file name of one session's trace: `pyright.head-again.trace.jsonl`,
 * `pyright+packages+a.base.trace.jsonl`.
 */
export function traceName(server: string, root: string, session: SessionName): string {
  return `${unitName(server, root)}.${session}.trace.jsonl`;
}

/**
 * Returns a unique name for a server on one of its roots, for files and folders. A root with a long path has a digest
 * instead, because file systems limit names to 255 bytes.
 */
export function unitName(server: string, root: string): string {
  if (root === ".") return server;
  const name = root.split("/").map(encodeURIComponent).join("+");
  return `${server}+${name.length > rootNameMax ? sha256(root).slice("sha256:".length, 32) : name}`;
}

/** Maximum length of the root's part of a name, so that the file's name has at most 255 bytes. */
const rootNameMax = 150;

/** Returns the name of a trace for people, without its ending. */
export function shownTraceName(name: string): string {
  return name.replace(/\.trace\.jsonl(?:\.zst)?$/u, "");
}
