/**
 * Whether base can be had by walking back in the process that has looked at head: pairs of trees, base by a fresh process beside
 * base by walking back, where that counts for files without a finding that could fail in head; those with one are looked at by a
 * fresh process, all in one. `npm run bench -- base [--pairs N] [python|typescript] [traps|circles|small|releases|edits]…`: N of each kind.
 * What came of each pair is kept below `.cache/base`: a run that was ended goes on.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { kinds, type Pair, pairsOf } from "./base/pairs.ts";
import { type Looked, lookCold, type Seen, type Texts, walkBack } from "./base/walk-back.ts";
import { type InstalledServer, installedServer } from "./installed.ts";
import { keptRows } from "./kept-rows.ts";
import { median } from "./numbers.ts";
import type { Language } from "./soundness/changes.ts";
import { servers } from "./soundness/generated.ts";

const kept = fileURLToPath(new URL("../.cache/base", import.meta.url));
const languages = ["python", "typescript"] as const satisfies readonly Language[];
const pairsEach = 75;

type Row = {
  readonly pair: string;
  readonly kind: Pair["kind"];
  readonly files: number;
  /** Files that head has a finding in, so base's are looked at by a fresh process. */
  readonly cold: number;
  /** Whether the server took in which files there are after it has walked back. */
  readonly isTakenIn: boolean;
  /** Files of base of which something differs from base by a fresh process: anything, and what is there at all. */
  readonly differing: { readonly warm: Differing; readonly mixed: Differing; readonly head: number };
  /** Seconds. */
  readonly cpu: {
    readonly base: number;
    readonly head: number;
    readonly back: number;
    readonly again: number;
  };
};

export type Differing = { readonly any: readonly string[]; readonly presence: readonly string[] };

export async function benchBase(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("base") + 1);
  const at = words.indexOf("--pairs");
  const [, given] = at < 0 ? [] : words.splice(at, 2);
  const chosen = languages.filter((one) => !words.some((word) => word in servers) || words.includes(one));
  const isWanted = (kind: string) =>
    words.every((word) => word in servers) || words.some((word) => kind.startsWith(word));
  const lines: string[] = [heading, ruler];
  const told: string[] = [];
  for (const language of chosen) {
    const server = await installedServer(servers[language]);
    const all: Row[] = [];
    for (const kind of kinds.filter(isWanted)) {
      const rows = await rowsOf(language, server, kind, Number(given ?? pairsEach));
      if (rows.length > 0) lines.push(tableLine(servers[language], kind, rows));
      all.push(...rows);
    }
    lines.push(tableLine(servers[language], "**all**", all));
    told.push(...all.flatMap(differenceLines));
  }
  return [...lines, "", ...told].join("\n");
}

async function rowsOf(
  language: Language,
  server: InstalledServer,
  kind: Pair["kind"],
  most: number,
): Promise<readonly Row[]> {
  const known = keptRows<Row>(join(kept, `${language}.jsonl`));
  const rows: Row[] = [];
  for (const pairOf of pairsOf(language, kind, most, kept)) {
    const pair = pairOf();
    const make = async () => {
      const row = await rowOf(server, pair);
      process.stderr.write(`${pair.name}: ${row.differing.mixed.any.length}\n`);
      return row;
    };
    rows.push(await known.rowOf([pair.base, pair.head], make));
  }
  return rows;
}

let lastBase: { readonly texts: Texts; readonly looked: Looked } | undefined;

async function rowOf(
  server: InstalledServer,
  { name, kind, base: baseTexts, head: headTexts }: Pair,
): Promise<Row> {
  if (lastBase?.texts !== baseTexts)
    lastBase = { texts: baseTexts, looked: await lookCold(server, baseTexts) };
  const base = lastBase.looked;
  const walked = await walkBack(server, baseTexts, headTexts);
  const isFound = (path: string) =>
    walked.head.seen.get(path)?.some(({ severity }) => severity === "error") === true;
  const cold = [...base.seen.keys()].filter(isFound);
  const again = cold.length === 0 ? null : await lookCold(server, baseTexts, isFound);
  const mixed = new Map([...walked.base.seen, ...(again?.seen ?? [])]);
  return {
    pair: name,
    kind,
    files: base.seen.size,
    cold: cold.length,
    isTakenIn: walked.isTakenIn,
    differing: {
      warm: differing(base.seen, walked.base.seen),
      mixed: differing(base.seen, mixed),
      head: differing(base.seen, walked.head.seen).any.length,
    },
    cpu: { base: base.cpu, head: walked.head.cpu, back: walked.base.cpu, again: again?.cpu ?? 0 },
  };
}

export function differing(one: Seen, other: Seen): Differing {
  const paths = [...new Set([...one.keys(), ...other.keys()])];
  const by = (part: "what" | "all") =>
    paths.filter((path) => {
      const of = (seen: Seen) =>
        seen
          .get(path)
          ?.map((told) => told[part])
          .join("\n");
      return of(one) !== of(other);
    });
  return { any: by("all"), presence: by("what") };
}

const heading =
  "| server | pairs | of them | files | base differs | in what is there | with files looked at again: differs | in what is there | CPU of walking back : base alone | with files looked at again |";
const ruler = "| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: |";

function tableLine(server: string, kind: string, rows: readonly Row[]): string {
  const count = (pick: (row: Row) => readonly string[]) => rows.filter((row) => pick(row).length > 0).length;
  const cells = [
    server,
    kind,
    rows.length,
    rows.reduce((sum, { files }) => sum + files, 0),
    count(({ differing: { warm } }) => warm.any),
    count(({ differing: { warm } }) => warm.presence),
    count(({ differing: { mixed } }) => mixed.any),
    count(({ differing: { mixed } }) => mixed.presence),
    median(rows.map(({ cpu }) => cpu.back / cpu.base)).toFixed(2),
    median(rows.map(({ cpu }) => (cpu.back + cpu.again) / cpu.base)).toFixed(2),
  ];
  return `| ${cells.join(" | ")} |`;
}

function differenceLines({ pair, kind, isTakenIn, differing: { mixed } }: Row): readonly string[] {
  const not = isTakenIn ? "" : ", and the server does not list the files that there are";
  return mixed.any.length === 0 && isTakenIn ? [] : [`* ${kind}, ${pair}: ${mixed.any.join(", ")}${not}`];
}
