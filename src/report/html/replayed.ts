/** Writes the sections of the page on committed traces, and on the effects of a server update alone. */
import type { ReplayedTrace, ReplaySummary, ServerBump } from "../../model/replay.ts";
import type { Report } from "../../model/report.ts";
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
import { type Html, markup, name, nothing } from "./escape.ts";
import { fact } from "./finding.ts";
import { fill, type Room, section } from "./list.ts";

const tracesRoom: Room = { entries: 200, bytes: 240_000 };
const bumpsRoom: Room = { entries: 20, bytes: 240_000 };
const bumpRowsMax = 20;
const nameLengthMax = 300;

export function traces(report: Report, replay: ReplaySummary): Html {
  const unequal = unequalTraces(report);
  const { written, missing } = fill(unequal, (one) => trace(one, report), tracesRoom);
  const meaning = unequal.length === 0 ? nothing : markup`<p class="quiet">${traceMeaning}</p>\n`;
  const content = markup`<p>Lanser ${replayLine(replay)}.</p>
${meaning}${written}${more(missing)}`;
  return section("traces", "Traces", replay.traces.length, content);
}

function trace(one: ReplayedTrace, report: Report): Html {
  const by = traceServer(one);
  const server = by === "" ? nothing : markup` <span class="quiet">(${name(by, nameLengthMax)})</span>`;
  const facts = traceFacts(one).map(({ title, text }) => fact(title, markup`${text}`));
  return markup`<article class="finding">
<h3><code>${name(one.path)}</code>${server} ${traceState(one, report)}</h3>
<dl class="facts">
${facts}</dl>
</article>
`;
}

export function bumps(report: Report): Html {
  const all = bumpsInOrder(report);
  const { written, missing } = fill(all, bump, bumpsRoom);
  const content = markup`<p class="quiet">What the new version alone changes. ${bumpMeaning}</p>
${written}${more(missing)}`;
  return section("server-updates", "Server updates", all.length, content);
}

function bump(one: ServerBump): Html {
  return markup`<article class="finding">
<h3>${name(bumpName(one), nameLengthMax)}</h3>
<p>${bumpResult(one)}</p>
${bumpTables(one, bumpRowsMax).map(table)}</article>
`;
}

function table({ of, rows, more: left }: BumpTable): Html {
  const lines = rows.map(
    (row) =>
      markup`<tr><th scope="row"><code>${name(row.name, nameLengthMax)}</code></th><td>${row.added}</td><td>${row.removed}</td><td>${row.changed}</td></tr>\n`,
  );
  return markup`<table class="counted"><thead><tr><th scope="col">${of === "rule" ? "Rule" : "File"}</th><th scope="col">more</th><th scope="col">fewer</th><th scope="col">changed</th></tr></thead>
<tbody>
${lines}</tbody></table>
${more(left)}`;
}

function more(missing: number): Html {
  return missing === 0 ? nothing : markup`<p class="more">${missing} more are in the JSON report.</p>\n`;
}
