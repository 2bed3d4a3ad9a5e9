/**
 * Describes programs of Go's module proxy that Lanser builds: what a profile declares, what a pin holds, and what a
 * pin may contain.
 */
import { unsafeWheels, type WheelFiles, type WheelPackage } from "../wheel/wheels.ts";

/** One program of a module at one version, and the wheel with the toolchain that builds it. */
export type GoProgram = {
  readonly module: string;
  /** Folder of the program in the module; absent for its root. */
  readonly package?: string | undefined;
  readonly version: string;
  readonly toolchain: WheelPackage;
};

/** Everything that is compiled: each module at a version, by its digest, and the compiler by its own. */
export type GoModules = {
  readonly modules: {
    readonly module: string;
    readonly package?: string | undefined;
    readonly version: string;
    /** Lines of a go.mod that requires every module that is built. */
    readonly manifest: readonly string[];
    /** Lines of its go.sum: Go itself refuses a download with another digest. */
    readonly sums: readonly string[];
    readonly toolchain: WheelFiles["wheels"];
  };
};

/** Returns the path of the package that is built. */
export function packagePath({ module, package: folder }: Pick<GoProgram, "module" | "package">): string {
  return folder === undefined ? module : `${module}/${folder}`;
}

const path = "[A-Za-z0-9][A-Za-z0-9._~/-]{0,255}";
const release = "v[0-9]+\\.[0-9]+\\.[0-9]+[0-9A-Za-z.+-]{0,128}";
const manifestLine = new RegExp(
  `^(?:module lanser-pin|go 1(?:\\.[0-9]{1,4}){1,2}|tool ${path}|require \\(|\\)|\\t${path} ${release}(?: // indirect)?|)$`,
  "u",
);
const sumLine = new RegExp(`^${path} ${release}(?:/go\\.mod)? h1:[A-Za-z0-9+/]{43}=$`, "u");

/**
 * Returns the reason why nothing may be built from these modules, or undefined. A line that is not known could name a
 * folder of this machine.
 */
export function unsafeModules({ modules }: GoModules, declared: GoProgram): string | undefined {
  const { module, version, manifest, sums, toolchain } = modules;
  if (module !== declared.module || version !== declared.version || modules.package !== declared.package)
    return `its program is not ${packagePath(declared)} ${declared.version}`;
  const tools = manifest.filter((line) => line.startsWith("tool "));
  const isRequired = manifest.some(
    (line) => line.replace(/ \/\/ indirect$/u, "") === `\t${module} v${version}`,
  );
  if (tools.join() !== `tool ${packagePath(declared)}` || !isRequired)
    return `its go.mod does not require ${module} v${version} as its only tool`;
  const strange =
    manifest.find((line) => !manifestLine.test(line)) ?? sums.find((line) => !sumLine.test(line));
  if (strange !== undefined) return `it has a line forbidden in a pin: ${strange.slice(0, 80)}`;
  // Which release of the toolchain builds it is the pin's to say, by its digest.
  return unsafeWheels({ wheels: toolchain }, { ...declared.toolchain, version: toolchain.version });
}
