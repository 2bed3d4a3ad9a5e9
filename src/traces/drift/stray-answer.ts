/**
 * Finds answers that a client ignores: a second answer to a request, and an answer to no request. No result depends on
 * them, but they violate the protocol.
 */
import { readMember } from "../../model/json.ts";
import { shorten } from "../../model/text.ts";
import type { TraceEntry } from "../../session/trace/format.ts";

export type StrayAnswer = {
  readonly entry: TraceEntry;
  /** Description of the fault, which follows "the server". */
  readonly message: string;
};

/**
 * Returns the first stray answer of a session; undefined if every answer is the only one to its request. A replay that
 * is otherwise equal reports it, because it hints at a defect of the server or at an edited trace.
 */
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
      ? { entry, message: `answered request ${shown}, which Lanser did not send` }
      : { entry, message: `answered request ${shown} (${before}) twice` };
  }
  return undefined;
}

/** Limit on the length of a shown id. In a stray answer the server can write any id. */
const idLengthMax = 60;
