/** Fifteen things that other tools got wrong, each under the name of the tool: none of them is so here. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createApi } from "../src/action/github/api.ts";
import { postCheck } from "../src/action/github/check.ts";
import { writeResults } from "../src/action/show.ts";
import { actionHostOf } from "../src/action/step.ts";
import { resolveRevisions } from "../src/git/base.ts";
import { sha256 } from "../src/model/digest.ts";
import { exitCode } from "../src/model/exit-code.ts";
import { realHost } from "../src/platform/host.ts";
import { annotations } from "../src/report/annotations.ts";
import { checkContent } from "../src/report/check.ts";
import { commit, git, newRepository, open, publish, temporaryFolder } from "./git/support.ts";
import { states } from "./match/support.ts";
import { findingOf, range, reportOf } from "./report/support.ts";
import { runnerCommands } from "./support/runner-commands.ts";

const manyNew = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    findingOf({ id: sha256(String(at)), message: `wrong ${at}`, range: range(at + 1, 1, at + 1, 5) }),
  );
const shown = { reproduce: "lanser gate", show: "hint", links: null, notes: [] } as const;

describe("reviewdog", () => {
  test("1: a check that may not be posted falls back to nothing: here the findings are commands", () => {
    const said: string[] = [];
    const stdout = { write: (text: string) => void said.push(text), isTerminal: false };
    const stderr = { write: () => undefined, isTerminal: false };
    const host = actionHostOf({ ...realHost(), env: {}, stdout, stderr });
    const why = "the token may not do this (403)";
    const surfaces = [{ surface: "check", state: "failed", why }] as const;
    const report = reportOf({ findings: manyNew(3) });
    writeResults(
      host,
      { ...shown, report, json: "", all: false, name: "", reader: "code-scanning" },
      surfaces,
    );
    expect(runnerCommands(said.join("")).map(({ data }) => data)).toEqual(["wrong 0", "wrong 1", "wrong 2"]);
  });

  test("2: the tenth finding fails an advisory run, or fifty-three pass: here only the policy decides", () => {
    const codes = [1, 9, 10, 53].map((count) => [
      exitCode(reportOf({ findings: manyNew(count), failOn: "never" })),
      exitCode(reportOf({ findings: manyNew(count) })),
    ]);
    expect(codes).toEqual([1, 9, 10, 53].map(() => [0, 1]));
  });

  test("3: outside of a pull request it passes in silence: a queue and a push are judged here", async () => {
    const folder = newRepository();
    const before = commit(folder, { "a.py": "1" });
    const after = commit(folder, { "a.py": "2" });
    const head = { kind: "checked-out" } as const;
    const repository = await open(folder);
    const bases = [
      { kind: "merge-group", baseSha: before, headSha: after },
      { kind: "push", before, after, ref: "refs/heads/main", defaultBranch: "main", forced: false },
    ] as const;
    const found = await Promise.all(bases.map((base) => resolveRevisions(repository, { base, head })));
    expect(found.map((one) => one.kind === "resolved" && one.base.commit)).toEqual([before, before]);
  });
});

describe("golangci-lint-action", () => {
  test("4: without a patch it reports the backlog: without a base nothing is compared here", async () => {
    const folder = newRepository();
    const head = commit(folder, { "a.py": "1" });
    const lost = { kind: "merge-group", baseSha: "b".repeat(40), headSha: head } as const;
    const found = await resolveRevisions(await open(folder), { base: lost, head: { kind: "checked-out" } });
    expect(found).toMatchObject({ kind: "unavailable", code: "base-unavailable" });
  });

  test("5: a file that is renamed into the folder loses what is new in it", () => {
    expect(
      states(
        { "lib/a.py": "[[call missing|old]]()\nfine()\n" },
        { "app/a.py": "[[call missing|old]]()\n[[call missing|fresh]]()\n" },
        { renames: { "lib/a.py": "app/a.py" } },
      ),
    ).toMatchInlineSnapshot(`
      "unchanged app/a.py:1:1 call missing <- lib/a.py:1:1
      new app/a.py:2:1 call missing"
    `);
  });

  test("6: a merge group needs a whole clone: one commit is enough here", async () => {
    const folder = newRepository();
    const before = commit(folder, { "a.py": "1" });
    const after = commit(folder, { "a.py": "2" });
    const { url } = publish(folder);
    const clone = temporaryFolder();
    git(clone, "clone", "--quiet", "--depth=1", url, "shallow");
    const base = { kind: "merge-group", baseSha: before, headSha: after } as const;
    const found = await resolveRevisions(await open(`${clone}/shallow`), {
      base,
      head: { kind: "checked-out" },
    });
    expect(found).toMatchObject({ kind: "resolved", base: { commit: before } });
  });
});

test("revgrep, 7: a line of more than 4,096 bytes, or one whose tail begins with a minus, is not seen as added", () => {
  const long = `x = [${"1, ".repeat(3_000)}]; - y\n`;
  expect(
    states({ "m.py": "a\n[[attr nope|b]]\n" }, { "m.py": `a\n${long}-[[attr nope|c]]\n[[attr nope|b]]\n` }),
  ).toMatchInlineSnapshot(`
    "new m.py:3:2 attr nope
    unchanged m.py:4:1 attr nope <- m.py:2:1"
  `);
});

describe("qodana-action", () => {
  test("8: columns get lost, and the last fifty decide: here each has its columns, and one conclusion is of all", () => {
    const findings = [...manyNew(60), ...manyNew(60).map((one) => ({ ...one, severity: "hint" as const }))];
    const content = checkContent(reportOf({ findings }), shown);
    expect(content.annotations.every(({ start_column }) => start_column === 1)).toBe(true);
    expect([content.conclusion, content.annotations.at(-1)?.annotation_level]).toEqual(["failure", "notice"]);
  });

  test("8: a check beyond the first page is not found, and posted again", async () => {
    const content = checkContent(reportOf(), shown);
    const own = { id: 7, external_id: "lanser sha256:x", status: "completed", output: {} };
    const pages = [Array.from({ length: 100 }, (_, id) => ({ id, external_id: "other" })), [own]];
    const sent: string[] = [];
    const api = createApi(async (route, { page }) => {
      sent.push(route);
      return { status: 200, data: { check_runs: pages[Number(page) - 1] } };
    }, realHost().clock);
    const target = { owner: "a", repo: "b", name: "Lanser", headSha: "c", digest: "sha256:x" };
    expect((await postCheck(api, target, content)).state).toBe("unchanged");
    expect(sent.filter((route) => route.startsWith("POST"))).toEqual([]);
  });
});

test("mypy-baseline, 9: a rename makes all findings new, and other numbers in a message another finding", () => {
  expect(
    states(
      { "old.py": "[[redefined 'f' is defined on line 3|f]]\n[[call missing|g]]()\n" },
      { "new.py": "# a comment\n[[redefined 'f' is defined on line 4|f]]\n[[call missing|g]]()\n" },
      { renames: { "old.py": "new.py" } },
    ),
  ).toMatchInlineSnapshot(`
    "unchanged new.py:2:1 redefined 'f' is defined on line 4 <- old.py:1:1 by image-message-drift
    unchanged new.py:3:1 call missing <- old.py:2:1"
  `);
});

test("pyrefly, 10: a second error of a kind at the same column hides behind the first", () => {
  expect(
    states({ "m.py": "x = [[attr nope|a]]\n" }, { "m.py": "x = [[attr nope|a]]\nx = [[attr nope|a]]\n" }),
  ).toMatchInlineSnapshot(`
    "unchanged m.py:1:5 attr nope <- m.py:1:5
    new m.py:2:5 attr nope"
  `);
});

test("betterer, 11: of two files that moved one after the other, the second is skipped", () => {
  const moved = { "a.py": "b.py", "c.py": "d.py", "e.py": "f.py" };
  const content = (name: string) => `[[call missing|${name}]]()\n`;
  expect(
    states(
      Object.fromEntries(Object.keys(moved).map((path) => [path, content(path[0] ?? "")])),
      Object.fromEntries(Object.entries(moved).map(([from, to]) => [to, content(from[0] ?? "")])),
      { renames: moved },
    ),
  ).toMatchInlineSnapshot(`
    "unchanged b.py:1:1 call missing <- a.py:1:1
    unchanged d.py:1:1 call missing <- c.py:1:1
    unchanged f.py:1:1 call missing <- e.py:1:1"
  `);
});

test("phpstan and csdiff, 12: of more than there were, the last or any one is shown, not the one that is new", () => {
  expect(
    states(
      { "m.py": "def f():\n    [[attr nope|a]].x\n    b()\n" },
      { "m.py": "def f():\n    [[attr nope|a]].x\n    c()\n    [[attr nope|a]].x\n    b()\n" },
    ),
  ).toMatchInlineSnapshot(`
    "unchanged m.py:2:5 attr nope <- m.py:2:5
    new m.py:4:5 attr nope"
  `);
  expect(
    states(
      { "m.py": "def g():\n    b()\n\n\ndef f():\n    [[attr nope|a]].x\n" },
      { "m.py": "def g():\n    [[attr nope|a]].x\n    b()\n\n\ndef f():\n    [[attr nope|a]].x\n" },
    ),
  ).toMatchInlineSnapshot(`
    "new m.py:2:5 attr nope
    unchanged m.py:7:5 attr nope <- m.py:6:5"
  `);
});

test("sarif-multitool, 13: another error of the rule on the same spot is the old one", () => {
  expect(
    states({ "m.py": "x = [[attr no-size|a.size]]\n" }, { "m.py": "x = [[attr no-text|b.text]]\n" }),
  ).toMatchInlineSnapshot(`
    "fixed m.py:1:5 attr no-size
    new m.py:1:5 attr no-text"
  `);
});

test("diff_cover, MegaLinter and vcs-diff-lint, 14: no history reads as no change, and passes", async () => {
  const folder = newRepository();
  commit(folder, { "a.py": "1" });
  git(folder, "switch", "--quiet", "--orphan", "other");
  const head = commit(folder, { "b.py": "1" });
  const event = { kind: "pull-request", headSha: head, baseRef: "main", baseSha: "b".repeat(40) } as const;
  const found = await resolveRevisions(await open(folder), { base: event, head: { kind: "checked-out" } });
  expect(found).toMatchObject({ kind: "unavailable" });
});

describe("pyright-action", () => {
  test("15: an annotation names an absolute path", () => {
    const [command] = runnerCommands(annotations(reportOf({ findings: manyNew(1) }), "hint"));
    expect(command?.properties["file"]).toBe("app/billing.py");
  });

  test("15: a release is deleted and pushed again: only the major tag ever moves", () => {
    const release = readFileSync(new URL("../.github/workflows/release.yml", import.meta.url), "utf8");
    expect(release).not.toMatch(/push[^\n]*--delete|--delete[^\n]*tag|tag +-d/u);
  });
});
