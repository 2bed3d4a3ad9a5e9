/**
 * Profile of `ruff check` 0.17.5, as measured. It runs nothing of a project, and with the flags below it writes
 * nothing.
 */

import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import { foreignInFolders } from "../foreign.ts";
import { type Profile, projectFolder } from "../profile.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";
import { configuresRuff, ruffConfiguration, ruffConfigurationFiles } from "./configuration.ts";
import { readRuff } from "./output.ts";
import { ruffProgram, scope } from "./program.ts";

/**
 * Flags against a configuration, which can request a cache in the project, fixes, a file to write to and another
 * format.
 */
const lockDown = ["--no-cache", "--no-fix", "--output-format", "json", "--verbose"];

export const ruff: Profile = {
  ...compilerDefaults,
  id: "ruff",
  name: "ruff",
  language: "Python",
  languageIds: ["python"],
  languageId: () => "python",
  source: (version) => ({ kind: "wheel", package: "ruff", version }),
  role: "linter",
  executes: "never",
  executesWhy: "It has nothing that runs.",
  command: (serverFolder) => ({ file: wheelProgram(serverFolder, "ruff"), args: ["check"] }),
  compiler: {
    project: (context) => ({ args: [...lockDown, ...scope, "."], cwd: projectFolder(context), input: "" }),
    // Under options of ours: a project may have switched the rule off, or exclude whatever a canary is called.
    document: (context, { path, text }) => ({
      args: [...lockDown, "--isolated", "--select", "F821", "--stdin-filename", path, "-"],
      cwd: projectFolder(context),
      input: text,
    }),
    read: readRuff,
    columns: "code-points",
    printsFixes: true,
    // E902 is a rule, too, and seldom chosen.
    utf8Only: true,
  },
  ownCommand: (paths) => ["ruff", "check", ...paths],
  settingsProblem: withoutSettings("ruff.toml or pyproject.toml configures ruff"),
  configuration: ruffConfiguration,
  configurationFiles: ruffConfigurationFiles,
  configurationPaths: () => [],
  isSource: (path) => /\.(?:py|pyi|pyw|ipynb)$/u.test(path),
  isDetected: (paths) => paths.some((path) => /\.pyi?$/u.test(path)),
  isConfigured: configuresRuff,
  // It finds the configuration of each file by itself, from the file upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignInFolders("Python", "prose"),
  touches: () => () => true,
  program: ruffProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: "__lanser_canary_first__.py",
      languageId: "python",
      text: "canary = lanser_first_undefined\n",
      codes: ["F821"],
    },
    {
      path: "__lanser_canary_last__.py",
      languageId: "python",
      text: "canary = lanser_last_undefined\n",
      codes: ["F821"],
    },
  ],
};
