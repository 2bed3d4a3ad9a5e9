/**
 * Proves that the walls hold on this machine: a process inside of them tries them, before a server is started there.
 */
import { existsSync, mkdtempSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Host } from "../../platform/host.ts";
import { run } from "../../platform/run.ts";
import { findExecutable } from "../executables.ts";
import { sandboxedRequest } from "./bubblewrap.ts";

export type Sandbox =
  | { readonly kind: "holds" /** The program bubblewrap. */; readonly file: string }
  | { readonly kind: "missing"; readonly why: string };

type Folders = {
  /** Path of the working tree. */
  readonly top: string;
  /** Path of a folder of the run. */
  readonly scratch: string;
};

type Answer = Readonly<Record<"reads" | "network" | "processes" | "raised" | "works", boolean>>;

const msMax = 30_000;

/** Tries the sandbox in a process inside: both what it must not be able to do, and what it must be able to do. */
export async function provenSandbox(host: Host, { top, scratch }: Folders): Promise<Sandbox> {
  const missing = (why: string): Sandbox => ({ kind: "missing", why });
  if (host.platform !== "linux") return missing("bubblewrap is for Linux alone");
  const found = findExecutable("bwrap", host.env["PATH"], [top, scratch]);
  if (found === undefined) return missing("there is no bwrap on PATH: install bubblewrap");
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
    if (ended.exitCode !== 0) return missing(`bwrap does not run here (${firstLine(ended.stderr)})`);
    // By what is there now: inside, a folder of the same name may be one that is gone with it.
    const broken = brokenWalls(
      ended.stdout.toString("utf8"),
      unwritable.some((path) => existsSync(path)),
    );
    return broken === undefined ? { kind: "holds", file: found.path } : missing(broken);
  } catch (error) {
    return missing(`bwrap did not start (${error instanceof Error ? error.message : String(error)})`);
  } finally {
    // Where it does not hold, one of them may be there.
    for (const path of [...unwritable, outside, inside]) rmSync(path, { recursive: true, force: true });
  }
}

const words: Readonly<Record<keyof Answer | "writes", string>> = {
  reads: "files outside of it can be read",
  writes: "a write outside of it works",
  network: "it has the machine's network",
  processes: "it sees the machine's processes",
  raised: "sudo works inside",
  works: "its own folder cannot be written",
};

/**
 * Returns the reason why the walls do not hold, by what the process inside printed. `writes` is true if a file that it
 * wrote exists outside.
 */
export function brokenWalls(printed: string, writes: boolean): string | undefined {
  let answer: Partial<Answer>;
  try {
    answer = JSON.parse(printed) as Partial<Answer>;
  } catch {
    return "the process inside gave no answer";
  }
  const wanted = { reads: false, network: false, processes: false, raised: false, works: true };
  const broken = [
    ...(Object.keys(wanted) as (keyof Answer)[]).filter((key) => answer[key] !== wanted[key]),
    ...(writes ? (["writes"] as const) : []),
  ];
  return broken.length === 0
    ? undefined
    : `bwrap does not hold: ${broken.map((key) => words[key]).join("; ")}`;
}

function namespaceOf(kind: "net" | "pid"): string {
  return readlinkSync(`/proc/self/ns/${kind}`);
}

function firstLine(text: string): string {
  return text.trim().split("\n")[0] ?? "";
}

/** Program for a Node of its own, without our code: it prints an `Answer`. */
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
