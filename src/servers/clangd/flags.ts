/**
 * Reads `compile_flags.txt`, and `CompileFlags` in a `.clangd`: the flags by which clangd reads sources. Lanser
 * passes on only safe flags, because clangd would take more than flags from a `.clangd`.
 */
import { globSync } from "node:fs";
import { join, posix } from "node:path";
import { parseAllDocuments } from "yaml";
import { readMember } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { readOptional } from "../../platform/files.ts";
import { type ProjectPlace, projectFolder } from "../profile.ts";
import { type CompileCommand, databasePaths, splitShellWords, treeMark } from "./database.ts";

export const flagsFile = "compile_flags.txt";
export const clangdFile = ".clangd";
/** The longest file that is read, in characters. */
const bytesMax = 100_000;

/** The flags of a project, or why Lanser refuses them. */
export type CompileFlags =
  | {
      readonly kind: "flags";
      /** The flags that Lanser passes on, with paths below `treeMark`. */
      readonly passed: readonly string[];
      /** The flags that Lanser drops, as written. They do not change the meaning of the code. */
      readonly left: readonly string[];
    }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Reads the flags of a project. Undefined if its files have none, or if it has a database, which is more exact. A
 * flag that changes the meaning of the code and cannot be passed on refuses the project: clangd would check other
 * code.
 */
export function flagsOf(place: ProjectPlace): CompileFlags | undefined {
  const folder = projectFolder(place);
  if (databasePaths.some((name) => readOptional(join(folder, name)) !== undefined)) return undefined;
  const [list, own] = [flagsFile, clangdFile].map((name) => readOptional(join(folder, name)));
  const settings = own === undefined ? nothingSaid : readClangdFile(own);
  if (settings === undefined)
    return { kind: "refused", reason: `Lanser cannot read ${clangdFile}: write valid YAML without aliases` };
  if (settings.unsupported.length > 0) {
    const reason = `Lanser does not support ${quoted(settings.unsupported)} in ${clangdFile}: use only \`CompileFlags: { Add: … }\`, or a compile_commands.json`;
    return { kind: "refused", reason };
  }
  if (list === undefined && settings.added === undefined) return undefined;
  // Each line is one flag, as clangd reads the file (22.1.1).
  const lines = (list ?? "").slice(0, bytesMax).split(/\r\n?|\n/u);
  return passedOn([
    ...lines.map((line) => line.trim()).filter((line) => line !== ""),
    ...(settings.added ?? []),
  ]);
}

/** The parts of a `.clangd` that decide how files are read. */
type Said = {
  /** The flags of `Add` in all fragments; undefined if no fragment has any. */
  readonly added: readonly string[] | undefined;
  /** Other keys that decide how files are read. */
  readonly unsupported: readonly string[];
};

/** A `.clangd` without such keys. */
const nothingSaid: Said = { added: undefined, unsupported: [] };
/** Keys that Lanser does not support: they could name programs or files outside the tree. */
const unsupportedKeys = ["CompilationDatabase", "Compiler", "Remove"] as const;

/**
 * Reads a `.clangd`; undefined if it is no valid YAML. A conditional fragment is unsupported, because its flags would
 * apply to some files only.
 */
export function readClangdFile(text: string): Said | undefined {
  const fragments = fragmentsIn(text.slice(0, bytesMax));
  if (fragments === undefined) return undefined;
  const withFlags = fragments.flatMap((one) => {
    const flags: unknown = readMember(one, "CompileFlags");
    return flags === undefined ? [] : [{ flags, isConditional: readMember(one, "If") !== undefined }];
  });
  const adds = withFlags.flatMap(({ flags }) => {
    const add: unknown = readMember(flags, "Add");
    return add === undefined ? [] : [Array.isArray(add) ? (add as readonly unknown[]) : [add]];
  });
  const unsupported = [
    ...(withFlags.some(({ isConditional }) => isConditional) ? ["If"] : []),
    ...unsupportedKeys.filter((key) => withFlags.some(({ flags }) => readMember(flags, key) !== undefined)),
    ...(adds.flat().every((one) => typeof one === "string") ? [] : ["Add"]),
  ];
  const added = adds.length === 0 ? undefined : adds.flat().filter((one) => typeof one === "string");
  return { added, unsupported };
}

/**
 * Parses the fragments, which are YAML documents; undefined if one is invalid. The caller then refuses the project,
 * because its flags are unknown.
 */
function fragmentsIn(text: string): readonly unknown[] | undefined {
  const documents = parseAllDocuments(text, { uniqueKeys: false });
  if (documents.some(({ errors }) => errors.length > 0)) return undefined;
  try {
    return documents.map((one): unknown => one.toJS({ maxAliasCount: 0 }));
  } catch {
    // An alias can expand without end.
    return undefined;
  }
}

/**
 * Flags that Lanser passes on: warnings, `-D` and `-std`. Flags in `-W` for the preprocessor, assembler or linker do
 * not match.
 */
const plain = /^(?:-W(?![pla],)[\w+=-]*|-pedantic(?:-errors)?|-D.+|-std=[\w+:]+)$/u;

/**
 * Flags about generated code, linking, output and warnings, which do not change what the code means. `-framework`,
 * `-gcc-toolchain` and `-ObjC` change it, so they do not match.
 */
const withoutMeaning =
  /^(?:-O(?:[0-3sgz]|fast)?|-g(?!cc-).*|-f(?!ramework).*|-c|-w|-pipe|-pthread|-o.+|-[lL].+|-W[la],.+|-Wp,-MM?D(?:,[^-,][^,]*)?|-MM?D|-M[PG]|-M[FTQ].+|-shared|-static|-rdynamic)$/u;

/** Flags that the next word belongs to. */
const split =
  /^(?:-[IDUxoLF]|-M[FTQ]|-include|-imacros|-isystem|-iquote|-idirafter|-isysroot|--sysroot|-target|--target|-arch|-framework|-Xclang)$/u;

/**
 * Sorts all flags: passed on, dropped, or refused. One refused flag refuses the project. Without it, clangd would
 * check code with another meaning.
 */
function passedOn(all: readonly string[]): CompileFlags {
  const passed: string[] = [];
  const left: string[] = [];
  const refused: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const next = all[at + 1];
    const isSplit = split.test(word) && next !== undefined;
    if (isSplit) at += 1;
    const flag = isSplit ? `${word}${next}` : word;
    const written = isSplit && word.length > 2 ? `${word} ${next}` : flag;
    const place = flag.startsWith("-I") ? placeIn(flag.slice(2)) : undefined;
    if (place !== undefined) passed.push(`-I${place}`);
    else if (plain.test(flag)) passed.push(flag);
    else if (withoutMeaning.test(flag)) left.push(written);
    else refused.push(written);
  }
  if (refused.length === 0) return { kind: "flags", passed, left };
  return {
    kind: "refused",
    reason: `${notPassed(refused)}. The code needs ${refused.length === 1 ? "it" : "them"}: use a compile_commands.json`,
  };
}

/**
 * Gives a folder of `-I` below `treeMark`; undefined if it is outside the project, where the change must not point
 * clangd.
 */
function placeIn(written: string): string | undefined {
  if (written === "" || posix.isAbsolute(written)) return undefined;
  const place = posix.normalize(written);
  return place === ".." || place.startsWith("../") ? undefined : posix.join(treeMark, place);
}

/** The sources that a project without a database compiles. */
const sources = "**/*.{c,cc,cpp,cxx,c++}";
const foreign: ReadonlySet<string> = new Set([".git", "node_modules"]);

/**
 * Builds a command for every source below the project, except those below another project: their own flags apply.
 * Without a database, nothing else says which files are compiled.
 */
export function listCompileCommands(
  place: ProjectPlace,
  passed: readonly string[],
): readonly CompileCommand[] {
  const folder = projectFolder(place);
  const files = globSync(sources, { cwd: folder, exclude: (name) => foreign.has(name) });
  const others = new Map<string, boolean>();
  const isOther = (path: string): boolean => {
    const at = posix.dirname(path);
    if (at === ".") return false;
    const known =
      others.get(at) ??
      (isOther(at) ||
        [flagsFile, ...databasePaths].some((name) => readOptional(join(folder, at, name)) !== undefined));
    others.set(at, known);
    return known;
  };
  return files
    .filter((path) => !isOther(path))
    .sort(compareText)
    .map((path) => ({ path, folder: ".", arguments: ["clang", ...passed, "-c", `${treeMark}/${path}`] }));
}

/** Says in one sentence which flags Lanser drops; empty if it drops none. */
export function flagProblems(place: ProjectPlace): readonly string[] {
  const flags = flagsOf(place);
  return flags?.kind !== "flags" || flags.left.length === 0 ? [] : [notPassed(flags.left)];
}

/** Describes flags that Lanser does not pass on. */
function notPassed(all: readonly string[]): string {
  return `Lanser does not pass ${quoted(all)} of ${flagsFile} or ${clangdFile} to clangd: it passes only -I below the project, -D, -W, -pedantic and -std`;
}

/** Quotes the first eight flags for a message, each at most 80 characters. */
function quoted(all: readonly string[]): string {
  const shown = all.slice(0, 8).map((one) => `\`${splitShellWords(one).join(" ").slice(0, 80)}\``);
  return [...shown, ...(all.length > 8 ? [`${all.length - 8} more`] : [])].join(", ");
}
