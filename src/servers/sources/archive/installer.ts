/**
 * Installs servers from archives: Debian packages, which apt fetches, or files at a URL, which curl fetches. The
 * bytes must have the pin's sha256, wherever they come from. Lanser only unpacks them: no script runs, and nothing is
 * installed on the machine.
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

/** The time limit of each program, in milliseconds. */
const installMsMax = 600_000;

/**
 * Runs one of the programs that fetch or unpack archives. They are programs of the machine, so Lanser ships no code
 * for these formats.
 */
function runArchiver(
  host: InstallHost,
  place: InstallPlace,
  tool: "apt-cache" | "apt-get" | "curl" | "dpkg-deb" | "tar",
  args: readonly string[],
): Promise<ToolRun> {
  return runTool(host, place, { tool, args, variables, msMax: installMsMax });
}

/** Variables that let the programs use the machine's proxy and certificates. */
const variables =
  /^(?:HOME|HTTPS?_PROXY|https?_proxy|ALL_PROXY|all_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|APT_CONFIG)$/u;

/** The folder of the unpacked archives, below the folder of the installation. */
export const archiveFolder = "archive";
/** The folder of the downloads. It is empty before and after each download. */
const downloads = "archives";
const archiveBytesMax = 512 * 1024 ** 2;

/**
 * The installer of this kind of source. Only Debian packages need the pinning machine's processor: apt knows the
 * packages of its own processor.
 */
export const archive: Installer<"archive"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "archive"
      ? unsafeArchives(pinned, declared)
      : `${server} is not installed from an archive`,
  install: async (host, name, pinned, place) => {
    const processor = processorsOf(pinned).find((one) => one === "any" || one === host.arch);
    if (processor === undefined)
      return installFailure(
        "install-failed",
        `the pin of ${name.server} has no archive for this processor`,
        `Run on ${processorsOf(pinned).join(" or ")}.`,
      );
    const trouble = await placed(host, pinned, processor, place);
    return trouble === undefined ? undefined : failureOf(name, trouble);
  },
  resolve: async (host, name, declared, place) => {
    if ("debian" in declared) {
      const own = archiveProcessors.find((one) => one === host.arch);
      if (own === undefined)
        throw new UserError("not-found", `Lanser cannot pin ${name.server} on this processor`, {
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

/** Lists the processors that the pin has archives for. */
function processorsOf({ archives }: ArchiveFiles): readonly ArchiveProcessor[] {
  return archiveProcessors.filter((processor) => archives[processor] !== undefined);
}

/** A program that failed, or bytes that differ from the pin. */
type Trouble =
  | Exclude<ToolRun, { readonly kind: "done" }>
  | { readonly kind: "other-bytes"; readonly what: string };

/** What to download, without its digest, which pinning does not know yet. */
type Wanted = { readonly debian: string; readonly version: string } | { readonly address: string };

/**
 * Fetches and unpacks all archives into the folder `archive`. Returns undefined on success. The digest is checked
 * before anything is unpacked, because unpacking bytes that nobody reviewed could use a fault of the unpacking
 * program.
 */
async function placed(
  host: InstallHost,
  { archives }: ArchiveFiles,
  processor: ArchiveProcessor,
  place: InstallPlace,
): Promise<Trouble | undefined> {
  const installed = join(place.folder, archiveFolder);
  mkdirSync(installed);
  for (const one of archives[processor] ?? []) {
    const fetchedFile = await fetched(host, one, place);
    if (fetchedFile.kind !== "file") return fetchedFile;
    if (fetchedFile.sha256 !== one.sha256) return { kind: "other-bytes", what: wordsOf(one) };
    // Each archive is unpacked by itself, so that no file goes through a link of another archive.
    const into = join(place.folder, "unpacked");
    mkdirSync(into);
    const trouble = await unpacked(host, { ...fetchedFile, into }, place);
    if (trouble !== undefined) return trouble;
    moveOver(into, installed);
    rmSync(fetchedFile.folder, { recursive: true });
  }
  settleFolder(installed);
  return undefined;
}

/** A downloaded file. */
type Fetched = {
  readonly kind: "file";
  /** Folder of this file alone. */
  readonly folder: string;
  readonly name: string;
  readonly sha256: string;
};

/**
 * Downloads one archive into an empty folder and takes its sha256. The folder is empty, so that the one file in it is
 * the download, under the name that decides how to unpack it.
 */
async function fetched(host: InstallHost, wanted: Wanted, place: InstallPlace): Promise<Fetched | Trouble> {
  const folder = join(place.folder, downloads);
  mkdirSync(folder);
  const result = await download(host, wanted, { ...place, folder });
  if (result.kind !== "done") return result;
  const [name, ...more] = readdirSync(folder);
  if (name === undefined || more.length > 0) throw new Error("a download must leave one file");
  return {
    kind: "file",
    folder,
    name,
    sha256: sha256Hex(readFileBytes(join(folder, name), archiveBytesMax)),
  };
}

/**
 * Starts the download into the place's folder. The caller checks the digest, so the download itself needs no trust.
 */
function download(host: InstallHost, wanted: Wanted, place: InstallPlace): Promise<ToolRun> {
  if ("debian" in wanted)
    // As root, apt would switch to a user who cannot write to this folder.
    return runArchiver(host, place, "apt-get", [
      ...["-o", "APT::Sandbox::User=root", "--quiet", "download"],
      `${wanted.debian}=${wanted.version}`,
    ]);
  const { address } = wanted;
  const protocols = isOfThisMachine(address) ? "=http,https" : "=https";
  // `--disable`: curl reads no file of settings, which could name other URLs or other places to write.
  return runArchiver(host, place, "curl", [
    ...["--disable", "--silent", "--show-error", "--fail", "--location", "--globoff"],
    ...["--proto", protocols, "--proto-redir", protocols, "--max-filesize", String(archiveBytesMax)],
    ...["--retry", "2", "--output", nameIn(address), "--", address],
  ]);
}

/** True for a URL of this machine. Only there http is allowed, for tests and mirrors. */
function isOfThisMachine(address: string): boolean {
  return /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)[:/]/u.test(address);
}

/** Gives the file name in a URL, without characters that a shell or another program could misread. */
function nameIn(address: string): string {
  return (
    new URL(address).pathname
      .split("/")
      .at(-1)
      ?.replace(/[^A-Za-z0-9._+-]/gu, "_") || "program"
  );
}

/**
 * Unpacks a file into `into`, by the ending of its name. Returns undefined on success. Each form has its own program;
 * a file of no known form is the program itself.
 */
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
        return { kind: "failed", tool: "gzip", stderr: "the file is no gzip archive of at most 512 MiB" };
      return placeProgram(join(into, name.replace(/\.gz$/u, "") || "program"), (to) =>
        writeFileSync(to, bytes),
      );
    }
    case "program":
      return placeProgram(join(into, name), (to) => renameSync(file, to));
  }
}

/** Decompresses gzip; undefined for other bytes, and for more than the limit, as from a decompression bomb. */
function unzipped(bytes: Buffer): Buffer | undefined {
  try {
    return gunzipSync(bytes, { maxOutputLength: archiveBytesMax });
  } catch {
    return undefined;
  }
}

/** Puts a single program in place and makes it executable. A download does not keep this right. */
function placeProgram(to: string, put: (to: string) => void): undefined {
  put(to);
  chmodSync(to, 0o755);
}

/** Turns a successful run into undefined. */
function troubleOf(result: ToolRun): Trouble | undefined {
  return result.kind === "done" ? undefined : result;
}

/** Downloads what a new pin names and returns its sha256. Throws a UserError if the download fails. */
async function digestOf(host: InstallHost, wanted: Wanted, place: InstallPlace): Promise<string> {
  const fetchedFile = await fetched(host, wanted, place);
  if (fetchedFile.kind !== "file") throw notHad(wordsOf(wanted), fetchedFile);
  rmSync(fetchedFile.folder, { recursive: true });
  return fetchedFile.sha256;
}

/**
 * Chooses the Debian version for a pin. The first package is the server: it gets the newest Debian revision of the
 * pinned version. The others are its libraries: they get the same version, or the newest one that exists.
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
  const chosen = versions.find((one) => isUpstream(one, version)) ?? (isFirst ? undefined : versions[0]);
  if (chosen !== undefined) return chosen;
  throw new UserError("not-found", `apt has no package ${debian} ${version}`, {
    hint:
      versions.length === 0
        ? aptHint
        : `apt has the versions ${versions.join(", ")}. Pin the part before a dash or a plus.`,
  });
}

const aptHint =
  "Run `sudo apt-get update`, then search with `apt-cache madison PACKAGE`. The package indexes of this Debian or Ubuntu must contain the package.";

/** Names an archive in messages. */
function wordsOf(one: Wanted): string {
  return "debian" in one ? `${one.debian} ${one.version}` : one.address;
}

/** Describes a failed installation for people. A full disk gets its own code, because a retry cannot help. */
function failureOf(name: PinName, trouble: Trouble): InstallFailure {
  const { server, version } = name;
  if (trouble.kind === "other-bytes")
    return installFailure(
      "digest-mismatch",
      `${trouble.what} of ${server} ${version} differs from the pinned archive`,
      "Find out who changed the archive before you pin it again.",
    );
  if (trouble.kind === "failed" && /No space left on device|ENOSPC/u.test(trouble.stderr))
    return diskFailure(name, "the disk is full");
  return installFailure(
    "install-failed",
    `Lanser could not install ${server} ${version}: ${whyNot(trouble)}`,
    hintOf(trouble),
  );
}

/** Describes a failed download during pinning. */
function notHad(what: string, trouble: Trouble): UserError {
  return trouble.kind === "other-bytes"
    ? new UserError("not-found", `${trouble.what} changed while Lanser pinned it`)
    : new UserError("not-found", `Lanser could not get ${what}: ${whyNot(trouble)}`, {
        hint: hintOf(trouble),
      });
}

/** Says in a clause how a program failed. Installing and pinning put it into different sentences. */
function whyNot(trouble: Exclude<Trouble, { readonly kind: "other-bytes" }>): string {
  switch (trouble.kind) {
    case "no-tool":
      return `${trouble.tool} is not on PATH`;
    case "not-run":
      return trouble.message;
    case "failed":
      return `${trouble.tool} failed: ${complaintIn(trouble.stderr)}`;
  }
}

/**
 * Finds the line of an output that states the error, at most 300 characters. Programs print progress and warnings
 * before it, so the first line would mislead.
 */
function complaintIn(stderr: string): string {
  const lines = stderr.split("\n").filter((line) => line.trim() !== "");
  const complaint = lines.find((line) => /^(?:E:|curl:|dpkg-deb:|.*(?:tar: |[Ee]rror))/u.test(line));
  return (complaint ?? lines.at(-1) ?? "no message").trim().slice(0, 300);
}

/** Says what a person can do about a failed program. */
function hintOf(trouble: Exclude<Trouble, { readonly kind: "other-bytes" }>): string {
  if (trouble.tool.startsWith("apt")) return aptHint;
  return trouble.kind === "no-tool"
    ? `Put ${trouble.tool} on PATH (${installLine(toolPackage(trouble.tool))}). Or fill the cache on another machine and pass it with --cache.`
    : "Check the network and the address, or fill the cache beforehand and pass it with --cache.";
}

/** Names the package that contains a program, for the line that installs it. */
function toolPackage(tool: string): "curl" | "tar" | "dpkg" | "pip" {
  if (tool === "curl" || tool === "tar") return tool;
  return tool === "dpkg-deb" ? "dpkg" : "pip";
}

// The rest makes unpacked files usable for one user: without other owners, and with links that stay inside.

/**
 * Moves the content of `from` into `to` and replaces what both have. It follows no link in either folder: an archive
 * could otherwise write to any place through a link of another one.
 */
export function moveOver(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    const there = lstatSync(target, { throwIfNoEntry: false });
    // Moving a folder needs the right to write in it.
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
 * Makes unpacked files safe and equal on every machine. Absolute links become relative to the archive's top, as after
 * Debian's own installation. Links that leave it or are broken are removed, and so is everything that is no file,
 * folder or link. Rights become the same for all; a file that begins like a program becomes executable, because an
 * archive can lose that right and no digest covers it.
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

/**
 * True if a link resolves to a path inside the archive. A link to the outside could lead a server to files of the
 * machine.
 */
function leadsInside(path: string, realTop: string): boolean {
  try {
    return isInside(realpathSync(path), realTop);
  } catch {
    return false;
  }
}

/**
 * Visits all files and links below a folder, and makes each folder readable and writable, so that a later run can
 * remove it.
 */
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
