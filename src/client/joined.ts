/** What one server says on several of its roots, as one answer. */
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { CheckedFiles, Facts } from "../bundle/facts.ts";
import { listIn } from "../bundle/page.ts";
import type { Ran } from "../query/answer.ts";
import { budgeted } from "../query/context.ts";
import { comparePieces } from "../query/packing.ts";
import type { Answer } from "../query/question.ts";
import { distinct } from "../query/read.ts";

export type OneAnswer = Ran & { readonly environment: BundleEnvironment };

export function joined(answers: readonly OneAnswer[]): OneAnswer {
  const [first, ...rest] = answers;
  if (first === undefined) throw new Error("nobody was asked");
  return rest.reduce(
    (one, other) => ({
      answer: joinedAnswer(one.answer, other.answer),
      records: [...one.records, ...other.records],
      retries: one.retries + other.retries,
      restarts: one.restarts + other.restarts,
      environment: joinedEnvironment(one.environment, other.environment),
    }),
    first,
  );
}

/** What differs between those that were asked is said of none. */
function joinedEnvironment(one: BundleEnvironment, other: BundleEnvironment): BundleEnvironment {
  const isSame = one.server?.id === other.server?.id;
  const shared = { ...one, root: null, readiness: null };
  if (isSame) return shared;
  return { ...shared, server: null, toolchain: null, platform: { ...one.platform, serverDigest: null } };
}

const worst = ["ok", "partial", "unavailable"] as const;

function joinedAnswer(one: Answer, other: Answer): Answer {
  const list = listIn(one.facts);
  const more = listIn(other.facts);
  const isMixed = one.status !== other.status;
  const facts: Facts =
    one.facts.pieces !== undefined && other.facts.pieces !== undefined
      ? joinedPieces(one.facts, other.facts)
      : list === undefined || more === undefined
        ? one.facts
        : {
            ...one.facts,
            [list.name]: distinct([...list.items, ...more.items] as readonly object[]),
            ...(one.facts.files === undefined || other.facts.files === undefined
              ? {}
              : { files: joinedFiles(one.facts.files, other.facts.files) }),
          };
  return {
    status: isMixed ? "partial" : (worst.find((status) => status === one.status) ?? "ok"),
    exitCode: one.exitCode === 0 ? other.exitCode : one.exitCode,
    facts,
    notes: [...(one.notes ?? []), ...(other.notes ?? [])],
  };
}

function joinedPieces(one: Facts, other: Facts): Facts {
  const pieces = [...(one.pieces ?? []), ...(other.pieces ?? [])].sort(comparePieces);
  const isCut = one.truncated === true || other.truncated === true;
  return budgeted({ ...one, pieces }, one.budget?.tokens ?? 0, isCut);
}

function joinedFiles(one: CheckedFiles, other: CheckedFiles): CheckedFiles {
  return {
    asked: one.asked + other.asked,
    final: one.final + other.final,
    unknown: [...one.unknown, ...other.unknown],
  };
}
