/** Pins and installs servers that are packages of npm. */

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
 * Checks what a pin may consist of: the packages of its profile at its version, and what those need, each from npm's
 * registry by its own name and with an integrity. A pin is text of a repository, and what it names is run.
 */
type Entry = Readonly<Record<string, unknown>>;

/**
 * Returns the reason why nothing may be installed from this closure, or undefined. `declared` are the packages of the
 * profile.
 */
function unsafeClosure(name: PinName, closure: NpmClosure, declared: NpmPackages): string | undefined {
  const manifest = npmManifest(name, declared);
  if (!isSame(closure.manifest, manifest))
    return `its manifest is not exactly the one of ${name.server} ${name.version}`;
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

/** Runs npm, from PATH and without a token of the job: its arguments, and the ways it ends. */
const installMsMax = 300_000;

type NpmRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "no-npm"; readonly message: string }
  | { readonly kind: "not-run"; readonly message: string; readonly hint: string };

/**
 * Installs what a closure pins into the folder: npm checks every package against the lock's integrity, and no script
 * runs.
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

/** Runs npm, but not one inside of `forbidden`, with the variables that it needs to reach a registry. */
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
  if (result === undefined) return { kind: "not-run", message: "did not start", hint: networkHint };
  if (result.timedOut)
    return { kind: "not-run", message: `took longer than ${installMsMax / 1000} s`, hint: networkHint };
  if (result.exitCode === null) {
    const hint = "A limit of this machine may have ended it: memory, file size.";
    return { kind: "not-run", message: "ended because of a signal", hint };
  }
  // Of a file that could not be written npm only warns, and then it says that all is well.
  const isWhole = result.exitCode === 0 && !unwritten.test(result.stderr);
  return isWhole ? { kind: "done" } : { kind: "failed", stderr: result.stderr };
}

const unwritten = /TAR_ENTRY_ERROR (?:ENOSPC|EDQUOT|EFBIG)/u;

/**
 * Returns the arguments of the installation. Optional dependencies of a pinned package are left out; those of the pin
 * itself are a package for each platform.
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

/** Returns only the variables that npm needs to reach a registry: never a token of the job. */
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
  // Else npm keeps its compiled code in TMPDIR, and leaves it there.
  environment["NODE_DISABLE_COMPILE_CACHE"] = "1";
  return environment;
}

const npmVariable =
  /^(?:HOME|LANG|TMPDIR|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|npm_config_(?:registry|cafile|ca|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|strict_ssl|offline))$/i;

/** Resolves what a pin holds of packages of npm: npm does it, because it knows the releases. */
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
    // No registry is named in a pin: the integrity decides, wherever the bytes come from.
    "--omit-lockfile-registry-resolved",
  ]);
  assertDone(result, Object.keys({ ...declared.dependencies, ...declared.platforms }));
  const lock = withoutMissing(
    withoutWorkspaces(JSON.parse(readFileText(join(place.folder, "package-lock.json"))) as NpmLock),
  );
  const missing = Object.keys({ ...declared.dependencies, ...declared.platforms }).find(
    (one) => lock.packages[`node_modules/${one}`] === undefined,
  );
  if (missing !== undefined) throw notReleased(`${missing} ${name.version} does not exist`, [missing]);
  const unsafe = unsafeClosure(name, { manifest, lock }, declared);
  if (unsafe !== undefined)
    throw new UserError("not-found", `npm cannot install from its lock file: ${unsafe}`, {
      hint: "A pin holds packages of npm's registry alone, each by its integrity.",
    });
  return { kind: "npm", manifest, lock };
};

/** Removes the workspaces that a package was made from: they do not matter for what is installed of it. */
function withoutWorkspaces(lock: NpmLock): NpmLock {
  const packages = Object.entries(lock.packages).map(([path, entry]) => {
    const { workspaces: _, ...rest } = entry as typeof entry & { readonly workspaces?: unknown };
    return [path, rest] as const;
  });
  return { ...lock, packages: Object.fromEntries(packages) };
}

/**
 * Removes optional dependencies that the registry did not have, because `npm ci` refuses them. A package may name one
 * for each platform that exists.
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

const fetchClosure: Installer<"npm">["fetch"] = async (host, closure, processor, place) => {
  assertDone(
    await placeClosure(host, closure, processor, place),
    Object.keys({ ...closure.manifest.dependencies, ...closure.manifest.optionalDependencies }),
  );
};

/** Throws if npm did not end well; `packages` are those that were requested. */
function assertDone(result: NpmRun, packages: readonly string[]): void {
  if (result.kind === "done") return;
  if (result.kind !== "failed") {
    throw new UserError("not-found", `npm could not resolve the pin: ${result.message}`, {
      hint: registryHint,
    });
  }
  const code = /npm (?:error|ERR!) code (\S+)/u.exec(result.stderr)?.[1] ?? "it ended with an error";
  if (/^(?:ETARGET|E404|ENOVERSIONS)$/u.test(code))
    throw notReleased(`there is no such version of ${packages.join(", ")} on npm's registry`, packages);
  const why = unreachable.test(code)
    ? `its registry cannot be reached (${code})`
    : (meanings.get(code) ?? code);
  throw new UserError("not-found", `npm could not resolve the pin: ${why}`, { hint: registryHint });
}

const registryHint = "Check the network, and npm's registry settings.";
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|EHOSTUNREACH|ENETUNREACH)$/u;
const meanings: ReadonlyMap<string, string> = new Map([
  ["ENOTCACHED", "it is set to work offline, and does not have the package (ENOTCACHED)"],
  ["E401", "its registry requires a login, but Lanser passes no token to it (E401)"],
  ["E403", "its registry refuses the package (E403)"],
  ["EINTEGRITY", "a package does not match its registry's integrity (EINTEGRITY)"],
]);

function notReleased(message: string, [first = "PACKAGE"]: readonly string[]): UserError {
  return new UserError("not-found", message, {
    hint: `List the releases with: npm view ${first} versions`,
  });
}

export const npm: Installer<"npm"> = {
  unsafe: (name, closure, declared) =>
    declared.kind === "npm"
      ? unsafeClosure(name, closure, declared)
      : `${name.server} is not a package of npm`,
  install: async (host, name, closure, place) => {
    const { server, version } = name;
    const result = await placeClosure(host, closure, "any", place);
    switch (result.kind) {
      case "done":
        return undefined;
      case "no-npm":
        return installFailure(
          "install-failed",
          `${server} ${version} is not in the cache and npm is not on PATH`,
          `Put npm on PATH (${installLine("npm")}). Or fill the cache on another machine and pass it with --cache.`,
        );
      case "not-run": {
        const what = `installing ${server} ${version}: npm ${result.message}`;
        return installFailure("install-failed", what, result.hint);
      }
      case "failed":
        return npmFailure(name, result.stderr);
    }
  },
  resolve: resolveClosure,
  fetch: fetchClosure,
  processors: ({ manifest }) => (manifest.optionalDependencies === undefined ? ["any"] : ["x64", "arm64"]),
  // npm's list of what it installed differs between its versions, and nothing reads it.
  contents: [{ folder: "node_modules", bookkeeping: ["node_modules/.package-lock.json"] }],
  packageCount: ({ lock }) => Object.keys(lock.packages).filter((path) => path !== "").length,
};

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
