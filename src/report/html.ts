/**
 * Renders a report as one self-contained HTML page: no requests, and a script that only filters its lists. It suits
 * dark mode, phones and paper.
 */
import { toleratedBy } from "../model/exit-code.ts";
import { findingStateTable, type Severity, severityAtLeast } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Report } from "../model/report.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { capitalized, countMore } from "../model/text.ts";
import { version } from "../platform/version.ts";
import { reasonAccounts } from "./codes/reasons.ts";
import { type Html, markup, nameMarkup, noMarkup, withCode } from "./html/escape.ts";
import { rewardSection, serversSection } from "./html/facts.ts";
import { findingParts, nothingNewMarkup } from "./html/findings.ts";
import { listRows, type PageSection, pageSection } from "./html/list.ts";
import { pageScript, scriptDigest } from "./html/script.ts";
import { sectionPart } from "./html/sections.ts";
import { style } from "./html/style.ts";
import { countNotes, isPartialReport, isUnchanged, scopeLine, sideCommits } from "./notes.ts";
import { inOrder, statesInOrder } from "./order.ts";
import { bumpName, bumpsInOrder } from "./replayed.ts";
import { reportSections } from "./sections.ts";
import { decisionsOf, untouchedFiles } from "./sentence.ts";
import { stepsSection } from "./steps.ts";
import { replayModeWords, verdictWords, waivedBy } from "./words.ts";

/** Counts new and fixed findings in each folder, as a table with bars. */
const foldersMax = 12;
const folderLengthMax = 120;

type Folder = { readonly path: string; readonly new: number; readonly fixed: number };

/**
 * Counts new and fixed findings by folder, as a table with bars, to show where a large change breaks code. Empty if
 * all findings are in one folder.
 */
function foldersPart({ findings }: Report, show: Severity): readonly PageSection[] {
  const counted = findings.filter(
    ({ state, severity }) => (state === "new" || state === "fixed") && severityAtLeast(severity, show),
  );
  const folders: readonly Folder[] = [...Map.groupBy(counted, ({ path }) => folderOf(path))]
    .map(([path, own]) => ({
      path,
      new: own.filter(({ state }) => state === "new").length,
      fixed: own.filter(({ state }) => state === "fixed").length,
    }))
    .sort((a, b) => b.new - a.new || b.fixed - a.fixed || compareText(a.path, b.path));
  if (folders.length < 2) return [];
  const most = Math.max(...folders.flatMap((one) => [one.new, one.fixed]));
  const cell = (count: number, kind: "bad" | "good") =>
    markup`<td>${count === 0 ? noMarkup : markup`<span class="bar ${kind}" style="width:${Math.ceil((100 * count) / most)}%"></span> ${count}`}</td>`;
  // A column of zeros is no information.
  const columns = (
    [
      { title: "New", kind: "bad", of: (one: Folder) => one.new },
      { title: "Fixed", kind: "good", of: (one: Folder) => one.fixed },
    ] as const
  ).filter(({ of }) => folders.some((one) => of(one) > 0));
  const rows = folders.slice(0, foldersMax).map((one) => {
    const cells = columns.map(({ of, kind }) => cell(of(one), kind));
    return markup`<tr><th scope="row"><code>${nameMarkup(one.path, folderLengthMax)}</code></th>${cells}</tr>\n`;
  });
  const left = folders.length - foldersMax;
  const more = left > 0 ? markup`<p class="more">and ${left} more folders with fewer findings</p>` : noMarkup;
  const content = markup`<table class="bars"><thead><tr><th scope="col">Folder</th>${columns.map(({ title }) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table>${more}`;
  return [pageSection("folders", "By folder", null, content)];
}

function folderOf(path: string): string {
  const at = path.lastIndexOf("/");
  return at < 0 ? "." : path.slice(0, at);
}

export type HtmlOptions = {
  /** Command that reproduces this report. */
  readonly reproduce: string;
  readonly show: Severity;
  /** Steps of a run that checked each commit. */
  readonly steps?: readonly RewardStep[];
};

/** Maximum size of a whole page; the limits of its parts add up to less. */
export const pageBytesMax = 10_000_000;

/**
 * Renders the page, at most `pageBytesMax` bytes. Equal reports give equal bytes, regardless of the order of their
 * lists, so that two pages can be compared.
 */
export function html(report: Report, options: HtmlOptions): string {
  const { parts, form } = partsOf(report, options);
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src '${scriptDigest}'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Lanser: ${report.verdict}, ${report.counts.new} new</title>
<style>${style}</style>
</head>
<body>
<header>
${headline(report, options)}
${counts(report)}
${nothingNewMarkup(report)}<nav aria-label="Sections"><ul>
${parts.map(({ id, title }) => markup`<li><a href="#${id}">${title}</a></li>\n`)}</ul></nav>
</header>
<main>
${form}${parts.map(({ content }) => content)}</main>
<footer><p class="quiet">Written by Lanser ${version}. The JSON report has everything that this page leaves out.</p></footer>
${form === noMarkup ? noMarkup : markup`<script>${pageScript}</script>\n`}</body>
</html>
`.markup;
}

/**
 * Builds the sections in the order of their weight, and the form that filters findings. Reward and commits are left
 * out if the policy hides rewards.
 */
function partsOf(
  report: Report,
  { show, steps = [] }: HtmlOptions,
): { readonly parts: readonly PageSection[]; readonly form: Html } {
  const { parts: findings, form } = findingParts(report, show);
  const hidesReward = report.policy.reward.shown === false;
  const byCommit = stepsSection(steps);
  const parts: readonly PageSection[] = [
    ...findings,
    ...foldersPart(report, show),
    ...reportSections(report).map(sectionPart),
    ...(hidesReward || report.reward === null ? [] : [rewardSection(report.reward)]),
    ...(hidesReward || byCommit.blocks.length === 0 ? [] : [sectionPart(byCommit)]),
    serversSection(report),
  ];
  return { parts: inOrder(parts, report), form };
}

/**
 * Writes the top of the page: the verdict, each reason with its advice, and the command that reproduces the report.
 * An inconclusive reason is explained, too, because its message alone does not say what it means.
 */
function headline(report: Report, { reproduce }: HtmlOptions): Html {
  const { verdict } = report;
  const { base, head } = sideCommits(report);
  const warns = toleratedBy(report).map(
    (setting) =>
      markup`<p>The policy “${setting}” sets the exit code to 0. The verdict stays inconclusive.</p>\n`,
  );
  const scope = scopeLine(report);
  const list = listRows(decisionsOf(report), ({ reason: one, ...decision }) => {
    const { lifted } = one;
    const said = lifted === undefined ? decision.said : `a waiver accepts this doubt: ${lifted.message}`;
    const advice = decision.todo ?? (verdict === "pass" ? passAdvice(one.code, report) : null);
    // The message of a new finding explains itself. A doubt and a trace need an explanation.
    const isExplained = verdict === "inconclusive" || one.code === "replay-mismatch";
    const means = isExplained ? meansOf(one.code, report) : null;
    const who =
      lifted === undefined
        ? []
        : [
            `Waived by ${waivedBy(lifted.waived)}, with the reason “${lifted.waived.reason}” (the doubt is ${lifted.code}).`,
          ];
    const beside = [...who, ...(means === null ? [] : [means])].map((line) => withCode(line));
    const todo = advice === null ? [] : [adviceLine(advice)];
    return markup`${capital(said)}${one.code === "new-finding" ? elsewhere(report) : noMarkup}${[...beside, ...todo].map((line) => markup`\n<span class="hint">${line}</span>`)}`;
  });
  return markup`<p class="brand">Lanser</p>
<div class="verdict ${verdict}">
<h1>${verdictWords[verdict]}</h1>
${list}
${blame(report)}${updates(report)}${scope === null ? noMarkup : markup`<p class="scope">${capital(scope)}.</p>\n`}${warns}</div>
<div class="reproduce"><p class="quiet">Base <code>${base}</code> compared with head <code>${head}</code>. To get this report again:</p>
<code>${reproduce}</code></div>`;
}

/** Explains a reason. For a trace the page knows in which of the two replay modes it differs. */
function meansOf(code: Report["reasons"][number]["code"], { replay }: Report): string {
  if (code !== "replay-mismatch" || replay === null) return reasonAccounts[code].means;
  const { other } = replayModeWords[replay.mode];
  return `A committed trace is a recorded server session. ${other} The code of the change is not the cause.`;
}

function adviceLine(advice: string): Html {
  const isNothing = /^No action\b/u.test(advice);
  return isNothing ? withCode(advice) : markup`<strong>What to do:</strong> ${withCode(advice)}`;
}

/**
 * Names up to three broken files that the change does not touch. Nobody would open them in a review, because the
 * pull request does not show them.
 */
function elsewhere(report: Report): Html {
  const files = untouchedFiles(report);
  if (files.length === 0) return noMarkup;
  const shown = files
    .slice(0, untouchedShownMax)
    .map(
      (path, at) =>
        markup`${at === 0 ? noMarkup : markup`, `}<code>${nameMarkup(path, untouchedLengthMax)}</code>`,
    );
  return markup`\n<span class="hint">Broken files that the change does not touch: ${shown}${countMore(files.length - untouchedShownMax)}.</span>`;
}

const untouchedShownMax = 3;
const untouchedLengthMax = 160;

/**
 * Says when the change is not, or not certainly, the cause: if there is no change, and if the run is inconclusive.
 * Without it people would correct code that is right.
 */
function blame(report: Report): Html {
  if (isUnchanged(report))
    return markup`<p class="scope">There is no change here: base and head are the same. ${report.verdict === "pass" ? "The checked files have the same findings." : "No change caused the problem."}</p>\n`;
  if (report.verdict !== "inconclusive") return noMarkup;
  // The reason of a trace already says that the change is not the cause.
  if (report.reasons.every(({ code }) => code === "replay-inconclusive")) return noMarkup;
  return markup`<p class="scope">Lanser could not complete the check, so the change neither passed nor failed. The cause can be outside the change.${toleratedBy(report).length > 0 ? "" : " The job does not pass."}</p>
`;
}

/**
 * Warns that the change also updates its own server, and separates the effects of the update from those of the code.
 * The verdict comes from the old version.
 */
function updates(report: Report): Html {
  if (report.bumps.length === 0) return noMarkup;
  const named = bumpsInOrder(report).map(
    (one, at) => markup`${at === 0 ? noMarkup : markup`, `}${nameMarkup(bumpName(one), updateLengthMax)}`,
  );
  return markup`<p class="scope">The change also updates its own language server: ${named}. The verdict comes from the old version. ${whatItChanges(report)}</p>
`;
}

function whatItChanges({ bumps: all }: Report): Html {
  const below = markup`<a href="#server-updates">below</a>`;
  return all.every(({ problem }) => problem === null)
    ? markup`The effects of the new version alone are ${below}. Review them before you merge. After the merge they are part of base and do not fail later changes.`
    : markup`The effects of the new version alone, and the files without a result, are ${below}.`;
}

const updateLengthMax = 200;

/**
 * Returns the advice for a reason of a passing report; null if a section below has it. Other surfaces give no advice
 * for a pass, but the page has room to say that no action is needed.
 */
function passAdvice(code: Report["reasons"][number]["code"], report: Report): string | null {
  const { bumps } = report;
  // A server update needs a review, which its own sentence asks for.
  if (code === "clean" && bumps.length > 0) return null;
  if (code === "waived")
    return "No action is needed if you agree. Otherwise remove the waiver and run it again.";
  return code === "clean"
    ? `No action is needed${isPartialReport(report) ? ": the checked part of the change is fine" : ""}.`
    : reasonAccounts[code].todo;
}

/** Capitalizes a sentence, except one that begins with a code or a name. */
function capital(sentence: string): string {
  if (!/^\p{Ll}+[\s,]/u.test(sentence)) return sentence;
  return capitalized(sentence);
}

/**
 * Writes one tile for each state with findings, and the sentences about these counts. A state without findings has
 * no tile: a zero is no information.
 */
function counts(report: Report): Html {
  // A zero is no information.
  const shown = statesInOrder.filter((state) => report.counts[state] > 0);
  if (shown.length === 0) return noMarkup;
  const tiles = shown.map((state) => {
    const some = state === "new" && report.counts.new > 0 ? markup` class="some"` : noMarkup;
    return markup`<div><dt>${findingStateTable[state].title}</dt><dd${some}>${report.counts[state]}</dd></div>\n`;
  });
  const notes = [
    ...countNotes(report),
    ...(report.counts.unchanged > 0
      ? [
          "Unchanged findings also exist in the base commit. They do not affect the verdict. The JSON report lists them.",
        ]
      : []),
  ];
  return markup`<dl class="counts">
${tiles}</dl>${notes.map((note) => markup`\n<p class="quiet">${note}</p>`)}`;
}
