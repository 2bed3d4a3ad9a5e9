/**
 * Report → the one comment on a pull request that is kept up to date.
 *
 * What it said before is in its last line, as a comment that is not shown: once there was something to correct, and now there
 * is not, it says in which commit that went away, and keeps saying that one.
 */

import { type ComparedFinding, type Severity, severityAtLeast } from "../core/finding.ts";
import type { Report } from "../core/report.ts";
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
  const title = name === "" ? "" : `### ${codeSpan(name)}\n\n`;
  const frame = Buffer.byteLength(`${commentMarker(name)}\n${title}`) + stateBytesMax;
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
  const state = nextState(content, before === undefined ? undefined : stateOf(before), commit);
  const title = content.name === "" ? "" : `### ${codeSpan(content.name)}\n\n`;
  // GitHub makes a link of forty digits.
  const fixed = state.kind === "fixed" ? `Fixed in ${state.commit}.\n\n` : "";
  return `${commentMarker(content.name)}\n${title}${fixed}${content.text}\n${stateLine(state)}\n`;
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

function stateLine(state: CommentState): string {
  return `<!-- lanser-state:${state.kind}${state.kind === "fixed" ? `:${state.commit}` : ""} -->`;
}

/** Of a comment of our own. One of a release that wrote no state is one about which nothing is claimed. */
function stateOf(body: string): CommentState {
  const last = body.trimEnd().split(/\r?\n/u).at(-1) ?? "";
  const [, kind, commit] = /^<!-- lanser-state:(open|fixed)(?::([0-9a-f]{40}))? -->$/u.exec(last) ?? [];
  if (kind === "open") return { kind };
  return kind === "fixed" && commit !== undefined ? { kind, commit } : { kind: "clear" };
}

/** The first line of our own comments. */
export function commentMarker(name: string): string {
  return `<!-- lanser:${[...Buffer.from(name)].map((byte) => byte.toString(16).padStart(2, "0")).join("")} -->`;
}
