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
/** Room for the line on what was fixed, and the last line. */
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

/** States that are the same as in base. A volatile finding is volatile whatever the change does. */
const asInBase: readonly ComparedFinding["state"][] = ["unchanged", "volatile"];

function isNew(show: Severity): (finding: ComparedFinding) => boolean {
  return ({ state, severity }) => state === "new" && severityAtLeast(severity, show);
}

/** True if a comment is posted; `before` is the existing one, which is always updated. */
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

/** Reads the state from our comment of that name; undefined for any other comment. */
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

/** Matches the start of our comment below a title and what was fixed: an icon and the verdict. */
const ownBeginning =
  /^(?:### .+\n\n)?(?:Fixed in [0-9a-f]{40}\.\n\n)?\S+ \*\*Lanser: (?:pass|fail|inconclusive)\*\*: /u;

function titleOf(name: string): string {
  return name === "" ? "" : `### ${codeSpan(name)}\n\n`;
}

/** Encodes a name, which may be anything: the hidden comment ends at its first `-->`. */
function hexOf(name: string): string {
  return Buffer.from(name).toString("hex");
}
