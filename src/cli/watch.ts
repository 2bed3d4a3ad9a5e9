/**
 * Runs the gate again whenever something was saved: the current working tree against the same base. Kept answers
 * only make it faster: each answer is the same as that of a separate run.
 */
import { realpathSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { GateRequest, GateResult } from "../gate/request.ts";
import type { ComparedCommits } from "../gate/shards/sharing.ts";
import { resolveRevisions } from "../git/base.ts";
import { openRepository, type Repository } from "../git/git.ts";
import { watchWorkTree } from "../git/watching.ts";
import { allEnded } from "../model/all-ended.ts";
import { UserError } from "../model/errors.ts";
import { isInside } from "../model/paths.ts";
import type { ProgressEvent } from "../model/progress.ts";
import type { Report } from "../model/report.ts";
import type { SessionName } from "../model/sessions.ts";
import type { Host } from "../platform/host.ts";
import { stepAccountOf } from "../report/rewards.ts";
import { unchangedFolders } from "../servers/tree-digest.ts";
import { storeBytesMax } from "../session/observe/cache/store.ts";
import { serversAhead } from "../session/pool/ahead.ts";
import { createStep } from "../verdict/reward-step.ts";
import { isHomeOf, makeRunFolder, makeScratch, type RunFolder } from "../workspace/scratch.ts";
import { type ReadingMemory, rememberReadings } from "../workspace/warm.ts";
import { runGateKind } from "./program/gate.ts";

export type WatchOptions = {
  /** Absolute files and folders that the answers are written to; writing them is not a save. */
  readonly own: readonly string[];
  /** True if the findings of servers are kept from save to save even if no folder is configured for them. */
  readonly keeps: boolean;
  readonly answer: (result: GateResult, ms: number) => void;
  /** Receives an error that a person can fix, after the first answer. */
  readonly mistake: (error: UserError) => void;
};

/**
 * Explains the reward since the previous answer. Empty if that has another base or policy, if one of them is not
 * scored, or if their reports do not say.
 */
export function saveText(before: Report | undefined, now: Report): string {
  const between = before === undefined ? null : createStep(before, now);
  return between?.kind === "step" && between.step.unscored === null
    ? `\n${stepAccountOf(between.step, "since the answer before")}`
    : "";
}

/**
 * Delay after a save: an editor may write several files at once, and one file in several steps. A later write ends
 * a run that was begun.
 */
const settleMs = 15;

/**
 * Watches until the request's signal is aborted. A save ends the current run, which then gives no answer. Throws a
 * UserError if there was no answer yet.
 */
export async function watchGate(host: Host, request: GateRequest, options: WatchOptions): Promise<void> {
  if (request.head.kind !== "work-tree" || request.traceFolder !== undefined) {
    const what = request.traceFolder === undefined ? "only the working tree is" : "a recording is not";
    throw new UserError("usage", `${what} watched for saves`, {
      hint: "Leave out --head and --trace beside --watch.",
    });
  }
  using scratch = makeScratch(host);
  await using repository = await openRepository(
    { ...host, temporaryFolder: scratch.folder },
    request.repository,
  );
  await using ahead = serversAhead(host);
  // The same for each run: their servers are started in the same way.
  const place = makeRunFolder(scratch.folder);
  const startFor = (session: SessionName, unchanged: ReadonlySet<string> | null) =>
    ahead.start(({ cwd, file, args }) => {
      // Only what was looked through just now, or by the run that is under way, is started.
      const isWhole =
        unchanged === null ||
        [...unchanged].some((folder) => [file, ...args].some((one) => isInside(one, folder)));
      return isWhole && isHomeOf(cwd, session);
    });
  await using states = await followStates(host, repository, request, {
    own: options.own,
    altered: (unchanged) => {
      try {
        place.putAside();
      } catch {
        // The run that needs the folder finds out why, and says so.
        return;
      }
      startFor("head", unchanged);
      startFor("base", unchanged);
    },
  });
  const kept =
    request.cacheFolder === null
      ? { ...request, ...cacheOptionsFor(scratch.folder, options.keeps) }
      : request;
  // A save changes a file or two: of the others all is known that their texts say.
  const readings = rememberReadings();
  let hasAnswered = false;
  while (!request.signal.aborted) {
    const { overtaken, compared, unchanged } = states.now();
    const since = host.clock.now();
    try {
      const asked = {
        ...kept,
        signal: AbortSignal.any([request.signal, overtaken]),
        progress: (event: ProgressEvent) => {
          // What it is to be asked is decided next.
          if (isAnswered(event)) startFor("head-again", null);
          request.progress(event);
        },
      };
      const result = await runGateKind(ahead.host, asked, {
        ...{ kind: "after-save", readings, compared, unchanged },
        folder: takenIn(place),
      });
      if (!request.signal.aborted && !overtaken.aborted) {
        options.answer(result, host.clock.now() - since);
        hasAnswered = true;
      }
    } catch (error) {
      if (!(error instanceof UserError) || !hasAnswered) throw error;
      if (!request.signal.aborted && !overtaken.aborted) options.mistake(error);
    } finally {
      place.leave();
      await ahead.end();
    }
    const until = AbortSignal.any([request.signal, overtaken]);
    await rest(readings, place, AbortSignal.any([until, states.touched()]));
    await aborted(until);
  }
}

/** The run has a folder of its own where that one cannot be had: it says why, if none can. */
function takenIn(place: RunFolder): string | null {
  try {
    place.take();
    return place.folder;
  } catch {
    return null;
  }
}

/** Does work in advance for the next answer, as long as nothing is saved. */
async function rest(readings: ReadingMemory, place: RunFolder, until: AbortSignal): Promise<void> {
  place.drop();
  await readings.readOn(until);
  await setImmediate();
  if (!until.aborted) place.clear();
}

/** True if the last file of head was answered in the first pass. */
function isAnswered(event: ProgressEvent): boolean {
  return event.kind === "files" && event.side === "head" && event.done === event.of;
}

/** Returns where to cache while watching, if nothing is to be kept between runs of the command. */
export function cacheOptionsFor(
  scratch: string,
  keeps: boolean,
): Pick<GateRequest, "cacheFolder" | "observations"> {
  const folder = join(scratch, "cache");
  return {
    cacheFolder: folder,
    observations: keeps
      ? { folder: join(folder, "observations"), use: "read-write", bytesMax: storeBytesMax }
      : null,
  };
}

/**
 * Resolves links, because the working tree is known by its real path; a path that does not exist yet was not
 * written.
 */
function realOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

type State = {
  /** Aborted once there is something else to compare. */
  readonly overtaken: AbortSignal;
  /** Revisions to compare; undefined if they are not available: the run finds out why, and reports it. */
  readonly compared: ComparedCommits | undefined;
  /** Folders of `unchangedFolders`, as of the moment when the change was seen. */
  readonly unchanged: ReadonlySet<string>;
};

type States = AsyncDisposable & {
  readonly now: () => State;
  /** Returns a signal that is aborted once something is saved, even if the tree does not change. */
  readonly touched: () => AbortSignal;
};

/**
 * Follows what is to be compared from save to save. A save that alters neither tree (of a file that git ignores) is
 * not one.
 */
async function followStates(
  { clock }: Pick<Host, "clock">,
  repository: Repository,
  request: GateRequest,
  on: { readonly own: WatchOptions["own"]; readonly altered: (unchanged: ReadonlySet<string>) => void },
): Promise<States> {
  const timer: { cancel: () => void } = { cancel: () => undefined };
  let current = new AbortController();
  let touched = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  using disposal = new DisposableStack();
  const watched = disposal.use(
    watchWorkTree(repository, (path) => {
      if (on.own.some((one) => isInside(path, realOf(one)))) return;
      touched.abort();
      timer.cancel();
      timer.cancel = clock.after(settleMs, () => {
        looking = looking.then(look);
      });
    }),
  );
  const stateNow = async (): Promise<{ state: string; compared: ComparedCommits | undefined }> => {
    try {
      const [isNew, early] = await allEnded([watched.follow(), resolveRevisions(repository, request)]);
      const revisions = isNew ? await resolveRevisions(repository, request) : early;
      if (revisions.kind === "unavailable") return { state: revisions.message, compared: undefined };
      const state = `${revisions.base.commit} ${revisions.head.tree}`;
      return { state, compared: { repository, revisions } };
    } catch (error) {
      return { state: String(error), compared: undefined };
    }
  };
  // Before anything is asked: where no folder can be watched, that is an error at once.
  await watched.follow();
  let { state, compared } = await stateNow();
  let unchanged: ReadonlySet<string> = new Set();
  const look = async () => {
    const finding = stateNow();
    // While git is waited for.
    const folders = unchangedFolders();
    const found = await finding;
    compared = found.compared;
    if (found.state === state) return;
    state = found.state;
    unchanged = folders;
    on.altered(unchanged);
    current.abort();
    current = new AbortController();
  };
  const owned = disposal.move();
  return {
    now: () => ({ overtaken: current.signal, compared, unchanged }),
    touched: () => {
      touched = new AbortController();
      return touched.signal;
    },
    [Symbol.asyncDispose]: async () => {
      timer.cancel();
      owned.dispose();
      await looking;
    },
  };
}
