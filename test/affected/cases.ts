/**
 * The tables of `cases/`: `# construct`, then the lines of files, `-` where base alone has one and `+` where head alone has it;
 * `! base` says that a side does not have the file. `reaches` names untouched files whose findings differ, which the real server
 * says of each row; `spares` those that must not be taken in; `needs` the rule without which one would be missed.
 */
import { readFileSync } from "node:fs";
import { type Affected, affectedFiles } from "../../src/affected/affected.ts";
import { affectedRules, allRules, type Rule } from "../../src/affected/rules.ts";
import { createSources } from "../../src/affected/source.ts";
import type { Side } from "../../src/model/report.ts";
import { createParser } from "../../src/syntax/parser.ts";

export type Files = ReadonlyMap<string, string>;

export type Case = {
  readonly construct: string;
  readonly sides: Readonly<Record<Side, Files>>;
  readonly reaches: readonly string[];
  readonly spares: readonly string[];
  readonly needs: Rule | undefined;
};

export function casesIn(name: string): readonly Case[] {
  const text = readFileSync(new URL(`cases/${name}.txt`, import.meta.url), "utf8");
  return text
    .split(/^# /mu)
    .slice(1)
    .map((part) => caseOf(part.trimEnd().split("\n")));
}

function caseOf([construct = "", ...lines]: readonly string[]): Case {
  const sides = { base: new Map<string, string>(), head: new Map<string, string>() };
  const missing = new Set<string>();
  const words = new Map<string, readonly string[]>();
  for (const line of lines.filter((one) => one !== "")) {
    const [, word, list = ""] = /^(reaches|spares|needs)(?: (.*))?$/u.exec(line) ?? [];
    if (word !== undefined) {
      words.set(word, word === "needs" ? [list] : list.split(" ").filter(Boolean));
      continue;
    }
    const [, path = "", mark = "", code = ""] = /^(\S+) ([ +!-]) (.*)$/u.exec(line) ?? [];
    if (path === "") throw new Error(`${construct}: ${line}`);
    if (mark === "!") missing.add(`${code} ${path}`);
    for (const [side, own] of Object.entries({ base: "-", head: "+" }) as [Side, string][]) {
      const before = sides[side].get(path) ?? "";
      sides[side].set(path, mark === " " || mark === own ? `${before}${code}\n` : before);
    }
  }
  for (const side of ["base", "head"] as const)
    for (const path of sides[side].keys()) if (missing.has(`${side} ${path}`)) sides[side].delete(path);
  const needs = affectedRules.find((rule) => rule === words.get("needs")?.[0]);
  if (words.has("needs") && needs === undefined) throw new Error(`${construct}: no such rule`);
  return { construct, sides, reaches: words.get("reaches") ?? [], spares: words.get("spares") ?? [], needs };
}

const parser = await createParser(["python", "typescript", "tsx"]);

/** Blobs are their texts here. */
export function affectedOf(
  sides: Readonly<Record<Side, Files>>,
  options: {
    readonly without?: Rule | undefined;
    readonly whole?: readonly string[];
    readonly others?: readonly string[];
    readonly packages?: readonly string[];
    readonly handing?: readonly string[];
  } = {},
): Affected {
  const holds = options.without === undefined ? allRules : (rule: Rule) => rule !== options.without;
  const files = (side: Side) => [...sides[side]].map(([path, blob]) => ({ path, blob }));
  const packages = options.packages ?? [];
  return affectedFiles({
    files: { base: files("base"), head: files("head") },
    sourceOf: createSources(parser, (blob) => blob, holds),
    packages: { base: packages, head: packages },
    handing: options.handing ?? [],
    others: options.others ?? [],
    whole: options.whole ?? [],
    holds,
  });
}

export function pathsOf({ files }: Affected): readonly string[] {
  return files.map(({ path }) => path);
}
