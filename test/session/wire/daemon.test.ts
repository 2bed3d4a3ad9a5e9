/** A server that starts a daemon, which leaves its process group and its parent: it ends with the server all the same. */
import { mkdirSync } from "node:fs";
import { expect, test } from "vitest";
import { realHost } from "../../../src/platform/host.ts";
import { childEnvironment, scratchFolders } from "../../../src/session/wire/environment.ts";
import { stdioLimits } from "../../../src/session/wire/limits.ts";
import { openStdio } from "../../../src/session/wire/stdio.ts";
import { appears, temporaryFolder } from "../../support/files.ts";
import { processesNaming } from "../../support/processes.ts";

/** Forks twice, with a session of its own between: what `daemon(3)` does. */
const server = `
  const { spawn } = require("node:child_process");
  const daemon = 'require("node:fs").writeFileSync(process.env.HOME + "/daemon", ""); setInterval(() => {}, 1e6)';
  const middle = "require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]], { detached: true, stdio: 'ignore' }).unref()";
  spawn(process.execPath, ["-e", middle, daemon], { detached: true, stdio: "ignore" }).unref();
  setInterval(() => {}, 1e6);
`;

test("a daemon is found by the home folder of its server, and ended", { timeout: 60_000 }, async () => {
  const [scratch, other] = [temporaryFolder(), temporaryFolder()];
  const host = realHost();
  const open = (folder: string) => {
    for (const one of scratchFolders(folder)) mkdirSync(one, { recursive: true });
    const env = childEnvironment({
      host,
      path: "/usr/bin:/bin",
      forbiddenFolders: [],
      scratch: folder,
      profile: {},
    });
    const request = { file: host.nodePath, args: ["-e", server], cwd: folder, env, detached: true };
    return openStdio(host, request, stdioLimits);
  };
  const [first, second] = [open(scratch), open(other)];
  await appears(`${scratch}/home`, /^daemon$/u);
  await appears(`${other}/home`, /^daemon$/u);
  await first.close();
  await expect.poll(() => processesNaming(scratch)).toEqual([]);
  // What another server started is its own.
  expect(processesNaming(other).length).toBeGreaterThan(1);
  await second.close();
  await expect.poll(() => processesNaming(other)).toEqual([]);
});
