/**
 * Whether a process that has answered can be made to forget what it inferred: the heads of the pairs of `base`, each looked at in the order
 * of its program, then in reverse as it is, then in reverse once it has forgotten; beside the reverse by a fresh process. And then base's
 * tree by the same process, which comes there as in a run, once it has forgotten head's.
 * `npm run bench -- forgetting [--pairs N] [pyright|typescript]… [traps|circles|projects|small|releases|edits]…`: N of each kind.
 * What came of each tree is kept below `.cache/base`: a run that was ended goes on.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { kinds, type Pair, pairsOf } from "./base/pairs.ts";
import { lookTwice } from "./base/walk-back.ts";
import { differing } from "./base.ts";
import { type InstalledServer, installedServer } from "./installed.ts";
import { keptRows } from "./kept-rows.ts";
import { median } from "./numbers.ts";

const kept = fileURLToPath(new URL("../.cache/base", import.meta.url));
const languages = { pyright: "python", typescript: "typescript" } as const;
const treesEach = 75;

type Row = {
  readonly tree: string;
  readonly files: number;
  readonly hasForgotten: boolean;
  /** Files of which something differs from the reverse order by a fresh process. */
  readonly differing: {
    readonly first: number;
    readonly reminded: number;
    readonly again: readonly string[];
  };
  /** Of base's tree, files of which something differs from a fresh process: what was looked at in head, and once it has forgotten; null where it did not. */
  readonly base: {
    readonly isReached: boolean;
    readonly head: number;
    readonly stayed: readonly string[] | null;
  };
  /** Seconds of the server's processors, for the reverse order and for base's tree. */
  readonly cpu: Readonly<Record<"fresh" | "again" | "freshBase" | "stayedBase", number>>;
};

export async function benchForgetting(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("forgetting") + 1);
  const at = words.indexOf("--pairs");
  const [, given] = at < 0 ? [] : words.splice(at, 2);
  const servers = Object.keys(languages) as (keyof typeof languages)[];
  const chosen = servers.filter((one) => !words.some((word) => word in languages) || words.includes(one));
  const isWanted = (kind: string) =>
    words.every((word) => word in languages) || words.some((word) => kind.startsWith(word));
  const lines: string[] = [heading, ruler];
  const told: string[] = [];
  for (const id of chosen) {
    const server = await installedServer(id);
    const all: Row[] = [];
    for (const kind of kinds.filter(isWanted)) {
      const rows = await rowsOf(id, server, kind, Number(given ?? treesEach));
      if (rows.length > 0) lines.push(tableLine(id, kind, rows));
      all.push(...rows);
    }
    lines.push(tableLine(id, "**all**", all));
    for (const { tree, hasForgotten, differing, base } of all)
      if (!hasForgotten || differing.again.length > 0 || isOther(base)) {
        const others = [...differing.again, ...(base.stayed ?? []).map((path) => `${path} of base`)];
        told.push(
          `* ${tree}: ${hasForgotten && (base.stayed !== null || !base.isReached) ? others.join(", ") : "it did not forget"}`,
        );
      }
  }
  return [...lines, "", ...told].join("\n");
}

async function rowsOf(
  id: keyof typeof languages,
  server: InstalledServer,
  kind: Pair["kind"],
  most: number,
): Promise<readonly Row[]> {
  const known = keptRows<Row>(join(kept, `${id}-forgetting-both.jsonl`));
  const rows: Row[] = [];
  for (const pairOf of pairsOf(languages[id], kind, most, kept)) {
    const pair = pairOf();
    const make = async () => {
      const row = await rowOf(server, pair);
      const others = row.differing.again.length + (row.base.stayed?.length ?? 0);
      process.stderr.write(`${pair.name}: ${row.differing.first} ${row.base.head} ${others}\n`);
      return row;
    };
    rows.push(await known.rowOf({ name: pair.name, base: pair.base, head: pair.head }, make));
  }
  return rows;
}

async function rowOf(server: InstalledServer, pair: Pair): Promise<Row> {
  const { name, base, head, again: choose = (paths: readonly string[]) => paths.toReversed() } = pair;
  const { first, reminded, again, fresh, other } = await lookTwice(server, {
    texts: head,
    other: base,
    again: choose,
  });
  const from = ({ seen }: typeof fresh) =>
    differing(fresh.seen, new Map([...seen].filter(([path]) => fresh.seen.has(path)))).any;
  const fromBase = ({ seen }: typeof fresh) => differing(other.fresh.seen, seen).any;
  return {
    tree: name,
    files: fresh.seen.size,
    hasForgotten: again !== null,
    differing: {
      first: from(first).length,
      reminded: from(reminded).length,
      again: again === null ? [] : from(again),
    },
    base: {
      isReached: other.isReached,
      head: fromBase(first).length,
      stayed: other.stayed === null ? null : fromBase(other.stayed),
    },
    cpu: {
      fresh: fresh.cpu,
      again: again?.cpu ?? 0,
      freshBase: other.fresh.cpu,
      stayedBase: other.stayed?.cpu ?? 0,
    },
  };
}

const heading =
  "| server | trees | of them | files | the order decides something | in reverse, not told to forget: other | told to forget: other | CPU of that : fresh process | one process for both | of these, base is other than head | base, told to forget head: other | CPU of that : fresh process |";
const ruler = "| --- | --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |";

/** Whether what a process that came from head found in base is other than a fresh one's. */
function isOther({ isReached, stayed }: Row["base"]): boolean {
  return isReached && stayed?.length !== 0;
}

function middle(ratios: readonly number[]): string {
  return ratios.length === 0 ? "" : median(ratios).toFixed(2);
}

function tableLine(server: string, kind: string, rows: readonly Row[]): string {
  const count = (isOne: (row: Row) => boolean) => rows.filter(isOne).length;
  const cells = [
    server,
    kind,
    rows.length,
    rows.reduce((sum, { files }) => sum + files, 0),
    count(({ differing }) => differing.first > 0),
    count(({ differing }) => differing.reminded > 0),
    count(({ differing, hasForgotten }) => !hasForgotten || differing.again.length > 0),
    middle(rows.map(({ cpu }) => cpu.again / cpu.fresh)),
    count(({ base }) => base.isReached),
    count(({ base }) => base.isReached && base.head > 0),
    count(({ base }) => isOther(base)),
    middle(rows.filter(({ base }) => base.isReached).map(({ cpu }) => cpu.stayedBase / cpu.freshBase)),
  ];
  return `| ${cells.join(" | ")} |`;
}
