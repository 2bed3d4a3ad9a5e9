/** Reads `pyproject.toml` (PEP 621, PEP 735, and the tables of poetry, pdm and uv) and `Pipfile`. */
import { member } from "../model/json.ts";
import { entriesOf, listOf, readToml, textOf, textsOf } from "./document.ts";
import { type DeclaredPackage, type DependencyFile, declared, normaliseName } from "./package.ts";
import { readRequirement } from "./requirement.ts";

export function readPyproject(text: string): DependencyFile {
  const read = readToml(text);
  if (read.kind === "unreadable") return read;
  const project = member(read.value, "project");
  const tool = member(read.value, "tool");
  const own = ownSources(member(member(tool, "uv"), "sources"));
  const packages = [
    ...requirements(member(project, "dependencies"), null),
    ...grouped(member(project, "optional-dependencies"), requirements),
    ...grouped(member(read.value, "dependency-groups"), requirements),
    ...requirements(member(member(tool, "uv"), "dev-dependencies"), "dev"),
    ...grouped(member(member(tool, "pdm"), "dev-dependencies"), requirements),
    ...poetry(member(tool, "poetry")),
  ];
  const dynamic = member(member(member(tool, "setuptools"), "dynamic"), "dependencies");
  const file = member(dynamic, "file");
  const includes = typeof file === "string" ? [file] : textsOf(file);
  return declared(
    packages.filter(({ name }) => !own.has(name)),
    includes,
  );
}

export function readPipfile(text: string): DependencyFile {
  const read = readToml(text);
  if (read.kind === "unreadable") return read;
  return declared([
    ...table(member(read.value, "packages"), null),
    ...table(member(read.value, "dev-packages"), "dev"),
  ]);
}

/** Returns the project's own packages: members of the workspace, and folders next to it. */
function ownSources(sources: unknown): ReadonlySet<string> {
  const isOwnSource = (source: unknown) =>
    member(source, "workspace") === true || textOf(member(source, "path")) !== undefined;
  return new Set(
    entriesOf(sources).flatMap(([name, source]) =>
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
  return entriesOf(groups).flatMap(([name, list]) => read(list, name));
}

function poetry(of: unknown): readonly DeclaredPackage[] {
  return [
    ...table(member(of, "dependencies"), null),
    ...table(member(of, "dev-dependencies"), "dev"),
    ...entriesOf(member(of, "group")).flatMap(([name, group]) => table(member(group, "dependencies"), name)),
  ];
}

/** Reads `name = "^1.0"`, `name = { version = "^1.0", … }`, or a list of these. */
function table(of: unknown, group: string | null): readonly DeclaredPackage[] {
  return entriesOf(of).flatMap(([name, wanted]) => {
    if (name === "python") return [];
    const choices = Array.isArray(wanted) ? wanted : [wanted];
    if (choices.some((one) => textOf(member(one, "path")) !== undefined)) return [];
    const isOptional = choices.every((one) => member(one, "optional") === true);
    const specifier = choices.map(specifierOf).sort().join(" or ");
    const own = isOptional ? (group ?? "optional") : group;
    return [{ ecosystem: "pypi" as const, name: normaliseName(name), specifier, group: own }];
  });
}

function specifierOf(wanted: unknown): string {
  if (typeof wanted === "string") return wanted === "*" ? "" : wanted.replace(/\s+/gu, "");
  return entriesOf(wanted)
    .filter(([key, value]) => key !== "optional" && !(key === "version" && value === "*"))
    .map(([key, value]) => {
      const text = typeof value === "string" ? value.replace(/\s+/gu, "") : JSON.stringify(value);
      return key === "version" ? text : `${key}=${text}`;
    })
    .sort()
    .join(" ");
}
