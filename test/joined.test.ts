/** Chunks that are loaded together become one file, and nothing else about a program changes. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { type Built, joined } from "../scripts/joined.ts";
import { folderOf, temporaryFolder } from "./support/files.ts";

/** Two programs and what they load late; `base.js` and `words.js` are needed by nearly all, and each says when it is begun. */
const sources = {
  "one.js": `#!/usr/bin/env node
    import { say } from "./base.js"; say("one"); const late = await import("./late.js"); late.default(); say(late.value);
    (await import("./other.js")).value();`,
  "two.js": `import { say } from "./base.js"; import { value } from "./words.js"; say("two", value);
    const { run } = await import("./alone.js"); run();`,
  "base.js": `console.log("base begins"); export const say = (...words) => console.log(...words);`,
  "words.js": `import { say } from "./base.js"; say("words begin"); export const value = "a word"; export default 1;`,
  "late.js": `import { say } from "./base.js"; import one, { value as word } from "./words.js"; import { value as more } from "./more.js";
    export const value = word + more; export default function later() { say("later", one); }`,
  "more.js": `import { say } from "./base.js"; say("more begins"); const value = " more"; export { value };`,
  "other.js": `import { value as word } from "./words.js"; import { value as more } from "./more.js"; import { say } from "./base.js";
    export const value = () => say("other", word, more);`,
  "alone.js": `import { say } from "./base.js"; import { value } from "./more.js"; export const run = () => say("alone", value);`,
};

const options = { format: "esm", platform: "node", minifySyntax: true, logLevel: "warning" } as const;

async function built(together: readonly string[] | null): Promise<readonly Built[]> {
  const folder = folderOf(sources);
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: folder,
    entryPoints: ["one.js", "two.js"],
    outdir: folder,
    chunkNames: "chunks/[name]-[hash]",
    splitting: true,
    bundle: true,
    metafile: true,
    write: false,
  });
  const files = outputFiles.map(({ path, text }) => ({ path: path.slice(folder.length + 1), text }));
  return together === null ? files : joined(files, metafile, together, options);
}

/** What each of the files says when it is run, or loaded. */
function said(files: readonly Built[], names: readonly string[]): readonly string[] {
  const folder = temporaryFolder();
  for (const { path, text } of [...files, { path: "package.json", text: '{ "type": "module" }' }]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return names.map((name) => {
    const { stdout, stderr } = spawnSync(process.execPath, [join(folder, name)], { encoding: "utf8" });
    return stdout + stderr;
  });
}

const programs = ["one.js", "two.js"];

/** A module may begin before its time, with another of its file. */
const isBegin = (line: string) => /begins?$/u.test(line);
const doneIn = (lines: readonly string[]) => lines.filter((line) => !isBegin(line));
const begunIn = (lines: readonly string[]) =>
  lines
    .slice(
      0,
      lines.findIndex((line) => !isBegin(line)),
    )
    .sort();

test("programs do the same, and those that are named load the same, in fewer files", async () => {
  const before = await built(null);
  const wanted = said(before, programs).map((text) => text.split("\n"));
  expect(wanted[0]).toEqual([
    "base begins",
    "one",
    "words begin",
    "more begins",
    "later 1",
    "a word more",
    "other a word  more",
    "",
  ]);
  for (const together of [
    ["one.js", "two.js", "late.js"],
    ["late.js", "alone.js"],
    ["two.js", "other.js"],
  ]) {
    const after = await built(together);
    expect(after.length).toBeLessThan(before.length);
    const lines = said(after, programs).map((text) => text.split("\n"));
    expect(lines.map(doneIn)).toEqual(wanted.map(doneIn));
    for (const [at, program] of programs.entries())
      if (together.includes(program)) expect(begunIn(lines[at] ?? [])).toEqual(begunIn(wanted[at] ?? []));
  }
});

test("the same chunks give the same bytes", async () => {
  expect(await built(["one.js", "late.js"])).toEqual(await built(["one.js", "late.js"]));
});

test("what can be asked for by its path still can, alone and without running a program", async () => {
  const after = await built(["one.js", "two.js", "late.js", "other.js", "alone.js"]);
  const late = after
    .filter(({ path }) => /^chunks\/(?:late|other|alone)-/u.test(path))
    .map(({ path }) => path);
  expect(late.length).toBe(3);
  for (const text of said(after, late))
    expect(text).toMatch(/^base begins\n(?:(?:words begin|more begins)\n)*$/u);
  const first = after.find(({ path }) => path === "one.js");
  expect(first?.text.startsWith("#!/usr/bin/env node\n")).toBe(true);
});
