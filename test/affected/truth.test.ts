/** By night: the servers' own commands say of every row of `cases/` in which untouched files the findings differ. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Side } from "../../src/model/report.ts";
import { temporaryFolder } from "../support/files.ts";
import { isNight } from "../support/night.ts";
import { commandFindings as pyrightFindings } from "../support/pyright-command.ts";
import { commandFindings as tscFindings } from "../support/typescript.ts";
import { type Case, casesIn, type Files } from "./cases.ts";

const minutes = 60_000;

describe.runIf(isNight)("the server says that findings differ", () => {
  test(
    "in the files that rows of Python name, and in no other",
    async () => {
      const cases = casesIn("python");
      const said = { base: new Set<string>(), head: new Set<string>() };
      for (const side of ["base", "head"] as const) {
        const top = temporaryFolder();
        for (const [at, one] of cases.entries()) write(join(top, folder(at)), one.sides[side]);
        writeFileSync(join(top, "pyrightconfig.json"), "{}\n");
        for (const finding of (await pyrightFindings(top)).findings) said[side].add(finding);
      }
      compare(cases, said);
    },
    10 * minutes,
  );

  const scripts = casesIn("typescript");
  // What needs no import would be seen by every row.
  const alone = scripts.filter(({ needs }) => needs === "ambient").map((one) => [one]);
  const together = scripts.filter(({ needs }) => needs !== "ambient");

  test.each([together, ...alone])(
    "in the files that rows of TypeScript name, and in no other (%#)",
    async (...cases) => {
      const said = { base: new Set<string>(), head: new Set<string>() };
      for (const side of ["base", "head"] as const) {
        const top = temporaryFolder();
        writeFileSync(join(top, "tsconfig.json"), tsconfig);
        for (const [at, one] of cases.entries()) write(join(top, folder(at)), one.sides[side]);
        for (const finding of (await tscFindings(top)).findings) said[side].add(finding);
      }
      compare(cases, said);
    },
    2 * minutes,
  );
});

const tsconfig = JSON.stringify({
  compilerOptions: {
    strict: true,
    module: "nodenext",
    target: "es2024",
    allowJs: true,
    checkJs: true,
    noEmit: true,
    types: [],
    noImplicitOverride: true,
    allowImportingTsExtensions: true,
  },
});

function folder(at: number): string {
  return `row${at}`;
}

function compare(cases: readonly Case[], said: Readonly<Record<Side, ReadonlySet<string>>>): void {
  const differ = [...said.base.symmetricDifference(said.head)];
  for (const [at, one] of cases.entries()) {
    const top = `${folder(at)}/`;
    const own = differ.flatMap((line) => (line.startsWith(top) ? [line.slice(top.length)] : []));
    expect.soft(reached(one, own)).toEqual([one.construct, ...one.reaches]);
  }
}

/** The construct, and its untouched files that hold one of these findings. */
function reached({ construct, sides }: Case, findings: readonly string[]): readonly string[] {
  const paths = new Set(findings.map((finding) => finding.slice(0, finding.indexOf(":"))));
  const untouched = [...paths].filter((path) => sides.base.get(path) === sides.head.get(path));
  return [construct, ...untouched.sort()];
}

function write(folder: string, files: Files): void {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
