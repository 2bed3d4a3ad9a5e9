/** One server on both sides: what each is told, and what it said. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProgressEvent } from "../core/progress.ts";
import type { Side } from "../core/report.ts";
import type { Host } from "../host.ts";
import { observeLive } from "../observe/live.ts";
import type { Observation } from "../observe/observation.ts";
import { scheduleDigest } from "../observe/schedule.ts";
import type { Materialised } from "../repo/tree.ts";
import { run } from "../run.ts";
import type { Installed } from "../servers/install.ts";
import {
  findVirtualEnvironment,
  type Interpreter,
  pythonFacts,
  writeStandIn,
} from "../servers/interpreter.ts";
import type { ServerContext, ServerProgram } from "../servers/registry.ts";
import type { SyntaxParser } from "../syntax/parser.ts";
import { traceSchema } from "../trace/format.ts";
import { version } from "../version.ts";
import { allEnded } from "./all-ended.ts";
import type { ChosenServer } from "./policy.ts";
import type { RunRecord, ServerRecord, ServerRun, SideRun } from "./record.ts";
import type { Trees } from "./trees.ts";

export type Observed = {
  readonly server: ChosenServer;
  readonly install: Extract<Installed, { kind: "installed" }>;
  readonly trees: Trees;
  readonly interpreter: Interpreter | undefined;
  readonly parser: SyntaxParser;
  readonly record: RunRecord;
  /** The top of the user's repository. */
  readonly repository: string;
  readonly scratch: string;
  readonly traceFolder: string | undefined;
  readonly signal: AbortSignal;
  readonly progress: (event: ProgressEvent) => void;
  /** For how long a session's server has waited for us. */
  readonly idle: (session: string, ms: number) => void;
};

/** Both sides at the same time, each in a process of its own. */
export async function observeServer(host: Host, of: Observed): Promise<ServerRun> {
  const [base, head] = await allEnded([observeSide(host, of, "base"), observeSide(host, of, "head")]);
  return { server: head.server, sides: { base: base.run, head: head.run } };
}

async function observeSide(
  host: Host,
  of: Observed,
  side: Side,
): Promise<{ readonly run: SideRun; readonly server: ServerRecord }> {
  const { profile, pin, settings } = of.server;
  const { root, written, linked } = of.trees[side];
  const facts = pythonFacts({
    interpreter: of.interpreter,
    environment: findVirtualEnvironment(root, linked),
    repository: of.repository,
    root,
  });
  const server: ServerRecord = {
    id: profile.id,
    version: pin.version,
    treeDigest: of.install.treeDigest,
    interpreter: facts.summary,
  };
  const other = new Set(of.trees[side === "base" ? "head" : "base"].written.files.map((file) => file.path));
  const withheld = written.skipped
    .filter((one) => isWithheld(one) || (one.kind === "symlink" && other.has(one.path) && isSource(one.path)))
    .map((one) => ({ path: safePath(one.path), reason: one.kind }));
  const program = profile.program(root);
  const text = (path: string) => readOptional(join(root, path));
  if (program.kind === "refused") {
    const observation = refused(program, of.server, written);
    return { run: { observation, withheld, text }, server };
  }
  const interpreter = writeStandIn(join(of.scratch, `python-${side}`), facts);
  if (facts.answers !== null && !(await canRun(host, interpreter))) {
    // pyright would go on without, and every import of a package would look broken.
    const reason = "what stands in for Python cannot be run: TMPDIR lies where programs may not";
    const observation = refused({ kind: "refused", reason }, of.server, written);
    return { run: { observation, withheld, text }, server };
  }
  const serverContext: ServerContext = { root, serverFolder: of.install.folder, interpreter, settings };
  const blobs = new Map(written.files.map((file) => [file.path, file.blob] as const));
  const observation = await observeLive(host, {
    profile,
    side,
    context: serverContext,
    paths: program.paths,
    repository: of.repository,
    scratch: join(of.scratch, `home-${side}`),
    parser: of.parser,
    signal: of.signal,
    progress: (done, serverIdleMs) => {
      of.idle(`${profile.id} ${side}`, serverIdleMs);
      of.progress({ kind: "files", server: profile.name, side, done, of: program.paths.length });
    },
    trace:
      of.traceFolder === undefined
        ? undefined
        : {
            file: join(of.traceFolder, `${profile.id}.${side}.trace.jsonl`),
            header: {
              schema: traceSchema,
              tool: { name: "lanser", version },
              server: { id: profile.id, version: pin.version, treeDigest: of.install.treeDigest },
              side,
              program: program.paths.map((path) => ({ path, blob: blobs.get(path) ?? null })),
              run: { record: of.record, server, withheld, settings },
            },
          },
  });
  return { run: { observation, withheld, text }, server };
}

const standInMsMax = 10_000;

async function canRun(host: Host, file: string): Promise<boolean> {
  const request = { file, args: ["-c", "version_info"], cwd: "/", env: {} };
  const options = { input: Buffer.alloc(0), msMax: standInMsMax, onOutput: null };
  return run(host, request, options).then(
    (result) => result.exitCode === 0 && result.stdout.length > 0,
    () => false,
  );
}

/** A source that the server never saw is unknown; so is anything that a complete tree would have held. */
function isWithheld(skipped: Materialised["skipped"][number]): boolean {
  if (skipped.kind === "symlink" || skipped.kind === "submodule") return false;
  return skipped.kind === "missing" || skipped.kind === "cap" || isSource(skipped.path);
}

function isSource(path: string): boolean {
  return /\.pyi?$/.test(path);
}

/** A report names only paths inside the repository; git lets a tree hold others. */
function safePath(path: string): string {
  const part = (name: string) =>
    name === "" || name === "." || name === ".." ? name.replaceAll(".", "%2E") || "%" : name;
  return path.split("/").map(part).join("/");
}

function refused(
  program: Extract<ServerProgram, { kind: "refused" }>,
  server: ChosenServer,
  written: Materialised,
): Observation {
  const paths = written.files.map((file) => file.path).filter(isSource);
  return {
    files: paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure: { code: "server-configuration", message: program.reason },
    schedule: scheduleDigest(server.profile, { paths: [] }),
    limits: [],
  };
}

function readOptional(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
