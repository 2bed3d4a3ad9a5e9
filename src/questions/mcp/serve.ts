/**
 * Serves the Model Context Protocol on two streams: lists and calls tools, sends a server's messages as progress, and
 * cancels calls that the client gives up. Only this file imports the protocol's own library.
 */

import { PassThrough, type Readable, Transform, Writable } from "node:stream";
import { ProtocolError, ProtocolErrorCode, Server } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { shorten } from "../../model/text.ts";
import { version } from "../../platform/version.ts";
import { checkArguments, type Tool, type ToolArguments } from "./tools.ts";

/**
 * Maximum length of a line. Enough for every call, because an overlay is at most as large as a file that can be read.
 */
const lineBytesMax = 8 * 1024 * 1024;

/** Number of bytes that are kept of each end of a line that is too long: enough to find the id of the request. */
const endBytesMax = 1_024;

/**
 * Creates a stream that passes lines on and drops lines that are too long. `refuse` receives the error response to a
 * dropped line. Without this limit, the protocol's library would end the whole session at such a line.
 */
function boundedLines(bytesMax: number, refuse: (answer: string) => void): Transform {
  let held: Buffer[] = [];
  let size = 0;
  let first = Buffer.alloc(0);
  let last = Buffer.alloc(0);
  const take = (piece: Buffer) => {
    size += piece.length;
    if (size <= bytesMax) return void held.push(piece);
    if (held.length > 0) first = Buffer.concat(held).subarray(0, endBytesMax);
    last = Buffer.concat([...held.slice(-1), last, piece]).subarray(-endBytesMax);
    held = [];
  };
  const end = (): Buffer | undefined => {
    const line = size <= bytesMax ? Buffer.concat(held) : undefined;
    if (line === undefined) refuse(refusal(first.toString(), last.toString(), bytesMax));
    [held, size, first, last] = [[], 0, Buffer.alloc(0), Buffer.alloc(0)];
    return line;
  };
  return new Transform({
    transform(chunk: Buffer | string, _encoding, done) {
      let rest = Buffer.from(chunk);
      for (let at = rest.indexOf(0x0a); at >= 0; at = rest.indexOf(0x0a)) {
        take(rest.subarray(0, at + 1));
        const line = end();
        if (line !== undefined) this.push(line);
        rest = rest.subarray(at + 1);
      }
      if (rest.length > 0) take(rest);
      done();
    },
    flush(done) {
      if (size > 0) {
        const line = end();
        if (line !== undefined) this.push(line);
      }
      done();
    },
  });
}

/**
 * Returns the error response to a line that is too long. It needs the id of the request, or the client waits forever.
 * Clients write the id at one of the two ends of the line, so only these are searched.
 */
function refusal(first: string, last: string, bytesMax: number): string {
  const id =
    /^\s*\{(?:"jsonrpc":\s*"2\.0",\s*)?"id":\s*(\d{1,15}|"[^"\\]{1,200}")\s*,/u.exec(first)?.[1] ??
    /,\s*"id":\s*(\d{1,15}|"[^"\\]{1,200}")\s*(?:,\s*"jsonrpc":\s*"2\.0"\s*)?\}\s*$/u.exec(last)?.[1];
  const message = `Lanser did not read the line, because it is longer than ${bytesMax} bytes. Send smaller overlays.`;
  return `${JSON.stringify({ jsonrpc: "2.0", id: id === undefined ? null : JSON.parse(id), error: { code: -32600, message } })}\n`;
}

export type CalledTool = {
  readonly tool: Tool;
  readonly given: ToolArguments;
  readonly progress: (text: string) => void;
  /** Aborted if the client no longer waits. */
  readonly signal: AbortSignal;
};

export type ToolResult = {
  /** Answer for a reader. */
  readonly text: string;
  /** Answer for a program, by the tool's schema; null if there is none. */
  readonly structured: Readonly<Record<string, unknown>> | null;
  readonly isError: boolean;
};

export type Streams = {
  readonly input: Readable;
  readonly write: (text: string) => void;
};

/**
 * Serves the tools until the input ends and all earlier calls have an answer, or until `signal` aborts. If `call`
 * throws a UserError, the tool's result is an error with its message, which the agent can read and act on.
 */
export async function serveTools(
  { input, write }: Streams,
  tools: readonly Tool[],
  call: (of: CalledTool) => Promise<ToolResult>,
  signal: AbortSignal,
): Promise<void> {
  const output = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      write(String(chunk));
      done();
    },
  });
  // The transport drops running calls when its input ends. A script that writes all lines at once still needs the
  // answers, so the transport reads from a stream that stays open.
  const held = new PassThrough();
  input.pipe(boundedLines(lineBytesMax, write)).pipe(held, { end: false });
  const transport = new StdioServerTransport(held, output);
  const pending = new Set<Promise<unknown>>();
  const ended = Promise.withResolvers<void>();
  const handle = serveStdio(() => serverOf(tools, call, pending), { transport, onerror: () => undefined });
  input.once("end", () => ended.resolve());
  input.once("close", () => ended.resolve());
  input.once("error", () => ended.resolve());
  signal.addEventListener("abort", () => ended.resolve(), { once: true });
  if (signal.aborted) ended.resolve();
  await ended.promise;
  if (!signal.aborted) await allAnswered(pending, signal);
  await handle.close();
  await Promise.allSettled(pending);
}

/**
 * Waits until all calls have an answer, or `signal` aborts. The last line has perhaps not started its call yet, so the
 * wait ends only after `quietTurns` without a call.
 */
async function allAnswered(pending: ReadonlySet<Promise<unknown>>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  for (let still = 0; still < quietTurns && !signal.aborted; still += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (pending.size === 0) continue;
    await Promise.race([Promise.allSettled(pending), aborted]);
    still = 0;
  }
}

/** Turns of the event loop without a call in progress: more than a line needs from being read to starting its call. */
const quietTurns = 20;

/**
 * Creates the library's server with the handlers for tools. Each running call is in `pending`, so that `serveTools` can
 * wait for it.
 */
function serverOf(
  tools: readonly Tool[],
  call: (of: CalledTool) => Promise<ToolResult>,
  pending: Set<Promise<unknown>>,
): Server {
  const server = new Server(
    { name: "lanser", title: "Lanser", version },
    {
      capabilities: { tools: {} },
      instructions:
        "Lanser answers questions about this repository from language servers. Ask for definitions, references, types and diagnostics before and after an edit. Call `gate` to see which findings the whole change adds and fixes.",
    },
  );
  // The library's types require mutable lists, so it gets a copy.
  server.setRequestHandler("tools/list", () => ({ tools: structuredClone(tools) as never }));
  server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined)
      throw new ProtocolError(
        ProtocolErrorCode.InvalidParams,
        `there is no tool named ${shorten(params.name, 200)}`,
      );
    const token = mcpReq._meta?.progressToken;
    let sent = 0;
    const progress = (message: string): void => {
      if (token === undefined || mcpReq.signal.aborted) return;
      sent += 1;
      const notification = { progressToken: token, progress: sent, message };
      // A client that has disconnected receives no progress; the call goes on.
      mcpReq.notify({ method: "notifications/progress", params: notification }).catch(() => undefined);
    };
    const given = (params.arguments ?? {}) as ToolArguments;
    const result = answer(call, { tool, given, progress, signal: mcpReq.signal });
    pending.add(result);
    try {
      const { text, structured, isError } = await result;
      return {
        content: [{ type: "text", text }],
        ...compact({
          structuredContent: structured === null ? undefined : structured,
          isError: isError ? isError : undefined,
        }),
      };
    } finally {
      pending.delete(result);
    }
  });
  return server;
}

/** Runs a call with checked arguments. A UserError becomes a result, because agents do not see protocol errors. */
async function answer(call: (of: CalledTool) => Promise<ToolResult>, of: CalledTool): Promise<ToolResult> {
  try {
    checkArguments(of.tool, of.given);
    return await call(of);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const { message, hint } = error;
    return { text: hint === "" ? message : `${message}\n${hint}`, structured: null, isError: true };
  }
}
