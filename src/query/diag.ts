/** `lanser diag`: what the server finds in files, as the gate reads it; `check` says yes or no of one file. */
import { DocumentDiagnosticRequest, type FullDocumentDiagnosticReport } from "vscode-languageserver-protocol";
import { flat } from "../bundle/bundle.ts";
import type { DiagnosticFact } from "../bundle/facts.ts";
import type { Finding, Range } from "../core/finding.ts";
import { member } from "../core/json.ts";
import { compareFindings } from "../core/order.ts";
import { UserError } from "../errors.ts";
import { askMember } from "../observe/ask.ts";
import { readReport } from "../observe/diagnostics.ts";
import { symbolAt } from "../syntax/outline.ts";
import { type Asking, Unanswered } from "./asking.ts";
import type { Answer, Asked, Question } from "./question.ts";

const { method } = DocumentDiagnosticRequest;

export const diag: Question = {
  kind: "server",
  name: "diag",
  aliases: ["diagnostics", "lint-check"],
  summary: "what the server finds in files, on a line, or with --workspace in all that it checks",
  need: "files",
  modes: [],
  flags: [],
  sortingKeys: ["path", "range", "severity", "source", "code", "message"],
  readOnly: true,
  methods: [],
  ask: (asking, asked) => found(asking, asked),
};

export const check: Question = {
  ...diag,
  kind: "server",
  methods: [],
  name: "check",
  aliases: ["lint-file"],
  summary: "whether the server finds no error in a file: exit code 0 or 1",
  need: "file",
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

/** One file after the other, each closed before the next, as the gate asks: what a file is told does not depend on who was open. */
async function found(asking: Asking, { target, paths, outside, msMax }: Asked): Promise<Answer> {
  const wanted = target === undefined || paths.length > 0 ? paths : [target.place.path];
  const range = target?.place.whole;
  const facts: { readonly finding: Finding; readonly evidence: string }[] = [];
  const unknown: { path: string; reason: string }[] = [];
  for (const path of wanted) {
    const outcome: FileOutcome = outside.includes(path)
      ? { kind: "unknown", reason: "outside-project" }
      : await ofFile(asking, path, msMax);
    if (outcome.kind === "unknown") unknown.push({ path, reason: outcome.reason });
    else facts.push(...outcome.findings.map((finding) => ({ finding, evidence: outcome.evidence })));
  }
  // What is named is more than a file: of a symbol what stands in its definition.
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
        .map(({ finding, evidence }) => factOf(finding, evidence)),
      files: { asked: wanted.length, final, unknown },
    },
  };
}

function touches(one: Range, other: Range): boolean {
  return one.start.line <= other.end.line && other.start.line <= one.end.line;
}

type FileOutcome =
  | { readonly kind: "final"; readonly findings: readonly Finding[]; readonly evidence: string }
  | { readonly kind: "unknown"; readonly reason: string };

async function ofFile(asking: Asking, path: string, msMax: number): Promise<FileOutcome> {
  const { profile, context, conversation } = asking;
  const text = asking.text(path);
  if (text === undefined) return { kind: "unknown", reason: "unreadable" };
  const uri = asking.open(path);
  const { answer } = await askMember({ profile, context }, conversation, uri, msMax);
  asking.close(path);
  const items = answer.kind === "result" ? member<FullDocumentDiagnosticReport>(answer.result, "items") : [];
  const evidence = asking.note({
    query_types: [method],
    targets: [path],
    outcome: answer.kind === "result" ? "responded" : answer.kind === "timeout" ? "timed_out" : "error",
    response_bytes:
      answer.kind === "result" ? Buffer.byteLength(asking.relative(JSON.stringify(items) ?? "")) : 0,
  });
  if (answer.kind === "ended") {
    const error = new UserError("server-crashed", `${profile.name} ended while it was asked about ${path}`);
    throw new Unanswered(error, evidence, answer.end);
  }
  if (answer.kind === "no-member") return { kind: "unknown", reason: "outside-project" };
  if (answer.kind === "timeout") return { kind: "unknown", reason: "timeout" };
  if (answer.kind !== "result") return { kind: "unknown", reason: answer.kind };
  const reading = asking.reading(path);
  const read = readReport(answer.result, {
    profile,
    path,
    text,
    root: context.root,
    relative: asking.relative,
    symbolAt: (range) => (reading === undefined ? null : symbolAt(reading, range.start)),
  });
  return read.kind === "unknown"
    ? { kind: "unknown", reason: read.reason }
    : { kind: "final", findings: read.findings, evidence: evidence.id };
}

function factOf(finding: Finding, evidence: string): DiagnosticFact {
  const { path, range, severity, source, code, message, symbol, server } = finding;
  return { path, range: flat(range), severity, source, code, message, symbol, server, evidence };
}
