/** The Action's inputs, read once and strictly. */
import { getInput } from "@actions/core";
import { UserError } from "../model/errors.ts";
import { type CommentMode, commentModes } from "../report/comment.ts";
import { type ActionFile, eachActionFile, surfaces } from "../report/surfaces.ts";

export type Inputs = Readonly<Record<ActionFile, string>> & {
  readonly servers: readonly string[];
  readonly config: string;
  readonly base: string;
  readonly head: string;
  readonly workingDirectory: string;
  readonly baseDependencies: string;
  /** Of servers, YAML. */
  readonly settings: string;
  readonly failOn: string;
  readonly scope: string;
  /** Empty: base and head alone. */
  readonly steps: string;
  /** A file; empty: beside the report. */
  readonly rewards: string;
  /** A file; empty for none. */
  readonly events: string;
  readonly show: string;
  readonly cache: string;
  /** A folder; empty for none. */
  readonly observations: string;
  /** The key of the cache that it was restored from; empty for none. */
  readonly observationsKey: string;
  /** Globs; empty: as configured. */
  readonly traces: readonly string[];
  readonly replay: string;
  /** Flags of `lanser trace drift`; with any, the committed traces are asked again instead of judging a change. */
  readonly drift: readonly string[];
  readonly trend: string;
  readonly driftIssue: string;
  readonly cleanNights: string;
  /** How many jobs are to share the run; empty for a run that is not planned. */
  readonly jobs: string;
  /** `run.json` of an earlier run; empty for none. */
  readonly lastRun: string;
  /** Those of one job; empty for all. */
  readonly units: string;
  /** Folder with what the jobs found; empty for none. */
  readonly shards: string;
  readonly check: string;
  /** When there is to be one; empty for none. */
  readonly comment: CommentMode | "";
  /** Servers are asked what they would do about what is new, and that is posted. */
  readonly suggest: boolean;
  readonly publish: string;
  readonly githubToken: string;
  readonly allowUnsafeTrigger: boolean;
};

/** Throws a UserError for a value that means nothing, and for what needs a token without one. */
export function readInputs(): Inputs {
  const inputs: Inputs = {
    servers: getInput("servers")
      .split(/[\s,]+/)
      .filter((one) => one !== ""),
    config: getInput("config"),
    base: getInput("base"),
    head: getInput("head"),
    workingDirectory: getInput("working-directory"),
    baseDependencies: getInput("base-dependencies"),
    settings: getInput("settings"),
    failOn: getInput("fail-on"),
    scope: getInput("scope"),
    steps: getInput("steps"),
    rewards: getInput("rewards"),
    events: getInput("events"),
    show: getInput("show"),
    ...eachActionFile((name) => getInput(surfaces[name].input)),
    cache: getInput("cache"),
    observations: getInput("observations"),
    observationsKey: getInput("observations-key"),
    traces: getInput("traces")
      .split(/\r?\n|,/)
      .map((one) => one.trim())
      .filter((one) => one !== ""),
    replay: getInput("replay"),
    drift: getInput("drift")
      .split(/\s+/)
      .filter((one) => one !== ""),
    trend: getInput("trend"),
    driftIssue: getInput("drift-issue"),
    cleanNights: getInput("clean-nights"),
    jobs: getInput("jobs"),
    lastRun: getInput("last-run"),
    units: getInput("units"),
    shards: getInput("shards"),
    check: getInput("check"),
    comment: commentMode(),
    suggest: yesOrNo("suggest"),
    publish: getInput("publish"),
    githubToken: getInput("github-token"),
    allowUnsafeTrigger: yesOrNo("allow-unsafe-trigger"),
  };
  needToken(inputs);
  needDrift(inputs);
  needDriftIssue(inputs);
  needOnePart(inputs);
  needSteps(inputs);
  return inputs;
}

function yesOrNo(name: string): boolean {
  const value = getInput(name);
  if (value === "true" || value === "false" || value === "") return value === "true";
  throw new UserError("bad-configuration", `the input ${name} must be true or false`);
}

/** `true` is what a comment is for: something to say, or to correct. */
function commentMode(): CommentMode | "" {
  const value = getInput("comment");
  if (value === "" || value === "false") return "";
  const mode = commentModes.find((one) => one === (value === "true" ? "on-findings" : value));
  if (mode !== undefined) return mode;
  throw new UserError(
    "bad-configuration",
    `the input comment must be one of ${[...commentModes, "true", "false"].join(", ")}`,
  );
}

function needDrift({ drift, trend }: Inputs): void {
  if (trend === "" || drift.length > 0) return;
  throw new UserError("bad-configuration", "the input trend needs the input drift", {
    hint: "drift: --runs 3",
  });
}

function needDriftIssue({ driftIssue, cleanNights }: Inputs): void {
  if (cleanNights === "" || driftIssue !== "") return;
  throw new UserError("bad-configuration", "the input clean-nights needs the input drift-issue");
}

/** A job plans, looks or judges; only the one that judges has something to post. */
function needOnePart(inputs: Inputs): void {
  const { jobs, lastRun, units, shards, check, comment, suggest } = inputs;
  const parts = Object.entries({
    jobs,
    units,
    shards,
    drift: inputs.drift.join(" "),
    publish: inputs.publish,
  });
  const [first, second] = parts.flatMap(([name, value]) => (value === "" ? [] : [name]));
  const isShared = jobs !== "" || units !== "" || shards !== "";
  if (isShared && first !== undefined && second !== undefined)
    throw new UserError("bad-configuration", `the inputs ${first} and ${second} exclude each other`, {
      hint: "jobs plans a run that is shared, units looks at a part of it, shards judges what the parts found: each in a job of its own.",
    });
  if (lastRun !== "" && jobs === "")
    throw new UserError("bad-configuration", "the input last-run needs the input jobs");
  if ((jobs !== "" || units !== "") && (check !== "" || comment !== "" || suggest))
    throw new UserError(
      "bad-configuration",
      `the input ${check === "" ? (comment === "" ? "suggest" : "comment") : "check"} belongs to the job with the input shards`,
      {
        hint: "A job with the input jobs or units judges nothing, so it has nothing to post.",
      },
    );
  if (shards !== "" && inputs.observations !== "")
    throw new UserError("bad-configuration", "the inputs shards and observations exclude each other", {
      hint: "What is kept of earlier runs is for a job that looks itself.",
    });
}

/** Each commit is looked at by the job itself. */
function needSteps({ steps, rewards, jobs, units, shards, drift, publish }: Inputs): void {
  if (rewards !== "" && steps === "")
    throw new UserError("bad-configuration", "the input rewards needs the input steps", {
      hint: "steps: commits",
    });
  const parts = Object.entries({ jobs, units, shards, drift: drift.join(" "), publish });
  const other = parts.find(([, value]) => value !== "")?.[0];
  if (steps !== "" && other !== undefined)
    throw new UserError("bad-configuration", `the inputs steps and ${other} exclude each other`);
}

function needToken({ check, comment, suggest, publish, driftIssue, githubToken }: Inputs): void {
  const wanting = [
    check !== "" && "check",
    comment !== "" && "comment",
    suggest && "suggest",
    publish !== "" && "publish",
    driftIssue !== "" && "drift-issue",
  ];
  const name = wanting.find((one) => one !== false);
  if (name === undefined || githubToken !== "") return;
  throw new UserError("bad-configuration", `the input ${name} needs the input github-token`, {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions, to be pasted.
    hint: "github-token: ${{ github.token }}",
  });
}
