/**
 * What a run prints to be pasted, pasted: in a clean clone of a developer, who has none of the runner's commits, it gives the
 * same report, byte for byte. The remote is one that gives any commit by its name, as GitHub does; the registry of npm is on
 * loopback, and has our own package as it is packed.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callerOf } from "../../src/cli/program/caller.ts";
import { noChosenOptions, reproduceChosen } from "../../src/cli/program/reproduce.ts";
import { surroundingsOf } from "../../src/cli/program/where.ts";
import type { Report } from "../../src/model/report.ts";
import { reportFromV1 } from "../../src/model/report-from-v1.ts";
import { version } from "../../src/platform/version.ts";
import { validateReportV1 } from "../../src/schemas/generated/report.v1.ts";
import {
  base,
  breaking,
  checkOut,
  config,
  harmless,
  pullRequest,
  push,
  remote,
  zero,
} from "../action/histories.ts";
import { type Job, prepareRunner, type Step } from "../action/runner.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { type Files, makeFolder } from "../support/files.ts";
import { sharedCache } from "../support/gate.ts";
import { isNight, testByNight } from "../support/night.ts";
import { git } from "../support/repository.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { type OwnCheckout, ownCheckout } from "./own-checkout.ts";
import { registry, relayTo } from "./relay.ts";

const made = makeFolder();
let own: OwnCheckout;
let run: (name: string, job: Job) => Promise<Step>;
beforeAll(async () => {
  run = await prepareRunner(made.folder);
  own = ownCheckout();
}, 300_000);
afterAll(() => {
  made.remove();
  own?.remove();
});

const later: Files = { "billing.py": `# Billing.\n# Rates.\n${base["billing.py"]}` };
const nested = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`services/shop/${path}`, text]));
const other = "version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: warning }\n";

type Event = (name: string) => { readonly url: string; readonly job: Job };

/** One for each way in which base and head are found. */
const events = {
  "pull_request: a merge commit that no branch has": (name) => {
    const { url, commits } = remote(made.folder, name, base, breaking, later);
    return {
      url,
      job: jobOf("pull_request", pullRequest("opened", commits), workspace(name, url, "refs/pull/1/merge")),
    };
  },
  "pull_request: one that adopts the gate": (name) => {
    const { url, commits } = remote(made.folder, name, base, { ...harmless, ...config("hint") }, later);
    return {
      url,
      job: jobOf("pull_request", pullRequest("opened", commits), workspace(name, url, "refs/pull/1/merge")),
    };
  },
  "pull_request: the configuration of base, and a folder below the top": (name) => {
    const first = { ...nested(base), "services/shop/gate.yml": other };
    const { url, commits } = remote(made.folder, name, first, nested(breaking), { "more.txt": "1\n" });
    const job = jobOf(
      "pull_request",
      pullRequest("opened", commits),
      workspace(name, url, "refs/pull/1/merge"),
    );
    return { url, job: { ...job, inputs: { "working-directory": "services/shop", config: "gate.yml" } } };
  },
  "pull_request: its own head": (name) => {
    const { url, commits } = remote(made.folder, name, base, breaking, later);
    const folder = workspace(name, url, "refs/heads/topic");
    return { url, job: jobOf("pull_request", pullRequest("synchronize", commits), folder) };
  },
  "push to the default branch": (name) => {
    const { url, commits } = remote(made.folder, name, base, { "more.txt": "1\n" }, breaking);
    const payload = push(
      { deleted: true },
      { ref: "refs/heads/main", before: commits.fork, after: commits.main, deleted: false },
    );
    return { url, job: jobOf("push", payload, workspace(name, url, "refs/heads/main")) };
  },
  "push to the default branch, forced": (name) => {
    const { url, commits } = remote(made.folder, name, base, { "more.txt": "1\n" }, breaking);
    const payload = push(
      { deleted: true },
      {
        ref: "refs/heads/main",
        before: commits.topic,
        after: commits.main,
        deleted: false,
        forced: true,
      },
    );
    return { url, job: jobOf("push", payload, workspace(name, url, "refs/heads/main")) };
  },
  "push of a new branch, advisory": (name) => {
    const { url, commits } = remote(made.folder, name, base, breaking, later);
    const payload = push({ created: true }, { ref: "refs/heads/topic", after: commits.topic, before: zero });
    const job = jobOf("push", payload, workspace(name, url, "refs/heads/topic"));
    return { url, job: { ...job, inputs: { ...job.inputs, "fail-on": "never" } } };
  },
  merge_group: (name) => {
    const { url, commits } = remote(made.folder, name, base, breaking, later);
    const payload = withMember(
      withMember(webhook("merge_group"), "merge_group.base_sha", commits.main),
      "merge_group.head_sha",
      commits.merge,
    );
    return { url, job: jobOf("merge_group", payload, workspace(name, url, "refs/pull/1/merge")) };
  },
  schedule: (name) => {
    const { url } = remote(made.folder, name, base, { "more.txt": "1\n" }, breaking);
    const payload = { schedule: "0 4 * * *" };
    return { url, job: jobOf("schedule", payload, workspace(name, url, "refs/heads/main")) };
  },
  repository_dispatch: (name) => {
    const { url } = remote(made.folder, name, base, { "more.txt": "1\n" }, breaking);
    const payload = { action: "checked", client_payload: {} };
    return { url, job: jobOf("repository_dispatch", payload, workspace(name, url, "refs/heads/main")) };
  },
  workflow_dispatch: (name) => {
    const { url, commits } = remote(made.folder, name, base, breaking, later);
    const job = jobOf(
      "workflow_dispatch",
      webhook("workflow_dispatch"),
      workspace(name, url, "refs/heads/topic"),
    );
    return { url, job: { ...job, inputs: { ...job.inputs, base: commits.fork } } };
  },
} as const satisfies Readonly<Record<string, Event>>;

function jobOf(event: string, payload: unknown, folder: string): Job {
  return { event, payload, workspace: folder, inputs: { servers: "pyright" } };
}

function workspace(name: string, url: string, ref: string): string {
  return checkOut(join(made.folder, "workspaces", name), url, ref, "one commit");
}

const root = fileURLToPath(new URL("../..", import.meta.url));

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/** The clone of a developer, who has every branch and no merge commit; the remote is GitHub's as far as fetching goes. */
function cleanClone(name: string, url: string): string {
  git(made.folder, "-C", url.replace("file://", ""), "config", "uploadpack.allowAnySHA1InWant", "true");
  const clone = join(made.folder, "developers", name, "shop");
  mkdirSync(dirname(clone), { recursive: true });
  git(made.folder, "clone", "--quiet", url, clone);
  return clone;
}

/** Pastes a line, and gives the digest of the report that it leads to. */
async function paste(line: string, folder: string, more: Readonly<Record<string, string>> = {}) {
  const home = join(dirname(folder), "home");
  if (!existsSync(home)) {
    mkdirSync(join(home, "cache"), { recursive: true });
    symlinkSync(sharedCache, join(home, "cache/lanser"));
  }
  const env = plainEnvironment({
    HOME: home,
    XDG_CACHE_HOME: join(home, "cache"),
    PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: `url.file://${own.folder}.insteadOf`,
    GIT_CONFIG_VALUE_0: "https://github.com/lanser/lanser.git",
    ...more,
  });
  const report = join(home, "report.json");
  rmSync(report, { force: true });
  const ran = await start(["sh", "-c", `${line} --report ${report}`], { cwd: folder, env }).ended;
  return { ...ran, digest: existsSync(report) ? sha256(readFileSync(report)) : "none" };
}

function lineIn(summary: string): string {
  return /Reproduce: `([^`]+)`/u.exec(summary)?.[1] ?? "";
}

/** The others by night: they differ in how the runner came by its commits, and the line names those alike. */
const ofDay: readonly (keyof typeof events)[] = [
  "pull_request: the configuration of base, and a folder below the top",
];

test.each(isNight ? (Object.keys(events) as (keyof typeof events)[]) : ofDay)(
  "%s",
  async (name) => {
    const id = name.replaceAll(/\W+/gu, "-");
    const { url, job } = events[name](id);
    const step = await run(id, job);
    const report = step.files["temp/lanser/report.json"] ?? "";
    const line = lineIn(step.summary);
    expect(line).toMatch(/^git fetch --quiet origin [0-9a-f]{40} [0-9a-f]{40} && /u);
    const { code, stderr, digest } = await paste(line, cleanClone(id, url));
    expect([code, digest], stderr).toEqual([step.code, sha256(report)]);
  },
  120_000,
);

test("with the first release, the package from the registry", async () => {
  const { url, job } = events["pull_request: a merge commit that no branch has"]("released");
  const step = await run("released", job);
  const text = step.files["temp/lanser/report.json"] ?? "";
  const read = reportFromV1(text, validateReportV1);
  if (read.kind !== "report") throw new Error("The report cannot be read.");
  const report: Report = read.report;
  const env = { GITHUB_ACTIONS: "true", GITHUB_REPOSITORY: "acme/shop" };
  const host = { env, cwd: "/", programFile: undefined, where: surroundingsOf(env) };
  const caller = callerOf(host, { isReleased: true });
  const line = reproduceChosen(report, { ...noChosenOptions, servers: ["pyright"] }, caller);
  const packed = join(made.folder, "packed");
  mkdirSync(packed);
  execFileSync("npm", ["pack", "--silent", "--pack-destination", packed], {
    cwd: own.folder,
    stdio: "ignore",
  });
  const tarball = readFileSync(join(packed, readdirSync(packed)[0] ?? ""));
  const manifest = JSON.parse(readFileSync(join(own.folder, "package.json"), "utf8")) as object;
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  const asked: string[] = [];
  await using relay = await relayTo(registry(), asked, {
    "/lanser": {
      type: "application/json",
      body: (address) =>
        JSON.stringify({
          name: "lanser",
          "dist-tags": { latest: version },
          versions: { [version]: { ...manifest, dist: { integrity, tarball: `${address}lanser.tgz` } } },
        }),
    },
    "/lanser.tgz": { type: "application/octet-stream", body: () => tarball },
  });
  const clone = cleanClone("released", url);
  // A cache of its own: what npm has by its digest it does not ask for.
  const npm = { npm_config_registry: relay.url, npm_config_cache: join(made.folder, "npm-cache") };
  const { code, stderr, digest } = await paste(line, clone, npm);
  expect([code, digest], stderr).toEqual([1, sha256(text)]);
  expect(asked).toContain("/lanser.tgz");
}, 240_000);

testByNight(
  "in a clone of this repository, its own script, which brings its own Node",
  async () => {
    const parts = ["package.json", "package-lock.json", ".npmrc", "scripts/run.mjs"];
    const bundles = readdirSync(join(own.folder, "dist"), { recursive: true, encoding: "utf8" })
      .map((path) => join("dist", path))
      .filter((path) => statSync(join(own.folder, path)).isFile());
    const textsIn = (folder: string, paths: readonly string[]): Files =>
      Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
    const first = { ...textsIn(root, parts), ...textsIn(own.folder, bundles) };
    const { url, commits } = remote(made.folder, "own", { ...base, ...first }, breaking, later);
    const payload = pullRequest("opened", commits);
    const job = jobOf("pull_request", payload, workspace("own", url, "refs/pull/1/merge"));
    const step = await run("own", { ...job, repository: "lanser/lanser" });
    const line = lineIn(step.summary);
    expect(line).toMatch(
      / && npm run -s gate -- --base-exact [0-9a-f]{40} --head [0-9a-f]{40} --server pyright$/u,
    );
    const { code, stderr, digest } = await paste(line, cleanClone("own", url));
    expect([code, digest], stderr).toEqual([1, sha256(step.files["temp/lanser/report.json"] ?? "")]);
  },
  240_000,
);

test("at a terminal, the line names the bundle from where it was called", async () => {
  const { url } = remote(made.folder, "terminal", base, breaking, later);
  const clone = cleanClone("terminal", url);
  const call = `node ${own.folder}/dist/cli.js gate --base origin/main --head origin/topic --server pyright`;
  const first = await paste(call, clone);
  const line = /^ {2}reproduce: (.+)$/mu.exec(first.stdout)?.[1] ?? "";
  expect(line).toMatch(
    /^node \.\.\/\S+\/dist\/cli\.js gate --base-exact [0-9a-f]{40} --head [0-9a-f]{40} --server pyright$/u,
  );
  const { code, digest } = await paste(line, clone);
  expect([code, digest]).toEqual([first.code, first.digest]);
}, 120_000);
