/** Which packages a program uses, by what its files import. */
import { push } from "../core/push.ts";
import { type Ecosystem, normaliseName } from "./package.ts";

export type ImportedModule = {
  readonly ecosystem: Ecosystem;
  /** The file that imports. */
  readonly path: string;
  /** "a.b" of Python, or the specifier of an import of JavaScript. */
  readonly module: string;
};

/** Modules of Python by the name of the package that has them, where they are not called like it. */
export type InstalledModules = ReadonlyMap<string, readonly string[]>;

/** The files that import a package, by `ecosystem:name`. What an import may come from is taken generously. */
export function filesByPackage(
  imports: readonly ImportedModule[],
  installed: InstalledModules,
): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const [name, modules] of installed) for (const module of modules) push(owners, module, name);
  const files = new Map<string, Set<string>>();
  for (const { ecosystem, path, module } of imports) {
    const keys =
      ecosystem === "npm"
        ? scriptPackages(module).map((name) => `npm:${name}`)
        : pythonPackages(module, owners).flatMap((name) => [`pypi:${name}`, `conda:${name}`]);
    for (const key of keys) {
      const known = files.get(key);
      if (known === undefined) files.set(key, new Set([path]));
      else known.add(path);
    }
  }
  return new Map([...files].map(([key, own]) => [key, [...own]] as const));
}

const partsMax = 5;

/** `google.cloud.storage` may be of google, google-cloud and google-cloud-storage. */
function pythonPackages(module: string, owners: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const parts = module.split(".").slice(0, partsMax);
  return parts.flatMap((_, at) => {
    const inner = parts.slice(0, at + 1);
    return [normaliseName(inner.join("-")), ...(owners.get(inner.join(".")) ?? [])];
  });
}

/** The package and that of its types; `@types/node` for a module of Node; none for a path. */
export function scriptPackages(specifier: string): readonly string[] {
  if (/^(?:[./#]|[a-z]+:\/\/|data:)/u.test(specifier)) return [];
  const [first = "", second = ""] = specifier.split("/");
  if (specifier.startsWith("node:") || builtin.has(first)) return ["@types/node"];
  const name = first.startsWith("@") ? `${first}/${second}` : first;
  return [name, `@types/${name.replace(/^@([^/]+)\//u, "$1__")}`];
}

const builtin: ReadonlySet<string> = new Set(
  `assert async_hooks buffer child_process cluster console constants crypto dgram diagnostics_channel dns domain events
  fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream
  string_decoder timers tls trace_events tty url util v8 vm wasi worker_threads zlib`.split(/\s+/u),
);
