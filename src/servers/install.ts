/**
 * Puts a pinned server into the cache folder and proves that it is whole: the installer of its source checks every
 * package, no script runs, and the digest of the installed tree is compared with the pin's, after the installation
 * and on every reuse, where `verified` by what the file system says of its files. A folder appears in the cache whole or not at all.
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

export type InstallOptions = {
  /** The folder of the cache, absolute; made when missing. */
  readonly cacheFolder: string;
  /** Folders inside which nothing is ever run. */
  readonly forbidden: readonly string[];
  readonly progress: (text: string) => void;
  /** The place where earlier digests are kept; absent: every file is read. */
  readonly verified?: VerifiedPlace | null;
  /** Folders that were looked through just now, and are as they were when their digest was taken. */
  readonly unchanged?: ReadonlySet<string>;
};

const temporaryPrefix = ".installing-";

type CacheHost = InstallHost & Pick<Host, "pid">;

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
      "Report it.",
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
    // A server names the place where it really lies, and in its messages this path is looked for.
    servers = realpathSync(servers);
  } catch (error) {
    return diskFailure(pin, whyUnusable(error) ?? "cannot create the cache folder");
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

/** True if the cache has a folder of it; whether that is whole is looked at when it is used. */
export function isInstalled({ arch }: Pick<Host, "arch">, pin: Pin, cacheFolder: string): boolean {
  const wanted = expectedDigest(pin, arch);
  return wanted !== undefined && exists(join(cacheFolder, "servers", folderName(pin, wanted)));
}

function folderName({ server, version }: Pin, wanted: string): string {
  return `${server}-${version}-${wanted.slice(7, 19)}`;
}

async function install(
  host: CacheHost,
  { pin, wanted }: { readonly pin: Pin; readonly wanted: string },
  options: InstallOptions,
  servers: string,
  folder: string,
): Promise<InstallResult> {
  options.progress(`installing ${pin.server} ${pin.version}`);
  // The process id in the name shows a later run whether the installer still lives.
  const temporary = mkdtempSync(join(servers, `${temporaryPrefix}${host.pid}-`));
  try {
    const failure = await fill(host, pin, pin.source, { folder: temporary, forbidden: options.forbidden });
    // A program that was ended with the run has no failure of its own.
    if (failure !== undefined && host.stop?.aborted === true) throw cancelled();
    if (failure !== undefined) return failure;
    const verified = verify(pin, wanted, temporary);
    // Not every installer fails where the disk is full, and what it left then is another tree.
    if (verified.kind === "failed")
      return hasRoom(temporary) ? verified : diskFailure(pin, "the disk is full");
    publish(temporary, folder);
    return verify(pin, wanted, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function fill<Kind extends SourceKind>(
  host: InstallHost,
  name: PinName,
  source: PinnedSource<Kind>,
  place: InstallPlace,
): Promise<InstallFailure | undefined> {
  return installerOf(source.kind).install(host, name, source, place);
}

/** True if a file of a few blocks can be written there. */
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
 * Renames the folder to its place. Another run may have published the same folder meanwhile: then theirs is as good
 * as ours.
 */
function publish(temporary: string, folder: string): void {
  try {
    renameSync(temporary, folder);
  } catch (error) {
    if (!exists(folder)) throw error;
  }
}

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
    `the installed files of ${pin.server} ${pin.version} differ from the pin (${digest.slice(0, 19)}…, wanted ${wanted.slice(0, 19)}…)`,
    "Something changed the cache: remove its servers folder and run again.",
  );
}

/** Removes temporary folders whose installer no longer lives: they were left by a kill. */
function removeAbandoned(host: Pick<Host, "kill" | "pid">, servers: string): void {
  for (const name of readdirSync(servers)) {
    const installer = new RegExp(`^\\${temporaryPrefix}(\\d+)-`).exec(name)?.[1];
    if (installer === undefined || Number(installer) === host.pid) continue;
    if (host.kill(Number(installer), 0)) continue;
    try {
      rmSync(join(servers, name), { recursive: true, force: true });
    } catch {
      // The installer was killed alone and a program that it started still writes there: the next run looks again.
    }
  }
}

function systemFailure(error: unknown, pin: Pin): InstallResult {
  const why = whyUnusable(error);
  if (why === undefined) throw error;
  return diskFailure(pin, why);
}

function whyUnusable(error: unknown): string | undefined {
  const code = (error as { code?: unknown }).code;
  if (code === "ENOSPC" || code === "EDQUOT" || code === "EFBIG") return "the disk is full";
  if (code === "EACCES" || code === "EROFS" || code === "EPERM") return "cannot write to the cache folder";
  if (code === "ENOTDIR" || code === "EEXIST") return "the cache folder is not a folder";
  return undefined;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
