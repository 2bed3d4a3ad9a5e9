import { chmodSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { resolveRevisions } from "../../src/git/base.ts";
import { treeChanges } from "../../src/git/changes.ts";
import { linkDependencies } from "../../src/git/dependencies.ts";
import { readFileAt } from "../../src/git/objects.ts";
import { defaultCaps, writeFiles } from "../../src/git/tree.ts";
import {
  checkOut,
  commit,
  contentOf,
  git,
  newRepository,
  open,
  publish,
  temporaryFolder,
  write,
} from "./support.ts";

/** A program that leaves a marker when it runs, and a way to see whether any did. */
function trap(): { command: (name: string) => string; sprung: () => string[] } {
  const folder = temporaryFolder();
  const markers = join(folder, "markers");
  mkdirSync(markers);
  return {
    command: (name) => {
      const file = join(folder, name);
      write(folder, { [name]: `#!/bin/sh\ntouch "${join(markers, name)}"\ncat\n` });
      chmodSync(file, 0o755);
      return file;
    },
    sprung: () => readdirSync(markers),
  };
}

const attributes =
  "* filter=x diff=x ident export-subst text eol=crlf working-tree-encoding=UTF-7 merge=x\n*.bin filter=lfs\n";

/** Everything a repository's own configuration can name to be run. */
function plant(folder: string, command: (name: string) => string): void {
  const settings: Record<string, string> = {
    "core.fsmonitor": command("fsmonitor"),
    "core.pager": command("pager"),
    "core.editor": command("editor"),
    "core.askPass": command("askpass"),
    "core.sshCommand": command("ssh"),
    "core.gitProxy": command("proxy"),
    "core.hooksPath": join(folder, "planted-hooks"),
    "core.attributesFile": join(folder, "planted-attributes"),
    "core.alternateRefsCommand": command("alternate-refs"),
    "credential.helper": command("credential"),
    "diff.external": command("diff-external"),
    "diff.x.command": command("diff-command"),
    "diff.x.textconv": command("textconv"),
    "filter.x.clean": command("clean"),
    "filter.x.smudge": command("smudge"),
    "filter.x.process": command("process"),
    "filter.x.required": "true",
    "filter.lfs.process": command("lfs"),
    "merge.x.driver": command("merge"),
    "pager.ls-tree": command("pager-ls-tree"),
    "pager.diff-tree": command("pager-diff-tree"),
    "gpg.program": command("gpg"),
    "tar.x.command": command("tar"),
    "uploadpack.packObjectsHook": command("pack-objects"),
    "sequence.editor": command("sequence"),
    "protocol.ext.allow": "always",
    "protocol.allow": "always",
    "interactive.diffFilter": command("diff-filter"),
    "submodule.recurse": "true",
  };
  for (const [name, value] of Object.entries(settings)) git(folder, "config", name, value);
  for (const name of [
    "rev-parse",
    "ls-files",
    "ls-tree",
    "cat-file",
    "diff-tree",
    "update-index",
    "write-tree",
    "fetch",
  ]) {
    git(folder, "config", `alias.${name}`, `!${command(`alias-${name}`)}`);
  }
  for (const hook of [
    "post-index-change",
    "reference-transaction",
    "post-checkout",
    "pre-auto-gc",
    "fsmonitor-watchman",
  ]) {
    write(folder, { [`planted-hooks/${hook}`]: `#!/bin/sh\n"${command(`hook-${hook}`)}" </dev/null\n` });
    chmodSync(join(folder, "planted-hooks", hook), 0o755);
  }
  write(folder, { "planted-attributes": attributes, ".git/info/attributes": attributes });
}

describe("a repository that plants programs", () => {
  test("runs none of them in a whole comparison of its working tree, and its blobs come out raw", async () => {
    const folder = newRepository();
    const files = { "a.py": "line\n$Id$ $Format:%H$\n", "b.bin": "+AGE-", "gone.py": "gone\n".repeat(20) };
    commit(folder, {
      ...files,
      ".gitmodules":
        '[submodule "m"]\n\tpath = m\n\turl = ext::sh -c touch% planted\n\tupdate = !touch planted\n',
    });
    git(folder, "mv", "gone.py", "renamed.py");
    write(folder, { ".gitattributes": attributes });
    commit(folder);
    write(folder, { "a.py": "changed\r\n", "untracked.py": "u\n" });
    git(folder, "init", "--quiet", "--bare", "embedded");
    const { command, sprung } = trap();
    plant(folder, command);
    plant(join(folder, "embedded"), command);
    write(folder, { "embedded/config": `[core]\n\tbare = true\n\tfsmonitor = ${command("embedded")}\n` });

    const repository = await open(folder);
    const request = { base: { kind: "exact", rev: "HEAD~1" }, head: { kind: "work-tree" } } as const;
    const comparison = await resolveRevisions(repository, request);
    if (comparison.kind === "unavailable") throw new Error(comparison.message);
    const [base, head] = [temporaryFolder(), temporaryFolder()];
    await writeFiles(repository, comparison.base.tree, base, defaultCaps);
    await writeFiles(repository, comparison.head.tree, head, defaultCaps);
    await treeChanges(repository, comparison.base.tree, comparison.head.tree);
    await readFileAt(repository, comparison.head.tree, "a.py");
    await linkDependencies(repository, head, ["node_modules"], { paths: [], from: folder });

    expect(contentOf(base)).toMatchObject(files);
    expect(contentOf(head)).toMatchObject({ "a.py": "changed\r\n", "untracked.py": "u\n", "b.bin": "+AGE-" });
    expect(sprung()).toEqual([]);
    expect(existsSync(join(folder, "planted"))).toBe(false);
    // The traps do work: git itself springs them here. (Whether `status` reads a file depends on the clock.)
    expect(() => git(folder, "add", "a.py")).toThrow();
    expect(sprung()).not.toEqual([]);
  });

  test("runs none of them when a shallow clone is fetched deeper", async () => {
    const source = newRepository();
    const before = commit(source, { "a.py": "1" });
    const after = commit(source, { "a.py": "2" });
    const clone = checkOut(publish(source).url, "refs/heads/main");
    const { command, sprung } = trap();
    plant(clone, command);
    git(clone, "config", "remote.origin.uploadpack", command("uploadpack"));
    git(clone, "config", "remote.origin.receivepack", command("receivepack"));
    git(clone, "config", "fetch.recurseSubmodules", "true");
    git(clone, "config", "gc.auto", "1");
    const event = {
      kind: "push",
      before,
      after,
      ref: "refs/heads/main",
      defaultBranch: "main",
      forced: false,
    } as const;
    const comparison = await resolveRevisions(await open(clone), {
      base: event,
      head: { kind: "checked-out" },
    });
    expect(comparison).toMatchObject({ kind: "resolved", base: { commit: before } });
    expect(sprung()).toEqual([]);
  });

  test.each([
    ["ext::PROGRAM", {}],
    ["ssh://localhost/x", {}],
    ["git://localhost/x", {}],
    ["file:///x", { "remote.origin.vcs": "ext" }],
    ["https://localhost/x", { "url.ext::PROGRAM .insteadOf": "https://localhost/" }],
  ])("cannot be fetched from %s, whatever its configuration allows", async (url, settings) => {
    const source = newRepository();
    const parent = commit(source, { "a.py": "1" });
    commit(source, { "a.py": "2" });
    const clone = checkOut(publish(source).url, "refs/heads/main");
    const { command, sprung } = trap();
    const program = command("program");
    git(clone, "config", "remote.origin.url", url.replace("PROGRAM", program));
    for (const name of ["ext", "ssh", "git"]) git(clone, "config", `protocol.${name}.allow`, "always");
    git(clone, "config", "core.sshCommand", program);
    git(clone, "config", "core.gitProxy", program);
    for (const [name, value] of Object.entries(settings))
      git(clone, "config", name.replace("PROGRAM", program), value);
    const request = { base: { kind: "first-parent" }, head: { kind: "checked-out" } } as const;
    expect(await resolveRevisions(await open(clone), request)).toMatchObject({
      code: "base-unavailable",
      gitMessage: expect.stringMatching(/not allowed|unable to find remote helper/),
    });
    expect(sprung()).toEqual([]);
    expect(parent).toHaveLength(40);
  });

  test("cannot have a missing object fetched lazily through a program", async () => {
    const folder = newRepository();
    const head = commit(folder, { "a.py": "1" });
    const { command, sprung } = trap();
    git(folder, "config", "core.repositoryFormatVersion", "1");
    git(folder, "config", "extensions.partialClone", "origin");
    git(folder, "config", "remote.origin.promisor", "true");
    git(folder, "config", "remote.origin.url", `ext::${command("lazy")}`);
    git(folder, "config", "protocol.ext.allow", "always");
    const repository = await open(folder);
    expect(await repository.objects.read("1".repeat(40), 10)).toEqual({ kind: "missing" });
    expect((await readFileAt(repository, head, "a.py"))?.toString()).toBe("1");
    expect(sprung()).toEqual([]);
  });
});

describe("a remote over http", () => {
  async function serve(answer: Parameters<typeof createServer>[1]): Promise<string> {
    const server: Server = createServer(answer as never);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}/x.git`;
  }

  async function shallowFrom(url: string, fetchMsMax: number, prepare: (clone: string) => void = () => {}) {
    const source = newRepository();
    commit(source, { "a.py": "1" });
    commit(source, { "a.py": "2" });
    const clone = checkOut(publish(source).url, "refs/heads/main");
    git(clone, "remote", "set-url", "origin", url);
    prepare(clone);
    const repository = await open(clone, {}, fetchMsMax);
    return resolveRevisions(repository, { base: { kind: "first-parent" }, head: { kind: "checked-out" } });
  }

  test("that asks for a password gets none: no prompt, no helper, no askpass program", async () => {
    const url = await serve(((
      _: unknown,
      response: { writeHead: (...args: unknown[]) => { end: () => void } },
    ) => response.writeHead(401, { "WWW-Authenticate": 'Basic realm="x"' }).end()) as never);
    const { command, sprung } = trap();
    const result = await shallowFrom(url.replace("user:secret@", ""), 20_000, (clone) => {
      git(clone, "config", "core.askPass", command("askpass"));
      git(clone, "config", "credential.helper", command("helper"));
      git(clone, "config", `credential.${url.replace("user:secret@", "")}.helper`, command("url-helper"));
    });
    expect(result).toMatchObject({
      code: "base-unavailable",
      gitMessage: expect.stringContaining("could not read Username"),
    });
    expect(sprung()).toEqual([]);
  });

  test("that never answers is given up at the deadline, and its password is not repeated", async () => {
    const hungUp = Promise.withResolvers<void>();
    const url = await serve((({ socket }: { socket: Socket }) =>
      socket.once("close", hungUp.resolve)) as never);
    const result = await shallowFrom(url, 3_000);
    expect(result).toMatchObject({ code: "base-unavailable", gitMessage: "the fetch took too long" });
    // git's helper, which holds the connection, has ended too.
    await hungUp.promise;
  });

  test("that fails is quoted without the password in its address", async () => {
    const url = await serve(((
      _: unknown,
      response: { writeHead: (...args: unknown[]) => { end: () => void } },
    ) => response.writeHead(500).end()) as never);
    const result = await shallowFrom(url, 20_000);
    expect(result).toMatchObject({ code: "base-unavailable", gitMessage: expect.stringContaining("500") });
    expect(JSON.stringify(result)).not.toContain("secret");
  });
});
