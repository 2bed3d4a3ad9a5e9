/**
 * What grows with a project, where a change does not: generated projects of TypeScript with one line more in a module that
 * no other imports. `gate --scope affected` less one pull of that file by the server alone; and `lanser affected`, which
 * runs no server, up to 20,000 files, with its memory. Medians of interleaved rounds.
 * `npm run bench -- scaling [--write]`: `--write` draws docs/scaling.svg.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildInto } from "../scripts/build.ts";
import { generated, leafOf } from "./scaling/generated.ts";
import { plot } from "./scaling/plot.ts";
import type { Row } from "./speed/table.ts";
import { type Cost, measure, serverFolder } from "./tools.ts";

/** Of the last a server is not asked. */
const sizes = [250, 1_000, 4_000, 20_000] as const;
const [smallest, largestAsked, largest] = [250, 4_000, 20_000];
const rounds = 3;
const growthMax = 1.5;
const megabytesMax = 300;

type Name = "gate" | "pull" | "affected";
type Found = { readonly files: number; readonly costs: Readonly<Partial<Record<Name, Cost>>> };

export async function benchScaling(line: readonly string[] = []): Promise<string> {
  const before = loadavg()[0] ?? 0;
  const found = await measured();
  if (line.includes("--write")) writeFileSync(join(import.meta.dirname, "../docs/scaling.svg"), drawn(found));
  const judged = rowsOf(found).map(
    ({ value, limit, what }) =>
      `* ${value.toFixed(2)} (${limit !== null && value <= limit ? "≤" : "over"} ${limit}): ${what}`,
  );
  return [...table(found), "", ...judged, loadLine(before)].join("\n");
}

export async function grownRows(): Promise<readonly Row[]> {
  return rowsOf(await measured());
}

async function measured(): Promise<readonly Found[]> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const out = join(folder, "built");
    mkdirSync(out);
    const entry = (source: string, name: string) => [
      { entries: [{ source, out: name }], kind: "program" as const },
    ];
    await buildInto(out, entry("src/cli/main.ts", "cli.js"));
    const bare = join(folder, "bare");
    mkdirSync(bare);
    await buildInto(bare, entry("bench/scaling/bare.ts", "bare.js"));
    const commands = { lanser: join(out, "cli.js"), bare: join(bare, "bare.js") };
    return sizes.map((files) => measureAt(files, join(folder, `of-${files}`), commands));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureAt(
  files: number,
  root: string,
  commands: Readonly<Record<"lanser" | "bare", string>>,
): Found {
  const leaf = leafOf(files);
  for (const [path, text] of generated(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  // git would tidy up by itself behind a commit of so many files, beside what is measured.
  const settings = [
    "gc.auto=0",
    "maintenance.auto=false",
    "user.name=bench",
    "user.email=bench@example.invalid",
  ];
  const options = settings.flatMap((setting) => ["-c", setting]);
  const git = (...args: string[]) => execFileSync("git", [...options, ...args], { cwd: root });
  git("init", "--quiet", ".");
  git("add", "--all");
  git("commit", "--quiet", "--message", "base");
  appendFileSync(join(root, leaf), "export const added = 1;\n");
  git("commit", "--quiet", "--all", "--message", "head");
  git("gc", "--quiet");
  const between = ["--repo", root, "--base-exact", "HEAD^", "--head", "HEAD"];
  const lines: Readonly<Partial<Record<Name, readonly string[]>>> = {
    affected: ["node", commands.lanser, "affected", ...between],
    ...(files > largestAsked
      ? {}
      : {
          gate: [
            ...["node", commands.lanser, "gate", "--fresh", ...between],
            ...["--server", "typescript", "--scope", "affected"],
          ],
          pull: ["node", commands.bare, root, leaf, serverFolder("typescript")],
        }),
  };
  const all = new Map<Name, Cost[]>();
  for (let round = 0; round < rounds; round += 1)
    for (const [name, line] of Object.entries(lines) as [Name, readonly string[]][])
      all.set(name, [...(all.get(name) ?? []), measure(line, root)]);
  const costs = Object.fromEntries([...all].map(([name, some]) => [name, medians(some)]));
  process.stderr.write(`${files} files: ${JSON.stringify(costs)}\n`);
  return { files, costs };
}

function medians(all: readonly Cost[]): Cost {
  const of = (name: keyof Cost) =>
    all.map((cost) => cost[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  return { wall: of("wall"), cpu: of("cpu"), peak: of("peak") };
}

const beyondPull = ({ gate, pull }: Found["costs"], of: "wall" | "cpu"): number | undefined =>
  gate === undefined || pull === undefined ? undefined : gate[of] - pull[of];

function table(found: readonly Found[]): readonly string[] {
  const seconds = (value: number | undefined) => (value === undefined ? "" : value.toFixed(2));
  const cells = ({ files, costs }: Found) => [
    files.toLocaleString("en"),
    ...[costs.gate, costs.pull].flatMap((cost) => [seconds(cost?.wall), seconds(cost?.cpu)]),
    seconds(beyondPull(costs, "wall")),
    seconds(beyondPull(costs, "cpu")),
    seconds(costs.affected?.wall),
    seconds(costs.affected?.cpu),
    megabytes(costs.affected).toFixed(0),
  ];
  return [
    "| files | gate: s | CPU s | one pull: s | CPU s | gate less the pull: s | CPU s | `lanser affected`: s | CPU s | MB |",
    "| --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...found.map((one) => `| ${cells(one).join(" | ")} |`),
  ];
}

/** No server runs beside it, and git needs less: the largest process is ours. */
const megabytes = (cost: Cost | undefined): number => (cost?.peak ?? Number.NaN) / 1_000_000;

function rowsOf(found: readonly Found[]): readonly Row[] {
  const at = (files: number) => found.find((one) => one.files === files)?.costs ?? {};
  const grown = (of: "wall" | "cpu") =>
    (beyondPull(at(largestAsked), of) ?? Number.NaN) / (beyondPull(at(smallest), of) ?? Number.NaN);
  const sizesCompared = `gate less the pull, ${largestAsked} files : ${smallest} files`;
  return [
    { value: grown("wall"), limit: growthMax, what: `wall time, ${sizesCompared}` },
    { value: grown("cpu"), limit: growthMax, what: `CPU time, ${sizesCompared}` },
    {
      value: megabytes(at(largest).affected),
      limit: megabytesMax,
      what: `MB of \`lanser affected\` at ${largest} files`,
    },
  ];
}

const loadLine = (before: number): string =>
  `* load of the machine: ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after, in the last minute`;

function drawn(found: readonly Found[]): string {
  const points = (of: (costs: Found["costs"]) => number | undefined) =>
    found.flatMap(({ files, costs }) => {
      const value = of(costs);
      return value === undefined ? [] : [{ files, value }];
    });
  return plot("CPU time of a one-line change, by the size of its project", "s", [
    { name: "gate", points: points(({ gate }) => gate?.cpu) },
    { name: "gate less the pull", points: points((costs) => beyondPull(costs, "cpu")) },
    { name: "one pull, server alone", points: points(({ pull }) => pull?.cpu) },
    { name: "lanser affected", points: points(({ affected }) => affected?.cpu) },
  ]);
}
