/** Runs `lanser batch`: questions as JSON lines in, bundles as JSON lines out. */
import { appendFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { UserError } from "../model/errors.ts";
import { readFileText } from "../platform/files.ts";
import { prepareFile } from "../platform/folders.ts";
import { runBatch, splitLines } from "../questions/client/batch.ts";
import { openClient } from "../questions/client/client.ts";
import { columnUnits } from "../selectors/columns.ts";
import { clampedTimeout, clientRequestOf } from "./client-request.ts";
import type { LineOf } from "./commands.ts";
import { parseChoice } from "./program/arguments.ts";
import { keepYoungValuesFew } from "./program/memory.ts";
import type { CliHost } from "./program/program.ts";

/** Runs the batch: opens one client for all lines, so that servers start once, and writes an answer for each line. */
export async function batchCommand(
  host: CliHost,
  { values }: LineOf<"batch">,
  signal: AbortSignal,
): Promise<number> {
  const inFlight = values["in-flight"] ?? "8";
  if (!/^[1-9]\d{0,2}$/u.test(inFlight))
    throw new UserError("usage", `--in-flight must be a number from 1 to 999, not \`${inFlight}\``);
  // The values of one line are garbage once it is answered. Node would still let its heap grow to twice its content:
  // 10,000 lines would then take twice the memory of 1,000.
  keepYoungValuesFew();
  setFlagsFromString("--heap-growing-percent=20");
  const { timeoutMs, notes } = clampedTimeout(values.timeout);
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  await using client = await openClient(host, {
    ...clientRequestOf(host, values, signal),
    overlays: new Map(),
  });
  await runBatch(client, inputOf(host, values.in), outputOf(host, values.out), {
    indexing: parseChoice(values["index-io"], columnUnits, "--index-io") ?? "utf-16",
    timeoutMs,
    // A replay sends its requests one after the other, so a recording has to do the same.
    inFlightMax: values.trace === undefined ? Number(inFlight) : 1,
    memo: values["no-memo"] === true ? "off" : "kept",
  });
  if (signal.aborted) throw new UserError("cancelled", "the batch was cancelled");
  return 0;
}

async function* inputOf(host: CliHost, file: string | undefined): AsyncIterable<string> {
  if (file === undefined) yield* splitLines(host.stdin?.() ?? nothing());
  else yield* readLines(resolve(host.cwd, file), file);
}

async function* nothing(): AsyncIterable<string> {}

function readLines(path: string, shown: string): readonly string[] {
  try {
    return readFileText(path).split("\n");
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read ${shown}`, { cause: error });
  }
}

/** Returns a writer that appends line by line, so that a batch that is cancelled keeps its answers up to then. */
function outputOf(host: CliHost, file: string | undefined): (line: string) => void {
  if (file === undefined) return (line) => host.stdout.write(`${line}\n`);
  const path = resolve(host.cwd, file);
  prepareFile(path);
  writeFileSync(path, "");
  return (line) => appendFileSync(path, `${line}\n`);
}
