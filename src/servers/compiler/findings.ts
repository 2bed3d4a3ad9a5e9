/** Reads the output of command-line checkers, and decides if it is reliable. */
import { resolve } from "node:path";
import type { Severity } from "../../model/finding.ts";
import { readMember } from "../../model/json.ts";
import { plural } from "../../model/text.ts";
import { failedRun, interruptedRun } from "./defaults.ts";
import type {
  CompilerDiagnostic,
  CompilerEnded,
  CompilerFix,
  CompilerPosition,
  CompilerRead,
} from "./types.ts";

/** How to read a command's output. An exit code alone proves nothing. */
export type CommandOutput = {
  /**
   * Reads the findings. Undefined if the output has no complete list; "incomplete" if an element of the list is no
   * finding.
   */
  readonly findings: (ended: CompilerEnded, source: string) => Found | undefined | "incomplete";
  /** True if the exit code fits the findings. A code over 1 that does not fit is a failure. */
  readonly agrees: (exitCode: number, found: Found) => boolean;
  /** The messages of a failure, and whether the configuration caused it. */
  readonly failure: {
    readonly words: (ended: CompilerEnded) => readonly string[];
    readonly isConfiguration: (ended: CompilerEnded, words: readonly string[]) => boolean;
  };
  /**
   * The number of checked files that the output states. Null if it need not state one; undefined if it should have.
   */
  readonly files?: (ended: CompilerEnded) => number | null | undefined;
  /** Matches log messages about the configuration after which the command continues. */
  readonly complaints?: RegExp;
  /** True if the output states that there was nothing to check, instead of a list. */
  readonly isEmpty?: (ended: CompilerEnded) => boolean;
  /** Changes a reliable result, or turns it into a failure. */
  readonly judge?: (read: Finished, ended: CompilerEnded) => CompilerRead;
};

/** The findings that one run printed. */
type Found = readonly CompilerDiagnostic[];
type Finished = Extract<CompilerRead, { kind: "finished" }>;

/**
 * Reads a run by its description. List, exit code and number of files must fit each other; otherwise the run fails. A
 * command that breaks off in the middle would otherwise look like one without findings.
 */
export function readOutput(
  output: CommandOutput,
  { id, name }: { id: string; name: string },
  ended: CompilerEnded,
) {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const exitCode = ended.exitCode ?? -1;
  const unreliable = (reason: string) => failedRun("server-not-ready", reason);
  const complaints = matchesOf(output.complaints, ended.stderr);
  const empty: Finished = { kind: "finished", files: null, diagnostics: [], complaints };
  if (output.isEmpty?.(ended) === true) return empty;
  const diagnostics = output.findings(ended, id);
  if (diagnostics === "incomplete")
    return unreliable(`${name} printed a finding without a file, place or message`);
  const isEnd = exitCode === 0 || exitCode === 1;
  const isAgreed = diagnostics !== undefined && output.agrees(exitCode, diagnostics);
  if (diagnostics === undefined || (!isEnd && !isAgreed)) {
    const words = output.failure.words(ended);
    const code = output.failure.isConfiguration(ended, words) ? "server-configuration" : "server-not-ready";
    if (words.length > 0) return failedRun(code, words.join("; "));
    return isEnd
      ? unreliable(`${name} did not print a list of findings`)
      : failedRun(code, `${name} ended with code ${exitCode}`);
  }
  if (!isAgreed)
    return unreliable(
      `${name} ended with code ${exitCode}, although it printed ${plural(diagnostics.length, "finding")}`,
    );
  const files = output.files === undefined ? null : output.files(ended);
  if (files === undefined) return unreliable(`${name} did not print how many files it checked`);
  const read = { ...empty, files, diagnostics };
  return output.judge?.(read, ended) ?? read;
}

/** Lists the different matches of a pattern in a text. */
function matchesOf(pattern: RegExp | undefined, text: string): readonly string[] {
  const all = pattern === undefined ? [] : [...text.matchAll(pattern)];
  return [...new Set(all.map(([match]) => match))];
}

/** For commands that end with 1 if they have findings. */
export function onFindings(exitCode: number, found: Found): boolean {
  return exitCode === (found.length > 0 ? 1 : 0);
}

/** For commands that end with 1 if they have errors; warnings alone end with 0. */
export function onErrors(exitCode: number, found: Found): boolean {
  return exitCode === (found.some(({ severity }) => severity === "error") ? 1 : 0);
}

/**
 * Builds a reader of the number of checked files: the last match in the log. A run over a document need not state it.
 * The number shows a file that the command skipped without a word.
 */
export function countedBy(pattern: RegExp): NonNullable<CommandOutput["files"]> {
  return ({ stderr, over }) => {
    const counted = [...stderr.matchAll(pattern)].at(-1);
    return counted === undefined ? (over === "project" ? undefined : null) : Number(counted[1]);
  };
}

/** How Astral's commands (ruff, ty) state a failure: its causes, without the drawing of the place. */
export const causes: CommandOutput["failure"] = {
  words: ({ stderr }) =>
    cleanLines(stderr, { strip: /^\s*Cause: /u, skip: /^(?:\w+ failed$|INFO |\d* *\||\[?\d{4}-)/u, max: 6 }),
  isConfiguration: ({ exitCode }) => exitCode === 2,
};

/**
 * Reads the useful lines of a text: removes what `strip` matches from each line, then drops empty lines and those
 * that `skip` matches. At most `max` lines. A reason then has the command's words without its drawings.
 */
export function cleanLines(
  text: string,
  {
    strip = /^$/u,
    skip = /^$/u,
    max = 4,
  }: { readonly strip?: RegExp; readonly skip?: RegExp; readonly max?: number },
): readonly string[] {
  const lines = text.split("\n").map((line) => line.replace(strip, "").trim());
  return lines.filter((line) => line !== "" && !skip.test(line)).slice(0, max);
}

/** The place of a position's line and column in JSON; both count from 1. */
type PositionPlace = readonly [line: string, column: string];

/** Where the parts of a finding are in JSON: keys joined by dots; a number is an index. */
export type JsonFindings = {
  /** The list of findings. Absent: the value itself. */
  readonly list?: string;
  /** The list in each element, if each element is a file with its findings. `path` is then read from the element. */
  readonly inner?: string;
  readonly path: string;
  readonly message: string;
  readonly code: string;
  readonly severity: string;
  /** Severities by the command's words. Any other word is no severity. */
  readonly severities: Readonly<Record<string, Severity>>;
  readonly start?: PositionPlace;
  readonly end?: PositionPlace;
  /** True if a finding without a position is about its whole file. */
  readonly isOfFile?: true;
  /** An offset and a length in bytes, instead of `start` and `end`. A finding without them is about the file. */
  readonly bytes?: readonly [offset: string, length: string];
  /** The parts of a fix. Positions in an edit have the same names `start` and `end` as in the finding. */
  readonly fix?: {
    readonly edits: string;
    readonly text: string;
    /** The title. Absent: the fix is named after the code. */
    readonly title?: string;
    /** A value that the finding must have. A fix without it can change what the code does. */
    readonly only?: readonly [place: string, value: unknown];
  };
  /** Changes a finding. Undefined drops it. */
  readonly change?: (
    found: CompilerDiagnostic,
    element: unknown,
    cwd: string,
  ) => CompilerDiagnostic | undefined;
};

/**
 * Builds a reader of findings in JSON on standard output. Commands differ only in the names of the members, so the
 * names are data.
 */
export function jsonFindings(places: JsonFindings): CommandOutput["findings"] {
  return ({ stdout, cwd }, source) => {
    const files = memberAt(parsedJson(stdout)?.value, places.list);
    if (!Array.isArray(files)) return undefined;
    const found: CompilerDiagnostic[] = [];
    for (const file of files as readonly unknown[]) {
      const inner = places.inner === undefined ? [file] : memberAt(file, places.inner);
      if (!Array.isArray(inner)) return "incomplete";
      for (const element of inner as readonly unknown[]) {
        const one = findingAt(places, element, memberAt(file, places.path), { cwd, source });
        if (one === undefined) return "incomplete";
        found.push(one);
      }
    }
    return found;
  };
}

/**
 * Reads one finding. Undefined if it lacks a path, a message or a position: the output then counts as incomplete,
 * because a dropped finding could be an error. An unknown severity becomes null, which the session treats as an
 * error.
 */
function findingAt(
  places: JsonFindings,
  element: unknown,
  path: unknown,
  { cwd, source }: { readonly cwd: string; readonly source: string },
): CompilerDiagnostic | undefined {
  const [message, code] = [memberAt(element, places.message), memberAt(element, places.code)];
  const range = rangeAt(places, element);
  if (typeof path !== "string" || typeof message !== "string" || range === undefined) return undefined;
  const word = String(memberAt(element, places.severity));
  const found: CompilerDiagnostic = {
    path: resolve(cwd, path),
    ...range,
    severity: (Object.hasOwn(places.severities, word) ? places.severities[word] : undefined) ?? null,
    code: typeof code === "string" || typeof code === "number" ? String(code) : null,
    source,
    message,
  };
  const changed = places.change === undefined ? found : places.change(found, element, cwd);
  const fix = changed === undefined ? undefined : fixAt(places, element, changed);
  return changed === undefined || fix === undefined ? changed : { ...changed, fix };
}

/** Reads the range of a finding, in bytes or as lines and columns. Commands print one or the other. */
function rangeAt(
  places: JsonFindings,
  element: unknown,
): Pick<CompilerDiagnostic, "start" | "end"> | undefined {
  if (places.bytes !== undefined) {
    const [offset = 0, length = 0] = places.bytes.map((place) => {
      const value = memberAt(element, place);
      return Number.isSafeInteger(value) ? Math.max(0, value as number) : 0;
    });
    return { start: { byte: offset }, end: { byte: offset + length } };
  }
  const start =
    positionAt(element, places.start) ?? (places.isOfFile === true ? { line: 1, column: 1 } : undefined);
  return start === undefined ? undefined : { start, end: positionAt(element, places.end) ?? null };
}

/** Reads a position. Commands write 0:0 for a finding about a whole file, which becomes 1:1. */
function positionAt(element: unknown, place: PositionPlace | undefined): CompilerPosition | undefined {
  const [line, column] = (place ?? []).map((one) => memberAt(element, one));
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return undefined;
  return { line: Math.max(1, line as number), column: Math.max(1, column as number) };
}

/**
 * Reads the fix of a finding. If one of its edits is unreadable, there is no fix: half of a fix would break the code.
 */
function fixAt(
  { fix, ...places }: JsonFindings,
  element: unknown,
  found: CompilerDiagnostic,
): CompilerFix | undefined {
  const listed = fix === undefined ? undefined : memberAt(element, fix.edits);
  if (fix === undefined || !Array.isArray(listed)) return undefined;
  if (fix.only !== undefined && memberAt(element, fix.only[0]) !== fix.only[1]) return undefined;
  const edits = (listed as readonly unknown[]).flatMap((one) => {
    const [start, end] = [positionAt(one, places.start), positionAt(one, places.end)];
    const text = memberAt(one, fix.text);
    return start === undefined || end === undefined || typeof text !== "string" ? [] : [{ start, end, text }];
  });
  if (edits.length !== listed.length) return undefined;
  const title = fix.title === undefined ? `fix of ${found.code}` : memberAt(element, fix.title);
  return { title: typeof title === "string" ? title : found.message, edits };
}

/** Parses JSON; undefined if it is invalid. The wrapper tells a value `undefined` from a failure. */
export function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/**
 * Gives the part of a value at a place: keys joined by dots; a number is an index. Definitions and descriptions name
 * members in this form.
 */
export function memberAt(value: unknown, place: string | undefined): unknown {
  if (place === undefined) return value;
  return place
    .split(".")
    .reduce<unknown>(
      (from, key) => (Array.isArray(from) ? (from as unknown[])[Number(key)] : readMember(from, key)),
      value,
    );
}
