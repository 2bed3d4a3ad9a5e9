/** What each commit earned, as the pages show it: numbers that fit the steps, and nothing that somebody wrote. */
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, test } from "vitest";
import type { RewardStep } from "../../src/model/reward-step.ts";
import { html } from "../../src/report/html.ts";
import { stepsInText, stepsShownMax } from "../../src/report/steps.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { asBase, walkOver } from "../support/walks.ts";
import { reportOf } from "./support.ts";

const { steps } = walkOver([
  { ...asBase, news: ["p"], confidence: 0.9 },
  { ...asBase, broken: true },
  { ...asBase, base: ["proven", "proven", "stays", "stays", "stays"] },
]);
const options = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;
const page = (of: readonly RewardStep[]) =>
  html(reportOf({}), { reproduce: "lanser gate", show: "hint", steps: of });

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

function elementsIn(node: Node): readonly Element[] {
  return "childNodes" in node
    ? node.childNodes.flatMap((child) =>
        "tagName" in child ? [child, ...elementsIn(child)] : elementsIn(child),
      )
    : [];
}

const named = (text: string, tag: string) => elementsIn(parse(text)).filter(({ tagName }) => tagName === tag);
const attribute = (one: Element | undefined, name: string) =>
  one?.attrs.find((attr) => attr.name === name)?.value ?? "";

describe("the steps of a change", () => {
  test("are a line each in a terminal, and nothing where there is one", () => {
    expect(stepsInText(steps)).toMatchInlineSnapshot(`
      "
      Reward by commit, +1 in total
        -0.51  commit 000000000000: 1 new
        not scored  commit 000000000000: m.py does not parse
        +1.51  commit 000000000000: 3 fixed
      "
    `);
    expect(stepsInText(steps.slice(0, 1))).toBe("");
  });

  test("are a chart and a table in Markdown, under the fold of the reward", () => {
    const text = renderSummary(reportOf({}), { ...options, steps });
    const folded = text.slice(text.indexOf("<details><summary>Process reward"), text.indexOf("</details>"));
    expect(folded).toMatchInlineSnapshot(`
      "<details><summary>Process reward</summary>

      no process reward: it was not scored

      \`\`\`mermaid
      xychart-beta
        title "Reward (line) and added findings (bars) since base"
        x-axis "step" ["1", "2", "3"]
        y-axis "since base" -2 --> 1
        bar [1, 1, -2]
        line [-0.51, -0.51, 1]
      \`\`\`

      | step | commit | reward | since base | new | fixed |
      | --: | :-- | --: | --: | --: | --: |
      | 1 | \`000000000000\` | -0.51 | -0.51 | 1 | 0 |
      | 2 | \`000000000000\` | not scored | -0.51 | 0 | 0 |
      | 3 | \`000000000000\` | +1.51 | 1 | 0 | 3 |

      Step 2 has no score: \`m.py\` does not parse.

      "
    `);
  });

  test("link to their commits where it is known where these stand", () => {
    const links = { server: "https://github.example", repository: "o/r", base: null, head: null };
    const text = renderSummary(reportOf({}), { ...options, links, steps });
    const [first] = steps;
    expect(text).toContain(`(https://github.example/o/r/commit/${first?.commit})`);
  });

  test("are drawn on the page: a bar for each, and a line from base through all of them", () => {
    const [drawing, more] = named(page(steps), "svg").filter((one) => attribute(one, "class") === "chart");
    expect(more).toBeUndefined();
    const inside = drawing === undefined ? [] : elementsIn(drawing);
    const of = (tag: string) => inside.filter(({ tagName }) => tagName === tag);
    expect(of("rect").map((one) => attribute(one, "class"))).toEqual(["bad", "bad", "good"]);
    const points = attribute(of("polyline")[0], "points").split(" ");
    expect(points).toHaveLength(steps.length + 1);
    const heights = points.map((point) => Number(point.split(",")[1]));
    // Down with what was broken, up with what was mended.
    expect((heights[1] ?? 0) > (heights[0] ?? 0)).toBe(true);
    expect(heights[1]).toBe(heights[2]);
    expect((heights[3] ?? 0) < (heights[0] ?? 0)).toBe(true);
  });

  test("of a long change are its last ones, and the others are counted", () => {
    const many = walkOver(Array.from({ length: stepsShownMax + 7 }, () => asBase)).steps;
    const text = renderSummary(reportOf({}), { ...options, steps: many });
    expect(text).toContain("The rewards file lists 7 earlier commits.");
    expect(text.split("\n").filter((line) => /^\| \d+ \|/u.test(line))).toHaveLength(stepsShownMax);
    expect(named(page(many), "rect")).toHaveLength(stepsShownMax);
  });

  test("are not shown where there is one alone, nor where the policy has people not read of rewards", () => {
    const [one] = steps;
    const alone = one === undefined ? [] : [one];
    expect(renderSummary(reportOf({}), { ...options, steps: alone })).toBe(
      renderSummary(reportOf({}), options),
    );
    expect(page(alone)).toBe(page([]));
    const report = reportOf({});
    const hidden = {
      ...report,
      policy: { ...report.policy, reward: { ...report.policy.reward, shown: false as const } },
    };
    expect(renderSummary(hidden, { ...options, steps })).not.toContain("xychart");
    expect(html(hidden, { ...options, steps })).not.toContain('id="commits"');
  });

  test("show nothing of a reason that could be markup", () => {
    const hostile = steps.map((one) =>
      one.unscored === null ? one : { ...one, unscored: "</details><script>`" },
    );
    expect(renderSummary(reportOf({}), { ...options, steps: hostile })).toContain(
      "Step 2 has no score: `` </details><script>` ``.",
    );
    expect(named(page(hostile), "script").length).toBe(named(page(steps), "script").length);
  });
});
