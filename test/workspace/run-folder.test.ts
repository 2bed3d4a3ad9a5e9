/** The folder of run after run in one process. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isHomeOf, makeRunFolder } from "../../src/workspace/scratch.ts";
import { temporaryFolder, write } from "../support/files.ts";

test("every run gets the same path and an empty folder, and what the one before left can be read until there is time", () => {
  const parent = temporaryFolder();
  const place = makeRunFolder(parent);
  for (const run of ["one", "two", "three"]) {
    place.take();
    expect(readdirSync(place.folder)).toEqual([]);
    write(place.folder, { [`${run}/head/a.py`]: "" });
    // A run that is under way keeps what it has.
    place.putAside();
    place.leave();
    expect(existsSync(join(place.folder, run))).toBe(true);
  }
  place.putAside();
  // What is made for the next run stays.
  write(place.folder, { "home-pyright-head/tmp/x": "" });
  place.putAside();
  expect(readdirSync(place.folder)).toEqual(["home-pyright-head"]);
  expect(readdirSync(join(parent, "left")).length).toBe(3);
  place.drop();
  expect(readdirSync(join(parent, "left"))).toEqual([]);
  place.clear();
  expect([readdirSync(place.folder), readdirSync(join(parent, "left"))]).toEqual([["home-pyright-head"], []]);
});

test.each([
  ["/t/home-pyright-head", "head", true],
  ["/t/home-pyright-packages-head-base", "head", false],
  ["/t/home-pyright-head-again", "head", false],
  ["/t/home-pyright-head-again", "head-again", true],
  ["/t/other-head", "head", false],
  ["/t/home-pyright-head/x", "head", false],
])("%s is the folder of a session %s: %s", (folder, session, isOf) => {
  expect(isHomeOf(folder, session)).toBe(isOf);
});
