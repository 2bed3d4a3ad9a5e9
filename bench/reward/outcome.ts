/** How much of a release's own tests pass with its sources edited. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../src/model/digest.ts";
import { type Files, makeFolder, write } from "../../test/support/files.ts";
import type { Released } from "./packages.ts";

export type Tests = { readonly passed: number; readonly seconds: number };

const secondsMax = 180;

/** With these files in place of its own; asked once for each tree. */
export async function testsOf(
  release: Released,
  { folder, python, kept, changed }: { folder: string; python: string; kept: string; changed: Files },
): Promise<Tests> {
  const key = sha256(JSON.stringify([release.name, release.version, Object.entries(changed).sort()]));
  const file = join(kept, "tests", `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Tests;
  const own = makeFolder();
  try {
    cpSync(folder, own.folder, { recursive: true });
    write(own.folder, changed);
    const options = ["-q", "--tb=no", "-c", "/dev/null", "--rootdir", ".", "-p", "no:cacheprovider"];
    const args = ["-m", "pytest", ...options, "--continue-on-collection-errors", release.tests];
    const started = Date.now();
    const running = spawn(python, args, {
      cwd: own.folder,
      env: {
        PATH: process.env["PATH"] ?? "",
        HOME: own.folder,
        LC_ALL: "C.UTF-8",
        PYTHONPATH: [own.folder, join(own.folder, "src")].join(":"),
        PYTHONDONTWRITEBYTECODE: "1",
        PYTHONHASHSEED: "0",
      },
      stdio: ["ignore", "pipe", "ignore"],
      timeout: secondsMax * 1000,
      killSignal: "SIGKILL",
    });
    let said = "";
    running.stdout.setEncoding("utf8").on("data", (part: string) => {
      said = `${said}${part}`.slice(-100_000);
    });
    await once(running, "close");
    // A run that never ends says nothing in the end: none passed.
    const passed = Number(/(\d+) passed[^\n]*\n*$/u.exec(said)?.[1] ?? 0);
    const tests: Tests = { passed, seconds: Math.round((Date.now() - started) / 1000) };
    mkdirSync(join(kept, "tests"), { recursive: true });
    writeFileSync(file, JSON.stringify(tests));
    return tests;
  } finally {
    own.remove();
  }
}
