/** The commands that change the working tree, on real repositories. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { commit, contentOf, digestOf, git, gitWith, newRepository, write } from "../git/support.ts";
import { temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";

const state = () => ({ XDG_STATE_HOME: temporaryFolder() });
const at = (line: number, character: number, end: number, newText: string) => ({
  range: { start: { line, character }, end: { line, character: end } },
  newText,
});
/** Renames `rate` in two files, and moves one of them. */
const rename = {
  documentChanges: [
    { textDocument: { uri: "rates.py", version: null }, edits: [at(0, 4, 8, "price")] },
    { textDocument: { uri: "app.py", version: null }, edits: [at(0, 18, 22, "price"), at(1, 0, 4, "price")] },
    { kind: "rename", oldUri: "app.py", newUri: "lib/app.py" },
  ],
};
const files = {
  "rates.py": "def rate(): ...\n",
  "app.py": "from rates import rate\nrate()\n",
  ".gitignore": "*.log\n",
};

function repositoryOf(all: Readonly<Record<string, string | Buffer>> = files): string {
  const folder = newRepository();
  commit(folder, all);
  return folder;
}

/** Runs a command on an edit given by standard input. */
function run(folder: string, env: Record<string, string>, edit: unknown, ...args: readonly string[]) {
  return runInProcess(folder, args, {
    env,
    stdin: () => [JSON.stringify(edit)] as unknown as AsyncIterable<string>,
  });
}

/** All files of a folder without git's. */
const filesOf = (folder: string) =>
  Object.fromEntries(Object.entries(contentOf(folder)).filter(([path]) => !path.startsWith(".git/")));

const digestIn = (stderr: string) => /--expect (sha256:[0-9a-f]{64})/u.exec(stderr)?.[1] ?? "";

describe("a question that plans an edit", () => {
  const python = {
    ".lanser/config.yml": "version: 1\nservers: [{ id: pyright }]\n",
    "rates.py":
      "from typing import Protocol\n\n\nclass Payer(Protocol):\n    def pay(self) -> int: ...\n\n\nclass Rate:\n    def pay(self) -> int:\n        return 1\n\n\ndef use(payer: Payer) -> int:\n    return payer.pay()\n",
    "app.py": "from rates import Rate, use\n\nprint(use(Rate()), Rate().pay())\n",
  };
  const flags = ["--cache", sharedCache];

  test("names the errors that it would cause in files that it does not touch, and the reward", async () => {
    const [folder, env] = [repositoryOf(python), state()];
    const { code, stdout, stderr } = await runInProcess(
      folder,
      ["rename", "rates.py#Rate.pay", "due", ...flags],
      { env },
    );
    expect(code).toBe(0);
    expect(() => gitWith(folder, stdout, "apply", "--check", "-")).not.toThrow();
    // The first test of a machine also installs the server.
    const said = stderr.replace(/^lanser: installing .*\n/u, "").replace(/sha256:\S+/u, "DIGEST");
    expect(said).toMatchInlineSnapshot(`
      "lanser: 2 text edits, 2 files; nothing is written
      lanser: findings (pyright): 1 new, 0 fixed
      lanser:   app.py:3:11 error reportArgumentType Argument of type "Rate" cannot be assigned to parameter "payer" of type "Payer" in function "use"
      lanser: reward pr-v2: -0.5
      lanser:   ok: links-inside (every changed symbolic link stays inside the repository)
      lanser:   ok: names-safe (every changed path is valid on every system)
      lanser:   ok: merges-cleanly (the change merges cleanly onto its base)
      lanser: to write the edit: lanser rename 'rates.py#Rate.pay' due --apply --expect DIGEST
      "
    `);
    expect(git(folder, "status", "--porcelain")).toBe("");
  });

  test("writes what it printed, and nothing for files that have changed since", async () => {
    const [folder, env] = [repositoryOf(python), state()];
    const rename = ["rename", "app.py@L3:C7", "call", "--no-check", ...flags];
    const place = ["rename", "rates.py#use", "call", "--no-check", ...flags];
    const planned = await runInProcess(folder, place, { env });
    const expected = ["--apply", "--expect", digestIn(planned.stderr)];
    expect((await runInProcess(folder, [...rename, "--apply", "--dry-run"], { env })).code).toBe(13);
    expect((await runInProcess(folder, [...rename, "--rev", "HEAD", "--apply"], { env })).code).toBe(13);
    expect((await runInProcess(folder, [...place, "--apply", "--expect", "sha256:1"], { env })).code).toBe(
      13,
    );
    const same = await runInProcess(folder, ["rename", "rates.py#use", "use", "--no-check", ...flags], {
      env,
    });
    expect([same.code, same.stderr.split("\n")[0]]).toEqual([
      13,
      "lanser: the symbol is called `use` already",
    ]);
    const before = filesOf(folder);
    const stale = await runInProcess(folder, [...place, "--apply", "--expect", `sha256:${"0".repeat(64)}`], {
      env,
    });
    expect([stale.code, filesOf(folder)]).toEqual([70, before]);
    const { code, stderr } = await runInProcess(folder, [...rename, ...expected], { env });
    expect([code, stderr]).toEqual([0, "lanser: wrote 2 files. To revert the edit: lanser undo\n"]);
    expect(contentOf(folder)["app.py"]).toBe(
      "from rates import Rate, call\n\nprint(call(Rate()), Rate().pay())\n",
    );
    expect((await runInProcess(folder, ["undo"], { env })).code).toBe(0);
    expect(filesOf(folder)).toEqual(before);
  });

  test("moves a Python module without a server that can, unless that causes findings", async () => {
    const moved = {
      ".lanser/config.yml": python[".lanser/config.yml"],
      "shop/__init__.py": "",
      "shop/rates.py": "def pay() -> int:\n    return 1\n",
      "app.py": "from shop import rates\nfrom shop.rates import pay\n\nprint(rates.pay(), pay())\n",
    };
    const [folder, env] = [repositoryOf(moved), state()];
    const line = ["rename-file", "shop/rates.py", "shop/inner/prices.py", "--apply", ...flags];
    expect((await runInProcess(folder, line, { env })).code).toBe(0);
    expect(filesOf(folder)).toMatchObject({
      "app.py":
        "from shop.inner import prices as rates\nfrom shop.inner.prices import pay\n\nprint(rates.pay(), pay())\n",
      "shop/inner/prices.py": moved["shop/rates.py"],
    });

    // Only pyright knows which module `shop` is in app.py.
    const hidden = {
      ...moved,
      "lib.py": "import shop.rates\n\nprint(shop.rates.pay())\n",
      "app.py": "from lib import shop\n\nprint(shop.rates.pay())\n",
    };
    const other = repositoryOf(hidden);
    const refused = await runInProcess(other, line, { env });
    expect([refused.code, refused.stderr]).toEqual([
      72,
      expect.stringContaining("the edit causes 1 new finding"),
    ]);
    expect(filesOf(other)).toEqual(hidden);
    const preview = await runInProcess(
      other,
      line.filter((word) => word !== "--apply"),
      { env },
    );
    expect(preview.stderr).toContain("--apply refuses this edit: it causes 1 new finding");
    expect((await runInProcess(other, [...line, "--no-check"], { env })).code).toBe(0);
  });

  test("merges the edit of another commit into the working tree, or names the lines of a conflict", async () => {
    const [folder, env] = [repositoryOf(python), state()];
    const other = python["rates.py"].replace("return 1", "return 2");
    commit(folder, { "rates.py": other });
    const words = ["rename", "rates.py#use", "call", "--rev", "HEAD~1", "--apply-via", "git", ...flags];
    expect((await runInProcess(folder, words, { env })).code).toBe(0);
    expect(filesOf(folder)["rates.py"]).toBe(other.replace("def use", "def call"));
    expect((await runInProcess(folder, ["undo"], { env })).code).toBe(0);
    commit(folder, { "app.py": python["app.py"].replace("Rate().pay()", "1") });
    const before = filesOf(folder);
    const { code, stdout } = await runInProcess(
      folder,
      [...words, "--json"].map((word) => word.replace("~1", "~2")),
      { env },
    );
    const { error } = JSON.parse(stdout) as { readonly error: { readonly conflicts: readonly unknown[] } };
    expect([code, error.conflicts]).toEqual([
      70,
      [
        {
          file: "app.py",
          base: "print(use(Rate()), Rate().pay())\n",
          ours: "print(use(Rate()), 1)\n",
          theirs: "print(call(Rate()), Rate().pay())\n",
        },
      ],
    ]);
    expect(filesOf(folder)).toEqual(before);
  });

  test("refuses flags of edits for a question without one, and a rename without a new name", async () => {
    const folder = repositoryOf(python);
    const flag = await runInProcess(folder, ["refs", "rates.py#use", "--apply"]);
    expect([flag.code, flag.stderr.split("\n")[0]]).toMatchInlineSnapshot(`
      [
        13,
        "lanser: there is no flag \`--apply\`",
      ]
    `);
    const name = await runInProcess(folder, ["rename", "rates.py#use"]);
    expect([name.code, name.stderr]).toMatchInlineSnapshot(`
      [
        13,
        "lanser: \`rename\` needs two words: PLACE NEW
        For example: lanser rename 'rates.py#rate' price
      ",
      ]
    `);
  });
});

describe("lanser apply", () => {
  test("shows a patch that git applies, and writes nothing", async () => {
    const [folder, env] = [repositoryOf(), state()];
    const before = digestOf(folder);
    const { code, stdout, stderr } = await run(folder, env, rename, "apply", "-");
    expect([code, stderr.replace(/sha256:\S+/u, "DIGEST")]).toMatchInlineSnapshot(`
      [
        0,
        "lanser: 3 text edits, 2 files; nothing is written
      lanser: the findings before and after were not compared: no server is configured, so Lanser started none; the repository has Python sources
      lanser: to write the edit: lanser apply - --apply --expect DIGEST
      ",
      ]
    `);
    expect(stdout).toMatchInlineSnapshot(`
      "diff --git a/app.py b/app.py
      deleted file mode 100644
      index 2eb90f659a214ed12c97bf40e511f69680d2adf7..0000000000000000000000000000000000000000
      --- a/app.py
      +++ /dev/null
      @@ -1,2 +0,0 @@
      -from rates import rate
      -rate()
      diff --git a/lib/app.py b/lib/app.py
      new file mode 100644
      index 0000000000000000000000000000000000000000..c482c7ff366843b294bb9abcbe28752774982f6f
      --- /dev/null
      +++ b/lib/app.py
      @@ -0,0 +1,2 @@
      +from rates import price
      +price()
      diff --git a/rates.py b/rates.py
      index c0569648914cca0b67b5e58d2fffca06b8c9a090..09b62c1cb061f27bd48552cee25e0fe69585ea30 100644
      --- a/rates.py
      +++ b/rates.py
      @@ -1 +1 @@
      -def rate(): ...
      +def price(): ...
      "
    `);
    expect(digestOf(folder)).toBe(before);
    expect(readdirSync(env.XDG_STATE_HOME)).toEqual([]);
    gitWith(folder, stdout, "apply", "--check", "-");
  });

  test("writes what the preview shows, and undo takes it back", async () => {
    const [folder, env] = [repositoryOf(), state()];
    chmodSync(join(folder, "app.py"), 0o755);
    git(folder, "commit", "--quiet", "--all", "--message", "mode");
    const { stderr, stdout } = await run(folder, env, rename, "apply", "-", "--dry-run");
    const written = await run(folder, env, rename, "apply", "-", "--apply", "--expect", digestIn(stderr));
    expect(written).toEqual({
      code: 0,
      stdout: "",
      stderr: "lanser: wrote 2 files. To revert the edit: lanser undo\n",
    });
    git(folder, "add", "--all");
    expect(git(folder, "diff", "--cached", "-M", "--full-index", "--binary")).toBe(stdout.trimEnd());
    git(folder, "reset", "--quiet");
    const undone = await run(folder, env, null, "undo");
    expect(undone).toEqual({ code: 0, stdout: "app.py\nlib/app.py\nrates.py\n", stderr: "" });
    expect(git(folder, "status", "--porcelain")).toBe("");
    const again = await run(folder, env, null, "undo");
    expect([again.code, again.stderr]).toEqual([
      3,
      expect.stringContaining("the last edit is undone already"),
    ]);
  });

  test("refuses if a file changed since the preview", async () => {
    const [folder, env] = [repositoryOf(), state()];
    const { stderr } = await run(folder, env, rename, "apply", "-");
    commit(folder, { "other.py": "x = 1\n" });
    const before = digestOf(folder);
    const got = await run(folder, env, rename, "apply", "-", "--apply", "--expect", digestIn(stderr));
    expect([got.code, got.stdout]).toEqual([70, ""]);
    expect(got.stderr).toContain("the repository's files or the edit have changed since the preview");
    expect(digestOf(folder)).toBe(before);
  });

  test.for([
    ["an extended attribute", "user.note", "00"],
    // Version 2; owner, user 1000, group, mask and others, each with its permissions.
    [
      "an access control list",
      "system.posix_acl_access",
      "02000000 01000600ffffffff 02000400e8030000 04000400ffffffff 10000400ffffffff 20000400ffffffff",
    ],
  ] as const)("refuses a file with %s, which the new file would lose", async ([, name, value], { skip }) => {
    const folder = repositoryOf();
    // Node cannot set attributes, and few machines have `setfattr`.
    const code = "import os, sys; os.setxattr(sys.argv[1], sys.argv[2], bytes.fromhex(sys.argv[3]))";
    const set = spawnSync("python3", ["-c", code, join(folder, "app.py"), name, value]);
    if (set.status !== 0) skip("no Python 3, or the file system has no such attributes");
    const { code: exit, stderr } = await run(folder, state(), rename, "apply", "-", "--apply");
    expect([exit, stderr]).toEqual([
      71,
      expect.stringMatching(/^lanser: cannot write app\.py: .*\(rule attributes\)/u),
    ]);
    expect(filesOf(folder)).toEqual(files);
  });

  test("refuses files with uncommitted changes, but not those that it wrote itself", async () => {
    const [folder, env] = [repositoryOf(), state()];
    const edit = { changes: { "rates.py": [at(0, 4, 8, "price")] } };
    const next = { changes: { "rates.py": [at(0, 4, 9, "cost")] } };
    expect((await run(folder, env, edit, "apply", "-", "--apply")).code).toBe(0);
    expect((await run(folder, env, next, "apply", "-", "--apply")).code).toBe(0);
    writeFileSync(join(folder, "rates.py"), "def mine(): ...\n");
    const refused = await run(folder, env, edit, "apply", "-", "--apply");
    expect([refused.code, refused.stderr]).toEqual([
      70,
      expect.stringContaining("rates.py has changes that are not committed"),
    ]);
    expect((await run(folder, env, edit, "apply", "-", "--apply", "--allow-dirty")).code).toBe(0);
    expect(readFileSync(join(folder, "rates.py"), "utf8")).toBe("def price(): ...\n");
  });

  test("needs the digest for changes that the server wants confirmed", async () => {
    const [folder, env] = [repositoryOf(), state()];
    const edit = {
      documentChanges: [
        {
          textDocument: { uri: "rates.py", version: null },
          edits: [{ ...at(0, 4, 8, "price"), annotationId: "c" }],
        },
      ],
      changeAnnotations: { c: { label: "In comments", needsConfirmation: true } },
    };
    const preview = await run(folder, env, edit, "apply", "-");
    expect(preview.stderr).toContain("lanser: In comments: 1 change, to be confirmed\n");
    expect((await run(folder, env, edit, "apply", "-", "--apply")).code).toBe(13);
    expect(
      (await run(folder, env, edit, "apply", "-", "--apply", "--expect", digestIn(preview.stderr))).code,
    ).toBe(0);
  });

  test.each<[what: string, edit: unknown, code: number, message: string, args?: readonly string[]]>([
    ["no JSON value", undefined, 13, "- is not valid JSON"],
    ["another shape", [], 13, "the edit is not a WorkspaceEdit"],
    ["a path outside", { changes: { "file:///etc/passwd": [] } }, 71, "is not in the repository"],
    [
      "git's folder",
      { documentChanges: [{ kind: "create", uri: ".git/hooks/post-commit" }] },
      71,
      "(rule name)",
    ],
    ["a workflow", { changes: { ".github/workflows/ci.yml": [at(0, 0, 0, "x")] } }, 71, "(rule workflow)"],
    [
      "an ignored file",
      { documentChanges: [{ kind: "create", uri: "a.log" }] },
      71,
      "a.log: the path is ignored by git (rule ignored)",
    ],
    ["a link", { changes: { link: [at(0, 0, 0, "x")] } }, 71, "it is a symbolic link"],
    [
      "a path that is not allowed",
      rename,
      71,
      "app.py: the path matches no allowed glob (rule allow)",
      ["--allow", "rates*"],
    ],
    [
      "a denied path",
      rename,
      71,
      "the path matches the denied glob lib/** (rule deny)",
      ["--deny", "lib/**"],
    ],
    [
      "a place that the file does not have",
      { changes: { "app.py": [at(9, 0, 0, "x")] } },
      70,
      "is behind the last line",
    ],
    ["both flags", rename, 13, "use one of them", ["--dry-run"]],
  ])("refuses %s, and writes nothing", async (_, edit, code, message, args = []) => {
    const [folder, env] = [repositoryOf(), state()];
    symlinkSync("app.py", join(folder, "link"));
    const before = digestOf(folder);
    const got = await run(folder, env, edit, "apply", "-", "--apply", ...args);
    expect([got.code, got.stdout]).toEqual([code, ""]);
    expect(got.stderr).toContain(message);
    expect(digestOf(folder)).toBe(before);
  });

  test("follows the globs of the merge base and of the working tree", async () => {
    const [folder, env] = [repositoryOf(), state()];
    const configure = (text: string) => write(folder, { ".lanser/config.yml": `version: 1\n${text}` });
    configure('edits: { allow: ["*.py", "lib/**"], deny: [rates.py] }\n');
    commit(folder);
    git(folder, "update-ref", "refs/remotes/origin/main", "HEAD");
    git(folder, "symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main");
    const messageOf = async () => (await run(folder, env, rename, "apply", "-")).stderr.split("\n")[0];
    const denies = "lanser: cannot write rates.py: the path matches the denied glob rates.py (rule deny)";
    expect(await messageOf()).toBe(denies);
    // A branch and the working tree cannot loosen them.
    configure("");
    commit(folder);
    expect(await messageOf()).toBe(denies);
    git(folder, "update-ref", "refs/remotes/origin/main", "HEAD");
    expect((await run(folder, env, rename, "apply", "-")).code).toBe(0);
    // The working tree can forbid more.
    configure('edits: { allow: ["*.py"] }\n');
    expect(await messageOf()).toBe(
      "lanser: cannot write lib/app.py: the path matches no allowed glob (rule allow)",
    );
    configure("edits: { allow: [] }\n");
    expect((await run(folder, env, rename, "apply", "-")).code).toBe(12);
  });

  test("deletes no text that a patch cannot show, but moves it", async () => {
    const [folder, env] = [
      repositoryOf({ "a.py": Buffer.from("caf\xe9\n", "latin1"), "b.png": Buffer.from("\0\xff", "latin1") }),
      state(),
    ];
    const step = (edit: object) => run(folder, env, { documentChanges: [edit] }, "apply", "-");
    for (const edit of [
      { kind: "delete", uri: "a.py" },
      { kind: "create", uri: "a.py", options: { overwrite: true } },
    ]) {
      const { code, stderr } = await step(edit);
      expect([code, stderr.split("\n")[0]]).toEqual([
        71,
        "lanser: cannot write a.py: the path has a text that is not UTF-8 (rule encoding)",
      ]);
    }
    expect((await step({ kind: "rename", oldUri: "a.py", newUri: "c.py" })).code).toBe(0);
    const { code, stdout } = await step({ kind: "delete", uri: "b.png" });
    expect([code, stdout]).toEqual([0, expect.stringContaining("GIT binary patch")]);
  });

  test("counts columns in the named unit", async () => {
    const folder = repositoryOf({ "a.py": "é = 1\n" });
    const edit = { changes: { "a.py": [at(0, 0, 2, "e")] } };
    const got = await run(folder, state(), edit, "apply", "-", "--index-io", "utf-8");
    expect(got.stdout).toContain("-é = 1\n+e = 1\n");
  });

  test("prints no escape sequence of an edit to a terminal", async () => {
    const folder = repositoryOf();
    const edit = { changes: { "app.py": [at(0, 0, 0, "# \u001b[2J\n")] } };
    const options = {
      env: state(),
      isTerminal: true,
      stdin: () => [JSON.stringify(edit)] as unknown as AsyncIterable<string>,
    };
    const { stdout } = await runInProcess(folder, ["apply", "-"], options);
    expect(stdout).toContain("+# ");
    expect(stdout).not.toContain("\u001b[2J");
  });

  test("moves a folder, and leaves ignored files where they are", async () => {
    const [folder, env] = [
      repositoryOf({ "p/a.py": "a\n", "p/q/b.py": "b\n", ".gitignore": "*.log\n" }),
      state(),
    ];
    writeFileSync(join(folder, "p/x.log"), "log");
    const edit = { documentChanges: [{ kind: "rename", oldUri: "p", newUri: "lib/p" }] };
    expect((await run(folder, env, edit, "apply", "-", "--apply")).code).toBe(0);
    const { ".gitignore": _, ...content } = filesOf(folder);
    expect(content).toEqual({ "lib/p/a.py": "a\n", "lib/p/q/b.py": "b\n", "p/x.log": "log" });
    expect(existsSync(join(folder, "p/q"))).toBe(false);
    expect((await run(folder, env, null, "undo")).code).toBe(0);
    expect(git(folder, "status", "--porcelain")).toBe("");
    expect(existsSync(join(folder, "lib"))).toBe(false);
  });
});

describe("lanser recover", () => {
  test("does nothing without an interrupted edit, and does not run in CI", async () => {
    const [folder, env] = [repositoryOf(), state()];
    expect(await run(folder, env, null, "recover")).toEqual({
      code: 0,
      stdout: "",
      stderr: "lanser: no edit was interrupted\n",
    });
    expect((await run(folder, { ...env, CI: "true" }, null, "recover")).code).toBe(71);
  });

  test("restores the files of an interrupted edit, which blocks other edits", async () => {
    const [folder, env] = [repositoryOf(), state()];
    const before = contentOf(folder);
    expect((await run(folder, env, rename, "apply", "-", "--apply")).code).toBe(0);
    // As if the process had ended before its last step.
    const [own = ""] = readdirSync(join(env.XDG_STATE_HOME, "lanser/edits"));
    const place = join(env.XDG_STATE_HOME, "lanser/edits", own);
    writeFileSync(join(place, "journal"), readFileSync(join(place, "last")));
    rmSync(join(place, "last"));
    const blocked = await run(folder, env, rename, "undo");
    expect([blocked.code, blocked.stderr]).toEqual([70, expect.stringContaining("lanser recover")]);
    const asked = await run(folder, env, null, "outline", "app.py");
    expect([asked.code, asked.stderr]).toEqual([70, expect.stringContaining("lanser recover")]);
    expect((await run(folder, env, null, "outline", "app.py", "--rev", "HEAD")).code).toBe(0);
    const judged = await run(folder, env, null, "gate", "--base-exact", "HEAD", "--server", "pyright");
    expect([judged.code, judged.stdout]).toEqual([11, expect.stringContaining("lanser recover")]);
    // An edit that still runs: its lock names this process.
    writeFileSync(join(place, `lock-${process.pid}-${realHost().processStart?.(process.pid)}`), "");
    expect((await run(folder, env, null, "outline", "app.py")).code).toBe(74);
    expect((await run(folder, env, null, "recover")).code).toBe(74);
    rmSync(join(place, `lock-${process.pid}-${realHost().processStart?.(process.pid)}`));
    const recovered = await run(folder, env, null, "recover");
    expect(recovered).toEqual({
      code: 0,
      stdout: "app.py\nlib/app.py\nrates.py\n",
      stderr: "lanser: restored 3 files\n",
    });
    expect(contentOf(folder)).toEqual(before);
    expect(readdirSync(place)).toEqual([]);
  });

  test("never follows a journal to git's folder or out of the repository", async () => {
    const [folder, env] = [repositoryOf(), state()];
    expect((await run(folder, env, rename, "apply", "-", "--apply")).code).toBe(0);
    const [own = ""] = readdirSync(join(env.XDG_STATE_HOME, "lanser/edits"));
    const place = join(env.XDG_STATE_HOME, "lanser/edits", own);
    for (const path of [".git/config", "../x"]) {
      const journal = JSON.parse(readFileSync(join(place, "last"), "utf8"));
      journal.files[0].path = path;
      writeFileSync(join(place, "journal"), JSON.stringify(journal));
      expect((await run(folder, env, null, "recover")).code).toBe(71);
    }
  });
});
