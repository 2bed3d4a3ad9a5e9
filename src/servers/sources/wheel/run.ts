/** Python's pip and zipfile, from PATH and without a token of the job. */
import { join } from "node:path";
import type { Host } from "../../../host.ts";
import { run } from "../../../run.ts";
import { findExecutable, safeSearchPath } from "../../executables.ts";
import type { InstallHost, Place } from "../../source.ts";

const installMsMax = 300_000;

export type PipRun =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly stderr: string }
  | { readonly kind: "no-python" }
  | { readonly kind: "not-run"; readonly message: string };

/** Isolated: neither the working folder nor the environment adds a module. */
export async function runPython(
  host: InstallHost,
  { folder, forbidden }: Place,
  args: readonly string[],
): Promise<PipRun> {
  const python = findExecutable("python3", host.env["PATH"], forbidden);
  if (python === undefined) return { kind: "no-python" };
  const result = await run(
    host,
    // By the name that was found: a virtual environment knows itself by it.
    { file: python.path, args: ["-I", ...args], cwd: folder, env: pipEnvironment(host, folder, forbidden) },
    { input: Buffer.alloc(0), msMax: installMsMax, onOutput: null },
  ).catch(() => undefined);
  if (result === undefined) return { kind: "not-run", message: "could not be started" };
  if (result.timedOut) return { kind: "not-run", message: `took longer than ${installMsMax / 1000} s` };
  if (result.exitCode === null) return { kind: "not-run", message: "was ended by a signal" };
  return result.exitCode === 0 ? { kind: "done" } : { kind: "failed", stderr: result.stderr };
}

/** Only what pip needs to reach an index: never a token of the job. */
function pipEnvironment(
  host: Pick<Host, "env">,
  folder: string,
  forbidden: readonly string[],
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(host.env)) {
    if (value !== undefined && pipVariable.test(name)) environment[name] = value;
  }
  environment["PATH"] = safeSearchPath(host.env["PATH"], forbidden).join(":");
  // What pip unpacks on the way goes away with the folder.
  environment["TMPDIR"] = join(folder);
  return environment;
}

const pipVariable =
  /^(?:HOME|LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|PYENV_VERSION|PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|NO_INDEX|CERT|PROXY|TRUSTED_HOST|CONFIG_FILE|CACHE_DIR|DEFAULT_TIMEOUT|RETRIES))$/u;
