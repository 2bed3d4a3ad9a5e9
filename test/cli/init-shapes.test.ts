/** `lanser init` on ten shapes of repositories and around them: what is found, what is written. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { patternsFor } from "../../src/cli/init/base.ts";
import { formatOf } from "../../src/packages/read.ts";
import { parseConfig } from "../../src/policy/config.ts";
import type { Files } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { type Shape, shapes } from "../support/init-shapes.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";

const config = ".lanser/config.yml";
const workflow = ".github/workflows/lanser.yml";

type Written = {
  readonly stdout: string;
  readonly repository: string;
  readonly read: (path: string) => string | undefined;
  readonly steps: readonly { readonly run?: string; readonly [key: string]: unknown }[];
};

async function written(files: Files): Promise<Written> {
  const repository = repositoryOf(files);
  const { code, stdout, stderr } = await runInProcess(repository, ["init", "--write", "--no-try"], {});
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const read = (path: string) =>
    existsSync(join(repository, path)) ? readFileSync(join(repository, path), "utf8") : undefined;
  return { stdout, repository, read, steps: parse(read(workflow) ?? "").jobs.lanser.steps };
}

/** Without the text of the files, which stand below. */
function told({ stdout }: Written): string {
  return stdout.split("\n--- ")[0] ?? "";
}

function described(of: Written): string {
  const steps = of.steps.flatMap((step) => (step.run === undefined ? [] : [step]));
  const texts = steps.map(({ run, ...rest }) => `${JSON.stringify(rest)}\n${run?.trimEnd()}`);
  return [told(of), of.read(config), of.read("jsconfig.json"), ...texts]
    .filter((text) => text !== undefined)
    .join("\n\n");
}

const all: readonly (readonly [string, Shape])[] = Object.entries(shapes);

describe("what is written for", () => {
  test.each(all)("%s", async (_, { files, locks }) => {
    const of = await written({ ...files, ...locks });
    expect(described(of)).toMatchSnapshot();
    expect(parseConfig(of.read(config) ?? "", config).failOn).toBe("error");
  });

  test.each(all)("%s is up to date afterwards", async (_, { files, locks }) => {
    const { repository } = await written({ ...files, ...locks });
    const again = await runInProcess(repository, ["init", "--write", "--no-try"], {});
    expect([again.code, again.stdout.split("\n").at(-2)]).toEqual([
      0,
      "all files already exist, so there is nothing to write",
    ]);
    expect(git(repository, "status", "--porcelain").split("\n").length).toBeLessThan(4);
  });
});

describe("roots", () => {
  const python = { "one/pyproject.toml": "[project]", "one/uv.lock": "", "one/a.py": "" };

  test("are named where only folders below the top have packages of Python, each its own", async () => {
    const of = await written({ ...python, "two/requirements.txt": "", "two/a.py": "", "setup/b.py": "" });
    expect(parseConfig(of.read(config) ?? "", config).servers[0]?.roots).toEqual(["one", "two"]);
    expect(of.steps.filter((step) => step["working-directory"] !== undefined)).toEqual([
      { "working-directory": "one", run: "pipx install uv==0.13.9\nuv sync --frozen\n" },
      {
        "working-directory": "two",
        run: "python -m venv .venv\n.venv/bin/pip install --prefer-binary -r requirements.txt\n",
      },
    ]);
    expect(of.stdout).toContain("pyright does not check 1 source outside one, two");
  });

  test("of configured folders that no root leads to are proposed in a comment", async () => {
    const of = await written({
      "tsconfig.json": "{}",
      "a.ts": "",
      "examples/b/tsconfig.json": "{}",
      "examples/b/b.ts": "",
    });
    expect(of.read(config)).toContain('    # roots: [".", "examples/b"]\n');
    expect(of.stdout).toContain("examples/b has a configuration for typescript but is no root");
    expect(parseConfig(of.read(config) ?? "", config).servers[0]?.roots).toBeUndefined();
  });

  test("of members are installed by the workspace, and each lock beside it by itself", async () => {
    const of = await written({
      "package.json": '{ "workspaces": ["packages/*"] }',
      "package-lock.json": "{}",
      "tsconfig.json": "{}",
      "packages/a/package.json": "{}",
      "packages/a/package-lock.json": "{}",
      "packages/a/a.ts": "",
      "site/package.json": "{}",
      "site/yarn.lock": "# yarn lockfile v1\n",
      "site/b.ts": "",
      "examples/c/package.json": "{}",
      "examples/c/package-lock.json": "{}",
    });
    expect(
      of.steps.flatMap(({ run, "working-directory": folder }) =>
        run?.includes("worktree") === false ? [[folder, run]] : [],
      ),
    ).toEqual([
      [undefined, "npm ci --ignore-scripts"],
      ["site", "npx --yes yarn@1.22.22 install --frozen-lockfile --ignore-scripts"],
    ]);
    expect(of.stdout).toContain("the workflow does not install examples/c/package-lock.json, because");
  });
});

describe("a list of requirements", () => {
  const project = '[project]\nname = "a"\ndependencies = ["b"]\n[build-system]\n';
  const command = async (list: string) =>
    (await written({ "a.py": "", "pyproject.toml": project, "requirements.txt": list })).steps[2]?.run;

  test("that has the project itself installs it once", async () => {
    for (const own of ["-e .", "-e .[dev]", ".", "--editable=./", ".[dev] # all of it"])
      expect(await command(`${own}\nidna\n`), own).toContain("-r requirements.txt\n");
    for (const other of ["-e ./b", "./b", "# -e ."])
      expect(await command(`${other}\nidna\n`), other).toContain("-r requirements.txt -e .\n");
  });
});

test("a package manager is the one that package.json names, else one that reads the lock", async () => {
  const command = async (manifest: object, lock: Files) => {
    const files = { "a.ts": "", "tsconfig.json": "{}", "package.json": JSON.stringify(manifest), ...lock };
    return (await written(files)).steps[2]?.run?.split(" --frozen")[0];
  };
  const engine = (version: string) => ({ devEngines: { packageManager: { name: "pnpm", version } } });
  const pnpm = (format: string) => ({ "pnpm-lock.yaml": `lockfileVersion: ${format}\n` });
  expect([
    await command({ packageManager: "pnpm@9.1.0" }, pnpm("'9.0'")),
    await command({}, pnpm("'9.0'")),
    await command({}, pnpm("'6.0'")),
    await command({}, pnpm("5.4")),
    await command(engine("11.2.3"), pnpm("'9.0'")),
    await command(engine("^11 && id"), pnpm("'9.0'")),
  ]).toEqual([
    "corepack enable\npnpm install",
    "npx --yes pnpm@10.34.8 install",
    "npx --yes pnpm@8.15.9 install",
    "npx --yes pnpm@7.33.7 install",
    "npx --yes pnpm@11.2.3 install",
    "npx --yes pnpm@10.34.8 install",
  ]);
});

test("a lock file is one however long it is", async () => {
  const long = `${"# long\n".repeat(3_000_000)}`;
  const { stdout } = await written({
    "a.ts": "",
    "tsconfig.json": "{}",
    "package.json": "{}",
    "pnpm-lock.yaml": long,
  });
  expect(stdout).toContain("found pnpm-lock.yaml: npx --yes pnpm@10.34.8 install");
});

describe("names that a repository chooses", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a name that GitHub would take for an expression.
  const planted = "a$(id)`id`${{ github.token }}";

  test("of folders do not get into a workflow unless they are plain", async () => {
    const of = await written({
      "tsconfig.json": "{}",
      "a.ts": "",
      [`${planted}/package.json`]: "{}",
      [`${planted}/package-lock.json`]: "{}",
      [`${planted}/tsconfig.json`]: "{}",
      [`${planted}/b.ts`]: "",
    });
    for (const path of [config, workflow]) expect(of.read(path)).not.toContain("$(id)");
    expect(of.stdout).toMatch(/^ {2}the workflow does not install .*package-lock\.json/mu);
  });

  test("of extras, groups and included lists neither", async () => {
    const toml = `[project]\nname = "a"\ndependencies = ["e"]\n[build-system]\n[project.optional-dependencies]\n"${planted}" = ["b"]\ndev = ["c"]\n[dependency-groups]\n"x;y" = ["d"]\n`;
    const of = await written({
      "a.py": "",
      "pyproject.toml": toml,
      "requirements.txt": `-r ${planted}/more.list\n-r "some list"\n-r plain.list\n`,
      [`${planted}/more.list`]: "",
      "some list": "",
      "plain.list": "",
    });
    const text = of.read(workflow) ?? "";
    expect(text).toContain("-e '.[dev]'\n");
    expect(text).toContain("            'plain.list'\n");
    expect([planted, "x;y", "some list"].filter((name) => text.includes(name))).toEqual([]);
  });
});

describe("the step that installs what base needs", () => {
  const speaking = [
    "requirements.txt",
    "a/requirements-dev.txt",
    "dev-requirements.in",
    "Requirements.txt",
    "requirements/x.txt",
    "requirement/x.in",
    "constraints.txt",
    "a/constraints-1.in",
    "pyproject.toml",
    "a/b/pyproject.toml",
    "setup.py",
    "a/setup.cfg",
    "Pipfile",
    "Pipfile.lock",
    "uv.lock",
    "a/poetry.lock",
    "pdm.lock",
    "pylock.toml",
    "pylock.dev.toml",
    "environment.yml",
    "environment-dev.yaml",
    "conda-lock.yml",
    "package.json",
    "a/package.json",
    "package-lock.json",
    "npm-shrinkwrap.json",
    "a/pnpm-lock.yaml",
    "yarn.lock",
    "bun.lock",
  ];
  const others = [
    "a.py",
    "requirements.py",
    "my-setup.py",
    "a/requirements/x.py",
    "tsconfig.json",
    "README.txt",
    "package.json.md",
    "lock",
    "a.lock",
    "constraints.py",
    "environment.ts",
  ];

  test("looks at the very files that the gate compares", () => {
    const repository = repositoryOf({});
    commit(repository, Object.fromEntries([...speaking, ...others].map((path) => [path, "x\n"])));
    const specs = patternsFor(["python", "script"]).flat();
    const line = [
      "--glob-pathspecs",
      "--icase-pathspecs",
      "diff",
      "--name-only",
      "HEAD^",
      "HEAD",
      "--",
      ...specs,
    ];
    const found = git(repository, ...line).split("\n");
    expect([...speaking, ...others].filter((path) => formatOf(path) !== undefined).sort()).toEqual(
      [...speaking].sort(),
    );
    expect(found.sort()).toEqual([...speaking].sort());
  });

  test("is not there where nothing is installed", async () => {
    const { steps } = await written({ "a.py": "" });
    expect(steps.map(({ uses, with: inputs }) => [uses, inputs]).at(-2)).toEqual([
      "lanser/lanser@v0",
      { servers: "pyright" },
    ]);
    expect(steps.filter(({ id }) => id === "base")).toEqual([]);
  });
});

describe("JavaScript without a configuration", () => {
  const of = async (files: Files) => (await written(files)).read("jsconfig.json");

  test("gets one that says only what its sources need", async () => {
    const packages = JSON.stringify({ devDependencies: { "@types/node": "24" } });
    const text = await of({ "package.json": packages, "a.jsx": "", "dist/a.min.js": "", "dist/b.js": "" });
    expect(JSON.parse(text ?? "")).toEqual({
      compilerOptions: { checkJs: true, strict: false, module: "preserve", jsx: "preserve", types: ["*"] },
      exclude: ["node_modules", "dist", "**/*.min.js"],
    });
  });

  test("is left alone beside other sources, and said to be", async () => {
    const { read, stdout } = await written({ "a.py": "", "static/app.js": "", "package.json": "{}" });
    expect(read("jsconfig.json")).toBeUndefined();
    expect(stdout).toContain("found 1 source for typescript, such as static/app.js, but no project");
  });

  test("that uses Node asks for its types", async () => {
    const asks = async (files: Files) => (await written(files)).stdout.includes("lacks @types/node");
    const node = { "a.js": 'const { join } = require("path");\n' };
    expect([
      await asks({ ...node, "package.json": "{}" }),
      await asks({ ...node, "package.json": '{ "devDependencies": { "@types/node": "24" } }' }),
      await asks({ "a.js": "", "package.json": "{}" }),
    ]).toEqual([true, false, false]);
  });
});
