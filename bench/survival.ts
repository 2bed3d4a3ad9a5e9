/**
 * Do names survive a release? Every function, method and class of an older release is looked up in the newer one: by its
 * symbol with `seen`, by an anchor of its first line, and by its symbol id. `npm run bench -- survival`. With a folder of
 * clones, `npm run bench -- survival CLONES`, also by symbol with `seen` over 100 commits. Results are kept in
 * `bench/survival/results.jsonl`, so a run that was ended goes on.
 */
import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Bundle } from "../src/questions/bundle/bundle.ts";
import { type Client, openClient } from "../src/questions/client/client.ts";
import { printPlace } from "../src/selectors/place.ts";
import { makeFolder, write } from "../test/support/files.ts";
import { testHost } from "../test/support/gate.ts";
import { usualRequest } from "../test/support/question-client.ts";
import { commit, git, repositoryAt } from "../test/support/repository.ts";
import { treeOfRelease } from "./newness/packages.ts";
import { filesOf } from "./newness/tree.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const kept = join(root, "bench/survival/results.jsonl");

/** No other benchmark uses these. */
const pairs = [
  { name: "pyparsing", old: "3.1.4", new: "3.2.0" },
  { name: "tomlkit", old: "0.12.5", new: "0.13.0" },
  { name: "pyflakes", old: "3.1.0", new: "3.2.0" },
  { name: "wtforms", old: "3.1.2", new: "3.2.1" },
] as const;

/** Consecutive commits, by first parents. `name`: the clone below the given folder. */
const histories = [
  {
    ...{ name: "anyio", folder: "src/anyio" },
    ...{ old: "01b8d02381ba95ba11241c1ec361e908fe05b8be", new: "660a06d548ca72759e9d89ed722dd1ad5227afe4" },
  },
  {
    ...{ name: "gunicorn", folder: "gunicorn" },
    ...{ old: "24e7ced609ff78175787295ae730020f9bf2f514", new: "65ac1a3a4c0aa00960968c720d6e6bd2ac32f1b9" },
  },
  {
    ...{ name: "werkzeug", folder: "src/werkzeug" },
    ...{ old: "9e050f7750214d6779636813b8d661250804e811", new: "1b00618e787f40dfb21eba29caf8f8be7c8e1d93" },
  },
] as const;

type Target = {
  readonly path: string;
  readonly symbol: string;
  readonly line: number;
  readonly header: string;
};
type Definition = Target & {
  readonly kind: "function" | "method" | "class";
  readonly nth: number;
  readonly many: number;
  readonly why: string;
  readonly target: Target | null;
};

const ways = ["symbol with seen", "anchor", "id", "file:line", "name", "ctags"] as const;
type Way = (typeof ways)[number];
const outcomes = ["right", "ambiguous", "lost", "wrong", "gone"] as const;
type Outcome = (typeof outcomes)[number];

type Row = {
  readonly way: Way;
  readonly kind: string;
  readonly place: string;
  readonly truth: string;
  readonly said: string;
  /** `gone`: nothing in the newer release is the same, and that was said. */
  readonly outcome: Outcome;
};

/**
 * What became of one kind of definition. `others` are the rows that are not right by the oracle, of the ways that use
 * Relocate. `judged`: what a person found where the oracle disagrees, written into the kept results.
 */
type Tally = Pick<Row, "way" | "kind"> & {
  readonly pair: string;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly others: readonly (Pick<Row, "place" | "truth" | "said" | "outcome"> & {
    readonly judged?: string;
  })[];
};

const relocating: ReadonlySet<Way> = new Set(["symbol with seen", "anchor", "id"]);

export async function benchSurvival(line: readonly string[] = []): Promise<string> {
  const tallies = existsSync(kept) ? linesOf<Tally>(kept) : [];
  const known = new Set(tallies.map(({ pair, way }) => `${pair} ${way}`));
  for (const pair of pairs) {
    const name = `${pair.name} ${pair.old} → ${pair.new}`;
    const missing = new Set(ways.filter((way) => !known.has(`${name} ${way}`)));
    if (missing.size === 0) continue;
    const found = talliesOf(name, await survivalOf(pair, missing));
    appendFileSync(kept, found.map((one) => `${JSON.stringify(one)}\n`).join(""));
    tallies.push(...found);
  }
  const clones = line[line.indexOf("survival") + 1];
  for (const history of histories) {
    if (clones === undefined) break;
    const name = `${history.name}, 100 commits`;
    if (known.has(`${name} symbol with seen`)) continue;
    const found = talliesOf(name, await followedIn(resolve(clones, history.name), history));
    appendFileSync(kept, found.map((one) => `${JSON.stringify(one)}\n`).join(""));
    tallies.push(...found);
  }
  return table(tallies);
}

/** Of the definitions in files that the 100 commits changed, each fourth is followed. */
const everyNth = 4;
const clientsCount = 4;

/** Follows definitions of the older commit to the newer one, which the oracle does commit by commit. */
async function followedIn(
  clone: string,
  { folder: inside, old, new: next }: (typeof histories)[number],
): Promise<readonly Row[]> {
  const { folder, remove } = makeFolder();
  try {
    const repository = join(folder, "project");
    execFileSync("git", ["clone", "--quiet", clone, repository]);
    git(repository, "checkout", "--quiet", "--detach", next);
    const oracle = [join(root, "bench/survival/oracle.py"), "--chain", repository, inside, old, next];
    const listed = execFileSync("python3", oracle, { encoding: "utf8", maxBuffer: 1 << 28 });
    const changed = (JSON.parse(listed) as readonly Definition[]).filter(({ why }) => why !== "unchanged");
    const missing: ReadonlySet<Way> = new Set(["symbol with seen"]);
    // Several clients, because most of the time goes into waiting for git.
    const rows = await Promise.all(
      Array.from({ length: clientsCount }, (_, nth) => {
        const definitions = changed.filter((_one, at) => at % (clientsCount * everyNth) === nth * everyNth);
        return lookedUp(repository, { definitions, seen: old, missing, after: {}, folder });
      }),
    );
    return rows.flat();
  } finally {
    remove();
  }
}

function talliesOf(pair: string, rows: readonly Row[]): readonly Tally[] {
  return [...Map.groupBy(rows, ({ way, kind }) => `${way} ${kind}`).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { way, kind } = first;
    const countOf = (outcome: Outcome) => group.filter((row) => row.outcome === outcome).length;
    const counts = Object.fromEntries(outcomes.map((outcome) => [outcome, countOf(outcome)]));
    const others = group.filter(({ outcome }) => outcome !== "right" && outcome !== "gone");
    return [
      {
        ...{ pair, way, kind },
        counts: counts as Tally["counts"],
        others: relocating.has(way)
          ? others.map(({ place, truth, said, outcome }) => ({ place, truth, said, outcome }))
          : [],
      },
    ];
  });
}

function linesOf<Line>(file: string): Line[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Line);
}

async function survivalOf(
  { name, old, new: next }: (typeof pairs)[number],
  missing: ReadonlySet<Way>,
): Promise<readonly Row[]> {
  const { folder, remove } = makeFolder();
  try {
    const [before, after] = [old, next].map((version) => filesOf(treeOfRelease({ name, version })));
    if (before === undefined || after === undefined) throw new Error("a pair has two releases");
    write(join(folder, "old"), before);
    write(join(folder, "new"), after);
    const repository = repositoryAt(join(folder, "project"), before);
    const seen = git(repository, "rev-parse", "HEAD");
    const gone = Object.keys(before).filter((path) => after[path] === undefined);
    commit(repository, { ...after, ...Object.fromEntries(gone.map((path) => [path, null])) });
    const renames = git(repository, "diff", "-M50%", "--name-status", "--diff-filter=R", seen, "HEAD").split(
      "\n",
    );
    const pairsOfPaths = renames.flatMap((line) => {
      const [, from, to] = line.split("\t");
      return from === undefined || to === undefined ? [] : [[from, to] as const];
    });
    writeFileSync(join(folder, "renames.json"), JSON.stringify(Object.fromEntries(pairsOfPaths)));
    const oracle = [join(root, "bench/survival/oracle.py"), join(folder, "old"), join(folder, "new")];
    const listed = execFileSync("python3", [...oracle, join(folder, "renames.json")], {
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const definitions = JSON.parse(listed) as readonly Definition[];
    return await lookedUp(repository, { definitions, seen, missing, after, folder });
  } finally {
    remove();
  }
}

type Files = Readonly<Record<string, string>>;

async function lookedUp(
  repository: string,
  {
    definitions,
    seen,
    missing,
    after,
    folder,
  }: {
    readonly definitions: readonly Definition[];
    readonly seen: string;
    readonly missing: ReadonlySet<Way>;
    readonly after: Files;
    readonly folder: string;
  },
): Promise<readonly Row[]> {
  const open = (rev: string) =>
    openClient(testHost(folder), {
      ...{ repository, rev, servers: [], config: undefined, settings: undefined, isTreeTrusted: true },
      ...{
        cacheFolder: null,
        traceFolder: undefined,
        allowedMethods: [],
        idleMsMax: null,
        overlays: new Map(),
      },
      ...{ signal: new AbortController().signal, progress: () => undefined },
    });
  await using newer = await open("HEAD");
  await using older = await open(seen);
  const locate = (client: typeof newer, place: string) =>
    client.ask({ ...usualRequest, cmd: "locate", places: [place] });
  const tags = missing.has("ctags") ? tagsOf(join(folder, "new")) : undefined;
  const rows: Row[] = [];
  for (const one of definitions) {
    const { path, symbol, line, many, nth, header, kind, target } = one;
    const symbolPlace = printPlace({
      kind: "symbol",
      path,
      names: symbol.split("."),
      ...(many > 1 ? { overload: nth } : {}),
    });
    const add = (way: Way, place: string, said: readonly string[], isCertain: boolean) => {
      const truth = target === null ? "gone" : `${target.path}:${target.line}`;
      rows.push({
        way,
        kind,
        place,
        truth,
        said: said.join(" "),
        outcome: outcomeOf(truth, said, isCertain),
      });
    };
    const ask = async (way: Way, placeOf: () => Promise<string | undefined>) => {
      const place = missing.has(way) ? await placeOf() : undefined;
      if (place === undefined) return;
      const bundle = await locate(newer, place);
      add(way, place, placesIn(bundle), !("error" in bundle));
    };
    const mark = many > 1 ? "&" : "?";
    await ask("symbol with seen", async () => `${symbolPlace}${mark}seen=${seen}`);
    // An anchor is right where its text still stands on the first line of the same definition.
    await ask("anchor", async () =>
      target !== null && target.header === header && target.path === path ? anchorOf(older, one) : undefined,
    );
    await ask("id", async () => {
      const own = await locate(older, symbolPlace);
      return "facts" in own ? own.facts.location?.id : undefined;
    });
    await ask("name", async () => printPlace({ kind: "symbol", path, names: symbol.split(".") }));
    const headLine = (after[path] ?? "").split("\n")[line - 1] ?? "";
    const isName = new RegExp(`\\b(?:def|class)\\s+${symbol.split(".").at(-1)}\\b`, "u").test(headLine);
    if (missing.has("file:line"))
      add("file:line", `${path}:${line}`, isName ? [`${path}:${line}`] : [], true);
    if (missing.has("ctags")) add("ctags", symbol, tags?.get(symbol.split(".").at(-1) ?? "") ?? [], true);
  }
  return rows;
}

/** The anchor of a line's code, as `locate --as anchor` writes it for the older release. */
async function anchorOf(older: Client, { path, line, header }: Target): Promise<string> {
  const [start, end] = [header.length - header.trimStart().length + 1, header.trimEnd().length + 1];
  const place = `${printPlace({ kind: "file", path })}@R(${line},${start}->${line},${end})`;
  const bundle = await older.ask({
    ...usualRequest,
    cmd: "locate",
    places: [place],
    params: { as: "anchor" },
  });
  return ("facts" in bundle ? bundle.facts.location?.selector : undefined) ?? place;
}

/** Where an answer is, or each of its candidates: `path:line` from 1. */
function placesIn(bundle: Bundle): readonly string[] {
  if ("error" in bundle)
    return (bundle.error.candidates ?? []).map(({ path, range }) => `${path}:${range[0] + 1}`);
  const resolved = bundle.resolution?.resolved ?? null;
  return resolved === null ? [] : [`${resolved.path}:${resolved.range[0] + 1}`];
}

function outcomeOf(truth: string, said: readonly string[], isCertain: boolean): Outcome {
  const [first] = said;
  if (isCertain && first !== undefined && truth === first) return "right";
  if (isCertain && first !== undefined) return "wrong";
  if (truth === "gone") return "gone";
  return said.includes(truth) ? "ambiguous" : "lost";
}

/** The first tag of each name, as an editor jumps to it; undefined without ctags. */
function tagsOf(folder: string): ReadonlyMap<string, readonly string[]> | undefined {
  try {
    const args = ["--languages=Python", "--fields=+n", "--excmd=number", "-R", "-f", "-", "."];
    const lines = execFileSync("ctags", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 }).split(
      "\n",
    );
    const tags = new Map<string, readonly string[]>();
    for (const line of lines) {
      const [name = "", path = "", number = ""] = line.split("\t");
      if (!name.startsWith("!") && !tags.has(name))
        tags.set(name, [`${path.replace(/^\.\//u, "")}:${Number.parseInt(number, 10)}`]);
    }
    return tags;
  } catch {
    return undefined;
  }
}

function table(tallies: readonly Tally[]): string {
  const lines = [
    `| pair | way | kind | ${outcomes.join(" | ")} | right where it exists |`,
    "| --- | --- | --- | --: | --: | --: | --: | --: | --: |",
  ];
  for (const { pair, way, kind, counts } of tallies) {
    const existing = counts.right + counts.ambiguous + counts.lost + counts.wrong;
    const share = ((100 * counts.right) / Math.max(1, existing)).toFixed(1);
    lines.push(
      `| ${pair} | ${way} | ${kind} | ${outcomes.map((one) => counts[one]).join(" | ")} | ${share} % |`,
    );
  }
  return lines.join("\n");
}
