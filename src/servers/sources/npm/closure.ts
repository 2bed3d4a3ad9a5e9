/**
 * Checks what a pin may consist of: the packages of its profile at its version, and what those need, each from npm's
 * registry by its own name and with an integrity. A pin is text of a repository, and what it names is run.
 */
import { canonical } from "../../../model/json.ts";
import type { PinName } from "../../source.ts";
import { type NpmClosure, type NpmPackages, npmManifest } from "./manifest.ts";

type Entry = Readonly<Record<string, unknown>>;

/**
 * Returns the reason why nothing may be installed from this closure, or undefined. `declared` are the packages of the
 * profile.
 */
export function unsafeClosure(name: PinName, closure: NpmClosure, declared: NpmPackages): string | undefined {
  const manifest = npmManifest(name, declared);
  if (!isSame(closure.manifest, manifest))
    return `its manifest is not that of ${name.server} ${name.version}, and nothing else`;
  const { private: _, ...root } = manifest;
  const { packages, ...about } = closure.lock as Entry & NpmClosure["lock"];
  if (about.lockfileVersion !== 3) return "it is not a version 3 lock file";
  if (!isSame(about, { name: root.name, version: root.version, lockfileVersion: 3, requires: true }))
    return "its lock file is of something else";
  if (!isSame(packages[""], root)) return "its lock file begins with another manifest";
  const entries = Object.entries(packages as Readonly<Record<string, Entry>>).filter(([path]) => path !== "");
  for (const [path, entry] of entries) {
    const why = unsafeEntry(path, entry);
    if (why !== undefined) return `${path} ${why}`;
  }
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const missing = wanted.find(
    ([name, version]) =>
      (packages as Readonly<Record<string, Entry>>)[`node_modules/${name}`]?.["version"] !== version,
  );
  if (missing !== undefined) return `it does not have ${missing.join(" ")}`;
  const needed = neededFrom(new Map([["", root as Entry], ...entries]));
  const stranger = entries.find(([path]) => !needed.has(path));
  return stranger === undefined ? undefined : `nothing in it needs ${stranger[0]}`;
}

const packageName = "(?:@[A-Za-z0-9][\\w.~-]*/)?(?!node_modules(?:/|$))[A-Za-z0-9][\\w.~-]*";
const packagePath = new RegExp(`^node_modules/${packageName}(?:/node_modules/${packageName})*$`, "u");
const exactVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,64})?(?:\+[0-9A-Za-z.-]{1,64})?$/u;
const integrity = /^sha512-[A-Za-z0-9+/]{86}==$/u;

/**
 * Keys that an entry may have. `resolved`, `name` and `link` are not among them: with one of those the bytes are not
 * those of the package that the path names.
 */
const harmless: ReadonlySet<string> = new Set([
  "version",
  "integrity",
  "license",
  "optional",
  "peer",
  "os",
  "cpu",
  "libc",
  "engines",
  "bin",
  "dependencies",
  "optionalDependencies",
  "peerDependencies",
  "peerDependenciesMeta",
  "funding",
  "deprecated",
  // No script ever runs.
  "hasInstallScript",
]);

function unsafeEntry(path: string, entry: Entry): string | undefined {
  if (!packagePath.test(path)) return "is no package's place";
  const unknown = Object.keys(entry).find((key) => !harmless.has(key));
  if (unknown !== undefined) return `may not have \`${unknown}\``;
  const { version, integrity: own } = entry;
  if (typeof version !== "string" || !exactVersion.test(version)) return "has no exact version";
  if (typeof own !== "string" || !integrity.test(own)) return "has no integrity";
  return undefined;
}

/**
 * Returns the packages that are needed, as Node finds them: in the nearest `node_modules` above the package that needs
 * it.
 */
function neededFrom(entries: ReadonlyMap<string, Entry>): ReadonlySet<string> {
  const needed = new Set<string>();
  const waiting = [""];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const entry = entries.get(from) ?? {};
    for (const key of ["dependencies", "optionalDependencies", "peerDependencies"]) {
      for (const one of Object.keys(entry[key] ?? {})) {
        const found = placesFor(one, from).find((place) => entries.has(place));
        if (found === undefined || needed.has(found)) continue;
        needed.add(found);
        waiting.push(found);
      }
    }
  }
  return needed;
}

function placesFor(one: string, from: string): readonly string[] {
  const places: string[] = [];
  for (
    let above = from;
    above !== "";
    above = above.slice(0, Math.max(0, above.lastIndexOf("/node_modules/")))
  )
    places.push(`${above}/node_modules/${one}`);
  return [...places, `node_modules/${one}`];
}

function isSame(one: unknown, other: unknown): boolean {
  return (
    one !== undefined &&
    canonical(JSON.parse(JSON.stringify(one))) === canonical(JSON.parse(JSON.stringify(other)))
  );
}
