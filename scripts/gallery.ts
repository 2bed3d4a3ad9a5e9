/** `npm run gallery`: every surface in every state, as pictures and text in one page. A word after it takes the states whose names have it. */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { galleryStates } from "../test/report/gallery/states.ts";
import { foundChromium, launch } from "./gallery/browser.ts";
import { writeGallery } from "./gallery/write.ts";

const folder = fileURLToPath(new URL("../.cache/gallery", import.meta.url));
const tools = fileURLToPath(new URL("tools", import.meta.url));

const words = process.argv.slice(2);
const states = galleryStates.filter(({ name }) => words.every((word) => name.includes(word)));
const chromium = foundChromium();
const isDriven = existsSync(join(tools, "node_modules/playwright-core"));
const browser = chromium !== undefined && isDriven ? await launch(chromium, tools) : undefined;
try {
  rmSync(folder, { recursive: true, force: true });
  const index = await writeGallery(folder, states, browser);
  process.stdout.write(`${states.length} states: ${index}\n`);
  if (browser === undefined)
    process.stdout.write(
      "Without pictures: they need Chromium and what `npm run test:tools` installs. The pages are shown themselves.\n",
    );
} finally {
  await browser?.close();
}
