/** Reads `pnpm-lock.yaml`, versions 5 to 9. */
import { member } from "../model/json.ts";
import { entriesOf, listOf, readYaml, textOf } from "./document.ts";
import { isOwnRange } from "./manifest.ts";
import { packageOf } from "./npm-lock.ts";
import { type DependencyFile, type ResolvedPackage, resolved } from "./package.ts";

export function readPnpmLock(text: string): DependencyFile {
  const read = readYaml(text);
  if (read.kind === "unreadable") return read;
  return resolved(listOf(read.value).flatMap(packagesIn));
}

function packagesIn(lock: unknown): readonly ResolvedPackage[] {
  const direct = directOf(lock);
  const asked = new Set(direct.map(({ name, version }) => `${name}@${version}`));
  const needs = new Map<string, readonly string[]>();
  // One version may be there once for each set of its peers; before version 9 that is a package of its own.
  for (const [key, of] of [...entriesOf(member(lock, "packages")), ...entriesOf(member(lock, "snapshots"))]) {
    const { name, version } = keyOf(key);
    const id = `${name}@${version}`;
    needs.set(id, [...new Set([...(needs.get(id) ?? []), ...namesIn(of)])]);
  }
  const versions = new Map<string, number>();
  for (const id of needs.keys()) {
    const name = id.slice(0, id.lastIndexOf("@"));
    versions.set(name, (versions.get(name) ?? 0) + 1);
  }
  const found = new Map<string, ResolvedPackage>();
  for (const [key, of] of entriesOf(member(lock, "packages"))) {
    const { name, version } = keyOf(key);
    const id = `${name}@${version}`;
    const resolution = member(of, "resolution");
    const integrity = ["integrity", "commit", "tarball"].flatMap((kind) => {
      const value = textOf(member(resolution, kind));
      return value === undefined ? [] : [kind === "integrity" ? value : `${kind}:${value}`];
    });
    const isTop = asked.has(id) || versions.get(name) === 1;
    const own = textOf(member(of, "version")) ?? version;
    if (!isOwnRange(version)) found.set(id, packageOf(name, own, integrity, needs.get(id) ?? [], isTop));
  }
  const aliases = direct.flatMap(({ name, version }) => {
    const at = version.lastIndexOf("@");
    return at <= 0 ? [] : [packageOf(name, version, [], [version.slice(0, at)], true)];
  });
  return [...found.values(), ...aliases];
}

const groups = ["dependencies", "devDependencies", "optionalDependencies"] as const;

type Direct = { readonly name: string; readonly version: string };

/** Returns the direct dependencies of the project's own packages; a lock of one package has them at its top. */
function directOf(lock: unknown): readonly Direct[] {
  const importers = [lock, ...entriesOf(member(lock, "importers")).map(([, importer]) => importer)];
  return importers.flatMap((importer) =>
    groups.flatMap((group) =>
      entriesOf(member(importer, group)).flatMap(([name, of]) => {
        const version = (textOf(of) ?? textOf(member(of, "version")) ?? "").replace(/^\//u, "");
        return version === "" || isOwnRange(version) ? [] : [{ name, version: bare(version) }];
      }),
    ),
  );
}

function namesIn(of: unknown): readonly string[] {
  return groups.flatMap((group) => entriesOf(member(of, group)).map(([name]) => name));
}

/** Splits `name@1.0.0(peer@2)`, `/name@1.0.0(peer@2)`, `/name/1.0.0_peer@2`. */
function keyOf(key: string): Direct {
  const text = bare(key.replace(/^\//u, ""));
  const at = text.indexOf("@", 1);
  if (at > 0) return { name: text.slice(0, at), version: text.slice(at + 1) };
  const slash = text.lastIndexOf("/");
  return { name: text.slice(0, slash), version: text.slice(slash + 1) };
}

function bare(version: string): string {
  return version.replace(/[(_].*$/u, "");
}
