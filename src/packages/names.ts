/** Which package an import is of. */
import { importNames } from "./import-names.ts";
import { type Ecosystem, normaliseName } from "./package.ts";

export type KnownNames = {
  /** Packages by a module that is theirs, as what is installed says itself, where it is not called like the package. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
  /** Whether the project knows a package of this name. */
  readonly has: (name: string) => boolean;
};

/** Of the packages that the project knows; undefined for its own modules, the standard library and what it does not know. */
export function packageOfImport(
  ecosystem: Ecosystem,
  module: string,
  { modules, has }: KnownNames,
): string | undefined {
  return packagesOfImport(ecosystem, module, modules).find(has);
}

/**
 * What an import may be of, the likeliest first: `a.b` of Python, or the specifier of an `import` of TypeScript. For
 * Python the packages that are installed know best; then comes the same name (and that of a namespace around it), then
 * the table. For npm it is the package, then that of its types.
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

/** Deeper namespaces than this there are not. */
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

/** Undefined for a path, an alias such as `#a` or `@/a`, a built-in module of Node, and what only a bundler knows. */
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

/** Those of Node 24 that need no `node:`; a test holds them against Node's own list. */
const nodeModules: ReadonlySet<string> = new Set(
  [
    "assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns",
    "domain events fs http http2 https inspector module net os path perf_hooks process punycode querystring",
    "readline repl stream string_decoder sys timers tls trace_events tty url util v8 vm wasi worker_threads zlib",
  ].flatMap((line) => line.split(" ")),
);
