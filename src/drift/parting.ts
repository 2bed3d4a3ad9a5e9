/** Where two conversations part first: found in their traces by checkpoints, passing over what no result hangs on. */
import { firstDivergence, type TraceDivergence } from "../trace/compare.ts";
import type { TraceEntry } from "../trace/format.ts";
import type { Divergence } from "./classes.ts";
import type { Observed } from "./facts.ts";
import { isInformational } from "./protocol.ts";

/** Null when they do not, when they cannot be compared, or when one of them has no trace. */
export function partingOf(
  wanted: Observed,
  got: Observed,
  { class: of }: Pick<Divergence, "class">,
): TraceDivergence | null {
  if (of === "D0" || of === "D9") return null;
  if (wanted.source === undefined || got.source === undefined) return null;
  const found = firstDivergence(wanted.source(), got.source(), (entry) => !isAnswer(entry));
  return found.kind === "different" ? found : null;
}

/**
 * What the server answers, and what it says of its own accord. Not what it asks for: its numbers go on with each message
 * about its progress. Nor what we say, which is the schedule's.
 */
function isAnswer({ k, d, m }: TraceEntry): boolean {
  if (k !== "frame" || d !== "<") return false;
  const { id, method } = m as { readonly id?: unknown; readonly method?: unknown };
  return method === undefined || (id === undefined && !isInformational(method));
}
