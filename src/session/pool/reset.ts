/** How a server that has answered is brought to where it was before its first answer, without being started anew. */

import { uriFromPath } from "../../model/paths.ts";
import type { LogLine } from "../../servers/protocol/facts.ts";
import type { Session } from "../lsp/session.ts";
import { askCanary, type Conversation } from "../observe/ask.ts";
import type { Observation } from "../observe/observation.ts";
import { askSchedule, heardSoFar } from "../observe/observe.ts";
import type { ObserveOptions } from "../observe/options.ts";

/** Asks about the schedule what a new process would be asked; undefined where a new process has to answer. */
export async function askReset(
  options: ObserveOptions,
  conversation: Conversation,
): Promise<Observation | undefined> {
  const { profile, clock, progress, relative } = options;
  const { session } = conversation;
  const deadline = clock.now() + profile.limits.totalMsMax;
  const before = heardSoFar(session);
  if (!(await forget(options, conversation))) return undefined;
  progress(0, 0);
  const ready = profile.readiness(session.facts);
  const asked = await askSchedule(options, conversation, { deadline, before });
  // One that still wants to be asked again because it was told its settings is not what a start would be.
  if (asked.files.some((file) => file.kind === "unknown" && file.reason === "unsettled")) return undefined;
  return ready.state === "met" ? { ...asked, ready: relative(ready.reason) } : asked;
}

/** Whether it has forgotten; where it has not, or that cannot be told, another has to be started. */
export async function forget(options: ObserveOptions, conversation: Conversation): Promise<boolean> {
  const { walks } = options.profile;
  const hasForgotten =
    walks?.forgets?.by === "settings"
      ? await readAgain(options, conversation, walks.listed)
      : walks?.forgets?.by === "edit" && (await editForAWhile(options, conversation));
  return hasForgotten && (await askCanary(options, conversation, options.profile.canaries[0])) === undefined;
}

/** Told its settings it reads all files again. */
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
 * Each file that is to be asked about has another text for a while: with that, and without it again, the program that has it is another. Of
 * several projects that refer to one another each has a program of its own.
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

/** Of a line of a server's log: how many files it has listed; null where it says nothing. */
type Listed = ((logged: string) => number | undefined) | null;

/** Called before it is told something; gives how many files it lists after that, undefined where it does not say so in time. */
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
