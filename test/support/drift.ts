/** `lanser trace record` and `lanser trace drift` on small projects, in this process, and what they say as a value. */
import { join } from "node:path";
import { installServer } from "../../src/servers/install.ts";
import { parsePin } from "../../src/servers/own-pins.ts";
import { pinPath } from "../../src/servers/pins-folder.ts";
import { circularProject } from "./circle.ts";
import type { Ran } from "./command.ts";
import { type Files, makeFolder, temporaryFolder } from "./files.ts";
import { sharedCache, testHost } from "./gate.ts";
import { runInProcess } from "./in-process.ts";
import { git, repositoryAt } from "./repository.ts";

/** What of `schemas/drift.v1.json` is looked at here. */
export type DriftV1 = {
  readonly judgement: string;
  readonly priority: string;
  readonly recorded: DivergenceV1 | null;
  readonly canonical: RunsV1;
  readonly runs: RunsV1;
  readonly variations: readonly {
    readonly name: string;
    readonly divergence: DivergenceV1;
    readonly notVaried: readonly string[];
  }[];
  readonly against: {
    readonly version: string;
    readonly total: CountsV1;
    readonly rules: readonly (CountsV1 & { readonly code: string | null })[];
    readonly files: readonly (CountsV1 & { readonly path: string })[];
    readonly unknown: readonly unknown[];
    readonly findings: {
      readonly count: number;
      readonly shown: readonly { readonly before: FindingV1 | null; readonly after: FindingV1 | null }[];
    };
  } | null;
  readonly reproduction: {
    readonly arms: readonly { readonly schedule: string; readonly opened: readonly string[] }[];
    readonly exist: readonly string[];
    readonly outcome: string;
    readonly divergence: DivergenceV1;
  } | null;
  readonly issue: { readonly title: string; readonly body: string } | null;
};

type RunsV1 = {
  readonly runs: number;
  readonly distinct: number;
  readonly classes: Readonly<Record<string, number>>;
  readonly outcomes: readonly {
    readonly schedules: readonly { readonly name: string; readonly runs: number }[];
  }[];
  readonly core: { readonly count: number };
  readonly volatile: {
    readonly count: number;
    readonly findings: readonly { readonly finding: FindingV1; readonly runs: number; readonly of: number }[];
  };
};
type DivergenceV1 = {
  readonly class: string;
  readonly classes: Readonly<Record<string, number>>;
};
type CountsV1 = { readonly added: number; readonly removed: number; readonly changed: number };
export type FindingV1 = {
  readonly path: string;
  readonly range: { readonly start: PlaceV1; readonly end: PlaceV1 };
  readonly severity: string;
  readonly code: string | null;
  readonly message: string;
};
type PlaceV1 = { readonly line: number; readonly column: number };

/** `lanser trace …` in a repository, with the servers that all tests share. */
export function trace(repository: string, ...args: readonly string[]): Promise<Ran> {
  const [subcommand = "", ...rest] = args;
  return runInProcess(repository, ["trace", subcommand, "--cache", sharedCache, ...rest]);
}

/** Throws what the command said where it gives no report. */
export async function driftReport(repository: string, ...args: readonly string[]): Promise<DriftV1> {
  const { stdout, stderr } = await trace(repository, "drift", "--format", "json", ...args);
  if (stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as DriftV1;
}

/** One small project a server, in which modules import each other in circles: where an order would tell. */
export const circles: Readonly<Record<"pyright" | "typescript", Files>> = {
  pyright: circularProject(8),
  typescript: {
    "tsconfig.json":
      '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] }, "include": ["src"] }\n',
    "src/a.ts": [
      'import { b } from "./b.ts";',
      'import type { C } from "./deep/c.ts";',
      "export function a(x?: C) {",
      '  return x === undefined ? "a" : b(x);',
      "}",
      "export const one: number = a();",
      "",
    ].join("\n"),
    "src/b.ts": [
      'import { a } from "./a.ts";',
      'import { c, type C } from "./deep/c.ts";',
      "export function b(x: C) {",
      "  return x.kind === 1 ? c(x) : a();",
      "}",
      "export const two: C = b({ kind: 2 });",
      "",
    ].join("\n"),
    "src/deep/c.ts": [
      'import { a } from "../a.ts";',
      "export type C = { kind: 1 } | { kind: 2; of: string } | { kind: 3; of: number };",
      "export function c(x: C) {",
      "  return x.kind === 3 ? x.of : a();",
      "}",
      'export const three: boolean = c({ kind: 3, of: "3" });',
      "three.missing;",
      "",
    ].join("\n"),
  },
};

export type Rerecorded = { readonly mismatches: number; readonly runs: number; readonly findings: number };

/** Records a project once and again as often as told, each time in a fresh process: how many came to something else. */
export async function rerecord(server: keyof typeof circles, runs: number): Promise<Rerecorded> {
  const { folder, remove } = makeFolder();
  try {
    const repository = repositoryAt(join(folder, "project"), circles[server]);
    const recorded = await trace(repository, "record", "--name", "circle", "--server", server);
    if (recorded.code !== 0) throw new Error(recorded.stderr);
    const again = ["--trace", "circle", "--runs", String(runs), "--schedules", "canonical", "--reduce", "0"];
    const { recorded: first, canonical } = await driftReport(repository, ...again);
    const others = canonical.runs - (canonical.classes["D0"] ?? 0);
    const findings = canonical.core.count + canonical.volatile.count;
    return {
      mismatches: first?.class === "D0" ? others : canonical.runs - others,
      runs: canonical.runs,
      findings,
    };
  } finally {
    remove();
  }
}

/** Where a version of pyright lies, installed by the pin that the repository has of it. */
export async function installedByPin(repository: string, version: string): Promise<string> {
  const path = pinPath("pyright", version);
  const pin = parsePin(`${git(repository, "show", `HEAD:${path}`)}\n`, path);
  const options = { cacheFolder: sharedCache, forbidden: [], progress: () => undefined };
  const result = await installServer(testHost(temporaryFolder()), pin, options);
  if (result.kind === "failed") throw new Error(result.message);
  return result.folder;
}
