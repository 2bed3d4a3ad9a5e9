/** What a question may be about: its name and what was written in, an error of a person out. */
import { expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import { assertPlaces, listQueriedFiles } from "../../../src/questions/client/target.ts";
import type { Readable } from "../../../src/questions/client/tree-text.ts";
import type { Params } from "../../../src/questions/query/question.ts";
import { questionCalled, questions } from "../../../src/questions/query/questions.ts";
import { registry } from "../../../src/servers/registry.ts";

const said = (cmd: string, places: readonly string[], params: Params = {}, workspace = false): string => {
  try {
    assertPlaces(questionCalled(cmd), { places, workspace, params });
    return "taken";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
};

test("the whole workspace is for questions about files, and for no other", () => {
  const whole = ["symbols", "diag", "reload"];
  for (const { name, modes } of questions) {
    const [mode] = modes;
    const params: Params = name === "symbols" ? { all: true } : mode === undefined ? {} : { mode };
    expect(said(name, [], params, true)).toBe(
      whole.includes(name) ? "taken" : `13 \`${name}\` does not take --workspace`,
    );
  }
  expect(said("diag", ["a.py"], {}, true)).toBe("13 `diag` takes places or the whole workspace, not both");
});

test("symbols of the workspace need a query, which may be empty, or to be all", () => {
  expect(said("symbols", [], {}, true)).toBe("13 `symbols --workspace` needs --query Q or --all");
  expect(said("symbols", [], { query: "" })).toBe("taken");
  expect(said("symbols", [], { all: true }, true)).toBe("taken");
  expect(said("symbols", [])).toBe("13 `symbols` needs a place");
});

test("what is about servers alone takes no place, and what is about a place takes one", () => {
  expect(said("status", [])).toBe("taken");
  expect(said("status", ["a.py"])).toBe("13 `status` takes no place");
  expect(said("exit-codes", ["a.py"])).toBe("13 `exit-codes` takes no place");
  // Of a server it is the file whose server is meant.
  expect([said("capabilities", []), said("capabilities", ["a.py"])]).toEqual(["taken", "taken"]);
  expect([said("request", []), said("request", ["a.py"])]).toEqual(["taken", "taken"]);
  expect(said("def", [])).toBe("13 `def` needs a place");
  expect(said("def", ["a.py@L1:C1", "b.py@L1:C1"])).toBe("13 `def` takes one place");
  expect(said("diag", ["a.py", "src/**/*.py"])).toBe("taken");
  expect(said("calls", ["a.py@L1:C1"])).toBe("13 `calls` needs a mode: in or out");
});

test("what is about one file takes no glob", () => {
  for (const name of ["check", "outline", "locate", "hover", "def", "refs", "hints", "capabilities"])
    expect(said(name, ["app/*.py"])).toBe(
      `13 \`${name}\` takes one file, but \`app/*.py\` is a pattern for several`,
    );
  expect(said("request", ["app/*.py"], { method: "textDocument/hover" })).toContain("takes one file");
  expect(said("symbols", ["app/*.py"])).toBe("taken");
});

test("files are named by paths, folders and globs, each once, of those that a server can check", () => {
  const paths = ["a.py", "lib/b.py", "lib/c.ts", "lib/notes.txt", "library.py"];
  const opened = {
    subject: { paths, registry },
    options: { overlays: new Map([["lib/new.py", ""]]) },
  } as never;
  const of = (...places: readonly string[]) => {
    const asked = { question: questionCalled("diag"), target: undefined } as never;
    return listQueriedFiles(opened as Readable, asked, { places } as never);
  };
  expect(of("a.py", "lib").files).toEqual(["a.py", "lib/b.py", "lib/c.ts", "lib/new.py"]);
  expect(of("lib/**/*.py", "lib/b.py").files).toEqual(["lib/b.py", "lib/new.py"]);
  expect(of().files).toEqual([]);
  expect(() => of("src/**")).toThrow("no file of the tree matches `src/**`");
  expect(() => of("lib/*.txt")).toThrow("no server can check the files of lib/*.txt");
});

test("a file that is named itself and that no server checks is not passed over, as one that a glob or a folder fits is", () => {
  const opened = {
    subject: { paths: ["a.py", "lib/notes.txt"], registry },
    options: { overlays: new Map() },
  } as never;
  const of = (...places: readonly string[]) => {
    const asked = { question: questionCalled("diag"), target: undefined } as never;
    const { files, unread } = listQueriedFiles(opened as Readable, asked, { places } as never);
    return { files, unread };
  };
  expect(of("a.py", "lib/notes.txt")).toEqual({ files: ["a.py"], unread: ["lib/notes.txt"] });
  expect(of("a.py", "lib", "**/*.txt")).toEqual({ files: ["a.py"], unread: [] });
});
