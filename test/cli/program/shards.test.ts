/** A run that jobs share comes to the bytes of one run; without one of them it is inconclusive, and says which is missing. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { runGate } from "../../../src/cli/program/gate.ts";
import { showProblem } from "../../../src/cli/program/problem.ts";
import { lookAtShard, mergeShards, parseUnits, planRun, readCosts } from "../../../src/cli/program/shards.ts";
import type { GateRequest } from "../../../src/gate/request.ts";
import { planJobs, unitsText } from "../../../src/model/units.ts";
import type { Host } from "../../../src/platform/host.ts";
import { validateShardV1 } from "../../../src/schemas/generated/shard.v1.ts";
import { serializeReport, serializeRun } from "../../../src/verdict/report-bytes.ts";
import { folderOf, temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { rowsOfNow } from "../../support/night.ts";
import { repositoryOf } from "../../support/repository.ts";
import { scriptedPyright } from "../../support/scripted-pyright.ts";
import { sharePyright } from "../../support/shared-pyright.ts";
import { installedTypescript } from "../../support/typescript.ts";
import { watchServers } from "../../support/watched-host.ts";

sharePyright();

beforeAll(async () => {
  await installedPyright();
}, 240_000);

type Row = {
  readonly server: "scripted" | "real";
  readonly scope: "full" | "affected";
  readonly byNight?: true;
};

const configuration = (...ids: readonly string[]) =>
  `version: 1\nservers: [${ids.map((id) => `{ id: ${id} }`).join(", ")}]\n`;

/** An error that stays, one that comes, and one that goes: there is something to probe, and to look at again. */
const base = {
  ".lanser/config.yml": configuration("pyright"),
  "packages/a/pyrightconfig.json": "{}\n",
  "packages/a/a.py": "rate: int = 1\n",
  "packages/a/b.py": "import a\n\nx = a.broken\n",
  "packages/b/pyrightconfig.json": "{}\n",
  "packages/b/c.py": "rate: int = 1\n",
  "packages/b/d.py": "import c\n\ny = c.broken\n",
};
const head = {
  "packages/a/e.py": "import a\n\ny = a.broken\n",
  "packages/b/d.py": "import c\n\ny = c.rate\n",
};
const baseWithTypescript = {
  ...base,
  ".lanser/config.yml": configuration("pyright", "typescript"),
  "web app/tsconfig.json": '{ "compilerOptions": { "strict": true, "noEmit": true } }\n',
  "web app/x.ts": 'export const x: number = "s";\n',
};
const headWithTypescript = { ...head, "web app/x.ts": "export const x: number = 1;\n" };

function hostOf(server: Row["server"]): Host {
  return watchServers(testHost(temporaryFolder()), {
    start: (request) => (server === "real" ? request : { ...request, args: [scriptedPyright, "nothing"] }),
  });
}

function requestFor(repository: string, scope: Row["scope"]): GateRequest {
  return {
    repository,
    base: { kind: "exact", rev: "HEAD^" },
    head: { kind: "commit", rev: "HEAD" },
    policy: { servers: [], file: undefined, failOn: undefined, scope, where: "terminal" },
    cacheFolder: sharedCache,
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
  };
}

const rows: readonly Row[] = [
  { server: "scripted", scope: "full" },
  { server: "scripted", scope: "affected" },
  { server: "real", scope: "full", byNight: true },
];

test.each(rowsOfNow(rows))(
  "roots of $server servers, $scope, shared by two jobs, give the report of one run; without one of the jobs none",
  async ({ server, scope }) => {
    const isReal = server === "real";
    if (isReal) await installedTypescript();
    const request = requestFor(
      isReal ? repositoryOf(baseWithTypescript, headWithTypescript) : repositoryOf(base, head),
      scope,
    );
    const host = () => hostOf(server);
    const alone = await runGate(host(), request);
    expect(alone.report.counts).toMatchObject({
      new: 1,
      fixed: isReal ? 2 : 1,
      unchanged: scope === "full" ? 1 : 0,
    });

    const planned = await planRun(host(), request, { jobs: 2, costs: {} });
    if (planned.kind === "unmeasured") throw new Error("there is no plan");
    const { jobs } = planned.plan;

    const folder = temporaryFolder();
    for (const [at, { units }] of jobs.entries()) {
      // As a workflow hands them on.
      const own = { units: parseUnits(unitsText(units)), folder: join(folder, `job-${at + 1}`) };
      expect((await lookAtShard(host(), request, own)).kind).toBe("looked");
      const manifest = readFileSync(join(own.folder, "shard.json"), "utf8");
      expect(validateShardV1(JSON.parse(manifest))).toBe(true);
      // Nothing of this machine, and only what the manifest names.
      expect(manifest).not.toContain(request.repository);
      expect(readdirSync(join(own.folder, "entries"))).toHaveLength(units.length);
    }

    const merged = await mergeShards(host(), request, [folder]);
    expect(serializeReport(merged.report)).toBe(serializeReport(alone.report));
    expect(merged.notes).toEqual([]);
    const first = (merged.run.observations ?? []).filter(({ session }) => !session.endsWith("-again"));
    expect(first.filter(({ from }) => from === "server")).toEqual([]);

    // What it cost, shared or not, balances the next plan.
    const costs = readCosts(join(folderOf({ "run.json": serializeRun(merged.run) }), "run.json"), "run.json");
    expect(Object.keys(costs).toSorted()).toEqual(Object.keys(alone.run.sessions ?? {}).toSorted());
    const all = jobs.flatMap(({ units }) => units);
    expect(Object.keys(costs)).toHaveLength(all.length);
    expect(planJobs(all, 2, costs).by).toBe("ms");

    // The job that looks at the head which has the new error.
    const at = jobs.findIndex(({ units }) => unitsText(units).includes("pyright:packages/a:head"));
    const others = jobs.flatMap((_, job) => (job === at ? [] : [join(folder, `job-${job + 1}`)]));
    const without = await mergeShards(host(), request, others);
    expect(without.report.verdict).toBe("inconclusive");
    const missing = without.report.reasons.map(({ code, message }) => `${code}: ${message}`);
    expect(missing).toHaveLength(jobs[at]?.units.length ?? 0);
    expect(missing).toContain(
      "shard-missing: pyright in packages/a on head: no shard has the result of pyright+packages+a head: its job did not run or failed, or its artifact is missing",
    );
  },
  240_000,
);

test("units that a run does not have are noted, and what mends a wrong call is said", async () => {
  const notes: string[] = [];
  const request: GateRequest = {
    ...requestFor(repositoryOf(base, head), "full"),
    progress: (event) => {
      if (event.kind === "note") notes.push(event.text);
    },
  };
  const folder = join(temporaryFolder(), "shard");
  const units = parseUnits("pyright:packages/z:base");
  const looked = await lookAtShard(hostOf("scripted"), request, { units, folder });
  expect(looked).toMatchObject({
    shard: { units: [{ entries: [], why: "the job started no session for this unit" }] },
  });
  expect(notes).toContain("skipped pyright:packages/z:base, because the run has no such unit");

  const problem = async (to: string) => {
    try {
      await lookAtShard(hostOf("scripted"), request, { units, folder: to });
      return "no error";
    } catch (error) {
      return showProblem(error).text.replaceAll(folder, "<folder>").trim();
    }
  };
  expect(await problem(folder)).toMatchSnapshot();
  expect(await problem(join(request.repository, "shard"))).toMatchSnapshot();
});

test.each(["", "pyright", "pyright:a:base pyright:a:base", "none pyright:a:base"])(
  "the units `%s` are refused",
  (text) => {
    let said = "no error";
    try {
      parseUnits(text);
    } catch (error) {
      said = showProblem(error).text.trim();
    }
    expect(said).toMatchSnapshot();
  },
);

test.each([
  ["not JSON", "{"],
  ["a report", '{ "schema": "lanser.report.v1" }'],
])("costs from a file that is %s are refused", (_, text) => {
  const file = join(folderOf({ "last.json": text }), "last.json");
  expect(() => readCosts(file, "last.json")).toThrow(/last\.json (?:is not valid JSON|does not follow)/u);
  expect(() => readCosts(`${file}x`, "last.jsonx")).toThrow("cannot read last.jsonx");
});
