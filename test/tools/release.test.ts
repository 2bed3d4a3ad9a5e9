/** A release as the workflows make it, on a copy of this repository: by release-please itself, and by the scripts in the YAML. */
import { execFileSync } from "node:child_process";
import { chmodSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { temporaryFolder, write } from "../support/files.ts";
import { git } from "../support/repository.ts";
import { toolsFolder } from "./installed.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const day = /^\d{4}-\d{2}-\d{2}$/u;

type Changed = ReadonlyMap<string, { readonly content: string | null }>;
type Proposal = {
  readonly title: { readonly toString: () => string };
  readonly body: { readonly toString: () => string };
  readonly updates: readonly unknown[];
};
type ReleasePlease = {
  readonly setLogger: (logger: Readonly<Record<string, () => void>>) => void;
  readonly Manifest: {
    readonly fromManifest: (
      scm: unknown,
      branch: string,
    ) => Promise<{ readonly buildPullRequests: () => Promise<readonly Proposal[]> }>;
  };
  readonly LocalGitHub: new (
    repository: object,
    api: object,
    folder: string,
  ) => { readonly buildChangeSet: (updates: readonly unknown[], branch: string) => Promise<Changed> };
};

let releasePlease: ReleasePlease;
beforeAll(() => {
  const load = createRequire(join(toolsFolder(), "package.json"));
  releasePlease = {
    ...load("release-please"),
    // The class behind `release-please --local`.
    ...load("./node_modules/release-please/build/src/local-github.js"),
  };
  const quiet = () => undefined;
  releasePlease.setLogger({ error: quiet, warn: quiet, info: quiet, debug: quiet, trace: quiet });
}, 240_000);

/** This repository's release files, behind the commit from which on its subjects are conventional. */
function copy(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", "What was before");
  const marked = git(folder, "rev-parse", "HEAD");
  const own = (path: string) => readFileSync(join(root, path), "utf8");
  const configuration = JSON.parse(own("release-please-config.json"));
  write(folder, {
    "package.json": own("package.json"),
    "package-lock.json": own("package-lock.json"),
    "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n### Added\n\n* What a person wrote.\n",
    ".release-please-manifest.json": own(".release-please-manifest.json"),
    "release-please-config.json": JSON.stringify({ ...configuration, "bootstrap-sha": marked }),
    ...files,
  });
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--message", "feat: judge a change");
  git(folder, "commit", "--quiet", "--allow-empty", "--message", "fix: keep the order of findings");
  return folder;
}

/** What release-please proposes for the branch main: its title, its notes, and the files that it changes. */
async function proposal(folder: string, released: readonly string[]) {
  async function* each<T>(values: readonly T[]): AsyncGenerator<T> {
    yield* values;
  }
  const release = (tagName: string) => ({
    id: 1,
    tagName,
    sha: git(folder, "rev-parse", tagName),
    url: "",
    notes: "",
  });
  const repository = { owner: "lanser", repo: "lanser", defaultBranch: "main" };
  const scm = new releasePlease.LocalGitHub(
    repository,
    {
      releaseIterator: () => each(released.map(release)),
      tagIterator: () => each(released.map((name) => ({ name, sha: git(folder, "rev-parse", name) }))),
      pullRequestIterator: () => each([]),
    },
    folder,
  );
  const proposed = await (await releasePlease.Manifest.fromManifest(scm, "main")).buildPullRequests();
  const [one] = proposed;
  if (one === undefined) return undefined;
  const changed = await scm.buildChangeSet(one.updates, "main");
  const files = Object.fromEntries([...changed].map(([path, { content }]) => [path, content ?? ""]));
  return { title: one.title.toString(), notes: one.body.toString(), files };
}

describe("release-please", () => {
  test("opens the first release from the commits behind the marked one", async () => {
    const proposed = await proposal(copy({ ".release-please-manifest.json": "{}" }), []);
    expect(proposed?.title).toBe("chore(main): release 0.1.0");
    expect(proposed?.notes).toContain("judge a change");
    expect(proposed?.notes).toContain("keep the order of findings");
    expect(proposed?.notes).not.toContain("What was before");
    expect(Object.keys(proposed?.files ?? {}).sort()).toEqual([
      ".release-please-manifest.json",
      "package-lock.json",
      "package.json",
    ]);
    expect(JSON.parse(proposed?.files[".release-please-manifest.json"] ?? "")).toEqual({ ".": "0.1.0" });
  });

  test("opens a minor release for a feature behind a release", async () => {
    const folder = copy({ ".release-please-manifest.json": '{ ".": "0.1.0" }' });
    git(folder, "tag", "v0.1.0");
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "feat: ask one more server");
    const proposed = await proposal(folder, ["v0.1.0"]);
    expect(proposed?.title).toBe("chore(main): release 0.2.0");
    expect(JSON.parse(proposed?.files["package.json"] ?? "").version).toBe("0.2.0");
    expect(proposed?.notes).not.toContain("judge a change");
  });

  test("opens none where no commit is for users", async () => {
    const folder = copy({ ".release-please-manifest.json": '{ ".": "0.1.0" }' });
    git(folder, "tag", "v0.1.0");
    git(folder, "commit", "--quiet", "--allow-empty", "--message", "docs: say it better");
    expect(await proposal(folder, ["v0.1.0"])).toBeUndefined();
  });
});

type Workflow = {
  readonly jobs: Readonly<
    Record<string, { readonly needs?: string | readonly string[]; readonly steps: readonly Step[] }>
  >;
};
type Step = { readonly run?: string };

const workflow = (name: string): Workflow =>
  parse(readFileSync(join(root, ".github/workflows", name), "utf8"));
const scriptOf = (name: string, job: string): string =>
  workflow(name)
    .jobs[job]?.steps.flatMap(({ run }) => run ?? [])
    .at(-1) ?? "";

/** Runs a step's script in the folder, where `gh` is the given script. */
function runStep(script: string, folder: string, gh: string, env: Readonly<Record<string, string>>): string {
  const programs = temporaryFolder();
  write(programs, { gh: `#!/usr/bin/env bash\nset -eu\n${gh}` });
  chmodSync(join(programs, "gh"), 0o755);
  return execFileSync("bash", ["-e", "-o", "pipefail", "-c", script], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...env, PATH: `${programs}${delimiter}${process.env["PATH"]}` },
  });
}

test("the commit of the bundles names what is unreleased after the version, and today", () => {
  const folder = copy({ "dist/cli.js": "" });
  const remote = temporaryFolder();
  git(remote, "init", "--quiet", "--bare");
  git(folder, "remote", "add", "origin", remote);
  write(folder, { "dist/cli.js": "fresh\n" });
  runStep(scriptOf("release-please.yml", "commit"), folder, "", { BRANCH: "release" });
  const heading = /^## (\S+) \((\S+)\)$/mu.exec(git(remote, "show", "release:CHANGELOG.md"));
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect([heading?.[1], day.test(heading?.[2] ?? "")]).toEqual([version, true]);
  expect(git(remote, "show", "release:dist/cli.js")).toBe("fresh");
  execFileSync(process.execPath, [join(root, "scripts/subjects.mjs")], { cwd: folder });
});

/** What GitHub says of tags, from a repository on disk: the calls of the job, and no others. */
const tagsOfGitHub = `
case "$*" in
  "api --paginate "*) git for-each-ref --format='%(refname)' "refs/tags/$(basename "$3")*" ;;
  "api --silent --method PATCH "*|"api --silent --method POST "*)
    name=$(printf '%s\\n' "$@" | sed -n 's#^ref=##p')
    [ -n "$name" ] || name="refs/tags/$(basename "$5")"
    git update-ref "$name" "$(printf '%s\\n' "$@" | sed -n 's#^sha=##p')" ;;
  "api --silent "*) git rev-parse --quiet --verify "refs/tags/$(basename "$3")" > /dev/null ;;
  *) exit 99 ;;
esac
`;

describe("the moving tags", () => {
  const moved = (folder: string, version: string) => {
    runStep(scriptOf("release.yml", "tags"), folder, tagsOfGitHub, {
      REPOSITORY: "lanser/lanser",
      VERSION: version,
      COMMIT: git(folder, "rev-parse", version),
    });
    const at = (name: string) => git(folder, "tag", "--points-at", name, "--list", "v*.*.*");
    return ["v0", "v0.1", "v0.2"].flatMap((name) =>
      git(folder, "tag", "--list", name) === "" ? [] : [`${name} = ${at(name)}`],
    );
  };
  const release = (folder: string, version: string) => {
    git(folder, "commit", "--quiet", "--allow-empty", "--message", `chore: release ${version}`);
    git(folder, "tag", version);
  };

  test("follow the newest release of their line, and an older one does not take them back", () => {
    const folder = temporaryFolder();
    git(folder, "init", "--quiet");
    release(folder, "v0.1.0");
    expect(moved(folder, "v0.1.0")).toEqual(["v0 = v0.1.0", "v0.1 = v0.1.0"]);
    release(folder, "v0.1.10");
    expect(moved(folder, "v0.1.10")).toEqual(["v0 = v0.1.10", "v0.1 = v0.1.10"]);
    release(folder, "v0.2.0");
    expect(moved(folder, "v0.2.0")).toEqual(["v0 = v0.2.0", "v0.1 = v0.1.10", "v0.2 = v0.2.0"]);
    release(folder, "v0.1.11");
    expect(moved(folder, "v0.1.11")).toEqual(["v0 = v0.2.0", "v0.1 = v0.1.11", "v0.2 = v0.2.0"]);
  });

  test("do not wait for npm", () => {
    const { jobs } = workflow("release.yml");
    const waitsFor = (job: string): readonly string[] =>
      [jobs[job]?.needs ?? []].flat().flatMap((one) => [one, ...waitsFor(one)]);
    expect(waitsFor("tags")).not.toEqual([]);
    expect(waitsFor("tags")).not.toContain("publish");
  });
});
