/** One folder observed by real pyright in the order that a test says. */
import { join } from "node:path";
import { realHost } from "../../src/platform/host.ts";
import { pyright } from "../../src/servers/pyright/profile.ts";
import { observeLive } from "../../src/session/observe/live.ts";
import type { Observation } from "../../src/session/observe/observation.ts";
import { temporaryFolder } from "./files.ts";
import { installedPyright } from "./gate.ts";

export async function observeFolder(root: string, paths: readonly string[]): Promise<Observation> {
  const { folder } = await installedPyright();
  return observeLive(realHost(), {
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
  });
}
