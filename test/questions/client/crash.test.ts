/** A server that ends while it is asked a question: how it ended and what it printed is in the error, as in the gate's. */
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { folderOf, temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";
import { watchServers } from "../../support/watched-host.ts";

beforeAll(async () => {
  await installedPyright();
}, 120_000);

test("the exit code and the end of its standard error are shown", async () => {
  const crash =
    'process.on("SIGUSR2", () => {\n  require("node:fs").writeSync(2, "first\\nFATAL: no more memory\\n");\n  process.exit(7);\n});\n';
  const script = join(folderOf({ "crash.cjs": crash }), "crash.cjs");
  const host = watchServers(testHost(temporaryFolder()), {
    start: (request) => ({ ...request, args: ["--require", script, ...request.args] }),
    see: ({ direction, message, signal }) => {
      if (direction === ">" && message["method"] === "textDocument/hover") signal("SIGUSR2");
    },
  });
  await using asked = await questionClient(host, repositoryOf({ "a.py": "x: int = 1\n" }), "pyright");
  expect(await asked.ask({ cmd: "hover", places: ["a.py@L1:C1"] })).toMatchObject({
    status: "error",
    error: {
      code: "E/SERVER_CRASHED",
      exitCode: 65,
      message: "pyright ended with code 7",
      hint: "The server printed on standard error:\n| first\n| FATAL: no more memory\nTry again, or use another version.",
    },
  });
});
