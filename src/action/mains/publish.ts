/** Starts the Action of `publish/`. */
import { runPublish } from "../publish.ts";
import { startAction } from "../start.ts";

await startAction(process, runPublish);
