/** Changes through the matcher with what the pinned servers answered about them: no server is started. */

import { treeChanges } from "../../src/git/changes.ts";
import { openRepository } from "../../src/git/git.ts";
import { type Comparison, compareObservations } from "../../src/match/compare.ts";
import type { Catalogue } from "../../src/model/catalogue.ts";
import type { Finding } from "../../src/model/finding.ts";
import type { Side } from "../../src/model/report.ts";
import { pyrightCatalogue } from "../../src/servers/pyright/catalogue.ts";
import { typescriptCatalogue } from "../../src/servers/typescript/catalogue.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { readingOf } from "../match/readings.ts";
import { changedFiles } from "../match/support.ts";
import { temporaryFolder } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { git } from "../support/repository.ts";
import type { NewnessCase } from "./cases.ts";

/** Of which server; by the folder of its fixtures. */
export type Language = keyof typeof catalogues;

/** What a pinned server answered about one side. */
export type Answered = {
  readonly program: readonly string[];
  readonly unchecked: readonly string[];
  readonly findings: readonly Finding[];
};
export type Answers = {
  readonly renames: readonly (readonly [string, string])[];
  readonly base: Answered;
  readonly head: Answered;
};

type Change = Pick<NewnessCase, "base" | "head">;

const catalogues = {
  python: pyrightCatalogue,
  typescript: typescriptCatalogue,
  ruff: undefined,
  eslint: undefined,
  shellcheck: undefined,
  yaml: undefined,
  clangd: undefined,
  cargo: undefined,
  json: undefined,
  gopls: undefined,
  "typescript-language-server": typescriptCatalogue,
  vtsls: typescriptCatalogue,
} as const satisfies Readonly<Record<string, Catalogue | undefined>>;
const source = {
  python: /\.pyi?$/u,
  typescript: /\.[cm]?[jt]sx?$/u,
  ruff: /\.pyi?$/u,
  eslint: /\.[cm]?jsx?$/u,
  yaml: /\.ya?ml$/u,
  json: /\.jsonc?$/u,
  shellcheck: /(?:\.sh|(?:^|\/)[^./]+)$/u,
  clangd: /\.(?:c|cpp|h)$/u,
  cargo: /\.rs$/u,
  gopls: /\.go$/u,
  "typescript-language-server": /\.[cm]?[jt]sx?$/u,
  vtsls: /\.[cm]?[jt]sx?$/u,
} as const satisfies Readonly<Record<Language, RegExp>>;

/** The matcher's view of a change, by what the server answered about both sides; and the texts of both. */
export function compareAnswers(
  language: Language,
  one: Change,
  answered: Answers,
): {
  readonly findings: Comparison["findings"];
  readonly texts: Readonly<Record<Side, ReadonlyMap<string, string>>>;
} {
  const texts = textsOf(one);
  const isSource = (path: string | null): boolean => path !== null && source[language].test(path);
  const renames = new Map(answered.renames.filter((pair) => pair.every(isSource)));
  const side = ({ findings, program, unchecked }: Answered) => ({
    findings,
    files: new Set(program),
    unknown: new Set<string>(),
    unchecked: new Set(unchecked),
  });
  const { findings } = compareObservations({
    base: side(answered.base),
    head: side(answered.head),
    renames,
    changedFiles: changedFiles(texts.base, texts.head, renames).filter(({ from, to }) =>
      isSource(from ?? to),
    ),
    text: (name, path) => texts[name].get(path),
    reading: (name, path) => readingOf(path, texts[name].get(path)),
    ...(catalogues[language] === undefined ? {} : { catalogue: catalogues[language] }),
  });
  return { findings, texts };
}

/** By path, on both sides. */
export function textsOf(one: Change): Readonly<Record<Side, ReadonlyMap<string, string>>> {
  const base = new Map<string, string>();
  for (const [path, text] of Object.entries(one.base)) if (text !== null) base.set(path, text);
  const head = new Map(base);
  for (const [path, text] of Object.entries(one.head)) {
    if (text === null) head.delete(path);
    else head.set(path, text);
  }
  return { base, head };
}

/** The change that takes a change back. */
export function reversed({ base, head }: Change, answers: Answers): readonly [Change, Answers] {
  const after = { ...base, ...head };
  const added = Object.keys(head).filter((path) => !Object.hasOwn(base, path));
  const before = Object.fromEntries(Object.keys(head).map((path) => [path, base[path] ?? null]));
  const gone = Object.fromEntries(added.map((path) => [path, null]));
  return [
    { base: after, head: { ...before, ...gone } },
    {
      renames: answers.renames.map(([from, to]) => [to, from] as const),
      base: answers.head,
      head: answers.base,
    },
  ];
}

/** What was answered in a gate of the last two commits of a repository, from its traces. */
export async function recordedAnswers(repository: string, traces: string): Promise<Answers> {
  const replayed = await replayRun(traces);
  if (replayed.kind === "diverged") throw new Error(JSON.stringify(replayed.divergence));
  const sides = replayed.runs[0]?.sides;
  if (sides === undefined) throw new Error(`${traces} holds no run`);
  const side = (name: Side): Answered => ({
    program: sides[name].program,
    unchecked: sides[name].unchecked,
    findings: sides[name].observation.files.flatMap((file) => (file.kind === "final" ? file.findings : [])),
  });
  await using opened = await openRepository(testHost(temporaryFolder()), repository);
  const tree = (rev: string) => git(repository, "rev-parse", `${rev}^{tree}`);
  const changes = await treeChanges(opened, tree("HEAD^"), tree("HEAD"));
  const renames = changes.flatMap(({ status, from, to }) =>
    status === "renamed" && from !== null && to !== null ? [[from, to] as const] : [],
  );
  return { renames, base: side("base"), head: side("head") };
}
