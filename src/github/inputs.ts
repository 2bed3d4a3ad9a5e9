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
  readonly cache: string;
};

/** Inputs of later releases: given a value, they are an error rather than silently without effect. */
const notYet = ["traces", "replay", "check", "comment", "publish", "github-token"] as const;

export function readInputs(): Inputs {
  for (const name of notYet) {
    if (getInput(name) !== "") {
      throw new UserError("bad-configuration", `the input ${name} is not supported yet by this release`, {
        hint: "Remove it.",
      });
    }
  }
  return {
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
    cache: getInput("cache"),
  };
}
