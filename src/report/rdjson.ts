/**
 * Renders a report as reviewdog's rdjson: one `DiagnosticResult` of its Diagnostic Format. reviewdog keeps
 * diagnostics in the diff and drops the rest, depending on its `-filter-mode`. So each finding is at its own place.
 * Each cause, which is in the diff, is listed again at its edit with its effects: a reader of the diff sees one of
 * the two.
 */
import { type ComparedFinding, isInHead, type Place, type Severity, severityRank } from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import type { Excerpt, Report } from "../model/report.ts";
import { isReadable } from "../model/suggestion.ts";
import { plural } from "../model/text.ts";
import { spanOf } from "../model/visible.ts";
import { sameOnOneLine } from "./causes.ts";
import { terminalName } from "./escape.ts";
import {
  flattenText,
  isShown,
  type ListedFinding,
  type ListedProblem,
  listFindings,
  placeText,
  problemWords,
} from "./other-cis.ts";
import { ruleAddress } from "./rules.ts";
import { shownLine } from "./suggestion.ts";
import { causeLabel } from "./words.ts";

type Level = "ERROR" | "WARNING" | "INFO";
type Point = { readonly line: number; readonly column?: number };
/** Range of lines. Without columns it covers whole lines, including the last one. */
type Lines = { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
type Location = { readonly path: string; readonly range?: { readonly start: Point; readonly end: Point } };

type Diagnostic = {
  readonly message: string;
  readonly location: Location;
  readonly severity: Level;
  readonly source: { readonly name: string };
  readonly code?: { readonly value: string; readonly url?: string };
  /** Text that reviewdog prints at a terminal; the message is for a comment. */
  readonly original_output: string;
  /** Suggestions, each of which replaces whole lines. */
  readonly suggestions?: readonly { readonly range: Lines; readonly text: string }[];
  readonly related_locations?: readonly { readonly message: string; readonly location: Location }[];
};

/** File for problems of the run, because the format requires one. The policy in it decides them, even if it does not exist. */
const projectFile = ".lanser/config.yml";
/** Maximum number of effects listed for a cause, to keep the comment on a pull request readable. */
const effectsMax = 10;

/**
 * Renders the report for reviewdog: problems of the run first, then causes, then findings. Problems come first,
 * because they decide about the others.
 */
export function rdjson(report: Report, { show }: { readonly show: Severity }): string {
  const { findings, problems } = listFindings(report, isShown(show));
  const diagnostics = [
    ...problems.map(problemDiagnostic),
    ...causeDiagnostics(report, findings),
    ...findings.map((one) => findingDiagnostic(report, one)),
  ];
  return `${canonical({ source: { name: "lanser" }, severity: "ERROR", diagnostics })}\n`;
}

/** Levels of findings that do not fail the run; a failing one is an error. */
const passing = {
  error: "WARNING",
  warning: "WARNING",
  information: "INFO",
  hint: "INFO",
} as const satisfies Record<Severity, Level>;

function levelOf({ finding, isFailing }: ListedFinding): Level {
  return isFailing ? "ERROR" : passing[finding.severity];
}

/**
 * Makes the diagnostic of a finding at its own place, and not at its cause: reviewdog drops what is not in the diff,
 * and the cause has a diagnostic of its own.
 */
function findingDiagnostic(report: Report, listedOne: ListedFinding): Diagnostic {
  const { finding, message, remarks } = listedOne;
  const { server, code, id, cause } = finding;
  return {
    message: [spanOf(flattenText(message)), ...remarks.map((one) => spanOf(one))].join("\n\n"),
    location: locationOf(
      finding,
      cause === null ? finding.shown : undefined,
      report.excerpts.get(id)?.head ?? null,
    ),
    severity: levelOf(listedOne),
    source: { name: plainWord(server) ?? "lanser" },
    ...codeOf(server, code),
    original_output: [`${placeText(finding)}: ${flattenText(message)}`, ...remarks].join(" · "),
    ...suggestionsFor(finding),
  };
}

/**
 * Returns the suggestion of a finding, which reviewdog offers as a one-click change if its lines are in the diff.
 * Empty for code that the format cannot express exactly.
 */
function suggestionsFor(finding: ComparedFinding): Pick<Diagnostic, "suggestions"> {
  const { suggestion } = finding;
  const line = suggestion === undefined ? null : shownLine(finding, suggestion);
  if (suggestion === undefined || line === null || line < 0 || !isReadable(suggestion)) return {};
  const { before, after } = suggestion;
  const text = after.join("\n");
  // JSON in UTF-8 cannot hold half a surrogate pair, and a replacement character would change the code.
  if (!text.isWellFormed() || (after.length > 0 && text === "")) return {};
  const range = { start: { line: line + 1 }, end: { line: line + before.length } };
  return { suggestions: [{ range, text }] };
}

/**
 * Makes one diagnostic for each edit that broke other places, with the first ten of them. A reader of the diff sees
 * only the edit, not the broken files.
 */
function causeDiagnostics(report: Report, findings: readonly ListedFinding[]): readonly Diagnostic[] {
  const byId = Map.groupBy(findings, ({ finding }) => finding.id);
  return report.causes.flatMap((cause) => {
    const effects = cause.effects.flatMap((id) => byId.get(id) ?? []);
    const [first] = effects.toSorted((left, right) => rank(left) - rank(right));
    const firstCause = first?.finding.cause ?? null;
    if (first === undefined || firstCause === null || !isInHead(firstCause)) return [];
    const label = causeLabel(firstCause);
    const name = label === null ? "This edit" : spanOf(flattenText(label));
    const verb = firstCause.how === "mended-import" ? "brings to light" : "breaks";
    const listed = new Map(effects.map((one) => [one.finding, one]));
    const together = sameOnOneLine(effects.map(({ finding }) => finding)).slice(0, effectsMax);
    const lines = together.map(([one, ...others]) => {
      const times = others.length === 0 ? "" : ` (${others.length + 1}× on this line)`;
      return `${placeText(one)}: ${flattenText(listed.get(one)?.message ?? one.message)}${times}`;
    });
    const left = effects.length - together.flat().length;
    return [
      {
        message: [
          `${name} ${verb} ${plural(effects.length, "place")} elsewhere:`,
          "",
          ...lines.map((one) => `* ${spanOf(one)}`),
          ...(left > 0 ? [`* and ${left} more`] : []),
        ].join("\n"),
        location: locationOf(firstCause, first.finding.shown, null),
        severity: levelOf(first),
        source: { name: "lanser" },
        code: { value: "cause" },
        original_output: `${placeText(firstCause)}: ${label === null ? "this edit" : flattenText(label)} ${verb} ${plural(effects.length, "place")} elsewhere`,
        related_locations: effects.slice(0, effectsMax).map(({ finding, message }) => ({
          message: spanOf(flattenText(message)),
          location: locationOf(finding, undefined, report.excerpts.get(finding.id)?.head ?? null),
        })),
      },
    ];
  });
}

function rank(one: ListedFinding): number {
  return Number(!one.isFailing) * 10 + severityRank(one.finding.severity);
}

/**
 * Makes the diagnostic of a problem of the run. It is at the configuration file, because the format needs a file.
 */
function problemDiagnostic({ kind, code, message, hint }: ListedProblem): Diagnostic {
  const what = code === "more" ? spanOf(message) : `${problemWords[kind]}: ${spanOf(message)}`;
  return {
    message: hint === null ? what : `${what}\n\n${spanOf(hint)}`,
    location: { path: projectFile },
    severity: kind === "tolerated" ? "WARNING" : "ERROR",
    source: { name: "lanser" },
    code: { value: code },
    original_output: ["lanser", message, ...(hint === null ? [] : [hint])].join(" · "),
  };
}

/**
 * Returns the code. reviewdog puts code and source into Markdown unescaped, so a code that is not a plain word is
 * left out.
 */
function codeOf(server: string, code: string | null): Pick<Diagnostic, "code"> {
  const value = code === null ? undefined : plainWord(code);
  if (value === undefined) return {};
  const url = ruleAddress({ server, code: value });
  return { code: url === null ? { value } : { value, url } };
}

function plainWord(text: string): string | undefined {
  return /^[\w@][\w@./-]{0,99}$/u.test(text) ? text : undefined;
}

/**
 * Returns the location. `shown` is the place in a pull request's own head if that differs; null for a line that
 * only the merge has. Columns count bytes of UTF-8 from 1 and need the text of the line. Without it the range is in
 * lines and includes the last one.
 */
function locationOf(ownPlace: Place, shown: Place | null | undefined, excerpt: Excerpt | null): Location {
  const place = shown ?? ownPlace;
  const path = terminalName(place.path.toWellFormed());
  if (shown === null) return { path };
  // The excerpt has the line numbers of the finding’s own place, which differ from those in the pull request’s head.
  const shift = ownPlace.range.start.line - place.range.start.line;
  const { start, end } = place.range;
  const column = (at: typeof start) => columnOf(excerpt, at.line + shift, at.character);
  const [from, to] = [column(start), column(end)];
  if (from !== undefined && to !== undefined) {
    return {
      path,
      range: { start: { line: start.line + 1, column: from }, end: { line: end.line + 1, column: to } },
    };
  }
  const last = end.line > start.line && end.character === 0 ? end.line - 1 : end.line;
  return { path, range: { start: { line: start.line + 1 }, end: { line: last + 1 } } };
}

/** Returns the column; undefined if the excerpt lacks the line or ends before that character. */
function columnOf(excerpt: Excerpt | null, line: number, character: number): number | undefined {
  const text = excerpt?.lines[line - excerpt.line];
  if (text === undefined || character > text.length) return undefined;
  return Buffer.byteLength(text.slice(0, character)) + 1;
}
