/** A browser that sees a page as everybody might: what it asks for, logs, hides, and lets run out of its window. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { type Browser, foundChromium, launch } from "../../scripts/gallery/browser.ts";
import { toolsFolder } from "./installed.ts";

const installMsMax = 240_000;
export const openMsMax = 2 * installMsMax;

export type Seen = {
  readonly console: readonly string[];
  readonly requests: readonly string[];
  /** What axe has against the page, and where. */
  readonly violations: readonly string[];
  /** By how many pixels the page is wider than the window. */
  readonly overflow: number;
  readonly isShown: boolean;
};

export const clean: Seen = { console: [], requests: [], violations: [], overflow: 0, isShown: true };

export const looks = {
  light: { colorScheme: "light", width: 1_280 },
  dark: { colorScheme: "dark", width: 1_280 },
  narrow: { colorScheme: "light", width: 360 },
  "narrow and dark": { colorScheme: "dark", width: 360 },
} as const;

export type Opened = Browser & {
  /** The file at `path`; what lies in `beside` may be asked for. */
  readonly seen: (path: string, look: (typeof looks)[keyof typeof looks], beside?: string) => Promise<Seen>;
};

/** Installs what is not there yet. */
export async function openBrowser(): Promise<Opened> {
  if (foundChromium() === undefined) {
    const packages = ["chromium", "fonts-dejavu-core"];
    const apt = (...args: string[]) =>
      execFileSync("apt-get", args, { timeout: installMsMax, stdio: ["ignore", "ignore", "inherit"] });
    apt("update");
    apt("install", "-y", "--no-install-recommends", ...packages);
  }
  const tools = toolsFolder();
  const axe = readFileSync(createRequire(join(tools, "package.json")).resolve("axe-core/axe.min.js"), "utf8");
  const browser = await launch(foundChromium() ?? "chromium", tools);
  return {
    newContext: (look) => browser.newContext(look),
    close: () => browser.close(),
    seen: async (path, { colorScheme, width }, beside) => {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      try {
        const tab = await context.newPage();
        const console: string[] = [];
        const requests: string[] = [];
        tab.on("console", (message) => console.push(message.text()));
        tab.on("request", (request) => requests.push(request.url()));
        await tab.goto(`file://${path}`);
        const isShown = await tab.evaluate<boolean>(
          "document.querySelector('h1')?.checkVisibility() ?? false",
        );
        // What is folded away is checked too.
        await tab.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })");
        const overflow = await tab.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
        await tab.evaluate(axe);
        const violations = await tab.evaluate<readonly string[]>(
          "axe.run().then(({ violations }) => violations.map((one) => one.id + ' ' + one.nodes[0].html))",
        );
        const own = beside === undefined ? undefined : `file://${beside}/`;
        return {
          console,
          requests: requests.filter(
            (url) => url !== `file://${path}` && (own === undefined || !url.startsWith(own)),
          ),
          violations,
          overflow,
          isShown,
        };
      } finally {
        await context.close();
      }
    },
  };
}
