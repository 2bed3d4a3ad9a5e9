/** Notes a session's queries in its trace, so that a replay can repeat them with the recording. */

import { compact } from "../../model/compact.ts";
import { sha256 } from "../../model/digest.ts";
import type { UserError } from "../../model/errors.ts";
import { canonical } from "../../model/json.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import type { RouteStep } from "../../selectors/modules.ts";
import type { ResolvedPlace } from "../../selectors/resolve.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { AskedQuestion } from "./answer.ts";
import type { Answer, Params, QueryInput } from "./question.ts";
import { questionCalled } from "./questions.ts";

/** A query in a trace. Its place is already resolved, because a replay has no tree. */
export type NotedQuestion = {
  readonly cmd: string;
  readonly original: string | null;
  readonly selector: string | null;
  readonly place: ResolvedPlace | null;
  /** Present only for a re-exported name: the way to its definition. */
  readonly route?: readonly RouteStep[];
  readonly indexing: ColumnUnit;
  readonly params: Params;
  readonly paths: readonly string[];
  readonly outside: readonly string[];
  readonly msMax: number;
  /** Present only if true: the caller set no time limit for requests. */
  readonly isUsual?: true;
  readonly limit: number | null;
  readonly cursor: string | null;
  readonly notes: readonly string[];
  /** Present only if true: the query was needed by the next one, which has the bundle. */
  readonly isAside?: true;
};

/** Content of a `decision` entry. The frames up to the next such entry belong to it. */
export type QuestionDecision = {
  readonly question: NotedQuestion;
  readonly environment: BundleEnvironment;
  readonly restarts: number;
};

/** Converts a query to the form that a trace holds. `questionFrom` reverses it for a replay. */
export function notedQuestion(
  asked: AskedQuestion,
  { paths, outside, msMax, isTimed }: Pick<QueryInput, "paths" | "outside" | "msMax" | "isTimed">,
): NotedQuestion {
  const { question, original, selector, target, indexing, params, page, notes, isAside } = asked;
  return {
    ...compact({ isAside }),
    cmd: question.name,
    original,
    selector,
    place: target?.place ?? null,
    ...compact({ route: target?.route }),
    indexing,
    params,
    paths,
    outside,
    msMax,
    ...compact({ isUsual: isTimed ? undefined : true }),
    limit: page.limit ?? null,
    cursor: page.cursor ?? null,
    notes,
  };
}

/** Converts a query of a trace back, so that a replay can send it again without tree, flags or configuration. */
export function questionFrom(noted: NotedQuestion): {
  readonly asked: AskedQuestion;
  readonly about: QueryInput;
} {
  const { place, selector, route, paths, outside, params, msMax, isAside } = noted;
  const target = place === null || selector === null ? undefined : { place, selector, ...compact({ route }) };
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
      ...compact({ isAside }),
    },
    about: {
      ...{ target, paths, outside, params, msMax, isTimed: noted.isUsual !== true },
      named: noted.original,
    },
  };
}

/** Returns an answer, or an error's code and message, in a form that a trace can hold. */
export function notedAnswer(answer: Answer | UserError): object {
  if (!(answer instanceof Error)) return answer;
  return { error: { code: answer.code, message: answer.message } };
}

/** Returns the content of the `result` entry of a query session. */
export function questionsResult(answers: readonly object[]): object {
  return { observation: sha256(canonical(answers)), answers };
}
