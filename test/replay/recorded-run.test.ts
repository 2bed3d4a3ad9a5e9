/** A run that was recorded makes its report again without a server, a network, a clock or any file but its trace. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildInto } from "../../scripts/build.ts";
import { makeExample } from "../../scripts/example.ts";
import { reportToV1 } from "../../src/core/report-v1.ts";
import { start } from "../support/command.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

test("replays from one file under Node's permission model, with nothing else readable", async () => {
  const [repository, traces, empty] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  makeExample(repository);
  const { report } = await gate(repository, { traceFolder: traces });
  if (report === undefined) throw new Error("no report");
  const bundle = join(empty, "cli.js");
  await buildInto(empty, [{ source: "src/cli/main.ts", out: "cli.js", kind: "command" }]);
  const line = [process.execPath, "--permission", `--allow-fs-read=${empty}`, `--allow-fs-read=${traces}`];
  const replayed = await start([...line, bundle, "trace", "replay", "--trace", traces, "--format", "json"], {
    cwd: empty,
    env: {},
  }).ended;
  expect({ ...replayed, stdout: replayed.stdout === reportToV1(report) }).toEqual({
    code: 1,
    stdout: true,
    stderr: "",
  });
  expect(readFileSync(join(traces, "pyright.base.trace.jsonl"), "utf8")).not.toContain(repository);
}, 60_000);
