/** What no server of a run takes in is said, and what it no longer takes in is not taken for deleted. */
import { describe, expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import type { Files } from "../support/files.ts";
import { write } from "../support/files.ts";
import { gate, onlyPyright } from "../support/gate.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const script = '#!/usr/bin/env python3\nx: int = "one"\ny: int = "two"\n';

test("a script that loses its ending keeps its findings: they are not of a file that was deleted", async () => {
  const repository = repositoryOf({ "tool.py": script, "a.py": "" }, { "tool.py": null, "bin/tool": script });
  const { verdict, reasons, findings } = reportOf(await gate(repository));
  expect(findings.map(({ state, path, why }) => [state, path, why])).toEqual(
    Array(2).fill([
      "removed",
      "tool.py",
      "head still has the file (bin/tool), but the server no longer checks it",
    ]),
  );
  expect([verdict, reasons[0]?.code, reasons[0]?.message]).toEqual([
    "inconclusive",
    "unchecked-files",
    "the server checked these files in base, but skips them in head, where they still exist: bin/tool",
  ]);
});

test("a new script without an ending is unchecked, by its first line", async () => {
  const repository = repositoryOf({ "a.py": "x: int = 1\n" }, { "bin/tool": script, "a.py": "x: int = 2\n" });
  const { verdict, unchecked } = reportOf(await gate(repository));
  expect([verdict, unchecked]).toEqual([
    "pass",
    [{ path: "bin/tool", range: null, why: "no program of pyright includes it" }],
  ]);
});

describe("a marker of packages that a change adds", () => {
  const base = {
    "src/a.py": "def f() -> int:\n    return 1\n",
    "b.py": "",
    "tools/pyvenv.cfg": "home = /usr\n",
  };
  test.each<[string, Files, string, string]>([
    ["hides what base checked", { "src/pyvenv.cfg": "home = /usr\n" }, "src/pyvenv.cfg", "src/a.py"],
    [
      "hides what the change adds beside it",
      { "new/bin/activate": "", "new/c.py": 'x: int = "one"\n' },
      "new/bin/activate",
      "new/c.py",
    ],
    [
      "comes from another folder",
      { "tools/pyvenv.cfg": null, "new/pyvenv.cfg": "home = /usr\n", "new/c.py": 'x: int = "one"\n' },
      "new/pyvenv.cfg",
      "new/c.py",
    ],
  ])("%s, and is named", async (_, change, marker, hidden) => {
    const { verdict, reasons } = reportOf(await gate(repositoryOf(base, change)));
    expect([verdict, reasons.map(({ code, message }) => `${code}: ${message}`)]).toEqual([
      "inconclusive",
      [`unchecked-files: ${marker} marks its folder as installed packages, so Lanser skips it: ${hidden}`],
    ]);
  });

  test("changes nothing where no source lies in its folder", async () => {
    const { verdict } = reportOf(await gate(repositoryOf(base, { "data/bin/activate": "" })));
    expect(verdict).toBe("pass");
  });
});

test("a clean tree passes with an environment that git does not ignore, whose packages are found", async () => {
  const repository = repositoryOf({ "a.py": "from tool import make\n\nx: int = make()\n" });
  write(repository, {
    ".venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
    ".venv/lib/python3.12/site-packages/tool/py.typed": "",
    ".venv/lib/python3.12/site-packages/tool/__init__.py": "def make() -> int: ...\n",
  });
  const head = { head: { kind: "work-tree" }, base: { kind: "exact", rev: "HEAD" } } as const;
  const { verdict, findings, limits, servers, changed } = reportOf(await gate(repository, head));
  expect([verdict, findings, limits, changed]).toEqual(["pass", [], [], []]);
  expect(servers.map(({ interpreter }) => interpreter?.name)).toEqual([".venv"]);
});

test("an environment below the top is that of the files beside it, where the top is the root", async () => {
  const files = {
    "py/a.py": "from tool import make\n",
    "py/requirements.txt": "tool\n",
    ".gitignore": ".venv\n",
  };
  const repository = repositoryOf(files, { "py/a.py": "from tool import make\n\ny: str = make()\n" });
  write(repository, {
    "py/.venv/pyvenv.cfg": "home = /usr/bin\nversion = 3.12.1\n",
    "py/.venv/lib/python3.12/site-packages/tool-1.0.dist-info/METADATA": "",
    "py/.venv/lib/python3.12/site-packages/tool/py.typed": "",
    "py/.venv/lib/python3.12/site-packages/tool/__init__.py": "def make() -> int: ...\n",
  });
  const { verdict, findings, servers } = reportOf(await gate(repository));
  expect(servers.map(({ root, interpreter }) => [root, interpreter?.name])).toEqual([[".", "py/.venv"]]);
  expect([verdict, findings.map(({ state, code }) => [state, code])]).toEqual([
    "fail",
    [["new", "reportAssignmentType"]],
  ]);
});

test("a changed source of another language has a record and a line", async () => {
  const repository = repositoryOf(
    { "a.py": "x: int = 1\n" },
    { "A.java": "class A {}\n", "0\nb.ts": "export const b = 1;\n", "a.py": "x: int = 2\n" },
  );
  const { changed, limits } = reportOf(await gate(repository));
  expect(limits.map(({ message }) => message)).toContain(
    "no server in this run checks 2 changed source files: 0\\u{000A}b.ts (TypeScript) (and 1 more)",
  );
  expect(changed?.find(({ path }) => path === "A.java")?.records).toEqual([
    { server: null, outcome: "left-out", why: "no-server" },
  ]);
});

describe("`include` that names no file", () => {
  const broken = { "a.py": 'x: int = "one"\n' };
  const configured = (...include: readonly string[]) => ({
    ".lanser/config.yml": `version: 1\nservers: [{ id: pyright }]\ninclude: [${include.map((glob) => `"${glob}"`).join(", ")}]\npolicy: { waivers: ["trailer"] }\n`,
    "a.py": "x: int = 1\n",
  });
  const byConfiguration = { policy: { ...onlyPyright, servers: [] } };
  const reasonsOf = async (repository: string) => {
    const { verdict, reasons } = reportOf(await gate(repository, byConfiguration));
    return [verdict, reasons[0]?.code];
  };

  test("makes the run inconclusive, and names the globs", async () => {
    const { verdict, reasons } = reportOf(
      await gate(repositoryOf(configured("zzz/**"), broken), byConfiguration),
    );
    expect([verdict, reasons[0]?.code, reasons[0]?.message]).toEqual([
      "inconclusive",
      "files-unmatched",
      "`include` (zzz/**) matches no checked file, so no finding counts",
    ]);
  });

  test("does not where one of its globs names a file on one of the sides", async () => {
    expect(await reasonsOf(repositoryOf(configured("zzz/**", "a.py"), broken))).toEqual([
      "fail",
      "new-finding",
    ]);
    const gone = repositoryOf({ ...configured("b.py"), "b.py": "y: int = 1\n" }, { ...broken, "b.py": null });
    expect(await reasonsOf(gone)).toEqual(["pass", "clean"]);
  });

  test("is lifted by a waiver that base allows", async () => {
    const repository = repositoryOf(configured("zzz/**"));
    commit(repository, broken, "change\n\nLanser-Allow: files-unmatched moved tomorrow\n");
    expect(await reasonsOf(repository)).toEqual(["pass", "waived"]);
  });
});
