/**
 * What of the answer to a save passes while no server has anything to do: `lanser gate --watch` on the example and on textual, a
 * package of 248 files, under pyright; each answer is held against a run by itself that has nothing kept. By the clock: a server has something to do
 * from its start for as long as one needs to load itself, from `initialized` to the last that it says before we open a file, while a request of ours waits for it, until
 * we read the answer, and from `exit` to its end: the share is the least that it can be.
 * `npm run bench -- saves`. It needs pip.
 */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { makeExample } from "../scripts/example.ts";
import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { runGate } from "../src/cli/program/gate.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import { watchGate } from "../src/cli/watch.ts";
import type { GateRequest, GateResult } from "../src/gate/request.ts";
import { type Host, realHost } from "../src/platform/host.ts";
import { storeBytesMax } from "../src/session/observe/cache/store.ts";
import { stdioLimits } from "../src/session/wire/limits.ts";
import { openStdio } from "../src/session/wire/stdio.ts";
import { serializeReport } from "../src/verdict/report-bytes.ts";
import { repositoryAt } from "../test/support/repository.ts";
import { type Seen, watchServers } from "../test/support/watched-host.ts";
import { installedServer } from "./installed.ts";
import { median } from "./numbers.ts";
import { pythonAlone, unpackWheel } from "./tools.ts";

const shareMax = 0.1;
const restMs = 3_000;

/** Appended to one file after the other: nothing new, something new, and both once more. */
const texts = [
  "saved_one = 1\n",
  'saved_two: int = "two"\n',
  "saved_three = 3\n",
  'saved_four: int = "four"\n',
];

const projects = [
  {
    name: "the example",
    base: "HEAD^",
    saved: [
      "harbour/tariffs/rates.py",
      "harbour/tides/table.py",
      "harbour/tariffs/rates.py",
      "harbour/money.py",
    ],
    make: (folder: string) => {
      mkdirSync(folder);
      makeExample(folder);
    },
  },
  {
    name: "textual 8.2.8",
    base: "HEAD",
    saved: [
      "textual/_easing.py",
      "textual/suggester.py",
      "textual/color.py",
      "textual/renderables/sparkline.py",
    ],
    make: (folder: string) => {
      unpackWheel("textual==8.2.8", folder);
      repositoryAt(folder, {});
      // What does not differ from its base is looked at as a whole.
      appendFileSync(join(folder, "textual/case.py"), "\nsaved_none = 0\n");
    },
  },
] as const;

type Save = {
  readonly ms: number;
  readonly outsideMs: number;
  readonly isAlike: boolean;
  readonly files: string;
};

export async function benchSaves(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  const before = loadavg()[0] ?? 0;
  try {
    const host = hostWithPython(join(folder, "python"));
    const loadMs = await timeToLoad(host);
    const rows: string[] = [];
    for (const [at, project] of projects.entries()) {
      const repository = join(folder, `project-${at}`);
      project.make(repository);
      const saves = await savesOf(host, loadMs, repository, project);
      const shares = saves.map(({ ms, outsideMs }) => outsideMs / ms);
      rows.push(
        ...saves.map(
          ({ ms, outsideMs, isAlike, files }, number) =>
            `| ${project.name} | \`${project.saved[number]}\` | ${files} | ${(ms / 1_000).toFixed(2)} | ${(outsideMs / 1_000).toFixed(2)} | ${percent(outsideMs / ms)} | ${isAlike ? "yes" : "NO"} |`,
        ),
        `| ${project.name} | median | | | | ${percent(median(shares))} ${median(shares) <= shareMax ? "≤" : "over"} ${percent(shareMax)} | |`,
      );
    }
    return [
      "| project | saved | looked at | answered after, s | outside the server, s | share | as cold |",
      "| --- | --- | --- | --: | --: | --: | --- |",
      ...rows,
      "",
      `load before: ${before.toFixed(1)}; a server loads itself in ${loadMs.toFixed(0)} ms`,
    ].join("\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With a Python that has no packages: how long it takes to list those of a machine says nothing about a save. */
function hostWithPython(folder: string): Host {
  const real = realHost();
  return { ...real, env: { ...real.env, PATH: `${pythonAlone(folder)}:${real.env["PATH"]}` } };
}

async function savesOf(
  real: Host,
  loadMs: number,
  repository: string,
  { base, saved }: (typeof projects)[number],
): Promise<readonly Save[]> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-saves-"));
  try {
    const end = new AbortController();
    const work = atWork(real, loadMs);
    const observations = {
      folder: join(folder, "kept"),
      use: "read-write",
      bytesMax: storeBytesMax,
    } as const;
    const request: GateRequest = {
      repository,
      base: { kind: "exact", rev: base },
      head: { kind: "work-tree" },
      policy: {
        servers: [{ id: "pyright", version: undefined }],
        file: undefined,
        failOn: undefined,
        where: "terminal",
        scope: "affected",
      },
      cacheFolder: cacheFolder({ ...real, where: surroundingsOf(real.env) }, undefined),
      observations,
      traceFolder: undefined,
      progress: () => undefined,
      signal: end.signal,
    };
    let answered = Promise.withResolvers<{ readonly result: GateResult; readonly at: number }>();
    const ended = watchGate(work.host, request, {
      keeps: true,
      own: [],
      answer: (result) => answered.resolve({ result, at: performance.now() }),
      mistake: (error) => answered.reject(error),
    });
    const next = () =>
      Promise.race([answered.promise, ended.then(() => Promise.reject(new Error("It ended.")))]);
    try {
      await next();
      const saves: Save[] = [];
      for (const [number, path] of saved.entries()) {
        answered = Promise.withResolvers();
        // Somebody reads the answer and edits: the command reads on meanwhile.
        await setTimeout(restMs);
        const since = performance.now();
        appendFileSync(join(repository, path), `\n${texts[number]}`);
        const { result, at } = await next();
        const cold = await runGate(real, { ...request, observations: null });
        const { scope } = result.report;
        process.stderr.write(`${path}: ${((at - since) / 1_000).toFixed(1)} s\n`);
        saves.push({
          ms: at - since,
          outsideMs: at - since - work.between(since, at),
          isAlike: serializeReport(result.report) === serializeReport(cold.report),
          files: scope === undefined ? "" : `${scope.files.length} of ${scope.of}`,
        });
      }
      return saves;
    } finally {
      end.abort();
      await ended;
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** From its start until it can be spoken to: how much sooner one that was started well before answers its first question. */
async function timeToLoad(host: Host): Promise<number> {
  const { profile, folder } = await installedServer("pyright");
  const { args } = profile.command(folder, host.arch, {});
  const answered = async (loadedMs: number): Promise<number> => {
    const server = openStdio(
      host,
      { file: host.nodePath, args, cwd: tmpdir(), env: {}, detached: true },
      stdioLimits,
    );
    try {
      await setTimeout(loadedMs);
      const since = performance.now();
      const first = new Promise<number>((resolve) => {
        server.listen(
          () => resolve(performance.now() - since),
          () => resolve(Number.NaN),
        );
      });
      server.send({
        jsonrpc: "2.0",
        id: 0,
        method: "initialize",
        params: { processId: null, rootUri: null, capabilities: {} },
      });
      return await first;
    } finally {
      await server.close();
    }
  };
  const [at, later]: number[][] = [[], []];
  for (let count = 0; count < 3; count++) {
    at?.push(await answered(0));
    later?.push(await answered(2_000));
  }
  return median(at ?? []) - median(later ?? []);
}

/** When any server had something to do. */
function atWork(
  host: Host,
  loadMs: number,
): {
  readonly host: Host;
  readonly between: (since: number, until: number) => number;
} {
  const spans: Span[] = [];
  let [open, from] = [0, 0];
  const begin = () => {
    if (open === 0) from = performance.now();
    open += 1;
  };
  const end = () => {
    open -= 1;
    if (open === 0) spans.push({ from, to: performance.now() });
  };
  const spawn: Host["spawn"] = (request) => {
    // What it reads and asks for after `initialized`, up to the last that it says before we go on.
    let settling: { readonly from: number; to: number } | undefined;
    const see = ({ direction, message }: Pick<Seen, "direction" | "message">) => {
      const isRequest = "id" in message && "method" in message;
      const isNotification = "method" in message && !("id" in message);
      if (direction === "<") {
        if (settling !== undefined) settling.to = performance.now();
        if ("id" in message && !("method" in message)) end();
        return;
      }
      if (isRequest) begin();
      const method = "method" in message ? String(message.method) : "";
      if (isNotification && method === "initialized") {
        settling = { from: performance.now(), to: performance.now() };
      } else if (settling !== undefined && method.startsWith("textDocument/")) {
        spans.push(settling);
        settling = undefined;
      }
      // Nothing is left for it to do but to end.
      if (isNotification && method === "exit") {
        begin();
        child.once("exit", end);
      }
    };
    const child = watchServers(host, { see }).spawn(request);
    const from = performance.now();
    if (request.waits === true) spans.push({ from, to: from + loadMs });
    return child;
  };
  return {
    host: { ...host, spawn },
    between: (since, until) => {
      if (open !== 0) throw new Error(`${open} requests were not answered.`);
      return lengthOf(spans, { from: since, to: until });
    },
  };
}

type Span = { readonly from: number; readonly to: number };

/** Of what at least one of them covers inside the whole. */
function lengthOf(spans: readonly Span[], whole: Span): number {
  let [covered, end] = [0, whole.from];
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    const until = Math.min(to, whole.to);
    if (until <= end) continue;
    covered += until - Math.max(from, end);
    end = until;
  }
  return covered;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
