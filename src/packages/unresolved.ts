/** Recognises findings about a package import that cannot be resolved, by the messages of the servers. */
import type { Finding } from "../model/finding.ts";
import { isNodeModule, packageOfSpecifier, packagesOfImport, typesPackage } from "./names.ts";
import type { Ecosystem } from "./package.ts";

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
 * Returns the import of a finding. Undefined for a finding about something else, for an import of the project's own
 * files, and for an alias.
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
  /** Pattern of the module in the message. */
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

/** Returns the packages of missing types; the package itself may be installed. */
const typesOf =
  (names: readonly string[]): Rule["packages"] =>
  () =>
    names.map(typesPackage);

const rules: readonly Rule[] = [
  {
    ...python,
    // The second: a stub that comes with pyright is there, and the package is not. Then ty's, and pyrefly's.
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
    // Not found; not found under the old resolution; for a side effect; for JSX.
    codes: new Set(["2307", "2792", "2882", "2875"]),
    packages: (module, modules) =>
      isNodeModule(module) ? [typesPackage("node")] : packagesOfImport("npm", module, modules),
  },
  {
    sources: new Set(["eslint"]),
    // Of eslint-plugin-import, its fork, and eslint-plugin-n.
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
  // The package is there and has no types: missing is at most the package of its types.
  {
    ...script,
    codes: new Set(["7016"]),
    packages: (module) => typesOnly(packageOfSpecifier(module)),
  },
  // A name in `types` of the configuration, or of a `<reference types>`.
  {
    ...script,
    codes: new Set(["2688"]),
    packages: (module) => {
      const name = packageOfSpecifier(module) ?? (isNodeModule(module) ? module : undefined);
      return name === undefined ? [] : [...typesOnly(name), name];
    },
  },
  // A configuration that is extended.
  {
    ...script,
    codes: new Set(["6053"]),
    packages: (module) => [packageOfSpecifier(module)].filter((name) => name !== undefined),
  },
  {
    sources: new Set(["go"]),
    // Only of what go.mod asks for.
    codes: new Set(["module-not-downloaded"]),
    ecosystem: "go",
    quoted: / its module (\S{1,500}) \S{1,200} is not downloaded$/u,
    packages: (module) => [module],
  },
  // "Do you need to install type definitions for …?"
  { ...script, codes: new Set(["2580", "2591"]), packages: typesOf(["node"]) },
  { ...script, codes: new Set(["2581", "2592"]), packages: typesOf(["jquery"]) },
  { ...script, codes: new Set(["2582", "2593"]), packages: typesOf(["jest", "mocha"]) },
  { ...script, codes: new Set(["2867", "2868"]), packages: typesOf(["bun"]) },
];

function typesOnly(name: string | undefined): readonly string[] {
  return name === undefined || name.startsWith("@types/") ? [] : [typesPackage(name)];
}
