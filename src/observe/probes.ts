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
    for (const one of asks) {
      if (failure === undefined && options.clock.now() > deadline) failure = tooLong;
      if (failure !== undefined) return null;
      asked.push([one.path, sha256(one.text)]);
      const answer = await askProbe(options, conversation, one, deadline);
      if ("code" in answer) failure = answer;
      else answers.push(answer);
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

async function askProbe(
  { profile, context, clock, relative }: ObserveOptions,
  { session, channel }: Conversation,
  { side, path, text }: ProbeAsk,
  deadline: number,
): Promise<ProbeAnswer | Failure> {
  const uri = uriFromPath(`${context.root}/${path}`);
  session.open({ uri, languageId: profile.languageId(path), text });
  const msLeft = Math.min(profile.limits.diagnosticsMsMax, deadline - clock.now());
  const { answer } = await channel.ask(uri, Math.max(1, msLeft));
  session.close(uri);
  if (answer.kind === "ended" || answer.kind === "timeout") return failureOf(answer, "probes", session);
  const read =
    answer.kind === "result"
      ? readReport(answer.result, { profile, path, text, root: context.root, relative, symbolAt: () => null })
      : undefined;
  return read?.kind === "findings"
    ? { side, path, text, findings: read.findings, unreachable: read.unreachable }
    : { side, path, text, findings: null, unreachable: [] };
}

const tooLong: Failure = { code: "server-timeout", message: "the probes took longer than they may" };
