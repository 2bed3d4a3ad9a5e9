/**
 * Whether what is new, fixed and concluded is the same where only the files are looked at that a change can matter to: the pairs of `base`, each
 * judged by whole gates both ways, on the real server.
 * `npm run bench -- scope-pairs [--pairs N] [--from SEED] [python|typescript]… [traps|circles|users|small|releases|edits]…`: N of each kind. What came of each
 * pair is kept below `.cache/base`, by the sources of this product: a run that was ended goes on.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runGate } from "../src/cli/program/gate.ts";
import type { Report } from "../src/model/report.ts";
import { makeFolder } from "../test/support/files.ts";
import { sharedCache, testHost } from "../test/support/gate.ts";
import { commit, repositoryAt } from "../test/support/repository.ts";
import { kinds, type Pair, pairsOf } from "./base/pairs.ts";
import { sourceDigest } from "./commits/sources.ts";
import { keptRows } from "./kept-rows.ts";
import { median } from "./numbers.ts";

const kept = fileURLToPath(new URL("../.cache/base", import.meta.url));
const servers = { python: "pyright", typescript: "typescript" } as const;
const pairsEach = 75;

type Language = keyof typeof servers;

type Row = {
  readonly pair: string;
  /** Of the files; 1 where every file was looked at. */
  readonly share: number;
  readonly isLess: boolean;
  /** Whether the order decides anything. */
  readonly isVolatile: boolean;
  /** What full and affected say otherwise of the files that the change can matter to, and of the verdict, where nothing of `elsewhere` explains it. */
  readonly differs: readonly string[];
  /** What is new or fixed in files that the change cannot matter to, where all are looked at: the order in which they are decides it. */
  readonly elsewhere: number;
  readonly verdicts: readonly [full: string, affected: string];
};

export async function benchScopePairs(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("scope-pairs") + 1);
  const taken = (flag: string) => {
    const at = words.indexOf(flag);
    return at < 0 ? undefined : Number(words.splice(at, 2)[1]);
  };
  const [most = pairsEach, from = 0] = [taken("--pairs"), taken("--from")];
  const languages = Object.keys(servers) as Language[];
  const isChosen = (one: Language) => !words.some((word) => word in servers) || words.includes(one);
  const isWanted = (kind: string) =>
    words.every((word) => word in servers) || words.some((word) => kind.startsWith(word));
  const lines: string[] = [
    "| server | pairs | of them | less than every file | files, median | the order decides something | verdict, new or fixed differ | new or fixed elsewhere when full | of these another verdict |",
    "| --- | --- | --: | --: | --: | --: | --: | --: | --: |",
  ];
  const told: string[] = [];
  for (const language of languages.filter(isChosen)) {
    const all: Row[] = [];
    for (const kind of kinds.filter(isWanted)) {
      const rows = await rowsOf(language, kind, { most, from });
      if (rows.length > 0) lines.push(tableLine(language, kind, rows));
      all.push(...rows);
    }
    lines.push(tableLine(language, "**all**", all));
    for (const { pair, differs } of all) for (const one of differs) told.push(`* ${pair}: ${one}`);
  }
  return [...lines, "", ...told].join("\n");
}

async function rowsOf(
  language: Language,
  kind: Pair["kind"],
  { most, from }: { readonly most: number; readonly from: number },
): Promise<readonly Row[]> {
  const known = keptRows<Row>(join(kept, `${language}-scope-${sourceDigest()}.jsonl`));
  const rows: Row[] = [];
  for (const pairOf of pairsOf(language, kind, most, kept, from)) {
    const pair = pairOf();
    const make = async () => {
      const row = await rowOf(language, pair);
      process.stderr.write(`${pair.name}: ${(100 * row.share).toFixed(0)} % ${row.differs.length}\n`);
      return row;
    };
    rows.push(await known.rowOf({ name: pair.name, base: pair.base, head: pair.head }, make));
  }
  return rows;
}

async function rowOf(language: Language, { name, base, head }: Pair): Promise<Row> {
  const { folder, remove } = makeFolder();
  try {
    const repository = repositoryAt(join(folder, "project"), base);
    for (const path of Object.keys(base)) if (!(path in head)) rmSync(join(repository, path));
    commit(repository, head);
    const judged = async (scope: "full" | "affected") => {
      const { report } = await runGate(testHost(folder), {
        repository,
        base: { kind: "exact", rev: "HEAD^" },
        head: { kind: "commit", rev: "HEAD" },
        policy: {
          servers: [{ id: servers[language], version: undefined }],
          file: undefined,
          failOn: undefined,
          scope,
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
    const [full, affected] = [await judged("full"), await judged("affected")];
    const { scope } = affected;
    const isLess = scope?.mode === "affected" && scope.files.length < scope.of;
    const files = new Set(scope?.files);
    const isElsewhere = ({ state, path }: Report["findings"][number]) =>
      isLess && (state === "new" || state === "fixed") && !files.has(path);
    const elsewhere = full.findings.filter(isElsewhere).length;
    const about = { ...full, findings: full.findings.filter((one) => !isElsewhere(one)) };
    return {
      pair: name,
      share: isLess ? scope.files.length / scope.of : 1,
      isLess,
      isVolatile: full.counts.volatile > 0,
      differs: [
        ...(full.verdict === affected.verdict || elsewhere > 0
          ? []
          : [`${full.verdict}, ${affected.verdict} when affected`]),
        ...(["new", "fixed"] as const).flatMap((state) => otherIn(state, about, affected)),
      ],
      elsewhere,
      verdicts: [full.verdict, affected.verdict],
    };
  } finally {
    remove();
  }
}

function otherIn(state: "new" | "fixed", full: Report, affected: Report): readonly string[] {
  const found = ({ findings }: Report) =>
    new Set(
      findings
        .filter((finding) => finding.state === state)
        .map(
          ({ path, range: { start }, code }) => `${path}:${start.line + 1}:${start.character + 1} ${code}`,
        ),
    );
  const [one, other] = [found(full), found(affected)];
  return [...one.symmetricDifference(other)].map(
    (text) => `${state} ${one.has(text) ? "when full" : "when affected"} alone: ${text}`,
  );
}

function tableLine(language: Language, kind: string, rows: readonly Row[]): string {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const cells = [
    servers[language],
    kind,
    rows.length,
    count(({ isLess }) => isLess),
    `${(100 * median(rows.map(({ share }) => share))).toFixed(0)} %`,
    count(({ isVolatile }) => isVolatile),
    count(({ differs }) => differs.length > 0),
    count(({ elsewhere }) => elsewhere > 0),
    count(({ elsewhere, verdicts: [full, affected] }) => elsewhere > 0 && full !== affected),
  ];
  return `| ${cells.join(" | ")} |`;
}
