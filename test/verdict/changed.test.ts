/** Every source that a change touches has a record: who looked at it, or why nobody did. */
import { expect, test } from "vitest";
import { conclude, concludeUnmeasured } from "../../src/verdict/conclude.ts";
import { createReason } from "../../src/verdict/judge.ts";
import { measure } from "../../src/verdict/measure.ts";
import type { RunRecord } from "../../src/verdict/record.ts";
import { type Play, play, recordOf, rootOf, server, sideOf, type Texts } from "./support.ts";

async function changedIn(
  base: Texts,
  head: Texts,
  { more = {}, sides = {} }: { readonly more?: Partial<RunRecord>; readonly sides?: Play["sides"] } = {},
): Promise<readonly string[]> {
  const record = recordOf(base, head, more);
  const run = await measure(record, rootOf(play(base, head, { ...(sides && { sides }) }).sessions));
  return linesOf(conclude(record, [run]));
}

function linesOf({ changed = [] }: Pick<ReturnType<typeof conclude>, "changed">): readonly string[] {
  return changed.flatMap(({ path, from, change, records }) =>
    records.map(({ server: by, outcome, why }) =>
      [`${change} ${path}`, ...(from === undefined ? [] : [`from ${from}`]), by, outcome, why].join(" "),
    ),
  );
}

test("what was edited, came, went and was renamed is checked where it is", async () => {
  const base = { "a.py": "x = 1\n", "gone.py": "y = 1\n", "old.py": "z = 1\n", "same.py": "w = 1\n" };
  const head = { "a.py": "x = 2\n", "new.py": "y = 2\n", "moved.py": "z = 1\n", "same.py": "w = 1\n" };
  const changedFiles = [
    { from: "a.py", to: "a.py" },
    { from: "gone.py", to: null },
    { from: "old.py", to: "moved.py" },
    { from: null, to: "new.py" },
  ];
  expect(await changedIn(base, head, { more: { changedFiles } })).toEqual([
    "edited a.py pyright checked ",
    "deleted gone.py pyright checked ",
    "renamed moved.py from old.py pyright checked ",
    "added new.py pyright checked ",
  ]);
});

test("a side without an answer makes it unknown, with the reason", async () => {
  const [base, head] = [{ "a.py": "x = 1\n" }, { "a.py": "x = 2\n" }];
  const { observation, ...whole } = sideOf(base);
  const files = [{ kind: "unknown", path: "a.py", reason: "timeout" }] as const;
  const sides = { base: { ...whole, observation: { ...observation, files } } };
  expect(await changedIn(base, head, { sides })).toEqual(["edited a.py pyright unknown timeout"]);
});

test("what nobody looks at says by which rule", async () => {
  const [base, head] = [{ "a.py": "x = 1\n" }, { "a.py": "x = 1\n" }];
  const file = (path: string) => ({ from: path, to: path });
  const more = {
    changedFiles: [file("vendor/b.py"), file("tools/c.py"), file("py.typed")],
    otherSources: [file("main.go")],
    ignore: ["vendor/**"],
  };
  expect(await changedIn(base, head, { more, sides: { head: { unchecked: ["tools/c.py"] } } })).toEqual([
    "edited vendor/b.py  left-out ignored",
    "edited tools/c.py pyright left-out not-in-program",
    "edited main.go  left-out no-server",
  ]);
});

test("where no server could be had they are unknown, and none is left without a record", () => {
  const record = recordOf({ "a.py": "x = 1\n" }, { "a.py": "x = 2\n" });
  const why = createReason("install-failed", "no disk");
  const unstarted = { ...server, root: ".", skipped: null, ended: null, schedule: null };
  const nothing = { files: 0, unknown: 0 };
  const report = concludeUnmeasured(record, why, [{ ...unstarted, base: nothing, head: nothing }]);
  expect(linesOf(report)).toEqual(["edited a.py  unknown server-failed"]);
  // Of a language that no server of the run speaks it is known that nobody would have looked.
  const other = { ...record, otherSources: [{ from: "main.go", to: "main.go" }] };
  expect(linesOf(concludeUnmeasured(other, why, []))).toContain("edited main.go  left-out no-server");
});

test("a file that the program of one side leaves out is not checked, and what is ignored is so by its name in head", async () => {
  const base = { "a.py": "x = 1\n", "vendor/b.py": "y = 1\n" };
  const head = { "a.py": "x = 2\n", "b.py": "y = 1\n" };
  const more = {
    changedFiles: [
      { from: "a.py", to: "a.py" },
      { from: "vendor/b.py", to: "b.py" },
    ],
    ignore: ["vendor/**"],
  };
  const program = { base: { program: ["vendor/b.py"], unchecked: ["a.py"] } };
  expect(await changedIn(base, head, { more, sides: program })).toEqual([
    "edited a.py pyright left-out not-in-program",
    "renamed b.py from vendor/b.py pyright checked ",
  ]);
});

test("a link that leads elsewhere has one record", async () => {
  const [base, head] = [
    { "link.py": "x = 1\n", "a.py": "" },
    { "link.py": "x = 2\n", "a.py": "" },
  ];
  const changedFiles = [
    { from: "link.py", to: "link.py" },
    { from: "link.py", to: null },
    { from: null, to: "link.py" },
  ];
  expect(await changedIn(base, head, { more: { changedFiles } })).toEqual([
    "edited link.py pyright checked ",
  ]);
  const parts = { changedFiles: changedFiles.slice(1) };
  expect(await changedIn(base, head, { more: parts })).toEqual(["edited link.py pyright checked "]);
});
