/** The same report, whatever was kept of earlier runs; and what a server is still asked then. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runGate } from "../../src/cli/program/gate.ts";
import type { ObservationSource } from "../../src/model/run-facts.ts";
import type { Capacity } from "../../src/platform/host.ts";
import type { StorePlace } from "../../src/session/observe/cache/store.ts";
import { serializeReport, serializeRun } from "../../src/verdict/report-bytes.ts";
import { temporaryFolder } from "../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../support/gate.ts";
import { isNight, rowsOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { scriptedPyright } from "../support/scripted-pyright.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { watchServers } from "../support/watched-host.ts";

sharePyright();

type Row = { readonly server: "scripted" | "real"; readonly byNight?: true };

const place = (folder: string): StorePlace => ({ folder, use: "read-write", bytesMax: 10_000_000 });

/** The report's bytes, where its observations came from, and how many servers were begun. */
async function run(
  server: Row["server"],
  repository: string,
  [base, head]: readonly [string, string],
  observations: StorePlace | null,
  { capacity, scope }: { readonly capacity?: Capacity; readonly scope?: "affected" } = {},
) {
  let begun = 0;
  const own = testHost(temporaryFolder());
  const host = watchServers(capacity === undefined ? own : { ...own, capacity: () => capacity }, {
    start: (request) => {
      begun += 1;
      return server === "real" ? request : { ...request, args: [scriptedPyright, "nothing"] };
    },
  });
  const { report, run: facts } = await runGate(host, {
    repository,
    base: { kind: "exact", rev: base },
    head: { kind: "commit", rev: head },
    policy: { ...onlyPyright, ...(scope === undefined ? {} : { scope }) },
    cacheFolder: sharedCache,
    observations,
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  });
  serializeRun(facts);
  const from = (facts.observations ?? []).map(
    ({ session, from }: ObservationSource) => `${session}: ${from}`,
  );
  return { bytes: serializeReport(report), from, begun, report };
}

/** Two modules that import each other, an error that goes, one that comes, and one that stays: everything is looked at twice. */
const commits = [
  { "a.py": "import b\n\nrate: int = 1\n", "b.py": "import a\n\nx = a.rate.broken\n", "c.py": "y = 1\n" },
  { "a.py": "import b\n\nrate: int = b.broken\n" },
  { "a.py": "import b\n\nrate: int = 2\n", "c.py": "import a\n\ny = a.broken\n" },
];

test.runIf(isNight)("what lies in the repository may have come with a change, and is not used", async () => {
  const repository = repositoryOf(...commits);
  const inside = place(join(repository, ".cache/observations"));
  await run("scripted", repository, ["HEAD^", "HEAD"], inside);
  const { from, begun } = await run("scripted", repository, ["HEAD^", "HEAD"], inside);
  expect({ from, begun }).toEqual({ from: [], begun: 2 });
});

test.each(rowsOfNow<Row>([{ server: "scripted" }, { server: "real", byNight: true }]))(
  "cold, with base, and with both sides kept the report of a $server server has the same bytes",
  async ({ server }) => {
    const repository = repositoryOf(...commits);
    const folder = join(temporaryFolder(), "observations");
    const change = ["HEAD^", "HEAD"] as const;
    const cold = await run(server, repository, change, null);
    expect(cold.report.counts).toMatchObject({ new: 1, unchanged: 1 });
    expect(cold.from).toEqual([]);

    // Without a change both sides are what is base afterwards.
    await run(server, repository, ["HEAD^", "HEAD^"], place(folder));
    const base = await run(server, repository, change, place(folder));
    expect(base.from.slice(0, 2)).toEqual([
      expect.stringMatching(/^pyright base: (?:cache|both)$/u),
      "pyright head: server",
    ]);
    expect(base.bytes).toBe(cold.bytes);

    const both = await run(server, repository, change, place(folder));
    expect(both.from).toEqual([
      "pyright base: cache",
      "pyright head: cache",
      "pyright base-again: cache",
      "pyright head-again: cache",
    ]);
    expect(both.begun).toBe(0);
    expect(both.bytes).toBe(cold.bytes);

    // By day test/session/observe/cache shows that such entries are not read.
    if (!isNight) return;
    for (const name of readdirSync(folder)) {
      const file = join(folder, name);
      writeFileSync(file, readFileSync(file, "utf8").replaceAll("broken", "mended"));
    }
    const poisoned = await run(server, repository, change, place(folder));
    expect(poisoned.begun).toBe(cold.begun);
    expect(poisoned.bytes).toBe(cold.bytes);
  },
);

test("a check of all files serves a later check of the affected ones", async () => {
  const [first = {}, ...more] = commits;
  const repository = repositoryOf({ ...first, "d.py": "z = 1\n" }, ...more);
  const folder = join(temporaryFolder(), "observations");
  const cold = await run("scripted", repository, ["HEAD^", "HEAD"], null, { scope: "affected" });
  expect(cold.report.scope).toMatchObject({ mode: "affected", files: ["a.py", "b.py", "c.py"] });
  await run("scripted", repository, ["HEAD^", "HEAD^"], place(folder));
  const { from, bytes } = await run("scripted", repository, ["HEAD^", "HEAD"], place(folder), {
    scope: "affected",
  });
  expect(from[0]).toMatch(/^pyright base: (?:cache|both)$/u);
  expect(bytes).toBe(cold.bytes);
});

test("the report has the same bytes with one processor and with two, and with little memory", async () => {
  const roots = (files: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      ["one", "two"].flatMap((root) =>
        Object.entries(files).map(([path, text]) => [`${root}/${path}`, text] as const),
      ),
    );
  const [first = {}, ...more] = commits.map(roots);
  const settings = { "one/pyrightconfig.json": "{}\n", "two/pyrightconfig.json": "{}\n" };
  const repository = repositoryOf({ ...settings, ...first }, ...more);
  const [one, two, little] = [
    { processors: 1, freeBytes: 16e9 },
    { processors: 8, freeBytes: 64e9 },
    { processors: 8, freeBytes: 1e9 },
  ] as const;
  const alone = await run("scripted", repository, ["HEAD^", "HEAD"], null, { capacity: one });
  expect(alone.report.counts).toMatchObject({ new: 2, unchanged: 2 });
  for (const capacity of [two, little])
    expect((await run("scripted", repository, ["HEAD^", "HEAD"], null, { capacity })).bytes).toBe(
      alone.bytes,
    );
});
