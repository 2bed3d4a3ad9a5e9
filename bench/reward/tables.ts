/** What the changes come to. */
import type { RewardSummary } from "../../src/model/reward.ts";
import { prV1, prV2, type RewardState } from "../../src/reward/equations.ts";
import { judgeSymbol, meanConfidence } from "../../src/selectors/confidence.ts";
import { relocateDefaults } from "../../src/selectors/relocate.ts";
import { defaultWeights } from "../../test/support/weights.ts";
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
  /** What the rewards are computed from, so that other rules can be tried on the same changes. Null without a reward. */
  readonly measured: {
    readonly delta: number;
    readonly safety: 0 | 1;
    readonly symbols: RewardSummary["confidence"]["symbols"];
  } | null;
  readonly unscored: string | null;
  /** Diagnostics that base has and head has not, less those that head has and base has not. */
  readonly count: number;
  readonly news: readonly { readonly path: string; readonly line: number; readonly code: string }[];
  readonly unproven: readonly string[];
};

const measures = {
  "pr-v1": (row: Row) => rewardOf(row, prV1, confidenceNow),
  "pr-v2": (row: Row) => rewardOf(row, prV2, confidenceNow),
  "pr-v2, rule 1": (row: Row) => rewardOf(row, prV2, confidenceBefore),
  "count of diagnostics": ({ count }: Row) => count,
} as const;

/** A change without a reward counts as 0. */
function rewardOf({ measured }: Row, equation: typeof prV1, confidence: (of: Measured) => number): number {
  if (measured === null) return 0;
  const { delta, safety } = measured;
  const [before, after] = delta < 0 ? [0, -delta] : [delta, 0];
  const state: RewardState = { diagnostics: after, safety, confidence: confidence(measured) };
  return equation({ diagnostics: before, safety: 1, confidence: 1 }, state, defaultWeights).r;
}

type Measured = NonNullable<Row["measured"]>;

/** By the rule of this release. A row of an older one has scores as its confidences. */
function confidenceNow({ symbols }: Measured): number {
  const judged = symbols.map((one) =>
    judgeSymbol({ ...one, score: one.score ?? one.confidence }, relocateDefaults.scoreMin),
  );
  return meanConfidence(judged).alphaConf;
}

/** By rule 1: each symbol at its score. */
function confidenceBefore({ symbols }: Measured): number {
  return meanConfidence(
    symbols.map(({ status, confidence, score = confidence }) => ({ status, confidence: score })),
  ).alphaConf;
}

function isAmbiguous({ measured }: Row): boolean {
  return measured !== null && confidenceNow(measured) < 1;
}

const rounds = 1000;

export function tables(rows: readonly Row[], seed: number): string {
  const packages = new Set(rows.map((row) => row.package));
  const heard = new Set(
    rows.filter(({ kind, news }) => kind === "bad" && news.length > 0).map(({ site }) => site),
  );
  const scored = rows.filter(({ measured }) => measured !== null);
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
    ...parts.flatMap(([name, part]) => [
      ...Object.entries(measures).map(
        ([measure, of]) => `| ${name} | ${part.length} | ${measure} | ${correlations(part, [of], seed)} |`,
      ),
      `| ${name} | ${part.length} | pr-v2 less the count | ${correlations(part, [measures["pr-v2"], measures["count of diagnostics"]], seed)} |`,
    ]),
    "",
    `| kind | of | tests better | worse | ${[">", "<"].flatMap((sign) => Object.keys(measures).map((name) => `${name} ${sign} 0`)).join(" | ")} | ambiguous | pr-v2 < 0 of the others | no reward |`,
    `| --- | ${"--: | ".repeat(6 + 2 * Object.keys(measures).length)}`.trimEnd(),
    ...kinds.map((kind) =>
      kindLine(
        kind,
        rows.filter((row) => row.kind === kind),
      ),
    ),
    "",
    `| package | changes | ${Object.keys(measures)
      .map((name) => `${name} τ-b`)
      .join(" | ")} |`,
    `| --- | ${"--: | ".repeat(1 + Object.keys(measures).length)}`.trimEnd(),
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

/** Of one measure, or by how much the first is better than the second. */
function correlations(
  rows: readonly Row[],
  [of, than]: readonly [(row: Row) => number, ((row: Row) => number)?],
  seed: number,
): string {
  const sites = [...Map.groupBy(rows, ({ site }) => site).values()];
  return [kendall, spearman]
    .map((rank) => {
      const value = (drawn: readonly Row[]) =>
        rank(pairs(drawn, of)) - (than === undefined ? 0 : rank(pairs(drawn, than)));
      const [low, high] = bootstrap(sites, value, { rounds, seed });
      return `${number(value(rows))} (${number(low)} to ${number(high)})`;
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
  const others = count((row) => !isAmbiguous(row) && measures["pr-v2"](row) < 0);
  const unscored = count(({ measured }) => measured === null);
  return `| ${[kind, rows.length, ...outcomes, ...signs, count(isAmbiguous), others, unscored].join(" | ")} |`;
}

function ruleLine(kind: Kind, rule: string, rows: readonly Row[]): string {
  const count = (is: (row: Row) => boolean) => rows.filter(is).length;
  const cells = [
    count(({ before, after }) => after > before),
    count(({ before, after }) => after < before),
    count((row) => measures["pr-v2"](row) > 0),
    count((row) => measures["pr-v2"](row) < 0),
    count((row) => row.count > 0),
    count((row) => row.count < 0),
  ];
  return `| ${[kind, rule, rows.length, ...cells].join(" | ")} |`;
}

function number(value: number): string {
  return Number.isNaN(value) ? "–" : value.toFixed(2);
}
