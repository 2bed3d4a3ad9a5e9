/** The servers that docs/own-servers.md describes, as it describes them, on their real programs: nothing of them is known to this release. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { lanser, plainEnvironment } from "../support/command.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { type GateOptions, gate, sharedCache } from "../support/gate.ts";
import { isNight } from "../support/night.ts";
import { git, repositoryOf } from "../support/repository.ts";

const page = readFileSync(new URL("../../docs/own-servers.md", import.meta.url), "utf8");

/** The block of the page that has this line, without the indentation that it has there. */
function block(line: string): string {
  const found = [...page.matchAll(/^( *)```yaml\n([\s\S]*?)^ *```$/gmu)].find(([, , text = ""]) =>
    text.includes(line),
  );
  if (found === undefined) throw new Error(`the page has no block with ${line}`);
  return (found[2] ?? "").replaceAll(new RegExp(`^${found[1]}`, "gmu"), "");
}

const pin = (name: string) =>
  readFileSync(new URL(`fixtures/own-servers/${name}.json`, import.meta.url), "utf8");

const guessed = block("source: { npm: dockerfile-language-server-nodejs }");
const docker = guessed.replace('["0"]', '["38"]');
const typos = block("source: { wheel: typos }");

const described: Files = {
  ".lanser/servers/docker.yml": docker,
  ".lanser/servers/typos.yml": typos,
  ".lanser/pins/docker-0.15.0.json": pin("docker-0.15.0"),
  ".lanser/pins/typos-1.52.0.json": pin("typos-1.52.0"),
  ".lanser/config.yml": "version: 1\nservers: [{ id: docker }, { id: typos, fail-on: warning }]\n",
};
const clean: Files = { Dockerfile: "FROM alpine\nRUN true\n", "notes.md": "# All is well\n" };
const broken: Files = {
  Dockerfile: "FROM alpine\nRUM true\n",
  "notes.md": "# All is well\n\nWe recieve it.\n",
};

const byFile: NonNullable<GateOptions["policy"]> = {
  servers: [],
  file: undefined,
  failOn: undefined,
  where: "actions",
};

/** A recorded run is replayed and must come to the same bytes. */
async function told(base: Files, head: Files): Promise<readonly string[]> {
  const traceFolder = temporaryFolder();
  const report = reportOf(await gate(repositoryOf(base, head), { policy: byFile, traceFolder }));
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report),
    ...report.policyChanges.map(({ kind, message }) => `${kind}: ${message}`),
  ];
}

test("what the page describes finds what is broken, and a trace of it replays without the repository", async () => {
  expect(await told({ ...described, ...clean }, broken)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error and 1 new warning",
      "new Dockerfile:2 38",
      "new notes.md:3 typo",
    ]
  `);
});

test("base's description counts: one of head starts nothing, and an edit of one changes nothing", async () => {
  const marker = join(temporaryFolder(), "ran");
  const evil = `${typos.replace("[--format, json,", "[--version,")}environment: { MARKER: "${marker}" }\n`;
  expect(
    await told({ ...described, ...clean }, { ...broken, ".lanser/servers/typos.yml": evil }),
  ).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error and 1 new warning",
      "new Dockerfile:2 38",
      "new notes.md:3 typo",
      "servers: head changes server descriptions; Lanser used base's descriptions",
    ]
  `);
  const { error } = await gate(repositoryOf(clean, { ...described, ...broken }), {
    policy: { ...byFile, servers: [{ id: "docker", version: undefined }] },
  });
  expect(String(error)).toContain("there is no server called docker");
});

test("without a canary what is found fails, and silence is no pass", async () => {
  const without = { ".lanser/servers/docker.yml": docker.replace(/canary:[\s\S]*$/u, "") };
  const alone = { ".lanser/config.yml": "version: 1\nservers: [{ id: docker }]\n" };
  const base = { ...described, ...clean, ...without, ...alone };
  const untouched = { Dockerfile: "FROM alpine\nRUN false\n" };
  expect([await told(base, broken), await told(base, untouched)]).toMatchInlineSnapshot(`
    [
      [
        "fail: new-finding: 1 new error; server-unproven: no test document (canary) proves that docker can find errors, and no other server ran",
        "new Dockerfile:2 38",
      ],
      [
        "inconclusive: server-unproven: no test document (canary) proves that docker can find errors, and no other server ran",
      ],
    ]
  `);
});

/** A checker of five lines that stands on PATH, and whose pin has the digest of its bytes. */
const program = `#!/bin/sh
found=0
for file in "$@"; do
  if grep -n wrong "$file" /dev/null | sed 's/\\([^:]*\\):\\([0-9]*\\):.*/\\1:\\2: error: it is wrong/' | grep .; then found=1; fi
done
exit $found
`;
const words = `version: 1
language: English
files: ["**/*.txt"]
role: linter
source: { program: words-check }
command: ["{program}"]
executes: never
executes-why: It looks for a word in files.
mode: compiler
compiler:
  arguments: ["{files}"]
  format: lines
  line: '^(?<path>[^:]+):(?<line>\\d+): (?<severity>error): (?<message>.*)$'
  severities: { error: error }
  exit: { clean: [0], found: [1] }
canary: { file: canary.txt, text: "wrong\\n", codes: [null] }
`;

test("a program on PATH is pinned by its bytes: with others it is not started", async () => {
  const folder = temporaryFolder();
  const file = join(folder, "bin/words-check");
  mkdirSync(join(folder, "bin"));
  const place = (text: string) => {
    writeFileSync(file, text);
    chmodSync(file, 0o755);
  };
  place(program);
  const base = {
    ".lanser/servers/words.yml": words,
    ".lanser/config.yml": "version: 1\nservers: [{ id: words }]\n",
    "a.txt": "right\n",
  };
  const repository = repositoryOf(base);
  const env = plainEnvironment({ PATH: `${join(folder, "bin")}:${process.env["PATH"]}` });
  const pinned = await lanser(["pin", "words@1.0.0", "--repo", repository], { cwd: repository, env });
  expect([pinned.code, pinned.stderr]).toEqual([0, expect.stringContaining("resolving words 1.0.0")]);
  const pins = {
    ".lanser/pins/words-1.0.0.json": readFileSync(join(repository, ".lanser/pins/words-1.0.0.json"), "utf8"),
  };
  const run = async (head: Files) => {
    const report = reportOf(
      await gate(repositoryOf({ ...base, ...pins }, head), {
        policy: byFile,
        cacheFolder: sharedCache,
        host: (host) => ({ ...host, env: { ...host.env, PATH: env["PATH"] } }),
      }),
    );
    const why = report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ");
    return [`${report.verdict}: ${why}`, ...findingLines(report)];
  };
  const found = await run({ "a.txt": "right\nwrong\n" });
  const asked = repositoryOf({ ...base, ...pins, "a.txt": "wrong\n" });
  const ask = (...flags: readonly string[]) =>
    lanser(["diag", "a.txt", "--cache", sharedCache, ...flags, "--repo", asked], { cwd: asked, env });
  const [unnamed, named] = [await ask(), await ask("--server", "words")];
  // What a tree describes is started for who names it, and for nobody else.
  expect([unnamed.code, unnamed.stdout + unnamed.stderr, named.code]).toEqual([
    66,
    expect.stringContaining("so Lanser starts it only if you name it"),
    0,
  ]);
  place(`${program}# other bytes\n`);
  expect([found, await run({ "a.txt": "right\nwrong\n" })]).toMatchInlineSnapshot(`
    [
      [
        "fail: new-finding: 1 new error",
        "new a.txt:2 null",
      ],
      [
        "inconclusive: server-configuration: words on base and head: words-check on PATH does not match the digest of pin 1.0.0: install the pinned program, or pin the found one with \`lanser pin words@VERSION\`",
      ],
    ]
  `);
});

test("doctor says what a canary is called, and is content once the description has it", async () => {
  const repository = repositoryOf({ ...described, ...clean, ".lanser/servers/docker.yml": guessed });
  const doctor = () =>
    lanser(["doctor", "--server", "docker", "--repo", repository, "--cache", sharedCache], {
      cwd: repository,
      env: plainEnvironment(),
    });
  const first = await doctor();
  write(repository, { ".lanser/servers/docker.yml": docker });
  const second = await doctor();
  const about = (text: string) =>
    text.split("\n").filter((line) => line.includes("dockerfile-language-server"));
  expect([first.code, ...about(first.stdout), second.code, ...about(second.stdout)]).toMatchInlineSnapshot(`
    [
      11,
      "dockerfile-language-server 0.15.0: not healthy: dockerfile-language-server: expected 0, found 38: Unknown instruction: BOGUS; to accept this result: \`codes: ["38"]\`",
      0,
      "dockerfile-language-server 0.15.0: healthy",
    ]
  `);
});

/** It is built first, from a thousand packages. */
test.runIf(isNight)(
  "golangci-lint, as the page describes it, is built, finds its mistakes, and what a change brings",
  async () => {
    const config = "version: 1\nservers: [{ id: golangci, version: 2.15.0, fail-on: error }]\n";
    const module = { "go.mod": "module example.com/a\n\ngo 1.24\n", "a.go": "package a\n" };
    const repository = repositoryOf(module, {
      ".lanser/servers/golangci.yml": block("package: cmd/golangci-lint"),
      ".lanser/config.yml": config,
    });
    const run = (...args: readonly string[]) =>
      lanser([...args, "--repo", repository], { cwd: repository, env: plainEnvironment() });
    expect((await run("pin", "golangci@2.15.0")).code).toBe(0);
    git(repository, "add", "--all");
    git(repository, "commit", "--quiet", "--message", "It is pinned");
    expect(await run("doctor", "--server", "golangci")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("golangci-lint 2.15.0: healthy"),
    });
    write(repository, { "late.go": "package a\n\nfunc Late() int {\n\tx := 1\n\tx = 2\n\treturn x\n}\n" });
    const { code, stdout } = await run("gate", "--base", "HEAD");
    expect([code, stdout]).toEqual([1, expect.stringContaining("late.go:4:2")]);
  },
  1_500_000,
);
