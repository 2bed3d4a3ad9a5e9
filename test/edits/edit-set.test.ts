/** WorkspaceEdits over a snapshot of several files. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EntryMode, makeEditSet, type Snapshot } from "../../src/edits/edit-set.ts";
import { editLimits, parseWorkspaceEdit } from "../../src/edits/workspace-edit.ts";
import { UserError } from "../../src/model/errors.ts";
import "../support/properties.ts";

const files = {
  "a.py": "one\ntwo\n",
  "p/b.py": "b\n",
  "p/c.py": "c\n",
  "run.sh": "#!/bin/sh\n",
  "x.bin": "\0\u0001",
  link: "a.py",
  module: "",
};
const modes: Readonly<Record<string, EntryMode>> = { "run.sh": "100755", link: "120000", module: "160000" };

function snapshotOf(all: Readonly<Record<string, string>>): Snapshot {
  return {
    modes: new Map(Object.keys(all).map((path) => [path, modes[path] ?? "100644"])),
    read: (path) => Promise.resolve(Buffer.from(all[path] ?? "")),
  };
}

/** Gives each change as a line, or the error with its exit code. */
async function check(
  edit: unknown,
  all: Readonly<Record<string, string>> = files,
  versions: readonly (readonly [string, number])[] = [],
): Promise<string> {
  try {
    const parsed = parseWorkspaceEdit(edit, "/repo");
    const options = { encoding: "utf-16", versions: new Map(versions) } as const;
    const { changes } = await makeEditSet(parsed, snapshotOf(all), options);
    return changes
      .map(({ path, before, after, from }) => {
        const shown = (state: typeof before) =>
          state === null
            ? "-"
            : `${state.mode === "100755" ? "x " : ""}${JSON.stringify(state.bytes.toString("utf8"))}`;
        return `${path}: ${shown(before)} > ${shown(after)}${from === null || from === path ? "" : ` from ${from}`}`;
      })
      .join("\n");
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
}

const at = (line: number, character: number, end: number, newText: string) => ({
  range: { start: { line, character }, end: { line, character: end } },
  newText,
});
const create = (uri: string, options = {}) => ({ kind: "create", uri, options });
const rename = (oldUri: string, newUri: string, options = {}) => ({
  kind: "rename",
  oldUri,
  newUri,
  options,
});
const remove = (uri: string, options = {}) => ({ kind: "delete", uri, options });
const edit = (uri: string, ...edits: readonly object[]) => ({ textDocument: { uri, version: null }, edits });
const steps = (...documentChanges: readonly object[]) => ({ documentChanges });

describe("a WorkspaceEdit", () => {
  test.each<[what: string, edit: unknown, expected: string]>([
    [
      "changes",
      { changes: { "file:///repo/a.py": [at(0, 0, 3, "1")] } },
      'a.py: "one\\ntwo\\n" > "1\\ntwo\\n"',
    ],
    [
      "changes are ignored next to documentChanges",
      { changes: { "a.py": [at(0, 0, 3, "1")] }, documentChanges: [edit("p/b.py", at(0, 0, 1, "B"))] },
      'p/b.py: "b\\n" > "B\\n"',
    ],
    ["no difference", steps(edit("a.py", at(0, 0, 3, "one"))), ""],
    ["create, then fill", steps(create("q/n.py"), edit("q/n.py", at(0, 0, 0, "n\n"))), 'q/n.py: - > "n\\n"'],
    [
      "create over a file",
      steps(create("a.py")),
      "70 the edit does not fit the files: a.py exists already (at /documentChanges/0)",
    ],
    ["create, ignoreIfExists", steps(create("a.py", { ignoreIfExists: true })), ""],
    [
      "create, overwrite wins",
      steps(create("run.sh", { ignoreIfExists: true, overwrite: true })),
      'run.sh: x "#!/bin/sh\\n" > x ""',
    ],
    [
      "create below a file",
      steps(create("a.py/b.py")),
      "70 the edit does not fit the files: a.py is not a folder (at /documentChanges/0)",
    ],
    [
      "create at a folder",
      steps(create("p", { overwrite: true })),
      "70 the edit does not fit the files: p is a folder (at /documentChanges/0)",
    ],
    [
      "rename keeps mode and content",
      steps(rename("run.sh", "bin/run.sh")),
      'bin/run.sh: - > x "#!/bin/sh\\n" from run.sh\nrun.sh: x "#!/bin/sh\\n" > -',
    ],
    [
      "rename, then edit the new name",
      steps(rename("a.py", "z.py"), edit("z.py", at(0, 0, 3, "1"))),
      'a.py: "one\\ntwo\\n" > -\nz.py: - > "1\\ntwo\\n" from a.py',
    ],
    [
      "edit, rename, then edit the new positions",
      steps(edit("a.py", at(0, 0, 0, "xx")), rename("a.py", "z.py"), edit("z.py", at(0, 0, 5, "1"))),
      'a.py: "one\\ntwo\\n" > -\nz.py: - > "1\\ntwo\\n" from a.py',
    ],
    [
      "rename onto a file",
      steps(rename("a.py", "p/b.py")),
      "70 the edit does not fit the files: p/b.py exists already (at /documentChanges/0)",
    ],
    ["rename onto a file, ignoreIfExists", steps(rename("a.py", "p/b.py", { ignoreIfExists: true })), ""],
    [
      "rename onto a file, overwrite",
      steps(rename("a.py", "p/b.py", { overwrite: true })),
      'a.py: "one\\ntwo\\n" > -\np/b.py: "b\\n" > "one\\ntwo\\n" from a.py',
    ],
    [
      "rename a folder",
      steps(rename("p", "q/r")),
      'p/b.py: "b\\n" > -\np/c.py: "c\\n" > -\nq/r/b.py: - > "b\\n" from p/b.py\nq/r/c.py: - > "c\\n" from p/c.py',
    ],
    [
      "rename a folder into itself",
      steps(rename("p", "p/q")),
      "70 the edit does not fit the files: p/q is inside p (at /documentChanges/0)",
    ],
    [
      "two files swap their names",
      steps(rename("p/b.py", "t"), rename("p/c.py", "p/b.py"), rename("t", "p/c.py")),
      'p/b.py: "b\\n" > "c\\n" from p/c.py\np/c.py: "c\\n" > "b\\n" from p/b.py',
    ],
    [
      "rename to the same name",
      steps(rename("a.py", "a.py")),
      "70 the edit does not fit the files: a.py is both the old and the new name (at /documentChanges/0)",
    ],
    ["delete", steps(remove("a.py")), 'a.py: "one\\ntwo\\n" > -'],
    [
      "delete, then edit",
      steps(remove("a.py"), edit("a.py", at(0, 0, 3, "1"))),
      "70 the edit does not fit the files: a.py does not exist, or git ignores it (at /documentChanges/1)",
    ],
    [
      "delete, then create",
      steps(remove("a.py"), create("a.py"), edit("a.py", at(0, 0, 0, "1"))),
      'a.py: "one\\ntwo\\n" > "1"',
    ],
    [
      "delete nothing",
      steps(remove("none.py")),
      "70 the edit does not fit the files: none.py does not exist, or git ignores it (at /documentChanges/0)",
    ],
    ["delete nothing, ignoreIfNotExists", steps(remove("none.py", { ignoreIfNotExists: true })), ""],
    [
      "delete a folder",
      steps(remove("p")),
      "70 the edit does not fit the files: p is a folder, and `recursive` is not set (at /documentChanges/0)",
    ],
    [
      "delete a folder, recursive",
      steps(remove("p", { recursive: true })),
      'p/b.py: "b\\n" > -\np/c.py: "c\\n" > -',
    ],
    [
      "a file becomes a folder",
      steps(remove("a.py"), create("a.py/b.py")),
      "70 a.py is both a file and a folder, before and after the edit",
    ],
    [
      "a folder becomes a file",
      steps(remove("p", { recursive: true }), create("p")),
      "70 p is both a file and a folder, before and after the edit",
    ],
    [
      "delete the top",
      steps(remove("file:///repo/", { recursive: true })),
      '71 "file:///repo/" is not in the repository (at /documentChanges/0/uri)',
    ],
    [
      "two lists for one document",
      steps(edit("a.py", at(0, 0, 0, "x")), edit("file:///repo/%61.py", at(1, 0, 0, "x"))),
      "70 the edit does not fit the files: a.py has two lists of text edits (at /documentChanges/1)",
    ],
    [
      "an edit of a link",
      steps(edit("link", at(0, 0, 0, "x"))),
      "71 cannot change link: it is a symbolic link (at /documentChanges/0)",
    ],
    [
      "a rename of a submodule",
      steps(rename("module", "m")),
      "71 cannot change module: it is a submodule (at /documentChanges/0)",
    ],
    [
      "a path below a link",
      steps(create("link/x.py")),
      "71 cannot change link/x.py: it is below the symbolic link link (at /documentChanges/0)",
    ],
    [
      "one wrong edit of two documents",
      steps(edit("a.py", at(0, 0, 3, "1")), edit("p/b.py", at(9, 0, 0, "x"))),
      "70 the edit of p/b.py at line 10, column 1 is behind the last line (2) (at /documentChanges/1/edits/0)",
    ],
    [
      "renamed bytes that are no text stay",
      steps(rename("x.bin", "y.bin")),
      'x.bin: "\\u0000\\u0001" > -\ny.bin: - > "\\u0000\\u0001" from x.bin',
    ],
  ])("%s", async (_, value, expected) => {
    expect(await check(value)).toBe(expected);
  });

  test.each([
    "file:///repo/../../etc/x",
    "file:///repo/%2e%2e/etc/x",
    "file:///repo/%2E%2E%2Fetc/x",
    "file:///repo/a%00.py",
    "file://host/repo/a.py",
    "file:///etc/passwd",
    "file:///repo/a.py?x",
    "/etc/passwd",
    "../x.py",
    "p/../../x.py",
    "untitled:Untitled-1",
    "http://example.com/a.py",
    "jdt://contents/a.class",
    "C:/x.py",
    "",
  ])("never names %j", async (uri) => {
    for (const step of [
      edit(uri, at(0, 0, 0, "x")),
      create(uri),
      rename("a.py", uri),
      rename(uri, "b"),
      remove(uri),
    ])
      expect(await check(steps(step))).toMatch(/^71 .* is not in the repository/u);
  });

  test("encoded twice is a name with a percent sign", async () => {
    expect(await check(steps(create("file:///repo/%252e%252e/x")))).toBe('%2e%2e/x: - > ""');
  });

  test("for another version of an open document is refused", async () => {
    const stale = { documentChanges: [{ textDocument: { uri: "a.py", version: 1 }, edits: [] }] };
    expect(await check(stale, files, [["a.py", 1]])).toBe("");
    expect(await check(stale)).toBe("");
    expect(await check(stale, files, [["a.py", 2]])).toBe(
      "74 the edit of a.py is for version 1 of the document, and the current version is 2 (at /documentChanges/0)",
    );
  });

  test.each<[value: unknown, why: string]>([
    [null, "it is not an object"],
    [{}, "it has neither `documentChanges` nor `changes`"],
    [{ changes: [] }, "/changes is not an object"],
    [{ documentChanges: {} }, "/documentChanges is not a list"],
    [steps({ kind: "copy" }), '/documentChanges/0/kind is "copy", not create, rename or delete'],
    [steps(create("b", { overwrite: 1 })), "/documentChanges/0/options/overwrite is not a boolean"],
    [
      steps(edit("a.py", { range: {}, newText: "" })),
      "/documentChanges/0/edits/0/range/start is not an object",
    ],
    [
      steps(edit("a.py", at(-1, 0, 0, ""))),
      "/documentChanges/0/edits/0/range/start/line is not a whole number from 0",
    ],
    [
      steps(edit("a.py", at(0, 0.5, 1, ""))),
      "/documentChanges/0/edits/0/range/start/character is not a whole number from 0",
    ],
    [
      steps(edit("a.py", at(0, 0, 0, "\ud800"))),
      "/documentChanges/0/edits/0/newText has a lone surrogate, which UTF-8 cannot express",
    ],
    [
      steps(
        edit("a.py", { ...at(0, 0, 0, ""), newText: undefined, snippet: { kind: "snippet", value: "$0" } }),
      ),
      "/documentChanges/0/edits/0 is a snippet, which needs an editor",
    ],
    [
      steps(edit("a.py", { ...at(0, 0, 0, ""), annotationId: "no" })),
      "/documentChanges/0/edits/0/annotationId names no annotation of `changeAnnotations`",
    ],
    [{ ...steps(), changeAnnotations: { a: { label: 1 } } }, "/changeAnnotations/a/label is not a text"],
  ])("is read strictly: %j", async (value, why) => {
    expect(await check(value)).toBe(`13 the edit is not a WorkspaceEdit: ${why}`);
  });

  test("carries its annotations to the sites", async () => {
    const parsed = parseWorkspaceEdit(
      {
        documentChanges: [edit("a.py", { ...at(0, 0, 1, "x"), annotationId: "a/b" })],
        changeAnnotations: { "a/b": { label: "In comments", needsConfirmation: true } },
      },
      "/repo",
    );
    expect(parsed.annotations.get("a/b")).toEqual({ label: "In comments", needsConfirmation: true });
    const { sites } = await makeEditSet(parsed, snapshotOf(files), {
      encoding: "utf-16",
      versions: new Map(),
    });
    expect(sites).toMatchObject([{ path: "a.py", annotation: "a/b" }]);
  });

  test("over the limits is refused", async () => {
    const edits = Array.from({ length: editLimits.editsMax + 1 }, () => at(0, 0, 0, ""));
    expect(await check(steps(edit("a.py", ...edits)))).toMatch(
      /^70 the edit has 1 step with 100001 changes$/u,
    );
    const creations = Array.from({ length: editLimits.filesMax + 1 }, (_, n) => create(`f/${n}`));
    expect(await check(steps(...creations))).toMatch(/^70 the edit has 10001 steps/u);
  });

  test("of file operations equals a model, or has no result", async () => {
    const path = fc.constantFrom("a", "b", "d/a", "d/b", "d/e/a");
    const options = fc.record({ overwrite: fc.boolean(), ignoreIfExists: fc.boolean() });
    const step = fc.oneof(
      fc.record({ kind: fc.constant("create"), uri: path, options }),
      fc.record({ kind: fc.constant("rename"), oldUri: path, newUri: path, options }),
      fc.record({
        kind: fc.constant("delete"),
        uri: path,
        options: fc.record({ ignoreIfNotExists: fc.boolean() }),
      }),
    );
    let valid = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(["a", "b", "d/a", "d/e/a"]),
        fc.array(step, { maxLength: 5 }),
        async (there, all) => {
          const before = Object.fromEntries(there.map((one) => [one, `${one}\n`]));
          const after = modelOf(before, all as unknown as readonly ModelStep[]);
          const got = await check(steps(...all), before);
          if (after === undefined) return void expect(got).toMatch(/^70 /u);
          valid += 1;
          const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
          const shown = (of: Record<string, string>, name: string) =>
            of[name] === undefined ? "-" : JSON.stringify(of[name]);
          const expected = names
            .filter((name) => before[name] !== after[name])
            .map((name) => `${name}: ${shown(before, name)} > ${shown(after, name)}`);
          expect(got.replace(/ from .*$/gmu, "")).toBe(expected.join("\n"));
        },
      ),
      { numRuns: 1_000 },
    );
    expect(valid).toBeGreaterThan(300);
  });
});

type ModelStep = {
  readonly kind: string;
  readonly uri: string;
  readonly oldUri: string;
  readonly newUri: string;
  readonly options: Readonly<Record<string, boolean>>;
};

/** Files after the steps, by the words of the protocol; undefined if a step fails. None of the paths is a folder. */
function modelOf(
  before: Record<string, string>,
  all: readonly ModelStep[],
): Record<string, string> | undefined {
  const now = { ...before };
  for (const { kind, uri, oldUri, newUri, options } of all) {
    const target = kind === "rename" ? newUri : uri;
    const isThere = now[target] !== undefined;
    if (kind === "delete") {
      if (!isThere && options["ignoreIfNotExists"] !== true) return undefined;
      delete now[uri];
      continue;
    }
    if (kind === "rename" && (now[oldUri] === undefined || oldUri === newUri)) return undefined;
    if (isThere && options["overwrite"] !== true) {
      if (options["ignoreIfExists"] === true) continue;
      return undefined;
    }
    now[target] = kind === "rename" ? (now[oldUri] ?? "") : "";
    if (kind === "rename") delete now[oldUri];
  }
  return now;
}
