/** One gate, with probes or without: `probes-gate.ts REPOSITORY BASE HEAD with|without`. Its process is what is measured. */

import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { runGate } from "../src/cli/program/gate.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import { realHost } from "../src/platform/host.ts";

const [repository = "", base = "", head = "", probes] = process.argv.slice(2);
const host = realHost();
const { report } = await runGate(host, {
  repository,
  base: { kind: "exact", rev: base },
  head: { kind: "commit", rev: head },
  policy: { servers: [], file: undefined, failOn: undefined, where: "terminal" },
  cacheFolder: cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined),
  traceFolder: undefined,
  isProbed: probes === "with",
  progress: () => undefined,
  signal: new AbortController().signal,
});
process.stdout.write(`${report.verdict}\n`);
