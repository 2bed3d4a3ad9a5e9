/** One folder observed by real pyright in the order that a test says. */
import { join } from "node:path";
import { realHost } from "../../src/platform/host.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import type { Observation } from "../../src/session/observe/observation.ts";
import { openServerPool } from "../../src/session/pool/pool.ts";
import { temporaryFolder } from "./files.ts";
import { installedPyright } from "./gate.ts";

export async function observeFolder(root: string, paths: readonly string[]): Promise<Observation> {
  const { folder } = await installedPyright();
  const host = realHost();
  await using pool = openServerPool(host);
  const side = {
    profile: pyright,
    context: { root, project: ".", serverFolder: folder, toolchain: {}, settings: {} },
    schedule: { paths, programFiles: paths.length, keepsOpen: false },
    projectDiagnostics: [],
    lookups: null,
    repository: root,
    scratch: join(temporaryFolder(), "home"),
    reading: () => undefined,
    progress: () => undefined,
    trace: undefined,
    signal: new AbortController().signal,
  };
  return await pool.observe(host, side, null);
}
