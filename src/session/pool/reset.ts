/** Resets a server that has answered to its state before the first answer, without a restart. */

import { uriFromPath } from "../../model/paths.ts";
import type { LogLine } from "../../servers/protocol/facts.ts";
import type { Session } from "../lsp/session.ts";
import { askCanary, type Conversation } from "../observe/ask.ts";
import type { Observation } from "../observe/observation.ts";
import { askSchedule, readSessionBaseline } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";

/**
 * Resets a used server and runs the schedule on it, as a new process would, but without the seconds of a start.
 * Undefined if the reset failed: then a new process is needed.
 */
export async function askReset(
  options: ObserveOptions,
  conversation: Conversation,
): Promise<Observation | undefined> {
  const { profile, clock, progress, relative } = options;
  const { session } = conversation;
  const deadline = clock.now() + profile.limits.totalMsMax;
  const before = readSessionBaseline(session);
  if (!(await resetServer(options, conversation))) return undefined;
  progress(0, 0);
  const ready = profile.readiness(session.facts);
  const asked = await askSchedule(options, conversation, { deadline, before });
  // The settings that reset the server can make it withdraw answers later. A new process would not do that.
  if (asked.files.some((file) => file.kind === "unknown" && file.reason === "unsettled")) return undefined;
  return ready.state === "met" ? { ...asked, ready: relative(ready.reason) } : asked;
}

/**
 * Makes a server drop its state, in the way that its profile has proven to work (`walks.forgets`), and checks the
 * canary. False if the server did not drop its state, or if this is unknown: then a new process is needed.
 */
export async function resetServer(options: ObserveOptions, conversation: Conversation): Promise<boolean> {
  const { walks } = options.profile;
  const hasForgotten =
    walks?.forgets?.by === "settings"
      ? await readAgain(options, conversation, walks.listed)
      : walks?.forgets?.by === "edit" && (await editForAWhile(options, conversation));
  return hasForgotten && (await askCanary(options, conversation, options.profile.canaries[0])) === undefined;
}

/**
 * Sends the settings again, after which the server reads all files again. True if it lists as many files as expected;
 * with another number, its answers would not be those of a new process.
 */
async function readAgain(
  { schedule, profile }: ObserveOptions,
  { session }: Conversation,
  listed: Listed,
): Promise<boolean> {
  const newListing = awaitListing(session, listed, profile.limits.readinessMsMax);
  session.configure();
  return (await newListing()) === schedule.programFiles;
}

/**
 * Opens each file of the schedule with a changed text and closes it again. The server rebuilds its program for both,
 * and so drops what it inferred before. All files are changed, because each of several projects has its own program.
 */
async function editForAWhile(
  { schedule, profile, context, text }: ObserveOptions,
  { session, channel }: Conversation,
): Promise<boolean> {
  const edited = schedule.paths.flatMap((path) => {
    const own = text(path);
    const uri = uriFromPath(`${context.root}/${path}`);
    return typeof own === "string"
      ? [{ uri, languageId: profile.languageId(path), text: `${own}\nexport {};\n` }]
      : [];
  });
  // Without a readable file nothing can be reset, which is only correct if the schedule has no files.
  const [first] = edited;
  if (first === undefined) return schedule.paths.length === 0;
  for (const one of edited) session.open(one);
  const { answer } = await channel.ask(first.uri, profile.limits.diagnosticsMsMax);
  for (const { uri } of edited) session.close(uri);
  return answer.kind === "result";
}

/** Reads the number of files that the server has listed from a line of its log; null if the server logs none. */
type Listed = ((logged: string) => number | undefined) | null;

/**
 * Prepares to wait until the server logs a new listing of its files. Must be called before the server is notified, so
 * that an older log line does not count. The returned function resolves to the number of listed files; undefined if no
 * listing is logged in time.
 */
export function awaitListing(
  { facts, waitFor }: Pick<Session, "facts" | "waitFor">,
  listed: Listed,
  msMax: number,
): () => Promise<number | undefined> {
  const before = lastListing(facts.log, listed);
  return async () => {
    const listing = await waitFor(() => {
      const last = lastListing(facts.log, listed);
      return last === undefined || last.line === before?.line ? undefined : last;
    }, msMax);
    return listing.kind === "met" ? listing.value.files : undefined;
  };
}

type Listing = { readonly line: LogLine; readonly files: number };

function lastListing(log: readonly LogLine[], listed: Listed): Listing | undefined {
  const line = listed === null ? undefined : log.findLast(({ message }) => listed(message) !== undefined);
  const files = line === undefined ? undefined : listed?.(line.message);
  return line === undefined || files === undefined ? undefined : { line, files };
}
