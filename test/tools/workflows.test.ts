/** Every workflow that we run or hand out, and action.yml, through the checkers that others will use on them. */
import { execFileSync, spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compose, workflowPath } from "../../src/cli/init/compose.ts";
import type { Detected, Install } from "../../src/cli/init/detect.ts";
import { folderOf, makeFolder } from "../support/files.ts";
import { toolsFolder } from "./installed.ts";
import { programs } from "./programs.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Document = { readonly name: string; readonly text: string };

const own = documentsOf(".github/workflows");
const examples = documentsOf("examples/workflows");
const readme: Document = { name: "README.md.yml", text: readmeWorkflow() };
const written = (
  [
    { by: "uv", file: "uv.lock" },
    { by: "poetry", file: "poetry.lock" },
    { by: "pdm", file: "pdm.lock" },
    { by: "requirements", files: ["requirements.txt", "requirements-dev.txt"] },
    { by: "project", file: "setup.py" },
    { by: "nothing" },
  ] as const satisfies readonly Install[]
).map(initWorkflow);
const workflows = [...own, ...examples, ...written, readme];
const dependabot: Document = {
  name: "dependabot.yml",
  text: readFileSync(join(root, ".github/dependabot.yml"), "utf8"),
};
const action: Document = { name: "action.yml", text: readFileSync(join(root, "action.yml"), "utf8") };

beforeAll(() => {
  // Whatever is not there yet is compiled or downloaded.
  for (const program of Object.values(programs)) program();
  toolsFolder();
}, 900_000);

describe("actionlint", () => {
  test("finds nothing in any workflow", () => {
    expect(actionlint(workflows)).toEqual([]);
  });

  test("finds an input that the action does not have", () => {
    const wrong = planted("pull-request.yml", "servers: pyright", "server: pyright");
    expect(actionlint([wrong]).join("\n")).toContain('input "server" is not defined in action');
  });
});

describe("zizmor", () => {
  test("finds nothing in what we run, not even with every audit", () => {
    expect(zizmor([...own, action, dependabot], "rules: {}")).toEqual([]);
  });

  test("finds nothing in what we hand out but that our own action has a name instead of a commit", () => {
    expect(zizmor([...examples, ...written], handedOut)).toEqual([]);
  });

  test("finds nothing in the README but that it names versions instead of commits, to be read", () => {
    expect(zizmor([readme], namedVersions, "regular")).toEqual([]);
  });

  test("finds a trigger that gives a change's code the rights of base", () => {
    const wrong = planted("merge-queue.yml", "  pull_request:", "  pull_request_target:");
    expect(zizmor([wrong], handedOut)).toEqual(["merge-queue.yml: dangerous-triggers"]);
  });

  test("finds an action of somebody else that is not pinned", () => {
    const wrong = planted("merge-queue.yml", /actions\/setup-python@\w+ # \S+/, "actions/setup-python@v7");
    expect(zizmor([wrong], handedOut)).toEqual(["merge-queue.yml: unpinned-uses"]);
  });

  test("finds a credential that stays, in action.yml's neighbours and in the README alike", () => {
    const wrong = { ...readme, text: readme.text.replace("persist-credentials: false", "clean: true") };
    expect(zizmor([wrong], namedVersions, "regular")).toEqual(["README.md.yml: artipacked"]);
  });
});

describe("the published schemas", () => {
  test("hold for every workflow and for action.yml", () => {
    expect(schemaProblems("vendor.github-workflows", workflows)).toEqual([]);
    expect(schemaProblems("vendor.github-actions", [action])).toEqual([]);
  });

  test("do not hold for a misspelt key and for a runtime that does not exist", () => {
    const wrong = planted("push.yml", "runs-on:", "run-on:");
    expect(schemaProblems("vendor.github-workflows", [wrong]).join("\n")).toContain("run-on");
    const old = { ...action, text: action.text.replace("using: node24", "using: node28") };
    expect(schemaProblems("vendor.github-actions", [old]).join("\n")).toContain("node28");
  });
});

describe("GitHub's own parser", () => {
  let github: GitHub;

  beforeAll(async () => {
    github = await githubParser();
  });

  test("finds nothing in any workflow or in action.yml", async () => {
    expect(await github([...workflows, action])).toEqual([]);
  });

  test.each([
    ["a context that does not exist", "github.ref }}", "github.reff }}", "reff"],
    [
      "an input that the action does not have",
      "servers: pyright",
      "server: pyright",
      "Invalid action input 'server'",
    ],
    ["a permission that does not exist", "contents: read", "content: read", "Unexpected value 'content'"],
  ])("finds %s", async (_, right, wrong, said) => {
    expect((await github([planted("merge-queue.yml", right, wrong)])).join("\n")).toContain(said);
  });

  test("finds a key that an action does not have", async () => {
    const wrong = { ...action, text: action.text.replace("  main: ", "  mian: ") };
    expect((await github([wrong])).join("\n")).toContain("mian");
  });
});

describe("what we hand out", () => {
  test("gives a reason beside every permission", () => {
    const bare = [...own, ...examples, ...written].flatMap(({ name, text }) =>
      text.split("\n").flatMap((line) => {
        const isGrant = /^\s+[\w-]+: (?:read|write)\b/.test(line);
        return isGrant && !line.includes(" # ") ? [`${name}: ${line.trim()}`] : [];
      }),
    );
    expect(bare).toEqual([]);
  });

  test("pins each action to one commit everywhere", () => {
    const pins = new Map<string, Set<string>>();
    for (const { text } of [...examples, ...written]) {
      for (const [, name = "", pin = ""] of text.matchAll(/uses: ([^@\s]+)@(.+)$/gm)) {
        pins.set(name, (pins.get(name) ?? new Set()).add(pin));
      }
    }
    const several = [...pins].filter(([, all]) => all.size > 1);
    expect(several, "examples/workflows and src/cli/init/compose.ts").toEqual([]);
    expect([...pins].filter(([name, all]) => ![...all].every((pin) => isPinned(name, pin)))).toEqual([]);
  });

  test("is, in the README, the shortest of the examples", () => {
    const shortest = examples.filter(({ name }) => name === "pull-request.yml").map(stepsOf);
    expect(shortest).toEqual([stepsOf(readme)]);
  });
});

function isPinned(name: string, pin: string): boolean {
  return name === "lanser/lanser" ? pin === "v1" : /^[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(pin);
}

/** Without versions, and without what the README leaves out to be short. */
function stepsOf({ text }: Document): unknown {
  return parse(text).jobs.lanser.steps.map((step: { readonly uses?: string }) =>
    step.uses === undefined ? step : { ...step, uses: step.uses.split("@")[0] },
  );
}

function documentsOf(folder: string): readonly Document[] {
  return globSync("*.yml", { cwd: join(root, folder) })
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), "utf8") }));
}

function readmeWorkflow(): string {
  const blocks = readFileSync(join(root, "README.md"), "utf8").matchAll(/^```yaml\n(.*?)^```$/gms);
  return [...blocks].map(([, text = ""]) => text).find((text) => /^on:/m.test(text)) ?? "";
}

function initWorkflow(install: Install): Document {
  const detected: Detected = {
    servers: [{ id: "pyright", sources: 1, example: "a.py" }],
    python: { install, version: { version: "3.12" }, isEnvironmentListed: false },
    defaultBranch: null,
    workflow: null,
    files: 1,
  };
  const text = compose(detected).find(({ path }) => path === workflowPath)?.text ?? "";
  return { name: `init-${install.by}.yml`, text };
}

/** One of the examples with a fault in it. */
function planted(name: string, right: string | RegExp, wrong: string): Document {
  const document = examples.find((one) => one.name === name);
  const text = document?.text.replace(right, wrong) ?? "";
  if (text === document?.text) throw new Error(`${name} has no ${right} to be replaced`);
  return { name, text };
}

/** Where our action is the repository's own, actionlint compares inputs with action.yml. */
function actionlint(documents: readonly Document[]): readonly string[] {
  const ours = documents.map(({ name, text }) => ({ name, text: text.replaceAll("lanser/lanser@v1", "./") }));
  const folder = repositoryWith(ours);
  const { stdout } = run(
    [...programs.actionlint(), "-no-color", "-oneline", "-shellcheck=", "-pyflakes="],
    folder,
  );
  return stdout.split("\n").filter((line) => line !== "");
}

/** A release cannot hold its own commit, and the shortest example is ten lines. */
const handedOut = `rules:
  unpinned-uses: { config: { policies: { "lanser/lanser": ref-pin, "*": hash-pin } } }
  concurrency-limits: { ignore: [pull-request.yml] }
`;
const namedVersions = `rules:
  unpinned-uses: { config: { policies: { "*": ref-pin } } }
`;

function zizmor(
  documents: readonly Document[],
  configuration: string,
  persona: "auditor" | "regular" = "auditor",
): readonly string[] {
  const folder = repositoryWith(documents, { "zizmor.yml": configuration });
  const options = [
    "--offline",
    `--persona=${persona}`,
    "--format=json",
    "--strict-collection",
    "--no-progress",
  ];
  const line = [...programs.zizmor(), ...options, "--config", "zizmor.yml", "."];
  const found = JSON.parse(run(line, folder).stdout) as readonly ZizmorFinding[];
  return found
    .filter(({ ignored }) => !ignored)
    .map(({ ident, locations }) => `${fileOf(locations[0]?.symbolic.key)}: ${ident}`);
}

type ZizmorFinding = {
  readonly ident: string;
  readonly ignored: boolean;
  readonly locations: readonly { readonly symbolic: { readonly key: unknown } }[];
};

/** The key's form is zizmor's own; the name of the file is in it. */
function fileOf(key: unknown): string {
  return /[\w.-]+\.yml/.exec(JSON.stringify(key))?.[0] ?? JSON.stringify(key);
}

function schemaProblems(schema: string, documents: readonly Document[]): readonly string[] {
  const folder = folderOf(Object.fromEntries(documents.map(({ name, text }) => [name, text])));
  const options = ["--builtin-schema", schema, "--output-format", "json"];
  const line = [...programs.checkJsonschema(), ...options, ...documents.map(({ name }) => name)];
  const said = JSON.parse(run(line, folder).stdout) as { readonly status: string };
  return said.status === "ok" ? [] : [JSON.stringify(said)];
}

/** As a repository has them, with the action in it. */
function repositoryWith(
  documents: readonly Document[],
  files: Readonly<Record<string, string>> = {},
): string {
  const folder = folderOf({
    "action.yml": action.text,
    "dist/action.js": "",
    ...files,
    ...Object.fromEntries(documents.map(({ name, text }) => [placeOf(name), text])),
  });
  execFileSync("git", ["init", "--quiet", folder]);
  return folder;
}

function placeOf(name: string): string {
  const places: Readonly<Record<string, string>> = {
    "action.yml": "action.yml",
    "dependabot.yml": ".github/dependabot.yml",
  };
  return places[name] ?? `.github/workflows/${name}`;
}

type GitHub = (documents: readonly Document[]) => Promise<readonly string[]>;

/** The packages import JSON in a way that plain Node refuses, so they are bundled first. */
async function githubParser(): Promise<GitHub> {
  const { folder, remove } = makeFolder();
  const outfile = join(folder, "parser.mjs");
  await build({
    stdin: { contents: parserSource, resolveDir: toolsFolder(), loader: "js" },
    outfile,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  const { check } = (await import(pathToFileURL(outfile).href)) as {
    check: (
      documents: readonly (Document & { place: string })[],
      inputs: object,
    ) => Promise<readonly string[]>;
  };
  remove();
  const ours = Object.keys(parse(action.text).inputs);
  return (documents) =>
    check(
      documents.map((document) => ({ ...document, place: placeOf(document.name) })),
      { ...inputsOfOthers, "lanser/lanser": ours },
    );
}

/** What their action.yml has at the commits that we pin, as far as we use it. */
const inputsOfOthers: Readonly<Record<string, readonly string[]>> = {
  "actions/checkout": ["fetch-depth", "persist-credentials", "ref"],
  "actions/setup-node": ["node-version", "package-manager-cache", "registry-url"],
  "actions/setup-python": ["python-version", "python-version-file"],
  "actions/upload-artifact": ["if-no-files-found", "name", "path", "retention-days"],
  "actions/download-artifact": ["github-token", "name", "path", "run-id"],
  "actions/attest-build-provenance": ["subject-path"],
  "github/codeql-action/upload-sarif": ["category", "sarif_file"],
  "googleapis/release-please-action": ["config-file", "manifest-file"],
};

const parserSource = `
import { LogLevel, registerLogger, setLogLevel, validate } from "@actions/languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";

/** Its own failures are logged, not told; a check that did not happen must not look like one without findings. */
let broken = [];
registerLogger({ error: (text) => broken.push(text), warn() {}, info() {}, log() {} });
setLogLevel(LogLevel.Error);
/** It remembers what it parsed by its URI, whatever the text has become. */
let round = 0;

export async function check(documents, inputs) {
  round += 1;
  const actionsMetadataProvider = { fetchActionMetadata: async (action) => metadata(action, inputs) };
  const found = [];
  for (const { name, text, place } of documents) {
    const document = TextDocument.create("file:///" + round + "/" + place, "yaml", 1, text);
    for (const { message, range } of await validate(document, { actionsMetadataProvider })) {
      found.push(name + ":" + (range.start.line + 1) + ": " + message);
    }
    found.push(...broken.map((text) => name + ": " + text));
    broken = [];
  }
  return found;
}

function metadata({ owner, name, path }, inputs) {
  const known = inputs[[owner, name, path].filter(Boolean).join("/")];
  return known && { name, description: "", inputs: Object.fromEntries(known.map((one) => [one, { description: "" }])) };
}
`;

function run([program = "", ...args]: readonly string[], cwd: string): { stdout: string; stderr: string } {
  const { stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    timeout: 60_000,
    maxBuffer: 64_000_000,
  });
  if (error !== undefined) throw error;
  return { stdout, stderr };
}
