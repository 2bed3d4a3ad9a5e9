/** Writes the sections of the page that are not about single findings of the comparison. */

import { compareValues } from "../../model/order.ts";
import type { Report, SandboxKind, ServerSummary, SideSummary } from "../../model/report.ts";
import type { ProcessReward, RewardSummary, RewardVersion } from "../../model/reward.ts";
import { threeDigits } from "../../model/text.ts";
import { claimsLine } from "../claims.ts";
import { policyParts, sideCommits } from "../notes.ts";
import { asRecordedLine } from "../replayed.ts";
import { classWords } from "../words.ts";
import { type Html, markup, nameMarkup, noMarkup } from "./escape.ts";
import { factMarkup } from "./finding.ts";
import { listRows, type PageSection, pageSection } from "./list.ts";

/** Writes the section of the reward. A report without a reward has its reason in the facts of the policy. */
export function rewardSection(summary: RewardSummary): PageSection {
  return pageSection("reward", "Process reward", null, scored(summary));
}

/**
 * Writes the reward: both versions side by side with components and weights, then what lowered it. It is folded,
 * because only people who train or compare agents need it.
 */
function scored(summary: RewardSummary): Html {
  const { headline, relevantFiles, diagnostics, unearned, safety, confidence } = summary;
  const other = headline === "pr-v2" ? "pr-v1" : "pr-v2";
  const unsure = confidence.symbols
    .filter((one) => one.confidence < 1)
    .toSorted((left, right) => left.confidence - right.confidence || compareValues(left, right));
  const line = `${headline} ${threeDigits(summary[headline].r)}, ${other} ${threeDigits(summary[other].r)}`;
  return markup`<details class="plain"><summary>${line}: a score for training and comparing agents, and its components</summary>
<table><thead><tr><th scope="col">Component</th><th scope="col">${headline}</th><th scope="col">${other}</th></tr></thead>
<tbody>
${rewardRows(summary, [headline, other])}</tbody></table>
<dl class="facts">
${factMarkup("Calculation", markup`${shortNumbers(summary[headline].explanation)}`)}${factMarkup("Counted", markup`${diagnostics.base} findings in base and ${diagnostics.head} in head, in ${relevantFiles} files`)}</dl>
<h3>Safety</h3>
${listRows(safety.toSorted(compareValues), ({ name: check, ok, detail }) => markup`<span class="tag ${ok ? "ok" : "error"}">${ok ? "holds" : "does not hold"}</span> <strong>${check}</strong>: ${detail}`)}
${
  unearned.length === 0
    ? noMarkup
    : markup`<h3>Findings that disappeared without a reward</h3>
${listRows(unearned.toSorted(compareValues), ({ why, count }) => markup`${count}: ${why}`)}`
}
${
  unsure.length === 0
    ? noMarkup
    : markup`<details class="plain"><summary>Touched symbols whose confidence is below 1 (${unsure.length})</summary>
${listRows(unsure, (one) => markup`<code>${nameMarkup(one.symbol)}</code> in <code>${nameMarkup(one.path)}</code>: ${one.status}, confidence ${threeDigits(one.confidence)}`)}</details>`
}</details>`;
}

/**
 * Writes one row for each component and weight, with a column for each version of the reward, so that a reader can
 * recompute both.
 */
function rewardRows(summary: RewardSummary, versions: readonly RewardVersion[]): readonly Html[] {
  const row = (title: string, value: (one: ProcessReward) => number) => {
    const cells = versions.map((version) => markup`<td>${threeDigits(value(summary[version]))}</td>`);
    return markup`<tr><th scope="row">${title}</th>${cells}</tr>\n`;
  };
  return [
    row("reward", (one) => one.r),
    row("diagnostics (base minus head)", (one) => one.components.diag_delta),
    row("safety", (one) => one.components.safety),
    row("ambiguity penalty", (one) => one.components.ambiguity_penalty),
    row("confidence", (one) => one.components.alpha_conf),
    row("weight of diagnostics (alpha)", (one) => one.weights.alpha),
    row("weight of safety (beta)", (one) => one.weights.beta),
    row("weight of ambiguity (gamma)", (one) => one.weights.gamma),
  ];
}

/**
 * Writes the last section: which servers ran, what was compared, and every setting of the policy that decided. With
 * it a reader can check the verdict without the configuration.
 */
export function serversSection(report: Report): PageSection {
  const list = listRows(report.servers.toSorted(compareValues), server);
  const { origin, failOn, unknown, volatile, moved, minReward, replayMismatch, digest } = report.policy;
  const claims = claimsLine(report);
  const compared = sideCommits(report, (commit) => commit);
  const asRecorded = asRecordedLine(report);
  const differ = report.policy.dependenciesDiffer ?? "inconclusive";
  const missing = report.policy.dependenciesMissing ?? "inconclusive";
  const { hidden = "inconclusive", unchecked = "report", suppressions = "report", scope } = report.policy;
  return pageSection(
    "servers",
    "Servers and policy",
    null,
    markup`${list}
<details class="plain"><summary>Compared commits, and the policy</summary>
<dl class="facts">
${factMarkup("Compared", markup`<code>${compared.base}</code> with <code>${compared.head}</code>`)}${factMarkup("Class", markup`${report.class}: ${classWords[report.class]}`)}${factMarkup("Policy", markup`from ${origin}: fail-on ${failOn}, unknown ${unknown}, volatile ${volatile}, moved ${moved}, min-reward ${minReward ?? "none"}, replay-mismatch ${replayMismatch}, dependencies-differ ${differ}, dependencies-missing ${missing}, hidden ${hidden}, unchecked ${unchecked}, suppressions ${suppressions}${scope === undefined ? "" : `, scope ${scope}`}`)}${policyParts(report.policy).map((part) => factMarkup("Also", markup`${part}`))}${claims === null ? noMarkup : factMarkup("Claims", markup`${claims}`)}${asRecorded === null ? noMarkup : factMarkup("Traces", markup`Lanser ${asRecorded}`)}${factMarkup("Policy digest", markup`<code>${digest}</code>`)}${report.reward === null && report.policy.reward.shown !== false ? factMarkup("Process reward", markup`none: ${report.unscored ?? "not requested"}`) : noMarkup}</dl></details>`,
  );
}

const sandboxWords: Readonly<Record<SandboxKind, Html>> = {
  bwrap: markup`, in bubblewrap`,
  none: markup`, with access to the job's files and network`,
};

/**
 * Describes one server: version, root, interpreter and sandbox, how many files it checked, and the digest of its own
 * files. The digest proves which server it was.
 */
function server(of: ServerSummary): Html {
  const { id, version, root, skipped, treeDigest, schedule, interpreter, sandbox, base, head } = of;
  const checked = ({ files, unknown }: SideSummary) => `${files - unknown} of ${files} files`;
  return markup`<strong>${nameMarkup(id)} ${nameMarkup(version)}</strong>${root === "." ? noMarkup : markup` in <code>${nameMarkup(root)}</code>`}${interpreter === null ? noMarkup : markup`, with ${nameMarkup(interpreter.name)} ${nameMarkup(interpreter.version)}`}${sandbox === undefined ? noMarkup : sandboxWords[sandbox]}
${skipped === null ? markup`checked ${checked(base)} of base and ${checked(head)} of head` : markup`not checked again: ${skipped}`}
<span class="quiet">files of the server: <code>${treeDigest ?? "not installed"}</code>
order of checks: <code>${schedule ?? "none"}</code></span>`;
}

/** Shortens numbers to three digits; the report has all digits. */
function shortNumbers(sentence: string): string {
  return sentence.replace(/\d+\.\d{3,}/gu, (number) => threeDigits(Number(number)));
}
