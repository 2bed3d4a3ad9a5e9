/**
 * Finds answers that a client ignores: the second one to a request, and one to no request. No result depends on them.
 */
import { readMember } from "../../model/json.ts";
import { shorten } from "../../model/text.ts";
import type { TraceEntry } from "../../session/trace/format.ts";

export type StrayAnswer = {
  readonly entry: TraceEntry;
  /** Description of the fault, which follows "the server". */
  readonly message: string;
};

/** Returns the first stray answer of a session; undefined if every answer is the only one to its request. */
export function strayAnswer(entries: Iterable<TraceEntry>): StrayAnswer | undefined {
  const open = new Map<string, string>();
  const answered = new Map<string, string>();
  for (const entry of entries) {
    const { k, d, m } = entry;
    if (k !== "frame") continue;
    const method = readMember(m, "method");
    const id = JSON.stringify(readMember(m, "id") ?? null);
    if (d === ">") {
      if (typeof method === "string" && readMember(m, "id") !== undefined) open.set(id, method);
      continue;
    }
    if (method !== undefined) continue;
    const asked = open.get(id);
    if (asked !== undefined) {
      open.delete(id);
      answered.set(id, asked);
      continue;
    }
    const before = answered.get(id);
    const shown = shorten(id, idLengthMax);
    return before === undefined
      ? { entry, message: `answered ${shown}, a request nobody sent` }
      : { entry, message: `answered request ${shown} (${before}) twice` };
  }
  return undefined;
}

/** Limit on the length of an id: in an answer to no request it may be anything. */
const idLengthMax = 60;
