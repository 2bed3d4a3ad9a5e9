/** Starts the Action of `plan/`. */
import { runPlan } from "../plan.ts";
import { startAction } from "../start.ts";

await startAction(process, runPlan);
