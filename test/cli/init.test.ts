/** `lanser init`: a repository in; what is said, what is written and the exit code out. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { parseConfig } from "../../src/policy/config.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { git, repositoryOf } from "../support/repository.ts";

const config = ".lanser/config.yml";
const workflow = ".github/workflows/lanser.yml";

/** Called from inside the repository. What is written is tried in a test of its own. */
const init = (repository: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  runInProcess(repository, ["init", ...args, ...(args.includes("--write") ? ["--no-try"] : [])], { env });

function contents(repository: string): Record<string, string | null> {
  const read = (path: string) => {
    const file = join(repository, path);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  return { [config]: read(config), [workflow]: read(workflow) };
}

const simple: Files = { "app.py": "x = 1\n", "requirements.txt": "requests==2.32.3\n" };

describe("a repository that has neither file", () => {
  test("is told what comes next in the words with which the reader called, who may have no `lanser`", async () => {
    const repository = repositoryOf(simple);
    const env = { LANSER_CALLED_FROM: repository, npm_lifecycle_event: "lanser" };
    const shown = await init(repository, ["--repo", repository], env);
    expect(shown.stdout).toContain(
      `wrote no file; to write 2 files, run: npm run -s lanser -- init --repo ${repository} --write\n`,
    );
    const written = await init(repository, ["--repo", repository, "--write"], env);
    expect(written.stdout).toContain(
      `to check the change here, run: npm run -s lanser -- gate --repo ${repository} --base main\n`,
    );
  });

  test("is shown what it needs, and nothing is written", async () => {
    const repository = repositoryOf(simple);
    const { code, stdout, stderr } = await init(repository);
    expect({ code, stderr, status: git(repository, "status", "--porcelain") }).toEqual({
      code: 0,
      stderr: "",
      status: "",
    });
    expect(stdout).toMatchInlineSnapshot(`
      "found 1 source for pyright, such as app.py
      found requirements.txt: python -m venv .venv && .venv/bin/pip install --prefer-binary -r requirements.txt

      please check:
        the build of a Python package without a wheel runs code of the package; to refuse such packages, add --no-build to each uv line of the workflow that installs, or --only-binary :all: to each pip install line

      --- /dev/null
      +++ b/.lanser/config.yml
      @@ -0,0 +1,13 @@
      +# yaml-language-server: $schema=https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json
      +# Settings of Lanser. The gate reads this file from the base commit, so a
      +# change cannot loosen its own gate.
      +version: 1
      +servers:
      +  - id: pyright
      +# Untracked folders that the servers need. Lanser looks for them at the top
      +# and next to each Python project or package.json.
      +dependencies: [".venv"]
      +policy:
      +  fail-on: error # or warning, information, hint; never only reports
      +  # A finding is accepted if a commit message has "Lanser-Allow: FINDING-ID REASON":
      +  # waivers: [trailer]
      --- /dev/null
      +++ b/.github/workflows/lanser.yml
      @@ -0,0 +1,67 @@
      +name: Lanser
      +
      +on:
      +  pull_request:
      +  merge_group:
      +
      +permissions:
      +  contents: read # for the checkout; this workflow writes nothing and uses no secret
      +
      +concurrency:
      +  group: lanser-\${{ github.ref }}
      +  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
      +
      +jobs:
      +  lanser:
      +    name: Lanser
      +    runs-on: ubuntu-latest
      +    timeout-minutes: 30
      +    steps:
      +      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      +        with:
      +          fetch-depth: 0 # the gate needs both commits of the comparison
      +          persist-credentials: false
      +      - uses: actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0
      +        with:
      +          python-version: "3.12"
      +      - run: |
      +          python -m venv .venv
      +          .venv/bin/pip install --prefer-binary -r requirements.txt
      +      - name: Install the packages of base, if the change touches their files
      +        id: base
      +        continue-on-error: true # after a failure, both sides use the same packages, and the gate reports that
      +        run: |
      +          base=$(git rev-parse --verify "\${GROUP_BASE:-HEAD^1}^{commit}")
      +          if git --glob-pathspecs --icase-pathspecs diff --quiet "$base" HEAD -- \\
      +            '**/*requirements*.txt' '**/*requirements*.in' '**/constraints*.txt' '**/constraints*.in' \\
      +            '**/requirement/*.txt' '**/requirement/*.in' '**/requirements/*.txt' '**/requirements/*.in' \\
      +            '**/pyproject.toml' '**/setup.py' '**/setup.cfg' '**/Pipfile' '**/Pipfile.lock' \\
      +            '**/uv.lock' '**/poetry.lock' '**/pdm.lock' '**/pylock.toml' '**/pylock.*.toml' \\
      +            '**/environment*.yml' '**/environment*.yaml' '**/conda-lock.yml' '**/conda-lock.yaml'
      +          then exit 0; fi
      +          folder="$RUNNER_TEMP/lanser-base"
      +          git worktree add --detach "$folder" "$base"
      +          cd "$folder"
      +          python -m venv .venv
      +          .venv/bin/pip install --prefer-binary -r requirements.txt
      +          echo "folder=$folder" >> "$GITHUB_OUTPUT"
      +        env:
      +          GIT_LFS_SKIP_SMUDGE: "1"
      +          GROUP_BASE: \${{ github.event.merge_group.base_sha }}
      +      - uses: actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5
      +        with:
      +          path: \${{ runner.tool_cache }}/lanser
      +          key: lanser-\${{ hashFiles('.github/workflows/lanser.yml', '.lanser/**') }}
      +      - uses: lanser/lanser@v0
      +        id: lanser
      +        with:
      +          # Remove this once the default branch has .lanser/config.yml.
      +          servers: pyright
      +          base-dependencies: \${{ steps.base.outputs.folder }} # empty: both sides use the same packages
      +      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
      +        if: \${{ !cancelled() && steps.lanser.outputs.html != '' }}
      +        with:
      +          name: lanser-page
      +          path: \${{ steps.lanser.outputs.html }}
      +          if-no-files-found: error
      +          retention-days: 14

      wrote no file; to write 2 files, run: lanser init --write
      "
    `);
  });

  test("gets what was shown with --write, and reads what comes next", async () => {
    const repository = repositoryOf(simple);
    const shown = await init(repository);
    const { code, stdout } = await init(repository, ["--write"]);
    const patch = shown.stdout.slice(
      shown.stdout.indexOf("--- "),
      shown.stdout.indexOf("\nLanser wrote no file"),
    );
    const file = join(temporaryFolder(), "shown.patch");
    writeFileSync(file, patch);
    expect({ code, last: stdout.slice(stdout.indexOf("\nwrote")) }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "last": "
      wrote .lanser/config.yml
      wrote .github/workflows/lanser.yml
      next: commit both files on a new branch, and open a pull request
      to check the change here, run: lanser gate --base main
      the gate reads .lanser/config.yml from the base commit, so the file takes effect after the merge
      ",
      }
    `);
    const other = repositoryOf(simple);
    git(other, "apply", file);
    expect(contents(other)).toEqual(contents(repository));
  });

  test("is found from a folder inside of it, and from elsewhere with --repo", async () => {
    const repository = repositoryOf({ ...simple, "deep/er/notes.txt": "" });
    const fromInside = await init(join(repository, "deep/er"));
    const fromElsewhere = await init(temporaryFolder(), ["--repo", repository]);
    expect([fromInside.code, fromElsewhere.code]).toEqual([0, 0]);
    expect(fromElsewhere.stdout).toContain(
      `wrote no file; to write 2 files, run: lanser init --repo ${repository} --write`,
    );
    await init(join(repository, "deep/er"), ["--write"]);
    expect(Object.values(contents(repository))).not.toContain(null);
  });

  test("is up to date after writing, and writing again changes nothing", async () => {
    const repository = repositoryOf(simple);
    await init(repository, ["--write"]);
    const before = contents(repository);
    expect(await init(repository, ["--write"])).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "found 1 source for pyright, such as app.py
      found requirements.txt: python -m venv .venv && .venv/bin/pip install --prefer-binary -r requirements.txt

      please check:
        the build of a Python package without a wheel runs code of the package; to refuse such packages, add --no-build to each uv line of the workflow that installs, or --only-binary :all: to each pip install line

      .lanser/config.yml is up to date
      .github/workflows/lanser.yml is up to date

      all files already exist, so there is nothing to write
      ",
      }
    `);
    expect(contents(repository)).toEqual(before);
  });
});

describe("what is there already", () => {
  test("another configuration is left alone, its difference shown, and the workflow written", async () => {
    const own = "version: 1\nservers: [{ id: pyright }]\n";
    const repository = repositoryOf({ ...simple, [config]: own });
    const { code, stdout } = await init(repository, ["--write"]);
    expect({ code, left: contents(repository)[config] }).toEqual({ code: 0, left: own });
    expect(stdout).toContain(
      `${config} already exists with other content, so Lanser does not change it. To adopt the proposal, apply this patch:\n--- a/${config}`,
    );
    expect(stdout).toContain(`wrote ${workflow}\n`);
    expect(stdout).not.toContain(`wrote ${config}`);
  });

  test("with other files in all the places nothing can be written: 13", async () => {
    const files = { [config]: "version: 1\n", [workflow]: "on: push\n" };
    const repository = repositoryOf({ ...simple, ...files });
    const { code, stderr } = await init(repository, ["--write"]);
    expect({ code, stderr, left: contents(repository) }).toMatchInlineSnapshot(`
      {
        "code": 13,
        "left": {
          ".github/workflows/lanser.yml": "on: push
      ",
          ".lanser/config.yml": "version: 1
      ",
        },
        "stderr": "lanser: cannot write .lanser/config.yml and .github/workflows/lanser.yml, because they exist with other content
        Copy parts of the difference above, or move the file away and run the command again.
      ",
      }
    `);
    expect((await init(repository)).code, "a dry run says the same").toBe(13);
  });

  test("a workflow of another name that has the Action is enough", async () => {
    const repository = repositoryOf({
      ...simple,
      ".github/workflows/checks.yaml": "jobs:\n  a:\n    steps:\n      - uses: 'lanser/lanser@v0'\n",
    });
    const { stdout } = await init(repository, ["--write"]);
    expect(stdout).toContain(
      "found .github/workflows/checks.yaml, which already runs the Action, so no second workflow is needed",
    );
    expect(contents(repository)[workflow]).toBeNull();
  });

  test("a configuration too large to be compared is left alone", async () => {
    const repository = repositoryOf({ ...simple, [config]: `${"# long\n".repeat(20_000)}` });
    expect((await init(repository)).stdout).toContain("The file is too large to compare.");
  });

  test("what a file that is there says cannot move the reader's cursor", async () => {
    const repository = repositoryOf({ ...simple, [config]: "\u001b[2J::error::x\u202e\n" });
    const { stdout } = await init(repository);
    expect(stdout).toContain("-\\u{001B}[2J::error::x\\u{202E}\n");
    const inActions = await init(repository, [], { GITHUB_ACTIONS: "true" });
    expect(inActions.stdout.split("\n").filter((line) => line !== "" && !line.startsWith("│"))).toEqual([]);
  });
});

describe("a place that is not plain", () => {
  const links: readonly (readonly [string, string])[] = [
    [".lanser", "a folder outside"],
    [config, "a file outside"],
    [".github", "a folder outside"],
    [".github/workflows", "a folder outside"],
    [workflow, "nothing"],
  ];

  test.each(links)("%s as a link to %s is refused before anything is written", async (path, to) => {
    const [repository, outside] = [repositoryOf(simple), temporaryFolder()];
    write(outside, { "config.yml": "version: 1\n" });
    mkdirSync(join(repository, path, ".."), { recursive: true });
    const targets: Record<string, string> = {
      "a folder outside": outside,
      "a file outside": join(outside, "config.yml"),
    };
    symlinkSync(targets[to] ?? join(outside, "missing"), join(repository, path));
    const before = git(repository, "status", "--porcelain", "--untracked-files=all");
    const kind = path.endsWith(".yml") ? "file" : "folder";
    for (const args of [[], ["--write"]]) {
      const { code, stderr } = await init(repository, args);
      expect({ code, stderr }).toEqual({
        code: 13,
        stderr: `lanser: ${path} is a symbolic link; Lanser wrote nothing\n  Replace it by a regular ${kind}, or move it away.\n`,
      });
    }
    expect(git(repository, "status", "--porcelain", "--untracked-files=all")).toBe(before);
    expect(readFileSync(join(outside, "config.yml"), "utf8")).toBe("version: 1\n");
    expect(existsSync(join(outside, "missing"))).toBe(false);
  });

  test("a file where a folder should be, and a folder where a file should be, are refused", async () => {
    const file = repositoryOf({ ...simple, ".lanser": "" });
    const folder = repositoryOf({ ...simple, [`${config}/x`]: "" });
    expect((await init(file)).stderr).toContain(
      "lanser: .lanser is not a regular folder; Lanser wrote nothing\n  Replace it by a regular folder, or move it away.\n",
    );
    expect((await init(folder)).stderr).toContain(
      `lanser: ${config} is not a regular file; Lanser wrote nothing\n  Replace it by a regular file, or move it away.\n`,
    );
  });
});

describe("when nothing can be detected", () => {
  test("it says what it looked for: 12", async () => {
    expect(await init(repositoryOf({ "README.md": "", "main.go": "package main\n" }))).toMatchInlineSnapshot(`
      {
        "code": 12,
        "stderr": "lanser: no server of this release can check this repository
        Lanser searched for sources of Python, TypeScript, Go, shell, YAML, C and C++, Rust, JSON, TOML, for a tsconfig.json or jsconfig.json next to sources,
        and for configurations of linters, in 2 files that git tracks or does not ignore.
        To describe a server for another language in .lanser/servers, see docs/own-servers.md
      ",
        "stdout": "",
      }
    `);
  });

  test("what git ignores and what was deleted does not count", async () => {
    const repository = repositoryOf({ ".gitignore": "generated\n", "gone.py": "" });
    write(repository, { "generated/a.py": "", "gone.py": null });
    expect((await init(repository)).code).toBe(12);
    write(repository, { "new.py": "" });
    expect((await init(repository)).stdout).toContain("found 1 source for pyright, such as new.py");
  });

  test("outside of a repository, and with a word that is no flag, it is 13", async () => {
    expect((await init(temporaryFolder())).code).toBe(13);
    expect((await init(repositoryOf(simple), ["here"])).stderr).toContain("init takes only flags");
    expect((await init(repositoryOf(simple), ["--wirte"])).stderr).toContain("Did you mean `--write`?");
  });
});

describe("how dependencies are installed", () => {
  const project = '[project]\nname = "a"\nversion = "1"\n';
  const steps: readonly (readonly [string, Files])[] = [
    ["a uv lock", { "pyproject.toml": project, "uv.lock": "" }],
    ["a poetry lock", { "pyproject.toml": "[tool.poetry]\n", "poetry.lock": "" }],
    ["a pdm lock", { "pyproject.toml": project, "pdm.lock": "" }],
    ["a lock without its project", { "poetry.lock": "", "requirements.txt": "" }],
    ["two requirement files", { "requirements.txt": "", "requirements-dev.txt": "" }],
    ["a lock and a requirement file", { "pyproject.toml": project, "uv.lock": "", "requirements.txt": "" }],
    ["a plain project", { "pyproject.toml": project }],
    ["a project of another build system", { "pyproject.toml": '[build-system]\nrequires = ["flit_core"]\n' }],
    ["settings of tools alone", { "pyproject.toml": "[tool.black]\n" }],
    ["a broken project file", { "pyproject.toml": "[", "setup.py": "" }],
    ["setup.py", { "setup.py": "" }],
    ["nothing", {}],
  ];

  test("follows from the files at the top", async () => {
    const asked: string[] = [];
    for (const [name, files] of steps) {
      const repository = repositoryOf({ ...files, "app/a.py": "" });
      const { stdout } = await init(repository, ["--write"]);
      const jobs = parse(contents(repository)[workflow] ?? "").jobs;
      const commands = jobs.lanser.steps.flatMap((step: { id?: string; run?: string }) =>
        step.id === "base" ? [] : (step.run?.trimEnd() ?? []),
      );
      const { dependencies } = parseConfig(contents(repository)[config] ?? "", config);
      asked.push(
        `${name}: ${/^found (?!\d).*/m.exec(stdout)?.[0]}`,
        `  ${JSON.stringify([...commands, dependencies])}`,
      );
    }
    expect(asked.join("\n")).toMatchInlineSnapshot(`
      "a uv lock: found uv.lock: pipx install uv==0.13.9 && uv sync --frozen
        ["pipx install uv==0.13.9\\nuv sync --frozen",[".venv"]]
      a poetry lock: found poetry.lock: pipx install poetry==2.5.1 && poetry install --no-interaction --no-root
        ["pipx install poetry==2.5.1\\npoetry install --no-interaction --no-root",[".venv"]]
      a pdm lock: found pdm.lock: pipx install pdm==2.29.4 && pdm sync --group :all
        ["pipx install pdm==2.29.4\\npdm sync --group :all",[".venv"]]
      a lock without its project: found requirements.txt: python -m venv .venv && .venv/bin/pip install --prefer-binary -r requirements.txt
        ["python -m venv .venv\\n.venv/bin/pip install --prefer-binary -r requirements.txt",[".venv"]]
      two requirement files: found requirements.txt, requirements-dev.txt: python -m venv .venv && .venv/bin/pip install --prefer-binary -r requirements.txt -r requirements-dev.txt
        ["python -m venv .venv\\n.venv/bin/pip install --prefer-binary -r requirements.txt -r requirements-dev.txt",[".venv"]]
      a lock and a requirement file: found uv.lock: pipx install uv==0.13.9 && uv sync --frozen
        ["pipx install uv==0.13.9\\nuv sync --frozen",[".venv"]]
      a plain project: found no file with dependencies: the server cannot resolve imports of packages
        [[]]
      a project of another build system: found pyproject.toml: python -m venv .venv && .venv/bin/pip install --prefer-binary -e .
        ["python -m venv .venv\\n.venv/bin/pip install --prefer-binary -e .",[".venv"]]
      settings of tools alone: found no file with dependencies: the server cannot resolve imports of packages
        [[]]
      a broken project file: found pyproject.toml: python -m venv .venv && .venv/bin/pip install --prefer-binary -e .
        ["python -m venv .venv\\n.venv/bin/pip install --prefer-binary -e .",[".venv"]]
      setup.py: found setup.py: python -m venv .venv && .venv/bin/pip install --prefer-binary -e .
        ["python -m venv .venv\\n.venv/bin/pip install --prefer-binary -e .",[".venv"]]
      nothing: found no file with dependencies: the server cannot resolve imports of packages
        [[]]"
    `);
  });

  test("with the Python that the repository names, else a fixed one", async () => {
    const version = async (files: Files) => {
      const repository = repositoryOf({ "a.py": "", ...files });
      await init(repository, ["--write"]);
      const { steps: written } = parse(contents(repository)[workflow] ?? "").jobs.lanser;
      return written.find(({ uses }: { uses?: string }) => uses?.startsWith("actions/setup-python"))?.with;
    };
    const said = '[project]\nname = "a"\nrequires-python = ">=3.11"\n';
    expect([
      await version({ ".python-version": "3.13\n", "pyproject.toml": said }),
      await version({ "pyproject.toml": said }),
      await version({ "pyproject.toml": "[project]\n" }),
    ]).toEqual([
      { "python-version-file": ".python-version" },
      { "python-version-file": "pyproject.toml" },
      { "python-version": "3.12" },
    ]);
  });
});

describe("a TypeScript project", () => {
  const project: Files = { "tsconfig.json": "{}", "src/a.ts": "export {};\n" };
  const packaged: Files = { ...project, "package.json": "{}" };
  const rows: readonly (readonly [string, Files])[] = [
    ["an npm lock", { ...packaged, "package-lock.json": "{}" }],
    ["a shrinkwrap", { ...packaged, "npm-shrinkwrap.json": "{}" }],
    [
      "a pnpm lock, and one of npm that was left behind",
      { ...packaged, "pnpm-lock.yaml": "", "package-lock.json": "" },
    ],
    ["a yarn lock", { ...packaged, "yarn.lock": "# THIS IS AN AUTOGENERATED FILE.\n# yarn lockfile v1\n" }],
    ["a lock of a later yarn", { ...packaged, "yarn.lock": "__metadata:\n  version: 8\n" }],
    ["a bun lock", { ...packaged, "bun.lock": "{}" }],
    ["a binary bun lock", { ...packaged, "bun.lockb": "\0" }],
    ["no lock", packaged],
    ["a lock without its package", { ...project, "yarn.lock": "" }],
    ["nothing", project],
    ["JavaScript", { "jsconfig.json": "{}", "a.js": "" }],
  ];

  test("is set up by its lock file", async () => {
    const asked: string[] = [];
    for (const [name, files] of rows) {
      const repository = repositoryOf(files);
      const { stdout } = await init(repository, ["--write"]);
      const written = contents(repository);
      const { steps } = parse(written[workflow] ?? "").jobs.lanser as {
        steps: readonly { id?: string; run?: string; env?: object }[];
      };
      const { dependencies, servers } = parseConfig(written[config] ?? "", config);
      asked.push(
        `${name}: ${/^found (?!\d).*/m.exec(stdout)?.[0]}`,
        `  ${JSON.stringify([...steps.flatMap(({ id, run, env }) => (run === undefined || id === "base" ? [] : [run.trimEnd(), env ?? {}])), dependencies, servers.map(({ id }) => id)])}`,
      );
    }
    expect(asked.join("\n")).toMatchInlineSnapshot(`
      "an npm lock: found package-lock.json: npm ci --ignore-scripts
        ["npm ci --ignore-scripts",{},["node_modules"],["typescript"]]
      a shrinkwrap: found npm-shrinkwrap.json: npm ci --ignore-scripts
        ["npm ci --ignore-scripts",{},["node_modules"],["typescript"]]
      a pnpm lock, and one of npm that was left behind: found pnpm-lock.yaml: npx --yes pnpm@10.34.8 install --frozen-lockfile --ignore-scripts
        ["npx --yes pnpm@10.34.8 install --frozen-lockfile --ignore-scripts",{},["node_modules"],["typescript"]]
      a yarn lock: found yarn.lock: npx --yes yarn@1.22.22 install --frozen-lockfile --ignore-scripts
        ["npx --yes yarn@1.22.22 install --frozen-lockfile --ignore-scripts",{},["node_modules"],["typescript"]]
      a lock of a later yarn: found yarn.lock: npx --yes @yarnpkg/cli-dist@4.18.1 install --immutable
        ["npx --yes @yarnpkg/cli-dist@4.18.1 install --immutable",{"YARN_ENABLE_SCRIPTS":"false","YARN_NODE_LINKER":"node-modules"},["node_modules"],["typescript"]]
      a bun lock: found bun.lock: bun install --frozen-lockfile --ignore-scripts
        ["bun install --frozen-lockfile --ignore-scripts",{},["node_modules"],["typescript"]]
      a binary bun lock: found bun.lockb: bun install --frozen-lockfile --ignore-scripts
        ["bun install --frozen-lockfile --ignore-scripts",{},["node_modules"],["typescript"]]
      no lock: found package.json: npm install --ignore-scripts
        ["npm install --ignore-scripts",{},["node_modules"],["typescript"]]
      a lock without its package: found no package.json at or above a root, so the server cannot resolve imports of packages
        [[],["typescript"]]
      nothing: found no package.json at or above a root, so the server cannot resolve imports of packages
        [[],["typescript"]]
      JavaScript: found no package.json at or above a root, so the server cannot resolve imports of packages
        [[],["typescript"]]"
    `);
  });

  test("beside Python has both servers, both installations, both folders", async () => {
    const repository = repositoryOf({ ...packaged, ...simple, "package-lock.json": "{}", ".nvmrc": "22\n" });
    await init(repository, ["--write"]);
    expect(contents(repository)).toMatchInlineSnapshot(`
      {
        ".github/workflows/lanser.yml": "name: Lanser

      on:
        pull_request:
        merge_group:

      permissions:
        contents: read # for the checkout; this workflow writes nothing and uses no secret

      concurrency:
        group: lanser-\${{ github.ref }}
        cancel-in-progress: \${{ github.event_name == 'pull_request' }}

      jobs:
        lanser:
          name: Lanser
          runs-on: ubuntu-latest
          timeout-minutes: 30
          steps:
            - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
              with:
                fetch-depth: 0 # the gate needs both commits of the comparison
                persist-credentials: false
            - uses: actions/setup-python@5fda3b95a4ea91299a34e894583c3862153e4b97 # v7.0.0
              with:
                python-version: "3.12"
            - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
              with:
                node-version-file: .nvmrc
                package-manager-cache: false
            - run: |
                python -m venv .venv
                .venv/bin/pip install --prefer-binary -r requirements.txt
            - run: npm ci --ignore-scripts
            - name: Install the packages of base, if the change touches their files
              id: base
              continue-on-error: true # after a failure, both sides use the same packages, and the gate reports that
              run: |
                base=$(git rev-parse --verify "\${GROUP_BASE:-HEAD^1}^{commit}")
                if git --glob-pathspecs --icase-pathspecs diff --quiet "$base" HEAD -- \\
                  '**/*requirements*.txt' '**/*requirements*.in' '**/constraints*.txt' '**/constraints*.in' \\
                  '**/requirement/*.txt' '**/requirement/*.in' '**/requirements/*.txt' '**/requirements/*.in' \\
                  '**/pyproject.toml' '**/setup.py' '**/setup.cfg' '**/Pipfile' '**/Pipfile.lock' \\
                  '**/uv.lock' '**/poetry.lock' '**/pdm.lock' '**/pylock.toml' '**/pylock.*.toml' \\
                  '**/environment*.yml' '**/environment*.yaml' '**/conda-lock.yml' '**/conda-lock.yaml' \\
                  '**/package.json' '**/package-lock.json' '**/npm-shrinkwrap.json' \\
                  '**/pnpm-lock.yaml' '**/yarn.lock' '**/bun.lock' '**/bun.lockb'
                then exit 0; fi
                folder="$RUNNER_TEMP/lanser-base"
                git worktree add --detach "$folder" "$base"
                cd "$folder"
                python -m venv .venv
                .venv/bin/pip install --prefer-binary -r requirements.txt
                cd "$folder"
                npm ci --ignore-scripts
                echo "folder=$folder" >> "$GITHUB_OUTPUT"
              env:
                GIT_LFS_SKIP_SMUDGE: "1"
                GROUP_BASE: \${{ github.event.merge_group.base_sha }}
            - uses: actions/cache@27d5ce7f107fe9357f9df03efb73ab90386fccae # v5.0.5
              with:
                path: \${{ runner.tool_cache }}/lanser
                key: lanser-\${{ hashFiles('.github/workflows/lanser.yml', '.lanser/**') }}
            - uses: lanser/lanser@v0
              id: lanser
              with:
                # Remove this once the default branch has .lanser/config.yml.
                servers: pyright typescript
                base-dependencies: \${{ steps.base.outputs.folder }} # empty: both sides use the same packages
            - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
              if: \${{ !cancelled() && steps.lanser.outputs.html != '' }}
              with:
                name: lanser-page
                path: \${{ steps.lanser.outputs.html }}
                if-no-files-found: error
                retention-days: 14
      ",
        ".lanser/config.yml": "# yaml-language-server: $schema=https://raw.githubusercontent.com/lanser/lanser/v0/schemas/config.v1.json
      # Settings of Lanser. The gate reads this file from the base commit, so a
      # change cannot loosen its own gate.
      version: 1
      servers:
        - id: pyright
        - id: typescript
      # Untracked folders that the servers need. Lanser looks for them at the top
      # and next to each Python project or package.json.
      dependencies: [".venv", "node_modules"]
      policy:
        fail-on: error # or warning, information, hint; never only reports
        # A finding is accepted if a commit message has "Lanser-Allow: FINDING-ID REASON":
        # waivers: [trailer]
      ",
      }
    `);
  });

  test("without a configuration one is proposed, and none beside sources of another language", async () => {
    const alone = await init(repositoryOf({ "src/a.ts": "", "build.js": "", "package.json": "{}" }));
    expect(alone.code).toBe(0);
    expect(alone.stdout).toContain("tsconfig.json is a proposal with the strict mode of TypeScript.");
    expect(alone.stdout).toContain('+    "strict": true,\n+    "noEmit": true,');
    const beside = await init(repositoryOf({ "src/a.ts": "", "a.py": "" }));
    expect(beside.stdout).toContain("found 1 source for typescript, such as src/a.ts, but no project");
    expect(
      (await init(repositoryOf({ "tsconfig.json": "{}", "README.md": "" }))).code,
      "and without sources",
    ).toBe(12);
  });

  test("asks for node_modules to be ignored where its files would count", async () => {
    const environment = { "node_modules/p/index.ts": "" };
    const asked = async (files: Files) =>
      (await init(repositoryOf({ ...packaged, ...files }), ["--write"])).stdout.includes(
        "git does not ignore node_modules, so its files count as sources; add the folder to .gitignore",
      );
    expect([
      await asked({}),
      await asked(environment),
      await asked({ ...environment, ".gitignore": "node_modules\n" }),
    ]).toEqual([false, true, false]);
    expect(
      (await init(repositoryOf({ "tsconfig.json": "{}", ...environment }))).code,
      "they are no sources",
    ).toBe(12);
  });
});

describe("what stands below what was written", () => {
  test("names the default branch of origin, else main or master, else leaves it open", async () => {
    const next = async (repository: string) =>
      /--base \S+/.exec((await init(repository, ["--write"])).stdout)?.[0];
    const cloned = repositoryOf(simple);
    git(cloned, "update-ref", "refs/remotes/origin/trunk", "HEAD");
    git(cloned, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/trunk");
    const master = repositoryOf(simple);
    git(master, "branch", "--move", "main", "master");
    const other = repositoryOf(simple);
    git(other, "branch", "--move", "main", "other");
    expect([
      await next(cloned),
      await next(repositoryOf(simple)),
      await next(master),
      await next(other),
    ]).toEqual(["--base origin/trunk", "--base main", "--base master", "--base REV"]);
  });

  test("asks for .venv to be ignored where its files would count", async () => {
    const environment = { ".venv/lib/a.py": "" };
    const ignoring = { ...environment, ".gitignore": ".venv/\n" };
    const asked = async (files: Files) =>
      (await init(repositoryOf({ ...simple, ...files }), ["--write"])).stdout.includes(
        "git does not ignore .venv, so its files count as sources; add the folder to .gitignore",
      );
    expect([await asked({}), await asked(environment), await asked(ignoring)]).toEqual([false, true, false]);
    expect((await init(repositoryOf(environment))).code, "they are no sources").toBe(12);
  });
});

test("for modules of Go the workflow fetches what they need, each in its own folder", async () => {
  const repository = repositoryOf({
    "go.mod": "module example.com/shop\n\ngo 1.21\n",
    "shop.go": "package shop\n",
    "tools/go.mod": "module example.com/shop/tools\n\ngo 1.21\n",
    "tools/tools.go": "package tools\n",
  });
  expect((await init(repository, ["--write"])).code).toBe(0);
  const { jobs } = parse(contents(repository)[workflow] ?? "") as {
    readonly jobs: { readonly lanser: { readonly steps: readonly Record<string, unknown>[] } };
  };
  const steps = jobs.lanser.steps.filter(({ run }) => run !== undefined);
  expect(steps).toEqual([
    { run: "go mod download" },
    { run: "go mod download", "working-directory": "tools" },
  ]);
  expect(contents(repository)[config]).toContain("- id: go\n");
});

describe("lists of servers for other tools", () => {
  test("are a proposal: what is named there is proposed before others, and what this release has not is said", async () => {
    const list = {
      lsp: {
        python: { command: ["/opt/bin/basedpyright-langserver", "--stdio"], extensions: [".py"] },
        prose: { command: ["marksman"] },
        go: { command: ["gopls"], disabled: true },
      },
    };
    const repository = repositoryOf({ "a.py": "", "opencode.json": `// ours\n${JSON.stringify(list)}` });
    const { code, stdout } = await init(repository);
    expect(code).toBe(0);
    expect(stdout).toContain(
      [
        "found opencode.json, which names servers for another tool; Lanser does not start them from there",
        "  python (basedpyright-langserver): basedpyright, proposed",
        "  prose (marksman): not part of this release; to describe it in .lanser/servers, see docs/own-servers.md",
      ].join("\n"),
    );
    expect(stdout).toContain("+  - id: basedpyright\n");
    expect(stdout).not.toContain("+  - id: pyright\n");
  });

  test.each([
    [".lsp.json", { pyright: { command: "pyright-langserver", args: ["--stdio"] } }],
    [".claude/settings.json", { lspServers: { pyright: { command: "pyright-langserver" } } }],
  ])("may be %s", async (path, list) => {
    const { stdout } = await init(repositoryOf({ "a.py": "", [path]: JSON.stringify(list) }));
    expect(stdout).toContain(`found ${path}, which names servers`);
    expect(stdout).toContain("  pyright (pyright-langserver): pyright, proposed");
  });

  test("a server that npx starts is that server, and one that is switched off is not proposed", async () => {
    const list = {
      lsp: {
        pyright: { disabled: true },
        basedpyright: { command: ["npx", "-y", "basedpyright-langserver@1.40.1", "--stdio"] },
      },
    };
    const { stdout } = await init(repositoryOf({ "a.py": "", "opencode.json": JSON.stringify(list) }));
    expect(stdout).toContain("  basedpyright (basedpyright-langserver): basedpyright, proposed");
  });

  test.each(["{", "[".repeat(200_000)])("that cannot be read are named: %.10s", async (text) => {
    const { code, stdout } = await init(repositoryOf({ "a.py": "", "opencode.json": text }));
    expect([code, stdout.includes("found opencode.json, but cannot read it: ")]).toEqual([0, true]);
  });

  test("keys of a file that is about more than servers name none", async () => {
    const text = JSON.stringify({ formatter: { command: ["ruff"] } });
    const { stdout } = await init(repositoryOf({ "a.py": "", "opencode.json": text }));
    expect(stdout).not.toContain("opencode.json");
  });

  test.each(["[]", '{ "lsp": 5 }', '{ "a": { "command": 5 } }', '{ "theme": "dark" }'])(
    "that name none are nothing: %s",
    async (text) => {
      const { code, stdout } = await init(repositoryOf({ "a.py": "", "lsp.json": text }));
      expect([code, stdout.includes("lsp.json")]).toEqual([0, false]);
    },
  );
});

describe("a server that executes code of the repository", () => {
  const linted: Files = {
    "tsconfig.json": "{}\n",
    "a.ts": "export const a = 1;\n",
    "eslint.config.mjs": "export default [];\n",
  };
  const idsOf = (repository: string) =>
    parseConfig(contents(repository)[config] ?? "", config).servers.map(({ id }) => id);

  test("is proposed in a comment, and what to look at says so", async () => {
    const repository = repositoryOf(linted);
    const { stdout } = await init(repository, ["--write"]);
    expect(idsOf(repository)).toEqual(["typescript"]);
    expect(parse(contents(repository)[workflow] ?? "").jobs.lanser.steps).toContainEqual(
      expect.objectContaining({ with: { servers: "typescript" } }),
    );
    expect(contents(repository)[config]).toContain("  # - id: eslint\n");
    expect(stdout).toContain(
      "  eslint executes code of the repository, so the configuration leaves it out. ESLint's configuration, plugins, parsers and processors are programs, which it runs. To accept that, run: lanser init --trust eslint\n",
    );
  });

  test("is written with --trust, in its sandbox; no flag of the workflow starts it before base accepts it", async () => {
    const repository = repositoryOf(linted);
    const { stdout } = await init(repository, ["--write", "--trust", "eslint"]);
    const { servers } = parseConfig(contents(repository)[config] ?? "", config);
    expect(servers.map(({ id, trust, sandbox }) => [id, trust, sandbox])).toEqual([
      ["typescript", undefined, undefined],
      ["eslint", "executes-repository", "bwrap"],
    ]);
    expect(stdout).toContain(
      "  eslint executes code of the repository; the sandbox bubblewrap isolates it\n",
    );
    const { steps } = parse(contents(repository)[workflow] ?? "").jobs.lanser;
    expect(steps).toContainEqual(expect.objectContaining({ with: { servers: "typescript" } }));
    expect(steps).toContainEqual(
      expect.objectContaining({ run: expect.stringContaining("install --yes bubblewrap") }),
    );
  });

  test("is none of a repository whose example alone configures it", async () => {
    const nested = { "examples/new/eslint.config.js": "", ".eslintrc.json": "{}\n" };
    const { "eslint.config.mjs": _, ...rest } = linted;
    expect((await init(repositoryOf({ ...rest, ...nested }))).stdout).not.toContain("eslint");
  });

  const description = `version: 1
language: Text
files: ["**/*.text"]
role: linter
source: { program: text-server }
command: ["{program}"]
executes: repository
executes-why: It runs its configuration.
mode: push
done: version
canary: { file: canary.text, text: "wrong\\n", codes: [w] }
`;

  test("alone is not written: 12, with the flag that accepts it", async () => {
    const own = { ".lanser/servers/text.yml": description, ".lanser/pins/text-1.0.0.json": "{}\n" };
    const repository = repositoryOf({ ...own, "a.text": "" });
    const { code, stderr } = await init(repository, ["--write"]);
    expect([code, contents(repository)[config]]).toEqual([12, null]);
    expect(stderr).toContain("lanser init --trust text");
  });

  test("names a version if a repository's own server has several pins, because a run needs one then", async () => {
    const written = async (...versions: readonly string[]) => {
      const pins = versions.map((version) => [`.lanser/pins/text-${version}.json`, "{}\n"]);
      const own = { ".lanser/servers/text.yml": description, ...Object.fromEntries(pins) };
      const repository = repositoryOf({ ...own, "a.text": "" });
      await init(repository, ["--write", "--trust", "text"]);
      return parseConfig(contents(repository)[config] ?? "", config).servers.map(({ version }) => version);
    };
    expect([await written("1.0.0"), await written("1.0.0", "1.1.0")]).toEqual([[undefined], ["1.1.0"]]);
  });

  test("must be one that is found: 13", async () => {
    const { code, stderr } = await init(repositoryOf(linted), ["--trust", "cargo"]);
    expect(code).toBe(13);
    expect(stderr).toContain("--trust cargo: no server `cargo` can check this repository");
  });

  test("does not hide why no server is found: 12", async () => {
    const { code, stderr } = await init(repositoryOf({ "a.txt": "" }), ["--trust", "eslint"]);
    expect(code).toBe(12);
    expect(stderr).toContain("no server of this release can check this repository");
    expect(stderr).not.toContain("These servers can");
  });
});

describe("a configuration that a framework's command writes", () => {
  const generated: Files = {
    ".gitignore": ".svelte-kit/\nnode_modules/\n",
    "package.json": '{ "workspaces": ["site"] }\n',
    "package-lock.json": "{}\n",
    "site/package.json": '{ "name": "site" }\n',
    "site/tsconfig.json": '{ "extends": "./.svelte-kit/tsconfig.json" }\n',
    "site/a.ts": "export const a = 1;\n",
  };

  test("gets the command after the installation, on both sides, and its folder among the dependencies", async () => {
    const repository = repositoryOf(generated);
    const { stdout } = await init(repository, ["--write"]);
    expect(parseConfig(contents(repository)[config] ?? "", config).dependencies).toEqual([
      "node_modules",
      "site/.svelte-kit",
    ]);
    const { steps } = parse(contents(repository)[workflow] ?? "").jobs.lanser;
    const runs: readonly { readonly run?: string }[] = steps;
    expect(runs.flatMap(({ run }) => run?.match(/^.*(?:npm ci|svelte-kit).*$/gmu) ?? [])).toEqual([
      "npm ci --ignore-scripts",
      "npx --no-install svelte-kit sync",
      "npm ci --ignore-scripts",
      "npx --no-install svelte-kit sync",
    ]);
    expect(stdout).toContain(
      "  npx --no-install svelte-kit sync executes the repository's own configuration, before the gate and outside its sandbox\n",
    );
  });

  test("gets it in documentation that is a project, too, and is said once", async () => {
    const docs = {
      "package.json": '{ "workspaces": ["site", "docs"] }\n',
      "docs/package.json": '{ "name": "docs" }\n',
      "docs/tsconfig.json": '{ "extends": "./.svelte-kit/tsconfig.json" }\n',
      "docs/b.ts": "export const b = 1;\n",
    };
    const { stdout } = await init(repositoryOf({ ...generated, ...docs }));
    expect(stdout.split("\n").filter((line) => /svelte-kit sync (?:in|executes)/u.test(line))).toEqual([
      "found a configuration that needs docs/.svelte-kit, which is not in git; this command writes it: npx --no-install svelte-kit sync in docs",
      "found a configuration that needs site/.svelte-kit, which is not in git; this command writes it: npx --no-install svelte-kit sync in site",
      "  npx --no-install svelte-kit sync executes the repository's own configuration, before the gate and outside its sandbox",
    ]);
  });

  test("gets none where git has the file", async () => {
    const there = { ".gitignore": "", "site/.svelte-kit/tsconfig.json": "{}\n" };
    expect((await init(repositoryOf({ ...generated, ...there }))).stdout).not.toContain("svelte-kit sync");
  });
});

test.each([
  ["4", "2.4.2"],
  ["6", "3.8.7"],
  ["8", "4.18.1"],
])("a lock file of yarn's format %s is read by the yarn that writes it", async (format, version) => {
  const lock = `__metadata:\n  version: ${format}\n  cacheKey: 8\n`;
  const files = {
    "package.json": "{}\n",
    "yarn.lock": lock,
    "tsconfig.json": "{}\n",
    "a.ts": "export {};\n",
  };
  expect((await init(repositoryOf(files))).stdout).toContain(
    `npx --yes @yarnpkg/cli-dist@${version} install --immutable`,
  );
});

test("a workspace of pnpm that names its own top is installed there", async () => {
  const files = {
    "package.json": '{ "packageManager": "pnpm@10.26.2" }\n',
    "pnpm-workspace.yaml": "packages:\n  - .\n  - app\n",
    "pnpm-lock.yaml": "lockfileVersion: '9.0'\n",
    "tsconfig.json": "{}\n",
    "a.ts": "export {};\n",
    "app/package.json": "{}\n",
  };
  expect((await init(repositoryOf(files))).stdout).toContain(
    "found pnpm-lock.yaml (a workspace of app): corepack enable && pnpm install --frozen-lockfile",
  );
});

test("projects that references lead to are not called unchecked", async () => {
  const files = {
    "package.json": '{ "workspaces": ["app"] }\n',
    "app/package.json": "{}\n",
    "app/tsconfig.json": '{ "references": [{ "path": "../lib" }], "files": ["a.ts"] }\n',
    "app/a.ts": "export {};\n",
    "lib/tsconfig.json": '{ "compilerOptions": { "composite": true } }\n',
    "lib/b.ts": "export {};\n",
    "loose/c.ts": "export {};\n",
  };
  expect((await init(repositoryOf(files))).stdout).toContain(
    "typescript does not check 1 source outside app",
  );
});

test("Go's folders that no pattern takes in are not counted", async () => {
  const passed = {
    "_examples/one/main.go": "package main\n",
    "testdata/two.go": "package two\n",
    ".hidden/three.go": "package three\n",
  };
  const files = { "m/go.mod": "module m\n", "m/a.go": "package m\n", ...passed };
  const { stdout } = await init(repositoryOf(files));
  expect(stdout).toContain("found 1 source for go, such as m/a.go");
  expect(stdout).not.toContain("not checked");
});

test("docs/init.md has the files that the command writes", async () => {
  const project = {
    "pyproject.toml": '[project]\nname = "shop"\nversion = "1"\n',
    "uv.lock": "version = 1\n",
  };
  const repository = repositoryOf({ ...project, ".python-version": "3.12\n", "app.py": "" });
  await init(repository, ["--write"]);
  const page = readFileSync(new URL("../../docs/init.md", import.meta.url), "utf8");
  const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gmsu)].map(([, text]) => text);
  expect(blocks).toEqual([contents(repository)[config], contents(repository)[workflow]]);
});
