/** Starts the Action of `shard/`. */
import { runShard } from "../shard.ts";
import { startAction } from "../start.ts";

await startAction(process, runShard);
