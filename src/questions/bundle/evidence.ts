/** A record of one question to a server: which, what, and how much came back. Its id stands in every fact made of it. */
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";

export type EvidenceRecord = {
  /** Null where no server was asked. */
  readonly server: { readonly id: string; readonly version: string } | null;
  /** Methods of the protocol, or what of ours read the text. */
  readonly query_types: readonly string[];
  /** Printed places, or paths. */
  readonly targets: readonly string[];
  readonly outcome: "responded" | "timed_out" | "error" | "unsupported";
  /** Of the answers, as they were sent, without the headers of the frames. */
  readonly response_bytes: number;
};

export type Evidence = EvidenceRecord & { readonly id: Digest };

export function evidence(record: EvidenceRecord): Evidence {
  return { id: sha256(canonical(record)), ...record };
}
