/** The first answer in which two conversations differ: found in their traces by checkpoints, passing over what no result depends on. */
import { member } from "../../model/json.ts";
import { firstDivergence, type TraceDivergence } from "../../session/trace/compare.ts";
import { firstDifference } from "../../session/trace/difference.ts";
import type { TraceEntry } from "../../session/trace/format.ts";
import type { Divergence } from "./classes.ts";
import type { Observed } from "./facts.ts";
import { isInformational, lastAnswerAbout } from "./protocol.ts";

/** Null when they do not, when they cannot be compared, or when one of them has no trace. */
export function firstDifferingAnswer(
  wanted: Observed,
  got: Observed,
  { class: of }: Pick<Divergence, "class">,
): TraceDivergence | null {
  if (of === "D0" || of === "D9") return null;
  if (wanted.source === undefined || got.source === undefined) return null;
  const found = firstDivergence(wanted.source(), got.source(), answerOf);
  return found.kind === "different" ? found : null;
}

/**
 * Where the worst difference stands in the wanted trace: the last answer of the server about its file. The number of the entry
 * and a JSON pointer into its message; null for what belongs to no file, or where there is no trace.
 */
export function placeOf(
  wanted: Observed,
  got: Observed,
  { first }: Pick<Divergence, "first">,
): { readonly entry: number; readonly pointer: string } | null {
  if (first === null || first.path === null || wanted.entries === null || got.entries === null) return null;
  const [one, other] = [wanted, got].map((of) => lastAnswerAbout(first.path ?? "", of.entries?.() ?? []));
  if (one === undefined) return null;
  const difference = other === undefined ? undefined : firstDifference(answerOf(one), answerOf(other));
  return { entry: one.i, pointer: difference?.pointer ?? "" };
}

/**
 * What the server answers, and what it says of its own accord, without what it keeps for itself. Undefined for what it
 * asks for: its numbers go on with each message about its progress; and for what we say, which is the schedule's.
 */
function answerOf({ k, d, m }: TraceEntry): unknown {
  if (k !== "frame" || d !== "<") return undefined;
  const [id, method] = [member(m, "id"), member(m, "method")];
  if (method !== undefined) return id === undefined && !isInformational(method) ? m : undefined;
  const { result, ...rest } = m as { readonly result?: unknown };
  const items = member(result, "items");
  if (!Array.isArray(items)) return m;
  const { resultId: _, ...report } = result as { readonly resultId?: unknown };
  return { ...rest, result: { ...report, items: items.map(withoutData) } };
}

function withoutData(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  const { data: _, ...rest } = item as { readonly data?: unknown };
  return rest;
}
