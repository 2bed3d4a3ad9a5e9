/** What a server would write, as each page shows it. */

import { stripVTControlCharacters } from "node:util";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import type { Suggestion } from "../../src/model/suggestion.ts";
import { html } from "../../src/report/html.ts";
import { markdown } from "../../src/report/markdown.ts";
import { plainLog } from "../../src/report/plain.ts";
import { sarif } from "../../src/report/sarif.ts";
import { findingOf, look, reportOf } from "./support.ts";

const suggestion: Suggestion = {
  server: "ruff",
  title: "Remove unused import: `os`",
  line: 6,
  before: ["import os", "import sys"],
  after: ["import sys"],
};

const report = (more: Partial<Suggestion> = {}) =>
  reportOf({
    findings: [findingOf({ suggestion: { ...suggestion, ...more } })],
    excerpts: new Map([
      [findingOf().id, { base: null, head: { line: 6, lines: ["import os", "import sys"] } }],
    ]),
  });

const options = { reproduce: "lanser gate", show: "hint", notes: [], links: null } as const;

test("in Markdown the name of a server is code, too", () => {
  const said = markdown(report({ server: "<img src=x>" }), { ...options, bytesMax: 100_000 });
  expect(said).toContain("`<img src=x>` suggests: ");
});

test("in Markdown: whose it is, and a diff in code that it cannot end", () => {
  const said = markdown(report({ after: ["```", "@org/team"] }), { ...options, bytesMax: 100_000 });
  expect(said.slice(said.indexOf("`ruff` suggests"), said.indexOf("@org/team") + 18)).toMatchInlineSnapshot(`
    "\`ruff\` suggests: \`\` Remove unused import: \`os\` \`\`
      <br>this line is the same as base line 7, so an edit elsewhere in the change broke it · \`a56145270ce6\`

      \`\`\`text
      > 7 | import os
        8 | import sys
      \`\`\`
      \`\`\`\`diff
      - import os
      - import sys
      + \`\`\`
      + @org/team
      \`\`\`\`

    "
  `);
});

test("in the log: a diff with the numbers of its lines", () => {
  const said = stripVTControlCharacters(plainLog(report(), look)).split("\n");
  const at = said.findIndex((line) => line.includes("suggests"));
  expect(said.slice(at, at + 4).map((line) => line.trimEnd())).toMatchInlineSnapshot(`
    [
      "│     ruff suggests: Remove unused import: \`os\`",
      "│     7 - │ import os",
      "│     7   │ import sys",
      "│     this line is the same as base line 7, so an edit elsewhere in the change broke it",
    ]
  `);
});

test("on the page: as a figure", () => {
  const page = html(report(), { reproduce: "lanser gate", show: "hint", steps: [] });
  expect(page).toContain("<figcaption>ruff suggests: Remove unused import: `os`</figcaption>");
  expect(page).toMatch(/<div class="removed"><span class="number">7<\/span>/u);
  expect(
    html(reportOf({ findings: [findingOf()] }), { reproduce: "x", show: "hint", steps: [] }),
  ).not.toContain("suggests");
});

describe("in SARIF", () => {
  const fixes = (more: Partial<Suggestion>) =>
    (JSON.parse(sarif(report(more), { show: "hint" })) as Log).runs[0]?.results?.[0]?.fixes;

  test("it is a fix of whole lines", () => {
    expect(fixes({})).toMatchObject([
      {
        description: { text: "Remove unused import: `os`" },
        artifactChanges: [
          {
            artifactLocation: { uri: "app/billing.py" },
            replacements: [
              {
                deletedRegion: { startLine: 7, startColumn: 1, endLine: 8, endColumn: 11 },
                insertedContent: { text: "import sys" },
              },
            ],
          },
        ],
      },
    ]);
  });

  test("lines that go take what ends them along", () => {
    expect(fixes({ after: [] })?.[0]?.artifactChanges[0]?.replacements).toEqual([
      {
        deletedRegion: { startLine: 7, startColumn: 1, endLine: 9, endColumn: 1 },
        insertedContent: { text: "" },
      },
    ]);
  });
});
