/** Real histories as GitHub keeps them, and the payloads of the events about them. */
import { join } from "node:path";
import type { Files } from "../support/files.ts";
import { commit, git, repositoryAt } from "../support/repository.ts";
import { webhook, withMember } from "../support/webhooks.ts";
import { secrets } from "./runner.ts";

export const zero = "0".repeat(40);
export const base: Files = {
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "billing.py": 'from rates import rate\n\n\ndef total() -> int:\n    return rate("a")\n',
};
/** Breaks line 5 of billing.py, which it does not touch. */
export const breaking: Files = {
  "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n",
};
export const harmless: Files = { "rates.py": "def rate(name: str) -> int:\n    return len(name) + 1\n" };
export const config = (failOn: string): Files => ({
  ".lanser/config.yml": `version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: ${failOn} }\n`,
});

export type Made = Readonly<Record<"fork" | "main" | "topic" | "merge", string>>;

/** The repository on GitHub: main, a topic branch that left it at `fork`, and the merge of both for pull request 1. */
export function remote(folder: string, name: string, first: Files, topic: Files, later: Files): Remote {
  return remoteOf(folder, name, repositoryAt(join(folder, "work", name), first), topic, later);
}

export type Remote = { readonly url: string; readonly work: string; readonly commits: Made };

/** The same of a repository that is there; `topic` gives or makes what the branch changes. */
export function remoteOf(
  folder: string,
  name: string,
  work: string,
  topic: Files | (() => Files),
  later: Files,
): Remote {
  const fork = git(work, "rev-parse", "HEAD");
  git(work, "switch", "--quiet", "--create", "topic");
  const tip = commit(work, typeof topic === "function" ? topic() : topic);
  git(work, "switch", "--quiet", "main");
  const main = commit(work, later);
  git(work, "switch", "--quiet", "--detach");
  git(work, "merge", "--quiet", "--no-ff", "--message", "Merge", "topic");
  const merge = git(work, "rev-parse", "HEAD");
  git(work, "update-ref", "refs/pull/1/merge", merge);
  git(work, "switch", "--quiet", "main");
  const path = join(folder, "remotes", `${name}.git`);
  git(work, "clone", "--quiet", "--bare", work, path);
  git(work, "push", "--quiet", path, "refs/pull/1/merge");
  return { url: `file://${path}`, work, commits: { fork, main, topic: tip, merge } };
}

/** What actions/checkout does. */
export function checkOut(workspace: string, url: string, ref: string, depth: "whole" | "one commit"): string {
  repositoryAt(workspace);
  git(workspace, "remote", "add", "origin", url);
  if (depth === "whole")
    git(workspace, "fetch", "--quiet", "--no-tags", "origin", "+refs/heads/*:refs/remotes/origin/*");
  git(workspace, "fetch", "--quiet", "--no-tags", ...(depth === "whole" ? [] : ["--depth=1"]), "origin", ref);
  git(workspace, "checkout", "--quiet", "--detach", "FETCH_HEAD");
  // Older checkouts leave the token in the configuration, newer ones in a file that it includes.
  const header = `AUTHORIZATION: basic ${secrets["GIT_CREDENTIALS"]}`;
  git(workspace, "config", "http.https://github.example/.extraheader", header);
  const included = `${workspace}.credentials`;
  git(workspace, "config", "--file", included, "http.https://api.github.example/.extraheader", header);
  git(workspace, "config", "include.path", included);
  return workspace;
}

export function pullRequest(
  action: "opened" | "synchronize",
  { main, topic }: Made,
): Readonly<Record<string, unknown>> {
  const replaced = { "head.sha": topic, "head.ref": "topic", "base.sha": main, "base.ref": "main" };
  return Object.entries(replaced).reduce(
    (payload, [path, value]) => withMember(payload, `pull_request.${path}`, value),
    withMember(webhook("pull_request", { action }), "repository.default_branch", "main"),
  );
}

export function push(
  example: Readonly<Record<string, unknown>>,
  replaced: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.entries({ ...replaced, "repository.default_branch": "main" }).reduce(
    (payload, [path, value]) => withMember(payload, path, value),
    webhook("push", example),
  );
}
