/** Objects that git cannot read end in a verdict with its reason. */
import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const wrong = { empty: "", garbage: "not an object", cut: "\u0078\u0001K" } as const;
const objects = {
  blob: { name: "HEAD:a.py" },
  tree: { name: "HEAD^{tree}" },
} as const;

function damage(repository: string, name: string, bytes: string): void {
  const id = git(repository, "rev-parse", name);
  const file = join(repository, ".git/objects", id.slice(0, 2), id.slice(2));
  chmodSync(file, 0o644);
  writeFileSync(file, bytes, "latin1");
}

const change = () => repositoryOf({ "a.py": "x: int = 1\n" }, { "a.py": 'x: int = "one"\n' });

test.each(
  Object.entries(objects).flatMap(([kind, of]) =>
    Object.entries(wrong).map(([how, bytes]) => ({ kind, ...of, how, bytes })),
  ),
)("a $kind that is $how is inconclusive, not an internal error", async ({ name, bytes }) => {
  const repository = change();
  damage(repository, name, bytes);
  const { verdict, reasons } = reportOf(await gate(repository));
  expect(verdict).toBe("inconclusive");
  expect(reasons[0]?.message).toMatch(/damaged|not all in this clone|could not be checked/);
});

test.each(Object.entries(wrong))("a commit that is %s is none", async (_, bytes) => {
  const repository = change();
  damage(repository, "HEAD", bytes);
  expect((await gate(repository)).exitCode).toBe(13);
});

type Entry = readonly [mode: string, name: string];

/** Of head: objects that git's own commands do not write, and that a pusher can send. */
const odd: Readonly<Record<string, readonly Entry[]>> = {
  "a name twice": [
    ["100644", "a.py"],
    ["100644", "a.py"],
  ],
  "names out of order": [
    ["100644", "b.py"],
    ["100644", "a.py"],
  ],
  "an unknown kind of entry": [
    ["100644", "a.py"],
    ["130000", "b.py"],
  ],
  "a mode that is no number": [
    ["100644", "a.py"],
    ["file", "b.py"],
  ],
  "a mode of nought": [
    ["100644", "a.py"],
    ["0", "b.py"],
  ],
  "a mode that is too long": [
    ["100644", "a.py"],
    ["777777777777777777777", "b.py"],
  ],
  "an empty name": [
    ["100644", ""],
    ["100644", "a.py"],
  ],
};

test.each(Object.entries(odd))(
  "a tree with %s is never an internal error, and never passes",
  async (_, entries) => {
    const repository = change();
    const blob = Buffer.from(git(repository, "rev-parse", "HEAD:a.py"), "hex");
    const bytes = Buffer.concat(entries.flatMap(([mode, name]) => [Buffer.from(`${mode} ${name}\0`), blob]));
    const file = join(temporaryFolder(), "tree");
    writeFileSync(file, bytes);
    const tree = git(repository, "hash-object", "-w", "-t", "tree", "--literally", file);
    const commit = git(repository, "commit-tree", tree, "-p", "HEAD", "-m", "odd");
    for (const [base, head] of [
      ["HEAD", commit],
      [commit, "HEAD"],
    ] as const) {
      const outcome = await gate(repository, {
        base: { kind: "exact", rev: base },
        head: { kind: "commit", rev: head },
      });
      const { verdict, reasons } = reportOf(outcome);
      expect([verdict, reasons[0]?.code, outcome.left]).toEqual(["inconclusive", "repository-damaged", []]);
    }
  },
);
