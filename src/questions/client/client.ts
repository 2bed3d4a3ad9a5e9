/**
 * Queries a snapshot: it is opened once and can be queried any number of times. Servers start when they are first
 * needed. Every answer, errors too, is a bundle. The command line does exactly this.
 */

import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { assertNoUnfinishedEdit } from "../../edits/state.ts";
import { openRepository, type Repository } from "../../git/git.ts";
import { cancelled, UserError } from "../../model/errors.ts";
import type { Range } from "../../model/finding.ts";
import { canonical } from "../../model/json.ts";
import { splitText } from "../../model/text.ts";
import { makeFolder, prepareFile } from "../../platform/folders.ts";
import type { Host } from "../../platform/host.ts";
import { type Config, defaultConfig } from "../../policy/config.ts";
import { deniedPaths } from "../../policy/deny.ts";
import type { Policy } from "../../policy/policy.ts";
import type { ListedName } from "../../selectors/given.ts";
import { parsePlace, pathOf } from "../../selectors/place.ts";
import { withoutCanary, withoutFiles } from "../../servers/own/words.ts";
import type { QuestionEncoding } from "../../servers/protocol/capabilities.ts";
import { profiles } from "../../servers/registry.ts";
import { openServerPool } from "../../session/pool/pool.ts";
import type { WorkspaceContext } from "../../workspace/context.ts";
import { makeScratch } from "../../workspace/scratch.ts";
import type { Bundle, BundleEnvironment } from "../bundle/bundle.ts";
import { createEvidence, type Evidence } from "../bundle/evidence.ts";
import type { AnswerFacts, FlatRange } from "../bundle/facts.ts";
import {
  type AskedQuestion,
  answerOf,
  type BundledAnswer,
  failedAnswer,
  type QueryRun,
} from "../query/answer.ts";
import { deniedPath, requestMsMax, UnansweredRequest } from "../query/asking.ts";
import { fromServer } from "../query/encoding.ts";
import type { QuestionPurpose } from "../query/profile.ts";
import type { QueryInput, Question } from "../query/question.ts";
import { questionCalled } from "../query/questions.ts";
import { askQuestion } from "../query/run.ts";
import { cutSymbols, symbols } from "../query/symbols.ts";
import { changedSymbols } from "./edited-symbols.ts";
import { joinAnswers, joinEdited, type OneAnswer } from "./joined.ts";
import { assertOverlayPath, isNew, overlayNotes, overlayParams } from "./overlays.ts";
import { planPythonMove } from "./python-move.ts";
import type { ClientRequest } from "./request.ts";
import { Servers, type WarmServer } from "./servers.ts";
import { createChanged, type FindChangedPaths, listAnswerFiles, markStale } from "./stale.ts";
import { resolveSubject, type Subject, type SubjectRequest } from "./subject.ts";
import { withIds } from "./symbol-facts.ts";
import {
  collectParams,
  listQueriedFiles,
  matchPaths,
  namedPlace,
  parseTreePlace,
  resolveTarget,
} from "./target.ts";
import { grammarAt, outlineIn, type Readable, readTreeFile, readTreeText } from "./tree-text.ts";
import { allowedOf, findUnits, type QuestionUnit, unqueriedAnswer, withUnserved } from "./units.ts";

/** Queries whose answer contains findings, or proves that there are none. */
const findings: ReadonlySet<string> = new Set(["diag", "check"]);

/**
 * Adds notes to an answer of a server that the repository describes. Without a canary or a list of files, "no findings"
 * proves less than it seems to. `paths` are those of the whole snapshot.
 */
function withOwnNotes(
  one: OneAnswer,
  { name }: Pick<Question, "name">,
  { servers }: Pick<Policy, "servers">,
  paths: readonly string[],
): OneAnswer {
  if (!findings.has(name)) return one;
  const notes = servers
    .filter(({ profile }) => profile.id === one.environment.server?.id)
    .flatMap(({ profile }) => [withoutCanary(profile), withoutFiles(profile, paths)])
    .filter((note) => note !== undefined);
  if (notes.length === 0) return one;
  return { ...one, answer: { ...one.answer, notes: [...(one.answer.notes ?? []), ...notes] } };
}

export type ClientOptions = SubjectRequest & {
  /** Any folder inside the repository, absolute. */
  readonly repository: string;
  readonly cacheFolder: string | null;
  /** Absolute path of the folder for records of sessions, evidence and times. Undefined: nothing is recorded. */
  readonly traceFolder: string | undefined;
  /** Overlays: texts that replace files of the tree, by path. */
  readonly overlays: ReadonlyMap<string, string>;
  /**
   * Methods that may write but that the caller permits. Other methods that are not known to be read-only are never
   * sent.
   */
  readonly allowedMethods: readonly string[];
  /** Time in milliseconds after which an unused server is stopped. Null keeps all until the client is closed. */
  readonly idleMsMax: number | null;
  readonly signal: AbortSignal;
  readonly progress: (text: string) => void;
};

export type Client = AsyncDisposable & {
  readonly ask: (request: ClientRequest) => Promise<Bundle>;
  /** Marks a kept answer as stale if its files have changed since. */
  readonly marked: (request: ClientRequest, bundle: Bundle) => Promise<Bundle>;
  /** Replaces the text of a file from now on; undefined restores the file itself. */
  readonly lay: (path: string, text: string | undefined) => Promise<void>;
  /** The tree that the client queries. */
  readonly tree: string;
  /**
   * Moves to the current working tree. False if the running servers cannot follow; the caller must then open a new
   * client.
   */
  readonly carry: () => Promise<boolean>;
  /** Returns the text of a file of the snapshot, as `decodeCounted` returns it. */
  readonly text: (path: string) => Promise<string | undefined>;
  /** The top of the repository, absolute. */
  readonly top: string;
};

/**
 * Opens a client on a commit or the working tree. Starts no server: the first query that needs one does. Throws a
 * UserError if there is no repository or no such commit.
 */
export async function openClient(machine: Host, options: ClientOptions): Promise<Client> {
  const host = { ...machine, stop: options.signal };
  const disposal = new AsyncDisposableStack();
  try {
    const scratch = disposal.use(makeScratch(host));
    const repository = disposal.use(
      await openRepository({ ...host, temporaryFolder: scratch.folder }, options.repository),
    );
    const subject = await subjectOf(host, repository, options);
    const context: WorkspaceContext = {
      repository,
      dependencies: dependenciesOf(subject),
      cacheFolder: options.cacheFolder ?? join(scratch.folder, "cache"),
      scratch: scratch.folder,
      signal: options.signal,
      pool: disposal.use(openServerPool(host)),
      note: options.progress,
    };
    for (const path of options.overlays.keys()) assertOverlayPath(path);
    const overlays = new Map(options.overlays);
    const serversFor = (purpose: QuestionPurpose) => {
      const own = purpose === "edits" ? join(scratch.folder, purpose) : scratch.folder;
      if (purpose === "edits") makeFolder(own);
      const { snapshot } = subject;
      const made = new Servers(host, {
        ...{ ...options, purpose, overlays, snapshot },
        context: { ...context, scratch: own },
      });
      disposal.defer(() => made.stop());
      return made;
    };
    const servers = { questions: serversFor("questions"), edits: serversFor("edits") };
    const asking: Opened = {
      host,
      options: { ...options, overlays },
      repository,
      subject,
      servers,
      changed: createChanged(host, repository),
      known: new Map(),
    };
    const owned = disposal.move();
    return {
      top: repository.top,
      ask: (request) => ask(asking, request),
      marked: async (request, bundle) => (await markedIn(asking, request, bundle)).bundle,
      text: async (path) => (await readTreeFile(asking, path))?.counted,
      get tree() {
        return asking.subject.snapshot.tree;
      },
      carry: async () => {
        const next = await subjectOf(host, repository, options);
        const used = Object.values(servers).filter((one) => one.isOpen());
        if (used.length === 0) return false;
        for (const one of used) if (!(await one.carry(next.snapshot))) return false;
        for (const one of Object.values(servers)) if (!one.isOpen()) one.follow(next.snapshot);
        // No configuration of Lanser changed (`servers.carry` checks this), so the policy is still valid.
        asking.subject = { ...next, policy: asking.subject.policy };
        asking.known.clear();
        return true;
      },
      lay: async (path, text) => {
        assertOverlayPath(path);
        if (text === undefined) overlays.delete(path);
        else overlays.set(path, text);
        asking.known.delete(path);
        for (const one of Object.values(servers)) await one.relay(path);
      },
      [Symbol.asyncDispose]: () => owned.disposeAsync(),
    };
  } catch (error) {
    await disposal.disposeAsync();
    throw error;
  }
}

/** Resolves the subject of a client. Throws a UserError for a working tree in which an edit was interrupted. */
function subjectOf(host: Host, repository: Repository, options: ClientOptions): Promise<Subject> {
  if (options.rev === undefined) assertNoUnfinishedEdit(host, repository.top);
  return resolveSubject(repository, options);
}

/**
 * Returns the configured dependencies. An unusable configuration gives the default: `openClient` must not fail for it,
 * because each query reports the mistake in its own answer.
 */
function dependenciesOf({ policy }: Subject): readonly string[] {
  try {
    return policy("").config.dependencies;
  } catch (error) {
    if (error instanceof UserError) return defaultConfig.dependencies;
    throw error;
  }
}

type Opened = {
  readonly host: Host;
  readonly options: ClientOptions;
  readonly repository: Repository;
  subject: Subject;
  /** Servers for each purpose: a session that edits declares other capabilities. */
  readonly servers: Readonly<Record<QuestionPurpose, Servers>>;
  readonly changed: FindChangedPaths;
  /** Texts and outlines of files that were queried. */
  readonly known: Readable["known"];
};

/**
 * Sends one query and returns its bundle. A UserError becomes a bundle with an error, so that every caller (command
 * line, batch, MCP, SDK) handles one form of answer. Records evidence and times if the client has a trace folder.
 */
async function ask(opened: Opened, request: ClientRequest): Promise<Bundle> {
  const { clock, wallMs } = opened.host;
  const [started, since] = [clock.now(), wallMs()];
  const question = questionCalled(request.cmd);
  const environment = bareEnvironment(opened.host, opened.subject);
  const { indexing, params, limit, cursor } = request;
  const notes = [...request.notes, ...overlayNotes(opened)];
  const over = overlayParams(opened.options.overlays);
  const shared = {
    question,
    indexing,
    params: { ...collectParams(request), ...over },
    page: { limit, cursor },
    relocation: opened.subject.relocation(),
    notes,
  };
  const named = namedPlace(request);
  const bare: AskedQuestion = {
    ...shared,
    params: { ...params, ...shared.params },
    original: named ?? null,
    selector: null,
    target: undefined,
  };
  // Names for a place in a language that Lanser does not parse come from the server, by a query of their own.
  const listedIn = async (path: string, text: string) => {
    const inner: ClientRequest = {
      ...request,
      ...{ cmd: symbols.name, places: [path], params: {}, workspace: false, notes: [] },
      ...{ limit: undefined, cursor: undefined },
    };
    const target = await resolveTarget(opened, symbols, inner, () => Promise.resolve([]));
    const aside = { question: symbols, params: over, original: path, selector: path, isAside: true } as const;
    const asked = { ...bare, ...aside, target };
    const { answer, environment } = await run(opened, asked, inner);
    return namesListed(answer.facts, splitText(text), environment.positionEncoding ?? "utf-16");
  };
  const { bundle: answered, records } = await resolveTarget(opened, question, request, listedIn).then(
    async (target): Promise<BundledAnswer> => {
      const asked = { ...bare, target, selector: target?.selector ?? null };
      return answerOf(asked, environment, () => run(opened, asked, request));
    },
    (error: unknown): BundledAnswer => {
      if (!(error instanceof UserError)) throw error;
      return { bundle: failedAnswer(bare, environment, error, null), records: [] };
    },
  );
  const { bundle, stale } = await markedIn(opened, request, answered);
  keep(opened, { bundle, named }, records, {
    ms: clock.now() - started,
    stale: stale.length === 0 ? undefined : { since, files: stale },
  });
  return bundle;
}

/**
 * Marks a bundle as stale if files of the working tree that it is about have changed since the snapshot, and returns
 * these files. A commit and an overlay do not change, and facts about servers belong to no file.
 */
async function markedIn(
  { changed, subject, options }: Opened,
  { cmd, places, workspace }: ClientRequest,
  bundle: Bundle,
): Promise<{ readonly bundle: Bundle; readonly stale: readonly string[] }> {
  const { commit, tree } = subject.snapshot;
  const { kind } = questionCalled(cmd);
  if (commit !== null || kind === "servers" || kind === "table" || "error" in bundle)
    return { bundle, stale: [] };
  const isNamed = !workspace && bundle.resolution === null;
  const asked = workspace ? subject.paths : isNamed ? matchPaths(subject.paths, places) : [];
  const sources = asked.filter((path) => profiles.some(({ isSource }) => isSource(path)));
  const files = [...sources, ...listAnswerFiles(bundle)].filter((path) => !options.overlays.has(path));
  const stale = await changed(tree, new Set(files));
  return { bundle: markStale(bundle, stale), stale };
}

/**
 * Runs one query by its kind: from a table, from the text alone, about the servers, or on each server that checks the
 * files. Throws a UserError for a denied path and for a query that needs one server but has several.
 */
async function run(
  opened: Opened,
  asked: AskedQuestion,
  request: ClientRequest,
): Promise<QueryRun & { readonly environment: BundleEnvironment }> {
  const { question, target } = asked;
  if (request.signal?.aborted === true) throw cancelled();
  const environment = bareEnvironment(opened.host, opened.subject);
  const still = { retries: 0, restarts: 0, environment };
  if (question.kind === "table") return { answer: question.answer(), records: [], ...still };
  if (question.kind === "text") {
    const text = target === undefined ? undefined : await readTreeText(opened, target.place.path);
    if (target === undefined || text === undefined) throw new Error("a place without a text was resolved");
    const shown = createEvidence({
      server: null,
      query_types: ["builtin/reading"],
      targets: [target.selector],
      outcome: "responded",
      response_bytes: Buffer.byteLength(text),
    });
    const outline = await outlineIn(opened, target.place.path, text);
    return {
      answer: question.answer({
        ...{ target, text, outline, params: asked.params, evidence: shown },
        language: grammarAt(target.place.path)?.language,
      }),
      records: [shown],
      ...still,
    };
  }
  const policy = opened.subject.policy(question.name);
  refuseDenied(policy.config, target?.place.path);
  if (question.kind === "servers") {
    const { questions: servers, edits } = opened.servers;
    const of = {
      states: () => servers.states(policy),
      start: () => servers.startAll(policy),
      end: async (paths: readonly string[]) => {
        await edits.end(policy, paths);
        return servers.end(policy, paths);
      },
    };
    const paths = request.places.map(
      (place) => pathOf(parseTreePlace(opened.repository.top, place)) ?? place,
    );
    return { answer: await question.answer(of, { paths, params: asked.params }), records: [], ...still };
  }
  if (question.purpose === "edits") assertNoOverlay(opened.options.overlays);
  const named = listQueriedFiles(opened, asked, request);
  const moving = target === undefined ? named.files : [target.place.path];
  const own = await planPythonMove(opened, asked, moving);
  if (own !== undefined) return withEdits(opened, { ...own, ...still, paths: moving });
  const path = target?.place.path ?? aboutPath(question, request);
  const { units, unserved } = await findUnits(opened.servers[question.purpose ?? "questions"], policy, {
    question,
    path,
    named: allowedOf(named, deniedPaths(policy.config)),
  });
  if (question.word !== undefined && units.length > 1)
    throw new UserError("usage", `the server runs in ${units.length} folders; choose one of them`, {
      hint: `Name a file in that folder: lanser ${question.name} ${String(asked.params[question.word])} PATH`,
    });
  const answers: OneAnswer[] = [];
  for (const unit of units) answers.push(await askUnit(opened, asked, request, { unit, units }));
  const all = question.purpose === "edits" ? joinEdited(answers) : joinAnswers(answers, policy.summary);
  const cut = withUnserved({ ...all, answer: cutSymbols(all.answer) }, unserved);
  const one = asked.params["ids"] === true ? await withIds(opened, cut) : cut;
  return withEdits(opened, withOwnNotes(one, question, policy, opened.subject.paths));
}

/** Adds to an answer with an edit what the edit would change. Throws a UserError for an edit that is refused. */
async function withEdits({ repository, subject }: Opened, one: OneAnswer): Promise<OneAnswer> {
  const { workspaceEdit } = one.answer;
  if (workspaceEdit === undefined) return one;
  const { previewEdit } = await import("../../edits/preview.ts");
  const preview = await previewEdit(repository, {
    edit: workspaceEdit,
    encoding: one.environment.positionEncoding ?? "utf-16",
    rules: { allow: undefined, deny: [] },
    tree: subject.snapshot.tree,
  });
  const { patch: diff, digest, changes, dirty, rules, notes } = preview;
  if (changes.length === 0) return one;
  const files = changes.map(({ path }) => path);
  const policy = rules.slice(1).map(({ allow = null, deny }) => ({ allow, deny }));
  const symbols = await changedSymbols(changes);
  const edits = { workspaceEdit, diff, digest, files, symbols, dirty, policy };
  return { ...one, answer: { ...one.answer, notes: [...(one.answer.notes ?? []), ...notes] }, edits };
}

/** Throws a UserError if there are overlays: an edit of a text that is on no disk could not be written. */
function assertNoOverlay(overlays: ReadonlyMap<string, string>): void {
  const [path] = overlays.keys();
  if (path === undefined) return;
  throw new UserError("usage", `a question that plans an edit takes no overlay (${path})`, {
    hint: "Save the file first.",
  });
}

/** Throws a UserError for a path that the configuration denies. */
function refuseDenied(config: Pick<Config, "deny">, path: string | undefined): void {
  if (path === undefined || !deniedPaths(config)(path)) return;
  throw deniedPath(path);
}

/** Returns the file that selects the server, for a query that takes no place. */
function aboutPath({ need }: Question, { places: [first] }: ClientRequest): string | undefined {
  return need === "none" && first !== undefined ? pathOf(parsePlace(first)) : undefined;
}

/**
 * Queries one of several servers. If this server fails, its files have no answer, but the other servers still answer.
 * A failure is thrown if no other server is queried, or if the user cancelled.
 */
async function askUnit(
  opened: Opened,
  asked: AskedQuestion,
  request: ClientRequest,
  { unit, units }: { readonly unit: QuestionUnit; readonly units: readonly QuestionUnit[] },
): Promise<OneAnswer> {
  try {
    return await askWarm(opened, asked, request, { ...unit, warm: await unit.again() });
  } catch (error) {
    const isOnly = units.every(({ server }) => server.id === unit.server.id);
    if (!(error instanceof UserError) || isOnly || error.code === "cancelled") throw error;
    return unqueriedAnswer(asked.question, unit, error, bareEnvironment(opened.host, opened.subject));
  }
}

/**
 * Queries a running server. If the server ends during the query, a fresh process repeats it once: a crash by chance
 * should not cost the user the answer. Throws `UnansweredRequest` with the evidence of the failed request.
 */
async function askWarm(
  opened: Opened,
  asked: AskedQuestion,
  request: ClientRequest,
  unit: QuestionUnit & { readonly warm: WarmServer },
): Promise<OneAnswer> {
  const { warm, files } = unit;
  const { session, restarts } = warm;
  // The server was unused, so the client stopped it before this query's turn came.
  if (warm.isLeft()) return askWarm(opened, asked, request, { ...unit, warm: await unit.again() });
  using _ = warm.use();
  const { question, target, params } = asked;
  if (question.kind !== "server") throw new Error("only a question to a server has a session");
  const isAll = target === undefined && files.length === 0 && takesProgram.has(question.name);
  const { config } = opened.subject.policy(question.name);
  const isDenied = deniedPaths(config);
  const paths = isAll ? (session.program ?? []).filter((path) => !isDenied(path)) : files;
  const named = target === undefined ? paths : [target.place.path];
  // An overlay without a file is left out: no file on disk shows whether the program contains it.
  const outside = named.filter((path) => session.program?.includes(path) === false && !isNew(opened, path));
  // A query with a free word is `request`, whose parameters can name any file.
  if (outside.length > 0 || question.word !== undefined) await warm.assertUnlistedInside();
  const [msMax, isTimed] = [request.timeoutMs ?? requestMsMax, request.timeoutMs !== null];
  const about: QueryInput = { target, paths, named: asked.original, outside, params, msMax, isTimed };
  const denied = { methods: config.deny?.methods ?? [], isPath: isDenied };
  const asking = session.askable.asking(request.signal, denied, isTimed);
  session.begin(asked, about);
  try {
    const answer = await askQuestion(question, asking, about);
    session.end(answer);
    const { environment } = session;
    const counted = { retries: asking.retries(), restarts, paths: named };
    return { answer, records: asking.records(), ...counted, environment };
  } catch (error) {
    if (error instanceof UserError) session.end(error);
    if (!(error instanceof UnansweredRequest)) throw error;
    error.environment = session.environment;
    error.restarts = restarts;
    if (opened.options.signal.aborted) throw new UnansweredRequest(cancelled(), error.evidence);
    if (error.end === undefined || !opened.servers[question.purpose ?? "questions"].forget(session))
      throw error;
    // Repeats the query in a fresh process, once. The ended process contributes nothing to the answer.
    return askWarm(opened, asked, request, { ...unit, warm: await unit.again() });
  }
}

/**
 * With --workspace these queries cover every file that the server checks. Others ask the server about the workspace.
 */
const takesProgram: ReadonlySet<string> = new Set(["diag", "symbols"]);

/** Returns the environment of an answer before a server was queried; the session later adds what it knows. */
function bareEnvironment(host: Host, { snapshot }: Pick<Subject, "snapshot">): BundleEnvironment {
  return {
    snapshot,
    root: null,
    server: null,
    positionEncoding: null,
    toolchain: null,
    readiness: null,
    digests: null,
    platform: { os: host.platform, arch: host.arch, serverDigest: null },
  };
}

/**
 * Appends the evidence of each fact to `evidence.jsonl`, and result and duration to `run.json`, next to the traces. So
 * a user can check later what an answer is based on. Does nothing without a trace folder. Durations are in no hash.
 */
function keep(
  { options, host }: Opened,
  { bundle, named }: { readonly bundle: Bundle; readonly named: string | undefined },
  records: readonly Evidence[],
  /** `stale`: the files that changed, and since when, in milliseconds since 1970. */
  { ms, stale }: { ms: number; stale: { since: number; files: readonly string[] } | undefined },
): void {
  const { traceFolder } = options;
  if (traceFolder === undefined) return;
  const evidenceFile = join(traceFolder, "evidence.jsonl");
  const run = join(traceFolder, "run.json");
  for (const file of [evidenceFile, run]) prepareFile(file);
  appendFileSync(evidenceFile, records.map((one) => `${canonical(one)}\n`).join(""));
  const { cpuMs: _, peakBytes } = host.usage();
  const { request, status, meta } = bundle;
  const isAsked = records.some(({ server }) => server !== null);
  // A place that could not be parsed is recorded as the user wrote it.
  const selector = request.selector ?? named ?? null;
  const ended = { cmd: request.cmd, selector, status, exitCode: meta.exit_code, isAsked };
  const took = { bundleId: bundle.bundleId, ...ended, ms: Math.round(ms), peakBytes };
  appendFileSync(run, `${canonical(stale === undefined ? took : { ...took, stale })}\n`);
}

/**
 * Returns the names that a server lists for a file, so that `path#name` works in languages that Lanser does not parse.
 * Leaves out names without a range of their own, because a place needs one. `lines` are those of the file; the ranges
 * of the result are in UTF-16.
 */
export function namesListed(
  { symbols = [] }: AnswerFacts,
  lines: readonly string[],
  encoding: QuestionEncoding,
): readonly ListedName[] {
  return symbols.flatMap(({ name, container, range, selectionRange }) => {
    const nameRange = selectionRange === null ? undefined : rangeIn(selectionRange, lines, encoding);
    const whole = rangeIn(range, lines, encoding);
    if (nameRange === undefined || whole === undefined) return [];
    const symbol = plainName(container === null ? name : `${container}.${name}`);
    return [{ symbol, nameRange, range: whole }];
  });
}

/**
 * Returns a server's name of a symbol as people write it in a place: `Ship.Load` for Go's `(*Ship[T]).Load`,
 * `Base.load` for Java's `Base.load(String)`, and `a.b` for C++'s `a::b`.
 */
function plainName(name: string): string {
  return name
    .replace(/\[[^\]]*\]/gu, "")
    .replace(/^\(\*?([^()]*)\)/u, "$1")
    .replace(/\([^()]*\)$/u, "")
    .replaceAll("::", ".");
}

/** Converts a range in the server's encoding to UTF-16. Undefined if the file has no such position. */
function rangeIn(
  [startLine, startCharacter, endLine, endCharacter]: FlatRange,
  lines: readonly string[],
  encoding: QuestionEncoding,
): Range | undefined {
  const start = fromServer(lines, { line: startLine, character: startCharacter }, encoding);
  const end = fromServer(lines, { line: endLine, character: endCharacter }, encoding);
  return start === undefined || end === undefined ? undefined : { start, end };
}
