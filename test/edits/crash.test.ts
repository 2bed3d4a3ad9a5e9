/**
 * An edit of twenty files, stopped at every operation, on a disk that loses what nobody has waited for. After
 * `recover` the tree is exactly the old or the new one.
 */
import { describe, expect, test } from "vitest";
import { EditState } from "../../src/edits/state.ts";
import { applyPlan, type EditPlan, type PlannedFile } from "../../src/edits/transaction.ts";
import { lastWritten, recover, undoPlan } from "../../src/edits/undo.ts";
import type { OpenTree } from "../../src/edits/walk.ts";
import { MemoryDisk, Stopped } from "../support/memory-disk.ts";

const id = "0123456789abcdef0123456789abcdef";

/** Twenty files in eight folders: edited, created, deleted and renamed, with folders that come and go. */
const files: readonly PlannedFile[] = [
  ...["a.py", "b.py", "src/c.py", "src/d.py", "src/e.py", "src/p/f.py", "src/p/g.py"].map(editOf),
  ...["run.sh", "test/h.py", "test/i.py"].map(editOf),
  ...["new.py", "src/q/j.py", "src/q/r/k.py", "src/q/r/l.py"].map(newOf),
  ...["gone.py", "old/m.py", "old/n/o.py"].map(removalOf),
  removalOf("old/n/p.py"),
  { path: "src/p/moved.sh", before: null, after: Buffer.from("moved"), attributes: { from: "tool.sh" } },
  removalOf("tool.sh"),
].map((file) => file as PlannedFile);
const plan: EditPlan = { kind: "apply", id, files };

function editOf(path: string): PlannedFile {
  return {
    path,
    before: Buffer.from(`old ${path}`),
    after: Buffer.from(`new ${path}`),
    attributes: { from: path },
  };
}

function newOf(path: string): PlannedFile {
  return { path, before: null, after: Buffer.from(`created ${path}`), attributes: null };
}

function removalOf(path: string): PlannedFile {
  return { path, before: Buffer.from(`old ${path}`), after: null, attributes: null };
}

function newDisk(): MemoryDisk {
  const disk = new MemoryDisk();
  const before = files.flatMap(({ path, before: bytes }) =>
    bytes === null
      ? []
      : [[path, { content: bytes.toString(), mode: path.endsWith(".sh") ? 0o755 : 0o640 }] as const],
  );
  disk.put("/repo", { ...Object.fromEntries(before), "keep.py": "keep", "old/keep.txt": "keep" });
  disk.put("/state", {});
  return disk;
}

function open(disk: MemoryDisk): { readonly tree: OpenTree; readonly state: EditState } {
  return {
    tree: { disk, top: disk.openTop("/repo") },
    state: new EditState(disk, disk.openTop("/state")),
  };
}

/** Runs an operation; a stop in it is no error. Gives whether it came to its end. */
function isWhole(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    if (hasStop(error)) return false;
    throw error;
  }
}

function hasStop(error: unknown): boolean {
  if (error instanceof Stopped) return true;
  if (!(error instanceof Error)) return false;
  return [error.cause, (error as SuppressedError).error].some((one) => one !== undefined && hasStop(one));
}

type Act = (disk: MemoryDisk) => unknown;
const apply: Act = (disk) => {
  const { tree, state } = open(disk);
  applyPlan(tree, state, plan);
};
const undo: Act = (disk) => {
  const { tree, state } = open(disk);
  applyPlan(tree, state, undoPlan(tree, state, id.replaceAll("0", "f")));
};
const restore: Act = (disk) => {
  const { tree, state } = open(disk);
  return recover(tree, state);
};

/** All subsets of a few pending writes; of many, those that lose or keep one, or all from some point, and some more. */
function* subsetsOf(pending: number): Generator<(index: number) => boolean> {
  if (pending <= 6) {
    for (let bits = 0; bits < 2 ** pending; bits += 1) yield (index) => ((bits >> index) & 1) === 1;
    return;
  }
  for (let at = 0; at <= pending; at += 1) {
    yield (index) => index < at;
    yield (index) => index >= at;
    yield (index) => index === at;
    yield (index) => index !== at;
  }
  for (let seed = 1; seed <= 20; seed += 1)
    yield (index) => Math.imul(seed * 7919 + index * 104_729, 2_654_435_761) < 0;
}

/** Every disk that a stop or a power cut in `act` can leave, with the operation. */
function* disksAfter(start: MemoryDisk, act: Act, syncs = true): Generator<{ disk: MemoryDisk; at: number }> {
  for (let at = 0; ; at += 1) {
    const disk = start.copy();
    disk.stopAt = at;
    disk.syncs = syncs;
    const whole = isWhole(() => act(disk));
    for (const survives of subsetsOf(disk.pending)) yield { disk: disk.afterPowerCut(start, survives), at };
    if (whole) return;
  }
}

/** Recovers a disk, and gives the tree with what is left of the state. */
function recovered(disk: MemoryDisk): string {
  restore(disk);
  const left = Object.keys(disk.list("/state")).filter(
    (name) => name !== "last" && !/^[0-9a-f]{32}/u.test(name),
  );
  return JSON.stringify([disk.list("/repo"), left]);
}

const stateless = (disk: MemoryDisk) => JSON.stringify([disk.list("/repo"), []]);
const start = newDisk();
const before = stateless(start);
const applied = start.copy();
apply(applied);
const after = stateless(applied);

describe("an edit of twenty files", () => {
  test("writes all of them, keeps modes, and leaves nothing else", () => {
    expect(files).toHaveLength(20);
    expect(applied.list("/repo")).toMatchInlineSnapshot(`
      {
        "a.py": "640 new a.py",
        "b.py": "640 new b.py",
        "keep.py": "644 keep",
        "new.py": "644 created new.py",
        "old": "755/",
        "old/keep.txt": "644 keep",
        "run.sh": "755 new run.sh",
        "src": "755/",
        "src/c.py": "640 new src/c.py",
        "src/d.py": "640 new src/d.py",
        "src/e.py": "640 new src/e.py",
        "src/p": "755/",
        "src/p/f.py": "640 new src/p/f.py",
        "src/p/g.py": "640 new src/p/g.py",
        "src/p/moved.sh": "755 moved",
        "src/q": "755/",
        "src/q/j.py": "644 created src/q/j.py",
        "src/q/r": "755/",
        "src/q/r/k.py": "644 created src/q/r/k.py",
        "src/q/r/l.py": "644 created src/q/r/l.py",
        "test": "755/",
        "test/h.py": "640 new test/h.py",
        "test/i.py": "640 new test/i.py",
      }
    `);
    expect(Object.keys(applied.list("/state")).filter((name) => !name.startsWith(id))).toEqual(["last"]);
    expect(applied.pending).toBe(0);
  });

  test("that is stopped anywhere is old or new after recover", { timeout: 120_000 }, () => {
    const seen = { [before]: 0, [after]: 0 };
    let operations = 0;
    for (const { disk, at } of disksAfter(start, apply)) {
      operations = at;
      const got = recovered(disk);
      if (seen[got] === undefined) expect.fail(`mixed after operation ${at}: ${got}`);
      seen[got] += 1;
    }
    expect(operations).toBeGreaterThan(300);
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(2);
  });

  test("whose undo is stopped anywhere is new or old after recover", { timeout: 120_000 }, () => {
    const done = applied.copy();
    undo(done);
    expect(stateless(done)).toBe(before);
    const results = new Set<string>();
    for (const { disk, at } of disksAfter(applied, undo)) {
      const got = recovered(disk);
      if (got !== before && got !== after) expect.fail(`mixed after operation ${at}: ${got}`);
      results.add(got);
    }
    expect(results.size).toBe(2);
  });

  test("whose recover is stopped anywhere is old after the next one", { timeout: 120_000 }, () => {
    // In the middle of the renames, and when all are done.
    const all = [...disksAfter(start, apply)].filter(({ disk }) => stateless(disk) !== before);
    const isFinished = (disk: MemoryDisk) => disk.list("/state")["journal"] === undefined;
    const unfinished = all.filter(({ disk }) => !isFinished(disk));
    for (const one of [0, 0.3, 0.6, 0.99]) {
      const crashed = unfinished[Math.floor(one * unfinished.length)]?.disk;
      if (crashed === undefined) throw new Error("no unfinished edit");
      for (const { disk, at } of disksAfter(crashed, restore)) {
        const got = recovered(disk);
        if (got !== before) expect.fail(`not old after operation ${at} of recover: ${got}`);
      }
    }
  });

  test("without its journal leaves mixed trees", () => {
    let mixed = 0;
    for (const { disk } of disksAfter(start, apply)) {
      const { state } = open(disk);
      if (state.read("journal") !== undefined) state.drop();
      const got = recovered(disk);
      if (got !== before && got !== after) mixed += 1;
    }
    expect(mixed).toBeGreaterThan(100);
  });

  test("on a disk that does not wait leaves mixed trees", { timeout: 120_000 }, () => {
    let mixed = 0;
    for (const { disk } of disksAfter(start, apply, false)) {
      try {
        const got = recovered(disk);
        if (got !== before && got !== after) mixed += 1;
      } catch {
        mixed += 1;
      }
      if (mixed > 100) return;
    }
    expect(mixed).toBeGreaterThan(100);
  });

  test("that is undone is no longer known as the last one", () => {
    const { state } = open(applied.copy());
    expect(lastWritten(state).get("gone.py")).toBeNull();
    const done = applied.copy();
    undo(done);
    expect(lastWritten(open(done).state).size).toBe(0);
    expect(() => undo(done)).toThrow("there is nothing to undo: the last edit is undone already");
  });
});
