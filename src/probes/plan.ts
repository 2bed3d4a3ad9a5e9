/** Plans all probes of the two sides of one root. */
import type { ProbePlan } from "../model/probe.ts";
import { planCensus } from "./census.ts";
import type { ProbeInput } from "./input.ts";
import { planKnown } from "./known/plan.ts";
import { planLooks } from "./looked/plan.ts";

/** Returns the plan of all kinds of probes; null if the change edits nothing that the server checks. */
export function planProbes(input: ProbeInput): ProbePlan | null {
  const plans = planners.flatMap((plan) => plan(input) ?? []);
  return plans.length === 0 ? null : (answers) => plans.flatMap((plan) => [...plan(answers)]);
}

/** The kinds of probes, in the order of their probes. */
const planners: readonly ((input: ProbeInput) => ProbePlan | null)[] = [planLooks, planCensus, planKnown];
