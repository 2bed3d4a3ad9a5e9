/** Reads the messages of the commits that a change adds, because trailers in them can waive findings. */
import type { CommitMessage } from "../model/change.ts";
import type { Repository } from "./git.ts";
import { isObjectId } from "./git.ts";
import { linearHistory, mergeBase } from "./history.ts";

type ReadMessages =
  /** Messages, newest first. */
  | { readonly kind: "messages"; readonly messages: readonly CommitMessage[]; readonly isCut: boolean }
  /** This clone lacks the history between the two commits, and Lanser cannot fetch it. */
  | { readonly kind: "unavailable" };

const commitsMax = 1_000;
const messageBytesMax = 256 * 1024;
/** Maximum size of all messages together. */
const bytesMax = 16 * 1024 * 1024;

/**
 * Reads the messages of the commits that `head` has and `base` does not have. Fetches missing history if the clone is
 * shallow. `isCut` is true if a limit left out a message; the report then says that a waiver can be missing.
 */
export async function changeMessages(
  repository: Repository,
  base: string,
  head: string,
): Promise<ReadMessages> {
  const ids = await commitsBetween(repository, base, head);
  if (ids === undefined) return { kind: "unavailable" };
  const messages: CommitMessage[] = [];
  let isCut = ids.length > commitsMax;
  let bytes = 0;
  for (const commit of ids.slice(0, commitsMax)) {
    const answer = await repository.objects.read(commit, messageBytesMax);
    isCut ||= answer.kind !== "object" || bytes > bytesMax;
    if (answer.kind !== "object" || bytes > bytesMax) continue;
    bytes += answer.bytes.length;
    const text = answer.bytes.toString("utf8");
    const start = text.indexOf("\n\n");
    messages.push({ commit, message: start < 0 ? "" : text.slice(start + 2) });
  }
  return { kind: "messages", messages, isCut };
}

/**
 * Lists the ids of the commits, newest first, one more than the limit at most. Undefined if the history is unavailable.
 */
async function commitsBetween(
  repository: Repository,
  base: string,
  head: string,
): Promise<readonly string[] | undefined> {
  const straight = await linearHistory(repository, base, head);
  if (straight !== undefined) return straight.map(({ commit }) => commit);
  if ((await mergeBase(repository, base, head)).kind === "cut") return undefined;
  const args = ["rev-list", `--max-count=${commitsMax + 1}`, "--end-of-options", head, `^${base}`];
  return (await repository.text(args, "history")).split("\n").filter(isObjectId);
}
