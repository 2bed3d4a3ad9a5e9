/** Counts new and fixed findings in each folder, as a table with bars. */
import { type Severity, severityAtLeast } from "../../model/finding.ts";
import { compareText } from "../../model/order.ts";
import type { Report } from "../../model/report.ts";
import { markup, name, nothing } from "./escape.ts";
import type { Part } from "./findings.ts";
import { section } from "./list.ts";

const foldersMax = 12;
const folderLengthMax = 120;

type Folder = { readonly path: string; readonly new: number; readonly fixed: number };

/** Writes the section; nothing if all findings are in one folder. */
export function foldersPart({ findings }: Report, show: Severity): readonly Part[] {
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
    markup`<td>${count === 0 ? nothing : markup`<span class="bar ${kind}" style="width:${Math.ceil((100 * count) / most)}%"></span> ${count}`}</td>`;
  // A column of zeros tells nobody anything.
  const columns = (
    [
      { title: "New", kind: "bad", of: (one: Folder) => one.new },
      { title: "Fixed", kind: "good", of: (one: Folder) => one.fixed },
    ] as const
  ).filter(({ of }) => folders.some((one) => of(one) > 0));
  const rows = folders.slice(0, foldersMax).map((one) => {
    const cells = columns.map(({ of, kind }) => cell(of(one), kind));
    return markup`<tr><th scope="row"><code>${name(one.path, folderLengthMax)}</code></th>${cells}</tr>\n`;
  });
  const left = folders.length - foldersMax;
  const more = left > 0 ? markup`<p class="more">and ${left} more folders with fewer</p>` : nothing;
  const content = markup`<table class="bars"><thead><tr><th scope="col">Folder</th>${columns.map(({ title }) => markup`<th scope="col">${title}</th>`)}</tr></thead>
<tbody>
${rows}</tbody></table>${more}`;
  return [{ id: "folders", title: "By folder", content: section("folders", "By folder", null, content) }];
}

function folderOf(path: string): string {
  const at = path.lastIndexOf("/");
  return at < 0 ? "." : path.slice(0, at);
}
