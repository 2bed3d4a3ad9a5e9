/** What an event says about base and head. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  checkedCommit,
  eventComparison,
  pullRequestOf,
  refuseUnsafeTrigger,
} from "../../../src/cli/program/event.ts";
import { actionsSurroundings, surroundingsOf } from "../../../src/cli/program/where.ts";
import { UserError } from "../../../src/model/errors.ts";
import { temporaryFolder } from "../../support/files.ts";
import { webhook, withMember } from "../../support/webhooks.ts";

function environment(event: string, payload: unknown): Record<string, string> {
  const file = join(temporaryFolder(), "event.json");
  writeFileSync(file, typeof payload === "string" ? payload : JSON.stringify(payload));
  return { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file };
}

/** The base in one line, or the error. */
function ask(env: Readonly<Record<string, string>>): string {
  try {
    refuseUnsafeTrigger(surroundingsOf(env));
    const said = eventComparison(surroundingsOf(env));
    return said === undefined ? "not in Actions" : `${said.head.kind} against ${JSON.stringify(said.base)}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.code}: ${error.message}. ${error.hint}`;
  }
}

const of = (event: string, payload: unknown) => ask(environment(event, payload));

const opened = webhook("pull_request", { action: "opened" });
const pushed = webhook("push", { created: true, ref: "refs/heads/master" });

describe("an event", () => {
  test("says where its change begins", () => {
    expect({
      "pull_request opened": of("pull_request", opened),
      "pull_request synchronize": of("pull_request", webhook("pull_request", { action: "synchronize" })),
      "push, a branch created": of("push", pushed),
      "push, a tag created": of("push", webhook("push", { created: true, ref: "refs/tags/simple-tag" })),
      "push, deleted": of("push", webhook("push", { deleted: true })),
    }).toMatchInlineSnapshot(`
      {
        "pull_request opened": "checked-out against {"kind":"pull-request","headSha":"ec26c3e57ca3a959ca5aad62de7213c562f8c821","baseRef":"master","baseSha":"f95f852bd8fca8fcc58a9a2d6c842781e32a215e"}",
        "pull_request synchronize": "checked-out against {"kind":"pull-request","headSha":"ec26c3e57ca3a959ca5aad62de7213c562f8c821","baseRef":"master","baseSha":"f95f852bd8fca8fcc58a9a2d6c842781e32a215e"}",
        "push, a branch created": "checked-out against {"kind":"push","before":"0000000000000000000000000000000000000000","after":"6113728f27ae82c7b1a177c8d03f9e96e0adf246","ref":"refs/heads/master","forced":false,"defaultBranch":"master"}",
        "push, a tag created": "checked-out against {"kind":"push","before":"0000000000000000000000000000000000000000","after":"6113728f27ae82c7b1a177c8d03f9e96e0adf246","ref":"refs/tags/simple-tag","forced":false,"defaultBranch":"master"}",
        "push, deleted": "checked-out against {"kind":"push","before":"6113728f27ae82c7b1a177c8d03f9e96e0adf246","after":"0000000000000000000000000000000000000000","ref":"refs/tags/simple-tag","forced":false,"defaultBranch":"master"}",
      }
    `);
  });

  test("of a merge queue or without a change says where to begin too", () => {
    expect({
      merge_group: of("merge_group", webhook("merge_group")),
      "merge_group without its commits": of("merge_group", { merge_group: {} }),
      workflow_dispatch: of("workflow_dispatch", webhook("workflow_dispatch")),
      schedule: of("schedule", { schedule: "0 4 * * *" }),
    }).toMatchInlineSnapshot(`
      {
        "merge_group": "checked-out against {"kind":"merge-group","baseSha":"380387fbc80638b734a49e1be1c4dfec1c01b33c","headSha":"2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d"}",
        "merge_group without its commits": "13 no-base: the merge_group event lacks merge_group.base_sha and merge_group.head_sha. Set the inputs \`base\` and \`head\`.",
        "schedule": "checked-out against {"kind":"first-parent"}",
        "workflow_dispatch": "checked-out against {"kind":"first-parent"}",
      }
    `);
  });

  test("that does not say what changed says what to do instead", () => {
    expect({
      issue_comment: of("issue_comment", webhook("issue_comment")),
      "no name": of("", {}),
    }).toMatchInlineSnapshot(`
      {
        "issue_comment": "13 no-base: the event issue_comment names no base commit. Set the inputs \`base\` and \`head\`, or run on \`pull_request\`, \`push\` or \`merge_group\`.",
        "no name": "13 no-base: the event (none) names no base commit. Set the inputs \`base\` and \`head\`, or run on \`pull_request\`, \`push\` or \`merge_group\`.",
      }
    `);
  });

  test("that runs with secrets is allowed by an explicit word, and never together with a token", () => {
    const env = environment("pull_request_target", opened);
    const refuse = (allowed: { isAllowed: boolean; hasToken: boolean }) => () =>
      refuseUnsafeTrigger(surroundingsOf(env), allowed);
    expect(refuse({ isAllowed: true, hasToken: false })).not.toThrow();
    expect(refuse({ isAllowed: true, hasToken: true })).toThrow(UserError);
    expect(refuse({ isAllowed: false, hasToken: false })).toThrow(UserError);
  });

  test("that runs with secrets on code of others is refused, also before its file is read", () => {
    expect({
      pull_request_target: of("pull_request_target", opened),
      workflow_run: of("workflow_run", webhook("workflow_run")),
      "without a file": ask({ GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: "pull_request_target" }),
      "outside of Actions": ask({ GITHUB_EVENT_NAME: "pull_request_target" }),
    }).toMatchInlineSnapshot(`
      {
        "outside of Actions": "not in Actions",
        "pull_request_target": "12 unsafe-trigger: pull_request_target gives secrets to code that nobody has reviewed. Use \`on: pull_request\`, which needs no secret.",
        "without a file": "12 unsafe-trigger: pull_request_target gives secrets to code that nobody has reviewed. Use \`on: pull_request\`, which needs no secret.",
        "workflow_run": "12 unsafe-trigger: workflow_run gives secrets to code that nobody has reviewed. Use \`on: pull_request\`, which needs no secret.",
      }
    `);
  });

  test("that does not say enough is an error, whatever it says instead", () => {
    expect({
      "no pull request": of("pull_request", {}),
      "a null pull request": of("pull_request", { pull_request: null }),
      "a number for a commit": of("pull_request", withMember(opened, "pull_request.head.sha", 7)),
      "a base without a branch": of("pull_request", withMember(opened, "pull_request.base", { sha: "0" })),
      "a base from the prototype": of("pull_request", '{"__proto__":{"pull_request":{}}}'),
      "a push without a ref": of("push", withMember(pushed, "ref", null)),
      "a push without a default branch": of("push", withMember(pushed, "repository", {})),
      "a list": of("push", []),
      null: of("push", null),
    }).toMatchInlineSnapshot(`
      {
        "a base from the prototype": "13 no-base: the pull_request event lacks pull_request.head.sha, pull_request.base.ref and pull_request.base.sha. Set the inputs \`base\` and \`head\`.",
        "a base without a branch": "13 no-base: the pull_request event lacks pull_request.head.sha, pull_request.base.ref and pull_request.base.sha. Set the inputs \`base\` and \`head\`.",
        "a list": "13 no-base: the push event lacks before, after, ref and repository.default_branch. Set the inputs \`base\` and \`head\`.",
        "a null pull request": "13 no-base: the pull_request event lacks pull_request.head.sha, pull_request.base.ref and pull_request.base.sha. Set the inputs \`base\` and \`head\`.",
        "a number for a commit": "13 no-base: the pull_request event lacks pull_request.head.sha, pull_request.base.ref and pull_request.base.sha. Set the inputs \`base\` and \`head\`.",
        "a push without a default branch": "13 no-base: the push event lacks before, after, ref and repository.default_branch. Set the inputs \`base\` and \`head\`.",
        "a push without a ref": "13 no-base: the push event lacks before, after, ref and repository.default_branch. Set the inputs \`base\` and \`head\`.",
        "no pull request": "13 no-base: the pull_request event lacks pull_request.head.sha, pull_request.base.ref and pull_request.base.sha. Set the inputs \`base\` and \`head\`.",
        "null": "13 no-base: the push event lacks before, after, ref and repository.default_branch. Set the inputs \`base\` and \`head\`.",
      }
    `);
  });

  test("whose file cannot be read is an error", () => {
    const actions = { GITHUB_ACTIONS: "true", GITHUB_EVENT_NAME: "push" };
    expect({
      "not JSON": of("push", "{"),
      "not there": ask({ ...actions, GITHUB_EVENT_PATH: "/nonexistent/event.json" }),
      "not named": ask(actions),
      "named by nothing": ask({ ...actions, GITHUB_EVENT_PATH: "" }),
    }).toMatchInlineSnapshot(`
      {
        "named by nothing": "13 no-base: the push event lacks before, after, ref and repository.default_branch. Set the inputs \`base\` and \`head\`.",
        "not JSON": "13 unreadable-file: cannot read the event file of the runner (GITHUB_EVENT_PATH). Check the path and its permissions.",
        "not named": "13 no-base: the push event lacks before, after, ref and repository.default_branch. Set the inputs \`base\` and \`head\`.",
        "not there": "13 unreadable-file: cannot read the event file of the runner (GITHUB_EVENT_PATH). Check the path and its permissions.",
      }
    `);
  });

  test("outside of Actions counts for nothing", () => {
    const { GITHUB_ACTIONS: _, ...elsewhere } = environment("pull_request", opened);
    expect([ask(elsewhere), ask({ ...elsewhere, GITHUB_ACTIONS: "false" })]).toEqual([
      "not in Actions",
      "not in Actions",
    ]);
  });
});

describe("the commit that a check belongs to", () => {
  const commitOf = (event: string, payload: unknown) =>
    checkedCommit(actionsSurroundings({ ...environment(event, payload), GITHUB_SHA: "merge or pushed" }));

  test("is the pull request's own head, the merge group's, or what was pushed", () => {
    expect([
      commitOf("pull_request", withMember(opened, "pull_request.head.sha", "head")),
      commitOf("merge_group", { merge_group: { head_sha: "group" } }),
      commitOf("push", pushed),
    ]).toEqual(["head", "group", "merge or pushed"]);
  });

  test("comes with the pull request's number and labels", () => {
    const labelled = withMember(opened, "pull_request.labels", [{ name: "waived" }, { name: 5 }, "x"]);
    expect(pullRequestOf(surroundingsOf(environment("pull_request", labelled)))).toMatchObject({
      number: 2,
      labels: ["waived"],
    });
    expect(pullRequestOf(surroundingsOf(environment("push", pushed)))).toBeUndefined();
  });
});
