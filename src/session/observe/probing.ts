/** What a session is asked between its last answer and its end, by whoever compares the two sides. */
import type { ProbeAnswer, ProbeAsk } from "../../model/probe.ts";
import type { Observation } from "./observation.ts";

/** Null once the server is gone or did not answer in time: then nothing more is asked. */
export type AskProbes = (asks: readonly ProbeAsk[]) => Promise<readonly ProbeAnswer[] | null>;

/** The session stays open until this is done. */
export type Probing = (observed: Observation, ask: AskProbes) => Promise<void>;
