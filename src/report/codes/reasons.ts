/** Explains each reason of a verdict, and what a person does about it. The message has the names and places. */
import type { ReasonCode } from "../../model/codes.ts";

export type CodeAccount = {
  readonly means: string;
  readonly todo: string;
};

export const reasonAccounts = {
  "new-finding": {
    means: "The change introduced findings at or above `fail-on`, or that a rule of the policy has fail.",
    todo: "Correct them. Each says which edit broke it, also where that stands in another file. To let one pass as it is, write `Lanser-Allow: ID REASON`, with the ID that stands beside it, below the subject of a commit; `waivers` in base's `.lanser/config.yml` must allow it.",
  },
  "max-new": {
    means: "There are more new findings of a severity than `max-new` of base's policy lets pass.",
    todo: "Correct as many as there are too many. What is waived, what a rule has not fail and, with `only-changed-files`, what is elsewhere is not counted.",
  },
  "moved-finding": {
    means: "Old findings moved with their code, and base's policy has `moved: fail`.",
    todo: "Correct them while you are there, or change base's policy to `moved: report`.",
  },
  "volatile-finding": {
    means: "Findings depend on the order in which files are checked, and base's policy has `volatile: fail`.",
    todo: "Annotate types in files that import each other; that is where results depend on the order.",
  },
  "min-reward": {
    means: "The reward is lower than `min-reward` of base's policy.",
    todo: "`reward` in the report has the parts that it is the sum of. A harmless edit may cost some hundredths: leave the limit that room.",
  },
  "false-claim": {
    means:
      "A file below `.lanser/claims` of the change claims a reward that is not the one that was measured. The claim changed nothing: rewards are computed from what the servers said.",
    todo: "Take the claim out of the change, or correct it: both numbers stand beside it. `claims: warn` below `policy` in base's `.lanser/config.yml` says it and does not fail, `claims: ignore` reads none.",
  },
  "replay-mismatch": {
    means:
      "A committed trace, a recorded conversation with a language server, leads to another result than when it was recorded. That is not about the code of the change: this version of Lanser makes something else of the same answers, or, with `replay: live`, the server answers otherwise.",
    todo: "The section on traces names the trace, the first answer that differs and its class. Record it again where the new result is right: `lanser trace refresh`. Where it is not, go back to the version that it was recorded with, and report the difference.",
  },
  "replay-inconclusive": {
    means:
      "A committed trace, a recorded conversation with a language server, could not be compared with what is so today. That says nothing about the code of the change.",
    todo: "The section on traces says what was in the way: take the file from before the commit that damaged it, install what it was recorded with, or record it again with `lanser trace record`.",
  },
  "unknown-files": {
    means: "Files got no final answer from the server, so nothing is known of what they hold.",
    todo: "Each file has its reason beside it; `lanser explain REASON` says what to do. To have such jobs end with exit code 0, write `unknown: warn` below `policy` in `.lanser/config.yml` of the base branch; the verdict stays inconclusive.",
  },
  "unmatched-findings": {
    means:
      "Findings stand in files that could not be checked on the other side, so they are neither new nor old.",
    todo: "Each of these files has its reason beside it; `lanser explain REASON` says what to do.",
  },
  unscored: {
    means: "`min-reward` is set, and the change could not be scored.",
    todo: "`unscored` in the report says what was in the way.",
  },
  "server-unproven": {
    means:
      "Nothing was found, by servers alone that `.lanser/servers` describes without a canary: that they would find anything is not shown.",
    todo: "Add a `canary` to the description, a document whose findings are known, or check with another server beside it (docs/own-servers.md).",
  },
  "unproven-files": {
    means:
      "Files of the change are looked at by servers alone that `.lanser/servers` describes without a canary: that these would find a mistake is not shown.",
    todo: "Add a `canary` to the description, a document whose findings are known, or check with another server beside it (docs/own-servers.md).",
  },
  "no-files": {
    means: "No file of head was checked. A server that looks at nothing finds nothing.",
    todo: "Check the server's own configuration (`include`, `files`) and `roots` in `.lanser/config.yml`.",
  },
  clean: { means: "The change introduced nothing, and every file was looked at.", todo: "Nothing." },
  advisory: {
    means:
      "The change introduced findings, none of which fails: they are below `fail-on`, a rule of the policy has them not fail, or they are in files that the change does not touch.",
    todo: "Nothing has to be done.",
  },
  waived: {
    means: "A person let a finding pass, or took a doubt, in a way that base's policy allows.",
    todo: "Read who did and why: it stands on every surface.",
  },
  "volatile-in-change": {
    means:
      "Findings in the code that the change wrote depend on the order in which files are checked, or the server is flaky: two checks of the same files differ. They may be the change's own.",
    todo: "Annotate types in files that import each other; the message names the first place.",
  },
  "volatile-share": {
    means:
      "More than 2 % of the findings in the files that the change concerns depend on the order of checks, or are flaky, too many to trust the rest.",
    todo: "Annotate types in files that import each other.",
  },
  "unchecked-files": {
    means: "Files that the server's program should hold were not among those that it checked.",
    todo: "Look for what hides them: a `pyvenv.cfg`, or a folder that the configuration leaves out.",
  },
  "hidden-code": {
    means: "The change makes the checker skip code: nonsense put in its place would not be complained of.",
    todo: "Look at the code that is named: what the checker does not look at was not judged. A waiver (`Lanser-Allow: hidden-code REASON` below the subject of a commit) takes the doubt, where `waivers` in base's `.lanser/config.yml` allow one.",
  },
  "unchecked-sources": {
    means: "Changed sources belong to no program that a server checks.",
    todo: "Take them into the server's configuration, or leave them out with `ignore`.",
  },
  "files-unmatched": {
    means:
      "No glob of `include` in base's configuration names a file that a server checks, so no finding counts.",
    todo: "Correct the globs: they are relative to the top of the repository (`src/**`).",
  },
  suppressions: {
    means: "The change adds comments that silence the checker, and base's policy does not let them pass.",
    todo: "Correct the code instead, or change base's policy.",
  },
  "unreviewed-workflow": {
    means: "The change edits the workflow that measured it, and that workflow could have written any report.",
    todo: "Review that edit by hand. What an edited workflow measured of itself never passes.",
  },
  "base-unavailable": {
    means: "The commit to compare with could not be had.",
    todo: "Check out with `fetch-depth: 0`, or name the base with `base`.",
  },
  "head-unavailable": {
    means: "There is no commit to judge: nothing is checked out, or the push deleted its branch.",
    todo: "Put `actions/checkout` in front of the gate.",
  },
  "history-unavailable": {
    means: "The history between base and head could not be fetched, so their merge base is unknown.",
    todo: "Check out with `fetch-depth: 0`.",
  },
  "version-skew": {
    means: "The checked-out commit is not the one that the event is about.",
    todo: "Check out the default commit of the event; if the pull request has moved on, run the workflow of its newest commit.",
  },
  "install-refused": {
    means:
      "The server runs code of the repository, and nobody who decides for base has accepted that, or the sandbox that was asked for does not hold here.",
    todo: "Accept it in base's configuration, with `trust: executes-repository` and `sandbox: bwrap` (or `none`), or take the server out.",
  },
  "install-failed": {
    means: "The pinned server could not be installed.",
    todo: "The message has what npm, pip, apt or curl said. Run it again when the registry is back, or keep the server in the cache of the runner.",
  },
  "digest-mismatch": {
    means: "What is installed or kept is not, byte for byte, what was pinned or what the server finds.",
    todo: "Empty the cache folder and run it again. If it comes back, something writes there: look for what.",
  },
  "shard-missing": {
    means:
      "`lanser merge` was not given what a job was to find, or that job looked at other files than are here.",
    todo: "See the job that is named: it failed, its artifact was not taken along, or it had other packages. Run it again, and the merge after it.",
  },
  "server-not-started": {
    means: "The server's process could not be started.",
    todo: "The message has the system's words. Run it again; a runner without memory is a usual cause.",
  },
  "server-crashed": {
    means: "The server ended while it was asked.",
    todo: "Run it again. If it comes back, the file at which it ended is named; another version may not crash.",
  },
  "server-timeout": {
    means: "The server did not answer in time.",
    todo: "Run it again. If it comes back, a runner with more memory or processors helps, or fewer roots a job.",
  },
  "server-protocol": {
    means: "The server broke the protocol, or answered a request with an error.",
    todo: "Nothing that it said after that is used. Report it to the server's maintainers; `--trace` records the conversation.",
  },
  "server-not-ready": {
    means: "The server never said that it had loaded the project.",
    todo: "Run it again. If it comes back, look at the server's configuration: a project that it cannot read is never ready.",
  },
  "canary-failed": {
    means:
      "The server found nothing in a document whose error is known, so its silence about your code means nothing.",
    todo: "Look for what switches its rules off: a configuration, a version. Until then no result of it counts.",
  },
  "file-count-mismatch": {
    means: "The server says that it checks another number of files than its project has.",
    todo: "Look for links, generated files and nested configurations; please report a project in which it stays.",
  },
  "server-configuration": {
    means:
      "The server could not read its own configuration, or found a mistake in it, and would go on with another.",
    todo: "Correct what the message names: a file and line of the server's configuration, or the description of a server of `.lanser/servers`.",
  },
  outside: {
    means:
      "A file, or the server's configuration, refers to something that lies outside of the repository. The server was not started: it would have read it.",
    todo: "Remove the reference that the message names. If it means a package, link the package and name its folder in `dependencies`. No waiver lifts this reason.",
  },
  "renames-skipped": {
    means:
      "The change touches so many files that git does not follow its renames, and old findings would look new.",
    todo: "Split the change.",
  },
  "dependencies-differ": {
    means:
      "Head needs other packages than base, and both were checked with one environment: a finding may be the packages', not the change's.",
    todo: "Install what base needs into a folder of its own and name it (`base-dependencies`): docs/dependencies.md has the steps to paste.",
  },
  "dependencies-missing": {
    means:
      "Packages that the project declares are not installed, so what comes from them is unknown to the server.",
    todo: "Install the packages before the gate.",
  },
  "submodule-changed": {
    means:
      "The change moves, adds or removes a submodule, and its commits of base and head are not both in the checkout. So its files are not checked.",
    todo: "In the workflow, add `with: { submodules: recursive, fetch-depth: 0 }` to actions/checkout. On your machine, run `git submodule update --init --recursive`. A waiver (`Lanser-Allow: submodule-changed REASON` below the subject of a commit) takes the doubt, where `waivers` in base's `.lanser/config.yml` allow one.",
  },
  "configuration-differs": {
    means:
      "The change edits the server's own configuration. Findings are new under base's configuration, which decides, and head's own does not report them.",
    todo: "If the code needs the new configuration, merge the configuration first, in a pull request of its own. Otherwise correct the findings. A waiver (`Lanser-Allow: configuration-differs REASON` below the subject of a commit) takes the doubt, where `waivers` in base's `.lanser/config.yml` allow one.",
  },
  "head-configuration": {
    means:
      "Head's own `.lanser/config.yml` cannot be read. Once base has it, no change could be judged any more.",
    todo: "Correct it; the message has file, line and column.",
  },
  "runner-file-tampered": {
    means: "Something wrote to the command files of the runner while the servers ran.",
    todo: "A server or what it started did this: do not trust the later steps of this job, and look at what the change made the server start.",
  },
  disk: {
    means: "A file could not be written: the disk is full or broken.",
    todo: "Free space, or point `TMPDIR` (or `--cache`) elsewhere.",
  },
  "machine-limit": {
    means: "The machine has no room for the run: too many open files or processes, or too little memory.",
    todo: "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.",
  },
  "git-failed": {
    means: "A git command took too long, or something ended it.",
    todo: "The message names the command. If it took too long, look for a named pipe in place of a file, or a disk that does not answer. If it was ended, give the job more memory. Then run it again.",
  },
  "repository-damaged": {
    means: "An object of the repository cannot be read.",
    todo: "See what `git fsck` prints; in a workflow, check the repository out again.",
  },
  cancelled: { means: "The run was ended before it had measured all.", todo: "Run it again." },
} as const satisfies Record<ReasonCode, CodeAccount>;
