/** Resets a server that has answered to its state before the first answer, without a restart. */

import { uriFromPath } from "../../model/paths.ts";
import type { LogLine } from "../../servers/protocol/facts.ts";
import type { Session } from "../lsp/session.ts";
import { askCanary, type Conversation } from "../observe/ask.ts";
import type { Observation } from "../observe/observation.ts";
import { askSchedule, readSessionBaseline } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";

/** Runs the schedule as on a new process; undefined if a new process is needed. */
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
  // One that still wants to be asked again because it was told its settings is not what a start would be.
  if (asked.files.some((file) => file.kind === "unknown" && file.reason === "unsettled")) return undefined;
  return ready.state === "met" ? { ...asked, ready: relative(ready.reason) } : asked;
}

/** Makes a server drop its state. False if it has not, or if that is unknown: then a new process is needed. */
export async function resetServer(options: ObserveOptions, conversation: Conversation): Promise<boolean> {
  const { walks } = options.profile;
  const hasForgotten =
    walks?.forgets?.by === "settings"
      ? await readAgain(options, conversation, walks.listed)
      : walks?.forgets?.by === "edit" && (await editForAWhile(options, conversation));
  return hasForgotten && (await askCanary(options, conversation, options.profile.canaries[0])) === undefined;
}

/** Sends the settings again, after which the server reads all files again. */
async function readAgain(
  { schedule, profile }: ObserveOptions,
  { session }: Conversation,
  listed: Listed,
): Promise<boolean> {
  const isListedAnew = awaitListing(session, listed, profile.limits.readinessMsMax);
  session.configure();
  return (await isListedAnew()) === schedule.programFiles;
}

/**
 * Gives each file of the schedule another text for a while: its program is rebuilt with that text, and again without
 * it. Each of several projects that refer to one another has its own program.
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
  // What cannot be read is not opened, and of nothing there is nothing to forget.
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
 * Prepares to wait for a new listing; call it before the server is notified. The result resolves to the number of files
 * listed after that, or undefined if none is logged in time.
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
