/** A question as a program writes it: what becomes of its members, and what is said of those that it has not. */
import { expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import { batchProblems } from "../../../src/questions/client/batch-check.ts";
import { assertParams, requestFrom, type WrittenQuestion } from "../../../src/questions/client/written.ts";
import { questionCalled } from "../../../src/questions/query/questions.ts";

const usual = { indexing: "utf-16", timeoutMs: 60_000 } as const;
const requestOf = (written: WrittenQuestion) => requestFrom(written, usual, undefined);

const said = (written: WrittenQuestion): string => {
  try {
    assertParams(questionCalled(written.cmd), requestOf(written));
    return "taken";
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.message}: ${error.hint}`;
  }
};

test("a parameter that the question does not take is named, with those that it takes", () => {
  const refs = { cmd: "refs", place: "a.py#f" };
  expect([
    said({ ...refs, params: { "no-declaration": true, limit: 5 } }),
    said({ ...refs, params: { no_declaration: true, mode: "in" } }),
    said({ ...refs, params: { "no-declaration": "yes" } }),
    said({ ...refs, params: { limit: "5" } }),
    said({ ...refs, params: { workspace: true } }),
    said({ ...refs, params: { limit: 5 }, limit: 6 }),
    said({ ...refs, limit: 0 }),
    said({ cmd: "diag", paths: ["a.py"], params: { severity: "error" } }),
    said({ cmd: "calls", place: "a.py#f", params: { mode: "in" } }),
    said({ cmd: "request", params: { method: "x/y", params: [] as never } }),
  ]).toMatchInlineSnapshot(`
    [
      "taken",
      "13 \`refs\` has no parameter \`no_declaration\`, \`mode\`: \`params\` of \`refs\` takes no-declaration, limit, cursor.",
      "13 \`no-declaration\` of \`refs\` must be true or false: \`params\` of \`refs\` takes no-declaration, limit, cursor.",
      "13 \`limit\` of \`refs\` must be a number from 1: \`params\` of \`refs\` takes no-declaration, limit, cursor.",
      "taken",
      "13 the question has \`limit\` inside and outside of \`params\`: Remove one of them.",
      "13 \`limit\` of \`refs\` must be a number from 1: ",
      "13 \`diag\` has no parameter \`severity\`: \`params\` of \`diag\` takes limit, cursor, workspace.",
      "taken",
      "13 \`params\` of \`request\` must be an object: \`params\` of \`request\` takes method, params, limit, cursor.",
    ]
  `);
});

test("what the flags of a command are called may stand in params or beside it, and means the same", () => {
  const symbols = { cmd: "symbols", params: { query: "f" } } as const;
  const beside = requestOf({ ...symbols, workspace: true, limit: 3, cursor: "c" });
  expect(
    requestOf({ ...symbols, params: { ...symbols.params, workspace: true, limit: 3, cursor: "c" } }),
  ).toEqual(beside);
  expect(beside).toMatchObject({ params: { query: "f" }, workspace: true, limit: 3, cursor: "c" });
});

test("a question of a program and a line of a batch have the same members", () => {
  const written: Required<WrittenQuestion> = {
    cmd: "context",
    place: "a.py",
    seen: "HEAD~1",
    paths: [],
    workspace: false,
    params: { budget: 100 },
    limit: 1,
    cursor: "c",
    overlay: { "a.py": "" },
    indexing: "codepoint",
    timeoutMs: 5_000,
  };
  const line = JSON.stringify({ id: "a", ...written });
  expect([...batchProblems([line])]).toEqual([{ line: 1, problem: undefined }]);
  expect(requestOf(written)).toMatchObject({
    places: ["a.py"],
    seen: "HEAD~1",
    indexing: "codepoint",
    timeoutMs: 5_000,
  });
});

test("a batch that is only looked at says of a line what it would be answered", () => {
  const [one] = batchProblems([
    JSON.stringify({ id: "a", cmd: "hover", place: "a.py#f", params: { deep: 1 } }),
  ]);
  expect(one?.problem).toContain("`hover` has no parameter `deep`");
});
