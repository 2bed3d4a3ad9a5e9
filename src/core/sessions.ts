/** The sessions of one run, and what their traces are called. */

/** `self` is head with its own server configuration. */
export const sessionNames = ["base", "head", "base-again", "head-again", "self"] as const;
export type SessionName = (typeof sessionNames)[number];

/** Beside the traces: the report that was made of them. */
export const reportName = "report.json";

/** One session's part of a recorded run: `pyright.head-again.trace.jsonl`. */
export function traceName(server: string, session: SessionName): string {
  return `${server}.${session}.trace.jsonl`;
}

/** A trace as people call it. */
export function withoutEnding(name: string): string {
  return name.replace(/\.trace\.jsonl(?:\.zst)?$/u, "");
}
