/**
 * Whether the reward means anything: changes of released packages whose own tests say what each is worth, beside what the
 * two rewards and a plain count of diagnostics say. `npm run bench:reward [-- --changes N --seed N --budget MINUTES --kept FOLDER --others]`.
 * What was run is kept in FOLDER, outside of the repository: a run that was ended goes on, and prints what there is.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join, resolve } from "node:path";
import { hashOf } from "../src/affected/words.ts";
import { runGate } from "../src/cli/program/gate.ts";
import { sha256 } from "../src/model/digest.ts";
import type { RewardSummary } from "../src/model/reward.ts";
import { storeBytesMax } from "../src/session/observe/cache/store.ts";
import { createParser, type SyntaxParser } from "../src/syntax/parser.ts";
import { read } from "../src/syntax/reading.ts";
import { type Files, makeFolder } from "../test/support/files.ts";
import { onlyPyright, sharedCache, testHost } from "../test/support/gate.ts";
import { repositoryAt } from "../test/support/repository.ts";
import { openShared } from "../test/support/shared-pyright.ts";
import { chanceOf } from "./newness/random.ts";
import { type Edited, hides, mutations, neutral, type Rule } from "./reward/edits.ts";
import { testsOf } from "./reward/outcome.ts";
import {
  fetchRelease,
  others,
  type Released,
  released,
  type Sources,
  testingPython,
} from "./reward/packages.ts";
import { type Kind, type Row, tables } from "./reward/tables.ts";

export async function benchReward(line: readonly string[] = []): Promise<string> {
  if (!line.includes("reward")) return "Only by its own name: `npm run bench:reward`.";
  const option = (name: string, otherwise: string) => {
    const at = line.indexOf(name);
    return at < 0 ? otherwise : (line[at + 1] ?? otherwise);
  };
  const seed = Number(option("--seed", "1"));
  const most = Number(option("--changes", "320"));
  const until = Date.now() + Number(option("--budget", "120")) * 60_000;
  const kept = resolve(option("--kept", join(homedir(), ".cache/lanser-bench-reward")));
  mkdirSync(kept, { recursive: true });
  const file = join(kept, `rows-${seed}.jsonl`);
  const rows = new Map(readRows(file).map((row) => [row.key, row]));
  const shared = openShared();
  await shared.listening;
  try {
    const python = testingPython(kept);
    const parser = await createParser(["python"]);
    const packages = line.includes("--others") ? others : released;
    const trees = new Map(packages.map((one) => [one.name, { one, ...fetchRelease(one, kept) }]));
    const plans = [...trees.values()].map(({ one, texts }) => sitesOf(one, texts, parser, seed));
    for (let at = 0; rows.size < most && plans.some((sites) => at < sites.length); at++)
      for (const [index, { one, folder, texts }] of [...trees.values()].entries()) {
        const site = plans[index]?.[at];
        if (site === undefined || rows.size >= most) continue;
        for await (const row of changesAt({ one, folder, texts, site, python, kept, seed, known: rows })) {
          if (rows.has(row.key)) continue;
          rows.set(row.key, row);
          appendFileSync(file, `${JSON.stringify(row)}\n`);
          process.stderr.write(
            `${rows.size} ${row.package} ${row.kind} ${row.rule}: ${JSON.stringify(row.measured?.delta ?? null)} ${row.before} -> ${row.after}\n`,
          );
          if (Date.now() > until) return tables([...rows.values()], seed);
        }
      }
    return tables([...rows.values()], seed);
  } finally {
    await shared.close();
  }
}

/** One place of a release with a mutation, and a neutral edit of the same release. */
type Site = {
  readonly id: string;
  readonly mutation: string;
  readonly path: string;
  readonly mutated: Edited;
  readonly neutral: { readonly rule: string; readonly path: string; readonly edited: Edited } | undefined;
};

/** Rules take turns, so that each has its share however many places it has. */
function sitesOf(one: Released, texts: Sources, parser: SyntaxParser, seed: number): readonly Site[] {
  const chance = chanceOf(hashOf(`${seed} ${one.name}`));
  const of = (rules: Readonly<Record<string, Rule>>) =>
    Object.entries(rules).map(([rule, edit]) => {
      const places = [...texts].flatMap(([path, text]) =>
        edit({ text, code: read(parser, "python", text).code }).map((edited) => ({ rule, path, edited })),
      );
      return chance.shuffled(places);
    });
  const [broken, meaningless] = [
    inTurns(chance.shuffled(of(mutations))),
    inTurns(chance.shuffled(of(neutral))),
  ];
  return broken.map(({ rule, path, edited }, at) => ({
    id: `${one.name} ${at}`,
    mutation: rule,
    path,
    mutated: edited,
    neutral: meaningless[at],
  }));
}

function inTurns<Value>(lists: readonly (readonly Value[])[]): readonly Value[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => {
      const value = list[at];
      return value === undefined ? [] : [value];
    }),
  ).flat();
}

type At = {
  readonly one: Released;
  readonly folder: string;
  readonly texts: Sources;
  readonly site: Site;
  readonly python: string;
  readonly kept: string;
  readonly seed: number;
  readonly known: ReadonlyMap<string, Row>;
};

async function* changesAt({ one, folder, texts, site, python, kept, seed, known }: At): AsyncGenerator<Row> {
  const { path, mutated } = site;
  const tests = async (changed: Files) => (await testsOf(one, { folder, python, kept, changed })).passed;
  const whole = await tests({});
  const change = async (
    kind: Kind,
    rule: string,
    line: number,
    base: Files,
    head: Files,
    at = path,
  ): Promise<Row> => {
    const key = sha256(JSON.stringify([one.name, one.version, kind, rule, base, head]));
    const old = known.get(key);
    if (old !== undefined) return old;
    const back = Object.fromEntries(Object.keys(base).map((name) => [name, texts.get(name) ?? null]));
    const commits: readonly Files[] = [
      { ...Object.fromEntries(texts), ...base },
      { ...back, ...head },
    ];
    const [before, after, seen] = await Promise.all([tests(base), tests(head), judged(commits, kept)]);
    return {
      key,
      package: one.name,
      site: site.id,
      kind,
      rule,
      path: at,
      line,
      before: before / whole,
      after: after / whole,
      ...seen,
    };
  };
  const broken = { [path]: mutated.text };
  const bad = await change("bad", site.mutation, mutated.line, {}, broken);
  yield bad;
  yield await change("good", site.mutation, mutated.line, broken, {});
  const chance = chanceOf(hashOf(`${seed} ${site.id}`));
  const heard = bad.news.find((one) => one.path === path);
  if (heard !== undefined)
    for (const [rule, text] of hidden(mutated.text, heard.line, chance.shuffled(Object.keys(hides))).slice(
      0,
      2,
    ))
      yield await change("hiding", rule, heard.line, broken, { [path]: text });
  if (site.neutral !== undefined) {
    const { rule, edited } = site.neutral;
    yield await change(
      "neutral",
      rule,
      edited.line,
      {},
      { [site.neutral.path]: edited.text },
      site.neutral.path,
    );
  }
}

/** In the order of the rules that are given. */
function hidden(
  text: string,
  line: number,
  rules: readonly string[],
): readonly (readonly [rule: string, text: string])[] {
  const lines = text.split("\n");
  const old = lines[line] ?? "";
  return rules.flatMap((rule) => {
    const now = hides[rule as keyof typeof hides](old);
    return now === undefined ? [] : [[rule, lines.with(line, now).join("\n")] as const];
  });
}

/** What the gate makes of the last of two commits. */
async function judged(
  commits: readonly Files[],
  kept: string,
): Promise<Pick<Row, "measured" | "unscored" | "count" | "news" | "unproven">> {
  const { folder, remove } = makeFolder();
  const scratch = makeFolder();
  try {
    const { report } = await runGate(testHost(scratch.folder), {
      repository: repositoryAt(join(folder, "project"), ...commits),
      base: { kind: "exact", rev: "HEAD^" },
      head: { kind: "commit", rev: "HEAD" },
      policy: onlyPyright,
      cacheFolder: sharedCache,
      // A mutated tree is a side of several changes.
      observations: { folder: join(kept, "observations"), use: "read-write", bytesMax: storeBytesMax },
      traceFolder: undefined,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    const { reward, unscored, counts, findings } = report;
    const news = findings.filter(({ state }) => state === "new");
    return {
      measured: reward === null ? null : measuredOf(reward),
      unscored,
      count: counts.fixed + counts.removed + counts.suppressed - counts.new,
      news: news.map(({ path, range, code }) => ({ path, line: range.start.line, code: String(code) })),
      unproven: findings.flatMap(({ proof }) => (proof?.kind === "unproven" ? [proof.probe] : [])),
    };
  } finally {
    remove();
    scratch.remove();
  }
}

function measuredOf({ "pr-v2": { components }, confidence }: RewardSummary): Row["measured"] {
  const { diag_delta: delta, safety } = components;
  return { delta, safety, symbols: confidence.symbols };
}

function readRows(file: string): readonly Row[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  // What stands behind the last line feed was being written when a run was ended.
  const rows = lines.slice(0, -1).map((one) => JSON.parse(one) as Row);
  // A machine that was too busy to check a file says nothing of the change: that is tried again.
  return rows.filter(({ unscored }) => unscored?.includes("could not be checked") !== true);
}
