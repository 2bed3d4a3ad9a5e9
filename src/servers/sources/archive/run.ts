/** Runs the programs that fetch and unpack archives. */
import type { InstallHost, Place } from "../../source.ts";
import { runTool, type ToolRun } from "../tool.ts";

const installMsMax = 600_000;

export function runArchiver(
  host: InstallHost,
  place: Place,
  tool: "apt-cache" | "apt-get" | "curl" | "dpkg-deb" | "tar",
  args: readonly string[],
): Promise<ToolRun> {
  return runTool(host, place, { tool, args, variables, msMax: installMsMax });
}

/** Variables with which the programs reach an index or an address through the machine's own proxy. */
const variables =
  /^(?:HOME|HTTPS?_PROXY|https?_proxy|ALL_PROXY|all_proxy|NO_PROXY|no_proxy|SSL_CERT_FILE|SSL_CERT_DIR|CURL_CA_BUNDLE|APT_CONFIG)$/u;
