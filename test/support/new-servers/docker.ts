/** dockerfile-language-server-nodejs 0.15.0: a language server that this release does not have. */
import { withoutSettings } from "../../../src/servers/compiler/defaults.ts";
import { publishedSinceOpened } from "../../../src/servers/completion.ts";
import { filesBelow } from "../../../src/servers/configuration-files.ts";
import { defineServer, npmOf } from "../../../src/servers/define.ts";

const source = /(?:^|\/)(?:Dockerfile|[^/]+\.dockerfile)$/u;
const name = "dockerfile-language-server-nodejs";

export const docker = defineServer("lsp", {
  id: "docker",
  language: "Dockerfile",
  languages: { dockerfile: source },
  package: npmOf(name, `${name}/bin/docker-langserver`),
  arguments: ["--stdio"],
  role: "linter",
  executes: "never",
  executesWhy: "It parses Dockerfiles itself and runs nothing.",
  settingsProblem: withoutSettings("the server is asked with its defaults"),
  readiness: () => ({ state: "met", reason: "initialized", files: null }),
  diagnostics: { kind: "push", completion: publishedSinceOpened },
  // Closed, a document is published empty.
  keepsOpen: () => true,
  program: (_host, place) =>
    Promise.resolve({ kind: "program", paths: filesBelow(place, source), projectDiagnostics: [] }),
  canary: { path: "lanser_canary_{}/Dockerfile", text: "FROM alpine\nBOGUS {}\n", codes: ["38"] },
  limits: { quietMs: 200 },
});
