/**
 * Profile of `taplo lint` in @taplo/cli 0.7.0 (which calls itself 0.9.0), as measured. The npm package is used,
 * because the native program loses the last lines of its output.
 */

import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { readOptional } from "../../platform/files.ts";
import { failedRun, interruptedRun, preparedFacts, withoutSettings } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";
import { filesBelow } from "../configuration-files.ts";
import { namePattern } from "../configured.ts";
import { defineServer, npmOf, overFile } from "../define.ts";
import { ignoreSourcesBut } from "../foreign.ts";
import { type FileSet, type ProjectPlace, projectFolder, type SideContext } from "../profile.ts";

/**
 * The names of taplo's configuration, at the top of a project. Only its choice of files counts, because Lanser turns
 * off schemas.
 */
const names = [".taplo.toml", "taplo.toml"];

/** True for a source of TOML. taplo's configuration does not count, because head is checked under base's. */
const isToml = (path: string) => path.endsWith(".toml") && !namePattern(names).test(path);

/** The fact that is a configuration of Lanser. Without it, taplo fetches schemas from URLs that a file names. */
const configurationFact = "taplo-configuration";

const taploToolchain = preparedFacts([configurationFact], ({ file }) => {
  writeFileSync(file, "[schema]\nenabled = false\n");
  return { [configurationFact]: file };
});

/** Lists the TOML files below the project that the configuration does not exclude. */
function taploProgram(place: ProjectPlace): FileSet {
  const listed = listedIn(place);
  return listed.kind === "refused"
    ? listed
    : { kind: "program", paths: listed.paths, projectDiagnostics: [] };
}

/**
 * Lists the same files, or says why the configuration is unreadable. Lanser selects the files itself, because its own
 * configuration replaces the project's in the run. Paths are relative to the tree.
 */
function listedIn(
  place: ProjectPlace,
):
  | { readonly kind: "paths"; readonly paths: readonly string[] }
  | { readonly kind: "refused"; readonly reason: string } {
  const folder = projectFolder(place);
  const name = names.find((one) => existsSync(join(folder, one)));
  let isMeant = (_path: string) => true;
  if (name !== undefined) {
    const read = globsIn(readOptional(join(folder, name)) ?? "");
    if (typeof read === "string") return { kind: "refused", reason: `${name}: ${read}` };
    isMeant = read;
  }
  const below = place.project === "." ? "" : `${place.project}/`;
  const paths = filesBelow(place, /\.toml$/u).filter(
    (path) => isToml(path) && isMeant(path.slice(below.length)),
  );
  return { kind: "paths", paths };
}

/**
 * Builds a test of paths by the configuration's `include` and `exclude`, or returns why the configuration is
 * unreadable. taplo itself does not see this configuration during the run.
 */
function globsIn(text: string): ((path: string) => boolean) | string {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    return error instanceof Error
      ? (error.message.split("\n")[0] ?? "the file is not valid TOML")
      : "the file is not valid TOML";
  }
  const [include, exclude] = ["include", "exclude"].map((key) => readMember(value, key));
  const isGlobs = (globs: unknown): globs is readonly string[] =>
    Array.isArray(globs) && globs.every((one) => typeof one === "string");
  if ((include !== undefined && !isGlobs(include)) || (exclude !== undefined && !isGlobs(exclude)))
    return "`include` and `exclude` must be lists of globs";
  const [takes, leaves] = [include, exclude].map((globs) => globs?.map(globMatcher));
  if (takes?.includes(undefined) === true || leaves?.includes(undefined) === true)
    return "`include` and `exclude` must be lists of globs";
  return (path) =>
    (takes === undefined || takes.some((matches) => matches?.(path) === true)) &&
    leaves?.some((matches) => matches?.(path) === true) !== true;
}

/**
 * Splits the files into the arguments of several runs, each within the limit of the system. Special characters are
 * escaped, because taplo reads each argument as a glob.
 */
export function argumentsOf(place: ProjectPlace): readonly (readonly string[])[] {
  const listed = listedIn(place);
  if (listed.kind === "refused") return [];
  const names = listed.paths.map((path) => join(place.root, path).replaceAll(/[\\()[\]{}!*?@+|$]/gu, "\\$&"));
  const runs: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const own = Buffer.byteLength(name) + 1;
    if (bytes + own > argumentBytesMax) {
      runs.push([]);
      bytes = 0;
    }
    runs.at(-1)?.push(name);
    bytes += own;
  }
  return runs;
}

/** The most bytes of one run's arguments. Linux allows two million. */
const argumentBytesMax = 500_000;

// This part matches globs as taplo 0.7.0 reads them (globset): stars cross folders, no pattern negates, and each is
// relative to the configuration's folder.

/** Builds a test of paths relative to that folder; undefined for an invalid glob. */
export function globMatcher(glob: string): ((path: string) => boolean) | undefined {
  const source = sourceOf([...`/${glob}`]);
  if (source === undefined) return undefined;
  const pattern = new RegExp(`^${source}$`, "su");
  return (path) => pattern.test(`/${path}`);
}

/**
 * Translates a glob to a regular expression; undefined for an invalid one. picomatch cannot be used, because its
 * stars do not cross folders.
 */
function sourceOf(letters: readonly string[]): string | undefined {
  let source = "";
  let depth = 0;
  for (let at = 0; at < letters.length; at += 1) {
    const rest = letters.slice(at).join("");
    const [all] = /^\/\*\*\/(?:\*\*\/)*/u.exec(rest) ?? [];
    if (all !== undefined) {
      source += "(?:/|/.*/)";
      at += all.length - 1;
    } else if (/^\/\*\*$/u.test(rest)) {
      source += "/.*";
      break;
    } else if (letters[at] === "*") source += ".*";
    else if (letters[at] === "?") source += ".";
    else if (letters[at] === "[") {
      const [, not = "", inner = ""] = /^\[([!^]?)(\]?[^\]]*)\]/u.exec(rest) ?? [];
      if (inner === "") return undefined;
      source += `[${not === "" ? "" : "^"}${inner.replace(/[\\\]^[&]/gu, "\\$&")}]`;
      at += not.length + inner.length + 1;
    } else if (letters[at] === "{") {
      depth += 1;
      source += "(?:";
    } else if (letters[at] === "}" && depth > 0) {
      depth -= 1;
      source += ")";
    } else if (letters[at] === "}") return undefined;
    else if (letters[at] === "," && depth > 0) source += "|";
    else {
      // A backslash makes the next character literal.
      if (letters[at] === "\\") at += 1;
      const letter = letters[at];
      if (letter === undefined) return undefined;
      source += letter.replace(/[\\^$.*+?()[\]{}|/]/u, "\\$&");
    }
  }
  return depth === 0 ? source : undefined;
}

// The last part reads the output of `taplo lint`, and decides if it is reliable.

/**
 * Reads a run. taplo 0.7.0 ends with 0 for correct, excluded and missing files, and with 1 for everything else. So
 * its log decides: the number of files that it found, the name of each invalid file, and the line at the end.
 * Otherwise a file that taplo skipped would look clean.
 */
export function readTaplo(ended: CompilerEnded): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stderr, cwd } = ended;
  const found = [
    ...stderr.matchAll(/^ INFO taplo:lint_files:collect_files: found files total=(\d+) excluded=(\d+) /gmu),
  ];
  const [, total, excluded] = found[0] ?? [];
  if (found.length !== 1 || excluded !== "0")
    return failedRun("server-not-ready", `taplo did not print its number of files${wordsIn(stderr, cwd)}`);
  const wrong = wrongFiles(stderr);
  const hasEnded = /^ERROR operation failed error=some files were not valid$/mu.test(stderr);
  if (exitCode !== (wrong.size > 0 ? 1 : 0) || hasEnded !== wrong.size > 0)
    return failedRun("server-not-ready", `taplo ended with code ${exitCode}${wordsIn(stderr, cwd)}`);
  const diagnostics = diagnosticsIn(stderr);
  const stray = diagnostics.find(({ path }) => !wrong.has(path));
  const unread = new Map([...wrong].filter(([, why]) => !hasFindings.test(why)));
  const silent = [...wrong.keys()].find(
    (path) => !unread.has(path) && !diagnostics.some((one) => one.path === path),
  );
  if (stray !== undefined || silent !== undefined)
    return failedRun("server-not-ready", "taplo did not print the errors of each invalid file");
  return {
    kind: "finished",
    files: Number(total),
    diagnostics,
    complaints: [],
    ...compact({
      unlooked:
        unread.size === 0
          ? undefined
          : {
              has: (path: string) => unread.has(path),
              reason: [...new Set(unread.values())].join("; "),
            },
    }),
  };
}

/**
 * Joins the results of several runs over one project. One failed run fails them all, because its files are unchecked.
 */
export function joinReads(reads: readonly CompilerRead[]): CompilerRead {
  const failed = reads.find(({ kind }) => kind === "failed");
  if (failed !== undefined) return failed;
  const all = reads.flatMap((read) => (read.kind === "finished" ? [read] : []));
  const unlooked = all.flatMap((read) => read.unlooked ?? []);
  return {
    kind: "finished",
    files: all.reduce((sum, { files }) => sum + (files ?? 0), 0),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    complaints: [],
    ...compact({
      unlooked:
        unlooked.length === 0
          ? undefined
          : {
              has: (path: string) => unlooked.some((one) => one.has(path)),
              reason: [...new Set(unlooked.map(({ reason }) => reason))].join("; "),
            },
    }),
  };
}

/** taplo's reasons for an invalid file that it read and described. */
const hasFindings = /^(?:syntax|semantic) errors found$/u;

/**
 * Lists the invalid files by absolute path, each with taplo's reason. A file that taplo could not read appears only
 * there.
 */
function wrongFiles(stderr: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, why = "", quoted = ""] of stderr.matchAll(
    /^ERROR taplo:lint_files: invalid file error=(.*) path=("(?:[^"\\]|\\.)*")$/gmu,
  ))
    files.set(unquoted(quoted), why);
  return files;
}

/**
 * Reads a text in Rust's debug format, in which taplo prints paths. Paths with quotes or line breaks would otherwise
 * match no file.
 */
function unquoted(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gu, (_, code: string | undefined, plain: string | undefined) =>
      code === undefined
        ? (escapes.get(plain ?? "") ?? plain ?? "")
        : String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

/** The escapes of that format. */
const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["0", "\0"],
]);

/**
 * Reads the diagnostics. Each begins with its kind and its place, and ends with an empty line. In between, taplo
 * draws lines of the file. taplo has no output in JSON.
 */
function diagnosticsIn(stderr: string): readonly CompilerDiagnostic[] {
  return [...stderr.matchAll(/^error: (.+)\n +┌─ (.+):(\d+):(\d+)\n((?:.*\S.*\n)*)/gmu)].map(
    ([, kind = "", path = "", line = "", column = "", drawing = ""]) => {
      const start = { line: Number(line), column: Number(column) };
      const label = labelIn(drawing);
      const words = readMember(label, "message");
      const message = typeof words === "string" ? words : kind;
      return {
        path,
        start,
        end: label?.length === undefined ? null : { line: start.line, column: start.column + label.length },
        severity: "error",
        code: kind.toLowerCase().replaceAll(" ", "-"),
        source: "taplo",
        message: kind === "invalid TOML" || message === kind ? message : `${kind}: ${message}`,
      };
    },
  );
}

/**
 * Reads the text next to the carets, and how many there are if they mark one line of ASCII: then their number is the
 * length in columns. taplo prints no end otherwise.
 */
function labelIn(drawing: string): { readonly message: string; readonly length?: number } | undefined {
  const rows = drawing.split("\n");
  const at = rows.findIndex((row) => /^ *│ (?:[ │]*╰─*| *)\^+ /u.test(row));
  const row = rows[at];
  if (row === undefined) return undefined;
  const [, bow = "", carets = "", message = ""] = /^ *│ ([ │]*╰─*| *)(\^+) (.*)$/u.exec(row) ?? [];
  const source = rows[at - 1] ?? "";
  const isPlain = !bow.includes("╰") && /^\d+ │ [ -~]*$/u.test(source);
  return isPlain ? { message, length: carets.length } : { message };
}

/** Gives the last message of the log, without its drawings. */
function wordsIn(stderr: string, cwd: string): string {
  const line = stderr.split("\n").findLast((line) => /^ ?(?:ERROR|WARN|\w*Error:)/u.test(line));
  return line === undefined ? "" : `: ${line.trim().replaceAll(`${cwd}/`, "")}`;
}

export const taplo = defineServer("command", {
  id: "taplo",
  language: "TOML",
  languages: { toml: /\.toml$/u },
  isSource: isToml,
  package: npmOf("@taplo/cli", "@taplo/cli/dist/cli.js"),
  role: "linter",
  executes: "never",
  executesWhy:
    "taplo only parses. It would fetch schemas, also those that a file names. Lanser turns this off.",
  arguments: ["lint", "--colors", "never"],
  settingsProblem: withoutSettings("taplo.toml selects its files"),
  configured: { names },
  isConfigured: ({ paths, text }) =>
    paths.some(
      (path) =>
        names.includes(path) || (path === ".pre-commit-config.yaml" && /\btaplo\b/u.test(text(path) ?? "")),
    ),
  canIgnoreChange: ignoreSourcesBut(),
  toolchain: taploToolchain,
  program: (_host, place) => Promise.resolve(taploProgram(place)),
  project: (context) => [...configuredBy(context), ...argumentsOf(context).flat()],
  document: (context, document) => overFile(configuredBy(context), {})(context, document),
  canary: { path: ".lanser/canary-{}.toml", text: "{} = \n", codes: ["invalid-toml"] },
  output: readTaplo,
  compiler: {
    columns: "code-points",
    // Without arguments taplo would search for files itself.
    stages: (context) =>
      argumentsOf(context).map((files) => ({
        args: [...configuredBy(context), ...files],
        cwd: projectFolder(context),
        input: "",
      })),
    readStages: (ended) => joinReads(ended.map(readTaplo)),
  },
});

/** Builds the arguments that select Lanser's configuration. */
function configuredBy({ toolchain }: SideContext): readonly string[] {
  return ["--config", toolchain[configurationFact] ?? "/nonexistent", "--"];
}
