/** The gate on servers that are commands, and what the commands themselves print, in the same words. */
import { realpathSync } from "node:fs";
import type { GateRequest } from "../../src/gate/request.ts";
import { compareText } from "../../src/model/order.ts";
import { realHost } from "../../src/platform/host.ts";
import { type InstallResult, installServer } from "../../src/servers/install.ts";
import { findPin, shippedPins } from "../../src/servers/pins.ts";
import { plainEnvironment, start } from "./command.ts";
import { type GateOptions, gate, type Outcome, sharedCache } from "./gate.ts";

export function only(...servers: readonly string[]): GateRequest["policy"] {
  return {
    servers: servers.map((id) => ({ id, version: undefined })),
    file: undefined,
    failOn: undefined,
    where: "terminal",
  };
}

/** As `gate`, with these servers. */
export function gateWith(
  servers: readonly string[],
): (repository: string, options?: GateOptions) => Promise<Outcome> {
  return (repository, options = {}) => gate(repository, { policy: only(...servers), ...options });
}

/** The pin that ships, as installed by our own installer; safe from many test files at once. */
export async function installed(server: string): Promise<Extract<InstallResult, { kind: "installed" }>> {
  const pin = findPin(shippedPins, server, undefined);
  if (pin === undefined) throw new Error(`this release does not pin ${server}`);
  const host = { ...realHost(), env: plainEnvironment() };
  const done = await installServer(host, pin, {
    cacheFolder: sharedCache,
    forbidden: [],
    progress: () => undefined,
  });
  if (done.kind === "failed") throw new Error(`${done.code}: ${done.message}`);
  return done;
}

/** `path:line:column code message` of `ruff check` in a folder, 1-based, columns in code points, sorted. */
export async function ruffFindings(folder: string): Promise<readonly string[]> {
  const root = realpathSync(folder);
  const { folder: server } = await installed("ruff");
  const line = [`${server}/wheel/bin/ruff`, "check", "--no-cache", "--output-format", "json", "."];
  const ran = await start(line, { cwd: root, env: plainEnvironment() }).ended;
  const found = JSON.parse(ran.stdout) as readonly {
    readonly filename: string;
    readonly code: string;
    readonly message: string;
    readonly location: { readonly row: number; readonly column: number };
    readonly end_location: { readonly row: number; readonly column: number };
  }[];
  return found
    .map(({ filename, code, message, location: at, end_location: to }) =>
      [
        `${filename.slice(root.length + 1)}:${at.row}:${at.column}-${to.row}:${to.column}`,
        code,
        message,
      ].join(" "),
    )
    .sort(compareText);
}
