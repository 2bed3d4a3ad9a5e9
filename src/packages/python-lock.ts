/** Reads the lock files of Python: uv, poetry, pdm, pylock (PEP 751), Pipfile.lock. */
import { member } from "../model/json.ts";
import { entriesOf, listOf, readJson, readToml, textOf } from "./document.ts";
import { type DependencyFile, normaliseName, type ResolvedPackage, resolved } from "./package.ts";
import { readRequirement } from "./requirement.ts";

/** Reads all TOML lock files: their lists of packages differ in structure, not in meaning. */
export function readTomlLock(text: string): DependencyFile {
  const read = readToml(text);
  if (read.kind === "unreadable") return read;
  // Of poetry before 1.3: digests stand by themselves.
  const files = member(member(read.value, "metadata"), "files");
  const packages = [...listOf(member(read.value, "package")), ...listOf(member(read.value, "packages"))];
  // By PEP 751 they may say what needs what, and need not.
  const isWhole =
    member(read.value, "packages") === undefined ||
    packages.some((one) => member(one, "dependencies") !== undefined);
  return resolved(
    packages.flatMap((one) => (isOwn(one) ? [] : packageOf(one, files))),
    isWhole,
  );
}

const ownKinds = ["editable", "virtual", "directory", "workspace"];

/** True for a folder of the project. */
function isOwn(of: unknown): boolean {
  const source = member(of, "source");
  const type = member(source, "type");
  return (
    ownKinds.some((kind) => member(source, kind) !== undefined) ||
    type === "directory" ||
    member(of, "directory") !== undefined ||
    member(of, "path") !== undefined ||
    member(of, "editable") === true
  );
}

function packageOf(of: unknown, files: unknown): readonly ResolvedPackage[] {
  const name = textOf(member(of, "name"));
  if (name === undefined) return [];
  const listed = [
    ...listOf(member(of, "files")),
    ...listOf(member(of, "wheels")),
    member(of, "sdist"),
    member(of, "archive"),
    ...listOf(typeof files === "object" && files !== null ? member(files, name) : []),
  ];
  return [
    {
      ecosystem: "pypi",
      name: normaliseName(name),
      version: textOf(member(of, "version")) ?? "",
      integrity: [...listed.flatMap(digestsOf), ...commitOf(of)],
      dependsOn: [...new Set(needsOf(of))],
      isTop: true,
    },
  ];
}

/** Returns digests: `hash = "sha256:…"`, or `hashes = { sha256 = "…" }` in PEP 751. */
function digestsOf(file: unknown): readonly string[] {
  const hash = textOf(member(file, "hash"));
  const hashes = entriesOf(member(file, "hashes")).map(([kind, value]) => `${kind}:${String(value)}`);
  return hash === undefined ? hashes : [hash, ...hashes];
}

/** Returns the commit of a package from a repository, which identifies its content. */
function commitOf(of: unknown): readonly string[] {
  const source = member(of, "source");
  const commit =
    textOf(member(source, "git")) ??
    textOf(member(source, "resolved_reference")) ??
    textOf(member(of, "revision")) ??
    textOf(member(member(of, "vcs"), "commit-id"));
  return commit === undefined ? [] : [`commit:${commit}`];
}

/** Returns dependencies from a list of requirements or tables, or from a table by name; extras may need more. */
function needsOf(of: unknown): readonly string[] {
  const tables = [
    member(of, "dependencies"),
    ...["optional-dependencies", "dev-dependencies", "extras"].flatMap((key) =>
      entriesOf(member(of, key)).map(([, list]) => list),
    ),
  ];
  return tables.flatMap((table) => [
    ...listOf(table).flatMap(nameOf),
    ...entriesOf(table).map(([name]) => normaliseName(name)),
  ]);
}

function nameOf(one: unknown): readonly string[] {
  const name = typeof one === "string" ? readRequirement(one)?.name : textOf(member(one, "name"));
  return name === undefined ? [] : [normaliseName(name)];
}

/** Reads `Pipfile.lock`, which does not have the dependencies between packages. */
export function readPipfileLock(text: string): DependencyFile {
  const read = readJson(text);
  if (read.kind === "unreadable") return read;
  const packages = entriesOf(read.value).flatMap(([group, list]) =>
    group === "_meta"
      ? []
      : entriesOf(list).flatMap(([name, of]): readonly ResolvedPackage[] => {
          if (member(of, "path") !== undefined || member(of, "file") !== undefined) return [];
          const hashes = listOf(member(of, "hashes")).filter((one) => typeof one === "string");
          const commit = textOf(member(of, "ref"));
          const version = (textOf(member(of, "version")) ?? "").replace(/^==/u, "");
          const integrity = commit === undefined ? hashes : [...hashes, `commit:${commit}`];
          const named = { ecosystem: "pypi", name: normaliseName(name), version } as const;
          return [{ ...named, integrity, dependsOn: [], isTop: true }];
        }),
  );
  return resolved(packages, false);
}
