/** `node bench/beside-match.ts BASE HEAD`: matches 50,000 findings, planted on words of the code, and prints what it cost. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareObservations } from "../src/match/compare.ts";
import type { Finding } from "../src/model/finding.ts";
import { splitText } from "../src/model/text.ts";
import { createParser } from "../src/syntax/parser.ts";
import { type Reading, read } from "../src/syntax/reading.ts";

const findingsPerFile = 25;
const [baseFolder = "", headFolder = ""] = process.argv.slice(2);

const base = new Map<string, string>();
const head = new Map<string, string>();
const renames = new Map<string, string>();
const findings = { base: [] as Finding[], head: [] as Finding[] };
for (const path of readdirSync(baseFolder, { recursive: true, encoding: "utf8" })) {
  if (!path.endsWith(".py")) continue;
  const moved = `src/${path}`;
  base.set(path, readFileSync(join(baseFolder, path), "utf8"));
  head.set(moved, readFileSync(join(headFolder, moved), "utf8"));
  renames.set(path, moved);
  plant(path, moved);
}

/** The n-th word of a file is its n-th word after a formatter, too. */
function plant(path: string, moved: string): void {
  const [left, right] = [words(base.get(path) ?? ""), words(head.get(moved) ?? "")];
  if (left.length !== right.length) return;
  const step = Math.max(1, Math.floor(left.length / findingsPerFile));
  for (let at = 0; at < left.length; at += step) {
    const [one, other] = [left[at], right[at]];
    if (one === undefined || other === undefined) continue;
    findings.base.push(finding(path, one));
    findings.head.push(finding(moved, other));
  }
}

type Word = { readonly text: string; readonly line: number; readonly character: number };

function words(text: string): readonly Word[] {
  return splitText(text).flatMap((content, line) =>
    [...content.matchAll(/[A-Za-z_]\w+/g)].map((found) => ({
      text: found[0],
      line,
      character: found.index,
    })),
  );
}

function finding(path: string, { text, line, character }: Word): Finding {
  return {
    server: "bench",
    source: "bench",
    code: "word",
    severity: "error",
    message: `"${text}" is wrong`,
    path,
    range: { start: { line, character }, end: { line, character: character + text.length } },
    symbol: null,
  };
}

const side = (name: "base" | "head", texts: ReadonlyMap<string, string>) => ({
  findings: findings[name],
  files: new Set(texts.keys()),
  unknown: new Set<string>(),
  unchecked: new Set<string>(),
});
const parser = await createParser(["python"]);
const readings = { base: new Map<string, Reading>(), head: new Map<string, Reading>() };
const reading = { user: 0, system: 0, files: 0 };
function readingOf(name: "base" | "head", path: string): Reading | undefined {
  const known = readings[name].get(path);
  const text = (name === "base" ? base : head).get(path);
  if (known !== undefined || text === undefined) return known;
  const before = process.cpuUsage();
  const made = read(parser, "python", text);
  readings[name].set(path, made);
  const { user, system } = process.cpuUsage(before);
  reading.user += user;
  reading.system += system;
  reading.files += 1;
  return made;
}

const start = process.cpuUsage();
const { counts } = compareObservations({
  base: side("base", base),
  head: side("head", head),
  renames,
  changedFiles: [...renames].map(([from, to]) => ({ from, to })),
  text: (name, path) => (name === "base" ? base : head).get(path),
  reading: readingOf,
});
const { user, system } = process.cpuUsage(start);
const seen = Object.entries(counts).filter(([, count]) => count > 0);
process.stdout.write(
  JSON.stringify({
    cpu: (user + system - reading.user - reading.system) / 1e6,
    // The gate reads every changed file all the same, for the symbols that the change touched.
    reading: (reading.user + reading.system) / 1e6,
    read: reading.files,
    peak: process.resourceUsage().maxRSS * 1024,
    files: base.size,
    findings: findings.base.length,
    counts: seen.map(([state, count]) => `${count} ${state}`).join(", "),
  }),
);
