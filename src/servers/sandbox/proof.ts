/**
 * Proves that the sandbox works on this machine: a process inside tries to get out, before any server starts there.
 */
import { existsSync, mkdtempSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { findExecutable } from "../executables.ts";
import { sandboxedRequest } from "./bubblewrap.ts";

/** A working sandbox, or the reason why this machine has none. */
export type Sandbox =
  | { readonly kind: "holds" /** The program bubblewrap. */; readonly file: string }
  | { readonly kind: "missing"; readonly why: string };

/** The folders that the proof needs. */
type Folders = {
  /** The working tree, which the sandbox must hide. */
  readonly top: string;
  /** The run's own folder. */
  readonly scratch: string;
};

/** What the process inside could do. */
type Answer = Readonly<Record<"reads" | "network" | "processes" | "raised" | "works", boolean>>;

/** The time limit of the proof, in milliseconds. */
const msMax = 30_000;

/**
 * Tries the sandbox in a process inside. The process must fail to read, write and see anything outside, and must
 * succeed in its own folder. Kernels and containers restrict sandboxes in ways that only a try shows.
 */
export async function provenSandbox(host: Host, { top, scratch }: Folders): Promise<Sandbox> {
  const missing = (why: string): Sandbox => ({ kind: "missing", why });
  if (host.platform !== "linux") return missing("bubblewrap needs Linux");
  const found = findExecutable("bwrap", host.env["PATH"], [top, scratch]);
  if (found === undefined) return missing("PATH has no bwrap: install bubblewrap");
  const outside = mkdtempSync(join(realpathSync(host.temporaryFolder), "lanser-sandbox-"));
  const inside = mkdtempSync(join(scratch, "sandbox-"));
  const unwritable = [outside, top].map((folder) => join(folder, `.lanser-${host.randomId()}`));
  try {
    const secret = join(outside, "secret");
    writeFileSync(secret, "secret\n");
    const given = {
      unreadable: [secret, join(top, ".git")],
      unwritable,
      namespaces: { net: namespaceOf("net"), pid: namespaceOf("pid") },
      own: join(inside, "made"),
    };
    const request = sandboxedRequest(
      found.path,
      {
        file: host.nodePath,
        args: ["-e", probe, JSON.stringify(given)],
        cwd: inside,
        env: { PATH: "/usr/bin:/bin" },
        detached: true,
      },
      { readable: [host.nodePath], writable: [inside] },
    );
    const ended = await run(host, request, { input: Buffer.alloc(0), msMax, onOutput: null });
    if (ended.exitCode !== 0) return missing(`bwrap failed (${firstLine(ended.stderr)})`);
    // The files are checked outside: inside, a folder of the same name can be one that disappears with the sandbox.
    const broken = brokenWalls(
      ended.stdout.toString("utf8"),
      unwritable.some((path) => existsSync(path)),
    );
    return broken === undefined ? { kind: "holds", file: found.path } : missing(broken);
  } catch (error) {
    return missing(`bwrap did not start (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    // If the sandbox leaks, one of these files exists.
    for (const path of [...unwritable, outside, inside]) rmSync(path, { recursive: true, force: true });
  }
}

/** Describes for each way in which a sandbox leaks. */
const words: Readonly<Record<keyof Answer | "writes", string>> = {
  reads: "a process in the sandbox can read files outside",
  writes: "a process in the sandbox can write outside",
  network: "the sandbox has the machine's network",
  processes: "the sandbox shows the machine's processes",
  raised: "sudo works in the sandbox",
  works: "a process in the sandbox cannot write to its own folder",
};

/**
 * Says why the sandbox leaks; undefined if it holds. `printed` is the output of the process inside. `writes` is true
 * if a file that it wrote exists outside. Each leak is named, because containers forbid different parts of a sandbox.
 */
export function brokenWalls(printed: string, writes: boolean): string | undefined {
  let answer: Partial<Answer>;
  try {
    answer = JSON.parse(printed) as Partial<Answer>;
  } catch {
    return "the process in the sandbox printed no result";
  }
  const wanted = { reads: false, network: false, processes: false, raised: false, works: true };
  const broken = [
    ...(Object.keys(wanted) as (keyof Answer)[]).filter((key) => answer[key] !== wanted[key]),
    ...(writes ? (["writes"] as const) : []),
  ];
  return broken.length === 0
    ? undefined
    : `bwrap does not protect this machine: ${broken.map((key) => words[key]).join("; ")}`;
}

/** Names a namespace of this process, to compare it with that of the process inside. */
function namespaceOf(kind: "net" | "pid"): string {
  return readlinkSync(`/proc/self/ns/${kind}`);
}

/** Gives the first line of an output. */
function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

/** The program that runs in the sandbox, in its own Node and without Lanser's code. It prints an `Answer`. */
const probe = `
const fs = require("node:fs");
const { spawnSync } = require("node:child_process");
const { unreadable, unwritable, namespaces, own } = JSON.parse(process.argv[1]);
const can = (act) => { try { act(); return true; } catch { return false; } };
const isOurs = (kind) => fs.readlinkSync("/proc/self/ns/" + kind) === namespaces[kind];
for (const path of unwritable) can(() => fs.writeFileSync(path, "", { flag: "wx" }));
process.stdout.write(JSON.stringify({
  reads: unreadable.some((path) => can(() => fs.statSync(path).isDirectory() ? fs.readdirSync(path) : fs.readFileSync(path))),
  network: isOurs("net"),
  processes: isOurs("pid"),
  raised: spawnSync("sudo", ["-n", "true"]).status === 0,
  works: can(() => fs.writeFileSync(own, "")),
}));
`;
