/** Finds the package that an import belongs to. */
import { importNames } from "./import-names.ts";
import { type Ecosystem, normaliseName } from "./package.ts";

export type KnownNames = {
  /** Packages by module, as installed packages state it, if the module does not have the package's name. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** True if the project knows a package of this name. */
  readonly has: (name: string) => boolean;
};

/**
 * Returns the package of an import among those that the project knows. Undefined for its own modules, the standard
 * library and unknown packages.
 */
export function packageOfImport(
  ecosystem: Ecosystem,
  module: string,
  { modules, has }: KnownNames,
): string | undefined {
  return packagesOfImport(ecosystem, module, modules).find(has);
}

/**
 * Returns the packages that an import may belong to, the likeliest first. `module` is `a.b` of Python, or the specifier
 * of a TypeScript `import`. For Python the installed packages come first, then the same name (and that of a namespace
 * around it), then the table. For npm it is the package, then that of its types.
 */
export function packagesOfImport(
  ecosystem: Ecosystem,
  module: string,
  modules: KnownNames["modules"],
): readonly string[] {
  if (ecosystem !== "npm") return packagesOfModule(module, modules);
  const name = packageOfSpecifier(module);
  return name === undefined ? [] : [name, ...(name.startsWith("@types/") ? [] : [typesPackage(name)])];
}

/** Maximum depth of a namespace. */
const partsMax = 4;

function packagesOfModule(module: string, modules: KnownNames["modules"]): readonly string[] {
  const parts = module.split(".").slice(0, partsMax);
  // The longest first: `google.cloud.storage` is of google-cloud-storage, not of google-cloud.
  const prefixes = parts.map((_, at) => parts.slice(0, parts.length - at).join("."));
  return [
    ...new Set([
      ...prefixes.flatMap((prefix) => modules.get(prefix) ?? []),
      ...prefixes.map(normaliseName),
      ...prefixes.flatMap((prefix) =>
        Object.hasOwn(importNames, prefix) ? (importNames[prefix] ?? []) : [],
      ),
    ]),
  ];
}

const packageShape = /^(?:@[a-z0-9~][\w.~-]{0,213}\/)?[a-z0-9~_][\w.~-]{0,213}$/iu;

/**
 * Returns the package of a specifier. Undefined for a path, an alias such as `#a` or `@/a`, a built-in module of Node,
 * and specifiers that only a bundler knows.
 */
export function packageOfSpecifier(specifier: string): string | undefined {
  if (isNodeModule(specifier)) return undefined;
  const parts = specifier.split("/");
  const name = parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
  const isComplete = !specifier.startsWith("@") || parts.length > 1;
  // `~/a` is an alias.
  return isComplete && name !== "~" && packageShape.test(name) ? name : undefined;
}

export function typesPackage(name: string): string {
  return `@types/${name.replace(/^@([^/]+)\//u, "$1__")}`;
}

export function isNodeModule(specifier: string): boolean {
  return specifier.startsWith("node:") || nodeModules.has(specifier.split("/")[0] ?? "");
}

/** Modules of Node 24 that need no `node:`; a test compares them with Node's own list. */
const nodeModules: ReadonlySet<string> = new Set(
  [
    "assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns",
    "domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring",
    "readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib",
  ].flatMap((line) => line.split(" ")),
);
