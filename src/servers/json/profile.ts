/** The JSON server of VS Code in vscode-langservers-extracted 4.10.0, as measured. */
import { parseTree } from "jsonc-parser";
import { defineServer, npmOf } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import { schemaMembers, schemasSet } from "../schemas.ts";

/** Names of files in which comments are allowed, as in editors. */
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
  executesWhy: "It would fetch schemas. It must request remote ones from Lanser, which refuses them.",
  // What is no file of this machine it asks us for.
  initializationOptions: () => ({ provideFormatter: false, handledSchemaProtocols: ["file"] }),
  // Without `validate` in it, as with {}, it would find nothing in any file (4.10.0).
  changedSettings: (context) => ({
    json: {
      validate: { enable: true },
      schemas: schemasSet(context).map(([url, globs]) => ({ url, fileMatch: [globs].flat() })),
    },
  }),
  // Once the server has taken its settings it requests that everything be pulled again.
  readiness: ({ refreshes }) =>
    refreshes > 0
      ? { state: "met", reason: "the server has the settings", files: null }
      : { state: "unmet", reason: "it has not taken its settings" },
  diagnostics: {
    kind: "pull",
    offerMsMax: 2_000,
    // A schema that is no schema breaks it: it answers that all is well, and writes into its log that nothing is (4.10.0).
    isNoAnswer: (logged, uri) => logged.startsWith(`Error while computing diagnostics for ${uri}:`),
  },
  canIgnoreChange: ignoreSourcesBut("YAML"),
  canary: { path: ".lanser/canary-{}.json", text: '{ "{}": 1, }\n', codes: ["519"] },
  limits: { quietMs: 50 },
});

/** Addresses of the schemas for schemas, which come with the server. */
const drafts = /^https?:\/\/json-schema\.org\/(?:draft-0[47]|draft\/(?:2019-09|2020-12))\/schema/u;

function schemaNamed(text: string): readonly string[] {
  // To parse each file of a tree for this costs more than to look for the word.
  if (!/\$schema|\\u0024/iu.test(text)) return [];
  // Of two the server takes the first (4.10.0).
  const [name] = (parseTree(text)?.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key?.value === "$schema" ? [value?.value as unknown] : [],
  );
  return typeof name === "string" && !drafts.test(name) ? [name] : [];
}
