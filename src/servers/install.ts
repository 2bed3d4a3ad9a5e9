/**
 * Puts a pinned server into the cache folder and proves that it is whole: npm checks every package against the
 * lock's integrity, no script runs, and the digest of the installed tree is compared with the pin's, after the
 * installation and on every reuse.
 */
import { hash } from "node:crypto";
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { canonical } from "../core/json.ts";
import { makeFolder } from "../folders.ts";
import type { Host } from "../host.ts";
import { run } from "../run.ts";
import { unsafeClosure } from "./closure.ts";
import { findExecutable, safeSearchPath } from "./executables.ts";
import { type Pin, wantedDigest } from "./pins.ts";

export type Installed =
  | { readonly kind: "installed"; readonly folder: string; readonly treeDigest: string }
  | {
      readonly kind: "failed";
      readonly code: "install-failed" | "digest-mismatch" | "disk";
      readonly message: string;
      readonly hint: string;
    };

export type InstallOptions = {
  /** An absolute folder; made when missing. */
  readonly cacheFolder: string;
  /** Nothing inside these is ever run. */
  readonly forbidden: readonly string[];
  readonly progress: (text: string) => void;
};

const installMsMax = 300_000;
const temporaryPrefix = ".installing-";

type InstallHost = Pick<Host, "env" | "arch" | "spawn" | "kill" | "clock" | "nodePath" | "pid">;

export async function installServer(
  host: InstallHost,
  pin: Pin,
  options: InstallOptions,
): Promise<Installed> {
  const unsafe = unsafeClosure(pin);
  if (unsafe !== undefined) {
    return failed(
      "install-failed",
      `the pin of ${pin.server} ${pin.version} is refused: ${unsafe}`,
      "Report it.",
    );
  }
  const wanted = wantedDigest(pin, host.arch);
  if (wanted === undefined) {
    return failed(
      "install-failed",
      `the pin of ${pin.server} ${pin.version} is for ${Object.keys(pin.treeDigests).join(", ")}, not for ${host.arch}`,
      "Pin another version, or run on another processor.",
    );
  }
  let servers = join(options.cacheFolder, "servers");
  try {
    makeFolder(servers);
    // A server says where it really lies, and what it says is recognised by this path.
    servers = realpathSync(servers);
  } catch (error) {
    return diskFailure(pin, whyUnusable(error) ?? "the cache folder cannot be made");
  }
  const folder = join(servers, `${pin.server}-${pin.version}-${wanted.slice(7, 19)}`);
  try {
    removeAbandoned(host, servers);
    if (exists(folder)) return verify(pin, wanted, folder);
    return await install(host, { pin, wanted }, options, servers, folder);
  } catch (error) {
    return systemFailure(error, pin);
  }
}

async function install(
  host: InstallHost,
  { pin, wanted }: { readonly pin: Pin; readonly wanted: string },
  options: InstallOptions,
  servers: string,
  folder: string,
): Promise<Installed> {
  options.progress(`installing ${pin.server} ${pin.version}`);
  // The process id in the name tells a later run whether the installer still lives.
  const temporary = mkdtempSync(join(servers, `${temporaryPrefix}${host.pid}-`));
  try {
    writeFileSync(join(temporary, "package.json"), JSON.stringify(pin.manifest));
    writeFileSync(join(temporary, "package-lock.json"), JSON.stringify(pin.lock));
    const result = await runNpm(host, options.forbidden, temporary, npmArguments(pin));
    if (result.kind === "no-npm") {
      return failed(
        "install-failed",
        `${pin.server} ${pin.version} is not in the cache and npm is not on PATH`,
        "Put npm on PATH, or fill the cache on a machine that has it and pass it with --cache.",
      );
    }
    if (result.kind === "not-run") {
      const what = `installing ${pin.server} ${pin.version}: npm ${result.message}`;
      return failed("install-failed", what, result.hint);
    }
    if (result.kind === "failed") return npmFailure(pin, result.stderr);
    const verified = verify(pin, wanted, temporary);
    if (verified.kind === "failed") return verified;
    publish(temporary, folder);
    return verify(pin, wanted, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

export type NpmRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "no-npm"; readonly message: string }
  | { readonly kind: "not-run"; readonly message: string; readonly hint: string };

/** npm itself, from PATH and not from inside of `forbidden`, with what it needs to reach a registry and no token. */
export async function runNpm(
  host: Pick<Host, "env" | "spawn" | "kill" | "clock" | "nodePath">,
  forbidden: readonly string[],
  cwd: string,
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
      cwd,
      env: npmEnvironment(host, forbidden),
    },
    { input: Buffer.alloc(0), msMax: installMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined) return { kind: "not-run", message: "could not be started", hint: networkHint };
  if (result.timedOut)
    return { kind: "not-run", message: `took longer than ${installMsMax / 1000} s`, hint: networkHint };
  if (result.exitCode === null) {
    const hint = "A limit of this machine may have ended it: memory, file size.";
    return { kind: "not-run", message: "was ended by a signal", hint };
  }
  return result.exitCode === 0 ? { kind: "done" } : { kind: "failed", stderr: result.stderr };
}

/** What a pinned package calls optional it can do without; what the pin itself does is a package for each platform. */
export function npmArguments({ manifest }: Pick<Pin, "manifest">): readonly string[] {
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

/** Another run may have published the same folder meanwhile: then theirs is as good as ours. */
function publish(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!exists(folder)) throw error;
  }
}

function verify(pin: Pin, wanted: string, folder: string): Installed {
  const digest = treeDigest(folder);
  if (digest === wanted) return { kind: "installed", folder, treeDigest: digest };
  return failed(
    "digest-mismatch",
    `the installed files of ${pin.server} ${pin.version} are not those of the pin (${digest.slice(0, 19)}…, wanted ${wanted.slice(0, 19)}…)`,
    "Something changed the cache: remove its servers folder and run again.",
  );
}

/**
 * sha256 over the canonical JSON of every file's path and sha256, below `node_modules`. npm's own bookkeeping
 * (`.package-lock.json`) is left out: it differs between npm versions and nothing reads it.
 */
export function treeDigest(folder: string): string {
  const digests: Record<string, string> = {};
  const walk = (relative: string): void => {
    const names = readdirSync(join(folder, relative), { withFileTypes: true });
    for (const entry of names) {
      const path = `${relative}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else if (entry.isSymbolicLink()) digests[path] = "link";
      else if (path !== "node_modules/.package-lock.json") {
        digests[path] = hash("sha256", readFileSync(join(folder, path)), "hex");
      }
    }
  };
  walk("node_modules");
  return `sha256:${hash("sha256", canonical(digests), "hex")}`;
}

/** A temporary folder whose installer no longer lives was left by a kill. */
function removeAbandoned(host: Pick<Host, "kill" | "pid">, servers: string): void {
  for (const name of readdirSync(servers)) {
    const installer = new RegExp(`^\\${temporaryPrefix}(\\d+)-`).exec(name)?.[1];
    if (installer === undefined || Number(installer) === host.pid) continue;
    if (host.kill(Number(installer), 0)) continue;
    try {
      rmSync(join(servers, name), { recursive: true, force: true });
    } catch {
      // The installer was killed alone and its npm still writes there: the next run looks again.
    }
  }
}

/** Only what npm needs to reach a registry: never a token of the job. */
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
  // npm keeps its compiled code in TMPDIR otherwise, and leaves it there.
  environment["NODE_DISABLE_COMPILE_CACHE"] = "1";
  return environment;
}

const npmVariable =
  /^(?:HOME|LANG|TMPDIR|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|SSL_CERT_DIR|npm_config_(?:registry|cafile|ca|cache|userconfig|globalconfig|proxy|https_proxy|noproxy|strict_ssl|offline))$/i;

function npmFailure(pin: Pin, stderr: string): Installed {
  const what = `npm could not install ${pin.server} ${pin.version}`;
  const code = /npm (?:error|ERR!) code (\S+)/.exec(stderr)?.[1];
  if (code === "ENOSPC" || /ENOSPC|EFBIG|EDQUOT/.test(stderr)) return diskFailure(pin, "the disk is full");
  if (code === "EINTEGRITY") {
    return failed(
      "digest-mismatch",
      `${what}: a package is not the one that was pinned`,
      "Check the registry that npm uses.",
    );
  }
  return failed("install-failed", code === undefined ? what : `${what} (${code})`, networkHint);
}

function systemFailure(error: unknown, pin: Pin): Installed {
  const why = whyUnusable(error);
  if (why === undefined) throw error;
  return diskFailure(pin, why);
}

function whyUnusable(error: unknown): string | undefined {
  const code = (error as { code?: unknown }).code;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return "the disk is full";
  if (code === "EACCES" || code === "EROFS" || code === "EPERM") return "the cache folder cannot be written";
  if (code === "ENOTDIR" || code === "EEXIST") return "the cache folder is not a folder";
  return undefined;
}

function diskFailure(pin: Pin, why: string): Installed {
  return failed(
    "disk",
    `${pin.server} ${pin.version} could not be put into the cache: ${why}`,
    "Free space, or name another folder with --cache.",
  );
}

function failed(
  code: "install-failed" | "digest-mismatch" | "disk",
  message: string,
  hint: string,
): Installed {
  return { kind: "failed", code, message, hint };
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
