/** Describes Go programs: what a profile declares, what a pin contains, and which pins are refused. */
import { unsafeWheels, type WheelFiles, type WheelPackage } from "../wheel/wheels.ts";

/** One program of a module at one version, and the wheel of the toolchain that builds it. */
export type GoProgram = {
  readonly module: string;
  /** The folder of the program in the module; absent if the module's root is the program. */
  readonly package?: string | undefined;
  readonly version: string;
  readonly toolchain: WheelPackage;
};

/** Everything that is compiled: each module at one version with its digest, and the compiler with its own. */
export type GoModules = {
  readonly modules: {
    readonly module: string;
    readonly package?: string | undefined;
    readonly version: string;
    /** The lines of a go.mod that requires every module of the build. */
    readonly manifest: readonly string[];
    /** The lines of its go.sum. Go refuses a download with another digest. */
    readonly sums: readonly string[];
    readonly toolchain: WheelFiles["wheels"];
  };
};

/** Gives the import path of the program. */
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
 * Says why nothing may be built from a pin's modules; undefined if they are safe. A pin is text of the repository. An
 * unknown line of go.mod, such as `replace`, could name a folder of this machine.
 */
export function unsafeModules({ modules }: GoModules, declared: GoProgram): string | undefined {
  const { module, version, manifest, sums, toolchain } = modules;
  if (module !== declared.module || version !== declared.version || modules.package !== declared.package)
    return `the pinned program is not ${packagePath(declared)} ${declared.version}`;
  const tools = manifest.filter((line) => line.startsWith("tool "));
  const isRequired = manifest.some(
    (line) => line.replace(/ \/\/ indirect$/u, "") === `\t${module} v${version}`,
  );
  if (tools.join() !== `tool ${packagePath(declared)}` || !isRequired)
    return `the go.mod must require ${module} v${version} as its only tool`;
  const strange =
    manifest.find((line) => !manifestLine.test(line)) ?? sums.find((line) => !sumLine.test(line));
  if (strange !== undefined) return `the pin contains a forbidden line: ${strange.slice(0, 80)}`;
  // The pin can name any release of the toolchain, with its digest.
  return unsafeWheels({ wheels: toolchain }, { ...declared.toolchain, version: toolchain.version });
}
