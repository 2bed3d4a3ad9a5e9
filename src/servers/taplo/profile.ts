/**
 * Profile of `taplo lint` of @taplo/cli 0.7.0 (it calls itself 0.9.0), as measured. The native program loses its last
 * lines.
 */
import { join } from "node:path";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { foreignBut } from "../foreign.ts";
import { type Profile, projectFolder, type SideContext } from "../profile.ts";
import {
  argumentsOf,
  configurationFact,
  configuresTaplo,
  isToml,
  taploConfiguration,
  taploConfigurationFiles,
  taploProgram,
  taploToolchain,
} from "./configuration.ts";
import { joined, readTaplo } from "./output.ts";

export const taplo: Profile = {
  ...compilerDefaults,
  id: "taplo",
  name: "taplo",
  language: "TOML",
  languageIds: ["toml"],
  languageId: () => "toml",
  source: (version) => ({ kind: "npm", dependencies: { "@taplo/cli": version } }),
  role: "linter",
  executes: "never",
  executesWhy: "It parses. It would fetch schemas, also one that a file names: they are switched off.",
  command: (serverFolder) => ({
    file: null,
    args: [join(serverFolder, "node_modules/@taplo/cli/dist/cli.js"), "lint", "--colors", "never"],
  }),
  toolchain: taploToolchain,
  compiler: {
    project: (context) => over(context, argumentsOf(context).flat()),
    // Without a file it would look for some.
    stages: (context) => argumentsOf(context).map((files) => over(context, files)),
    readStages: (ended) => joined(ended.map(readTaplo)),
    document: (context, { text, folder }) => ({
      args: [...configured(context), "--", "canary.toml"],
      cwd: folder,
      input: "",
      files: { "canary.toml": text },
      names: join(folder, "canary.toml"),
    }),
    read: readTaplo,
    columns: "code-points",
  },
  ownCommand: null,
  settingsProblem: withoutSettings("taplo.toml says which files it looks at"),
  configuration: taploConfiguration,
  configurationFiles: taploConfigurationFiles,
  configurationPaths: () => [],
  isSource: isToml,
  isDetected: (paths) => paths.some(isToml),
  isConfigured: configuresTaplo,
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignBut(),
  touches: () => () => true,
  program: (_host, place) => Promise.resolve(taploProgram(place)),
  versionProblem: () => undefined,
  canaries: [
    { path: ".lanser/canary-first.toml", languageId: "toml", text: "first = \n", codes: ["invalid-toml"] },
    { path: ".lanser/canary-last.toml", languageId: "toml", text: "last = \n", codes: ["invalid-toml"] },
  ],
};

function configured({ toolchain }: SideContext): readonly string[] {
  return ["--config", toolchain[configurationFact] ?? "/nonexistent"];
}

function over(context: SideContext, files: readonly string[]): CompilerRun {
  return { args: [...configured(context), "--", ...files], cwd: projectFolder(context), input: "" };
}
