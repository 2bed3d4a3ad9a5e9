/**
 * Runs `lanser mcp`: the questions and the gate for an agent, over the Model Context Protocol on standard input and
 * output.
 */
import { join } from "node:path";
import { Readable } from "node:stream";
import { UserError } from "../model/errors.ts";
import { isTold, type ToldEvent } from "../model/progress.ts";
import { makeFolder } from "../platform/folders.ts";
import type { Bundle } from "../questions/bundle/bundle.ts";
import type { Client } from "../questions/client/client.ts";
import { openLiveClient } from "../questions/client/live.ts";
import { type Called, serveTools, type ToolResult } from "../questions/mcp/serve.ts";
import { gateTool, requestOf } from "../questions/mcp/tools.ts";
import { plain } from "../report/plain.ts";
import { logLook } from "../report/terminal/options.ts";
import { type ColumnUnit, columnUnits } from "../selectors/columns.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import { answerText } from "./answer-text.ts";
import { clampedTimeout, clientOptions, clientRequestOf, requestOptions } from "./client-request.ts";
import { requestOf as gateRequestOf } from "./gate-request.ts";
import { oneOf } from "./program/arguments.ts";
import { callerOf } from "./program/caller.ts";
import { parseFlags } from "./program/flags.ts";
import { runGate } from "./program/gate.ts";
import type { Program } from "./program/program.ts";
import { reproduceCommand } from "./program/reproduce.ts";

const mcpHelp = `lanser mcp: the questions and the gate for an agent, over the Model Context Protocol (standard input and output)

  --repo DIR          any folder inside the repository (default: the current folder)
  --rev REV           the snapshot of a commit (default: the working tree, as it is at each question)
  --server ID[@VERSION]   which server is asked (default: those that the configuration names)
  --config FILE       a configuration on disk (default: .lanser/config.yml of the asked tree; where CI is set none)
  --settings FILE     server settings, in the place of the configuration's
  --timeout S         how long one request to a server may take, in seconds: 5 to 3600 (default: 60, of references 120)
  --index-io UNIT     what a column counts in places: utf-16, utf-8 or codepoint (default: utf-16)
  --allow-method NAME   a request that may be sent though it is not known to read only; never where CI is set
  --trace DIR         records the sessions, the evidence and the times
  --cache DIR|none    where servers are kept

A client starts it itself; of most the configuration says:  { "command": "lanser", "args": ["mcp", "--repo", "/path/to/repository"] }
Tools are called as the commands are: def, refs, hover, symbols, outline, calls, diag, …, and gate. None of them changes a file.

Exit code: 0 when the client has gone; 12 configuration, 13 usage.
`;

const options = {
  ...clientOptions,
  ...requestOptions,
  timeout: { type: "string" },
  "index-io": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function mcpCommand(
  host: Program,
  args: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  const { values, positionals } = parseFlags(args, options);
  if (values.help === true) {
    host.stdout.write(mcpHelp);
    return 0;
  }
  if (positionals.length > 0)
    throw new UserError("usage", `\`${positionals[0]}\` is not expected: mcp takes only flags`);
  const unit = oneOf(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const { timeoutMs, notes } = clampedTimeout(values.timeout);
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  const listening = new Set<(text: string) => void>();
  const asked = clientRequestOf(host, values, signal);
  const { traceFolder } = asked;
  if (traceFolder !== undefined) makeFolder(traceFolder);
  await using live = openLiveClient(host, {
    ...asked,
    overlays: new Map(),
    progress: (text) => {
      asked.progress(text);
      for (const hear of listening) hear(text);
    },
  });
  const ask = async ({ tool, given, progress, signal: own }: Called): Promise<ToolResult> => {
    listening.add(progress);
    try {
      const { request, overlay } = requestOf(tool.name, given, {
        indexing: unit,
        timeoutMs,
        signal: own,
      });
      const { bundle, client } = await live.ask(request, overlay);
      return await resultOf(bundle, client, unit);
    } finally {
      listening.delete(progress);
    }
  };
  const judge = async ({ given, progress, signal: own }: Called): Promise<ToolResult> => {
    const texts = given as Readonly<Partial<Record<string, string>>>;
    const request = gateRequestOf(
      host,
      {
        repo: values.repo,
        server: values.server,
        config: values.config,
        settings: values.settings,
        cache: values.cache,
        base: texts["base"],
        "base-exact": texts["base_exact"],
        head: texts["head"] ?? values.rev,
        scope: texts["scope"],
        ...(traceFolder === undefined ? {} : { trace: join(traceFolder, "gate") }),
      },
      AbortSignal.any([signal, own]),
    );
    const { report } = await runGate(host, {
      ...request,
      progress: (event) => {
        if (isTold(event)) progress(progressText(event));
      },
    });
    const started = flagsOf({ server: values.server, config: values.config, settings: values.settings });
    const scope = flagsOf({ scope: texts["scope"] });
    const reproduce = reproduceCommand(report, [...started, ...scope], callerOf(host));
    return {
      text: plain(report, { ...logLook, reproduce, all: false, show: "hint", detail: "usual" }),
      structured: JSON.parse(serializeReport(report)) as Readonly<Record<string, unknown>>,
      isError: false,
    };
  };
  const input = Readable.from(host.stdin?.() ?? [], { objectMode: false });
  await serveTools(
    { input, write: (text) => host.stdout.write(text) },
    (called) => (called.tool.name === gateTool ? judge(called) : ask(called)),
    signal,
  );
  return 0;
}

/** Writes flags as on a command line. */
function flagsOf(
  values: Readonly<Record<string, string | readonly string[] | undefined>>,
): readonly string[] {
  return Object.entries(values).flatMap(([flag, value]) =>
    (typeof value === "object" ? value : value === undefined ? [] : [value]).flatMap((one) => [
      `--${flag}`,
      one,
    ]),
  );
}

/** Makes the result of a tool. For an error the text is for people, and the whole bundle is next to it. */
async function resultOf(bundle: Bundle, client: Client, unit: ColumnUnit): Promise<ToolResult> {
  const isError = "error" in bundle;
  const text = isError
    ? [bundle.error.message, bundle.error.hint].filter((part) => part !== "").join("\n")
    : await answerText(bundle, { context: 1, unit, text: client.text });
  return {
    text: text === "" ? "nothing was found\n" : text,
    structured: bundle as unknown as Readonly<Record<string, unknown>>,
    isError,
  };
}

function progressText(event: ToldEvent): string {
  if (event.kind !== "files") return event.text;
  return `${event.name} on ${event.side}: ${event.done} of ${event.of} files`;
}
