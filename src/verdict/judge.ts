/** Derives the verdict from the findings. Pure; every rule of the contract's "Verdict" is here and nowhere else. */
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

export function decideVerdict(input: VerdictInput): Pick<Report, "verdict" | "class" | "reasons"> {
  const lifted = input.failures.flatMap(liftedReason);
  const doubts = input.failures.filter(({ waived }) => waived === undefined);
  const hard = doubts.filter(({ code }) => failsBy[code]?.(input.policy) === true);
  const counted = { ...input, failures: doubts.filter((one) => !hard.includes(one)) };
  const failing = [...whyFail(counted), ...hard];
  const unmeasured = whyInconclusive(counted, lifted.length + hard.length > 0 ? "waived" : "whole");
  const verdict: Verdict = failing.length > 0 ? "fail" : unmeasured.length > 0 ? "inconclusive" : "pass";
  const isToInstall = ({ code }: Reason) => code === "dependencies-missing";
  // What fails comes first, then doubts that could change the verdict, then notes. A missing installation may be
  // behind other doubts.
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
    reasons.push(createReason("false-claim", `${falseClaim(wrong[0])}: false${countMore(wrong.length - 1)}`));
  const mismatch = traceReason("replay-mismatch", input);
  if (mismatch !== undefined) reasons.push(mismatch);
  return reasons;
}

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

/** Names the first trace in the order of paths, in whatever order they came in. */
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

/** Counts all new findings that may fail, whether each fails by itself or not. */
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
 * Returns a visible reason for a waived one, as for a waived finding: without the waiver the run would be inconclusive.
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
  // Files of a session that failed as a whole are reported by its failure.
  const isReported = input.failures.length > 0;
  const unexplained = input.unknown.filter((file) => !isReported || file.reason !== "server-failed");
  if (unexplained.length > 0) {
    // Of the same files the same one, in whatever order they are listed.
    const [first] = unexplained.toSorted(compareUnknownFiles);
    const joint = unexplained.length === 1 ? ": " : ", for example ";
    const example = first === undefined ? "" : `${joint}${first.path} (${first.side}: ${first.reason})`;
    reasons.push(
      createReason("unknown-files", `${plural(unexplained.length, "file")} without a result${example}`),
    );
  }
  // What a reason explains is a doubt by itself, which may be waived.
  const unmeasured = input.unmatched.filter((one) => one.reason === undefined);
  if (input.failures.length === 0 && unmeasured.length > 0) {
    const many = plural(unmeasured.length, "finding");
    reasons.push(createReason("unmatched-findings", `${many} in files without a result on the other side`));
  }
  const isScorable = doubts === "whole" && reasons.length === 0;
  if (input.policy.minReward !== null && input.reward === null && isScorable) {
    const message = "min-reward is set, but the change has no score";
    reasons.push(
      createReason(
        "unscored",
        message,
        "Fix the cause, or remove `min-reward` from base's `.lanser/config.yml`.",
      ),
    );
  }
  const unproven = input.failures.length === 0 ? whyUnproven(input) : undefined;
  if (unproven !== undefined) reasons.push(unproven);
  const unreplayed = traceReason("replay-inconclusive", input);
  if (unreplayed !== undefined) reasons.push(unreplayed);
  // What the change can matter to may be gone from head, or be in no program.
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

/** Returns a reason if all servers that ran are unproven. Their findings count, but finding nothing is no pass. */
function whyUnproven({ servers = [] }: VerdictInput): Reason<JudgedCode> | undefined {
  const asked = servers.filter(({ skipped }) => skipped === null);
  if (asked.length === 0 || asked.some(({ stability }) => stability !== "unproven")) return undefined;
  const names = [...new Set(asked.map(({ id }) => id))].sort(compareText).join(", ");
  return createReason(
    "server-unproven",
    `there is no proof that ${names} finds errors, and no other server ran`,
    "Give it a canary, in `.lanser/servers` of base.",
  );
}

function compareUnknownFiles(left: UnknownFile, right: UnknownFile): number {
  return (
    compareText(left.path, right.path) ||
    compareText(left.side, right.side) ||
    compareText(left.server, right.server) ||
    compareText(left.reason, right.reason)
  );
}

function whyPass(input: VerdictInput, isWaived: boolean): Reason<JudgedCode>[] {
  const fresh = input.findings.filter((one) => one.state === "new" && one.waived === undefined);
  if (fresh.length === 0 && isWaived) return [];
  if (fresh.length === 0) return [createReason("clean", `${whyClean(input)}${offNew(input)}`)];
  return [
    createReason("advisory", `${countBySeverity(fresh)}, ${whyAdvisory(fresh, input)}${offNew(input)}`),
  ];
}

/** Explains why the new findings pass: each way, with the number of its findings if there are several ways. */
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

function belowThreshold(server: string, policy: VerdictInput["policy"]): string {
  if (isOnlyOpinion(server, policy)) return `of ${server} alone, a second opinion`;
  const threshold = thresholdOf(server, policy);
  const whose = serverPolicyOf(server, policy).failOn === undefined ? "" : ` of ${server}`;
  return threshold === "never"
    ? `nothing${whose} fails by policy (fail-on: never)`
    : `below fail-on: ${threshold}${whose}`;
}

/** Mentions new findings that rules turn off: a pass depends on the policy then. */
function offNew({ off }: VerdictInput): string {
  const groups = Map.groupBy(
    off.filter(({ state }) => state === "new"),
    ({ ruled }) => ruled?.rule ?? 0,
  );
  return [...groups]
    .sort(([left], [right]) => left - right)
    .map(([index, own]) => `; ${plural(own.length, "new finding")} off by ${describeRule(index)}`)
    .join("");
}

function whyClean({ findings, headFiles, skippedRoots, unchecked }: VerdictInput): string {
  const gone = findings.filter(({ state }) => state === "fixed").length;
  const nothing = `nothing new in ${plural(headFiles, "file")}${gone === 0 ? "" : `, ${gone} fixed`}`;
  const [first, ...more] = unchecked.filter(({ range }) => range === null);
  const left =
    first === undefined ? "" : `; not checked: ${first.path}${countMore(more.length)}, because ${first.why}`;
  if (skippedRoots === 0) return `${nothing}${left}`;
  const skipped = `${plural(skippedRoots, "root")} skipped in the second pass: nothing they use differs`;
  return headFiles === 0 ? `${skipped}${left}` : `${nothing}; ${skipped}${left}`;
}

/** Returns one visible reason for each person who waived findings, because a waiver is the only way past the gate. */
function whyWaived(findings: readonly ComparedFinding[]): Reason<JudgedCode>[] {
  const waived = findings.filter((one) => one.waived !== undefined);
  const groups = Map.groupBy(waived, (one) => `${one.waived?.by}: ${one.waived?.reason}`);
  return [...groups].map(([by, own]) => createReason("waived", `${countBySeverity(own)} waived by ${by}`));
}

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

/** Counts findings by severity: "2 new errors and 1 new warning". */
function countBySeverity(findings: readonly ComparedFinding[]): string {
  const parts = severities.flatMap((severity) => {
    const many = findings.filter((one) => one.severity === severity).length;
    return many === 0 ? [] : [plural(many, `new ${severityNoun[severity]}`)];
  });
  const last = parts.pop() ?? "nothing";
  return parts.length === 0 ? last : `${parts.join(", ")} and ${last}`;
}

/** Says how many findings were only hidden before, behind an import that the change fixed. */
function onlyHidden(failing: readonly ComparedFinding[]): string {
  const many = failing.filter(({ cause }) => cause?.how === "mended-import").length;
  return many === 0 ? "" : `; ${many} existed before, hidden by an unresolved import`;
}

const severityNoun = {
  error: "error",
  warning: "warning",
  information: "note",
  hint: "hint",
} as const satisfies Record<Severity, string>;

export function createReason<Code extends ReasonCode>(
  code: Code,
  message: string,
  hint: string | null = null,
): Reason<Code> {
  return { code, message, hint };
}
