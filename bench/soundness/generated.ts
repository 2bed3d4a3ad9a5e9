/** Generated changes on a live server: hundreds of them lie side by side in one tree, which is observed before and after all of them. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rule } from "../../src/affected/rules.ts";
import type { Side } from "../../src/model/report.ts";
import { shippedPins } from "../../src/servers/pins.ts";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import { affectedOf, pathsOf } from "../../test/affected/cases.ts";
import { makeFolder, write } from "../../test/support/files.ts";
import { repositoryAt } from "../../test/support/repository.ts";
import { git } from "../commits/tree.ts";
import { installedServer } from "../installed.ts";
import { type Change, changesOf, type Language } from "./changes.ts";
import { differing, type Findings, observe } from "./observe.ts";

export const servers = { python: "pyright", typescript: "typescript" } as const satisfies Record<
  Language,
  string
>;

const settings = {
  python: ["pyrightconfig.json", "{}\n"],
  typescript: [
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: "nodenext",
        target: "es2024",
        allowJs: true,
        checkJs: true,
        noEmit: true,
        types: [],
        allowImportingTsExtensions: true,
      },
    }),
  ],
} as const satisfies Record<Language, readonly [string, string]>;

/** How many changes lie in one tree. */
const togetherMax = 250;

export type Outcome = {
  /** Files of which the findings differ. */
  readonly differing: readonly string[];
  /** Those of them that the change leaves alone. */
  readonly untouched: readonly string[];
  /** Of the affected files those that have other findings when they alone are opened, on either side. */
  readonly alone: readonly string[];
};

export type Judged = { readonly change: Change; readonly outcome: Outcome };

/** The results of as many changes as wanted; what was observed before is read, so a run that was ended goes on. */
export async function generatedRows(
  language: Language,
  {
    kept,
    from = 0,
    most,
    edit: part = "",
  }: { readonly kept: string; readonly from?: number; readonly most: number; readonly edit?: string },
): Promise<{ readonly rows: readonly Judged[]; readonly of: number }> {
  mkdirSync(kept, { recursive: true });
  const all = changesOf(language).filter(({ edit }) => edit.includes(part));
  const wanted = all.slice(from, from + most);
  const file = join(
    kept,
    `${language}-${digestOf([shippedPins.map(({ server, version }) => `${server} ${version}`), settings])}.jsonl`,
  );
  const known = new Map(outcomesIn(file).map(({ change, outcome }) => [change, outcome]));
  const open = wanted.filter((change) => !known.has(keyOf(change)));
  for (let at = 0; at < open.length; at += togetherMax) {
    const part = open.slice(at, at + togetherMax);
    const outcomes = await outcomesOf(language, part);
    const lines = part.flatMap((change, index) => {
      const outcome = outcomes[index];
      if (outcome === undefined) return [];
      known.set(keyOf(change), outcome);
      return [JSON.stringify({ change: keyOf(change), outcome })];
    });
    appendFileSync(file, `${lines.join("\n")}\n`);
    process.stderr.write(`${language}: ${at + part.length} of ${open.length}\n`);
  }
  const rows = wanted.flatMap((change) => {
    const outcome = known.get(keyOf(change));
    return outcome === undefined ? [] : [{ change, outcome }];
  });
  return { rows, of: all.length };
}

function outcomesIn(file: string): readonly { readonly change: string; readonly outcome: Outcome }[] {
  if (!existsSync(file)) return [];
  // What was killed while it wrote leaves half a line.
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((text) =>
    text.endsWith("}}") ? [JSON.parse(text) as { change: string; outcome: Outcome }] : [],
  );
}

function keyOf({ base, head }: Change): string {
  return digestOf([[...base], [...head]]);
}

export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 24);
}

/** What the set of a change leaves out although its findings differ; null where it is every file. */
export function missedIn({ change, outcome }: Judged, without?: Rule): readonly string[] | null {
  const affected = affectedOf(change, { without });
  const set = new Set(pathsOf(affected));
  return affected.mode === "full" ? null : outcome.differing.filter((path) => !set.has(path));
}

async function outcomesOf(language: Language, changes: readonly Change[]): Promise<readonly Outcome[]> {
  const indexed = changes.map((change, at) => ({ change, folder: `c${at}` }));
  const own = indexed.filter(({ change }) => needsOwnProgram(language, change));
  const together = indexed.filter(({ change }) => !needsOwnProgram(language, change));
  const looked = new Set(
    together.flatMap(({ change, folder }) => pathsOf(affectedOf(change)).map((path) => `${folder}/${path}`)),
  );
  const found = async (
    side: Side,
  ): Promise<{ readonly all: Findings; readonly other: readonly string[] }> => {
    const observed = await observedTogether(language, together, looked, side);
    return {
      all: { ...observed.all, ...(await commandAlone(own, side)) },
      other: differing(within(observed.all, looked), observed.part),
    };
  };
  const [base, head] = [await found("base"), await found("head")];
  const below = (folder: string, paths: readonly string[]) =>
    paths.flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
  const differ = differing(base.all, head.all);
  const alone = [...base.other, ...head.other];
  return indexed.map(({ change, folder }) => {
    const paths = below(folder, differ);
    return {
      differing: paths,
      untouched: paths.filter((path) => change.base.get(path) === change.head.get(path)),
      alone: below(folder, alone),
    };
  });
}

function within(findings: Findings, paths: ReadonlySet<string>): Findings {
  return Object.fromEntries(Object.entries(findings).filter(([path]) => paths.has(path)));
}

type Placed = { readonly change: Change; readonly folder: string };

/** Whether another change in the same program would see it, or be seen: what is declared for all. */
function needsOwnProgram(language: Language, { base, head }: Change): boolean {
  if (language === "python") return false;
  return [...base.values(), ...head.values()].some(
    (text) =>
      !/^\s*(?:import|export)\b/mu.test(text) ||
      /\bdeclare\s+(?:global|module)\b|^\/\/\/|export as namespace/mu.test(text),
  );
}

function treeOf(changes: readonly Placed[], side: Side): Record<string, string> {
  return Object.fromEntries(
    changes.flatMap(({ change, folder }) =>
      [...change[side]].map(([path, text]) => [`${folder}/${path}`, text] as const),
    ),
  );
}

/** All files, and in another session those alone that are named. */
async function observedTogether(
  language: Language,
  changes: readonly Placed[],
  looked: ReadonlySet<string>,
  side: Side,
): Promise<{ readonly all: Findings; readonly part: Findings }> {
  if (changes.length === 0) return { all: {}, part: {} };
  const { folder, remove } = makeFolder();
  try {
    const [name, text] = settings[language];
    const repository = repositoryAt(join(folder, "project"), { ...treeOf(changes, side), [name]: text });
    const at = { repository, rev: git(repository, "rev-parse", "HEAD"), server: servers[language] };
    return { all: (await observe(at, null)).findings, part: (await observe(at, looked)).findings };
  } finally {
    remove();
  }
}

/** By TypeScript's own command, in a program for each. */
async function commandAlone(changes: readonly Placed[], side: Side): Promise<Findings> {
  if (changes.length === 0) return {};
  const { folder: serverFolder } = await installedServer("typescript");
  const [program, ...before] = [typescriptCommand(serverFolder, process.arch)];
  const { folder, remove } = makeFolder();
  try {
    write(folder, treeOf(changes, side));
    const found: Record<string, string[]> = {};
    for (const { folder: own } of changes) {
      const [name, text] = settings.typescript;
      write(join(folder, own), { [name]: text });
      const line = [...before, "--project", join(folder, own), "--noEmit", "--pretty", "false"];
      const { stdout } = spawnSync(program, line, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
      for (const [, path = "", what = ""] of stdout.matchAll(
        /^([^\s(][^(\n]*)(\(\d+,\d+\): [^\n]*(?:\n [^\n]*)*)/gmu,
      ))
        found[path] = [...(found[path] ?? []), what].sort();
    }
    return found;
  } finally {
    remove();
  }
}
