/** Our walk of a tree is the walk of pyright's own command: the same files in the same order, whatever the configuration. */
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { compareText } from "../../src/model/order.ts";
import { pyrightProgram } from "../../src/servers/pyright/program.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { type Files, folderOf, write } from "../support/files.ts";
import { installedPyright } from "../support/gate.ts";
import { isNight } from "../support/night.ts";

function programOf(root: string) {
  return pyrightProgram({ root, project: "." });
}

const made = { entry: "" };

beforeAll(async () => {
  made.entry = join((await installedPyright()).folder, "node_modules/pyright/index.js");
});

type Project = {
  /** Paths of sources; each gets an error, so that pyright names it. */
  readonly sources: readonly string[];
  readonly files?: Files;
  /** Path to target, as the link says it. */
  readonly links?: Readonly<Record<string, string>>;
};

const config = (value: unknown): Files => ({ "pyrightconfig.json": JSON.stringify(value) });

const tree = [
  "z.py",
  "a.py",
  "pkg/__init__.py",
  "pkg/m.py",
  "pkg/sub/m.py",
  "pkg/sub/n.pyi",
  "lib/x.py",
  "lib/tests/t.py",
  "tests/t.py",
  "tests/gen_a.py",
];

const projects: Readonly<Record<string, Project>> = {
  "without a configuration": { sources: tree },
  "with folders that are left out by themselves": {
    sources: [
      "a.py",
      "node_modules/n.py",
      "pkg/node_modules/n.py",
      "__pycache__/c.py",
      ".hidden/h.py",
      ".file.py",
      "__editable__.x/e.py",
      "__editable__.y.py",
      "env/lib/v.py",
      "env2/v.py",
      "env3/v.py",
      "conda/v.py",
      "node_modules2/n.py",
      "typings/t.pyi",
    ],
    files: {
      "env/pyvenv.cfg": "",
      "env2/bin/activate": "",
      "env3/Scripts/activate": "",
      "conda/conda-meta/history": "",
    },
  },
  "with unusual names": {
    sources: [
      "a b.py",
      "B.py",
      "a-b.py",
      "a_b.py",
      "ä.py",
      "😀.py",
      "דּ.py",
      "#.py",
      "100%.py",
      "x.PY",
      "y.pyw",
      "z.py.txt",
      "dir.py/a.py",
      "q?.py",
      "q[1].py",
      "(a)/b+c.py",
      "Z/a.py",
      "{x}.py",
      "a,b.py",
      "it's.py",
    ],
  },
  "include in its own order": {
    sources: tree,
    files: config({ include: ["tests", "pkg/sub", "a.py", "pkg", "missing"] }),
  },
  "include with wildcards": { sources: tree, files: config({ include: ["**/tests", "pkg/*", "?.py"] }) },
  "include of everything below a wildcard": {
    sources: tree,
    files: config({ include: ["lib/**", "./pkg/"] }),
  },
  "include of nothing": { sources: tree, files: config({ include: [] }) },
  "exclude beside what is always left out": {
    sources: [...tree, "node_modules/n.py", ".hidden/h.py", "__pycache__/c.py"],
    files: config({ exclude: ["**/gen_*.py", "pkg/sub", "lib/*"] }),
  },
  "exclude of nothing": { sources: [...tree, "node_modules/n.py"], files: config({ exclude: [] }) },
  "exclude of an included folder and of its file": {
    sources: tree,
    files: config({ include: ["pkg", "lib"], exclude: ["lib", "pkg/sub/m.py"] }),
  },
  "exclude by a question mark and a double star in the middle": {
    sources: tree,
    files: config({ exclude: ["pk?/**/m.py", "**/t.py"] }),
  },
  "ignore and strict, which count all the same": {
    sources: tree,
    files: config({ strict: ["pkg"], ignore: ["nothing"] }),
  },
  "comments and a trailing comma": {
    sources: tree,
    files: { "pyrightconfig.json": '// why\n{ "include": ["pkg", /* and */ "lib",], }\n' },
  },
  "extends, whose paths are its own folder's": {
    sources: tree,
    files: {
      ...config({ extends: "pkg/base.json", exclude: ["pkg/m.py"] }),
      "pkg/base.json": '{ "include": ["sub", "m.py"] }',
    },
  },
  "extends that is overridden": {
    sources: tree,
    files: {
      ...config({ extends: "base.json", include: ["lib"] }),
      "base.json": '{ "include": ["pkg"], "exclude": ["lib/tests"] }',
    },
  },
  "pyproject.toml": {
    sources: tree,
    files: { "pyproject.toml": '[tool.pyright]\ninclude = ["lib", "pkg"]\nexclude = ["**/sub"]\n' },
  },
  "pyproject.toml that says nothing of pyright": {
    sources: tree,
    files: { "pyproject.toml": '[project]\nname = "x"\n' },
  },
  "pyrightconfig.json beside pyproject.toml": {
    sources: tree,
    files: { ...config({ include: ["lib"] }), "pyproject.toml": '[tool.pyright]\ninclude = ["pkg"]\n' },
  },
  "execution environments": {
    sources: tree,
    files: config({ executionEnvironments: [{ root: "lib" }, { root: "pkg" }] }),
  },
  "links to folders and files inside": {
    sources: ["pkg/a.py", "lib/b.py"],
    links: {
      again: "pkg",
      "pkg/loop": "../pkg",
      "one.py": "lib/b.py",
      "gone.py": "nowhere.py",
      "lib/up": "..",
    },
  },
  "paths that are no texts": { sources: tree, files: config({ include: ["pkg", 1, null], exclude: "lib" }) },
  "absolute paths, which do not count": { sources: tree, files: config({ exclude: ["/pkg"] }) },
  "nothing to check": { sources: ["README.txt"] },
};

function folderWith({ sources, files = {}, links = {} }: Project): string {
  const folder = folderOf(Object.fromEntries(sources.map((path) => [path, 'x: int = ""\n'])));
  write(folder, files);
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path));
  }
  return folder;
}

/** How many files the command says it looked at, those that it names, and what it says of the configuration. */
async function command(folder: string): Promise<{ readonly files: string; readonly complaint: string }> {
  const line = [process.execPath, made.entry, "--outputjson", "--pythonpath", "/nonexistent/python"];
  const { stdout, stderr } = await start(line, { cwd: folder, env: plainEnvironment() }).ended;
  const said = JSON.parse(stdout) as {
    summary: { filesAnalyzed: number };
    generalDiagnostics: { file: string }[];
  };
  const files = new Set(said.generalDiagnostics.map((one) => one.file.slice(folder.length + 1)));
  const [complaint = ""] = stderr.split("\n").filter((text) => text.startsWith("Config file"));
  return {
    files: shown(said.summary.filesAnalyzed, [...files]),
    complaint: complaint.replaceAll(`${folder}/`, ""),
  };
}

/** The command sorts what it found by path, so the order of its walk is not seen here (test/gate/determinism.test.ts). */
function shown(count: number, paths: readonly string[]): string {
  return `${count}: ${paths.toSorted(compareText).join(", ")}`;
}

/** Two at a time: so many run side by side on the smallest machine. */
async function commands(
  folders: readonly string[],
): Promise<ReadonlyMap<string, Awaited<ReturnType<typeof command>>>> {
  const results = new Map<string, Awaited<ReturnType<typeof command>>>();
  const waiting = folders.values();
  const work = async () => {
    for (const folder of waiting) results.set(folder, await command(folder));
  };
  await Promise.all([work(), work()]);
  return results;
}

test("the files of a program are those that pyright's command checks", { timeout: 120_000 }, async () => {
  const folders = Object.entries(projects).map(([name, project]) => [name, folderWith(project)] as const);
  const asked = folders.filter((_, at) => isNight || at % 3 === 0);
  const said = await commands(asked.map(([, folder]) => folder));
  const rows: string[] = [];
  for (const [name, folder] of folders) {
    const program = programOf(folder);
    if (program.kind === "refused") throw new Error(`${name}: ${program.reason}`);
    rows.push(`${name}\n    ${program.paths.join(", ")}`);
    const answer = said.get(folder);
    if (answer !== undefined)
      expect(`${name}: ${shown(program.paths.length, program.paths)}`).toBe(`${name}: ${answer.files}`);
  }
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "without a configuration
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    with folders that are left out by themselves
        a.py, node_modules2/n.py, typings/t.pyi
    with unusual names
        #.py, 100%.py, B.py, a b.py, a,b.py, a-b.py, a_b.py, it's.py, q?.py, q[1].py, {x}.py, ä.py, דּ.py, 😀.py, (a)/b+c.py, Z/a.py, dir.py/a.py
    include in its own order
        tests/gen_a.py, tests/t.py, pkg/sub/m.py, pkg/sub/n.pyi, a.py, pkg/__init__.py, pkg/m.py
    include with wildcards
        lib/tests/t.py, tests/gen_a.py, tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, a.py, z.py
    include of everything below a wildcard
        lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi
    include of nothing
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    exclude beside what is always left out
        a.py, z.py, pkg/__init__.py, pkg/m.py, tests/t.py
    exclude of nothing
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    exclude of an included folder and of its file
        pkg/__init__.py, pkg/m.py, pkg/sub/n.pyi
    exclude by a question mark and a double star in the middle
        a.py, z.py, lib/x.py, pkg/__init__.py, pkg/sub/n.pyi, tests/gen_a.py
    ignore and strict, which count all the same
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    comments and a trailing comma
        pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, lib/x.py, lib/tests/t.py
    extends, whose paths are its own folder's
        pkg/sub/m.py, pkg/sub/n.pyi
    extends that is overridden
        lib/x.py
    pyproject.toml
        lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py
    pyproject.toml that says nothing of pyright
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    pyrightconfig.json beside pyproject.toml
        lib/x.py, lib/tests/t.py
    execution environments
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    links to folders and files inside
        one.py, again/a.py, lib/b.py
    paths that are no texts
        pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi
    absolute paths, which do not count
        a.py, z.py, lib/x.py, lib/tests/t.py, pkg/__init__.py, pkg/m.py, pkg/sub/m.py, pkg/sub/n.pyi, tests/gen_a.py, tests/t.py
    nothing to check
        "
  `);
});

test("a configuration that is nested too deeply for its reader is refused, not a crash", () => {
  const program = programOf(folderOf({ "pyrightconfig.json": "[".repeat(100_000), "a.py": "" }));
  expect(program).toMatchObject({
    kind: "refused",
    reason: "pyrightconfig.json could not be read: the file is nested too deeply",
  });
});

test("a configuration that pyright cannot read is refused, where its command would go on without it", {
  timeout: 60_000,
}, async () => {
  const broken: Readonly<Record<string, Files>> = {
    "no JSON": { "pyrightconfig.json": "{" },
    "a byte order mark": { "pyrightconfig.json": '\ufeff{ "include": ["lib"] }' },
    "nothing in it": { "pyrightconfig.json": "" },
    "a list, which is an empty one to pyright": { "pyrightconfig.json": "[]" },
    "no TOML": { "pyproject.toml": "[tool.pyright\n" },
    "extends of what is not there": config({ extends: "gone.json" }),
    "extends of what cannot be read": { ...config({ extends: "base.json" }), "base.json": "{" },
  };
  const folders = Object.entries(broken).map(
    ([name, files]) => [name, folderWith({ sources: tree, files })] as const,
  );
  const said = await commands(folders.map(([, folder]) => folder));
  const rows = folders.map(([name, folder]) => {
    const program = programOf(folder);
    const ours = program.kind === "refused" ? program.reason : `${program.paths.length} files`;
    const { complaint, files } = said.get(folder) ?? {};
    return `${name}\n    ours:    ${ours}\n    pyright: ${complaint} ${files?.split(":")[0]} files`;
  });
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "no JSON
        ours:    pyrightconfig.json could not be read: the file is not valid JSON
        pyright: Config file "pyrightconfig.json" could not be parsed. Verify that format is correct. 10 files
    a byte order mark
        ours:    pyrightconfig.json could not be read: the file is not valid JSON
        pyright: Config file "pyrightconfig.json" could not be parsed. Verify that format is correct. 10 files
    nothing in it
        ours:    pyrightconfig.json could not be read: the file is not valid JSON
        pyright: Config file "pyrightconfig.json" could not be parsed. Verify that format is correct. 10 files
    a list, which is an empty one to pyright
        ours:    pyrightconfig.json could not be read: the file is not a JSON object
        pyright:  10 files
    no TOML
        ours:    pyproject.toml could not be read: Invalid TOML document: illegal character in key
        pyright: Config file "pyproject.toml" could not be parsed. Verify that format is correct. 10 files
    extends of what is not there
        ours:    gone.json could not be read: there is no such file
        pyright: Config file "gone.json" could not be read. 10 files
    extends of what cannot be read
        ours:    base.json could not be read: the file is not valid JSON
        pyright: Config file "base.json" could not be parsed. Verify that format is correct. 10 files"
  `);
});

test("a configuration that leads out of the project is refused, whatever it is for", () => {
  const leaving: Readonly<Record<string, Files>> = {
    extends: config({ extends: "../base.json" }),
    "extends, absolute": config({ extends: "/etc/base.json" }),
    "extends of a file that extends": {
      ...config({ extends: "base.json" }),
      "base.json": '{ "extends": "../x.json" }',
    },
    "extends of itself": config({ extends: "pyrightconfig.json" }),
    include: config({ include: ["pkg", "../other"] }),
    "include up and down again": config({ include: ["pkg/../../x/pkg"] }),
    stubPath: config({ stubPath: "../stubs" }),
    typeshedPath: config({ typeshedPath: "/etc" }),
    venvPath: config({ venvPath: "/root/.venvs" }),
    extraPaths: config({ extraPaths: ["lib", "../lib"] }),
    "extraPaths of an environment": config({
      executionEnvironments: [{ root: "lib", extraPaths: ["../../x"] }],
    }),
    "root of an environment": config({ executionEnvironments: [{ root: ".." }] }),
    "pyproject.toml": { "pyproject.toml": '[tool.pyright]\nextraPaths = ["../x"]\n' },
    "a path that only begins like the project": config({ extraPaths: ["../lanser-test"] }),
  };
  const rows = Object.entries(leaving).map(([name, files]) => {
    const program = programOf(folderWith({ sources: tree, files }));
    return `${name}: ${program.kind === "refused" ? program.reason : `${program.paths.length} files`}`;
  });
  expect(rows.join("\n")).toMatchInlineSnapshot(`
    "extends: pyrightconfig.json:1: "extends" points outside the project: ../base.json
    extends, absolute: pyrightconfig.json:1: "extends" points outside the project: /etc/base.json
    extends of a file that extends: base.json:1: "extends" points outside the project: ../x.json
    extends of itself: pyrightconfig.json: the chain of "extends" has more than 16 files
    include: pyrightconfig.json:1: "include" points outside the project: ../other
    include up and down again: pyrightconfig.json:1: "include" points outside the project: pkg/../../x/pkg
    stubPath: pyrightconfig.json:1: "stubPath" points outside the project: ../stubs
    typeshedPath: pyrightconfig.json:1: "typeshedPath" points outside the project: /etc
    venvPath: pyrightconfig.json:1: "venvPath" points outside the project: /root/.venvs
    extraPaths: pyrightconfig.json:1: "extraPaths" points outside the project: ../lib
    extraPaths of an environment: pyrightconfig.json:1: "extraPaths" points outside the project: ../../x
    root of an environment: pyrightconfig.json:1: "root" points outside the project: ..
    pyproject.toml: pyproject.toml:2: "extraPaths" points outside the project: ../x
    a path that only begins like the project: pyrightconfig.json:1: "extraPaths" points outside the project: ../lanser-test"
  `);
});

test("of links out of the project those to files are followed, those to folders are not", async () => {
  const outside = folderOf({ "o.py": 'x: int = ""\n' });
  const folder = folderWith({
    sources: ["a.py"],
    links: { linked: outside, "file.py": join(outside, "o.py") },
  });
  const program = programOf(folder);
  const paths = program.kind === "program" ? program.paths : [program.reason];
  expect(shown(paths.length, paths)).toBe((await command(folder)).files);
  expect(paths).toEqual(["a.py", "file.py"]);
});

test("a configuration above a project whose own file says nothing is refused: it is not the project's", () => {
  const above = folderOf({
    "pyrightconfig.json": '{ "ignore": ["**"] }',
    "in/pyproject.toml": '[project]\nname = "x"\n',
    "in/a.py": "",
  });
  expect(programOf(join(above, "in"))).toMatchInlineSnapshot(`
    {
      "kind": "refused",
      "reason": "a pyrightconfig.json above the folder for temporary files would configure pyright: set TMPDIR to another folder",
    }
  `);
});
