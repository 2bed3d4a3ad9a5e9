/** Phrases limits, unchecked files and added escapes as sentences and counts for every surface. */
import type { LimitCode } from "../model/codes.ts";
import { escapeKinds } from "../model/escapes.ts";
import { compareText } from "../model/order.ts";
import type { AddedEscape, Limit, Reason, Report, ServerSummary, UnknownFile } from "../model/report.ts";
import { describeRule, effectText, selectorText } from "../model/rules.ts";
import { isPart, type Scope } from "../model/scope.ts";
import { countMore, plural } from "../model/text.ts";

/**
 * Phrases a limit: "55 files in import cycles were checked once only". The text is not escaped: each surface makes
 * it safe.
 */
export function limitText({ code, message, count }: Limit): string {
  const counted = countedLimits[code];
  if (counted !== undefined) return counted(count, message);
  if (count === 1) return message;
  // Both sides of a comparison are written out once each.
  return code.startsWith("not-written-") ? `${message} (on both sides)` : `${message}, ${count} times`;
}

type Sentence = (count: number, message: string) => string;

const was = (count: number): string => (count === 1 ? "was" : "were");
const firstOf: Sentence = (count, message) => `${message}${countMore(count - 1)}`;

/** Sentences of the codes whose count is part of the sentence; for all others it follows the message. */
const countedLimits: { readonly [Code in LimitCode]?: Sentence } = {
  "causes-cut": (count) =>
    `${plural(count, "new finding")} outside of the change ${was(count)} not traced to a cause`,
  "fixes-cut": (count) => `${plural(count, "new finding")} ${was(count)} not asked about for fixes`,
  "severity-assumed": (count) =>
    count === 1
      ? "1 diagnostic came without a severity and counts as an error"
      : `${count} diagnostics came without a severity and count as errors`,
  // Base and head have the same configuration, and each project that extends it.
  "server-configuration": (_count, message) => message,
  "message-cut": (count, message) => (count === 1 ? message : `${count} ${message}`),
  "published-unopened": (count) =>
    count === 1 ? "1 unopened file has diagnostics" : `${count} unopened files have diagnostics`,
  "diagnostics-incomplete": (count, message) => `${plural(count, "file")}: ${message}`,
  "relocate-compared": (count) =>
    `${plural(count, "definition")} ${was(count)} not compared with a touched symbol, because there are too many`,
  "relocate-clipped": (count) =>
    `of ${plural(count, "definition")} only the start was compared, because of the length`,
  "relocate-unsearched": (count) =>
    `${plural(count, "touched symbol")} ${was(count)} only looked up by name, because the change is too large`,
  "not-written": (count) => `${plural(count, "more file")} ${was(count)} left out`,
  "rules-off": (count, message) => `${plural(count, "finding")} ${message}`,
  "waiver-unread": firstOf,
  "waiver-unused": firstOf,
};

/** Minimum number of unchanged findings that calls for an explanation. */
const unchangedMin = 20;
/** Codes of missing packages, the most certain first. */
const absences: readonly (Reason["code"] | LimitCode)[] = [
  "dependencies-missing",
  "undeclared-imports",
  "optional-packages-missing",
  "unresolved-installed",
];

/**
 * Explains why many findings are unchanged; null if they are few, or no package is missing. The text is not
 * escaped.
 */
export function whyUnchanged({
  counts,
  reasons,
  limits,
}: Pick<Report, "counts" | "reasons" | "limits">): string | null {
  if (counts.unchanged < unchangedMin) return null;
  const all = [...reasons, ...limits];
  const [first] = absences.flatMap((code) => all.find((one) => one.code === code) ?? []);
  return first === undefined
    ? null
    : `${counts.unchanged} findings are unchanged, and some packages are missing: ${first.message}`;
}

type Unchecked = {
  /** One line for each side that the server did not finish. */
  readonly sides: readonly string[];
  /** Files with reasons of their own. */
  readonly files: readonly UnknownFile[];
};

/**
 * Splits unchecked files. A server that failed leaves all files it had not answered for: they become one line
 * together.
 */
export function uncheckedOf({ unknown, servers }: Pick<Report, "unknown" | "servers">): Unchecked {
  const isUnanswered = ({ reason }: UnknownFile): boolean => reason === "server-failed";
  const groups = Map.groupBy(unknown.filter(isUnanswered), ({ server, side }) =>
    JSON.stringify([server, side]),
  );
  const sides = [...groups.values()].map((files) => {
    const [first] = files;
    // Where only some of its roots failed it is those that have the files.
    const named = servers.filter(({ id }) => id === first?.server);
    const failed = named.filter(({ ended }) => ended !== null);
    const own = failed.length > 0 ? failed : named;
    const sum = (of: "files" | "unknown") =>
      own.reduce((total, one) => total + one[first?.side ?? "base"][of], 0);
    const all = own.length === 0 ? files.length : sum("files");
    const checked = all - (own.length === 0 ? files.length : sum("unknown"));
    return `${first?.server} ${first?.side}: ${checked} of ${plural(all, "file")} checked (server-failed)`;
  });
  return { sides, files: unknown.filter((one) => !isUnanswered(one)) };
}

/**
 * Counts escapes: "6 `any`, 2 casts", most frequent first. A kind of another release is not named: its name may be
 * any text.
 */
export function escapeCounts(added: readonly AddedEscape[]): string {
  const counts = [...Map.groupBy(added, ({ kind }) => (isKnown(kind) ? kind : "other"))].map(
    ([kind, { length }]) => ({ count: length, noun: kind === "other" ? "other" : nounOf(kind, length) }),
  );
  return counts
    .sort((left, right) => right.count - left.count || compareText(left.noun, right.noun))
    .map(({ count, noun }) => `${count} ${noun}`)
    .join(", ");
}

function isKnown(kind: string): kind is keyof typeof escapeKinds {
  return Object.hasOwn(escapeKinds, kind);
}

function nounOf(kind: keyof typeof escapeKinds, count: number): string {
  const { one, many } = escapeKinds[kind];
  return count === 1 ? one : many;
}

/**
 * Phrases the scope: "checked 12 of 340 files, all affected by the change: …", one for each server if
 * they differ. Null if the run only ever asked for every file. The text is not escaped.
 */
export function scopeLine({ scope, servers }: Pick<Report, "scope" | "servers">): string | null {
  if (scope !== undefined) return `checked ${scopeText(scope)}`;
  const own = new Map(
    servers.flatMap((one) => (one.scope === undefined ? [] : [[one.id, one.scope] as const])),
  );
  if (own.size === 0) return null;
  return [...own].map(([id, one]) => `${id} checked ${scopeText(one)}`).join("; ");
}

function scopeText({ mode, files, of, why }: Scope): string {
  if (mode === "full") return `every file, because ${why}`;
  const many = `${files.length} of ${plural(of, "file")}`;
  return mode === "affected"
    ? `${many}, all affected by the change: ${why}`
    : `${many}, and the server's own command finds the same in the others on both sides: ${why}`;
}

/** True if only a part of the files was checked; the counts are of that part. */
export function isPartialReport({ scope, servers }: Pick<Report, "scope" | "servers">): boolean {
  return [scope, ...servers.map((one) => one.scope)].some(isPart);
}

/**
 * Lists the parts of the policy about single findings and about which of them fail, one sentence each. The text is
 * not escaped.
 */
export function policyParts({
  rules = [],
  maxNew = {},
  onlyChangedFiles,
  settings = [],
  servers = {},
}: Report["policy"]): readonly string[] {
  const limits = Object.entries(maxNew).map(([severity, max]) => `${severity} ${max}`);
  return [
    ...rules.map((one, index) => `${describeRule(index)}: ${selectorText(one)}: ${effectText(one)}`),
    ...(limits.length === 0 ? [] : [`max-new: ${limits.join(", ")}`]),
    ...(onlyChangedFiles === undefined
      ? []
      : ["only-changed-files: nothing fails where the change touches nothing"]),
    ...Object.entries(servers).map(([id, { role, failOn }]) => {
      const own = [
        ...(role === undefined ? [] : [`role ${role}`]),
        ...(failOn === undefined ? [] : [`fail-on ${failOn}`]),
      ];
      return `${id}: ${own.join(", ")}`;
    }),
    ...(settings.length === 0 ? [] : [`settings of ${settings.join(", ")} from a flag or an input`]),
  ];
}

/** Names a server: "typescript 7.0.2 in packages/a"; no root for the top folder. */
export function serverName({ id, version, root }: Pick<ServerSummary, "id" | "version" | "root">): string {
  return `${id} ${version}${root === "." ? "" : ` in ${root}`}`;
}

const skippedShownMax = 3;

/** Writes one line for each server with the roots that were not checked again. */
export function skippedRoots({ servers }: Pick<Report, "servers">): readonly string[] {
  const skipped = servers.filter((one) => one.skipped !== null);
  return [...Map.groupBy(skipped, ({ id, version }) => `${id} ${version}`)].map(([name, own]) => {
    const shown = own.slice(0, skippedShownMax).map(({ root }) => root);
    const more = own.length > shown.length ? [`${own.length - shown.length} more`] : [];
    return `${name} skipped ${plural(own.length, "root")} in the second pass, because nothing they use differs: ${[...shown, ...more].join(", ")}`;
  });
}

/**
 * True if base and head are the same tree. A scheduled run compares nothing: it checks if earlier results still
 * hold.
 */
export function isUnchanged({ base, head }: Pick<Report, "base" | "head">): boolean {
  return base.tree !== null && base.tree === head.tree;
}
