/**
 * Whether names inferred in a circle are found wherever the order of checks decides a type: generated packages of modules that import
 * each other, some names written down and some not, asked for the type of every name in several orders, each by a fresh pyright.
 * `npm run bench -- circles [--trees N] [--from N] [--show TREE PACKAGE]`: a tree holds forty packages.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findingsOf } from "../../src/core/finding.ts";
import { inferenceCircles } from "../../src/delta/circles/circles.ts";
import { importGraph } from "../../src/delta/imports.ts";
import { whereOf } from "../../src/github/where.ts";
import { realHost } from "../../src/host.ts";
import { cacheFolder } from "../../src/program/arguments.ts";
import { openWorkbench } from "../../src/replay/workbench.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { asAlways } from "../../src/workspace/repeatable.ts";
import { git } from "../../test/support/repository.ts";
import { drawing } from "./planted.ts";

const packagesEach = 40;
const treesUsual = 3;
const ordersEach = 4;

type Draw = (below: number) => number;

export async function benchCircles(line: readonly string[] = []): Promise<string> {
  const given = (flag: string, usual: number) => {
    const at = line.indexOf(flag);
    return at < 0 ? usual : Number(line[at + 1]);
  };
  const [from, trees] = [given("--from", 0), given("--trees", treesUsual)];
  const show = line.indexOf("--show");
  if (show >= 0) return textsOf(Number(line[show + 1]), line[show + 2] ?? "");
  const counts = { packages: 0, ordered: 0, found: 0, missed: 0, settled: 0, falsely: 0 };
  const missed: string[] = [];
  for (let seed = from; seed < from + trees; seed += 1) {
    for (const one of await treeOf(seed)) {
      counts.packages += 1;
      if (one.isOrdered) counts.ordered += 1;
      if (one.isOrdered && one.isFound) counts.found += 1;
      if (one.isOrdered && !one.isFound) {
        counts.missed += 1;
        missed.push(`tree ${seed}, ${one.name}: ${one.differs.slice(0, 3).join("; ")}`);
      }
      if (!one.isOrdered && !one.isFound) counts.settled += 1;
      if (!one.isOrdered && one.isFound) counts.falsely += 1;
    }
    process.stderr.write(`tree ${seed}: ${JSON.stringify(counts)}\n`);
  }
  return [
    "| packages | the order decides a type | of these a circle is found | missed | no circle, and the order decides nothing | a circle, and these orders decide nothing |",
    "| --: | --: | --: | --: | --: | --: |",
    `| ${counts.packages} | ${counts.ordered} | ${counts.found} | ${counts.missed} | ${counts.settled} | ${counts.falsely} |`,
    ...missed,
  ].join("\n");
}

type Outcome = {
  readonly name: string;
  readonly isOrdered: boolean;
  readonly isFound: boolean;
  readonly differs: readonly string[];
};

/** What a package holds, for who looks into it. */
function textsOf(seed: number, name: string): string {
  const draw = drawing(seed + 1_000);
  const packages = Array.from({ length: packagesEach }, (_, index) => packageOf(`p${index}`, draw));
  const files = packages.find((one) => one.name === name)?.files ?? [];
  return [...files].map(([path, text]) => `# ${path}\n${text}`).join("\n");
}

async function treeOf(seed: number): Promise<readonly Outcome[]> {
  const draw = drawing(seed + 1_000);
  const packages = Array.from({ length: packagesEach }, (_, index) => packageOf(`p${index}`, draw));
  const files = new Map(packages.flatMap(({ files: own }) => [...own]));
  const parser = await createParser(["python"]);
  const graph = importGraph([...files.keys()], (path) => importsIn("python", files.get(path) ?? ""));
  const circles = inferenceCircles(graph, (path) => {
    const text = files.get(path);
    return text === undefined ? undefined : read(parser, "python", text);
  });
  const seen = await observed(files, draw);
  const outcomes: Outcome[] = [];
  for (const { name, files: own } of packages) {
    const isFound = [...own.keys()].some((path) => circles.has(path));
    let differs = differing(name, seen);
    // What differs by what is checked of other packages is no circle of this one.
    if (!isFound && differs.length > 0) {
      const alone = differing(name, await observed(own, draw));
      if (alone.length === 0)
        process.stderr.write(`tree ${seed}, ${name}: by itself the order decides nothing\n`);
      differs = alone;
    }
    outcomes.push({ name, isOrdered: differs.length > 0, isFound, differs });
  }
  return outcomes;
}

function differing(name: string, seen: readonly ReadonlyMap<string, string>[]): readonly string[] {
  const of = (found: ReadonlyMap<string, string>) =>
    [...found].filter(([at]) => at.startsWith(`${name}/`)).map(([at, what]) => `${at} ${what}`);
  const [first = [], ...others] = seen.map(of);
  return others.flatMap((other) => other.filter((one) => !first.includes(one)));
}

/** What is said at each place, in each of some orders; each of a process of its own. */
async function observed(
  files: ReadonlyMap<string, string>,
  draw: Draw,
): Promise<readonly ReadonlyMap<string, string>[]> {
  const root = mkdtempSync(join(tmpdir(), "lanser-circles-"));
  try {
    for (const [path, text] of [...files, ["pyrightconfig.json", "{}\n"] as const]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    git(root, "init", "--quiet", ".");
    git(root, "add", "--all");
    git(root, "commit", "--quiet", "--message", "files");
    const host = realHost();
    await using bench = await openWorkbench(host, {
      repository: root,
      rev: "HEAD",
      cacheFolder: cacheFolder({ ...host, where: whereOf(host.env) }, undefined),
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    const opened = await bench.open(bench.choose({ id: "pyright", version: undefined }), undefined);
    const orders = [opened.program, opened.program.toReversed()];
    while (orders.length < ordersEach) orders.push(shuffled(opened.program, draw));
    const seen: ReadonlyMap<string, string>[] = [];
    for (const [index, paths] of orders.entries()) {
      const run = await opened.run({
        ...asAlways,
        session: `order${index}`,
        paths,
        lookups: null,
        trace: null,
      });
      run.discard();
      if (run.observation.failure !== undefined) throw new Error(run.observation.failure.message);
      seen.push(
        new Map(
          findingsOf(run.observation).map(({ path, range: { start }, code, message }) => [
            `${path}:${start.line + 1}:${start.character}`,
            `${code} ${message}`,
          ]),
        ),
      );
    }
    return seen;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function shuffled<One>(all: readonly One[], draw: Draw): readonly One[] {
  const left = [...all];
  for (let at = left.length - 1; at > 0; at -= 1) {
    const other = draw(at + 1);
    const [one, two] = [left[at] as One, left[other] as One];
    left[at] = two;
    left[other] = one;
  }
  return left;
}

/** Modules in a ring; each has names that are made of those of others. */
function packageOf(
  name: string,
  draw: Draw,
): { readonly name: string; readonly files: ReadonlyMap<string, string> } {
  const size = 2 + draw(3);
  // How many of a hundred names are written down: of few a circle is found nearly always, of many seldom.
  const written = [0, 40, 75, 90, 95, 97, 98, 99, 99, 100][draw(10)] ?? 50;
  const files = new Map<string, string>([[`${name}/__init__.py`, ""]]);
  for (let index = 0; index < size; index += 1)
    files.set(`${name}/m${index}.py`, moduleOf(index, size, written, draw));
  return { name, files };
}

function moduleOf(index: number, size: number, written: number, draw: Draw): string {
  const others = Array.from({ length: size }, (_, at) => at).filter((at) => at !== index);
  const near = new Set([(index + 1) % size, others[draw(others.length)] ?? index]);
  const lines: string[] = ["from __future__ import annotations", "from typing import Iterator"];
  const from = new Map<number, string>();
  for (const other of near) {
    if (other === index) continue;
    // A star now and then: where they lead in a circle nothing more is asked.
    const way = [0, 0, 0, 1, 1, 1, 2, 3, 3, 3][draw(10)];
    if (way === 0) lines.push(`from . import m${other}`);
    else if (way === 1)
      lines.push(
        `from .m${other} import f${other} as g${other}, C${other} as D${other}, v${other} as w${other}, deco${other} as wrap${other}`,
      );
    else if (way === 2) lines.push(`from .m${other} import *`);
    else lines.push(`from .m${other} import f${other}, C${other}, v${other}, deco${other}`);
    from.set(other, way === 0 ? "module" : way === 1 ? "alias" : "name");
  }
  const say = (other: number, what: "f" | "C" | "v" | "deco"): string => {
    const way = other === index ? "name" : from.get(other);
    if (way === "module") return `m${other}.${what}${other}`;
    if (way === "alias") return `${{ f: "g", C: "D", v: "w", deco: "wrap" }[what]}${other}`;
    return `${what}${other}`;
  };
  const known = [...from.keys()];
  const any = () => known[draw(known.length)] ?? index;
  const isWritten = () => draw(100) < written;
  const value = (depth = 0): string => {
    const other = draw(5) === 0 ? index : any();
    const kinds: readonly (() => string)[] = [
      () => `${say(other, "f")}()`,
      () => `${say(other, "f")}(1)`,
      () => `${say(other, "C")}().x`,
      () => `${say(other, "C")}().method()`,
      () => `${say(other, "C")}().prop`,
      () => `${say(other, "C")}()[0]`,
      () => `${say(other, "C")}()(2)`,
      () => `(${say(other, "C")}() + 1)`,
      () => `[one for one in ${say(other, "C")}()]`,
      () => `${say(other, "C")}.shared`,
      () => `${say(other, "C")}.make().x`,
      () => `(${depth < 2 ? value(depth + 1) : "1"} or ${say(other, "f")}())`,
      () => `(1 if ${say(other, "f")}() else "a")`,
      () => `(lambda: ${say(other, "f")}())()`,
      () => `{"k": ${say(other, "f")}()}["k"]`,
      () => `str(${say(other, "f")}())`,
      () => "1",
      () => '"text"',
      () => "None",
    ];
    return (kinds[draw(kinds.length)] ?? (() => "1"))();
  };
  const result = () => (isWritten() ? " -> int | str | None" : "");
  const type = () => (isWritten() ? ": int | str | None" : "");
  const other = any();
  const decorated = draw(3) === 0 ? [`@${say(other, "deco")}`] : [];
  const base = draw(3) === 0 ? `(${say(any(), "C")})` : "";
  const flow = draw(4) === 0 ? [`${say(any(), "f")}()`] : [];
  const body = (indent: string): readonly string[] => {
    const kinds: readonly (() => readonly string[])[] = [
      () => [`${indent}return ${value()}`],
      () => [`${indent}if a:`, `${indent}    return ${value()}`, `${indent}return ${value()}`],
      () => [
        `${indent}r = ${value()}`,
        `${indent}for _ in range(3):`,
        `${indent}    r = ${value()}`,
        `${indent}return r`,
      ],
      () => [`${indent}raise ValueError(${value()})`],
      () => [`${indent}${say(any(), "f")}()`, `${indent}return ${value()}`],
      () => [`${indent}with ${say(any(), "C")}() as opened:`, `${indent}    return opened`],
    ];
    return (kinds[draw(kinds.length)] ?? (() => [`${indent}return 1`]))();
  };
  lines.push(
    `def deco${index}(f${isWritten() ? ": object" : ""})${isWritten() ? " -> int" : ""}:`,
    `    return ${isWritten() ? "f" : value()}  # type: ignore`,
    ...decorated,
    `def f${index}(a${draw(3) === 0 ? ` = ${value()}` : `${type()} = None`})${result()}:`,
    ...body("    "),
    `class C${index}${base}:`,
    `    shared${type()} = ${value()}`,
    `    def __init__(self, y${type()} = None)${isWritten() ? " -> None" : ""}:`,
    `        self.x${type()} = ${draw(2) === 0 ? value() : "y"}`,
    `    def method(self, a = None)${result()}:`,
    ...body("        "),
    "    @property",
    `    def prop(self)${result()}:`,
    `        return ${value()}`,
    "    @classmethod",
    `    def make(cls)${isWritten() ? ` -> C${index}` : ""}:`,
    `        return ${isWritten() ? "cls()" : value()}  # type: ignore`,
    ...(draw(2) === 0 ? [`    def __getitem__(self, k: int)${result()}:`, `        return ${value()}`] : []),
    ...(draw(2) === 0 ? [`    def __call__(self, k: int)${result()}:`, `        return self.x`] : []),
    ...(draw(2) === 0 ? [`    def __add__(self, k: int)${result()}:`, `        return ${value()}`] : []),
    ...(draw(2) === 0
      ? [
          `    def __iter__(self)${isWritten() ? " -> Iterator[int]" : ""}:`,
          `        yield ${value()}  # type: ignore`,
        ]
      : []),
    ...(draw(2) === 0
      ? [
          `    def __enter__(self)${result()}:`,
          `        return ${value()}`,
          "    def __exit__(self, *a: object) -> None: ...",
        ]
      : []),
    ...flow,
    `v${index}${type()} = ${value()}`,
    `reveal_type(f${index})`,
    `reveal_type(v${index})`,
    `reveal_type(C${index}.shared)`,
    `reveal_type(C${index}().x)`,
    `reveal_type(C${index}().prop)`,
    `reveal_type(C${index}().method())`,
    ...known.flatMap((one) => [`reveal_type(${say(one, "f")}())`, `reveal_type(${say(one, "C")}().x)`]),
    "",
  );
  return lines.join("\n");
}
