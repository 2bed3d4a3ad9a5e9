/** Turns a query into its bundle: one page of its list, the methods used, and errors as values. */
import { compact } from "../../model/compact.ts";
import { type PlaceCandidate, UserError } from "../../model/errors.ts";
import { machineProblem } from "../../model/machine.ts";
import type { ColumnUnit } from "../../selectors/columns.ts";
import {
  type Bundle,
  type BundleDraft,
  type BundleEdits,
  type BundleEnvironment,
  bundleError,
  flattenRange,
  type Resolution,
  sealBundle,
} from "../bundle/bundle.ts";
import type { Evidence } from "../bundle/evidence.ts";
import type { AnswerFacts } from "../bundle/facts.ts";
import { listIn, type PageOf, type PageRequest, pageOf, readCursor } from "../bundle/page.ts";
import { UnansweredRequest } from "./asking.ts";
import type { Answer, Params, Question, Target } from "./question.ts";
import { type RelocationLimits, scoringOf } from "./scoring.ts";

/** A query as the caller wrote it. */
export type AskedQuestion = {
  readonly question: Question;
  /** The place as the caller wrote it; null for none. */
  readonly original: string | null;
  /** The place as it is printed. Null if the query takes none, or if it could not be parsed. */
  readonly selector: string | null;
  readonly target: Target | undefined;
  readonly indexing: ColumnUnit;
  readonly params: Params;
  readonly page: PageRequest;
  /** τ and k of the configuration, for an error with scored candidates. */
  readonly relocation?: RelocationLimits;
  /** Notes on changes to the request. */
  readonly notes: readonly string[];
  /** Set for a query that another query needs: it has no bundle of its own. */
  readonly isAside?: true;
};

export type QueryRun = {
  readonly answer: Answer;
  readonly records: readonly Evidence[];
  readonly retries: number;
  readonly restarts: number;
  /** What the answer's edit would change; absent for a query without one. */
  readonly edits?: BundleEdits;
};

export type BundledAnswer = {
  readonly bundle: Bundle;
  /** Its records in evidence.jsonl. */
  readonly records: readonly Evidence[];
};

/**
 * Runs a query and returns its bundle. An error of the user or a server becomes a bundle with an error, so that callers
 * handle one form of answer. Throws only for a broken invariant of Lanser.
 */
export async function answerOf(
  asked: AskedQuestion,
  /** The environment as it is known before the query. If a server is needed, `run` returns the rest. */
  environment: BundleEnvironment,
  run: () => Promise<QueryRun & { readonly environment: BundleEnvironment }>,
): Promise<BundledAnswer> {
  try {
    const of = pagePlace(asked, environment);
    // A wrong cursor is refused before a server starts.
    if (asked.page.cursor !== undefined) readCursor(asked.page.cursor, of);
    const ran = await run();
    return { bundle: answered(asked, ran, pagePlace(asked, ran.environment)), records: ran.records };
  } catch (thrown) {
    const error = machineProblem(thrown) ?? thrown;
    if (!(error instanceof UserError)) throw error;
    const evidence = error instanceof UnansweredRequest ? error.evidence : null;
    const records = evidence === null ? [] : [evidence];
    const where = error instanceof UnansweredRequest ? (error.environment ?? environment) : environment;
    const restarts = error instanceof UnansweredRequest ? error.restarts : 0;
    return { bundle: failedAnswer(asked, where, error, evidence, restarts), records };
  }
}

function pagePlace({ question, selector, params }: AskedQuestion, { snapshot }: BundleEnvironment): PageOf {
  return { tree: snapshot?.tree ?? "", question: { cmd: question.name, selector, params } };
}

/**
 * Builds the bundle of an answer. Cuts the answer's list to the requested page, and counts the methods that were used
 * from the evidence records.
 */
function answered(
  asked: AskedQuestion,
  {
    answer,
    records,
    retries,
    restarts,
    edits,
    environment,
  }: QueryRun & { readonly environment: BundleEnvironment },
  of: PageOf,
): Bundle {
  const list = listIn(answer.facts);
  const page = list === undefined ? undefined : pageOf(list.items, of, asked.page);
  const facts: AnswerFacts =
    list === undefined || page === undefined
      ? answer.facts
      : {
          ...answer.facts,
          [list.name]: page.items,
          total: Math.max(page.total, answer.cutAt ?? 0),
          truncated: page.truncated || answer.cutAt !== undefined,
        };
  return sealBundle({
    ...shared(asked, environment),
    edits: edits ?? null,
    status: answer.status,
    capabilities: {
      used: [...new Set(records.flatMap(({ query_types }) => query_types))],
      partialResult: false,
      cancellable: asked.question.kind === "server",
    },
    meta: {
      ...metaOf(asked, answer.exitCode),
      retries,
      restarts,
      cursor: page?.cursor ?? null,
      notes: [...asked.notes, ...(answer.notes ?? [])],
    },
    facts,
  });
}

/**
 * Builds the bundle of a failed query, so that an error has the same form, environment and hashes as an answer.
 * `evidence` is the record of the failed request; null if nothing was sent.
 */
export function failedAnswer(
  asked: AskedQuestion,
  environment: BundleEnvironment,
  error: UserError,
  evidence: Evidence | null,
  restarts = 0,
): Bundle {
  const used = evidence?.query_types ?? [];
  const own = bundleError(error, evidence?.id ?? null);
  return sealBundle({
    ...shared(asked, environment, error.candidates),
    status: "error",
    capabilities: { used, partialResult: false, cancellable: asked.question.kind === "server" },
    meta: { ...metaOf(asked, own.exitCode), restarts },
    error: own,
  });
}

/** Returns the members that successful and failed bundles share: the request, its place and the environment. */
function shared(
  { question, original, selector, target, params, page, relocation }: AskedQuestion,
  environment: BundleEnvironment,
  candidates: readonly PlaceCandidate[] = [],
): Pick<BundleDraft, "request" | "resolution" | "edits" | "environment"> {
  const { limit, cursor } = page;
  const isScored = candidates.some(({ features }) => features !== undefined);
  const scoring = isScored && relocation !== undefined ? scoringOf(relocation, null) : undefined;
  return {
    request: {
      cmd: question.name,
      selector,
      indexing: "utf-16",
      params: {
        ...params,
        ...compact({ limit, cursor }),
      },
    },
    resolution: resolutionOf(original, target, candidates, scoring),
    edits: null,
    environment,
  };
}

function resolutionOf(
  original: string | null,
  target: Target | undefined,
  candidates: readonly PlaceCandidate[],
  scoring: Resolution["scoring"],
): Resolution | null {
  if (target === undefined)
    return candidates.length === 0
      ? null
      : {
          original: original ?? "",
          resolved: null,
          disambiguation: candidates,
          ...compact({ scoring }),
        };
  const { place, selector, found, route } = target;
  return {
    original: original ?? selector,
    resolved: { path: place.path, range: flattenRange(place.range), symbol: place.symbol },
    disambiguation: found?.candidates ?? [],
    ...compact({ seen: found?.seen, scoring: found?.scoring, route }),
  };
}

/** Returns the usual values of `meta`. The caller overrides the counters that it knows. */
function metaOf({ question, notes }: AskedQuestion, exitCode: number): BundleDraft["meta"] {
  return {
    exit_code: exitCode,
    sorting_keys: question.sortingKeys,
    hashing: { algo: "sha256-jcs-v1" },
    cache: "miss",
    stale: false,
    purity: question.kind === "server" ? "impure" : "pure",
    priority: "supporting",
    retries: 0,
    restarts: 0,
    cursor: null,
    notes,
  };
}
