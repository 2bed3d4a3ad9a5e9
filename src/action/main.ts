/** The Action: the same gate, with the runner's inputs, annotations, outputs and summary around it. */
import { exitCodeOf, showProblem } from "../cli/problem.ts";
import { realHost } from "../host.ts";
import { runAction } from "./run.ts";

const host = realHost();
const abort = new AbortController();
// Not once: a terminal and npm may each send the same signal, and the second must not kill the cleaning up.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => abort.abort());

// Whatever escapes is a broken invariant: 14, never Node's own 1, which would read as a failed gate.
process.on("uncaughtException", (error) => {
  host.stderr.write(showProblem(error).text);
  process.exit(14);
});
process.exitCode = await exitCodeOf(host, () => runAction(host, abort.signal));
