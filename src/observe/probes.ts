/**
 * Probes: after the last answer a text is opened in place of a file, asked about and closed again. What the server says to
 * it is given to whoever asked and is no part of the observation, which stands whatever happens here.
 */
import { type Digest, sha256 } from "../core/digest.ts";
import { canonical } from "../core/json.ts";
import { uriFromPath } from "../core/paths.ts";
import type { ProbeAnswer, ProbeAsk } from "../core/probe.ts";
import { askCanary, type Conversation, silence } from "./ask.ts";
import { readReport } from "./diagnostics.ts";
import { failureOf } from "./failure.ts";
import type { Failure, Observation, ProbeRecord } from "./observation.ts";
import type { ObserveOptions } from "./options.ts";

/** Undefined where nothing was asked. */
export async function probe(
  options: ObserveOptions,
  conversation: Conversation,
  observed: Observation,
  deadline: number,
): Promise<ProbeRecord | undefined> {
  const asked: (readonly [path: string, text: Digest])[] = [];
  let failure: Failure | undefined;
  await options.probing?.(observed, async (asks) => {
    const answers: ProbeAnswer[] = [];
    for (const batch of batchesOf(asks)) {
      if (failure === undefined && options.clock.now() > deadline) failure = tooLong;
      if (failure !== undefined) return null;
      asked.push(...batch.map(({ path, text }) => [path, sha256(text)] as const));
      const answered = await askBatch(options, conversation, batch, deadline);
      if ("code" in answered) failure = answered;
      else answers.push(...answered);
    }
    return failure === undefined ? answers : null;
  });
  if (asked.length === 0) return undefined;
  // A server that fell ill over a text has not looked, and its silence would be taken for something.
  failure ??=
    (await askCanary(options, conversation, options.profile.canaries[1])) ??
    (await silence(options, conversation.session));
  return { digest: sha256(canonical(asked)), asked: asked.length, failure: failure ?? null };
}

/** Texts that are open at the same time. */
function batchesOf(asks: readonly ProbeAsk[]): readonly (readonly ProbeAsk[])[] {
  const batches: ProbeAsk[][] = [];
  for (const one of asks) {
    const last = batches.at(-1);
    const fits =
      one.isInert === true &&
      last?.every(({ path, isInert }) => isInert === true && path !== one.path) === true;
    if (fits && last !== undefined) last.push(one);
    else batches.push([one]);
  }
  return batches;
}

async function askBatch(
  options: ObserveOptions,
  { session, channel }: Conversation,
  batch: readonly ProbeAsk[],
  deadline: number,
): Promise<readonly ProbeAnswer[] | Failure> {
  const { profile, context, clock } = options;
  const uriOf = ({ path }: ProbeAsk) => uriFromPath(`${context.root}/${path}`);
  for (const one of batch)
    session.open({ uri: uriOf(one), languageId: profile.languageId(one.path), text: one.text });
  const answers: ProbeAnswer[] = [];
  for (const one of batch) {
    const msLeft = Math.min(profile.limits.diagnosticsMsMax, deadline - clock.now());
    const { answer } = await channel.ask(uriOf(one), Math.max(1, msLeft));
    if (answer.kind === "ended" || answer.kind === "timeout") return failureOf(answer, "probes", session);
    answers.push(answerOf(options, one, answer.kind === "result" ? answer.result : undefined));
  }
  for (const one of batch) session.close(uriOf(one));
  return answers;
}

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

const tooLong: Failure = { code: "server-timeout", message: "the probes took longer than they may" };
