/** The answers of servers that plan an edit: every shape that the protocol allows becomes one form. */
import { describe, expect, test } from "vitest";
import { editCapabilities, questionCapabilities } from "../../../src/servers/protocol/capabilities.ts";
import { pyright } from "../../../src/servers/pyright/profile.ts";
import { createParser } from "../../../src/syntax/parser.ts";
import { read } from "../../../src/syntax/reading.ts";
import { ask, location, range, uri } from "../../support/scripted-asking.ts";

const parser = await createParser(["go"]);
const prepared = (result: unknown) => ask("prepare-rename", { answer: () => result });

describe("prepare-rename", () => {
  test.each([
    ["a range", range(0, 4, 5), [0, 4, 0, 5], "f"],
    ["a range with a placeholder", { range: range(0, 4, 5), placeholder: "g" }, [0, 4, 0, 5], "g"],
    ["the default behavior", { defaultBehavior: true }, [0, 4, 0, 5], "f"],
  ])("reads %s", async (_, result, wanted, placeholder) => {
    const { facts } = await prepared(result);
    expect(facts.renamed).toMatchObject({ range: wanted, placeholder });
  });

  test.each([
    ["null", null],
    ["a refused default behavior", { defaultBehavior: false }],
  ])("is not found for %s", async (_, result) => {
    await expect(prepared(result)).rejects.toMatchObject({ code: "not-found" });
  });

  test("counts another shape as a failure of the server", async () => {
    expect((await prepared({ placeholder: "g" })).error?.code).toBe("server-crashed");
  });

  test("sends nothing to a server that only renames", async () => {
    const { facts, sent } = await ask("prepare-rename", {
      answer: () => expect.fail(),
      offers: (method) => method !== "textDocument/prepareRename",
    });
    expect([facts.renamed, sent]).toEqual([null, []]);
  });
});

const edit = (line: number, newText = "g") => ({ range: range(line, 4, 7), newText });

describe("rename", () => {
  const renamed = (result: unknown, references: readonly object[] = []) =>
    ask(
      "rename",
      {
        answer: (method) =>
          method === "textDocument/rename"
            ? result
            : method === "textDocument/references"
              ? references
              : range(0, 4, 5),
      },
      { to: "g" },
    );

  test("prepares, then asks for all references, then for the edit", async () => {
    const { sent } = await renamed({ changes: { [uri("a.py")]: [edit(0)] } });
    expect(sent).toEqual([
      `open ${uri("a.py")}`,
      "textDocument/prepareRename",
      "textDocument/references",
      "textDocument/references",
      "textDocument/references",
      "textDocument/references",
      "textDocument/rename",
    ]);
  });

  test("names the references that the edit leaves out", async () => {
    const { notes } = await renamed({ changes: { [uri("a.py")]: [edit(0)] } }, [
      location("a.py", 0),
      location("b.py", 2),
    ]);
    expect(notes).toEqual(["the edit leaves out 1 reference: b.py:3"]);
  });

  test("gives equal edits for equal changes in another order", async () => {
    const document = (path: string, ...edits: readonly object[]) => ({
      textDocument: { uri: uri(path), version: 3 },
      edits,
    });
    const [one, other] = await Promise.all([
      renamed({ documentChanges: [document("b.py", edit(4), edit(1)), document("a.py", edit(0))] }),
      renamed({ documentChanges: [document("a.py", edit(0)), document("b.py", edit(1), edit(4))] }),
    ]);
    expect(one.workspaceEdit).toEqual(other.workspaceEdit);
    expect(one.workspaceEdit).toEqual({
      documentChanges: [
        { textDocument: { uri: "a.py", version: null }, edits: [edit(0)] },
        { textDocument: { uri: "b.py", version: null }, edits: [edit(1), edit(4)] },
      ],
    });
  });

  test("keeps the order of an edit that moves files", async () => {
    const documentChanges = [
      { kind: "rename", oldUri: uri("b.py"), newUri: uri("a.py") },
      { textDocument: { uri: uri("a.py"), version: null }, edits: [edit(0)] },
    ];
    expect((await renamed({ documentChanges })).workspaceEdit).toEqual({
      documentChanges: [
        { kind: "rename", oldUri: "b.py", newUri: "a.py" },
        { textDocument: { uri: "a.py", version: null }, edits: [edit(0)] },
      ],
    });
  });

  test("a method of Go does not take the name of a function", async () => {
    const text = "package a\n\nfunc f() {}\n\nfunc (s S) g() {}\n";
    const go = (to: string) =>
      ask(
        "rename",
        {
          text,
          reading: read(parser, "go", text),
          place: { path: "a.go", range: range(2, 5, 5), whole: range(2, 0, 11), symbol: null },
          answer: (method) =>
            method === "textDocument/rename" ? { changes: { [uri("a.go")]: [edit(2)] } } : [],
          offers: (method) => method !== "textDocument/prepareRename",
        },
        { to },
      );
    expect((await go("g")).workspaceEdit).toBeDefined();
    await expect(go("f")).rejects.toMatchObject({ code: "usage" });
  });

  test("is not found if the server returns no edit", async () => {
    await expect(renamed(null)).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("rename-file", () => {
  const filters = (glob: string, matches?: string) => ({
    filters: [{ scheme: "file", pattern: { glob, ...(matches === undefined ? {} : { matches }) } }],
  });
  const moved = (options: object, to = "b.py") =>
    ask("rename-file", { answer: () => null, options, named: "a.py" }, { to });

  test.each(["**/*.py", "**/*.{py,pyi}"])("asks a server whose filter %s matches", async (glob) => {
    const { sent, workspaceEdit } = await moved(filters(glob));
    expect(sent.at(-1)).toBe("workspace/willRenameFiles");
    expect(workspaceEdit).toEqual({ documentChanges: [{ kind: "rename", oldUri: "a.py", newUri: "b.py" }] });
  });

  test.each([filters("**/*.ts"), filters("**/*.py", "folder"), {}])(
    "leaves out a server whose filters do not match: %j",
    async (options) => {
      await expect(moved(options)).rejects.toMatchObject({ code: "unsupported-capability" });
    },
  );

  test.each([
    ["a.py", "usage"],
    ["../b.py", "write-denied"],
    ["/b.py", "write-denied"],
  ])("refuses to move to %s", async (to, code) => {
    await expect(moved(filters("**/*.py"), to)).rejects.toMatchObject({ code });
  });

  test("moves into a folder whose name ends with a slash", async () => {
    const { workspaceEdit } = await moved(filters("**/*.py"), "lib/");
    expect(workspaceEdit).toEqual({
      documentChanges: [{ kind: "rename", oldUri: "a.py", newUri: "lib/a.py" }],
    });
  });
});

test("a session that edits declares more than one with questions, which stays as it was", () => {
  const asking = questionCapabilities(pyright.capabilities);
  const editing = editCapabilities(asking);
  expect(asking.workspace).not.toHaveProperty("workspaceEdit");
  expect(asking.textDocument).not.toHaveProperty("codeAction");
  expect(editing.workspace?.applyEdit).toBe(false);
  expect(editing.workspace?.workspaceEdit?.failureHandling).toBe("transactional");
});
