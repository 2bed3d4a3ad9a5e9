/** How a server that has answered is brought to where it was before its first answer, without being started anew. */

import { uriFromPath } from "../core/paths.ts";
import type { LogLine } from "../lsp/facts.ts";
import type { Session } from "../lsp/session.ts";
import { askCanary, type Conversation } from "./ask.ts";
import type { ObserveOptions } from "./options.ts";

/** Whether it has forgotten; where it has not, or that cannot be told, another has to be started. */
export async function forget(options: ObserveOptions, conversation: Conversation): Promise<boolean> {
  const { walks } = options.profile;
  const hasForgotten =
    walks?.forgets === "settings"
      ? await readAgain(options, conversation, walks.listed)
      : walks?.forgets === "edit" && (await editForAWhile(options, conversation));
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

/** One of its files has another text while it is asked about it: with that, and without it again, its program is another. */
async function editForAWhile(
  { schedule, profile, context, text }: ObserveOptions,
  { session, channel }: Conversation,
): Promise<boolean> {
  const [path] = schedule.paths;
  // Of nothing there is nothing to forget.
  if (path === undefined) return true;
  const own = text(path);
  if (typeof own !== "string") return false;
  const uri = uriFromPath(`${context.root}/${path}`);
  session.open({ uri, languageId: profile.languageId(path), text: `${own}\nexport {};\n` });
  const { answer } = await channel.ask(uri, profile.limits.diagnosticsMsMax);
  session.close(uri);
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
