/**
 * The gallery: a report for every state that a run can end in. The page of `npm run gallery` draws each on every surface, and the
 * tests keep what they say.
 */
import fc from "fast-check";
import type { ObservedCode } from "../../../src/model/codes.ts";
import { sha256 } from "../../../src/model/digest.ts";
import type { ComparedFinding } from "../../../src/model/finding.ts";
import { compareFindings } from "../../../src/model/order.ts";
import type { Excerpt, Report, ServerSummary } from "../../../src/model/report.ts";
import { offLimits, rule } from "../../../src/policy/rules.ts";
import { concludeUnmeasured } from "../../../src/verdict/conclude.ts";
import { createReason } from "../../../src/verdict/judge.ts";
import { emptyRecord } from "../../../src/verdict/unmeasured.ts";
import { hostileTexts, hostileWholeReport, sampleReport } from "../hostile.ts";
import {
  bumpOf,
  differentTrace,
  findingOf,
  type Parts,
  range,
  replayOf,
  reportOf,
  traceOf,
} from "../support.ts";
import { type Doubt, doubts } from "./reasons.ts";
import { codeOf, edits, found, placeOf, shop } from "./shop.ts";

export type GalleryState = {
  /** Of files and anchors. */
  readonly name: string;
  readonly title: string;
  readonly report: Report;
  /** `whole`: a text snapshot of everything; `first lines`: of how each surface begins, where all of it is too long or told elsewhere. */
  readonly kept: "whole" | "first lines";
};

const missingYear = 'Argument missing for parameter "year"';
const rate = edits.rate.cause;

const calls: readonly ComparedFinding[] = [
  found(placeOf("app/billing.py", "rate(self.customer.currency)"), {
    message: missingYear,
    symbol: "Invoice.total",
    cause: rate,
  }),
  found(placeOf("app/billing.py", "rate(self.customer.currency)", "head", 2), {
    message: missingYear,
    symbol: "Invoice.reminder_fee",
    cause: rate,
  }),
  found(placeOf("app/reports/yearly.py", "rate(currency)"), {
    message: missingYear,
    symbol: "yearly",
    cause: rate,
  }),
  found(placeOf("app/rates.py", "rate(currency)"), {
    message: missingYear,
    symbol: "in_euros",
    cause: rate,
  }),
];

const own = found(placeOf("app/rates.py", "currency.rates[year]"), {
  code: "reportReturnType",
  message:
    'Type "Decimal | None" is not assignable to return type "Decimal"\n  Type "Decimal | None" is not assignable to type "Decimal"\n    "None" is not assignable to "Decimal"',
  symbol: "rate",
  placement: "rewritten",
  why: "written here by the change",
});

const warning = found(placeOf("app/legacy.py", 'row["amount"]'), {
  code: "reportArgumentType",
  severity: "warning",
  message:
    'Argument of type "str" cannot be assigned to parameter "amount" of type "Decimal" in function "in_euros"\n  "str" is not assignable to "Decimal"',
  symbol: "import_row",
  why: "this line is the same as in base, so an edit elsewhere in the change broke it; Lanser did not find that edit: see what changed in the code that this line uses",
});

const gone = found(placeOf("app/billing.py", "rate", "head", 4), {
  code: "reportAttributeAccessIssue",
  message: 'Cannot access attribute "rate" for class "Currency"\n  Attribute "rate" is unknown',
  symbol: "Invoice.as_row",
  cause: edits.rates.cause,
});

const cart = found(placeOf("web/cart.ts", "order", "head", 3), {
  server: "typescript",
  source: "ts",
  code: "2345",
  message:
    "Argument of type '{ id: number; lines: readonly { readonly sku: string; readonly count: number; }[]; }' is not assignable to parameter of type 'Order'.\n  Types of property 'id' are incompatible.\n    Type 'number' is not assignable to type 'string'.",
  symbol: "checkout",
  cause: edits.order.cause,
});

const old = found(placeOf("app/billing.py", "Decimal(0)"), {
  state: "unchanged",
  matchedBy: "image",
  message: '"sum" is partially unknown',
  code: "reportUnknownVariableType",
});
const fixed = found(placeOf("app/rates.py", "currency.rate", "base"), {
  code: "reportOptionalMemberAccess",
  message: '"rate" is not a known attribute of "None"',
  symbol: "rate",
  state: "fixed",
  placement: "edited-line",
  counterpart: placeOf("app/rates.py", "currency.rates[year]"),
  why: "the change edited the line around this code (head line 9), and the finding is gone",
});
const volatile = found(placeOf("app/reports/yearly.py", "one.total()"), {
  code: "reportUnknownMemberType",
  severity: "warning",
  message: 'Type of "total" is partially unknown',
  symbol: "yearly",
  why: "whether the server reports this finding depends on the order in which it checks files: base has it only in the normal order, head has it only in the reverse order",
  state: "volatile",
  seen: { base: ["canonical"], head: ["reverse"] },
});

/** With code and edits of the shop. */
function shopReport(findings: readonly ComparedFinding[], parts: Parts = {}): Report {
  const sorted = findings.toSorted(compareFindings);
  return reportOf({ ...codeOf(sorted), findings: sorted, ...parts });
}

/** All of its text stays hostile; only names that no repository and no server gives follow the schema. */
function hostileReport(): Report {
  const all = fc.sample(hostileWholeReport, { numRuns: 20, seed: 2 });
  const texts = hostileTexts.map((text, index) =>
    findingOf({ id: sha256(`hostile ${index}`), message: text, why: text }),
  );
  const from = <Item>(list: (report: Report) => readonly Item[]) => named(all.flatMap(list).slice(0, 12));
  return reportOf({
    findings: [...texts, ...all.flatMap(({ findings }) => findings)].map(named),
    unknown: from(({ unknown }) => unknown).map((one) => ({ ...one, reason: "timeout" })),
    policyChanges: from(({ policyChanges }) => policyChanges),
    excerpts: new Map(
      all.flatMap(({ excerpts }) =>
        [...excerpts].map(
          ([id, { base, head }]) => [id, { base: written(base), head: written(head) }] as const,
        ),
      ),
    ),
    escapes: from(({ escapes }) => escapes).map((one) => ({ ...one, kind: "type-ignore" })),
  });
}

function written(code: Excerpt | null): Excerpt | null {
  return code === null || code.lines.length === 0 ? null : code;
}

/** What a schema asks of the names of servers, and of texts that are there. */
function named<Value>(value: Value): Value {
  const fitting = (key: string, one: unknown) =>
    key === "server" ? "pyright" : one === "" ? "(nothing)" : one;
  return JSON.parse(JSON.stringify(value), fitting) as Value;
}

/** As the test of the surfaces has it, with names of checks that a report may have. */
function everything(): Report {
  const { reward, ...report } = sampleReport();
  if (reward === null) throw new Error("it is scored");
  const safety = reward.safety.map((one) => ({ ...one, name: one.name.replaceAll(" ", "-") }));
  return { ...report, reward: { ...reward, safety } };
}

function withServers(report: Report, servers: readonly Partial<ServerSummary>[]): Report {
  const [first] = report.servers;
  if (first === undefined) throw new Error("a report has a server");
  return { ...report, servers: servers.map((one) => ({ ...first, ...one })) };
}

/** All that a run says of what it could not find out. */
function doubtful(code: ObservedCode, { when, message, hint }: Doubt): Report {
  const why = createReason(code, message, hint);
  if (when === "before") {
    const { policy, base, head } = reportOf();
    return concludeUnmeasured(emptyRecord(policy, { base, head }), why, []);
  }
  if (when === "after") return shopReport([old], { failures: [why] });
  const side = message.includes(" on base") ? "base" : "head";
  const files = Object.keys(shop).filter((path) => path.endsWith(".py"));
  const unknown = files.map((path) => ({ server: "pyright", side, path, reason: "server-failed" }) as const);
  const whole = reportOf({ failures: [why], unknown, unmatched: [{ ...warning, side: "base" }] });
  return withServers(whole, [
    {
      ended: code,
      base: { files: 5, unknown: side === "base" ? 5 : 0 },
      head: { files: 5, unknown: side === "head" ? 5 : 0 },
    },
  ]);
}

const thousand = Array.from({ length: 1_000 }, (_, index) =>
  findingOf({
    id: sha256(`thousand ${index}`),
    path: `app/part${index % 12}/module${index % 83}.py`,
    range: range(index + 1, 9, index + 1, 24),
    symbol: `Service${index % 31}.run`,
    code: ["reportCallIssue", "reportArgumentType", "reportAttributeAccessIssue"][index % 3] ?? null,
    message: `Argument ${index} is missing`,
    severity: index % 5 === 0 ? "warning" : "error",
    cause:
      index % 2 === 0
        ? { path: `app/core${index % 40}.py`, range: range(3, 5, 3, 9), symbol: "load", how: "definition" }
        : null,
  }),
);

const rules = [
  { code: "reportArgumentType", path: "app/legacy.py", severity: "off" },
  { path: "app/reports/**", fail: false },
] as const;

function ruledReport(): Report {
  const ruled = rule([...calls, warning], { rules }, () => true);
  return shopReport(ruled.findings, {
    off: ruled.off,
    policy: { rules },
    limits: offLimits(ruled.off, { rules }),
  });
}

const waived = { by: "trailer 123456789abc", reason: "the old importer goes away next week" };

const plain = (
  name: string,
  title: string,
  report: Report,
  kept: GalleryState["kept"] = "whole",
): GalleryState => ({ name, title, report, kept });

export const galleryStates: readonly GalleryState[] = [
  plain("pass", "Pass: nothing is new", shopReport([old])),
  plain("fail-one-cause", "Fail: one edit, four effects in three files", shopReport([...calls, old])),
  plain(
    "fail-many-causes",
    "Fail: several edits, and what the change wrote itself",
    shopReport([...calls, own, gone, warning, fixed, old]),
  ),
  plain("fail-own-line", "Fail: one error that the change wrote itself", shopReport([own])),
  plain("warnings", "Pass: new warnings, below fail-on", shopReport([warning, old])),
  plain("fixed-only", "Pass: the change only fixed findings", shopReport([fixed, old])),
  plain("volatile", "Pass: a finding that depends on the order of checks", shopReport([volatile, old])),
  plain("waived", "Pass: the new error is waived", shopReport([{ ...own, waived }, old])),
  plain(
    "waived-doubt",
    "Pass: a reason was waived",
    shopReport([old], {
      failures: [
        {
          ...createReason(
            "dependencies-differ",
            doubts["dependencies-differ"].message,
            "Install what base needs.",
          ),
          waived: { by: "label:packages-looked-at", reason: "the bump changes no types" },
        },
      ],
    }),
  ),
  plain("ruled", "Fail: rules of the policy turn off one finding and excuse another", ruledReport()),
  plain(
    "drift",
    "Fail: a committed trace leads to another result",
    shopReport([old], {
      replay: replayOf([
        traceOf(),
        differentTrace({
          path: ".lanser/traces/billing.trace.jsonl",
          advice: [
            "Run lanser trace diff billing to see all that differs.",
            "If the new result is right, run lanser trace refresh billing and commit the trace.",
          ],
        }),
        traceOf({
          path: ".lanser/traces/old.trace.jsonl",
          state: "stale",
          message: "Lanser 0.0.9 recorded it, and this version sends other requests.",
          advice: ["Run lanser trace refresh old and commit the trace."],
        }),
      ]),
    }),
  ),
  plain(
    "no-files",
    "Inconclusive: Lanser checked no file of head",
    shopReport([], { headFiles: 0 }),
    "first lines",
  ),
  plain(
    "server-unproven",
    "Inconclusive: nothing shows that the server would find a mistake",
    shopReport([old], { stability: "unproven" }),
    "first lines",
  ),
  plain(
    "unscored",
    "Inconclusive: a reward is asked for, and there is none",
    shopReport([old], { policy: { minReward: 0 } }),
    "first lines",
  ),
  plain(
    "no-change",
    "Pass: base and head are the same",
    shopReport([old], { base: { commit: "3".repeat(40), tree: "4".repeat(40) } }),
    "first lines",
  ),
  plain(
    "server-update",
    "Pass: the change pins another version of its server",
    shopReport([old], {
      bumps: [
        bumpOf({
          total: { added: 3, removed: 0, changed: 1 },
          rules: [
            { code: "reportCallIssue", added: 3, removed: 0, changed: 0 },
            { code: "reportUnknownVariableType", added: 0, removed: 0, changed: 1 },
          ],
          files: [{ path: "app/billing.py", added: 3, removed: 0, changed: 1 }],
        }),
      ],
    }),
  ),
  plain(
    "two-servers",
    "Fail: two servers, each with its own",
    withServers(shopReport([...calls.slice(0, 1), cart]), [
      { base: { files: 5, unknown: 0 }, head: { files: 5, unknown: 0 } },
      {
        id: "typescript",
        version: "7.0.2",
        treeDigest: sha256("typescript 7.0.2"),
        schedule: sha256("the order of web"),
        root: "web",
        interpreter: null,
        base: { files: 2, unknown: 0 },
        head: { files: 2, unknown: 0 },
      },
    ]),
  ),
  plain("thousand", "Fail: 1,000 findings", reportOf({ findings: thousand }), "first lines"),
  plain("everything", "A bad day: every section", everything(), "first lines"),
  plain("hostile", "Hostile text wherever text comes from outside", hostileReport(), "first lines"),
  plain(
    "false-claim",
    "Fail: a reward that the change claims and does not have",
    shopReport([old], {
      claims: [
        {
          path: ".lanser/claims/agent.json",
          about: "change",
          commit: null,
          claimed: { "pr-v2": 5 },
          why: null,
          state: "false",
          measured: { "pr-v1": 0.9, "pr-v2": 0.5 },
        },
        {
          path: ".lanser/claims/notes.json",
          about: "unreadable",
          commit: null,
          claimed: {},
          why: "the file does not follow schemas/claims.v1.json",
          state: "unreadable",
          measured: null,
        },
      ],
    }),
    "first lines",
  ),
  plain(
    "unknown-files",
    "Inconclusive: a file without an answer",
    shopReport([old], {
      unknown: [{ server: "pyright", side: "head", path: "app/legacy.py", reason: "timeout" }],
      unmatched: [{ ...warning, side: "base" }],
    }),
  ),
  plain(
    "unmatched-findings",
    "Inconclusive: findings that have no other side",
    shopReport([old], {
      unknown: [{ server: "pyright", side: "head", path: warning.path, reason: "unsettled" }],
      unmatched: [{ ...warning, side: "base" }],
    }),
    "first lines",
  ),
  plain(
    "replay-inconclusive",
    "Inconclusive: a committed trace that could not be replayed",
    shopReport([old], {
      replay: replayOf([
        traceOf({
          state: "inconclusive",
          message:
            "pyright 1.1.414 cannot be compared: the recording was made in another environment (Python 3.11.9)",
          advice: [
            "Install the recorded versions, or record it again with the current ones: lanser trace refresh",
          ],
        }),
      ]),
    }),
    "first lines",
  ),
  ...(Object.entries(doubts) as [ObservedCode, Doubt][]).map(([code, doubt]) =>
    plain(`doubt-${code}`, `Inconclusive: ${code}`, doubtful(code, doubt), "first lines"),
  ),
];
