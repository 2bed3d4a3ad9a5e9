/**
 * Installs a pinned server in the cache folder and proves that it is complete. The installer of its source checks
 * every package, and no script runs. The digest of the installed files must equal the pin's, after the installation
 * and on every later use. A folder appears in the cache complete or not at all.
 */
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { cancelled } from "../model/errors.ts";
import { refusalIn } from "../model/machine.ts";
import { makeFolder } from "../platform/folders.ts";
import type { Host } from "../platform/host.ts";
import { diskFailure, type InstallFailure, installFailure } from "./failures.ts";
import { expectedDigest, type Pin } from "./pins.ts";
import type { InstallHost, InstallPlace, PinName, PinnedSource, SourceKind } from "./source.ts";
import { installerOf, unsafePin } from "./sources.ts";
import { treeDigest, type VerifiedPlace } from "./tree-digest.ts";

export type InstallResult =
  | { readonly kind: "installed"; readonly folder: string; readonly treeDigest: string }
  | InstallFailure;

/** Where and how to install. */
export type InstallOptions = {
  /** The folder of the cache, absolute. It is created if it is missing. */
  readonly cacheFolder: string;
  /** Folders inside which no program runs. */
  readonly forbidden: readonly string[];
  readonly progress: (text: string) => void;
  /** Where digests of earlier runs are kept. Absent: every file is read. */
  readonly verified?: VerifiedPlace | null;
  /** Folders that were checked a moment ago and are unchanged since their digest was computed. */
  readonly unchanged?: ReadonlySet<string>;
};

/** The prefix of folders of unfinished installations. */
const temporaryPrefix = ".installing-";

type CacheHost = InstallHost & Pick<Host, "pid">;

/**
 * Installs a server, or verifies the one in the cache. A failure is a value, so that the report can show it and other
 * servers run; only a fault of Lanser throws. Runs in parallel can install the same server.
 */
export async function installServer(
  host: CacheHost,
  pin: Pin,
  options: InstallOptions,
): Promise<InstallResult> {
  const unsafe = unsafePin(pin);
  if (unsafe !== undefined) {
    return installFailure(
      "install-failed",
      `Lanser refuses the pin of ${pin.server} ${pin.version}: ${unsafe}`,
      "Report this at https://github.com/lanser/lanser/issues.",
    );
  }
  const wanted = expectedDigest(pin, host.arch);
  if (wanted === undefined) {
    return installFailure(
      "install-failed",
      `the pin of ${pin.server} ${pin.version} is for ${Object.keys(pin.treeDigests).join(", ")}, not for ${host.arch}`,
      "Pin another version, or run on another processor.",
    );
  }
  let servers = join(options.cacheFolder, "servers");
  try {
    makeFolder(servers);
    // A server reports its real path. Lanser searches messages for that path to make them portable.
    servers = realpathSync(servers);
  } catch (error) {
    return diskFailure(pin, whyUnusable(error) ?? "creating the cache folder failed");
  }
  const folder = join(servers, folderName(pin, wanted));
  try {
    removeAbandoned(host, servers);
    if (exists(folder)) return verify(pin, wanted, folder, options);
    return await install(host, { pin, wanted }, options, servers, folder);
  } catch (error) {
    return systemFailure(error, pin);
  }
}

/** True if the cache has a folder for the pin. The folder's content is verified only when the server is used. */
export function isInstalled({ arch }: Pick<Host, "arch">, pin: Pin, cacheFolder: string): boolean {
  const wanted = expectedDigest(pin, arch);
  return wanted !== undefined && exists(join(cacheFolder, "servers", folderName(pin, wanted)));
}

/** Gives the folder's name, which includes the digest: another pin of the same version gets another folder. */
function folderName({ server, version }: Pin, wanted: string): string {
  return `${server}-${version}-${wanted.slice(7, 19)}`;
}

/**
 * Installs into a temporary folder, verifies it, and then publishes it. A killed run thus never leaves half an
 * installation in the cache.
 */
async function install(
  host: CacheHost,
  { pin, wanted }: { readonly pin: Pin; readonly wanted: string },
  options: InstallOptions,
  servers: string,
  folder: string,
): Promise<InstallResult> {
  options.progress(`installing ${pin.server} ${pin.version}`);
  // The process ID in the name shows a later run if the installer still runs.
  const temporary = mkdtempSync(join(servers, `${temporaryPrefix}${host.pid}-`));
  try {
    const failure = await fill(host, pin, pin.source, { folder: temporary, forbidden: options.forbidden });
    // If the run was cancelled, the ended program has no failure of its own.
    if (failure !== undefined && host.stop?.aborted === true) throw cancelled();
    if (failure !== undefined) return failure;
    const verified = verify(pin, wanted, temporary);
    // Some installers do not fail on a full disk, and leave incomplete files.
    if (verified.kind === "failed")
      return hasRoom(temporary) ? verified : diskFailure(pin, "the disk is full");
    publish(temporary, folder);
    return verify(pin, wanted, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * Calls the installer of the source's kind. The generic parameter shows the compiler that source and installer have
 * one kind.
 */
function fill<Kind extends SourceKind>(
  host: InstallHost,
  name: PinName,
  source: PinnedSource<Kind>,
  place: InstallPlace,
): Promise<InstallFailure | undefined> {
  return installerOf(source.kind).install(host, name, source, place);
}

/** True if a file of 64 KiB can be written, which tells a full disk from changed bytes. */
function hasRoom(folder: string): boolean {
  try {
    writeFileSync(join(folder, ".room"), Buffer.alloc(64 * 1024));
    return true;
  } catch (error) {
    if (refusalIn(error)?.kind === "disk") return false;
    throw error;
  }
}

/**
 * Moves the complete folder to its final name. If another run published the same folder first, that one is used,
 * because both have the same digest.
 */
function publish(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!exists(folder)) throw error;
  }
}

/**
 * Compares the digest of the installed files with the pin's. Only these files may run: a mismatch means that
 * something changed the cache or the package.
 */
function verify(
  pin: Pin,
  wanted: string,
  folder: string,
  { verified, unchanged }: Pick<InstallOptions, "verified" | "unchanged"> = {},
): InstallResult {
  const digest = treeDigest(folder, installerOf(pin.source.kind).contents, verified, unchanged);
  if (digest === wanted) return { kind: "installed", folder, treeDigest: digest };
  return installFailure(
    "digest-mismatch",
    `the installed files of ${pin.server} ${pin.version} differ from the pin (${digest.slice(0, 19)}…, expected ${wanted.slice(0, 19)}…)`,
    "Something changed the cache: remove the folder `servers` in it and run again.",
  );
}

/**
 * Removes temporary folders of installers that no longer run, as after a kill. Otherwise they would fill the disk of
 * the cache.
 */
function removeAbandoned(host: Pick<Host, "kill" | "pid">, servers: string): void {
  for (const name of readdirSync(servers)) {
    const installer = new RegExp(`^\\${temporaryPrefix}(\\d+)-`).exec(name)?.[1];
    if (installer === undefined || Number(installer) === host.pid) continue;
    if (host.kill(Number(installer), 0)) continue;
    try {
      rmSync(join(servers, name), { recursive: true, force: true });
    } catch {
      // A program that the killed installer started can still write there; the next run tries again.
    }
  }
}

/** Turns an error of the file system into a failure, and rethrows every other error. */
function systemFailure(error: unknown, pin: Pin): InstallResult {
  const why = whyUnusable(error);
  if (why === undefined) throw error;
  return diskFailure(pin, why);
}

/**
 * Describes an error of the file system; undefined for other errors. A person can fix these; any other error is a fault
 * of Lanser.
 */
function whyUnusable(error: unknown): string | undefined {
  const code = (error as { code?: unknown }).code;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return "the disk is full";
  if (code === "EACCES" || code === "EROFS" || code === "EPERM") return "the cache folder is not writable";
  if (code === "ENOTDIR" || code === "EEXIST") return "the path of the cache is not a folder";
  return undefined;
}

/** True if a path exists, also as a broken link. */
function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
