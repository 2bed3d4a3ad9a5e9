/**
 * Lists the files that TypeScript's own command checks, in its order, and its diagnostics of the project as a whole.
 * The command runs with `--listFilesOnly`, because only it knows what the imports of a program reach.
 */

import { existsSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative, resolve } from "node:path";
import { compact } from "../../model/compact.ts";
import { compareText } from "../../model/order.ts";
import { isInside } from "../../model/paths.ts";
import { splitText } from "../../model/text.ts";
import { readFileBytes, readFileText } from "../../platform/files.ts";
import { run } from "../../platform/run.ts";
import type {
  ComparedProject,
  FileSet,
  OverlayDocument,
  ProfileHost,
  ProjectDiagnostic,
  ProjectPart,
  ProjectPlace,
} from "../profile.ts";
import {
  configNames,
  findConfigurations,
  mayHaveOn,
  projectConfiguration,
  reachedFrom,
} from "./configuration.ts";
import { dependencyPlaces, describeOutside, isDependency } from "./dependencies.ts";
import { lineOfWritten, referrersOf } from "./explained.ts";
import { runAlone, runTogether } from "./turns.ts";

/** The time limit for listing all projects of one tree together, in milliseconds. */
export const listMsMax = 300_000;

/** Gives the native compiler's path. The package's own `tsc` is a Node script that only starts this program. */
export function typescriptCommand(serverFolder: string, arch: string): string {
  return join(serverFolder, `node_modules/@typescript/typescript-linux-${arch}/lib/tsc`);
}

/** The differences between TypeScript 7, a native program, and TypeScript 5 and 6, which run in Node. */
export type TypescriptCompiler = {
  /** Gives the command of the package in `serverFolder`. */
  readonly command: (
    host: ProfileHost,
    serverFolder: string,
  ) => { readonly file: string; readonly args: readonly string[] };
  /** Arguments that make two runs over a project print the same, under any load of the machine. */
  readonly steady: readonly string[];
  /**
   * How the server learns which project a file belongs to: by documents that replace nearer configurations, or by a
   * project in each request.
   */
  readonly tells: "overlays" | "parts";
  /** True if the command prints errors of declarations only when it prints no others. */
  readonly hidesDeclarations: boolean;
  /**
   * True if the project can replace a file of TypeScript's library. Errors in the library are then the project's
   * errors.
   */
  readonly replacesLibrary: (root: string, part: ProjectPart) => boolean;
};

/** TypeScript 7. */
export const nativeCompiler: TypescriptCompiler = {
  command: ({ arch }, serverFolder) => ({ file: typescriptCommand(serverFolder, arch), args: [] }),
  // Several threads check files in an order that no run has twice (7.0.2).
  steady: ["--singleThreaded"],
  tells: "overlays",
  hidesDeclarations: false,
  replacesLibrary: (root, { configuration }) => mayHaveOn("libReplacement", join(root, configuration), root),
};

/**
 * Lists the files of the project in one folder of the tree and of all projects that it refers to, in the command's
 * order. The paths are relative to the tree. A configuration that would make the server read outside the tree is
 * refused: the change under review could have written it.
 */
export async function typescriptProgram(
  host: ProfileHost,
  tree: ProjectPlace & {
    readonly serverFolder: string;
    /** The folders in which Lanser found the tree's dependencies. They have the same layout as the tree. */
    readonly checkouts?: readonly string[];
  },
  compiler: TypescriptCompiler,
): Promise<FileSet> {
  // The command prints real paths.
  const [root, serverFolder] = [realpathSync(tree.root), realpathSync(tree.serverFolder)];
  const above = influenceAbove(root);
  if (above !== undefined)
    return refused(
      `a ${above} above the folder for temporary files could configure TypeScript: set TMPDIR to another folder`,
    );
  const folder = join(root, tree.project);
  const first = projectConfiguration(folder);
  if (first === undefined) {
    const where =
      folder === root ? "at the top of the project: `lanser init` proposes one" : `in ${tree.project}`;
    return refused(`there is no tsconfig.json ${where}`);
  }
  const looked = findConfigurations(root);
  const checkouts = (tree.checkouts ?? []).map((one) => realpathSync(one));
  const dependencies = dependencyPlaces(root, looked, checkouts);
  const reached = reachedFrom(root, [join(folder, first)], dependencies, checkouts);
  const { projects, files } = reached;
  const why = looked.problem ?? reached.problem;
  if (why !== undefined)
    return {
      ...refused(why),
      ...compact({ code: reached.isOutside && looked.problem === undefined ? "outside" : undefined }),
    };
  const places = [root, serverFolder, ...dependencies];
  const deadline = host.clock.now() + listMsMax;
  const paths = new Set<string>();
  const diagnostics = new Map<string, ProjectDiagnostic>();
  const parts: ProjectPart[] = [];
  for (const project of projects) {
    const listed = await list(host, { root, serverFolder, checkouts, places, project, deadline, compiler });
    if (listed.kind === "refused") return { ...listed, reason: `${listed.reason}${looked.lineFeed}` };
    // The references put shared files into several projects. Each file is reported by the first project that lists
    // it, as the one with the fewest references.
    parts.push({
      configuration: project.slice(root.length + 1),
      paths: listed.paths.filter((path) => !paths.has(path)),
    });
    for (const path of listed.paths) paths.add(path);
    for (const one of listed.projectDiagnostics)
      diagnostics.set(JSON.stringify([one.path, one.range, one.code, one.message]), one);
  }
  return {
    kind: "program",
    paths: [...paths],
    projectDiagnostics: [...diagnostics.values()],
    compared: comparedOf(root, projects),
    ...(compiler.tells === "parts"
      ? { parts }
      : { overlays: overlaysOf({ root, paths: [...paths], projects, files }) }),
  };
}

/**
 * Chooses the project that the command can check on both trees instead of the server, or says why it cannot.
 * Measurements show equal findings only for runs over one project that writes nothing.
 */
function comparedOf(root: string, projects: readonly string[]): ComparedProject {
  const [project, ...more] = projects;
  if (project === undefined || more.length > 0) return { why: "the projects refer to one another" };
  const configuration = project.slice(root.length + 1);
  if (posix.basename(configuration).startsWith("jsconfig"))
    return { why: `${configuration} configures JavaScript` };
  // With `composite` the command writes, and without it declarations are not checked.
  if (mayHaveOn("composite", project, root)) return { why: `${configuration} is composite` };
  return { configuration };
}

/** The projects whose files the server must assign as the command does. */
type Answering = {
  readonly root: string;
  readonly paths: readonly string[];
  readonly projects: readonly string[];
  /** The absolute paths of all files that configure the projects. */
  readonly files: readonly string[];
};

/**
 * Returns documents that replace nearer configurations. The server checks a file of several projects under the
 * nearest tsconfig.json that includes it; the command uses the project that it runs on (7.0.2). So each nearer
 * configuration outside the project becomes one without files that references the project. Files that the project
 * extends stay unchanged.
 */
function overlaysOf({ root, paths, projects, files }: Answering): readonly OverlayDocument[] {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  }
  const own = new Set(files);
  return [...folders]
    .toSorted(compareText)
    .flatMap((folder) => configNames.map((name) => posix.join(folder, name)))
    .filter((path) => !own.has(join(root, path)) && isFile(join(root, path)))
    .map((path) => {
      const references = projects.map((project) => ({ path: relative(join(root, dirname(path)), project) }));
      return { path, languageId: "jsonc", text: JSON.stringify({ files: [], references }) };
    });
}

/** True for a TypeScript or JavaScript source, by its ending. */
export function isScriptFile(path: string): boolean {
  return /\.(?:[cm]?[jt]s|[jt]sx)$/u.test(path);
}

/** The input of a listing that also checks where the listed files lie. */
type Listing = ToPrint & {
  readonly checkouts: readonly string[];
  readonly places: readonly string[];
};

/** The input of one run of the command. All paths are absolute and real. */
export type ToPrint = {
  readonly root: string;
  readonly serverFolder: string;
  /** The configuration of one project. */
  readonly project: string;
  readonly deadline: number;
  readonly compiler: TypescriptCompiler;
};

/**
 * Lists one project. If a source has a syntax error, it lists the project a second time with such sources emptied, to
 * get the diagnostics that the error hides. If a file lies outside the tree, a further run finds the import to show.
 */
async function list(host: ProfileHost, of: Listing): Promise<FileSet> {
  const { root, places, checkouts } = of;
  const project = of.project.slice(root.length + 1);
  const listed = await runTogether(root, () => runForOutput(host, of));
  if (listed === undefined)
    return refused(`tsc --listFilesOnly failed on ${project}: run the command to see why`);
  const read = readList(listed, { root, project, places, checkouts });
  if (read.kind === "refused")
    return read.outside === undefined
      ? read
      : named(read, root, await runTogether(root, () => explained(host, of)));
  const broken = [...new Set(read.broken.flatMap((path) => ownFile(root, path)))];
  if (broken.length === 0) return read;
  // While a source has a syntax error, the command prints nothing about options and missing types (7.0.2). Without a
  // second run, a change could hide these errors, and fixing the syntax error would report them as new.
  const secondOutput = await runAlone(root, () => withEmptied(root, broken, () => runForOutput(host, of)));
  if (secondOutput === undefined)
    return refused(`tsc --listFilesOnly failed on ${project}: run the command to see why`);
  const complete = readList(secondOutput, { root, project, places, checkouts });
  return complete.kind === "refused"
    ? complete
    : { ...read, projectDiagnostics: complete.projectDiagnostics };
}

/**
 * Options that limit the output to the listing. A project that asks for more output would make it unreadable.
 * `generateTrace` would write files into any folder that the project names (7.0.2).
 */
const quietly = [
  "explainFiles",
  "diagnostics",
  "extendedDiagnostics",
  "traceResolution",
  "listFiles",
].flatMap((name) => [`--${name}`, "false"]);

/**
 * The environment that turns off garbage collection up to a limit. Collecting took a third of such a short run
 * (7.0.2).
 */
export const lowCostEnvironment = { GOGC: "off", GOMEMLIMIT: "1GiB" };

/**
 * Runs the command on one project and returns its output. It returns undefined if the run crashed, printed errors or
 * ran out of time: a partial listing would hide files. `PATH` and `HOME` name no existing folder, so the
 * command can start nothing else.
 */
export async function runForOutput(
  host: ProfileHost,
  of: ToPrint,
  more: { readonly args: readonly string[]; readonly env: Readonly<Record<string, string>> } = {
    args: [],
    env: {},
  },
): Promise<string | undefined> {
  const msMax = of.deadline - host.clock.now();
  if (msMax <= 0) return undefined;
  const { file, args } = of.compiler.command(host, of.serverFolder);
  const result = await run(
    host,
    {
      file,
      args: [
        ...args,
        ...["--project", of.project, "--listFilesOnly", "--noEmit", "--pretty", "false"],
        ...quietly,
        ...["--generateTrace", "null", "--generateCpuProfile", "null"],
        ...more.args,
      ],
      cwd: of.root,
      env: {
        PATH: "/nonexistent",
        HOME: "/nonexistent",
        LANG: "C.UTF-8",
        ...lowCostEnvironment,
        ...more.env,
      },
    },
    { input: Buffer.alloc(0), msMax, onOutput: null },
  ).catch(() => undefined);
  // The exit code is 1 if the command prints a diagnostic. A crash (for example, a reference whose path is a number)
  // ends with 2 and a stack trace.
  if (result === undefined || result.timedOut || result.exitCode === null || result.stderr !== "")
    return undefined;
  return result.exitCode <= 1 ? result.stdout.toString("utf8") : undefined;
}

/**
 * Runs the command again with the reason for each file, to find the import of a file outside. This costs more, so it
 * follows only after a refusal.
 */
function explained(host: ProfileHost, of: ToPrint): Promise<string | undefined> {
  return runForOutput(host, of, { args: ["--explainFiles", "true"], env: {} });
}

type Refused = Extract<FileSet, { kind: "refused" }>;

/**
 * Adds the file and line of the import that reaches outside the tree, so that the author finds it. Without an import
 * inside the tree, the reason stays as it is.
 */
function named(
  { reason, outside = "" }: Refused & { readonly outside?: string },
  root: string,
  output: string | undefined,
): Refused {
  const inside = referrersOf(output ?? "", root, outside).find(({ file }) => isInside(file, root));
  const line = inside === undefined ? null : lineOfWritten(readFileText(inside.file), inside.written);
  const path = inside?.file.slice(root.length + 1);
  const place = path === undefined ? "" : `${path}${line === null ? "" : `:${line}`}: `;
  return { ...refused(`${place}${reason}`), code: "outside" };
}

/** The forms of a diagnostic in the output, with and without a place. */
const located = /^(.+?)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u;
const unlocated = /^(error|warning|message) TS(\d+): (.*)$/u;

type Read =
  | (Extract<FileSet, { kind: "program" }> & {
      /** Sources with syntax errors. The command prints nothing about options then. */
      readonly broken: readonly string[];
    })
  | (Refused & {
      /** The absolute path of the file outside the project that caused the refusal. */
      readonly outside?: string;
    });

/**
 * Reads the listing. First come the project's problems: each with a place relative to `root` or without one, then
 * indented lines that continue it. Then come the paths, one per line. Diagnostics of sources are left out, because
 * the server reports them. `places` are the folders in which files may lie; `project` is the configuration, relative
 * to `root`.
 */
export function readList(
  output: string,
  { root, project, places, checkouts }: Pick<Listing, "root" | "project" | "places" | "checkouts">,
): Read {
  const paths: string[] = [];
  const printed: (Omit<ProjectDiagnostic, "message" | "line"> & { message: string })[] = [];
  const misread = refused(`tsc listed the files of ${project} in an unknown format`);
  for (const line of output.split("\n")) {
    if (line === "") continue;
    const last = printed.at(-1);
    const at = located.exec(line);
    const without = unlocated.exec(line);
    if (line.startsWith("/") && (isScriptFile(line) || line.endsWith(".json"))) {
      const inside = isInside(line, root) ? line.slice(root.length + 1) : undefined;
      if (!isTaken(line, places))
        return {
          ...refused(
            `${project} includes a file outside the project: ${describeOutside(line, root, checkouts)}`,
          ),
          outside: line,
        };
      if (inside !== undefined && isScriptFile(line) && !isDependency(inside)) paths.push(inside);
    } else if (at !== null) {
      const [, file = "", row = "1", column = "1", level = "", code = "", message = ""] = at;
      const path = placed(file, root);
      const position = { line: Number(row) - 1, character: Number(column) - 1 };
      const range = path === undefined ? whole : { start: position, end: position };
      printed.push({ ...fieldsOf(level, code, message), path: path ?? project, range });
    } else if (without !== null) {
      const [, level = "", code = "", message = ""] = without;
      printed.push({ ...fieldsOf(level, code, message), path: project, range: whole });
    } else if (line.startsWith("  ") && last !== undefined) {
      last.message += `\n${line}`;
    } else {
      return misread;
    }
  }
  const isAboutProject = (path: string) => path.endsWith(".json");
  const lineOf = lineReader(root);
  return {
    kind: "program",
    paths,
    projectDiagnostics: printed
      .filter(({ path }) => isAboutProject(path))
      .map((one) => ({ ...one, line: one.range === whole ? null : lineOf(one.path, one.range.start.line) })),
    broken: [...new Set(printed.map(({ path }) => path).filter((path) => !isAboutProject(path)))],
  };
}

/**
 * True if the path lies in one of the places. An import can contain `..`, and the command then prints the path with
 * it: such a path is refused, because its prefix proves nothing.
 */
export function isTaken(line: string, places: readonly string[]): boolean {
  return posix.normalize(line) === line && places.some((place) => isInside(line, place));
}

/**
 * Returns a reader of single lines, which gives "" for a missing line. It reads each file once, because diagnostics
 * of one file come in groups.
 */
function lineReader(root: string): (path: string, line: number) => string {
  const known = new Map<string, readonly string[]>();
  return (path, line) => {
    if (!known.has(path)) known.set(path, linesOf(join(root, path)));
    return known.get(path)?.[line] ?? "";
  };
}

function linesOf(file: string): readonly string[] {
  return isFile(file) ? splitText(readFileText(file)) : [];
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** The range of a diagnostic about a project as a whole. Compared by identity. */
const whole = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/**
 * Builds the members of a diagnostic that its line contains. The source is `ts`, as in the server's own diagnostics,
 * so that findings of both match.
 */
function fieldsOf(level: string, code: string, message: string) {
  const severity =
    level === "error"
      ? ("error" as const)
      : level === "warning"
        ? ("warning" as const)
        : ("information" as const);
  return { source: "ts", severity, code, message };
}

/**
 * Gives the path inside the project. It is undefined for a place outside: the diagnostic then belongs to the project,
 * because a report names nothing outside.
 */
function placed(file: string, root: string): string | undefined {
  const path = resolve(root, file);
  const inside = isInside(path, root) ? path.slice(root.length + 1) : undefined;
  return inside === undefined || isDependency(inside) ? undefined : inside;
}

/** Gives the real path inside the tree; empty for a link to files of the user, which Lanser must not empty. */
function ownFile(root: string, path: string): readonly string[] {
  const file = join(root, path);
  if (!isFile(file)) return [];
  const real = realpathSync(file);
  return isInside(real, root) ? [real.slice(root.length + 1)] : [];
}

/**
 * Finds a file above the tree that affects the result. For a file of no project the server searches upwards for a
 * configuration, for packages and, if there is no package.json, for the module kind. Such files are the machine's, so
 * another machine would get another result.
 */
export function influenceAbove(root: string): string | undefined {
  const names = ["tsconfig.json", "jsconfig.json", "node_modules"];
  if (!existsSync(join(root, "package.json"))) names.push("package.json");
  for (let folder = dirname(root); ; folder = dirname(folder)) {
    const found = names.find((one) => existsSync(join(folder, one)));
    if (found !== undefined) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

function refused(reason: string): Refused {
  return { kind: "refused", reason };
}

// The last part empties files of a tree for the duration of one run.

/**
 * Empties the files while `work` runs, then restores them. The tree belongs to this run. Only one such `work` runs on
 * a tree at a time (see turns.ts), so no other run reads the empty files.
 */
async function withEmptied<T>(root: string, paths: readonly string[], work: () => Promise<T>): Promise<T> {
  const kept = paths.map((path) => [join(root, path), readFileBytes(join(root, path))] as const);
  try {
    for (const [file] of kept) replaceFile(file, "");
    return await work();
  } finally {
    for (const [file, bytes] of kept) replaceFile(file, bytes);
  }
}

/** Replaces a file instead of overwriting it: both trees can share the same file by a hard link. */
function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file);
  writeFileSync(file, content);
}
