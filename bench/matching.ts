/**
 * The matcher on more than any change brings, and twice that: what counts is that twice as much takes twice as long.
 * A change that a person reads has a few hundred findings.
 */

import { compareObservations } from "../src/match/compare.ts";
import type { Finding } from "../src/model/finding.ts";
import { createParser } from "../src/syntax/parser.ts";
import { type Reading, read, readLengthMax } from "../src/syntax/reading.ts";

type Change = {
  readonly base: ReadonlyMap<string, string>;
  readonly head: ReadonlyMap<string, string>;
  readonly findings: Readonly<Record<"base" | "head", readonly Finding[]>>;
  readonly renames: ReadonlyMap<string, string>;
};

type Row = {
  readonly load: string;
  readonly ms: number;
  /** Of the readings, which the gate makes of every changed file all the same. */
  readonly readingMs: number;
  readonly ratio: number;
  readonly note: string;
};

const parser = await createParser(["python"]);

/** What must not be passed: 2 is linear, and sorting is a little more. */
const ratioMax = 2.3;

/** A table: how long each took, and how many times as long twice of it. Throws when that is more than 2.3 times. */
export async function benchMatching(): Promise<string> {
  const rows = [
    measure("50,000 findings, 2,000 files renamed and formatted", (scale) => renamed(2000 * scale)),
    measure("50,000 identical findings, all in place", (scale) => identical(50_000 * scale, "in place")),
    measure("50,000 identical findings, moved to another file", (scale) =>
      identical(50_000 * scale, "moved"),
    ),
    measure("20,000 lines rewritten, a finding on each", (scale) => rewritten(20_000 * scale)),
    measure("20,000 lines shuffled, a finding on each", (scale) => shuffled(20_000 * scale)),
  ];
  const late = rows.filter(({ ratio }) => ratio > ratioMax);
  if (late.length > 0)
    throw new Error(
      `Not linear: ${late.map(({ load, ratio }) => `${load} (${ratio.toFixed(2)})`).join(", ")}`,
    );
  return table(rows);
}

function measure(load: string, change: (scale: number) => Change): Row {
  const [once, twice] = [change(1), change(2)];
  const first = best(once);
  const second = best(twice);
  return { ...first, load, ratio: second.ms / first.ms };
}

/** The first run warms up, and the faster one is the one that was disturbed less. */
function best(change: Change): Run {
  const runs = [run(change), run(change)];
  return runs.reduce((left, right) => (right.ms < left.ms ? right : left));
}

type Run = Pick<Row, "ms" | "readingMs" | "note">;

function run({ base, head, findings, renames }: Change): Run {
  const side = (texts: ReadonlyMap<string, string>, of: readonly Finding[]) => ({
    findings: of,
    files: new Set(texts.keys()),
    unknown: new Set<string>(),
    unchecked: new Set<string>(),
  });
  const targets = new Set(renames.values());
  const readings = { base: new Map<string, Reading>(), head: new Map<string, Reading>() };
  const readingOf = (name: "base" | "head", path: string): Reading | undefined => {
    const text = (name === "base" ? base : head).get(path);
    const known = readings[name].get(path);
    if (known !== undefined || text === undefined || text.length > readLengthMax) return known;
    const before = process.cpuUsage();
    const reading = read(parser, "python", text);
    const { user, system } = process.cpuUsage(before);
    readingMs += (user + system) / 1000;
    readings[name].set(path, reading);
    return reading;
  };
  let readingMs = 0;
  const changedFiles = [
    ...[...base.keys()].map((from) => ({ from, to: renames.get(from) ?? (head.has(from) ? from : null) })),
    ...[...head.keys()].filter((to) => !base.has(to) && !targets.has(to)).map((to) => ({ from: null, to })),
  ];
  // The processor's time: what else runs on the machine is not ours.
  const start = process.cpuUsage();
  const { counts } = compareObservations({
    base: side(base, findings.base),
    head: side(head, findings.head),
    renames,
    changedFiles,
    text: (name, path) => (name === "base" ? base : head).get(path),
    reading: readingOf,
  });
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1000 - readingMs;
  const seen = Object.entries(counts).filter(([, count]) => count > 0);
  return { ms, readingMs, note: seen.map(([state, count]) => `${thousands(count)} ${state}`).join(", ") };
}

/** 25 findings a file; the head is wrapped in a class, has other quotes, and its long calls are on lines of their own. */
function renamed(files: number): Change {
  const sides = { base: new Map<string, string>(), head: new Map<string, string>() };
  const findings = { base: [] as Finding[], head: [] as Finding[] };
  const renames = new Map<string, string>();
  for (let file = 0; file < files; file++) {
    const [from, to] = [`old/m${file}.py`, `new/m${file}.py`];
    renames.set(from, to);
    const before = ["import lib"];
    const after = ["import lib", `class All${file}:`];
    for (let at = 0; at < 25; at++) {
      before.push(`def f${at}(a):`, `    return lib.call(a, 'x${at}', a.nope${at % 5})`, "");
      after.push(
        `    def f${at}(self, a):`,
        "        return lib.call(",
        "            a,",
        `            "x${at}",`,
      );
      after.push(`            a.nope${at % 5},`, "        )", "");
      const start = 30 + String(at).length;
      findings.base.push(finding(from, 3 * at + 2, start, `f${at}`));
      findings.head.push(finding(to, 7 * at + 6, 14, `All${file}.f${at}`));
    }
    sides.base.set(from, before.join("\n"));
    sides.head.set(to, after.join("\n"));
  }
  return { ...sides, findings, renames };
}

function identical(count: number, how: "in place" | "moved"): Change {
  const line = "    total = lib.call(value.nope)";
  const text = ["def f(value):", ...Array.from({ length: count }, () => line)].join("\n");
  const all = (path: string) => Array.from({ length: count }, (_, at) => finding(path, at + 1, 27, "f"));
  const to = how === "moved" ? "n.py" : "m.py";
  return {
    base: new Map([["m.py", text]]),
    head: new Map([[to, how === "moved" ? text : `# one line more\n${text}`]]),
    findings: {
      base: all("m.py"),
      head: how === "moved" ? all(to) : all(to).map((one) => shifted(one)),
    },
    renames: new Map(),
  };
}

function rewritten(count: number): Change {
  const text = (word: string) =>
    Array.from({ length: count }, (_, at) => `${word}${at} = call(x.nope, ${at})`);
  const all = Array.from({ length: count }, (_, at) => finding("m.py", at, 3, null));
  return {
    base: new Map([["m.py", text("old").join("\n")]]),
    head: new Map([["m.py", text("new").join("\n")]]),
    findings: { base: all, head: all },
    renames: new Map(),
  };
}

function shuffled(count: number): Change {
  const line = (at: number) => `v${at} = call(x.nope, ${at})`;
  const order = Array.from({ length: count }, (_, at) => (at * 7919) % count);
  const all = Array.from({ length: count }, (_, at) => finding("m.py", at, 0, null));
  return {
    base: new Map([["m.py", Array.from({ length: count }, (_, at) => line(at)).join("\n")]]),
    head: new Map([["m.py", order.map(line).join("\n")]]),
    findings: { base: all, head: all },
    renames: new Map(),
  };
}

function finding(path: string, line: number, character: number, symbol: string | null): Finding {
  return {
    server: "bench",
    source: "bench",
    code: "attr",
    severity: "error",
    message: 'Cannot access attribute "nope"',
    path,
    range: { start: { line, character }, end: { line, character: character + 4 } },
    symbol,
  };
}

function shifted(one: Finding): Finding {
  const { start, end } = one.range;
  return {
    ...one,
    range: { start: { ...start, line: start.line + 1 }, end: { ...end, line: end.line + 1 } },
  };
}

function table(rows: readonly Row[]): string {
  const head = ["load", "ms", "readings, ms", "twice", "result"];
  const cells = rows.map(({ load, ms, readingMs, ratio, note }) => [
    load,
    ms.toFixed(0),
    readingMs.toFixed(0),
    `×${ratio.toFixed(2)}`,
    note,
  ]);
  const all = [head, head.map(() => "---"), ...cells];
  return `${all.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n`;
}

function thousands(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
