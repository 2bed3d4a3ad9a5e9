/** Edits on real file systems that are full, read-only or split, and with limits of the system: old tree or new tree. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { commit, git, newRepository } from "../git/support.ts";
import { commandFile, plainEnvironment } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";
import { isNight, testByNight } from "../support/night.ts";

const mounts: string[] = [];
afterEach(() => {
  for (const place of mounts.splice(0)) execFileSync("umount", [place]);
});

function mount(place: string, size: string): void {
  mkdirSync(place, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", place]);
  mounts.push(place);
}

/** Only root can mount. */
const testWithMounts = test.runIf(isNight && process.getuid?.() === 0);

const at = (line: number, newText: string) => ({
  range: { start: { line, character: 0 }, end: { line, character: 3 } },
  newText,
});

/** Applies the edit with a command that a shell starts, so that the shell can set limits first. */
function apply(
  folder: string,
  edit: object,
  limits = "",
): { readonly code: number | null; readonly said: string } {
  const file = join(temporaryFolder(), "edit.json");
  writeFileSync(file, JSON.stringify(edit));
  const words = [process.execPath, commandFile, "apply", file, "--apply"];
  const line = `${limits} exec ${words.map((one) => `'${one}'`).join(" ")}`;
  const env = plainEnvironment({ XDG_STATE_HOME: temporaryFolder() });
  const { status, stderr } = spawnSync("bash", ["-c", line], { cwd: folder, env, encoding: "utf8" });
  return { code: status, said: stderr };
}

function repositoryIn(folder: string, files: Readonly<Record<string, string>>): string {
  git(folder, "init", "--quiet");
  commit(folder, files);
  return folder;
}

const clean = (folder: string) => git(folder, "status", "--porcelain", "--untracked-files=all");

describe("an edit on a real disk", { timeout: 120_000 }, () => {
  testWithMounts("that fills the disk changes nothing", () => {
    const folder = join(temporaryFolder(), "full");
    mount(folder, "2m");
    repositoryIn(folder, { "a.py": "old\n", "b.py": "old\n" });
    const edit = { changes: { "a.py": [at(0, "new")], "b.py": [at(0, "x".repeat(4_000_000))] } };
    const { code, said } = apply(folder, edit);
    expect([code, said.split("\n")[0]]).toEqual([78, "lanser: Lanser cannot write a file: the disk is full"]);
    expect(clean(folder)).toBe("");
  });

  testWithMounts("that is read-only changes nothing", () => {
    const folder = join(temporaryFolder(), "fixed");
    mount(folder, "2m");
    repositoryIn(folder, { "a.py": "old\n" });
    execFileSync("mount", ["-o", "remount,ro", folder]);
    const { code } = apply(folder, { changes: { "a.py": [at(0, "new")] } });
    expect(code).toBe(78);
    expect(clean(folder)).toBe("");
  });

  testWithMounts("moves a file to another file system", () => {
    const folder = repositoryIn(newRepository(), { "a.py": "old\n", "b.py": "old\n" });
    mount(join(folder, "sub"), "1m");
    const move = { kind: "rename", oldUri: "a.py", newUri: "sub/a.py" };
    const edits = { textDocument: { uri: "b.py", version: null }, edits: [at(0, "new")] };
    expect(apply(folder, { documentChanges: [edits, move] }).code).toBe(0);
    const changed = clean(folder)
      .split("\n")
      .flatMap((line) => line.trim() || []);
    expect(changed.sort()).toEqual(["?? sub/a.py", "D a.py", "M b.py"]);
  });

  testByNight("with few open files changes everything or nothing", () => {
    const files = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}/a.py`, "old\n"]));
    const codes = new Set<number | null>();
    for (const open of [24, 30, 40, 60, 100, 200, 400]) {
      const folder = repositoryIn(newRepository(), files);
      const changes = Object.fromEntries(Object.keys(files).map((path) => [path, [at(0, "new")]]));
      const { code } = apply(folder, { changes }, `ulimit -n ${open};`);
      codes.add(code);
      expect([0, 60]).toContain(clean(folder).split("\n").filter(Boolean).length);
    }
    expect(codes).toContain(0);
  });

  testByNight("with a limit on the size of files changes nothing", () => {
    const folder = repositoryIn(newRepository(), { "a.py": "old\n", "b.py": "old\n" });
    const edit = { changes: { "a.py": [at(0, "new")], "b.py": [at(0, "x".repeat(4_000_000))] } };
    const { code } = apply(folder, edit, "ulimit -f 1000;");
    expect(code).not.toBe(0);
    expect(clean(folder)).toBe("");
  });
});
