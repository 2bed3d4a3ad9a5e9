/** States of the configured servers of a client. No server is started to find them. */

import type { UserError } from "../../model/errors.ts";
import { compareValues } from "../../model/order.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import type { ServerFact } from "../bundle/facts.ts";
import { NotReady, type QuestionSession } from "./session.ts";

/** Last known attempt to start one server on one root. */
export type TriedState = {
  readonly root: string;
  readonly restarts: number;
} & (
  | { readonly kind: "starting" }
  | { readonly kind: "started"; readonly session: QuestionSession }
  | { readonly kind: "failed"; readonly error: UserError }
);

/**
 * Returns the state of a server on each root where a start was tried. Without such a root there is one fact with root
 * null, so that `lanser status` lists every configured server. Starts nothing.
 */
export function readServerStates(
  { profile, pin, refused }: ChosenServer,
  tried: readonly TriedState[],
  isInstalled: boolean,
): readonly ServerFact[] {
  const server = { id: profile.id, version: pin.version, installed: isInstalled };
  const none = { ...server, root: null, restarts: 0, isStarting: false, failed: null };
  if (refused !== null) return [{ ...none, state: "configured", failed: refused.message }];
  if (tried.length === 0) return [{ ...none, state: "resolvable" }];
  return tried
    .map((one): ServerFact => {
      const { root, restarts } = one;
      const isStarting = one.kind === "starting";
      return { ...server, root, restarts, isStarting, ...reached(one) };
    })
    .toSorted(compareValues);
}

/** Returns how far a start came, and why it came no further. A server that has ended since can still be started. */
function reached(one: TriedState): Pick<ServerFact, "state" | "failed"> {
  switch (one.kind) {
    case "starting":
      return { state: "resolvable", failed: null };
    case "started": {
      const end = one.session.ended();
      return end === undefined ? { state: "ready", failed: null } : { state: "runnable", failed: end };
    }
    case "failed": {
      const { error } = one;
      return {
        state: error instanceof NotReady ? error.reached : "resolvable",
        failed: error.message.toWellFormed(),
      };
    }
  }
}
