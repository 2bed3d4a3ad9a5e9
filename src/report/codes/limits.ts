/**
 * Explains each limit of a report: something was left out or assumed, and the result holds unless a reason says
 * otherwise.
 */
import type { LimitCode, UnknownReason } from "../../model/codes.ts";
import { type CodeAccount, reasonAccounts } from "./reasons.ts";

const notWritten = "The server did not get an entry of the tree:";

export const limitAccounts = {
  // With these the comparison is in doubt: a reason of the same code says so.
  "renames-skipped": reasonAccounts["renames-skipped"],
  "head-configuration": reasonAccounts["head-configuration"],
  "dependencies-differ": reasonAccounts["dependencies-differ"],
  "submodule-changed": reasonAccounts["submodule-changed"],
  "dependencies-missing": reasonAccounts["dependencies-missing"],
  "server-configuration": {
    means: "The server complained of its configuration, and went on.",
    todo: "Fix the named setting. Until then the server may use its defaults.",
  },
  "unread-root": {
    means:
      "The configuration file of this root is missing or unreadable. The change cannot affect the root, so Lanser did not check it.",
    todo: "No action is needed for this change. To check the root, follow the message.",
  },
  "unchecked-sources": {
    means: "No configured server checks these changed sources.",
    todo: "If no server checks their language, add one, or add the files to `ignore` to hide this note. If they are outside every root, add their root to `roots`.",
  },
  "other-base": {
    means: "Lanser could not use the base of the event and used another commit.",
    todo: "See the message for the commit and the reason. To choose one yourself, set `base`.",
  },
  "rules-off": {
    means:
      "A rule of base's policy turns findings off. They do not affect the verdict, and Lanser does not list them.",
    todo: "Nothing. `off` in the report has each of them, and `lanser config` the line of the rule.",
  },
  "waivers-unread": {
    means: "Messages of commits could not be read for waivers, all of them or the oldest.",
    todo: "Put the waiver into one of the newest commits, or check out with `fetch-depth: 0`.",
  },
  "waiver-unread": {
    means: "Lanser could not parse a line similar to a waiver.",
    todo: "Write it as `Lanser-Allow: FINDING-ID REASON`, below the subject of the commit.",
  },
  "waiver-unused": {
    means: "Unused waiver: no finding or reason matches it.",
    todo: "Copy the id from the summary, or take the line away.",
  },
  "causes-cut": {
    means: "There are too many new findings outside the change. The last ones have no cause.",
    todo: "Fix the first ones. The others often disappear with them.",
  },
  "fixes-cut": {
    means: "There are too many new findings on lines of the diff. The last ones have no suggested fixes.",
    todo: "Fix the first ones. The next run requests fixes for the others.",
  },
  "fixes-failed": {
    means: "The server failed while computing quick fixes. Only the suggestions are missing.",
    todo: "Nothing; run it again if you want its suggestions.",
  },
  "change-unread": {
    means: "A file is too large for the search for suppressions.",
    todo: "Look through its change yourself.",
  },
  "relocate-compared": {
    means:
      "There are too many definitions in head, so Lanser compared a touched symbol with only some of them.",
    todo: "Nothing; the reward may be a little lower than it should.",
  },
  "relocate-clipped": {
    means: "Lanser compared only the start of very long definitions.",
    todo: "Nothing; the reward may be a little lower than it should.",
  },
  "relocate-unsearched": {
    means: "The change is too large, so Lanser searched for touched symbols only by name.",
    todo: "Nothing; the reward may be a little lower than it should.",
  },
  "severity-assumed": {
    means: "Diagnostics came without a severity, and count as errors.",
    todo: "Nothing; report it to the server's maintainers.",
  },
  "message-cut": {
    means: "Messages of the server exceed the limit for stored text.",
    todo: "Nothing; the start of each is there.",
  },
  "diagnostics-incomplete": {
    means: "The server reported only some diagnostics of a file, and says so.",
    todo: "See the message for the server's reason.",
  },
  "published-unopened": {
    means: "The server published diagnostics of files without a request.",
    todo: "No action is needed. Lanser ignores them.",
  },
  "server-oddity": {
    means: "The server violated the protocol. The result is not affected.",
    todo: "Nothing; report it to the server's maintainers.",
  },
  denied: {
    means:
      "The configuration denies a request of this run, so its results are missing. Or it denies the requests for changed sources, so they have no result.",
    todo: "If this is intended, no action is needed. Otherwise remove it from `deny`.",
  },
  "server-restarted": {
    means: "A server ended before it answered. Lanser restarted it and sent all requests again.",
    todo: "If it happens rarely, no action is needed; the job log has the server's output. If it happens often, give the job more memory or pin another version.",
  },
  "dependency-not-linked": {
    means: "Lanser could not link a folder of packages for the server.",
    todo: "See the message for the reason. Name the folder in `dependencies`, or install the packages at the expected place.",
  },
  "dependency-own-files": {
    means: "Git tracks files inside a folder of packages. Lanser used them instead of the installed files.",
    todo: "If this is intended, no action is needed. Otherwise remove them from git.",
  },
  "optional-packages-missing": {
    means: "The code imports optional packages of the project, and they are not installed.",
    todo: "Install them where findings depend on them.",
  },
  "undeclared-imports": {
    means: "The code imports packages that no manifest declares and that are not installed.",
    todo: "Declare the packages, or install them.",
  },
  "unresolved-installed": {
    means: "Lanser linked packages of this repository, but the server cannot find their exports.",
    todo: "Build them before the gate, as their own tests need it.",
  },
  "files-unmatched": {
    means:
      "The `files` of a server in `.lanser/servers` match no file of base or head. The server checked nothing.",
    todo: "Correct its globs (`**/*.css` is every CSS file), or take the server out of `servers`.",
  },
  "not-a-root": {
    means: "A folder has a configuration of the server and is not one of the roots.",
    todo: "Add it to `roots` to check its files.",
  },
  "scope-miss": {
    means:
      "A run over all files found something outside the affected files, so scope `affected` would miss it.",
    todo: "This is a defect of Lanser: please report it with the two commits. The verdict of this run is right.",
  },
  "probes-failed": {
    means: "The probes failed, so Lanser does not know the checked parts of the change.",
    todo: "Run it again; the change stays unscored.",
  },
  "probes-silent": {
    means: "The server reported no probe at all, so Lanser does not know the checked parts of the change.",
    todo: "Check whether a setting disables its rules. The change has no score.",
  },
  "probes-cut": {
    means: "The change is too large to probe every statement.",
    todo: "If you need all probes, split the change.",
  },
  "walk-differs": {
    means:
      "Servers reused from commit to commit gave other findings than fresh ones. So Lanser checked every commit with fresh servers.",
    todo: "No action is needed: rewards and blame are from fresh servers. The server's findings depended on earlier checks. `lanser trace drift` shows where.",
  },
  "not-written": {
    means: "The server did not get some more files, in addition to the listed ones.",
    todo: "See the listed files.",
  },
  "not-written-symlink": {
    means: `${notWritten} a link out of the repository, in a circle, or without a target.`,
    todo: "Nothing if the server's own command does not follow it either.",
  },
  "not-written-submodule": {
    means: `${notWritten} a submodule.`,
    todo: "Findings in code that uses its files are missing. Check out with `submodules: recursive` and `fetch-depth: 0`.",
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
    means: `${notWritten} another file has the same name with different case.`,
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
    means: "It has more diagnostics than Lanser keeps.",
    todo: "Exclude it with `ignore`, or fix the repeated error.",
  },
  "outside-project": {
    means: "The server does not include it in the configured project.",
    todo: "Take it into the server's configuration.",
  },
  unsettled: {
    means: "The server withdrew its answer every time.",
    todo: "Run it again; another version may settle.",
  },
  "command-disagrees": {
    means: "The server checked it twice, and its own command finds something else in it both times.",
    todo: "Run it with `--scope full`. Then only the server decides.",
  },
  incomplete: {
    means: "The server published findings, but the list may be incomplete.",
    todo: "Run it again.",
  },
  "server-failed": {
    means: "The server ended before Lanser could check this file.",
    todo: "See the reason of the verdict.",
  },
  unreadable: {
    means: "The file cannot be read as text.",
    todo: "Write it in UTF-8, or leave it out with `ignore`.",
  },
} as const satisfies Record<UnknownReason, CodeAccount>;
