/** One change as every rule sees it: the findings and texts of both sides, and what git says of the two trees. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Range } from "../../src/model/finding.ts";
import { compareText } from "../../src/model/order.ts";
import { splitText } from "../../src/model/text.ts";
import { makeFolder } from "../../test/support/files.ts";
import { commandFindings } from "../../test/support/pyright-command.ts";
import { git } from "../../test/support/repository.ts";

export type Finding = {
  readonly path: string;
  /** 0-based. */
  readonly range: Range;
  readonly severity: string;
  /** Pyright gives none to errors of syntax. */
  readonly code: string | null;
  readonly message: string;
};

export type Side = {
  /** In the order of path and position. */
  readonly findings: readonly Finding[];
  /** Without line endings; none for a file that is not there. */
  readonly lines: (path: string) => readonly string[];
};

/** 0-based lines that the other side does not have; `head` is where they were replaced, if they were. */
export type Hunk = { readonly base: Span; readonly head: Span };
export type Span = { readonly start: number; readonly count: number };

export type FileDiff = {
  /** Null for a file that the side does not have. */
  readonly base: string | null;
  readonly head: string | null;
  readonly hunks: readonly Hunk[];
};

export type Change = {
  readonly base: Side;
  readonly head: Side;
  readonly diffs: readonly FileDiff[];
};

/** The last commit of a repository, with the findings that the `pyright` command has for each side. */
export async function changeOf(repository: string): Promise<Change> {
  const sides = [];
  for (const rev of ["HEAD^", "HEAD"]) sides.push(await sideAt(repository, rev));
  const [base, head] = sides;
  if (base === undefined || head === undefined) throw new Error("a change has two sides");
  return { base, head, diffs: readDiff(repository) };
}

async function sideAt(repository: string, rev: string): Promise<Side> {
  const { folder, remove } = makeFolder();
  try {
    git(repository, "worktree", "add", "--quiet", "--detach", join(folder, "tree"), rev);
    const tree = join(folder, "tree");
    const findings = await findingsIn(tree);
    const paths = git(tree, "ls-files", "-z").split("\0");
    const known = new Map(
      paths.filter((path) => /\.pyi?$/.test(path)).map((path) => [path, read(tree, path)]),
    );
    return { findings, lines: (path) => known.get(path) ?? [] };
  } finally {
    git(repository, "worktree", "remove", "--force", join(folder, "tree"));
    remove();
  }
}

function read(tree: string, path: string): readonly string[] {
  return splitText(readFileSync(join(tree, path), "utf8"));
}

/** What pyright's own command says of a folder, in the order of path and position. */
export async function findingsIn(folder: string): Promise<readonly Finding[]> {
  const { findings } = await commandFindings(folder);
  return findings.map(parseLine).sort(inPlace);
}

/** Reads back what `findingLine` wrote. */
function parseLine(line: string): Finding {
  const match = /^(.+?):(\d+):(\d+)-(\d+):(\d+) (\w+) (\S*) (.*)$/s.exec(line);
  if (match === null) throw new Error(`not a finding: ${line}`);
  const [, path = "", startLine, start, endLine, end, severity = "", code = "", message = ""] = match;
  return {
    path,
    range: {
      start: { line: Number(startLine), character: Number(start) },
      end: { line: Number(endLine), character: Number(end) },
    },
    severity,
    code: code === "" ? null : code,
    message,
  };
}

function inPlace(left: Finding, right: Finding): number {
  const { start: a } = left.range;
  const { start: b } = right.range;
  return compareText(left.path, right.path) || a.line - b.line || a.character - b.character;
}

/** Git's own diff without context, with its renames. Paths are those of tests: nothing that git would quote. */
export function readDiff(repository: string): FileDiff[] {
  const diffs: { base: string | null; head: string | null; hunks: Hunk[] }[] = [];
  const said = git(repository, "diff", "--unified=0", "--find-renames", "--no-color", "HEAD^", "HEAD");
  let isHeader = false;
  for (const line of said.split("\n")) {
    const names = /^diff --git a\/(.+) b\/(.+)$/.exec(line);
    if (names !== null) diffs.push({ base: names[1] ?? null, head: names[2] ?? null, hunks: [] });
    const file = diffs.at(-1);
    if (file === undefined) continue;
    if (names !== null) isHeader = true;
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (hunk !== null) {
      isHeader = false;
      file.hunks.push({ base: spanOf(hunk[1], hunk[2]), head: spanOf(hunk[3], hunk[4]) });
    }
    if (isHeader && line === "--- /dev/null") file.base = null;
    if (isHeader && line === "+++ /dev/null") file.head = null;
  }
  return diffs;
}

/** Git names the line before an empty span. */
function spanOf(first = "0", length = "1"): Span {
  const count = Number(length);
  return { start: count === 0 ? Number(first) : Number(first) - 1, count };
}
