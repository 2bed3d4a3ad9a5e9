/**
 * A session with one server on one root of a tree: started once, queried any number of times, and recorded if wanted.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../model/digest.ts";
import { type ErrorCode, errorTable, UserError } from "../../model/errors.ts";
import { canonical } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import { unitName } from "../../model/sessions.ts";
import { lastLines } from "../../model/text.ts";
import { readFileText } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import type { Refusal } from "../../servers/outward.ts";
import { onlyProject, type Profile } from "../../servers/profile.ts";
import { positionEncoding, questionEncoding } from "../../servers/protocol/capabilities.ts";
import { packageContents } from "../../session/observe/cache/packages.ts";
import { placesOfToolchain, relativeTo } from "../../session/observe/live.ts";
import type { FailureCode, SessionFailure } from "../../session/observe/observation.ts";
import { makeServerReady } from "../../session/observe/observe.ts";
import type { FilesDigest, TraceHeader } from "../../session/trace/format.ts";
import { openTrace } from "../../session/trace/record.ts";
import { scrubPlaces } from "../../session/trace/scrub.ts";
import type { WorkspaceContext } from "../../workspace/context.ts";
import type { Workspace } from "../../workspace/open.ts";
import { createReadings } from "../../workspace/readings.ts";
import type { ReadyServer } from "../../workspace/server.ts";
import { sitesIn } from "../../workspace/site-packages.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { AskedQuestion } from "../query/answer.ts";
import { createAskable, endOf, printedLines, type QueryableServer } from "../query/asking.ts";
import { notedAnswer, notedQuestion, questionsResult } from "../query/noted.ts";
import { isPackaged } from "../query/outside.ts";
import { type QuestionPurpose, questionProfile } from "../query/profile.ts";
import type { Answer, QueryInput } from "../query/question.ts";

export type QuestionSession = {
  readonly askable: QueryableServer;
  /** Files that the server's own command would check; null if that is not known. */
  readonly program: readonly string[] | null;
  readonly environment: BundleEnvironment;
  /** Notes the next query and its result in the trace. */
  readonly begin: (
    asked: AskedQuestion,
    of: Pick<QueryInput, "paths" | "outside" | "msMax" | "isTimed">,
  ) => void;
  readonly end: (answer: Answer | UserError) => void;
  /** Applies a changed or removed overlay of a file: its document is opened again or closed. */
  readonly relay: (path: string) => void;
  /** Applies edits to files of the tree. `program` lists the files that the server's own command would now check. */
  readonly edited: (paths: readonly string[], program: readonly string[] | null) => void;
  /** Returns why the server has ended; undefined while it runs. */
  readonly ended: () => string | undefined;
  readonly stop: () => Promise<void>;
};

export type SessionOf = {
  readonly purpose: QuestionPurpose;
  readonly context: WorkspaceContext;
  readonly ready: ReadyServer;
  readonly workspace: Workspace;
  readonly root: string;
  /** Overlays: texts that replace files of the tree, by path. */
  readonly overlays: ReadonlyMap<string, string>;
  readonly traceFolder: string | undefined;
  /** Number of times that this server has ended by itself in this run. */
  readonly restarts: number;
  /** Number of earlier starts, for any reason. */
  readonly starts: number;
  readonly environment: (of: {
    readonly positionEncoding: BundleEnvironment["positionEncoding"];
    readonly readiness: string;
    readonly digests: BundleEnvironment["digests"];
  }) => BundleEnvironment;
};

/** Error of a server that did not become ready, with the state that it reached. */
export class NotReady extends UserError {
  readonly reached: "resolvable" | "runnable";

  constructor({ code, message, hint }: UserError, reached: NotReady["reached"]) {
    super(code, message, { hint });
    this.reached = reached;
  }
}

/**
 * Starts a session: starts the server, waits until it is ready, opens the overlays, and records everything if there is
 * a trace folder. Throws a `NotReady` if the server does not become ready, so that `status` can show how far it came.
 */
export async function startSession(host: Host, of: SessionOf): Promise<QuestionSession> {
  const { ready, workspace, context } = of;
  const own = ready.chosen.profile;
  const profile = questionProfile(own, of.purpose);
  const { prepared, tree } = workspace;
  if (workspace.refusal !== null) throw notStarted(own.name, workspace.refusal);
  const name = `${unitName(own.id, of.root)}${of.starts === 0 ? "" : `-${of.starts}`}`;
  const scratch = join(context.scratch, `session-${name}`);
  const places = scrubPlaces({
    ROOT: tree.root,
    SERVER: prepared.context.serverFolder,
    ...placesOfToolchain(prepared.context.toolchain),
    SCRATCH: scratch,
    REPOSITORY: context.repository.top,
    HOME: host.env["HOME"],
    TMP: host.env["TMPDIR"] ?? "/tmp",
  });
  const header = headerOf(of, profile);
  const digests = {
    configuration: header.digests.configuration,
    packages: digestOfPackages(host, of, header.digests.dependencies),
  };
  const file = of.traceFolder && join(of.traceFolder, `${name}.${of.purpose}.trace.jsonl`);
  const trace = file === undefined ? undefined : openTrace(host.clock, file, header, places);
  const relative = relativeTo([
    [tree.root, ""],
    [context.repository.top, ""],
    [prepared.context.serverFolder, `<${profile.name}>`],
  ]);
  const server = context.pool.start(host, {
    ...{ profile, context: prepared.context, scratch, relative, trace },
    repository: context.repository.top,
    signal: context.signal,
  });
  const { transport, conversation } = server;
  const { session } = conversation;
  const options = {
    transport,
    clock: host.clock,
    pid: host.pidForServers,
    profile,
    context: prepared.context,
    relative,
    programFiles: workspace.facts.program.length,
  };
  const answers: object[] = [];
  const noteDigest = () => trace?.note("digest", configurationNow(own, prepared.context));
  const stop = async (): Promise<void> => {
    await server.stop();
    noteDigest();
    trace?.note("result", questionsResult(answers));
    trace?.finish();
  };
  noteDigest();
  const made = await makeServerReady(options, conversation);
  const encoding = questionEncoding(session.capabilities());
  if (made.failure !== undefined || encoding === undefined) {
    const chosen = positionEncoding(session.capabilities());
    // The server answered `initialize`, so it can run, even if it cannot load this project.
    const reached = session.capabilities() === undefined ? "resolvable" : "runnable";
    await stop();
    const printed = relative(lastLines(session.stderrTail()));
    if (context.signal.aborted) throw new UserError("cancelled", "the question was cancelled");
    if (made.failure === undefined || encoding === undefined)
      throw new NotReady(
        new UserError(
          "indexing-unsupported",
          `${profile.name} counts columns in ${chosen}, which Lanser does not support`,
        ),
        reached,
      );
    throw new NotReady(problemOf(made.failure, made.advice, printed), reached);
  }
  const folders = [...prepared.places, ...Object.values(prepared.context.toolchain)];
  const packages = folders.filter((folder) => !isPackaged(`${folder}/`, []));
  if (packages.length > 0) trace?.note("decision", { packages });
  const text = (path: string): string | undefined => of.overlays.get(path) ?? readIn(tree.root, path);
  const askable = createAskable({
    conversation,
    profile,
    context: prepared.context,
    server: { id: workspace.server.id, version: workspace.server.version },
    clock: host.clock,
    encoding,
    repository: context.repository.top,
    packages,
    text,
    // The text of a file changes between queries, so its parsed form is not kept.
    reading: (path) => createReadings(ready.parser, profile.languageId, text)(path),
    isLaid: (path) => of.overlays.has(path),
    relative,
  });
  const overlaid = [...of.overlays.keys()].filter(profile.isSource);
  if (overlaid.length > 0) trace?.note("decision", { overlays: overlaid });
  for (const path of overlaid) askable.open(path);
  const environment = () => of.environment({ positionEncoding: encoding, readiness: made.evidence, digests });
  let { program } = prepared;
  return {
    askable,
    get program() {
      return program;
    },
    get environment() {
      return environment();
    },
    begin: (asked, about) =>
      trace?.note("decision", {
        question: notedQuestion(asked, about),
        environment: environment(),
        restarts: of.restarts,
      }),
    edited: (paths, checked) => {
      program = checked;
      const sources = paths.filter(profile.isSource);
      // A replay has no files. It finds the text by its number among the texts that the server received for the file.
      trace?.note("decision", { edited: sources.map((path) => ({ path, at: askable.texts(path) })) });
      askable.edited(sources);
    },
    relay: (path) => {
      if (!profile.isSource(path)) return;
      askable.close(path);
      const isOver = of.overlays.has(path);
      // A replay finds the text by its number among the texts that the server received for the file.
      trace?.note("decision", { relaid: { path, at: askable.texts(path), isOver } });
      // Opens the overlay at once, because it also changes answers about files that depend on it.
      if (isOver) askable.lay(path);
    },
    end: (answer) => {
      if (trace !== undefined) answers.push(notedAnswer(answer));
    },
    ended: () => {
      const end = session.end();
      return end === undefined ? undefined : endOf(end, profile.name);
    },
    stop,
  };
}

/**
 * Returns the digest of a server's own configuration as it is now. Without files: the trace has each text that the
 * server received, so only the configuration can change unseen.
 */
function configurationNow(profile: Profile, context: Workspace["prepared"]["context"]): FilesDigest {
  return { files: {}, configuration: sha256(profile.configuration(onlyProject(context))) };
}

/**
 * Returns the digest of the packages that the server can see: their names and versions, and the contents of their files.
 * An environment of Python counts by its packages, because its other files name the folder that it is in.
 */
function digestOfPackages(
  host: Host,
  { context, workspace: { prepared, tree } }: SessionOf,
  named: string | undefined,
): string {
  const { repository, cacheFolder, scratch } = context;
  const isEnvironment = (folder: string) => existsSync(join(tree.root, folder, "pyvenv.cfg"));
  const folders = [
    ...prepared.places.filter((place) => !isInside(place, tree.root)),
    ...sitesIn(tree.root, tree.linked),
    ...tree.linked.filter((folder) => !isEnvironment(folder)).map((folder) => join(tree.root, folder)),
  ];
  const contents = packageContents(host, { folders, top: repository.top, cacheFolder, scratch });
  return sha256(canonical([named ?? null, contents]));
}

/**
 * Returns the header of the session's trace. Its digest of the capabilities is that of queries, which declare more than
 * the gate does; a replay with the gate's capabilities would differ.
 */
function headerOf(
  { workspace, purpose }: SessionOf,
  { capabilities }: Pick<Profile, "capabilities">,
): TraceHeader {
  const header = workspace.headerOf({ session: purpose, side: "head", paths: [], record: null });
  const declared = sha256(canonical(JSON.parse(JSON.stringify(capabilities))));
  return { ...header, digests: { ...header.digests, capabilities: declared } };
}

/**
 * Reads a file of the tree; undefined if it cannot be read. Bytes that are not UTF-8 are replaced, as a server would
 * do, so that positions fit the server's.
 */
export function readIn(root: string, path: string): string | undefined {
  try {
    return readFileText(join(root, path));
  } catch {
    return undefined;
  }
}

const codes = {
  "server-not-started": "server-not-started",
  "server-crashed": "server-crashed",
  "server-timeout": "server-timeout",
  "server-protocol": "server-crashed",
  "server-not-ready": "server-timeout",
  "server-configuration": "bad-configuration",
  outside: "outside",
  "canary-failed": "server-not-started",
  "file-count-mismatch": "server-not-started",
  "digest-mismatch": "server-not-started",
  "shard-missing": "server-not-started",
  cancelled: "cancelled",
} as const satisfies Record<FailureCode, ErrorCode>;

/**
 * Returns the error for a server that did not become ready. The hint has the end of the server's standard error
 * (`printed`) if the server crashed, and the advice for a described server, or else the usual hint of the code.
 */
export function problemOf(
  { code, message }: SessionFailure,
  advice: string | undefined,
  printed: string,
): UserError {
  const usual = code === "canary-failed" ? canaryHint : errorTable[codes[code]].hint;
  const said = code === "server-crashed" ? printedLines(printed) : [];
  return new UserError(codes[code], message, { hint: [...said, advice ?? usual].join("\n") });
}

/** Returns the error for a tree that is refused: no part of the tree is given to the server. */
function notStarted(name: string, { code, message }: Refusal): UserError {
  return new UserError(codes[code], `Lanser does not start ${name} on this tree: ${message}`);
}

const canaryHint = "Check whether a setting disables rules of the server.";
