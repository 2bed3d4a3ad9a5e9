/** Shared profile of the two servers that use tsserver; members not set here are as measured for TypeScript 7. */
import { join } from "node:path";
import { readFileText } from "../../platform/files.ts";
import type { Profile } from "../profile.ts";
import { clientCapabilities } from "../protocol/capabilities.ts";
import { typescriptCommandMode } from "../typescript/command.ts";
import { typescriptOutward } from "../typescript/outward.ts";
import { closedCanaries, typescript } from "../typescript/profile.ts";
import { type Compiler, typescriptProgram } from "../typescript/program.ts";
import { tsserverQuery } from "./query.ts";

/** Command of the TypeScript that is installed next to the server. */
const compiler: Compiler = {
  command: ({ nodePath }, serverFolder) => ({
    file: nodePath,
    args: [join(serverFolder, "node_modules/typescript/lib/tsc.js")],
  }),
  steady: [],
  tells: "parts",
  // 5.9.3.
  hidesDeclarations: true,
  // It goes by what a file says of itself (5.9.3).
  replacesLibrary: (root, { paths }) =>
    paths.some((path) => /no-default-lib/iu.test(readFileText(join(root, path)))),
};

const { publishDiagnostics: _, ...textDocument } = clientCapabilities.textDocument ?? {};

/** Members without those that were not measured for these servers: each state of a tree has its own process. */
const {
  walks: _walks,
  takesEdits: _takesEdits,
  // It gives all that fit.
  workspaceSymbolsMax: _max,
  ...shared
} = typescript;

export const tsserver: Omit<Profile, "id" | "name" | "source" | "command" | "executesWhy" | "readiness"> = {
  // Its codes, and so which of them are one problem, are those of TypeScript 7.
  ...shared,
  canaries: closedCanaries,
  // What they would publish beside is not looked at, and to find it would cost as much as to ask.
  capabilities: { ...clientCapabilities, textDocument },
  initializationOptions: () => ({}),
  changedSettings: () => ({}),
  section: () => null,
  diagnostics: { kind: "query", ...tsserverQuery },
  unprobed: "nothing is known of how it answers to probes",
  listed: null,
  programFrom: "references",
  program: (host, place) => typescriptProgram(host, place, compiler),
  outward: typescriptOutward(compiler),
  asCommand: typescriptCommandMode(
    compiler,
    (serverFolder) => ({ file: null, args: [join(serverFolder, "node_modules/typescript/lib/tsc.js")] }),
    "ts",
  ),
  membership: null,
  isDetected: () => false,
};

/** Memory limit of tsserver, in MB: what it keeps depends on the available memory. */
export const heapMbMax = 3_072;
