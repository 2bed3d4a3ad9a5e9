/** How far servers are, before, while and after they run, and that a reload ends them. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Host } from "../../../src/platform/host.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";
import { type Fault, scriptedPyright } from "../../support/scripted-pyright.ts";
import { watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
});

const files = { "a.py": "def f() -> int:\n    return 1\n", "b.py": "from a import f\n\nf()\n" };

const opened = (host: Host, cacheFolder = sharedCache) =>
  questionClient(host, repositoryOf(files), "pyright", { cacheFolder });

/** One server a line. */
function shown(bundle: Bundle): string {
  if ("error" in bundle) return bundle.error.message;
  const all = bundle.facts.servers ?? [];
  return all.map(({ id, root, state, failed }) => `${id} ${root} ${state} ${failed ?? ""}`.trim()).join("\n");
}

const host = () => testHost(temporaryFolder());

describe("a server", () => {
  test("is resolvable before it is asked, ready while it runs, and resolvable again when it was reloaded", async () => {
    await using client = await opened(host());
    const { ask } = client;
    const seen = [shown(await ask({ cmd: "status" }))];
    const place = { places: ["b.py@L3:C1"] };
    const first = await ask({ cmd: "def", ...place });
    seen.push(shown(await ask({ cmd: "status" })));
    seen.push(shown(await ask({ cmd: "reload", workspace: true })));
    seen.push(shown(await ask({ cmd: "status" })));
    const second = await ask({ cmd: "def", ...place });
    seen.push(shown(await ask({ cmd: "status" })));
    expect(seen).toEqual([
      "pyright null resolvable",
      "pyright . ready",
      "pyright . resolvable",
      "pyright null resolvable",
      "pyright . ready",
    ]);
    expect(second.bundleId).toBe(first.bundleId);
    // A start that somebody asked for is none after an end.
    expect(second.meta.restarts).toBe(0);
  });

  test("of another file is not ended by the reload of one", async () => {
    await using client = await opened(host());
    const { ask } = client;
    await ask({ cmd: "def", places: ["b.py@L3:C1"] });
    const odd = await ask({ cmd: "reload", places: ["notes.txt"] });
    expect([odd.meta.exit_code, odd.status]).toEqual([12, "error"]);
    expect(shown(await ask({ cmd: "status" }))).toBe("pyright . ready");
    expect(shown(await ask({ cmd: "reload", places: ["a.py"] }))).toBe("pyright . resolvable");
  });

  test("that is not installed says so, and nothing is installed to say it", async () => {
    await using client = await opened(host(), temporaryFolder());
    const { ask } = client;
    const { facts } = (await ask({ cmd: "status" })) as Extract<Bundle, { facts: object }>;
    expect(facts.servers).toMatchObject([{ state: "resolvable", installed: false, root: null }]);
  });

  test("that does not come to be ready says how far it came, and why", async () => {
    const started = async (fault: Fault) => {
      const start = <Request extends object>(request: Request) => ({
        ...request,
        args: [scriptedPyright, fault],
      });
      await using client = await opened(watchServers(host(), { start }));
      const { ask } = client;
      const bundle = await ask({ cmd: "status", params: { start: true } });
      return `${bundle.meta.exit_code} ${shown(bundle)}`;
    };
    expect([
      await started("nothing"),
      await started("ends at once with code 0"),
      await started("answers initialize with an error"),
      await started("answers the first canary with an empty report"),
      await started("finds one file too many"),
    ]).toMatchInlineSnapshot(`
      [
        "0 pyright . ready",
        "11 pyright . resolvable the server ended with code 0 (initialize)",
        "11 pyright . resolvable the server answered with error -32603 (initialize)",
        "11 pyright . runnable pyright found nothing in a document with reportAssignmentType",
        "11 pyright . runnable pyright found 3 source files, but Lanser expected 2",
      ]
    `);
  });
});

describe("as a command", () => {
  const run = (...args: string[]) =>
    runInProcess(repositoryOf(files), [...args, "--server", "pyright", "--cache", sharedCache]);

  test("status says what would start, or how far it came", async () => {
    expect((await run("status")).stdout).toMatchInlineSnapshot(`
      "pyright 1.1.414: resolvable
      "
    `);
    expect(await run("status", "--start")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining(": ready"),
    });
  });

  test("reload has nothing to end, because each command starts servers of its own", async () => {
    expect(await run("reload", "--workspace")).toMatchObject({
      code: 0,
      stdout: "note: no server was running: each command starts and stops its own servers\n",
    });
    expect((await run("reload")).code).toBe(13);
    expect((await run("def", "--workspace")).code).toBe(13);
  });

  test("a batch has both as lines, and what was answered before a reload is asked again", async () => {
    const lines = [
      { id: "a", cmd: "def", place: "b.py@L3:C1" },
      { id: "b", cmd: "reload", params: { workspace: true } },
      { id: "c", cmd: "status" },
      { id: "d", cmd: "def", place: "b.py@L3:C1" },
      { id: "e", cmd: "status" },
    ];
    const stdin = async function* () {
      yield lines.map((line) => JSON.stringify(line)).join("\n");
    };
    const args = ["batch", "--server", "pyright", "--cache", sharedCache, "--in-flight", "1"];
    const { stdout } = await runInProcess(repositoryOf(files), args, { stdin });
    const out = stdout.trim().split("\n");
    const bundles = out.map((line): Bundle => (JSON.parse(line) as { bundle: Bundle }).bundle);
    expect(bundles.map((bundle) => `${bundle.meta.cache} ${shown(bundle)}`.trim())).toEqual([
      "miss",
      "miss pyright . resolvable",
      "miss pyright null resolvable",
      "miss",
      "miss pyright . ready",
    ]);
  });
});
