/**
 * Explains each limit of a report: something was left out or assumed, and the result holds unless a reason says
 * otherwise.
 */
import type { LimitCode, UnknownReason } from "../../model/codes.ts";
import { type CodeAccount, reasonAccounts } from "./reasons.ts";

const notWritten = "The server does not see";

export const limitAccounts = {
  // These limits make the comparison doubtful, so a reason with the same code exists.
  "renames-skipped": reasonAccounts["renames-skipped"],
  "head-configuration": reasonAccounts["head-configuration"],
  "dependencies-differ": reasonAccounts["dependencies-differ"],
  "submodule-changed": reasonAccounts["submodule-changed"],
  "dependencies-missing": reasonAccounts["dependencies-missing"],
  "server-configuration": {
    means: "The server complained about its configuration, and continued.",
    todo: "Fix the named setting. Until then the server may use its defaults.",
  },
  "unread-root": {
    means:
      "The configuration file of this root is missing or unreadable. The change cannot affect the root, so Lanser did not check it.",
    todo: "No action is needed for this change. To check the root, follow the message.",
  },
  "unchecked-sources": {
    means: "No configured server checks these changed files.",
    todo: "If no server checks their language, configure one. If no project includes them, add them to its configuration, or add a folder to `roots`. To hide this note, add the files to `ignore`.",
  },
  "other-base": {
    means: "Lanser could not use the base commit of the event and used another one.",
    todo: "See the message for the commit and the reason. To choose one yourself, set `base`.",
  },
  "rules-off": {
    means:
      "A rule of base's policy turns findings off. They do not affect the verdict, and only `off` in the JSON report lists them.",
    todo: "No action is needed. `lanser config` shows the line of the rule.",
  },
  "waivers-unread": {
    means: "Lanser could not read commit messages for waivers: all of them, or the oldest.",
    todo: "Put the waiver into one of the newest commits, or check out with `fetch-depth: 0`.",
  },
  "waiver-unread": {
    means: "Lanser could not parse a line that resembles a waiver.",
    todo: "Write it as `Lanser-Allow: FINDING-ID REASON`, below the subject of the commit.",
  },
  "waiver-unused": {
    means: "No finding or reason matches the waiver.",
    todo: "Copy the ID from the summary, or remove the line.",
  },
  "causes-cut": {
    means:
      "Too many new findings are outside the change. Lanser did not search for the causes of the last ones.",
    todo: "Fix the first ones. The others often disappear with them.",
  },
  "fixes-cut": {
    means: "Too many new findings are on changed lines. Lanser did not request fixes for the last ones.",
    todo: "Fix the first ones. The next run requests fixes for the others.",
  },
  "fixes-failed": {
    means: "The server failed while computing quick fixes. Only the suggestions are missing.",
    todo: "No action is needed. If you want the suggestions, run it again.",
  },
  "change-unread": {
    means: "A changed file is too large, so Lanser did not search it for added suppressions.",
    todo: "Review the change of the file yourself.",
  },
  "relocate-compared": {
    means: "Head has too many definitions, so Lanser compared a touched symbol with only some of them.",
    todo: "No action is needed. The reward can be a little too low.",
  },
  "relocate-clipped": {
    means: "Lanser compared only the start of very long definitions.",
    todo: "No action is needed. The reward can be a little too low.",
  },
  "relocate-unsearched": {
    means: "The change is too large, so Lanser searched for touched symbols only by name.",
    todo: "No action is needed. The reward can be a little too low.",
  },
  "severity-assumed": {
    means: "Some diagnostics have no severity. Lanser counts them as errors.",
    todo: "Report it to the server's maintainers. This run needs no action.",
  },
  "message-cut": {
    means: "Lanser shortened messages that exceed the limit for stored text.",
    todo: "No action is needed. The report has the start of each message.",
  },
  "diagnostics-incomplete": {
    means: "The server says that it reported only some diagnostics of a file.",
    todo: "See the message for the server's reason.",
  },
  "published-unopened": {
    means: "The server published diagnostics of files that Lanser did not request.",
    todo: "No action is needed. Lanser ignores them.",
  },
  "server-oddity": {
    means: "The server violated the protocol. This does not affect the result.",
    todo: "Report it to the server's maintainers. This run needs no action.",
  },
  denied: {
    means: "The configuration's `deny` forbids a request or changed files, so their results are missing.",
    todo: "If this is intended, no action is needed. Otherwise remove the entry from `deny`.",
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
    todo: "If findings depend on these packages, install them.",
  },
  "undeclared-imports": {
    means: "The code imports packages that no manifest declares and that are not installed.",
    todo: "Declare the packages, or install them.",
  },
  "unresolved-installed": {
    means: "Lanser linked packages of this repository, but the server cannot find their exports.",
    todo: "Connect the packages with `references` in their tsconfig.json files (docs/monorepos.md). Lanser's checkout has no build output, so exports from there are missing.",
  },
  "files-unmatched": {
    means:
      "The `files` of a server in `.lanser/servers` match no file of base or head. The server checked nothing.",
    todo: "Fix the globs (`**/*.css` matches every CSS file), or remove the server from `servers`.",
  },
  "not-a-root": {
    means: "A folder has a configuration of the server, but it is not in `roots`.",
    todo: "To check its files, add the folder to `roots`.",
  },
  "scope-miss": {
    means:
      "A run over all files found something outside the affected files, so scope `affected` would miss it.",
    todo: "This is a bug of Lanser. Please report it with the two commits. The verdict of this run is right.",
  },
  "probes-failed": {
    means: "The probes failed, so Lanser does not know which parts of the change the server checked.",
    todo: "Run it again. Without probes the change has no score.",
  },
  "probes-silent": {
    means:
      "The server reported no probe at all, so Lanser does not know which parts of the change the server checked.",
    todo: "Check whether a setting disables its rules. The change has no score.",
  },
  "probes-cut": {
    means: "The change is too large to probe every statement.",
    todo: "If you need all probes, split the change.",
  },
  "walk-differs": {
    means:
      "Servers reused from commit to commit gave other findings than fresh ones. Lanser therefore checked every commit with fresh servers.",
    todo: "No action is needed: rewards and blame are from fresh servers. To see where findings depend on earlier checks, run `lanser trace drift`.",
  },
  "not-written": {
    means: "The server does not see some more files, in addition to the listed ones.",
    todo: "See the causes of the listed files.",
  },
  "not-written-symlink": {
    means: `${notWritten} a link that leaves the repository, goes in a circle or has no target.`,
    todo: "No action is needed if the server's own command ignores the link, too.",
  },
  "not-written-submodule": {
    means: `${notWritten} the files of a submodule.`,
    todo: "Findings in code that uses its files are missing. Check out with `submodules: recursive` and `fetch-depth: 0`.",
  },
  "not-written-too-large": {
    means: `${notWritten} a file above the size limit.`,
    todo: "Exclude the file with `ignore`.",
  },
  "not-written-bad-name": {
    means: `${notWritten} a file whose name some systems cannot store.`,
    todo: "Rename the file.",
  },
  "not-written-not-utf8": {
    means: `${notWritten} a file whose name is not UTF-8.`,
    todo: "Rename the file.",
  },
  "not-written-case-collision": {
    means: `${notWritten} a file, because another file has the same name with different case.`,
    todo: "Rename one of them.",
  },
  "not-written-cap": {
    means: `${notWritten} some files, because the tree is larger than the limit.`,
    todo: "Check fewer roots in a job.",
  },
  "not-written-missing": {
    means: `${notWritten} a file, because this clone lacks its object (a partial clone).`,
    todo: "Check out without a filter.",
  },
} as const satisfies Record<LimitCode, CodeAccount>;

/** Explains why a file got no final answer. */
export const unknownAccounts = {
  timeout: {
    means: "The server did not answer for this file in time.",
    todo: "Run the check again, or raise the server’s `limits.file-ms` in `.lanser/config.yml`.",
  },
  error: {
    means: "The server answered with an error.",
    todo: "Run it again. If it happens again, report it to the server's maintainers.",
  },
  blocked: {
    means: "An error in another file keeps the command from checking this file.",
    todo: "Fix that error first.",
  },
  unsupported: {
    means: "The server has no diagnostics for this kind of file.",
    todo: "Exclude the file with `ignore`.",
  },
  malformed: {
    means: "The server's answer does not follow the protocol.",
    todo: "Report it to the server's maintainers.",
  },
  "bad-range": {
    means: "A diagnostic is outside the text of the file.",
    todo: "Report it to the server's maintainers.",
  },
  "too-many-findings": {
    means: "The file has more diagnostics than Lanser keeps.",
    todo: "Fix the repeated error, or exclude the file with `ignore`.",
  },
  "outside-project": {
    means: "The server's project does not include this file.",
    todo: "Include the file in the server's configuration.",
  },
  unsettled: {
    means: "The server withdrew its answer every time.",
    todo: "Run it again. If it happens again, try another version of the server.",
  },
  "command-disagrees": {
    means:
      "The language server checked the file twice. Both times, its findings differ from those of the server's own command.",
    todo: "Run the gate with `--scope full`. Then only the server's answer counts.",
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
    means: "Lanser cannot read the file as text.",
    todo: "Save the file as UTF-8, or exclude it with `ignore`.",
  },
} as const satisfies Record<UnknownReason, CodeAccount>;
