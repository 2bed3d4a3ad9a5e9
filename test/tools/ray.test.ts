/** The example for Ray, on Ray as PyPI has it: its shards come to the bytes of one run. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { batch, jsonLines, world } from "../support/batches.ts";
import { commandFile, plainEnvironment, start } from "../support/command.ts";
import { temporaryFolder, write } from "../support/files.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const rayVersion = "2.60.0";

/** Python with Ray, in a folder of its own; absolute. */
function pythonWithRay(): string {
  const folder = join(root, ".cache", `ray-${rayVersion}-${process.arch}`);
  const python = join(folder, "bin/python");
  const stamp = join(folder, "lib/ray-installed");
  if (existsSync(stamp)) return python;
  execFileSync("python3", ["-m", "venv", "--clear", folder], { stdio: "ignore" });
  const flags = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--only-binary", ":all:"];
  execFileSync(python, [...flags, `ray==${rayVersion}`], { stdio: ["ignore", "ignore", "inherit"] });
  write(folder, { "lib/ray-installed": "" });
  return python;
}

test("shards as tasks of Ray come to the bytes of one run", async () => {
  const python = pythonWithRay();
  const { folder, lines } = world();
  const some = lines.filter((one) => JSON.stringify(one).includes("commits"));
  const alone = await batch(folder, some, { store: "alone" });
  expect(alone.code).toBe(0);
  write(folder, { "batch.jsonl": jsonLines(some) });
  const script = join(root, "examples/rewards/ray_batch.py");
  const flags = ["--shards", "2", "--store", "shared", "--out", "out.jsonl"];
  const own = [process.execPath, commandFile];
  const { code, stderr } = await start([python, script, "batch.jsonl", ...flags, "--", ...own], {
    cwd: folder,
    env: {
      ...plainEnvironment(),
      HOME: temporaryFolder(),
      RAY_USAGE_STATS_ENABLED: "0",
      XDG_CACHE_HOME: join(root, ".cache"),
    },
  }).ended;
  expect([code, code === 0 ? "" : stderr]).toEqual([0, ""]);
  expect(readFileSync(join(folder, "out.jsonl"), "utf8")).toBe(alone.stdout);
}, 1_200_000);
