/**
 * Finds the first answer in which two conversations differ. The checkpoints of the traces make that fast. Messages are
 * skipped if no result depends on them.
 */
import { readMember } from "../../model/json.ts";
import { firstDivergence, type TraceDivergence } from "../../session/trace/compare.ts";
import { firstDifference } from "../../session/trace/difference.ts";
import type { TraceEntry } from "../../session/trace/format.ts";
import type { Divergence } from "./classes.ts";
import type { ObservedRun } from "./facts.ts";
import { isInformational, lastAnswerAbout } from "./protocol.ts";

/**
 * Returns the first differing answer, as the evidence that people read in a drift report. Null if the runs do not
 * differ (D0), are not comparable (D9), or if one has no trace.
 */
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
 * Returns the place of the worst difference in the wanted trace, so that a report can link to it. The place is the
 * server's last answer about the file: the number of the entry, and a JSON pointer into its message. Null for a
 * difference outside of files, and without a trace.
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
 * Returns the part of an entry that two conversations must share: answers and notifications of the server, without its
 * private data. Undefined for requests of the server, because progress messages change their ids, and for messages of
 * the client, because the schedule decides them.
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
