/** Which files configure TypeScript on a tree: every `tsconfig.json`, and what the first of them extends or refers to. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { type ParseError, parse as parseJson } from "jsonc-parser";
import { compareText } from "../../core/order.ts";
import { isInside } from "../../core/paths.ts";

export type Json = Readonly<Record<string, unknown>>;

const configNames = ["tsconfig.json", "jsconfig.json"];
const foldersMax = 200_000;
const filesMax = 2_000;

/** The configuration that the command would take at `root`, relative to it, or undefined. */
export function projectConfiguration(root: string): string | undefined {
  return configNames.find((name) => existsSync(join(root, name)));
}

/** Equal texts, equal configuration: layout and comments do not count. */
export function typescriptConfiguration(root: string): string {
  return JSON.stringify(
    typescriptConfigurationFiles(root).map((file) => {
      const read = readConfiguration(join(root, file));
      return [file, read.kind === "json" ? read.json : (read.text ?? read.reason)];
    }),
  );
}

/** Relative to the root, in order. A server takes the nearest one above a file, so all of them count. */
export function typescriptConfigurationFiles(root: string): readonly string[] {
  const first = projectConfiguration(root);
  const reached = first === undefined ? [] : reachedFrom(root, join(root, first)).files;
  const all = new Set([...reached.map((file) => file.slice(root.length + 1)), ...nestedConfigurations(root)]);
  return [...all].sort(compareText).slice(0, filesMax);
}

export type Reached = {
  /** Absolute, inside the project, each once. */
  readonly files: readonly string[];
  /** The configurations of all projects, those that others refer to first. */
  readonly projects: readonly string[];
  /** What points outside of the project, or cannot be read. */
  readonly problem: string | undefined;
};

/** Follows `extends` and `references`. A package that is extended is a dependency's and not followed. */
export function reachedFrom(root: string, first: string): Reached {
  const files = new Set<string>();
  const projects = new Set<string>();
  let problem: string | undefined;
  const waiting: { readonly file: string; readonly isProject: boolean }[] = [{ file: first, isProject: true }];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { file, isProject } = next;
    if (isProject) {
      // Whoever is referred to from further down comes before all of them.
      projects.delete(file);
      projects.add(file);
    }
    if (files.has(file) || files.size >= filesMax) continue;
    files.add(file);
    const shown = file.slice(root.length + 1);
    const read = readConfiguration(file);
    if (read.kind === "broken") {
      problem ??= `${shown} could not be read: ${read.reason}`;
      continue;
    }
    problem ??= withFile(shown, escapingPath(read.json, dirname(file), root));
    for (const target of extended(read.json, dirname(file)))
      if (isInside(target, root)) waiting.push({ file: target, isProject: false });
    for (const target of referred(read.json, dirname(file)))
      if (isInside(target, root)) waiting.push({ file: target, isProject });
  }
  return { files: [...files].filter((file) => existsSync(file)), projects: [...projects].reverse(), problem };
}

function withFile(file: string, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : `${file}: ${problem}`;
}

function nestedConfigurations(root: string): readonly string[] {
  const found: string[] = [];
  const waiting = [""];
  let seen = 0;
  for (let folder = waiting.pop(); folder !== undefined && seen < foldersMax; folder = waiting.pop()) {
    seen += 1;
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile() && configNames.includes(entry.name)) found.push(path);
      // Links lead to dependencies; TypeScript itself looks into no folder whose name begins with a dot.
      if (entry.isDirectory() && entry.name !== "node_modules" && !entry.name.startsWith("."))
        waiting.push(path);
    }
  }
  return found;
}

type Read =
  | { readonly kind: "json"; readonly json: Json }
  | { readonly kind: "broken"; readonly reason: string; readonly text: string | undefined };

function readConfiguration(file: string): Read {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    const reason = code === "ENOENT" ? "there is no such file" : `it cannot be read (${String(code)})`;
    return { kind: "broken", reason, text: undefined };
  }
  const errors: ParseError[] = [];
  const json: unknown = parseJson(text, errors, { allowTrailingComma: true });
  const isObject = typeof json === "object" && json !== null && !Array.isArray(json);
  if (errors.length > 0 || !isObject) return { kind: "broken", reason: "it is not valid JSON", text };
  return { kind: "json", json: json as Json };
}

/** Relative ones only; a name without a dot is a package. */
function extended(json: Json, folder: string): readonly string[] {
  return [json["extends"]].flat().flatMap((one) => {
    if (typeof one !== "string" || !/^\.{0,2}\//u.test(one)) return [];
    const target = resolve(folder, one);
    return [existsSync(target) || target.endsWith(".json") ? target : `${target}.json`];
  });
}

function referred(json: Json, folder: string): readonly string[] {
  const references = Array.isArray(json["references"]) ? (json["references"] as unknown[]) : [];
  return references.flatMap((one) => {
    const path = typeof one === "object" && one !== null ? (one as Json)["path"] : undefined;
    if (typeof path !== "string") return [];
    const target = resolve(folder, path);
    const isFolder = statSync(target, { throwIfNoEntry: false })?.isDirectory() === true;
    return [isFolder ? join(target, "tsconfig.json") : target];
  });
}

/** A change under review may not point the server at files outside the project. */
function escapingPath(json: Json, folder: string, root: string): string | undefined {
  const options = (json["compilerOptions"] ?? {}) as Json;
  const paths = Object.values((options["paths"] ?? {}) as Json).flat();
  const base = typeof options["baseUrl"] === "string" ? resolve(folder, options["baseUrl"]) : folder;
  const named: readonly (readonly [key: string, values: unknown, from: string])[] = [
    ["extends", [json["extends"]].flat().filter((one) => typeof one === "string" && /^\.{0,2}\//u.test(one)), folder],
    ["files", json["files"], folder],
    ["include", json["include"], folder],
    ["references", referred(json, folder), folder],
    ["baseUrl", options["baseUrl"], folder],
    ["rootDir", options["rootDir"], folder],
    ["rootDirs", options["rootDirs"], folder],
    ["typeRoots", options["typeRoots"], folder],
    ["paths", paths, base],
  ];
  for (const [key, values, from] of named) {
    for (const value of [values].flat()) {
      if (typeof value !== "string") continue;
      const target = resolve(from, value.replace(/\*.*$/su, ""));
      if (target !== root && !target.startsWith(root + sep)) {
        const shown = isAbsolute(value) ? "an absolute path" : value;
        return `"${key}" points outside the project: ${shown}`;
      }
    }
  }
  return undefined;
}
