/**
 * `lanser batch` beside a bare client with as many requests in flight, and beside a command for each question. 10,000 lines about
 * the sources of a real package, each question twice; then the distinct lines with the memo off, in three orders, each beside the
 * bare client in the same order. What is answered otherwise in another order, or alone, is named.
 * `npm run bench -- batch [pyright|typescript]… [whole|orders]… [--lines N] [--alone N]`. Of what these sources build, in a temporary folder. Of
 * Linux; needs git, and pip or npm.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildInto } from "../scripts/build.ts";
import { type Observed, observe } from "./batch/observed.ts";
import { type AskedLine, batchLine, distinctQuestions, doubled } from "./batch/questions.ts";
import { chanceOf } from "./newness/random.ts";
import { median } from "./numbers.ts";
import { type Row, rowLine } from "./speed/table.ts";
import { serverFolder, unpackPackage, unpackWheel } from "./tools.ts";

const servers = {
  pyright: {
    name: "networkx 3.4.2",
    unpack: (folder: string) => unpackWheel("networkx==3.4.2", folder),
    isPromised: true,
  },
  typescript: {
    name: "rxjs 7.8.2",
    unpack: (folder: string) => {
      unpackPackage("rxjs@7.8.2", folder, ["src"]);
      const compilerOptions = { strict: true, target: "es2020", moduleResolution: "bundler", noEmit: true };
      writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    },
    isPromised: false,
  },
} as const;

type Server = keyof typeof servers;

const seed = 19;
const inFlight = 8;
const timedMax = 20;

export async function benchBatch(words: readonly string[] = []): Promise<string> {
  const chosen = (Object.keys(servers) as Server[]).filter(
    (name) => words.includes(name) || !Object.keys(servers).some((one) => words.includes(one)),
  );
  const numberOf = (flag: string, usual: number) =>
    words.includes(flag) ? Number(words[words.indexOf(flag) + 1]) : usual;
  const isWanted = (part: string) => words.includes(part) || !parts.some((one) => words.includes(one));
  const count = { lines: numberOf("--lines", 10_000), alone: numberOf("--alone", 50) };
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const out = join(folder, "built");
    mkdirSync(out);
    await buildInto(out, [{ entries: [{ source: "src/cli/main.ts", out: "cli.js" }], kind: "program" }]);
    const text: string[] = [];
    for (const server of chosen)
      text.push(await benchServer(server, { folder, command: join(out, "cli.js"), count, isWanted }));
    return text.join("\n\n");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const parts = ["whole", "orders"];

type Place = {
  readonly isWanted: (part: string) => boolean;
  readonly folder: string;
  readonly command: string;
  readonly count: { readonly lines: number; readonly alone: number };
};

async function benchServer(server: Server, { folder, command, count, isWanted }: Place): Promise<string> {
  const { name, unpack, isPromised } = servers[server];
  const root = join(folder, server);
  mkdirSync(root);
  unpack(root);
  git(root, "init", "--quiet");
  git(root, "add", "--all");
  const distinct = await distinctQuestions(root, server, { count: count.lines / 2, seed });
  const files = new Set(distinct.map(({ path }) => path)).size;
  const limit = (value: number) => (isPromised ? value : null);
  const rows: Row[] = [];
  const add = (value: number, most: number | null, what: string) => {
    const row = { value, limit: most, what: `${server}, ${name}: ${what}` };
    rows.push(row);
    // It takes long: what is known is seen.
    process.stderr.write(`${rowLine(row)}\n`);
  };
  const flags = ["--server", server, "--repo", root];
  const place = { cwd: folder, serverFolder: serverFolder(server) };
  const before = load();

  const batch = async (lines: readonly AskedLine[], ...more: readonly string[]): Promise<Observed> => {
    const file = join(folder, "questions.jsonl");
    writeFileSync(file, lines.map((line) => `${batchLine(line)}\n`).join(""));
    return observe([command, "batch", "--in", file, ...flags, ...more], place);
  };
  const bare = async (lines: readonly AskedLine[]): Promise<Observed> => {
    const file = join(folder, "questions.json");
    writeFileSync(file, JSON.stringify(lines));
    const program = fileURLToPath(new URL("batch/bare.ts", import.meta.url));
    return observe([program, root, file, server, place.serverFolder, String(inFlight)], place);
  };

  const measureWhole = async (): Promise<void> => {
    const all = doubled(distinct, seed);
    const whole = await batch(all);
    const answers = whole.lines.map(answerOf);
    const misplaced = all.filter(({ id }, at) => answers[at]?.id !== id).length;
    add(files, null, `files that ${all.length} lines are about`);
    add(misplaced + all.length - answers.length, limit(0), "lines that are missing, or out of order");
    add(answers.filter(({ exitCode }) => exitCode !== 0).length, limit(0), "lines that are an error");
    add(whole.servers, limit(1), "processes of the server");
    add(
      whole.peak.late / whole.peak.early,
      limit(1.2),
      `peak memory at the end : after 1,000 lines (${megabytes(whole.peak.early)} MB)`,
    );
    add(whole.seconds, null, `seconds for all lines, ${hits(answers)} of them from the memo`);
  };

  const measureOrders = async (): Promise<readonly string[]> => {
    const orders: Readonly<Record<string, readonly AskedLine[]>> = {
      "as they come": distinct,
      "the last first": distinct.toReversed(),
      shuffled: chanceOf(seed + 1).shuffled(distinct),
    };
    const ratios: number[] = [];
    const costs: number[] = [];
    const facts: ReadonlyMap<string, string>[] = [];
    let perLine = 0;
    for (const [order, lines] of Object.entries(orders)) {
      const peer = await bare(lines);
      const own = await batch(lines, "--no-memo", "--in-flight", String(inFlight));
      ratios.push(own.seconds / peer.seconds);
      costs.push((own.cpu / lines.length) * 1_000);
      perLine = own.seconds / lines.length;
      facts.push(factsOf(own));
      add(
        own.seconds / peer.seconds,
        null,
        `${order}: seconds of a batch : of a bare client (${peer.seconds.toFixed(1)} s)`,
      );
    }
    add(median(ratios), limit(1.25), "the median of the three (0.8 × the throughput)");
    add(median(costs), null, "CPU of the batch itself, a line: milliseconds, the median of the three");

    const times: number[] = [];
    const alone = new Map<string, string>();
    for (const { id, cmd, place: at } of distinct.slice(0, count.alone)) {
      const started = performance.now();
      const said = execFileSync(process.execPath, [command, cmd, at, ...flags, "--json"], {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      });
      if (times.length < timedMax) times.push((performance.now() - started) / 1_000);
      alone.set(id, (JSON.parse(said) as { factsId: string }).factsId);
    }
    add(
      median(times) / perLine,
      null,
      `seconds of a command for each question (${median(times).toFixed(2)}, over ${times.length}) : of a line of a batch (${(perLine * 1_000).toFixed(1)} ms)`,
    );
    const [first = new Map<string, string>()] = facts;
    const dependent = distinct.flatMap(({ id, cmd, place: at }) => {
      const ways = [...facts.slice(1), alone].filter((one) => one.has(id) && one.get(id) !== first.get(id));
      return ways.length === 0 ? [] : [`* depends on the order: ${cmd} ${at}`];
    });
    add(
      dependent.length,
      null,
      `of ${distinct.length} lines depend on the order, or on what was asked before`,
    );
    return dependent;
  };

  if (isWanted("whole")) await measureWhole();
  const dependent = isWanted("orders") ? await measureOrders() : [];
  return [...rows.map(rowLine), `load of the machine: ${before} before, ${load()} after`, ...dependent].join(
    "\n",
  );
}

type Answer = {
  readonly id: string;
  readonly exitCode: number;
  readonly factsId: string;
  readonly isHit: boolean;
};

function answerOf(line: string): Answer {
  const { id, bundle, error } = JSON.parse(line);
  const exitCode = error?.exitCode ?? bundle.meta.exit_code;
  return { id, exitCode, factsId: bundle?.factsId ?? "", isHit: bundle?.meta.cache === "hit" };
}

function factsOf({ lines }: Observed): ReadonlyMap<string, string> {
  return new Map(lines.map(answerOf).map(({ id, factsId }) => [id, factsId]));
}

function hits(answers: readonly Answer[]): number {
  return answers.filter(({ isHit }) => isHit).length;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1_000_000);
}

function load(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync("git", args, { cwd: folder, stdio: "ignore" });
}
