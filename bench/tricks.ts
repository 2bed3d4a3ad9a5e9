/**
 * Ways to hide or to blur code from the checker, and honest changes: what becomes of each of them, on the real servers.
 * `npm run bench -- tricks`: those by readers who had not seen the probes, and our own.
 */
import {
  byConfiguration,
  elsewhere,
  type Language,
  suites,
  unread,
  unshown,
} from "../test/newness/tricks/all.ts";
import { type LookedOutcome, lookAt } from "../test/support/looked-cases.ts";
import { type ProbedCase, type ProbedOutcome, probeCases } from "../test/support/probed-cases.ts";

type Row = {
  readonly what: string;
  readonly language: Language;
  readonly by: "readers" | "own";
  readonly of: number;
  readonly outcome: string;
  /** The cases that the last column of the table counts, each with why it is as it is. */
  readonly open: readonly string[];
};

export async function benchTricks(): Promise<string> {
  const rows: Row[] = [];
  for (const suite of suites) {
    const { language, readers, own } = suite;
    rows.push(await looked("hidden from the checker", language, readers.hides));
    for (const [by, { blurs, honest }] of [
      ["readers", readers],
      ["own", own],
    ] as const) {
      rows.push(await blurred(language, by, blurs));
      rows.push(await fixed(language, by, honest));
    }
    rows.push(await accused(language, readers.honest));
  }
  const cells = rows.map(({ what, language, by, of, outcome, open }) =>
    [what, language, by, of, outcome, open.length].join(" | "),
  );
  const known = new Set([...byConfiguration, ...elsewhere, ...unread, ...unshown]);
  return [
    "| changes | language | by | of | | open |",
    "| --- | --- | --- | --: | --- | --: |",
    ...cells.map((one) => `| ${one} |`),
    "",
    ...rows.flatMap(({ what, language, open }) =>
      open.map((one) => `${known.has(one) ? "known" : "open "}  ${language}, ${what}: ${one}`),
    ),
  ].join("\n");
}

/** Open: what passes without a word. */
async function looked(what: string, language: Language, cases: readonly ProbedCase[]): Promise<Row> {
  const outcomes = await lookAtAll(language, cases);
  const count = (kind: LookedOutcome["kind"]) => [...outcomes.values()].filter((one) => one.kind === kind);
  return {
    what,
    language,
    by: "readers",
    of: cases.length,
    outcome: `${count("stopped").length} do not pass, ${count("named").length} pass and are listed by name`,
    open: namesOf(outcomes, ({ kind }) => kind === "silent"),
  };
}

/** Open: what is paid for. */
async function blurred(language: Language, by: Row["by"], cases: readonly ProbedCase[]): Promise<Row> {
  const outcomes = await probeCases(language, cases);
  const open = namesOf(outcomes, (one) => hasProof(one, "proven"));
  const outcome = `${cases.length - open.length} are not paid for`;
  return { what: "blurred for the checker", language, by, of: cases.length, outcome, open };
}

/** Open: where a fix is not believed. */
async function fixed(language: Language, by: Row["by"], cases: readonly ProbedCase[]): Promise<Row> {
  const outcomes = await probeCases(language, cases);
  const open = namesOf(outcomes, (one) => hasProof(one, "unproven"));
  const outcome = `${cases.length - open.length} are believed`;
  return { what: "honest, as fixes", language, by, of: cases.length, outcome, open };
}

/** Open: what is called hidden. */
async function accused(language: Language, cases: readonly ProbedCase[]): Promise<Row> {
  const outcomes = await lookAtAll(language, cases);
  const open = namesOf(outcomes, ({ hidden }) => hidden.length > 0);
  const outcome = `${cases.length - open.length} hide nothing`;
  return { what: "honest, as changes", language, by: "readers", of: cases.length, outcome, open };
}

async function lookAtAll(
  language: Language,
  cases: readonly ProbedCase[],
): Promise<ReadonlyMap<string, LookedOutcome>> {
  const outcomes = new Map<string, LookedOutcome>();
  for (const one of cases) outcomes.set(one.name, await lookAt(language, one));
  return outcomes;
}

function namesOf<Outcome>(
  outcomes: ReadonlyMap<string, Outcome>,
  is: (one: Outcome) => boolean,
): readonly string[] {
  return [...outcomes].flatMap(([name, one]) => (is(one) ? [name] : []));
}

function hasProof({ vanished }: ProbedOutcome, kind: "proven" | "unproven"): boolean {
  return vanished.some(({ proof }) => proof?.kind === kind);
}
