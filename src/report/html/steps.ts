/** Shows the commits of a change on the page: a chart made of numbers alone, and a line for each. */
import type { RewardStep } from "../../model/reward-step.ts";
import { shortId, threeDigits } from "../../model/text.ts";
import {
  leftOut,
  rangeOf,
  rewardOf,
  type StepPoint,
  stepPoints,
  stepsShownMax,
  stepsTitle,
} from "../steps.ts";
import { type Html, markup, nothing } from "./escape.ts";
import { section } from "./list.ts";

/** Writes the section; null if the change is one step. */
export function commits(steps: readonly RewardStep[]): Html | null {
  const points = stepPoints(steps);
  if (points.length === 0) return null;
  const shown = points.slice(-stepsShownMax);
  const more = leftOut(points);
  return section(
    "commits",
    "Commit by commit",
    points.length,
    markup`<p class="quiet">${stepsTitle}.${more === null ? nothing : markup` The last ${shown.length}; ${more}.`}</p>
${drawing(shown)}
<table><thead><tr><th scope="col">Step</th><th scope="col">Commit</th><th scope="col">Reward</th><th scope="col">Since base</th><th scope="col">New</th><th scope="col">Fixed</th></tr></thead>
<tbody>
${shown.map(row)}</tbody></table>`,
  );
}

function row(point: StepPoint): Html {
  const { step, commit, why, sum } = point;
  const named = commit === null ? markup`not committed` : markup`<code>${shortId(commit)}</code>`;
  const because = why === null ? nothing : markup` <span class="quiet">${why}</span>`;
  return markup`<tr><th scope="row">${step}</th><td>${named}</td><td>${rewardOf(point)}${because}</td><td>${threeDigits(sum)}</td><td>${point.new}</td><td>${point.fixed}</td></tr>\n`;
}

const [width, height, margin] = [640, 160, 8];

/** Draws the chart: bars start at zero; the line goes from base through the sum after each step. */
function drawing(points: readonly StepPoint[]): Html {
  const { low, high } = rangeOf(points);
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
