/** `compile_flags.txt`, and `CompileFlags` of a `.clangd`: how clangd reads the files below them. We read them, because clangd would take more from a `.clangd` than flags. */
import { globSync } from "node:fs";
import { join, posix } from "node:path";
import { parseAllDocuments } from "yaml";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import { readOptional } from "../../platform/files.ts";
import { type ProjectPlace, projectFolder } from "../profile.ts";
import { type CompileCommand, databasePaths, treeMark, words } from "./database.ts";

export const flagsFile = "compile_flags.txt";
export const clangdFile = ".clangd";
const bytesMax = 100_000;

export type Flags = {
  /** What is passed on, with places from the top of the project. */
  readonly passed: readonly string[];
  /** What is not, as it is written. */
  readonly left: readonly string[];
};

/** Of the files that lie in the folder of the project; undefined where none has flags, and where a database says more. */
export function flagsOf(place: ProjectPlace): Flags | undefined {
  const folder = projectFolder(place);
  if (databasePaths.some((name) => readOptional(join(folder, name)) !== undefined)) return undefined;
  const [list, own] = [flagsFile, clangdFile].map((name) => readOptional(join(folder, name)));
  const added = own === undefined ? undefined : addedIn(own);
  if (list === undefined && added === undefined) return undefined;
  // One on a line; as clangd reads it (22.1.1).
  const lines = (list ?? "").slice(0, bytesMax).split(/\r\n?|\n/u);
  return passedOn([...lines.map((line) => line.trim()).filter((line) => line !== ""), ...(added ?? [])]);
}

/** `Add` of each fragment without a condition; undefined where no fragment speaks of flags. */
export function addedIn(text: string): readonly string[] | undefined {
  const parts = parseAllDocuments(text.slice(0, bytesMax), { uniqueKeys: false }).flatMap((one) => {
    if (one.errors.length > 0) return [];
    const value: unknown = one.toJS({ maxAliasCount: 0 });
    const flags = member(value, "CompileFlags");
    return flags === undefined || member(value, "If") !== undefined ? [] : [flags];
  });
  if (parts.length === 0) return undefined;
  return parts.flatMap((flags) => {
    const added = member(flags, "Add");
    return (Array.isArray(added) ? (added as readonly unknown[]) : [added]).filter(
      (one) => typeof one === "string",
    );
  });
}

/** Warnings, and nothing for the preprocessor, the assembler or the linker. */
const plain = /^(?:-W(?![pla],)[\w+=-]*|-D.+|-std=[\w+:]+)$/u;

function passedOn(all: readonly string[]): Flags {
  const passed: string[] = [];
  const left: string[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const word = all[at] ?? "";
    const next = all[at + 1];
    const isSplit = (word === "-I" || word === "-D") && next !== undefined;
    const whole = isSplit ? `${word}${next}` : word;
    if (isSplit) at += 1;
    const place = whole.startsWith("-I") ? placeIn(whole.slice(2)) : undefined;
    if (place !== undefined) passed.push(`-I${place}`);
    else if (plain.test(whole)) passed.push(whole);
    else left.push(whole);
  }
  return { passed, left };
}

/** Undefined for what leads out of the project. */
function placeIn(written: string): string | undefined {
  if (written === "") return undefined;
  if (posix.isAbsolute(written)) return posix.normalize(written);
  const place = posix.normalize(written);
  return place === ".." || place.startsWith("../") ? undefined : posix.join(treeMark, place);
}

const sources = "**/*.{c,cc,cpp,cxx,c++}";
const foreign: ReadonlySet<string> = new Set([".git", "node_modules"]);

/** Every source below the project, but below another one. */
export function commandsOf(place: ProjectPlace, { passed }: Flags): readonly CompileCommand[] {
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

/** A sentence for people, where flags are not passed on. */
export function flagProblems(place: ProjectPlace): readonly string[] {
  const { left } = flagsOf(place) ?? { left: [] };
  if (left.length === 0) return [];
  const shown = left.slice(0, 8).map((one) => `\`${words(one).join(" ").slice(0, 80)}\``);
  return [
    `${shown.join(", ")} of ${flagsFile} or ${clangdFile} ${left.length === 1 ? "is" : "are"} not passed on to clangd: only -I below the project, -D, -W and -std are`,
  ];
}
