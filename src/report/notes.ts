/** Phrases limits, unchecked files and added escapes as sentences and counts for every surface. */
import type { LimitCode } from "../model/codes.ts";
import { escapeKinds } from "../model/escapes.ts";
import { compareText } from "../model/order.ts";
import type {
  AddedEscape,
  Limit,
  Reason,
  Report,
  ServerSummary,
  Side,
  UnknownFile,
} from "../model/report.ts";
import { describeRule, effectText, selectorText } from "../model/rules.ts";
import { isPart, type Scope } from "../model/scope.ts";
import { countMore, plural, shortId } from "../model/text.ts";

/**
 * Phrases a limit with its count: "3 diagnostics have no severity and count as errors". The text is not escaped:
 * each surface makes it safe.
 */
export function limitText({ code, message, count }: Limit): string {
  const counted = countedLimits[code];
  if (counted !== undefined) return counted(count, message);
  if (count === 1) return message;
  // Lanser writes each of the two sides once, so a file that is left out counts twice.
  return code.startsWith("not-written-") ? `${message} (on both sides)` : `${message}, ${count} times`;
}

type Sentence = (count: number, message: string) => string;

const firstOf: Sentence = (count, message) => `${message}${countMore(count - 1)}`;

/** Sentences of codes with the count inside the sentence. For all other codes the count follows the message. */
const countedLimits: { readonly [Code in LimitCode]?: Sentence } = {
  "causes-cut": (count) =>
    `Lanser did not search for the causes of ${plural(count, "new finding")} outside the change`,
  "fixes-cut": (count) => `Lanser did not request fixes for ${plural(count, "new finding")}`,
  "severity-assumed": (count) =>
    count === 1
      ? "1 diagnostic has no severity and counts as an error"
      : `${count} diagnostics have no severity and count as errors`,
  // The same configuration counts once for each side and project, so its number says nothing.
  "server-configuration": (_count, message) => message,
  "message-cut": (count, message) => (count === 1 ? message : `${count} ${message}`),
  "published-unopened": (count) =>
    count === 1 ? "1 unopened file has diagnostics" : `${count} unopened files have diagnostics`,
  "diagnostics-incomplete": (count, message) => `${plural(count, "file")}: ${message}`,
  "relocate-compared": (count) =>
    `Lanser did not compare ${plural(count, "definition")} with a touched symbol, because there are too many`,
  "relocate-clipped": (count) => `Lanser compared only the start of ${plural(count, "long definition")}`,
  "relocate-unsearched": (count) =>
    `Lanser searched for ${plural(count, "touched symbol")} only by name, because the change is too large`,
  "not-written": (count) => `the server does not see ${plural(count, "more file")}`,
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
 * Explains why many findings are unchanged: missing packages are a usual cause. It names the code of the reason or note,
 * which lists the packages, and does not repeat it. Null if they are few, or no package is missing. The text is not
 * escaped.
 */
export function whyUnchanged({
  counts,
  reasons,
  limits,
}: Pick<Report, "counts" | "reasons" | "limits">): string | null {
  if (counts.unchanged < unchangedMin) return null;
  const all = [...reasons, ...limits];
  const code = absences.find((absence) => all.some((one) => one.code === absence));
  return code === undefined
    ? null
    : `${counts.unchanged} findings are unchanged, and some packages are missing (see ${code})`;
}

/**
 * Returns the sentences below a table of counts, for Markdown and the page. Without them a reader could take the
 * counts of a part for those of the repository.
 */
export function countNotes(report: Pick<Report, "counts" | "reasons" | "limits" | "scope" | "servers">) {
  const why = whyUnchanged(report);
  return [
    ...(isPartialReport(report) ? ["These counts cover the checked part only."] : []),
    ...(why === null ? [] : [`${why}.`]),
  ];
}

type Unchecked = {
  /** One line for each side that the server did not finish. */
  readonly sides: readonly string[];
  /** Files with reasons of their own. */
  readonly files: readonly UnknownFile[];
};

/**
 * Splits files without an answer. If a server failed, all files that it had not answered for become one line per
 * side: a list of thousands of files would hide the cause.
 */
export function uncheckedOf({ unknown, servers }: Pick<Report, "unknown" | "servers">): Unchecked {
  const isUnanswered = ({ reason }: UnknownFile): boolean => reason === "server-failed";
  const groups = Map.groupBy(unknown.filter(isUnanswered), ({ server, side }) =>
    JSON.stringify([server, side]),
  );
  const sides = [...groups.values()].map((files) => {
    const [first] = files;
    // If only some roots of the server failed, the missing files are theirs.
    const named = servers.filter(({ id }) => id === first?.server);
    const failed = named.filter(({ ended }) => ended !== null);
    const summaries = failed.length > 0 ? failed : named;
    const sum = (of: "files" | "unknown") =>
      summaries.reduce((total, one) => total + one[first?.side ?? "base"][of], 0);
    const all = summaries.length === 0 ? files.length : sum("files");
    const checked = all - (summaries.length === 0 ? files.length : sum("unknown"));
    return `${first?.server} checked ${checked} of ${plural(all, "file")} of ${first?.side} (server-failed)`;
  });
  return { sides, files: unknown.filter((one) => !isUnanswered(one)) };
}

/**
 * Counts added escapes by kind: "6 `any`, 2 casts", most frequent first. A kind of another release counts as
 * "other", because its name may be any text.
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
 * Phrases the scope: "checked 12 of 340 files, all affected by the change: …", one for each server if they differ.
 * Null if no smaller scope was requested: then all files are meant. The text is not escaped.
 */
export function scopeLine({ scope, servers }: Pick<Report, "scope" | "servers">): string | null {
  if (scope !== undefined) return `checked ${scopeText(scope)}`;
  const scopes = new Map(
    servers.flatMap((one) => (one.scope === undefined ? [] : [[one.id, one.scope] as const])),
  );
  if (scopes.size === 0) return null;
  return [...scopes].map(([id, one]) => `${id} checked ${scopeText(one)}`).join("; ");
}

function scopeText({ mode, files, of, why }: Scope): string {
  if (mode === "full") return `every file, because ${why}`;
  const many = `${files.length} of ${plural(of, "file")}`;
  return mode === "affected"
    ? `${many}, all affected by the change: ${why}`
    : `${many}; the server's own command finds the same on both sides in the other files: ${why}`;
}

/** True if only a part of the files was checked. Then every count must say so. */
export function isPartialReport({ scope, servers }: Pick<Report, "scope" | "servers">): boolean {
  return [scope, ...servers.map((one) => one.scope)].some(isPart);
}

/**
 * Lists the parts of the policy about single findings and about which of them fail, one text each, for the page.
 * With them a reader sees why a finding does not fail. The texts are not escaped.
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
      : ["only-changed-files: findings in untouched files do not fail"]),
    ...Object.entries(servers).map(([id, { role, failOn }]) => {
      const parts = [
        ...(role === undefined ? [] : [`role ${role}`]),
        ...(failOn === undefined ? [] : [`fail-on ${failOn}`]),
      ];
      return `${id}: ${parts.join(", ")}`;
    }),
    ...(settings.length === 0 ? [] : [`a flag or an input sets ${settings.join(", ")}`]),
  ];
}

/** Names a server: "typescript 7.0.2 in packages/a". A server in the top folder has no "in". */
export function serverName({ id, version, root }: Pick<ServerSummary, "id" | "version" | "root">): string {
  return `${id} ${version}${root === "." ? "" : ` in ${root}`}`;
}

const skippedShownMax = 3;

/**
 * Writes one line for each server that did not check some of its roots, because nothing differs that they use. Without
 * it a reader could think that the server checked the whole repository. It names three of the roots.
 */
export function skippedRoots({ servers }: Pick<Report, "servers">): readonly string[] {
  const skipped = servers.filter((one) => one.skipped !== null);
  return [...Map.groupBy(skipped, ({ id, version }) => `${id} ${version}`)].map(([name, own]) => {
    const shown = own.slice(0, skippedShownMax).map(({ root }) => root);
    const more = own.length > shown.length ? [`${own.length - shown.length} more`] : [];
    return `${name} did not check ${plural(own.length, "root")}, because the change does not affect ${own.length === 1 ? "it" : "them"}: ${[...shown, ...more].join(", ")}`;
  });
}

/**
 * Names the two sides that were compared: by their commits, as `name` writes them, or in words if a side has no
 * commit. All surfaces use it, so that they name them alike.
 */
export function sideCommits(
  { base, head }: Pick<Report, "base" | "head">,
  name: (commit: string) => string = shortId,
): Readonly<Record<Side, string>> {
  const working = head.tree === null ? "no head" : "the working tree";
  return {
    base: base.commit === null ? "no base" : name(base.commit),
    head: head.commit === null ? working : name(head.commit),
  };
}

/**
 * True if base and head are the same tree. A scheduled run compares nothing: it checks whether earlier results still
 * hold, so its texts must not speak of a change.
 */
export function isUnchanged({ base, head }: Pick<Report, "base" | "head">): boolean {
  return base.tree !== null && base.tree === head.tree;
}
