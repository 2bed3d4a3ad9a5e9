/** Nothing of the repository runs, and pyright still knows the packages: from files, and from an interpreter outside. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Host } from "../../src/platform/host.ts";
import { findExecutable } from "../../src/servers/executables.ts";
import {
  findInterpreter,
  findVirtualEnvironment,
  type Interpreter,
  projectEnvironments,
  pythonFacts,
  writeStandIn,
} from "../../src/servers/python/interpreter.ts";
import { lanser, plainEnvironment } from "../support/command.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, folderOf, temporaryFolder, write } from "../support/files.ts";
import { gate, installedPyright, sharedCache, testHost } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { heldClock } from "../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

/** A program that leaves its name in `marks` when it runs. */
function plant(folder: string, name: string, marks: string): void {
  write(folder, { [name]: `#!/bin/sh\necho "${name}" >> '${marks}'\nexit 0\n` });
  chmodSync(join(folder, name), 0o755);
}

const finding = (report: Awaited<ReturnType<typeof gate>>["report"]) =>
  report?.findings
    .map((one) => `${one.state} ${one.path}:${one.range.start.line + 1} ${one.code}`)
    .join("\n");

describe("what a repository plants", () => {
  test("does not run: programs on PATH, in a virtual environment, and modules that Python would load by itself", {
    timeout: 60_000,
  }, async () => {
    const marks = join(temporaryFolder(), "marks");
    const python = `open(${JSON.stringify(marks)}, "a").write(__name__ + "\\n")\n`;
    const modules = [
      "sitecustomize",
      "usercustomize",
      "json/__init__",
      "os",
      "re",
      "site",
      "encodings/__init__",
    ];
    const files: Files = {
      ...Object.fromEntries(modules.map((name) => [`${name}.py`, python])),
      ".gitignore": ".venv\n",
      "a.py": "x: int = 1\n",
      "pyrightconfig.json": '{ "include": ["a.py"] }',
    };
    const repository = repositoryOf(files, { "a.py": "x: int = 2\n" });
    const programs = [
      "python",
      "python3",
      "node",
      "npm",
      "git",
      "sh",
      "bash",
      "env",
      "pyright",
      "pyright-langserver",
    ];
    for (const folder of ["bin", ".venv/bin"])
      for (const name of programs) plant(join(repository, folder), name, marks);
    write(repository, { ".venv/pyvenv.cfg": "version = 3.12.1\n" });
    const link = join(temporaryFolder(), "link");
    symlinkSync(join(repository, "bin"), link);
    const folders = [join(repository, "bin"), link, join(repository, ".venv/bin"), "bin", ".", ""];
    const run = (PATH: string, cache: string) =>
      lanser(["gate", "--server", "pyright", "--base-exact", "HEAD^", "--head", "HEAD", "--cache", cache], {
        cwd: repository,
        env: plainEnvironment({
          TMPDIR: temporaryFolder(),
          PATH,
          PYTHONPATH: repository,
          PYTHONSTARTUP: join(repository, "os.py"),
          VIRTUAL_ENV: join(repository, ".venv"),
        }),
      });
    const ran = () => (existsSync(marks) ? readFileSync(marks, "utf8") : "nothing");
    const installed = await run([...folders, process.env["PATH"]].join(delimiter), sharedCache);
    expect([installed.code, ran()], installed.stderr).toEqual([0, "nothing"]);
    // Before the installation npm runs too, and programs that it finds by name.
    const outside = temporaryFolder();
    write(outside, {
      npm: `#!/bin/sh\necho the npm outside >> '${marks}'\nenv true; bash -c true; node --version\nexit 1\n`,
    });
    chmodSync(join(outside, "npm"), 0o755);
    const cold = await run([...folders, outside, process.env["PATH"]].join(delimiter), temporaryFolder());
    expect([cold.code, ran()], cold.stderr).toEqual([11, "the npm outside\n"]);
  });
});

test("basedpyright runs no interpreter of a virtual environment either", async () => {
  const marks = join(temporaryFolder(), "marks");
  const repository = repositoryOf(
    { ".gitignore": ".venv\n", "a.py": "x: int = 1\n" },
    { "a.py": 'x: int = "a"\n' },
  );
  for (const name of ["python", "python3"]) plant(join(repository, ".venv/bin"), name, marks);
  write(repository, { ".venv/pyvenv.cfg": "version = 3.12.1\n" });
  await installed("basedpyright");
  const { report } = await gateWith(["basedpyright"])(repository);
  expect([report?.verdict, existsSync(marks)]).toEqual(["fail", false]);
}, 120_000);

describe("the packages of a virtual environment", () => {
  const environment: Files = {
    ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
    ".venv/lib/python3.12/site-packages/dep/__init__.py": "def f() -> int: ...\n",
    ".venv/lib/python3.12/site-packages/dep/py.typed": "",
  };
  const noPython = (host: Host): Host => ({ ...host, env: { ...host.env, PATH: pathWithoutPython() } });

  testByNight("are found on both sides, without its interpreter", async () => {
    const repository = repositoryOf(
      { ".gitignore": ".venv\n", "a.py": "from dep import f\n\nx: str = f()\n" },
      { "a.py": "from dep import f\n\nx: str = f()\ny: bytes = f()\n" },
    );
    write(repository, environment);
    const marks = join(temporaryFolder(), "marks");
    for (const name of ["python", "python3"]) plant(join(repository, ".venv/bin"), name, marks);
    const { report } = await gate(repository, { host: noPython });
    expect([finding(report), report?.servers[0]?.interpreter, existsSync(marks)]).toMatchInlineSnapshot(`
      [
        "unchanged a.py:3 reportAssignmentType
      new a.py:4 reportAssignmentType",
        {
          "name": ".venv",
          "version": "3.12.1",
        },
        false,
      ]
    `);
  });

  test("that are the repository itself (an editable installation) are those of the side that is checked", async () => {
    const test = "from app import f\n\nx: str = f()\n";
    const repository = repositoryOf(
      { ".gitignore": ".venv\n", "code/app/__init__.py": "def f() -> str: ...\n", "tests/test_app.py": test },
      { "code/app/__init__.py": "def f() -> int: ...\n" },
    );
    write(repository, {
      ...environment,
      ".venv/lib/python3.12/site-packages/app.pth": `${repository}/code\nimport os\n`,
    });
    const { report } = await gate(repository, { host: noPython });
    expect(finding(report)).toMatchInlineSnapshot(`"new tests/test_app.py:3 reportAssignmentType"`);
  });

  test("that an import hook maps to other places are named in the limits", async () => {
    const repository = repositoryOf({ ".gitignore": ".venv\n", "a.py": "" }, { "a.py": "x = 1\n" });
    const hook = (name: string, place: string) => ({
      [`.venv/lib/python3.12/site-packages/__editable___${name}_1_0_finder.py`]: `MAPPING: dict[str, str] = {'${name}': '${place}'}\n`,
    });
    write(repository, {
      ...environment,
      ...hook("app", `${repository}/lib/app`),
      ...hook("flat", `${repository}/flat`),
      ...hook("inner", `${repository}/src/inner`),
      ...hook("other", "/srv/other"),
      ...hook("web", `${repository}/members/web`),
    });
    const { report } = await gate(repository, { host: noPython });
    expect(report?.limits.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
      [
        "dependency-not-linked: .venv: app (lib/app), web (members/web) are installed by an import hook, which pyright does not follow: install with \`--config-settings editable_mode=compat\`",
      ]
    `);
  });

  testByNight("do not bring in what only the working tree has", async () => {
    const repository = repositoryOf(
      { ".gitignore": ".venv\n", "tests/test_app.py": "" },
      { "tests/test_app.py": "import later\n" },
    );
    write(repository, {
      ...environment,
      ".venv/lib/python3.12/site-packages/app.pth": `${repository}/code\n`,
      "code/later.py": "",
    });
    const { report } = await gate(repository, { host: noPython });
    expect(finding(report)).toMatchInlineSnapshot(`"new tests/test_app.py:1 reportMissingImports"`);
  });
});

describe("several virtual environments", () => {
  const at = (folder: string, version: string): Files => ({
    [`${folder}/pyvenv.cfg`]: `version = ${version}\n`,
  });
  const root = () =>
    folderOf({
      ...at(".venv", "3.11.1"),
      ...at("api/.venv", "3.12.1"),
      ...at("tools/env", "3.13.1"),
      "web/node_modules/p/index.js": "",
      "docs/.venv/plain.txt": "",
    });

  test("belong to the projects at and below their folder, the nearest to each", () => {
    const folder = root();
    const linked = [".venv", "api/.venv", "docs/.venv", "web/node_modules"];
    const found = (project: string) => findVirtualEnvironment(folder, linked, { project, named: [".venv"] });
    expect([".", "api", "api/deep/er", "docs", "web"].map((project) => found(project)?.folder)).toEqual([
      ".venv",
      "api/.venv",
      "api/.venv",
      ".venv",
      ".venv",
    ]);
  });

  test("are not taken from elsewhere, unless the configuration names one", () => {
    const folder = root();
    const found = (linked: readonly string[], project: string) =>
      findVirtualEnvironment(folder, linked, { project, named: ["tools/env", ".venv"] })?.folder;
    expect([
      found(["api/.venv"], "."),
      found(["api/.venv"], "web"),
      found(["api/.venv", "tools/env"], "web"),
      found(["api/.venv", "tools/env"], "api"),
    ]).toEqual([undefined, undefined, "tools/env", "api/.venv"]);
  });

  test("below a project are those of what stands beside them, where they do not contradict each other", () => {
    const packages = (folder: string, ...names: readonly string[]): Files => ({
      ...at(folder, "3.12.1"),
      ...Object.fromEntries(
        names.map((name) => [`${folder}/lib/python3.12/site-packages/${name}.dist-info/METADATA`, ""]),
      ),
    });
    const linked = ["b/.venv", "a/.venv", "c/.venv", "d/.venv", ".venv"];
    const folder = folderOf({
      ...packages("a/.venv", "click-8.1.0", "six-1.0"),
      ...packages("b/.venv", "Click-8.1.0", "h11-1.0"),
      ...packages("c/.venv", "click-8.3.0"),
      ...at("d/.venv", "3.9.1"),
    });
    const found = (project: string) =>
      projectEnvironments(folder, linked, { project, named: [] }).map((one) => one.folder);
    expect(found(".")).toEqual(["a/.venv", "b/.venv"]);
    expect(found("b")).toEqual(["b/.venv"]);
    write(folder, packages(".venv", "click-8.3.0"));
    expect(found(".")).toEqual([".venv", "c/.venv"]);
  });
});

/** A folder with a program that says what it is told to, as `python3`. */
function python(text: string): string {
  const folder = temporaryFolder();
  write(folder, { python3: `#!/bin/sh\n${text}\n` });
  chmodSync(join(folder, "python3"), 0o755);
  return folder;
}

const prints = (value: unknown) =>
  `printf '%s\\n' '${typeof value === "string" ? value : JSON.stringify(value)}'`;

describe("the interpreter on PATH", () => {
  const answer = {
    executable: "/bin/sh",
    version: [3, 12, 1, "final", 0],
    path: ["/lib/python3.12"],
    prefix: "/usr",
    packages: [],
  };

  test("is believed only when it answers as a Python does, from outside the repository", async () => {
    const repository = temporaryFolder();
    write(repository, { "bin/sh": "" });
    const link = join(temporaryFolder(), "sh");
    symlinkSync(join(repository, "bin/sh"), link);
    const says = {
      "as it should": prints(answer),
      "no JSON": prints("Python 3.12"),
      nothing: "",
      "an error": "exit 3",
      "a version of texts": prints({ ...answer, version: ["3", "12"] }),
      "a relative path of its own": prints({ ...answer, executable: "python3" }),
      "no paths": prints({ ...answer, path: null }),
      "paths that are no texts": prints({ ...answer, packages: [1] }),
      "that it lies in the repository": prints({ ...answer, executable: join(repository, "bin/sh") }),
      "that it lies in the repository, by a link": prints({ ...answer, executable: link }),
      "that it lies nowhere": prints({ ...answer, executable: "/nonexistent/python3" }),
    };
    const rows: string[] = [];
    for (const [name, text] of Object.entries(says)) {
      const host = testHost(temporaryFolder());
      const found = await findInterpreter({ ...host, env: { PATH: python(text) } }, [repository]);
      rows.push(`${name}: ${found === undefined ? "no" : "yes"}`);
    }
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "as it should: yes
      no JSON: no
      nothing: no
      an error: no
      a version of texts: no
      a relative path of its own: no
      no paths: no
      paths that are no texts: no
      that it lies in the repository: no
      that it lies in the repository, by a link: no
      that it lies nowhere: no"
    `);
  });

  test("that does not answer is given up in time", async () => {
    const clock = heldClock(1_000);
    const host = { ...testHost(temporaryFolder()), clock };
    const asking = findInterpreter({ ...host, env: { PATH: python("exec sleep 1000") } }, []);
    clock.letPass();
    expect(await asking).toBe(undefined);
  });

  test("brings what its packages name in .pth files, and runs none of their lines", async () => {
    const folder = folderOf({
      "packages/a.pth": "# a comment\n../code\r\n\nimport os; os.exit(1)\nimport\tos\n/elsewhere\n",
      "packages/b.txt": "../not-named\n",
      "code/x.py": "",
    });
    symlinkSync("/nonexistent/c.pth", join(folder, "packages/c.pth"));
    symlinkSync(join(folder, "code"), join(folder, "link"));
    write(folder, { "packages/d.pth": `${folder}/link\n` });
    const PATH = python(prints({ ...answer, packages: [join(folder, "packages"), join(folder, "missing")] }));
    const found = await findInterpreter({ ...testHost(temporaryFolder()), env: { PATH } }, []);
    expect(found?.packages.map((path) => path.replace(folder, ""))).toMatchInlineSnapshot(`
      [
        "/packages",
        "/code",
        "/elsewhere",
        "/code",
      ]
    `);
  });

  test("in a virtual environment has the packages of that, and the system's only when it says so", async () => {
    const rows: unknown[] = [];
    for (const system of ["true", "false"]) {
      const folder = folderOf({
        "env/pyvenv.cfg": `Include-System-Site-Packages = ${system}\n`,
        "env/bin/python3": "",
        "env/lib/python3.12/site-packages/p.py": "",
        "system/p.py": "",
      });
      const said = {
        ...answer,
        executable: join(folder, "env/bin/python3"),
        packages: [join(folder, "system")],
      };
      const found = await findInterpreter({ ...testHost(folder), env: { PATH: python(prints(said)) } }, []);
      rows.push([
        system,
        found?.packages.map((path) => path.replace(folder, "")),
        found?.prefix.replace(folder, ""),
      ]);
    }
    expect(rows).toMatchInlineSnapshot(`
      [
        [
          "true",
          [
            "/env/lib/python3.12/site-packages",
            "/system",
          ],
          "/env",
        ],
        [
          "false",
          [
            "/env/lib/python3.12/site-packages",
          ],
          "/env",
        ],
      ]
    `);
  });
});

describe("a program on PATH", () => {
  test("is the first that lies outside the repository, also behind links, in a folder that is no relative one", () => {
    const folder = folderOf({
      "repository/bin/tool": "",
      "outside/tool": "",
      "plain/tool": "",
      "dir/tool/x": "",
    });
    for (const name of ["repository/bin", "outside"]) chmodSync(join(folder, name, "tool"), 0o755);
    mkdirSync(join(folder, "links"));
    symlinkSync(join(folder, "repository/bin/tool"), join(folder, "links/tool"));
    symlinkSync(join(folder, "repository/bin"), join(folder, "linked"));
    const repository = join(folder, "repository");
    const find = (...folders: string[]) => {
      const path = folders.map((one) => (one.startsWith("/") ? join(folder, one) : one)).join(delimiter);
      return findExecutable("tool", path, [repository])?.path.replace(folder, "") ?? "none";
    };
    expect({
      "in the repository": find("/repository/bin", "/outside"),
      "a link into the repository": find("/links", "/linked", "/outside"),
      "a relative folder": find("repository/bin", ".", "", "/outside"),
      "no program, a folder": find("/plain", "/dir", "/outside"),
      nowhere: find("/missing"),
      "no PATH": findExecutable("tool", undefined, []) ?? "none",
    }).toMatchInlineSnapshot(`
      {
        "a link into the repository": "/outside/tool",
        "a relative folder": "/outside/tool",
        "in the repository": "/outside/tool",
        "no PATH": "none",
        "no program, a folder": "/outside/tool",
        "nowhere": "none",
      }
    `);
  });
});

describe("what pyright is told", () => {
  const interpreter: Interpreter = {
    name: "python3",
    executable: "/usr/bin/python3",
    version: [3, 12, 1, "final", 0],
    library: ["/usr/lib/python3.12"],
    packages: ["/usr/lib/python3/dist-packages", "/srv/repository/code"],
    prefix: "/usr",
  };

  test("is of the interpreter, or of the environment in the tree; what lies in the repository is that of the tree", () => {
    const environment = (text: string) => {
      const root = folderOf({
        ".venv/pyvenv.cfg": text,
        ".venv/lib/python3.12/site-packages/p.py": "",
        ".venv/lib/python3.11/site-packages/p.py": "",
      });
      symlinkSync("lib", join(root, ".venv/lib64"));
      return { root, found: findVirtualEnvironment(root, ["node_modules", ".venv"]) };
    };
    const tell = (of: Interpreter | undefined, text: string | undefined) => {
      const { root, found } = text === undefined ? { root: "/tree", found: undefined } : environment(text);
      const facts = pythonFacts({
        interpreter: of,
        environments: found === undefined ? [] : [found],
        checkouts: ["/srv/repository"],
        root,
      });
      return JSON.stringify(facts).replaceAll(root, "<tree>");
    };
    expect({
      neither: tell(undefined, undefined),
      "the interpreter": tell(interpreter, undefined),
      "an environment of the same version": tell(interpreter, "version = 3.12.4\n"),
      "an environment with the system's packages": tell(
        interpreter,
        "version_info = 3.12.4.final.0\ninclude-system-site-packages = true\n",
      ),
      "an environment of another version": tell(
        interpreter,
        "version = 3.11\ninclude-system-site-packages = true\n",
      ),
      "an environment that says no version": tell(interpreter, "home = /usr/bin\n"),
      "an environment alone": tell(undefined, "version = 3.12.4\n"),
      "an environment alone that says no version": tell(undefined, ""),
    }).toMatchInlineSnapshot(`
      {
        "an environment alone": "{"summary":{"name":".venv","version":"3.12.4"},"packages":[],"answers":{"version":[3,12,4,"final",0],"searchPaths":["<tree>/.venv/lib/python3.12/site-packages"],"prefix":"<tree>/.venv"}}",
        "an environment alone that says no version": "{"summary":null,"packages":[],"answers":null}",
        "an environment of another version": "{"summary":{"name":".venv","version":"3.11.0"},"packages":[],"answers":{"version":[3,11,0,"final",0],"searchPaths":["<tree>/.venv/lib/python3.11/site-packages"],"prefix":"<tree>/.venv"}}",
        "an environment of the same version": "{"summary":{"name":".venv","version":"3.12.4"},"packages":[],"answers":{"version":[3,12,4,"final",0],"searchPaths":["/usr/lib/python3.12","<tree>/.venv/lib/python3.12/site-packages"],"prefix":"<tree>/.venv"}}",
        "an environment that says no version": "{"summary":{"name":".venv","version":"3.12.1"},"packages":[],"answers":{"version":[3,12,1,"final",0],"searchPaths":["/usr/lib/python3.12","<tree>/.venv/lib/python3.12/site-packages"],"prefix":"<tree>/.venv"}}",
        "an environment with the system's packages": "{"summary":{"name":".venv","version":"3.12.4"},"packages":["/usr/lib/python3/dist-packages"],"answers":{"version":[3,12,4,"final",0],"searchPaths":["/usr/lib/python3.12","<tree>/.venv/lib/python3.12/site-packages","/usr/lib/python3/dist-packages","<tree>/code"],"prefix":"<tree>/.venv"}}",
        "neither": "{"summary":null,"packages":[],"answers":null}",
        "the interpreter": "{"summary":{"name":"python3","version":"3.12.1"},"packages":["/usr/lib/python3/dist-packages"],"answers":{"version":[3,12,1,"final",0],"searchPaths":["/usr/lib/python3.12","/usr/lib/python3/dist-packages","<tree>/code"],"prefix":"/usr"}}",
      }
    `);
  });

  test("of another folder that is laid out as the repository is that of the tree, too", () => {
    const [repository, elsewhere] = [temporaryFolder(), temporaryFolder()];
    const site = "api/.venv/lib/python3.12/site-packages";
    const packages = ["code", ".base/code", "more/src"].map((name) => join(repository, name));
    const root = folderOf({
      "api/.venv/pyvenv.cfg": "version = 3.12.4\n",
      [`${site}/__editable__.app-1.0.pth`]: `${[...packages, join(elsewhere, "code")].join("\n")}\n`,
      [`${site}/relative.pth`]: "../../../../src\n",
    });
    const facts = pythonFacts({
      interpreter: undefined,
      environments: projectEnvironments(root, ["api/.venv"], { project: "api", named: [] }),
      checkouts: [repository, join(repository, ".base"), elsewhere],
      root,
    });
    expect(facts.answers?.searchPaths.map((path) => path.replace(root, "TREE"))).toEqual([
      `TREE/${site}`,
      "TREE/code",
      "TREE/code",
      "TREE/more/src",
      "TREE/code",
      "TREE/api/src",
    ]);
  });

  test("is said by a stand-in that runs no Python, whatever the paths are called", () => {
    const folder = temporaryFolder();
    const searchPaths = ["/a b/c", "/it's", '/say "x"', "/$HOME/`id`/\\n", "/ä/😀", "/%s"];
    const answers = { version: interpreter.version, searchPaths, prefix: "/it's" };
    const file = writeStandIn(join(folder, "python"), { answers });
    const ask = (text: string) => JSON.parse(execFileSync(file, ["-I", "-c", text], { encoding: "utf8" }));
    expect(ask("import sys, json; json.dump(tuple(sys.version_info), sys.stdout)")).toEqual(
      interpreter.version,
    );
    expect(ask("import os, os.path, sys; … sys.path …")).toEqual({ path: searchPaths, prefix: "/it's" });
    expect(writeStandIn(join(folder, "none"), { answers: null })).toBe("/nonexistent/python");
  });
});

function pathWithoutPython(): string {
  const folder = temporaryFolder();
  const git = findExecutable("git", process.env["PATH"], []);
  if (git === undefined) throw new Error("git is not on PATH");
  symlinkSync(git.realPath, join(folder, "git"));
  return folder;
}
