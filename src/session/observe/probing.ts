/** Types of the probes that the comparison of two sides runs between a session's last answer and its end. */
import type { ProbeAnswer, ProbeAsk } from "../../model/probe.ts";
import type { Observation } from "./observation.ts";

/** Runs probes; null once the server is gone or did not answer in time: then no further probe runs. */
export type AskProbes = (asks: readonly ProbeAsk[]) => Promise<readonly ProbeAnswer[] | null>;

/** Runs during the session, which stays open until this is done. */
export type Probing = (observed: Observation, ask: AskProbes) => Promise<void>;
