import type { ComparedFinding, Finding } from "../../src/core/finding.ts";
import { lineStarts, positionAt } from "../../src/core/text.ts";
import { type Comparison, compareObservations } from "../../src/delta/compare.ts";

/** Path to a text with its findings marked in it: `[[code message|the code under it]]`, nested for more at one place. */
export type Marked = Readonly<Record<string, string>>;

export type Change = {
  readonly renames?: Readonly<Record<string, string>>;
  /** Files that could not be measured. */
  readonly unknown?: { readonly base?: readonly string[]; readonly head?: readonly string[] };
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
  const side = (name: "base" | "head") => ({
    findings: sides[name].findings,
    files: new Set(sides[name].texts.keys()),
    unknown: new Set(change.unknown?.[name] ?? []),
  });
  return compareObservations({
    base: side("base"),
    head: side("head"),
    renames: new Map(Object.entries(change.renames ?? {})),
    text: (name, path) => sides[name].texts.get(path),
  });
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
      findings.push(finding({ path, code, message: message.join(" "), range }));
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
