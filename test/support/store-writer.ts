/** Writes and reads one entry again and again, in a process of its own: `node store-writer.ts FOLDER TIMES BYTES`. */
import { statSync } from "node:fs";
import { tmpdir } from "node:os";
import { realHost } from "../../src/platform/host.ts";
import { openStore } from "../../src/session/observe/cache/store.ts";

const [folder = "", times = "1", bytes = "1"] = process.argv.slice(2);
const name = "a".repeat(64);
const owner = process.getuid?.() ?? statSync(tmpdir()).uid;
const store = openStore(realHost(), { folder, use: "read-write", bytesMax: 1_000_000 }, owner);
const problems = new Set<string>();
for (let time = 0; time < Number(times); time += 1) {
  const problem = store.write(name, "x".repeat(Number(bytes)));
  if (problem !== null) problems.add(problem);
  const read = store.read(name);
  if (read.kind === "entry" ? !/^x+$/u.test(read.body) : problem === null)
    problems.add(read.kind === "entry" ? "half an entry" : read.why);
}
process.stdout.write(`${[...problems].join("; ") || "whole"}\n`);
