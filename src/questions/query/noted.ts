/** What a trace has of the questions of a session, so that they can be asked again of the recording. */

import { sha256 } from "../../model/digest.ts";
import type { UserError } from "../../model/errors.ts";
import { canonical } from "../../model/json.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import type { ResolvedPlace } from "../../selectors/resolve.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { AskedQuestion } from "./answer.ts";
import type { Answer, Asked, Params } from "./question.ts";
import { questionCalled } from "./questions.ts";

/** The name of such a session in its trace. */
export const questionsSession = "questions";

/** Where it was asked is found already: what is replayed has no tree. */
export type NotedQuestion = {
  readonly cmd: string;
  readonly original: string | null;
  readonly selector: string | null;
  readonly place: ResolvedPlace | null;
  readonly indexing: ColumnUnit;
  readonly params: Params;
  readonly paths: readonly string[];
  readonly outside: readonly string[];
  readonly msMax: number;
  /** Only where it is so: nobody said how long a request may take. */
  readonly isUsual?: true;
  readonly limit: number | null;
  readonly cursor: string | null;
  readonly notes: readonly string[];
  /** Only where it is so: asked on the way to the next one, which has the bundle. */
  readonly isAside?: true;
};

/** Content of a `decision` entry: the frames up to the next are what it came to. */
export type QuestionDecision = {
  readonly question: NotedQuestion;
  readonly environment: BundleEnvironment;
  readonly restarts: number;
};

export function notedQuestion(
  asked: AskedQuestion,
  { paths, outside, msMax, isTimed }: Pick<Asked, "paths" | "outside" | "msMax" | "isTimed">,
): NotedQuestion {
  const { question, original, selector, target, indexing, params, page, notes, isAside } = asked;
  return {
    ...(isAside === undefined ? {} : { isAside }),
    cmd: question.name,
    original,
    selector,
    place: target?.place ?? null,
    indexing,
    params,
    paths,
    outside,
    msMax,
    ...(isTimed ? {} : { isUsual: true }),
    limit: page.limit ?? null,
    cursor: page.cursor ?? null,
    notes,
  };
}

export function questionFrom(noted: NotedQuestion): { readonly asked: AskedQuestion; readonly about: Asked } {
  const { place, selector, paths, outside, params, msMax, isAside } = noted;
  const target = place === null || selector === null ? undefined : { place, selector };
  return {
    asked: {
      question: questionCalled(noted.cmd),
      original: noted.original,
      selector,
      target,
      indexing: noted.indexing,
      params,
      page: { limit: noted.limit ?? undefined, cursor: noted.cursor ?? undefined },
      notes: noted.notes,
      ...(isAside === undefined ? {} : { isAside }),
    },
    about: { target, paths, outside, params, msMax, isTimed: noted.isUsual !== true },
  };
}

/** Of an error what it was, in a form that a trace can hold. */
export function notedAnswer(answer: Answer | UserError): object {
  if (!(answer instanceof Error)) return answer;
  return { error: { code: answer.code, message: answer.message } };
}

/** Content of the `result` entry of such a session. */
export function questionsResult(answers: readonly object[]): object {
  return { observation: sha256(canonical(answers)), answers };
}
