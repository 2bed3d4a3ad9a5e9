/** Runs the pinned Go over a go.mod of ours: nothing of the machine configures it, and it finds no other program. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../../../platform/host.ts";
import { run } from "../../../platform/run.ts";
import type { InstallHost } from "../../source.ts";
import { wheelFolder } from "../wheel/installer.ts";

const buildMsMax = 900_000;

export type GoRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "not-run"; readonly message: string };

export type GoPlace = {
  /** Folder in which the toolchain's wheel was unpacked. */
  readonly toolchain: string;
  /**
   * Folder with a go.mod; what is downloaded and compiled is kept in it, too, so that nothing is taken from elsewhere.
   */
  readonly folder: string;
};

export function goCommandPath(folder: string): string {
  return join(folder, wheelFolder, "go/bin/go");
}

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
  if (result === undefined) return { kind: "not-run", message: "did not start" };
  if (result.timedOut) return { kind: "not-run", message: `took longer than ${buildMsMax / 1000} s` };
  if (result.exitCode === null) return { kind: "not-run", message: "ended because of a signal" };
  return result.exitCode === 0 ? { kind: "done" } : { kind: "failed", stderr: result.stderr };
}

/**
 * Returns only the variables that Go needs to reach a proxy: never a token of the job, and nothing that would switch
 * its checks off.
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
    // A go.mod at the top of the temporary folder counts for nothing.
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
