/**
 * Runs the pinned Go in a folder that Lanser writes. No configuration of the machine applies, and Go finds no other
 * program.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../../../platform/host.ts";
import { run } from "../../../platform/run.ts";
import type { InstallHost } from "../../source.ts";
import { wheelFolder } from "../wheel/installer.ts";

/** The time limit of a build, in milliseconds. */
const buildMsMax = 900_000;

/** How a run of Go ended. */
export type GoRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "not-run"; readonly message: string };

/** The folders that a run uses. */
export type GoPlace = {
  /** The folder of the unpacked toolchain. */
  readonly toolchain: string;
  /**
   * The folder with the go.mod. Downloads and compiled packages also go there, so that nothing of another build is
   * reused.
   */
  readonly folder: string;
};

/** Gives the path of `go` in an unpacked toolchain. */
export function goCommandPath(folder: string): string {
  return join(folder, wheelFolder, "go/bin/go");
}

/**
 * Runs Go in a build folder and says how it ended. A missing program or a timeout is a value instead of an error,
 * because installing and pinning describe it in different words.
 */
export async function runGo(
  host: InstallHost,
  { toolchain, folder }: GoPlace,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<GoRun> {
  const env = { ...goEnvironment(host, folder), ...variables };
  mkdirSync(env.TMPDIR, { recursive: true });
  const result = await run(
    host,
    { file: goCommandPath(toolchain), args, cwd: folder, env },
    { input: Buffer.alloc(0), msMax: buildMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined) return { kind: "not-run", message: "go did not start" };
  if (result.timedOut) return { kind: "not-run", message: `go took longer than ${buildMsMax / 1000} s` };
  if (result.exitCode === null) return { kind: "not-run", message: "a signal ended go" };
  return result.exitCode === 0 ? { kind: "done" } : { kind: "failed", stderr: result.stderr };
}

/**
 * Builds Go's environment: the variables that reach a proxy, and fixed ones that turn off other toolchains, version
 * control, cgo and telemetry. The job's tokens, and variables that turn off checks, are left out.
 */
function goEnvironment(
  host: Pick<Host, "env">,
  folder: string,
): Readonly<Record<string, string>> & { readonly TMPDIR: string } {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(host.env)) {
    if (value !== undefined && goVariable.test(name)) environment[name] = value;
  }
  return {
    ...environment,
    PATH: "/nonexistent",
    HOME: folder,
    // TMPDIR is below the build folder: a go.mod above the machine's temporary folder must not count.
    TMPDIR: join(folder, "tmp"),
    GOPATH: join(folder, "path"),
    GOCACHE: join(folder, "cache"),
    GOENV: "off",
    GOTOOLCHAIN: "local",
    GOTELEMETRY: "off",
    GOVCS: "*:off",
    GOWORK: "off",
    CGO_ENABLED: "0",
    GOOS: "linux",
  };
}

const goVariable =
  /^(?:LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|GOPROXY|GOSUMDB)$/u;
