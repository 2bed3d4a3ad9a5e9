/** Editable installations of a repository's own Python packages, as pip and uv make them. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { findingLines } from "../support/account.ts";
import { agreeing } from "../support/agreement.ts";
import { type Files, write } from "../support/files.ts";
import { installedPyright } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { uvProgram } from "./installed.ts";

beforeAll(async () => {
  uvProgram();
  await installedPyright();
}, 300_000);

const installMsMax = 120_000;

function run(folder: string, file: string, ...args: readonly string[]): void {
  execFileSync(file, args, {
    cwd: folder,
    env: { ...process.env, UV_PYTHON_DOWNLOADS: "never", VIRTUAL_ENV: "" },
    timeout: installMsMax,
    stdio: "pipe",
  });
}

const project = (name: string, backend: string, more = "") => `[project]
name = "${name}"
version = "1.0"
requires-python = ">=3.9"
${more}
[build-system]
requires = ["${backend}"]
build-backend = "${backend === "setuptools" ? "setuptools.build_meta" : "uv_build"}"
`;
const rate = "def rate(name: str) -> int:\n    return len(name)\n";
const taller = rate.replace("name: str", "name: str, year: int");
const bill = (from: string) => `from ${from} import rate\n\ntotal: int = rate("home")\n`;
const ignored = { ".gitignore": ".venv\n*.egg-info\n__pycache__\nuv.lock\n" };

/** What is new on the way to each commit, with its cause; the checkout has something else by then. */
async function judged(repository: string, stale: Files): Promise<readonly string[]> {
  write(repository, stale);
  const between = (base: string, head: string) =>
    agreeing(repository, { base: { kind: "exact", rev: base }, head: { kind: "commit", rev: head } });
  const shown = ({ report, differences }: Awaited<ReturnType<typeof between>>) =>
    [
      report.verdict,
      ...findingLines(report, { all: true }),
      ...report.findings.map(({ cause }) => `because of ${cause?.path} ${cause?.symbol}`),
      ...differences,
    ].join("; ");
  return [shown(await between("main~2", "main^")), shown(await between("main^", "main"))];
}

describe("an editable installation", () => {
  test("by pip, of a package in src: each side has its own", { timeout: 240_000 }, async () => {
    const repository = repositoryOf(
      {
        ...ignored,
        "pyproject.toml": project("shop", "setuptools"),
        "code/shop/__init__.py": "",
        "code/shop/rates.py": rate,
        "setup.cfg": "[options]\npackage_dir =\n    = code\n[options.packages.find]\nwhere = code\n",
        "tests/test_shop.py": bill("shop.rates"),
      },
      { "tests/more.py": "x = 1\n" },
      { "code/shop/rates.py": taller },
    );
    run(repository, uvProgram(), "venv", "--quiet", "--seed");
    run(repository, `${repository}/.venv/bin/python`, "-m", "pip", "install", "--quiet", "--editable", ".");
    expect(await judged(repository, { "code/shop/rates.py": "" })).toEqual([
      "pass",
      "fail; new tests/test_shop.py:3 reportCallIssue; because of code/shop/rates.py rate",
    ]);
  });

  testByNight(
    "by uv, of the members of a workspace: each side has its own",
    { timeout: 240_000 },
    async () => {
      const members = "[tool.uv.workspace]\nmembers = ['packages/*']\n";
      const sources = "[tool.uv.sources]\nrate = { workspace = true }\nbill = { workspace = true }\n";
      const top = `[project]\nname = "top"\nversion = "1.0"\nrequires-python = ">=3.9"\ndependencies = ["rate", "bill"]\n`;
      const repository = repositoryOf(
        {
          ...ignored,
          "pyproject.toml": `${top}${members}${sources}[tool.pyright]\n`,
          "packages/rate/pyproject.toml": project("rate", "uv_build"),
          "packages/rate/src/rate/__init__.py": rate,
          "packages/bill/pyproject.toml": project("bill", "uv_build"),
          "packages/bill/src/bill/__init__.py": bill("rate"),
        },
        { "packages/bill/src/bill/more.py": "x = 1\n" },
        { "packages/rate/src/rate/__init__.py": taller },
      );
      run(repository, uvProgram(), "sync", "--quiet");
      expect(await judged(repository, { "packages/rate/src/rate/__init__.py": "" })).toEqual([
        "pass",
        "fail; new packages/bill/src/bill/__init__.py:3 reportCallIssue; because of packages/rate/src/rate/__init__.py rate",
      ]);
    },
  );

  testByNight(
    "into the environment of a project below the top is that project's",
    {
      timeout: 240_000,
    },
    async () => {
      const repository = repositoryOf(
        {
          ...ignored,
          "api/pyproject.toml": `${project("api", "setuptools")}[tool.pyright]\n`,
          "api/setup.cfg": "[options]\npackage_dir =\n    = code\n[options.packages.find]\nwhere = code\n",
          "api/code/api/__init__.py": rate,
          "api/tests/test_api.py": bill("api"),
        },
        { "api/tests/more.py": "x = 1\n" },
        { "api/code/api/__init__.py": taller },
      );
      run(`${repository}/api`, uvProgram(), "venv", "--quiet");
      run(`${repository}/api`, uvProgram(), "pip", "install", "--quiet", "--editable", ".");
      expect(await judged(repository, { "api/code/api/__init__.py": "" })).toEqual([
        "pass",
        "fail; new api/tests/test_api.py:3 reportCallIssue; because of api/code/api/__init__.py rate",
      ]);
    },
  );

  testByNight(
    "by uv, into projects with locks of their own: each is a root with its own environment",
    {
      timeout: 240_000,
    },
    async () => {
      const sources = '[tool.uv.sources]\nrate = { path = "../rate", editable = true }\n[tool.pyright]\n';
      const repository = repositoryOf({
        ".gitignore": ".venv\n*.egg-info\n__pycache__\n",
        "rate/pyproject.toml": `${project("rate", "uv_build")}[tool.pyright]\n`,
        "rate/src/rate/__init__.py": rate,
        "bill/pyproject.toml": `${project("bill", "uv_build", 'dependencies = ["rate"]\n')}${sources}`,
        "bill/src/bill/__init__.py": bill("rate"),
      });
      for (const name of ["rate", "bill"]) run(join(repository, name), uvProgram(), "sync", "--quiet");
      commit(repository, {}, "locks");
      commit(repository, { "bill/src/bill/more.py": "x = 1\n" });
      commit(repository, { "rate/src/rate/__init__.py": taller });
      expect(await judged(repository, { "rate/src/rate/__init__.py": "" })).toEqual([
        "pass",
        "fail; new bill/src/bill/__init__.py:3 reportCallIssue; because of rate/src/rate/__init__.py rate",
      ]);
    },
  );
});
