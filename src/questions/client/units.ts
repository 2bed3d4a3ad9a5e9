/**
 * Assigns queries to servers: a file to its single server, queries for findings and about the workspace to all
 * configured ones.
 */

import { compact } from "../../model/compact.ts";
import type { UserError } from "../../model/errors.ts";
import { plural } from "../../model/text.ts";
import type { Policy } from "../../policy/policy.ts";
import type { BundleEnvironment } from "../bundle/bundle.ts";
import type { AnswerFacts } from "../bundle/facts.ts";
import { deniedPath } from "../query/asking.ts";
import type { Question } from "../query/question.ts";
import type { OneAnswer } from "./joined.ts";
import type { Servers, StartableServer, WarmServer } from "./servers.ts";
import type { NamedFiles } from "./target.ts";

export type QuestionUnit = Pick<StartableServer, "server"> & {
  readonly files: readonly string[];
  readonly again: () => Promise<WarmServer>;
};

/** Files that no configured server checks: those named one by one, and the number of other requested files. */
export type UnservedFiles = {
  readonly named: readonly string[];
  readonly others: number;
  /** Number of requested files that are denied. Those that were named one by one are in `refused`. */
  readonly denied?: number;
  readonly refused?: readonly string[];
};

/** Queries whose answer includes the findings of every server. Other queries have one answer. */
const ofFindings: ReadonlySet<string> = new Set(["diag", "check"]);
/** Queries that go to every server of a file: any of them can know an edit. */
const ofEachServer: ReadonlySet<string> = new Set([
  ...ofFindings,
  "actions",
  "format",
  "organize-imports",
  "rename-file",
]);
/** Queries that go to every server if no file is named: they are about the workspace. */
const ofAll: ReadonlySet<string> = new Set([...ofFindings, "symbols", "capabilities"]);

export type QuestionScope = {
  readonly question: Pick<Question, "name">;
  /** The file of a query about one place or one file. */
  readonly path: string | undefined;
  readonly named: NamedFiles;
};

/**
 * Returns the servers to query, each with its files, and the files that no server checks. Does not start the servers.
 * Throws a UserError if no server fits, or if several fit a query that needs one.
 */
export async function findUnits(
  servers: Servers,
  policy: Policy,
  { question: { name }, path, named }: QuestionScope,
): Promise<{ readonly units: readonly QuestionUnit[]; readonly unserved: UnservedFiles }> {
  const isForEach = ofEachServer.has(name);
  const none = { named: [], others: 0 };
  const { files, unread, denied = 0, refused = [] } = named;
  if (path === undefined && files.length === 0 && unread.length === 0) {
    const all = await servers.all(policy, ofAll.has(name) ? "each" : "one");
    return { units: all.map((one) => unitOf(one, [])), unserved: none };
  }
  const wanted = path === undefined ? files : [path];
  const units = new Map<string, { readonly startable: StartableServer; readonly files: string[] }>();
  const unserved: string[] = [];
  const isMeant = (file: string) => path !== undefined || named.isOneByOne(file);
  for (const file of wanted) {
    const own = isForEach ? await servers.each(policy, file) : [];
    const known =
      own.length > 0 ? own : await servedBy(servers, policy, file, isMeant(file) && wanted.length === 1);
    if (known.length === 0) unserved.push(file);
    for (const one of known) {
      const unit = units.get(one.name) ?? { startable: one, files: [] };
      if (path === undefined || isForEach) unit.files.push(file);
      units.set(one.name, unit);
    }
  }
  const left = {
    named: [...unserved.filter(isMeant), ...unread],
    others: unserved.filter((one) => !isMeant(one)).length,
    denied,
    refused,
  };
  if (units.size === 0) {
    const [first = ""] = [...left.named, ...unserved];
    // Always throws here, with the list of configured servers.
    await servers.of(policy, first);
  }
  return {
    units: [...units.values()].map(({ startable, files: own }) => unitOf(startable, own)),
    unserved: left,
  };
}

/**
 * Removes the files that `deny.paths` excludes. A denied file that the user named counts as a file without an answer.
 * Throws a UserError if all files are denied.
 */
export function allowedOf(named: NamedFiles, isDenied: (path: string) => boolean): NamedFiles {
  const denied = named.files.filter(isDenied);
  if (denied.length === 0) return named;
  const files = named.files.filter((path) => !isDenied(path));
  if (files.length === 0) throw deniedPath(denied[0] ?? "");
  return { ...named, files, denied: denied.length, refused: denied.filter(named.isOneByOne) };
}

/**
 * Returns the file's single server. A file of another language is skipped if a glob or folder matched it, but is an
 * error (`isAlone`) if the user asked about this file only.
 */
async function servedBy(
  servers: Servers,
  policy: Policy,
  file: string,
  isAlone: boolean,
): Promise<readonly StartableServer[]> {
  if (!isAlone && !policy.servers.some(({ profile }) => profile.isSource(file))) return [];
  return [await servers.of(policy, file)];
}

function unitOf({ server, start }: StartableServer, files: readonly string[]): QuestionUnit {
  return { server, files, again: start };
}

/**
 * Returns an empty answer for one of several servers that failed. Its files count as unanswered, so that the joined
 * answer is partial. A server without the capability is left out instead: nothing is missing.
 */
export function unqueriedAnswer(
  { name }: Pick<Question, "name">,
  { server, files }: QuestionUnit,
  error: UserError,
  environment: BundleEnvironment,
): OneAnswer {
  const why = `${server.id} did not answer: ${error.message}`;
  // A server that lacks the capability could never have answered, nor one that knows no edit.
  const isLeftOut = ["unsupported-capability", "not-found"].includes(error.code);
  const facts: AnswerFacts = { provenance: "lsp", ...emptyOf(name, isLeftOut ? [] : files, isLeftOut) };
  return {
    answer: { status: isLeftOut ? "ok" : "unavailable", exitCode: isLeftOut ? 0 : 11, facts, notes: [why] },
    error,
    records: [],
    retries: 0,
    restarts: 0,
    paths: files,
    environment,
    ...compact({ isLeftOut: isLeftOut ? isLeftOut : undefined }),
  };
}

/**
 * Returns empty facts of a query, with the members that the schema requires for it: they must join with the facts of
 * the other servers.
 */
function emptyOf(name: string, files: readonly string[], isLeftOut: boolean): Partial<AnswerFacts> {
  if (name === "symbols") return { symbols: [] };
  if (!ofFindings.has(name)) return { methods: [], questions: [], offered: [] };
  const unknown = files.map((path) => ({ path, reason: "server-failed" }));
  // `true` does not change the result of the other servers, whose results are joined with "and".
  const passed = name === "check" ? { passed: isLeftOut } : {};
  return { diagnostics: [], files: { asked: files.length, final: 0, unknown }, ...passed };
}

/**
 * Adds the files that no server checks to an answer. A file that the user named counts as unanswered, so the exit code
 * is 11. Files that a glob or folder matched are only counted in a note: a folder often has files of other languages.
 */
export function withUnserved(
  one: OneAnswer,
  { named, others, denied = 0, refused = [] }: UnservedFiles,
): OneAnswer {
  const { answer } = one;
  const { facts } = answer;
  const notes = [
    ...(answer.notes ?? []),
    ...(others === 0 ? [] : [`no configured server checks the language of ${plural(others, "file")}`]),
    ...(denied === 0 ? [] : [`deny.paths of the configuration denies ${plural(denied, "file")}`]),
  ];
  if (named.length + refused.length === 0) return { ...one, answer: { ...answer, notes } };
  if (facts.files === undefined)
    return {
      ...one,
      answer: {
        ...answer,
        notes: named.length === 0 ? notes : [...notes, `no configured server checks ${named.join(", ")}`],
      },
    };
  const files = {
    asked: facts.files.asked + named.length + refused.length,
    final: facts.files.final,
    unknown: [
      ...facts.files.unknown,
      ...named.map((path) => ({ path, reason: "no-server" })),
      ...refused.map((path) => ({ path, reason: "denied" })),
    ],
  };
  const status = answer.status === "ok" ? "partial" : answer.status;
  const missing = { ...answer, status, exitCode: 11, facts: { ...facts, files }, notes } as const;
  return { ...one, answer: missing };
}
