/** Starts the Action of `action.yml`, the gate. */
import { runGateAction } from "../gate.ts";
import { startAction } from "../start.ts";

await startAction(process, runGateAction);
