/**
 * Evaluates the probes of a run. A probe is a deliberate error that the server must report. The result lists code
 * that is hidden from the checker, code that was not checked, and whether the probes count.
 */

import type { ChangedEscapes } from "../escapes/escapes.ts";
import { limit, type ObservedCode } from "../model/codes.ts";
import type { Range } from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import type { AddedEscape, Hidden, Limit, Reason, Unchecked } from "../model/report.ts";
import { countMore, plural, splitText } from "../model/text.ts";
import { showInvisible } from "../model/visible.ts";
import type { ProbeInput } from "../probes/input.ts";
import { lookedFiles } from "../probes/looked/file.ts";
import { type CoverageJudgement, judgeLooks } from "../probes/looked/judge.ts";
import { isData, syntaxLanguage } from "../syntax/parser.ts";
import { createReason } from "./judge.ts";
import { silencers } from "./probed.ts";
import { type RunRecord, renamesIn, type ServerRun } from "./record.ts";

/** Result of the probes of one server, over all roots. */
export type RunLooks = {
  readonly hidden: readonly Hidden[];
  readonly unchecked: readonly Unchecked[];
  readonly doubts: readonly Reason<ObservedCode>[];
  readonly limits: readonly Limit[];
  /** Reason why the probes do not count, or null. If they do not count, no fix is rewarded. */
  readonly failure: string | null;
};

/**
 * Evaluates a server's probes; `escapes` are those of the whole change. A server that reports no probe at all proves
 * nothing, so its silence is not taken for hidden code.
 */
export function looksOf(record: RunRecord, run: ServerRun, escapes: ChangedEscapes): RunLooks {
  const probed = run.roots.flatMap((root) => (root.probed === null ? [] : [root.probed]));
  const judged = probed.flatMap((root) =>
    root.failure === null ? [{ root, looks: judgeLooks(root.input, root.answers) }] : [],
  );
  // A server that reports no probe at all is not believed: its silence has another reason.
  const believed = judged.filter(({ looks }) => looks.isBelieved);
  const hidden = inAllRoots(believed);
  const sources = uncheckedSources(record, run);
  const broken = probed.find(({ failure }) => failure !== null)?.failure;
  const isSilent = believed.length < judged.length;
  const cut = probed.reduce((sum, one) => sum + one.cut, 0);
  const failure =
    broken != null
      ? `the probes prove nothing: ${broken.message}`
      : isSilent
        ? "the probes prove nothing: the server reported none of them"
        : null;
  return {
    hidden,
    unchecked: [
      ...sources,
      ...distinct([
        ...judged.flatMap(({ looks }) => looks.unchecked),
        ...probed.flatMap(({ input }) => silencedBefore(input, escapes)),
      ]),
    ],
    doubts: [...hiddenDoubts(record, hidden), ...sourceDoubts(record, sources)],
    limits: [
      ...(failure === null ? [] : [limit(broken != null ? "probes-failed" : "probes-silent", failure)]),
      ...(cut === 0 ? [] : [limit("probes-cut", "Lanser left out probes, because there are too many", cut)]),
    ],
    failure,
  };
}

/**
 * Returns the hidden code that no root checks. Code that one root does not check may be checked by another, under
 * another configuration.
 */
function inAllRoots(
  all: readonly {
    readonly root: NonNullable<ServerRun["roots"][number]["probed"]>;
    readonly looks: CoverageJudgement;
  }[],
): readonly Hidden[] {
  const [only, ...more] = all;
  if (only === undefined || more.length === 0) return only?.looks.hidden ?? [];
  const roots = all.map(({ root, looks }) => ({
    asked: new Set(lookedFiles(root.input).map(({ to }) => to)),
    found: new Set(looks.hidden.map((one) => keyOf(one))),
  }));
  return distinct(all.flatMap(({ looks }) => looks.hidden)).filter((one) =>
    roots.every(({ asked, found }) => !asked.has(one.path) || found.has(keyOf(one))),
  );
}

/** Returns the key of a place, or of a whole file if the range is null. */
function keyOf({ path, range }: { readonly path: string; readonly range: Range | null }): string {
  return canonical([path, range]);
}

/** Drops repeated places: several roots can have the same file. */
function distinct<One extends Unchecked>(all: readonly One[]): readonly One[] {
  return [...new Map(all.map((one) => [keyOf(one), one] as const)).values()];
}

/**
 * Returns changed lines for which an older comment silences the checker. The comment would also hide an error that
 * the change adds there. One entry per file, at the first such line.
 */
function silencedBefore(input: ProbeInput, { added, read }: ChangedEscapes): readonly Unchecked[] {
  const isNew = new Set(added.map(({ path, line }) => `${path}\0${line}`));
  return lookedFiles(input).flatMap(({ from, to, head, isKeptLine }): readonly Unchecked[] => {
    const { silencersAt } = read("head", to);
    const texts = splitText(head.text);
    const covered = texts.flatMap((_, line) => {
      const old =
        from === null || isKeptLine(line)
          ? undefined
          : silencersAt(line).find((one) => silencers.has(one.kind) && !isNew.has(`${to}\0${one.line}`));
      return old === undefined ? [] : [{ line, text: old.text }];
    });
    const [first, ...more] = covered;
    if (first === undefined) return [];
    const lineEnd = (texts[first.line] ?? "").length;
    return [
      {
        path: to,
        range: { start: { line: first.line, character: 0 }, end: { line: first.line, character: lineEnd } },
        why: `a comment from base silences the checker on a changed line: ${first.text}${countMore(more.length)}`,
      },
    ];
  });
}

/**
 * Returns source files of the change that are in no program. A file that was in base's program has a doubt of its own
 * (`uncheckedDoubts`). A server that checks code leaves out lock files, manifests and pages on purpose, so these do
 * not count.
 */
function uncheckedSources(record: RunRecord, { sides, server }: ServerRun): readonly Unchecked[] {
  const renames = renamesIn(record.changedFiles);
  const lost = new Set(sides.base.program.map((path) => renames.get(path) ?? path));
  const unchecked = new Set(sides.head.unchecked);
  const isCode = (path: string) => {
    const language = syntaxLanguage(sides.head.languageId(path));
    return language !== undefined && !isData(language);
  };
  const isForCode = sides.head.program.some(isCode);
  return record.changedFiles.flatMap(({ to }) =>
    to !== null && unchecked.has(to) && !lost.has(to) && (!isForCode || isCode(to))
      ? [{ path: to, range: null, why: `no program of ${server.id} includes it` }]
      : [],
  );
}

/**
 * Returns the unchecked code of all servers, for the report and the message of a pass; it never decides the verdict. A
 * source that another server of the run checks is no gap, so it is left out. If the server is probed, that other server
 * must be probed, too: otherwise nobody would notice hidden code.
 */
export function uncheckedIn(
  runs: readonly ServerRun[],
  settled: readonly Pick<RunLooks, "unchecked">[],
): readonly Unchecked[] {
  const checked = runs.map(({ sides }) => new Set(sides.head.program));
  return runs.flatMap(({ sides: { head } }, at) => {
    const sources = new Set(head.unchecked);
    const isElsewhere = (path: string) =>
      runs.some(
        ({ sides }, other) =>
          checked[other]?.has(path) === true &&
          (head.unprobed !== undefined || sides.head.unprobed === undefined),
      );
    return (settled[at]?.unchecked ?? []).filter(
      ({ path, range }) => range !== null || !sources.has(path) || !isElsewhere(path),
    );
  });
}

/**
 * Returns the doubt about code that the change hides from the checker. Hidden code has no findings, so a pass would
 * prove nothing about it. Under the policy `hidden: report` there is no doubt.
 */
function hiddenDoubts({ policy }: RunRecord, hidden: readonly Hidden[]): readonly Reason<ObservedCode>[] {
  const [first, ...more] = hidden;
  if (first === undefined || policy.hidden === "report") return [];
  const place = `${first.path}:${first.range.start.line + 1}`;
  const many = more.length === 0 ? "code" : `${plural(hidden.length, "piece")} of code`;
  return [
    createReason(
      "hidden-code",
      `the change hides ${many} from the checker: ${place}${countMore(more.length)}, ${first.why}`,
      "Review this code yourself, because the checker skips it. If base's policy allows waivers, you can waive this reason.",
    ),
  ];
}

/**
 * Returns the doubt about changed source files that no server checks. It exists only under the policy `unchecked`,
 * because many repositories have such files on purpose.
 */
function sourceDoubts({ policy }: RunRecord, sources: readonly Unchecked[]): readonly Reason<ObservedCode>[] {
  const [first, ...more] = sources;
  if (first === undefined || policy.unchecked === undefined) return [];
  return [
    createReason(
      "unchecked-sources",
      `Lanser did not check the changed source file ${showInvisible(first.path)}${countMore(more.length)}, because ${first.why}`,
      "Add the file to the server's configuration, or exclude it with `ignore`.",
    ),
  ];
}

/**
 * Returns the doubt about comments that silence a checker and that the change adds, in any language. Only if the
 * policy does not allow them.
 */
export function suppressionDoubts(
  { policy }: RunRecord,
  escapes: readonly AddedEscape[],
): readonly Reason<ObservedCode>[] {
  const added = escapes.filter(({ kind }) => silencers.has(kind));
  const [first, ...more] = added;
  if (first === undefined || policy.suppressions === undefined) return [];
  const place = `${first.path}:${first.line + 1}`;
  return [
    createReason(
      "suppressions",
      `the change adds comments to silence the checker: ${place}${countMore(more.length)}`,
      "Correct the code instead, or change base's policy.",
    ),
  ];
}
