/**
 * Installs servers that are wheels of PyPI: pip fetches one file and checks its sha256, and Python's own zipfile
 * unpacks it. Nothing of it runs during that: no set-up, no entry point written for this machine's Python, so the
 * digest is the same everywhere.
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

/** Folder below the installation's folder with what the wheel holds, its programs in `bin`. */
export const wheelFolder = "wheel";
const downloads = "downloads";
const wheelBytesMax = 512 * 1024 ** 2;

/** Returns the program of that name in an installed wheel. */
export function wheelProgram(serverFolder: string, name: string): string {
  return join(serverFolder, wheelFolder, "bin", name);
}

export const wheel: Installer<"wheel"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "wheel" ? unsafeWheels(pinned, declared) : `${server} does not come as a wheel`,
  install: async (host, name, pinned, place) => {
    const had = processorsOf(pinned);
    const processor = had.find((one) => one === host.arch);
    if (processor === undefined)
      return installFailure(
        "install-failed",
        `there is no wheel of ${name.server} for this processor`,
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
    if (known === undefined) throw new Error(`a wheel is not for ${processor}`);
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

export function processorOf(arch: Processor | string): WheelProcessor | undefined {
  return wheelProcessors.find((one) => one === arch);
}

type Trouble = Exclude<ToolRun, { readonly kind: "done" }>;

/** Fetches and unpacks a wheel. Returns undefined once it is in the place's folder, below `wheel`. */
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
  // pip has looked already; what is unpacked is what was looked at.
  if (sha256Hex(bytes) !== wanted)
    return { kind: "failed", tool: "pip", stderr: "THESE PACKAGES DO NOT MATCH THE HASHES" };
  const into = join(place.folder, wheelFolder);
  mkdirSync(into);
  const extracted = await runPython(host, place, ["-m", "zipfile", "-e", join(folder, name), into]);
  if (extracted.kind !== "done") return extracted;
  rmSync(folder, { recursive: true });
  placePrograms(into);
  // Those that lie elsewhere in a wheel.
  markPrograms(into);
  return undefined;
}

/**
 * Moves the programs to `bin` and makes them executable: a wheel keeps them in `NAME.data/scripts`, and Python's
 * unpacking loses that they can be run.
 */
function placePrograms(into: string): void {
  const [scripts] = globSync("*.data/scripts", { cwd: into });
  if (scripts === undefined) return;
  const bin = join(into, "bin");
  if (existsSync(bin)) throw new Error("a wheel has a folder called bin besides its programs");
  renameSync(join(into, scripts), bin);
  for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
}

/** Downloads a wheel; with `sha256` pip refuses any other file. */
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

function onlyWheel(folder: string): { readonly name: string; readonly bytes: Buffer } {
  const [name, ...more] = readdirSync(folder).filter((one) => one.endsWith(".whl"));
  if (name === undefined || more.length > 0) throw new Error("pip did not leave one wheel");
  return { name, bytes: readFileBytes(join(folder, name), wheelBytesMax) };
}

const networkHint =
  "Check the network and pip's index settings, or fill the cache beforehand and pass it with --cache.";

export function wheelFailure(name: PinName, result: Trouble): InstallFailure {
  const { server, version } = name;
  switch (result.kind) {
    case "no-tool":
      return installFailure(
        "install-failed",
        `${server} ${version} is not in the cache and Python is not on PATH`,
        `Put python3 with pip on PATH (${installLine("pip")}). Or fill the cache on another machine and pass it with --cache.`,
      );
    case "not-run":
      return installFailure(
        "install-failed",
        `installing ${server} ${version}: pip ${result.message}`,
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
      return installFailure(
        "install-failed",
        /No module named pip/u.test(stderr) ? `${what}: this Python has no pip` : what,
        networkHint,
      );
    }
  }
}

export function unavailableWheelError(
  { server, version }: PinName,
  processors: readonly WheelProcessor[],
  result: Trouble,
): UserError {
  const isUnknown = result.kind === "failed" && /No matching distribution found/u.test(result.stderr);
  return isUnknown
    ? new UserError(
        "not-found",
        `there is no wheel of ${server} ${version} for Linux on ${processors.join(" and ")}`,
        {
          hint: `List the releases with: pip index versions ${server}. For a server of your own, if all wheels need a newer C library, add \`libc: "2.28"\` to its \`source\`. If one processor has no wheel, add \`processors: [x64]\`.`,
        },
      )
    : new UserError("not-found", `pip could not resolve ${server} ${version}`, { hint: networkHint });
}
