/**
 * Speaks the protocol for a command, such as `ruff check`: runs it once over the project, and answers each request for
 * diagnostics from the printed output. So commands and servers share the same code from the session on.
 */

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import {
  type ClientCapabilities,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Diagnostic,
  DiagnosticSeverity,
  ErrorCodes,
  type InitializeParams,
  LSPErrorCodes,
  MessageType,
  type TextEdit,
} from "vscode-languageserver-protocol";
import { compact } from "../../model/compact.ts";
import type { Position } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { pathFromUri, uriFromPath } from "../../model/paths.ts";
import { lineStarts, positionAt, splitText } from "../../model/text.ts";
import { readOptional } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { compilerLog, failedRun } from "../../servers/compiler/defaults.ts";
import type {
  Columns,
  Compiler,
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerPosition,
  CompilerRead,
  CompilerRelated,
  CompilerRun,
} from "../../servers/compiler/types.ts";
import type { SideContext } from "../../servers/profile.ts";
import { createMemoryPair, type MemoryServer } from "../wire/memory.ts";
import type { Message, Transport } from "../wire/transport.ts";

export type CompilerSpeaker = {
  readonly compiler: Compiler<SideContext>;
  readonly context: SideContext;
  readonly command: { readonly file: string; readonly args: readonly string[] };
  readonly environment: Readonly<Record<string, string>>;
  /** Folder for the files of documents; absolute, it exists. */
  readonly scratch: string;
  readonly msMax: number;
};

/** `isBlocked`: the command did not check the file because of an error elsewhere, not because the run failed. */
type Answer =
  | { readonly items: readonly Diagnostic[]; readonly silent: readonly string[] }
  | { readonly reason: string; readonly isBlocked?: true };

type CommandHost = Pick<Host, "spawn" | "kill" | "clock">;

/**
 * Opens a transport on which the command looks like a server. Nothing runs before `initialized` and nothing after
 * `close`. Each run has its own process group, which `close` kills.
 */
export function openCompiler(host: CommandHost, of: CompilerSpeaker): Transport {
  const { client, server } = createMemoryPair();
  const command = new CommandServer(host, of, server);
  let work: Promise<unknown> = Promise.resolve();
  server.listen(
    (message) => {
      const handled = command.take(message);
      work = Promise.all([work, handled]);
    },
    () => command.stop(),
  );
  return {
    ...client,
    close: async () => {
      command.stop();
      await client.close();
      await work;
    },
  };
}

/** The server's side of one conversation: answers messages by runs of the command. */
class CommandServer {
  private readonly host: CommandHost;
  private readonly of: CompilerSpeaker;
  private readonly server: MemoryServer;
  private readonly open = new Map<string, string>();
  private readonly groups = new Set<number>();
  private readonly grouped = new WeakMap<CompilerRead, ReadonlyMap<string, readonly CompilerDiagnostic[]>>();
  private project: Promise<CompilerRead> | undefined;
  private documents = 0;
  private isClosed = false;
  /** True if the client supports code actions, so that the command's fixes are offered. */
  private givesFixes = false;

  constructor(host: CommandHost, of: CompilerSpeaker, server: MemoryServer) {
    this.host = host;
    this.of = of;
    this.server = server;
  }

  stop(): void {
    this.isClosed = true;
    for (const pid of this.groups) this.host.kill(-pid, "SIGKILL");
  }

  async take(message: Message): Promise<void> {
    const { method, id, params } = message;
    const reply = (result: unknown) => this.server.send({ jsonrpc: "2.0", id, result });
    const log = (type: MessageType, text: string) =>
      this.server.send({ jsonrpc: "2.0", method: "window/logMessage", params: { type, message: text } });
    switch (method) {
      case "initialize":
        this.givesFixes = this.of.compiler.printsFixes === true && takesFixes(params);
        return reply({
          capabilities: this.givesFixes ? { ...capabilities, codeActionProvider: true } : capabilities,
        });
      case "initialized": {
        this.project = this.overProject();
        const read = await this.project;
        const complaints = read.kind === "finished" ? read.complaints : [];
        for (const complaint of complaints) log(MessageType.Warning, complaint);
        return log(read.kind === "finished" ? MessageType.Info : MessageType.Error, compilerLog(read));
      }
      case "textDocument/didOpen": {
        const document = readMember(params, "textDocument");
        this.open.set(String(readMember(document, "uri")), String(readMember(document, "text")));
        return;
      }
      case "textDocument/didClose":
        this.open.delete(String(readMember(readMember(params, "textDocument"), "uri")));
        return;
      case "textDocument/diagnostic": {
        const uri = String(readMember(readMember(params, "textDocument"), "uri"));
        const text = this.open.get(uri);
        const path = pathFromUri(uri);
        if (text === undefined || path === undefined) return this.refuse(id, "the document is not open");
        const found = await this.diagnosticsOf(path, text);
        if ("reason" in found)
          return this.refuse(
            id,
            found.reason,
            found.isBlocked === true ? LSPErrorCodes.RequestFailed : undefined,
          );
        const { items, silent } = found;
        return reply({
          kind: "full",
          items,
          ...compact({ silent: silent.length === 0 ? undefined : silent }),
        });
      }
      case "textDocument/codeAction":
        return this.givesFixes ? reply(actionsIn(params)) : this.refuse(id, "not supported");
      case "shutdown":
        return reply(null);
      case "exit":
        this.server.end({ kind: "exit", code: 0, signal: null });
        return this.stop();
      default:
        if (id !== undefined && method !== undefined) this.refuse(id, "not supported");
    }
  }

  private refuse(id: unknown, reason: string, code: number = ErrorCodes.InternalError): void {
    this.server.send({ jsonrpc: "2.0", id, error: { code, message: reason } });
  }

  /**
   * Returns the diagnostics of a document. A text equal to the file on disk was checked with the project; any other
   * text is checked alone.
   */
  private async diagnosticsOf(path: string, text: string): Promise<Answer> {
    const whole =
      this.project === undefined
        ? failedRun("server-not-ready", "the command has not been started")
        : await this.project;
    const isOnDisk = readOptional(path) === text;
    if (isOnDisk) return this.readsOf(whole, path, text);
    const folder = join(this.of.scratch, `document-${this.documents++}`);
    mkdirSync(folder, { recursive: true });
    const request = this.of.compiler.document(this.of.context, { path, text, folder });
    writeFiles(folder, request.files ?? {});
    return this.readsOf(await this.execute(request, "document"), request.names ?? path, text);
  }

  private readsOf(read: CompilerRead, path: string, text: string): Answer {
    if (read.kind === "failed") return { reason: read.reason };
    const { unlooked } = read;
    if (unlooked?.has(path) === true)
      return { reason: unlooked.reasonOf?.(path) ?? unlooked.reason, isBlocked: true };
    const byPath = this.grouped.get(read) ?? Map.groupBy(read.diagnostics, (one) => one.path);
    this.grouped.set(read, byPath);
    const items = toDiagnostics(byPath.get(path) ?? [], text, this.of.compiler.columns, this.givesFixes);
    return { items, silent: read.silent?.(path) ?? [] };
  }

  private async overProject(): Promise<CompilerRead> {
    const { stages, readStages } = this.of.compiler;
    if (stages === undefined || readStages === undefined)
      return this.execute(this.of.compiler.project(this.of.context), "project");
    const ended = await runStages(stages(this.of.context), (stage, at) =>
      this.ranTo(stage, "project", this.inCopy(stage, `stage-${at}`)),
    );
    return "kind" in ended ? ended : readStages(ended);
  }

  /**
   * Prepares a stage that brings its own files: writes them into a folder in the scratch folder, and returns the
   * working folder there, at the same relative place as in the tree. The tree itself must not change.
   */
  private inCopy({ files, cwd }: CompilerRun, name: string): string {
    if (files === undefined) return cwd;
    const folder = join(this.of.scratch, name);
    writeFiles(folder, files);
    return join(folder, relative(this.of.context.root, cwd));
  }

  private async execute(request: CompilerRun, over: "project" | "document"): Promise<CompilerRead> {
    const ended = await this.ranTo(request, over);
    return "kind" in ended ? ended : this.of.compiler.read(ended);
  }

  /** Runs the command once; returns how it ended, or why it did not start. */
  private async ranTo(
    request: CompilerRun,
    over: "project" | "document",
    cwd = request.cwd,
  ): Promise<CompilerEnded | CompilerRead> {
    if (this.isClosed) return failedRun("server-not-ready", "the session is closed");
    let pid: number | undefined;
    const spawn: Host["spawn"] = (what) => {
      const child = this.host.spawn(what);
      pid = child.pid;
      if (pid !== undefined) this.groups.add(pid);
      return child;
    };
    const result = await run(
      { ...this.host, spawn },
      {
        file: request.file ?? this.of.command.file,
        args: [...this.of.command.args, ...request.args],
        cwd,
        env: { ...this.of.environment, ...request.env },
      },
      { input: Buffer.from(request.input, "utf8"), msMax: this.of.msMax, onOutput: null },
    ).catch(() => undefined);
    if (pid !== undefined) this.groups.delete(pid);
    if (result === undefined)
      return failedRun(
        "server-not-ready",
        existsSync(request.file ?? this.of.command.file)
          ? "Lanser could not run the command"
          : `there is no program ${request.file ?? this.of.command.file}`,
      );
    this.server.writeStderr(result.stderr);
    const { exitCode, stderr, timedOut } = result;
    return { exitCode, stderr, timedOut, stdout: result.stdout.toString("utf8"), cwd: request.cwd, over };
  }
}

/**
 * Runs the stages of a command one after the other, because a stage can need the output of earlier ones (`more`), or be
 * unnecessary after them (`isNeeded`). Returns how each ended, or why one did not start; then the later ones do not
 * run.
 */
export async function runStages(
  stages: readonly CompilerRun[],
  runOne: (stage: CompilerRun, at: number) => Promise<CompilerEnded | CompilerRead>,
): Promise<readonly CompilerEnded[] | CompilerRead> {
  const ended: CompilerEnded[] = [];
  for (const [at, stage] of stages.entries()) {
    const before = ended.at(-1);
    const isNeeded = before === undefined || stage.isNeeded?.(before) !== false;
    const args = [...stage.args, ...(stage.more?.(ended) ?? [])];
    const one = isNeeded ? await runOne({ ...stage, args }, at) : before;
    if ("kind" in one) return one;
    ended.push(one);
  }
  return ended;
}

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

const capabilities = {
  textDocumentSync: { openClose: true, change: 0 },
  diagnosticProvider: { interFileDependencies: true, workspaceDiagnostics: false },
  positionEncoding: "utf-16",
};

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
} as const satisfies Record<NonNullable<CompilerDiagnostic["severity"]>, DiagnosticSeverity>;

function takesFixes(params: unknown): boolean {
  const { textDocument } = readMember<InitializeParams>(params, "capabilities") as ClientCapabilities;
  return textDocument?.codeAction !== undefined;
}

/**
 * Answers a request for code actions with the fixes that the command printed. A fix is in the `data` of its diagnostic,
 * which the client sends back, so nothing is stored here.
 */
function actionsIn(params: unknown): readonly CodeAction[] {
  const { textDocument, context } = params as CodeActionParams;
  return context.diagnostics.flatMap((one): readonly CodeAction[] => {
    const fix = one.data as DiagnosticFix | undefined;
    if (fix === undefined) return [];
    const { title, edits } = fix;
    const edit = { changes: { [textDocument.uri]: [...edits] } };
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [one], edit }];
  });
}

type DiagnosticFix = { readonly title: string; readonly edits: readonly TextEdit[] };

/**
 * Converts printed diagnostics of one file to diagnostics of the protocol. Sorts them, because a command with several
 * threads prints in any order. `columns` is the unit in which the command counts; the result is in UTF-16.
 */
export function toDiagnostics(
  found: readonly CompilerDiagnostic[],
  text: string,
  columns: Columns,
  givesFixes = false,
): Diagnostic[] {
  if (found.length === 0) return [];
  const texts = splitText(text);
  const starts = lineStarts(text);
  const bytes = Buffer.from(text, "utf8");
  const markLength = text.startsWith("\ufeff") ? 1 : 0;
  const place = (at: CompilerPosition | { readonly byte: number } | { readonly unit: number }) => {
    if ("unit" in at) return positionAt(starts, Math.max(0, at.unit + markLength));
    return "byte" in at
      ? positionAt(starts, bytes.subarray(0, at.byte).toString("utf8").length)
      : toPosition(at, texts, columns);
  };
  const fixOf = ({ title, edits }: CompilerFix): DiagnosticFix => ({
    title,
    edits: edits.map((one) => ({
      range: { start: place(one.start), end: place(one.end) },
      newText: one.text,
    })),
  });
  const known = new Map<string, readonly string[]>();
  const relatedOf = (one: CompilerRelated) => {
    const own = known.get(one.path) ?? splitText(readOptional(one.path) ?? "");
    known.set(one.path, own);
    const [start, end] = [toPosition(one.start, own, columns), toPosition(one.end, own, columns)];
    return { location: { uri: uriFromPath(one.path), range: { start, end } }, message: one.message };
  };
  return found
    .map(({ start, end, severity, code, source, message, fix, related = [] }): Diagnostic => {
      const from = place(start);
      const to = end === null ? lineEnd(from, texts) : place(end);
      return {
        range: { start: from, end: isBefore(to, from) ? from : to },
        ...compact({
          severity: severity === null ? undefined : severities[severity],
          code: code === null ? undefined : code,
        }),
        source,
        message,
        ...compact({
          data: givesFixes && fix !== undefined ? fixOf(fix) : undefined,
          relatedInformation: related.length === 0 ? undefined : related.map(relatedOf),
        }),
      };
    })
    .sort(
      (one, other) =>
        one.range.start.line - other.range.start.line ||
        one.range.start.character - other.range.start.character ||
        compareText(String(one.code ?? ""), String(other.code ?? "")) ||
        compareText(String(one.message), String(other.message)) ||
        one.range.end.line - other.range.end.line ||
        one.range.end.character - other.range.end.character,
    );
}

function isBefore(one: Position, other: Position): boolean {
  return one.line < other.line || (one.line === other.line && one.character < other.character);
}

/** Returns the end of the line: a diagnostic without an end extends to it. */
function lineEnd({ line }: Position, texts: readonly string[]): Position {
  return { line, character: texts[line]?.length ?? 0 };
}

/**
 * Converts a printed position (1-based, in the command's unit) to one of the protocol. A position behind the text or
 * the line is moved to its end, because the protocol has no such position.
 */
function toPosition(
  { line, column }: CompilerPosition,
  texts: readonly string[],
  columns: Columns,
): Position {
  const at = Math.max(0, line - 1);
  const text = texts[at];
  if (text === undefined) return lineEnd({ line: texts.length - 1, character: 0 }, texts);
  return { line: at, character: Math.min(text.length, unitsBefore(text, Math.max(0, column - 1), columns)) };
}

/** Converts a 0-based column in the command's unit to UTF-16 code units, in which the protocol counts. */
function unitsBefore(text: string, count: number, columns: Columns): number {
  switch (columns) {
    case "utf-16":
      return count;
    case "code-points":
      return [...text].slice(0, count).join("").length;
    case "bytes":
      return Buffer.from(text, "utf8").subarray(0, count).toString("utf8").length;
  }
}
