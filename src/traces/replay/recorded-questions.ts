/** Replays recorded questions from their trace: no server, no git, no network, no clock. */

import { UserError } from "../../model/errors.ts";
import type { Bundle } from "../../questions/bundle/bundle.ts";
import { answerOf } from "../../questions/query/answer.ts";
import { createAskable, UnansweredRequest } from "../../questions/query/asking.ts";
import {
  notedAnswer,
  type QuestionDecision,
  questionFrom,
  questionsResult,
} from "../../questions/query/noted.ts";
import { questionProfile, questionSessions } from "../../questions/query/profile.ts";
import { askQuestion } from "../../questions/query/run.ts";
import { questionEncoding } from "../../servers/protocol/capabilities.ts";
import { relativeTo } from "../../session/observe/live.ts";
import { makeServerReady, startConversation } from "../../session/observe/observe.ts";
import { BrokenTrace } from "../../session/trace/format.ts";
import type { Trace } from "../../session/trace/read.ts";
import { type ReplayDivergence, replay, resultDivergence } from "../../session/trace/replay.ts";
import type { SyntaxParser } from "../../syntax/parser.ts";
import { createReadings } from "../../workspace/readings.ts";
import { profileOf, recordedContext, recordedRun, recordedScrubber } from "./recorded-session.ts";

export type ReplayedQuestions = {
  /** Answers in the order of the questions. */
  readonly bundles: readonly Bundle[];
  /** Undefined if every message and every answer equals the recorded one. */
  readonly divergence: ReplayDivergence | undefined;
};

/**
 * Returns the recorded names of packages, by which answers tell dependencies from the project. Empty for a trace of an
 * earlier release, which did not record them.
 */
function packagesIn(trace: Trace): readonly string[] {
  const all = trace.notes.filter(({ k }) => k === "decision").map(({ m }) => recordedScrubber.unscrub(m));
  return (
    (all as { readonly packages?: readonly string[] }[]).find(({ packages }) => packages)?.packages ?? []
  );
}

/** True for a trace of a session with questions, whose replay has no findings. */
export function isOfQuestions({ header }: Pick<Trace, "header">): boolean {
  return questionSessions.some((name) => name === header.session);
}

/**
 * Replays the questions of a session in their order, with the edits and overlays between them. The same code as in a
 * live session makes the answers, so an equal result shows that this release still gives them. Throws BrokenTrace for a
 * trace without a result.
 */
export async function replayQuestions(trace: Trace, parser: SyntaxParser): Promise<ReplayedQuestions> {
  if (!trace.notes.some(({ k }) => k === "result")) {
    const message = "the recording is incomplete: the trace has no result";
    throw new BrokenTrace(trace.name, { problem: "missing-entry", line: null, entry: null, message });
  }
  const own = profileOf(trace);
  const profile = questionProfile(own, trace.header.session === "edits" ? "edits" : "questions");
  const { places, context } = recordedContext(trace);
  const repository = places.get("REPOSITORY") ?? "";
  const relative = relativeTo([
    [context.root, ""],
    [repository, ""],
    [context.serverFolder, `<${profile.name}>`],
  ]);
  const played = replay(trace, places);
  const { transport, clock } = played;
  const options = { transport, clock, pid: 0, profile, context, relative };
  const conversation = startConversation(options);
  const started = await makeServerReady(
    { ...options, programFiles: recordedRun(trace).programFiles },
    conversation,
  );
  // Index of the current text of each file that was edited or has an overlay.
  const current = new Map<string, number>();
  const overlaid = new Set<string>();
  const text = (path: string) => {
    const all = trace.documents.texts(path);
    return (all[current.get(path) ?? 0] ?? all.at(-1))?.();
  };
  const askable = createAskable({
    conversation,
    profile,
    context,
    server: { id: trace.header.server.id, version: trace.header.server.version },
    clock,
    encoding: questionEncoding(conversation.session.capabilities()) ?? "utf-16",
    repository,
    packages: packagesIn(trace),
    text,
    reading: (path) => createReadings(parser, profile.languageId, text)(path),
    isLaid: (path) => overlaid.has(path),
    relative,
  });
  const answers: object[] = [];
  const bundles: Bundle[] = [];
  for (const { k, m } of started.failure === undefined ? trace.notes : []) {
    if (k !== "decision") continue;
    const decision = recordedScrubber.unscrub(m) as Partial<QuestionDecision> & {
      overlays?: readonly string[];
      relaid?: { readonly path: string; readonly at: number; readonly isOver: boolean };
      edited?: readonly { readonly path: string; readonly at: number }[];
    };
    for (const path of decision.overlays ?? []) {
      overlaid.add(path);
      askable.open(path);
    }
    if (decision.relaid !== undefined) {
      const { path, at, isOver } = decision.relaid;
      askable.close(path);
      current.set(path, at);
      if (isOver) overlaid.add(path);
      else overlaid.delete(path);
      if (isOver) askable.lay(path);
    }
    const { edited = [] } = decision;
    for (const { path, at } of edited) current.set(path, at);
    if (edited.length > 0) askable.edited(edited.map(({ path }) => path));
    // Other decisions, for example about packages, are no questions.
    if (decision.question === undefined || decision.environment === undefined) continue;
    const { environment, restarts = 0 } = decision;
    const { asked, about } = questionFrom(decision.question);
    const { question } = asked;
    if (question.kind !== "server") continue;
    const { bundle } = await answerOf(asked, environment, async () => {
      const asking = askable.asking(undefined, undefined, about.isTimed);
      try {
        const answer = await askQuestion(question, asking, about);
        answers.push(notedAnswer(answer));
        return { answer, records: asking.records(), retries: asking.retries(), restarts, environment };
      } catch (error) {
        if (error instanceof UserError) answers.push(notedAnswer(error));
        if (error instanceof UnansweredRequest) error.restarts = restarts;
        throw error;
      }
    });
    if (asked.isAside !== true) bundles.push(bundle);
  }
  await conversation.session.stop(profile.limits.shutdownMsMax, profile.limits.exitMsMax);
  const result = recordedScrubber.scrub(questionsResult(answers), "places");
  return { bundles, divergence: played.divergence() ?? resultDivergence(trace, result) };
}
