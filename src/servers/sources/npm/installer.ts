/** Pins and installs servers that are npm packages. */

import { writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { UserError } from "../../../model/errors.ts";
import { canonical } from "../../../model/json.ts";
import { readFileText } from "../../../platform/files.ts";
import type { Host } from "../../../platform/host.ts";
import { run } from "../../../platform/run.ts";
import { findExecutable, safeSearchPath } from "../../executables.ts";
import { diskFailure, type InstallFailure, installFailure } from "../../failures.ts";
import { installLine } from "../../install-line.ts";
import type { Installer, InstallHost, InstallPlace, PinName, Processor } from "../../source.ts";
import { type NpmClosure, type NpmLock, type NpmPackages, npmManifest } from "./manifest.ts";

/**
 * An entry of a lock file. A pin is text of a repository, and its packages run. So Lanser checks each entry before
 * npm reads it.
 */
type Entry = Readonly<Record<string, unknown>>;

/**
 * Says why nothing may be installed from a closure (a manifest and its lock file); undefined if it is safe. It must
 * contain exactly the profile's packages and what they need, each from npm's registry under its own name and with an
 * integrity. A review sees only names and versions, so nothing else may decide what is installed.
 */
function unsafeClosure(name: PinName, closure: NpmClosure, declared: NpmPackages): string | undefined {
  const manifest = npmManifest(name, declared);
  if (!isSame(closure.manifest, manifest))
    return `the manifest is not that of ${name.server} ${name.version}`;
  const { private: _, ...root } = manifest;
  const { packages, ...about } = closure.lock as Entry & NpmClosure["lock"];
  if (about.lockfileVersion !== 3) return "the lock file must have version 3";
  if (!isSame(about, { name: root.name, version: root.version, lockfileVersion: 3, requires: true }))
    return "the lock file belongs to another manifest";
  if (!isSame(packages[""], root)) return "the lock file begins with another manifest";
  const entries = Object.entries(packages as Readonly<Record<string, Entry>>).filter(([path]) => path !== "");
  for (const [path, entry] of entries) {
    const why = unsafeEntry(path, entry);
    if (why !== undefined) return why;
  }
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const missing = wanted.find(
    ([name, version]) =>
      (packages as Readonly<Record<string, Entry>>)[`node_modules/${name}`]?.["version"] !== version,
  );
  if (missing !== undefined) return `the lock file has no ${missing.join(" ")}`;
  const needed = neededFrom(new Map([["", root as Entry], ...entries]));
  const unneeded = entries.find(([path]) => !needed.has(path));
  return unneeded === undefined ? undefined : `the lock file contains ${unneeded[0]}, which no package needs`;
}

const packageName = "(?:@[A-Za-z0-9][\\w.~-]*/)?(?!node_modules(?:/|$))[A-Za-z0-9][\\w.~-]*";
const packagePath = new RegExp(`^node_modules/${packageName}(?:/node_modules/${packageName})*$`, "u");
const exactVersion = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,64})?(?:\+[0-9A-Za-z.-]{1,64})?$/u;
const integrity = /^sha512-[A-Za-z0-9+/]{86}==$/u;

/**
 * The keys that an entry may have. `resolved`, `name` and `link` are excluded: with one of them npm installs other
 * bytes than those of the named package.
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
  // Lanser runs no script.
  "hasInstallScript",
]);

/**
 * Says why an entry is unsafe, or undefined if it is safe. The lock file is text of the repository, and npm would
 * follow everything that an entry names.
 */
function unsafeEntry(path: string, entry: Entry): string | undefined {
  if (!packagePath.test(path)) return `${path} is not the path of a package`;
  const unknown = Object.keys(entry).find((key) => !harmless.has(key));
  if (unknown !== undefined) return `${path} must not have \`${unknown}\``;
  const { version, integrity: own } = entry;
  if (typeof version !== "string" || !exactVersion.test(version)) return `${path} has no exact version`;
  if (typeof own !== "string" || !integrity.test(own)) return `${path} has no integrity`;
  return undefined;
}

/**
 * Collects the packages that are needed, as Node resolves them: in the nearest `node_modules` above the package that
 * needs it. An entry that nothing needs would be installed without anybody noticing it.
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

/**
 * Lists the folders in which Node searches for a package, the nearest first. `neededFrom` takes the first that the
 * lock file has.
 */
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

/** True if two values have the same JSON, in any order of their keys. */
function isSame(one: unknown, other: unknown): boolean {
  return (
    one !== undefined &&
    canonical(JSON.parse(JSON.stringify(one))) === canonical(JSON.parse(JSON.stringify(other)))
  );
}

/** The time limit of npm, in milliseconds. */
const installMsMax = 300_000;

/** How a run of npm ended. */
type NpmRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "no-npm"; readonly message: string }
  | { readonly kind: "not-run"; readonly message: string; readonly hint: string };

/**
 * Installs a closure into the folder. npm checks every package against the lock file's integrity, and runs no script.
 * Pinning installs for other processors too, so npm gets the processor's name.
 */
function placeClosure(
  host: InstallHost,
  closure: NpmClosure,
  processor: Processor,
  { folder, forbidden }: InstallPlace,
): Promise<NpmRun> {
  writeFileSync(join(folder, "package.json"), JSON.stringify(closure.manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(closure.lock));
  const platform = processor === "any" ? [] : [`--cpu=${processor}`, "--os=linux"];
  return runNpm(host, { folder, forbidden }, [...installArguments(closure), ...platform]);
}

/**
 * Runs npm from PATH, unless it is inside `forbidden`, where the change could have put it. It never throws: a missing
 * npm or a timeout is a value that the caller words.
 */
async function runNpm(
  host: InstallHost,
  { folder, forbidden }: InstallPlace,
  args: readonly string[],
): Promise<NpmRun> {
  const npm = findExecutable("npm", host.env["PATH"], forbidden);
  if (npm === undefined) return { kind: "no-npm", message: "npm is not on PATH" };
  const isScript = npm.realPath.endsWith(".js");
  const result = await run(
    host,
    {
      file: isScript ? host.nodePath : npm.realPath,
      args: [...(isScript ? [npm.realPath] : []), ...args],
      cwd: folder,
      env: npmEnvironment(host, forbidden),
    },
    { input: Buffer.alloc(0), msMax: installMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined) return { kind: "not-run", message: "npm did not start", hint: networkHint };
  if (result.timedOut)
    return { kind: "not-run", message: `npm took longer than ${installMsMax / 1000} s`, hint: networkHint };
  if (result.exitCode === null) {
    const hint = "Raise this machine's limits for memory and file size.";
    return { kind: "not-run", message: "a signal ended npm", hint };
  }
  // npm only warns about a file that it could not write, and still ends with 0.
  const isWhole = result.exitCode === 0 && !unwritten.test(result.stderr);
  return isWhole ? { kind: "done" } : { kind: "failed", stderr: result.stderr };
}

/** npm's warning about a file that it could not write. */
const unwritten = /TAR_ENTRY_ERROR (?:ENOSPC|EDQUOT|EFBIG)/u;

/**
 * Gives npm's arguments for an installation. Optional dependencies are left out, because a server must have the same
 * files on every machine. If the pin itself has some, they are packages for each platform, and stay.
 */
function installArguments({ manifest }: NpmClosure): readonly string[] {
  return [
    "ci",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    "--no-bin-links",
    ...(manifest.optionalDependencies === undefined ? ["--omit=optional"] : []),
    "--omit=dev",
    "--prefer-offline",
  ];
}

const networkHint =
  "Check the network and npm's registry settings, or fill the cache beforehand and pass it with --cache.";

/**
 * Builds npm's environment: only the variables that reach a registry. The job's tokens are left out. A package must
 * never see one.
 */
function npmEnvironment(
  host: Pick<Host, "env" | "nodePath">,
  forbidden: readonly string[],
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(host.env)) {
    if (value !== undefined && npmVariable.test(name)) environment[name] = value;
  }
  const safe = safeSearchPath(host.env["PATH"], forbidden);
  environment["PATH"] = [dirname(host.nodePath), ...safe].join(delimiter);
  // Otherwise npm caches compiled code in TMPDIR and leaves it there.
  environment["NODE_DISABLE_COMPILE_CACHE"] = "1";
  return environment;
}

const npmVariable =
  /^(?:HOME|LANG|TMPDIR|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|npm_config_(?:registry|cafile|ca|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|strict_ssl|offline))$/i;

/**
 * Lets npm resolve the packages of a new pin, because npm knows the releases. Throws a UserError if a version does
 * not exist, or if the result would be refused as unsafe.
 */
const resolveClosure: Installer<"npm">["resolve"] = async (host, name, declared, place) => {
  const manifest = npmManifest(name, declared);
  writeFileSync(join(place.folder, "package.json"), JSON.stringify(manifest));
  const result = await runNpm(host, place, [
    "install",
    "--package-lock-only",
    "--ignore-scripts",
    "--no-audit",
    "--no-fund",
    "--no-update-notifier",
    // The pin names no registry: the integrity decides, wherever the bytes come from.
    "--omit-lockfile-registry-resolved",
  ]);
  assertDone(result, Object.keys({ ...declared.dependencies, ...declared.platforms }));
  const lock = withoutMissing(
    withoutWorkspaces(JSON.parse(readFileText(join(place.folder, "package-lock.json"))) as NpmLock),
  );
  const missing = Object.keys({ ...declared.dependencies, ...declared.platforms }).find(
    (one) => lock.packages[`node_modules/${one}`] === undefined,
  );
  if (missing !== undefined) throw notReleased(`npm's registry has no ${missing} ${name.version}`, [missing]);
  const unsafe = unsafeClosure(name, { manifest, lock }, declared);
  if (unsafe !== undefined)
    throw new UserError("not-found", `Lanser refuses npm's lock file: ${unsafe}`, {
      hint: "Choose a version whose packages all come from npm's registry.",
    });
  return { kind: "npm", manifest, lock };
};

/**
 * Removes the workspaces that a package was built from. They change nothing that is installed, but `unsafeEntry` would
 * refuse the pin for the key.
 */
function withoutWorkspaces(lock: NpmLock): NpmLock {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const { workspaces: _, ...rest } = entry as typeof entry & { readonly workspaces?: unknown };
    return [path, rest] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Removes optional dependencies that the registry does not have, because `npm ci` refuses them. Some packages name
 * one for every platform that exists.
 */
function withoutMissing(lock: NpmLock): NpmLock {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    if (path === "" || !("optionalDependencies" in entry)) return [path, entry] as const;
    const { optionalDependencies, ...rest } = entry as typeof entry & {
      readonly optionalDependencies: Readonly<Record<string, string>>;
    };
    const there = Object.entries(optionalDependencies).filter(([name]) =>
      [`${path}/node_modules/${name}`, `node_modules/${name}`].some((one) => one in lock.packages),
    );
    return [
      path,
      there.length === 0 ? rest : { ...rest, optionalDependencies: Object.fromEntries(there) },
    ] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Installs a closure for its digest. Throws a UserError if npm fails. */
const fetchClosure: Installer<"npm">["fetch"] = async (host, closure, processor, place) => {
  assertDone(
    await placeClosure(host, closure, processor, place),
    Object.keys({ ...closure.manifest.dependencies, ...closure.manifest.optionalDependencies }),
  );
};

/**
 * Throws a UserError if npm failed. `packages` are the requested ones, for the message. npm's own text is not shown,
 * because it names folders of this machine.
 */
function assertDone(result: NpmRun, packages: readonly string[]): void {
  if (result.kind === "done") return;
  if (result.kind !== "failed") {
    throw new UserError("not-found", `npm could not resolve the pin: ${result.message}`, {
      hint: registryHint,
    });
  }
  const code = /npm (?:error|ERR!) code (\S+)/u.exec(result.stderr)?.[1] ?? "npm ended with an error";
  if (/^(?:ETARGET|E404|ENOVERSIONS)$/u.test(code))
    throw notReleased(`npm's registry has no such version of ${packages.join(", ")}`, packages);
  const why = unreachable.test(code)
    ? `npm cannot reach the registry (${code})`
    : (meanings.get(code) ?? code);
  throw new UserError("not-found", `npm could not resolve the pin: ${why}`, { hint: registryHint });
}

const registryHint = "Check the network, and npm's registry settings.";
/** Codes of npm for a registry that cannot be reached. */
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/u;
/** Other codes of npm, in words. */
const meanings: ReadonlyMap<string, string> = new Map([
  ["ENOTCACHED", "npm is offline and has no cached package (ENOTCACHED)"],
  ["E401", "the registry requires a login, but Lanser passes no token (E401)"],
  ["E403", "the registry refuses the package (E403)"],
  ["EINTEGRITY", "a package does not match the registry's integrity (EINTEGRITY)"],
]);

/** Describes a missing release, with the command that lists the releases. */
function notReleased(message: string, [first = "PACKAGE"]: readonly string[]): UserError {
  return new UserError("not-found", message, {
    hint: `List the releases with: npm view ${first} versions`,
  });
}

/** The installer of this kind of source. */
export const npm: Installer<"npm"> = {
  unsafe: (name, closure, declared) =>
    declared.kind === "npm"
      ? unsafeClosure(name, closure, declared)
      : `${name.server} is not installed from npm`,
  install: async (host, name, closure, place) => {
    const { server, version } = name;
    const result = await placeClosure(host, closure, "any", place);
    switch (result.kind) {
      case "done":
        return undefined;
      case "no-npm":
        return installFailure(
          "install-failed",
          `the cache has no ${server} ${version}, and PATH has no npm`,
          `Put npm on PATH (${installLine("npm")}). Or fill the cache on another machine and pass it with --cache.`,
        );
      case "not-run": {
        const what = `npm could not install ${server} ${version}: ${result.message}`;
        return installFailure("install-failed", what, result.hint);
      }
      case "failed":
        return npmFailure(name, result.stderr);
    }
  },
  resolve: resolveClosure,
  fetch: fetchClosure,
  processors: ({ manifest }) => (manifest.optionalDependencies === undefined ? ["any"] : ["x64", "arm64"]),
  // npm's list of installed packages differs between its versions, and nothing reads it.
  contents: [{ folder: "node_modules", bookkeeping: ["node_modules/.package-lock.json"] }],
  packageCount: ({ lock }) => Object.keys(lock.packages).filter((path) => path !== "").length,
};

/**
 * Describes a failed installation for people. A full disk and other bytes than pinned get their own codes: a retry helps
 * neither.
 */
function npmFailure(name: PinName, stderr: string): InstallFailure {
  const what = `npm could not install ${name.server} ${name.version}`;
  const code = /npm (?:error|ERR!) code (\S+)/.exec(stderr)?.[1];
  if (code === "ENOSPC" || /ENOSPC|EFBIG|EDQUOT/.test(stderr)) return diskFailure(name, "the disk is full");
  if (code === "EINTEGRITY") {
    return installFailure(
      "digest-mismatch",
      `${what}: a package differs from the pinned one`,
      "Check npm's registry.",
    );
  }
  return installFailure("install-failed", code === undefined ? what : `${what} (${code})`, networkHint);
}
