/** Finds the reason why a recorded session was never started. */
import type { Refusal } from "../../servers/outward.ts";
import type { Trace } from "../../session/trace/read.ts";
import type { Scrubber } from "../../session/trace/scrub.ts";

/** Returns the refusal; undefined for a session that was started. */
export function refusalIn(trace: Trace, { unscrub }: Pick<Scrubber, "unscrub">): Refusal | undefined {
  const decisions = trace.notes.filter(({ k }) => k === "decision").map(({ m }) => unscrub(m));
  const all = decisions as { readonly refused?: string; readonly code?: Refusal["code"] }[];
  const found = all.find(({ refused }) => refused !== undefined);
  if (found?.refused === undefined) return undefined;
  return { code: found.code ?? "server-configuration", message: found.refused };
}
