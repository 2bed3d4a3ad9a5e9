/**
 * The files for other systems before their judges: reviewdog itself, and the schema by which Jenkins takes JUnit XML (from
 * its xunit plugin, as pytest 9.2.0 hands it on), read by libxml2.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Report } from "../../src/model/report.ts";
import { rdjson } from "../../src/report/rdjson.ts";
import { renderJunit } from "../../src/report/surfaces.ts";
import { hostileTexts, hostileWholeReport, sampleReport } from "../report/hostile.ts";
import { findingOf, hostileReport, range, reportOf } from "../report/support.ts";
import { plainEnvironment } from "../support/command.ts";
import { folderOf, temporaryFolder, write } from "../support/files.ts";
import { installedPyright, sharedCache } from "../support/gate.ts";
import { commit, git, gitEnvironment, repositoryOf } from "../support/repository.ts";
import { toolsFolder } from "./installed.ts";
import { type OwnCheckout, ownCheckout } from "./own-checkout.ts";
import { programs } from "./programs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const shown = { show: "hint" } as const;

const reports: Readonly<Record<string, Report>> = {
  "with everything": sampleReport(),
  "with nothing": reportOf(),
  "of a run that is inconclusive": reportOf({
    failures: [{ code: "server-crashed", message: "pyright ended [x](1) {0}", hint: null }],
  }),
};

type Xmllint = {
  validateXML(of: {
    readonly xml: readonly { readonly fileName: string; readonly contents: string }[];
    readonly schema: readonly string[];
  }): Promise<{ readonly valid: boolean; readonly errors: readonly { readonly rawMessage: string }[] }>;
};

describe("JUnit XML follows the schema", () => {
  const schema = readFileSync(join(root, "test/tools/fixtures/junit-10.xsd"), "utf8");
  let faults: (texts: readonly string[]) => Promise<readonly string[]>;
  beforeAll(() => {
    const { validateXML } = createRequire(join(toolsFolder(), "package.json"))("xmllint-wasm") as Xmllint;
    faults = async (texts) => {
      const xml = texts.map((contents, at) => ({ fileName: `${at}.xml`, contents }));
      const { errors } = await validateXML({ xml, schema: [schema] });
      return errors.map(({ rawMessage }) => rawMessage);
    };
  }, 300_000);

  test.each(Object.entries(reports))("%s", async (_, report) => {
    expect(await faults([renderJunit(report, { reproduce: "lanser gate" })])).toEqual([]);
  });

  test("with hostile texts", async () => {
    const many = fc.sample(fc.oneof(hostileReport, hostileWholeReport), { numRuns: 300, seed: 1 });
    const texts = many.map((report, at) =>
      renderJunit(report, { reproduce: hostileTexts[at % hostileTexts.length] ?? "" }),
    );
    expect(await faults(texts)).toEqual([]);
  });

  test("and the judge is one: it refuses what is not so", async () => {
    const text = renderJunit(reportOf(), { reproduce: "lanser gate" });
    expect(await faults([text.replaceAll('tests="1" ', "")])).not.toEqual([]);
    expect(await faults([text.replace("pass:", "pass & <")])).not.toEqual([]);
  });
});

type Place = { readonly cwd: string; readonly mode: "nofilter" | "added"; readonly diff: string };

/** What reviewdog makes of a file, in its own words. */
function reviewdog(
  text: string,
  reporter: "local" | "rdjson" | "sarif",
  { cwd, mode, diff }: Place = { cwd: repositoryOf({}), mode: "nofilter", diff: "git diff" },
): string {
  const [program = "reviewdog"] = programs.reviewdog();
  const args = ["-f=rdjson", `-reporter=${reporter}`, `-filter-mode=${mode}`, `-diff=${diff}`];
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, input: text, encoding: "utf8" });
  if (status !== 0) throw new Error(`reviewdog ended with ${status}: ${stderr}`);
  return stdout;
}

describe("reviewdog", () => {
  beforeAll(() => void programs.reviewdog(), 600_000);

  test("prints a finding as a compiler does, and has its column in bytes", () => {
    const finding = findingOf({ message: "wrong\n  reason", range: range(3, 4, 3, 5) });
    const excerpts = new Map([[finding.id, { base: null, head: { line: 2, lines: ["a𐐀b"] } }]]);
    const text = rdjson(reportOf({ findings: [finding], excerpts }), shown);
    expect(JSON.parse(reviewdog(text, "sarif"))).toMatchObject({
      runs: [
        { results: [{ locations: [{ physicalLocation: { region: { startLine: 3, startColumn: 6 } } }] }] },
      ],
    });
    expect(reviewdog(text, "local")).toBe("app/billing.py:3:4: wrong — reason\n");
  });

  test("shows in the diff the cause of what is broken elsewhere, which it drops", () => {
    const lines = (text: string) => `${Array(9).fill("x = 1").join("\n")}\n${text}\n`;
    const cwd = repositoryOf(
      { "rates.py": lines("y = 1"), "billing.py": lines("z = 1") },
      { "rates.py": lines("y = 2") },
    );
    const cause = { path: "rates.py", range: range(10, 1, 10, 2), symbol: "y", how: "definition" } as const;
    const finding = findingOf({ path: "billing.py", range: range(10, 1, 10, 2), cause });
    const text = rdjson(reportOf({ findings: [finding] }), shown);
    const read = (mode: Place["mode"]) => reviewdog(text, "local", { cwd, mode, diff: "git diff HEAD~1" });
    expect(read("added")).toBe("rates.py:10:1: y breaks 1 place elsewhere\n");
    expect(read("nofilter").split("\n")).toHaveLength(3);
  });

  test.each(Object.entries(reports))("reads the file %s as it is written, for each reporter", (_, report) => {
    const text = rdjson(report, shown);
    const wanted = (JSON.parse(text) as { readonly diagnostics: readonly unknown[] }).diagnostics;
    expect(diagnosticsRead(text)).toHaveLength(wanted.length);
    reviewdog(text, "sarif");
    reviewdog(text, "local");
  });

  test("reads hostile texts as they are written", () => {
    const many = fc.sample(fc.oneof(hostileReport, hostileWholeReport), { numRuns: 100, seed: 2 });
    const diagnostics = many.flatMap(
      (report) =>
        (JSON.parse(rdjson(report, shown)) as { readonly diagnostics: readonly Diagnostic[] }).diagnostics,
    );
    const said = ({ message, code, location }: Diagnostic) => ({ message, code, location });
    const read = diagnosticsRead(JSON.stringify({ source: { name: "lanser" }, diagnostics }));
    expect(diagnostics.length).toBeGreaterThan(100);
    expect(read.map(said)).toEqual(diagnostics.map(said));
  });
});

type Diagnostic = { readonly message: string; readonly code?: unknown; readonly location: unknown };

function diagnosticsRead(text: string): readonly Diagnostic[] {
  const out = reviewdog(text, "rdjson");
  return (JSON.parse(out) as { readonly diagnostics?: readonly Diagnostic[] }).diagnostics ?? [];
}

const page = readFileSync(join(root, "docs/other-cis.md"), "utf8");
const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/gu)].map(([, text = ""]) => text);

describe("docs/other-cis.md", () => {
  test("has jobs that GitLab's own schema takes", () => {
    const jobs = blocks.filter((text) => text.includes("codequality:"));
    expect(jobs).toHaveLength(1);
    const folder = folderOf({ ".gitlab-ci.yml": jobs[0] ?? "" });
    const [program = "", ...first] = programs.checkJsonschema();
    const args = [...first, "--builtin-schema", "vendor.gitlab-ci", join(folder, ".gitlab-ci.yml")];
    expect(spawnSync(program, args, { encoding: "utf8" })).toMatchObject({ status: 0 });
    // What the job writes is what it hands over, also when the gate fails.
    const [job] = Object.values(parse(jobs[0] ?? "") as Record<string, Job>).filter((one) => "script" in one);
    expect(job?.artifacts).toMatchObject({
      when: "always",
      reports: { codequality: "lanser-codequality.json", junit: "lanser-junit.xml" },
    });
    expect(job?.script.join("\n")).toContain("--gitlab lanser-codequality.json --junit lanser-junit.xml");
  }, 300_000);
});

type Job = { readonly script: readonly string[]; readonly artifacts: unknown };

/** A function of one file, and its callers in another. */
const shop = {
  "rates.py": "def rate(year: int) -> float:\n    return 1.0 + year\n",
  "billing.py": "from rates import rate\n\nprint(rate(2026))\n",
};
const breaking = { "rates.py": "def rate(year: int, month: int) -> float:\n    return 1.0 + year + month\n" };
const wrong = 'Argument missing for parameter "month"';

describe("run as printed", () => {
  let own: OwnCheckout;
  beforeAll(async () => {
    await installedPyright();
    own = ownCheckout();
  }, 300_000);
  afterAll(() => own?.remove());

  test("the job for GitLab fails for a break in another file, and hands both files over", () => {
    const origin = repositoryOf(shop);
    git(origin, "switch", "--quiet", "--create", "topic");
    commit(origin, breaking);
    const [home, project] = [temporaryFolder(), join(temporaryFolder(), "project")];
    git(home, "clone", "--quiet", "--branch", "topic", origin, project);
    // The runner of GitLab fetches the commit of the pipeline alone.
    git(project, "update-ref", "-d", "refs/remotes/origin/main");
    const job = Object.values(parse(blocks.find((text) => text.includes("codequality:")) ?? "") as Jobs)[0];
    const env = plainEnvironment({
      HOME: home,
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: "main",
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: `url.file://${own.folder}.insteadOf`,
      GIT_CONFIG_VALUE_0: "https://github.com/lanser/lanser.git",
    });
    symlinkSync(sharedCache, join(project, ".lanser-cache"));
    const ran = spawnSync("sh", ["-e", "-c", job?.script.join("\n") ?? "exit 99"], {
      cwd: project,
      env,
      encoding: "utf8",
    });
    expect([ran.status, ran.stdout]).toEqual([1, expect.stringContaining(wrong)]);
    const quality = JSON.parse(readFileSync(join(project, "lanser-codequality.json"), "utf8"));
    expect(quality).toMatchObject([
      { severity: "critical", location: { path: "billing.py", lines: { begin: 3 } } },
    ]);
    expect(readFileSync(join(project, "lanser-junit.xml"), "utf8")).toContain(
      'tests="2" failures="1" errors="0"',
    );
  }, 120_000);

  test("the hook of pre-commit refuses a commit that breaks another file, and looks at what is staged alone", () => {
    const project = repositoryOf(shop);
    const config = {
      repos: [
        {
          repo: own.folder,
          rev: own.commit,
          hooks: [{ id: "lanser", args: ["--server", "pyright", "--cache", sharedCache] }],
        },
      ],
    };
    commit(project, { ".pre-commit-config.yaml": JSON.stringify(config) });
    const env = {
      ...gitEnvironment,
      PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
      HOME: temporaryFolder(),
      PYTHONPATH: programs.preCommit().at(-1) ?? "",
    };
    const run = (program: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(program, args, { cwd: project, env, encoding: "utf8" });
      return { status, said: stdout + stderr };
    };
    expect(run("python3", "-m", "pre_commit", "install")).toMatchObject({ status: 0 });
    write(project, breaking);
    const refused = run("git", "commit", "--quiet", "--all", "--message", "break");
    expect(refused).toEqual({ status: 1, said: expect.stringContaining(wrong) });
    expect(git(project, "log", "--format=%s", "-1")).toBe("change");
    // What breaks is in the working tree, and not in this commit.
    git(project, "reset", "--quiet");
    write(project, { "more.py": "x: int = 1\n" });
    git(project, "add", "more.py");
    expect(run("git", "commit", "--quiet", "--message", "more")).toEqual({
      status: 0,
      said: expect.stringMatching(/Lanser Gate\.+Passed/u),
    });
    expect(git(project, "status", "--short")).toBe(" M rates.py");
  }, 180_000);
});

type Jobs = Readonly<Record<string, Job>>;
