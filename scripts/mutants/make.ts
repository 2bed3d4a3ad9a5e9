/** The mutants of some files, and those files with all of them in it, of which one is active at a time. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

type Position = { readonly line: number; readonly column: number };

export type Mutant = {
  readonly id: string;
  /** Relative to the repository. */
  readonly file: string;
  /** Of the file without mutants. */
  readonly fileDigest: string;
  readonly mutatorName: string;
  readonly replacement: string;
  /** 0-based. */
  readonly location: { readonly start: Position; readonly end: Position };
};

export type Made = {
  readonly mutants: readonly Mutant[];
  readonly instrumented: ReadonlyMap<string, string>;
};

type Instrumented = {
  readonly files: readonly { readonly name: string; readonly content: string }[];
  readonly mutants: readonly (Omit<Mutant, "file" | "fileDigest"> & { readonly fileName: string })[];
};

export async function makeMutants(root: string, files: readonly string[]): Promise<Made> {
  // Installed here when it is first needed, so nothing knows its types.
  const path = "./node_modules/@stryker-mutator/instrumenter/dist/src/index.js";
  const { Instrumenter } = await import(path);
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, isDebugEnabled: () => false };
  const sources = files.map((name) => ({
    name,
    mutate: true,
    content: readFileSync(join(root, name), "utf8"),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: false };
  const made: Instrumented = await new Instrumenter(silent).instrument(sources, options);
  const digests = new Map(sources.map(({ name, content }) => [name, digest(content)] as const));
  return {
    mutants: made.mutants.map(({ id, fileName: file, mutatorName, replacement, location }) => ({
      id,
      file,
      fileDigest: digests.get(file) ?? "",
      mutatorName,
      replacement,
      location,
    })),
    instrumented: new Map(made.files.map(({ name, content }) => [name, content] as const)),
  };
}

/**
 * Equal seeds choose equal mutants in an equal order, and a change of one file leaves the order of all others. What was
 * tried when a run is interrupted is a fair sample too.
 */
export function chosen(mutants: readonly Mutant[], count: number, seed: string): readonly Mutant[] {
  const ranked = mutants.map((mutant) => ({ mutant, rank: digest(`${seed} ${identity(mutant)}`) }));
  return ranked
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}

export function identity({ file, mutatorName, replacement, location: { start, end } }: Mutant): string {
  return JSON.stringify([file, mutatorName, replacement, start.line, start.column, end.line, end.column]);
}

export function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
