/** Reads the modules of an installed Python package from its metadata. */
import { normaliseName } from "./package.ts";

/** Metadata of an installed Python package; undefined for a missing file. */
export type InstalledMetadata = {
  /** `RECORD` of a wheel: one line for each file. */
  readonly record: string | undefined;
  /** `top_level.txt` of setuptools. */
  readonly topLevel: string | undefined;
};

const modulesMax = 50;

/**
 * Returns the modules of an installed package, except those with the package's name, which need no entry. For a
 * namespace (`google.cloud`) it returns only the package's own part, because several packages share the namespace.
 */
export function modulesOf(name: string, { record, topLevel }: InstalledMetadata): readonly string[] {
  const recorded = record === undefined ? [] : recordedModules(record);
  const named = recorded.length > 0 ? recorded : (topLevel ?? "").split(/\r?\n/u).map((line) => line.trim());
  const own = named.filter(
    (module) => moduleName.test(module) && normaliseName(module) !== normaliseName(name),
  );
  return [...new Set(own)].slice(0, modulesMax);
}

const moduleName = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;

/**
 * Returns the outermost packages (folders with `__init__.py`) and single modules that `RECORD` lists. `top_level.txt`
 * is older and does not know namespaces.
 */
function recordedModules(record: string): readonly string[] {
  const packages = new Set<string>();
  const folders = new Set<string>();
  const files = new Set<string>();
  for (const line of record.split(/\r?\n/u)) {
    const path = /^"?([^",]+)/u.exec(line)?.[1] ?? "";
    const parts = path.split("/");
    const file = parts.pop() ?? "";
    if (!/\.(?:pyi?|so|pyd)$/u.test(file) || parts.some((part) => part === ".." || part === "__pycache__"))
      continue;
    if (parts.length === 0) files.add(file.split(".")[0] ?? "");
    else {
      folders.add(parts[0] ?? "");
      if (/^__init__\.pyi?$/u.test(file)) packages.add(parts.join("."));
    }
  }
  const isInner = (name: string) =>
    name.split(".").some((_, at, parts) => at > 0 && packages.has(parts.slice(0, at).join(".")));
  const outer = [...packages].filter((name) => !isInner(name));
  const covered = new Set(outer.map((name) => name.split(".")[0] ?? ""));
  // A folder without any `__init__.py` counts as one module.
  return [...outer, ...[...folders].filter((folder) => !covered.has(folder)), ...files];
}
