/** `lanser detect` and `lanser doctor`: what could be checked, and whether what is configured starts. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { installed } from "../support/commands.ts";
import type { Files } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

beforeAll(async () => {
  for (const server of ["ty", "biome"]) await installed(server);
}, 240_000);

const run = (files: Files, ...args: readonly string[]) => runInProcess(repositoryOf(files), args);
const doctor = (files: Files, ...flags: readonly string[]) =>
  run(files, "doctor", "--cache", sharedCache, ...flags);

/** Without what is of this machine. */
function told({ code, stdout, stderr }: Awaited<ReturnType<typeof run>>): string {
  const own = stdout
    .split("\n\n")
    .slice(1)
    .join("\n\n")
    .replace(/^( {2}toolchain {2})python\d? \d+\.\d+\.\d+$/gmu, "$1python 3");
  return `${code}\n${own}${stderr}`;
}

const python = { "a.py": "a: int = 1\n", "b.py": "b: int = 2\n" };

describe("lanser detect", () => {
  test("names a checker for each language, linters that are configured, and what this release does not check", async () => {
    const files = {
      ...python,
      "ruff.toml": "",
      "services/shop/tsconfig.json": '{ "include": ["src"] }\n',
      "services/shop/src/a.ts": "export {};\n",
      "eslint.config.js": "export default [];\n",
      "cmd/main.rs": "fn main() {}\n",
      "build.sh": "echo\n",
      ".github/workflows/ci.yml": "on: push\n",
    };
    const repository = repositoryOf(files);
    const { code, stdout, stderr } = await runInProcess(repository, ["detect"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatchInlineSnapshot(`
      "pyright 1.1.414: Python checker; 2 sources, for example a.py
      typescript 7.0.2: TypeScript checker; 2 sources, for example eslint.config.js
        roots: services/shop
      ruff 0.17.5: Python linter, configured here; 2 sources, for example a.py
      eslint 9.39.5: TypeScript linter, configured here; 2 sources, for example eslint.config.js
        needs your consent, because it runs code of the repository: ESLint's configuration, plugins, parsers and processors are programs, which it runs.

      in .lanser/config.yml:
        servers: [{ id: pyright }, { id: typescript }, { id: ruff }, { id: eslint }]

      not checked until you add a server (\`servers: [{ id: … }]\`):
        shell: 1 file, for example build.sh; add \`shellcheck\` or \`bash-language-server\`
        Rust: 1 file, for example cmd/main.rs; add \`cargo\`, which needs your consent because it runs code of the repository
        TOML: 1 file, for example ruff.toml; add \`taplo\`

      not checked:
        Rust: 1 file, for example cmd/main.rs; this release does not start rust-analyzer: rust-analyzer does not show if its check failed or found nothing. Use \`cargo\`: it runs the same check and reports failures
      "
    `);
    expect(git(repository, "status", "--porcelain")).toBe("");
  });

  test("names what is only started by its name, and ends with 12 where there is nothing at all", async () => {
    expect(await run({ "main.rs": "fn main() {}\n" }, "detect")).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "the repository configures no server

      not checked until you add a server (\`servers: [{ id: … }]\`):
        Rust: 1 file, for example main.rs; add \`cargo\`, which needs your consent because it runs code of the repository

      not checked:
        Rust: 1 file, for example main.rs; this release does not start rust-analyzer: rust-analyzer does not show if its check failed or found nothing. Use \`cargo\`: it runs the same check and reports failures
      ",
      }
    `);
    expect((await run(python, "detect", "here")).code).toBe(13);
  });
});

describe("lanser doctor", () => {
  test("finds each server healthy that starts, loads the project and finds our mistakes", async () => {
    const configuration = "version: 1\nservers: [{ id: pyright }, { id: ty }]\n";
    const ran = await doctor({ ...python, ".lanser/config.yml": configuration, "run.sh": "" });
    expect(ran.stdout).toMatch(
      /^lanser \S+, Node \d+\.\d+\.\d+, linux-\w+\ngit \/.+\nnpm \/?.+\npython3 .+\nbwrap .+\n\n/u,
    );
    expect(told(ran)).toMatchInlineSnapshot(`
      "0
      pyright 1.1.414: healthy
        ready      Found 2 source files; answered both test documents correctly
        mode       language server
        sources    2 files in the tree that the server can check
        toolchain  python 3
        runs       no code of the repository

      ty 0.0.104: healthy
        ready      finished: 2 files; answered both test documents correctly
        mode       its own command
        sources    2 files in the tree that the server can check
        toolchain  python 3
        runs       no code of the repository
      "
    `);
  });

  test("says why one is not started, and what one refuses, beside those that are healthy", async () => {
    const files = { ...python, "biome.json": '{ "bogus": 1 }\n', "a.js": "a;\n" };
    const ran = await doctor(files, "--server", "eslint", "--server", "biome", "--server", "ty");
    expect(told(ran)).toMatchInlineSnapshot(`
      "11
      ESLint 9.39.5: not started: ESLint runs code of the repository, and no configuration accepts that
        To accept this, add to base's \`.lanser/config.yml\`: \`servers: [{ id: eslint, trust: executes-repository, sandbox: bwrap }]\`

      biome 2.6.8: not healthy: Lanser does not start biome on this tree: Found an unknown key \`bogus\`.

      ty 0.0.104: healthy
        ready      finished: 2 files; answered both test documents correctly
        mode       its own command
        sources    2 files in the tree that the server can check
        toolchain  python 3
        runs       no code of the repository
      "
    `);
  });

  test("asks for a server where none is configured", async () => {
    const { code, stderr } = await doctor(python);
    expect({ code, stderr }).toEqual({
      code: 12,
      stderr: expect.stringContaining("Name one on the command line:  lanser doctor … --server pyright\n"),
    });
  });

  test("looks at the working tree as it is", async () => {
    const repository = repositoryOf({ ...python, "ty.toml": "[rules]\n" });
    writeFileSync(join(repository, "ty.toml"), "[ broken\n");
    const ran = await runInProcess(repository, ["doctor", "--server", "ty", "--cache", sharedCache]);
    expect([ran.code, /^ty .*$/mu.exec(ran.stdout)?.[0]]).toEqual([
      11,
      expect.stringMatching(/not healthy: .*ty\.toml/u),
    ]);
  });
});

test("a command is asked as a server is: its findings, and nothing that it cannot answer", async () => {
  const files = { "a.py": 'a: int = "no"\n', "ty.toml": "[rules]\n" };
  const repository = repositoryOf(files);
  const ask = (...args: readonly string[]) =>
    runInProcess(repository, [...args, "--server", "ty", "--cache", sharedCache], { cwd: repository });
  expect(await ask("diag", "a.py")).toEqual({
    code: 0,
    stderr: "",
    stdout:
      'a.py:1:10  error [invalid-assignment]  Object of type `Literal["no"]` is not assignable to `int`\n1 finding in 1 file\n',
  });
  expect((await ask("hover", "a.py@L1:C1")).code).toBe(72);
});
