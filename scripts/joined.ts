/**
 * Chunks that the usual ways in load together, joined: esbuild makes one for every set of the places that load something late,
 * 183 for 45 of them, and to find, open and link one takes a millisecond, as long as to read 20 KB of code.
 */
import { createHash } from "node:crypto";
import { posix } from "node:path";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";

/** A file that was built: its path from the folder of all of them, and its text. */
export type Built = { readonly path: string; readonly text: string };

type Chunk = Built & {
  /** Of modules, what loads them, at once or late. */
  readonly exports: readonly string[];
  readonly imports: readonly string[];
  /** The source that something asks for; undefined for what only others need. */
  readonly entry: string | undefined;
};

/** Chunks that become one file. */
type Unit = {
  readonly path: string;
  readonly members: readonly Chunk[];
  /** The one that keeps its own names for what it exports: where it was asked for by its path it still is. */
  readonly leader: Chunk | undefined;
};

/**
 * `together`: sources; what the same of them load becomes one file, so none of them loads more than before, and no two
 * files need each other. Of chunks that none of them loads each stays alone. For anything else a module may begin before its
 * time, with others of its file: so only a program does something when it begins.
 */
export async function joined(
  files: readonly Built[],
  { outputs }: Pick<Metafile, "outputs">,
  together: readonly string[],
  options: BuildOptions,
): Promise<readonly Built[]> {
  const chunks = new Map(files.map((file) => [file.path, chunkOf(file, outputs)] as const));
  const units = unitsOf(chunks, together);
  const unitAt = new Map(units.flatMap((unit) => unit.members.map(({ path }) => [path, unit] as const)));
  const built = await Promise.all(units.map((unit) => joinedUnit(unit, chunks, unitAt, options)));
  const left = [...chunks.values()].flatMap((chunk) => {
    const unit = unitAt.get(chunk.path);
    const isMoved = chunk.entry !== undefined && unit !== undefined && unit.path !== chunk.path;
    return isMoved ? [{ path: chunk.path, text: `${handedOn(chunk, unit, chunk.path)}\n` }] : [];
  });
  return [...built, ...left];
}

function chunkOf({ path, text }: Built, outputs: Metafile["outputs"]): Chunk {
  const output = outputs[path];
  if (output === undefined) throw new Error(`nothing is known of ${path}`);
  return {
    path,
    text,
    exports: output.exports,
    imports: output.imports.flatMap((one) =>
      one.kind === "import-statement" && outputs[one.path] !== undefined ? [one.path] : [],
    ),
    entry: output.entryPoint,
  };
}

function unitsOf(chunks: ReadonlyMap<string, Chunk>, together: readonly string[]): readonly Unit[] {
  const ways = together.flatMap((source) => {
    const chunk = [...chunks.values()].find(({ entry }) => entry === source);
    return chunk === undefined ? [] : [loadedBy(chunk, chunks)];
  });
  const groups = Map.groupBy(chunks.values(), ({ path }) => {
    const loading = ways.map((loaded) => (loaded.has(path) ? "1" : "0")).join("");
    // A program stays alone: it runs as soon as it is loaded, and what else needs its parts is not to run it.
    return loading.includes("1") && path.includes("/") ? loading : path;
  });
  return [...groups.values()].map((members) => {
    const leader = members.find(({ entry }) => entry !== undefined);
    return { path: leader?.path ?? pathOf(members), members, leader };
  });
}

/** Called by what is in it: the names of the chunks have digests of their contents. */
function pathOf(members: readonly Chunk[]): string {
  const [first] = members;
  if (members.length === 1 && first !== undefined) return first.path;
  const digest = createHash("sha256").update(members.map(({ path }) => path).join("\n"));
  return `chunks/together-${digest.digest("hex").slice(0, 8).toUpperCase()}.js`;
}

function loadedBy(chunk: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<string> {
  const loaded = new Set([chunk.path]);
  // A set takes in what is added to it while it is walked.
  for (const path of loaded) for (const one of chunks.get(path)?.imports ?? []) loaded.add(one);
  return loaded;
}

async function joinedUnit(
  unit: Unit,
  chunks: ReadonlyMap<string, Chunk>,
  unitAt: ReadonlyMap<string, Unit>,
  options: BuildOptions,
): Promise<Built> {
  const [only] = unit.members;
  const isWhereItWas = (path: string) => {
    const of = unitAt.get(path);
    return of?.path === path && (of.members.length === 1 || of.leader?.path === path);
  };
  if (unit.members.length === 1 && only?.imports.every(isWhereItWas) === true)
    return { path: only.path, text: only.text };
  const chunkAt = (path: string): Chunk => {
    const chunk = chunks.get(path);
    if (chunk === undefined) throw new Error(`${unit.path} imports ${path}, which was not built`);
    return chunk;
  };
  const all: Plugin = {
    name: "joined",
    setup(on) {
      on.onResolve({ filter: /^\.{1,2}\// }, ({ path: named, importer, namespace, kind }) => {
        // What is handed on by the module for a chunk of another file is named as it is to be written.
        if (namespace === "elsewhere") return { path: named, external: true };
        const path =
          namespace === "unit" ? posix.normalize(named) : posix.join(posix.dirname(importer), named);
        const { exports } = chunkAt(path);
        if (kind === "dynamic-import") return { path: relativeTo(unit.path, path), external: true };
        const isOwn = unitAt.get(path) === unit;
        return { path, namespace: isOwn ? "chunk" : "elsewhere", pluginData: exports };
      });
      on.onLoad({ filter: /.*/, namespace: "unit" }, () => ({ contents: unitText(unit), loader: "js" }));
      on.onLoad({ filter: /.*/, namespace: "chunk" }, ({ path }) => ({
        contents: chunkAt(path).text.replace(/^#!.*\n/u, "\n"),
        loader: "js",
      }));
      on.onLoad({ filter: /.*/, namespace: "elsewhere" }, ({ path }) => ({
        contents: handedOn(chunkAt(path), unitAt.get(path), unit.path),
        loader: "js",
      }));
      on.onResolve({ filter: /^unit$/ }, ({ kind }) =>
        kind === "entry-point" ? { path: "unit", namespace: "unit" } : undefined,
      );
    },
  };
  const { outputFiles = [] } = await build({
    ...options,
    // It stands in a package, where nothing is said of it, and is never reached.
    logOverride: { "direct-eval": "silent" },
    entryPoints: ["unit"],
    bundle: true,
    write: false,
    plugins: [all],
  });
  const [shebang = ""] = /^#!.*\n/u.exec(unit.leader?.text ?? "") ?? [];
  return { path: unit.path, text: `${shebang}${outputFiles[0]?.text ?? ""}` };
}

/** All that its members export, each by a name of its own. */
function unitText(unit: Unit): string {
  return unit.members
    .map(
      (chunk) =>
        `${exported(chunk.exports, (name) => [name, nameIn(unit, chunk, name)], `./${chunk.path}`)}\n`,
    )
    .join("");
}

/** What stands for a chunk that is in another file now; `from` is the file that imports it. */
function handedOn(chunk: Chunk, unit: Unit | undefined, from: string): string {
  if (unit === undefined) throw new Error(`${chunk.path} is in no file`);
  return exported(chunk.exports, (name) => [nameIn(unit, chunk, name), name], relativeTo(from, unit.path));
}

function exported(
  names: readonly string[],
  pairOf: (name: string) => readonly [string, string],
  from: string,
): string {
  const pairs = names.map((name) => pairOf(name).join(" as "));
  return pairs.length === 0 ? `import "${from}";` : `export { ${pairs.join(", ")} } from "${from}";`;
}

function nameIn({ members, leader }: Unit, chunk: Chunk, name: string): string {
  return members.length === 1 || chunk === leader ? name : `_${members.indexOf(chunk)}_${name}`;
}

function relativeTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
}
