/**
 * Installs servers from archives: packages of Debian, which apt fetches, or files at an address, which curl fetches.
 * The bytes must have the sha256 of the pin, wherever they come from. They are unpacked, no script of them runs, and
 * nothing is installed on the machine.
 */
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join, relative } from "node:path";
import { gunzipSync } from "node:zlib";
import { UserError } from "../../../model/errors.ts";
import { compareText } from "../../../model/order.ts";
import { isInside } from "../../../model/paths.ts";
import { readFileBytes } from "../../../platform/files.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import { diskFailure, type InstallFailure, installFailure } from "../../failures.ts";
import { installLine } from "../../install-line.ts";
import type { Installer, InstallHost, InstallPlace, PinName } from "../../source.ts";
import { isProgram } from "../programs.ts";
import type { ToolRun } from "../tool.ts";
import { runTool } from "../tool.ts";
import { runPython } from "../wheel/run.ts";
import {
  type ArchiveFiles,
  type ArchiveProcessor,
  archiveProcessors,
  formOf,
  fromAddresses,
  isUpstream,
  type PinnedArchive,
  unsafeArchives,
} from "./archives.ts";

/** Runs the programs that fetch and unpack archives. */
const installMsMax = 600_000;

function runArchiver(
  host: InstallHost,
  place: InstallPlace,
  tool: "apt-cache" | "apt-get" | "curl" | "dpkg-deb" | "tar",
  args: readonly string[],
): Promise<ToolRun> {
  return runTool(host, place, { tool, args, variables, msMax: installMsMax });
}

/** Variables with which the programs reach an index or an address through the machine's own proxy. */
const variables =
  /^(?:HOME|HTTPS?_PROXY|https?_proxy|ALL_PROXY|all_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|APT_CONFIG)$/u;

/** Folder below the installation's folder with what the archives hold, as they hold it. */
export const archiveFolder = "archive";
const downloads = "archives";
const archiveBytesMax = 512 * 1024 ** 2;

export const archive: Installer<"archive"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "archive" ? unsafeArchives(pinned, declared) : `${server} does not come as an archive`,
  install: async (host, name, pinned, place) => {
    const processor = processorsOf(pinned).find((one) => one === "any" || one === host.arch);
    if (processor === undefined)
      return installFailure(
        "install-failed",
        `there is no archive of ${name.server} for this processor`,
        `Run on ${processorsOf(pinned).join(" or ")}.`,
      );
    const trouble = await placed(host, pinned, processor, place);
    return trouble === undefined ? undefined : failureOf(name, trouble);
  },
  resolve: async (host, name, declared, place) => {
    if ("debian" in declared) {
      const own = archiveProcessors.find((one) => one === host.arch);
      if (own === undefined)
        throw new UserError("not-found", `cannot pin ${name.server} on this processor`, {
          hint: "Pin it on x64 or arm64.",
        });
      const list: PinnedArchive[] = [];
      for (const debian of declared.debian) {
        const version = await debianVersion(host, name, debian, declared.version, list.length === 0, place);
        list.push({ debian, version, sha256: await digestOf(host, { debian, version }, place) });
      }
      return { kind: "archive", archives: { [own]: list } };
    }
    const archives: Partial<Record<ArchiveProcessor, readonly PinnedArchive[]>> = {};
    for (const processor of archiveProcessors)
      for (const { address } of fromAddresses(declared)[processor] ?? [])
        archives[processor] = [{ address, sha256: await digestOf(host, { address }, place) }];
    return { kind: "archive", archives };
  },
  fetch: async (host, pinned, processor, place) => {
    const trouble = await placed(host, pinned, processor, place);
    if (trouble !== undefined) throw notHad("the archive", trouble);
  },
  processors: processorsOf,
  contents: [{ folder: archiveFolder, bookkeeping: [], readsLinks: true }],
  packageCount: ({ archives }) => Math.max(...Object.values(archives).map(({ length }) => length)),
};

function processorsOf({ archives }: ArchiveFiles): readonly ArchiveProcessor[] {
  return archiveProcessors.filter((processor) => archives[processor] !== undefined);
}

type Trouble =
  | Exclude<ToolRun, { readonly kind: "done" }>
  | { readonly kind: "other-bytes"; readonly what: string };

/** Name of an archive for fetching it, without its digest. */
type Wanted = { readonly debian: string; readonly version: string } | { readonly address: string };

/** Fetches and unpacks the archives. Returns undefined once all of them are in the place's folder, below `archive`. */
async function placed(
  host: InstallHost,
  { archives }: ArchiveFiles,
  processor: ArchiveProcessor,
  place: InstallPlace,
): Promise<Trouble | undefined> {
  const all = join(place.folder, archiveFolder);
  mkdirSync(all);
  for (const one of archives[processor] ?? []) {
    const got = await fetched(host, one, place);
    if (got.kind !== "file") return got;
    if (got.sha256 !== one.sha256) return { kind: "other-bytes", what: wordsOf(one) };
    // Each by itself, so that none is unpacked through a link of another.
    const into = join(place.folder, "unpacked");
    mkdirSync(into);
    const trouble = await unpacked(host, { ...got, into }, place);
    if (trouble !== undefined) return trouble;
    moveOver(into, all);
    rmSync(got.folder, { recursive: true });
  }
  settleFolder(all);
  return undefined;
}

type Fetched = {
  readonly kind: "file";
  /** Folder of this file alone. */
  readonly folder: string;
  readonly name: string;
  readonly sha256: string;
};

async function fetched(host: InstallHost, wanted: Wanted, place: InstallPlace): Promise<Fetched | Trouble> {
  const folder = join(place.folder, downloads);
  mkdirSync(folder);
  const result = await download(host, wanted, { ...place, folder });
  if (result.kind !== "done") return result;
  const [name, ...more] = readdirSync(folder);
  if (name === undefined || more.length > 0) throw new Error("a download did not leave one file");
  return {
    kind: "file",
    folder,
    name,
    sha256: sha256Hex(readFileBytes(join(folder, name), archiveBytesMax)),
  };
}

/** Downloads into the place's folder, which is empty. */
function download(host: InstallHost, wanted: Wanted, place: InstallPlace): Promise<ToolRun> {
  if ("debian" in wanted)
    // As root apt would become a user who cannot write here.
    return runArchiver(host, place, "apt-get", [
      ...["-o", "APT::Sandbox::User=root", "--quiet", "download"],
      `${wanted.debian}=${wanted.version}`,
    ]);
  const { address } = wanted;
  const protocols = isOfThisMachine(address) ? "=http,https" : "=https";
  // A file of settings is not read: it may name other addresses, and write elsewhere.
  return runArchiver(host, place, "curl", [
    ...["--disable", "--silent", "--show-error", "--fail", "--location", "--globoff"],
    ...["--proto", protocols, "--proto-redir", protocols, "--max-filesize", String(archiveBytesMax)],
    ...["--retry", "2", "--output", nameIn(address), "--", address],
  ]);
}

function isOfThisMachine(address: string): boolean {
  return /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)[:/]/u.test(address);
}

/** Returns the name of the file at an address. */
function nameIn(address: string): string {
  return (
    new URL(address).pathname
      .split("/")
      .at(-1)
      ?.replace(/[^A-Za-z0-9._+-]/gu, "_") || "program"
  );
}

/** Unpacks a file. Returns undefined once it is in `into`. */
async function unpacked(
  host: InstallHost,
  { folder, name, into }: Fetched & { readonly into: string },
  place: InstallPlace,
): Promise<Trouble | undefined> {
  const file = join(folder, name);
  switch (formOf(name)) {
    case "deb":
      return troubleOf(await runArchiver(host, place, "dpkg-deb", ["--extract", file, into]));
    case "tar":
      return troubleOf(await runArchiver(host, place, "tar", ["-x", "-o", "-f", file, "-C", into]));
    case "zip":
      return troubleOf(await runPython(host, place, ["-m", "zipfile", "-e", file, into]));
    case "gzip": {
      const bytes = unzipped(readFileBytes(file, archiveBytesMax));
      if (bytes === undefined)
        return { kind: "failed", tool: "gzip", stderr: "it is no gzip of at most 512 MiB" };
      return placeProgram(join(into, name.replace(/\.gz$/u, "") || "program"), (to) =>
        writeFileSync(to, bytes),
      );
    }
    case "program":
      return placeProgram(join(into, name), (to) => renameSync(file, to));
  }
}

function unzipped(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: archiveBytesMax });
  } catch {
    return undefined;
  }
}

function placeProgram(to: string, put: (to: string) => void): undefined {
  put(to);
  chmodSync(to, 0o755);
}

function troubleOf(result: ToolRun): Trouble | undefined {
  return result.kind === "done" ? undefined : result;
}

async function digestOf(host: InstallHost, wanted: Wanted, place: InstallPlace): Promise<string> {
  const got = await fetched(host, wanted, place);
  if (got.kind !== "file") throw notHad(wordsOf(wanted), got);
  rmSync(got.folder, { recursive: true });
  return got.sha256;
}

/**
 * Returns the version of Debian: for the first package the newest of that release, for others the same release, else
 * the newest of all.
 */
async function debianVersion(
  host: InstallHost,
  name: PinName,
  debian: string,
  version: string,
  isFirst: boolean,
  place: InstallPlace,
): Promise<string> {
  const listed = await runArchiver(host, place, "apt-cache", ["madison", debian]);
  if (listed.kind !== "done") throw notHad(`${name.server} ${version}`, listed);
  const versions = listed.stdout.split("\n").flatMap((line) => {
    const [, found, origin = ""] = line.split("|").map((cell) => cell.trim());
    return found === undefined || origin.endsWith("Sources") ? [] : [found];
  });
  const meant = versions.find((one) => isUpstream(one, version)) ?? (isFirst ? undefined : versions[0]);
  if (meant !== undefined) return meant;
  throw new UserError("not-found", `apt knows no ${debian} ${version}`, {
    hint:
      versions.length === 0
        ? aptHint
        : `It knows ${versions.join(", ")}: pin the part before a dash or a plus.`,
  });
}

const aptHint =
  "Search for it with `apt-cache madison PACKAGE`, after `sudo apt-get update`. The package indexes of this Debian or Ubuntu must have it.";

function wordsOf(one: Wanted): string {
  return "debian" in one ? `${one.debian} ${one.version}` : one.address;
}

function failureOf(name: PinName, trouble: Trouble): InstallFailure {
  const { server, version } = name;
  if (trouble.kind === "other-bytes")
    return installFailure(
      "digest-mismatch",
      `${trouble.what} of ${server} ${version} is not the pinned archive`,
      "Find out who changed it before you pin it again.",
    );
  if (trouble.kind === "failed" && /No space left on device|ENOSPC/u.test(trouble.stderr))
    return diskFailure(name, "the disk is full");
  return installFailure(
    "install-failed",
    `installing ${server} ${version}: ${whyNot(trouble)}`,
    hintOf(trouble),
  );
}

function notHad(what: string, trouble: Trouble): UserError {
  return trouble.kind === "other-bytes"
    ? new UserError("not-found", `${trouble.what} changed during pinning`)
    : new UserError("not-found", `${what} cannot be had: ${whyNot(trouble)}`, { hint: hintOf(trouble) });
}

function whyNot(trouble: Exclude<Trouble, { readonly kind: "other-bytes" }>): string {
  switch (trouble.kind) {
    case "no-tool":
      return `${trouble.tool} is not on PATH`;
    case "not-run":
      return `${trouble.tool} ${trouble.message}`;
    case "failed":
      return `${trouble.tool} says: ${complaintIn(trouble.stderr)}`;
  }
}

/** Returns the first line in which a program complains. */
function complaintIn(stderr: string): string {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  const complaint = lines.find((line) => /^(?:E:|curl:|dpkg-deb:|.*(?:tar: |[Ee]rror))/u.test(line));
  return (complaint ?? lines.at(-1) ?? "nothing").trim().slice(0, 300);
}

function hintOf(trouble: Exclude<Trouble, { readonly kind: "other-bytes" }>): string {
  if (trouble.tool.startsWith("apt")) return aptHint;
  return trouble.kind === "no-tool"
    ? `Put ${trouble.tool} on PATH (${installLine(toolPackage(trouble.tool))}). Or fill the cache on another machine and pass it with --cache.`
    : "Check the network and the address, or fill the cache beforehand and pass it with --cache.";
}

function toolPackage(tool: string): "curl" | "tar" | "dpkg" | "pip" {
  if (tool === "curl" || tool === "tar") return tool;
  return tool === "dpkg-deb" ? "dpkg" : "pip";
}

// Makes what was unpacked fit for one user: files and folders without owners, and links that stay inside.

/** Moves all of `from` over `to`, without following a link in either; what both have is then that of `from`. */
export function moveOver(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const there = lstatSync(target, { throwIfNoEntry: false });
    // A folder that cannot be written cannot be moved, either.
    if (entry.isDirectory()) chmodSync(source, 0o755);
    if (entry.isDirectory() && there?.isDirectory() === true) {
      moveOver(source, target);
      continue;
    }
    if (there !== undefined) rmSync(target, { recursive: true });
    renameSync(source, target);
  }
  rmSync(from, { recursive: true });
}

/**
 * Settles a folder. Links are relative to the top of the archive, as in an installed package of Debian; a link that
 * leads out, or nowhere, is removed. So is what is neither file, folder nor link, and nothing keeps the rights of
 * another user. A file that begins like a program is made executable, whatever the archive says: an archive may lose
 * that, and a digest does not cover it.
 */
export function settleFolder(top: string): void {
  const links: string[] = [];
  chmodSync(top, 0o755);
  walk(top, (path, stats) => {
    if (stats.isSymbolicLink()) links.push(path);
    else if (stats.isFile()) chmodSync(path, (stats.mode & 0o111) !== 0 || isProgram(path) ? 0o755 : 0o644);
    else rmSync(path);
  });
  links.sort(compareText);
  for (const path of links) {
    const target = readlinkSync(path);
    if (!isAbsolute(target)) continue;
    rmSync(path);
    symlinkSync(relative(dirname(path), join(top, target)) || ".", path);
  }
  const realTop = realpathSync(top);
  for (const path of links) if (!leadsInside(path, realTop)) rmSync(path);
}

function leadsInside(path: string, realTop: string): boolean {
  try {
    return isInside(realpathSync(path), realTop);
  } catch {
    return false;
  }
}

function walk(folder: string, onEntry: (path: string, stats: Stats) => void): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const stats = lstatSync(path);
    if (!stats.isDirectory()) onEntry(path, stats);
    else {
      chmodSync(path, 0o755);
      walk(path, onEntry);
    }
  }
}
