/** The gallery in a real browser, and each page in it: everybody can read them, and they ask for nothing. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeGallery } from "../../scripts/gallery/write.ts";
import { galleryStates } from "../report/gallery/states.ts";
import { makeFolder } from "../support/files.ts";
import { isNight } from "../support/night.ts";
import { clean, looks, type Opened, openBrowser, openMsMax } from "./browser.ts";

let browser: Opened;
let index = "";
const { folder, remove } = makeFolder();

// A page of each doubt differs from the next by a sentence: the gallery has them all, and of their own pages these.
const isLookedAt = (name: string) =>
  !name.startsWith("doubt-") || ["doubt-base-unavailable", "doubt-server-crashed"].includes(name);
/** By day a few that have nearly every part of a page; by night all. */
const ofDay = ["fail-many-causes", "pass", "unknown-files", "two-servers", "hostile"];
const states = isNight ? galleryStates : galleryStates.filter(({ name }) => ofDay.includes(name));
const pages = states.filter(({ name }) => isLookedAt(name)).map(({ name }) => name);

beforeAll(async () => {
  browser = await openBrowser();
  index = await writeGallery(folder, states, browser);
}, openMsMax);

afterAll(async () => {
  await browser?.close();
  remove();
});

const { dark, narrow } = looks;

test.each(Object.entries(isNight ? looks : { dark, narrow }))(
  "the gallery is whole, asks for nothing but its pictures, and hides nothing from anybody: %s",
  async (_, look) => {
    expect(await browser.seen(index, look, folder)).toEqual(clean);
  },
  240_000,
);

test("every picture that the gallery shows is there", () => {
  const files = [...readFileSync(index, "utf8").matchAll(/(?:src|href)="([^"#:]+)"/gu)].map(
    ([, file]) => file,
  );
  expect(files.filter((file = "") => file.endsWith(".png")).length).toBeGreaterThan(isNight ? 60 : 15);
  expect(files.filter((file = "") => !existsSync(join(dirname(index), file)))).toEqual([]);
});

// test/tools/html.test.ts has the other looks, of a page with everything.
describe.each(pages)("the page of %s", (name) => {
  test.each(Object.entries({ dark, narrow }))(
    "asks for nothing, logs nothing, is accessible, and fits: %s",
    async (_, look) => {
      expect(await browser.seen(join(folder, `${name}.html`), look)).toEqual(clean);
    },
    120_000,
  );
});
