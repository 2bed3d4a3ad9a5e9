/** Every doubt that a run can have, in the words in which the gate says it. A new code does not compile before it has its state here. */
import { doubtfulLimits, isDoubtful, type ObservedCode } from "../../../src/model/codes.ts";
import { countMore } from "../../../src/model/text.ts";

/**
 * `before`: no server was asked. `session`: one broke, so that a side has no answers. `after`: everything was looked at, and
 * something leaves it in doubt.
 */
export type Doubt = {
  readonly when: "before" | "session" | "after";
  readonly message: string;
  readonly hint: string | null;
};

const before = (message: string, hint: string | null): Doubt => ({ when: "before", message, hint });
const session = (message: string): Doubt => ({ when: "session", message, hint: null });
const after = (message: string, hint: string | null): Doubt => ({ when: "after", message, hint });

const annotate = "Annotate types in files that import each other, or split the change.";
const checkOut = "Check out with fetch-depth: 0.";
const doubtful = {
  "renames-skipped":
    "the change adds and deletes more than 5000 files: too many for git to follow renames, so old findings would look new",
  "dependencies-differ":
    "head needs other packages than base, and both were checked with one environment: click 8.3.0 (base: 8.0.4), first named in requirements.txt",
  "dependencies-missing": "packages that the project declares are not installed: django, psycopg and 3 more",
  "submodule-changed":
    "Lanser cannot read the files of the submodule vendor/rates (4b825dc642cb → 131ff8aa77aa) on both sides",
  "head-configuration":
    "head's configuration has an error: .lanser/config.yml:4:3: policy.fail-on must be one of error, warning, information, hint, never",
} as const satisfies Partial<Record<ObservedCode, string>>;

function limited(code: keyof typeof doubtful): Doubt {
  return after(doubtful[code], isDoubtful(code) ? doubtfulLimits[code] : null);
}

export const doubts = {
  "volatile-in-change": after(
    "lines of the change have findings that depend on the order of checks: app/rates.py:13",
    annotate,
  ),
  "volatile-share": after("12 of 80 findings in files of the change depend on the order of checks", annotate),
  "unchecked-files": after(
    `the server checked these files in base, but skips them in head, where they still exist: app/old/importer.py${countMore(3)}`,
    "Find the cause: a pyvenv.cfg, an excluded folder, or a list of files that does not name them.",
  ),
  "unproven-files": after(
    `no test document (canary) proves that docker can find errors, and no other server checks Dockerfile${countMore(1)}`,
    "Add a canary to the server's file in `.lanser/servers` of base.",
  ),
  "files-unmatched": after(
    "`include` (zzz/**) matches no checked file, so no finding counts",
    "Correct the globs of `include` in base's `.lanser/config.yml`. If base's policy allows waivers, you can waive this reason.",
  ),
  "hidden-code": after(
    "the change hides code from the checker: app/billing.py:17, it can never be reached",
    "Review this code yourself, because the checker skips it. If base's policy allows waivers, you can waive this reason.",
  ),
  "unchecked-sources": after(
    "Lanser did not check the changed source file tools/release.py, because no program of pyright includes it",
    "Add the file to the server's configuration, or exclude it with `ignore`.",
  ),
  suppressions: after(
    "the change adds comments to silence the checker: app/legacy.py:5",
    "Correct the code instead, or change base's policy.",
  ),
  "unreviewed-workflow": after(
    "the change edits the workflow that produced the report",
    "Review that edit by hand. A report from an edited workflow never passes.",
  ),
  "base-unavailable": before("Lanser cannot fetch the target branch.", checkOut),
  "head-unavailable": before("The job checked out no commit.", "Put actions/checkout in front of the gate."),
  "edit-unfinished": before("An edit of this repository was interrupted.", "Run `lanser recover`."),
  "history-unavailable": before(
    "This clone lacks the common history of head and main, and Lanser cannot fetch it.",
    checkOut,
  ),
  "version-skew": before(
    "The checked-out commit is not the commit of the event.",
    "Check out the merge commit of the pull request (the default) or its head.",
  ),
  "install-refused": before(
    "ESLint runs code of the repository, and nobody has accepted this",
    "To accept this, add to base's `.lanser/config.yml`: `servers: [{ id: eslint, trust: executes-repository, sandbox: bwrap }]`",
  ),
  "install-failed": before(
    "installing pyright 1.1.414: npm could not reach its registry (ETIMEDOUT)",
    "When the registry works again, run it again. Or keep the server in the runner's cache.",
  ),
  "digest-mismatch": before(
    "the server now gives another result than the cached one. Lanser removed the cached one: run it again",
    null,
  ),
  "shard-missing": before("the part of job 2 of 4 is not there", null),
  "server-not-started": session("pyright on base: the server did not start"),
  "server-crashed": session(
    "pyright on head: the server ended with signal SIGKILL (textDocument/diagnostic)",
  ),
  "server-timeout": session("pyright on head: no answer within 60 s (textDocument/diagnostic)"),
  "server-protocol": session("pyright on head: the server answered with error -32603 (initialize)"),
  "server-not-ready": session("pyright on base: pyright was not ready in time: no project was loaded"),
  "canary-failed": session("pyright on head: pyright found nothing in a document with 1 error"),
  "file-count-mismatch": session("pyright on head: pyright says that it checks 79 files; its project has 80"),
  "server-configuration": session(
    'pyright on head: pyproject.toml: setting "reportMissingImports" has the unknown value "loud"',
  ),
  "configuration-differs": after(
    "2 findings are new with base's configuration of the server, but head's configuration does not report them: app/billing.py:17 reportAssignmentType, app/rates.py:4 reportCallIssue",
    "Merge the configuration first, in its own pull request, or fix the findings. If base's policy allows waivers, you can waive this reason: `Lanser-Allow: configuration-differs REASON`.",
  ),
  outside: session("pyright on head: app/keys.py:1 refers to ...host.keys, outside the repository"),
  "renames-skipped": limited("renames-skipped"),
  "dependencies-differ": limited("dependencies-differ"),
  "dependencies-missing": limited("dependencies-missing"),
  "submodule-changed": limited("submodule-changed"),
  "head-configuration": limited("head-configuration"),
  "runner-file-tampered": after(
    "something wrote to the runner's command files while the servers ran",
    "A server or one of its processes did this. Do not trust the later steps of this job.",
  ),
  disk: before(
    "cannot write a scratch file: the disk is full or broken",
    "Free disk space, or set TMPDIR to a folder on another disk.",
  ),
  "machine-limit": before(
    "the machine has no room for the run: too many files are open",
    "Raise the limit (`ulimit -n`, `ulimit -u`), or give the job more memory.",
  ),
  "git-failed": before(
    "git ls-files took longer than 180 s",
    "After a timeout, search for a named pipe among the files. After a signal, give the job more memory.",
  ),
  "repository-damaged": before(
    "object 4b825dc642cb cannot be read",
    "Run `git fsck`. In a workflow, check the repository out again.",
  ),
  cancelled: session("pyright on head: the run was cancelled"),
} as const satisfies Readonly<Record<ObservedCode, Doubt>>;
