/**
 * Where there are two processors one process of pyright looks at base and then at head, and one of TypeScript where few of its files are
 * looked at (docs/speed-of-base.md), and no report tells.
 */
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report, Side } from "../../src/model/report.ts";
import type { Host } from "../../src/platform/host.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { firstOfNow, isNight, testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { onlyTypescript } from "../support/typescript.ts";
import { type Seen, watchServers } from "../support/watched-host.ts";

type Case = { readonly base: Files; readonly head: Files };

/** The two call each other, and which of them has an error is decided by which is looked at first. */
const circle = {
  "m0.py":
    "from m1 import f1\n\n\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\n\n\nv0 = f0()\nv0.nope\n",
  "m1.py":
    "from m0 import f0\n\n\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\n\n\nv1 = f1()\nv1.nope\n",
};
const calling = { "a.py": "from m1 import f1\n\nx = f1()\n" };

const cases: Readonly<Record<string, Case>> = {
  "nothing is new": { base: { "a.py": "x = 1\n", "b.py": "y: int = ''\n" }, head: { "a.py": "x = 2\n" } },
  "something is new": { base: { "a.py": "x: int = 1\n" }, head: { "a.py": "x: int = 1\ny: int = ''\n" } },
  "something is new in a file that did not change, and a file comes": {
    base: { "rates.py": "def rate(a): ...\n", "use.py": "from rates import rate\nrate(1)\n" },
    head: { "rates.py": "def rate(a, b): ...\n", "more.py": "from rates import rate\nrate(1, 2)\nrate()\n" },
  },
  "something is fixed, and moves": {
    base: { "a.py": "x: int = ''\n", "b.py": "\n" },
    head: { "a.py": "x: int = 1\n", "b.py": "z: str = 1\n" },
  },
  "an error is hidden by a comment": {
    base: { "a.py": "x: int = ''\n" },
    head: { "a.py": "x: int = ''  # type: ignore\n" },
  },
  "a file before a circle begins to call": { base: { ...circle, "a.py": "x = 1\n" }, head: calling },
  "a file before a circle ceases to call": { base: { ...circle, ...calling }, head: { "a.py": "x = 1\n" } },
  "a file before a circle comes and calls": { base: circle, head: calling },
};

async function run({ base, head }: Case, processors: number, see?: (seen: Seen) => void) {
  const started: Side[] = [];
  const host: GateOptions["host"] = (real: Host) =>
    watchServers(
      { ...real, capacity: () => ({ processors, freeBytes: 2 ** 34 }) },
      {
        start: (request, side) => {
          started.push(side);
          return request;
        },
        ...(see === undefined ? {} : { see }),
      },
    );
  const outcome = await gate(repositoryOf(base, head), { host });
  const report = reportOf(outcome);
  return { report, bytes: serializeReport(report), started, left: outcome.left };
}

describe.each(firstOfNow(Object.entries(cases), 2))("where %s", (_, of) => {
  test("the report is that of two processes", async () => {
    const [two, one] = [await run(of, 4), await run(of, 2)];
    expect(findingLines(one.report)).toEqual(findingLines(two.report));
    expect(one.bytes).toBe(two.bytes);
    expect(one.left).toEqual([]);
    expect(one.started).not.toContain("head");
    expect(two.started).toEqual(expect.arrayContaining(["base", "head"]));
  });
});

/** How many moments of a run are tried by day; by night each message is one. */
const momentsByDay = 5;

type Judged = { readonly report: Report; readonly left: readonly string[] };

/** Killed at any moment, the run is inconclusive, or nothing of what it finds is other. */
async function killAtMoments(runSeen: (see: (seen: Seen) => void) => Promise<Judged>): Promise<void> {
  let messages = 0;
  const whole = await runSeen(() => {
    messages += 1;
  });
  const every = isNight ? 1 : Math.ceil(messages / momentsByDay);
  const moments = Array.from({ length: Math.floor(messages / every) }, (_, at) => at * every + 1);
  for (const moment of moments) {
    let seen = 0;
    const killed = await runSeen((one) => {
      seen += 1;
      if (seen === moment) one.signal("SIGKILL");
    });
    const { verdict } = killed.report;
    expect.soft([moment, killed.left]).toEqual([moment, []]);
    if (verdict !== "inconclusive")
      expect
        .soft([moment, verdict, ...findingLines(killed.report)])
        .toEqual([moment, whole.report.verdict, ...findingLines(whole.report)]);
  }
}

testByNight(
  "a server that is killed at any moment has the run inconclusive, or changes nothing of what it finds",
  async () => {
    const of = cases["a file before a circle begins to call"];
    if (of === undefined) throw new Error("There is such a case.");
    await killAtMoments((see) => run(of, 2, see));
  },
  1_200_000,
);

describe("where nothing is new near a circle, and base is not looked at again,", () => {
  const typed = (own: number, other: number) =>
    `from m${other} import f${other}\n\n\ndef f${own}(x=None) -> int:\n    return f${other}(1)\n\n\nv${own} = f${own}()\nv${own}.nope\n`;
  const of: Case = {
    base: { "m0.py": typed(0, 1), "m1.py": typed(1, 0), ...calling },
    head: { "a.py": `${calling["a.py"]}y = f1(2)\n` },
  };

  test("the report is that of two processes", async () => {
    const [two, one] = [await run(of, 4), await run(of, 2)];
    expect(one.report.confirmation?.taken).toBe(true);
    expect(one.bytes).toBe(two.bytes);
    expect(one.started).toEqual(["base"]);
  });

  test("a server that does not live to be shut down has the look at fault told that was its last", async () => {
    const told = async (processors: number) => {
      const { report, left } = await run(of, processors, ({ direction, message, side, signal }) => {
        const isLast = direction === ">" && message["method"] === "shutdown";
        if (isLast && (processors === 2 || side === "head")) signal("SIGKILL");
      });
      const { verdict, reasons, unknown, confirmation } = report;
      return {
        ...{ verdict, unknown, confirmation, left },
        reasons: reasons.map(({ code, message }) => `${code}: ${message}`),
      };
    };
    const one = await told(2);
    expect(one).toEqual(await told(4));
    expect(one.reasons.join("\n")).toContain("pyright on head, second pass: ");
    expect(one.left).toEqual([]);
  });
});

describe("of TypeScript", () => {
  const config = { strict: true, noEmit: true, types: [], lib: ["es2022"] };
  const others = Object.fromEntries(
    Array.from({ length: 30 }, (_, at) => [`rest/r${at}.ts`, `export const r${at}: number = ${at};\n`]),
  );
  const project: Files = {
    ...others,
    "tsconfig.json": `${JSON.stringify({ compilerOptions: config })}\n`,
    "rates.ts": "export function rate(a: number): number {\n  return a;\n}\n",
    "use.ts": 'import { rate } from "./rates";\nexport const used: number = rate(1);\n',
  };
  const wide: Files = { "rates.ts": "export function rate(a: number): string {\n  return String(a);\n}\n" };
  const shadowed: Files = {
    ...project,
    "m/index.ts": "export const m: number = 1;\n",
    "u.ts": 'import { m } from "./m";\nexport const t: number = m;\n',
  };

  /** What TypeScript looks for where it really lies: each imports a class with a private member. */
  const placed: Files = { ...project, "lib/c.ts": "export class C {\n  private x = 1;\n  y = this.x;\n}\n" };
  const vendored: Files = {
    ...placed,
    "src/node_modules/v/index.d.ts":
      'import { C } from "../../../lib/c";\nexport declare function own(o: C): void;\n',
    "src/use.ts": 'import { own } from "v";\nimport { C } from "../lib/c";\nlet c = new C();\nown(c);\n',
  };
  const typeRoot: Files = {
    ...placed,
    "tsconfig.json": `${JSON.stringify({
      compilerOptions: { ...config, types: ["own"], typeRoots: ["./types"] },
      include: ["src", "lib", "rest"],
    })}\n`,
    "types/own/index.d.ts":
      'import { C } from "../../lib/c";\ndeclare global {\n  function own(o: C): void;\n}\nexport {};\n',
    "src/use.ts": 'import { C } from "../lib/c";\nexport const c = new C();\n',
  };

  type Change = Case & {
    /** What head does not have. */
    readonly gone?: readonly string[];
    /** What head has besides: by its path, where it leads to. */
    readonly links?: Readonly<Record<string, string>>;
    /** What head has in Latin-1. */
    readonly latin?: Readonly<Record<string, string>>;
    readonly scope?: "affected";
    /** Why each side has its own; absent where there is one. */
    readonly why?: string;
    /** What is new, as well. */
    readonly found?: readonly string[];
  };
  const changes: Readonly<Record<string, Change>> = {
    "nothing is new": { base: project, head: { "use.ts": `${project["use.ts"]}export const more = 1;\n` } },
    "something is new in a file that did not change": { base: project, head: wide },
    "something is fixed": {
      base: { ...project, ...wide },
      head: { "rates.ts": project["rates.ts"] ?? null },
    },
    "a file comes that a name leads to from now on": {
      base: shadowed,
      head: { "m.ts": 'export const m: string = "1";\n' },
      why: "m.ts is added, deleted, not plain text, or a configuration",
    },
    "a file goes that a name led to": {
      base: { ...shadowed, "m.ts": 'export const m: string = "1";\n' },
      head: {},
      gone: ["m.ts"],
      why: "m.ts is added, deleted, not plain text, or a configuration",
    },
    "a file moves": {
      base: project,
      head: {
        "charges.ts": `${project["rates.ts"]}export const other: string = 1;\n`,
        "use.ts": 'import { rate } from "./charges";\nexport const used: number = rate("1");\n',
      },
      gone: ["rates.ts"],
      why: "charges.ts is added, deleted, not plain text, or a configuration",
    },
    "the order decides what is found": {
      base: {
        ...project,
        "a.ts": 'import { v } from "./b";\nexport const o = { k: v, n: () => 1 };\n',
        "b.ts": 'import { f } from "./c";\nexport const v: any = f(0);\n',
        "c.ts":
          'import { w } from "./d";\ndeclare function g(x: any): any;\nexport function f(x = w) {\n  return g(x);\n}\n',
        "d.ts": 'import { o } from "./a";\nexport const w = o.k;\nconst y: { q: number } = o;\n',
      },
      head: { "b.ts": 'import { f } from "./c";\nexport const v = f(0);\n' },
    },
    "a package in the tree is asked for something else": {
      base: vendored,
      head: { "src/use.ts": `${vendored["src/use.ts"]}`.replace("= new C()", "= 3") },
      found: ["new src/use.ts:4 2345"],
    },
    "a package in the tree is asked for what is right": {
      base: { ...vendored, "src/use.ts": "export {};\n" },
      head: { "src/use.ts": vendored["src/use.ts"] ?? null },
    },
    "a root of types is asked for what is right": {
      base: typeRoot,
      head: { "src/use.ts": `${typeRoot["src/use.ts"]}own(new C());\n` },
    },
    "a root of types is another": {
      base: typeRoot,
      head: { "types/own/index.d.ts": `${typeRoot["types/own/index.d.ts"]}export type More = number;\n` },
    },
    "what a file of the folder of our own document is called is asked for": {
      base: {
        ...project,
        ".lanser/canary.ts": 'export const canary: string = "x";\n',
        ".lanser/canary-first.ts": 'export const canary: string = "x";\n',
      },
      head: {
        "use.ts":
          'import { canary } from "./.lanser/canary";\nexport const used: number = canary;\nexport { canary as first } from "./.lanser/canary-first";\n',
      },
      found: ["new use.ts:2 2322"],
    },
    "bytes that are not UTF-8 tell two texts apart, or do not": {
      base: {
        ...project,
        "rates.ts": 'export const k = "a" as const;\n',
        "use.ts": 'import { k } from "./rates";\nexport const t: "a" = k;\n',
      },
      head: {},
      latin: {
        "rates.ts": 'export const k = "a\u00e8" as const;\n',
        "use.ts": 'import { k } from "./rates";\nexport const t: "a\u00e9" = k;\n',
      },
      why: "rates.ts is added, deleted, not plain text, or a configuration",
    },
    "a file begins with a mark": {
      base: project,
      head: {
        "rates.ts": "\ufeffexport function rate(a: number, b: number): number {\n  return a + b;\n}\n",
      },
      why: "rates.ts is added, deleted, not plain text, or a configuration",
    },
    "data that is imported differs": {
      base: {
        ...project,
        "tsconfig.json": `${JSON.stringify({
          compilerOptions: {
            ...config,
            module: "preserve",
            resolveJsonModule: true,
            paths: { cfg: ["./.lanser/claims/n.json"] },
          },
        })}\n`,
        ".lanser/claims/n.json": '{ "n": 1 }\n',
        "use.ts": 'import data from "cfg";\nexport const used: number = data.n;\n',
      },
      head: {
        ".lanser/claims/n.json": '{ "n": "x" }\n',
        "use.ts": 'import data from "cfg";\nexport const used: number = data.n;\nexport const more = 1;\n',
      },
      found: ["new use.ts:2 2322"],
      why: ".lanser/claims/n.json is added, deleted, not plain text, or a configuration",
    },
    "projects refer to one another": {
      base: {
        ...others,
        "tsconfig.json": `${JSON.stringify({ compilerOptions: config, references: [{ path: "b" }] })}\n`,
        "b/tsconfig.json": `${JSON.stringify({ compilerOptions: { ...config, noEmit: false, composite: true } })}\n`,
        "b/b.ts": "export const b: number = 1;\n",
        "use.ts": 'import { b } from "./b/b";\nexport const used: number = b;\n',
      },
      head: { "b/b.ts": 'export const b: string = "1";\n' },
      // By itself it is every file of such projects.
      scope: "affected",
      why: "the projects refer to each other",
    },
    "many files are others": {
      base: {
        ...project,
        ...Object.fromEntries(
          Array.from({ length: 300 }, (_, at) => [
            `more/m${at}.ts`,
            `export const m${at}: number = ${at};\n`,
          ]),
        ),
      },
      head: Object.fromEntries(
        Array.from({ length: 41 }, (_, at) => [
          `more/m${at}.ts`,
          `export const m${at}: number = ${at + 1};\n`,
        ]),
      ),
      why: "41 files have other texts in head",
    },
    "its configuration differs": {
      base: project,
      head: {
        ...wide,
        "tsconfig.json": `${JSON.stringify({ compilerOptions: { ...config, noImplicitOverride: true } })}\n`,
      },
      why: "checking costs more than starting the server",
    },
    "a link comes": {
      base: project,
      head: wide,
      links: { "linked.ts": "rates.ts" },
      why: "checking costs more than starting the server",
    },
    "a package of the repository is among its dependencies": {
      base: {
        ...project,
        ".gitignore": "node_modules\n",
        "packages/x/package.json": '{ "name": "x", "version": "1.0.0", "types": "index.d.ts" }\n',
        "packages/x/index.d.ts": "export declare const x: number;\n",
        "ask.ts": 'import { x } from "x";\nexport const asked: number = x;\n',
      },
      head: { "packages/x/index.d.ts": "export declare const x: string;\n" },
      links: { "node_modules/x": "../packages/x" },
      why: "links point into the tree",
    },
    "most of its files are looked at": {
      base: { "tsconfig.json": project["tsconfig.json"] ?? "", "a.ts": "export const a: number = 1;\n" },
      head: { "a.ts": "export const a: string = 1;\n" },
      why: "checking costs more than starting the server",
    },
  };

  async function look(
    { base, head, gone = [], links = {}, latin = {}, scope }: Change,
    options: GateOptions,
    see?: (seen: Seen) => void,
  ) {
    const started: Side[] = [];
    const repository = repositoryOf(base);
    for (const path of gone) rmSync(join(repository, path));
    for (const [path, target] of Object.entries(links)) {
      mkdirSync(join(repository, dirname(path)), { recursive: true });
      symlinkSync(target, join(repository, path));
    }
    for (const [path, text] of Object.entries(latin))
      writeFileSync(join(repository, path), Buffer.from(text, "latin1"));
    commit(repository, head);
    const outcome = await gate(repository, {
      policy: { ...onlyTypescript, scope },
      host: (real) =>
        watchServers(
          { ...real, capacity: () => ({ processors: 4, freeBytes: 2 ** 34 }) },
          {
            start: (request, side) => {
              started.push(side);
              return request;
            },
            ...(see === undefined ? {} : { see }),
          },
        ),
      ...options,
    });
    const report = reportOf(outcome);
    const choice = outcome.run?.processes?.["typescript"];
    return { report, bytes: serializeReport(report), started, left: outcome.left, choice };
  }

  test.each(firstOfNow(Object.entries(changes), 4))(
    "where %s the report is that of a process for each look",
    async (_, of) => {
      const [stays, fresh] = [await look(of, {}), await look(of, { traceFolder: temporaryFolder() })];
      expect(findingLines(stays.report)).toEqual(findingLines(fresh.report));
      expect(stays.bytes).toBe(fresh.bytes);
      expect(stays.left).toEqual([]);
      expect(stays.choice).toEqual({
        isOne: of.why === undefined,
        why: of.why ?? "the server loads all files even to check a few",
      });
      expect(stays.started.includes("head")).toBe(of.why !== undefined);
      expect(fresh.started).toEqual(expect.arrayContaining(["base", "head"]));
    },
  );

  test("where a file has no project in a folder above it each look has a process of its own", async () => {
    const referring = (more: object) =>
      `${JSON.stringify({ compilerOptions: { types: [], lib: ["es2022"] }, ...more })}\n`;
    const base: Files = {
      ".lanser/config.yml": "version: 1\nservers: [{ id: typescript, roots: [a] }]\n",
      "a/tsconfig.json": referring({
        compilerOptions: { ...config, noEmit: false },
        references: [{ path: "../b" }],
      }),
      "b/tsconfig.json": referring({
        compilerOptions: { composite: true, types: [], lib: ["es2022"], rootDir: ".." },
        include: ["*.ts", "../shared/*.ts"],
      }),
      "b/b.ts": "export const b: number = 1;\n",
      "shared/x.ts": 'import { b } from "../b/b";\nexport const same = b === 1;\n',
      "a/main.ts":
        'import { b } from "../b/b";\nimport { same } from "../shared/x";\nexport const all = [b, same];\n',
      ...Object.fromEntries(
        Array.from({ length: 12 }, (_, at) => [`b/r${at}.ts`, `export const r${at}: number = ${at};\n`]),
      ),
    };
    const of = { base, head: { "b/b.ts": 'export const b: string = "1";\n' } };
    const policy = { servers: [], file: undefined, failOn: undefined, where: "terminal" } as const;
    const [stays, fresh] = [
      await look(of, { policy }),
      await look(of, { policy, traceFolder: temporaryFolder() }),
    ];
    expect(stays.choice).toBeUndefined();
    expect(stays.bytes).toBe(fresh.bytes);
  });

  test("a server that is killed at any moment has the run inconclusive, or changes nothing of what it finds", async () => {
    await killAtMoments((see) => look({ base: project, head: wide }, {}, see));
  }, 1_200_000);
});

test.each([
  ["TypeScript", onlyTypescript, 3, 4],
  ["pyright", undefined, 2, 2],
] as const)(
  "where %s has more roots than are asked at once no server is left",
  async (_, policy, count, processors) => {
    const names = Array.from({ length: count }, (__, at) => `p${at}`);
    const isScript = policy !== undefined;
    const base: Files = {
      ...(isScript
        ? {}
        : { ".lanser/config.yml": `version: 1\nservers: [{ id: pyright, roots: [${names.join(", ")}] }]\n` }),
      ...Object.fromEntries(
        names.flatMap((name) =>
          isScript
            ? [
                [`${name}/tsconfig.json`, '{ "compilerOptions": { "strict": true, "types": [] } }\n'],
                [`${name}/a.ts`, "export const a: number = 1;\n"],
                ...Array.from(
                  { length: 8 },
                  (__, at) => [`${name}/r${at}.ts`, `export const r = ${at};\n`] as const,
                ),
              ]
            : [
                [`${name}/pyrightconfig.json`, "{}\n"],
                [`${name}/a.py`, "a: int = 1\n"],
              ],
        ),
      ),
    };
    const head = Object.fromEntries(
      names.map((name) =>
        isScript ? [`${name}/a.ts`, 'export const a: number = "";\n'] : [`${name}/a.py`, 'a: int = ""\n'],
      ),
    );
    const running = new Set<number>();
    const outcome = await gate(repositoryOf(base, head), {
      ...(policy === undefined
        ? { policy: { servers: [], file: undefined, failOn: undefined, where: "terminal" } }
        : { policy }),
      host: (real) => ({
        ...real,
        capacity: () => ({ processors, freeBytes: 2 ** 34 }),
        spawn: (request) => {
          const child = real.spawn(request);
          const { pid } = child;
          if (pid !== undefined && request.args.some((arg) => arg === "--lsp" || arg === "--stdio")) {
            running.add(pid);
            child.once("exit", () => running.delete(pid));
          }
          return child;
        },
      }),
    });
    const report = reportOf(outcome);
    expect(findingLines(report)).toHaveLength(count);
    expect(report.servers).toHaveLength(count);
    expect([...running]).toEqual([]);
  },
);
