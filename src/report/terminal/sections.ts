/** Writes the sections other than the findings: traces, server updates, the policy, unchecked files, escapes, notes. */
import { type ReplayWeight, replayWeight } from "../../model/replay.ts";
import type { Report } from "../../model/report.ts";
import { plural } from "../../model/text.ts";
import { limitAccounts } from "../codes/limits.ts";
import { looksIn } from "../looks.ts";
import { escapeCounts, limitText, uncheckedOf } from "../notes.ts";
import type { SectionId } from "../order.ts";
import {
  type BumpTable,
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
} from "../replayed.ts";
import { type Block, indented, name, place, row, type Style, text, words } from "./layout.ts";

const notesMax = 10;
const tracesMax = 20;
const bumpsMax = 10;
const bumpRowsMax = 10;

const weightStyle = {
  nothing: "dim",
  warns: "yellow",
  inconclusive: "yellow",
  fails: "red",
} as const satisfies Record<ReplayWeight, Style>;

export type TerminalSection = { readonly id: SectionId; readonly blocks: readonly Block[] };

export function otherSections(report: Report): readonly TerminalSection[] {
  return [
    { id: "traces", blocks: traces(report) },
    { id: "server-updates", blocks: bumps(report) },
    { id: "policy-changes", blocks: policyChanges(report) },
    ...looks(report),
    { id: "escapes", blocks: escapes(report) },
    { id: "unknown", blocks: unknown(report) },
    { id: "limits", blocks: titled("Notes", limits(report)) },
  ];
}

function titled(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [words(text(title, "bold")), ...indented("  ", blocks)];
}

/** Lists the traces that differ. Traces that replay as recorded are one line of the footer. */
function traces(report: Report): readonly Block[] {
  const unequal = unequalTraces(report);
  if (report.replay === null || unequal.length === 0) return [];
  const left = unequal.length - tracesMax;
  return titled(`Traces: ${replayLine(report.replay)}`, [
    words(traceMeaning),
    ...unequal.slice(0, tracesMax).flatMap((one) => {
      const server = traceServer(one);
      const state = text(traceState(one, report), weightStyle[replayWeight(one, report.policy)]);
      return [
        words(place(one.path, ""), ...(server === "" ? [] : [text(` (${server})`, "dim")]), " ", state),
        ...indented(
          "  ",
          traceFacts(one).map((fact) => words(`${fact.title}: `, fact.text)),
        ),
      ];
    }),
    ...inReport(left),
  ]);
}

function bumps(report: Report): readonly Block[] {
  if (report.bumps.length === 0) return [];
  return titled("Server updates: what the new version alone changes", [
    words(bumpMeaning),
    ...bumpsInOrder(report)
      .slice(0, bumpsMax)
      .flatMap((one) => [
        words(`${bumpName(one)}: `, bumpResult(one)),
        ...indented("  ", bumpTables(one, bumpRowsMax).flatMap(bumpRows)),
      ]),
    ...inReport(report.bumps.length - bumpsMax),
  ]);
}

function bumpRows({ of, rows, more }: BumpTable): readonly Block[] {
  const cells = (...all: readonly (string | number)[]) =>
    `${all.map((one) => String(one).padStart(7)).join(" ")}  `;
  return [
    row(cells("more", "fewer", "changed"), of),
    ...rows.map((one) => row(cells(one.added, one.removed, one.changed), name(one.name))),
    ...(more > 0 ? [words(text(`… and ${more} more`, "dim"))] : []),
  ];
}

function inReport(left: number): readonly Block[] {
  return left > 0 ? [words(text(`… ${left} more are in the JSON report`, "dim"))] : [];
}

function policyChanges({ policyChanges: changes }: Report): readonly Block[] {
  return titled(
    "Policy: head changes the rules it is judged by",
    changes.flatMap(({ kind, files, message, hides, adds }) => [
      words(`${kind}: `, message, ...(kind === "configuration" ? [] : [" (", ...listOf(files), ")"])),
      ...(hides === null || adds === null
        ? []
        : indented("  ", [
            words(
              `under head's own, ${plural(hides, "finding")} would not be shown, and ${adds} more would be`,
            ),
          ])),
    ]),
  );
}

function listOf(files: readonly string[]) {
  return files.flatMap((file, at) => [...(at === 0 ? [] : [", "]), place(file, "")]);
}

function looks(report: Report): readonly TerminalSection[] {
  return looksIn(report).map(({ id, title, looks: own }) => ({
    id,
    blocks: titled(
      `${title} (${own.length})`,
      firstOf(own, "are in the JSON report").map((one) =>
        typeof one === "string" ? words(text(one, "dim")) : words(place(one.place, ""), ": ", one.why),
      ),
    ),
  }));
}

function escapes({ escapes: added }: Report): readonly Block[] {
  return titled(
    `New type-check escapes (${added.length}): ${escapeCounts(added)}`,
    firstOf(added, "are in the JSON report").map((one) =>
      typeof one === "string"
        ? words(text(one, "dim"))
        : words(`${one.kind} at `, place(one.path, `:${one.line + 1}`), ": ", one.text),
    ),
  );
}

function unknown(report: Report): readonly Block[] {
  const { sides, files } = uncheckedOf(report);
  return titled(`Not checked (${report.unknown.length})`, [
    ...sides.map((line) => words(line)),
    ...firstOf(files, "files that were not checked").map((one) =>
      typeof one === "string"
        ? words(text(one, "dim"))
        : words(
            place(one.path, ""),
            ` (${one.side}): ${one.reason}`,
            ...(one.why === undefined ? [] : [`: ${one.why}`]),
          ),
    ),
    ...unmatchedNotes(report),
  ]);
}

/** Lists the limits with their advice, once for all of a kind. */
function limits({ limits: all }: Report): readonly Block[] {
  const known = new Set<string>();
  return firstOf(all, "limits are in the JSON report").flatMap((one) => {
    if (typeof one === "string") return [words(text(one, "dim"))];
    const account = Object.hasOwn(limitAccounts, one.code) ? limitAccounts[one.code] : undefined;
    const isFirst = !known.has(one.code);
    known.add(one.code);
    return [
      words(limitText(one)),
      ...(account === undefined || !isFirst ? [] : indented("  ", [words(text(account.todo, "dim"))])),
    ];
  });
}

function unmatchedNotes({ unmatched }: Pick<Report, "unmatched">): readonly Block[] {
  const explained = unmatched.filter(({ reason }) => reason !== undefined);
  const unknown = unmatched.length - explained.length;
  return [
    ...(unknown === 0
      ? []
      : [
          words(
            `${plural(unknown, "finding")} in files that could not be checked on the other side: neither new nor fixed`,
          ),
        ]),
    ...firstOf(explained, "findings are in the JSON report").map((one) =>
      typeof one === "string"
        ? words(text(one, "dim"))
        : words(
            "a package is not installed: ",
            place(one.path, `:${one.range.start.line + 1}`),
            `: ${one.message}`,
          ),
    ),
  ];
}

/** Returns the first few, and a sentence that counts the others. */
function firstOf<T>(all: readonly T[], others: string): readonly (T | string)[] {
  const left = all.length - notesMax;
  return left > 0 ? [...all.slice(0, notesMax), `… and ${left} more ${others}`] : all;
}
