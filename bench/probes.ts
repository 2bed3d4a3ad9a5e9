/**
 * What probes cost: releases of packages beside the next ones. Of each run's own traces: how long its sessions took until the
 * first probe and to the end, so that one run is both sides of the ratio. Needs pip and npm.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { traceName } from "../src/core/sessions.ts";
import { isProbesFollow, type TraceEntry } from "../src/trace/format.ts";
import { unpackPackage, unpackWheel } from "./tools.ts";

const medianMax = 1.08;
const worstMax = 1.2;

const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));

type Release = readonly [server: string, name: string, from: string, to: string];

const releases: readonly Release[] = [
  ["pyright", "requests", "2.32.2", "2.32.3"],
  ["pyright", "flask", "3.0.2", "3.0.3"],
  ["pyright", "rich", "13.9.3", "13.9.4"],
  ["pyright", "click", "8.1.7", "8.1.8"],
  ["pyright", "httpx", "0.27.2", "0.28.0"],
  ["pyright", "attrs", "24.2.0", "24.3.0"],
  ["pyright", "jinja2", "3.1.4", "3.1.5"],
  ["pyright", "urllib3", "2.2.2", "2.2.3"],
  ["typescript", "rxjs", "7.8.1", "7.8.2"],
];

/** `chosen`: names of packages; all, if none is among them. */
export function benchProbes(chosen: readonly string[] = []): string {
  const named = releases.filter(([, name]) => chosen.includes(name));
  const rows = (named.length > 0 ? named : releases).map((release) => {
    const cost = { release, ...costOf(release) };
    // A run of all of them takes minutes: what is known is shown at once.
    process.stderr.write(`${rowOf(cost)}\n`);
    return cost;
  });
  const ratios = rows.map(({ ratio }) => ratio).sort((a, b) => a - b);
  const [median, worst] = [ratios[Math.floor(ratios.length / 2)] ?? 1, ratios.at(-1) ?? 1];
  const text = [
    ...rows.map(rowOf),
    `${median.toFixed(3).padStart(8)}  ≤ ${medianMax}    both sides' sessions with probes : without, median`,
    `${worst.toFixed(3).padStart(8)}  ≤ ${worstMax}     the worst`,
  ].join("\n");
  if (median > medianMax || worst > worstMax) throw new Error(`Probes cost too much.\n${text}`);
  return text;
}

type Measured = { readonly ratio: number; readonly asked: number; readonly hidden: number };

function rowOf({ release, ratio, asked, hidden }: Measured & { readonly release: Release }): string {
  const [, name, from, to] = release;
  return `${ratio.toFixed(3).padStart(8)}           ${name} ${from} to ${to}: ${asked} texts, ${hidden} pieces of code hidden`;
}

function costOf([server, name, from, to]: Release): Measured {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const [repository, traces] = [join(folder, "project"), join(folder, "traces")];
    mkdirSync(repository);
    const git = (...args: string[]) =>
      execFileSync("git", ["-c", "user.name=bench", "-c", "user.email=bench@example.invalid", ...args], {
        cwd: repository,
      });
    git("init", "--quiet", ".");
    for (const version of [from, to]) {
      for (const entry of readdirSync(repository))
        if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
      const source = join(folder, version);
      mkdirSync(source);
      unpack(server, name, version, source);
      cpSync(source, repository, { recursive: true });
      git("add", "--all", "--force");
      git("commit", "--quiet", "--message", version);
    }
    const line = ["--repo", repository, "--base-exact", "HEAD^", "--head", "HEAD", "--server", server];
    const ends = [0, 1, 11];
    try {
      execFileSync("node", [cli, "gate", ...line, "--trace", traces], { stdio: "ignore" });
    } catch (error) {
      if (!ends.includes((error as { status?: number }).status ?? -1)) throw error;
    }
    const report = JSON.parse(readFileSync(join(traces, "report.json"), "utf8")) as {
      readonly hidden?: readonly unknown[];
    };
    const head = timesIn(join(traces, traceName(server, ".", "head")));
    const base = timesIn(join(traces, traceName(server, ".", "base")));
    const whole = Math.max(head.end, base.end);
    // Until both were matched the sessions took what they take without probes, and then their end.
    const probing = Math.max(head.probing, base.probing);
    return {
      ratio: whole / (whole - probing),
      asked: head.asked + base.asked,
      hidden: report.hidden?.length ?? 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function unpack(server: string, name: string, version: string, target: string): void {
  if (server === "pyright") {
    unpackWheel(`${name}==${version}`, target);
    writeFileSync(join(target, "pyrightconfig.json"), "{}\n");
    return;
  }
  unpackPackage(`${name}@${version}`, target, ["src", "package.json"]);
  const options = { strict: true, lib: ["es2020", "dom"] };
  writeFileSync(
    join(target, "tsconfig.json"),
    `${JSON.stringify({ compilerOptions: options, include: ["src/internal"] })}\n`,
  );
}

/** Both sides' sessions with probes : without, over all roots that were asked; null where nothing was probed. */
export function probesCost(
  traces: string,
  servers: readonly { readonly id: string; readonly root: string; readonly skipped?: unknown }[],
): number | null {
  const times = servers
    .map(({ id, root }) => ({
      head: join(traces, traceName(id, root, "head")),
      base: join(traces, traceName(id, root, "base")),
    }))
    .filter(({ head, base }) => existsSync(head) && existsSync(base))
    .map(({ head, base }) => ({ head: timesIn(head), base: timesIn(base) }));
  const sum = (pick: (one: (typeof times)[number]) => number) =>
    times.reduce((total, one) => total + pick(one), 0);
  const whole = sum(({ head, base }) => Math.max(head.end, base.end));
  const probing = sum(({ head, base }) => Math.max(head.probing, base.probing));
  return probing === 0 ? null : whole / (whole - probing);
}

/** In microseconds since the start of the session. */
function timesIn(file: string): { readonly end: number; readonly probing: number; readonly asked: number } {
  const entries = readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as TraceEntry);
  const end = entries.findLast(({ k }) => k === "frame")?.t ?? 0;
  const follow = entries.findIndex(isProbesFollow);
  // Not from the last answer on: until then the session may have waited for the other side.
  const from = entries[follow]?.t;
  const methodOf = ({ m }: TraceEntry) => (m as { readonly method?: string } | null)?.method;
  const to = entries.find((one) => one.d === ">" && methodOf(one) === "shutdown")?.t ?? end;
  const asked =
    follow < 0 ? [] : entries.slice(follow).filter((one) => methodOf(one) === "textDocument/didOpen");
  return { end, probing: from === undefined ? 0 : to - from, asked: Math.max(0, asked.length - 1) };
}
