/** Runs npm, from PATH and without a token of the job: its arguments, and the ways it ends. */
import { writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import type { Host } from "../../../platform/host.ts";
import { run } from "../../../platform/run.ts";
import { findExecutable, safeSearchPath } from "../../executables.ts";
import type { InstallHost, Place, Processor } from "../../source.ts";
import type { NpmClosure } from "./manifest.ts";

const installMsMax = 300_000;

export type NpmRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "no-npm"; readonly message: string }
  | { readonly kind: "not-run"; readonly message: string; readonly hint: string };

/**
 * Installs what a closure pins into the folder: npm checks every package against the lock's integrity, and no script
 * runs.
 */
export function placeClosure(
  host: InstallHost,
  closure: NpmClosure,
  processor: Processor,
  { folder, forbidden }: Place,
): Promise<NpmRun> {
  writeFileSync(join(folder, "package.json"), JSON.stringify(closure.manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(closure.lock));
  const platform = processor === "any" ? [] : [`--cpu=${processor}`, "--os=linux"];
  return runNpm(host, { folder, forbidden }, [...installArguments(closure), ...platform]);
}

/** Runs npm, but not one inside of `forbidden`, with the variables that it needs to reach a registry. */
export async function runNpm(
  host: InstallHost,
  { folder, forbidden }: Place,
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
  if (result === undefined) return { kind: "not-run", message: "could not be started", hint: networkHint };
  if (result.timedOut)
    return { kind: "not-run", message: `took longer than ${installMsMax / 1000} s`, hint: networkHint };
  if (result.exitCode === null) {
    const hint = "A limit of this machine may have ended it: memory, file size.";
    return { kind: "not-run", message: "was ended by a signal", hint };
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

export const networkHint =
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
