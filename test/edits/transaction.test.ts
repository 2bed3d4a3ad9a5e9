/** Edits written to real folders, and the states of a disk in which nothing may be written. */
import {
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { assertNoUnfinishedEdit, EditState, openState, stateFolder } from "../../src/edits/state.ts";
import { applyPlan, type EditPlan, type PlannedFile } from "../../src/edits/transaction.ts";
import { recover, undoPlan } from "../../src/edits/undo.ts";
import { UserError } from "../../src/model/errors.ts";
import { type Disk, realDisk } from "../../src/platform/disk.ts";
import { realHost } from "../../src/platform/host.ts";
import { contentOf } from "../git/support.ts";
import { folderOf, temporaryFolder } from "../support/files.ts";
import { MemoryDisk } from "../support/memory-disk.ts";

const id = "0123456789abcdef0123456789abcdef";
const edit = (path: string, before: string, after: string): PlannedFile => ({
  path,
  before: Buffer.from(before),
  after: Buffer.from(after),
  attributes: { from: path },
});
const create = (path: string): PlannedFile => ({
  path,
  before: null,
  after: Buffer.from("new"),
  attributes: null,
});
const remove = (path: string, before: string): PlannedFile => ({
  path,
  before: Buffer.from(before),
  after: null,
  attributes: null,
});
const planOf = (...files: readonly PlannedFile[]): EditPlan => ({ kind: "apply", id, files });

/** A repository with these files, and its state, on the real disk. */
function open(files: Readonly<Record<string, string>>, disk: Disk = realDisk) {
  const folder = folderOf(files);
  const place = join(temporaryFolder(), "lanser/edits", "key");
  const state = openState(disk, place, lstatSync(folder).uid);
  const tree = { disk, top: disk.openTop(folder) };
  onTestFinished(() => {
    disk.close(tree.top);
    state[Symbol.dispose]();
  });
  return { folder, place, state, tree };
}

function errorOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}`;
  }
  return "none";
}

describe("an edit on the disk", () => {
  test("is written and undone to the byte, with modes and folders", () => {
    const files = { "a.py": "\ufeffa\r\nb\n", "run.sh": "old", "old/c.py": "c", "keep/d.py": "d" };
    const { folder, place, state, tree } = open(files);
    chmodSync(join(folder, "run.sh"), 0o750);
    chmodSync(join(folder, "a.py"), 0o444);
    chmodSync(join(folder, "old"), 0o700);
    applyPlan(
      tree,
      state,
      planOf(
        edit("a.py", files["a.py"], "\ufeffA\r\nb\n"),
        remove("run.sh", "old"),
        { path: "bin/run.sh", before: null, after: Buffer.from("old"), attributes: { from: "run.sh" } },
        remove("old/c.py", "c"),
        create("n/m/e.py"),
      ),
    );
    expect(contentOf(folder)).toEqual({
      "a.py": "\ufeffA\r\nb\n",
      "bin/run.sh": "old",
      "keep/d.py": "d",
      "n/m/e.py": "new",
    });
    expect(readdirSync(folder).sort()).toEqual(["a.py", "bin", "keep", "n"]);
    expect(lstatSync(join(folder, "bin/run.sh")).mode & 0o777).toBe(0o750);
    expect(lstatSync(join(folder, "a.py")).mode & 0o777).toBe(0o444);
    expect(lstatSync(place).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(join(place, id)))
      expect(lstatSync(join(place, id, name)).mode & 0o777).toBe(0o600);
    applyPlan(tree, state, undoPlan(tree, state, "f".repeat(32)));
    expect(contentOf(folder)).toEqual(files);
    expect(readdirSync(folder).sort()).toEqual(["a.py", "keep", "old", "run.sh"]);
    expect(lstatSync(join(folder, "run.sh")).mode & 0o777).toBe(0o750);
    expect(lstatSync(join(folder, "old")).mode & 0o777).toBe(0o700);
    expect(readdirSync(place).sort()).toEqual(["f".repeat(32), "last"]);
  });

  test.each<
    [what: string, prepare: (folder: string, outside: string) => void, file: PlannedFile, expected: string]
  >([
    [
      "a link",
      (f, o) => symlinkSync(join(o, "x"), join(f, "l.py")),
      edit("l.py", "x", "y"),
      "71 cannot write l.py: the path is a symbolic link (rule link)",
    ],
    [
      "a link to a folder",
      (f, o) => symlinkSync(o, join(f, "l")),
      edit("l/x", "x", "y"),
      "71 cannot write l: the path has the symbolic link l (rule link)",
    ],
    [
      "a new file below a link",
      (f, o) => symlinkSync(o, join(f, "l")),
      create("l/y"),
      "71 cannot write l: the path has the symbolic link l (rule link)",
    ],
    [
      "a hard link",
      (f, o) => linkSync(join(o, "x"), join(f, "h.py")),
      edit("h.py", "x", "y"),
      "71 cannot write h.py: the path has another name (hard link) (rule hard-link)",
    ],
    [
      "a setuid file",
      (f) => chmodSync(join(f, "a.py"), 0o4755),
      edit("a.py", "a", "b"),
      "71 cannot write a.py: the path has a special mode (setuid) (rule mode)",
    ],
    [
      "a folder",
      (f) => mkdirSync(join(f, "d.py")),
      edit("d.py", "x", "y"),
      "71 cannot write d.py: the path is not a regular file (rule special)",
    ],
    [
      "another content",
      (f) => writeFileSync(join(f, "a.py"), "z"),
      edit("a.py", "a", "b"),
      "70 a.py has changed since the edit was computed",
    ],
    [
      "no file",
      (f) => rmSync(join(f, "a.py")),
      edit("a.py", "a", "b"),
      "70 a.py no longer exists since the edit was computed",
    ],
    ["a file at a new path", () => {}, create("a.py"), "70 a.py exists already, and git does not list it"],
    ["a file above a new path", () => {}, create("a.py/x"), "70 a.py in a.py is not a folder"],
  ])("finds %s, and writes nothing", (_, prepare, file, expected) => {
    const { folder, state, tree } = open({ "a.py": "a", "b.py": "b" });
    const outside = folderOf({ x: "x" });
    prepare(folder, outside);
    const before = contentOf(folder);
    expect(errorOf(() => applyPlan(tree, state, planOf(edit("b.py", "b", "B"), file)))).toBe(expected);
    expect(contentOf(folder)).toEqual(before);
    expect(contentOf(outside)).toEqual({ x: "x" });
    expect(state.read("journal")).toBeUndefined();
  });

  test("never leaves the repository while a folder is swapped with a link", () => {
    const outside = folderOf({ "a.py": "secret" });
    for (let at = 0; at < 60; at += 1) {
      const { folder, state, tree } = open({ "p/a.py": "a", "q/b.py": "b" });
      let count = 0;
      const swap = () => {
        if (count++ !== at) return;
        rmSync(join(folder, "p"), { recursive: true });
        symlinkSync(outside, join(folder, "p"));
      };
      const disk = hooked(realDisk, swap);
      try {
        applyPlan(
          { disk, top: tree.top },
          state,
          planOf(edit("p/a.py", "a", "A"), create("p/n.py"), edit("q/b.py", "b", "B")),
        );
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
      }
      expect(contentOf(outside)).toEqual({ "a.py": "secret" });
      if (count <= at) return;
    }
  });

  test("keeps the change of another program that comes in between", () => {
    const disk = new MemoryDisk();
    disk.put("/repo", { "a.py": "a", "b.py": "b", "c.py": "c" });
    disk.put("/state", {});
    const tree = { disk, top: disk.openTop("/repo") };
    const state = new EditState(disk, disk.openTop("/state"));
    // After the first file is in place.
    disk.before = (operation, name) => {
      if (operation !== "rename" || name !== "a.py") return;
      disk.before = () => {};
      const file = disk.openTop("/repo");
      disk.unlink(file, "b.py");
      const other = disk.createFile(file, "b.py", 0o644);
      disk.write(other, Buffer.from("theirs"));
      disk.close(other);
      disk.close(file);
    };
    const all = planOf(edit("a.py", "a", "A"), edit("b.py", "b", "B"), edit("c.py", "c", "C"));
    expect(errorOf(() => applyPlan(tree, state, all))).toBe(
      "70 b.py has changed since the edit was computed",
    );
    expect(disk.list("/repo")).toEqual({ "a.py": "644 a", "b.py": "644 theirs", "c.py": "644 c" });
    expect(disk.opened).toBe(2);
    expect(disk.list("/state")).toEqual({});
  });

  test.each([
    ["ENOSPC", "write", "78 Lanser cannot write a file: the disk is full"],
    ["EROFS", "createFile", "78 Lanser cannot write a file: the file system is read-only"],
    ["EACCES", "createFile", "71 the system does not allow the edit (EACCES); no file has changed"],
    ["EPERM", "setAttributes", "71 the system does not allow the edit (EPERM); no file has changed"],
    ["EXDEV", "rename", "71 the system does not allow the edit (EXDEV); no file has changed"],
    ["EIO", "sync", "78 Lanser cannot write a file: the disk has an error"],
    ["EMFILE", "openFolder", "78 the machine has no room for the run: too many files are open"],
  ])("that meets %s in %s is taken back", (code, operation, expected) => {
    for (let at = 0; at < 40; at += 1) {
      const disk = new MemoryDisk();
      disk.put("/repo", { "p/a.py": "a", "p/b.py": "b", "q/c.py": "c" });
      disk.put("/state", {});
      const tree = { disk, top: disk.openTop("/repo") };
      const state = new EditState(disk, disk.openTop("/state"));
      const before = disk.list("/repo");
      let [count, failed] = [0, false];
      disk.before = (one) => {
        if (one !== operation || count++ !== at || failed) return;
        failed = true;
        throw Object.assign(new Error(code), { code });
      };
      const all = planOf(
        edit("p/a.py", "a", "A"),
        remove("p/b.py", "b"),
        create("n/d.py"),
        edit("q/c.py", "c", "C"),
      );
      const got = errorOf(() => applyPlan(tree, state, all));
      if (!failed) return;
      disk.before = () => {};
      expect(["none", expected]).toContain(got);
      expect(disk.opened).toBe(2);
      // An error after the last write leaves the new tree; any earlier one the old tree.
      if (state.read("last") === undefined) expect(disk.list("/repo")).toEqual(before);
    }
  });

  test.each([
    [
      "a.py",
      "A.py",
      "71 cannot write A.py: the path names a file that exists: this file system ignores the case of A.py (rule case)",
    ],
    [
      "src/a.py",
      "SRC/b.py",
      "71 cannot write SRC/b.py: the path names a file that exists: this file system ignores the case of SRC (rule case)",
    ],
  ])("of %s to %s is refused where the file system ignores case", (from, to, expected) => {
    for (const foldsCase of [true, false]) {
      const disk = new MemoryDisk();
      disk.put("/repo", { [from]: "a" });
      disk.put("/state", {});
      disk.foldsCase = foldsCase;
      const tree = { disk, top: disk.openTop("/repo") };
      const state = new EditState(disk, disk.openTop("/state"));
      const renamed: PlannedFile = { path: to, before: null, after: Buffer.from("a"), attributes: { from } };
      expect(errorOf(() => applyPlan(tree, state, planOf(remove(from, "a"), renamed)))).toBe(
        foldsCase ? expected : "none",
      );
    }
  });

  test("that was changed since is not undone", () => {
    const { folder, state, tree } = open({ "a.py": "a", "b.py": "b" });
    applyPlan(tree, state, planOf(edit("a.py", "a", "A"), edit("b.py", "b", "B")));
    writeFileSync(join(folder, "b.py"), "mine");
    expect(errorOf(() => undoPlan(tree, state, id))).toBe("70 b.py has changed since the edit");
    expect(contentOf(folder)).toEqual({ "a.py": "A", "b.py": "mine" });
  });

  test("that was interrupted blocks others until recover, which keeps changes made since", () => {
    const { folder, state, tree } = open({ "a.py": "a", "b.py": "b" });
    const all = planOf(edit("a.py", "a", "A"), edit("b.py", "b", "B"));
    let renames = 0;
    const dying = hooked(realDisk, (operation) => {
      if (operation === "rename" && renames++ > 0) throw Object.assign(new Error("EIO"), { code: "EIO" });
      if (renames > 1) throw Object.assign(new Error("EIO"), { code: "EIO" });
    });
    expect(errorOf(() => applyPlan({ disk: dying, top: tree.top }, state, all))).toBe(
      "70 the edit failed, and Lanser could not restore all files",
    );
    expect(contentOf(folder)).toMatchObject({ "a.py": "A", "b.py": "b" });
    expect(errorOf(() => applyPlan(tree, state, all))).toBe("70 an edit of this repository was interrupted");
    writeFileSync(join(folder, "a.py"), "mine");
    expect(errorOf(() => recover(tree, state))).toBe("70 a.py has changed since the interrupted edit");
    rmSync(join(folder, "a.py"));
    expect(recover(tree, state)).toEqual(["a.py", "b.py"]);
    expect(contentOf(folder)).toEqual({ "a.py": "a", "b.py": "b" });
    expect(recover(tree, state)).toEqual([]);
  });
});

/** A disk that calls `before` ahead of each operation. */
function hooked(disk: Disk, before: (operation: string) => void): Disk {
  return Object.fromEntries(
    Object.entries(disk).map(([name, run]) => [
      name,
      (...args: readonly unknown[]) => {
        if (name !== "close") before(name);
        return (run as (...all: readonly unknown[]) => unknown)(...args);
      },
    ]),
  ) as unknown as Disk;
}

describe("the state of edits", () => {
  test("is in a folder of the user, outside of the repository", () => {
    const [top, home] = [temporaryFolder(), temporaryFolder()];
    const env = { HOME: home, XDG_STATE_HOME: "relative" };
    expect(stateFolder({ env }, top)).toMatch(
      new RegExp(`^${home}/.local/state/lanser/edits/[0-9a-f]{32}$`, "u"),
    );
    expect(errorOf(() => stateFolder({ env: {} }, top))).toBe(
      "13 there is no folder for the journal of edits",
    );
    expect(errorOf(() => stateFolder({ env: { HOME: top } }, top))).toBe(
      "13 the folder for the journal of edits is in the repository",
    );
    symlinkSync(top, join(home, "state"));
    expect(errorOf(() => stateFolder({ env: { XDG_STATE_HOME: join(home, "state") } }, top))).toMatch(
      /^13 /u,
    );
    expect(errorOf(() => assertNoUnfinishedEdit({ ...realHost(), env }, top))).toBe("none");
    expect(errorOf(() => assertNoUnfinishedEdit({ ...realHost(), env: {} }, top))).toBe("none");
  });

  test("is refused if another user could write to it, or it is a link", () => {
    const folder = temporaryFolder();
    const { uid } = lstatSync(folder);
    mkdirSync(join(folder, "lanser"), { mode: 0o777 });
    chmodSync(join(folder, "lanser"), 0o777);
    const place = join(folder, "lanser/edits/key");
    expect(errorOf(() => openState(realDisk, place, uid))).toMatch(/^71 .*another user can write to it$/u);
    chmodSync(join(folder, "lanser"), 0o700);
    symlinkSync(temporaryFolder(), join(folder, "lanser/edits"));
    expect(errorOf(() => openState(realDisk, place, uid))).toMatch(/^71 /u);
    expect(errorOf(() => openState(realDisk, join(folder, "x/lanser/edits/key"), uid + 1))).toMatch(/^71 /u);
  });

  test("is locked by one process; a lock of a dead one is removed", () => {
    const { place, state } = open({});
    const host = realHost();
    const parent = { ...host, pid: process.ppid };
    const { processStart } = host;
    expect(processStart?.(process.pid)).toMatch(/^[0-9a-f-]{36}\.\d+$/u);
    expect(processStart?.(2 ** 22 + 1)).toBeUndefined();
    {
      using _ = state.lock(host);
      expect(errorOf(() => state.lock(host))).toMatch(/^74 another edit .* \(process \d+\)$/u);
      expect(errorOf(() => state.lock(parent))).toMatch(/^74 /u);
    }
    expect(readdirSync(place)).toEqual([]);
    writeFileSync(join(place, `lock-${process.ppid}-another.1`), "");
    {
      using _ = state.lock(host);
      expect(readdirSync(place)).toHaveLength(1);
    }
    expect(readdirSync(place)).toEqual([]);
  });
});
