/**
 * A server's process that stays for the second look at what it has answered about: it is made to forget, which costs less than another
 * start (docs/second-look.md). Where it does not forget, or fails on the way, the second look takes a process of its own.
 */
import type { Transport } from "../wire/transport.ts";
import { forget } from "./forgetting.ts";
import type { Observation } from "./observation.ts";
import { askSchedule, type KeptSession } from "./observe.ts";
import type { ObserveOptions } from "./options.ts";

/** The first look leaves its server, and is told at the end whether that was well; the second look goes on with it. */
export type Staying = {
  readonly keep?: (server: StayingServer) => void;
  /** False once the server that was kept has ended, and was not well to that end. */
  readonly isWell?: () => boolean;
  readonly take?: () => StayingServer | undefined;
};

export type StayingServer = KeptSession & { readonly transport: Transport };

/** Of one side of a comparison. */
export type Stay = {
  readonly first: Staying;
  readonly second: Staying;
  /** Ends what nobody has taken. Gives the first look where its server stayed: it counts for nothing if that was not well to the end. */
  readonly end: () => Promise<Observation | undefined>;
};

export function createStay(): Stay {
  let kept: StayingServer | undefined;
  let ending: Promise<Observation> | undefined;
  let isWell = true;
  const take = () => {
    const one = kept;
    kept = undefined;
    return one;
  };
  const keep = (server: StayingServer) => {
    const end = async () => {
      const observation = await server.end();
      isWell = observation.failure === undefined;
      return observation;
    };
    kept = { ...server, end: () => (ending ??= end()) };
  };
  return {
    first: { keep, isWell: () => isWell },
    second: { take },
    end: async () => await (take()?.end() ?? ending),
  };
}

/** Asks it about the schedule, and ends it; undefined where another has to answer. */
export async function lookAgain(
  { conversation, end }: StayingServer,
  options: ObserveOptions,
): Promise<Observation | undefined> {
  const { profile, clock } = options;
  const deadline = clock.now() + profile.limits.totalMsMax;
  let observation: Observation | undefined;
  let first: Observation;
  try {
    if (await forget(options, conversation)) observation = await askSchedule(options, conversation, deadline);
  } finally {
    first = await end();
  }
  return first.failure === undefined && observation?.failure === undefined ? observation : undefined;
}
