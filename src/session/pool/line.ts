/**
 * Line: the passes over one root that share one server process, one after the other (base, head, and both again in the
 * second pass). A pass that needs no server leaves the process to the next one.
 */
import type { Side } from "../../model/report.ts";
import type { SessionName } from "../../model/sessions.ts";
import type { Observation } from "../observe/observation.ts";
import type { HeldServer, Lease, SideSwitch } from "./lease.ts";
import { askReset } from "./reset.ts";

/** Last pass of a process that was kept for a further pass, which did not come. */
export type EndedLook = {
  readonly side: Side;
  /** True for the second pass. */
  readonly isAgain: boolean;
  readonly observation: Observation;
};

type Line = {
  /**
   * Returns the lease of a pass; null for a pass of another line, and after the end of the line: nobody would end the
   * process that it leaves.
   */
  readonly lease: (look: SessionName) => Lease | null;
  /** Ends the processes that no pass has taken. */
  readonly end: () => Promise<EndedLook | undefined>;
};

type Look = `${Side}${"" | "-again"}`;

/**
 * Creates a line of passes; `looks` names the passes in their order. Each pass waits for the one before it and takes
 * over its process, which saves a start of several seconds. `both` is the way to the other side's tree; null if there
 * is none.
 */
export function createLine(looks: readonly Look[], both: SideSwitch | null): Line {
  let held: { readonly server: HeldServer; readonly look: Look } | undefined;
  let isOpen = true;
  const overs = new Map(looks.map((look) => [look, Promise.withResolvers<void>()] as const));
  const unwell = new Set<Look>();
  const displaced: Promise<unknown>[] = [];
  const pop = () => {
    const one = held;
    held = undefined;
    return one;
  };
  const leaseOf = (look: Look, before: Look | undefined, isLast: boolean): Lease => ({
    take: async () => {
      if (before === undefined) return undefined;
      await overs.get(before)?.promise;
      if (held === undefined) return undefined;
      const { server } = held;
      const isThere = server.both !== null || sideOf(held.look) === sideOf(look);
      // A process that ended by itself is not this pass's failure. It stays with the line and counts for its last pass.
      const isRunning = server.conversation.session.end() === undefined;
      return isThere && isRunning ? pop()?.server : undefined;
    },
    again: ({ conversation }, options) => askReset(options, conversation),
    first: (options) => options,
    keep: isLast
      ? null
      : (server) => {
          const other = pop();
          if (other !== undefined) displaced.push(other.server.end());
          held = { server, look };
        },
    unwell: () => void unwell.add(look),
    isWell: () => !unwell.has(look),
    over: () => overs.get(look)?.resolve(),
    both: before === undefined ? both : null,
  });
  const leases = new Map<string, Lease>(
    looks.map((look, at) => [look, leaseOf(look, looks[at - 1], at === looks.length - 1)]),
  );
  return {
    lease: (look) => (isOpen ? (leases.get(look) ?? null) : null),
    end: async () => {
      isOpen = false;
      const last = pop();
      const [observation] = await Promise.all([last?.server.end(), ...displaced]);
      return last === undefined || observation === undefined
        ? undefined
        : { side: sideOf(last.look), isAgain: last.look.endsWith("-again"), observation };
    },
  };
}

function sideOf(look: Look): Side {
  return look.startsWith("base") ? "base" : "head";
}
