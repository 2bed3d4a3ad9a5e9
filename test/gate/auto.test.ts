/** What `scope: auto` comes to with pyright, and that a look at every file that was kept serves a look at some. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { type GateRequest, runGate } from "../../src/gate/gate.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";
import { watchServers } from "../support/watched-host.ts";

sharePyright();

const written = {
  "rates.py": "import bills\n\ndef rate(name: str) -> int:\n    return len(name)\n",
  "bills.py": "from rates import rate\n\ntotal: int = rate('a')\n",
  "other.py": "x: int = ''\n",
};
const change = {
  "rates.py": "import bills\n\ndef rate(name: str, year: int) -> int:\n    return len(name) + year\n",
};

async function judged(
  repository: string,
  more: Partial<Pick<GateRequest, "base" | "head" | "observations">> & { readonly scope?: "full" } = {},
) {
  const { scope, ...given } = more;
  let begun = 0;
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => {
      begun += 1;
      return request;
    },
  });
  const { report, run } = await runGate(host, {
    repository,
    base: { kind: "exact", rev: "HEAD^" },
    head: { kind: "commit", rev: "HEAD" },
    policy: { ...onlyPyright, ...(scope === undefined ? {} : { scope }) },
    cacheFolder: sharedCache,
    observations: null,
    traceFolder: undefined,
    progress: () => undefined,
    signal: new AbortController().signal,
    ...given,
  });
  const from = (run.observations ?? []).map((one) => `${one.session}: ${one.from}`);
  return { report, begun, from };
}

async function scopeOf(base: Files, head: Files): Promise<string> {
  const { report } = await judged(repositoryOf(base, head));
  const { mode, files, why } = report.scope ?? { mode: "none", files: [], why: "" };
  return `${mode} ${files.join(" ")} (${why}): ${report.counts.new} new`;
}

test("the files that a change can matter to, where all types of files that import each other are written", async () => {
  expect(await scopeOf(written, change)).toBe("affected bills.py rates.py (1 file changed): 1 new");
});

test("every file, where types are inferred in a circle on either side", async () => {
  const circle = {
    "rates.py": "import bills\n\ndef rate(name: str, year: int):\n    return bills.bill()\n",
    "bills.py": "import rates\n\ndef bill():\n    return rates.rate('a', 1)\n",
  };
  const why = "types are inferred in a circle through bills.py";
  expect(await scopeOf(written, circle)).toBe(`full  (${why}): 0 new`);
  expect(await scopeOf({ ...written, ...circle }, written)).toMatch(`full  (${why}): `);
});

test("every file, where nothing differs: a run that looks at nothing finds nothing", async () => {
  const head = { kind: "commit", rev: "HEAD" } as const;
  const { report } = await judged(repositoryOf(written), { base: { kind: "exact", rev: "HEAD" }, head });
  expect([
    report.scope?.mode,
    report.scope?.why,
    report.servers[0]?.head.files,
    report.counts.unchanged,
  ]).toEqual(["full", "there is no change", 3, 1]);
});

test("what was found in every file of base is not asked for again by a run over some, and the report is the same", async () => {
  const repository = repositoryOf(written, change);
  const cold = await judged(repository);
  const observations = {
    folder: join(temporaryFolder(), "observations"),
    use: "read-write",
    bytesMax: 10_000_000,
  } as const;
  await judged(repository, { head: { kind: "commit", rev: "HEAD^" }, observations, scope: "full" });
  const kept = await judged(repository, { observations });
  expect(kept.from.slice(0, 2)).toEqual(["pyright base: cache", "pyright head: server"]);
  expect(kept.begun).toBeLessThan(cold.begun);
  expect(serializeReport(kept.report)).toBe(serializeReport(cold.report));
});
