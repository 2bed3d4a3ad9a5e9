/**
 * Derives the verdict from the findings. Pure, so a live run, a replay and a recheck of a report agree. Every rule of
 * the contract's "Verdict" is here and nowhere else.
 */
import { falseClaim } from "../model/claims.ts";
import type { JudgedCode, ReasonCode } from "../model/codes.ts";
import { failsBy, isFailing, isInDoubt, isSevere, mayFail } from "../model/failing.ts";
import { type ComparedFinding, findingStateTable, type Severity, severities } from "../model/finding.ts";
import { compareText } from "../model/order.ts";
import { type ReplaySummary, type ReplayWeight, replayWeight } from "../model/replay.ts";
import type {
  PolicySummary,
  Reason,
  Report,
  ReportClass,
  ServerSummary,
  UnknownFile,
  UnmatchedFinding,
  Verdict,
} from "../model/report.ts";
import { describeRule } from "../model/rules.ts";
import { isPart, type Scope } from "../model/scope.ts";
import { isOnlyOpinion, serverPolicyOf, thresholdOf } from "../model/server-policy.ts";
import { countMore, plural, threeDigits } from "../model/text.ts";
import type { JudgedReason } from "../policy/waivers.ts";

/** Everything that decides about a verdict. */
export type VerdictInput = {
  readonly findings: readonly ComparedFinding[];
  /** Findings that rules turn off: they decide nothing, and the message of a pass mentions them. */
  readonly off: readonly ComparedFinding[];
  readonly unmatched: readonly UnmatchedFinding[];
  readonly unknown: readonly UnknownFile[];
  /** Reasons why something could not be measured or is in doubt; waived ones do not count. */
  readonly failures: readonly JudgedReason[];
  /** Absent: all servers are proven. */
  readonly servers?: readonly Pick<ServerSummary, "id" | "skipped" | "stability" | "scope">[];
  /** Number of head files with an answer, over all servers. */
  readonly headFiles: number;
  /** Number of roots that were skipped, because nothing that they check differs. */
  readonly skippedRoots: number;
  /** Scope of the check; absent: all files. */
  readonly scope?: Pick<Scope, "mode"> | undefined;
  readonly replay: ReplaySummary | null;
  /** Judged claims; absent: none. */
  readonly claims?: Report["claims"] | undefined;
  readonly policy: Pick<
    PolicySummary,
    | "failOn"
    | "servers"
    | "maxNew"
    | "moved"
    | "volatile"
    | "minReward"
    | "replayMismatch"
    | "hidden"
    | "unchecked"
    | "suppressions"
    | "claims"
  >;
  /** Code that was not checked: the message of a pass mentions it. */
  readonly unchecked: Report["unchecked"];
  /** Headline reward; null if the change could not be scored. */
  readonly reward: number | null;
};

/**
 * Returns the verdict, the class and the reasons, most important first. Fail wins over inconclusive, and inconclusive
 * over pass: a run that found an error needs no second measurement to fail.
 */
export function decideVerdict(input: VerdictInput): Pick<Report, "verdict" | "class" | "reasons"> {
  const lifted = input.failures.flatMap(liftedReason);
  const doubts = input.failures.filter(({ waived }) => waived === undefined);
  const hard = doubts.filter(({ code }) => failsBy[code]?.(input.policy) === true);
  const counted = { ...input, failures: doubts.filter((one) => !hard.includes(one)) };
  const failing = [...whyFail(counted), ...hard];
  const unmeasured = whyInconclusive(counted, lifted.length + hard.length > 0 ? "waived" : "whole");
  const verdict: Verdict = failing.length > 0 ? "fail" : unmeasured.length > 0 ? "inconclusive" : "pass";
  const isToInstall = ({ code }: Reason) => code === "dependencies-missing";
  // Reasons to fail precede doubts. Among the doubts missing packages come first, because they may cause the others.
  const reasons: Reason[] = [
    ...failing,
    ...unmeasured.filter(isToInstall),
    ...unmeasured.filter((one) => !isToInstall(one)),
  ];
  const waived = whyWaived(input.findings);
  if (verdict === "pass") reasons.push(...whyPass(input, waived.length + lifted.length > 0));
  reasons.push(...waived, ...lifted);
  return { verdict, class: classOf(input.findings, unmeasured.length > 0), reasons };
}

/** Returns every reason to fail. All of them are listed, so that one run shows everything to fix. */
function whyFail(input: VerdictInput): Reason<JudgedCode>[] {
  const { findings, policy, reward } = input;
  const reasons: Reason<JudgedCode>[] = [];
  const failing = findings.filter((one) => isFailing(one, policy));
  if (failing.length > 0)
    reasons.push(createReason("new-finding", `${countBySeverity(failing)}${onlyHidden(failing)}`));
  const tooMany = whyTooMany(input);
  if (tooMany !== undefined) reasons.push(tooMany);
  const failingOf = (state: ComparedFinding["state"]) =>
    findings.filter((one) => one.state === state && isSevere(one, policy));
  const moved = policy.moved === "fail" ? failingOf("moved") : [];
  if (moved.length > 0)
    reasons.push(
      createReason(
        "moved-finding",
        `${plural(moved.length, "finding")} moved with the code (policy moved: fail)`,
      ),
    );
  const volatile = policy.volatile === "fail" ? failingOf("volatile") : [];
  if (volatile.length > 0)
    reasons.push(
      createReason(
        "volatile-finding",
        `${plural(volatile.length, "finding")} depend on the order of checks (policy volatile: fail)`,
      ),
    );
  if (policy.minReward !== null && reward !== null && reward < policy.minReward)
    reasons.push(
      createReason(
        "min-reward",
        `the process reward is ${threeDigits(reward)}, below min-reward: ${policy.minReward}`,
      ),
    );
  const wrong = input.claims?.filter(({ state }) => state === "false") ?? [];
  if (wrong[0] !== undefined && policy.claims === undefined)
    reasons.push(
      createReason("false-claim", `false claim: ${falseClaim(wrong[0])}${countMore(wrong.length - 1)}`),
    );
  const mismatch = traceReason("replay-mismatch", input);
  if (mismatch !== undefined) reasons.push(mismatch);
  return reasons;
}

/** How the policy weighs a trace for each reason code, and the words for one trace and for several. */
const traceWords = {
  "replay-mismatch": {
    weight: "fails",
    one: "does not replay as recorded",
    more: "do not replay as recorded",
  },
  "replay-inconclusive": {
    weight: "inconclusive",
    one: "could not be replayed",
    more: "could not be replayed",
  },
} as const satisfies Partial<Record<JudgedCode, { weight: ReplayWeight; one: string; more: string }>>;

/**
 * Returns the reason about committed traces with this weight; undefined if there is none. Names the first trace in
 * the order of paths, so that the words do not depend on the order of the replays.
 */
function traceReason(
  code: keyof typeof traceWords,
  { replay, policy }: VerdictInput,
): Reason<JudgedCode> | undefined {
  const { weight, one, more } = traceWords[code];
  const traces = replay?.traces.filter((trace) => replayWeight(trace, policy) === weight) ?? [];
  const [first] = traces.toSorted((left, right) => compareText(left.path, right.path));
  if (first === undefined) return undefined;
  const { path, at, message, advice } = first;
  const what =
    traces.length === 1
      ? `the committed trace ${path} ${one}`
      : `${traces.length} committed traces ${more}, first ${path}`;
  const where =
    at === null ? "" : `, from entry ${at.entry} on${at.pointer === "" ? "" : ` (${at.pointer})`}`;
  return createReason(code, `${what}${where}: ${message.replace(/\.$/u, "")}`, advice[0] ?? null);
}

/**
 * Returns the reason if more findings are new than `max-new` allows. Counts also findings below `fail-on`, because
 * the limit is for them. Waived findings and a second opinion alone do not count.
 */
function whyTooMany({ findings, policy }: VerdictInput): Reason<JudgedCode> | undefined {
  const { maxNew = {} } = policy;
  const fresh = findings.filter(
    (one) => one.state === "new" && mayFail(one) && !isOnlyOpinion(one.server, policy),
  );
  const over = severities.flatMap((severity) => {
    const own = fresh.filter((one) => one.severity === severity);
    const max = maxNew[severity];
    return max === undefined || own.length <= max
      ? []
      : [`${countBySeverity(own)}, more than max-new: { ${severity}: ${max} }`];
  });
  return over.length === 0 ? undefined : createReason("max-new", over.join("; "));
}

/**
 * Returns a visible reason for a waived doubt. Without the waiver the run would be inconclusive, so a reader must see
 * who waived what.
 */
function liftedReason({ code, message, hint, waived }: JudgedReason): Reason<JudgedCode>[] {
  if (waived === undefined) return [];
  const why = `${code} waived by ${waived.by}: ${waived.reason} (${message.replace(/\.$/u, "")})`;
  return [{ ...createReason("waived", why), lifted: { code, message, hint, waived } }];
}

/**
 * Returns the reasons why a run is inconclusive. With `waived` doubts a change is not scored, so a missing reward is no
 * doubt of its own.
 */
function whyInconclusive(input: VerdictInput, doubts: "whole" | "waived"): Reason[] {
  const reasons: Reason[] = [...input.failures];
  // A session that failed as a whole has its own reason, which covers all its files.
  const isReported = input.failures.length > 0;
  const unexplained = input.unknown.filter((file) => !isReported || file.reason !== "server-failed");
  if (unexplained.length > 0) {
    // Names the same file for the same set of files, in whatever order they are listed.
    const [first] = unexplained.toSorted(compareUnknownFiles);
    const joint = unexplained.length === 1 ? ": " : ", for example ";
    const example = first === undefined ? "" : `${joint}${first.path} (${first.side}: ${first.reason})`;
    reasons.push(
      createReason("unknown-files", `${plural(unexplained.length, "file")} without a result${example}`),
    );
  }
  // A finding with a reason of its own is already among the doubts, where it may be waived.
  const unmeasured = input.unmatched.filter((one) => one.reason === undefined);
  if (input.failures.length === 0 && unmeasured.length > 0) {
    const parts = (["base", "head"] as const).flatMap((side) => {
      const own = unmeasured.filter((one) => one.side === side).length;
      const other = side === "base" ? "head" : "base";
      return own === 0
        ? []
        : [
            `${plural(own, "finding")} of ${side} cannot be compared, because ${other} has no result for the file`,
          ];
    });
    reasons.push(createReason("unmatched-findings", parts.join("; ")));
  }
  const isScorable = doubts === "whole" && reasons.length === 0;
  if (input.policy.minReward !== null && input.reward === null && isScorable) {
    const message = "`min-reward` is set, but the change has no reward";
    reasons.push(
      createReason(
        "unscored",
        message,
        "The report says why the reward is missing. Fix the cause, or remove `min-reward` from base's `.lanser/config.yml`.",
      ),
    );
  }
  const unproven = input.failures.length === 0 ? whyUnproven(input) : undefined;
  if (unproven !== undefined) reasons.push(unproven);
  const unreplayed = traceReason("replay-inconclusive", input);
  if (unreplayed !== undefined) reasons.push(unreplayed);
  // With a smaller scope, head may have no checked file: the affected files may be deleted, or in no program.
  const scopes = [input.scope, ...(input.servers ?? []).map(({ scope }) => scope)];
  const isLess = scopes.some(isPart) && !input.unknown.some(({ side }) => side === "head");
  const isEmptied = input.skippedRoots === 0 && !isLess;
  if (input.failures.length === 0 && input.headFiles === 0 && isEmptied) {
    reasons.push(
      createReason(
        "no-files",
        "Lanser checked no file of head",
        "Check the server's configuration and the roots.",
      ),
    );
  }
  return reasons;
}

/**
 * Returns a reason if all servers that ran are unproven: no canary shows that they report errors. Their findings
 * count, but no findings from them must not look like a pass.
 */
function whyUnproven({ servers = [] }: VerdictInput): Reason<JudgedCode> | undefined {
  const asked = servers.filter(({ skipped }) => skipped === null);
  if (asked.length === 0 || asked.some(({ stability }) => stability !== "unproven")) return undefined;
  const names = [...new Set(asked.map(({ id }) => id))].sort(compareText).join(", ");
  return createReason(
    "server-unproven",
    `no test document (canary) proves that ${names} can find errors, and no other server ran`,
    "Add a canary to the server's file in `.lanser/servers` of base.",
  );
}

/** Sorts files without a result by path, side, server and reason, so that messages are the same in every run. */
function compareUnknownFiles(left: UnknownFile, right: UnknownFile): number {
  return (
    compareText(left.path, right.path) ||
    compareText(left.side, right.side) ||
    compareText(left.server, right.server) ||
    compareText(left.reason, right.reason)
  );
}

/**
 * Returns the reason of a pass: clean, or new findings that the policy lets pass. None if waivers are the reason,
 * because each waiver has its own.
 */
function whyPass(input: VerdictInput, isWaived: boolean): Reason<JudgedCode>[] {
  const fresh = input.findings.filter((one) => one.state === "new" && one.waived === undefined);
  if (fresh.length === 0 && isWaived) return [];
  if (fresh.length === 0) return [createReason("clean", `${whyClean(input)}${offNew(input)}`)];
  return [
    createReason("advisory", `${countBySeverity(fresh)}, ${whyAdvisory(fresh, input)}${offNew(input)}`),
  ];
}

/**
 * Explains why the new findings do not fail the change: each reason, with the number of its findings if there are
 * several reasons. A reader of a pass must see why new findings do not count.
 */
function whyAdvisory(fresh: readonly ComparedFinding[], { policy }: VerdictInput): string {
  const ways = Map.groupBy(fresh, (one) => {
    const { server, elsewhere, ruled } = one;
    if (isInDoubt(one, policy)) return "not reported under head's own server configuration";
    if (elsewhere !== undefined) return "in files outside the change (only-changed-files)";
    return ruled?.fail === false
      ? `by ${describeRule(ruled.rule)} (fail: false)`
      : belowThreshold(server, policy);
  });
  const all = [...ways].sort(([left], [right]) => compareText(left, right));
  return all.length === 1 ? (all[0]?.[0] ?? "") : all.map(([way, own]) => `${own.length} ${way}`).join(", ");
}

/** Says by which setting of the policy the findings of a server pass, so that a reader knows what to change. */
function belowThreshold(server: string, policy: VerdictInput["policy"]): string {
  if (isOnlyOpinion(server, policy)) return `of ${server} alone, a second opinion`;
  const threshold = thresholdOf(server, policy);
  const whose = serverPolicyOf(server, policy).failOn === undefined ? "" : ` of ${server}`;
  return threshold === "never"
    ? `nothing${whose} fails by policy (fail-on: never)`
    : `below fail-on: ${threshold}${whose}`;
}

/**
 * Counts new findings that rules turn off, by rule. Without this a pass would not show that it depends on the policy.
 */
function offNew({ off }: VerdictInput): string {
  const groups = Map.groupBy(
    off.filter(({ state }) => state === "new"),
    ({ ruled }) => ruled?.rule ?? 0,
  );
  return [...groups]
    .sort(([left], [right]) => left - right)
    .map(([index, own]) => `; ${plural(own.length, "new finding")} turned off by ${describeRule(index)}`)
    .join("");
}

/**
 * Says what was checked and what was not. A pass with an unchecked file or a skipped root must not read like a full
 * check.
 */
function whyClean({ findings, headFiles, skippedRoots, unchecked }: VerdictInput): string {
  const gone = findings.filter(({ state }) => state === "fixed").length;
  const nothing = `nothing new in ${plural(headFiles, "file")}${gone === 0 ? "" : `, ${gone} fixed`}`;
  const [first, ...more] = unchecked.filter(({ range }) => range === null);
  const left =
    first === undefined ? "" : `; not checked: ${first.path}${countMore(more.length)}, because ${first.why}`;
  if (skippedRoots === 0) return `${nothing}${left}`;
  const skipped = `${plural(skippedRoots, "root")} skipped, because the change does not affect them`;
  return headFiles === 0 ? `${skipped}${left}` : `${nothing}; ${skipped}${left}`;
}

/**
 * Returns one reason for each person and explanation, because a waiver is the only way past the gate and a reader
 * must see it.
 */
function whyWaived(findings: readonly ComparedFinding[]): Reason<JudgedCode>[] {
  const waived = findings.filter((one) => one.waived !== undefined);
  const groups = Map.groupBy(waived, (one) => `${one.waived?.by}: ${one.waived?.reason}`);
  return [...groups].map(([by, own]) => createReason("waived", `${countBySeverity(own)} waived by ${by}`));
}

/**
 * Returns the class of the result, which scripts read from the output `class`. New errors come first, then an
 * inconclusive run, then what base already had.
 */
function classOf(findings: readonly ComparedFinding[], isInconclusive: boolean): ReportClass {
  const remaining = findings.filter(({ state }) => state !== "new" && !findingStateTable[state].isGone);
  if (findings.some((one) => one.state === "new" && one.severity === "error")) return "new_errors";
  if (isInconclusive) return "lsp_unavailable";
  if (remaining.some((one) => one.severity === "error")) return "baseline_error";
  const hasWarning = [...remaining, ...findings.filter((one) => one.state === "new")].some(
    (one) => one.severity === "warning",
  );
  return hasWarning ? "warnings_only" : "clean";
}

/** Counts findings by severity, in words for a message: "2 new errors and 1 new warning". */
function countBySeverity(findings: readonly ComparedFinding[]): string {
  const parts = severities.flatMap((severity) => {
    const many = findings.filter((one) => one.severity === severity).length;
    return many === 0 ? [] : [plural(many, `new ${severityNoun[severity]}`)];
  });
  const last = parts.pop() ?? "nothing";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

/**
 * Says how many failing findings existed before, behind an import that did not resolve. The author fixed the import
 * and did not write these errors.
 */
function onlyHidden(failing: readonly ComparedFinding[]): string {
  const many = failing.filter(({ cause }) => cause?.how === "mended-import").length;
  return many === 0 ? "" : `; ${many} existed before, hidden by an unresolved import`;
}

/** Word for a finding of each severity. */
const severityNoun = {
  error: "error",
  warning: "warning",
  information: "note",
  hint: "hint",
} as const satisfies Record<Severity, string>;

/** Makes a reason. `hint` says what to do; null if the message says it all. */
export function createReason<Code extends ReasonCode>(
  code: Code,
  message: string,
  hint: string | null = null,
): Reason<Code> {
  return { code, message, hint };
}
