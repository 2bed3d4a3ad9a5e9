/** Servers that hold files against the schemas that these name: where those lie, and which are refused. */
import { join, posix } from "node:path";
import { folderOf, isRelativePath, pathFromUri, relativeInside, uriFromPath } from "../model/paths.ts";
import { plural } from "../model/text.ts";
import { readOptional } from "../platform/files.ts";
import { filesBelow } from "./configuration-files.ts";
import type { Profile, ProjectPlace, SideContext } from "./profile.ts";

/** The members of a profile that follow from how a file names its schemas. `settings`: the names that can be set. */
export function schemaMembers(
  source: RegExp,
  namedIn: (text: string) => readonly string[],
  settings: readonly string[],
) {
  const schemasIn = (place: ProjectPlace, paths: readonly string[]): readonly SchemaReference[] =>
    paths.flatMap((by) =>
      namedIn(readOptional(join(place.root, by)) ?? "").map((name) => ({
        by,
        named: schemaAt(place.root, by, name),
      })),
    );
  return {
    settingsProblem: (given) => settingsProblem(given, settings),
    program: (_host, place) => {
      const paths = filesBelow(place, source);
      const reason = schemaRefusal(place.root, schemasIn(place, paths));
      return Promise.resolve(
        reason === undefined
          ? { kind: "program", paths, projectDiagnostics: [] }
          : { kind: "refused", reason },
      );
    },
    // A file names a schema of the repository. One with an address (our own has one) is not fetched.
    isConfigured: ({ paths, text }) =>
      paths.some((path) => source.test(path) && namedIn(text(path) ?? "").some(isFileName)),
    // Of a schema that refers to what it is not given a server says no more than that, and looks at nothing else.
    configurationProblems: (place) =>
      unfetchedSchemas(place.root, schemasIn(place, filesBelow(place, source))),
    // That we gave it no schema is no mistake of the file.
    isFinding: (_severity, message) => !isUnfetched(message),
  } as const satisfies Partial<Profile>;
}

/** The schemas that the settings name, as addresses of files, each with the files that it is for. */
export function schemasSet({ settings, root }: Pick<SideContext, "settings" | "root">) {
  const { schemas = {} } = settings as { readonly schemas?: Readonly<Record<string, unknown>> };
  return Object.entries(schemas).map(([path, globs]) => [uriFromPath(join(root, path)), globs] as const);
}

function settingsProblem(
  settings: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | undefined {
  const other = Object.keys(settings).find((name) => !known.includes(name));
  if (other !== undefined)
    return `\`${other}\` cannot be set; known ${known.length === 1 ? "is" : "are"} ${known.join(", ")}`;
  const { schemas = {} } = settings;
  if (typeof schemas !== "object" || schemas === null || Array.isArray(schemas))
    return "`schemas` must map schemas to their files";
  const wrong = Object.keys(schemas).find(
    (path) => !isRelativePath(path) || /^[a-z][a-z0-9+.-]*:/iu.test(path),
  );
  return wrong === undefined
    ? undefined
    : `\`schemas\` names ${JSON.stringify(wrong)}: use a file of the repository, because Lanser fetches no schema`;
}

type NamedSchema =
  /** A file of the tree; its path is relative to it. */
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "address" }
  | { readonly kind: "outside" };

/** The place of a schema that a file names; `by` is that file, relative to the tree. */
export function schemaAt(root: string, by: string, name: string): NamedSchema {
  if (/^file:/iu.test(name)) return inside(root, pathFromUri(name.replace(/#.*$/u, "")));
  if (/^[a-z][a-z0-9+.-]*:/iu.test(name)) return { kind: "address" };
  const path = name.replace(/#.*$/u, "");
  return inside(root, posix.isAbsolute(path) ? path : posix.join(root, folderOf(by), path));
}

function inside(root: string, file: string | undefined): NamedSchema {
  const path = file === undefined ? undefined : relativeInside(root, posix.normalize(file));
  return path === undefined ? { kind: "outside" } : { kind: "file", path };
}

/** True if the name is one of a file of a repository: neither an address nor a place of one machine. */
function isFileName(name: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/iu.test(name) && !posix.isAbsolute(name);
}

/** The naming of a schema; `by` is the file that names it, relative to the tree. */
type SchemaReference = { readonly by: string; readonly named: NamedSchema };

/** The reason why none of these files is checked, or undefined. */
function schemaRefusal(root: string, namings: readonly SchemaReference[]): string | undefined {
  const leadsOut = refersTo(root, "outside");
  const outside = namings.find(
    ({ named }) => named.kind === "outside" || (named.kind === "file" && leadsOut(named.path)),
  );
  return outside === undefined ? undefined : `${outside.by} names a schema outside the project`;
}

/** A sentence about those of these files of which a schema is not asked, because it is not fetched; or none. */
function unfetchedSchemas(root: string, namings: readonly SchemaReference[]): readonly string[] {
  const needs = refersTo(root, "address");
  const by = new Set(
    namings.flatMap(({ by: file, named }) =>
      // Ours are held against their schemas by ourselves.
      !file.startsWith(".lanser/") &&
      (named.kind === "address" || (named.kind === "file" && needs(named.path)))
        ? [file]
        : [],
    ),
  );
  const [first] = by;
  return first === undefined
    ? []
    : [
        `${plural(by.size, "file")}, such as ${first}, ${by.size === 1 ? "needs" : "need"} a remote schema: Lanser fetches none, so their files have no schema`,
      ];
}

/** True if the message of a server says that it was not given a schema that lies at an address. */
function isUnfetched(message: string): boolean {
  return /^(?:Unable to load schema from|Problems loading reference) 'https?:/u.test(message);
}

/** True if a schema of the tree refers to one that has an address, or lies outside; through others of the tree, too. */
function refersTo(root: string, kind: "address" | "outside"): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const needs = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    // One that refers to itself needs what else it refers to.
    known.set(path, false);
    const text = readOptional(join(root, path)) ?? "";
    const names = [...text.matchAll(/["']?\$ref["']?\s*:\s*["']?([^\s"'#][^\s"']*)/gu)].map(
      ([, name = ""]) => name,
    );
    const isNeeded = names.some((name) => {
      const named = schemaAt(root, path, name);
      return named.kind === kind || (named.kind === "file" && needs(named.path));
    });
    known.set(path, isNeeded);
    return isNeeded;
  };
  return needs;
}
