/** The gate in this process, on the real pyright, and what came of it in one value. */
import { fileURLToPath } from "node:url";
import { runGate } from "../../src/cli/program/gate.ts";
import { showProblem } from "../../src/cli/program/problem.ts";
import type { GateRequest } from "../../src/gate/request.ts";
import { UserError } from "../../src/model/errors.ts";
import { exitCode } from "../../src/model/exit-code.ts";
import type { Report } from "../../src/model/report.ts";
import type { RunFacts } from "../../src/model/run-facts.ts";
import { type Host, realHost } from "../../src/platform/host.ts";
import { type InstallResult, installServer } from "../../src/servers/install.ts";
import { shippedPins } from "../../src/servers/pins.ts";
import { plainEnvironment } from "./command.ts";
import { temporaryFolder } from "./files.ts";
import { leftBehind } from "./processes.ts";
import { sharing } from "./shared-pyright.ts";

/** Where the tests of this clone keep servers; node_modules is replaced as a whole, and nothing looks in there. */
export const sharedCache = fileURLToPath(new URL("../../node_modules/.cache/lanser-test", import.meta.url));

/** The one pin there is, as installed by our own installer; safe from many test files at once. */
export async function installedPyright(
  cacheFolder = sharedCache,
): Promise<Extract<InstallResult, { kind: "installed" }>> {
  const [pin] = shippedPins;
  if (pin === undefined) throw new Error("this release pins nothing");
  const host = { ...realHost(), env: plainEnvironment() };
  const installed = await installServer(host, pin, { cacheFolder, forbidden: [], progress: () => undefined });
  if (installed.kind === "failed") throw new Error(`${installed.code}: ${installed.message}`);
  return installed;
}

/** The real host with an environment and a TMPDIR of the test's own. */
export function testHost(temporary: string): Host {
  return sharing({
    ...realHost(),
    env: plainEnvironment({ TMPDIR: temporary }),
    cwd: "/",
    temporaryFolder: temporary,
    // So many that each side has a process of its own, whatever machine this is.
    capacity: () => ({ processors: 4, freeBytes: 2 ** 34 }),
  });
}

export type GateOptions = Partial<
  Pick<
    GateRequest,
    | "base"
    | "head"
    | "policy"
    | "baseDependencies"
    | "labels"
    | "roots"
    | "tampering"
    | "cacheFolder"
    | "observations"
    | "traceFolder"
    | "allowSecrets"
    | "suggests"
    | "progress"
    | "signal"
  >
> & {
  readonly host?: (host: Host) => Host;
};

export type Outcome = {
  readonly exitCode: number;
  readonly report: Report | undefined;
  readonly run?: RunFacts | undefined;
  readonly error: unknown;
  /** What the run should have taken away with it and did not. */
  readonly left: readonly string[];
};

/** The last two commits of the repository, unless told otherwise. A rejection is an outcome too, as for the command. */
export async function gate(repository: string, options: GateOptions = {}): Promise<Outcome> {
  const temporary = temporaryFolder();
  const host = testHost(temporary);
  const { host: change, ...rest } = options;
  const cacheFolder = rest.cacheFolder === undefined ? sharedCache : rest.cacheFolder;
  const result = await runGate(change?.(host) ?? host, {
    repository,
    base: { kind: "exact", rev: "HEAD^" },
    head: { kind: "commit", rev: "HEAD" },
    policy: onlyPyright,
    cacheFolder,
    traceFolder: undefined,
    // Released packages hold what looks like a secret.
    allowSecrets: true,
    progress: () => undefined,
    signal: new AbortController().signal,
    ...rest,
  }).then(
    ({ report, run }) => ({ exitCode: exitCode(report), report, run, error: undefined }),
    (error: unknown) => ({
      exitCode: showProblem(error).exitCode,
      report: undefined,
      run: undefined,
      error,
    }),
  );
  return { ...result, left: leftBehind(temporary, cacheFolder ?? "/nonexistent") };
}

export const onlyPyright: GateRequest["policy"] = {
  servers: [{ id: "pyright", version: undefined }],
  file: undefined,
  failOn: undefined,
  where: "terminal",
};

/** One line for a table: the verdict, the exit code, the reasons, and what was left behind. */
export function outcomeLine(outcome: Outcome): string {
  const { report, error, left } = outcome;
  const what =
    report === undefined
      ? error instanceof UserError
        ? `${error.code}: ${error.message}`
        : String(error)
      : `${report.verdict} ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`;
  return [`${outcome.exitCode} ${what}`, ...left.map((one) => `left ${one}`)].join(" | ");
}

/** The same without sentences, where those tell what is chance. */
export function outcomeCodes({ exitCode: code, report, left }: Outcome): string {
  const codes = new Set(report?.reasons.map((reason) => reason.code) ?? []);
  return [`${code} ${report?.verdict} ${[...codes].join(", ")}`, ...left.map((one) => `left ${one}`)].join(
    " | ",
  );
}
