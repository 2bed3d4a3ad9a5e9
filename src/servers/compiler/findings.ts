/** Reads what a command-line checker prints, and decides when it is believed. */
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

/** The output of a command: an exit code alone proves nothing. */
export type CommandOutput = {
  /** Reads the findings: undefined without a whole list, "incomplete" if one of them cannot be a finding. */
  readonly findings: (ended: CompilerEnded, source: string) => Found | undefined | "incomplete";
  /** True if an exit code agrees with the findings. A code over 1 that does not agree is a failure. */
  readonly agrees: (exitCode: number, found: Found) => boolean;
  /** The reasons that it prints for a failure, and if its configuration is one. */
  readonly failure: {
    readonly words: (ended: CompilerEnded) => readonly string[];
    readonly isConfiguration: (ended: CompilerEnded, words: readonly string[]) => boolean;
  };
  /** The number of files that it says it checked: null if it need not say that, undefined if it should have. */
  readonly files?: (ended: CompilerEnded) => number | null | undefined;
  /** Matches each message in the log about its configuration after which it continues. */
  readonly complaints?: RegExp;
  /** True if it says that there was nothing to check, in place of a list. */
  readonly isEmpty?: (ended: CompilerEnded) => boolean;
  /** Changes a result that is believed, or turns it into a failure. */
  readonly judge?: (read: Finished, ended: CompilerEnded) => CompilerRead;
};

type Found = readonly CompilerDiagnostic[];
type Finished = Extract<CompilerRead, { kind: "finished" }>;

export function readOutput(
  output: CommandOutput,
  { id, name }: { id: string; name: string },
  ended: CompilerEnded,
) {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const exitCode = ended.exitCode ?? -1;
  const unbelieved = (reason: string) => failedRun("server-not-ready", `${name} ${reason}`);
  const complaints = matchesOf(output.complaints, ended.stderr);
  const empty: Finished = { kind: "finished", files: null, diagnostics: [], complaints };
  if (output.isEmpty?.(ended) === true) return empty;
  const diagnostics = output.findings(ended, id);
  if (diagnostics === "incomplete")
    return unbelieved("printed a finding without a file, a place or a message");
  const isEnd = exitCode === 0 || exitCode === 1;
  const isAgreed = diagnostics !== undefined && output.agrees(exitCode, diagnostics);
  if (diagnostics === undefined || (!isEnd && !isAgreed)) {
    const words = output.failure.words(ended);
    const code = output.failure.isConfiguration(ended, words) ? "server-configuration" : "server-not-ready";
    if (words.length > 0) return failedRun(code, words.join("; "));
    return isEnd
      ? unbelieved("did not print a list of findings")
      : failedRun(code, `${name} ended with code ${exitCode}`);
  }
  if (!isAgreed)
    return unbelieved(`ended with ${exitCode}, and printed ${plural(diagnostics.length, "finding")}`);
  const files = output.files === undefined ? null : output.files(ended);
  if (files === undefined) return unbelieved("did not say how many files it checked");
  const read = { ...empty, files, diagnostics };
  return output.judge?.(read, ended) ?? read;
}

function matchesOf(pattern: RegExp | undefined, text: string): readonly string[] {
  const all = pattern === undefined ? [] : [...text.matchAll(pattern)];
  return [...new Set(all.map(([match]) => match))];
}

/** Exit codes of a command that ends with 1 if it found something. */
export function onFindings(exitCode: number, found: Found): boolean {
  return exitCode === (found.length > 0 ? 1 : 0);
}

/** Exit codes of a command that ends with 1 if it found an error. */
export function onErrors(exitCode: number, found: Found): boolean {
  return exitCode === (found.some(({ severity }) => severity === "error") ? 1 : 0);
}

/** Reads the number of checked files from the last match in the log. Over a document there need not be one. */
export function countedBy(pattern: RegExp): NonNullable<CommandOutput["files"]> {
  return ({ stderr, over }) => {
    const counted = [...stderr.matchAll(pattern)].at(-1);
    return counted === undefined ? (over === "project" ? undefined : null) : Number(counted[1]);
  };
}

/** Failures of a command of Astral: its causes, without the drawing of the place. */
export const causes: CommandOutput["failure"] = {
  words: ({ stderr }) =>
    cleanLines(stderr, { strip: /^\s*Cause: /u, skip: /^(?:\w+ failed$|INFO |\d* *\||\[?\d{4}-)/u, max: 6 }),
  isConfiguration: ({ exitCode }) => exitCode === 2,
};

/** Reads the lines of a text: without what `strip` matches, and without those that `skip` matches then. */
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

/** A position in JSON: the places of line and column, both from 1. */
type PositionPlace = readonly [line: string, column: string];

/** The places of a finding's parts in JSON: keys joined by dots; a number is an index. */
export type JsonFindings = {
  /** The place of the list; absent: the value itself. */
  readonly list?: string;
  /** The place of a list in each element, which then is a file with its findings; `path` is read from the element. */
  readonly inner?: string;
  readonly path: string;
  readonly message: string;
  readonly code: string;
  readonly severity: string;
  /** Severities by the command's own words; any other word is no severity. */
  readonly severities: Readonly<Record<string, Severity>>;
  readonly start?: PositionPlace;
  readonly end?: PositionPlace;
  /** True if a finding without a place is about its whole file. */
  readonly isOfFile?: true;
  /** The places of an offset and a length in bytes, in place of `start` and `end`; without them it is about the file. */
  readonly bytes?: readonly [offset: string, length: string];
  /** The places of a fix; the places in an edit are called `start` and `end`, as in the finding. */
  readonly fix?: {
    readonly edits: string;
    readonly text: string;
    /** The place of its title; absent: it is named after the code. */
    readonly title?: string;
    /** The value that a place must have; a fix without it may change what the code does. */
    readonly only?: readonly [place: string, value: unknown];
  };
  /** Changes a finding; undefined if it is none. */
  readonly change?: (
    found: CompilerDiagnostic,
    element: unknown,
    cwd: string,
  ) => CompilerDiagnostic | undefined;
};

/** Reads the findings in JSON on standard output. */
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

/** Reads a position. What is about a whole file may be at 0:0. */
function positionAt(element: unknown, place: PositionPlace | undefined): CompilerPosition | undefined {
  const [line, column] = (place ?? []).map((one) => memberAt(element, one));
  if (!Number.isSafeInteger(line) || !Number.isSafeInteger(column)) return undefined;
  return { line: Math.max(1, line as number), column: Math.max(1, column as number) };
}

/** Reads a fix; of a fix in several parts all are read, or none. */
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

export function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the part of a value at a place: keys joined by dots; a number is an index. */
export function memberAt(value: unknown, place: string | undefined): unknown {
  if (place === undefined) return value;
  return place
    .split(".")
    .reduce<unknown>(
      (from, key) => (Array.isArray(from) ? (from as unknown[])[Number(key)] : readMember(from, key)),
      value,
    );
}
