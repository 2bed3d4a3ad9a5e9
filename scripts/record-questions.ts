/**
 * Records the question trees of the tests, one session a server, into `test/traces/questions`, with the bundles that a replay makes of it.
 * Does nothing while what is there replays to those bundles; with `--force` it records all the same.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import { realHost } from "../src/platform/host.ts";
import { serializeBundle } from "../src/questions/bundle/bundle.ts";
import { openClient } from "../src/questions/client/client.ts";
import { findExecutable } from "../src/servers/executables.ts";
import { openTraceFile } from "../src/session/trace/source.ts";
import { replayQuestions } from "../src/traces/replay/recorded-questions.ts";
import { profileOf, readRecorded } from "../src/traces/replay/recorded-session.ts";
import { parserFor } from "../src/workspace/parsers.ts";
import { askedBeside, cellsOf, questionTrees, type TreeServer } from "../test/support/question-trees.ts";
import { repositoryAt } from "../test/support/repository.ts";

const recorded = fileURLToPath(new URL("../test/traces/questions", import.meta.url));

export async function recordQuestions(isForced: boolean): Promise<void> {
  for (const server of Object.keys(questionTrees) as TreeServer[]) {
    if (!isForced && (await isCurrent(server))) continue;
    const folder = mkdtempSync(join(tmpdir(), "lanser-record-"));
    try {
      const trace = await record(folder, server);
      mkdirSync(recorded, { recursive: true });
      cpSync(trace, traceOf(server));
      writeFileSync(bundlesOf(server), await replayed(server));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

async function isCurrent(server: TreeServer): Promise<boolean> {
  try {
    return (await replayed(server)) === readFileSync(bundlesOf(server), "utf8");
  } catch {
    return false;
  }
}

async function replayed(server: TreeServer): Promise<string> {
  const read = readRecorded(openTraceFile(traceOf(server)));
  if (read.kind === "fault") throw new Error(read.message);
  const { bundles, divergence } = await replayQuestions(read.trace, await parserFor([profileOf(read.trace)]));
  if (divergence !== undefined) throw new Error(`${divergence.problem} at entry ${divergence.entry}`);
  return bundles.map(serializeBundle).join("");
}

function traceOf(server: TreeServer): string {
  return join(recorded, `${server}.questions.trace.jsonl`);
}

function bundlesOf(server: TreeServer): string {
  return join(recorded, `${server}.bundles.jsonl`);
}

async function record(folder: string, server: TreeServer): Promise<string> {
  const repository = repositoryAt(join(folder, "project"), questionTrees[server]);
  const traces = join(folder, "traces");
  const programs = join(folder, "programs");
  mkdirSync(programs);
  // Without a Python of this machine: its folders would be in the recording.
  linkPrograms(programs, ["git", "npm"]);
  const real = realHost();
  const host = { ...real, env: { ...real.env, PATH: programs } };
  {
    await using client = await openClient(host, {
      repository,
      rev: "HEAD",
      servers: [{ id: server, version: undefined }],
      config: undefined,
      settings: undefined,
      isTreeTrusted: false,
      cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
      traceFolder: traces,
      overlays: new Map(),
      allowedMethods: [],
      idleMsMax: null,
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    for (const { cmd, place, params } of cellsOf(server)) {
      const shared = { indexing: "utf-16", timeoutMs: 60_000, workspace: false, notes: [] } as const;
      await client.ask({ cmd, places: [place], params, ...shared, limit: undefined, cursor: undefined });
    }
    for (const { cmd, places = [], params = {}, workspace = false } of askedBeside) {
      const shared = { indexing: "utf-16", timeoutMs: 60_000, notes: [] } as const;
      await client.ask({ cmd, places, params, workspace, ...shared, limit: undefined, cursor: undefined });
    }
  }
  return join(traces, `${server}.questions.trace.jsonl`);
}

/** A folder for PATH that has these programs alone. */
export function linkPrograms(folder: string, names: readonly string[]): void {
  for (const name of names) {
    const found = findExecutable(name, process.env["PATH"], []);
    if (found === undefined) throw new Error(`${name} is not on PATH`);
    symlinkSync(found.realPath, join(folder, name));
  }
}
