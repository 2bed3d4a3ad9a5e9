/**
 * Renders a report as one self-contained HTML page: no requests, and a script that only filters its lists. It suits
 * dark mode, phones and paper.
 */
import { toleratedBy } from "../model/exit-code.ts";
import { findingStateTable, type Severity, severityAtLeast } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import type { Report } from "../model/report.ts";
import type { RewardStep } from "../model/reward-step.ts";
import { capitalized, countMore, shortId, threeDigits } from "../model/text.ts";
import { version } from "../platform/version.ts";
import { reasonAccounts } from "./codes/reasons.ts";
import { type Html, markup, nameMarkup, noMarkup, withCode } from "./html/escape.ts";
import { rewardSection, serversSection } from "./html/facts.ts";
import { findingParts, nothingNewMarkup, type PageSection } from "./html/findings.ts";
import { listRows, pageSection } from "./html/list.ts";
import { pageScript, scriptDigest } from "./html/script.ts";
import { sectionPart } from "./html/sections.ts";
import { style } from "./html/style.ts";
import { verdictWords } from "./html/words.ts";
import { isPartialReport, isUnchanged, scopeLine, whyUnchanged } from "./notes.ts";
import { inOrder, statesInOrder } from "./order.ts";
import { bumpName, bumpsInOrder } from "./replayed.ts";
import { reportSections } from "./sections.ts";
import { decisionsOf, untouchedFiles } from "./sentence.ts";
import {
  axisRanges,
  leftOut,
  rewardOf,
  type StepPoint,
  stepPoints,
  stepsShownMax,
  stepsTitle,
} from "./steps.ts";
import { replayModeWords, waivedBy } from "./words.ts";

// Shows the commits of a change on the page: a chart made of numbers alone, and a line for each.

/** Writes the section; null if the change is one step. */
function commits(steps: readonly RewardStep[]): Html | null {
  const points = stepPoints(steps);
  if (points.length === 0) return null;
  const shown = points.slice(-stepsShownMax);
  const more = leftOut(points);
  return pageSection(
    "commits",
    "Commit by commit",
    points.length,
    markup`<p class="quiet">${stepsTitle}.${more === null ? noMarkup : markup` The last ${shown.length}; ${more}.`}</p>
${drawing(shown)}
<table><thead><tr><th scope="col">Step</th><th scope="col">Commit</th><th scope="col">Reward</th><th scope="col">Since base</th><th scope="col">New</th><th scope="col">Fixed</th></tr></thead>
<tbody>
${shown.map(row)}</tbody></table>`,
  );
}

function row(point: StepPoint): Html {
  const { step, commit, why, sum } = point;
  const named = commit === null ? markup`not committed` : markup`<code>${shortId(commit)}</code>`;
  const because = why === null ? noMarkup : markup` <span class="quiet">${why}</span>`;
  return markup`<tr><th scope="row">${step}</th><td>${named}</td><td>${rewardOf(point)}${because}</td><td>${threeDigits(sum)}</td><td>${point.new}</td><td>${point.fixed}</td></tr>\n`;
}

const [width, height, margin] = [640, 160, 8];

/** Draws the chart: bars start at zero; the line goes from base through the sum after each step. */
function drawing(points: readonly StepPoint[]): Html {
  const { low, high } = axisRanges(points);
  const y = (value: number) => rounded(margin + ((high - value) / (high - low)) * (height - 2 * margin));
  const slot = (width - 2 * margin) / (points.length + 1);
  const x = (at: number) => rounded(margin + slot * (at + 0.5));
  const bars = points.map(({ step, findings }, at) => {
    const [top, bottom] = [y(Math.max(0, findings)), y(Math.min(0, findings))];
    const kind = findings > 0 ? "bad" : "good";
    return markup`<rect class="${kind}" x="${rounded(x(at + 1) - slot * 0.3)}" y="${top}" width="${rounded(slot * 0.6)}" height="${rounded(bottom - top)}"><title>step ${step}: ${findings}</title></rect>`;
  });
  const start = points[0];
  const before = start === undefined ? 0 : start.sum - (start.reward ?? 0);
  const line = [before, ...points.map(({ sum }) => sum)].map((value, at) => `${x(at)},${y(value)}`).join(" ");
  return markup`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${stepsTitle}">
<line x1="0" y1="${y(0)}" x2="${width}" y2="${y(0)}"></line>${bars}<polyline points="${line}"></polyline></svg>`;
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}

/** Counts new and fixed findings in each folder, as a table with bars. */
const foldersMax = 12;
const folderLengthMax = 120;

type Folder = { readonly path: string; readonly new: number; readonly fixed: number };

/** Writes the section; nothing if all findings are in one folder. */
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
  // A column of zeros tells nobody anything.
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
  const more = left > 0 ? markup`<p class="more">and ${left} more folders with fewer</p>` : noMarkup;
  const content = markup`<table class="bars"><thead><tr><th scope="col">Folder</th>${columns.map(({ title }) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table>${more}`;
  return [{ id: "folders", title: "By folder", content: pageSection("folders", "By folder", null, content) }];
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

/** Renders the page. Equal reports give equal bytes, whatever the order of their lists. At most `pageBytesMax`. */
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
<footer><p class="quiet">Written by Lanser ${version}. The JSON report has everything that is left out here.</p></footer>
${form === noMarkup ? noMarkup : markup`<script>${pageScript}</script>\n`}</body>
</html>
`.markup;
}

function partsOf(
  report: Report,
  { show, steps = [] }: HtmlOptions,
): { readonly parts: readonly PageSection[]; readonly form: Html } {
  const { parts: findings, form } = findingParts(report, show);
  const byCommit = report.policy.reward.shown === false ? null : commits(steps);
  const parts: readonly PageSection[] = [
    ...findings,
    ...foldersPart(report, show),
    ...reportSections(report).map(sectionPart),
    ...(report.policy.reward.shown === false || report.reward === null
      ? []
      : [{ id: "reward", title: "Reward", content: rewardSection(report.reward) } as const]),
    ...(byCommit === null ? [] : [{ id: "commits", title: "Commits", content: byCommit } as const]),
    { id: "servers", title: "Servers and policy", content: serversSection(report) },
  ];
  return { parts: inOrder(parts, report), form };
}

function headline(report: Report, { reproduce }: HtmlOptions): Html {
  const { verdict } = report;
  const warns = toleratedBy(report).map(
    (setting) =>
      markup`<p>The policy “${setting}” turns the exit code to 0; the verdict stays inconclusive.</p>\n`,
  );
  const scope = scopeLine(report);
  const list = listRows(decisionsOf(report), ({ reason: one, ...decision }) => {
    const { lifted } = one;
    const said = lifted === undefined ? decision.said : `a waiver accepts a doubt: ${lifted.message}`;
    const advice = decision.todo ?? (verdict === "pass" ? passAdvice(one.code, report) : null);
    // What is new explains itself; a doubt does not, and neither does a trace.
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
<div class="reproduce"><p class="quiet">Base <code>${report.base.commit === null ? "no base" : shortId(report.base.commit)}</code> compared with head <code>${shortHead(report)}</code>. To get this report again:</p>
<code>${reproduce}</code></div>`;
}

/** Explains a reason. For a trace the page knows in which of the two replay modes it differs. */
function meansOf(code: Report["reasons"][number]["code"], { replay }: Report): string {
  if (code !== "replay-mismatch" || replay === null) return reasonAccounts[code].means;
  const { other } = replayModeWords[replay.mode];
  return `A committed trace is a recorded server session. ${other} The code of the change is not the cause.`;
}

function adviceLine(advice: string): Html {
  const isNothing = /^(?:Nothing|There is nothing) /u.test(advice);
  return isNothing ? withCode(advice) : markup`<strong>What to do:</strong> ${withCode(advice)}`;
}

/** Names the broken files that the change does not touch, if they are few: nobody would look into them. */
function elsewhere(report: Report): Html {
  const files = untouchedFiles(report);
  if (files.length === 0) return noMarkup;
  const shown = files
    .slice(0, untouchedShownMax)
    .map(
      (path, at) =>
        markup`${at === 0 ? noMarkup : markup`, `}<code>${nameMarkup(path, untouchedLengthMax)}</code>`,
    );
  return markup`\n<span class="hint">Not touched, and broken: ${shown}${countMore(files.length - untouchedShownMax)}.</span>`;
}

const untouchedShownMax = 3;
const untouchedLengthMax = 160;

/** Says what the verdict does not blame on the change. */
function blame(report: Report): Html {
  if (isUnchanged(report))
    return markup`<p class="scope">There is no change here: base and head are the same. ${report.verdict === "pass" ? "Nothing differs in the checked files." : "So no change caused the problem."}</p>\n`;
  if (report.verdict !== "inconclusive") return noMarkup;
  // What a trace is told apart, and its reason says whose fault it is not.
  if (report.reasons.every(({ code }) => code === "replay-inconclusive")) return noMarkup;
  return markup`<p class="scope">The change neither passed nor failed, because Lanser could not check something. The change may not be the cause${toleratedBy(report).length > 0 ? "" : ", and the job still does not pass"}.</p>
`;
}

/** Separates the effects of a server update in the change from those of its code. */
function updates(report: Report): Html {
  if (report.bumps.length === 0) return noMarkup;
  const named = bumpsInOrder(report).map(
    (one, at) => markup`${at === 0 ? noMarkup : markup`, `}${nameMarkup(bumpName(one), updateLengthMax)}`,
  );
  return markup`<p class="scope">The change also updates its own language server: ${named}. The verdict is the old version’s. ${whatItChanges(report)}</p>
`;
}

function whatItChanges({ bumps: all }: Report): Html {
  const below = markup`<a href="#server-updates">below</a>`;
  return all.every(({ problem }) => problem === null)
    ? markup`The effects of the new version alone are ${below}. Review them before you merge. After the merge they are part of base, and fail no later change.`
    : markup`The effects of the new version alone, and the files without a result, are ${below}.`;
}

const updateLengthMax = 200;

/** Returns the advice for a passing report, even if there is nothing to do. */
function passAdvice(code: Report["reasons"][number]["code"], report: Report): string | null {
  const { bumps } = report;
  // What is updated is to be looked through.
  if (code === "clean" && bumps.length > 0) return null;
  if (code === "waived") return "Nothing, if you agree. If not, take the waiver away and run it again.";
  return code === "clean"
    ? `There is nothing to do${isPartialReport(report) ? ": the checked part of the change is fine" : ""}.`
    : reasonAccounts[code].todo;
}

function shortHead({ head }: Report): string {
  return head.commit === null ? "the working tree" : shortId(head.commit);
}

/** Capitalizes a sentence, except one that begins with a code or a name. */
function capital(sentence: string): string {
  if (!/^\p{Ll}+[\s,]/u.test(sentence)) return sentence;
  return capitalized(sentence);
}

function counts(report: Report): Html {
  // A zero tells nobody anything.
  const shown = statesInOrder.filter((state) => report.counts[state] > 0);
  if (shown.length === 0) return noMarkup;
  const tiles = shown.map((state) => {
    const some = state === "new" && report.counts.new > 0 ? markup` class="some"` : noMarkup;
    return markup`<div><dt>${findingStateTable[state].title}</dt><dd${some}>${report.counts[state]}</dd></div>\n`;
  });
  const why = whyUnchanged(report);
  const notes = [
    ...(isPartialReport(report) ? ["These counts cover the checked part only."] : []),
    ...(why === null ? [] : [`${why}.`]),
    ...(report.counts.unchanged > 0
      ? [
          "Unchanged findings also exist in the base commit. They do not affect the verdict. The JSON report lists them.",
        ]
      : []),
  ];
  return markup`<dl class="counts">
${tiles}</dl>${notes.map((note) => markup`\n<p class="quiet">${note}</p>`)}`;
}
