/** Profile of the JSON server of VS Code in vscode-langservers-extracted 4.10.0, as measured. */
import { join } from "node:path";
import { parseTree } from "jsonc-parser";
import { isRelativePath, uriFromPath } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { noToolchain } from "../compiler/defaults.ts";
import { configurationFilesOf } from "../configuration-files.ts";
import { foreignBut } from "../foreign.ts";
import {
  onlyProject,
  type Profile,
  type Program,
  type ProjectPlace,
  type Readiness,
  type SideContext,
  type TreeListing,
} from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import {
  isFileName,
  isUnfetched,
  type Naming,
  schemaAt,
  schemaRefusal,
  unfetchedSchemas,
} from "../schemas.ts";

const isJson = (path: string) => /\.jsonc?$/u.test(path);

export const json: Profile = {
  id: "json",
  name: "json-language-server",
  language: "JSON",
  languageIds: ["json", "jsonc"],
  languageId,
  source: (version) => ({ kind: "npm", dependencies: { "vscode-langservers-extracted": version } }),
  role: "linter",
  executes: "never",
  executesWhy:
    "It would fetch schemas: what a file names by an address it has to ask us for, and gets nothing.",
  unprobed: "nothing is known of how it answers to probes",
  command: (serverFolder) => ({
    file: null,
    args: [
      join(serverFolder, "node_modules/vscode-langservers-extracted/bin/vscode-json-language-server"),
      "--stdio",
    ],
  }),
  ownCommand: null,
  environment: {},
  searchPath: () => "",
  toolchain: { facts: [], find: () => Promise.resolve(() => Promise.resolve(noToolchain)) },
  capabilities: clientCapabilities,
  // What is no file of this machine it asks us for.
  initializationOptions: () => ({ provideFormatter: false, handledSchemaProtocols: ["file"] }),
  // Without `validate` in it, as with {}, it would find nothing in any file (4.10.0).
  changedSettings: (context) => ({ json: { validate: { enable: true }, schemas: schemasOf(context) } }),
  section: () => null,
  settingsProblem,
  readiness,
  diagnostics: {
    kind: "pull",
    offerMsMax: 2_000,
    // A schema that is no schema breaks it: it answers that all is well, and writes into its log that nothing is (4.10.0).
    isNoAnswer: (logged, uri) => logged.startsWith(`Error while computing diagnostics for ${uri}:`),
  },
  // Which schema a file has stands in the file, and a schema is part of what a change changes.
  configuration: () => "",
  configurationFiles: () => [],
  configurationPaths: () => [],
  isSource: isJson,
  isDetected: (paths) => paths.some(isJson),
  isConfigured: namesSchemas,
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignBut("YAML"),
  touches: () => () => true,
  scope: "full",
  listed: null,
  program: (_host, place) => Promise.resolve(jsonProgram(place)),
  versionProblem: () => undefined,
  keepsOpen: () => false,
  membership: null,
  canaries: [
    { path: ".lanser/canary-first.json", languageId: "json", text: '{ "first": 1, }\n', codes: ["519"] },
    { path: ".lanser/canary-last.json", languageId: "json", text: '{ "last": 1, }\n', codes: ["519"] },
  ],
  configurationProblems: (place) => unfetchedSchemas(place.root, schemasIn(place)),
  complaintOf: () => undefined,
  // That we gave it no schema is no mistake of the file.
  isFinding: (_severity, message) => !isUnfetched(message),
  isUnreachable: () => false,
  limits: {
    initializeMsMax: 60_000,
    readinessMsMax: 60_000,
    diagnosticsMsMax: 60_000,
    totalMsMax: 900_000,
    quietMs: 50,
    shutdownMsMax: 5_000,
    exitMsMax: 1_000,
    diagnosticsPerFileMax: 10_000,
    messageLengthMax: 16_384,
  },
};

/** Names of files in which comments are allowed, as in editors. */
const withComments =
  /(?:\.jsonc|(?:^|\/)(?:[tj]sconfig(?:\.[^/]*)?|\.eslintrc|\.jshintrc|devcontainer|\.devcontainer|api-extractor|\.swcrc)\.json|(?:^|\/)\.vscode\/[^/]+\.json)$/u;

function languageId(path: string): string {
  return withComments.test(path) ? "jsonc" : "json";
}

type SchemaSettings = Readonly<Record<string, unknown>>;

function schemasOf({ settings, root }: Pick<SideContext, "settings" | "root">): readonly object[] {
  const { schemas = {} } = settings as { readonly schemas?: SchemaSettings };
  return Object.entries(schemas).map(([path, globs]) => ({
    url: uriFromPath(join(root, path)),
    fileMatch: Array.isArray(globs) ? globs : [globs],
  }));
}

function settingsProblem(settings: Readonly<Record<string, unknown>>): string | undefined {
  const other = Object.keys(settings).find((name) => name !== "schemas");
  if (other !== undefined) return `\`${other}\` cannot be set; known is schemas`;
  const { schemas = {} } = settings;
  if (typeof schemas !== "object" || schemas === null || Array.isArray(schemas))
    return "`schemas` must be a mapping of schemas to the files that they are for";
  const wrong = Object.keys(schemas).find(
    (path) => !isRelativePath(path) || /^[a-z][a-z0-9+.-]*:/iu.test(path),
  );
  return wrong === undefined
    ? undefined
    : `\`schemas\` names ${JSON.stringify(wrong)}: a schema is a file of the repository, and none is fetched`;
}

/** Waits for the settings: once the server has taken them it requests that everything be pulled again. */
function readiness({ refreshes }: SessionFacts): Readiness {
  return refreshes > 0
    ? { state: "met", reason: "the settings were taken", files: null }
    : { state: "unmet", reason: "it has not taken its settings" };
}

function filesOf(place: ProjectPlace): readonly string[] {
  return configurationFilesOf(onlyProject(place), /\.jsonc?$/u, () => []).filter(
    (path) => place.project === "." || path.startsWith(`${place.project}/`),
  );
}

function jsonProgram(place: ProjectPlace): Program {
  const reason = schemaRefusal(place.root, schemasIn(place));
  return reason === undefined
    ? { kind: "program", paths: filesOf(place), projectDiagnostics: [] }
    : { kind: "refused", reason };
}

/** Addresses of the schemas for schemas, which come with the server. */
const drafts = /^https?:\/\/json-schema\.org\/(?:draft-0[47]|draft\/(?:2019-09|2020-12))\/schema/u;

function schemaNamed(text: string): string | undefined {
  // To parse each file of a tree for this costs more than to look for the word.
  if (!/\$schema|\\u0024/iu.test(text)) return undefined;
  // Of two the server takes the first (4.10.0).
  const [name] = (parseTree(text)?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key?.value === "$schema" ? [value?.value as unknown] : [],
  );
  return typeof name === "string" && !drafts.test(name) ? name : undefined;
}

function schemasIn(place: ProjectPlace): readonly Naming[] {
  return filesOf(place).flatMap((by) => {
    const name = schemaNamed(readOptional(join(place.root, by)) ?? "");
    return name === undefined ? [] : [{ by, named: schemaAt(place.root, by, name) }];
  });
}

/** True if a file names a schema of the repository. */
function namesSchemas({ paths, text }: TreeListing): boolean {
  return paths.some((path) => {
    const name = isJson(path) ? schemaNamed(text(path) ?? "") : undefined;
    return name !== undefined && isFileName(name);
  });
}
