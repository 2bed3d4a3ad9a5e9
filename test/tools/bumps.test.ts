/**
 * Released packages of which one version takes away or changes what callers of the version before use: each through the gate
 * with one environment for both sides, and with base's own beside it. Installed by pip and npm.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { agreeing } from "../support/agreement.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { type GateOptions, gate, onlyPyright } from "../support/gate.ts";
import { firstOfNow, testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { onlyTypescript } from "../support/typescript.ts";

type Bump = {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** A caller that is right under `from`, one line for each effect of the bump. */
  readonly caller: readonly string[];
  readonly effects: number;
};

const python: readonly Bump[] = [
  {
    name: "click",
    from: "8.0.4",
    to: "8.3.0",
    caller: ["import click", "", "", "def arguments() -> list[str]:", "    return list(click.get_os_args())"],
    effects: 1,
  },
  {
    name: "itsdangerous",
    from: "2.0.1",
    to: "2.1.2",
    caller: [
      "from itsdangerous import TimedJSONWebSignatureSerializer",
      "",
      "print(TimedJSONWebSignatureSerializer)",
    ],
    effects: 1,
  },
  {
    name: "werkzeug",
    from: "2.3.8",
    to: "3.0.0",
    caller: ["from werkzeug.urls import url_quote", "", "print(url_quote)"],
    effects: 1,
  },
  {
    name: "flask",
    from: "2.2.5",
    to: "2.3.3",
    caller: ["from flask.json import JSONEncoder", "", "print(JSONEncoder)"],
    effects: 1,
  },
  {
    name: "jinja2",
    from: "3.0.3",
    to: "3.1.4",
    caller: ["from jinja2 import contextfilter", "", "print(contextfilter)"],
    effects: 1,
  },
  {
    name: "httpx",
    from: "0.27.2",
    to: "0.28.1",
    caller: ["import httpx", "", 'client = httpx.Client(proxies="http://localhost:1")'],
    effects: 1,
  },
  {
    name: "packaging",
    from: "21.3",
    to: "22.0",
    caller: ["from packaging.version import LegacyVersion", "", 'print(LegacyVersion("1.0-old"))'],
    effects: 1,
  },
];

const script: readonly Bump[] = [
  {
    name: "zod",
    from: "3.23.8",
    to: "4.1.12",
    caller: ['import { z } from "zod";', "", "export const check = z.function().args(z.string());"],
    effects: 1,
  },
  {
    name: "chalk",
    from: "4.1.2",
    to: "5.3.0",
    caller: ['import chalk from "chalk";', "", 'export const red = chalk.keyword("red");'],
    effects: 1,
  },
  {
    name: "nanoid",
    from: "4.0.2",
    to: "5.0.7",
    caller: ['import { nanoid } from "nanoid/async";', "", "export const id: Promise<string> = nanoid();"],
    effects: 1,
  },
  {
    name: "execa",
    from: "5.1.1",
    to: "6.1.0",
    caller: ['import execa from "execa";', "", 'export const run = () => execa("ls");'],
    effects: 1,
  },
  {
    name: "@types/react",
    from: "17.0.80",
    to: "18.3.3",
    caller: [
      'import type { FC } from "react";',
      "",
      "export const Page: FC<{ title: string }> = ({ title, children }) => (children === undefined ? null : null);",
    ],
    effects: 1,
  },
];

/** Bumps that take nothing away from the callers above. */
const harmless = {
  python: {
    name: "click",
    from: "8.1.6",
    to: "8.1.7",
    caller: ["import click", "", "click.echo(1)"],
    effects: 0,
  },
  script: {
    name: "chalk",
    from: "5.2.0",
    to: "5.3.0",
    caller: ['import chalk from "chalk";', "", "export const red = chalk.red;"],
    effects: 0,
  },
} satisfies Record<string, Bump>;

const installMsMax = 180_000;
const testMsMax = 600_000;

test.each(firstOfNow(python, 1))(
  "$name $from → $to is found with two environments, and no pass with one",
  { timeout: testMsMax },
  async (bump) => {
    const repository = pythonRepository(bump);
    await expectFound(repository, bump, { policy: onlyPyright });
  },
);

test.each(firstOfNow(script, 1))(
  "$name $from → $to is found with two environments, and no pass with one",
  { timeout: testMsMax },
  async (bump) => {
    const repository = scriptRepository(bump);
    await expectFound(repository, bump, { policy: onlyTypescript });
  },
);

testByNight(
  "a bump that changes nothing for its callers passes with two environments",
  {
    timeout: testMsMax,
  },
  async () => {
    const [one, other] = [pythonRepository(harmless.python), scriptRepository(harmless.script)];
    const judge = async (repository: string, policy: GateOptions["policy"]) => {
      const own = `${repository}/.base`;
      return reportOf(
        await gate(repository, { ...(policy === undefined ? {} : { policy }), baseDependencies: own }),
      ).verdict;
    };
    expect([await judge(one, onlyPyright), await judge(other, onlyTypescript)]).toEqual(["pass", "pass"]);
  },
);

test("a bump of what no file imports passes with one environment", { timeout: testMsMax }, async () => {
  const repository = scriptRepository({ ...harmless.script, caller: ["export const red = 1;"] });
  expect(reportOf(await gate(repository, { policy: onlyTypescript })).verdict).toBe("pass");
});

async function expectFound(repository: string, bump: Bump, options: GateOptions): Promise<void> {
  const alone = reportOf(await gate(repository, options));
  expect({ verdict: alone.verdict, reasons: alone.reasons.map(({ code }) => code) }).toEqual({
    verdict: "inconclusive",
    reasons: ["dependencies-differ"],
  });
  const { report, differences } = await agreeing(repository, {
    ...options,
    base: { kind: "exact", rev: "main^" },
    head: { kind: "commit", rev: "main" },
    baseDependencies: `${repository}/.base`,
  });
  expect(differences).toEqual([]);
  const { verdict, findings, causes } = report;
  const fresh = findings.filter(({ state }) => state === "new");
  const dependency = { name: bump.name, from: bump.from, to: bump.to };
  expect({ verdict, fresh: fresh.map(({ path, cause }) => [path, cause?.how, cause?.dependency]) }).toEqual({
    verdict: "fail",
    fresh: Array.from({ length: bump.effects }, () => [callerOf(bump), "dependency", dependency]),
  });
  expect(causes.map((one) => one.dependency)).toEqual([dependency]);
}

function callerOf({ caller }: Bump): string {
  return caller.some((line) => line.startsWith("export")) ? "src/caller.ts" : "caller.py";
}

const ignored = ".venv\nnode_modules\n.base\n";

function pythonRepository(bump: Bump): string {
  const needs = (version: string): Files => ({ "requirements.txt": `${bump.name}==${version}\n` });
  const repository = repositoryOf(
    { ".gitignore": ignored, "caller.py": `${bump.caller.join("\n")}\n`, ...needs(bump.from) },
    needs(bump.to),
  );
  pip(repository, bump.name, bump.to);
  pip(join(repository, ".base"), bump.name, bump.from);
  return repository;
}

function pip(folder: string, name: string, version: string): void {
  const site = join(folder, ".venv/lib/python3.12/site-packages");
  mkdirSync(site, { recursive: true });
  write(folder, { ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n" });
  const args = [
    "install",
    "--quiet",
    "--disable-pip-version-check",
    "--no-deps",
    "--no-compile",
    "--target",
    site,
  ];
  execFileSync("python3", ["-m", "pip", ...args, `${name}==${version}`], { timeout: installMsMax });
}

function scriptRepository(bump: Bump): string {
  const manifest = (version: string) =>
    `${JSON.stringify({ name: "caller", version: "1.0.0", private: true, dependencies: { [bump.name]: version } })}\n`;
  const needs = (version: string): Files => {
    const folder = temporaryFolder();
    write(folder, { "package.json": manifest(version) });
    npm(folder, "install", "--package-lock-only");
    return {
      "package.json": manifest(version),
      "package-lock.json": readFileSync(join(folder, "package-lock.json"), "utf8"),
    };
  };
  const options = {
    module: "esnext",
    moduleResolution: "bundler",
    target: "es2022",
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  const sources = {
    ".gitignore": ignored,
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...options, esModuleInterop: true },
      include: ["src"],
    }),
    "src/caller.ts": `${bump.caller.join("\n")}\n`,
  };
  const [base, head] = [needs(bump.from), needs(bump.to)];
  const repository = repositoryOf({ ...sources, ...base }, head);
  npm(repository, "ci");
  mkdirSync(join(repository, ".base"));
  write(join(repository, ".base"), base);
  npm(join(repository, ".base"), "ci");
  return repository;
}

function npm(folder: string, ...args: readonly string[]): void {
  const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", [...args, ...flags], {
    cwd: folder,
    timeout: installMsMax,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
