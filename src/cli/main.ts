#!/usr/bin/env node
/** The command: the process around `run.ts`. */
import { enableCompileCache } from "node:module";
import { errorTable } from "../errors.ts";
import { realHost } from "../host.ts";
import { compiledFolder } from "../program/compiled.ts";
import { exitCodeOf, showProblem } from "../program/problem.ts";
import { runCommand } from "./run.ts";

const host = realHost();
const abort = new AbortController();
// Not once: a terminal and npm may each send the same signal, and the second must not kill the cleaning up.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => abort.abort());

// The reader may stop reading (`lanser gate | head`); the exit code is still that of the verdict.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}
// Whatever escapes is a broken invariant: 14, never Node's own 1, which would read as a failed gate.
process.on("uncaughtException", (error) => {
  host.stderr.write(showProblem(error).text);
  process.exit(errorTable.broken.exitCode);
});
const args = process.argv.slice(2);
// Before the command is loaded: what is compiled for it is kept there.
const compiled = compiledFolder(host, args, process.getuid?.());
if (compiled !== null) enableCompileCache(compiled);
process.exitCode = await exitCodeOf(host, () => runCommand(host, args, abort.signal));
