/** Profile of the JSON server of VS Code in vscode-langservers-extracted 4.10.0, as measured. */
import { parseTree } from "jsonc-parser";
import { defineServer, npmOf } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import { schemaMembers, schemasSet } from "../schemas.ts";

/** Names of files that may contain comments, as in editors. */
const withComments =
  /(?:\.jsonc|(?:^|\/)(?:[tj]sconfig(?:\.[^/]*)?|\.eslintrc|\.jshintrc|devcontainer|\.devcontainer|api-extractor|\.swcrc)\.json|(?:^|\/)\.vscode\/[^/]+\.json)$/u;
const source = /\.jsonc?$/u;

export const json = defineServer("lsp", {
  ...schemaMembers(source, schemaNamed, ["schemas"]),
  id: "json",
  name: "json-language-server",
  language: "JSON",
  languages: { jsonc: withComments, json: source },
  languageIds: ["json", "jsonc"],
  package: npmOf(
    "vscode-langservers-extracted",
    "vscode-langservers-extracted/bin/vscode-json-language-server",
  ),
  arguments: ["--stdio"],
  role: "linter",
  executes: "never",
  executesWhy:
    "The server would fetch schemas. It must request remote schemas from Lanser, which refuses them.",
  // The server requests all schemas from Lanser that are not files of this machine.
  initializationOptions: () => ({ provideFormatter: false, handledSchemaProtocols: ["file"] }),
  // Without `validate` in the settings, as with {}, the server finds nothing in any file (4.10.0).
  changedSettings: (context) => ({
    json: {
      validate: { enable: true },
      schemas: schemasSet(context).map(([url, globs]) => ({ url, fileMatch: [globs].flat() })),
    },
  }),
  // After it has taken its settings, the server requests a new pull of everything.
  readiness: ({ refreshes }) =>
    refreshes > 0
      ? { state: "met", reason: "the server has the settings", files: null }
      : { state: "unmet", reason: "the server has not taken its settings" },
  diagnostics: {
    kind: "pull",
    offerMsMax: 2_000,
    // An invalid schema breaks the server: it answers without findings, and only logs that it failed (4.10.0).
    isNoAnswer: (logged, uri) => logged.startsWith(`Error while computing diagnostics for ${uri}:`),
  },
  canIgnoreChange: ignoreSourcesBut("YAML"),
  canary: { path: ".lanser/canary-{}.json", text: '{ "{}": 1, }\n', codes: ["519"] },
  limits: { quietMs: 50 },
});

/** The URLs of the schemas for schemas, which come with the server. */
const drafts = /^https?:\/\/json-schema\.org\/(?:draft-0[47]|draft\/(?:2019-09|2020-12))\/schema/u;

/**
 * Finds the schema that a file names. A quick test comes first, because most files of a tree name none and parsing
 * all costs more. Schemas that the server has itself are left out.
 */
function schemaNamed(text: string): readonly string[] {
  // Parsing every file costs more than this search.
  if (!/\$schema|\\u0024/iu.test(text)) return [];
  // Of two names the server takes the first (4.10.0).
  const [name] = (parseTree(text)?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key?.value === "$schema" ? [value?.value as unknown] : [],
  );
  return typeof name === "string" && !drafts.test(name) ? [name] : [];
}
