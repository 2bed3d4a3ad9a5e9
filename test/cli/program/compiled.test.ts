/** Where the compiled code of the program is kept: it is run as it is found, so nobody else may have written it. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compiledFolder } from "../../../src/cli/program/compiled.ts";
import { commandFile, plainEnvironment, start } from "../../support/command.ts";
import { temporaryFolder } from "../../support/files.ts";

const owner = process.getuid?.();

function folderIn(home: string, env: Readonly<Record<string, string>> = {}, args: readonly string[] = []) {
  return compiledFolder({ env: { HOME: home, ...env }, cwd: home }, args, owner);
}

test("it lies in the user's cache folder, or in the one that the line names", () => {
  const home = temporaryFolder();
  expect([
    folderIn(home),
    folderIn(home, { XDG_CACHE_HOME: join(home, "xdg") }),
    folderIn(home, {}, ["gate", "--cache", "own"]),
    folderIn(home, {}, ["gate", "--cache=own", "--cache=other"]),
  ]).toEqual([
    join(home, ".cache/lanser/compiled"),
    join(home, "xdg/lanser/compiled"),
    join(home, "own/compiled"),
    join(home, "other/compiled"),
  ]);
  expect(statSync(join(home, ".cache/lanser/compiled")).mode & 0o777).toBe(0o700);
});

test("there is none in a job, without a cache, in a working tree, and where Node was told of one", () => {
  const [home, repository] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(repository, ".git"));
  expect([
    folderIn(home, { CI: "true" }),
    folderIn(home, { GITHUB_ACTIONS: "true", RUNNER_TOOL_CACHE: home }),
    folderIn(home, {}, ["gate", "--cache", "none"]),
    folderIn(join(repository, "home")),
    folderIn(home, { NODE_COMPILE_CACHE: join(home, "nodes") }),
    folderIn(home, { NODE_DISABLE_COMPILE_CACHE: "1" }),
    compiledFolder({ env: { HOME: home }, cwd: home }, [], undefined),
    compiledFolder({ env: {}, cwd: home }, [], owner),
  ]).toEqual(Array(8).fill(null));
  expect([readdirSync(home), readdirSync(repository)]).toEqual([[], [".git"]]);
});

test("a folder that a link leads into a working tree is not used: a change could bring what is in it", () => {
  const [home, repository] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(repository, ".git"));
  symlinkSync(repository, join(home, ".cache"));
  expect(folderIn(home)).toBe(null);
});

test("a folder that others may write to, of another user, or in whose place something else stands is not used", () => {
  const home = temporaryFolder();
  const folder = folderIn(home) ?? "";
  expect(compiledFolder({ env: { HOME: home }, cwd: home }, [], (owner ?? 0) + 1)).toBe(null);
  chmodSync(folder, 0o720);
  expect(folderIn(home)).toBe(null);
  chmodSync(folder, 0o700);
  expect(folderIn(home)).toBe(folder);
  renameSync(folder, `${folder}-elsewhere`);
  symlinkSync(`${folder}-elsewhere`, folder);
  expect(folderIn(home)).toBe(null);
  renameSync(folder, `${folder}-link`);
  writeFileSync(folder, "");
  expect(folderIn(home)).toBe(null);
});

test("it is emptied before it holds more than 64 MiB", () => {
  const home = temporaryFolder();
  const folder = folderIn(home) ?? "";
  const file = join(folder, "v24/one");
  mkdirSync(join(folder, "v24"));
  writeFileSync(file, "");
  truncateSync(file, 64 * 1024 * 1024);
  expect([folderIn(home), existsSync(file)]).toEqual([folder, true]);
  truncateSync(file, 64 * 1024 * 1024 + 1);
  expect([folderIn(home), existsSync(file)]).toEqual([folder, false]);
});

test("a command says the same whether something was kept, is damaged, or is not kept", async () => {
  const home = temporaryFolder();
  const env = { ...plainEnvironment(), HOME: home };
  const help = (...more: readonly string[]) =>
    start([process.execPath, commandFile, "plan", "--help", ...more], { cwd: home, env }).ended;
  const without = await help("--cache", "none");
  expect(readdirSync(home)).toEqual([]);
  const first = await help();
  const folder = join(home, ".cache/lanser/compiled");
  const [version = ""] = readdirSync(folder);
  const kept = readdirSync(join(folder, version));
  // The table of commands and what prints it: the code of a run is not loaded for help.
  expect(kept.length).toBeGreaterThan(1);
  const second = await help();
  for (const name of kept) {
    truncateSync(join(folder, version, name), 40);
    writeFileSync(join(folder, version, name), "another", { flag: "a" });
  }
  const third = await help();
  expect(without).toMatchObject({ code: 0, stderr: "" });
  expect([first, second, third]).toEqual([without, without, without]);
});
