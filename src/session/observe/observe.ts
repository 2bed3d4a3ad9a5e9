import { MessageType } from "vscode-languageserver-protocol";
import { limit } from "../../model/codes.ts";
import { compact } from "../../model/compact.ts";
import type { LookedUp } from "../../model/lookup.ts";
import { compareText } from "../../model/order.ts";
import { uriFromPath } from "../../model/paths.ts";
import type { Limit } from "../../model/report.ts";
import type { Refusal } from "../../servers/outward.ts";
import { type Profile, projectFolder, type Readiness } from "../../servers/profile.ts";
import type { LogLine } from "../../servers/protocol/facts.ts";
import { openSession, type Session } from "../lsp/session.ts";
import { askCanary, type Conversation, explainSilentFile } from "./ask.ts";
import { createChannel, sessionFailure } from "./channel.ts";
import { askFixes } from "./fixes.ts";
import { lookUp } from "./lookups.ts";
import type { FileObservation, Observation, SessionFailure } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";
import { ownAdvice } from "./own-advice.ts";
import { probe } from "./probes.ts";
import { type Schedule, scheduleDigest } from "./schedule.ts";
import { createWalk, type FileWalk } from "./walk.ts";

/** Options that every conversation with a server needs, independent of its queries. */
export type ConversationOptions = Pick<
  ObserveOptions,
  "transport" | "clock" | "pid" | "profile" | "context" | "relative"
>;

/**
 * Opens a conversation with a server on a tree: its session and its channel for diagnostics. Sends nothing, so that the
 * caller can shut the server down before `askNew` or `makeServerReady` starts the handshake.
 */
export function startConversation(options: ConversationOptions): Conversation {
  const { profile, clock } = options;
  const session = openSession({
    transport: options.transport,
    clock,
    pid: options.pid,
    rootPath: projectFolder(options.context),
    rootUri: uriFromPath(projectFolder(options.context)),
    folderName: "project",
    capabilities: profile.capabilities,
    ...compact({ announcements: profile.announcements }),
    initializationOptions: profile.initializationOptions(options.context),
    changedSettings: profile.changedSettings(options.context),
    section: (name) => profile.section(name, options.context),
    published: profile.diagnostics.kind === "push" ? "kept" : "dropped",
  });
  return { session, channel: createChannel(profile.diagnostics, session, options.context) };
}

/**
 * Queries a new server and shuts it down, also after an error, because no process may outlive its session. A server
 * that is used again goes through `askNew` and `askSchedule` instead.
 */
export async function observe(options: ObserveOptions): Promise<Observation> {
  const conversation = startConversation(options);
  const stop = () => shutDown(options.profile, conversation);
  const observation = await askNew(options, conversation).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return discardIfUnhealthy(options, conversation, { observation, unwell: await stop() });
}

/**
 * Waits until a new server is ready and runs the schedule on it. Does not shut the server down, so that the caller can
 * run another schedule on it. The time of the start counts towards the limit of the session.
 */
export async function askNew(options: ObserveOptions, conversation: Conversation): Promise<Observation> {
  const { profile, clock, schedule } = options;
  const deadline = clock.now() + profile.limits.totalMsMax;
  const made = await makeServerReady({ ...options, programFiles: schedule.programFiles }, conversation);
  if (made.failure !== undefined) return failedObservation(options, conversation, made.failure);
  options.progress(0, 0);
  const asked = await askSchedule(options, conversation, { deadline, before: null });
  return { ...asked, ready: made.evidence };
}

/** True if neither the files nor the probes failed: only such a server may be queried further. */
export function isWell({ failure, probes }: Observation): boolean {
  return failure === undefined && (probes?.failure ?? null) === null;
}

/**
 * Discards the result of a server that failed at shutdown: all its files become unknown, because its earlier answers
 * are not trusted. `unwell` is the failure of the shutdown. A server that failed during probes was healthy while it
 * checked the files, so that result is kept.
 */
export function discardIfUnhealthy(
  options: ObserveOptions,
  conversation: Conversation,
  { observation, unwell }: { readonly observation: Observation; readonly unwell: SessionFailure | undefined },
): Observation {
  if (unwell === undefined || !isWell(observation)) return observation;
  const { files, failure, limits } = failedObservation(options, conversation, unwell);
  return { ...observation, files, failure, limits };
}

/**
 * Shuts the server down. Returns undefined if the server answered the shutdown request, with a result or an error.
 * Otherwise returns the failure: a server that crashed or hung may also have answered wrongly.
 */
export async function shutDown(
  { limits }: Profile,
  { session }: Conversation,
): Promise<SessionFailure | undefined> {
  const stopped = await session.stop(limits.shutdownMsMax, limits.exitMsMax);
  const isWell = stopped.kind === "result" || stopped.kind === "error";
  return isWell ? undefined : sessionFailure(stopped, "shutdown", session);
}

type Asking = {
  /** Deadline in milliseconds of the clock of the options. */
  readonly deadline: number;
  /** Messages that the server sent before this query, which are not part of its result; null for a new server. */
  readonly before: SessionBaseline | null;
};

type SessionBaseline = {
  /** Number of protocol oddities, by kind. */
  readonly oddities: ReadonlyMap<string, number>;
  /** The last line of its log; undefined for none. */
  readonly line: LogLine | undefined;
};

/**
 * Notes what a used server has reported so far. `askSchedule` leaves these oddities and log lines out, so that a second
 * schedule on the same server does not report those of the first.
 */
export function readSessionBaseline({ facts }: Pick<Session, "facts">): SessionBaseline {
  return { oddities: new Map(facts.oddities), line: facts.log.at(-1) };
}

/**
 * Runs all queries on a ready server: files, look-ups, probes, then fixes. Everything after the files comes last, so
 * that it cannot change their answers. Can run again on the same server after its tree has changed.
 */
export async function askSchedule(
  options: ObserveOptions,
  conversation: Conversation,
  { deadline, before }: Asking,
): Promise<Observation> {
  const { session } = conversation;
  const walk = createWalk(options, conversation, deadline);
  const failure = (await walk.run()) ?? (await settle(options, session, walk));
  walk.close();
  if (failure !== undefined) return failedObservation(options, conversation, failure);
  for (const [path, answer] of walk.answers()) options.known?.files.set(path, answer);
  const lookups = await lookUpAll(options, session);
  const observed = conclude(options, conversation, { walk, lookups, before });
  const probes = await probe(options, conversation, observed, deadline);
  const { fixes: wanted = null } = options;
  const fixes = wanted === null ? undefined : await askFixes(options, conversation, wanted, deadline);
  return {
    ...observed,
    ...compact({ probes, fixes }),
  };
}

/** Runs the look-ups after the diagnostics, so that no look-up can change them. */
async function lookUpAll(options: ObserveOptions, session: Session): Promise<readonly LookedUp[]> {
  const { lookups: plan, profile, context, text } = options;
  if (plan === null) return [];
  return lookUp({
    session,
    root: context.root,
    plan,
    languageId: profile.languageId,
    text: (path) => {
      const read = text(path);
      return typeof read === "string" ? read : undefined;
    },
    msMax: profile.limits.diagnosticsMsMax,
  });
}

export type ReadyOptions = ConversationOptions & {
  /** Number of files in the server's program. */
  readonly programFiles: number;
};

/** Result of the start: why the server is not ready, or the evidence that it is. */
export type MadeReady =
  | {
      readonly failure: SessionFailure;
      /**
       * Hint for a server that the repository describes: what to do if its description is wrong. Undefined for other
       * servers.
       */
      readonly advice: string | undefined;
      readonly evidence?: never;
    }
  | { readonly failure?: never; readonly evidence: string };

/**
 * Starts the server and waits until it is ready. Adds a hint to a failure if the repository describes the server,
 * because then the user can correct the description.
 */
export async function makeServerReady(options: ReadyOptions, conversation: Conversation): Promise<MadeReady> {
  const made = await becomeReady(options, conversation);
  return made.failure === undefined
    ? made
    : { ...made, advice: ownAdvice(options.profile, made.failure, conversation.session) };
}

/**
 * Starts the server and waits until it has loaded the program and answers the canary correctly. A silent server that is
 * not ready, or that checks other files than expected, would look like a tree without findings. The canary is a small
 * document with a known error.
 */
async function becomeReady(
  options: ReadyOptions,
  conversation: Conversation,
): Promise<{ readonly failure: SessionFailure } | { readonly failure?: never; readonly evidence: string }> {
  const { profile } = options;
  const { session, channel } = conversation;
  const started = await session.start(profile.limits.initializeMsMax);
  if (started.kind !== "result") return { failure: sessionFailure(started, "initialize", session) };
  let readiness: Readiness = { state: "unmet", reason: "the server has sent nothing yet" };
  const ready = await session.waitFor(() => {
    readiness = profile.readiness(session.facts);
    return readiness.state === "unmet" ? undefined : readiness;
  }, profile.limits.readinessMsMax);
  if (ready.kind === "timeout") {
    const message = `${profile.name} was not ready in time: ${readiness.reason}`;
    return { failure: { code: "server-not-ready", message } };
  }
  if (ready.kind === "ended") return { failure: sessionFailure(ready, "loading", session) };
  if (ready.value.state === "unmeetable")
    return { failure: { code: ready.value.code, message: options.relative(ready.value.reason) } };
  if (
    ready.value.state === "met" &&
    ready.value.files !== null &&
    ready.value.files !== options.programFiles
  ) {
    const found = `${profile.name} found ${ready.value.files} source files, but Lanser expected ${options.programFiles}`;
    return { failure: { code: "file-count-mismatch", message: found } };
  }
  // Overlays come after the count of files, which is that of the tree on disk.
  for (const { path, languageId, text } of options.context.overlays ?? [])
    session.open({ uri: uriFromPath(`${options.context.root}/${path}`), languageId, text });
  const failure = (await channel.refusal()) ?? (await askCanary(options, conversation, profile.canaries[0]));
  if (failure !== undefined) return { failure };
  const whole = await completed(profile, session);
  return whole.failure === undefined
    ? { evidence: [options.relative(ready.value.reason), ...whole.evidence].join(", ") }
    : whole;
}

/**
 * Waits until the index from which the server answers is complete, for profiles with such an index (`complete`, for
 * example clangd). The server answers the canary earlier, but answers about other files would miss places in files that
 * it has not yet indexed.
 */
async function completed(
  { name, complete, limits }: Profile,
  session: Session,
): Promise<
  { readonly failure: SessionFailure } | { readonly failure?: never; readonly evidence: readonly string[] }
> {
  if (complete === undefined) return { evidence: [] };
  let last: Readiness = { state: "unmet", reason: "the server has sent nothing yet" };
  const waited = await session.waitFor(() => {
    last = complete(session.facts);
    return last.state === "unmet" ? undefined : last;
  }, limits.readinessMsMax);
  if (waited.kind === "met" && waited.value.state === "met") return { evidence: [waited.value.reason] };
  if (waited.kind === "ended") return { failure: sessionFailure(waited, "loading", session) };
  return { failure: { code: "server-not-ready", message: `${name} was not ready in time: ${last.reason}` } };
}

/**
 * Waits until the answers are final. The last canary is a sentinel: the server answers it after every file, and then
 * must be silent with no open progress. If the server asks for a refresh, all earlier answers are stale, so their files
 * are queried again. Files that are still stale after `roundsMax` rounds have no answer.
 */
async function settle(
  options: ObserveOptions,
  session: Session,
  walk: FileWalk,
): Promise<SessionFailure | undefined> {
  for (let round = 0; round < roundsMax; round += 1) {
    const failure = (await walk.askLast()) ?? (await explainSilentFile(options, session));
    if (failure !== undefined || walk.stale() === 0) return failure;
    // The last round queries no file: an answer counts only after a canary and silence follow it.
    if (round === roundsMax - 1) break;
    const again = await walk.run();
    if (again !== undefined) return again;
  }
  walk.giveUpStale();
  return undefined;
}

/** Maximum number of passes over files that the server wants pulled again. */
const roundsMax = 3;

/**
 * Builds the observation of a healthy server. `before` excludes the oddities and complaints that an earlier schedule on
 * the same server has already reported.
 */
function conclude(
  options: ObserveOptions,
  { session, channel }: Conversation,
  {
    walk,
    lookups,
    before,
  }: { readonly walk: FileWalk; readonly lookups: readonly LookedUp[] } & Pick<Asking, "before">,
): Observation {
  const oddities = [...session.facts.oddities].flatMap(([kind, count]) => {
    const own = count - (before?.oddities.get(kind) ?? 0);
    return own === 0 ? [] : [limit("server-oddity", kind, own)];
  });
  return {
    files: [...walk.files(), ...projectFiles(options)],
    failure: undefined,
    schedule: scheduleDigest(options.profile, options.schedule, lookups),
    lookups,
    limits: [...walk.limits(), ...channel.limits(), ...oddities, ...complaintsIn(options, session, before)],
  };
}

/**
 * Builds the observation of a server that failed. All files are unknown, because a failed server's answers prove
 * nothing. Its complaints about its configuration stay: they often explain the failure.
 */
export function failedObservation(
  options: ObserveOptions,
  { session }: Conversation,
  failure: SessionFailure,
): Observation {
  return {
    files: options.schedule.paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure,
    schedule: scheduleDigest(options.profile, options.schedule, []),
    lookups: [],
    limits: complaintsIn(options, session, null),
  };
}

/**
 * Returns a limit for each complaint about the configuration that the server logged after `before`. A server that
 * ignores a wrong configuration checks other rules than the user expects.
 */
function complaintsIn(
  { profile, relative }: ObserveOptions,
  { facts }: Session,
  before: SessionBaseline | null,
): readonly Limit[] {
  const complaints = facts.log
    .slice(before?.line === undefined ? 0 : facts.log.indexOf(before.line) + 1)
    .filter((line) => line.level <= MessageType.Warning)
    .map((line) => profile.complaintOf(line.message))
    .filter((complaint) => complaint !== undefined)
    .map((complaint) => limit("server-configuration", relative(complaint), 1));
  return distinct(complaints);
}

/**
 * Groups the diagnostics of the project by file, and turns them into findings. The server's own command reports them
 * about files such as a configuration, which no request for diagnostics covers. They follow the files of the schedule.
 */
function projectFiles({ projectDiagnostics, profile, relative }: ObserveOptions): readonly FileObservation[] {
  const byPath = [...Map.groupBy(projectDiagnostics, (one) => one.path)].sort(([a], [b]) =>
    compareText(a, b),
  );
  return byPath.map(([path, all]) => ({
    kind: "final",
    path,
    findings: all.map(({ range, severity, source, code, message }) => ({
      server: profile.id,
      source,
      code,
      severity,
      message: relative(message).slice(0, profile.limits.messageLengthMax).toWellFormed(),
      path,
      range,
      symbol: null,
    })),
    unreachable: [],
  }));
}

/** Removes repeated complaints: a server that loads its configuration twice complains twice. */
function distinct(limits: readonly Limit[]): readonly Limit[] {
  return [...new Map(limits.map((one) => [one.message, one] as const)).values()];
}

/**
 * Builds the observation of a server that Lanser did not start on a tree, for example because its configuration refers
 * to a place outside of the tree. All files are unknown, so the run cannot pass.
 */
export function refusedObservation(profile: Profile, schedule: Schedule, failure: Refusal): Observation {
  return {
    files: schedule.paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure,
    schedule: scheduleDigest(profile, schedule, []),
    lookups: [],
    limits: [],
  };
}
