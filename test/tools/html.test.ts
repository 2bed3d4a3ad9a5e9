/** The page in a real browser: it is whole, asks for nothing, and everybody can read it. */
import { join } from "node:path";
import fc from "fast-check";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Look, Page } from "../../scripts/gallery/browser.ts";
import { html } from "../../src/report/html.ts";
import { renderSummary } from "../../src/report/surfaces.ts";
import { hostileWholeReport, sampleReport } from "../report/hostile.ts";
import { findingOf, reportOf } from "../report/support.ts";
import { folderOf } from "../support/files.ts";
import { clean, looks, type Opened, openBrowser, openMsMax } from "./browser.ts";

let browser: Opened;

beforeAll(async () => {
  browser = await openBrowser();
}, openMsMax);

afterAll(() => browser?.close());

const seen = (page: string, look: (typeof looks)[keyof typeof looks]) =>
  browser.seen(join(folderOf({ "page.html": page }), "page.html"), look);

const options = { reproduce: "lanser gate --server pyright", show: "hint" } as const;

const pages = {
  "with everything": () => html(sampleReport(), options),
  "of a clean change": () => html(reportOf(), options),
  "with hostile texts": () => {
    const [first = reportOf(), ...others] = fc.sample(hostileWholeReport, { numRuns: 20, seed: 2 });
    return html({ ...first, findings: [first, ...others].flatMap((one) => one.findings) }, options);
  },
};

/** As GitHub shows a summary: its Markdown between a heading and an end that are GitHub's. */
function rendered(text: string): string {
  const body = micromark(text, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  // As GitHub's own style of Markdown does, a word that is too long is broken.
  const style =
    "body { font: 14px/1.5 sans-serif; overflow-wrap: break-word } code { overflow-wrap: anywhere } pre { overflow: auto } table { display: block; overflow: auto }" +
    " @media (prefers-color-scheme: dark) { body { background: #0d1117; color: #f0f6fc } a { color: #4493f8 } }";
  // A keyboard must reach what scrolls; GitHub sees to that.
  const reachable = body
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<table tabindex="0">');
  return `<!doctype html><html lang="en"><head><title>Summary</title><style>${style}</style></head><body><main><h1>Summary</h1><h2>Lanser</h2>${reachable}</main></body></html>`;
}

const markdownOptions = { ...options, links: null, notes: ["the check: the token may not do this (403)"] };
const summaries = {
  "with everything": () => rendered(renderSummary(sampleReport(), markdownOptions)),
  "with hostile texts": () => {
    const all = fc.sample(hostileWholeReport, { numRuns: 20, seed: 2 });
    const findings = all.flatMap((one) => one.findings);
    return rendered(renderSummary({ ...(all[0] ?? reportOf()), findings }, markdownOptions));
  },
};

describe.each(Object.entries(summaries))("a job summary %s", (_, page) => {
  test.each(Object.entries(looks))(
    "is whole, asks for nothing, and hides nothing from anybody: %s",
    async (_name, look) => {
      expect(await seen(page(), look)).toEqual(clean);
    },
    60_000,
  );
});

describe.each(Object.entries(pages))("a page %s", (_, page) => {
  test.each(Object.entries(looks))(
    "asks for nothing, logs nothing and is accessible (%s)",
    async (__, look) => {
      expect(await seen(page(), look)).toEqual(clean);
    },
    60_000,
  );
});

test("on paper, what is folded away is open", async () => {
  const path = join(folderOf({ "page.html": html(sampleReport(), options) }), "page.html");
  const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 800, height: 800 } });
  try {
    const tab = await context.newPage();
    await tab.goto(`file://${path}`);
    const heights = "[...document.querySelectorAll('details .code')].map((one) => one.checkVisibility())";
    const isOpen = async () => new Set(await tab.evaluate<readonly boolean[]>(heights));
    expect(await isOpen()).toEqual(new Set([false]));
    await tab.emulateMedia({ media: "print" });
    expect(await isOpen()).toEqual(new Set([true]));
    expect(await tab.evaluate("getComputedStyle(document.body).color")).toBe("rgb(34, 38, 43)");
  } finally {
    await context.close();
  }
}, 60_000);

describe("the findings of a page", () => {
  const rules = ["reportCallIssue", "reportArgumentType"] as const;
  const findings = Array.from({ length: 12 }, (_, at) =>
    findingOf({
      id: `sha256:${String(at).padStart(64, "0")}`,
      path: `app/${at % 3}/file.py`,
      code: rules[at % 2] ?? null,
      message: at === 7 ? "the needle" : `message ${at}`,
      state: at < 8 ? "new" : "fixed",
    }),
  );
  const page = html(reportOf({ findings }), options);
  const wide: Look = { colorScheme: "light", viewport: { width: 1_280, height: 800 } };
  const shownIds =
    "[...document.querySelectorAll('[data-of]')].filter((one) => one.checkVisibility()).map((one) => one.id)";

  async function inTab<Result>(
    use: (tab: Page) => Promise<Result>,
    javaScriptEnabled = true,
  ): Promise<Result> {
    const path = join(folderOf({ "page.html": page }), "page.html");
    const context = await browser.newContext({ ...wide, javaScriptEnabled });
    try {
      const tab = await context.newPage();
      await tab.goto(`file://${path}`);
      return await use(tab);
    } finally {
      await context.close();
    }
  }

  test("are narrowed by words, by choices and by both, and come back", async () => {
    const counts = await inTab(async (tab) => {
      const count = async () => (await tab.evaluate<readonly string[]>(shownIds)).length;
      const choose = (label: string, option: string) =>
        tab.evaluate(
          `{ const one = [...document.querySelectorAll("#filter label")].find((label) => label.textContent.startsWith("${label}")).querySelector("select");` +
            ` one.value = [...one.options].find((option) => option.text.startsWith("${option}")).value; one.dispatchEvent(new Event("input", { bubbles: true })); }`,
        );
      const rows = {
        all: await count(),
        rule: 0,
        "and file": 0,
        "and state": 0,
        reset: 0,
        needle: 0,
        told: "",
        escape: 0,
      };
      await choose("Rule", "reportCallIssue");
      rows.rule = await count();
      await choose("File", "app/1/file.py");
      rows["and file"] = await count();
      await choose("State", "Fixed");
      rows["and state"] = await count();
      await tab.evaluate("document.querySelector('#filter button').click()");
      await tab.evaluate("new Promise((resolve) => setTimeout(resolve))");
      rows.reset = await count();
      await tab.keyboard.press("/");
      await tab.keyboard.type("NEEDLE the");
      rows.needle = await count();
      rows.told = await tab.evaluate<string>("document.querySelector('#filter output').textContent");
      await tab.keyboard.press("Escape");
      rows.escape = await count();
      return rows;
    });
    expect(counts).toEqual({
      all: 12,
      rule: 6,
      "and file": 2,
      "and state": 1,
      reset: 12,
      needle: 1,
      told: "1 of 12 are shown",
      escape: 12,
    });
  });

  test("are gone through by keys, and a link shows what was narrowed away", async () => {
    const seenAt = await inTab(async (tab) => {
      const at = () => tab.evaluate<string>("document.activeElement.closest('[data-of]')?.id ?? 'none'");
      const went: string[] = [];
      for (const key of ["j", "j", "k", "k"]) {
        await tab.keyboard.press(key);
        went.push(await at());
      }
      await tab.keyboard.press("/");
      await tab.keyboard.type("needle");
      const hidden = (await tab.evaluate<readonly string[]>(shownIds)).length;
      await tab.evaluate(
        "new Promise((resolve) => { addEventListener('hashchange', () => setTimeout(resolve)); location.hash = '#finding-1'; })",
      );
      const shown = (await tab.evaluate<readonly string[]>(shownIds)).length;
      const unfolded = await tab.evaluate<boolean>(
        "new Promise((resolve) => { const folded = document.querySelector('details.finding'); addEventListener('hashchange', () => setTimeout(() => resolve(folded.open))); location.hash = folded.id; })",
      );
      return { went, hidden, shown, unfolded };
    });
    expect(seenAt).toEqual({
      went: ["finding-1", "finding-2", "finding-1", "finding-1"],
      hidden: 1,
      shown: 12,
      unfolded: true,
    });
  });

  test("are all there to be read without a script, and no form that does nothing", async () => {
    const [ids, form] = await inTab(
      async (tab) => [
        (await tab.evaluate<readonly string[]>(shownIds)).length,
        await tab.evaluate<boolean>("document.querySelector('#filter').checkVisibility()"),
      ],
      false,
    );
    expect([ids, form]).toEqual([12, false]);
  });
});

test("planted faults are found: an image from elsewhere, a script, a button without a name, pale and wide text", async () => {
  const planted =
    '<img src="http://127.0.0.1:9/x.png"><script>document.title = ""</script><button></button>' +
    '<p style="color:#ccc;background:#fff;width:2000px">pale</p>';
  const page = html(sampleReport(), options).replace("<main>", `<main>${planted}`);
  const found = await seen(page, looks.light);
  expect(found.console.length).toBe(2);
  expect(found.console.join("\n")).toMatch(/Content Security Policy/u);
  expect(found.violations.map((one) => one.split(" ")[0]).sort()).toEqual([
    "button-name",
    "color-contrast",
    "image-alt",
  ]);
  expect(found.overflow).toBeGreaterThan(500);
}, 60_000);
