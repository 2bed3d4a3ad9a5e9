/** Real sessions over released packages make the same bytes again where there is nothing but the command and the traces. */
import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reportToV1 } from "../../src/model/report-v1.ts";
import { plainEnvironment, type Ran, start } from "../support/command.ts";
import { type Files, makeFolder, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { recordTrace } from "../support/traces.ts";
import { onlyTypescript } from "../support/typescript.ts";
import { release as wheel } from "./released.ts";

const pyright = { id: "pyright", unpack: wheel, options: {} } as const;
const typescript = { id: "typescript", unpack: packed, options: { policy: onlyTypescript } } as const;
const compilerOptions = { strict: true, target: "esnext", module: "nodenext", lib: ["es5"] };

/** Only `folders` of a release, so that it is quick; what they import from elsewhere is missed, which is a finding. */
const projects = [
  { server: pyright, name: "requests", base: "2.31.0", head: "2.32.3", folders: ["requests"], config: {} },
  { server: pyright, name: "packaging", base: "23.2", head: "24.2", folders: ["packaging"], config: {} },
  {
    server: typescript,
    name: "rxjs",
    base: "7.5.7",
    head: "7.8.1",
    folders: ["src/internal/scheduler", "src/internal/util"],
    config: { "tsconfig.json": JSON.stringify({ compilerOptions, include: ["src"] }) },
  },
  {
    server: typescript,
    name: "type-fest",
    base: "4.26.1",
    head: "4.41.0",
    folders: ["source/internal"],
    config: { "tsconfig.json": JSON.stringify({ compilerOptions, include: ["source"] }) },
  },
] as const;

const bundled = makeFolder();
beforeAll(async () => {
  const build = fileURLToPath(new URL("../../scripts/build.ts", import.meta.url));
  const line = [process.execPath, build, "--out", bundled.folder];
  expect((await start(line, { cwd: "/", env: plainEnvironment() }).ended).code).toBe(0);
});
afterAll(() => bundled.remove());

test.each(projects.filter(({ name }) => isNight || name === "type-fest"))(
  "$server.id on $name $base and $head",
  async ({ server, name, base, head, folders, config }) => {
    const repository = repositoryOf();
    for (const version of [base, head]) {
      const from = server.unpack(name, version);
      for (const folder of folders) {
        rmSync(join(repository, folder), { recursive: true, force: true });
        cpSync(join(from, folder), join(repository, folder), { recursive: true });
      }
      commit(repository, config satisfies Files);
    }
    const traces = temporaryFolder();
    const { report, exitCode } = await gate(repository, { ...server.options, traceFolder: traces });
    if (report === undefined) throw new Error("no report");
    expect(report.verdict).not.toBe("inconclusive");
    expect(report.findings.length).toBeGreaterThan(0);
    await recordTrace(repository, "session", { server: server.id, allowSecrets: true });

    // The report as it was kept lies beside the traces in one of the places only: nothing is taken from it.
    const run = (folder: string) => replayedFrom(folder, traces, /\.trace\.jsonl$|^report\.json$/u);
    const alone = (folder: string) => replayedFrom(folder, traces, /\.trace\.jsonl$/u);
    const bytes = reportToV1(report);
    const ids = (text: string) => (JSON.parse(text) as Ids).findings.map(({ id }) => id);
    for (const { stdout, ...rest } of [
      await run("near"),
      await alone("far/away/from/where/it/was/recorded"),
    ]) {
      expect(rest).toEqual({ code: exitCode, stderr: "" });
      expect(ids(stdout)).toEqual(ids(bytes));
      expect(stdout === bytes).toBe(true);
    }
    const session = join(repository, ".lanser/traces");
    const told = [await replayedFrom("near", session), await replayedFrom("much/further/away", session)];
    expect(told.map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ""],
      [0, ""],
    ]);
    expect(told[1]?.stdout).toBe(told[0]?.stdout);
    expect(JSON.parse(told[0]?.stdout ?? "")).toMatchObject({ state: "equal", server: server.id });
    // Nothing of this machine is in what was recorded.
    for (const path of [repository, process.env["HOME"] ?? "no home"]) {
      for (const file of [...filesIn(traces), ...filesIn(session)])
        expect(readFileSync(file, "utf8").includes(`${path}/`), `${file} has ${path}`).toBe(false);
    }
  },
  600_000,
);

type Ids = { readonly findings: readonly { readonly id: string }[] };

/** By the bundle, in a folder of its own that holds it, its chunks and the traces and is all that can be read. */
async function replayedFrom(
  depth: string,
  traces: string,
  kept: RegExp = /^session\.trace\.jsonl$/u,
): Promise<Ran> {
  const { folder, remove } = makeFolder();
  try {
    const empty = join(folder, depth);
    mkdirSync(join(empty, "traces"), { recursive: true });
    copyFileSync(join(bundled.folder, "cli.js"), join(empty, "cli.js"));
    cpSync(join(bundled.folder, "chunks"), join(empty, "chunks"), { recursive: true });
    writeFileSync(join(empty, "package.json"), '{"type":"module"}');
    const names = readdirSync(traces).filter((one) => kept.test(one));
    for (const name of names) copyFileSync(join(traces, name), join(empty, "traces", name));
    const shown = names.length === 1 ? `traces/${names[0]}` : "traces";
    const line = [process.execPath, "--permission", `--allow-fs-read=${empty}`, join(empty, "cli.js")];
    const env = { PATH: "", HOME: join(folder, "no-such-home"), TMPDIR: join(folder, "no-such-folder") };
    const args = ["trace", "replay", shown, "--format", "json"];
    return await start([...line, ...args], { cwd: empty, env }).ended;
  } finally {
    remove();
  }
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

/** The files of one release, from its package. */
function packed(name: string, version: string): string {
  const folder = temporaryFolder();
  const pack = ["pack", "--silent", "--ignore-scripts", `${name}@${version}`];
  const said = execFileSync("npm", pack, { cwd: folder, env: plainEnvironment(), timeout: 120_000 });
  execFileSync("tar", ["-xzf", said.toString("utf8").trim()], { cwd: folder });
  return join(folder, "package");
}
