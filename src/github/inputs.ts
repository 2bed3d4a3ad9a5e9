/** The Action's inputs, read once and strictly. */
import { getInput } from "@actions/core";
import { UserError } from "../errors.ts";

export type Inputs = {
  readonly servers: readonly string[];
  readonly config: string;
  readonly base: string;
  readonly head: string;
  readonly workingDirectory: string;
  readonly failOn: string;
  readonly show: string;
  readonly report: string;
  readonly sarif: string;
  readonly html: string;
  readonly cache: string;
  readonly check: string;
  readonly comment: boolean;
  readonly publish: string;
  readonly githubToken: string;
  readonly allowUnsafeTrigger: boolean;
};

/** Inputs of later releases: given a value, they are an error rather than silently without effect. */
const notYet = ["traces", "replay"] as const;

/** Throws a UserError for a value that means nothing, and for what needs a token without one. */
export function readInputs(): Inputs {
  for (const name of notYet) {
    if (getInput(name) !== "") {
      throw new UserError("bad-configuration", `the input ${name} is not supported yet by this release`, {
        hint: "Remove it.",
      });
    }
  }
  const inputs: Inputs = {
    servers: getInput("servers")
      .split(/[\s,]+/)
      .filter((one) => one !== ""),
    config: getInput("config"),
    base: getInput("base"),
    head: getInput("head"),
    workingDirectory: getInput("working-directory"),
    failOn: getInput("fail-on"),
    show: getInput("show"),
    report: getInput("report"),
    sarif: getInput("sarif"),
    html: getInput("html"),
    cache: getInput("cache"),
    check: getInput("check"),
    comment: yesOrNo("comment"),
    publish: getInput("publish"),
    githubToken: getInput("github-token"),
    allowUnsafeTrigger: yesOrNo("allow-unsafe-trigger"),
  };
  needToken(inputs);
  return inputs;
}

function yesOrNo(name: string): boolean {
  const value = getInput(name);
  if (value === "true" || value === "false" || value === "") return value === "true";
  throw new UserError("bad-configuration", `the input ${name} must be true or false`);
}

function needToken({ check, comment, publish, githubToken }: Inputs): void {
  const wanting = [check !== "" && "check", comment && "comment", publish !== "" && "publish"];
  const name = wanting.find((one) => one !== false);
  if (name === undefined || githubToken !== "") return;
  throw new UserError("bad-configuration", `the input ${name} needs the input github-token`, {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub Actions, to be pasted.
    hint: "github-token: ${{ github.token }}",
  });
}
