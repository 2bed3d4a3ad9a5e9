/** Starts the Action of `nightly/`. */
import { runNightly } from "../nightly.ts";
import { startAction } from "../start.ts";

await startAction(process, runNightly);
