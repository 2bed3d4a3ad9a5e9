/** Explains each reason of a verdict, and what a person does about it. The message has the names and places. */
import type { ReasonCode } from "../../model/codes.ts";

export type CodeAccount = {
  readonly means: string;
  readonly todo: string;
};

export const reasonAccounts = {
  "new-finding": {
    means: "The change introduced findings at or above `fail-on`, or a policy rule makes them fail.",
    todo: "Fix them. Each finding names the edit that caused it, even in another file. If `waivers` in base's `.lanser/config.yml` allow it, `Lanser-Allow: ID REASON` below the subject of a commit accepts one.",
  },
  "max-new": {
    means: "There are more new findings of a severity than `max-new` of base's policy lets pass.",
    todo: "Fix enough of them to get below the limit. Waived findings, findings exempt by a rule, and (with `only-changed-files`) findings in untouched files do not count.",
  },
  "moved-finding": {
    means: "Old findings moved with their code, and base's policy has `moved: fail`.",
    todo: "Correct them while you are there, or change base's policy to `moved: report`.",
  },
  "volatile-finding": {
    means: "Some findings depend on the order of files, and base's policy has `volatile: fail`.",
    todo: "Annotate types in files that import each other. There the results depend on the order.",
  },
  "min-reward": {
    means: "The reward is lower than `min-reward` of base's policy.",
    todo: "`reward` in the report lists its components. A harmless edit may cost a few hundredths, so set the limit a little lower.",
  },
  "false-claim": {
    means:
      "A file below `.lanser/claims` claims another reward than the measured one. The claim has no effect: Lanser computes rewards only from the servers' results.",
    todo: "Remove the claim, or correct it: the report has both numbers. In base's `.lanser/config.yml`, `claims: warn` below `policy` reports it without failing, and `claims: ignore` skips claims.",
  },
  "replay-mismatch": {
    means:
      "The replay of a committed trace (a recorded server session) gives another result than the recording. The code of the change is not the cause. Either this version of Lanser reads the answers differently, or, with `replay: live`, the server's answers differ.",
    todo: "See the section on traces for the trace, the first different answer and its class. If the new result is right, record it again: `lanser trace refresh`. Otherwise return to the recorded version and report the difference.",
  },
  "replay-inconclusive": {
    means:
      "Lanser could not compare a committed trace (a recorded server session) with the current setup. The code of the change is not the cause.",
    todo: "See the section on traces for the cause. Restore the file from before the damage, install the recorded versions, or record it again with `lanser trace record`.",
  },
  "unknown-files": {
    means: "The server gave no final answer for some files, so their findings are unknown.",
    todo: "Each file has a reason code; run `lanser explain REASON`. To end such jobs with exit code 0, write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch. The verdict stays inconclusive.",
  },
  "unmatched-findings": {
    means: "Some findings are in files without a result on the other side. They are neither new nor old.",
    todo: "Each of these files has a reason code. Run `lanser explain REASON`.",
  },
  unscored: {
    means: "The policy sets `min-reward`, but the change has no score.",
    todo: "See `unscored` in the report for the cause.",
  },
  "server-unproven": {
    means:
      "No server found anything, and all are servers of `.lanser/servers` without a canary. There is no proof that they find errors.",
    todo: "Add a `canary` (a document with known findings) to the description, or add a second server (docs/own-servers.md).",
  },
  "unproven-files": {
    means:
      "Some files of the change have only servers of `.lanser/servers` without a canary. There is no proof that they find errors.",
    todo: "Add a `canary` (a document with known findings) to the description, or add a second server (docs/own-servers.md).",
  },
  "no-files": {
    means: "The server checked no file of head, so it could not find anything.",
    todo: "Check the server's own configuration (`include`, `files`) and `roots` in `.lanser/config.yml`.",
  },
  clean: { means: "The change introduced no finding, and Lanser checked every file.", todo: "Nothing." },
  advisory: {
    means:
      "The change introduced findings, but none fails: they are below `fail-on`, exempt by a policy rule, or in files outside the change.",
    todo: "Nothing has to be done.",
  },
  waived: {
    means: "Someone accepted a finding or an inconclusive reason, as base's policy allows.",
    todo: "Read who did and why: it stands on every surface.",
  },
  "volatile-in-change": {
    means:
      "Findings in code of the change depend on the order of files, or the server is flaky: two checks of the same files differ. The change may have caused them.",
    todo: "Annotate types in files that import each other. The message names the first place.",
  },
  "volatile-share": {
    means:
      "More than 2 % of the findings in files of the change are order-dependent or flaky. The rest is not reliable.",
    todo: "Annotate types in files that import each other.",
  },
  "unchecked-files": {
    means: "The server did not check some files of its own program.",
    todo: "Check for a `pyvenv.cfg`, or a folder excluded in the configuration.",
  },
  "hidden-code": {
    means: "The change makes the checker skip code: it reports no error there, even for invalid code.",
    todo: "Review the named code yourself, because the checker skips it. A waiver (`Lanser-Allow: hidden-code REASON` below the subject of a commit) accepts the doubt, if `waivers` in base's `.lanser/config.yml` allow it.",
  },
  "unchecked-sources": {
    means: "Changed sources belong to no program of a server.",
    todo: "Take them into the server's configuration, or leave them out with `ignore`.",
  },
  "files-unmatched": {
    means: "The globs of `include` in base's configuration match no checked file, so no finding counts.",
    todo: "Correct the globs: they are relative to the top of the repository (`src/**`).",
  },
  suppressions: {
    means: "The change adds comments that silence the checker, and base's policy forbids them.",
    todo: "Correct the code instead, or change base's policy.",
  },
  "unreviewed-workflow": {
    means: "The change edits its own workflow, and an edited workflow can write any report.",
    todo: "Review the edit by hand. Results of an edited workflow never pass.",
  },
  "base-unavailable": {
    means: "The commit to compare with could not be had.",
    todo: "Check out with `fetch-depth: 0`, or name the base with `base`.",
  },
  "head-unavailable": {
    means: "There is no commit to judge: the job checked out nothing, or the push deleted its branch.",
    todo: "Put `actions/checkout` in front of the gate.",
  },
  "history-unavailable": {
    means: "Lanser could not fetch the history between base and head, so the merge base is unknown.",
    todo: "Check out with `fetch-depth: 0`.",
  },
  "version-skew": {
    means: "The checked-out commit is not the commit of the event.",
    todo: "Check out the default commit of the event; if the pull request has moved on, run the workflow of its newest commit.",
  },
  "install-refused": {
    means:
      "The server runs code of the repository. Nobody with rights on base accepts that, or the required sandbox does not work here.",
    todo: "Accept it in base's configuration, with `trust: executes-repository` and `sandbox: bwrap` (or `none`), or take the server out.",
  },
  "install-failed": {
    means: "Lanser could not install the pinned server.",
    todo: "The message has the error of npm, pip, apt or curl. When the registry works again, run it again. Or keep the server in the runner's cache.",
  },
  "digest-mismatch": {
    means: "The installed or cached files differ from the pin, or from the server's own result.",
    todo: "Empty the cache folder and run it again. If it happens again, another process is modifying the cache.",
  },
  "shard-missing": {
    means: "`lanser merge` did not get the result of a job, or the job checked other files.",
    todo: "See the named job: it failed, its artifact is missing, or it had other packages. Run it again, then the merge.",
  },
  "server-not-started": {
    means: "Lanser could not start the server's process.",
    todo: "The message has the system's words. Run it again; a runner without memory is a usual cause.",
  },
  "server-crashed": {
    means: "The server ended before it answered.",
    todo: "Run it again. If it happens again, the message names the file; another version may work.",
  },
  "server-timeout": {
    means: "The server did not answer in time.",
    todo: "Run it again. If it comes back, a runner with more memory or processors helps, or fewer roots a job.",
  },
  "server-protocol": {
    means: "The server broke the protocol, or answered a request with an error.",
    todo: "Lanser ignores its later answers. Report it to the server's maintainers; `--trace` records the session.",
  },
  "server-not-ready": {
    means: "The server never reported a loaded project.",
    todo: "Run it again. If it happens again, check the server's configuration: the server may not be able to read the project.",
  },
  "canary-failed": {
    means:
      "The server found no error in a test document with a known error. So a result without findings proves nothing.",
    todo: "Check whether the configuration or the version disables the rule. Until then its results do not count.",
  },
  "file-count-mismatch": {
    means: "The server reports another number of checked files than its project has.",
    todo: "Check links, generated files and nested configurations. If it remains, report the project to us.",
  },
  "server-configuration": {
    means:
      "The server could not read its own configuration, or found a mistake in it, and would go on with another.",
    todo: "Fix the named place: a file and line of the server's configuration, or the description of a server in `.lanser/servers`.",
  },
  outside: {
    means:
      "A file, or the server's configuration, refers to something outside the repository. Lanser did not start the server, because it would read that place.",
    todo: "Remove the named reference. If it means a package, link the package and name its folder in `dependencies`. No waiver lifts this reason.",
  },
  "renames-skipped": {
    means: "The change has too many files for git to follow renames, so old findings would look new.",
    todo: "Split the change.",
  },
  "dependencies-differ": {
    means:
      "Head needs other packages than base, but both used one environment. The packages can be the cause of a finding.",
    todo: "Install base's packages into a separate folder and name it (`base-dependencies`). See docs/dependencies.md for the steps.",
  },
  "dependencies-missing": {
    means: "Declared packages of the project are not installed, so the server does not know their contents.",
    todo: "Install the packages before the gate.",
  },
  "submodule-changed": {
    means:
      "The change moves, adds or removes a submodule, and the checkout does not have its commits for both sides. So Lanser did not check its files.",
    todo: "In the workflow, add `with: { submodules: recursive, fetch-depth: 0 }` to actions/checkout. On your machine, run `git submodule update --init --recursive`. A waiver (`Lanser-Allow: submodule-changed REASON` below the subject of a commit) takes the doubt, where `waivers` in base's `.lanser/config.yml` allow one.",
  },
  "configuration-differs": {
    means:
      "The change edits the server's own configuration. Some findings are new with base's configuration, which decides, but head's own configuration does not report them.",
    todo: "If the code needs the new configuration, merge the configuration first, in a pull request of its own. Otherwise correct the findings. A waiver (`Lanser-Allow: configuration-differs REASON` below the subject of a commit) takes the doubt, where `waivers` in base's `.lanser/config.yml` allow one.",
  },
  "head-configuration": {
    means:
      "Lanser cannot read head's own `.lanser/config.yml`. With this file in base, Lanser cannot judge any change.",
    todo: "Correct it; the message has file, line and column.",
  },
  "runner-file-tampered": {
    means: "Something wrote to the command files of the runner while the servers ran.",
    todo: "A server or one of its processes did this. Do not trust the later steps of this job, and find the program in the change.",
  },
  disk: {
    means: "Lanser could not write a file: the disk is full or broken.",
    todo: "Free space, or point `TMPDIR` (or `--cache`) elsewhere.",
  },
  "machine-limit": {
    means: "The machine has no room for the run: too many open files or processes, or too little memory.",
    todo: "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.",
  },
  "git-failed": {
    means: "A git command took too long, or something ended it.",
    todo: "See the message for the command. If it took too long, look for a named pipe among the files, or a slow disk. If something ended it, give the job more memory and run it again.",
  },
  "repository-damaged": {
    means: "An object of the repository cannot be read.",
    todo: "Run `git fsck`. In a workflow, check the repository out again.",
  },
  cancelled: { means: "The run ended before it finished.", todo: "Run it again." },
} as const satisfies Record<ReasonCode, CodeAccount>;
