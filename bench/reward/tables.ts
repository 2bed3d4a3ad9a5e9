/** What the changes come to. */
import { bootstrap, kendall, type Pair, spearman } from "./correlation.ts";

export const kinds = ["good", "bad", "hiding", "neutral"] as const;
export type Kind = (typeof kinds)[number];

export type Row = {
  readonly key: string;
  readonly package: string;
  /** Changes of one place are not independent. */
  readonly site: string;
  readonly kind: Kind;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  /** The share of the tests that pass in the release as it is. */
  readonly before: number;
  readonly after: number;
  readonly v1: number | null;
  readonly v2: number | null;
  readonly unscored: string | null;
  /** Diagnostics that base has and head has not, less those that head has and base has not. */
  readonly count: number;
  readonly news: readonly { readonly path: string; readonly line: number; readonly code: string }[];
  readonly unproven: readonly string[];
};

const measures = {
  "pr-v1": ({ v1 }: Row) => v1 ?? 0,
  "pr-v2": ({ v2 }: Row) => v2 ?? 0,
  "count of diagnostics": ({ count }: Row) => count,
} as const;

const rounds = 1000;

export function tables(rows: readonly Row[], seed: number): string {
  const packages = new Set(rows.map((row) => row.package));
  const heard = new Set(
    rows.filter(({ kind, news }) => kind === "bad" && news.length > 0).map(({ site }) => site),
  );
  const scored = rows.filter(({ v2 }) => v2 !== null);
  const parts: readonly (readonly [string, readonly Row[]])[] = [
    ["all", rows],
    ["that have a reward", scored],
    ["good and bad", rows.filter(({ kind }) => kind === "good" || kind === "bad")],
    [
      "at places where the checker hears the mutation",
      rows.filter((row) => heard.has(row.site) && row.kind !== "neutral"),
    ],
  ];
  return [
    `${rows.length} changes of ${packages.size} packages at ${new Set(rows.map(({ site }) => site)).size} places, seed ${seed}; ${rows.length - scored.length} without a reward count as 0.`,
    "",
    "| changes | of | by | Kendall's τ-b | Spearman's ρ |",
    "| --- | --: | --- | --: | --: |",
    ...parts.flatMap(([name, part]) =>
      Object.entries(measures).map(
        ([measure, of]) => `| ${name} | ${part.length} | ${measure} | ${correlations(part, of, seed)} |`,
      ),
    ),
    "",
    "| kind | of | tests better | worse | pr-v1 > 0 | pr-v2 > 0 | count > 0 | pr-v1 < 0 | pr-v2 < 0 | count < 0 | no reward |",
    "| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |",
    ...kinds.map((kind) =>
      kindLine(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    "",
    "| package | changes | pr-v1 τ-b | pr-v2 τ-b | count τ-b |",
    "| --- | --: | --: | --: | --: |",
    ...[...packages].map((name) => {
      const own = rows.filter((row) => row.package === name);
      const cells = Object.values(measures).map((of) => number(kendall(pairs(own, of))));
      return `| ${name} | ${own.length} | ${cells.join(" | ")} |`;
    }),
    "",
    "| kind | rule | of | tests better | worse | pr-v2 > 0 | < 0 | count > 0 | < 0 |",
    "| --- | --- | --: | --: | --: | --: | --: | --: | --: |",
    ...kinds.flatMap((kind) => {
      const own = Map.groupBy(
        rows.filter((row) => row.kind === kind),
        ({ rule }) => rule,
      );
      return [...own].map(([rule, of]) => ruleLine(kind, rule, of));
    }),
  ].join("\n");
}

function pairs(rows: readonly Row[], of: (row: Row) => number): readonly Pair[] {
  return rows.map((row) => [of(row), row.after - row.before]);
}

function correlations(rows: readonly Row[], of: (row: Row) => number, seed: number): string {
  const sites = [...Map.groupBy(rows, ({ site }) => site).values()];
  return [kendall, spearman]
    .map((rank) => {
      const [low, high] = bootstrap(sites, (drawn) => rank(pairs(drawn, of)), { rounds, seed });
      return `${number(rank(pairs(rows, of)))} (${number(low)} to ${number(high)})`;
    })
    .join(" | ");
}

function kindLine(kind: Kind, rows: readonly Row[]): string {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const signs = [1, -1].flatMap((sign) =>
    Object.values(measures).map((of) => count((row) => Math.sign(of(row)) === sign)),
  );
  const outcomes = [
    count(({ before, after }) => after > before),
    count(({ before, after }) => after < before),
  ];
  return `| ${[kind, rows.length, ...outcomes, ...signs, count(({ v2 }) => v2 === null)].join(" | ")} |`;
}

function ruleLine(kind: Kind, rule: string, rows: readonly Row[]): string {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const cells = [
    count(({ before, after }) => after > before),
    count(({ before, after }) => after < before),
    count(({ v2 }) => (v2 ?? 0) > 0),
    count(({ v2 }) => (v2 ?? 0) < 0),
    count((row) => row.count > 0),
    count((row) => row.count < 0),
  ];
  return `| ${[kind, rule, rows.length, ...cells].join(" | ")} |`;
}

function number(value: number): string {
  return Number.isNaN(value) ? "–" : value.toFixed(2);
}
