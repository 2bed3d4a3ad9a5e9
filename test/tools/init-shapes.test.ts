/**
 * What `lanser init` writes, run from the first step to the last on ten shapes of repositories: real package managers,
 * real servers. A clean pull request passes, and one that breaks an untouched file fails with that line.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { workflowPath } from "../../src/cli/init/compose.ts";
import { type Files, makeFolder, write } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { type Shape, shapes } from "../support/init-shapes.ts";
import { isNight, testByNight } from "../support/night.ts";
import { commit, git, repositoryAt } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { cloneAt, type Outcome, prepareAct, type Runner } from "./act.ts";
import { packagersFolder } from "./installed.ts";
import { pythonPackagers } from "./programs.ts";

const made = makeFolder();
let runner: Runner;

beforeAll(async () => {
  for (const program of Object.values(pythonPackagers)) program();
  packagersFolder();
  await installedTypescript();
  runner = await prepareAct();
}, 900_000);

afterAll(() => {
  runner?.remove();
  made.remove();
});

const runMsMax = 300_000;
const lockMsMax = 120_000;

/** In the folder of the lock. */
const lockers: Readonly<Record<string, () => readonly string[]>> = {
  "uv.lock": () => [...pythonPackagers["uv==0.13.9"](), "lock"],
  "poetry.lock": () => [...pythonPackagers["poetry==2.5.1"](), "lock"],
  "package-lock.json": () => ["npm", "install", "--package-lock-only", "--ignore-scripts"],
  "pnpm-lock.yaml": () => [pnpm(), "install", "--lockfile-only", "--ignore-scripts"],
};

function pnpm(): string {
  return globSync(join(packagersFolder(), "node_modules/@pnpm/exe.linux-*/pnpm"))[0] ?? "";
}

/** What poetry asks PyPI for by itself is not everywhere where its index is. */
const poetrySource =
  '\n[[tool.poetry.source]]\nname = "simple"\nurl = "https://packages.example/simple/"\npriority = "primary"\n';

/** Lock files name the registry that they were made with, so none is kept here. */
function lock(folder: string, { locks }: Shape): void {
  for (const path of Object.keys(locks)) {
    if (path === "poetry.lock") appendFileSync(join(folder, "pyproject.toml"), poetrySource);
    const [file = "", ...args] = lockers[path.split("/").at(-1) ?? ""]?.() ?? [];
    const cwd = join(folder, dirname(path));
    execFileSync(file, args, {
      cwd,
      env: { ...process.env, CI: "", POETRY_VIRTUALENVS_IN_PROJECT: "true" },
      timeout: lockMsMax,
      stdio: "pipe",
    });
  }
}

/** main has the project and, in a commit of its own, what `init` writes. */
async function mainOf(name: string, shape: Shape): Promise<string> {
  const repository = repositoryAt(join(made.folder, name.replaceAll(/\W+/gu, "-")), shape.files);
  lock(repository, shape);
  commit(repository, {}, "Locks");
  const { code, stderr } = await runInProcess(repository, ["init", "--write", "--no-try"], {});
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  commit(repository, {}, "What init writes");
  return repository;
}

let clones = 0;

/** The merge of a topic into main that a runner checks out for a pull request. */
function run(repository: string, topic: string): Promise<Outcome> {
  const main = git(repository, "rev-parse", "main");
  git(repository, "switch", "--quiet", "--detach", "main");
  git(repository, "merge", "--quiet", "--no-ff", "--message", "Merge", topic);
  const merge = git(repository, "rev-parse", "HEAD");
  git(repository, "branch", `merge-${merge}`);
  git(repository, "switch", "--quiet", "main");
  const members = {
    "repository.default_branch": "main",
    "pull_request.head.sha": topic,
    "pull_request.head.ref": "topic",
    "pull_request.base.sha": main,
    "pull_request.base.ref": "main",
  };
  const payload = Object.entries(members).reduce(
    (changed, [path, value]) => withMember(changed, path, value),
    webhook("pull_request", { action: "opened" }),
  );
  clones += 1;
  return runner.run({
    repository: cloneAt(repository, merge, join(made.folder, `clone-${clones}`)),
    workflow: { name: "lanser.yml", text: readFileSync(join(repository, workflowPath), "utf8") },
    event: "pull_request",
    payload,
    programs: imagePrograms(join(made.folder, `programs-${clones}`)),
  });
}

function topicOf(
  repository: string,
  files: Files,
  before: (folder: string) => void = () => undefined,
): string {
  git(repository, "switch", "--quiet", "--detach", "main");
  write(repository, files);
  before(repository);
  const topic = commit(repository, {});
  git(repository, "switch", "--quiet", "main");
  return topic;
}

/** What a runner's image has: pipx, which here takes from what is installed, and only these versions. */
function imagePrograms(folder: string): string {
  const hidden = join(folder, "hidden");
  mkdirSync(hidden, { recursive: true });
  const program = (path: string, text: string) => {
    writeFileSync(path, `#!/bin/sh\nset -e\n${text}\n`);
    chmodSync(path, 0o755);
  };
  const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(" ");
  for (const [requirement, line] of Object.entries(pythonPackagers))
    program(join(hidden, requirement), `exec ${quoted(line())} "$@"`);
  program(join(folder, "pipx"), `test "$1" = install\ncp "${hidden}/$2" "${folder}/$\{2%%=*}"`);
  return folder;
}

/** As people see it. */
function told({ jobs, steps, outputs, annotations }: Outcome) {
  const { verdict, new: introduced } = outputs;
  const shown = annotations.map(({ level, message = "" }) => `${level} ${message.split(": ")[0]}`);
  const failed = Object.entries(steps).flatMap(([name, result]) => (result === "success" ? [] : [name]));
  return { jobs, failed, verdict, introduced, shown };
}

const passing = { jobs: { Lanser: "success" }, failed: [], verdict: "pass", introduced: "0", shown: [] };

const failing = ({ finding }: Shape) => ({
  jobs: { Lanser: "failure" },
  failed: ["lanser/lanser"],
  verdict: "fail",
  introduced: "1",
  shown: [`error Breaks ${finding}`],
});

const all: readonly (readonly [string, Shape])[] = Object.entries(shapes);

const ofDay = ["uv workspace"];

describe("what init writes for", () => {
  test.each(isNight ? all : all.filter(([name]) => ofDay.includes(name)))(
    "%s passes a clean change and finds what another one breaks",
    async (name, shape) => {
      const repository = await mainOf(name, shape);
      const [touched = ""] = Object.keys(shape.breaking);
      const more = touched.endsWith(".py") ? "\n\nmore = 1\n" : "\nexport const more = 1;\n";
      const clean = topicOf(repository, { [touched]: `${shape.files[touched]}${more}` });
      const breaking = topicOf(repository, shape.breaking);
      const [passed, failed] = await Promise.all([run(repository, clean), run(repository, breaking)]);
      expect(told(passed)).toEqual(passing);
      expect(told(failed)).toEqual(failing(shape));
    },
    2 * runMsMax,
  );
});

testByNight(
  "what init writes for two projects side by side gives each root its own packages",
  async () => {
    const project = (name: string, needed: string) =>
      `[project]\nname = "${name}"\nversion = "1"\nrequires-python = ">=3.10"\ndependencies = ["${needed}"]\n`;
    const rate = (parameters: string) =>
      `import idna\n\n\ndef rate(${parameters}) -> int:\n    return len(idna.encode(name))\n`;
    const shape: Shape = {
      files: {
        ".gitignore": ".venv/\n",
        "one/pyproject.toml": project("one", "typing-extensions>=4"),
        "one/rates.py": "import typing_extensions\n",
        "two/pyproject.toml": project("two", "idna>=3"),
        "two/rates.py": rate("name: str"),
        "two/billing.py": 'from rates import rate\n\ntotal = rate("home")\n',
      },
      locks: { "one/uv.lock": "", "two/uv.lock": "" },
      breaking: { "two/rates.py": rate("name: str, year: int") },
      finding: "two/billing.py:3",
    };
    const repository = await mainOf("two projects", shape);
    const topic = topicOf(repository, shape.breaking);
    expect(told(await run(repository, topic))).toEqual(failing(shape));
  },
  runMsMax,
);

describe("a change of what is installed", () => {
  test(
    "has base checked with its own packages: what the bump breaks is new, and named",
    async () => {
      const shape = shapes["npm workspace"];
      const repository = await mainOf("npm bump", shape);
      const manifest = "packages/rate/package.json";
      const bumped = { [manifest]: shape.files[manifest].replace("2.1.0", "3.0.1") };
      const outcome = await run(
        repository,
        topicOf(repository, bumped, (folder) => lock(folder, shape)),
      );
      expect(outcome.annotations.map(({ file, message }) => `${file} ${message?.split(": ")[0]}`)).toEqual([
        "package-lock.json mitt 2.1.0 → 3.0.1 breaks packages/rate/emitter.ts:3",
      ]);
      expect(told(outcome)).toMatchObject({ verdict: "fail", introduced: "1", failed: ["lanser/lanser"] });
    },
    runMsMax,
  );

  testByNight(
    "that breaks nothing passes",
    async () => {
      const shape = shapes["requirements only"];
      const repository = await mainOf("pip bump", shape);
      const topic = topicOf(repository, { "requirements.txt": "idna==3.11\n" });
      expect(told(await run(repository, topic))).toEqual(passing);
    },
    runMsMax,
  );
});
