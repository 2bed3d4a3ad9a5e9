/** Runs Python's pip and zipfile. */
import type { InstallHost, InstallPlace } from "../../source.ts";
import { runTool, type ToolRun } from "../tool.ts";

/** The time limit of each run, in milliseconds. */
const installMsMax = 300_000;

/**
 * Runs Python isolated (`-I`): the working folder and the environment add no module. Otherwise the repository could
 * run its own code as part of an installation.
 */
export function runPython(host: InstallHost, place: InstallPlace, args: readonly string[]): Promise<ToolRun> {
  const isolated = ["-I", ...args];
  return runTool(host, place, {
    tool: "python3",
    args: isolated,
    variables: pipVariable,
    msMax: installMsMax,
  });
}

/** The variables that pip needs to reach an index. */
const pipVariable =
  /^(?:HOME|LANG|HTTPS?_PROXY|https?_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|PYENV_VERSION|PIP_(?:INDEX_URL|EXTRA_INDEX_URL|FIND_LINKS|NO_INDEX|CERT|PROXY|TRUSTED_HOST|CONFIG_FILE|CACHE_DIR|DEFAULT_TIMEOUT|RETRIES))$/u;
