/** Runs `lanser batch`: questions as JSON lines in, bundles as JSON lines out. */
import { appendFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import { UserError } from "../model/errors.ts";
import { readFileText } from "../platform/files.ts";
import { prepareFile } from "../platform/folders.ts";
import { linesOf, runBatch } from "../questions/client/batch.ts";
import { openClient } from "../questions/client/client.ts";
import { columnUnits } from "../selectors/columns.ts";
import { clampedTimeout, clientOptions, clientRequestOf, requestOptions } from "./client-request.ts";
import { oneOf } from "./program/arguments.ts";
import { parseFlags } from "./program/flags.ts";
import { keepYoungValuesFew } from "./program/memory.ts";
import type { Program } from "./program/program.ts";

const batchHelp = `lanser batch: many questions to warm servers, one JSON object a line (schemas/batch.v1.json)

  --in FILE           the questions (default: standard input)
  --out FILE          the answers (default: standard output)
  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree as it is now)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --timeout S         how long one request may take, in seconds: 5 to 3600 (default: 60, of references 120)
  --index-io UNIT     what a column counts in places: utf-16, utf-8 or codepoint (default: utf-16)
  --in-flight N       questions at the same time (default: 8; 1 with --trace)
  --no-memo           asks equal questions again
  --allow-method NAME   a request that may be sent though it is not known to read only; never where CI is set
  --trace DIR         records the sessions, the evidence and the times
  --cache DIR|none    where servers are kept

  {"id": "a", "cmd": "def", "place": "app.py@L4:C9"}
  {"id": "b", "cmd": "refs", "place": {"$ref": "a#/facts/definitions/0"}}
  {"id": "c", "cmd": "diag", "paths": ["src/**"], "limit": 50}
  {"cmd": "cancel", "id": "b"}

A line takes cmd, place, paths, workspace, params, limit, cursor, overlay, indexing and timeoutMs, as a question of the SDK does; params are
the flags of the question, and another one is an error.

Answers come in the order of the questions: {"id", "bundle"}, or {"id", "line", "error"} for a line that is no question. Paths are relative
to the repository.

Exit code: 0, whatever the answers say; 12 configuration, 13 usage, 73 when it was cancelled.
`;

const options = {
  in: { type: "string" },
  out: { type: "string" },
  ...clientOptions,
  ...requestOptions,
  timeout: { type: "string" },
  "index-io": { type: "string" },
  "in-flight": { type: "string" },
  "no-memo": { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export async function batchCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(batchHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: batch takes only flags`);
  const inFlight = values["in-flight"] ?? "8";
  if (!/^[1-9]\d{0,2}$/u.test(inFlight))
    throw new UserError("usage", `--in-flight must be a number, not \`${inFlight}\``);
  // What a line needs is gone with it. The space of old values would grow to twice what is kept in it, too: 10,000 lines then take twice the
  // memory of 1,000.
  keepYoungValuesFew();
  setFlagsFromString("--heap-growing-percent=20");
  const { timeoutMs, notes } = clampedTimeout(values.timeout);
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  await using client = await openClient(host, {
    ...clientRequestOf(host, values, signal),
    overlays: new Map(),
  });
  await runBatch(client, inputOf(host, values.in), outputOf(host, values.out), {
    indexing: oneOf(values["index-io"], columnUnits, "--index-io") ?? "utf-16",
    timeoutMs,
    // A replay asks one question after the other.
    inFlightMax: values.trace === undefined ? Number(inFlight) : 1,
    memo: values["no-memo"] === true ? "off" : "kept",
  });
  if (signal.aborted) throw new UserError("cancelled", "the batch was cancelled");
  return 0;
}

async function* inputOf(host: Program, file: string | undefined): AsyncIterable<string> {
  if (file === undefined) yield* linesOf(host.stdin?.() ?? nothing());
  else yield* readLines(resolve(host.cwd, file), file);
}

async function* nothing(): AsyncIterable<string> {}

function readLines(path: string, shown: string): readonly string[] {
  try {
    return readFileText(path).split("\n");
  } catch (error) {
    throw new UserError("unreadable-file", `${shown} cannot be read`, { cause: error });
  }
}

/** Returns a writer that writes line by line: an answer remains, whatever comes after it. */
function outputOf(host: Program, file: string | undefined): (line: string) => void {
  if (file === undefined) return (line) => host.stdout.write(`${line}\n`);
  const path = resolve(host.cwd, file);
  prepareFile(path);
  writeFileSync(path, "");
  return (line) => appendFileSync(path, `${line}\n`);
}
