/**
 * A record of one query to a server: server, methods, targets and size of the answer. Every fact made from it contains
 * its id.
 */
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";

export type EvidenceRecord = {
  /** Null if no server was queried. */
  readonly server: { readonly id: string; readonly version: string } | null;
  /** Methods of the protocol, or the name of Lanser's own reader of the text. */
  readonly query_types: readonly string[];
  /** Printed places, or paths. */
  readonly targets: readonly string[];
  readonly outcome: "responded" | "timed_out" | "error" | "unsupported";
  /** Size of the answers as they were sent, without the headers of the frames. */
  readonly response_bytes: number;
};

export type Evidence = EvidenceRecord & { readonly id: Digest };

/** Adds the id to a record: its hash, so that a fact can name the record that it comes from. */
export function createEvidence(record: EvidenceRecord): Evidence {
  return { id: sha256(canonical(record)), ...record };
}
