/** What is running and what was left, seen from outside. */
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { realHost } from "../../src/platform/host.ts";

/** The processes whose command line, working folder or environment names this folder, as `pid program`. */
export function processesNaming(folder: string): string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid);
  return pids.flatMap((pid) => {
    const line = see(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"));
    const about = [
      line,
      see(() => readlinkSync(`/proc/${pid}/cwd`)),
      see(() => readFileSync(`/proc/${pid}/environ`, "utf8")),
    ];
    return about.some((text) => text.includes(folder)) ? [`${pid} ${line.replaceAll("\0", " ").trim()}`] : [];
  });
}

/** A process may be gone at any moment, and others belong to somebody else. */
function see(look: () => string): string {
  try {
    return look();
  } catch {
    return "";
  }
}

/** What a run should have taken away with it: its folders in TMPDIR, half an installation, its processes. */
export function leftBehind(temporary: string, cache: string): string[] {
  const installing = names(join(cache, "servers")).filter((name) => {
    const installer = Number(/^\.installing-(\d+)-/.exec(name)?.[1]);
    // Another test may be installing into the same cache; its process lives and is not ours.
    return installer > 0 && (installer === process.pid || !realHost().kill(installer, 0));
  });
  return [
    ...names(temporary).map((name) => `TMPDIR/${name}`),
    ...installing.map((name) => `cache/servers/${name}`),
    ...processesNaming(temporary),
  ];
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
