/**
 * `lanser diag`: the server's findings in files, read as the gate reads them. `check` answers yes or no for one file.
 */
import { DocumentDiagnosticRequest, type FullDocumentDiagnosticReport } from "vscode-languageserver-protocol";
import { UserError } from "../../model/errors.ts";
import type { Finding, Position, Range } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { once } from "../../model/once.ts";
import { compareFindings } from "../../model/order.ts";
import { uriFromPath } from "../../model/paths.ts";
import { splitText } from "../../model/text.ts";
import { askCanary, askMember } from "../../session/observe/ask.ts";
import { readRange, readReport } from "../../session/observe/diagnostics.ts";
import { symbolAt } from "../../syntax/outline.ts";
import { flattenRange } from "../bundle/bundle.ts";
import type { DiagnosticFact } from "../bundle/facts.ts";
import { type QueryContext, UnansweredRequest } from "./asking.ts";
import { fromServer, toServer } from "./encoding.ts";
import type { Answer, QueryInput, Question } from "./question.ts";
import { described } from "./table.ts";

const { method } = DocumentDiagnosticRequest;

export const diag: Question = {
  ...described("diag"),
  isAlone: true,
  sortingKeys: ["path", "range", "severity", "source", "code", "message"],
  readOnly: true,
  methods: [],
  ask: (asking, asked) => found(asking, asked),
};

export const check: Question = {
  ...diag,
  ...described("check"),
  methods: [],
  ask: async (asking, asked) => {
    const path = asked.target?.place.path;
    const answer = await found(asking, { ...asked, paths: path === undefined ? asked.paths : [path] });
    const { diagnostics = [] } = answer.facts;
    const passed = answer.status === "ok" && diagnostics.every(({ severity }) => severity !== "error");
    return {
      ...answer,
      exitCode: answer.status === "ok" ? (passed ? 0 : 1) : 11,
      facts: { ...answer.facts, passed },
    };
  },
};

/**
 * Checks one file after the other and closes each before the next, as the gate does, so that no result depends on other
 * open files. For a place in a file, only the findings that touch the place's lines remain.
 */
async function found(asking: QueryContext, { target, paths, outside, msMax }: QueryInput): Promise<Answer> {
  const wanted = target === undefined || paths.length > 0 ? paths : [target.place.path];
  const range = target?.place.whole;
  const facts: { readonly finding: Finding; readonly evidence: string }[] = [];
  const unknown: { path: string; reason: string }[] = [];
  for (const [path, outcome] of await awaitFinalOutcomes(asking, { wanted, outside, msMax })) {
    if (outcome.kind === "unknown") unknown.push({ path, reason: outcome.reason });
    else facts.push(...outcome.findings.map((finding) => ({ finding, evidence: outcome.evidence })));
  }
  // The user named a part of a file. For a symbol, the part is its whole definition.
  const isPart = /[@#]/u.test(target?.selector ?? "");
  const here = facts.filter(({ finding }) => !isPart || range === undefined || touches(finding.range, range));
  const final = wanted.length - unknown.length;
  return {
    status: unknown.length === 0 ? "ok" : final === 0 ? "unavailable" : "partial",
    exitCode: unknown.length === 0 ? 0 : 11,
    facts: {
      provenance: "lsp",
      diagnostics: here
        .toSorted((one, other) => compareFindings(one.finding, other.finding))
        .map(({ finding, evidence }) => factOf(finding, evidence, asking)),
      files: { asked: wanted.length, final, unknown },
    },
  };
}

function touches(one: Range, other: Range): boolean {
  return one.start.line <= other.end.line && other.start.line <= one.end.line;
}

export type FileOutcome =
  | { readonly kind: "final"; readonly findings: readonly Finding[]; readonly evidence: string }
  | { readonly kind: "unknown"; readonly reason: string; readonly evidence: string };

/** Limit on repeated queries for files whose answer the server withdrew. */
const roundsMax = 3;

/**
 * Queries files and returns the final outcome of each. As in the gate, an answer counts only if the server afterwards
 * still finds the error in Lanser's test document (the canary), and has not withdrawn the answer. Otherwise an empty
 * answer could come from a broken server.
 */
export async function awaitFinalOutcomes(
  asking: QueryContext,
  of: { readonly wanted: readonly string[]; readonly outside: readonly string[]; readonly msMax: number },
): Promise<ReadonlyMap<string, FileOutcome>> {
  const { wanted, outside, msMax } = of;
  const { profile, context, conversation, relative } = asking;
  const known = new Map<string, FileOutcome>();
  const stamps = new Map<string, number>();
  const stampOf = (path: string) => conversation.channel.stamp(uriFromPath(`${context.root}/${path}`));
  const isStale = (path: string) => known.get(path)?.kind === "final" && stamps.get(path) !== stampOf(path);
  const giveUp = (paths: readonly string[], reason: string): void => {
    for (const path of paths)
      known.set(path, { kind: "unknown", reason, evidence: known.get(path)?.evidence ?? "" });
  };
  for (let round = 0; round < roundsMax; round += 1) {
    for (const path of wanted) {
      if (known.has(path) && !isStale(path)) continue;
      if (outside.includes(path)) giveUp([path], "outside-project");
      else {
        const { outcome, stamp } = await diagnose(asking, path, msMax);
        known.set(path, outcome);
        stamps.set(path, stamp);
      }
    }
    // Published diagnostics have their own evidence of completion, so they need no canary.
    if (profile.diagnostics.kind === "push" || wanted.every((path) => known.get(path)?.kind !== "final"))
      return known;
    const failure = await askCanary({ profile, context, relative }, conversation, profile.canaries[1]);
    if (failure !== undefined) giveUp(wanted, failure.code);
    if (!wanted.some(isStale)) break;
  }
  giveUp(wanted.filter(isStale), "unsettled");
  if (keepsOpen(asking)) for (const path of wanted) asking.close(path);
  return known;
}

/**
 * True for server versions that withdraw all answers whenever a document is opened or closed. For these, documents stay
 * open until the last answer.
 */
function keepsOpen({ profile, server }: QueryContext): boolean {
  return profile.keepsOpen(server.version);
}

/**
 * Queries the diagnostics of one file. Returns the outcome and the stamp of the answer, by which a later withdrawal is
 * detected. Throws `UnansweredRequest` if the server ended, because then no other file has an answer either.
 */
async function diagnose(
  asking: QueryContext,
  path: string,
  msMax: number,
): Promise<{ readonly outcome: FileOutcome; readonly stamp: number }> {
  const { profile, context, conversation } = asking;
  const text = asking.text(path);
  if (text === undefined)
    return { outcome: { kind: "unknown", reason: "unreadable", evidence: "" }, stamp: 0 };
  const uri = asking.open(path);
  const { answer, stamp } = await askMember({ profile, context }, conversation, uri, msMax);
  if (!keepsOpen(asking)) asking.close(path);
  const items =
    answer.kind === "result" ? readMember<FullDocumentDiagnosticReport>(answer.result, "items") : [];
  const evidence = asking.note({
    query_types: [method],
    targets: [path],
    outcome: answer.kind === "result" ? "responded" : answer.kind === "timeout" ? "timed_out" : "error",
    response_bytes:
      answer.kind === "result" ? Buffer.byteLength(asking.relative(JSON.stringify(items) ?? "")) : 0,
  });
  if (answer.kind === "ended") {
    const error = new UserError("server-crashed", `${profile.name} ended while it checked ${path}`);
    throw new UnansweredRequest(error, evidence, answer.end);
  }
  const unknown = (reason: string) =>
    ({ outcome: { kind: "unknown", reason, evidence: evidence.id }, stamp }) as const;
  if (answer.kind === "no-member") return unknown("outside-project");
  if (answer.kind === "timeout") return unknown("timeout");
  if (answer.kind !== "result") return unknown(answer.kind);
  const reading = asking.reading(path);
  const read = readReport(inUtf16(answer.result, text, asking), {
    profile,
    path,
    text,
    root: context.root,
    relative: asking.relative,
    symbolAt: (range) => (reading === undefined ? null : symbolAt(reading, range.start)),
  });
  if (read.kind === "unknown") return unknown(read.reason);
  return { outcome: { kind: "final", findings: read.findings, evidence: evidence.id }, stamp };
}

/**
 * Converts the positions of a report to UTF-16, which `readReport` expects. A position that the text does not have
 * becomes one behind the last line, so that `readReport` rejects the report.
 */
function inUtf16(report: unknown, text: string, { encoding }: QueryContext): unknown {
  const items = readMember<FullDocumentDiagnosticReport>(report, "items");
  if (encoding === "utf-16" || !Array.isArray(items)) return report;
  const all = splitText(text);
  const position = (value: Position) =>
    fromServer(all, value, encoding) ?? { line: all.length, character: 0 };
  const converted = (items as unknown[]).map((item) => {
    const range = readRange(readMember(item, "range"));
    if (range === undefined) return item;
    return { ...(item as object), range: { start: position(range.start), end: position(range.end) } };
  });
  return { ...(report as object), items: converted };
}

/** Converts a finding to a fact of the answer. Its range goes back to the server's encoding, which bundles use. */
export function factOf(finding: Finding, evidence: string, { text, encoding }: QueryContext): DiagnosticFact {
  const { path, severity, source, code, message, symbol, server } = finding;
  const own = once(() => text(path) ?? "");
  const range = {
    start: toServer(own, finding.range.start, encoding),
    end: toServer(own, finding.range.end, encoding),
  };
  return { path, range: flattenRange(range), severity, source, code, message, symbol, server, evidence };
}
