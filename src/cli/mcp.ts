/**
 * Runs `lanser mcp`: the questions and the gate for an agent, over the Model Context Protocol on standard input and
 * output.
 */

import { join } from "node:path";
import { Readable } from "node:stream";
import { compact } from "../model/compact.ts";
import { isTold, type ToldEvent } from "../model/progress.ts";
import { makeFolder } from "../platform/folders.ts";
import type { Bundle } from "../questions/bundle/bundle.ts";
import type { Client } from "../questions/client/client.ts";
import { createPlannedEdits } from "../questions/client/edits.ts";
import { openLiveClient } from "../questions/client/live.ts";
import { type CalledTool, serveTools, type ToolResult } from "../questions/mcp/serve.ts";
import {
  applyTool,
  editTools,
  gateTool,
  requestFromArguments,
  tools,
  undoTool,
} from "../questions/mcp/tools.ts";
import { plain } from "../report/plain.ts";
import { logLook } from "../report/terminal/options.ts";
import { type ColumnUnit, columnUnits } from "../selectors/columns.ts";
import { serializeReport } from "../verdict/report-bytes.ts";
import { answerText } from "./answer-text.ts";
import { clampedTimeout, clientRequestOf } from "./client-request.ts";
import type { LineOf } from "./commands.ts";
import { requestFromFlags as gateRequestOf } from "./gate-request.ts";
import { parseChoice } from "./program/arguments.ts";
import { callerOf } from "./program/caller.ts";
import { runGate } from "./program/gate.ts";
import type { CliHost } from "./program/program.ts";
import { reproduceCommand } from "./program/reproduce.ts";

/**
 * Serves the tools until the client disconnects. All questions share one client, so that servers stay warm between the
 * calls of an agent; the gate starts its own run for each call.
 */
export async function mcpCommand(
  host: CliHost,
  { values }: LineOf<"mcp">,
  signal: AbortSignal,
): Promise<number> {
  const unit = parseChoice(values["index-io"], columnUnits, "--index-io") ?? "utf-16";
  const { timeoutMs, notes } = clampedTimeout(values.timeout);
  for (const note of notes) host.stderr.write(`lanser: ${note}\n`);
  const listening = new Set<(text: string) => void>();
  const clientRequest = clientRequestOf(host, values, signal);
  const { traceFolder } = clientRequest;
  if (traceFolder !== undefined) makeFolder(traceFolder);
  await using live = openLiveClient(host, {
    ...clientRequest,
    overlays: new Map(),
    progress: (text) => {
      clientRequest.progress(text);
      for (const send of listening) send(text);
    },
  });
  const edits = createPlannedEdits(host, clientRequest.repository);
  /** Writes or takes back an edit. Running questions keep the tree that they began with. */
  const change = async ({ tool, given }: CalledTool): Promise<ToolResult> => {
    const files =
      tool.name === applyTool
        ? await edits.apply(String(given["digest"]), { allowDirty: false })
        : await edits.undo();
    const done = tool.name === applyTool ? "wrote" : "restored";
    return { text: `${[done, ...files].join("\n")}\n`, structured: { files }, isError: false };
  };
  /** Answers a question. While it runs, progress of the servers goes to this call, too. */
  const ask = async ({ tool, given, progress, signal: own }: CalledTool): Promise<ToolResult> => {
    listening.add(progress);
    try {
      const { request, overlay } = requestFromArguments(tool.name, given, {
        indexing: unit,
        timeoutMs,
        signal: own,
      });
      const { bundle, client } = await live.ask(request, overlay);
      edits.note(bundle);
      return await resultOf(bundle, client, unit);
    } finally {
      listening.delete(progress);
    }
  };
  /** Runs the gate. The flags of this command choose servers and settings; the call chooses what is compared. */
  const judge = async ({ given, progress, signal: own }: CalledTool): Promise<ToolResult> => {
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
        ...compact({ trace: traceFolder === undefined ? undefined : join(traceFolder, "gate") }),
      },
      AbortSignal.any([signal, own]),
    );
    const { report } = await runGate(host, {
      ...request,
      progress: (event) => {
        if (isTold(event)) progress(progressText(event));
      },
    });
    const { server, config, settings } = values;
    const reproduce = reproduceCommand(
      report,
      { server, config, settings, scope: texts["scope"] },
      callerOf(host),
    );
    return {
      text: plain(report, { ...logLook, reproduce, all: false, show: "hint", detail: "usual" }),
      structured: JSON.parse(serializeReport(report)) as Readonly<Record<string, unknown>>,
      isError: false,
    };
  };
  const input = Readable.from(host.stdin?.() ?? [], { objectMode: false });
  await serveTools(
    { input, write: (text) => host.stdout.write(text) },
    values["allow-edits"] === true ? [...tools, ...editTools] : tools,
    (called) => {
      const { name } = called.tool;
      if (name === gateTool) return judge(called);
      return [applyTool, undoTool].includes(name) ? change(called) : ask(called);
    },
    signal,
  );
  return 0;
}

/**
 * Makes the result of a tool: text for the model, and the whole bundle as structured content. An error has its message
 * and hint as text, so that an agent can correct its call.
 */
async function resultOf(bundle: Bundle, client: Client, unit: ColumnUnit): Promise<ToolResult> {
  const isError = "error" in bundle;
  const text = isError
    ? [bundle.error.message, bundle.error.hint].filter((part) => part !== "").join("\n")
    : bundle.edits === null
      ? await answerText(bundle, { context: 1, unit, text: client.text })
      : [bundle.edits.diff, ...bundle.meta.notes, `digest: ${bundle.edits.digest}`].join("\n");
  return {
    text: text === "" ? "no results\n" : text,
    structured: bundle as unknown as Readonly<Record<string, unknown>>,
    isError,
  };
}

/** Writes a progress event as one line, for the client to show while a gate runs. */
function progressText(event: ToldEvent): string {
  if (event.kind !== "files") return event.text;
  return `${event.name} on ${event.side}: ${event.done} of ${event.of} files`;
}
