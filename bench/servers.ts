/**
 * Six servers on one repository, all at once, one after the other, and each alone in a run of its own: wall seconds on two processors,
 * medians of five interleaved rounds. The gate in this process, so that its own start counts for nobody. At most 0.75 of the sum.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runGate } from "../src/cli/program/gate.ts";
import type { Host } from "../src/platform/host.ts";
import { makeFolder } from "../test/support/files.ts";
import { sharedCache, testHost } from "../test/support/gate.ts";
import { repositoryAt } from "../test/support/repository.ts";
import { allBroken, allClean, sixServers } from "../test/support/six-languages.ts";
import { cpuOfAll } from "./tools.ts";

const rounds = 5;
const ratioMax = 0.75;

const ways = {
  "all at once": { servers: sixServers, processors: 2 },
  "one after the other": { servers: sixServers, processors: 1 },
  ...Object.fromEntries(sixServers.map((one) => [`${one} alone`, { servers: [one], processors: 2 }])),
} as const;

export async function benchServers(): Promise<string> {
  const { folder, remove } = makeFolder();
  try {
    const repository = repositoryAt(join(folder, "project"), allClean, allBroken);
    const seconds = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
    const used = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
    // The first round warms what is read from the disk.
    for (let round = 0; round <= rounds; round++)
      for (const [name, way] of Object.entries(ways)) {
        const own = mkdtempSync(join(folder, "run-"));
        const [since, before] = [performance.now(), cpuOfAll()];
        await gateOnce(repository, own, way);
        if (round > 0) {
          seconds.get(name)?.push((performance.now() - since) / 1_000);
          used.get(name)?.push(cpuOfAll() - before);
        }
        rmSync(own, { recursive: true, force: true });
      }
    const middle = (values: readonly number[] = []) =>
      values.toSorted((one, other) => one - other)[rounds >> 1] ?? 0;
    const median = (name: string) => middle(seconds.get(name));
    const sum = sixServers.reduce((all, one) => all + median(`${one} alone`), 0);
    const ratio = median("all at once") / sum;
    return [
      "| run | seconds | of processors |",
      "| --- | --: | --: |",
      ...Object.keys(ways).map(
        (name) => `| ${name} | ${median(name).toFixed(1)} | ${middle(used.get(name)).toFixed(1)} |`,
      ),
      `| the sum of the six alone | ${sum.toFixed(1)} | |`,
      "",
      `all at once ${ratio.toFixed(2)} of the sum, at most ${ratioMax}: ${ratio <= ratioMax ? "held" : "MISSED"}`,
    ].join("\n");
  } finally {
    remove();
  }
}

async function gateOnce(
  repository: string,
  temporary: string,
  { servers, processors }: { readonly servers: readonly string[]; readonly processors: number },
): Promise<void> {
  const host: Host = testHost(temporary);
  const { report } = await runGate(
    { ...host, capacity: () => ({ processors, freeBytes: 64 * 1_024 ** 3 }) },
    {
      repository,
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: {
        servers: servers.map((id) => ({ id, version: undefined })),
        file: undefined,
        failOn: "warning",
        where: "terminal",
      },
      cacheFolder: sharedCache,
      traceFolder: undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    },
  );
  const fresh = report.findings.filter(({ state }) => state === "new");
  if (fresh.length !== servers.length) throw new Error(`${servers.join(", ")}: ${fresh.length} new findings`);
}
