/**
 * Shapes of repositories, each with a clean commit and one that breaks something across its parts: found once, with its
 * cause, and on both sides what the command of the ecosystem says of every root. Those that a package manager has to
 * install are in test/tools.
 */
import { beforeAll, expect, test } from "vitest";
import { findingInWords, findingLines } from "../support/account.ts";
import { agreeing } from "../support/agreement.ts";
import type { Files } from "../support/files.ts";
import { installedPyright } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
}, 240_000);

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;

type Shape = {
  readonly servers: string;
  readonly files: Files;
  readonly clean: Files;
  readonly broken: Files;
  /** What is new, each with the symbol that caused it. */
  readonly found: readonly string[];
  readonly roots: readonly string[];
};

const script = "{ id: typescript }";
const python = "{ id: pyright }";
const rate = "export function rate(name: string): number {\n  return name.length;\n}\n";
const yearly = rate.replace("name: string", "name: string, year: number");
const bill = (from: string) => `import { rate } from "${from}";\n\nexport const total = rate("home");\n`;
/** It is wrong on both sides: agreement on nothing would say little. */
const wrong = "export const wrong: number = '1';\n";
const composite = { composite: true, strict: true, module: "nodenext", outDir: "out" };
const project = (...references: readonly string[]) =>
  json({ compilerOptions: composite, references: references.map((path) => ({ path })) });
const pyRate = "def rate(name: str) -> int:\n    return len(name)\n";
const pyYearly = pyRate.replace("name: str", "name: str, year: int");
const pyBill = (from: string) => `from ${from} import rate\n\ntotal: int = rate("home")\n`;
const pyWrong = 'wrong: int = "1"\n';
const more = "export const more = 1;\n";

const shapes: Readonly<Record<string, Shape>> = {
  "project references, a before b before c": {
    servers: script,
    files: {
      "a/tsconfig.json": project(),
      "a/rate.ts": rate,
      "b/tsconfig.json": project("../a"),
      "b/through.ts": 'export { rate } from "../a/rate.js";\n',
      "b/wrong.ts": wrong,
      "tsconfig.json": json({
        compilerOptions: composite,
        files: ["bill.ts"],
        references: [{ path: "b" }],
      }),
      "bill.ts": bill("./b/through.js"),
    },
    clean: { "a/more.ts": more },
    broken: { "a/rate.ts": yearly },
    found: ["new bill.ts:3 2554 rate"],
    roots: ["typescript ."],
  },
  "a solution without files of its own": {
    servers: script,
    files: {
      "tsconfig.json": json({ files: [], references: [{ path: "tsconfig.lib.json" }, { path: "app" }] }),
      "tsconfig.lib.json": json({ compilerOptions: composite, include: ["lib"] }),
      "lib/rate.ts": rate,
      "lib/wrong.ts": wrong,
      "app/tsconfig.json": project("../tsconfig.lib.json"),
      "app/bill.ts": bill("../lib/rate.js"),
    },
    clean: { "lib/more.ts": more },
    broken: { "lib/rate.ts": yearly },
    found: ["new app/bill.ts:3 2554 rate"],
    roots: ["typescript ."],
  },
  "packages without a configuration at the top": {
    servers: script,
    files: {
      "package.json": json({ private: true }),
      "packages/app/tsconfig.json": json({ compilerOptions: { strict: true }, include: ["."] }),
      "packages/app/bill.ts": bill("../lib/rate.js"),
      "packages/lib/tsconfig.json": json({ compilerOptions: { strict: true }, include: ["."] }),
      "packages/lib/rate.ts": rate,
      "packages/lib/wrong.ts": wrong,
    },
    clean: { "packages/lib/more.ts": more },
    broken: { "packages/lib/rate.ts": yearly },
    found: ["new packages/app/bill.ts:3 2554 rate"],
    roots: ["typescript packages/app", "typescript packages/lib"],
  },
  "two folders with a pyrightconfig.json": {
    servers: python,
    files: {
      "shop/pyrightconfig.json": json({ extraPaths: ["../lib"], typeCheckingMode: "strict" }),
      "shop/bill.py": pyBill("rates"),
      "lib/pyrightconfig.json": "{}\n",
      "lib/rates.py": pyRate,
      "lib/wrong.py": pyWrong,
    },
    clean: { "lib/more.py": "more = 1\n" },
    broken: { "lib/rates.py": pyYearly },
    found: ["new shop/bill.py:3 reportCallIssue rate", "new shop/bill.py:3 reportUnknownVariableType rate"],
    roots: ["pyright lib", "pyright shop"],
  },
  "several projects of Python, below one that has none": {
    servers: python,
    files: {
      "services/api/pyproject.toml": '[tool.pyright]\nextraPaths = ["../rates/src"]\n',
      "services/api/src/api.py": pyBill("rates"),
      "services/rates/pyproject.toml": '[tool.pyright]\nreportUnusedVariable = "error"\n',
      "services/rates/src/rates.py": pyRate,
      "services/rates/src/wrong.py": `${pyWrong}\n\ndef unused() -> None:\n    some = 1\n`,
    },
    clean: { "services/rates/src/more.py": "more = 1\n" },
    broken: { "services/rates/src/rates.py": pyYearly },
    found: ["new services/api/src/api.py:3 reportCallIssue rate"],
    roots: ["pyright services/api", "pyright services/rates"],
  },
  "Python and TypeScript": {
    servers: `${python}, ${script}`,
    files: {
      "pyrightconfig.json": "{}\n",
      "tsconfig.json": json({ compilerOptions: { strict: true }, include: ["web"] }),
      "shop/rates.py": pyRate,
      "shop/bill.py": pyBill("shop.rates"),
      "shop/wrong.py": pyWrong,
      "web/rate.ts": rate,
      "web/bill.ts": bill("./rate.js"),
      "web/wrong.ts": wrong,
    },
    clean: { "web/more.ts": more, "shop/more.py": "more = 1\n" },
    broken: { "web/rate.ts": yearly, "shop/rates.py": pyYearly },
    found: ["new shop/bill.py:3 reportCallIssue rate", "new web/bill.ts:3 2554 rate"],
    roots: ["pyright .", "typescript ."],
  },
};

const ofDay = ["Python and TypeScript"];

test.each(Object.entries(shapes).filter(([name]) => isNight || ofDay.includes(name)))(
  "%s",
  { timeout: 240_000 },
  async (_, shape) => {
    const configuration = { ".lanser/config.yml": `version: 1\nservers: [${shape.servers}]\n` };
    const ignored = { ".gitignore": "out\n*.tsbuildinfo\n" };
    const repository = repositoryOf(
      { ...shape.files, ...configuration, ...ignored },
      shape.clean,
      shape.broken,
    );
    const policy = { servers: [], file: undefined, failOn: undefined, where: "terminal" } as const;
    const broken = await agreeing(repository, { policy, ...between("main^", "main") });
    expect(broken.report.findings.filter(({ state }) => state === "unchanged").length).toBeGreaterThan(0);
    expect(broken.report.servers.map(({ id, root }) => `${id} ${root}`)).toEqual(shape.roots);
    const found = broken.report.findings
      .filter(({ state }) => state !== "unchanged")
      .map((one) => `${findingInWords(one)} ${one.cause?.symbol}`);
    expect([broken.report.verdict, found.toSorted(), broken.differences]).toEqual(["fail", shape.found, []]);
    const clean = await agreeing(repository, { policy, ...between("main~2", "main^") });
    expect([clean.report.verdict, findingLines(clean.report), clean.differences]).toEqual(["pass", [], []]);
  },
);

function between(base: string, head: string) {
  return { base: { kind: "exact", rev: base }, head: { kind: "commit", rev: head } } as const;
}

test("nothing installed: what cannot be resolved is the same for the command, and the run is in doubt", async () => {
  const repository = repositoryOf(
    {
      "package.json": json({ dependencies: { ropes: "1.0.0" } }),
      "tsconfig.json": json({ compilerOptions: { strict: true } }),
      "a.ts": 'import { rope } from "ropes";\n\nexport const a = rope;\n',
      "pyproject.toml":
        '[project]\nname = "x"\nversion = "1"\ndependencies = ["tide-tables"]\n[tool.pyright]\n',
      "a.py": "import tide_tables\n\nprint(tide_tables)\n",
      ".lanser/config.yml": `version: 1\nservers: [${python}, ${script}]\n`,
    },
    { "b.ts": more, "b.py": "b = 1\n" },
  );
  const policy = { servers: [], file: undefined, failOn: undefined, where: "terminal" } as const;
  const { report, differences } = await agreeing(repository, { policy });
  expect([report.verdict, ...report.reasons.map(({ code }) => code), ...differences]).toEqual([
    "inconclusive",
    "dependencies-missing",
    "dependencies-missing",
  ]);
});
