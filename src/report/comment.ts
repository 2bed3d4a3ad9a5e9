/**
 * Renders a report as the one comment on a pull request, which is kept up to date. Its last line is a hidden
 * comment with its owner and its state. If the earlier comment had something to correct and the new one has not, it
 * names the commit that fixed it, and keeps naming that one. It is the last line because mails show it.
 */

import { type ComparedFinding, type Severity, severityAtLeast } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { codeSpan, type MarkdownOptions } from "./markdown/finding.ts";
import { markdown } from "./markdown.ts";

/** Maximum size of a comment: GitHub accepts 65,536 characters, and a character has at least one byte. */
export const commentBytesMax = 60_000;
/** Bytes that are reserved for the line about the fix, and for the hidden last line. */
const stateBytesMax = 300;

/** Modes for creating a comment. An existing comment is updated in every mode. */
export const commentModes = ["always", "on-change", "on-findings"] as const;
export type CommentMode = (typeof commentModes)[number];

/**
 * State of a comment. `open`: there is something to correct. `fixed`: there was, and `commit` is the first one
 * without.
 */
export type CommentState =
  | { readonly kind: "open" }
  | { readonly kind: "clear" }
  | { readonly kind: "fixed"; readonly commit: string };

export type CommentContent = {
  /** Name that distinguishes the jobs of one workflow. */
  readonly name: string;
  readonly text: string;
  /** True if the run does not pass, or something is new. */
  readonly isOpen: boolean;
  /** True if it is open, or anything else differs from base. */
  readonly isChange: boolean;
};

/**
 * Builds the content of the comment, and decides whether it has something to correct (`isOpen`) or any difference
 * (`isChange`). The modes of `comment` depend on both.
 */
export function comment(
  report: Report,
  name: string,
  options: Omit<MarkdownOptions, "bytesMax">,
): CommentContent {
  const title = titleOf(name);
  const frame = Buffer.byteLength(title + lastLine(name, { kind: "clear" })) + stateBytesMax;
  const isOpen = report.verdict !== "pass" || report.findings.some(isNew(options.show));
  const isOther = report.findings.some((one) => !asInBase.includes(one.state));
  const isAround = report.policyChanges.length > 0 || report.escapes.length > 0 || report.bumps.length > 0;
  return {
    name,
    text: markdown(report, { ...options, bytesMax: commentBytesMax - frame }),
    isOpen,
    isChange: isOpen || isOther || isAround,
  };
}

/** States that show no difference from base. A volatile finding is volatile regardless of the change. */
const asInBase: readonly ComparedFinding["state"][] = ["unchanged", "volatile"];

/** Returns a filter for new findings at or above the shown severity. */
function isNew(show: Severity): (finding: ComparedFinding) => boolean {
  return ({ state, severity }) => state === "new" && severityAtLeast(severity, show);
}

/**
 * True if the comment is to be posted. An existing comment (`before`) is updated in every mode: otherwise it would
 * show an old verdict.
 */
export function isCommentWanted(
  mode: CommentMode,
  { isOpen, isChange }: CommentContent,
  before: string | undefined,
): boolean {
  if (before !== undefined) return true;
  return { always: true, "on-change": isChange, "on-findings": isOpen }[mode];
}

/** Writes the comment; `before` is the whole existing comment, `commit` the one that was judged now. */
export function commentBody(content: CommentContent, before: string | undefined, commit: string): string {
  const state = nextState(content, before === undefined ? undefined : stateIn(before, content.name), commit);
  const title = titleOf(content.name);
  // GitHub turns the forty digits of a commit into a link.
  const fixed = state.kind === "fixed" ? `Fixed in ${state.commit}.\n\n` : "";
  return `${title}${fixed}${content.text}\n${lastLine(content.name, state)}\n`;
}

/**
 * Computes the state after this run. It remembers the first commit without a problem, so that later runs keep naming
 * the same commit.
 */
export function nextState(
  { isOpen }: Pick<CommentContent, "isOpen">,
  before: CommentState | undefined,
  commit: string,
): CommentState {
  if (isOpen) return { kind: "open" };
  if (before === undefined) return { kind: "clear" };
  return before.kind === "open" ? { kind: "fixed", commit } : before;
}

/** Writes the hidden last line, which holds owner and state of the comment until the next run. */
function lastLine(name: string, state: CommentState): string {
  const commit = state.kind === "fixed" ? `:${state.commit}` : "";
  return `<!-- lanser:${hexOf(name)}:${state.kind}${commit} -->`;
}

/**
 * Reads the state from the hidden last line of our comment with this name; undefined for any other comment. The
 * first lines are checked, too, because the comment of another step can end with the same text.
 */
export function stateIn(body: string, name: string): CommentState | undefined {
  // GitHub may store other line endings than Lanser sent.
  const lines = body.trimEnd().split(/\r?\n/u);
  // The comment of another step may end with text from outside, but it does not begin like ours.
  const title = titleOf(name).trimEnd();
  const isBegun = (title === "" || lines[0] === title) && ownBeginning.test(lines.slice(0, 5).join("\n"));
  const last = isBegun ? lines.at(-1) : "";
  const [, whose, kind, commit] =
    /^<!-- lanser:([0-9a-f]*):(open|clear|fixed)(?::([0-9a-f]{40}))? -->$/u.exec(last ?? "") ?? [];
  if (whose !== hexOf(name)) return undefined;
  if (kind === "fixed") return commit === undefined ? undefined : { kind, commit };
  return kind === "open" ? { kind } : { kind: "clear" };
}

/** Matches the start of our comment below a title and what was fixed: an icon and the verdict. */
const ownBeginning =
  /^(?:### .+\n\n)?(?:Fixed in [0-9a-f]{40}\.\n\n)?\S+ \*\*Lanser: (?:pass|fail|inconclusive)\*\*: /u;

/** Writes the heading that distinguishes the comments of several jobs; empty for a job without a name. */
function titleOf(name: string): string {
  return name === "" ? "" : `### ${codeSpan(name)}\n\n`;
}

/** Encodes a name, which may be anything: the hidden comment ends at its first `-->`. */
function hexOf(name: string): string {
  return Buffer.from(name).toString("hex");
}
