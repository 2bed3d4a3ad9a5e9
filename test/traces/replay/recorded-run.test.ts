/** A run that was recorded makes its report again without a server, a network, a clock or any file but its trace. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { buildInto } from "../../../scripts/build.ts";
import { makeExample } from "../../../scripts/example.ts";
import { reportToV1 } from "../../../src/model/report-v1.ts";
import { start } from "../../support/command.ts";
import { temporaryFolder } from "../../support/files.ts";
import { gate } from "../../support/gate.ts";
import { isNight } from "../../support/night.ts";
import { sharePyright } from "../../support/shared-pyright.ts";

sharePyright();

const committed = fileURLToPath(new URL("../harbour", import.meta.url));
const committedReport = readFileSync(join(committed, "report.json"), "utf8");

test("replays from the bundle under Node's permission model, with nothing else readable", async () => {
  const empty = temporaryFolder();
  // By day the committed recording of the same run.
  const { traces, expected } = isNight
    ? await recordedNow()
    : { traces: committed, expected: committedReport };
  const bundle = join(empty, "cli.js");
  await buildInto(empty, [{ entries: [{ source: "src/cli/main.ts", out: "cli.js" }], kind: "program" }]);
  const line = [process.execPath, "--permission", `--allow-fs-read=${empty}`, `--allow-fs-read=${traces}`];
  const replayed = await start([...line, bundle, "trace", "replay", traces, "--format", "json"], {
    cwd: empty,
    env: {},
  }).ended;
  expect({ ...replayed, stdout: replayed.stdout === expected }).toEqual({
    code: 1,
    stdout: true,
    stderr: "",
  });
}, 60_000);

async function recordedNow(): Promise<{ traces: string; expected: string }> {
  const [repository, traces] = [temporaryFolder(), temporaryFolder()];
  makeExample(repository);
  const { report } = await gate(repository, { traceFolder: traces });
  if (report === undefined) throw new Error("no report");
  expect(readFileSync(join(traces, "pyright.base.trace.jsonl"), "utf8")).not.toContain(repository);
  return { traces, expected: reportToV1(report) };
}
