/** Explains each reason of a verdict, and what a person does about it. The message has the names and places. */
import type { ReasonCode } from "../../model/codes.ts";

export type CodeAccount = {
  readonly means: string;
  readonly todo: string;
};

export const reasonAccounts = {
  "new-finding": {
    means: "The change introduced findings that fail the run: at or above `fail-on`, or by a policy rule.",
    todo: "Fix the findings. If Lanser found the edit that caused a finding, the report names it. To accept a finding, write `Lanser-Allow: ID REASON` below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it.",
  },
  "max-new": {
    means: "The change has more new findings of a severity than `max-new` in base's policy allows.",
    todo: "Fix findings until their number is within the limit. Waived findings and findings exempt by a rule do not count. With `only-changed-files`, only findings in changed files count.",
  },
  "moved-finding": {
    means: "Existing findings moved with their code, and base's policy has `moved: fail`.",
    todo: "Fix the moved findings, or set `moved: report` in base's policy.",
  },
  "volatile-finding": {
    means: "Some findings depend on the order of files, and base's policy has `volatile: fail`.",
    todo: "Add type annotations in files that import each other, because their results depend on the order.",
  },
  "min-reward": {
    means: "The reward is lower than `min-reward` in base's policy.",
    todo: "See the components in `reward` of the report. A renamed symbol with several equal candidates costs up to γ (0.1 by default), so set the limit a little lower.",
  },
  "false-claim": {
    means:
      "A file in `.lanser/claims` claims a reward that differs from the measured one. The claim has no effect: Lanser computes rewards only from the servers' results.",
    todo: "Remove or correct the claim: the report has both numbers. To report false claims without a failure, set `claims: warn` below `policy` in base's `.lanser/config.yml`; `claims: ignore` skips claims.",
  },
  "replay-mismatch": {
    means:
      "The replay of a committed trace (a recorded server session) gives another result than the recording. The code of the change is not the cause. This version of Lanser reads the recorded answers differently, or (with `replay: live`) the server answers differently.",
    todo: "See the section “Traces” for the first different answer and its class. If the new result is right, record it again with `lanser trace refresh`. Otherwise return to the recorded version and report the difference.",
  },
  "replay-inconclusive": {
    means:
      "Lanser could not compare a committed trace (a recorded server session) with the current setup. The code of the change is not the cause.",
    todo: "See the section “Traces” for the cause. Restore the undamaged file, install the recorded versions, or record the trace again with `lanser trace record`.",
  },
  "unknown-files": {
    means: "The server gave no final answer for some files, so Lanser does not know their findings.",
    todo: "For each file, run `lanser explain CODE` with the code in brackets, for example `timeout`. To end such jobs with exit code 0, write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch. The verdict stays inconclusive.",
  },
  "unmatched-findings": {
    means: "Some findings are in files without a result on the other side. Lanser cannot compare them.",
    todo: "For each file, run `lanser explain CODE` with the code in brackets, for example `timeout`.",
  },
  unscored: {
    means: "The policy sets `min-reward`, but Lanser could not score the change.",
    todo: "See `unscored` in the report for the cause.",
  },
  "server-unproven": {
    means:
      "No server found anything. All servers are from `.lanser/servers` and have no canary, so nothing proves that they find errors.",
    todo: "Add a `canary` (a document with known findings) to the server's description, or configure a second server (docs/own-servers.md).",
  },
  "unproven-files": {
    means:
      "Only servers from `.lanser/servers` without a canary checked some changed files. Nothing proves that these servers find errors.",
    todo: "Add a `canary` (a document with known findings) to the server's description, or configure a second server (docs/own-servers.md).",
  },
  "no-files": {
    means: "The server checked no file of head, so it could not find anything.",
    todo: "Check the server's own configuration (`include`, `files`) and `roots` in `.lanser/config.yml`.",
  },
  clean: {
    means: "The change introduced no finding, and Lanser checked every file.",
    todo: "No action is needed.",
  },
  advisory: {
    means:
      "The change introduced findings, but none of them fails the run. They are below `fail-on`, exempt by a policy rule, or (with `only-changed-files`) in untouched files.",
    todo: "No action is needed.",
  },
  waived: {
    means: "Someone accepted a finding or an inconclusive reason, as base's policy allows.",
    todo: "Check who accepted it and why: every report shows both.",
  },
  "volatile-in-change": {
    means:
      "Findings in changed code depend on the order of files, or the server is flaky: two checks of the same files differ. Lanser does not know whether the change caused them.",
    todo: "Add type annotations in files that import each other. The message names the first place.",
  },
  "volatile-share": {
    means:
      "More than 2 % of the findings in changed files are order-dependent or flaky, so the other findings are not reliable.",
    todo: "Add type annotations in files that import each other.",
  },
  "unchecked-files": {
    means: "The server skipped some files of its own project.",
    todo: "Check for a `pyvenv.cfg` above these files, and for an excluded folder in the server's configuration.",
  },
  "hidden-code": {
    means:
      "The change makes the checker skip code. The checker reports no error there, even for invalid code.",
    todo: "Review the named code yourself. To accept the doubt, write `Lanser-Allow: hidden-code REASON` below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it.",
  },
  "unchecked-sources": {
    means: "No project of a server includes these changed files.",
    todo: "Include the files in the server's configuration, or exclude them with `ignore`.",
  },
  "files-unmatched": {
    means: "The `include` globs in base's configuration match no checked file, so no finding counts.",
    todo: "Fix the globs. They are relative to the top folder of the repository (`src/**`).",
  },
  suppressions: {
    means: "The change adds comments that silence the checker, and base's policy forbids them.",
    todo: "Fix the code instead, or change base's policy.",
  },
  "unreviewed-workflow": {
    means: "The change edits its own workflow, and an edited workflow can write any report.",
    todo: "Review the edit by hand. A run of an edited workflow never passes.",
  },
  "base-unavailable": {
    means: "Lanser could not get the commit to compare with.",
    todo: "Check out with `fetch-depth: 0`, or set `base`.",
  },
  "head-unavailable": {
    means: "There is no commit to judge: the job checked out nothing, or the push deleted its branch.",
    todo: "Add `actions/checkout` before the gate.",
  },
  "history-unavailable": {
    means: "Lanser could not fetch the history between base and head, so the merge base is unknown.",
    todo: "Check out with `fetch-depth: 0`.",
  },
  "version-skew": {
    means: "The checked-out commit is not the commit of the event.",
    todo: "Remove a `ref` that names another commit from actions/checkout. If the pull request has a newer commit, run the workflow of that commit.",
  },
  "install-refused": {
    means:
      "The server executes code of the repository. Base's configuration does not allow that, or the required sandbox does not work here.",
    todo: "To allow it, set `trust: executes-repository` and `sandbox: bwrap` (or `none`) in base's configuration. Otherwise remove the server.",
  },
  "install-failed": {
    means: "Lanser could not install the pinned server.",
    todo: "See the message for the error of npm, pip, apt or curl. Run it again when the registry works, or keep the server in the runner's cache.",
  },
  "digest-mismatch": {
    means: "The installed or cached files differ from the pin, or from the server's own result.",
    todo: "Empty the cache folder and run it again. If it happens again, another process is modifying the cache.",
  },
  "edit-unfinished": {
    means: "`lanser apply` was interrupted or is running, so the working tree is a mix of old and new files.",
    todo: "If no `lanser apply` is running, run `lanser recover`. Then run the gate again.",
  },
  "shard-missing": {
    means: "`lanser merge` has no result of a job, or a job checked other files than planned.",
    todo: "Check the named job: it failed, its artifact is missing, or it had other packages. Run the job again, then the merge.",
  },
  "server-not-started": {
    means: "Lanser could not start the server's process.",
    todo: "See the message for the system's error, and run it again. A usual cause is a runner without free memory.",
  },
  "server-crashed": {
    means: "The server ended before it answered.",
    todo: "Run it again. If it happens again, try another version of the server. The message names the file.",
  },
  "server-timeout": {
    means: "The server did not answer in time.",
    todo: "Run it again. If it happens again, use a runner with more memory or processors, or check fewer roots in a job.",
  },
  "server-protocol": {
    means: "The server broke the protocol, or answered a request with an error.",
    todo: "Record the session with `--trace`, and report it to the server's maintainers. Lanser ignores the later answers.",
  },
  "server-not-ready": {
    means: "The server never reported that it loaded the project.",
    todo: "Run it again. If it happens again, check whether the server's configuration fits the project.",
  },
  "canary-failed": {
    means:
      "The server found no error in a test document with a known error, so its empty results prove nothing.",
    todo: "Check whether the configuration or the version disables the rule. Until then Lanser does not count the server's results.",
  },
  "file-count-mismatch": {
    means: "The server reports a number of checked files that differs from the number in its project.",
    todo: "Check links, generated files and nested configurations. If the difference remains, report it as a bug of Lanser.",
  },
  "server-configuration": {
    means:
      "The server could not read its own configuration, or found a mistake in it. It would continue with other settings.",
    todo: "Fix the named place: a file and line of the server's configuration, or the description of a server in `.lanser/servers`.",
  },
  outside: {
    means:
      "A file or the server's configuration refers to a place outside the repository. Lanser did not start the server, because the server would read that place.",
    todo: "Remove the named reference. If it means a package, link the package and name its folder in `dependencies`. No waiver lifts this reason.",
  },
  "renames-skipped": {
    means: "The change has too many files for git to follow renames, so old findings would look new.",
    todo: "Split the change into smaller ones.",
  },
  "dependencies-differ": {
    means:
      "Head needs other packages than base, but both sides used one environment. The packages can be the cause of a finding.",
    todo: "Install base's packages into a folder outside the repository and name it (`base-dependencies`). See docs/dependencies.md for the steps.",
  },
  "dependencies-missing": {
    means: "Declared packages of the project are not installed, so the server does not know their contents.",
    todo: "Install the packages before the gate.",
  },
  "submodule-changed": {
    means:
      "The change moves, adds or removes a submodule, and the checkout does not have its commits for both sides. Lanser did not check the submodule's files.",
    todo: "In the workflow, add `with: { submodules: recursive, fetch-depth: 0 }` to actions/checkout. On your machine, run `git submodule update --init --recursive`. To accept the doubt, write `Lanser-Allow: submodule-changed REASON` below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it.",
  },
  "configuration-differs": {
    means:
      "The change edits the server's own configuration. Some findings are new with base's configuration, which decides. Head's own configuration does not report them.",
    todo: "If the code needs the new configuration, merge the configuration first, in a separate pull request. Otherwise fix the findings. To accept the doubt, write `Lanser-Allow: configuration-differs REASON` below the subject of a commit, if `waivers` in base's `.lanser/config.yml` allow it.",
  },
  "head-configuration": {
    means:
      "Lanser cannot read head's own `.lanser/config.yml`. If you merge this file, Lanser can no longer check any change.",
    todo: "Fix the file. The message has the line and the column.",
  },
  "runner-file-tampered": {
    means: "Something wrote to the command files of the runner while the servers ran.",
    todo: "Find the program in the change: a server or one of its processes did this. Do not trust the later steps of this job.",
  },
  disk: {
    means: "Lanser could not write a file: the disk is full or broken.",
    todo: "Free some space, or point `TMPDIR` (or `--cache`) to another disk.",
  },
  "machine-limit": {
    means: "The machine has no room for the run: too many open files or processes, or too little memory.",
    todo: "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.",
  },
  "git-failed": {
    means: "A git command took too long, or something ended it.",
    todo: "See the message for the command. If it took too long, check for a named pipe among the files or a slow disk. If something ended it, give the job more memory and run it again.",
  },
  "repository-damaged": {
    means: "Git cannot read an object of the repository.",
    todo: "Run `git fsck`. In a workflow, check the repository out again.",
  },
  cancelled: { means: "Something cancelled the run before it finished.", todo: "Run it again." },
} as const satisfies Record<ReasonCode, CodeAccount>;
