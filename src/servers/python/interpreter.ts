/**
 * Finds the facts about Python that a server needs, so that the server itself runs no Python. Lanser runs the
 * interpreter on PATH once, isolated and outside the repository. It reads a virtual environment only from its files.
 * The server then gets a stand-in that prints these facts.
 */
import { chmodSync, existsSync, globSync, readdirSync, realpathSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join, posix, resolve } from "node:path";
import { compareText } from "../../model/order.ts";
import { isBelow, isInside } from "../../model/paths.ts";
import { readOptional } from "../../platform/files.ts";
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { findExecutable, safeSearchPath } from "../executables.ts";

/** The interpreter on PATH. Its paths are absolute. */
export type Interpreter = {
  readonly name: string;
  readonly executable: string;
  readonly version: PythonVersion;
  /** `sys.path` under `-I -S`, which has only the standard library. */
  readonly library: readonly string[];
  /** The folders of installed packages, and the folders that their `.pth` files name. */
  readonly packages: readonly string[];
  readonly prefix: string;
};

/** The version as in `sys.version_info`: major, minor, micro, release level, serial. */
type PythonVersion = readonly [number, number, number, string, number];

/** The effects that the search needs. */
type InterpreterHost = Pick<Host, "env" | "spawn" | "kill" | "clock">;

/** Time limit of the interpreter, in milliseconds. */
const askMsMax = 20_000;
// `-S` leaves out `site`. With it, an editable installation of the repository would run its sitecustomize.py.
const question = [
  "import json, site, sys",
  "packages = site.getsitepackages([sys.base_prefix, sys.base_exec_prefix])",
  "print(json.dumps({'executable': sys.executable, 'version': list(sys.version_info), 'path': sys.path, 'prefix': sys.base_prefix, 'packages': packages}))",
].join("\n");

/**
 * Finds the interpreter on PATH, as `python3` or `python`. One whose real path is inside `forbidden` does not count:
 * the change under review could have put it there. Undefined if PATH has no other; then the server checks without
 * installed packages.
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

/**
 * Runs the interpreter once and reads its facts; undefined if it fails. `-I` and `-S` turn off everything that a user
 * or the repository can configure.
 */
async function ask(
  host: InterpreterHost,
  name: string,
  file: string,
  forbidden: readonly string[],
): Promise<Interpreter | undefined> {
  const result = await run(
    host,
    // A version manager reads `.python-version` in the working folder. The repository cannot write one in "/".
    {
      file,
      args: ["-I", "-S", "-B", "-c", question],
      cwd: "/",
      env: interpreterEnvironment(host, forbidden),
    },
    { input: Buffer.alloc(0), msMax: askMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result?.exitCode !== 0) return undefined;
  const facts = parseAnswer(result.stdout.toString("utf8"));
  if (facts === undefined) return undefined;
  const executable = realPath(facts.executable);
  if (executable === undefined || forbidden.some((root) => isInside(executable, root))) return undefined;
  return { name, ...installationOf(facts), executable };
}

/**
 * Adds the packages to an interpreter's facts. In a virtual environment those of the environment count, because the
 * interpreter itself was started without `site`, which would find them.
 */
function installationOf(facts: InterpreterAnswer): Omit<Interpreter, "name"> {
  const { executable, version, path, prefix } = facts;
  const folder = dirname(dirname(executable));
  const environment = firstEnvironment(folder, ["."]);
  const system = facts.packages.filter(isFolder).flatMap((one) => [one, ...pathFileEntries(one)]);
  if (environment === undefined) return { executable, version, library: path, packages: system, prefix };
  const packages = [...environmentPaths(folder, version), ...(environment.includesSystem ? system : [])];
  return { executable, version, library: path, packages, prefix: folder };
}

/** Gives the real path; undefined for a broken link. Such a path cannot be compared with `forbidden`. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** The facts that the interpreter prints. */
type InterpreterAnswer = {
  readonly executable: string;
  readonly version: PythonVersion;
  readonly path: readonly string[];
  readonly packages: readonly string[];
  readonly prefix: string;
};

/**
 * Reads what the interpreter printed; undefined if a member is missing. The output can come from any program named
 * `python3`.
 */
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

/** Narrows a value to a list of texts; undefined for anything else. */
function texts(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((one) => typeof one === "string") ? value : undefined;
}

/**
 * Narrows `sys.version_info` to its five members; undefined for anything else. The program called `python3` can print
 * anything.
 */
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

/**
 * Builds the interpreter's environment: a PATH without the repository, and the two variables that version managers
 * need. Other variables, such as PYTHONPATH, could run code of the repository.
 */
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

/**
 * A virtual environment in a dependency folder. Lanser reads `pyvenv.cfg` and its folders, and runs nothing in it.
 */
export type VirtualEnvironment = {
  /** The folder, relative to the repository. */
  readonly folder: string;
  readonly version: PythonVersion | undefined;
  /** True if the environment also imports the interpreter's packages. */
  readonly includesSystem: boolean;
};

/**
 * Finds the virtual environment of a project: the nearest one in its folder or above. Otherwise it takes one that the
 * configuration names elsewhere. `linked` are the dependency folders in the tree, relative to `root`.
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
 * Lists all environments of a project in search order: its own, then those in folders below, which monorepos keep
 * next to each package. An environment is left out if it has another Python, or another version of a package that an
 * earlier one has: imports would then resolve to a wrong version.
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
    // Without an environment of its own, the project's packages are the interpreter's.
    chosen.push(own === undefined ? { ...one, includesSystem: true } : one);
  }
  return chosen;
}

/** True if both have the same major and minor version of Python. Their packages lie in folders named by it. */
function isSamePython(one: VirtualEnvironment, other: VirtualEnvironment): boolean {
  return one.version?.[0] === other.version?.[0] && one.version?.[1] === other.version?.[1];
}

/**
 * Lists the installed packages with their versions, by the names of their metadata folders: `NAME-VERSION.dist-info`.
 * Names are in the normal form of PyPI. Two environments cannot be combined if they have different versions of a
 * package.
 */
function installedIn(root: string, { folder }: VirtualEnvironment): readonly (readonly [string, string])[] {
  const found = globSync("lib*/python*/site-packages/*-*.{dist-info,egg-info}", { cwd: join(root, folder) });
  return found.flatMap((path) => {
    const [, name = "", version = ""] = /([^/]+?)-(\d[^/]*)\.(?:dist|egg)-info$/u.exec(path) ?? [];
    return name === "" ? [] : [[name.toLowerCase().replaceAll(/[-_.]+/gu, "-"), version] as const];
  });
}

/**
 * Reads the first of the folders that is a virtual environment. Tools write the version in `pyvenv.cfg` under
 * different keys, so both are tried.
 */
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

/** The facts that the stand-in prints for one tree. */
export type PythonFacts = {
  /** The name and version for the report; null if no Python is known. */
  readonly summary: { readonly name: string; readonly version: string } | null;
  /** The folders of packages outside the linked folders. Their digest is part of the key of cached findings. */
  readonly packages: readonly string[];
  /** The output of the stand-in. Null if no Python is known: the server then gets no stand-in. */
  readonly answers: {
    readonly version: PythonVersion;
    readonly searchPaths: readonly string[];
    readonly prefix: string;
  } | null;
};

/**
 * Combines the interpreter and the environments to the facts for the tree in `root`. A search path inside the
 * repository (an editable installation) becomes the same path in the tree. Otherwise pyright would check base with
 * sources of head.
 */
export function pythonFacts(options: {
  readonly interpreter: Interpreter | undefined;
  /** The environments in search order. The first decides the version of Python. */
  readonly environments: readonly VirtualEnvironment[];
  /** The folders in which Lanser found the dependencies. They have the same layout as the tree. */
  readonly checkouts: readonly string[];
  readonly root: string;
}): PythonFacts {
  const { interpreter, environments, root } = options;
  const [environment] = environments;
  // A checkout can contain another; the longest path counts.
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
  const inEnvironments = environments.flatMap(({ folder }) => environmentPaths(join(root, folder), version));
  const searchPaths = [...library, ...inEnvironments, ...packages];
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
 * Lists the `site-packages` of an environment in `lib` and `lib64`, and the folders that its `.pth` files name. Lines
 * of a `.pth` file that import are skipped, because they would run code. `lib64` can be a link to `lib`.
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

/**
 * Lists the folders that the `.pth` files of a folder name. Editable installations are such entries. Lines that
 * import are skipped, because they would run code.
 */
function pathFileEntries(packages: string): string[] {
  const files = readdirSync(packages)
    .filter((name) => name.endsWith(".pth"))
    .sort();
  return files.flatMap((file) =>
    // A .pth file can be a broken link.
    (readOptional(join(packages, file)) ?? "")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.startsWith("#") && !/^import\s/.test(line))
      .map((line) => resolve(packages, line))
      // The real path shows whether the folder lies in the repository. A missing folder keeps its path, because the
      // tree can have it.
      .map((path) => realPath(path) ?? path),
  );
}

/** True for an existing folder. */
function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The path of an interpreter that does not exist. With it pyright runs nothing and finds no packages. */
export const noInterpreter = "/nonexistent/python";

/**
 * Writes the stand-in, a shell script that prints the facts, and returns its path. Without facts it returns a missing
 * path, so that pyright runs nothing. pyright runs its interpreter twice: once for the version, once for the search
 * paths.
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

/** Quotes a text for sh. */
function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
