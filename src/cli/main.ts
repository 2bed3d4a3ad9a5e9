#!/usr/bin/env node
/** Starts the command: the process around `run.ts`. */
import { enableCompileCache } from "node:module";
import { realHost } from "../platform/host.ts";
import { compiledFolder } from "./program/compiled.ts";
import { runAsProcess } from "./program/process.ts";
import { runCommand } from "./run.ts";

await runAsProcess(process, realHost(), (host, stop) => {
  const args = process.argv.slice(2);
  // This comes before the command is loaded, because Node caches only code that it compiles later.
  const compiled = compiledFolder(host, args, process.getuid?.());
  if (compiled !== null) enableCompileCache(compiled);
  return runCommand(host, args, stop);
});
