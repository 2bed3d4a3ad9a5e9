/** What a child of the real host gets. */
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { temporaryFolder, write } from "../support/files.ts";

test.runIf(process.platform === "linux")(
  "a descriptor that this process was started with leads nowhere in a child",
  () => {
    const folder = temporaryFolder();
    const host = fileURLToPath(new URL("../../src/platform/host.ts", import.meta.url));
    write(folder, {
      secret: "token",
      "start.mjs": [
        `import { realHost } from ${JSON.stringify(host)};`,
        "const request = { file: '/bin/sh', args: ['-c', 'readlink /proc/$$/fd/* || true'], cwd: '/', env: {}, detached: false };",
        "const child = realHost().spawn(request);",
        "child.stdout.pipe(process.stdout);",
      ].join("\n"),
    });
    const command = `exec 9<secret 100<secret 251<secret; exec "${process.execPath}" start.mjs`;
    const open = execFileSync("bash", ["-c", command], { cwd: folder, encoding: "utf8" });
    expect(open).not.toContain("secret");
    expect(open).toContain("/dev/null");
  },
);
