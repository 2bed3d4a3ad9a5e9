/** The Action: the same gate, with the runner's inputs, annotations, outputs and summary around it. */
import { errorTable } from "../errors.ts";
import { realHost } from "../host.ts";
import { exitCodeOf, showProblem } from "../program/problem.ts";
import { runAction } from "./run.ts";
import { stepOf } from "./step.ts";

const host = realHost();
const abort = new AbortController();
// Not once: a terminal and npm may each send the same signal, and the second must not kill the cleaning up.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => abort.abort());

// Whatever escapes is a broken invariant: 14, never Node's own 1, which would read as a failed gate.
process.on("uncaughtException", (error) => {
  host.stderr.write(showProblem(error).text);
  process.exit(errorTable.broken.exitCode);
});
process.exitCode = await exitCodeOf(host, () => runAction(stepOf(host), abort.signal));
