/** Lists what a report says besides single findings, as sections of blocks for every surface. */
import { compact } from "../model/compact.ts";
import { type EscapeKind, escapeKinds } from "../model/escapes.ts";
import { compareFindings, compareText, compareValues } from "../model/order.ts";
import type { ReplayWeight } from "../model/replay.ts";
import { replayWeight } from "../model/replay.ts";
import type { Hidden, Limit, PolicyChange, Report, UnknownFile, UnmatchedFinding } from "../model/report.ts";
import { plural, shorten } from "../model/text.ts";
import {
  type Block,
  code,
  type Entry,
  type Inline,
  listBlock,
  placeInline,
  type ReportSection,
  said,
  strong,
  type Tone,
} from "./blocks.ts";
import { limitAccounts, unknownAccounts } from "./codes/limits.ts";
import { escapeCounts, limitText, uncheckedOf } from "./notes.ts";
import {
  bumpMeaning,
  bumpName,
  bumpResult,
  bumpsInOrder,
  bumpTables,
  replayLine,
  traceFacts,
  traceMeaning,
  traceServer,
  traceState,
  unequalTraces,
} from "./replayed.ts";
import { commitText } from "./words.ts";

/**
 * Returns the sections that are not empty, in no order: each surface adds its own and sorts all by the verdict
 * (`order.ts`).
 */
export function reportSections(report: Report): readonly ReportSection[] {
  return [
    traces(report),
    unknown(report),
    hidden(report),
    unlooked(report),
    policyChanges(report),
    bumps(report),
    escapes(report),
    limits(report),
  ].filter(({ blocks }) => blocks.length > 0);
}

/**
 * Lists the traces that differ, because each can affect the verdict. Traces that replay as recorded are one line at
 * the end of the report.
 */
function traces(report: Report): ReportSection {
  const unequal = unequalTraces(report);
  const entries = unequal.map((one): Entry => {
    const server = traceServer(one);
    const by = server === "" ? [] : [" (", code(server), ")"];
    const tone = tones[replayWeight(one, report.policy)];
    return {
      text: [placeInline(one.path), ...by, " ", { kind: "toned", text: traceState(one, report), tone }],
      below: traceFacts(one).map(({ title, text }) => [`${title}: `, said(text)]),
    };
  });
  const line = report.replay === null ? "" : `Lanser ${replayLine(report.replay)}. `;
  return {
    id: "traces",
    title: "Traces",
    count: unequal.length,
    about: `${line}${traceMeaning}`,
    blocks: listBlock(entries),
  };
}

const tones = {
  nothing: "quiet",
  warns: "doubtful",
  inconclusive: "doubtful",
  fails: "bad",
} as const satisfies Record<ReplayWeight, Tone>;

/**
 * Lists the files without an answer, and the findings that cannot be compared because the other side has no answer.
 */
function unknown(report: Report): ReportSection {
  const sorted = { ...report, unknown: report.unknown.toSorted(compareValues) };
  const { sides, files } = uncheckedOf(sorted);
  const explained = report.unmatched.filter(({ reason }) => reason !== undefined);
  const unmatched = report.unmatched.filter(({ reason }) => reason === undefined);
  return {
    id: "unknown",
    title: "Not checked",
    count: report.unknown.length === 0 ? report.unmatched.length : report.unknown.length,
    ...compact({
      about: report.unknown.length === 0 ? undefined : "Lanser does not know the findings of these files.",
    }),
    blocks: [
      ...listBlock([
        ...sides.map((side): Entry => ({ text: [side] })),
        ...files.map((one, at) => unknownEntry(one, at, files)),
      ]),
      ...unmatchedBlocks(
        "Findings in files without a result on the other side",
        "Lanser does not know whether a finding of base is fixed, or whether a finding of head is new.",
        unmatched,
      ),
      ...unmatchedBlocks(
        "Findings that missing packages cause",
        "Install the packages, and run the gate again.",
        explained,
      ),
    ],
  };
}

/**
 * Makes the entry of a file without an answer. The first file of a reason has its explanation. If all files have the
 * same reason, the verdict's advice explains it already.
 */
function unknownEntry(
  { path, side, reason, why }: UnknownFile,
  at: number,
  all: readonly UnknownFile[],
): Entry {
  const isFirst = all.findIndex((one) => one.reason === reason) === at;
  const isOnly = all.every((one) => one.reason === reason);
  const account = Object.hasOwn(unknownAccounts, reason)
    ? unknownAccounts[reason as keyof typeof unknownAccounts]
    : undefined;
  return {
    text: [placeInline(path), ` (${side}): ${reason}`, ...(why === undefined ? [] : [": ", said(why)])],
    below: account === undefined || !isFirst || isOnly ? [] : [[`${account.means} ${account.todo}`]],
  };
}

/**
 * Lists findings of files that only one side has a result for, under a heading. They are neither new nor fixed, so
 * no section of findings has them.
 */
function unmatchedBlocks(
  title: string,
  about: string,
  findings: readonly UnmatchedFinding[],
): readonly Block[] {
  if (findings.length === 0) return [];
  const entries = findings.toSorted(compareFindings).map((one): Entry => {
    const { line, character } = one.range.start;
    return {
      text: [
        placeInline(one.path, `:${line + 1}:${character + 1}`),
        ` of ${one.side}, ${one.severity}: `,
        said(one.message),
      ],
    };
  });
  return [
    { kind: "heading", text: `${title} (${findings.length})` },
    { kind: "paragraph", text: [about] },
    ...listBlock(entries),
  ];
}

function hidden(report: Report): ReportSection {
  const withCommit = (one: Hidden): Hidden =>
    one.blame === undefined ? one : { ...one, why: `${one.why}; since ${commitText(one.blame)}` };
  return looks("hidden", "Hidden from the checker", report.hidden.map(withCommit));
}

function unlooked({ unchecked }: Report): ReportSection {
  return looks("unlooked", "Changed code without proof of a check", unchecked);
}

/**
 * Builds a section of places with a reason each, sorted by path and line. Hidden code and code without proof have
 * the same form, so they share it.
 */
function looks(id: "hidden" | "unlooked", title: string, all: Report["unchecked"]): ReportSection {
  const entries = all
    .toSorted(
      (left, right) =>
        compareText(left.path, right.path) ||
        (left.range?.start.line ?? -1) - (right.range?.start.line ?? -1),
    )
    .map(({ path, range, why }): Entry => {
      const [from, to] = [(range?.start.line ?? 0) + 1, (range?.end.line ?? 0) + 1];
      const lines = range === null ? "" : from === to ? `:${from}` : `:${from}-${to}`;
      return { text: [placeInline(path, lines), `: ${why}`] };
    });
  return { id, title, count: all.length, blocks: listBlock(entries) };
}

/**
 * Lists the edits of the change to the rules of its own check. A reviewer must see them, because they decide after
 * the merge.
 */
function policyChanges({ policyChanges: changes, policy }: Report): ReportSection {
  return {
    id: "policy-changes",
    title: "Policy changes",
    count: changes.length,
    about:
      policy.origin === "head"
        ? "This change adds the first configuration. Base has none, so this run used head's. After the merge, base's configuration decides."
        : "This change edits the rules of its own check. Lanser used base's rules and only shows head's rules here.",
    blocks: listBlock(changes.toSorted(compareValues).map(policyChange)),
  };
}

/** Makes the entry of one edit of the rules, with its files and what head's rules would change in this run. */
function policyChange({ kind, files, message, hides, adds }: PolicyChange): Entry {
  const named = files.flatMap((file, at): readonly Inline[] => [at === 0 ? " (" : ", ", placeInline(file)]);
  // The message of a configuration edit already names the file.
  const inFiles = kind === "configuration" || named.length === 0 ? [] : [...named, ")"];
  return {
    text: [strong(kind), `: ${message}`, ...inFiles],
    below:
      hides === null || adds === null
        ? []
        : [[`Head’s own rules would hide ${plural(hides, "finding")} and show ${adds} more.`]],
  };
}

/**
 * Lists what a new version of a server changes in the code of base, with tables of the rules and files that differ
 * most. Otherwise the update would hide among the effects of the code.
 */
function bumps(report: Report): ReportSection {
  const all = bumpsInOrder(report);
  return {
    id: "server-updates",
    title: "Server updates",
    count: all.length,
    about: `Effects of the new version alone. ${bumpMeaning}`,
    blocks: all.flatMap((one): readonly Block[] => [
      { kind: "paragraph", text: [code(bumpName(one)), `: ${bumpResult(one)}`] },
      ...bumpTables(one, bumpRowsMax).map(
        ({ of, rows, more }): Block => ({
          kind: "table",
          columns: [of, "more", "fewer", "changed"],
          rows: rows.map(({ name, added, removed, changed }) => [
            code(shorten(name, bumpNameLengthMax)),
            ...[added, removed, changed],
          ]),
          more,
        }),
      ),
    ]),
  };
}

const bumpRowsMax = 10;
const bumpNameLengthMax = 300;

/**
 * Rules of servers about a comment that silences nothing: pyright, ty and pyrefly, tsc, ruff, and biome. ESLint and
 * oxlint give such findings no rule.
 */
const unusedComment =
  /^(?:reportUnnecessaryTypeIgnoreComment|unused-(?:type-)?ignore(?:-comment)?|2578|RUF100|suppressions\/unused)$/u;

/**
 * Returns the added escapes without comments that a new finding is about: the finding says that the comment silences
 * nothing. If added escapes make the run fail, the list is complete.
 */
function listedEscapes({ escapes: added, findings, reasons }: Report): Report["escapes"] {
  if (reasons.some(({ code }) => code === "suppressions")) return added;
  const lineOf = (path: string, line: number) => JSON.stringify([path, line]);
  const unused = new Set(
    findings
      .filter(({ state, code }) => state === "new" && unusedComment.test(code ?? ""))
      .map(({ path, range }) => lineOf(path, range.start.line)),
  );
  return added.filter(({ kind, path, line }) => !isSuppression(kind) || !unused.has(lineOf(path, line)));
}

function isSuppression(kind: string): boolean {
  return Object.hasOwn(escapeKinds, kind) && escapeKinds[kind as EscapeKind].family === "suppression";
}

/**
 * Lists the additions that can silence a checker, such as `any` and casts. Markdown folds them, because they need no
 * action.
 */
function escapes(report: Report): ReportSection {
  const added = listedEscapes(report);
  const sorted = added.toSorted(
    (left, right) =>
      compareText(left.path, right.path) || left.line - right.line || compareValues(left, right),
  );
  const entries = sorted.map(({ kind, path, line, symbol, text }): Entry => {
    const within = symbol === null ? [] : [" in ", code(symbol)];
    return { text: [strong(kind), " at ", placeInline(path, `:${line + 1}`), ...within, ": ", code(text)] };
  });
  return {
    id: "escapes",
    title: "New type-check escapes",
    count: added.length,
    gist: escapeCounts(added),
    about: "These additions can silence a checker while the code is still wrong.",
    blocks: listBlock(entries),
    isFolded: true,
  };
}

/**
 * Lists the limits: everything that was left out or assumed. Those that are also a reason are left out, because the
 * first lines have them.
 */
function limits({ limits: all, reasons }: Report): ReportSection {
  const known = new Set(reasons.map(({ message, lifted }) => lifted?.message ?? message));
  const hit = all.filter(({ message }) => !known.has(message));
  const sorted = hit.toSorted(compareValues);
  return {
    id: "limits",
    title: "Notes",
    count: hit.length,
    blocks: listBlock(sorted.map(limitEntry)),
    isFolded: true,
  };
}

/** Makes the entry of a limit. Only the first of a kind has the advice, so that it is not repeated. */
function limitEntry(one: Limit, at: number, all: readonly Limit[]): Entry {
  const isFirst = all.findIndex(({ code: other }) => other === one.code) === at;
  const account = Object.hasOwn(limitAccounts, one.code) ? limitAccounts[one.code] : undefined;
  return { text: [limitText(one)], below: account === undefined || !isFirst ? [] : [[account.todo]] };
}
