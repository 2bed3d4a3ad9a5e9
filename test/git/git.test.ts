import { chmodSync, chownSync, existsSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { simpleGit } from "simple-git";
import { describe, expect, test } from "vitest";
import { BatchReader } from "../../src/git/batch.ts";
import { runGitCommand } from "../../src/git/command.ts";
import { openRepository } from "../../src/git/git.ts";
import { readBlob, readFileAt } from "../../src/git/objects.ts";
import { gitArguments, simpleGitPermissions } from "../../src/git/wrapper.ts";
import { realHost } from "../../src/platform/host.ts";
import { commit, errorOf, git, newRepository, open, temporaryFolder, write } from "./support.ts";

describe("opening", () => {
  test("a folder inside a repository opens the repository it is in", async () => {
    const folder = newRepository();
    commit(folder, { "deep/down/a.txt": "a" });
    const repository = await open(join(folder, "deep/down"));
    expect({ top: repository.top, gitDir: repository.gitDir, format: repository.objectFormat }).toEqual({
      top: folder,
      gitDir: join(folder, ".git"),
      format: "sha1",
    });
  });

  test("a linked worktree has a git folder of its own and shares the rest", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "a" });
    const linked = join(temporaryFolder(), "linked");
    git(folder, "worktree", "add", "--quiet", linked);
    const repository = await open(linked);
    expect(repository.top).toBe(linked);
    expect(repository.gitDir).toBe(join(folder, ".git/worktrees/linked"));
    expect(repository.commonDir).toBe(join(folder, ".git"));
    expect(await readFileAt(repository, git(linked, "rev-parse", "HEAD"), "a.txt")).toEqual(Buffer.from("a"));
  });

  test("a .git file that points elsewhere works, also when the path has a colon and a quote", async () => {
    const folder = newRepository("--separate-git-dir", join(temporaryFolder(), 'odd:"name'));
    const id = commit(folder, { "a.txt": "a" });
    const repository = await open(folder);
    expect(await readFileAt(repository, id, "a.txt")).toEqual(Buffer.from("a"));
    expect((await repository.text(["rev-parse", "HEAD"], "history")).trim()).toBe(id);
  });

  test("a SHA-256 repository has ids of 64 digits", async () => {
    const folder = newRepository("--object-format=sha256");
    const id = commit(folder, { "a.txt": "a" });
    const repository = await open(folder);
    expect(repository.objectFormat).toBe("sha256");
    expect(id).toHaveLength(64);
    expect(await readFileAt(repository, id, "a.txt")).toEqual(Buffer.from("a"));
  });

  test("a folder outside any repository, a missing one, a file and a bare repository are errors of the person", async () => {
    const folder = temporaryFolder();
    git(folder, "init", "--quiet", "--bare", "bare.git");
    write(folder, { "file.txt": "" });
    for (const path of ["", "missing", "file.txt", "bare.git"]) {
      expect(await errorOf(openRepository(realHost(), join(folder, path)))).toMatchObject({
        code: "no-repository",
      });
    }
  });

  test("a TMPDIR that does not exist is an error of the person", async () => {
    const host = { ...realHost(), temporaryFolder: "/nonexistent/tmp" };
    expect(await errorOf(openRepository(host, newRepository()))).toMatchObject({
      code: "unreadable-file",
      message: "cannot use the folder for temporary files (TMPDIR)",
    });
  });

  test("core.worktree in the repository's configuration cannot move the top elsewhere", async () => {
    const folder = newRepository();
    git(folder, "config", "core.worktree", "/");
    expect(await errorOf(openRepository(realHost(), folder))).toMatchObject({ code: "no-repository" });
  });

  test("a git inside the repository is passed over, by name, by link and by relative PATH", async () => {
    const folder = newRepository();
    const outside = temporaryFolder();
    write(folder, { "bin/git": "#!/bin/sh\ntouch planted-ran\n" });
    chmodSync(join(folder, "bin/git"), 0o755);
    symlinkSync(join(folder, "bin/git"), join(outside, "git"));
    const host = realHost();
    const path = (start: string) => ({
      ...host,
      env: { PATH: [join(folder, "bin"), outside, "bin", start].join(":") },
    });
    await using repository = await openRepository(path(host.env["PATH"] ?? ""), folder);
    expect(repository.top).toBe(folder);
    expect(existsSync(join(folder, "planted-ran"))).toBe(false);
    expect(await errorOf(openRepository(path(""), folder))).toMatchObject({ code: "no-git", exitCode: 12 });
  });

  test("nothing is left behind after closing, nor after a failure to open", async () => {
    const temporary = temporaryFolder();
    const folder = newRepository();
    const id = commit(folder, { "a.txt": "a" });
    {
      await using repository = await openRepository({ ...realHost(), temporaryFolder: temporary }, folder);
      await readFileAt(repository, id, "a.txt");
      expect(readdirSync(temporary)).toHaveLength(1);
    }
    await errorOf(openRepository({ ...realHost(), temporaryFolder: temporary }, temporary));
    expect(readdirSync(temporary)).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)(
    "a repository of another owner is opened, because the caller named it",
    async () => {
      const folder = newRepository();
      const id = commit(folder, { "a.txt": "a" });
      for (const path of [folder, join(folder, ".git")]) chownSync(path, 12345, 12345);
      const repository = await open(folder);
      expect(await readFileAt(repository, id, "a.txt")).toEqual(Buffer.from("a"));
    },
  );
});

describe("what simple-git must be allowed", () => {
  async function ask(change: { unsafe?: object; allowEnvironment?: readonly string[] }): Promise<string> {
    const folder = newRepository();
    commit(folder);
    const repository = await open(folder);
    return simpleGit({ baseDir: folder, ...simpleGitPermissions, ...change })
      .env(repository.environment("history"))
      .raw([...gitArguments(folder), "rev-parse", "HEAD"]);
  }

  test("the wrapper passes with exactly the permissions it names", async () => {
    expect(await ask({})).toMatch(/^[0-9a-f]{40}\n$/);
    expect(Object.keys(simpleGitPermissions.unsafe).sort()).toEqual([
      "allowUnsafeConfigPaths",
      "allowUnsafeCredentialHelper",
      "allowUnsafeDiffExternal",
      "allowUnsafeFsMonitor",
      "allowUnsafeHooksPath",
      "allowUnsafeProtocolOverride",
      "allowUnsafeSshCommand",
    ]);
  });

  test.each(Object.keys(simpleGitPermissions.unsafe))("without %s it refuses", async (name) => {
    const { [name]: _, ...unsafe } = { ...simpleGitPermissions.unsafe } as Record<string, boolean>;
    expect(String(await errorOf(ask({ unsafe })))).toContain(name);
  });

  test.each(simpleGitPermissions.allowEnvironment)("without %s it refuses", async (name) => {
    const allowEnvironment = simpleGitPermissions.allowEnvironment.filter((other) => other !== name);
    expect(String(await errorOf(ask({ allowEnvironment })))).toContain(name);
  });

  test("the environment of a call is the wrapper's alone", async () => {
    const folder = newRepository();
    const repository = await open(folder, {
      env: { ...process.env, GITHUB_TOKEN: "secret", GIT_TRACE: "1" },
    });
    const environment = repository.environment("objects");
    expect(Object.keys(environment).sort()).toEqual(
      [...simpleGitPermissions.allowEnvironment, "HOME", "LC_ALL", "PATH"].sort(),
    );
    expect(readdirSync(environment["HOME"] ?? "")).toEqual([]);
  });
});

describe("reading objects", () => {
  test("many objects asked for at once come back in order, whole, and the too large and missing ones are said", async () => {
    const folder = newRepository();
    const large = Buffer.alloc(300_000, "x");
    commit(folder, { "a.txt": "a\n", "empty.txt": "", "large.bin": large });
    const id = (name: string) => git(folder, "rev-parse", `HEAD:${name}`);
    const repository = await open(folder);
    const answers = await Promise.all([
      repository.objects.read(id("a.txt"), 10),
      repository.objects.read(`${"0".repeat(39)}1`, 10),
      repository.objects.read(id("large.bin"), 10),
      repository.objects.read(id("empty.txt"), 10),
      repository.objects.read(id("large.bin"), 1_000_000),
    ]);
    expect(answers).toEqual([
      { kind: "object", type: "blob", bytes: Buffer.from("a\n") },
      { kind: "missing" },
      { kind: "too-large", type: "blob", size: 300_000 },
      { kind: "object", type: "blob", bytes: Buffer.alloc(0) },
      { kind: "object", type: "blob", bytes: large },
    ]);
    expect(await errorOf(readBlob(repository, "HEAD"))).toMatchObject({ message: "not an object id: HEAD" });
    expect(await errorOf(readBlob(repository, id("large.bin"), 10))).toMatchObject({ message: /too-large/ });
  });

  test("a file is found by its path from the top; a folder, a link and a way out are not files", async () => {
    const folder = newRepository();
    symlinkSync("a b.txt", join(folder, "link"));
    const head = commit(folder, { "a b.txt": "text", "sub/*.txt": "star", "--output=x": "dash" });
    const repository = await open(folder);
    const read = async (path: string) => (await readFileAt(repository, head, path))?.toString();
    expect(await Promise.all(["a b.txt", "sub/*.txt", "--output=x"].map(read))).toEqual([
      "text",
      "star",
      "dash",
    ]);
    for (const path of ["sub", "link", "", "/a b.txt", "../a b.txt", "sub/", "missing", "sub/?.txt"]) {
      expect(await read(path)).toBeUndefined();
    }
  });

  test("a reader whose process ended fails instead of waiting", async () => {
    const folder = newRepository();
    const id = commit(folder);
    const repository = await open(folder);
    const reader = repository.objects;
    await reader.close();
    expect(await errorOf(reader.read(id, 10))).toMatchObject({ message: /ended/ });
  });

  test("a reader whose process says nothing is given up", async () => {
    const folder = newRepository();
    const host = realHost();
    const silent = host.spawn({
      file: host.nodePath,
      args: ["-e", "setInterval(() => {}, 1e6)"],
      cwd: folder,
      env: {},
      detached: false,
    });
    const reader = new BatchReader(silent, host.clock, 200);
    expect(await errorOf(reader.read("1".repeat(40), 10))).toMatchObject({
      message: /took longer than 0.2 s/,
    });
    await reader.close();
  });

  test("a replacement object changes nothing", async () => {
    const folder = newRepository();
    const real = commit(folder, { "a.txt": "real" });
    const other = commit(folder, { "a.txt": "replaced" });
    git(
      folder,
      "replace",
      git(folder, "rev-parse", `${real}:a.txt`),
      git(folder, "rev-parse", `${other}:a.txt`),
    );
    const repository = await open(folder);
    expect((await readFileAt(repository, real, "a.txt"))?.toString()).toBe("real");
  });
});

test("an exit code is a value, also when nothing is printed", async () => {
  const folder = newRepository();
  const repository = await open(folder);
  expect(await repository.raw(["config", "--get", "no.such"], "history")).toEqual({
    kind: "ended",
    exitCode: 1,
    stdout: "",
    stderr: "",
  });
  expect(await errorOf(repository.text(["config", "--get", "no.such"], "history"))).toMatchObject({
    message: /ended with 1/,
  });
});

describe("a command", () => {
  const command = (folder: string, args: readonly string[]) => ({
    binary: "git",
    folder,
    args,
    env: { PATH: process.env["PATH"] ?? "", HOME: folder },
    input: Buffer.alloc(0),
    permissions: {},
    msMax: 60_000,
    outputBytesMax: 1_000,
  });

  test("that prints more than it may is stopped", async () => {
    const folder = newRepository();
    commit(folder, { "a.txt": "x".repeat(1_000_000) });
    expect(await runGitCommand(realHost(), command(folder, ["show", "HEAD:a.txt"]))).toEqual({
      kind: "stopped",
      how: "output",
    });
  });

  test("that takes longer than it may is stopped, also one that does not end when it is interrupted", async () => {
    const folder = temporaryFolder();
    const [stubborn, pid] = [join(folder, "git"), join(folder, "pid")];
    write(folder, {
      git: `#!/bin/sh\ntrap '' INT\necho $$ > ${pid}\nwhile [ -e ${pid} ]; do sleep 0.1; done\n`,
    });
    chmodSync(stubborn, 0o755);
    const of = { ...command(folder, ["status"]), binary: stubborn, msMax: 500 };
    expect(await runGitCommand(realHost(), of)).toEqual({ kind: "stopped", how: "time" });
    rmSync(pid);
  });

  test("gets its input, and an end of it when there is none", async () => {
    const folder = newRepository();
    const id = commit(folder);
    const ask = (input: string) =>
      runGitCommand(realHost(), {
        ...command(folder, ["cat-file", "--batch-check"]),
        input: Buffer.from(input),
      });
    expect(await ask("HEAD\n")).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining(`${id} commit`),
    });
    expect(await ask("")).toEqual({ kind: "ended", exitCode: 0, stdout: "", stderr: "" });
  });
});
