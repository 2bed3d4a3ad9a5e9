/** A run over every file and one over the affected files alone: one reward, and what the smaller one missed is told. On real servers. */
import { expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { type Files, write } from "../support/files.ts";
import { type GateOptions, gate, onlyPyright } from "../support/gate.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { gateTypescript, onlyTypescript } from "../support/typescript.ts";

sharePyright();

type Rewarded = {
  readonly language: string;
  readonly run: typeof gate;
  readonly policy: NonNullable<GateOptions["policy"]>;
  readonly base: Files;
  readonly head: Files;
};

const rewarded: readonly Rewarded[] = [
  {
    language: "Python",
    run: gate,
    policy: onlyPyright,
    base: {
      "rates.py": "def rate():\n    return 'one'\n",
      "fees.py": "import rates\n\n\ndef fee():\n    return rates.rate()\n",
      "bill.py": "import fees\n\nsum: int = fees.fee()\n",
      "zone/alone.py": "def name() -> str:\n    return 1\n",
    },
    head: { "rates.py": "def rate():\n    return 1\n" },
  },
  {
    language: "TypeScript",
    run: gateTypescript,
    policy: onlyTypescript,
    base: {
      "tsconfig.json": '{ "compilerOptions": { "strict": true } }',
      "rates.ts": "export function rate() {\n  return 'one';\n}\n",
      "fees.ts": 'import { rate } from "./rates.js";\n\nexport function fee() {\n  return rate();\n}\n',
      "bill.ts": 'import { fee } from "./fees.js";\n\nexport const sum: number = fee();\n',
      "zone/alone.ts":
        'import * as fees from "./fees.js";\n\nexport const name: string = fees === null ? 1 : 2;\n',
    },
    head: { "rates.ts": "export function rate() {\n  return 1;\n}\n" },
  },
];

test.each(rewarded)(
  "what a change mends behind two imports is paid for, however many files are looked at: $language",
  async ({ run, policy, base, head }) => {
    const repository = repositoryOf(base, head);
    const rewards = [];
    for (const scope of ["full", "affected"] as const) {
      const {
        reward,
        counts,
        scope: own,
      } = reportOf(await run(repository, { policy: { ...policy, scope } }));
      rewards.push(reward);
      expect([own?.mode ?? "full", counts.fixed, reward?.diagnostics]).toEqual([
        scope,
        1,
        { base: 1, head: 0 },
      ]);
    }
    const [whole, smaller] = rewards;
    expect(whole).toEqual(smaller);
  },
);

const site = ".venv/lib/python3.12/site-packages";
const push = {
  base: {
    kind: "push",
    before: "",
    after: "",
    ref: "refs/heads/main",
    forced: false,
    defaultBranch: "main",
  },
} as const;

test("a push to the default branch tells which finding a run over the affected files would have missed", async () => {
  const repository = repositoryOf(
    {
      ".gitignore": ".venv\n",
      "ports.py": "count: int = 1\n",
      "rates.py": "def rate() -> int:\n    return 1\n",
      "late/bill.py": "from plugin import rate\n\nsum: int = rate()\n",
    },
    { "rates.py": "def rate() -> str:\n    return ''\n" },
  );
  // Installed, and with something of this repository that no manifest names.
  write(repository, {
    ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
    [`${site}/plugin/__init__.py`]: "from rates import rate as rate\n",
    [`${site}/plugin/py.typed`]: "",
  });
  const commits = {
    before: git(repository, "rev-parse", "HEAD^"),
    after: git(repository, "rev-parse", "HEAD"),
  };
  const report = reportOf(await gate(repository, { base: { ...push.base, ...commits } }));
  expect([
    report.verdict,
    ...report.findings.map(({ path, state }) => `${state} ${path}`),
    ...report.limits.flatMap(({ code, message }) => (code === "scope-miss" ? [message] : [])),
  ]).toMatchInlineSnapshot(`
    [
      "fail",
      "new late/bill.py",
      "\`scope: affected\` would have missed 1 new or fixed finding in late/bill.py, because Lanser found no path of imports from the file to a changed file. Report this defect of Lanser",
    ]
  `);
});

test("a package in the tree that goes is missed by what imports it, in TypeScript", async () => {
  const base = {
    "tsconfig.json": '{ "compilerOptions": { "strict": true, "types": [] } }',
    "src/node_modules/v/index.d.ts": "export declare const v: number;\n",
    "src/use.ts": 'import { v } from "v";\n\nexport const used: number = v;\n',
    "other.ts": "export const other = 1;\n",
  };
  const repository = repositoryOf(base, { "src/node_modules/v/index.d.ts": null });
  const { verdict, findings, scope } = reportOf(await gateTypescript(repository));
  expect([
    verdict,
    scope?.mode,
    ...findings.map(({ state, path, code }) => `${state} ${path} ${code}`),
  ]).toEqual(["fail", "complete", "new src/use.ts 2307"]);
});
