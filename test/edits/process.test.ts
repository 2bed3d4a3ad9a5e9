/** Edits in a process of their own: killed at any time, and raced by another process that swaps folders with links. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { commit, contentOf, git, newRepository } from "../git/support.ts";
import { lanser, plainEnvironment, start, startLanser } from "../support/command.ts";
import { appears, folderOf, temporaryFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { timesOfNow } from "../support/night.ts";

const paths = Array.from({ length: 200 }, (_, index) => `p${index % 20}/f${index}.py`);
const edit = {
  changes: Object.fromEntries(
    paths.map((path) => [
      path,
      [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 3 } }, newText: "new" }],
    ]),
  ),
};

test("an edit of 200 files that is killed at any time is old or new after recover", {
  timeout: 3_600_000,
}, async () => {
  const folder = newRepository();
  commit(folder, Object.fromEntries(paths.map((path) => [path, "old = 1\n"])));
  const place = temporaryFolder();
  const file = join(folderOf({ "e.json": JSON.stringify(edit) }), "e.json");
  const options = { cwd: folder, env: plainEnvironment({ XDG_STATE_HOME: place }) };
  const tree = () => {
    git(folder, "add", "--all");
    return git(folder, "write-tree");
  };
  const old = tree();
  expect((await lanser(["apply", file, "--apply"], options)).code).toBe(0);
  const now = tree();
  expect((await lanser(["undo"], options)).code).toBe(0);
  const [own = ""] = readdirSync(join(place, "lanser/edits"));
  const state = join(place, "lanser/edits", own);
  const times = timesOfNow({ day: 4, night: 300 });
  let killed = 0;
  for (let at = 0; at < times; at += 1) {
    const anotherRecord = new RegExp(`^(?!${readdirSync(state).join("|")})[0-9a-f]{32}$`, "u");
    const { child, ended } = startLanser(["apply", file, "--apply", "--allow-dirty"], options);
    // Unlike the journal, the folder of its contents is still there if this process is slow.
    await appears(state, anotherRecord);
    // Spread over the time that the edit takes.
    await setTimeout((at * 500) / times);
    child.kill("SIGKILL");
    if ((await ended).code === null) killed += 1;
    expect((await lanser(["recover"], options)).code).toBe(0);
    const got = tree();
    expect([old, now]).toContain(got);
    expect(readdirSync(state).filter((name) => !/^[0-9a-f]{32}$/u.test(name))).toEqual(["last"]);
    if (got === now) expect((await lanser(["undo"], options)).code).toBe(0);
  }
  expect(killed).toBeGreaterThan(0);
});

test("an edit never leaves the repository while another process swaps its folder with a link", {
  timeout: 3_600_000,
}, async () => {
  const outside = folderOf({ "a.py": "old = 1\n", "b.py": "old = 2\n" });
  const before = contentOf(outside);
  const folder = newRepository();
  commit(folder, { "p/a.py": "old = 1\n", "p/b.py": "old = 2\n" });
  const swaps = `
    const { renameSync, symlinkSync, rmSync } = require("node:fs");
    for (;;) {
      renameSync("p", "q");
      symlinkSync(${JSON.stringify(outside)}, "p");
      rmSync("p");
      renameSync("q", "p");
    }`;
  const swapping = start([process.execPath, "-e", swaps], { cwd: folder, env: plainEnvironment() });
  const codes = new Map<number | null, number>();
  try {
    const times = timesOfNow({ day: 20, night: 1_000 });
    for (let at = 0; at < times; at += 1) {
      const change = (path: string) => [
        path,
        [
          {
            range: { start: { line: 0, character: 6 }, end: { line: 0, character: 6 } },
            newText: String(at),
          },
        ],
      ];
      const text = JSON.stringify({ changes: Object.fromEntries(["p/a.py", "p/b.py"].map(change)) });
      const { code } = await runInProcess(folder, ["apply", "-", "--apply", "--allow-dirty"], {
        env: { XDG_STATE_HOME: temporaryFolder() },
        stdin: () => [text] as unknown as AsyncIterable<string>,
      });
      codes.set(code, (codes.get(code) ?? 0) + 1);
      expect(contentOf(outside)).toEqual(before);
    }
  } finally {
    swapping.child.kill("SIGKILL");
    await swapping.ended;
  }
  // Written, unreadable, in conflict or denied; never a defect.
  expect([...codes.keys()].filter((code) => ![0, 13, 70, 71].includes(code ?? -1))).toEqual([]);
  expect((codes.get(70) ?? 0) + (codes.get(71) ?? 0)).toBeGreaterThan(0);
});
