/**
 * Finds the first answer in which two conversations differ, by the checkpoints of their traces. Messages that no result
 * depends on are skipped.
 */
import { readMember } from "../../model/json.ts";
import { firstDivergence, type TraceDivergence } from "../../session/trace/compare.ts";
import { firstDifference } from "../../session/trace/difference.ts";
import type { TraceEntry } from "../../session/trace/format.ts";
import type { Divergence } from "./classes.ts";
import type { ObservedRun } from "./facts.ts";
import { isInformational, lastAnswerAbout } from "./protocol.ts";

/** Returns null if they do not differ, cannot be compared, or if one of them has no trace. */
export function firstDifferingAnswer(
  wanted: ObservedRun,
  got: ObservedRun,
  { class: of }: Pick<Divergence, "class">,
): TraceDivergence | null {
  if (of === "D0" || of === "D9") return null;
  if (wanted.source === undefined || got.source === undefined) return null;
  const found = firstDivergence(wanted.source(), got.source(), answerOf);
  return found.kind === "different" ? found : null;
}

/**
 * Returns the place of the worst difference in the wanted trace: the server's last answer about its file. It has the
 * number of the entry and a JSON pointer into its message; null for a difference outside of files, or without a trace.
 */
export function findWorstPlace(
  wanted: ObservedRun,
  got: ObservedRun,
  { first }: Pick<Divergence, "first">,
): { readonly entry: number; readonly pointer: string } | null {
  if (first === null || first.path === null || wanted.entries === null || got.entries === null) return null;
  const [one, other] = [wanted, got].map((of) => lastAnswerAbout(first.path ?? "", of.entries?.() ?? []));
  if (one === undefined) return null;
  const difference = other === undefined ? undefined : firstDifference(answerOf(one), answerOf(other));
  return { entry: one.i, pointer: difference?.pointer ?? "" };
}

/**
 * Returns the server's answers and notifications, without its private data. Undefined for its requests, whose ids go on
 * with each progress message, and for messages of the client, which belong to the schedule.
 */
function answerOf({ k, d, m }: TraceEntry): unknown {
  if (k !== "frame" || d !== "<") return undefined;
  const [id, method] = [readMember(m, "id"), readMember(m, "method")];
  if (method !== undefined) return id === undefined && !isInformational(method) ? m : undefined;
  const { result, ...rest } = m as { readonly result?: unknown };
  const items = readMember(result, "items");
  if (!Array.isArray(items)) return m;
  const { resultId: _, ...report } = result as { readonly resultId?: unknown };
  return { ...rest, result: { ...report, items: items.map(withoutData) } };
}

function withoutData(item: unknown): unknown {
  if (typeof item !== "object" || item === null) return item;
  const { data: _, ...rest } = item as { readonly data?: unknown };
  return rest;
}
