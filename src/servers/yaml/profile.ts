/** Profile of yaml-language-server 2.0.0: the measurements, and the way to keep it from the network. */
import { join } from "node:path";
import { isRelativePath, uriFromPath } from "../../model/paths.ts";
import { lines } from "../../model/text.ts";
import { readOptional } from "../../platform/files.ts";
import { noToolchain } from "../compiler/defaults.ts";
import { and, type Condition, publishedSinceOpened } from "../completion.ts";
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
import type { DocumentFacts, SessionFacts } from "../protocol/facts.ts";
import {
  isFileName,
  isUnfetched,
  type Naming,
  schemaAt,
  schemaRefusal,
  unfetchedSchemas,
} from "../schemas.ts";

const isYaml = (path: string) => /\.ya?ml$/u.test(path);

export const yaml: Profile = {
  id: "yaml",
  name: "yaml-language-server",
  language: "YAML",
  languageIds: ["yaml"],
  languageId: () => "yaml",
  source: (version) => ({ kind: "npm", dependencies: { "yaml-language-server": version } }),
  role: "linter",
  executes: "never",
  executesWhy:
    "It would fetch schemas: the stores are off, and what a file names by an address it has to ask us for, and gets nothing.",
  unprobed: "nothing is known of how it answers to probes",
  command: (serverFolder) => ({
    file: null,
    args: [join(serverFolder, "node_modules/yaml-language-server/bin/yaml-language-server"), "--stdio"],
  }),
  ownCommand: null,
  environment: {},
  searchPath: () => "",
  toolchain: { facts: [], find: () => Promise.resolve(() => Promise.resolve(noToolchain)) },
  capabilities: clientCapabilities,
  initializationOptions: () => undefined,
  // Else it would fetch what has an address by itself (2.0.0).
  announcements: [{ method: "yaml/registerContentRequest", params: {} }],
  changedSettings: (context) => ({ yaml: settingsOf(context) }),
  section: (name, context) => (name === "yaml" ? settingsOf(context) : null),
  settingsProblem,
  readiness,
  diagnostics: { kind: "push", completion: and(publishedSinceOpened, notCleared) },
  // Which schema a file has stands in the file, and a schema is part of what a change changes.
  configuration: () => "",
  configurationFiles: () => [],
  configurationPaths: () => [],
  isSource: isYaml,
  isDetected: (paths) => paths.some(isYaml),
  isConfigured: namesSchemas,
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignBut("YAML"),
  touches: () => () => true,
  scope: "full",
  listed: null,
  program: (_host, place) => Promise.resolve(yamlProgram(place)),
  versionProblem: () => undefined,
  // Closed, a document is published empty, without a version: opened again it could be taken for clean.
  keepsOpen: () => true,
  membership: null,
  // Its parser has one code for all that it finds. No schema of the settings is for them.
  canaries: [
    {
      path: ".lanser/canary-first.yaml",
      languageId: "yaml",
      text: "# yaml-language-server: $schema=none\nfirst: 1\nfirst: 2\n",
      codes: ["0"],
    },
    {
      path: ".lanser/canary-last.yaml",
      languageId: "yaml",
      text: "# yaml-language-server: $schema=none\nlast: 1\nlast: 2\n",
      codes: ["0"],
    },
  ],
  // Of a schema that refers to what it is not given the server says no more than that, and looks at nothing else (2.0.0).
  configurationProblems: (place) => unfetchedSchemas(place.root, schemasIn(place.root, filesOf(place))),
  complaintOf: () => undefined,
  // That we gave it no schema is no mistake of the file.
  isFinding: (_severity, message) => !isUnfetched(message),
  isUnreachable: () => false,
  // What goes to the end of a line it lets end with the line break (2.0.0).
  countsPastLines: true,
  // A comment silences what begins in the line below it, also where it names words that this must contain (2.0.0).
  silencedLines: (text) =>
    lines(text).flatMap((line, at) => (/^\s*#\s*yaml-language-server-disable\b/u.test(line) ? [at + 1] : [])),
  limits: {
    initializeMsMax: 60_000,
    readinessMsMax: 60_000,
    diagnosticsMsMax: 60_000,
    totalMsMax: 900_000,
    quietMs: null,
    shutdownMsMax: 5_000,
    exitMsMax: 1_000,
    diagnosticsPerFileMax: 10_000,
    messageLengthMax: 16_384,
  },
};

/** Settings that switch off both stores, which are on by default (2.0.0). */
const lockDown = {
  validate: true,
  schemaStore: { enable: false, url: "" },
  kubernetesCRDStore: { enable: false, url: "" },
} as const;

function settingsOf({ settings, root }: Pick<SideContext, "settings" | "root">): object {
  const { schemas = {}, ...rest } = settings as { readonly schemas?: Readonly<Record<string, unknown>> };
  const own = Object.entries(schemas).map(([path, globs]) => [uriFromPath(join(root, path)), globs] as const);
  return { ...rest, ...lockDown, schemas: Object.fromEntries(own) };
}

const settingNames = ["schemas", "customTags", "yamlVersion", "keyOrdering", "style"];

function settingsProblem(settings: Readonly<Record<string, unknown>>): string | undefined {
  const other = Object.keys(settings).find((name) => !settingNames.includes(name));
  if (other !== undefined) return `\`${other}\` cannot be set; known are ${settingNames.join(", ")}`;
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

/**
 * Waits for the settings: the server requests them when it is initialized, and again when it is notified that they
 * changed.
 */
function readiness(facts: SessionFacts): Readiness {
  const answered = facts.configurationAnswers.get("yaml") ?? 0;
  return answered >= 2
    ? { state: "met", reason: "the settings were asked for twice", files: null }
    : { state: "unmet", reason: `yaml-language-server has asked for its settings ${answered} of 2 times` };
}

/**
 * Condition that an empty publication is not about the closing: the server publishes each document once, and an empty
 * list when it is closed.
 */
function notCleared(_facts: SessionFacts, { version, withoutVersion }: DocumentFacts): ReturnType<Condition> {
  const isEmpty = Array.isArray(withoutVersion?.diagnostics) && withoutVersion.diagnostics.length === 0;
  return version > 1 && isEmpty
    ? { state: "unmet", reason: "opened again, and what is published empty may be about its closing" }
    : { state: "met", reason: "opened once" };
}

function filesOf(place: ProjectPlace): readonly string[] {
  return configurationFilesOf(onlyProject(place), /\.ya?ml$/u, () => []).filter(
    (path) => place.project === "." || path.startsWith(`${place.project}/`),
  );
}

function yamlProgram(place: ProjectPlace): Program {
  const paths = filesOf(place);
  const reason = schemaRefusal(place.root, schemasIn(place.root, paths));
  return reason === undefined
    ? { kind: "program", paths, projectDiagnostics: [] }
    : { kind: "refused", reason };
}

/** True if a file names a schema of the repository. A schema with an address (our own has one) is not fetched. */
function namesSchemas({ paths, text }: TreeListing): boolean {
  return paths.some((path) => isYaml(path) && schemasNamed(text(path) ?? "").some(isFileName));
}

// Finds the schemas that YAML files name by themselves.

/** Returns the schemas that a file names, as the server reads them (2.0.0): in a comment, or by a key of its own. */
export function schemasNamed(text: string): readonly string[] {
  const comments = [
    ...text.matchAll(/^\uFEFF?[ \t]*#\s+(?:yaml-language-server\s*:|\$schema:)[^\r\n]*/gmu),
  ].flatMap(([line]) => /\$schema(?:=|:[^\S\r\n]*)(\S+)/u.exec(line)?.[1] ?? []);
  const keys = [...text.matchAll(/(?:^|[{,]\s*)["']?\$schema["']?[ \t]*:[ \t]*["']?([^\s"'#]+)/gmu)].map(
    ([, name = ""]) => name,
  );
  return [...comments, ...keys].filter((name) => name.toLowerCase() !== "none");
}

/** Returns the schemas that these files name. */
function schemasIn(root: string, paths: readonly string[]): readonly Naming[] {
  return paths.flatMap((by) =>
    schemasNamed(readOptional(join(root, by)) ?? "").map((name) => ({ by, named: schemaAt(root, by, name) })),
  );
}
