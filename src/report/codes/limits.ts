/**
 * Explains each limit of a report: something was left out or assumed, and the result holds unless a reason says
 * otherwise.
 */
import type { LimitCode, UnknownReason } from "../../model/codes.ts";
import { type CodeAccount, reasonAccounts } from "./reasons.ts";

const notWritten = "An entry of the tree was not given to the server:";

export const limitAccounts = {
  // With these the comparison is in doubt: a reason of the same code says so.
  "renames-skipped": reasonAccounts["renames-skipped"],
  "head-configuration": reasonAccounts["head-configuration"],
  "dependencies-differ": reasonAccounts["dependencies-differ"],
  "submodule-changed": reasonAccounts["submodule-changed"],
  "dependencies-missing": reasonAccounts["dependencies-missing"],
  "server-configuration": {
    means: "The server complained of its configuration, and went on.",
    todo: "Correct what the message names; until then the server's defaults may be at work.",
  },
  "unread-root": {
    means:
      "A file that configures this root is missing or cannot be read. The change cannot affect the root, so it was not checked.",
    todo: "Nothing for this change. To have the root checked, do what the message says.",
  },
  "unchecked-sources": {
    means: "No server of the run looks at these changed sources.",
    todo: "Add a server for their language, or their root to `roots`, or leave them out with `ignore`.",
  },
  "other-base": {
    means: "The base that the event names could not be used, and another commit took its place.",
    todo: "The message says which one was used and why. `base` names one by hand.",
  },
  "rules-off": {
    means: "A rule of base's policy turns findings off: they decide nothing, and are not listed.",
    todo: "Nothing. `off` in the report has each of them, and `lanser config` the line of the rule.",
  },
  "waivers-unread": {
    means: "Messages of commits could not be read for waivers, all of them or the oldest.",
    todo: "Put the waiver into one of the newest commits, or check out with `fetch-depth: 0`.",
  },
  "waiver-unread": {
    means: "A line that looks like a waiver could not be read as one.",
    todo: "Write it as `Lanser-Allow: FINDING-ID REASON`, below the subject of the commit.",
  },
  "waiver-unused": {
    means: "A waiver lifts nothing: no new finding and no reason has what it names.",
    todo: "Copy the id from the summary, or take the line away.",
  },
  "causes-cut": {
    means: "There are so many new findings outside of the change that the last were not traced to a cause.",
    todo: "Mend the first ones; the others often go with them.",
  },
  "fixes-cut": {
    means:
      "There are so many new findings on lines of the diff that the last were not asked about for fixes.",
    todo: "Mend the first ones; the next run asks about the others.",
  },
  "fixes-failed": {
    means:
      "A server that is asked what it would do about new findings did not stay well; nothing else depends on it.",
    todo: "Nothing; run it again if you want its suggestions.",
  },
  "change-unread": {
    means: "A file is too large to be looked through for what silences a checker.",
    todo: "Look through its change yourself.",
  },
  "relocate-compared": {
    means: "A touched symbol was not compared with every definition of head, because there are too many.",
    todo: "Nothing; the reward may be a little lower than it should.",
  },
  "relocate-clipped": {
    means: "Of very long definitions only the start was compared.",
    todo: "Nothing; the reward may be a little lower than it should.",
  },
  "relocate-unsearched": {
    means: "Touched symbols were only looked up by name, because the change is too large.",
    todo: "Nothing; the reward may be a little lower than it should.",
  },
  "severity-assumed": {
    means: "Diagnostics came without a severity, and count as errors.",
    todo: "Nothing; report it to the server's maintainers.",
  },
  "message-cut": {
    means: "Messages of the server are longer than is kept.",
    todo: "Nothing; the start of each is there.",
  },
  "diagnostics-incomplete": {
    means: "The server says itself that it did not give all diagnostics of a file.",
    todo: "The message has the reason that it gave.",
  },
  "published-unopened": {
    means: "The server published diagnostics of files that it was not asked about.",
    todo: "Nothing; they are not used.",
  },
  "server-oddity": {
    means: "The server did something that the protocol does not foresee, and that changes nothing.",
    todo: "Nothing; report it to the server's maintainers.",
  },
  denied: {
    means:
      "The configuration denies a request that a run would send, and what it is for is missing; or sources that the change touches, of which nothing is said.",
    todo: "Nothing, where that is meant; else take it out of `deny`.",
  },
  "server-restarted": {
    means: "A server ended before it had answered; it was started once more, and asked for everything again.",
    todo: "Nothing where it is seldom; the log of the run has what it printed. Else give the job more memory, or pin another version.",
  },
  "dependency-not-linked": {
    means: "A folder of packages could not be made visible to the server.",
    todo: "The message has the reason; name the folder in `dependencies`, or install the packages where they are looked for.",
  },
  "dependency-own-files": {
    means:
      "Git tracks files inside a folder of packages; they were taken in place of what is installed there.",
    todo: "Nothing if that is meant; else take them out of git.",
  },
  "optional-packages-missing": {
    means: "Packages that the project declares as optional are imported and not installed.",
    todo: "Install them where findings depend on them.",
  },
  "undeclared-imports": {
    means: "Modules are imported that no manifest declares and that are not installed.",
    todo: "Declare the packages, or install them.",
  },
  "unresolved-installed": {
    means: "Packages of this repository are linked, and the server cannot find what they export.",
    todo: "Build them before the gate, as their own tests need it.",
  },
  "files-unmatched": {
    means:
      "The `files` of a server that `.lanser/servers` describes match no file of base and none of head: it checked nothing.",
    todo: "Correct its globs (`**/*.css` is every CSS file), or take the server out of `servers`.",
  },
  "not-a-root": {
    means: "A folder has a configuration of the server and is not one of the roots.",
    todo: "What lies there is checked once it is one.",
  },
  "scope-miss": {
    means:
      "A run over every file found something that a run over the files the change can matter to would have missed.",
    todo: "This is a defect of Lanser: please report it with the two commits. The verdict of this run is right.",
  },
  "probes-failed": {
    means: "The probes could not be asked, so it is not known which changed code the checker looks at.",
    todo: "Run it again; the change stays unscored.",
  },
  "probes-silent": {
    means: "The server complained of no probe at all, so it is not known which changed code it looks at.",
    todo: "Look for what switches its rules off; the change stays unscored.",
  },
  "probes-cut": {
    means: "The change is so large that not every statement of it was asked about.",
    todo: "Split the change where that matters.",
  },
  "walk-differs": {
    means:
      "Servers that walked from commit to commit ended with other findings than fresh ones, so every commit was looked at by fresh ones.",
    todo: "Nothing: rewards and blame are those of fresh servers. What a server finds depended on what it had checked before; `lanser trace drift` shows where.",
  },
  "not-written": {
    means: "More files than are listed were not given to the server.",
    todo: "See those that are.",
  },
  "not-written-symlink": {
    means: `${notWritten} a link that leads out of the repository, in a circle, or nowhere.`,
    todo: "Nothing if the server's own command does not follow it either.",
  },
  "not-written-submodule": {
    means: `${notWritten} a submodule.`,
    todo: "Findings that need its files are missed. Check out with `submodules: recursive` and `fetch-depth: 0`, so that its commits are there.",
  },
  "not-written-too-large": {
    means: `${notWritten} a file above the limit of size.`,
    todo: "Leave it out with `ignore`.",
  },
  "not-written-bad-name": {
    means: `${notWritten} its name cannot be written everywhere.`,
    todo: "Rename the file.",
  },
  "not-written-not-utf8": { means: `${notWritten} its name is not UTF-8.`, todo: "Rename the file." },
  "not-written-case-collision": {
    means: `${notWritten} another file has the same name but for the case of letters.`,
    todo: "Rename one of them.",
  },
  "not-written-cap": {
    means: `${notWritten} the tree is larger than the limit.`,
    todo: "Check fewer roots in a job.",
  },
  "not-written-missing": {
    means: `${notWritten} its object is not in this clone, as in a partial one.`,
    todo: "Check out without a filter.",
  },
} as const satisfies Record<LimitCode, CodeAccount>;

/** Explains why a file got no final answer. */
export const unknownAccounts = {
  timeout: { means: "The server did not answer about it in time.", todo: "Run it again." },
  error: {
    means: "The server answered with an error.",
    todo: "Run it again; report it to the server's maintainers if it stays.",
  },
  blocked: {
    means: "An error elsewhere keeps the command from checking it.",
    todo: "Correct that error first.",
  },
  unsupported: {
    means: "The server does not offer diagnostics of such a file.",
    todo: "Leave it out with `ignore`.",
  },
  malformed: {
    means: "The server's answer does not follow the protocol.",
    todo: "Report it to the server's maintainers.",
  },
  "bad-range": {
    means: "A diagnostic stands outside of the file's text.",
    todo: "Report it to the server's maintainers.",
  },
  "too-many-findings": {
    means: "It has more diagnostics than are kept.",
    todo: "Leave it out with `ignore`, or mend what repeats.",
  },
  "outside-project": {
    means: "The server does not take it into the project that it was asked in.",
    todo: "Take it into the server's configuration.",
  },
  unsettled: {
    means: "The server took back its answer each time it was asked.",
    todo: "Run it again; another version may settle.",
  },
  "command-disagrees": {
    means: "The server checked it twice, and its own command finds something else in it both times.",
    todo: "Run it with `--scope full`, which rests on the server alone.",
  },
  incomplete: {
    means: "The server published something, and nothing can show any more that it is all.",
    todo: "Run it again.",
  },
  "server-failed": {
    means: "The server had ended before it was asked about this file.",
    todo: "See the reason of the verdict.",
  },
  unreadable: {
    means: "The file cannot be read as text.",
    todo: "Write it in UTF-8, or leave it out with `ignore`.",
  },
} as const satisfies Record<UnknownReason, CodeAccount>;
