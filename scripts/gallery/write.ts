/** The gallery as files: one page, the HTML page of each state, and pictures of those where there is a browser. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { push } from "../../src/model/push.ts";
import type { GalleryState } from "../../test/report/gallery/states.ts";
import { shownOf } from "../../test/report/gallery/surfaces.ts";
import type { Browser } from "./browser.ts";
import { type Drawn, galleryPage, type Picture } from "./page.ts";

const widths = [360, 1280] as const;
const themes = ["light", "dark"] as const;
/** Of a picture: who wants to see the rest opens the page. */
const heightMax = 3_000;

/** Gives the path of the page. Without a browser the pages are shown themselves. */
export async function writeGallery(
  folder: string,
  states: readonly GalleryState[],
  browser: Browser | undefined,
): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const state of states) writeFileSync(join(folder, `${state.name}.html`), shownOf(state).page);
  const pictured = states.filter(({ name }) => !name.startsWith("doubt-"));
  const pictures = browser === undefined ? new Map() : await picturesOf(folder, pictured, browser);
  const drawn = states.map(
    (state): Drawn => ({ state, page: `${state.name}.html`, pictures: pictures.get(state.name) ?? [] }),
  );
  const index = join(folder, "index.html");
  writeFileSync(index, galleryPage(drawn));
  return index;
}

/** By the name of a state. */
async function picturesOf(
  folder: string,
  states: readonly GalleryState[],
  browser: Browser,
): Promise<ReadonlyMap<string, readonly Picture[]>> {
  const pictures = new Map<string, Picture[]>();
  for (const width of widths)
    for (const colorScheme of themes) {
      const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
      try {
        const tab = await context.newPage();
        for (const { name, title } of states) {
          await tab.goto(`file://${join(folder, `${name}.html`)}`);
          const whole = await tab.evaluate<number>("document.documentElement.scrollHeight");
          const height = Math.min(whole, heightMax);
          const file = `${name}-${width}-${colorScheme}.png`;
          const path = join(folder, file);
          await tab.screenshot({ path, fullPage: true, clip: { x: 0, y: 0, width, height } });
          push(pictures, name, { file, alt: `${width} pixels, ${colorScheme}: ${title}`, width, height });
        }
      } finally {
        await context.close();
      }
    }
  return pictures;
}
