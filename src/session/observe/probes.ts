/**
 * Runs probes: queries about a changed text of a file, after the last answer about the files. The text is opened as a
 * document, queried and closed again. Its findings go to the caller. They are not part of the observation, which stays
 * valid if the probes fail.
 */
import { type Digest, sha256 } from "../../model/digest.ts";
import { canonical } from "../../model/json.ts";
import { uriFromPath } from "../../model/paths.ts";
import type { ProbeAnswer, ProbeAsk } from "../../model/probe.ts";
import { type Conversation, checkCanary, openCanary } from "./ask.ts";
import { sessionFailure } from "./channel.ts";
import { readReport } from "./diagnostics.ts";
import type { Observation, ProbeRecord, SessionFailure } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";
import { keepProbe } from "./options.ts";

/**
 * Runs the probes that `options.probing` wants, and returns their record; undefined if there were none. Texts with
 * known answers are not queried again. After a failure no further probe runs, because the server's silence would count
 * as an answer.
 */
export async function probe(
  options: ObserveOptions,
  conversation: Conversation,
  observed: Observation,
  deadline: number,
): Promise<ProbeRecord | undefined> {
  const asked: Asked[] = [];
  const documents = openDocuments(options, conversation);
  let failure: SessionFailure | undefined;
  const answersTo = async (batch: readonly ProbeAsk[]): Promise<readonly ProbeAnswer[] | SessionFailure> => {
    const known = batch.map(({ path, text }) => options.known?.probes.get(path)?.get(text));
    const fresh = batch.filter((_, at) => known[at] === undefined);
    if (fresh.length === 0) return known.filter((one) => one !== undefined);
    documents.replace(fresh);
    const answered = await askBatch(options, conversation, fresh, deadline);
    if ("code" in answered) return answered;
    for (const one of answered) keepProbe(options.known, one);
    const rest = answered.values();
    return known.flatMap((one) => one ?? rest.next().value ?? []);
  };
  await options.probing?.(observed, async (asks) => {
    const answers: ProbeAnswer[] = [];
    for (const batch of batchesOf(asks)) {
      if (failure === undefined && options.clock.now() > deadline) failure = tooLong;
      if (failure !== undefined) return null;
      asked.push(...batch.map(askedOf));
      const answered = await answersTo(batch);
      if ("code" in answered) failure = answered;
      else answers.push(...answered);
    }
    return failure === undefined ? inOrder(asks, answers) : null;
  });
  if (asked.length === 0) return undefined;
  // A server that broke on a text reports no findings, which would look like an answer. The canary reveals that.
  if (documents.wereOpened())
    failure ??= await checkCanary(options, conversation, options.profile.canaries[1]);
  if (failure === undefined) documents.close();
  return { ...probeRecord(asked), failure: failure ?? null };
}

/**
 * Orders the answers like the queries. The cache identifies an answer by its position in the round, but inert texts are
 * queried together and so answered in another order.
 */
function inOrder(asks: readonly ProbeAsk[], answers: readonly ProbeAnswer[]): readonly ProbeAnswer[] {
  const keyOf = ({ path, text }: ProbeAsk) => `${path}\0${text}`;
  const known = new Map(answers.map((one) => [keyOf(one), one] as const));
  return asks.flatMap((one) => known.get(keyOf(one)) ?? []);
}

type Asked = readonly [path: string, text: Digest];

function askedOf({ path, text }: ProbeAsk): Asked {
  return [path, sha256(text)];
}

function probeRecord(asked: readonly Asked[]): ProbeRecord {
  return { digest: sha256(canonical(asked)), asked: asked.length, failure: null };
}

/**
 * Returns the record of probes whose answers came from the cache: the same as if a healthy server had answered them.
 */
export function recordOfRounds(rounds: readonly (readonly ProbeAsk[])[]): ProbeRecord {
  return probeRecord(rounds.flatMap((asks) => batchesOf(asks).flat()).map(askedOf));
}

/**
 * Keeps the probed texts open. The canary opens with the first text, and the last texts stay open until the canary has
 * an answer. Every open and close makes the server drop its state, and it would compute everything again for a canary
 * of two lines.
 */
function openDocuments(options: ObserveOptions, conversation: Conversation) {
  const { profile } = options;
  const { session } = conversation;
  let open: readonly ProbeAsk[] = [];
  let closeCanary: (() => void) | undefined;
  const closeTexts = () => {
    for (const one of open) session.close(uriOf(options, one));
    open = [];
  };
  return {
    replace: (batch: readonly ProbeAsk[]) => {
      closeTexts();
      closeCanary ??= openCanary(options, conversation, profile.canaries[1]);
      for (const one of batch) {
        const uri = uriOf(options, one);
        session.open({ uri, languageId: profile.languageId(one.path), text: one.text });
      }
      open = batch;
    },
    wereOpened: () => closeCanary !== undefined,
    close: () => {
      closeTexts();
      closeCanary?.();
    },
  };
}

function uriOf({ context }: ObserveOptions, { path }: ProbeAsk): string {
  return uriFromPath(`${context.root}/${path}`);
}

/**
 * Groups the texts that are open at the same time. Inert texts change nothing that other files see, so those of
 * different files share a batch, which saves time. Any other text is alone in its batch.
 */
function batchesOf(asks: readonly ProbeAsk[]): readonly (readonly ProbeAsk[])[] {
  const batches: ProbeAsk[][] = [];
  for (const one of asks) {
    const fitting = batches.find(
      (batch) =>
        one.isInert === true && batch.every(({ path, isInert }) => isInert === true && path !== one.path),
    );
    if (fitting === undefined) batches.push([one]);
    else fitting.push(one);
  }
  return batches;
}

/**
 * Queries the open texts of a batch one after the other. Returns a failure if the server ends or misses the deadline:
 * then the rest of the batch has no answer.
 */
async function askBatch(
  options: ObserveOptions,
  { session, channel }: Conversation,
  batch: readonly ProbeAsk[],
  deadline: number,
): Promise<readonly ProbeAnswer[] | SessionFailure> {
  const { profile, clock } = options;
  const answers: ProbeAnswer[] = [];
  for (const one of batch) {
    const msLeft = Math.min(profile.limits.diagnosticsMsMax, deadline - clock.now());
    const { answer } = await channel.ask(uriOf(options, one), Math.max(1, msLeft));
    if (answer.kind === "ended" || answer.kind === "timeout")
      return sessionFailure(answer, "probes", session);
    answers.push(answerOf(options, one, answer.kind === "result" ? answer.result : undefined));
  }
  return answers;
}

/**
 * Reads the server's report on a probe. `findings` is null for an error or an unreadable report: such an answer must
 * not count as "no findings".
 */
function answerOf(
  { profile, context, relative }: ObserveOptions,
  ask: ProbeAsk,
  result: unknown,
): ProbeAnswer {
  const { side, path, text } = ask;
  const read =
    result === undefined
      ? undefined
      : readReport(result, { profile, path, text, root: context.root, relative, symbolAt: () => null });
  return read?.kind === "findings"
    ? { side, path, text, findings: read.findings, unreachable: read.unreachable }
    : { side, path, text, findings: null, unreachable: [] };
}

const tooLong: SessionFailure = { code: "server-timeout", message: "the probes ran out of time" };
