/**
 * Finds what a server gets to know about Python, without the server running any. Lanser queries the interpreter on
 * PATH once, isolated and outside the repository; a virtual environment among the dependencies is read from its files
 * alone. The server gets a stand-in that repeats those answers.
 */
import { chmodSync, existsSync, globSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join, posix, resolve } from "node:path";
import { compareText } from "../../model/order.ts";
import { isBelow, isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { findExecutable, safeSearchPath } from "../executables.ts";

/** Interpreter on PATH; paths are absolute. */
export type Interpreter = {
  readonly name: string;
  readonly executable: string;
  readonly version: PythonVersion;
  /** `sys.path` under `-I -S`: the standard library alone. */
  readonly library: readonly string[];
  /** Folders of installed packages, and what their `.pth` files name. */
  readonly packages: readonly string[];
  readonly prefix: string;
};

/** Version as in `sys.version_info`: major, minor, micro, release level, serial. */
type PythonVersion = readonly [number, number, number, string, number];

type InterpreterHost = Pick<Host, "env" | "spawn" | "kill" | "clock">;

const askMsMax = 20_000;
// With site, which -S leaves out, an editable installation of the repository would run its sitecustomize.py.
const question = [
  "import json, site, sys",
  "packages = site.getsitepackages([sys.base_prefix, sys.base_exec_prefix])",
  "print(json.dumps({'executable': sys.executable, 'version': list(sys.version_info), 'path': sys.path, 'prefix': sys.base_prefix, 'packages': packages}))",
].join("\n");

/**
 * Finds the interpreter on PATH whose real path is outside `forbidden`; undefined if there is none: then none is used.
 */
export async function findInterpreter(
  host: InterpreterHost,
  forbidden: readonly string[],
): Promise<Interpreter | undefined> {
  for (const name of ["python3", "python"]) {
    const found = findExecutable(name, host.env["PATH"], forbidden);
    if (found === undefined) continue;
    const interpreter = await ask(host, name, found.path, forbidden);
    if (interpreter !== undefined) return interpreter;
  }
  return undefined;
}

async function ask(
  host: InterpreterHost,
  name: string,
  file: string,
  forbidden: readonly string[],
): Promise<Interpreter | undefined> {
  const result = await run(
    host,
    // The root folder holds no .python-version, so a version manager's shim cannot be steered by the repository.
    {
      file,
      args: ["-I", "-S", "-B", "-c", question],
      cwd: "/",
      env: interpreterEnvironment(host, forbidden),
    },
    { input: Buffer.alloc(0), msMax: askMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result?.exitCode !== 0) return undefined;
  const answer = parseAnswer(result.stdout.toString("utf8"));
  if (answer === undefined) return undefined;
  const executable = realPath(answer.executable);
  if (executable === undefined || forbidden.some((root) => isInside(executable, root))) return undefined;
  return { name, ...installationOf(answer), executable };
}

/** Returns the installation of an interpreter; one in a virtual environment has the packages of that environment. */
function installationOf(answer: InterpreterAnswer): Omit<Interpreter, "name"> {
  const { executable, version, path, prefix } = answer;
  const folder = dirname(dirname(executable));
  const environment = firstEnvironment(folder, ["."]);
  const system = answer.packages.filter(isFolder).flatMap((one) => [one, ...pathFileEntries(one)]);
  if (environment === undefined) return { executable, version, library: path, packages: system, prefix };
  const packages = [...environmentPaths(folder, version), ...(environment.includesSystem ? system : [])];
  return { executable, version, library: path, packages, prefix: folder };
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

type InterpreterAnswer = {
  readonly executable: string;
  readonly version: PythonVersion;
  readonly path: readonly string[];
  readonly packages: readonly string[];
  readonly prefix: string;
};

function parseAnswer(stdout: string): InterpreterAnswer | undefined {
  try {
    const answer = JSON.parse(stdout) as Readonly<Record<string, unknown>>;
    const { executable, prefix } = answer;
    const version = toVersion(Array.isArray(answer["version"]) ? answer["version"] : []);
    const [path, packages] = [texts(answer["path"]), texts(answer["packages"])];
    if (typeof executable !== "string" || !isAbsolute(executable) || typeof prefix !== "string")
      return undefined;
    return version === undefined || path === undefined || packages === undefined
      ? undefined
      : { executable, version, path, packages, prefix };
  } catch {
    return undefined;
  }
}

function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value : undefined;
}

function toVersion(info: readonly unknown[]): PythonVersion | undefined {
  const [major, minor, micro, level, serial] = info;
  return typeof major === "number" &&
    typeof minor === "number" &&
    typeof micro === "number" &&
    typeof level === "string" &&
    typeof serial === "number"
    ? [major, minor, micro, level, serial]
    : undefined;
}

function interpreterEnvironment(
  host: Pick<Host, "env">,
  forbidden: readonly string[],
): Record<string, string> {
  const environment: Record<string, string> = {
    PATH: safeSearchPath(host.env["PATH"], forbidden).join(delimiter),
    LC_ALL: "C.UTF-8",
  };
  for (const name of ["HOME", "PYENV_ROOT"]) {
    const value = host.env[name];
    if (value !== undefined) environment[name] = value;
  }
  return environment;
}

/** Virtual environment among the dependency folders, read from `pyvenv.cfg` and its folders; nothing of it runs. */
export type VirtualEnvironment = {
  /** Folder, relative to the repository. */
  readonly folder: string;
  readonly version: PythonVersion | undefined;
  /** True if the packages of the interpreter can be imported, too. */
  readonly includesSystem: boolean;
};

/**
 * Finds, among linked folders (relative to `root`), the virtual environment of the project in one folder of the tree:
 * the nearest at or above it. An environment elsewhere that a configuration names is used for every project that has
 * none.
 */
export function findVirtualEnvironment(
  root: string,
  linked: readonly string[],
  { project = ".", named = linked }: { readonly project?: string; readonly named?: readonly string[] } = {},
): VirtualEnvironment | undefined {
  for (let above = project; ; above = posix.dirname(above)) {
    const own = firstEnvironment(
      root,
      linked.filter((folder) => posix.dirname(folder) === above),
    );
    if (own !== undefined) return own;
    if (above === posix.dirname(above)) break;
  }
  return firstEnvironment(
    root,
    linked.filter((folder) => named.includes(folder)),
  );
}

/**
 * Returns all environments of a project, in the order in which they are searched: its own, and those of folders below
 * it, which belong to the projects next to them. One for another Python, or that has a package in another version, is
 * left out.
 */
export function projectEnvironments(
  root: string,
  linked: readonly string[],
  place: { readonly project: string; readonly named: readonly string[] },
): readonly VirtualEnvironment[] {
  const own = findVirtualEnvironment(root, linked, place);
  const { project } = place;
  const below = linked.filter((folder) => isBelow(folder, project) && posix.dirname(folder) !== project);
  const all = [
    own ?? [],
    below.toSorted(compareText).flatMap((folder) => firstEnvironment(root, [folder]) ?? []),
  ];
  const chosen: VirtualEnvironment[] = [];
  const versions = new Map<string, string>();
  for (const one of all.flat()) {
    const [first = one] = chosen;
    if (chosen.some(({ folder }) => folder === one.folder) || !isSamePython(one, first)) continue;
    const installed = installedIn(root, one);
    if (installed.some(([name, version]) => (versions.get(name) ?? version) !== version)) continue;
    for (const [name, version] of installed) versions.set(name, version);
    // What the project itself needs lies beside the interpreter, if it has no environment of its own.
    chosen.push(own === undefined ? { ...one, includesSystem: true } : one);
  }
  return chosen;
}

function isSamePython(one: VirtualEnvironment, other: VirtualEnvironment): boolean {
  return one.version?.[0] === other.version?.[0] && one.version?.[1] === other.version?.[1];
}

/**
 * Returns the installed packages with their versions, by the names of the folders of metadata:
 * `NAME-VERSION.dist-info`.
 */
function installedIn(root: string, { folder }: VirtualEnvironment): readonly (readonly [string, string])[] {
  const found = globSync("lib*/python*/site-packages/*-*.{dist-info,egg-info}", { cwd: join(root, folder) });
  return found.flatMap((path) => {
    const [, name = "", version = ""] = /([^/]+?)-(\d[^/]*)\.(?:dist|egg)-info$/u.exec(path) ?? [];
    return name === "" ? [] : [[name.toLowerCase().replaceAll(/[-_.]+/gu, "-"), version] as const];
  });
}

function firstEnvironment(root: string, folders: readonly string[]): VirtualEnvironment | undefined {
  for (const folder of folders) {
    const configuration = join(root, folder, "pyvenv.cfg");
    if (!existsSync(configuration)) continue;
    const entries = new Map(
      (readOptional(configuration) ?? "")
        .split(/\r?\n/)
        .map((line) => line.split("="))
        .map(([key, ...value]) => [(key ?? "").trim().toLowerCase(), value.join("=").trim()] as const),
    );
    const written = entries.get("version_info") ?? entries.get("version") ?? "";
    const numbers = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(written);
    return {
      folder,
      version:
        numbers === null
          ? undefined
          : [Number(numbers[1]), Number(numbers[2]), Number(numbers[3] ?? 0), "final", 0],
      includesSystem: entries.get("include-system-site-packages")?.toLowerCase() === "true",
    };
  }
  return undefined;
}

export type PythonFacts = {
  /** Name and version for the report. */
  readonly summary: { readonly name: string; readonly version: string } | null;
  /** Folders of packages that can be imported and are in no linked folder. */
  readonly packages: readonly string[];
  /** Answers of the stand-in; null if no Python is known: then there is no stand-in. */
  readonly answers: {
    readonly version: PythonVersion;
    readonly searchPaths: readonly string[];
    readonly prefix: string;
  } | null;
};

/**
 * Returns what a server that checks the tree in `root` should be answered. Search paths inside the repository (an
 * editable installation) become those of the tree, so that base is never checked against head's sources.
 */
export function pythonFacts(options: {
  readonly interpreter: Interpreter | undefined;
  /** Environments in the order in which they are searched; the first says which Python it is. */
  readonly environments: readonly VirtualEnvironment[];
  /** Folders in which the linked folders were found, laid out as the tree. */
  readonly checkouts: readonly string[];
  readonly root: string;
}): PythonFacts {
  const { interpreter, environments, root } = options;
  const [environment] = environments;
  // One may lie in another.
  const checkouts = options.checkouts.toSorted((one, other) => other.length - one.length);
  const inTree = (path: string) => {
    const checkout = checkouts.find((one) => isInside(path, one));
    return checkout === undefined ? path : root + path.slice(checkout.length);
  };
  const version = environment?.version ?? interpreter?.version;
  if (version === undefined) return { summary: null, packages: [], answers: null };
  const name = environment?.folder ?? interpreter?.name ?? "python3";
  const isSameVersion = interpreter?.version[0] === version[0] && interpreter.version[1] === version[1];
  const library = isSameVersion ? interpreter.library : [];
  const isSeen = isSameVersion && (environment === undefined || environment.includesSystem);
  const packages = isSeen ? interpreter.packages : [];
  const own = environments.flatMap(({ folder }) => environmentPaths(join(root, folder), version));
  const searchPaths = [...library, ...own, ...packages];
  return {
    summary: { name, version: `${version[0]}.${version[1]}.${version[2]}` },
    packages: packages.filter((path) => !checkouts.some((one) => isInside(path, one))),
    answers: {
      version,
      searchPaths: searchPaths.filter((path) => isAbsolute(path)).map(inTree),
      prefix: environment === undefined ? (interpreter?.prefix ?? "/") : join(root, environment.folder),
    },
  };
}

/**
 * Returns `lib*&#47;pythonX.Y/site-packages`, and the folders that its `.pth` files name; their `import` lines are not
 * run.
 */
function environmentPaths(environment: string, version: PythonVersion): string[] {
  const paths: string[] = [];
  for (const library of ["lib", "lib64"]) {
    const folder = join(environment, library);
    if (!existsSync(folder)) continue;
    const names = readdirSync(folder).filter((name) => name.startsWith("python3."));
    const name = names.find((one) => one === `python${version[0]}.${version[1]}`) ?? names[0];
    if (name === undefined) continue;
    const packages = join(folder, name, "site-packages");
    if (!isFolder(packages) || paths.some((path) => realpathSync(path) === realpathSync(packages))) continue;
    paths.push(packages, ...pathFileEntries(packages));
  }
  return paths;
}

function pathFileEntries(packages: string): string[] {
  const files = readdirSync(packages)
    .filter((name) => name.endsWith(".pth"))
    .sort();
  return files.flatMap((file) =>
    // One may be a link to nothing.
    (readOptional(join(packages, file)) ?? "")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#") && !/^import\s/.test(line))
      .map((line) => resolve(packages, line))
      // By its real name, so that what lies in the repository is seen to; the tree may have what is not there.
      .map((path) => realPath(path) ?? path),
  );
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Path of an interpreter that does not exist: with it pyright runs nothing and finds no packages. */
export const noInterpreter = "/nonexistent/python";

/**
 * Writes the stand-in to `file` and returns its path; without answers, returns a path that does not exist, with which
 * pyright runs nothing. pyright runs it twice: once for the version, once for the search paths.
 */
export function writeStandIn(file: string, facts: Pick<PythonFacts, "answers">): string {
  if (facts.answers === null) return noInterpreter;
  const { version, searchPaths, prefix } = facts.answers;
  const script = [
    "#!/bin/sh",
    `case "$*" in`,
    `  *version_info*) printf '%s\\n' ${quote(JSON.stringify(version))} ;;`,
    `  *) printf '%s\\n' ${quote(JSON.stringify({ path: searchPaths, prefix }))} ;;`,
    "esac",
    "",
  ].join("\n");
  writeFileSync(file, script);
  chmodSync(file, 0o755);
  return file;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
