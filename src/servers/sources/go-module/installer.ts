/**
 * Installs servers that are Go programs: a pinned toolchain builds them once, from modules whose digests go.sum has.
 * The same toolchain builds the same bytes on every machine, so the pin has the digest of the result. The toolchain
 * stays in the installation, because the server runs Go.
 */

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compact } from "../../../model/compact.ts";
import { UserError } from "../../../model/errors.ts";
import { readFileText } from "../../../platform/files.ts";
import { diskFailure, type InstallFailure, installFailure } from "../../failures.ts";
import type { Installer, InstallHost, InstallPlace, PinName } from "../../source.ts";
import { processorOf, unavailableWheelError, unpackWheel, wheel, wheelFailure } from "../wheel/installer.ts";
import { type WheelProcessor, wheelProcessors } from "../wheel/wheels.ts";
import { type GoModules, packagePath, unsafeModules } from "./modules.ts";
import { type GoRun, goCommandPath, runGo } from "./run.ts";

/** The folder of the toolchain's wheel and, in `bin`, of the built program. */
const installedFolder = "go-module";
/** The folder of the build, which is removed afterwards. */
const buildFolder = "build";

/** Gives the path of a built program. */
export function builtProgram(serverFolder: string, name: string): string {
  return join(serverFolder, installedFolder, "bin", name);
}

/** Gives the folder of the pinned `go`, as the search path of the server. */
export function toolchainPath(serverFolder: string): string {
  return join(installedGoCommand(serverFolder), "..");
}

/** Gives the path of the pinned `go`. */
export function installedGoCommand(serverFolder: string): string {
  return goCommandPath(join(serverFolder, installedFolder));
}

/** The installer of this kind of source. */
export const goModule: Installer<"go-module"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "go-module"
      ? unsafeModules(pinned, declared)
      : `${server} is not installed from a Go module`,
  install: async (host, name, pinned, place) => {
    const processor = processorOf(host.arch);
    if (processor === undefined)
      return installFailure(
        "install-failed",
        `the pin of ${name.server} has no Go toolchain for this processor`,
        "Run on x64 or arm64.",
      );
    const trouble = await placed(host, pinned, processor, place);
    if (trouble === undefined) return undefined;
    return trouble.of === "wheel" ? wheelFailure(name, trouble.result) : buildFailure(name, trouble.result);
  },
  resolve: async (host, name, { module, package: program, version, toolchain }, place) => {
    const wheels = await wheel.resolve(
      host,
      { server: toolchain.package, version: toolchain.version },
      { kind: "wheel", ...toolchain },
      sub(place, "wheels"),
    );
    if (wheels.kind !== "wheel") throw new Error("the wheel installer resolved a wheel to another kind");
    const own = processorOf(host.arch);
    if (own === undefined)
      throw notBuilt(name, {
        kind: "not-run",
        message: "the Go toolchain has no release for this processor",
      });
    const tools = sub(place, "tools");
    const fetched = await unpackWheel(host, wheels, own, tools);
    if (fetched !== undefined) throw unavailableWheelError(name, wheelProcessors, fetched);
    const { folder } = sub(place, buildFolder);
    writeFileSync(join(folder, "go.mod"), "module lanser-pin\n");
    const got = await runGo(
      host,
      { toolchain: tools.folder, folder },
      ["get", "-tool", `${packagePath({ module, package: program })}@v${version}`],
      { GOFLAGS: "-mod=mod -modcacherw" },
    );
    if (got.kind !== "done") throw notBuilt(name, got);
    const linesOf = (file: string) => readFileText(join(folder, file)).trimEnd().split("\n");
    return {
      kind: "go-module",
      modules: {
        module,
        ...compact({ package: program }),
        version,
        manifest: linesOf("go.mod"),
        sums: linesOf("go.sum"),
        toolchain: wheels.wheels,
      },
    };
  },
  fetch: async (host, pinned, processor, place) => {
    const known = processorOf(processor);
    if (known === undefined) throw new Error(`a Go program has no build for ${processor}`);
    const { module, version } = pinned.modules;
    const trouble = await placed(host, pinned, known, place);
    if (trouble === undefined) return;
    const name = { server: module, version };
    throw trouble.of === "wheel"
      ? unavailableWheelError(name, wheelProcessors, trouble.result)
      : notBuilt(name, trouble.result);
  },
  processors: () => wheelProcessors,
  contents: [{ folder: installedFolder, bookkeeping: [] }],
  packageCount: ({ modules }) => modules.manifest.filter((line) => line.startsWith("\t")).length,
};

/** The part that failed: the toolchain's wheel, or the build. */
type Trouble =
  | { readonly of: "wheel"; readonly result: NonNullable<Awaited<ReturnType<typeof unpackWheel>>> }
  | { readonly of: "build"; readonly result: Exclude<GoRun, { readonly kind: "done" }> };

/**
 * Unpacks the toolchain and builds the program with it. Returns what failed, or undefined. A build for another
 * processor uses this machine's toolchain and gives the same bytes, so one machine can pin both. Options such as
 * `-trimpath` keep paths of the machine out of the program.
 */
async function placed(
  host: InstallHost,
  { modules }: GoModules,
  processor: WheelProcessor,
  place: InstallPlace,
): Promise<Trouble | undefined> {
  const into = sub(place, installedFolder);
  const wheels = { wheels: modules.toolchain };
  const fetched = await unpackWheel(host, wheels, processor, into);
  if (fetched !== undefined) return { of: "wheel", result: fetched };
  const own = processorOf(host.arch) ?? processor;
  const tools = own === processor ? into : sub(place, "tools");
  const forThisMachine = own === processor ? undefined : await unpackWheel(host, wheels, own, tools);
  if (forThisMachine !== undefined) return { of: "wheel", result: forThisMachine };
  const { folder } = sub(place, buildFolder);
  writeFileSync(join(folder, "go.mod"), `${modules.manifest.join("\n")}\n`);
  writeFileSync(join(folder, "go.sum"), `${modules.sums.join("\n")}\n`);
  const bin = join(into.folder, "bin");
  mkdirSync(bin);
  const built = await runGo(
    host,
    { toolchain: tools.folder, folder },
    [
      "build",
      "-trimpath",
      "-buildvcs=false",
      "-ldflags=-s -w -buildid=",
      "-o",
      `${bin}/`,
      packagePath(modules),
    ],
    // A module without a line in go.sum is an error: Go must not add it.
    { GOFLAGS: "-mod=readonly -modcacherw", GOARCH: goProcessors[processor] },
  );
  if (built.kind !== "done") return { of: "build", result: built };
  rmSync(folder, { recursive: true });
  if (tools !== into) rmSync(tools.folder, { recursive: true });
  return undefined;
}

/** Go's names of the processors. */
const goProcessors = { x64: "amd64", arm64: "arm64" } as const satisfies Record<WheelProcessor, string>;

/** Makes an empty folder below a place. */
function sub(place: InstallPlace, name: string): InstallPlace {
  const folder = join(place.folder, name);
  mkdirSync(folder);
  return { ...place, folder };
}

const networkHint = "Check the network and GOPROXY, or fill the cache beforehand and pass it with --cache.";

/**
 * Describes a failed build for people. What Go prints is not shown: it names addresses, ports and folders of this
 * machine.
 */
function buildFailure(name: PinName, result: Exclude<GoRun, { readonly kind: "done" }>): InstallFailure {
  const what = `Go could not build ${name.server} ${name.version}`;
  if (result.kind === "not-run")
    return installFailure("install-failed", `${what}: ${result.message}`, networkHint);
  const { stderr } = result;
  if (/no space left on device|disk quota exceeded|file too large/u.test(stderr))
    return diskFailure(name, "the disk is full");
  if (/SECURITY ERROR|checksum mismatch|missing go\.sum entry/u.test(stderr))
    return installFailure(
      "digest-mismatch",
      `${what}: a module differs from the pinned one`,
      "Check the proxy in GOPROXY.",
    );
  // Go's output names addresses, ports and folders of this machine.
  const isNetwork = /dial tcp|connection refused|no such host|i\/o timeout|proxyconnect/u.test(stderr);
  const why = isNetwork ? "go could not fetch the modules" : "go ended with an error";
  return installFailure("install-failed", `${what}: ${why}`, networkHint);
}

/** Describes a failed resolution during pinning, with Go's own last line: the person who pins reads it locally. */
function notBuilt(name: PinName, result: Exclude<GoRun, { readonly kind: "done" }>): UserError {
  const why = result.kind === "failed" ? lastLine(result.stderr) : result.message;
  return new UserError("not-found", `Go could not resolve ${name.server} ${name.version}: ${why}`, {
    hint: networkHint,
  });
}

/** Gives the last line of an output, at most 300 characters. */
function lastLine(text: string): string {
  return (text.trimEnd().split("\n").at(-1) ?? "").slice(0, 300);
}
