/** What a program hands down from its top: the effects, and where it runs. */
import type { Where } from "../../github/where.ts";
import type { Host } from "../../platform/host.ts";
import { logLines } from "../../report/escape.ts";

export type Program = Host & { readonly where: Where };

/** A text that is safe for a terminal; the runner reads the log of a job as commands, line by line. */
export function safeIn({ kind }: Where, text: string): string {
  return kind === "actions" ? `${logLines(text.trimEnd())}\n` : text;
}
