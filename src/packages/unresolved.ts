/** Recognises findings about imports of packages that cannot be resolved, by the codes and messages of the servers. */
import type { Finding } from "../model/finding.ts";
import { isNodeModule, packageOfSpecifier, packagesOfImport, typesPackage } from "./names.ts";
import type { Ecosystem } from "./package.ts";

/** An import that a server could not resolve. */
export type UnresolvedImport = {
  readonly ecosystem: Ecosystem | "go";
  /** File that imports. */
  readonly path: string;
  /** Module as it is written: "a.b", "@scope/name/sub". */
  readonly module: string;
  /** Packages that could have it, the likeliest first. */
  readonly packages: readonly string[];
};

type Modules = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the unresolved import that a finding is about. Undefined for any other finding, for an import of the
 * project's own files, and for an alias: no missing package causes these. `modules` has the packages by module (see
 * `packagesOfImport`).
 */
export function unresolvedImport(
  { source, code, message, path }: Pick<Finding, "source" | "code" | "message" | "path">,
  modules: Modules,
): UnresolvedImport | undefined {
  if (code === null) return undefined;
  const rule = rules.find((one) => one.sources.has(source?.toLowerCase() ?? "") && one.codes.has(code));
  if (rule === undefined) return undefined;
  const module = rule.quoted.exec(message)?.[1] ?? "";
  const packages = rule.packages(module, modules).filter((name) => name !== "");
  return packages.length === 0 ? undefined : { ecosystem: rule.ecosystem, path, module, packages };
}

type Rule = {
  readonly sources: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
  readonly ecosystem: UnresolvedImport["ecosystem"];
  /** Matches the name of the module in the message. */
  readonly quoted: RegExp;
  readonly packages: (module: string, modules: Modules) => readonly string[];
};

const python = {
  sources: new Set(["pyright", "basedpyright", "ty", "pyrefly"]),
  ecosystem: "pypi",
  quoted: /["`]([^"`\s]{1,500})["`]/u,
} as const;
const script = {
  sources: new Set(["ts", "typescript"]),
  ecosystem: "npm",
  quoted: /'([^'\s]{1,500})'/u,
} as const;

/** Returns a rule's function for fixed names whose types are missing, for example because a test uses `describe`. */
const typesOf =
  (names: readonly string[]): Rule["packages"] =>
  () =>
    names.map(typesPackage);

const rules: readonly Rule[] = [
  {
    ...python,
    // reportMissingModuleSource: pyright has its own stub, but the package is not installed. The last two: ty, pyrefly.
    codes: new Set([
      "reportMissingImports",
      "reportMissingModuleSource",
      "unresolved-import",
      "missing-import",
    ]),
    packages: (module, modules) => (module.startsWith(".") ? [] : packagesOfImport("pypi", module, modules)),
  },
  {
    ...script,
    // 2307: not found. 2792: not found by the old resolution. 2882: imported for a side effect. 2875: needed for JSX.
    codes: new Set(["2307", "2792", "2882", "2875"]),
    packages: (module, modules) =>
      isNodeModule(module) ? [typesPackage("node")] : packagesOfImport("npm", module, modules),
  },
  {
    sources: new Set(["eslint"]),
    // Rules of eslint-plugin-import, of its fork import-x, and of eslint-plugin-n.
    codes: new Set([
      "import/no-unresolved",
      "import-x/no-unresolved",
      "n/no-missing-import",
      "n/no-missing-require",
    ]),
    ecosystem: "npm",
    quoted: /["']([^"'\s]{1,500})["']/u,
    packages: (module, modules) => packagesOfImport("npm", module, modules),
  },
  // The package is installed but has no types, so only the package of its types can be missing.
  {
    ...script,
    codes: new Set(["7016"]),
    packages: (module) => typesOnly(packageOfSpecifier(module)),
  },
  // The code for a missing name in `types` of the configuration or in `<reference types>`.
  {
    ...script,
    codes: new Set(["2688"]),
    packages: (module) => {
      const name = packageOfSpecifier(module) ?? (isNodeModule(module) ? module : undefined);
      return name === undefined ? [] : [...typesOnly(name), name];
    },
  },
  // The code for a missing configuration that another one extends.
  {
    ...script,
    codes: new Set(["6053"]),
    packages: (module) => [packageOfSpecifier(module)].filter((name) => name !== undefined),
  },
  {
    sources: new Set(["go"]),
    // The code exists only for modules that go.mod requires.
    codes: new Set(["module-not-downloaded"]),
    ecosystem: "go",
    quoted: / its module (\S{1,500}) \S{1,200} is not downloaded$/u,
    packages: (module) => [module],
  },
  // The message says: "Do you need to install type definitions for …?"
  { ...script, codes: new Set(["2580", "2591"]), packages: typesOf(["node"]) },
  { ...script, codes: new Set(["2581", "2592"]), packages: typesOf(["jquery"]) },
  { ...script, codes: new Set(["2582", "2593"]), packages: typesOf(["jest", "mocha"]) },
  { ...script, codes: new Set(["2867", "2868"]), packages: typesOf(["bun"]) },
];

function typesOnly(name: string | undefined): readonly string[] {
  return name === undefined || name.startsWith("@types/") ? [] : [typesPackage(name)];
}
