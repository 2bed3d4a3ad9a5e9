/** The Action: the same gate, with the runner's inputs, annotations, outputs and summary around it. */

import { showProblem } from "../cli/problem.ts";
import { realHost } from "../host.ts";
import { runAction } from "./run.ts";

const host = realHost();
const abort = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => abort.abort());

process.on("uncaughtException", (error) => {
  host.stderr.write(showProblem(error).text);
  process.exit(14);
});
try {
  process.exitCode = await runAction(host, abort.signal);
} catch (error) {
  const problem = showProblem(error);
  host.stderr.write(problem.text);
  process.exitCode = problem.exitCode;
}
