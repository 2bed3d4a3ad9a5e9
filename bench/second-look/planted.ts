/** Generated changes of projects whose modules import each other in circles, each observed whole in both orders, and by each rule. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { importGraph } from "../../src/affected/imports.ts";
import { cacheFolder } from "../../src/cli/program/cache-folder.ts";
import { surroundingsOf } from "../../src/cli/program/where.ts";
import { type ConfirmationPlan, type PlanInput, planConfirmation } from "../../src/match/confirmation.ts";
import { findingsOf } from "../../src/model/finding.ts";
import { realHost } from "../../src/platform/host.ts";
import { importsIn } from "../../src/syntax/imports.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { openWorkbench } from "../../src/traces/replay/workbench.ts";
import { noVariationOptions } from "../../src/workspace/repeatable.ts";
import { circularProject } from "../../test/support/circle.ts";
import type { Files } from "../../test/support/files.ts";
import { git } from "../../test/support/repository.ts";
import { type RuleName, rules } from "./whole-cycles.ts";

type Outcome = { readonly files: number; readonly wrong: number; readonly missed: number };

export type Planted = {
  readonly seed: number;
  readonly kind: string;
  /** Whether the two orders find another thing new or fixed. */
  readonly isOrdered: boolean;
  readonly by: Readonly<Record<RuleName, Outcome>>;
};

export async function plantedChanges(kept: string, count: number): Promise<readonly Planted[]> {
  mkdirSync(kept, { recursive: true });
  const file = join(kept, "planted.jsonl");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const known = new Map(
    lines.flatMap((line) => {
      const row = line.endsWith("}") ? (JSON.parse(line) as Planted) : undefined;
      return row === undefined ? [] : [[row.seed, row] as const];
    }),
  );
  for (let seed = 0; seed < count; seed += 1) {
    if (known.has(seed)) continue;
    const row = await plant(seed);
    known.set(seed, row);
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    process.stderr.write(`planted ${seed} ${row.kind}\n`);
  }
  return [...known.values()].filter(({ seed }) => seed < count);
}

/** Equal seeds draw equal numbers. */
export function drawing(seed: number): (below: number) => number {
  let state = (seed * 7919 + 13) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Texts = Readonly<Record<string, string>>;

export function changeOf(files: Texts, draw: (below: number) => number) {
  const modules = Object.keys(files).filter((path) => /m\d+\.py$/u.test(path));
  const pick = () => modules[draw(modules.length)] ?? "";
  const [one, other] = [pick(), pick()];
  const number = (path: string) => /m(\d+)/u.exec(path)?.[1] ?? "";
  const uses = (path: string) => ({
    [path]: `${files[path]}v${number(path)}.gone\nz${number(path)}: str = f${number(path)}(2)\n`,
  });
  const calls = `from ${one.replace(/\.py$/u, "").replaceAll("/", ".")} import f${number(one)}\nx = f${number(one)}()\n`;
  const kinds: readonly (readonly [kind: string, change: Files])[] = [
    ["a clean file first", { "a.py": calls }],
    ["a clean file first, and errors", { "a.py": calls, ...uses(one), ...uses(other) }],
    ["errors", { ...uses(one), ...uses(other) }],
    ["an error", uses(one)],
    [
      "a file that begins to call, and an error",
      { "plain.py": `${files["plain.py"]}${calls}`, ...uses(other) },
    ],
    ["an error is gone", { [one]: (files[one] ?? "").replace(/v\d+\.missing\n/u, "\n") }],
    ["a clean file last, and errors", { "zz/last.py": calls, ...uses(one), ...uses(other) }],
  ];
  const [kind, change] = kinds[draw(kinds.length)] ?? ["nothing", {}];
  return { kind, change };
}

async function plant(seed: number): Promise<Planted> {
  const draw = drawing(seed);
  // The first numbers of near seeds are near each other.
  for (let at = 0; at < 2; at += 1) draw(1);
  const base = {
    ...(circularProject(6 + draw(8)) as Texts),
    "plain.py": "y = 1\n",
    "pyrightconfig.json": "{}\n",
  };
  const { kind, change } = changeOf(base, draw);
  const root = mkdtempSync(join(tmpdir(), "lanser-planted-"));
  try {
    const commit = (files: Files): string => {
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), text ?? "");
      }
      git(root, "add", "--all");
      git(root, "commit", "--quiet", "--message", "files");
      return git(root, "rev-parse", "HEAD");
    };
    git(root, "init", "--quiet", ".");
    const revs = [commit(base), commit(change)] as const;
    await using before = await openSide(root, revs[0]);
    await using after = await openSide(root, revs[1]);
    const row = await compare(before, after, base, change);
    return { seed, kind, ...row };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Places and codes of findings, to their paths. */
type Found = ReadonlyMap<string, string>;

async function openSide(repository: string, rev: string) {
  const host = realHost();
  const bench = await openWorkbench(host, {
    repository,
    rev,
    cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const opened = await bench.open(bench.choose({ id: "pyright", version: undefined }), undefined);
  let looks = 0;
  return {
    program: opened.program,
    text: opened.text,
    look: async (paths: readonly string[]): Promise<Found> => {
      looks += 1;
      const run = await opened.run({
        ...noVariationOptions,
        session: `look${looks}`,
        paths,
        lookups: null,
        trace: null,
      });
      run.discard();
      if (run.observation.failure !== undefined) throw new Error(run.observation.failure.message);
      return new Map(
        findingsOf(run.observation).map(({ path, code, range: { start } }) => [
          `${path} ${start.line}:${start.character} ${code}`,
          path,
        ]),
      );
    },
    [Symbol.asyncDispose]: () => bench[Symbol.asyncDispose](),
  };
}

type OpenSide = Awaited<ReturnType<typeof openSide>>;

async function compare(
  base: OpenSide,
  head: OpenSide,
  files: Files,
  change: Files,
): Promise<Omit<Planted, "seed" | "kind">> {
  const first = { base: await base.look(base.program), head: await head.look(head.program) };
  const whole = {
    base: await base.look(base.program.toReversed()),
    head: await head.look(head.program.toReversed()),
  };
  const parser = await createParser(["python"]);
  const findings = [
    ...without(first.head, first.base).map(([, path]) => ({ state: "new" as const, path })),
    ...without(first.base, first.head).map(([, path]) => ({ state: "fixed" as const, path })),
  ];
  const graph = ({ program, text }: OpenSide) =>
    importGraph(program, (path) => importsIn("python", text(path) ?? ""));
  const input: PlanInput = {
    comparison: { findings },
    changedFiles: Object.keys(change).map((path) => ({ from: path in files ? path : null, to: path })),
    renames: new Map(),
    programs: { base: base.program, head: head.program },
    graphs: { base: graph(base), head: graph(head) },
    reading: (side, path) => {
      const text = (side === "base" ? base : head).text(path);
      return text == null ? undefined : read(parser, "python", text);
    },
  };
  const truth = verdictsOf(first, whole);
  const inQuestion = new Set([...Object.keys(change), ...findings.map(({ path }) => path)]);
  const outcome = async (plan: ConfirmationPlan | undefined): Promise<Outcome> => {
    const again =
      plan === undefined ? first : { base: await base.look(plan.base), head: await head.look(plan.head) };
    const found = verdictsOf(first, again);
    return {
      files: plan === undefined ? 0 : plan.base.length + plan.head.length,
      wrong: found.confirmed.difference(truth.confirmed).size,
      missed: [...truth.seen.difference(found.seen)].filter((key) => inQuestion.has(key.split(" ")[1] ?? ""))
        .length,
    };
  };
  const by = {
    "whole import cycles": await outcome(rules["whole import cycles"](input)),
    "what changed, and what is new or fixed": await outcome(
      rules["what changed, and what is new or fixed"](input),
    ),
    "and the last of each cycle, where code that leads into one differs": await outcome(
      planConfirmation(input),
    ),
  };
  return { isOrdered: truth.seen.size !== truth.confirmed.size, by };
}

type Both = { readonly base: Found; readonly head: Found };

/** What both looks call new or fixed, and what either does. */
function verdictsOf(first: Both, again: Both) {
  const of = ({ base, head }: Both) =>
    new Set([
      ...without(head, base).map(([key]) => `new ${key}`),
      ...without(base, head).map(([key]) => `fixed ${key}`),
    ]);
  return { confirmed: of(first).intersection(of(again)), seen: of(first).union(of(again)) };
}

function without(one: Found, other: Found): readonly (readonly [key: string, path: string])[] {
  return [...one].filter(([key]) => !other.has(key));
}
