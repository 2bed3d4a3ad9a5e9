/**
 * Whether errors and warnings are the same where the compiler decides which files the server checks, and where it checks all: the changes of
 * two readers, and commits of real projects, whole and half, each judged by whole gates both ways, on the real server.
 * `npm run bench -- complete [CLONES] [--server ID] [--commits N] [--edits N] [PROJECT…]`: without CLONES (as for `second-look`, with their packages
 * installed) the readers' changes alone; with `--threads` the command alone, with one thread and with several; with `--edits` so many small edits of released packages instead. What came of each is kept below `.cache/complete`, by the sources of this product: a run that was ended goes on.
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runGate } from "../src/cli/program/gate.ts";
import type { Report } from "../src/model/report.ts";
import { makeFolder } from "../test/support/files.ts";
import { sharedCache, testHost } from "../test/support/gate.ts";
import { commit as commitFiles, repositoryAt } from "../test/support/repository.ts";
import { pairsOf } from "./base/pairs.ts";
import { sourceDigest } from "./commits/sources.ts";
import { change, git } from "./commits/tree.ts";
import { type Change, readChanges } from "./complete/changes.ts";
import { halfOf } from "./complete/half.ts";
import { threadRows } from "./complete/threads.ts";
import { keptRows } from "./kept-rows.ts";

const kept = fileURLToPath(new URL("../.cache/complete", import.meta.url));
const keptReleases = fileURLToPath(new URL("../.cache/base", import.meta.url));

const projects = [
  "sindresorhus/ky",
  "sindresorhus/p-queue",
  "gvergnaud/ts-pattern",
  "sindresorhus/got",
  "sindresorhus/is",
] as const;

/** Half of a commit breaks what the whole of it does not. */
const parts = ["whole", "half"] as const;

type Row = {
  readonly of: string;
  readonly name: string;
  readonly verdict: string;
  readonly mode: string;
  readonly why: string;
  /** That the server checked, of all. */
  readonly files: number;
  readonly all: number;
  /** New and fixed, and those of them in files that the change does not touch. */
  readonly found: number;
  readonly elsewhere: number;
  /** What one of the two says and the other does not. */
  readonly differs: readonly string[];
};

type Judged = Omit<Row, "of" | "name">;

export async function benchComplete(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("complete") + 1);
  if (words.includes("--threads")) return threadRows(kept);
  const taken = (flag: string, otherwise: string) => {
    const at = words.indexOf(flag);
    return at < 0 ? otherwise : (words.splice(at, 2)[1] ?? otherwise);
  };
  const [server, commits] = [taken("--server", "typescript"), Number(taken("--commits", "12"))];
  const edits = Number(taken("--edits", "0"));
  const [clones, ...chosen] = words;
  const known = keptRows<Row>(join(kept, `${server}-${sourceDigest()}.jsonl`));
  const rows: Row[] = [];
  const add = async (of: string, name: string, key: object, make: () => Promise<Judged>) => {
    const row = await known.rowOf(key, async () => {
      const made = { of, name, ...(await make()) };
      process.stderr.write(`${lineOf(made)}${made.differs.length > 0 ? " DIFFERS" : ""}\n`);
      return made;
    });
    rows.push(row);
  };
  const notRun: string[] = [];
  if (edits > 0)
    for (const pairOf of pairsOf("typescript", "edits of releases", edits, keptReleases)) {
      const { name, base, head } = pairOf();
      const [project = "", edit = ""] = name.replace(/^\d+ /u, "").split(/, (.*)/su);
      await add(`edits of ${project}`, edit, { base, head }, () => judgeChange(server, { base, head }));
    }
  else if (clones === undefined)
    for (const one of readChanges())
      await add(`${one.reader} reader: ${one.part}`, one.name, one, () => judgeChange(server, one));
  else
    for (const project of projects.filter((one) => chosen.length === 0 || chosen.includes(one))) {
      const clone = join(clones, project);
      if (!existsSync(clone)) notRun.push(`${project}: there is no clone`);
      else
        for (const commit of sourceCommits(clone, commits))
          for (const part of parts)
            await add(`${project}, ${part}`, commit.slice(0, 10), { project, commit, part }, () =>
              judgeCommit(server, clone, commit, part),
            );
    }
  return [...table(server, rows), "", ...rows.map(lineOf), ...notRun].join("\n");
}

/** The newest that change a source and have one parent. */
function sourceCommits(clone: string, most: number): readonly string[] {
  const log = ["log", "--first-parent", "--no-merges", "--format=%H", `--max-count=${most}`];
  return git(clone, ...log, "--", "*.ts", "*.tsx", "*.mts").split("\n");
}

async function judgeChange(server: string, { base, head }: Pick<Change, "base" | "head">): Promise<Judged> {
  const { folder, remove } = makeFolder();
  try {
    const repository = repositoryAt(join(folder, "project"), base);
    const texts = Object.entries(head);
    for (const [path, text] of texts) if (text === null) rmSync(join(repository, path));
    const changed = texts.flatMap(([path, text]) => (text === null ? [] : [[path, text] as const]));
    commitFiles(repository, Object.fromEntries(changed));
    return await judge(server, repository, folder, { base: "HEAD^", head: "HEAD" });
  } finally {
    remove();
  }
}

async function judgeCommit(
  server: string,
  clone: string,
  commit: string,
  part: (typeof parts)[number],
): Promise<Judged> {
  const { folder, remove } = makeFolder();
  try {
    const sides = change(clone, commit, `version: 1\nservers: [{ id: ${server} }]\n`);
    const head = part === "whole" ? sides.head : halfOf(clone, sides);
    return await judge(server, clone, folder, { ...sides, head });
  } finally {
    remove();
  }
}

async function judge(
  server: string,
  repository: string,
  folder: string,
  sides: { readonly base: string; readonly head: string },
): Promise<Judged> {
  const judged = async (scope: "full" | undefined) => {
    const { report } = await runGate(testHost(folder), {
      repository,
      base: { kind: "exact", rev: sides.base },
      head: { kind: "commit", rev: sides.head },
      policy: {
        servers: [{ id: server, version: undefined }],
        file: undefined,
        failOn: undefined,
        ...(scope === undefined ? {} : { scope }),
        where: "terminal",
      },
      cacheFolder: sharedCache,
      observations: null,
      traceFolder: undefined,
      allowSecrets: true,
      progress: () => undefined,
      signal: new AbortController().signal,
    });
    return report;
  };
  const [full, own] = [await judged("full"), await judged(undefined)];
  const { scope } = own;
  const isLess = scope?.mode === "complete";
  const diff = git(repository, "diff", "--no-renames", "--name-only", "-z", sides.base, sides.head);
  const touched = new Set(diff.split("\0"));
  const found = full.findings.filter(({ state }) => state === "new" || state === "fixed");
  return {
    verdict: full.verdict,
    mode: scope?.mode ?? "full",
    why: scope?.why ?? "",
    files: isLess ? scope.files.length : (scope?.of ?? 0),
    all: scope?.of ?? 0,
    found: found.length,
    elsewhere: found.filter(({ path }) => !touched.has(path)).length,
    differs: differences(full, own, isLess ? new Set(scope.files) : null),
  };
}

/** Of what neither side lacks, what is in the files that were checked: null for all. */
function differences(full: Report, own: Report, files: ReadonlySet<string> | null): readonly string[] {
  const said = ({ verdict, reasons, findings }: Report) =>
    new Set([
      `verdict ${verdict}`,
      ...reasons.map(({ code }) => `reason ${code}`),
      ...findings
        .filter(({ state, path }) => state !== "unchanged" || files === null || files.has(path))
        .map(({ state, path, range: { start }, severity, code, message }) =>
          [state, `${path}:${start.line + 1}:${start.character + 1}`, severity, code, message].join(" "),
        ),
    ]);
  const [one, other] = [said(full), said(own)];
  return [...one.symmetricDifference(other)].map(
    (text) => `${one.has(text) ? "when full" : "when complete"} alone: ${text}`,
  );
}

function table(server: string, rows: readonly Row[]): readonly string[] {
  const lineFor = (name: string, of: readonly Row[]) => {
    const count = (is: (row: Row) => boolean) => of.filter(is).length;
    const cells = [
      server,
      name,
      of.length,
      count(({ mode }) => mode === "complete"),
      count(({ found }) => found > 0),
      count(({ elsewhere }) => elsewhere > 0),
      count(({ differs }) => differs.length > 0),
    ];
    return `| ${cells.join(" | ")} |`;
  };
  return [
    "| server | changes | of them | complete | something new or fixed | in a file that is not touched | errors and warnings differ |",
    "| --- | --- | --: | --: | --: | --: | --: |",
    ...[...Map.groupBy(rows, ({ of }) => of)].map(([name, of]) => lineFor(name, of)),
    lineFor("**all**", rows),
  ];
}

function lineOf({ of, name, verdict, mode, why, files, all, found, elsewhere, differs }: Row): string {
  const how = mode === "complete" ? `${files} of ${all} files` : `every file: ${why}`;
  const what = `${verdict}, ${found} new or fixed (${elsewhere} elsewhere), ${how}`;
  return [`* ${of}, ${name}: ${what}`, ...differs.map((one) => `  * ${one}`)].join("\n");
}
