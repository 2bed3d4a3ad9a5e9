/** Recognises the files of a repository that declare or lock packages, and reads each by its format. */

import { readMember } from "../model/json.ts";
import { push } from "../model/push.ts";
import {
  listEntries,
  listOf,
  parseYamlDocument,
  readTextValue,
  readToml,
  textLengthMax,
  textsOf,
} from "./document.ts";
import { isOwnRange, readManifest } from "./manifest.ts";
import { packageOf, readBunLock, readNpmLock } from "./npm-lock.ts";
import type { DependencyFile, Ecosystem } from "./package.ts";
import {
  type DeclaredPackage,
  declaredFile,
  normaliseName,
  type ResolvedPackage,
  resolvedLockFile,
  unreadableFile,
} from "./package.ts";
import { readPipfileLock, readTomlLock } from "./python-lock.ts";
import { readRequirement } from "./requirement.ts";
import { readRequirements } from "./requirements.ts";
import { readSetupCfg, readSetupPy } from "./setup.ts";

/**
 * Reads `pnpm-lock.yaml`, versions 5 to 9. They differ in the form of the keys, and version 9 moved the dependencies of
 * packages into `snapshots`.
 */
function readPnpmLock(text: string): DependencyFile {
  const read = parseYamlDocument(text);
  if (read.kind === "unreadable") return read;
  return resolvedLockFile(listOf(read.value).flatMap(packagesIn));
}

/**
 * Returns the packages of one document of the lock. A package is a top one if the project depends on it directly, or if
 * the lock has only one version of it: then the project finds that version.
 */
function packagesIn(lock: unknown): readonly ResolvedPackage[] {
  const direct = directOf(lock);
  const requested = new Set(direct.map(({ name, version }) => `${name}@${version}`));
  const needs = new Map<string, readonly string[]>();
  // A version can occur once for each set of its peer dependencies. Before version 9 each is an entry of `packages`.
  for (const [key, of] of [
    ...listEntries(readMember(lock, "packages")),
    ...listEntries(readMember(lock, "snapshots")),
  ]) {
    const { name, version } = keyOf(key);
    const id = `${name}@${version}`;
    needs.set(id, [...new Set([...(needs.get(id) ?? []), ...namesIn(of)])]);
  }
  const versions = new Map<string, number>();
  for (const id of needs.keys()) {
    const name = id.slice(0, id.lastIndexOf("@"));
    versions.set(name, (versions.get(name) ?? 0) + 1);
  }
  const found = new Map<string, ResolvedPackage>();
  for (const [key, of] of listEntries(readMember(lock, "packages"))) {
    const { name, version } = keyOf(key);
    const id = `${name}@${version}`;
    const resolution = readMember(of, "resolution");
    const integrity = ["integrity", "commit", "tarball"].flatMap((kind) => {
      const value = readTextValue(readMember(resolution, kind));
      return value === undefined ? [] : [kind === "integrity" ? value : `${kind}:${value}`];
    });
    const isTop = requested.has(id) || versions.get(name) === 1;
    const own = readTextValue(readMember(of, "version")) ?? version;
    if (!isOwnRange(version)) found.set(id, packageOf(name, own, integrity, needs.get(id) ?? [], isTop));
  }
  const aliases = direct.flatMap(({ name, version }) => {
    const at = version.lastIndexOf("@");
    return at <= 0 ? [] : [packageOf(name, version, [], [version.slice(0, at)], true)];
  });
  return [...found.values(), ...aliases];
}

const groups = ["dependencies", "devDependencies", "optionalDependencies"] as const;

type Direct = { readonly name: string; readonly version: string };

/**
 * Returns the direct dependencies of the project's own packages. The lock of a single package has them at its top, the
 * lock of a workspace in `importers`.
 */
function directOf(lock: unknown): readonly Direct[] {
  const importers = [lock, ...listEntries(readMember(lock, "importers")).map(([, importer]) => importer)];
  return importers.flatMap((importer) =>
    groups.flatMap((group) =>
      listEntries(readMember(importer, group)).flatMap(([name, of]) => {
        const version = (readTextValue(of) ?? readTextValue(readMember(of, "version")) ?? "").replace(
          /^\//u,
          "",
        );
        return version === "" || isOwnRange(version) ? [] : [{ name, version: bare(version) }];
      }),
    ),
  );
}

function namesIn(of: unknown): readonly string[] {
  return groups.flatMap((group) => listEntries(readMember(of, group)).map(([name]) => name));
}

/**
 * Splits the key of a package in any version of pnpm's lock: `name@1.0.0(peer@2)`, `/name@1.0.0(peer@2)`,
 * `/name/1.0.0_peer@2`. The peers are dropped, because they do not change the package's files.
 */
function keyOf(key: string): Direct {
  const text = bare(key.replace(/^\//u, ""));
  const at = text.indexOf("@", 1);
  if (at > 0) return { name: text.slice(0, at), version: text.slice(at + 1) };
  const slash = text.lastIndexOf("/");
  return { name: text.slice(0, slash), version: text.slice(slash + 1) };
}

function bare(version: string): string {
  return version.replace(/[(_].*$/u, "");
}

/** A kind of file that declares or locks packages. */
export type FileFormat = {
  /** Pattern of the last part of a path. */
  readonly name: RegExp;
  readonly read: (text: string) => DependencyFile;
  /**
   * Scope of the file. A lock or a manifest applies to its folder and those below, and a lock replaces their manifests.
   * A list of requirements applies to the whole repository, wherever it is.
   */
  readonly scope: "lock" | "manifest" | "list";
  readonly ecosystem: Ecosystem;
};

const formats: readonly FileFormat[] = [
  { name: /^(?:package-lock|npm-shrinkwrap)\.json$/u, read: readNpmLock, scope: "lock", ecosystem: "npm" },
  { name: /^pnpm-lock\.yaml$/u, read: readPnpmLock, scope: "lock", ecosystem: "npm" },
  { name: /^yarn\.lock$/u, read: readYarnLock, scope: "lock", ecosystem: "npm" },
  { name: /^bun\.lock$/u, read: readBunLock, scope: "lock", ecosystem: "npm" },
  { name: /^package\.json$/u, read: readManifest, scope: "manifest", ecosystem: "npm" },
  {
    name: /^(?:uv|poetry|pdm)\.lock$|^pylock(?:\.[^.]+)?\.toml$/u,
    read: readTomlLock,
    scope: "lock",
    ecosystem: "pypi",
  },
  { name: /^Pipfile\.lock$/u, read: readPipfileLock, scope: "lock", ecosystem: "pypi" },
  { name: /^pyproject\.toml$/u, read: readPyproject, scope: "manifest", ecosystem: "pypi" },
  { name: /^Pipfile$/u, read: readPipfile, scope: "manifest", ecosystem: "pypi" },
  { name: /^setup\.cfg$/u, read: readSetupCfg, scope: "manifest", ecosystem: "pypi" },
  { name: /^setup\.py$/u, read: readSetupPy, scope: "manifest", ecosystem: "pypi" },
  { name: /requirements.*\.(?:txt|in)$/iu, read: readRequirements, scope: "list", ecosystem: "pypi" },
  { name: /^constraints.*\.(?:txt|in)$/iu, read: readRequirements, scope: "list", ecosystem: "pypi" },
  { name: /^conda-lock\.ya?ml$/u, read: readCondaLock, scope: "list", ecosystem: "conda" },
  { name: /^environment.*\.ya?ml$/u, read: readCondaEnvironment, scope: "list", ecosystem: "conda" },
];

const inFolder: FileFormat = {
  name: /\.(?:txt|in)$/u,
  read: readRequirements,
  scope: "list",
  ecosystem: "pypi",
};

/**
 * Returns the format of a file by its path; undefined if files with this name declare no packages. In a folder named
 * `requirements` every text file is a list of requirements.
 */
export function formatOf(path: string): FileFormat | undefined {
  const [name = "", folder = ""] = path.split("/").reverse();
  const own = formats.find((one) => one.name.test(name));
  if (own !== undefined) return own;
  return /^requirements?$/iu.test(folder) && inFolder.name.test(name) ? inFolder : undefined;
}

/**
 * Reads a file; undefined if files with this name declare no packages. Never throws, because a change can break any
 * file.
 */
export function readDependencyFile(path: string, text: string): DependencyFile | undefined {
  return formatOf(path)?.read(text);
}

/** Reads conda's `environment.yml`. Its list for pip can include requirements files, which the caller then reads. */
function readCondaEnvironment(text: string): DependencyFile {
  const read = parseYamlDocument(text);
  if (read.kind === "unreadable") return read;
  const includes: string[] = [];
  const packages = listOf(readMember(listOf(read.value)[0], "dependencies")).flatMap(
    (one): readonly DeclaredPackage[] => {
      if (typeof one === "string") return [condaSpec(one)];
      return textsOf(readMember(one, "pip")).flatMap((line) => {
        const file = /^-[rc]\s+(.+)$/u.exec(line)?.[1];
        if (file !== undefined) includes.push(file.trim());
        const wanted = file === undefined && !line.startsWith("-") ? readRequirement(line) : undefined;
        return wanted === undefined ? [] : [{ ecosystem: "pypi" as const, ...wanted, group: null }];
      });
    },
  );
  return declaredFile(packages, includes);
}

/** Reads a package of conda: `channel::name=1.0=build` or `name >=1.0`. The channel does not identify a package. */
function condaSpec(text: string): DeclaredPackage {
  const spec = text.replace(/^.*::/u, "").trim();
  const at = spec.search(/[\s=<>!~[]/u);
  const name = at < 0 ? spec : spec.slice(0, at);
  const specifier = at < 0 ? "" : spec.slice(at).replace(/\s+/gu, "");
  return { ecosystem: "conda", name: normaliseName(name), specifier, group: null };
}

/** Reads `conda-lock.yml`. It has the same package once for each platform; the comparison later joins equal ones. */
function readCondaLock(text: string): DependencyFile {
  const read = parseYamlDocument(text);
  if (read.kind === "unreadable") return read;
  const packages = listOf(readMember(listOf(read.value)[0], "package")).flatMap(
    (of): readonly ResolvedPackage[] => {
      const name = readTextValue(readMember(of, "name"));
      if (name === undefined) return [];
      return [
        {
          ecosystem: readMember(of, "manager") === "pip" ? "pypi" : "conda",
          name: normaliseName(name),
          version: readTextValue(readMember(of, "version")) ?? "",
          integrity: listEntries(readMember(of, "hash")).map(([kind, hash]) => `${kind}:${String(hash)}`),
          dependsOn: listEntries(readMember(of, "dependencies")).map(([needed]) => normaliseName(needed)),
          isTop: true,
        },
      ];
    },
  );
  return resolvedLockFile(packages);
}

/**
 * Reads `pyproject.toml`: PEP 621, PEP 735, and the tables of poetry, pdm and uv. The project's own packages (workspace
 * members, folders) are left out, because no installation from a registry provides them.
 */
function readPyproject(text: string): DependencyFile {
  const read = readToml(text);
  if (read.kind === "unreadable") return read;
  const project = readMember(read.value, "project");
  const tool = readMember(read.value, "tool");
  const own = ownSources(readMember(readMember(tool, "uv"), "sources"));
  const packages = [
    ...requirements(readMember(project, "dependencies"), null),
    ...grouped(readMember(project, "optional-dependencies"), requirements),
    ...grouped(readMember(read.value, "dependency-groups"), requirements),
    ...requirements(readMember(readMember(tool, "uv"), "dev-dependencies"), "dev"),
    ...grouped(readMember(readMember(tool, "pdm"), "dev-dependencies"), requirements),
    ...poetry(readMember(tool, "poetry")),
  ];
  const dynamic = readMember(readMember(readMember(tool, "setuptools"), "dynamic"), "dependencies");
  const file = readMember(dynamic, "file");
  const includes = typeof file === "string" ? [file] : textsOf(file);
  return declaredFile(
    packages.filter(({ name }) => !own.has(name)),
    includes,
  );
}

function readPipfile(text: string): DependencyFile {
  const read = readToml(text);
  if (read.kind === "unreadable") return read;
  return declaredFile([
    ...table(readMember(read.value, "packages"), null),
    ...table(readMember(read.value, "dev-packages"), "dev"),
  ]);
}

/**
 * Returns the names of uv's own packages: workspace members and packages from a folder, which are not installed
 * versions.
 */
function ownSources(sources: unknown): ReadonlySet<string> {
  const isOwnSource = (source: unknown) =>
    readMember(source, "workspace") === true || readTextValue(readMember(source, "path")) !== undefined;
  return new Set(
    listEntries(sources).flatMap(([name, source]) =>
      isOwnSource(source) || listOf(source).some(isOwnSource) ? [normaliseName(name)] : [],
    ),
  );
}

function requirements(list: unknown, group: string | null): readonly DeclaredPackage[] {
  return textsOf(list).flatMap((text) => {
    const read = readRequirement(text);
    return read === undefined ? [] : [{ ecosystem: "pypi" as const, ...read, group }];
  });
}

function grouped(
  groups: unknown,
  read: (list: unknown, group: string) => readonly DeclaredPackage[],
): readonly DeclaredPackage[] {
  return listEntries(groups).flatMap(([name, list]) => read(list, name));
}

/** Reads the tables of poetry: mandatory packages, groups, and `dev-dependencies`, which poetry before 1.2 uses. */
function poetry(of: unknown): readonly DeclaredPackage[] {
  return [
    ...table(readMember(of, "dependencies"), null),
    ...table(readMember(of, "dev-dependencies"), "dev"),
    ...listEntries(readMember(of, "group")).flatMap(([name, group]) =>
      table(readMember(group, "dependencies"), name),
    ),
  ];
}

/**
 * Reads a table of poetry or pipenv: `name = "^1.0"`, `name = { version = "^1.0", … }`, or a list of these. `group` is
 * null for mandatory packages; an optional one then gets the group `optional`. Packages from a folder are left out.
 */
function table(of: unknown, group: string | null): readonly DeclaredPackage[] {
  return listEntries(of).flatMap(([name, wanted]) => {
    if (name === "python") return [];
    const choices = Array.isArray(wanted) ? wanted : [wanted];
    if (choices.some((one) => readTextValue(readMember(one, "path")) !== undefined)) return [];
    const isOptional = choices.every((one) => readMember(one, "optional") === true);
    const specifier = choices.map(specifierOf).sort().join(" or ");
    const own = isOptional ? (group ?? "optional") : group;
    return [{ ecosystem: "pypi" as const, name: normaliseName(name), specifier, group: own }];
  });
}

/**
 * Returns the wanted versions as one normalised text, so that another layout of the file is no change of the package.
 */
function specifierOf(wanted: unknown): string {
  if (typeof wanted === "string") return wanted === "*" ? "" : wanted.replace(/\s+/gu, "");
  return listEntries(wanted)
    .filter(([key, value]) => key !== "optional" && !(key === "version" && value === "*"))
    .map(([key, value]) => {
      const text = typeof value === "string" ? value.replace(/\s+/gu, "") : JSON.stringify(value);
      return key === "version" ? text : `${key}=${text}`;
    })
    .sort()
    .join(" ");
}

/** Reads `yarn.lock`: the own format of yarn 1, and the YAML of later versions. */
function readYarnLock(text: string): DependencyFile {
  if (text.length > textLengthMax)
    return unreadableFile(`the file has more than ${textLengthMax} characters`);
  return /^__metadata:/mu.test(text) ? readBerry(text) : readClassic(text);
}

type Entry = {
  /** All requests `name@range` that the entry resolves. */
  readonly wanted: readonly string[];
  version: string;
  readonly integrity: string[];
  readonly dependsOn: string[];
};

/**
 * Reads the format of yarn 1, which is not YAML: headers without indentation, fields indented by two spaces, and names
 * of dependencies by four. A line that does not fit makes the file unreadable.
 */
function readClassic(text: string): DependencyFile {
  const entries: Entry[] = [];
  let isInList = false;
  for (const line of text.replace(/^\ufeff/u, "").split(/\r?\n/u)) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const indent = line.length - line.trimStart().length;
    const words = line.trim();
    if (indent === 0) {
      if (!words.endsWith(":")) return unreadableFile("the syntax is not valid");
      const wanted = words.slice(0, -1).split(",").map(unquoted);
      entries.push({ wanted, version: "", integrity: [], dependsOn: [] });
      continue;
    }
    const entry = entries.at(-1);
    if (entry === undefined) return unreadableFile("the syntax is not valid");
    const [key = "", value = ""] = fieldOf(words);
    if (indent === 2) {
      isInList = key === "dependencies:" || key === "optionalDependencies:";
      if (key === "version") entry.version = value;
      if (key === "integrity") entry.integrity.push(...value.split(/\s+/u));
      if (key === "resolved" && /^git|\.git#/u.test(value)) entry.integrity.push(`at:${value}`);
    } else if (isInList) entry.dependsOn.push(key);
  }
  return resolvedLockFile(packagesOf(entries));
}

/** Splits `key value` or `"key" "value"`. */
function fieldOf(words: string): readonly [string, string] {
  const at = words.startsWith('"') ? words.indexOf('"', 1) + 1 : words.search(/\s|$/u);
  return [unquoted(words.slice(0, at)), unquoted(words.slice(at))];
}

function unquoted(text: string): string {
  return text.trim().replace(/^"|"$/gu, "");
}

/** Reads the YAML of yarn 2 and later. Packages of the workspace are left out, because they are part of the trees. */
function readBerry(text: string): DependencyFile {
  const read = parseYamlDocument(text);
  if (read.kind === "unreadable") return read;
  const [lock] = listOf(read.value);
  const cache = readTextValue(readMember(readMember(lock, "__metadata"), "cacheKey")) ?? "";
  const entries = listEntries(lock).flatMap(([key, of]): readonly Entry[] => {
    const resolution = readTextValue(readMember(of, "resolution")) ?? "";
    if (key === "__metadata" || readMember(of, "linkType") === "soft" || resolution.includes("@workspace:"))
      return [];
    const checksum = readTextValue(readMember(of, "checksum"));
    // The digest depends on how yarn packs the archive, which `cacheKey` names. Other keys give other digests.
    const digest = checksum === undefined || checksum.includes("/") ? checksum : `${cache}/${checksum}`;
    return [
      {
        wanted: key.split(",").map((one) => one.trim()),
        version: readTextValue(readMember(of, "version")) ?? "",
        integrity: digest === undefined ? [] : [digest],
        dependsOn: ["dependencies", "optionalDependencies"].flatMap((group) =>
          listEntries(readMember(of, group)).map(([name]) => name),
        ),
      },
    ];
  });
  return resolvedLockFile(packagesOf(entries));
}

/**
 * Returns the packages of all entries. All are top packages, because the file does not say where yarn puts a package,
 * so the project can find each version.
 */
function packagesOf(entries: readonly Entry[]): readonly ResolvedPackage[] {
  return entries.flatMap(({ wanted, version, integrity, dependsOn }) => {
    const names = new Map<string, string[]>();
    for (const one of wanted) {
      const at = one.indexOf("@", 1);
      if (at > 0) push(names, one.slice(0, at), one.slice(at + 1));
    }
    return [...names].flatMap(([name, ranges]) => {
      if (ranges.every(isOwnRange)) return [];
      const other = ranges.map((range) => /^npm:((?:@[^/]+\/)?[^@]+)@/u.exec(range)?.[1]);
      const alias = other.find((one) => one !== undefined && one !== name);
      return [
        packageOf(name, alias === undefined ? version : `${alias}@${version}`, integrity, dependsOn, true),
      ];
    });
  });
}
