/** Joins the answers of one server on several roots, or of several servers on the same root. */

import { compact } from "../../model/compact.ts";
import { UserError } from "../../model/errors.ts";
import { readMember } from "../../model/json.ts";
import { meaningOf } from "../../model/meaning.ts";
import { compareText } from "../../model/order.ts";
import type { PolicySummary } from "../../model/report.ts";
import { isOnlyOpinion } from "../../model/server-policy.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { AnswerFacts, CheckedFiles, DiagnosticFact, SymbolFact } from "../bundle/facts.ts";
import { listIn } from "../bundle/page.ts";
import type { QueryRun } from "../query/answer.ts";
import { cutToBudget } from "../query/context.ts";
import { documentChangesOf } from "../query/edits.ts";
import { comparePieces } from "../query/packing.ts";
import type { Answer } from "../query/question.ts";
import { sortDistinct } from "../query/read.ts";

export type OneAnswer = QueryRun & {
  readonly environment: BundleEnvironment;
  /** The queried files. For a server that was unavailable, the files that it should have answered for. */
  readonly paths: readonly string[];
  /** The server was not queried, and its answer is not needed. */
  readonly isLeftOut?: true;
  /** Why it could not be queried; absent if it was. */
  readonly error?: UserError;
};

/**
 * Joins the answers of all queried servers into one, because a user who queries a file expects one answer for it. A
 * failed server counts as missing files. Throws its error if every server failed.
 */
export function joinAnswers(
  answers: readonly OneAnswer[],
  policy: Pick<PolicySummary, "failOn" | "servers">,
): OneAnswer {
  // Servers without a query come last, so that the environment is that of a server with an answer.
  const ordered = answers.toSorted(
    (one, other) => Number(one.isLeftOut ?? false) - Number(other.isLeftOut ?? false),
  );
  const [first, ...rest] = ordered;
  if (first === undefined) throw new Error("no server was queried");
  const [error] = answers.flatMap((one) => one.error ?? []);
  if (error !== undefined && answers.every((one) => one.error !== undefined)) throw error;
  if (rest.length === 0) return first;
  const whole = rest.reduce(
    (one, other) => ({
      answer: joinedAnswer(one.answer, other.answer),
      records: [...one.records, ...other.records],
      retries: one.retries + other.retries,
      restarts: one.restarts + other.restarts,
      paths: [...one.paths, ...other.paths],
      environment:
        other.isLeftOut === true ? one.environment : joinedEnvironment(one.environment, other.environment),
    }),
    first,
  );
  const { diagnostics, files } = whole.answer.facts;
  if (diagnostics === undefined || files === undefined) return whole;
  return {
    ...whole,
    answer: withFiles(whole.answer, joinedFiles(ordered), mergeDuplicates(diagnostics, policy)),
  };
}

/**
 * Joins the answers of servers that plan edits: lists of code actions are merged, and edits of different files are one
 * edit. Servers without an answer are left out. Throws the first error if every server failed, and a UserError if two
 * servers edit the same file: their edits would overlap.
 */
export function joinEdited(answers: readonly OneAnswer[]): OneAnswer {
  const failed = answers.find(({ error, isLeftOut }) => error !== undefined && isLeftOut !== true);
  const given = answers.filter(({ error }) => error === undefined);
  const [first] = given;
  const [error] = answers.flatMap((one) => one.error ?? []);
  if (failed?.error !== undefined) throw failed.error;
  if (first === undefined) throw error ?? new Error("no server was queried");
  const records = given.flatMap((one) => one.records);
  const lists = given.flatMap(({ answer }) => answer.facts.actions ?? []);
  const edited = given.filter(({ answer }) => answer.workspaceEdit !== undefined);
  const [planner = first, other] = edited;
  const notes = given.flatMap(({ answer }) => answer.notes ?? []);
  const facts =
    first.answer.facts.actions === undefined
      ? planner.answer.facts
      : { ...first.answer.facts, actions: lists };
  const answer = { ...planner.answer, facts, notes };
  if (other === undefined) return { ...planner, answer, records };
  const seen = new Map<string, string>();
  for (const one of edited) {
    const id = one.environment.server?.id ?? "";
    for (const path of editedPaths(one.answer.workspaceEdit)) {
      const before = seen.get(path);
      if (before !== undefined && before !== id)
        throw new UserError("usage", `${before} and ${id} both edit \`${path}\``, {
          hint: "Name one of them with `--server ID`.",
        });
      seen.set(path, id);
    }
  }
  const environment = edited.map((one) => one.environment).reduce(joinedEnvironment);
  return {
    ...planner,
    answer: { ...answer, ...compact({ workspaceEdit: joinEdits(edited) }) },
    records,
    environment,
  };
}

function joinEdits(edited: readonly OneAnswer[]): object {
  return { documentChanges: edited.flatMap(({ answer }) => documentChangesOf(answer.workspaceEdit)) };
}

function editedPaths(edit: object | undefined): readonly string[] {
  return documentChangesOf(edit).map((one) => String(readMember(readMember(one, "textDocument"), "uri")));
}

/**
 * Puts the joined files and diagnostics into an answer. Status and exit code follow from the files: a file without an
 * answer makes the answer partial (exit code 11), because its findings are unknown.
 */
function withFiles(answer: Answer, files: CheckedFiles, diagnostics: readonly DiagnosticFact[]): Answer {
  const status = files.unknown.length === 0 ? "ok" : files.final === 0 ? "unavailable" : "partial";
  const isMissing = answer.status !== "ok" || status !== "ok";
  return {
    ...answer,
    status: status === "ok" ? answer.status : status,
    exitCode: isMissing ? 11 : answer.exitCode,
    facts: { ...answer.facts, diagnostics, files },
  };
}

/** Joins environments. Fields that differ between the servers become null, because the bundle has one environment. */
function joinedEnvironment(one: BundleEnvironment, other: BundleEnvironment): BundleEnvironment {
  const isSame = one.server?.id === other.server?.id;
  const shared = {
    ...one,
    root: null,
    readiness: null,
    digests: isSameDigests(one, other) ? one.digests : null,
  };
  if (isSame) return shared;
  return { ...shared, server: null, toolchain: null, platform: { ...one.platform, serverDigest: null } };
}

function isSameDigests({ digests: one }: BundleEnvironment, { digests: other }: BundleEnvironment): boolean {
  return one?.configuration === other?.configuration && one?.packages === other?.packages;
}

const worst = ["ok", "partial", "unavailable"] as const;

/**
 * Joins two answers. Two different statuses are partial. Exit code 11 (no complete answer) takes precedence over 1
 * (findings), because incomplete findings prove nothing.
 */
function joinedAnswer(one: Answer, other: Answer): Answer {
  const isMixed = one.status !== other.status;
  return {
    status: isMixed ? "partial" : (worst.find((status) => status === one.status) ?? "ok"),
    exitCode:
      one.exitCode === 0 ? other.exitCode : Math.max(one.exitCode, other.exitCode) === 11 ? 11 : one.exitCode,
    facts: joinedFacts(one.facts, other.facts),
    notes: [...(one.notes ?? []), ...(other.notes ?? [])],
    ...compact({
      cutAt:
        one.cutAt === undefined && other.cutAt === undefined ? undefined : (one.cutAt ?? other.cutAt ?? 0),
    }),
  };
}

/**
 * Joins the facts of two servers' answers to the same query, because a bundle has one set of facts: lists are merged,
 * and a check passes only if both passed.
 */
function joinedFacts(one: AnswerFacts, other: AnswerFacts): AnswerFacts {
  if (one.pieces !== undefined && other.pieces !== undefined) return joinedPieces(one, other);
  if (one.offered !== undefined && other.offered !== undefined) return joinedOffers(one, other);
  const [list, more] = [listIn(one), listIn(other)];
  if (list === undefined || more === undefined) return one;
  const passed = one.passed === undefined ? {} : { passed: one.passed && other.passed === true };
  const both = [...list.items, ...more.items] as readonly object[];
  // Diagnostics keep the order of the servers: `mergeDuplicates` keeps the version of the first.
  if (list.name === "diagnostics")
    return { ...one, ...passed, diagnostics: both as readonly DiagnosticFact[] };
  const all = sortDistinct(both);
  // A symbol that two servers list appears once, in the version of the first.
  const items =
    list.name === "symbols"
      ? [...new Map(all.toReversed().map((fact) => [symbolKey(fact), fact])).values()]
      : all;
  return { ...one, ...passed, [list.name]: sortDistinct(items) };
}

/** Returns the key by which two servers' facts are about the same symbol: its name, kind and start. */
function symbolKey(fact: object): string {
  const { path, external, name, kind, range } = fact as Partial<SymbolFact>;
  return JSON.stringify([path, external, name, kind, range?.[0], range?.[1]]);
}

/** Joins the pieces of `context` and cuts them to the token budget again, which holds for all servers together. */
function joinedPieces(one: AnswerFacts, other: AnswerFacts): AnswerFacts {
  const pieces = [...(one.pieces ?? []), ...(other.pieces ?? [])].sort(comparePieces);
  const isCut = one.truncated === true || other.truncated === true;
  return cutToBudget({ ...one, pieces }, one.budget?.tokens ?? 0, isCut);
}

/**
 * Joins the offers of `capabilities`: a method is in the joined lists if one of the servers offers it. `offered` keeps
 * the list of each server, so that the user sees which one to choose.
 */
function joinedOffers(one: AnswerFacts, other: AnswerFacts): AnswerFacts {
  const both = (left: readonly string[] = [], right: readonly string[] = []) =>
    [...new Set([...left, ...right])].sort(compareText);
  return {
    ...one,
    methods: both(one.methods, other.methods),
    questions: both(one.questions, other.questions),
    offered: [...(one.offered ?? []), ...(other.offered ?? [])],
  };
}

/**
 * Joins the lists of files. A file is final only if it was queried and every queried server answered for it: a missing
 * answer could hide a finding.
 */
function joinedFiles(answers: readonly OneAnswer[]): CheckedFiles {
  const asked = new Set(answers.flatMap(({ paths }) => paths));
  const covered = new Set(answers.flatMap(({ paths, isLeftOut }) => (isLeftOut === true ? [] : paths)));
  const unknown = new Map<string, string>();
  for (const { answer } of answers)
    for (const { path, reason } of answer.facts.files?.unknown ?? [])
      if (!unknown.has(path)) unknown.set(path, reason);
  for (const path of asked) if (!covered.has(path)) unknown.set(path, "not-asked");
  return {
    asked: asked.size,
    final: asked.size - unknown.size,
    unknown: [...unknown].sort(([a], [b]) => compareText(a, b)).map(([path, reason]) => ({ path, reason })),
  };
}

/**
 * Merges diagnostics of several servers with the same place and meaning, so that the user reads each defect once. Keeps
 * the version of the most important server; `also` names the others.
 */
function mergeDuplicates(
  all: readonly DiagnosticFact[],
  policy: Pick<PolicySummary, "failOn" | "servers">,
): readonly DiagnosticFact[] {
  const rank = ({ server }: DiagnosticFact) => (isOnlyOpinion(server, policy) ? 1 : 0);
  const kept: DiagnosticFact[] = [];
  const byPlace = Map.groupBy(all, ({ path, range }) => JSON.stringify([path, range]));
  for (const group of byPlace.values()) {
    const entries: DiagnosticFact[] = [];
    for (const one of group.toSorted((left, right) => rank(left) - rank(right))) {
      const at = entries.findIndex((lead) => isSame(lead, one, policy));
      const lead = entries[at];
      if (lead === undefined) entries.push(one);
      else entries[at] = { ...lead, also: [...(lead.also ?? []), one.server] };
    }
    kept.push(...entries);
  }
  return sortDistinct(kept);
}

/**
 * True if two diagnostics at the same place report the same defect: the same meaning or message, or a second opinion
 * about code that the first server already reports. Two diagnostics of one server are never the same.
 */
function isSame(
  lead: DiagnosticFact,
  other: DiagnosticFact,
  policy: Pick<PolicySummary, "failOn" | "servers">,
): boolean {
  if (lead.server === other.server || lead.also?.includes(other.server) === true) return false;
  const [startLine, start, endLine, end] = lead.range;
  const isAtCode = startLine !== endLine || start !== end;
  if (isAtCode && isOnlyOpinion(other.server, policy)) return true;
  const [mine, others] = [meaningOf(lead.code), meaningOf(other.code)];
  return (mine !== null && mine === others) || lead.message === other.message;
}
