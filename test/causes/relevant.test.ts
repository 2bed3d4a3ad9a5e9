/** Which files a change is scored on. */
import { describe, expect, test } from "vitest";
import { type ImportGraph, importGraph } from "../../src/affected/imports.ts";
import { changedFilesAndImporters } from "../../src/causes/relevant.ts";
import type { ChangedFile } from "../../src/model/change.ts";
import { pythonImports } from "../../src/syntax/imports.ts";

type Files = Readonly<Record<string, string>>;

function graphOf(files: Files): ImportGraph {
  return importGraph(Object.keys(files), (path) => pythonImports(files[path] ?? ""));
}

function check(changedFiles: readonly ChangedFile[], base: Files, head: Files = base): readonly string[] {
  return [...changedFilesAndImporters(changedFiles, { base: graphOf(base), head: graphOf(head) })].sort();
}

const same = (path: string): ChangedFile => ({ from: path, to: path });

describe("the relevant files", () => {
  test("are the changed ones and those that import them, and no further", () => {
    const files = { "a.py": "", "b.py": "import a", "c.py": "import b", "d.py": "import a", "e.py": "" };
    expect(check([same("a.py")], files)).toEqual(["a.py", "b.py", "d.py"]);
  });

  test("are not what a changed file imports", () => {
    expect(check([same("b.py")], { "a.py": "", "b.py": "import a" })).toEqual(["b.py"]);
  });

  test("are those that imported in base and those that import in head", () => {
    const base = { "a.py": "", "old.py": "import a", "new.py": "" };
    const head = { "a.py": "", "old.py": "", "new.py": "import a" };
    expect(check([same("a.py")], base, head)).toEqual(["a.py", "new.py", "old.py"]);
  });

  test("have a deleted file and those that imported it in base", () => {
    const base = { "a.py": "", "b.py": "import a" };
    expect(check([{ from: "a.py", to: null }], base, { "b.py": "import a", "c.py": "import a" })).toEqual([
      "a.py",
      "b.py",
    ]);
  });

  test("have an added file and those that import it in head", () => {
    const head = { "a.py": "", "b.py": "import a" };
    expect(check([{ from: null, to: "a.py" }], { "b.py": "import a" }, head)).toEqual(["a.py", "b.py"]);
  });

  test("have both names of a renamed file, and who imports it by either", () => {
    const base = { "a.py": "", "one.py": "import a" };
    const head = { "z.py": "", "two.py": "import z", "three.py": "import a" };
    expect(check([{ from: "a.py", to: "z.py" }], base, head)).toEqual(["a.py", "one.py", "two.py", "z.py"]);
  });

  test("are none of a change without sources, and only itself of a file that the server does not check", () => {
    const files = { "b.py": "import a" };
    expect(check([], files)).toEqual([]);
    expect(check([same("other/a.py")], files)).toEqual(["other/a.py"]);
  });
});
