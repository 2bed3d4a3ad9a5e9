/**
 * A server's process that stays for the second look at what it has answered about: it is made to forget, which costs less than another
 * start (docs/second-look.md). Where it does not forget, the second look takes a process of its own.
 */
import type { Transport } from "../wire/transport.ts";
import { forget } from "./forgetting.ts";
import type { Failure, Observation } from "./observation.ts";
import { askSchedule, failedInTheEnd, type KeptSession } from "./observe.ts";
import type { ObserveOptions } from "./options.ts";

/** The first look leaves its server; the second goes on with it. */
export type Staying = {
  readonly keep?: (server: StayingServer) => void;
  /** False once the server that was kept, and that nobody took, has ended and was not well to that end. */
  readonly isWell?: () => boolean;
  readonly take?: () => StayingServer | undefined;
};

export type StayingServer = KeptSession & { readonly transport: Transport };

/** Of one side of a comparison. */
export type Stay = {
  readonly first: Staying;
  readonly second: Staying;
  /** Ends what nobody has taken, and gives its look: that counts for nothing if the server was not well to the end. */
  readonly end: () => Promise<Observation | undefined>;
};

export function createStay(): Stay {
  let kept: StayingServer | undefined;
  let isWell = true;
  const take = () => {
    const one = kept;
    kept = undefined;
    return one;
  };
  const keep = (server: StayingServer) => {
    kept = server;
  };
  return {
    first: { keep, isWell: () => isWell },
    // What went away by itself is no second look's fault: it is ended, and told of, as if nobody had asked.
    second: { take: () => (kept?.conversation.session.end() === undefined ? take() : undefined) },
    end: async () => {
      const observation = await take()?.end();
      isWell = observation?.failure === undefined;
      return observation;
    },
  };
}

/** Asks it about the schedule, and ends it; undefined where another has to answer. */
export async function lookAgain(
  { conversation, end }: StayingServer,
  options: ObserveOptions,
): Promise<Observation | undefined> {
  const { profile, clock, progress } = options;
  const deadline = clock.now() + profile.limits.totalMsMax;
  const before = new Map(conversation.session.facts.oddities);
  let observation: Observation | undefined;
  let unwell: Failure | undefined;
  try {
    if (await forget(options, conversation)) {
      progress(0, 0);
      observation = await askSchedule(options, conversation, { deadline, before });
    }
  } finally {
    unwell = (await end()).failure;
  }
  // One that still wants to be asked again because it was told its settings is not what a start would be.
  const isUnsettled = observation?.files.some(
    (file) => file.kind === "unknown" && file.reason === "unsettled",
  );
  if (observation === undefined || isUnsettled === true) return undefined;
  return observation.failure === undefined && unwell !== undefined
    ? failedInTheEnd(options, conversation, { observation, unwell })
    : observation;
}
