/**
 * Gives a module one name however an import writes it: relative or absolute, with or without an ending or an alias.
 * Findings on imports are paired by these names.
 */
import { type Import, type ModuleImport, type UseImport, writtenModule } from "../syntax/imports.ts";
import { modulePathsOfUse } from "./crates.ts";
import { candidatePaths, createModuleResolver } from "./imports.ts";

/** Names what a file imports from a module. An empty name stands for the module itself. */
export type NameModule = (file: string, module: Import, name: string) => string;

/**
 * Returns the namer. A module of the tree is named by its path after the renames of the change, so that both sides
 * agree. A missing one is named by the path where it would be, if a folder of the tree matches. Any other keeps its
 * written name.
 */
export function createModuleNamer(
  files: readonly string[],
  renames: ReadonlyMap<string, string>,
): NameModule {
  const resolve = createModuleResolver(files);
  const folders = new Set(files.flatMap(foldersOf));
  const roots = new Set(files.map(moduleStem));
  const known = new Map<string, string>();

  const find = (file: string, module: Import): string => {
    const [found] = resolve(file, module);
    // An unknown header keeps its written path without `../`, because the includer may move.
    if (module.kind === "include")
      return found === undefined
        ? module.path.replace(/^(?:\.{1,2}\/)+/u, "")
        : (renames.get(found) ?? found);
    if (module.kind === "package")
      return found === undefined ? module.path : parentOf(renames.get(found) ?? found);
    if (found !== undefined) return moduleStem(renames.get(found) ?? found);
    if (module.kind === "use") {
      // A missing module of this crate is named by the path where it would be.
      const [place] = /^(?:crate|self|super)\b/u.test(module.path) ? modulePathsOfUse(file, module.path) : [];
      return place ?? module.path;
    }
    if (module.kind === "path") {
      const places = candidatePaths(file, module.specifier);
      const isRelative = module.specifier.startsWith(".");
      const near = places.find((place) => isRelative || folders.has(parentOf(place)));
      return near === undefined ? module.specifier : moduleStem(near);
    }
    const parts = module.module === "" ? [] : module.module.split(".");
    const own = file.split("/").slice(0, -1);
    if (module.level > 0)
      return [...own.slice(0, Math.max(0, own.length - module.level + 1)), ...parts].join("/");
    const [first = ""] = parts;
    const around = [...own.map((_, index) => own.slice(0, own.length - index)), [], ["src"]];
    const root = around.find((folder) => {
      const path = [...folder, first].join("/");
      return folders.has(path) || roots.has(path);
    });
    return [...(root ?? []), ...parts].join("/");
  };

  return (file, module, name) => {
    const key = `${file}\0${writtenModule(module)}`;
    const path = known.get(key) ?? find(file, module);
    known.set(key, path);
    const isOne = module.kind === "module" || (module.kind === "use" && name !== "*");
    if (name === "" || !isOne) return name === "" ? path : `${path} ${name}`;
    // A name imported from a package may be its module: `from a import b` and `import a.b` are one.
    const [inner] = resolve(file, innerModule(module, name));
    return inner === undefined ? `${path}/${name}` : moduleStem(renames.get(inner) ?? inner);
  };
}

/** Returns an imported name of a module as a module itself. */
export function innerModule(module: ModuleImport | UseImport, name: string): ModuleImport | UseImport {
  return module.kind === "use"
    ? { ...module, path: `${module.path}::${name}` }
    : { ...module, module: [module.module, name].filter(Boolean).join("."), names: [] };
}

/** Returns the path of a file as a module: without ending, and without `__init__`, `index` or `mod`. */
export function moduleStem(path: string): string {
  if (path.endsWith(".rs")) return path.replace(/(?:(?:^|\/)(?:mod|lib|main))?\.rs$/u, "");
  return path.replace(/(?:\.d)?\.[cm]?[jt]sx?$|\.pyi?$/u, "").replace(/(?:^|\/)(?:__init__|index)$/u, "");
}

function parentOf(path: string): string {
  return path.split("/").slice(0, -1).join("/");
}

/** Returns all folders around a path, the outermost first. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
