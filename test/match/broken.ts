/** A change that broke findings outside of it, with look-ups that the test answers. */
import { expect } from "vitest";
import { importGraph } from "../../src/affected/imports.ts";
import { type Attribution, findCauses } from "../../src/causes/cause.ts";
import type { Cause, ComparedFinding, Place } from "../../src/model/finding.ts";
import type { LookedUp, Lookup } from "../../src/model/lookup.ts";
import { lineStarts, positionAt, splitText } from "../../src/model/text.ts";
import { createParser, type SyntaxLanguage } from "../../src/syntax/parser.ts";
import { type Reading, read } from "../../src/syntax/reading.ts";
import { untrueCause } from "../support/untrue-cause.ts";
import { changedFiles, finding } from "./support.ts";

const parser = await createParser(["python", "typescript", "go", "rust", "cpp"]);

const languages: Readonly<Record<string, SyntaxLanguage>> = {
  ts: "typescript",
  go: "go",
  rs: "rust",
  h: "cpp",
  cpp: "cpp",
};

export type Files = Readonly<Record<string, string>>;

export type Broken = {
  /** What went away is marked in it, by its code: `[[reportMissingImports|lib]]`. */
  readonly base: Files;
  /** The finding is marked in it: `[[message|the code under it]]`. */
  readonly head: Files;
  readonly renames?: Readonly<Record<string, string>>;
  /** What a word means, wherever it stands: "lib.py f" is the first f in lib.py, "lib.py" its start, "lib.py *" all of its code. */
  readonly means?: Readonly<Record<string, readonly string[]>>;
  readonly related?: readonly string[];
  readonly fields?: Partial<ComparedFinding>;
};

export type Told = {
  /** "removed-name f lib.py:1:5", or "nothing" */
  readonly causes: readonly string[];
  /** The words that were asked after, a string each round. */
  readonly asked: readonly string[];
};

export function tell(broken: Broken): Told {
  const { attribution, base, head, findings } = attributionOf(broken);
  const found: LookedUp[] = [];
  const asked: string[] = [];
  for (let next = attribution.next(found); next.length > 0; next = attribution.next(found)) {
    expect(asked.length).toBeLessThan(4);
    asked.push(next.map((one) => wordAt(head, one)).join(" "));
    for (const one of next) {
      const targets = (broken.means?.[wordAt(head, one)] ?? []).map((name) => placeOf(head, name));
      found.push({ ...one, targets });
    }
  }
  const causes = attribution.causes(found);
  const wrong = [...causes.values()].flatMap((one) => (one === null ? [] : untrueCause(one, { base, head })));
  expect(wrong, "what is said of each cause is so").toEqual([]);
  return { causes: findings.map(({ id }) => causeWords(causes.get(id)?.cause)), asked };
}

/** The cause of the only finding. */
export function check(broken: Broken): string {
  return tell(broken).causes.join(", ");
}

/** Of a finding that has nothing but its code as its message, which stands in the change. */
const codeAlone = /^(?:report\p{L}+|\d{4})$/u;

export function attributionOf({ base: markedBase, head: marked, renames = {}, related, fields }: Broken): {
  readonly attribution: Attribution;
  readonly base: Files;
  readonly head: Files;
  readonly findings: readonly ComparedFinding[];
} {
  const head: Record<string, string> = {};
  const base: Record<string, string> = {};
  const findings: ComparedFinding[] = [];
  const gone: ComparedFinding[] = [];
  const sidesOf = [
    [markedBase, base, gone],
    [marked, head, findings],
  ] as const;
  for (const [texts, plain, found] of sidesOf) {
    for (const [path, text] of Object.entries(texts)) {
      plain[path] = text.replace(/\[\[[^|]*\|(.*?)\]\]/gsu, "$1");
      let cut = 0;
      for (const { 0: whole, 1: message = "", 2: code = "", index } of text.matchAll(
        /\[\[([^|]*)\|(.*?)\]\]/gsu,
      )) {
        const starts = lineStarts(plain[path] ?? "");
        const start = index - cut;
        cut += whole.length - code.length;
        const range = { start: positionAt(starts, start), end: positionAt(starts, start + code.length) };
        const isAlone = codeAlone.test(message);
        found.push({
          ...finding({ path, range, message: message.replaceAll("/", "|") }),
          ...(isAlone ? { code: message } : {}),
          id: `${found === gone ? "gone " : ""}${found.length}`,
          state: found === gone ? "fixed" : "new",
          matchedBy: null,
          why: "why",
          base: null,
          placement: isAlone ? "edited-line" : "same-line",
          counterpart: null,
          cause: null,
          seen: null,
          ...fields,
        });
      }
    }
  }
  const placed = findings.map((one) =>
    related === undefined ? one : { ...one, related: related.map((name) => placeOf(head, name)) },
  );
  const sides = { base, head };
  const readings = new Map<string, Reading>();
  const readingOf = (side: "base" | "head", path: string) => {
    const text = sides[side][path];
    if (text === undefined) return undefined;
    const key = `${side} ${path}`;
    const known =
      readings.get(key) ?? read(parser, languages[path.split(".").at(-1) ?? ""] ?? "python", text);
    readings.set(key, known);
    return known;
  };
  const attribution = findCauses({
    findings: [...placed, ...gone],
    programs: { base: Object.keys(base), head: Object.keys(head) },
    graph: importGraph(Object.keys(head), (path) => readingOf("head", path)?.imports ?? []),
    changedFiles: changedFiles(
      new Map(Object.entries(base)),
      new Map(Object.entries(head)),
      new Map(Object.entries(renames)),
    ),
    text: (side, path) => sides[side][path],
    reading: readingOf,
  });
  return { attribution, base, head, findings: placed };
}

export function wordAt(head: Files, { path, position }: Lookup): string {
  const line = splitText(head[path] ?? "")[position.line] ?? "";
  return /^[\p{L}\p{N}_]*/u.exec(line.slice(position.character))?.[0] ?? "";
}

export function placeOf(head: Files, name: string): Place {
  const [path = "", word] = name.split(" ");
  const text = head[path] ?? "";
  const start = word === undefined || word === "*" ? 0 : text.search(new RegExp(`\\b${word}\\b`, "u"));
  const starts = lineStarts(text);
  if (word === "*") {
    const first = text.search(/^\w/mu);
    return { path, range: { start: positionAt(starts, first), end: positionAt(starts, text.length) } };
  }
  return {
    path,
    range: { start: positionAt(starts, start), end: positionAt(starts, start + (word?.length ?? 0)) },
  };
}

export function causeWords(cause: Cause | undefined): string {
  if (cause === undefined) return "nothing";
  const { start } = cause.range;
  return `${cause.how} ${cause.symbol ?? "-"} ${cause.path}:${start.line + 1}:${start.character + 1}`;
}
