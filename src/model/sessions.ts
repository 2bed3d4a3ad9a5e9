/** The sessions of one run, and what their traces are called. */
import { sha256 } from "./digest.ts";

/**
 * `self` is head with its own server configuration; `head-fixes` is asked what the server would do about what is new; `base-alone` and
 * `head-alone` are about files that the change cannot matter to; `base-recheck` and `head-recheck` about files in which the server's own
 * command finds something else.
 */
export const sessionNames = [
  ...(["base", "head", "base-again", "head-again", "base-alone", "head-alone"] as const),
  ...(["base-recheck", "head-recheck"] as const),
  ...(["self", "head-fixes"] as const),
] as const;
export type SessionName = (typeof sessionNames)[number];

/** Beside the traces: the report that was made of them. */
export const reportName = "report.json";

/** One session's part of a recorded run: `pyright.head-again.trace.jsonl`, `pyright+packages+a.base.trace.jsonl`. */
export function traceName(server: string, root: string, session: SessionName): string {
  return `${unitName(server, root)}.${session}.trace.jsonl`;
}

/** A server on one of its roots, as a file or folder is called; no two have the same name. */
export function unitName(server: string, root: string): string {
  if (root === ".") return server;
  const name = root.split("/").map(encodeURIComponent).join("+");
  return `${server}+${name.length > rootNameMax ? sha256(root).slice("sha256:".length, 32) : name}`;
}

/** A file's name has at most 255 bytes. */
const rootNameMax = 150;

/** A trace as people call it. */
export function withoutEnding(name: string): string {
  return name.replace(/\.trace\.jsonl(?:\.zst)?$/u, "");
}
