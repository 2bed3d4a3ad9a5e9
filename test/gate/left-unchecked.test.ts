/** What no server of a run takes in is said, and what it no longer takes in is not taken for deleted. */
import { describe, expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
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
      "its file is still there (as bin/tool), but the server does not check it any more",
    ]),
  );
  expect([verdict, reasons[0]?.code, reasons[0]?.message]).toEqual([
    "inconclusive",
    "unchecked-files",
    "files that base checked are in head, and are not checked there: bin/tool",
  ]);
});

test("a new script without an ending is unchecked, by its first line", async () => {
  const repository = repositoryOf({ "a.py": "x: int = 1\n" }, { "bin/tool": script, "a.py": "x: int = 2\n" });
  const { verdict, unchecked } = reportOf(await gate(repository));
  expect([verdict, unchecked]).toEqual([
    "pass",
    [{ path: "bin/tool", range: null, why: "no program of pyright takes it in" }],
  ]);
});

test("a changed source of another language has a record and a line", async () => {
  const repository = repositoryOf(
    { "a.py": "x: int = 1\n" },
    { "A.java": "class A {}\n", "0\nb.ts": "export const b = 1;\n", "a.py": "x: int = 2\n" },
  );
  const { changed, limits } = reportOf(await gate(repository));
  expect(limits.map(({ message }) => message)).toContain(
    "2 changed sources that no server of this run checks: 0\\u{000A}b.ts (TypeScript) (and 1 more)",
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
      "no file that a server checks is named by `include` (zzz/**), so no finding counts",
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
