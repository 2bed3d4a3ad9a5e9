/** What unresolved imports say of an installation: values in, sentences out. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { declarationReader, declaredIn } from "../../src/packages/declared.ts";
import {
  findMissingPackages,
  isAsideFile,
  type KnownFolder,
  type KnownPackage,
  type MissingInput,
} from "../../src/packages/missing.ts";

function finding(path: string, module: string): Finding {
  const isScript = /\.[jt]sx?$/u.test(path);
  const at = { line: 0, character: 0 };
  return {
    server: isScript ? "typescript" : "pyright",
    source: isScript ? "ts" : "Pyright",
    code: isScript ? "2307" : "reportMissingImports",
    severity: "error",
    message: isScript
      ? `Cannot find module '${module}' or its corresponding type declarations.`
      : `Import "${module}" could not be resolved`,
    path,
    range: { start: at, end: at },
    symbol: null,
  };
}

/** "name", "name==installed", "name==installed not locked"; behind a colon the group. */
function known(folder: string, ...packages: readonly string[]): KnownFolder {
  return {
    folder,
    requiresPython: null,
    packages: packages.map((text): KnownPackage => {
      const [, name = "", installed, locked, group, marker] =
        /^([^=:; ]+)(?:==([^:; ]*))?(?: not ([^:; ]+))?(?::([^; ]+))?(?:; (.*))?$/u.exec(text) ?? [];
      const ecosystem = /^@|^npm-/u.test(name) ? "npm" : "pypi";
      return {
        ecosystem,
        name,
        group: group ?? null,
        marker: marker ?? null,
        installed: installed ?? null,
        ...(locked === undefined ? {} : { locked: [locked] }),
      };
    }),
  };
}

function judged(
  folders: readonly KnownFolder[],
  unresolved: readonly (readonly [path: string, module: string])[],
  more: Partial<MissingInput> = {},
): readonly string[] {
  const { doubts, limits } = findMissingPackages({
    known: folders,
    root: "",
    submodules: { unmoved: [], moved: [] },
    python: { name: ".venv", version: "3.12.1" },
    findings: unresolved.map(([path, module]) => finding(path, module)),
    imports: () => unresolved.map(([path, module]) => ({ ecosystem: "pypi", path, module })),
    ...more,
  });
  return [
    ...doubts.map(({ message }) => message),
    ...limits.map(({ code, message }) => `${code}: ${message}`),
  ];
}

describe("packages that are declared", () => {
  test("are missed where imports of them cannot be resolved, the ones with most imports named first", () => {
    const folders = [known("", "httpcore", "h11", "idna", "certifi", "anyio")];
    const unresolved = ["h11", "idna", "certifi", "httpcore._async", "httpcore", "anyio"].map(
      (module) => ["a.py", module] as const,
    );
    expect(judged(folders, unresolved)).toEqual([
      "the server cannot resolve 6 imports of declared packages (httpcore, anyio, certifi, …). Check that the installation ran and used `.venv`",
    ]);
    expect(judged(folders, unresolved.slice(0, 1), { python: { name: "env", version: "3.12.1" } })).toEqual([
      "the server cannot resolve 1 import of a declared package (h11). Check that the installation ran and used `env`",
    ]);
  });

  test("are not missed where they are installed, or not needed here", () => {
    const folders = [
      known("", "six==1.0", 'colorama; sys_platform == "win32"', 'tomli; python_version < "3.11"'),
    ];
    const unresolved = [
      ["a.py", "six.moves"],
      ["a.py", "colorama"],
      ["a.py", "tomli"],
    ] as const;
    expect(judged(folders, unresolved)).toEqual([]);
    expect(judged(folders, unresolved, { python: { name: ".venv", version: "3.10.0" } })).toEqual([
      "the server cannot resolve 1 import of a declared package (tomli), but 1 other package is installed. Check that the installation did not stop early and used `.venv`",
    ]);
  });

  test("are named with the environment that has them, and never as a group of which nothing is there", () => {
    const [folder = known("")] = [known("py", "ropetest:test", "tides")];
    const packages = folder.packages.map((one) => ({ ...one, elsewhere: "py/.venv" }));
    expect(
      judged(
        [{ ...folder, packages }],
        [
          ["py/a.py", "ropetest"],
          ["py/a.py", "tides"],
        ],
      ),
    ).toEqual([
      "the server cannot resolve 2 imports (ropetest, tides): the packages are installed in `py/.venv`, but the server uses `.venv`",
    ]);
  });

  test("are told with the command that installs them", () => {
    const command = (installers: readonly (readonly [string, string, ...string[]])[], path = "a/x.py") =>
      findMissingPackages({
        known: installers.map(([folder, installer, ...packages]) => ({
          ...known(folder, ...packages),
          ...(installer === "" ? {} : { installer }),
        })),
        root: "",
        submodules: { unmoved: [], moved: [] },
        python: null,
        findings: [finding(path, "h11")],
        imports: () => [],
      }).command;
    expect([
      command([["", "uv.lock", "h11"]]),
      command([["", "uv.lock", "h11:dev"]]),
      command([
        ["", "uv.lock"],
        ["a", "a/pyproject.toml", "h11"],
      ]),
      command([["a", "a/poetry.lock", "h11"]]),
      command([["", "requirements/base.txt", "h11"]]),
      command([["", "pyproject.toml", "h11:dev"]]),
      command([["", "$(run)/uv.lock", "h11"]]),
      command([["", "uv.lock", "other"]]),
    ]).toEqual([
      "uv sync --frozen",
      "uv sync --frozen --all-extras --all-groups",
      "uv sync --frozen",
      "cd a && poetry install",
      "cd requirements && pip install -r base.txt",
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("of another version than a file has are told with that file", () => {
    const folder = known("", "a==1.0 not 1.1", "b==1.0 not 2.0");
    const packages = folder.packages.map((one, at) => ({
      ...one,
      lockedBy: ["requirements.txt", "uv.lock"][at] ?? "",
    }));
    const more = {
      imports: () => ["a", "b"].map((module) => ({ ecosystem: "pypi", path: "x.py", module }) as const),
    };
    expect(judged([{ ...folder, packages }], [], more)).toEqual([
      "installed packages have other versions than in requirements.txt: a 1.0, not 1.1",
      "installed packages have other versions than in uv.lock: b 1.0, not 2.0",
    ]);
  });

  test("explain what ESLint's import rules, ty and pyrefly say of them, and nothing else", () => {
    const said = [
      ["eslint", "import/no-unresolved", "a.ts", "Unable to resolve path to module '@own/tides'."],
      ["eslint", "n/no-missing-import", "a.ts", '"@own/tides" is not found.'],
      ["eslint", "import-x/no-unresolved", "a.ts", "Unable to resolve path to module './tides'."],
      ["eslint", "import/no-unresolved", "a.ts", "Unable to resolve path to module '@own/tidse'."],
      ["eslint", "no-undef", "a.ts", "'@own/tides' is not defined."],
      ["ty", "unresolved-import", "a.py", "Cannot resolve imported module `h11`"],
      ["pyrefly", "missing-import", "a.py", "Cannot find module `h11`\n  Looked in these locations"],
    ] as const;
    const { explained } = findMissingPackages({
      known: [known("", "@own/tides", "h11")],
      root: "",
      submodules: { unmoved: [], moved: [] },
      python: null,
      findings: said.map(([source, code, path, message]) => ({
        ...finding(path, ""),
        source,
        code,
        message,
      })),
      imports: () => [],
    });
    expect(explained.map(({ finding: { source, code }, name }) => `${source} ${code}: ${name}`)).toEqual([
      "eslint import/no-unresolved: @own/tides",
      "eslint n/no-missing-import: @own/tides",
      "ty unresolved-import: h11",
      "pyrefly missing-import: h11",
    ]);
  });

  test("are those of the manifests at or above the file that imports", () => {
    const folders = [known("", "top"), known("libs/a", "inner")];
    const place = (path: string, module: string) => judged(folders, [[path, module]]).length > 0;
    expect(place("libs/a/x.py", "inner")).toBe(true);
    expect(place("libs/a/x.py", "top")).toBe(true);
    expect(place("libs/ab/x.py", "inner")).toBe(false);
    expect(place("x.py", "inner")).toBe(false);
  });

  test("as optional are missed only where nothing of the group is there that more than tests import", () => {
    const folders = [known("", "h2:http2", "click==8.0:cli", "rich:cli", "pytest:dev")];
    const imports = [
      ["a.py", "h2"],
      ["a.py", "rich"],
      ["a.py", "click"],
      ["tests/test_a.py", "pytest"],
    ] as const;
    const unresolved = imports.filter(([, module]) => module !== "click");
    const more = {
      imports: () => imports.map(([path, module]) => ({ ecosystem: "pypi", path, module }) as const),
    };
    expect(judged(folders, unresolved, more)).toEqual([
      "the server cannot resolve 1 import of optional packages (h2), and no package of the group http2 is installed",
      "optional-packages-missing: the server cannot resolve 2 imports of optional packages (pytest, rich)",
    ]);
  });

  test("as optional are not there because the one that stands in for them elsewhere is not needed", () => {
    const folders = [known("", 'brotli:fast; os_name == "posix"', 'brotlicffi:fast; os_name == "nt"')];
    const unresolved = [
      ["a.py", "brotli"],
      ["a.py", "brotlicffi"],
    ] as const;
    expect(judged(folders, unresolved)).toEqual([
      "the server cannot resolve 1 import of optional packages (brotli), and no package of the group fast is installed",
    ]);
  });

  test("by no manifest are findings, and many of them are a limit", () => {
    const files = ["a", "b", "c", "d"].map((name) => [`${name}.py`, "elsewhere.x"] as const);
    expect(judged([known("", "x")], files.slice(0, 3))).toEqual([]);
    expect(judged([known("", "x")], files)).toEqual([
      "undeclared-imports: the server cannot resolve imports in 4 files, and no manifest declares their packages (elsewhere)",
    ]);
  });

  test("by no manifest are no limit inside a submodule that the change moves", () => {
    const files = ["a", "b", "c", "d"].map((name) => [`sub/${name}.py`, "elsewhere.x"] as const);
    const submodules = { unmoved: [], moved: ["sub"] };
    expect(judged([known("", "x")], files, { submodules })).toEqual([]);
    expect(judged([known("", "x")], [...files, ["sub/e.py", "x"]], { submodules })).toEqual([
      "the server cannot resolve 1 import of a declared package (x). Check that the installation ran and used `.venv`",
    ]);
  });

  test("are no doubt inside a submodule that the change does not move", () => {
    const folder = known("", "h11");
    expect(
      judged([folder], [["sub/tests/a.py", "h11"]], { submodules: { unmoved: ["sub"], moved: [] } }),
    ).toEqual([]);
    expect(judged([folder], [["subs/a.py", "h11"]], { submodules: { unmoved: ["sub"], moved: [] } })).toEqual(
      [
        "the server cannot resolve 1 import of a declared package (h11). Check that the installation ran and used `.venv`",
      ],
    );
  });

  test("and installed, but cannot be resolved, may want to be built", () => {
    const unbuilt =
      "unresolved-installed: the server cannot resolve 1 import of installed packages (@own/a). Check that these packages are built";
    const folder = known("", "@own/a==1.0");
    const linked = { ...folder, packages: folder.packages.map((one) => ({ ...one, isOwn: true as const })) };
    expect(judged([known("", "@own/a==")], [["a.ts", "@own/a/b"]])).toEqual([unbuilt]);
    expect(judged([linked], [["a.ts", "@own/a/b"]])).toEqual([unbuilt]);
  });

  test("and come from a registry, are not asked whether they are built: they may hold only style sheets", () => {
    expect(judged([known("", "@docsearch/css==3.9")], [["a.ts", "@docsearch/css"]])).toEqual([]);
  });

  test("are installed in the version that the lock file has, as far as the program imports them", () => {
    const folders = [
      known("", "a==1.0 not 1.0.0", "b==2.0+cpu not 2.0", "c==1.0 not 1.1", "d==1 not 2", "e== not 1"),
    ];
    const imports = (...modules: readonly string[]) => ({
      imports: () => modules.map((module) => ({ ecosystem: "pypi", path: "x.py", module }) as const),
    });
    expect(judged(folders, [], imports("a", "b", "e"))).toEqual([]);
    expect(judged(folders, [], imports("a", "b", "c", "e"))).toEqual([
      "installed packages have other versions than in the lock file: c 1.0, not 1.1",
    ]);
    const others = [known("", "f==1.0 not g@2.0", "h==1.0 not https+//x.tgz", "i==1.0 not 2.0_react")];
    expect(judged(others, [], imports("f", "h", "i"))).toEqual([]);
    expect(judged(folders, [], imports("c", "d"))).toEqual([
      "installed packages have other versions than in the lock file: c 1.0, not 1.1, and 1 more",
    ]);
  });

  test("are installed for a Python that the project takes", () => {
    const folders = [{ ...known("", "a==1.0"), requiresPython: ">=3.13" }];
    expect(judged(folders, [])).toEqual([
      "`.venv` has Python 3.12.1, but the project requires >=3.13, so the packages are for another Python version",
    ]);
    const onPath = { python: { name: "python3", version: "3.12.1" } };
    expect(judged(folders, [], onPath)).toEqual([
      "Python on PATH is 3.12.1, but the project requires >=3.13, so the packages are for another Python version",
    ]);
    expect(judged([{ ...known("", "a"), requiresPython: ">=3.13" }], [], onPath)).toEqual([]);
    expect(judged([{ ...known("libs/a", "a"), requiresPython: "^3.9" }], [])).toEqual([]);
    expect(judged(folders, [], { python: null })).toEqual([]);
  });
});

describe("whatever is declared", () => {
  const name = fc.constantFrom("a", "b", "c", "d");
  const declared = fc.record({
    name,
    group: fc.constantFrom(null, "x", "y"),
    installed: fc.constantFrom(null, "1.0"),
  });
  const folders = fc.array(declared, { maxLength: 8 }).map((packages): readonly KnownFolder[] => [
    {
      folder: "",
      requiresPython: null,
      packages: packages.map((one) => ({ ...one, ecosystem: "pypi", marker: null })),
    },
  ]);
  const unresolved = fc.array(fc.tuple(fc.constantFrom("m.py", "tests/t.py"), name), { maxLength: 8 });

  test("nothing is in doubt where nothing is unresolved, and neither where all is installed", () => {
    fc.assert(
      fc.property(folders, unresolved, (of, imports) => {
        expect(judged(of, [])).toEqual([]);
        const installed = of.map((one) => ({
          ...one,
          packages: one.packages.map((own) => ({ ...own, installed: "1.0" })),
        }));
        expect(findMissingPackages({ ...inputOf(installed, imports) }).doubts).toEqual([]);
      }),
    );
  });

  test("a mandatory package that is missing is a doubt, whatever else is there", () => {
    fc.assert(
      fc.property(folders, unresolved, (of, imports) => {
        const more = [known("", "needed"), ...of];
        expect(findMissingPackages(inputOf(more, [...imports, ["m.py", "needed"]])).doubts).not.toEqual([]);
      }),
    );
  });

  test("the order of findings and of declarations decides nothing", () => {
    fc.assert(
      fc.property(folders, unresolved, (of, imports) => {
        const turned = of.map((one) => ({ ...one, packages: one.packages.toReversed() }));
        expect(judged(turned, imports.toReversed())).toEqual(judged(of, imports));
      }),
    );
  });

  function inputOf(
    of: readonly KnownFolder[],
    imports: readonly (readonly [string, string])[],
  ): MissingInput {
    return {
      known: of,
      root: "",
      submodules: { unmoved: [], moved: [] },
      python: { name: ".venv", version: "3.12.1" },
      findings: imports.map(([path, module]) => finding(path, module)),
      imports: () => imports.map(([path, module]) => ({ ecosystem: "pypi", path, module })),
    };
  }
});

test("a file that declares packages is read once for all roots that share it", () => {
  const reader = declarationReader();
  const lock = { path: "pnpm-lock.yaml", text: "lockfileVersion: '9.0'\npackages:\n  lib@6.6.7: {}\n" };
  expect(reader({ ...lock })).toBe(reader(lock));
  const other = { ...lock, text: lock.text.replace("6.6.7", "7.0.0") };
  expect(declaredIn([other], reader)[0]?.locked.map(({ version }) => version)).toEqual(["7.0.0"]);
});

test("tests, documentation, examples and measurements are beside the project", () => {
  const aside = [
    "tests/a.py",
    "src/__tests__/a.ts",
    "a/test_b.py",
    "conftest.py",
    "docs/conf.py",
    "src/a.test.ts",
    "a.spec.tsx",
  ];
  expect(aside.filter((path) => !isAsideFile(path))).toEqual([]);
  expect(["a.py", "src/testing.py", "latest/a.py", "src/contest.ts"].filter(isAsideFile)).toEqual([]);
});

describe("what a project declares", () => {
  const said = (files: Readonly<Record<string, string>>) =>
    declaredIn(
      Object.entries(files).map(([path, text]) => ({ path, text })),
      declarationReader(),
    ).map(({ folder, requiresPython, packages, locked }) =>
      [
        `${folder === "" ? "." : folder}${requiresPython === null ? "" : ` (${requiresPython})`}`,
        ...packages.map(
          ({ name, group, marker }) =>
            name + (group === null ? "" : `:${group}`) + (marker === null ? "" : ` if ${marker}`),
        ),
        ...locked.map(({ name, version }) => `${name}==${version}`),
      ].join(", "),
    );

  test("is left to a build hook, whatever requirements lie beside it, but for those that the project names", () => {
    const dynamic = (files: Readonly<Record<string, string>>) =>
      declaredIn(
        Object.entries(files).map(([path, text]) => ({ path, text })),
        declarationReader(),
      ).map((one) => one.dynamic);
    const hook = '[project]\nname = "own"\ndynamic = ["version", "dependencies"]\n';
    const names = `${hook}[tool.setuptools.dynamic]\ndependencies = { file = ["requirements.txt"] }\n`;
    expect(dynamic({ "pyproject.toml": hook, "requirements.txt": "mkdocs\n" })).toEqual(["pyproject.toml"]);
    expect(dynamic({ "pyproject.toml": names, "requirements.txt": "tides\n" })).toEqual([null]);
    expect(
      dynamic({ "pyproject.toml": names, "requirements.txt": "-r base.txt\n", "base.txt": "tides\n" }),
    ).toEqual([null]);
    expect(dynamic({ "pyproject.toml": hook, "setup.cfg": "[options]\ninstall_requires = tides\n" })).toEqual(
      [null],
    );
    const program = "setup(install_requires=open('requirements.txt').read().split())\n";
    expect(dynamic({ "setup.py": program, "requirements.txt": "tides\n" })).toEqual([null]);
    expect(dynamic({ "setup.py": program })).toEqual(["setup.py"]);
  });

  test("in pyproject.toml is mandatory, an extra or a group, without itself", () => {
    const text = [
      "[project]",
      'name = "Own.Name"',
      'requires-python = ">=3.9"',
      'dependencies = ["A_b>=1", "c; python_version < \'3.9\'"]',
      "[project.optional-dependencies]",
      'fast = ["d"]',
      'all = ["own-name[fast]"]',
      "[dependency-groups]",
      'dev = ["e", {include-group = "test"}]',
      'test = ["f"]',
    ].join("\n");
    expect(said({ "pyproject.toml": text })).toEqual([
      '. (>=3.9), a-b, c if python_version < "3.9", d:fast, e:dev, f:test',
    ]);
  });

  test("by poetry is, too", () => {
    const text = [
      "[tool.poetry.dependencies]",
      'python = "^3.9"',
      'a = "^1.0"',
      'b = { version = "*", optional = true }',
      'c = { version = "*", markers = "sys_platform == \'win32\'" }',
      "[tool.poetry.group.dev.dependencies]",
      'd = "*"',
    ].join("\n");
    expect(said({ "pyproject.toml": text })).toEqual([
      ". (^3.9), a, b:optional, c if markers=sys_platform=='win32', d:dev",
    ]);
  });

  test("in requirements is mandatory where nothing else declares it, and of a group by its name", () => {
    const files = {
      "requirements.txt": "a==1.0\n-r requirements/extra.txt\n",
      "requirements/extra.txt": "b\n-r ../requirements.txt\n-c ../constraints.txt\n",
      "constraints.txt": "z==9\n",
      "requirements-dev.txt": "-r requirements.txt\nc\n",
    };
    expect(said(files)).toEqual(["., a, b, c:requirements-dev.txt, a==1.0, z==9"]);
    const library = { ...files, "pyproject.toml": '[project]\ndependencies = ["x"]\n' };
    expect(said(library)).toEqual([
      "., a:requirements.txt, b:requirements.txt, c:requirements-dev.txt, x, z==9",
    ]);
  });

  test("in other files, too: setup.cfg, environments of conda, Pipfile", () => {
    expect(
      said({
        "setup.cfg":
          "[options]\npython_requires = >=3.8\ninstall_requires =\n  a\n[options.extras_require]\nx =\n  b\n",
      }),
    ).toEqual([". (>=3.8), a, b:x"]);
    expect(said({ "environment.yml": "dependencies:\n  - numpy=1.0\n" })).toEqual([
      "., numpy:environment.yml",
    ]);
    expect(said({ "api/Pipfile": '[packages]\na = "*"\n[dev-packages]\nb = "*"\n' })).toEqual([
      "api, a, b:dev",
    ]);
  });

  test("in package.json are also peers that are not optional, and packages of the same workspace", () => {
    const manifest = {
      dependencies: { a: "1", own: "workspace:*" },
      peerDependencies: { p: "*", q: "*" },
      peerDependenciesMeta: { q: { optional: true } },
      optionalDependencies: { o: "1" },
      devDependencies: { "@types/node": "*" },
      overrides: { z: "1" },
    };
    expect(said({ "web/package.json": JSON.stringify(manifest) })).toEqual([
      "web, a, o:optional, @types/node:dev, p, q:peer, own",
    ]);
  });

  test("is nothing where a file cannot be read, and is read in a moment whatever it is", () => {
    expect(said({ "pyproject.toml": "[", "package.json": "[1", "requirements.txt": "--x" })).toEqual([]);
    const long = `a>=${"1".repeat(1_000_000)}`;
    const hostile = {
      "requirements.txt": `${long}\nb\n`,
      "requirements-x.txt": Array.from({ length: 2_000 }, (_, at) => `-r requirements-${at}.txt`).join("\n"),
      "pyproject.toml": `[project]\ndependencies = [${'"a",'.repeat(50_000)}]\n`,
      "package.json": `{"dependencies":${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}}`,
    };
    expect(said(hostile)).toEqual(["., b:requirements.txt, a"]);
  });
});
