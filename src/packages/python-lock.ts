/** Reads the lock files of Python's package managers: uv, poetry, pdm, pylock (PEP 751), Pipfile.lock. */
import { readMember } from "../model/json.ts";
import { listEntries, listOf, parseJsonDocument, readTextValue, readToml } from "./document.ts";
import { type DependencyFile, normaliseName, type ResolvedPackage, resolvedLockFile } from "./package.ts";
import { readRequirement } from "./requirement.ts";

/** Reads all TOML lock files. Their lists of packages differ only in names, so one reader accepts the names of all. */
export function readTomlLock(text: string): DependencyFile {
  const read = readToml(text);
  if (read.kind === "unreadable") return read;
  // Poetry before 1.3 has the digests of all packages in one table.
  const files = readMember(readMember(read.value, "metadata"), "files");
  const packages = [
    ...listOf(readMember(read.value, "package")),
    ...listOf(readMember(read.value, "packages")),
  ];
  // In PEP 751 the dependencies of packages are optional.
  const isWhole =
    readMember(read.value, "packages") === undefined ||
    packages.some((one) => readMember(one, "dependencies") !== undefined);
  return resolvedLockFile(
    packages.flatMap((one) => (isOwn(one) ? [] : packageOf(one, files))),
    isWhole,
  );
}

const ownKinds = ["editable", "virtual", "directory", "workspace"];

/** True for a package from a folder of the project, which no registry provides. */
function isOwn(of: unknown): boolean {
  const source = readMember(of, "source");
  const type = readMember(source, "type");
  return (
    ownKinds.some((kind) => readMember(source, kind) !== undefined) ||
    type === "directory" ||
    readMember(of, "directory") !== undefined ||
    readMember(of, "path") !== undefined ||
    readMember(of, "editable") === true
  );
}

/**
 * Reads one package of a lock file. `files` are the digests of all packages, which old versions of poetry keep in one
 * table. All packages are top ones, because Python installs only one version of each.
 */
function packageOf(of: unknown, files: unknown): readonly ResolvedPackage[] {
  const name = readTextValue(readMember(of, "name"));
  if (name === undefined) return [];
  const listed = [
    ...listOf(readMember(of, "files")),
    ...listOf(readMember(of, "wheels")),
    readMember(of, "sdist"),
    readMember(of, "archive"),
    ...listOf(typeof files === "object" && files !== null ? readMember(files, name) : []),
  ];
  return [
    {
      ecosystem: "pypi",
      name: normaliseName(name),
      version: readTextValue(readMember(of, "version")) ?? "",
      integrity: [...listed.flatMap(digestsOf), ...commitOf(of)],
      dependsOn: [...new Set(needsOf(of))],
      isTop: true,
    },
  ];
}

/** Returns the digests of a file: `hash = "sha256:…"`, or `hashes = { sha256 = "…" }` in PEP 751. */
function digestsOf(file: unknown): readonly string[] {
  const hash = readTextValue(readMember(file, "hash"));
  const hashes = listEntries(readMember(file, "hashes")).map(([kind, value]) => `${kind}:${String(value)}`);
  return hash === undefined ? hashes : [hash, ...hashes];
}

/**
 * Returns the commit of a package from a git repository. Such a package has no digest, and the commit identifies it.
 */
function commitOf(of: unknown): readonly string[] {
  const source = readMember(of, "source");
  const commit =
    readTextValue(readMember(source, "git")) ??
    readTextValue(readMember(source, "resolved_reference")) ??
    readTextValue(readMember(of, "revision")) ??
    readTextValue(readMember(readMember(of, "vcs"), "commit-id"));
  return commit === undefined ? [] : [`commit:${commit}`];
}

/**
 * Returns the dependencies of a package, including those of its extras and groups, since the lock does not say which
 * extras are used. Each is a list of requirements, a list of tables, or a table by name.
 */
function needsOf(of: unknown): readonly string[] {
  const tables = [
    readMember(of, "dependencies"),
    ...["optional-dependencies", "dev-dependencies", "extras"].flatMap((key) =>
      listEntries(readMember(of, key)).map(([, list]) => list),
    ),
  ];
  return tables.flatMap((table) => [
    ...listOf(table).flatMap(nameOf),
    ...listEntries(table).map(([name]) => normaliseName(name)),
  ]);
}

function nameOf(one: unknown): readonly string[] {
  const name = typeof one === "string" ? readRequirement(one)?.name : readTextValue(readMember(one, "name"));
  return name === undefined ? [] : [normaliseName(name)];
}

/**
 * Reads `Pipfile.lock`. It does not say which package needs which, so uses of a changed package cannot be ruled out.
 */
export function readPipfileLock(text: string): DependencyFile {
  const read = parseJsonDocument(text);
  if (read.kind === "unreadable") return read;
  const packages = listEntries(read.value).flatMap(([group, list]) =>
    group === "_meta"
      ? []
      : listEntries(list).flatMap(([name, of]): readonly ResolvedPackage[] => {
          if (readMember(of, "path") !== undefined || readMember(of, "file") !== undefined) return [];
          const hashes = listOf(readMember(of, "hashes")).filter((one) => typeof one === "string");
          const commit = readTextValue(readMember(of, "ref"));
          const version = (readTextValue(readMember(of, "version")) ?? "").replace(/^==/u, "");
          const integrity = commit === undefined ? hashes : [...hashes, `commit:${commit}`];
          const named = { ecosystem: "pypi", name: normaliseName(name), version } as const;
          return [{ ...named, integrity, dependsOn: [], isTop: true }];
        }),
  );
  return resolvedLockFile(packages, false);
}
