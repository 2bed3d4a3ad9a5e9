/** Compares two modes of one server on one commit: its diagnostics over LSP, and the output of its own command. */

import { UserError } from "../../model/errors.ts";
import { type Finding, findingsOf } from "../../model/finding.ts";
import { compareFindings } from "../../model/order.ts";
import { push } from "../../model/push.ts";
import type { ChosenServer } from "../../policy/policy.ts";
import { currentMode, profileInMode, type ServerMode } from "../../servers/compiler/modes.ts";
import type { FileObservation, Observation } from "../../session/observe/observation.ts";
import { noVariationOptions, type Repeatable } from "../../workspace/repeatable.ts";
import type { Workbench } from "./workbench.ts";

type Mode = Exclude<ServerMode, "auto">;

/** Result of `lanser parity`. */
export type Parity = {
  readonly server: { readonly id: string; readonly version: string };
  readonly commit: string;
  readonly root: string;
  /** Number of files that each mode checked, and of its findings. */
  readonly lsp: Counted;
  readonly compiler: Counted;
  /** Number of findings that both have: the same place, severity, code and words. */
  readonly same: number;
  /** Number of these whose words are in another order, for example in a union. */
  readonly reordered: number;
  readonly only: Readonly<Record<Mode, readonly Finding[]>>;
  /** Files that only one mode checked. */
  readonly files: Readonly<Record<Mode, readonly string[]>>;
};

type Counted = { readonly files: number; readonly findings: number };

/**
 * Measures parity for `lanser parity`: runs one server in both modes on the same root and compares the findings. This
 * shows whether the faster mode may replace the other. Throws a UserError for a server with only one mode. Throws one,
 * too, if a mode gave no complete answer, because its missing findings would count as differences.
 */
export async function measureParity(
  bench: Workbench,
  { server, root }: { readonly server: ChosenServer; readonly root: string | undefined },
): Promise<Parity> {
  const { id, version } = { id: server.profile.id, version: server.pin.version };
  const other = server.profile.serverMode ?? server.profile;
  const command = profileInMode(other, "compiler");
  if (typeof command === "string" || currentMode(other) === "compiler")
    throw new UserError(
      "unsupported-capability",
      `${other.name} has only one mode, so Lanser cannot compare two`,
      {
        hint:
          currentMode(other) === "compiler"
            ? `Lanser always runs ${other.name} by its own command.`
            : "docs/parity.md compares this server with the commands of its ecosystem.",
      },
    );
  const [first, second] = [other, command].map((profile) => ({ ...server, profile }));
  if (first === undefined || second === undefined) throw new Error("two modes");
  const asServer = await bench.open(first, root);
  const asCommand = await bench.open(second, root);
  const lsp = await lookedAt(asServer, first);
  const compiler = await lookedAt(asCommand, second);
  return {
    server: { id, version },
    commit: bench.commit.id,
    root: asServer.project,
    ...compareModes(lsp, compiler),
  };

  async function lookedAt(tree: Repeatable, of: ChosenServer): Promise<Observation> {
    const paths = tree.program;
    const run = await tree.run({
      ...noVariationOptions,
      session: "files",
      paths,
      lookups: null,
      trace: null,
    });
    run.discard();
    const how = currentMode(of.profile) === "lsp" ? "as a language server" : "as a command";
    const { failure, files } = run.observation;
    if (failure !== undefined)
      throw new UserError("not-found", `${of.profile.name} failed ${how}: ${failure.message}`);
    const unknown = files.find(({ kind }) => kind === "unknown");
    if (unknown !== undefined)
      throw new UserError("not-found", `${of.profile.name} gave no final answer for ${unknown.path} ${how}`);
    return run.observation;
  }
}

/**
 * Compares the findings of two modes. Ends of ranges are not compared, because few commands print them. Messages that
 * differ only in the order of words count as the same: type checkers sort unions differently in the two modes.
 */
export function compareModes(
  lsp: Pick<Observation, "files">,
  compiler: Pick<Observation, "files">,
): Omit<Parity, "server" | "commit" | "root"> {
  const [own, printed] = [findingsOf(lsp), findingsOf(compiler)];
  const exact = paired(own, printed, exactKey);
  const loose = paired(exact.left, exact.right, wordsKey);
  const names = ({ files }: { readonly files: readonly FileObservation[] }) => files.map(({ path }) => path);
  const missing = (of: readonly string[], others: readonly string[]) => {
    const known = new Set(others);
    return of.filter((path) => !known.has(path)).sort();
  };
  return {
    lsp: { files: lsp.files.length, findings: own.length },
    compiler: { files: compiler.files.length, findings: printed.length },
    same: exact.pairs + loose.pairs,
    reordered: loose.pairs,
    only: { lsp: loose.left.toSorted(compareFindings), compiler: loose.right.toSorted(compareFindings) },
    files: {
      lsp: missing(names(lsp), names(compiler)),
      compiler: missing(names(compiler), names(lsp)),
    },
  };
}

/**
 * Pairs findings with equal keys, each finding once. Returns the number of pairs and the unpaired findings of each
 * side.
 */
function paired(left: readonly Finding[], right: readonly Finding[], key: (one: Finding) => string) {
  const waiting = new Map<string, Finding[]>();
  for (const one of right) push(waiting, key(one), one);
  const rest: Finding[] = [];
  for (const one of left) if (waiting.get(key(one))?.shift() === undefined) rest.push(one);
  return { pairs: left.length - rest.length, left: rest, right: [...waiting.values()].flat() };
}

function placeOf({ path, range, severity, code }: Finding): readonly unknown[] {
  return [path, range.start.line, range.start.character, severity, code];
}

function exactKey(one: Finding): string {
  return JSON.stringify([...placeOf(one), one.message]);
}

function wordsKey(one: Finding): string {
  return JSON.stringify([...placeOf(one), one.message.split(/[\s|;,'"{}()<>]+/u).sort()]);
}
