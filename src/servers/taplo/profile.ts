/**
 * Profile of `taplo lint` of @taplo/cli 0.7.0 (it calls itself 0.9.0), as measured. The native program loses its last
 * lines.
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
 * Finds what configures taplo in a tree: `.taplo.toml`, else `taplo.toml`, at the top. Only its choice of files counts
 * here, not its schemas.
 */
const names = [".taplo.toml", "taplo.toml"];

/** True for a source of TOML. taplo's configuration is no source: head is checked under base's. */
const isToml = (path: string) => path.endsWith(".toml") && !namePattern(names).test(path);

/** Fact that names a configuration of ours: without one, taplo fetches schemas that a file names by an address. */
const configurationFact = "taplo-configuration";

const taploToolchain = preparedFacts([configurationFact], ({ file }) => {
  writeFileSync(file, "[schema]\nenabled = false\n");
  return { [configurationFact]: file };
});

/** Lists all files of TOML below the project that its configuration does not leave out. */
function taploProgram(place: ProjectPlace): FileSet {
  const listed = listedIn(place);
  return listed.kind === "refused"
    ? listed
    : { kind: "program", paths: listed.paths, projectDiagnostics: [] };
}

/** Lists the files; paths relative to the tree. */
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
 * Returns a predicate that is true if the configuration's `include` and `exclude` select a path, or the reason why it
 * cannot be read.
 */
function globsIn(text: string): ((path: string) => boolean) | string {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n")[0] ?? "it is no TOML") : "it is no TOML";
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
 * Returns the absolute paths as arguments of one run after the other. Each is escaped, because taplo reads it as a
 * glob.
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

/** Most bytes of arguments; Linux allows two million. */
const argumentBytesMax = 500_000;

// Matches globs as taplo 0.7.0 reads them (globset): stars cross folders, nothing negates, and each is relative to the
// folder of the configuration.

/** Returns a predicate for paths relative to that folder; undefined for a text that is no glob. */
export function globMatcher(glob: string): ((path: string) => boolean) | undefined {
  const source = sourceOf([...`/${glob}`]);
  if (source === undefined) return undefined;
  const pattern = new RegExp(`^${source}$`, "su");
  return (path) => pattern.test(`/${path}`);
}

/** Returns the source of the regular expression; undefined for a text that is no glob. */
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
      // A backslash takes what stands behind it as it is.
      if (letters[at] === "\\") at += 1;
      const letter = letters[at];
      if (letter === undefined) return undefined;
      source += letter.replace(/[\\^$.*+?()[\]{}|/]/u, "\\$&");
    }
  }
  return depth === 0 ? source : undefined;
}

// Reads what `taplo lint` prints, and decides when it is believed.

/**
 * Reads a run. taplo 0.7.0 ends with 0 for files without a mistake, for files that it left out and for missing files,
 * and with 1 for everything else. So its log decides: the number of files that it found, the name of each wrong file,
 * and the line at the end if there is one.
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
    return failedRun("server-not-ready", `taplo did not name its files${wordsIn(stderr, cwd)}`);
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

/** Joins the results of runs that each checked some of the files. */
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

const hasFindings = /^(?:syntax|semantic) errors found$/u;

/** Returns the reason why each file is wrong, by its absolute path. */
function wrongFiles(stderr: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, why = "", quoted = ""] of stderr.matchAll(
    /^ERROR taplo:lint_files: invalid file error=(.*) path=("(?:[^"\\]|\\.)*")$/gmu,
  ))
    files.set(unquoted(quoted), why);
  return files;
}

/** Reads a text in the debug format of Rust. */
function unquoted(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gu, (_, code: string | undefined, plain: string | undefined) =>
      code === undefined
        ? (escapes.get(plain ?? "") ?? plain ?? "")
        : String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["0", "\0"],
]);

/**
 * Reads the diagnostics. Each begins with its kind and its place, and ends with an empty line; a line of a file
 * follows its number.
 */
function diagnosticsIn(stderr: string): readonly CompilerDiagnostic[] {
  return [...stderr.matchAll(/^error: (.+)\n +┌─ (.+):(\d+):(\d+)\n((?:.*\S.*\n)*)/gmu)].map(
    ([, kind = "", path = "", line = "", column = "", drawing = ""]) => {
      const start = { line: Number(line), column: Number(column) };
      const label = labelIn(drawing);
      const said = readMember(label, "message");
      const message = typeof said === "string" ? said : kind;
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

/** Returns the text next to the carets, and the number of carets if they are below one line of plain letters. */
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

/** Returns the last message, without its drawings. */
function wordsIn(stderr: string, cwd: string): string {
  const said = stderr.split("\n").findLast((line) => /^ ?(?:ERROR|WARN|\w*Error:)/u.test(line));
  return said === undefined ? "" : `: ${said.trim().replaceAll(`${cwd}/`, "")}`;
}

export const taplo = defineServer("command", {
  id: "taplo",
  language: "TOML",
  languages: { toml: /\.toml$/u },
  isSource: isToml,
  package: npmOf("@taplo/cli", "@taplo/cli/dist/cli.js"),
  role: "linter",
  executes: "never",
  executesWhy: "It parses. It would fetch schemas, also those named in a file: Lanser switches this off.",
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
    // Without a file it would look for some.
    stages: (context) =>
      argumentsOf(context).map((files) => ({
        args: [...configuredBy(context), ...files],
        cwd: projectFolder(context),
        input: "",
      })),
    readStages: (ended) => joinReads(ended.map(readTaplo)),
  },
});

function configuredBy({ toolchain }: SideContext): readonly string[] {
  return ["--config", toolchain[configurationFact] ?? "/nonexistent", "--"];
}
