/**
 * One Snapshot and one Profile make one Observation. The server is believed only as far as there is evidence: it said
 * how many files it found and that is the number we computed, a document whose error we know was answered rightly
 * before the first file and after the last, and every file has an answer of its own.
 */
import type { Finding, Range } from "../core/finding.ts";
import type { LookedUp, LookupPlan } from "../core/lookup.ts";
import { compareText } from "../core/order.ts";
import { uriFromPath } from "../core/paths.ts";
import type { Limit } from "../core/report.ts";
import type { Clock } from "../host.ts";
import { field } from "../lsp/answers.ts";
import type { Canary, Profile, Readiness, SideContext, Told } from "../lsp/profile.ts";
import { type Answered, openSession, type Session, type SessionEnd, type Waited } from "../lsp/session.ts";
import type { Transport } from "../wire/transport.ts";
import { readReport } from "./diagnostics.ts";
import { lookUp } from "./lookups.ts";
import type { Failure, FileObservation, Observation, UnknownReason } from "./observation.ts";
import { type Schedule, scheduleDigest } from "./schedule.ts";

export type ObserveOptions = {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly pid: number;
  readonly profile: Profile;
  readonly context: SideContext;
  readonly schedule: Schedule;
  /** What the server's command says of the project before it looks at a source. */
  readonly told: readonly Told[];
  /** What to look up after the last file; null for nothing. */
  readonly lookups: LookupPlan | null;
  /** The decoded text of a file, or why there is none. */
  readonly text: (path: string) => string | { readonly unknown: UnknownReason };
  /** Names of the definitions around a range; called only for files with findings. */
  readonly symbols: (path: string, text: string) => (range: Range) => string | null;
  /** Makes absolute places in server text relative. */
  readonly relative: (message: string) => string;
  /** Called after each file with the number done, and for how long in all the server has waited for us between files. */
  readonly progress: (done: number, serverIdleMs: number) => void;
};

export async function observe(options: ObserveOptions): Promise<Observation> {
  const { profile, clock } = options;
  const session = openSession({
    transport: options.transport,
    clock,
    pid: options.pid,
    rootPath: options.context.root,
    rootUri: uriFromPath(options.context.root),
    folderName: "project",
    capabilities: profile.capabilities,
    initializationOptions: profile.initializationOptions,
    changedSettings: profile.changedSettings(options.context),
    section: (name) => profile.section(name, options.context),
  });
  const deadline = clock.now() + profile.limits.totalMsMax;
  const walk = createWalk(options, session, deadline);
  const { shutdownMsMax, exitMsMax } = profile.limits;
  const stop = () => session.stop(shutdownMsMax, exitMsMax);
  let failure: Failure | undefined;
  let lookups: readonly LookedUp[] = [];
  try {
    failure =
      (await prepare(options, session)) ?? (await walk.run()) ?? (await settle(options, session, walk));
    if (failure === undefined) lookups = await lookUpAll(options, session);
  } catch (error) {
    await stop();
    throw error;
  }
  const stopped = await stop();
  // A server that is gone or dumb when it is asked to shut down was not healthy to the end.
  if (stopped.kind !== "result" && stopped.kind !== "error")
    failure ??= failureOf(stopped, "shutdown", session);
  return conclude(options, session, walk, lookups, failure);
}

/** After the answers are in, so that no look-up can change one. */
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

/** From spawn to a server that has loaded the program and answers a known question rightly. */
async function prepare(options: ObserveOptions, session: Session): Promise<Failure | undefined> {
  const { profile, schedule } = options;
  const started = await session.start(profile.limits.initializeMsMax);
  if (started.kind !== "result") return failureOf(started, "initialize", session);
  let readiness: Readiness = { state: "unmet", reason: "nothing heard yet" };
  const ready = await session.waitFor(() => {
    readiness = profile.readiness(session.facts);
    return readiness.state === "unmet" ? undefined : readiness;
  }, profile.limits.readinessMsMax);
  if (ready.kind === "timeout") {
    return {
      code: "server-not-ready",
      message: `${profile.name} was not ready in time: ${readiness.reason}`,
    };
  }
  if (ready.kind === "ended") return failureOf(ready, "loading", session);
  if (ready.value.state === "unmeetable") {
    return { code: ready.value.code, message: options.relative(ready.value.reason) };
  }
  if (
    ready.value.state === "met" &&
    ready.value.files !== null &&
    ready.value.files !== schedule.programFiles
  ) {
    const found = `${profile.name} found ${ready.value.files} source files, its walk was computed as ${schedule.programFiles}`;
    return { code: "file-count-mismatch", message: found };
  }
  const offered = await session.waitFor(
    () => (session.offers(diagnosticRequest).length > 0 ? true : undefined),
    profile.limits.offerMsMax,
  );
  if (offered.kind === "ended") return failureOf(offered, "loading", session);
  if (offered.kind === "timeout") return failureOf({ kind: "unsupported" }, "loading", session);
  return askCanary(options, session, profile.canaries[0]);
}

/**
 * The last canary is also the sentinel: its answer comes after every file's. Then no progress may be open, and the
 * server must have fallen silent; a request to pull again counts against every file pulled before it.
 */
async function settle(options: ObserveOptions, session: Session, walk: Walk): Promise<Failure | undefined> {
  const { limits } = options.profile;
  for (let round = 0; round < roundsMax; round += 1) {
    const failure = await askCanary(options, session, options.profile.canaries[1]);
    if (failure !== undefined) return failure;
    const idle = await session.waitFor(
      () => (session.facts.openProgress.size === 0 ? true : undefined),
      limits.diagnosticsMsMax,
    );
    if (idle.kind !== "met") return failureOf(idle, "finishing", session);
    const silent = await session.quiet(limits.quietMs, limits.diagnosticsMsMax);
    if (silent.kind !== "met") return failureOf(silent, "finishing", session);
    if (walk.stale() === 0) return undefined;
    // The last round only looks: what is pulled is believed only after a canary and silence.
    if (round === roundsMax - 1) break;
    const again = await walk.run();
    if (again !== undefined) return again;
  }
  walk.giveUpStale();
  return undefined;
}

/** How often files are pulled again because the server asked for it. */
const roundsMax = 3;

async function askCanary(
  options: ObserveOptions,
  session: Session,
  canary: Canary,
): Promise<Failure | undefined> {
  const uri = uriFromPath(`${options.context.root}/${canary.path}`);
  session.open({ uri, languageId: canary.languageId, text: canary.text });
  const answer = await pull(session, uri, options.profile.limits.diagnosticsMsMax);
  session.close(uri);
  if (answer.kind !== "result") return failureOf(answer, "the canary", session);
  const items = field(answer.result, "items");
  const codes = Array.isArray(items) ? (items as unknown[]).map((item) => String(field(item, "code"))) : [];
  const isRight =
    codes.length === canary.codes.length && codes.every((code, index) => code === canary.codes[index]);
  if (isRight) return undefined;
  const wanted = canary.codes.join(", ");
  const said = codes.length === 0 ? "nothing" : codes.join(", ").slice(0, 200);
  return {
    code: "canary-failed",
    message: `${options.profile.name} was asked about a document with ${wanted} and said ${said}`,
  };
}

/** One request for each set of diagnostics that the server tells apart; their items together. */
async function pull(session: Session, uri: string, msMax: number): Promise<Answered> {
  const identifiers = new Set(
    session.offers(diagnosticRequest).map((options) => field(options, "identifier")),
  );
  let whole: Answered = { kind: "unsupported" };
  for (const identifier of identifiers) {
    const named = typeof identifier === "string" ? { identifier } : {};
    const answer = await session.request(diagnosticRequest, { textDocument: { uri }, ...named }, msMax);
    if (answer.kind !== "result") return answer;
    whole = whole.kind === "result" ? { kind: "result", result: merge(whole.result, answer.result) } : answer;
  }
  return whole;
}

const diagnosticRequest = "textDocument/diagnostic";

type Member = Answered | { readonly kind: "no-member" };

/** Where the profile has such a question: a file that the server took for no part of the project was not checked. */
async function pullMember(
  { profile: { membership }, context: { root } }: ObserveOptions,
  session: Session,
  uri: string,
  msMax: number,
): Promise<Member> {
  const answer = await pull(session, uri, msMax);
  if (membership === null || answer.kind !== "result") return answer;
  const member = await session.request(membership.method, { textDocument: { uri } }, msMax);
  if (member.kind !== "result") return member;
  return membership.isMember(member.result, root) ? answer : { kind: "no-member" };
}

function merge(one: unknown, other: unknown): unknown {
  const [items, more] = [field(one, "items"), field(other, "items")];
  const isWhole = field(one, "kind") === "full" && field(other, "kind") === "full";
  return isWhole && Array.isArray(items) && Array.isArray(more)
    ? { kind: "full", items: [...items, ...more] }
    : other;
}

type Walk = {
  /** Pulls every file that has no current answer. */
  readonly run: () => Promise<Failure | undefined>;
  /** How many files were pulled before the server last asked to pull again. */
  readonly stale: () => number;
  readonly giveUpStale: () => void;
  readonly files: () => readonly FileObservation[];
  readonly limits: () => readonly Limit[];
};

type Pulled = { readonly file: FileObservation; readonly refreshes: number };

function createWalk(options: ObserveOptions, session: Session, deadline: number): Walk {
  const { schedule, profile } = options;
  const pulled = new Map<string, Pulled>();
  let severitiesAssumed = 0;
  let messagesCut = 0;
  let serverIdleMs = 0;

  const keep = (path: string, file: FileObservation, refreshes: number): void => {
    pulled.set(path, { file, refreshes });
    options.progress(pulled.size, serverIdleMs);
  };

  const digest = (path: string, text: string, answer: Member, refreshes: number): void => {
    const read =
      answer.kind === "result"
        ? readReport(answer.result, {
            profile,
            path,
            text,
            root: options.context.root,
            relative: options.relative,
            symbolAt: lazySymbols(options, path, text),
          })
        : ({ kind: "unknown", reason: unknownReason(answer) } as const);
    if (read.kind === "unknown") {
      keep(path, { kind: "unknown", path, reason: read.reason }, refreshes);
    } else {
      severitiesAssumed += read.severitiesAssumed;
      messagesCut += read.cut;
      const { findings, unreachable } = read;
      keep(path, { kind: "final", path, findings, unreachable }, refreshes);
    }
  };

  const isCurrent = (path: string): boolean => pulled.get(path)?.refreshes === session.facts.refreshes;

  const run = async (): Promise<Failure | undefined> => {
    // The answer to one file is worked through while the server is busy with the next.
    let work: () => void = () => undefined;
    let answeredAt = options.clock.now();
    for (const path of schedule.paths) {
      if (isCurrent(path)) continue;
      if (options.clock.now() > deadline) {
        return { code: "server-timeout", message: "the session took longer than it may" };
      }
      const text = options.text(path);
      if (typeof text !== "string") {
        keep(path, { kind: "unknown", path, reason: text.unknown }, session.facts.refreshes);
        continue;
      }
      const uri = uriFromPath(`${options.context.root}/${path}`);
      const refreshes = session.facts.refreshes;
      const msLeft = Math.min(profile.limits.diagnosticsMsMax, deadline - options.clock.now());
      session.open({ uri, languageId: profile.languageId(path), text });
      const asked = pullMember(options, session, uri, Math.max(1, msLeft));
      serverIdleMs += options.clock.now() - answeredAt;
      work();
      const answer = await asked;
      answeredAt = options.clock.now();
      session.close(uri);
      if (answer.kind === "ended") return failureOf(answer, path, session);
      if (answer.kind === "unsupported") return failureOf(answer, path, session);
      work = () => digest(path, text, answer, refreshes);
      if (answer.kind === "timeout") {
        work();
        work = () => undefined;
        // One slow file is a fact about the file; a server that answers nothing any more is a failure.
        const failure = await askCanary(options, session, profile.canaries[1]);
        if (failure !== undefined) return failure;
      }
    }
    work();
    return undefined;
  };

  return {
    run,
    stale: () =>
      [...pulled.values()].filter(
        ({ file, refreshes }) => file.kind === "final" && refreshes !== session.facts.refreshes,
      ).length,
    giveUpStale: () => {
      for (const [path, { refreshes }] of pulled) {
        if (refreshes !== session.facts.refreshes)
          keep(path, { kind: "unknown", path, reason: "unsettled" }, refreshes);
      }
    },
    files: () =>
      schedule.paths.map(
        (path) => pulled.get(path)?.file ?? { kind: "unknown", path, reason: "server-failed" },
      ),
    limits: () =>
      [
        limit(
          "severity-assumed",
          "diagnostics came without a severity and count as errors",
          severitiesAssumed,
        ),
        limit(
          "message-cut",
          `messages were cut at ${profile.limits.messageLengthMax} characters`,
          messagesCut,
        ),
      ].filter((one) => one.count > 0),
  };
}

/** The outline is made at the first finding that is read, and once. */
function lazySymbols(options: ObserveOptions, path: string, text: string): (range: Range) => string | null {
  let symbolAt: ((range: Range) => string | null) | undefined;
  return (range) => {
    symbolAt ??= options.symbols(path, text);
    return symbolAt(range);
  };
}

function conclude(
  options: ObserveOptions,
  session: Session,
  walk: Walk,
  lookups: readonly LookedUp[],
  failure: Failure | undefined,
): Observation {
  const files: readonly FileObservation[] =
    failure === undefined
      ? [...walk.files(), ...toldFiles(options)]
      : options.schedule.paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" }));
  const oddities = [...session.facts.oddities].map(([kind, count]) => limit("server-oddity", kind, count));
  const complaints = session.facts.log
    .filter((line) => line.level <= 2 && options.profile.isAboutConfiguration(line.message))
    .map((line) => limit("server-configuration", options.relative(line.message), 1));
  return {
    files,
    failure,
    schedule: scheduleDigest(options.profile, options.schedule, lookups),
    lookups,
    limits: [...(failure === undefined ? [...walk.limits(), ...oddities] : []), ...distinct(complaints)],
  };
}

/** They follow the files of the schedule; nobody can ask a server about them. */
function toldFiles({ told, profile, relative }: ObserveOptions): readonly FileObservation[] {
  const byPath = [...Map.groupBy(told, (one) => one.path)].sort(([a], [b]) => compareText(a, b));
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

/** A server that loads its configuration twice complains twice. */
function distinct(limits: readonly Limit[]): readonly Limit[] {
  return [...new Map(limits.map((one) => [one.message, one] as const)).values()];
}

/** A server that is not started on a tree, and why. */
export function refusedObservation(profile: Profile, schedule: Schedule, reason: string): Observation {
  return {
    files: schedule.paths.map((path) => ({ kind: "unknown", path, reason: "server-failed" })),
    failure: { code: "server-configuration", message: reason },
    schedule: scheduleDigest(profile, schedule, []),
    lookups: [],
    limits: [],
  };
}

export function findingsOf(observation: Observation): readonly Finding[] {
  return observation.files.flatMap((file) => (file.kind === "final" ? file.findings : []));
}

function unknownReason(answer: Member): UnknownReason {
  if (answer.kind === "no-member") return "outside-project";
  if (answer.kind === "timeout") return "timeout";
  if (answer.kind === "unsupported") return "unsupported";
  return "error";
}

function failureOf(answer: Answered | Waited<unknown>, during: string, session: Session): Failure {
  switch (answer.kind) {
    case "ended":
      return endFailure(answer.end, during);
    case "timeout":
      return { code: "server-timeout", message: `the server did not answer in time (${during})` };
    case "unsupported":
      return { code: "server-not-ready", message: "the server does not offer diagnostics on request" };
    case "error":
      return {
        code: "server-protocol",
        message: `the server answered with error ${answer.code} (${during})`,
      };
    default:
      return {
        code: "server-not-ready",
        message: `the server is not ready (${during}, ${session.facts.received} messages)`,
      };
  }
}

function endFailure(end: SessionEnd, during: string): Failure {
  switch (end.kind) {
    case "exit": {
      const how = end.signal === null ? `with code ${end.code}` : `by ${end.signal}`;
      return { code: "server-crashed", message: `the server ended ${how} (${during})` };
    }
    case "not-started":
      return { code: "server-not-started", message: "the server could not be started" };
    case "violation":
      return {
        code: "server-protocol",
        message: `the server broke the protocol: ${end.violation.code} (${during})`,
      };
    case "misbehaved":
      return { code: "server-protocol", message: `the server broke the protocol: ${end.detail} (${during})` };
    case "closed":
      return { code: "server-crashed", message: `the session was closed (${during})` };
  }
}

function limit(code: string, message: string, count: number): Limit {
  return { code, message, count };
}
