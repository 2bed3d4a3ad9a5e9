/**
 * Reads `compile_flags.txt`, and `CompileFlags` of a `.clangd`: the flags by which clangd reads the files below them.
 * Lanser reads them itself, because clangd would take more from a `.clangd` than flags.
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
const bytesMax = 100_000;

export type CompileFlags =
  | {
      readonly kind: "flags";
      /** Flags that are passed on, with places relative to the top of the project. */
      readonly passed: readonly string[];
      /** Flags that are not passed on, as they are written: they do not change what the code means. */
      readonly left: readonly string[];
    }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * Reads the flags from the files in the folder of the project; undefined if none has flags, and if there is a
 * database, which says more.
 */
export function flagsOf(place: ProjectPlace): CompileFlags | undefined {
  const folder = projectFolder(place);
  if (databasePaths.some((name) => readOptional(join(folder, name)) !== undefined)) return undefined;
  const [list, own] = [flagsFile, clangdFile].map((name) => readOptional(join(folder, name)));
  const said = own === undefined ? nothingSaid : readClangdFile(own);
  if (said === undefined)
    return { kind: "refused", reason: `${clangdFile} cannot be read: it is no YAML, or has an alias` };
  if (said.unsupported.length > 0) {
    const reason = `${quoted(said.unsupported)} of ${clangdFile} ${isOrAre(said.unsupported)} not supported: let a compile_commands.json say how files are read, or \`CompileFlags: { Add: … }\` alone`;
    return { kind: "refused", reason };
  }
  if (list === undefined && said.added === undefined) return undefined;
  // One on a line; as clangd reads it (22.1.1).
  const lines = (list ?? "").slice(0, bytesMax).split(/\r\n?|\n/u);
  return passedOn([...lines.map((line) => line.trim()).filter((line) => line !== ""), ...(said.added ?? [])]);
}

type Said = {
  /** `Add` of each fragment; undefined if none has one. */
  readonly added: readonly string[] | undefined;
  /** Other keys that say how files are read. */
  readonly unsupported: readonly string[];
};

const nothingSaid: Said = { added: undefined, unsupported: [] };
const unsupportedKeys = ["CompilationDatabase", "Compiler", "Remove"] as const;

/** Reads the flags in a `.clangd`; undefined if it cannot be read. */
export function readClangdFile(text: string): Said | undefined {
  const fragments = fragmentsIn(text.slice(0, bytesMax));
  if (fragments === undefined) return undefined;
  const spoken = fragments.flatMap((one) => {
    const flags: unknown = readMember(one, "CompileFlags");
    return flags === undefined ? [] : [{ flags, isConditional: readMember(one, "If") !== undefined }];
  });
  const adds = spoken.flatMap(({ flags }) => {
    const add: unknown = readMember(flags, "Add");
    return add === undefined ? [] : [Array.isArray(add) ? (add as readonly unknown[]) : [add]];
  });
  const unsupported = [
    ...(spoken.some(({ isConditional }) => isConditional) ? ["If"] : []),
    ...unsupportedKeys.filter((key) => spoken.some(({ flags }) => readMember(flags, key) !== undefined)),
    ...(adds.flat().every((one) => typeof one === "string") ? [] : ["Add"]),
  ];
  const added = adds.length === 0 ? undefined : adds.flat().filter((one) => typeof one === "string");
  return { added, unsupported };
}

function fragmentsIn(text: string): readonly unknown[] | undefined {
  const documents = parseAllDocuments(text, { uniqueKeys: false });
  if (documents.some(({ errors }) => errors.length > 0)) return undefined;
  try {
    return documents.map((one): unknown => one.toJS({ maxAliasCount: 0 }));
  } catch {
    // An alias: what it stands for may be without end.
    return undefined;
  }
}

/**
 * Matches flags that are passed on: warnings, `-D` and `-std`; none for the preprocessor, the assembler or the linker
 * in `-W`.
 */
const plain = /^(?:-W(?![pla],)[\w+=-]*|-pedantic(?:-errors)?|-D.+|-std=[\w+:]+)$/u;

/**
 * Matches flags for how code is generated, linked, written and warned of, which do not change its meaning.
 * `-framework`, `-gcc-toolchain` and `-ObjC` are none of these.
 */
const withoutMeaning =
  /^(?:-O(?:[0-3sgz]|fast)?|-g(?!cc-).*|-f(?!ramework).*|-c|-w|-pipe|-pthread|-o.+|-[lL].+|-W[la],.+|-Wp,-MM?D(?:,[^-,][^,]*)?|-MM?D|-M[PG]|-M[FTQ].+|-shared|-static|-rdynamic)$/u;

/** Matches flags that the next word belongs to. */
const split =
  /^(?:-[IDUxoLF]|-M[FTQ]|-include|-imacros|-isystem|-iquote|-idirafter|-isysroot|--sysroot|-target|--target|-arch|-framework|-Xclang)$/u;

function passedOn(all: readonly string[]): CompileFlags {
  const passed: string[] = [];
  const left: string[] = [];
  const refused: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const next = all[at + 1];
    const isSplit = split.test(word) && next !== undefined;
    if (isSplit) at += 1;
    const whole = isSplit ? `${word}${next}` : word;
    const written = isSplit && word.length > 2 ? `${word} ${next}` : whole;
    const place = whole.startsWith("-I") ? placeIn(whole.slice(2)) : undefined;
    if (place !== undefined) passed.push(`-I${place}`);
    else if (plain.test(whole)) passed.push(whole);
    else if (withoutMeaning.test(whole)) left.push(written);
    else refused.push(written);
  }
  if (refused.length === 0) return { kind: "flags", passed, left };
  return {
    kind: "refused",
    reason: `${notPassed(refused)}, and without ${refused.length === 1 ? "it" : "them"} the code may mean something else: let a compile_commands.json say how files are read`,
  };
}

/** Returns the place in the tree; undefined if it is outside of the project. */
function placeIn(written: string): string | undefined {
  if (written === "" || posix.isAbsolute(written)) return undefined;
  const place = posix.normalize(written);
  return place === ".." || place.startsWith("../") ? undefined : posix.join(treeMark, place);
}

const sources = "**/*.{c,cc,cpp,cxx,c++}";
const foreign: ReadonlySet<string> = new Set([".git", "node_modules"]);

/** Returns a command for every source below the project that is not below another project. */
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

/** Returns a sentence for people if flags are not passed on. */
export function flagProblems(place: ProjectPlace): readonly string[] {
  const flags = flagsOf(place);
  return flags?.kind !== "flags" || flags.left.length === 0 ? [] : [notPassed(flags.left)];
}

function notPassed(all: readonly string[]): string {
  return `${quoted(all)} of ${flagsFile} or ${clangdFile} ${isOrAre(all)} not passed on to clangd (only -I below the project, -D, -W, -pedantic and -std are)`;
}

function quoted(all: readonly string[]): string {
  const shown = all.slice(0, 8).map((one) => `\`${splitShellWords(one).join(" ").slice(0, 80)}\``);
  return [...shown, ...(all.length > 8 ? [`${all.length - 8} more`] : [])].join(", ");
}

function isOrAre(all: readonly string[]): string {
  return all.length === 1 ? "is" : "are";
}
