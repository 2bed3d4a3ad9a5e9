/** Types of the probes that the comparison of two sides runs between a session's last answer and its end. */
import type { ProbeAnswer, ProbeAsk } from "../../model/probe.ts";
import type { Observation } from "./observation.ts";

/** Runs probes. Returns null once the server has ended or missed its deadline; then no further probe runs. */
export type AskProbes = (asks: readonly ProbeAsk[]) => Promise<readonly ProbeAnswer[] | null>;

/** Decides on probes from the observation and runs them with `ask`. The session stays open until the promise ends. */
export type Probing = (observed: Observation, ask: AskProbes) => Promise<void>;
