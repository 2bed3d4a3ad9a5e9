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

/** Time limit for all projects together. */
export const listMsMax = 300_000;

export function typescriptCommand(serverFolder: string, arch: string): string {
  return join(serverFolder, `node_modules/@typescript/typescript-linux-${arch}/lib/tsc`);
}

/** TypeScript as one of its servers has it. */
export type TypescriptCompiler = {
  /** Returns the command of the package in `serverFolder`. */
  readonly command: (
    host: ProfileHost,
    serverFolder: string,
  ) => { readonly file: string; readonly args: readonly string[] };
  /**
   * Arguments with which a run over a project has the same result each time, independent of the load of the machine.
   */
  readonly steady: readonly string[];
  /** Means by which the server learns which project a file belongs to. */
  readonly tells: "overlays" | "parts";
  /** True if it prints errors of declarations only if there are no others. */
  readonly hidesDeclarations: boolean;
  /** True if it may use a file of the project in place of one of its own library. */
  readonly replacesLibrary: (root: string, part: ProjectPart) => boolean;
};

export const nativeCompiler: TypescriptCompiler = {
  command: ({ arch }, serverFolder) => ({ file: typescriptCommand(serverFolder, arch), args: [] }),
  // Several threads check files in an order that no run has twice (7.0.2).
  steady: ["--singleThreaded"],
  tells: "overlays",
  hidesDeclarations: false,
  replacesLibrary: (root, { configuration }) => mayHaveOn("libReplacement", join(root, configuration), root),
};

/**
 * Lists the files of the project in one folder of the tree, and of all projects that it refers to; paths are relative
 * to the tree.
 */
export async function typescriptProgram(
  host: ProfileHost,
  tree: ProjectPlace & {
    readonly serverFolder: string;
    /** Folders in which its dependencies were found, laid out like the tree. */
    readonly checkouts?: readonly string[];
  },
  compiler: TypescriptCompiler,
): Promise<FileSet> {
  // The command prints where files really lie.
  const [root, serverFolder] = [realpathSync(tree.root), realpathSync(tree.serverFolder)];
  const above = influenceAbove(root);
  if (above !== undefined)
    return refused(`a ${above} lies above the scratch folder and could configure TypeScript`);
  const folder = join(root, tree.project);
  const first = projectConfiguration(folder);
  if (first === undefined) {
    const where =
      folder === root ? "at the top of the project; `lanser init` proposes one" : `in ${tree.project}`;
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
    // What several list is a part of the first: the others refer to it.
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
 * Returns the project whose output can be compared, or why there is none. Only for a run over one project it is shown
 * that it prints what the server finds.
 */
function comparedOf(root: string, projects: readonly string[]): ComparedProject {
  const [project, ...more] = projects;
  if (project === undefined || more.length > 0) return { why: "its projects refer to one another" };
  const configuration = project.slice(root.length + 1);
  if (posix.basename(configuration).startsWith("jsconfig"))
    return { why: `${configuration} configures JavaScript` };
  // With `composite` the command writes, and without it declarations are not checked.
  if (mayHaveOn("composite", project, root)) return { why: `${configuration} is composite` };
  return { configuration };
}

type Answering = {
  readonly root: string;
  readonly paths: readonly string[];
  readonly projects: readonly string[];
  /** Files that configure the projects. */
  readonly files: readonly string[];
};

/**
 * Returns overlays. For a file in several projects the server answers by the nearest tsconfig.json above it that
 * includes it; the command checks it as part of the project that it runs on (7.0.2). So each nearer configuration that
 * is not the project's is overlaid by one without files that refers to the project. What the project extends stays as
 * it is.
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

export function isScriptFile(path: string): boolean {
  return /\.(?:[cm]?[jt]s|[jt]sx)$/u.test(path);
}

type Listing = ToPrint & {
  readonly checkouts: readonly string[];
  readonly places: readonly string[];
};

/** Input of a listing. All paths are absolute and real. */
export type ToPrint = {
  readonly root: string;
  readonly serverFolder: string;
  /** Configuration of one project. */
  readonly project: string;
  readonly deadline: number;
  readonly compiler: TypescriptCompiler;
};

async function list(host: ProfileHost, of: Listing): Promise<FileSet> {
  const { root, places, checkouts } = of;
  const project = of.project.slice(root.length + 1);
  const listed = await runTogether(root, () => runForOutput(host, of));
  if (listed === undefined) return refused(`TypeScript could not list the files of ${project}`);
  const read = readList(listed, { root, project, places, checkouts });
  if (read.kind === "refused")
    return read.outside === undefined
      ? read
      : named(read, root, await runTogether(root, () => explained(host, of)));
  const broken = [...new Set(read.broken.flatMap((path) => ownFile(root, path)))];
  if (broken.length === 0) return read;
  // While a source has a syntax error the command prints nothing about options and missing types (7.0.2): without a second
  // look a change could hide those, and mending the error would bring them up as new.
  const again = await runAlone(root, () => withEmptied(root, broken, () => runForOutput(host, of)));
  if (again === undefined) return refused(`TypeScript could not list the files of ${project}`);
  const whole = readList(again, { root, project, places, checkouts });
  return whole.kind === "refused" ? whole : { ...read, projectDiagnostics: whole.projectDiagnostics };
}

/**
 * Options that limit the output to the listing. A project that requests more output would not be understood, and
 * `generateTrace` writes files into any folder that a project names (7.0.2: trace.json and legend.json).
 */
const quietly = [
  "explainFiles",
  "diagnostics",
  "extendedDiagnostics",
  "traceResolution",
  "listFiles",
].flatMap((name) => [`--${name}`, "false"]);

/** Environment that turns off garbage collection up to a limit: it took a third of so short a run (7.0.2). */
export const lowCostEnvironment = { GOGC: "off", GOMEMLIMIT: "1GiB" };

/** Runs the command on one project and returns its output; undefined if it cannot be trusted. */
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
  // It ends with 1 where it prints a diagnostic; a crash (a reference whose path is a number) is 2 and a stack.
  if (result === undefined || result.timedOut || result.exitCode === null || result.stderr !== "")
    return undefined;
  return result.exitCode <= 1 ? result.stdout.toString("utf8") : undefined;
}

/** Runs the same with the reason of each file. */
function explained(host: ProfileHost, of: ToPrint): Promise<string | undefined> {
  return runForOutput(host, of, { args: ["--explainFiles", "true"], env: {} });
}

type Refused = Extract<FileSet, { kind: "refused" }>;

/** Adds the place that refers to the file, if it is in the tree. */
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

const located = /^(.+?)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u;
const unlocated = /^(error|warning|message) TS(\d+): (.*)$/u;

type Read =
  | (Extract<FileSet, { kind: "program" }> & {
      /** Sources with syntax errors: the command then prints nothing about options. */
      readonly broken: readonly string[];
    })
  | (Refused & {
      /** File outside of the project that caused the refusal; absolute. */
      readonly outside?: string;
    });

/**
 * Reads the listing: paths one a line, and before them the problems of the project: a place relative to the root or
 * none, then continuation lines with two spaces. Diagnostics of a source are left out: the server reports those.
 * `places` are the folders in which files may lie; `project` names the configuration, relative to the root.
 */
export function readList(
  output: string,
  { root, project, places, checkouts }: Pick<Listing, "root" | "project" | "places" | "checkouts">,
): Read {
  const paths: string[] = [];
  const printed: (Omit<ProjectDiagnostic, "message" | "line"> & { message: string })[] = [];
  const misread = refused(`TypeScript listed the files of ${project} in an unknown format`);
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
            `${project} takes in a file outside of the project: ${describeOutside(line, root, checkouts)}`,
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
 * True if the path is in one of the places. A suffix of a module may climb, and the command then prints the path
 * unresolved.
 */
export function isTaken(line: string, places: readonly string[]): boolean {
  return posix.normalize(line) === line && places.some((place) => isInside(line, place));
}

/** Returns a reader of one line; empty if there is none. */
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

const whole = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

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
 * Path in the project; undefined for a place outside of it: then the diagnostic is at the project, because a report
 * names nothing outside.
 */
function placed(file: string, root: string): string | undefined {
  const path = resolve(root, file);
  const inside = isInside(path, root) ? path.slice(root.length + 1) : undefined;
  return inside === undefined || isDependency(inside) ? undefined : inside;
}

/** Real path in the tree; nothing behind a link to the user's own files. */
function ownFile(root: string, path: string): readonly string[] {
  const file = join(root, path);
  if (!isFile(file)) return [];
  const real = realpathSync(file);
  return isInside(real, root) ? [real.slice(root.length + 1)] : [];
}

/**
 * Finds a file above the scratch folder that affects the result. For a file that no configuration of the project
 * includes, the server searches upwards, as for packages and, without a package.json, for the module kind of a file;
 * those files are not the project's.
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

// Empties files of a tree for a while.

/**
 * Empties these files while `work` runs. The tree belongs to the run, and its other projects are listed before or
 * after.
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

/** Replaces a file instead of overwriting it: the other side may have the same file on disk. */
function replaceFile(file: string, content: string | Buffer): void {
  rmSync(file);
  writeFileSync(file, content);
}
