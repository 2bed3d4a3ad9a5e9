/** `LANSER_DISABLE`: a run that looks at nothing and never says that something passes; and where it is not heard. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Files, makeFolder, temporaryFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { firstOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";
import { emptyWorld, type StandIn, startStandIn } from "./github/stand-in.ts";
import { base, breaking, checkOut, pullRequest, remote } from "./histories.ts";
import { prepareRunner, type Step } from "./runner.ts";

const made = makeFolder();
let github: StandIn;
afterAll(async () => {
  await github?.close();
  made.remove();
});

const required = (value: boolean): Files => ({
  ".lanser/config.yml": `version: 1\nservers: [{ id: pyright }]\npolicy: { required: ${value} }\n`,
});

describe("the Action", () => {
  let off: Step;
  let head = "";
  const world = emptyWorld();
  beforeAll(async () => {
    github = await startStandIn();
    const run = await prepareRunner(made.folder);
    const { url, commits } = remote(made.folder, "off", base, breaking, { "later.txt": "1\n" });
    head = commits.topic;
    github.reset(world, () => "none");
    off = await run("off", {
      event: "pull_request",
      payload: pullRequest("opened", commits),
      workspace: checkOut(join(made.folder, "workspaces/off"), url, "refs/pull/1/merge", "whole"),
      inputs: {
        servers: "pyright",
        publish: "check, comment=always",
        "github-token": "token",
      },
      env: { LANSER_DISABLE: "1" },
      github: github.url,
    });
  }, 120_000);

  test("ends with 0, says so first, and starts no server", () => {
    expect(off.code, off.stderr).toBe(0);
    expect(off.stdout.split("\n")[0]).toMatch(/disabled by LANSER_DISABLE: Lanser checked nothing$/u);
    expect(off.summary).toBe("**Lanser**: disabled by LANSER_DISABLE: Lanser checked nothing.\n");
    expect(off.started.filter(({ args }) => args.some((arg) => arg.includes("langserver")))).toEqual([]);
    expect(off.amiss).toEqual([]);
  });

  test("has outputs of the same names, all empty, and writes no report", () => {
    expect(Object.keys(off.outputs)).toContain("verdict");
    expect(Object.values(off.outputs).filter((value) => value !== "")).toEqual([]);
    expect(off.files["temp/lanser/report.json"]).toBe("");
  });

  test("posts a neutral check, and no comment", () => {
    expect(world.checks.map(({ name, conclusion, head_sha }) => [name, conclusion, head_sha])).toEqual([
      ["Lanser", "neutral", head],
    ]);
    expect(world.comments).toEqual([]);
  });
});

describe("the command", () => {
  const run = (files: Files, value: string, ...flags: readonly string[]) => {
    const head = { "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n" };
    const repository = repositoryOf({ ...base, ...files }, head);
    const asked = ["gate", "--base-exact", "HEAD^", "--head", "HEAD", "--cache", sharedCache, ...flags];
    return runInProcess(repository, asked, { env: { LANSER_DISABLE: value } });
  };
  const line = "disabled by LANSER_DISABLE: Lanser checked nothing\n";

  test("ends with 0 and one line; a program that reads the report gets none", async () => {
    const report = join(temporaryFolder(), "report.json");
    expect(await run(required(false), "1", "--report", report)).toEqual({
      code: 0,
      stdout: line,
      stderr: "",
    });
    expect(existsSync(report)).toBe(false);
    const json = await run(required(false), "true", "--format", "json");
    expect(json).toEqual({ code: 0, stdout: "", stderr: line });
  });

  test.each(["reward", "loop"])("is switched off as %s, too", async (name) => {
    const command = name === "loop" ? ["--", "node", "-e", "process.exit(7)"] : [];
    const { code, stdout, stderr } = await runInProcess(
      repositoryOf({ ...base, ...required(false) }),
      [name, "--base-exact", "HEAD", "--cache", sharedCache, ...command],
      { env: { LANSER_DISABLE: "1" } },
    );
    expect([code, `${stdout}${stderr}`]).toEqual([0, line]);
  });

  test("does not hear it where base requires the run, whatever another configuration says", async () => {
    const other = join(temporaryFolder(), "other.yml");
    writeFileSync(other, "version: 1\nservers: [{ id: pyright }]\n");
    const { code, stderr } = await run(required(true), "1", "--config", other);
    expect([code, stderr]).toEqual([1, expect.stringContaining("Lanser ignores LANSER_DISABLE")]);
  });

  test("is switched off also where base's configuration is broken", async () => {
    expect((await run({ ".lanser/config.yml": "version: [\n" }, "1")).stdout).toBe(line);
  });

  test.each(firstOfNow(["", "0", "false"], 1))("hears no %j", async (value) => {
    expect((await run(required(false), value)).code).toBe(1);
  });

  test("does not hear it where base requires the run, and says so", async () => {
    const { code, stderr } = await run(required(true), "1");
    expect(code).toBe(1);
    expect(stderr).toContain(
      "Lanser ignores LANSER_DISABLE, because base's configuration has `policy: { required: true }`",
    );
  });
});
