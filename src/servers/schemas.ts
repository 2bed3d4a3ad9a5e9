/**
 * The common parts of servers that check files against the schemas that the files name: where the schemas lie, and
 * which Lanser refuses.
 */
import { join, posix } from "node:path";
import { folderOf, isRelativePath, pathFromUri, relativeInside, uriFromPath } from "../model/paths.ts";
import { plural } from "../model/text.ts";
import { readOptional } from "../platform/files.ts";
import { filesBelow } from "./configuration-files.ts";
import type { Profile, ProjectPlace, SideContext } from "./profile.ts";

/**
 * Builds the members of a profile that depend on how a file names its schemas (JSON and YAML). `namedIn` finds the
 * names in a text; `settings` are the settings that a configuration can have. The server reads any schema that a file
 * names, so Lanser checks their places first.
 */
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
    // Only a schema in the repository shows that someone wants the check. A schema at a URL, as in files of Lanser
    // itself, is not fetched.
    isConfigured: ({ paths, text }) =>
      paths.some((path) => source.test(path) && namedIn(text(path) ?? "").some(isFileName)),
    // If a schema refers to one that the server cannot fetch, the server reports only that and checks nothing else.
    configurationProblems: (place) =>
      unfetchedSchemas(place.root, schemasIn(place, filesBelow(place, source))),
    // A missing remote schema is no mistake in the file.
    isFinding: (_severity, message) => !isUnfetched(message),
  } as const satisfies Partial<Profile>;
}

/** Lists the schemas of the settings as file URIs, each with the globs of its files. */
export function schemasSet({ settings, root }: Pick<SideContext, "settings" | "root">) {
  const { schemas = {} } = settings as { readonly schemas?: Readonly<Record<string, unknown>> };
  return Object.entries(schemas).map(([path, globs]) => [uriFromPath(join(root, path)), globs] as const);
}

/**
 * Refuses unknown settings, and schemas outside the repository: Lanser fetches none, so the files would stay
 * unchecked.
 */
function settingsProblem(
  settings: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | undefined {
  const other = Object.keys(settings).find((name) => !known.includes(name));
  if (other !== undefined) return `\`${other}\` cannot be set: use ${known.join(", ")}`;
  const { schemas = {} } = settings;
  if (typeof schemas !== "object" || schemas === null || Array.isArray(schemas))
    return "`schemas` must be a mapping of schemas to files";
  const outsider = Object.keys(schemas).find(
    (path) => !isRelativePath(path) || /^[a-z][a-z0-9+.-]*:/iu.test(path),
  );
  return outsider === undefined
    ? undefined
    : `\`schemas\` names ${JSON.stringify(outsider)}: use a file of the repository, because Lanser fetches no schema`;
}

/** The place of a schema that a file names. */
type NamedSchema =
  /** A file of the tree; its path is relative to the tree. */
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "address" }
  | { readonly kind: "outside" };

/**
 * Finds the place of a schema by its name in the file `by`, which is relative to the tree. Names are resolved as the
 * server does, so that Lanser checks the file that the server would read.
 */
export function schemaAt(root: string, by: string, name: string): NamedSchema {
  if (/^file:/iu.test(name)) return inside(root, pathFromUri(name.replace(/#.*$/u, "")));
  if (/^[a-z][a-z0-9+.-]*:/iu.test(name)) return { kind: "address" };
  const path = name.replace(/#.*$/u, "");
  return inside(root, posix.isAbsolute(path) ? path : posix.join(root, folderOf(by), path));
}

/** Decides if a file is in the tree. */
function inside(root: string, file: string | undefined): NamedSchema {
  const path = file === undefined ? undefined : relativeInside(root, posix.normalize(file));
  return path === undefined ? { kind: "outside" } : { kind: "file", path };
}

/** True if a name is a path inside a repository: no URL, and no absolute path of one machine. */
function isFileName(name: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/iu.test(name) && !posix.isAbsolute(name);
}

/** A schema that a file names. `by` is that file, relative to the tree. */
type SchemaReference = { readonly by: string; readonly named: NamedSchema };

/**
 * Refuses the project if a file names a schema outside the tree, directly or through other schemas; undefined if none
 * does. A change could otherwise make the server read any file of the machine and show parts of it in messages.
 */
function schemaRefusal(root: string, namings: readonly SchemaReference[]): string | undefined {
  const leadsOut = refersTo(root, "outside");
  const outside = namings.find(
    ({ named }) => named.kind === "outside" || (named.kind === "file" && leadsOut(named.path)),
  );
  return outside === undefined
    ? undefined
    : `${outside.by} names a schema outside the project: move the schema into it`;
}

/**
 * Says in one sentence that some files need a remote schema, which Lanser does not fetch. Their findings would
 * otherwise be missing without a word.
 */
function unfetchedSchemas(root: string, namings: readonly SchemaReference[]): readonly string[] {
  const needs = refersTo(root, "address");
  const by = new Set(
    namings.flatMap(({ by: file, named }) =>
      // Lanser itself checks its own files against their schemas.
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
        `${plural(by.size, "file")}, such as ${first}, ${by.size === 1 ? "needs" : "need"} a remote schema, which Lanser does not fetch: add the schema to the repository`,
      ];
}

/** True if the server's message only says that a remote schema is missing. */
function isUnfetched(message: string): boolean {
  return /^(?:Unable to load schema from|Problems loading reference) 'https?:/u.test(message);
}

/**
 * Returns a test of a schema in the tree: true if it refers to a schema of that kind, directly or through others in
 * the tree. Results are remembered, because many files share a schema.
 */
function refersTo(root: string, kind: "address" | "outside"): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const needs = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    // A schema that refers to itself needs only what else it refers to.
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
