/**
 * Report → the one comment on a pull request that is kept up to date.
 *
 * Whose it is and what it said before is in its last line, as a comment that is not shown: once there was something to correct,
 * and now there is not, it says in which commit that went away, and keeps saying that one. The last, because a mail shows it.
 */

import { type ComparedFinding, type Severity, severityAtLeast } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { codeSpan, type MarkdownOptions } from "./markdown/finding.ts";
import { markdown } from "./markdown.ts";

/** GitHub takes 65,536 characters; a byte is never more than one. */
export const commentBytesMax = 60_000;
/** For the line of what was fixed, and the last one. */
const stateBytesMax = 300;

/** When there is to be one. One that is there is brought up to date whatever is asked for. */
export const commentModes = ["always", "on-change", "on-findings"] as const;
export type CommentMode = (typeof commentModes)[number];

/** `open`: there is something to correct. `fixed`: there was, and `commit` was the first one without. */
export type CommentState =
  | { readonly kind: "open" }
  | { readonly kind: "clear" }
  | { readonly kind: "fixed"; readonly commit: string };

export type CommentContent = {
  /** Distinguishes the jobs of one workflow. */
  readonly name: string;
  readonly text: string;
  /** The run does not pass, or something is new. */
  readonly isOpen: boolean;
  /** It is open, or something else is as it was not in base. */
  readonly isChange: boolean;
};

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

/** What is volatile is so whatever the change does. */
const asInBase: readonly ComparedFinding["state"][] = ["unchanged", "volatile"];

function isNew(show: Severity): (finding: ComparedFinding) => boolean {
  return ({ state, severity }) => state === "new" && severityAtLeast(severity, show);
}

/** Whether a comment is begun; `before` is what is there. */
export function isCommentWanted(
  mode: CommentMode,
  { isOpen, isChange }: CommentContent,
  before: string | undefined,
): boolean {
  if (before !== undefined) return true;
  return { always: true, "on-change": isChange, "on-findings": isOpen }[mode];
}

/** `before` is the whole comment as it is there, `commit` the one that was judged now. */
export function commentBody(content: CommentContent, before: string | undefined, commit: string): string {
  const state = nextState(content, before === undefined ? undefined : stateIn(before, content.name), commit);
  const title = titleOf(content.name);
  // GitHub makes a link of forty digits.
  const fixed = state.kind === "fixed" ? `Fixed in ${state.commit}.\n\n` : "";
  return `${title}${fixed}${content.text}\n${lastLine(content.name, state)}\n`;
}

export function nextState(
  { isOpen }: Pick<CommentContent, "isOpen">,
  before: CommentState | undefined,
  commit: string,
): CommentState {
  if (isOpen) return { kind: "open" };
  if (before === undefined) return { kind: "clear" };
  return before.kind === "open" ? { kind: "fixed", commit } : before;
}

function lastLine(name: string, state: CommentState): string {
  const commit = state.kind === "fixed" ? `:${state.commit}` : "";
  return `<!-- lanser:${hexOf(name)}:${state.kind}${commit} -->`;
}

/** Of a comment of ours of that name; undefined for any other. */
export function stateIn(body: string, name: string): CommentState | undefined {
  // GitHub may keep other line endings than it was sent.
  const lines = body.trimEnd().split(/\r?\n/u);
  // Another step may end its comment with a stranger's text, but does not begin it as ours.
  const title = titleOf(name).trimEnd();
  const isBegun = (title === "" || lines[0] === title) && ownBeginning.test(lines.slice(0, 5).join("\n"));
  const last = isBegun ? lines.at(-1) : "";
  const [, whose, kind, commit] =
    /^<!-- lanser:([0-9a-f]*):(open|clear|fixed)(?::([0-9a-f]{40}))? -->$/u.exec(last ?? "") ?? [];
  if (whose !== hexOf(name)) return undefined;
  if (kind === "fixed") return commit === undefined ? undefined : { kind, commit };
  return kind === "open" ? { kind } : { kind: "clear" };
}

/** Below a title and what was fixed: an icon and the verdict. */
const ownBeginning =
  /^(?:### .+\n\n)?(?:Fixed in [0-9a-f]{40}\.\n\n)?\S+ \*\*Lanser: (?:pass|fail|inconclusive)\*\*: /u;

function titleOf(name: string): string {
  return name === "" ? "" : `### ${codeSpan(name)}\n\n`;
}

/** A name may be anything, and the comment that it stands in ends at its first `-->`. */
function hexOf(name: string): string {
  return Buffer.from(name).toString("hex");
}
