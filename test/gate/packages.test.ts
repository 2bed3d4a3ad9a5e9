/** Packages that a project declares and that are not installed: what the gate makes of them, on the real pyright. */
import { chmodSync } from "node:fs";
import { delimiter } from "node:path";
import process from "node:process";
import { describe, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const project = {
  "pyproject.toml": [
    "[project]",
    'name = "harbour"',
    'requires-python = ">=3.10"',
    'dependencies = ["tide-tables>=2", "PyYAML", "quay; sys_platform == \'win32\'"]',
    "[project.optional-dependencies]",
    'fast = ["speedups"]',
    "[dependency-groups]",
    'dev = ["ropetest"]',
    "",
  ].join("\n"),
  "harbour/__init__.py": "",
  "harbour/tides.py": "import tide_tables\nimport yaml\n\n\ndef high() -> int:\n    return 1\n",
  "harbour/quays.py": "try:\n    import quay\nexcept ImportError:\n    quay = None\n",
  "tests/test_tides.py": "import ropetest\nfrom harbour.tides import high\n\nx: int = high()\n",
} satisfies Files;
const change = { "harbour/tides.py": `${project["harbour/tides.py"]}\n\ndef low() -> int:\n    return 0\n` };

const site = ".venv/lib/python3.12/site-packages";
const environment = (version = "3.12.1"): Files => ({
  ".venv/pyvenv.cfg": `home = /usr/bin\nversion = ${version}\n`,
});
const tables = {
  [`${site}/tide_tables/__init__.py`]: "",
  [`${site}/tide_tables-2.1.dist-info/METADATA`]: "",
};
const yaml = {
  [`${site}/yaml/__init__.py`]: "",
  [`${site}/PyYAML-6.0.dist-info/METADATA`]: "",
};
const ropes = {
  [`${site}/ropetest.py`]: "",
  [`${site}/ropetest-1.0.dist-info/METADATA`]: "",
};

/** Python as it stands first on PATH, with nothing installed beside it but what is given. */
function pythonOnPath(version: readonly number[], packages: readonly string[] = []): string {
  const folder = temporaryFolder();
  const answer = {
    executable: "/bin/sh",
    version: [...version, "final", 0],
    path: [],
    prefix: "/usr",
    packages,
  };
  write(folder, { python3: `#!/bin/sh\nprintf '%s\\n' '${JSON.stringify(answer)}'\n` });
  chmodSync(`${folder}/python3`, 0o755);
  return folder;
}

/** The verdict, its reasons and its limits; a replay without any of the files must say the same. */
async function judged(
  base: Files,
  installed: Files,
  {
    head = change,
    python = pythonOnPath([3, 12, 1]),
    own,
  }: { readonly head?: Files; readonly python?: string; readonly own?: string } = {},
): Promise<readonly string[]> {
  const repository = repositoryOf({ ...base, ".gitignore": ".venv\n.base\n" }, head);
  write(repository, installed);
  const traceFolder = temporaryFolder();
  const path = [python, process.env["PATH"]].join(delimiter);
  const report = reportOf(
    await gate(repository, {
      traceFolder,
      ...(own === undefined ? {} : { baseDependencies: `${repository}/${own}` }),
      host: (host) => ({ ...host, env: { ...host.env, PATH: path } }),
    }),
  );
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    report.verdict,
    ...report.reasons.map(({ code, message }) => `${code}: ${message}`),
    ...report.limits.map(({ code, message }) => `limit ${code}: ${message}`),
    ...report.unmatched.map(
      ({ path, range, code, reason }) => `unmatched ${path}:${range.start.line + 1} ${code} ${reason}`,
    ),
    ...report.findings
      .filter(({ state }) => state === "new")
      .map(({ path, range, code }) => `new ${path}:${range.start.line + 1} ${code}`),
  ];
}

describe("a project whose packages are declared", () => {
  test("is not judged without any installation", async () => {
    expect(await judged(project, {})).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 2 imports of declared packages (pyyaml, tide-tables). Check that the installation ran and used \`.venv\`. The first such import is in harbour/tides.py",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
      ]
    `);
    expect(await judged(project, environment())).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 2 imports of declared packages (pyyaml, tide-tables). Check that the installation ran and used \`.venv\`. The first such import is in harbour/tides.py",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
      ]
    `);
  });

  test("is not judged with half of one", async () => {
    expect(await judged(project, { ...environment(), ...tables })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 1 import of a declared package (pyyaml), but 1 other package is installed. Check that the installation did not stop early and used \`.venv\`. The first such import is in harbour/tides.py",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
      ]
    `);
  });

  test("is not judged with one for another Python", async () => {
    expect(
      await judged(project, { ...environment("3.9.1"), ...tables, ...yaml, ...ropes }),
    ).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: \`.venv\` has Python 3.9.1, but the project requires >=3.10, so the packages are for another Python version",
      ]
    `);
  });

  test("is not judged with one beside another Python on PATH", async () => {
    const folder = temporaryFolder();
    write(folder, { "tide_tables.py": "", "tide_tables-2.1.dist-info/METADATA": "", "yaml.py": "" });
    const python = pythonOnPath([3, 9, 1], [folder]);
    expect(await judged(project, {}, { python })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: Python on PATH is 3.9.1, but the project requires >=3.10, so the packages are for another Python version",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
      ]
    `);
  });

  test("is not judged with another version than head's lock file has", async () => {
    const lock = (version: string) => ({
      "requirements.txt": `tide-tables==${version}\npyyaml==6.0\nunused==1.0\n`,
    });
    const { "pyproject.toml": _, ...sources } = project;
    const installed = {
      ...environment(),
      ...tables,
      ...yaml,
      ...ropes,
      [`${site}/unused-0.9.dist-info/METADATA`]: "",
    };
    expect(await judged({ ...sources, ...lock("2.1.0") }, installed)).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 4 files",
      ]
    `);
    expect(
      await judged({ ...sources, ...lock("2.0") }, installed, { head: { ...change, ...lock("2.2") } }),
    ).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: installed packages have other versions than in requirements.txt: tide-tables 2.1, not 2.2",
        "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 2.0 → 2.2 (requirements.txt)",
        "limit dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 2.0 → 2.2 (requirements.txt)",
      ]
    `);
  });

  test("is not judged without a whole group that its own files import", async () => {
    const speedy = {
      ...project,
      "harbour/fast.py": "try:\n    import speedups\nexcept ImportError:\n    pass\n",
    };
    expect(await judged(speedy, { ...environment(), ...tables, ...yaml, ...ropes })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the server cannot resolve 1 import of optional packages (speedups), and no package of the group fast is installed. The first such import is in harbour/fast.py",
      ]
    `);
  });

  testByNight("is judged root by root, each with its own environment", async () => {
    const root = (name: string): Files => ({
      [`libs/${name}/pyrightconfig.json`]: "{}\n",
      [`libs/${name}/pyproject.toml`]: '[project]\ndependencies = ["tide-tables"]\n',
      [`libs/${name}/${name}.py`]: "import tide_tables\n",
    });
    const installed = Object.fromEntries(
      Object.entries({ ...environment(), ...tables }).map(([path, text]) => [`libs/b/${path}`, text]),
    );
    const head = { "libs/a/new.py": "x = 1\n", "libs/b/new.py": "x = 1\n" };
    expect(await judged({ ...root("a"), ...root("b") }, installed, { head })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: libs/a: the server cannot resolve 1 import of a declared package (tide-tables). Check that the installation ran and used \`.venv\`",
      ]
    `);
  });

  testByNight("is asked for base's own packages, too, where base has some", async () => {
    const below = (files: Files) =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`.base/${path}`, text]));
    const pins = (version: string) => ({ "requirements.txt": `tide-tables==${version}\npyyaml==6.0\n` });
    const { "pyproject.toml": _, "tests/test_tides.py": __, ...sources } = project;
    const whole = { ...environment(), ...tables, ...yaml };
    const base = { ...sources, ...pins("2.0") };
    const head = { ...change, ...pins("2.1") };
    const half = below({ ...environment(), ...yaml });
    expect(await judged(base, { ...whole, ...half }, { head, own: ".base" })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: base, in the folder of \`base-dependencies\`: the server cannot resolve 1 import of a declared package (tide-tables), but 1 other package is installed. Check that the installation did not stop early and used \`.venv\`",
      ]
    `);
    expect(await judged(base, { ...whole, ...below(whole) }, { head, own: ".base" })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 2.0 → 2.1 (requirements.txt); .base has tide-tables 2.1, but base needs 2.0",
        "limit dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 2.0 → 2.1 (requirements.txt); .base has tide-tables 2.1, but base needs 2.0",
      ]
    `);
  });

  testByNight("keeps imports that no manifest declares as findings, and says so of many", async () => {
    const files = Object.fromEntries(
      ["a", "b", "c", "d"].map((name) => [`harbour/${name}.py`, "import elsewhere.inner\n"]),
    );
    const head = { ...change, ...files };
    expect(
      await judged(project, { ...environment(), ...tables, ...yaml, ...ropes }, { head }),
    ).toMatchInlineSnapshot(`
      [
        "fail",
        "new-finding: 4 new errors",
        "limit undeclared-imports: the server cannot resolve imports in 4 files, and no manifest declares their packages (elsewhere)",
        "new harbour/a.py:1 reportMissingImports",
        "new harbour/b.py:1 reportMissingImports",
        "new harbour/c.py:1 reportMissingImports",
        "new harbour/d.py:1 reportMissingImports",
      ]
    `);
  });

  test("has no new finding that only a missing package explains", async () => {
    const strict = { ...project, "pyrightconfig.json": '{ "typeCheckingMode": "strict" }\n' };
    const head = {
      "harbour/new.py":
        "import tide_tables\n\n\ndef height() -> int:\n    tide = tide_tables.high()\n    return tide.height\n",
      "harbour/typo.py": "import tide_tabels\n\nx: int = tide_tabels.high\n",
      "harbour/wrong.py": 'x: int = "1"\n',
    };
    expect(await judged(strict, {}, { head })).toMatchInlineSnapshot(`
      [
        "fail",
        "new-finding: 4 new errors",
        "dependencies-missing: the server cannot resolve 3 imports of declared packages (tide-tables, pyyaml). Check that the installation ran and used \`.venv\`. The first such import is in harbour/new.py",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
        "unmatched harbour/new.py:1 reportMissingImports dependencies-missing",
        "unmatched harbour/new.py:5 reportUnknownVariableType dependencies-missing",
        "unmatched harbour/new.py:5 reportUnknownMemberType dependencies-missing",
        "unmatched harbour/new.py:6 reportUnknownMemberType dependencies-missing",
        "unmatched harbour/new.py:6 reportUnknownVariableType dependencies-missing",
        "new harbour/typo.py:1 reportMissingImports",
        "new harbour/typo.py:3 reportUnknownVariableType",
        "new harbour/typo.py:3 reportUnknownMemberType",
        "new harbour/wrong.py:1 reportAssignmentType",
      ]
    `);
  });

  test("has no new finding on what only its tests need, and is in doubt", async () => {
    const head = { "tests/test_quays.py": "import ropetest\n\nropetest.run()\n" };
    expect(await judged(project, { ...environment(), ...tables, ...yaml }, { head })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the change uses ropetest, which is not installed: tests/test_quays.py:1",
        "limit optional-packages-missing: the server cannot resolve 2 imports of optional packages (ropetest)",
        "unmatched tests/test_quays.py:1 reportMissingImports dependencies-missing",
      ]
    `);
  });
});

describe("an import that no manifest decides", () => {
  const hook = {
    "pyproject.toml":
      '[project]\nname = "harbour"\ndynamic = ["version", "dependencies"]\n[tool.hatch.metadata.hooks.own]\n',
  };
  const computed = { "setup.py": "setup(install_requires=open('needs').read().split())\n" };
  const tides = {
    "harbour/__init__.py": "",
    "harbour/tides.py":
      "import tide_tables\n\n\ndef high(n: int) -> int:\n    return tide_tables.high(n)\n\n\ndef low() -> int:\n    return 0\n",
    "harbour/other.py":
      "import tide_tables\n\nfrom harbour.tides import low\n\n\ndef both() -> int:\n    return low() + tide_tables.high(1)\n",
  };
  const edit = (from: string, to: string) => ({
    "harbour/tides.py": tides["harbour/tides.py"].replace(from, to),
  });
  const calls = edit("tide_tables.high(n)", 'tide_tables.high(n, "1")');
  const lock = {
    "uv.lock":
      'version = 1\n[[package]]\nname = "tide-tables"\nversion = "2.1"\nsource = { registry = "https://pypi.org/simple" }\n',
  };
  const inDoubt = [
    "inconclusive",
    "dependencies-missing: tide_tables does not resolve, and edited or affected code uses it (harbour/tides.py:5)",
  ];

  test("is a doubt where a build hook declares, and changed code uses what it binds", async () => {
    expect(await judged({ ...hook, ...tides }, {}, { head: calls })).toEqual(inDoubt);
  });

  test("is a doubt by the name of its package where a lock file has it", async () => {
    expect(await judged({ ...hook, ...lock, ...tides }, {}, { head: calls })).toEqual(
      inDoubt.map((line) => line.replace("tide_tables", "tide-tables")),
    );
  });

  testByNight("is a doubt where a program declares, or nothing does", async () => {
    expect(await judged({ ...computed, ...tides }, {}, { head: calls })).toEqual(inDoubt);
    expect(await judged(tides, {}, { head: calls })).toEqual(inDoubt);
  });

  test("is a doubt where code that the change affects uses what it binds", async () => {
    const head = edit("def low() -> int:\n    return 0", "def low(n: int = 1) -> int:\n    return n");
    expect(await judged({ ...hook, ...tides }, {}, { head })).toEqual(
      inDoubt.map((line) => line.replace("tides.py:5", "other.py:7")),
    );
  });

  test("is none where neither uses it, where it is guarded, and where it is the project's own", async () => {
    const guarded = {
      ...hook,
      "harbour/__init__.py": "",
      "harbour/tides.py":
        "from harbour._version import version\n\ntry:\n    import tide_tables\nexcept ImportError:\n    tide_tables = None\n\n\ndef high():\n    return tide_tables and tide_tables.high(version)\n",
    };
    const uses = {
      "harbour/tides.py": guarded["harbour/tides.py"].replace("high(version)", "high(version, 1)"),
    };
    expect(await judged(guarded, {}, { head: uses })).toEqual(["pass", "clean: nothing new in 2 files"]);
    const { "harbour/other.py": _, ...alone } = tides;
    expect(await judged({ ...hook, ...alone }, {}, { head: edit("return 0", "return 1") })).toEqual([
      "pass",
      "clean: nothing new in 2 files",
    ]);
  });

  test("is new where the dependencies are static, and not where they are dynamic", async () => {
    const head = { "harbour/new.py": "import reqeusts\n\nreqeusts.get()\n" };
    const fixed = { "pyproject.toml": '[project]\nname = "harbour"\ndependencies = []\n' };
    expect(await judged({ ...fixed, "harbour/__init__.py": "" }, {}, { head })).toEqual([
      "fail",
      "new-finding: 1 new error",
      "new harbour/new.py:1 reportMissingImports",
    ]);
    expect(await judged({ ...hook, "harbour/__init__.py": "" }, {}, { head })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-missing: the change uses reqeusts, which is not installed: harbour/new.py:1",
        "unmatched harbour/new.py:1 reportMissingImports dependencies-missing",
      ]
    `);
  });
});

describe("a project whose packages are declared and installed", () => {
  test("is judged with what it cannot do without; what only its tests need is a limit", async () => {
    expect(await judged(project, { ...environment(), ...tables, ...yaml })).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 4 files",
        "limit optional-packages-missing: the server cannot resolve 1 import of optional packages (ropetest)",
      ]
    `);
    expect(await judged(project, { ...environment(), ...tables, ...yaml, ...ropes })).toMatchInlineSnapshot(`
      [
        "pass",
        "clean: nothing new in 4 files",
      ]
    `);
  });
});
