import { expect } from "vitest";
import type { Candidate, EditEvidence } from "../../src/match/candidate.ts";
import { type Comparison, compareObservations } from "../../src/match/compare.ts";
import type { Proofs } from "../../src/match/match.ts";
import type { ComparedFinding, Finding } from "../../src/model/finding.ts";
import { lineStarts, positionAt } from "../../src/model/text.ts";
import { untrue } from "../support/untrue.ts";
import { readingOf } from "./readings.ts";

/** Path to a text with its findings marked in it: `[[code message|the code under it]]`, nested for more at one place. */
export type Marked = Readonly<Record<string, string>>;

export type Change = {
  readonly renames?: Readonly<Record<string, string>>;
  /** Files that could not be measured. */
  readonly unknown?: { readonly base?: readonly string[]; readonly head?: readonly string[] };
  /** Files that are there and not checked. */
  readonly unchecked?: { readonly base?: readonly string[]; readonly head?: readonly string[] };
  /** Files that the server left out, so that it does not find all there. */
  readonly silent?: { readonly base?: readonly string[]; readonly head?: readonly string[] };
};

/** A change as two marked texts (of m.py) or trees, the comparison as one line per finding. */
export function check(base: string | Marked, head: string | Marked, change: Change = {}): string {
  const { findings, unmatched } = compareMarked(base, head, change);
  const shown = findings.map((finding) => `${describe(finding)} (${finding.why})`);
  return [...shown, ...unmatched.map((finding) => `unmatched in ${finding.side} ${where(finding)}`)].join(
    "\n",
  );
}

/** The same without the reasons. */
export function states(base: string | Marked, head: string | Marked, change: Change = {}): string {
  const { findings, unmatched } = compareMarked(base, head, change);
  return [
    ...findings.map(describe),
    ...unmatched.map((finding) => `unmatched in ${finding.side} ${where(finding)}`),
  ].join("\n");
}

export function compareMarked(base: string | Marked, head: string | Marked, change: Change = {}): Comparison {
  const sides = { base: unmark(base), head: unmark(head) };
  const side = (name: "base" | "head") => {
    const unchecked = new Set(change.unchecked?.[name] ?? []);
    return {
      findings: sides[name].findings.filter(({ path }) => !unchecked.has(path)),
      files: new Set([...sides[name].texts.keys()].filter((path) => !unchecked.has(path))),
      unknown: new Set(change.unknown?.[name] ?? []),
      unchecked,
      silent: new Map((change.silent?.[name] ?? []).map((path) => [path, new Set(["Pyright"])])),
    };
  };
  const renames = new Map(Object.entries(change.renames ?? {}));
  const comparison = compareObservations({
    base: side("base"),
    head: side("head"),
    renames,
    changedFiles: changedFiles(sides.base.texts, sides.head.texts, renames),
    text: (name, path) => sides[name].texts.get(path),
    reading: (name, path) => readingOf(path, sides[name].texts.get(path)),
  });
  const { findings } = comparison;
  const told = {
    texts: { base: sides.base.texts, head: sides.head.texts },
    base: sides.base.findings,
    findings,
    renames,
  };
  const wrong = findings.flatMap((one) => untrue(one, told).map((problem) => `${one.why}: ${problem}`));
  expect(wrong, "what is said of each finding is so").toEqual([]);
  return comparison;
}

/** What git would list. */
export function changedFiles(
  base: ReadonlyMap<string, string>,
  head: ReadonlyMap<string, string>,
  renames: ReadonlyMap<string, string>,
): readonly { readonly from: string | null; readonly to: string | null }[] {
  const targets = new Set(renames.values());
  const kept = [...base.keys()].filter((path) => !renames.has(path));
  return [
    ...[...renames].map(([from, to]) => ({ from, to })),
    ...kept
      .filter((path) => !targets.has(path) && head.has(path) && head.get(path) !== base.get(path))
      .map((path) => ({ from: path, to: path })),
    ...kept.filter((path) => targets.has(path) || !head.has(path)).map((path) => ({ from: path, to: null })),
    ...[...head.keys()]
      .filter((path) => !targets.has(path) && (renames.has(path) || !base.has(path)))
      .map((path) => ({ from: null, to: path })),
  ];
}

/** Names of the definitions around a line, by indent alone. */
export function symbolAt(lines: readonly string[], line: number): string | null {
  const names: string[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let at = line; at >= 0; at--) {
    const content = lines[at] ?? "";
    const indent = content.search(/\S/u);
    if (indent < 0 || indent >= limit) continue;
    const name = /^\s*(?:def|class) (\w+)/u.exec(content)?.[1];
    if (name !== undefined) names.unshift(name);
    limit = indent;
  }
  return names.length === 0 ? null : names.join(".");
}

export function finding(fields: Partial<Finding>): Finding {
  const start = { line: 0, character: 0 };
  return {
    server: "pyright",
    source: "Pyright",
    code: "code",
    severity: "error",
    message: "message",
    path: "m.py",
    range: { start, end: start },
    symbol: null,
    ...fields,
  };
}

function unmark(marked: string | Marked): { texts: Map<string, string>; findings: Finding[] } {
  const texts = new Map<string, string>();
  const findings: Finding[] = [];
  for (const [path, text] of Object.entries(typeof marked === "string" ? { "m.py": marked } : marked)) {
    const open: { label: string; start: number }[] = [];
    const found: { label: string; start: number; end: number }[] = [];
    let plain = "";
    for (const piece of text.split(/(\[\[[^|[\]]*\||\]\])/u)) {
      if (piece.startsWith("[[")) open.push({ label: piece.slice(2, -1), start: plain.length });
      else if (piece === "]]") found.push({ label: "", start: 0, ...open.pop(), end: plain.length });
      else plain += piece;
    }
    texts.set(path, plain);
    const starts = lineStarts(plain);
    for (const { label, start, end } of found) {
      const [code = "", ...message] = label.split(" ");
      const range = { start: positionAt(starts, start), end: positionAt(starts, end) };
      const symbol = symbolAt(plain.split(/\r\n|\r|\n/u), range.start.line);
      findings.push(finding({ path, code, message: message.join(" "), range, symbol }));
    }
  }
  return { texts, findings };
}

function describe(found: ComparedFinding): string {
  const from =
    found.base === null ? "" : ` <- ${where({ ...found, ...found.base, code: null, message: "" })}`;
  const stage = found.matchedBy === null || found.matchedBy === "image" ? "" : ` by ${found.matchedBy}`;
  return `${found.state} ${where(found)}${from}${stage}`;
}

function where({ path, range, code, message }: Pick<Finding, "path" | "range" | "code" | "message">): string {
  const place = `${path}:${range.start.line + 1}:${range.start.character + 1}`;
  return [place, code, message].filter((part) => part !== null && part !== "").join(" ");
}

/** Of code that nothing is known of. */
export const noEdit: EditEvidence = {
  complaint: { message: "", under: "", callee: "", isName: true, said: undefined },
  slot: null,
  callee: null,
  object: null,
  namedObject: null,
  hunk: null,
  statement: null,
  argumentOf: null,
  lead: "",
  call: null,
};

/** The same answer to everything that two candidates may have to prove. */
export function proofsOf(holds: () => boolean): Proofs<Candidate> {
  return {
    likeness: holds,
    "likeness of files": holds,
    "line of files": holds,
    complaint: holds,
    problem: holds,
    "no more names": holds,
    place: holds,
    "not instead": () => true,
    "instead of a call": () => false,
    // All stages in a file need it, and it is decided by texts.
    "one definition": () => true,
    callee: holds,
    statement: holds,
  };
}
