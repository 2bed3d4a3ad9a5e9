/** The checkers that others will use on what we run and hand out: documents in, findings out. */
import { execFileSync, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { parse } from "yaml";
import { folderOf, makeFolder } from "../support/files.ts";
import { actions, type Document } from "./handed-out.ts";
import { toolsFolder } from "./installed.ts";
import { programs } from "./programs.ts";

/** Where our action is the repository's own, actionlint compares inputs with its action.yml. */
export function actionlint(documents: readonly Document[]): readonly string[] {
  const ours = documents.map(({ name, text }) => ({
    name,
    text: text.replaceAll(/lanser\/lanser(\/\w+)?@v0/gu, ".$1/"),
  }));
  const folder = repositoryWith(ours);
  const { stdout } = run(
    [...programs.actionlint(), "-no-color", "-oneline", "-shellcheck=", "-pyflakes="],
    folder,
  );
  return stdout.split("\n").filter((line) => line !== "");
}

export function zizmor(
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

export function schemaProblems(schema: string, documents: readonly Document[]): readonly string[] {
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
    ...Object.fromEntries(actions.map((one) => [one.name, one.text])),
    ...Object.fromEntries(bundles.map((name) => [`dist/${name}.js`, ""])),
    ...files,
    ...Object.fromEntries(documents.map(({ name, text }) => [placeOf(name), text])),
  });
  execFileSync("git", ["init", "--quiet", folder]);
  return folder;
}

function placeOf(name: string): string {
  if (actions.some((one) => one.name === name)) return name;
  return name === "dependabot.yml" ? ".github/dependabot.yml" : `.github/workflows/${name}`;
}

const bundles = ["action", "publish", "nightly", "plan", "shard"];

export type GitHub = (documents: readonly Document[]) => Promise<readonly string[]>;

/** The packages import JSON in a way that plain Node refuses, so they are bundled first. */
export async function githubParser(): Promise<GitHub> {
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
  const ours = Object.fromEntries(
    actions.map(({ name, text }) => [join("lanser/lanser", dirname(name)), Object.keys(parse(text).inputs)]),
  );
  return (documents) =>
    check(
      documents.map((document) => ({ ...document, place: placeOf(document.name) })),
      { ...inputsOfOthers, ...ours },
    );
}

/** What their action.yml has at the commits that we pin, as far as we use it. */
const inputsOfOthers: Readonly<Record<string, readonly string[]>> = {
  "actions/cache": ["key", "path"],
  "actions/cache/restore": ["key", "path", "restore-keys"],
  "actions/cache/save": ["key", "path"],
  "actions/checkout": ["fetch-depth", "persist-credentials", "ref"],
  "actions/setup-node": ["node-version", "node-version-file", "package-manager-cache", "registry-url"],
  "actions/setup-python": ["python-version", "python-version-file"],
  "oven-sh/setup-bun": ["bun-version"],
  "actions/upload-artifact": ["if-no-files-found", "name", "path", "retention-days"],
  "actions/download-artifact": ["github-token", "name", "path", "pattern", "run-id"],
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
      // Its payloads have none of a merge queue.
      if (message === "Context access might be invalid: merge_group" && /^  merge_group:/m.test(text)) continue;
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
