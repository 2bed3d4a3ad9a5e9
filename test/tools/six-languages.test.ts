/** Six servers on one repository: one report, each as true as alone; what breaks one is never a pass, and the others' findings stand. */
import { beforeAll, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Host } from "../../src/platform/host.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { installed, only } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { isNight, type Nightly, rowsOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { allBroken, allClean, type Part, sixLanguages, sixServers } from "../support/six-languages.ts";

beforeAll(async () => {
  for (const server of sixServers) await installed(server);
}, 240_000);

async function checked(base: Files, head: Files, options: GateOptions = {}): Promise<Report> {
  // What shellcheck says of the break is a warning.
  const policy = { ...only(...sixServers), failOn: "warning" } as const;
  return reportOf(await gate(repositoryOf(base, head), { policy, ...options }));
}

function fresh({ findings }: Report): readonly string[] {
  const all = findings.filter(({ state }) => state === "new");
  return all.map(({ server, path, range }) => `${server} ${path}:${range.start.line + 1}`).sort();
}

const everyBreak = sixLanguages.map(({ server, at }) => `${server} ${at}`).sort();

/** A machine with so many processors. */
function withProcessors(processors: number): (host: Host) => Host {
  return (host) => ({ ...host, capacity: () => ({ processors, freeBytes: 64 * 1_024 ** 3 }) });
}

test("a break in each language is in one report, whose bytes depend neither on how many are asked at once nor on a live server", async () => {
  const traceFolder = temporaryFolder();
  const report = await checked(allClean, allBroken, { traceFolder, host: withProcessors(2) });
  expect([report.verdict, fresh(report)]).toEqual(["fail", everyBreak]);
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  // A replay plays them one after the other, too.
  if (!isNight) return;
  const alone = await checked(allClean, allBroken, { host: withProcessors(1) });
  expect(serializeReport(alone)).toBe(serializeReport(report));
});

/** By day one server for all. */
function ofNow(...byDay: readonly string[]): readonly Part[] {
  const rows = sixLanguages.map((part): Part & Nightly =>
    byDay.includes(part.server) ? part : { ...part, byNight: true },
  );
  return rowsOfNow(rows);
}

test.each(ofNow("shellcheck"))(
  "where $server is broken, the others' findings stand and nothing passes",
  async (part) => {
    const others = everyBreak.filter((one) => !one.startsWith(`${part.server} `));
    const broken = await checked({ ...allClean, ...part.refused }, allBroken);
    expect([broken.verdict, fresh(broken)]).toEqual(["fail", others]);
    expect(broken.servers.filter(({ ended }) => ended !== null).map(({ id }) => id)).toEqual([part.server]);
    // With nothing new elsewhere, it is the broken server alone that decides.
    const silent = await checked({ ...allClean, ...part.refused }, part.broken);
    expect([silent.verdict, fresh(silent)]).toEqual(["inconclusive", []]);
  },
);

/** Which servers' programs a run starts, seen where processes are started. */
function watched(started: Set<string>): (host: Host) => Host {
  return (host) => ({
    ...host,
    spawn: (request) => {
      const line = [request.file, ...request.args].join(" ");
      for (const id of sixServers) if (line.includes(`/servers/${id}-`)) started.add(id);
      return host.spawn(request);
    },
  });
}

test("a change of one language starts the server of that one alone", async () => {
  const runs: Record<string, readonly string[]> = {};
  for (const { server, broken, at } of ofNow("go")) {
    const started = new Set<string>();
    const report = await checked(allClean, broken, { host: watched(started) });
    expect([report.verdict, fresh(report)]).toEqual(["fail", [`${server} ${at}`]]);
    runs[server] = [...started].sort();
  }
  expect(runs).toEqual(Object.fromEntries(Object.keys(runs).map((server) => [server, [server]])));
});

test("a source that comes to a folder that is there starts no server that finds modules by names of its own", async () => {
  const started = new Set<string>();
  const added = { "web/tax.ts": 'export const tax: number = "none";\n' };
  const report = await checked(allClean, added, { host: watched(started) });
  expect([report.verdict, fresh(report)]).toEqual(["fail", ["typescript web/tax.ts:1"]]);
  expect([started.has("typescript"), started.has("pyright")]).toEqual([true, false]);
});
