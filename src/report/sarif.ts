/**
 * Renders a report as a SARIF 2.1.0 log: canonical JSON and one line feed. The log has one run, whose driver is
 * Lanser and whose extensions are the servers. GitHub code scanning files alerts under the driver's name: this way
 * a repository has one tool that a merge rule can require, and a server that is no longer configured leaves no open
 * alerts behind. GitHub also refuses two runs of one tool in an upload, so a run for each server would need a tool
 * name for each. All rules are the driver's, named "server/code", because every consumer looks them up there, and
 * two servers may share a code.
 */

import type {
  Fix,
  Invocation,
  Location,
  Log,
  Notification,
  PropertyBag,
  Region,
  ReportingDescriptor,
  Result,
  Run,
  Suppression,
  ToolComponent,
} from "sarif";
import { compact } from "../model/compact.ts";
import {
  type ComparedFinding,
  type FindingState,
  isInHead,
  type Place,
  type Severity,
  severityAtLeast,
  severityRank,
} from "../model/finding.ts";
import { canonical } from "../model/json.ts";
import { compareFindings, compareValues } from "../model/order.ts";
import { isRelativePath } from "../model/paths.ts";
import type { ReplayedTrace, ReplaySummary } from "../model/replay.ts";
import type { PolicyChange, Report } from "../model/report.ts";
import { isPlainLine, type Suggestion } from "../model/suggestion.ts";
import { cut, plural } from "../model/text.ts";
import { version } from "../platform/version.ts";
import { limitText, uncheckedOf } from "./notes.ts";
import {
  bumpName,
  bumpResult,
  bumpsInOrder,
  traceFacts,
  traceServer,
  traceState,
  unequalTraces,
} from "./replayed.ts";
import { messageText, plainText } from "./sarif/text.ts";
import { causeLabel } from "./words.ts";

/** Describes the run itself in a SARIF log: if it came to a result, and what was noticed. */
const notificationsMax = 50;
const codeLengthMax = 200;

type Level = Exclude<Result.level, "none">;

/** Number of results that the log lacks, by reason. */
type LeftOut = {
  readonly beyondLimits: number;
  readonly belowShow: number;
  readonly outsideRepository: number;
};

/**
 * Describes the run itself: whether it came to a result, and everything that was noticed. SARIF has no other place
 * for reasons, limits and unchecked files.
 */
function invocationOf(report: Report, leftOut: LeftOut): Invocation {
  const isInconclusive = report.verdict === "inconclusive";
  const reasons = isInconclusive ? report.reasons : [];
  const { sides, files } = uncheckedOf(report);
  const unknown = [
    ...sides.map((message) => ({ code: "unknown-file", message })),
    ...files.map(({ server, side, path, reason }) => ({
      code: "unknown-file",
      message: `${server} did not check ${path} of ${side}: ${reason}`,
    })),
  ];
  const limits = report.limits.map((one) => ({ code: one.code, message: limitText(one) }));
  return {
    executionSuccessful: !isInconclusive,
    toolExecutionNotifications: [
      ...notifications("error", reasons),
      ...notifications("warning", leftOutNotes(leftOut)),
      ...notifications("warning", unequalTraces(report).map(traceNote(report))),
      ...notifications("warning", bumpNotes(report, true)),
      ...notifications("warning", unknown.toSorted(compareValues)),
      ...notifications("note", bumpNotes(report, false)),
      ...notifications("note", limits.toSorted(compareValues)),
    ],
    toolConfigurationNotifications: notifications(
      "warning",
      report.policyChanges.map(policyNote).toSorted(compareValues),
    ),
  };
}

type Note = { readonly code: string; readonly message: string };

/**
 * Makes notifications of one level, at most 50, because a broken repository can have thousands. One more counts the
 * rest.
 */
function notifications(kind: Level, notes: readonly Note[]): Notification[] {
  const left = notes.length - notificationsMax;
  const more = left > 0 ? [{ code: "more", message: `The report has ${left} more like this.` }] : [];
  return [...notes.slice(0, notificationsMax), ...more].map(({ code, message }) => ({
    descriptor: { id: cut(plainText(code), codeLengthMax) },
    level: kind,
    message: { text: messageText(plainText(message)) },
  }));
}

/** Notes findings that the log lacks. Without the note a reader would take the log for complete. */
function leftOutNotes({ beyondLimits, outsideRepository }: LeftOut): readonly Note[] {
  const beyond = `The log leaves out ${plural(beyondLimits, "finding")}, existing and less severe ones first, because GitHub refuses a longer log.`;
  const outside = `The log leaves out ${plural(outsideRepository, "finding")} that ${outsideRepository === 1 ? "is" : "are"} in no file of the repository.`;
  return [
    ...(beyondLimits > 0 ? [{ code: "results-left-out", message: beyond }] : []),
    ...(outsideRepository > 0 ? [{ code: "outside-repository", message: outside }] : []),
  ];
}

/**
 * Notes a trace as a warning, whatever its effect on the verdict: a notification of an error means that the run was
 * aborted.
 */
function traceNote(report: Report): (trace: ReplayedTrace) => Note {
  return (trace) => {
    const by = traceServer(trace);
    const facts = traceFacts(trace).map(({ title, text }) => `${title}: ${text}`);
    const subject = `${trace.path}${by === "" ? "" : ` (${by})`} ${traceState(trace, report)}`;
    return { code: `trace-${trace.state}`, message: [subject, ...facts].join("\n") };
  };
}

function bumpNotes(report: Report, isProblem: boolean): readonly Note[] {
  const shown = bumpsInOrder(report).filter(({ problem }) => (problem !== null) === isProblem);
  return shown.map((one) => ({ code: "server-update", message: `${bumpName(one)}: ${bumpResult(one)}` }));
}

function policyNote({ kind, files, message, hides, adds }: PolicyChange): Note {
  const effects = hides === null || adds === null ? "" : ` (head’s own rules hide ${hides} and add ${adds})`;
  return { code: kind, message: `${message}${effects}: ${files.join(", ")}` };
}

/** GitHub's limits; an upload with more is refused as a whole. A result has one rule, so 25,000 rules hold by this. */
export const resultsMax = 25_000;
const relatedLocationsMax = 1_000;
const extensionsMax = 100;
/**
 * An upload must have less than 10 MB gzipped. At worst gzip leaves 0.83 of text (random ASCII), so the strings of all
 * results together stay under this. Measuring gzip itself would let our bytes depend on its version.
 */
const resultTextBytesMax = 10_500_000;

type Options = { readonly show: Severity };
/** Renders everything the comparison found at or above `show`, also findings that are gone ("absent"). */
export function sarif(report: Report, options: Options): string {
  return logOf(report, options, () => true);
}

/**
 * Renders the same without the findings that are gone. GitHub code scanning does not read `baselineState`: it would
 * open an alert for everything that the change fixed. It closes an alert when an upload no longer has it.
 */
export function codeScanningSarif(report: Report, options: Options): string {
  return logOf(report, options, (finding) => baselineStateOf(finding) !== "absent");
}

/** Builds the log with the findings that `isWanted` selects. The two public functions differ only in this filter. */
function logOf(report: Report, options: Options, isWanted: (finding: ComparedFinding) => boolean): string {
  const { results, rules, leftOut } = resultsOf(report.findings.filter(isWanted), options);
  const run: Run = {
    tool: { driver: { ...driver, rules }, extensions: extensionsOf(report) },
    columnKind: "utf16CodeUnits",
    originalUriBaseIds: { "%SRCROOT%": { description: { text: "The root of the repository." } } },
    invocations: [invocationOf(report, leftOut)],
    results,
    properties: propertiesOf(report, leftOut),
  };
  const log: Log = { $schema: schema, version: "2.1.0", runs: [run] };
  return `${canonical(log)}\n`;
}

const schema = "https://json.schemastore.org/sarif-2.1.0.json";

const driver: ToolComponent = { name: "Lanser", version, semanticVersion: version };

/**
 * Lists the servers as extensions of the driver, at most 100, with the facts that a reader needs to repeat the
 * check. SARIF wants them to be unique.
 */
function extensionsOf({ servers }: Report): ToolComponent[] {
  const extensions = servers.map(
    ({ id, version: own, root, skipped, treeDigest, schedule, interpreter, base, head }) => ({
      name: plainText(id),
      version: plainText(own),
      properties: {
        ...compact({
          root: root === "." ? undefined : root,
          skipped: skipped === null ? undefined : skipped,
        }),
        treeDigest,
        schedule,
        interpreter:
          interpreter === null ? null : `${plainText(interpreter.name)} ${plainText(interpreter.version)}`,
        base: { files: base.files, unknown: base.unknown },
        head: { files: head.files, unknown: head.unknown },
      },
    }),
  );
  // SARIF requires unique extensions. Two roots of one server can have equal facts.
  const unique = new Map(extensions.map((one) => [JSON.stringify(one), one]));
  return [...unique.values()].sort(compareValues).slice(0, extensionsMax);
}

/**
 * Converts findings as far as GitHub's limits allow: new ones first, then by severity, then by place. It also counts
 * those that are left out, so that the log can say so.
 */
function resultsOf(
  findings: readonly ComparedFinding[],
  { show }: Options,
): { readonly results: Result[]; readonly rules: ReportingDescriptor[]; readonly leftOut: LeftOut } {
  const inside = findings.filter((one) => isRelativePath(one.path));
  const shown = inside.filter((one) => severityAtLeast(one.severity, show));
  const isAnyWaived = shown.some((one) => one.waived !== undefined);
  const rules = new Map<string, { readonly index: number; readonly rule: ReportingDescriptor }>();
  const results: Result[] = [];
  let bytes = 0;
  for (const finding of shown.toSorted(compareRanked).slice(0, resultsMax)) {
    const newRule = ruleOf(finding);
    const { index, rule } = rules.get(newRule.id) ?? { index: rules.size, rule: newRule };
    const result = resultOf(finding, { rule, index, isAnyWaived });
    bytes += textBytes(result) + (rules.has(rule.id) ? 0 : textBytes(rule));
    if (bytes > resultTextBytesMax) break;
    rules.set(rule.id, { index, rule });
    results.push(result);
  }
  return {
    results,
    rules: [...rules.values()].map(({ rule }) => rule),
    leftOut: {
      beyondLimits: shown.length - results.length,
      belowShow: inside.length - shown.length,
      outsideRepository: findings.length - inside.length,
    },
  };
}

/**
 * Sorts new findings first, then by severity, then by place. The limits cut from the end, so the least important are
 * lost.
 */
function compareRanked(left: ComparedFinding, right: ComparedFinding): number {
  const isOld = (one: ComparedFinding) => Number(one.state !== "new");
  return (
    isOld(left) - isOld(right) ||
    severityRank(left.severity) - severityRank(right.severity) ||
    compareFindings(left, right)
  );
}

/**
 * Counts the UTF-8 bytes of every string in a value. Names of members are not counted, because they compress to
 * almost nothing.
 */
function textBytes(value: unknown): number {
  if (typeof value === "string") return Buffer.byteLength(value);
  if (typeof value !== "object" || value === null) return 0;
  return Object.values(value).reduce((sum: number, member) => sum + textBytes(member), 0);
}

/**
 * Returns the rule of a finding. A finding without a code has the server itself as its rule, because every result
 * names one.
 */
function ruleOf({ server, code }: ComparedFinding): ReportingDescriptor {
  const by = plainText(server);
  const name = code === null ? null : cut(plainText(code), codeLengthMax);
  const description =
    name === null
      ? `Diagnostics of ${by} without a code.`
      : `Diagnostics of ${by} with the code ${messageText(name)}.`;
  return {
    id: name === null ? by : `${by}/${name}`,
    shortDescription: { text: description },
    fullDescription: { text: description },
    help: {
      text: `The documentation of ${by} describes it. "lanser explain" explains why a finding counts as new.`,
    },
  };
}

const level = {
  error: "error",
  warning: "warning",
  information: "note",
  hint: "note",
} as const satisfies Record<Severity, Level>;

/**
 * SARIF baseline state of each finding state. A volatile finding is never "new", even if only head showed it: that
 * does not prove that the change made it.
 */
const baselineState = {
  new: "new",
  unchanged: "unchanged",
  moved: "updated",
  fixed: "absent",
  removed: "absent",
  suppressed: "absent",
  volatile: "unchanged",
} as const satisfies Record<FindingState, Result.baselineState>;

function baselineStateOf({ state, seen }: ComparedFinding): Result.baselineState {
  return seen?.head.length === 0 ? "absent" : baselineState[state];
}

/**
 * Returns kind and level. A volatile finding may be a problem or not: that is kind "review", for which SARIF
 * requires the level "none".
 */
function nature({ state, severity }: ComparedFinding): Pick<Result, "kind" | "level"> {
  return state === "volatile" ? { kind: "review", level: "none" } : { level: level[severity] };
}

/**
 * Builds the result of one finding. `isAnyWaived` adds suppressions even to findings without a waiver: SARIF
 * requires that all results of a run have them, or none.
 */
function resultOf(
  finding: ComparedFinding,
  {
    rule,
    index,
    isAnyWaived,
  }: { readonly rule: ReportingDescriptor; readonly index: number; readonly isAnyWaived: boolean },
): Result {
  const { symbol, waived } = finding;
  const related = relatedLocations(finding);
  const suppressions: Suppression[] =
    waived === undefined
      ? []
      : [
          {
            kind: "external",
            status: "accepted",
            justification: plainText(`${waived.by}: ${waived.reason}`),
          },
        ];
  return {
    ruleId: rule.id,
    ruleIndex: index,
    ...nature(finding),
    baselineState: baselineStateOf(finding),
    // GitHub refuses an empty message.
    message: { text: messageText(plainText(finding.message)) || "(no message)" },
    locations: [
      {
        ...locationOf(finding),
        ...compact({
          logicalLocations: symbol === null ? undefined : [{ fullyQualifiedName: plainText(symbol) }],
        }),
      },
    ],
    ...compact({ relatedLocations: related.length === 0 ? undefined : related }),
    ...fixesOf(finding),
    partialFingerprints: { "lanserFindingId/v1": finding.id },
    // All results of a run have suppressions, or none has.
    ...compact({ suppressions: isAnyWaived ? suppressions : undefined }),
    properties: resultProperties(finding),
  };
}

/**
 * Collects the properties of a result. The place in base is a property and not a location, because head may not have
 * the file. An unchanged finding has only its state: there are many of them.
 */
function resultProperties(finding: ComparedFinding): PropertyBag {
  const { state, matchedBy, placement, why, base, seen } = finding;
  if (state === "unchanged") return { state };
  return {
    state,
    placement,
    why: plainText(why),
    ...compact({
      matchedBy: matchedBy === null ? undefined : matchedBy,
      base: base !== null && isRelativePath(base.path) ? { uri: uriOf(base), ...regionOf(base) } : undefined,
      seen: seen === null ? undefined : { base: seen.base, head: seen.head },
      proof: finding.proof === undefined ? undefined : finding.proof.kind,
      probe: finding.proof?.kind === "unproven" ? plainText(finding.proof.probe) : undefined,
    }),
  };
}

/** Returns the suggestion as a fix. A suggestion with hidden characters is left out: they could not be made visible. */
function fixesOf(finding: ComparedFinding): { readonly fixes?: Fix[] } {
  const { suggestion } = finding;
  if (suggestion?.after.every(isPlainLine) !== true) return {};
  return { fixes: [fixOf(finding, suggestion)] };
}

/**
 * Builds a fix that replaces whole lines. If it deletes all of them, it deletes their line ends, too, so that no
 * empty line remains.
 */
function fixOf(place: Place, { title, line, before, after }: Suggestion): Fix {
  const last = line + before.length;
  const end =
    after.length === 0
      ? { endLine: last + 1, endColumn: 1 }
      : { endLine: last, endColumn: (before.at(-1) ?? "").length + 1 };
  const region: Region = { startLine: line + 1, startColumn: 1, ...end };
  const text = after.join("\n").toWellFormed();
  return {
    description: { text: messageText(plainText(title)) || "(no title)" },
    artifactChanges: [
      {
        artifactLocation: { uri: uriOf(place), uriBaseId: "%SRCROOT%" },
        replacements: [{ deletedRegion: region, insertedContent: { text } }],
      },
    ],
  };
}

/**
 * Lists the places that explain a finding: its cause, if head has it, and the places that the server named. GitHub
 * shows them as links below the alert.
 */
function relatedLocations({ cause, related = [] }: ComparedFinding): Location[] {
  const label = cause === null ? null : causeLabel(cause);
  const name = label === null ? "this" : plainText(label);
  const caused =
    cause?.how === "removed-name"
      ? `${name}, removed by the change`
      : cause?.how === "dependency"
        ? `another version of a dependency: ${name}`
        : cause?.how === "moved-module"
          ? "this file, moved by the change"
          : cause?.how === "mended-import"
            ? `${name}, which fixed an import that hid this finding`
            : `${name}, edited by the change`;
  const places = [
    ...(cause === null || !isInHead(cause)
      ? []
      : [{ place: cause, text: `Caused by ${messageText(caused)}.` }]),
    ...related.map((place) => ({ place, text: "The server names this related place." })),
  ];
  const inside = places.filter(({ place }) => isRelativePath(place.path)).slice(0, relatedLocationsMax);
  return inside.map(({ place, text }, id) => ({ id, ...locationOf(place), message: { text } }));
}

/**
 * Builds a location relative to the top folder of the repository, because the log must not depend on the machine.
 */
function locationOf(place: Place): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(place), uriBaseId: "%SRCROOT%" },
      region: regionOf(place),
    },
  };
}

/** Encodes the path as a relative URI without any character that could be a scheme, a query or a dot segment. */
function uriOf({ path }: Place): string {
  const encode = (mark: string) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;
  const segments = path.toWellFormed().split("/");
  return segments.map((one) => encodeURIComponent(one).replace(/[!'()*]/gu, encode)).join("/");
}

/** Converts a range from 0-based to 1-based lines and columns, as SARIF wants them. The end is exclusive in both. */
function regionOf({ range: { start, end } }: Place): Region {
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** Collects the facts of the run for which SARIF has no field, such as verdict, reward and compared commits. */
function propertiesOf(report: Report, leftOut: LeftOut): PropertyBag {
  const { verdict, class: kind, counts, reward, unscored, replay, base, head, reasons, scope } = report;
  return {
    verdict,
    class: kind,
    reasons: reasons
      .slice(0, notificationsMax)
      .map(({ code, message }) => ({ code, message: plainText(message) })),
    counts,
    ...compact({
      scope:
        scope === undefined
          ? undefined
          : { mode: scope.mode, files: scope.files.length, of: scope.of, why: plainText(scope.why) },
    }),
    reward:
      reward === null
        ? null
        : { headline: reward.headline, "pr-v1": reward["pr-v1"].r, "pr-v2": reward["pr-v2"].r },
    unscored: unscored === null ? null : plainText(unscored),
    replay: replay === null ? null : replayCounts(replay),
    base,
    head,
    leftOut,
  };
}

/** Counts the traces by state. */
function replayCounts({ mode, traces }: ReplaySummary): Readonly<Record<string, string | number>> {
  const states = ["equal", "different", "unreadable", "inconclusive", "stale"] as const;
  const counts = states.map((state) => [state, traces.filter((one) => one.state === state).length]);
  return { mode, ...Object.fromEntries(counts) };
}
