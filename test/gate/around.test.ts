/** What is around the sessions of a gate: who lets something pass, and who touched what was none of theirs. */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { watchRunnerFiles } from "../../src/cli/program/runner-files.ts";
import { actionsSurroundings } from "../../src/cli/program/where.ts";
import type { Report } from "../../src/model/report.ts";
import type { Host } from "../../src/platform/host.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate, installedPyright } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

beforeAll(async () => {
  await installedPyright();
}, 120_000);

const before = { "a.py": 'def rate(name: str) -> int:\n    return len(name)\n\n\nrate("a")\n' };
const breaking = { "a.py": 'def rate(name: str, year: int) -> int:\n    return len(name)\n\n\nrate("a")\n' };
const policy = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
const allowing = (waivers: string) => ({
  ".lanser/config.yml": `version: 1\nservers: [{ id: pyright }]\npolicy: { waivers: ${waivers} }\n`,
});

/** The verdict with its reasons, and what was not used. */
function said(report: Report | undefined): string {
  const reasons = report?.reasons.map(({ message }) => message).join("; ");
  const waivers = report?.limits
    .filter(({ code }) => code.startsWith("waiver"))
    .map(({ message }) => message);
  return [`${report?.verdict}: ${reasons}`, ...(waivers ?? [])].join("\n");
}

describe("a waiver", () => {
  /** Base with this configuration, a commit that breaks, and one whose message names what it broke. */
  async function judged(config: Record<string, string>, trailer: (id: string) => string): Promise<string> {
    const repository = repositoryOf({ ...before, ...config });
    commit(repository, breaking);
    const id = (await gate(repository, { policy })).report?.findings.find(({ state }) => state === "new")?.id;
    commit(repository, {}, `Go on\n\n${trailer(id ?? "")}`);
    const { report } = await gate(repository, { policy, base: { kind: "exact", rev: "HEAD~2" } });
    return said(report).replaceAll(git(repository, "rev-parse", "--short=12", "HEAD"), "COMMIT");
  }

  test("in a trailer counts where base allows it", async () => {
    expect(
      await judged(allowing("[trailer]"), (id) => `Lanser-Allow: ${id} the caller goes next week`),
    ).toMatchInlineSnapshot(`"pass: 1 new error waived by trailer COMMIT: the caller goes next week"`);
  }, 60_000);

  testByNight(
    "in a trailer is nothing where base does not allow it, and head's own word is none",
    async () => {
      const repository = repositoryOf({ ...before, ...allowing("[]") });
      commit(repository, breaking);
      const id = (await gate(repository, { policy })).report?.findings.find(
        ({ state }) => state === "new",
      )?.id;
      commit(repository, allowing("[trailer]"), `Go on\n\nLanser-Allow: ${id} mine`);
      const { report } = await gate(repository, { policy, base: { kind: "exact", rev: "HEAD~2" } });
      expect(said(report)).toMatchInlineSnapshot(`
      "fail: 1 new error
      trailer 69fcb3b4b970: base's configuration does not allow waivers in commit messages (policy: { waivers: [trailer] })"
    `);
    },
    60_000,
  );

  test("of a label leaves the reward as it is", async () => {
    const repository = repositoryOf({ ...before, ...allowing('["label:let pass"]') });
    commit(repository, breaking);
    const plain = await gate(repository, { policy });
    const waived = await gate(repository, { policy, labels: ["let pass"] });
    expect([plain.exitCode, waived.exitCode]).toEqual([1, 0]);
    expect(waived.report?.reward).toEqual(plain.report?.reward);
    expect(waived.report?.counts).toEqual(plain.report?.counts);
  }, 60_000);
});

describe("the runner's command files", () => {
  test("that a server's process wrote to make the run inconclusive, and the change unscored", async () => {
    const temporary = temporaryFolder();
    const folder = join(temporary, "_runner_file_commands");
    mkdirSync(folder);
    writeFileSync(join(folder, "set_env_1"), "");
    const repository = repositoryOf(before, { "b.py": "x: int = 1\n" });
    // What a hostile server would do, done where it is started.
    const host = (real: Host): Host => ({
      ...real,
      spawn: (request) => {
        if (request.args.some((one) => one.includes("langserver")))
          appendFileSync(join(folder, "set_env_1"), "LD_PRELOAD=/tmp/evil.so\n");
        return real.spawn(request);
      },
    });
    const { report, exitCode } = await gate(repository, {
      host,
      tampering: watchRunnerFiles(actionsSurroundings({ RUNNER_TEMP: temporary }).runner, "all"),
    });
    expect([exitCode, report?.reasons.map(({ code }) => code), report?.reward]).toEqual([
      11,
      ["runner-file-tampered"],
      null,
    ]);
  }, 60_000);
});
