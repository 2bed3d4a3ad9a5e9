/** Objects that git cannot read end in a verdict with its reason. */
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
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
  expect(reasons[0]?.message).toMatch(/damaged|does not have all files|without a result/);
});

test.each(Object.entries(wrong))("a commit that is %s is none", async (_, bytes) => {
  const repository = change();
  damage(repository, "HEAD", bytes);
  expect((await gate(repository)).exitCode).toBe(13);
});

/** A clone without large files, whose remote is gone. */
function partial(base: Files, head: Files): string {
  const remote = repositoryOf(base, head);
  git(remote, "config", "uploadpack.allowFilter", "true");
  const clone = join(temporaryFolder(), "clone");
  git(remote, "clone", "--quiet", "--no-checkout", "--filter=blob:limit=1k", `file://${remote}`, clone);
  rmSync(remote, { recursive: true });
  return clone;
}

const large = (what: string) => `# ${what} ${"x".repeat(4_000)}\n`;

test("what a partial clone lacks is reported only where the change or the server needs it", async () => {
  const base = { "a.py": "x: int = 1\n", "notes.md": large("notes"), "data/logo.svg": large("logo") };
  const said = async (more: Files, change: Files) => {
    const clone = partial({ ...base, ...more }, { "a.py": 'x: int = "one"\n', ...change });
    const { verdict, reasons, unknown, limits } = reportOf(
      await gate(clone, { head: { kind: "commit", rev: "HEAD" } }),
    );
    const [first] = reasons;
    return [
      `${verdict}: ${first?.code}`,
      ...unknown.map(({ side, path, reason }) => `${side} ${path}: ${reason}`),
      ...limits.map(({ code, message }) => `${code}: ${message}`),
    ];
  };
  expect({
    "nobody needs it": await said({}, {}),
    "the change edits it": await said({}, { "notes.md": large("other notes") }),
    "the server checks it": await said({ "b.py": large("b") }, {}),
    "it configures": await said({ "pyproject.toml": large("project") }, {}),
  }).toMatchInlineSnapshot(`
    {
      "it configures": [
        "fail: new-finding",
        "base pyproject.toml: missing",
        "head pyproject.toml: missing",
        "not-written-missing: pyproject.toml: the content is not in this clone",
      ],
      "nobody needs it": [
        "fail: new-finding",
      ],
      "the change edits it": [
        "inconclusive: base-unavailable",
      ],
      "the server checks it": [
        "fail: new-finding",
        "base b.py: missing",
        "head b.py: missing",
        "not-written-missing: b.py: the content is not in this clone",
      ],
    }
  `);
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
