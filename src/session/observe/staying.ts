/**
 * A server's process that stays for the look after the one that it has answered: it is made to forget, which costs less than another start
 * (docs/second-look.md). Where it does not forget, the next look takes a process of its own.
 */
import { renameSync, rmSync, symlinkSync } from "node:fs";
import type { Side } from "../../model/report.ts";
import type { Transport } from "../wire/transport.ts";
import { forget } from "./forgetting.ts";
import type { Failure, Observation } from "./observation.ts";
import { askSchedule, failedInTheEnd, heardSoFar, type KeptSession } from "./observe.ts";
import type { ObserveOptions } from "./options.ts";

export type StayingServer = KeptSession & {
  readonly transport: Transport;
  /** What it was opened on: a tree, or a link that leads to the one that it is asked about. Absolute. */
  readonly root: string;
  /** How both sides come to be its; null for the server of one. */
  readonly both: BothSides | null;
};

/** How a process that looks at both sides is given the tree of each, which has the name of its root to it. */
export type BothSides =
  /** A link is pointed to it. Absolute. */
  | { readonly by: "link"; readonly link: string }
  /** It is opened on base's, and these files, relative to it, are held open with the texts of the other. All else is the same in both. */
  | { readonly by: "texts"; readonly paths: readonly string[] };

/** What one look has to do with the one before it and the one after it. */
export type Staying = {
  /** The server to go on with, once the look before is over; undefined where this one takes a process of its own. */
  readonly take: () => Promise<StayingServer | undefined>;
  /** Leaves its server for the look after it; null where none comes. */
  readonly keep: ((server: StayingServer) => void) | null;
  /** It asks nothing more in the order of its schedule, whoever has answered it. May be called again. */
  readonly over: () => void;
  /** False once the server that was kept, and that nobody took, has ended and was not well to that end. */
  readonly isWell: () => boolean;
  /** How a server that is started for this look is to come to the other tree; null where it is never asked about that. */
  readonly both: BothSides | null;
};

/** Of one side of a comparison. */
export type Stay = {
  readonly first: Staying;
  readonly second: Staying;
  /** Ends what nobody has taken, and gives its last look: that counts for nothing if the server was not well to the end. */
  readonly end: () => Promise<EndedStay | undefined>;
};

export type EndedStay = {
  readonly observation: Observation;
  /** Whether it is the second look. */
  readonly isAgain: boolean;
};

/** One process for both looks at a side. */
export function createStay(): Stay {
  const held = createHolder();
  const alone = { over: () => undefined, both: null };
  return {
    first: { ...alone, take: () => Promise.resolve(undefined), keep: held.keep, isWell: held.isWell },
    second: { ...alone, take: () => Promise.resolve(held.take()), keep: null, isWell: () => true },
    end: async () => {
      const observation = await held.end();
      return observation === undefined ? undefined : { observation, isAgain: false };
    },
  };
}

/**
 * One process for all looks at both sides, one after the other: base, head, head again, base again. Whoever is not asked of a server passes
 * it on as it is.
 */
export function createRelay(both: BothSides): Readonly<Record<Side, Stay>> {
  const held = createHolder();
  const [baseIsOver, headIsOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let last: { readonly side: Side; readonly isAgain: boolean } = { side: "base", isAgain: false };
  const isWell = { base: true, head: true, headAgain: true };
  const keepAs = (side: Side, isAgain: boolean) => (server: StayingServer) => {
    last = { side, isAgain };
    held.keep(server);
  };
  const lookOf = (side: Side) => ({ keep: keepAs(side, false), isWell: () => isWell[side] });
  const nothing = () => undefined;
  const endOf = (side: Side) => async () => {
    const { isAgain } = last;
    if (side !== last.side) return undefined;
    const observation = await held.end();
    isWell[isAgain ? "headAgain" : side] = held.isWell();
    return observation === undefined ? undefined : { observation, isAgain };
  };
  return {
    base: {
      first: { ...lookOf("base"), take: () => Promise.resolve(undefined), over: baseIsOver.resolve, both },
      second: {
        // A process of head's own knows another tree.
        take: () => headIsOver.promise.then(() => held.take((server) => server.both !== null)),
        keep: null,
        over: nothing,
        isWell: () => true,
        both: null,
      },
      end: endOf("base"),
    },
    head: {
      first: {
        ...lookOf("head"),
        take: () => baseIsOver.promise.then(() => held.take()),
        over: nothing,
        both: null,
      },
      second: {
        take: () => Promise.resolve(held.take()),
        keep: keepAs("head", true),
        over: headIsOver.resolve,
        isWell: () => isWell.headAgain,
        both: null,
      },
      end: endOf("head"),
    },
  };
}

function createHolder() {
  let kept: StayingServer | undefined;
  let isWell = true;
  const leaving: Promise<unknown>[] = [];
  const pop = () => {
    const one = kept;
    kept = undefined;
    return one;
  };
  return {
    keep: (server: StayingServer): void => {
      const other = pop();
      if (other !== undefined) leaving.push(other.end());
      kept = server;
    },
    // What went away by itself is no next look's fault: it is ended, and told of, as if nobody had asked.
    take: (isMeant: (server: StayingServer) => boolean = () => true) =>
      kept !== undefined && isMeant(kept) && kept.conversation.session.end() === undefined
        ? pop()
        : undefined,
    isWell: () => isWell,
    end: async () => {
      const [observation] = await Promise.all([pop()?.end(), ...leaving]);
      isWell = observation?.failure === undefined;
      return observation;
    },
  };
}

/** Leads to another tree at once: at no time does it lead nowhere. */
export function pointTo(link: string, tree: string): void {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(tree, next, "dir");
  renameSync(next, link);
}

/** Asks it about the schedule, and ends it or leaves it for the look after that; undefined where another has to answer. */
export async function lookAgain(
  { conversation, end, ...rest }: StayingServer,
  options: ObserveOptions,
  keep: Staying["keep"],
): Promise<Observation | undefined> {
  const { profile, clock, progress, relative } = options;
  const { session } = conversation;
  const deadline = clock.now() + profile.limits.totalMsMax;
  const before = heardSoFar(session);
  const unwell = async (): Promise<Failure | undefined> => (await end()).failure;
  const endOf = async (observation: Observation): Promise<Observation> => {
    const why = await unwell();
    return observation.failure !== undefined || why === undefined
      ? observation
      : failedInTheEnd(options, conversation, { observation, unwell: why });
  };
  let observation: Observation | undefined;
  try {
    if (await forget(options, conversation)) {
      progress(0, 0);
      const ready = profile.readiness(session.facts);
      const asked = await askSchedule(options, conversation, { deadline, before });
      observation = ready.state === "met" ? { ...asked, ready: relative(ready.reason) } : asked;
    }
  } catch (error) {
    await unwell();
    throw error;
  }
  // One that still wants to be asked again because it was told its settings is not what a start would be.
  const isUnsettled = observation?.files.some(
    (file) => file.kind === "unknown" && file.reason === "unsettled",
  );
  if (observation === undefined || isUnsettled === true) {
    await unwell();
    return undefined;
  }
  const looked = observation;
  if (keep === null || looked.failure !== undefined || (looked.probes?.failure ?? null) !== null)
    return endOf(looked);
  keep({ ...rest, conversation, end: () => endOf(looked) });
  return looked;
}
