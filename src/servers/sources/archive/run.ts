/** The programs that fetch and unpack archives, from PATH and without a token of the job. */
import type { Host } from "../../../host.ts";
import { run } from "../../../run.ts";
import { findExecutable, safeSearchPath } from "../../executables.ts";
import type { InstallHost, Place } from "../../source.ts";

const installMsMax = 600_000;

export type ToolRun =
  | { readonly kind: "done"; readonly stdout: string }
  | { readonly kind: "failed"; readonly tool: string; readonly stderr: string }
  | { readonly kind: "no-tool"; readonly tool: string }
  | { readonly kind: "not-run"; readonly tool: string; readonly message: string };

export async function runTool(
  host: InstallHost,
  { folder, forbidden }: Place,
  tool: string,
  args: readonly string[],
): Promise<ToolRun> {
  const found = findExecutable(tool, host.env["PATH"], forbidden);
  if (found === undefined) return { kind: "no-tool", tool };
  const result = await run(
    host,
    { file: found.path, args, cwd: folder, env: toolEnvironment(host, forbidden) },
    { input: Buffer.alloc(0), msMax: installMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined) return { kind: "not-run", tool, message: "could not be started" };
  if (result.timedOut) return { kind: "not-run", tool, message: `took longer than ${installMsMax / 1000} s` };
  if (result.exitCode === null) return { kind: "not-run", tool, message: "was ended by a signal" };
  return result.exitCode === 0
    ? { kind: "done", stdout: result.stdout.toString() }
    : { kind: "failed", tool, stderr: result.stderr };
}

/** What reaches an index or an address through the machine's own proxy, and nothing else. */
function toolEnvironment(host: Pick<Host, "env">, forbidden: readonly string[]): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(host.env)) {
    if (value !== undefined && toolVariable.test(name)) environment[name] = value;
  }
  environment["PATH"] = safeSearchPath(host.env["PATH"], forbidden).join(":");
  environment["LC_ALL"] = "C.UTF-8";
  return environment;
}

const toolVariable =
  /^(?:HOME|HTTPS?_PROXY|https?_proxy|ALL_PROXY|all_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|APT_CONFIG)$/u;
