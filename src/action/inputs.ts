/**
 * Reads the inputs of the Actions. An invalid value is an error, because a workflow with a typing error would
 * otherwise check something else.
 */
import { getInput } from "@actions/core";
import { UserError } from "../model/errors.ts";
import { findNearest } from "../model/nearest.ts";
import { type CommentMode, commentModes } from "../report/comment.ts";
import { postedSurfaces, surfaces } from "../report/surfaces.ts";

/** Inputs for servers and scope. Empty: as base configures it. */
export type ServerInputs = {
  readonly servers: readonly string[];
  /** Settings of servers, as YAML. */
  readonly settings: string;
  readonly scope: string;
};

/** Inputs for the verdict of a job. Empty: as base configures it. */
export type VerdictInputs = {
  readonly failOn: string;
  /** Globs of traces. */
  readonly traces: readonly string[];
  readonly replay: string;
};

/** Inputs for what is compared. Plan, shards and the gate of one run have the same. */
export type ChangeInputs = ServerInputs & {
  readonly config: string;
  readonly base: string;
  readonly head: string;
  readonly workingDirectory: string;
  readonly baseDependencies: string;
  readonly cache: string;
  readonly allowUnsafeTrigger: boolean;
};

/** Inputs for what is posted to GitHub. */
export type Posting = {
  /** Name of the check run; empty for none. */
  readonly check: string;
  /** When to create a comment; empty for none. */
  readonly comment: CommentMode | "";
  readonly suggest: boolean;
};

/** Token for GitHub's API; empty for none. */
type Token = { readonly githubToken: string };

/** Inputs of the gate. */
export type GateInputs = ChangeInputs &
  VerdictInputs &
  Posting &
  Token & {
    /** Kind of steps; empty: only base and head. */
    readonly steps: string;
    readonly show: string;
    /** Folder for all files; empty: one in the runner's temporary folder. */
    readonly output: string;
    /** Folder of observations; empty for none. */
    readonly observations: string;
    /** Key of the cache from which it was restored; empty for none. */
    readonly observationsKey: string;
    /** Folder with the shards of the jobs of a shared run; empty for none. */
    readonly shards: string;
  };

/** Inputs of `plan/`. */
export type PlanInputs = ChangeInputs & {
  readonly jobs: string;
  /** `run.json` of an earlier run; empty for none. */
  readonly lastRun: string;
};

/** Inputs of `shard/`. */
export type ShardInputs = ChangeInputs & { readonly units: string };

/** Inputs of `publish/`. */
export type PublishInputs = ServerInputs &
  VerdictInputs &
  Posting &
  Token & {
    /** Folder with the report of another job. */
    readonly report: string;
    readonly show: string;
  };

/** Inputs of `nightly/`. */
export type NightlyInputs = Token & {
  /** Flags of `lanser trace drift`. */
  readonly flags: readonly string[];
  /** Globs of traces; empty: as configured. */
  readonly traces: readonly string[];
  readonly trend: string;
  readonly workingDirectory: string;
  readonly cache: string;
  /** Folder with the results of another job, whose issue is kept; empty: the traces are replayed on live servers. */
  readonly results: string;
  readonly cleanNights: string;
};

/**
 * Reads the inputs of the gate. This and the other readers throw a UserError for an invalid value, and for posting
 * without a token.
 */
export function readGateInputs(): GateInputs {
  const inputs: GateInputs = {
    ...changeInputs(),
    ...verdictInputs(),
    ...posting(),
    steps: getInput("steps"),
    show: getInput("show"),
    output: getInput("output"),
    observations: getInput("observations"),
    observationsKey: getInput("observations-key"),
    shards: getInput("shards"),
    githubToken: getInput("github-token"),
  };
  needToken(inputs);
  exclude({ shards: inputs.shards, observations: inputs.observations }, kept);
  exclude(
    { shards: inputs.shards, steps: inputs.steps },
    "Remove steps: the jobs of a shared run check only base and head.",
  );
  return inputs;
}

/** Reads the inputs of `plan/`. */
export function readPlanInputs(): PlanInputs {
  return { ...changeInputs(), jobs: required("jobs"), lastRun: getInput("last-run") };
}

/** Reads the inputs of `shard/`. */
export function readShardInputs(): ShardInputs {
  return { ...changeInputs(), units: required("units") };
}

/** Reads the inputs of `publish/`, which always needs a token. */
export function readPublishInputs(): PublishInputs {
  const inputs: PublishInputs = {
    ...serverInputs(),
    ...verdictInputs(),
    ...posting(),
    report: required("report"),
    show: getInput("show"),
    githubToken: getInput("github-token"),
  };
  needToken(inputs, "report");
  return inputs;
}

/**
 * Reads the inputs of `nightly/`. Replaying traces and keeping the issue are two jobs: the first runs servers and
 * must have no token, the second must have one.
 */
export function readNightlyInputs(): NightlyInputs {
  const inputs: NightlyInputs = {
    flags: words(getInput("flags"), /\s+/),
    traces: globs(),
    trend: getInput("trend"),
    workingDirectory: getInput("working-directory"),
    cache: getInput("cache"),
    results: getInput("results"),
    cleanNights: getInput("clean-nights"),
    githubToken: getInput("github-token"),
  };
  if (inputs.results !== "" && inputs.githubToken === "") throw withoutToken("results");
  if (inputs.results === "" && inputs.githubToken !== "")
    throw new UserError("bad-configuration", "the input `github-token` needs the input `results`", {
      hint: "Servers can read the environment of their job. Therefore their job must have no token. Update the issue in a separate job, with `results` and `github-token`.",
    });
  exclude({ results: inputs.results, flags: inputs.flags.join(" ") }, ownJob);
  exclude({ results: inputs.results, trend: inputs.trend }, ownJob);
  if (inputs.cleanNights !== "" && inputs.results === "")
    throw new UserError("bad-configuration", "the input `clean-nights` needs the input `results`", {
      hint: "Set both inputs in the job that updates the issue. See examples/workflows/nightly-drift.yml.",
    });
  return inputs;
}

/** Reads the inputs about servers. */
function serverInputs(): ServerInputs {
  return {
    servers: words(getInput("servers"), /[\s,]+/),
    settings: getInput("settings"),
    scope: getInput("scope"),
  };
}

/** Reads the inputs about the verdict. */
function verdictInputs(): VerdictInputs {
  return {
    failOn: getInput("fail-on"),
    traces: globs(),
    replay: getInput("replay"),
  };
}

/** Reads the inputs about what is compared, which several actions share. */
function changeInputs(): ChangeInputs {
  return {
    ...serverInputs(),
    config: getInput("config"),
    base: getInput("base"),
    head: getInput("head"),
    workingDirectory: getInput("working-directory"),
    baseDependencies: getInput("base-dependencies"),
    cache: getInput("cache"),
    allowUnsafeTrigger: yesOrNo("allow-unsafe-trigger"),
  };
}

/** Splits a list; empty entries are dropped. */
function words(text: string, separator: RegExp): readonly string[] {
  return text.split(separator).flatMap((one) => (one.trim() === "" ? [] : [one.trim()]));
}

/** Separators of lists in inputs: line feeds and commas. */
const separators = /\r?\n|,/;

/** Reads the globs of traces. */
function globs(): readonly string[] {
  return words(getInput("traces"), separators);
}

/** Default value of each surface that `publish` can list. */
const usual = { check: "Lanser", comment: "on-findings", suggestions: "true" } as const;

/**
 * Parses the input `publish`: a list of `check[=NAME]`, `comment[=WHEN]` and `suggestions`, or `none`. Throws a
 * UserError for an unknown or repeated name, because a typo would silently post nothing.
 */
function posting(): Posting {
  const items = words(getInput("publish"), separators);
  const asked = new Map<string, string>();
  for (const item of items.length === 1 && items[0] === "none" ? [] : items) {
    const [name = "", value] = item.split(/=(.*)/su).map((one) => one.trim());
    if (!isPublished(name)) throw unknownSurface(name);
    if (asked.has(name)) throw new UserError("bad-configuration", `the input publish has ${name} twice`);
    if (value === "" || (name === "suggestions" && value !== undefined))
      throw new UserError("bad-configuration", `the input publish cannot have \`${item}\``, {
        hint: publishHint,
      });
    asked.set(name, value ?? usual[name]);
  }
  return {
    check: asked.get("check") ?? "",
    comment: commentMode(asked.get("comment")),
    suggest: asked.has("suggestions"),
  };
}

/** Names that `publish` can list. */
const publishNames = postedSurfaces.map((name) => surfaces[name].publish);
/** Hint for a value that `publish` does not know. */
const publishHint = "For example: publish: check=Types, comment=on-change, suggestions";

/** True if `publish` can list the name. */
function isPublished(name: string): name is keyof typeof usual {
  return (publishNames as readonly string[]).includes(name);
}

/**
 * Returns the error for an unknown name in `publish`. Its hint has the nearest known name, because most such errors
 * are typos.
 */
function unknownSurface(name: string): UserError {
  const near = findNearest(name, publishNames);
  return new UserError("bad-configuration", `the input publish cannot list \`${name}\``, {
    hint:
      near === undefined
        ? `List some of ${publishNames.join(", ")}, or write \`none\`.`
        : `Did you mean \`${near}\`?`,
  });
}

/** Parses the mode of the comment; empty for no comment. Throws a UserError for an unknown mode. */
function commentMode(value: string | undefined): CommentMode | "" {
  if (value === undefined) return "";
  const mode = commentModes.find((one) => one === value);
  if (mode !== undefined) return mode;
  throw new UserError("bad-configuration", `the input publish cannot have \`comment=${value}\``, {
    hint: `Write one of ${commentModes.map((one) => `comment=${one}`).join(", ")}.`,
  });
}

/** Reads a boolean input; empty is false. Throws a UserError for any other word. */
function yesOrNo(name: string): boolean {
  const value = getInput(name);
  if (value === "true" || value === "false" || value === "") return value === "true";
  throw new UserError("bad-configuration", `the input ${name} must be true or false`);
}

/** Reads an input that must be set. Throws a UserError if it is empty. */
function required(name: string): string {
  const value = getInput(name);
  if (value !== "") return value;
  throw new UserError("bad-configuration", `the input ${name} is missing`);
}

/** Hint for inputs of both nightly jobs. */
const ownJob = "Use one job for each input. See examples/workflows/nightly-drift.yml.";
/** Hint for shards together with cached observations. */
const kept = "Remove observations: the shards already contain the servers' findings.";

/** Throws a UserError if all of these inputs are set. */
function exclude(inputs: Readonly<Record<string, string>>, hint: string): void {
  if (Object.values(inputs).includes("")) return;
  const names = Object.keys(inputs)
    .map((one) => `\`${one}\``)
    .join(" and ");
  throw new UserError("bad-configuration", `the inputs ${names} cannot be combined`, { hint });
}

/** Throws a UserError if something is posted without a token. */
function needToken({ check, comment, suggest, githubToken }: Posting & Token, name = "publish"): void {
  const isPosting = name !== "publish" || check !== "" || comment !== "" || suggest;
  if (isPosting && githubToken === "") throw withoutToken(name);
}

/** Returns the error for an input that needs a token, with the line to paste. */
function withoutToken(name: string): UserError {
  return new UserError("bad-configuration", `the input \`${name}\` needs the input \`github-token\``, {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions, to be pasted.
    hint: "github-token: ${{ github.token }}",
  });
}
