/** Places that were written for an older commit: `?seen=COMMIT` and `--seen REV`. */
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Bundle } from "../../src/questions/bundle/bundle.ts";
import { validateBundleV1 } from "../../src/schemas/generated/questions.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { runInProcess } from "../support/in-process.ts";
import { questionClient } from "../support/question-client.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";

/** Commits the trees one after the other; each has only the files that change, and null deletes one. */
function history(...trees: readonly Files[]) {
  const folder = repositoryOf(...trees);
  const commits = git(folder, "rev-list", "--reverse", "HEAD").split("\n");
  const locate = (place: string, ...args: readonly string[]) =>
    runInProcess(folder, ["locate", place, ...args]);
  return {
    ...{ folder, commits, locate },
    seen: commits[0] ?? "",
    /** The first line of the answer or the error, and what happened, with commits by their number. */
    said: async (place: string, ...args: readonly string[]) => {
      const { code, stdout, stderr } = await locate(place, ...args);
      const lines = (code === 0 ? stdout : stderr).split("\n");
      const shown = code === 0 ? lines.filter((one, at) => at === 0 || one.startsWith("note:")) : lines;
      const named = commits.reduce(
        (text, id, at) => text.replaceAll(id, `(${at})`).replaceAll(id.slice(0, 12), `(${at})`),
        shown.join("\n").trim(),
      );
      return `${code} ${named}`;
    },
  };
}

const pay = `    def pay(self, hours, bonus):
        total = hours * self.amount
        for part in self.parts:
            total += part.value * part.count
        return round(total + bonus, 2)
`;
const rate = `class Rate:\n    amount = 3\n\n${pay}`;

test("lines that were added above move a place, with the score 1 and no other candidate", async () => {
  const { seen, locate } = history({ "a.py": rate }, { "a.py": `import os\n\n\n${rate}` });
  const places = {
    "a.py@L4:C9": [6, 8, 6, 8],
    "a.py@L4~pay": [6, 8, 6, 11],
    "a.py@R(4,9->8,39)": [6, 8, 10, 38],
    "a.py#Rate.pay": [6, 8, 6, 11],
    "a.py#Rate.pay:sig": [6, 4, 6, 31],
    "ast://[file=a.py]/[class=Rate]/[def=pay]": [6, 8, 6, 11],
    "ast://[file=a.py]/[def=pay]/call[1]": [10, 15, 10, 38],
    'anchor://a.py#"round("': [10, 15, 10, 21],
  };
  for (const [place, range] of Object.entries(places)) {
    const written = place.replace("ast://[file=a.py]/[def=pay]", "ast://[file=a.py]/[class=Rate]/[def=pay]");
    const { stdout } = await locate(`${written}?seen=${seen}`, "--json");
    const bundle = JSON.parse(stdout) as Bundle & { facts: { location: { score: number } } };
    expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
    expect([written, bundle.resolution?.resolved?.range], stdout).toEqual([written, range]);
    expect(bundle.facts.location.score).toBe(1);
    expect(bundle.resolution?.disambiguation).toEqual([]);
    expect(bundle.resolution?.seen).toEqual({ object: seen, changes: [] });
  }
});

test("a renamed definition is followed, and the answer names the commit", async () => {
  const due = rate.replace("def pay(", "def due(");
  const { said, seen } = history(
    { "a.py": rate },
    { "b.py": "x = 1\n" },
    { "a.py": due },
    { "a.py": `# top\n${due}` },
  );
  expect(await said(`a.py#Rate.pay?seen=${seen}`)).toBe(
    "0 a.py:5:9 (Rate.due)  score 0.875 by name and syntax\nnote: `Rate.pay` was renamed to `Rate.due` in a.py by (2)",
  );
  expect(await said("a.py#Rate.pay", "--seen", "HEAD~3")).toContain("(Rate.due)");
});

test("a name that something else has today is not the old definition", async () => {
  const due = rate.replace("def pay(", "def due(");
  const other = `${due}\n    def pay(self):\n        return None\n`;
  const { said, seen } = history({ "a.py": rate }, { "a.py": due }, { "a.py": other });
  expect(await said(`a.py#Rate.pay?seen=${seen}`)).toContain(
    "`Rate.pay` was renamed to `Rate.due` in a.py by (1)",
  );
});

test("a file that was renamed, and a definition that was moved, are followed", async () => {
  const moved = history({ "pkg/a.py": rate, "b.py": "x = 1\n" }, { "pkg/a.py": null, "lib/c.py": rate });
  expect(await moved.said(`pkg/a.py#Rate.pay?seen=${moved.seen}`)).toBe(
    "0 lib/c.py:4:9 (Rate.pay)  score 1 by name and syntax\nnote: `Rate.pay` was moved from pkg/a.py to lib/c.py by (1)",
  );
  expect(await moved.said(`pkg/a.py@L4~pay?seen=${moved.seen}`)).toContain("0 lib/c.py:4:9");
  expect(await moved.said(`pkg/a.py?seen=${moved.seen}`)).toContain(
    "note: pkg/a.py was moved to lib/c.py by (1)",
  );
  const text = "def other(x):\n    return x\n\n\ndef third(y, z):\n    return [y, z, y]\n";
  const own = history({ "a.py": `${text}${rate}` }, { "a.py": text, "z.py": `import os\n\n${rate}` });
  expect(await own.said(`a.py#Rate?seen=${own.seen}`)).toContain(
    "0 z.py:3:7 (Rate)  score 1 by name and syntax\nnote: `Rate` was moved from a.py to z.py by (1)",
  );
});

test("a deleted definition ends with 3 and names the commit", async () => {
  const { said, seen } = history(
    { "a.py": rate, "b.py": "def f(): ...\n" },
    { "b.py": "def g(): ...\n" },
    { "a.py": "class Rate:\n    amount = 3\n" },
  );
  expect(await said(`a.py#Rate.pay?seen=${seen}`)).toBe(
    "3 lanser: `Rate.pay` of a.py was deleted by (2)\n  To see the commit: git show (2)",
  );
});

test("a definition that can be one of several ends with 4, with scores and the features that differ", async () => {
  const part = (name: string) =>
    `    def ${name}(self, hours, bonus):\n        total = hours * self.amount\n        return round(total + bonus, 2)\n`;
  const { said, seen, locate } = history(
    { "a.py": rate },
    { "a.py": `class Rate:\n    amount = 3\n\n${part("first")}\n${part("second")}` },
  );
  expect(await said(`a.py#Rate.pay?seen=${seen}`)).toMatchInlineSnapshot(`
    "4 lanser: \`Rate.pay\` of a.py was changed by (1), and no definition is certainly the same
      Name one of them:
      a.py#Rate.first  score 0.642 (line 1.00)
      a.py#Rate.second  score 0.606 (line 0.64)"
  `);
  const bundle = JSON.parse((await locate(`a.py#Rate.pay?seen=${seen}`, "--json")).stdout) as Bundle;
  if (!("error" in bundle)) throw new Error("it was found");
  expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
  expect(bundle.resolution?.disambiguation).toEqual(bundle.error.candidates);
  expect(bundle.resolution?.scoring).toMatchObject({ features: null, tau: 0.75, k: 5 });
  expect((await locate(`a.py#Rate.pay?seen=${seen}`, "--all")).code).toBe(0);
});

test("definitions of one name are paired by their code", async () => {
  const one = "def f(a):\n    return [part.value for part in a.parts if part.isKnown]\n";
  const two = "def f(b):\n    with open(b) as file:\n        return file.read().split()\n";
  const { said, seen } = history(
    { "a.py": `if 1:\n    pass\n${one}${two}` },
    { "a.py": `${two.replace("f(b)", "f(b, c)")}\n\n${one.replace("f(a)", "f(a, c)")}` },
  );
  expect(await said(`a.py#f?overload=0&seen=${seen}`)).toContain("0 a.py:6:5");
  expect(await said(`a.py#f?overload=1&seen=${seen}`)).toContain("0 a.py:1:5");
});

test("a change that is not committed counts, and no commit is named", async () => {
  const { said, seen, folder } = history({ "a.py": rate });
  write(folder, { "a.py": rate.replace("def pay(", "def due(") });
  expect(await said(`a.py#Rate.pay?seen=${seen}`)).toMatch(
    /note: `Rate.pay` was renamed to `Rate.due` in a.py$/u,
  );
});

test("a commit of another branch is compared directly", async () => {
  const { said, folder, seen } = history({ "a.py": rate });
  git(folder, "checkout", "--quiet", "-b", "other");
  commit(folder, { "a.py": `import os\n\n${rate}` });
  git(folder, "checkout", "--quiet", "main");
  expect(git(folder, "rev-parse", "HEAD")).toBe(seen);
  expect(await said("a.py@L6~pay", "--seen", "other")).toContain("0 a.py:4:9");
  expect(await said("a.py#Rate.pay", "--seen", "other")).toContain("0 a.py:4:9");
});

test("a merge is followed through the branch of the commit", async () => {
  const { said, folder } = history({ "a.py": rate });
  git(folder, "checkout", "--quiet", "-b", "side");
  const side = commit(folder, { "a.py": `# side\n${rate}` });
  git(folder, "checkout", "--quiet", "main");
  commit(folder, { "a.py": rate.replace("def pay(", "def due(") });
  git(folder, "merge", "--quiet", "--no-edit", "side");
  expect(await said(`a.py#Rate.pay?seen=${side}`)).toContain("(Rate.due)");
});

test("a blob is accepted for its own path only, and an unknown object is 10", async () => {
  const { said, folder, locate } = history(
    { "a.py": rate, "b.py": "y = 1\n" },
    { "a.py": `import os\n${rate}`, "b.py": "y = 2\n" },
  );
  const [own, other] = [git(folder, "rev-parse", "HEAD~1:a.py"), git(folder, "rev-parse", "HEAD~1:b.py")];
  expect(await said(`a.py@L4~pay?seen=${own}`)).toContain("0 a.py:5:9");
  expect((await locate(`a.py@L4~pay?seen=${other}`)).code).toBe(10);
  expect((await locate(`a.py@L4~pay?seen=${"0".repeat(40)}`)).code).toBe(10);
  expect((await locate(`anchor://a.py#"round("?seen=${"0".repeat(40)}`)).code).toBe(0);
  expect((await locate("a.py#Rate", "--seen", "no-such-name")).code).toBe(13);
});

test("a shallow clone without the commit ends with 10", async () => {
  const { folder, seen } = history({ "a.py": rate }, { "a.py": `# top\n${rate}` });
  const clone = `${folder}-clone`;
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${folder}`, clone]);
  const { code, stderr } = await runInProcess(clone, ["locate", `a.py#Rate?seen=${seen}`]);
  expect(code).toBe(10);
  expect(stderr).toContain("Fetch the commit");
});

test("a line that changed is found by its text, its line and its definition", async () => {
  const { said, seen, locate } = history(
    { "a.py": rate },
    { "a.py": `import os\n\n${rate.replace("hours * self.amount", "hours * (self.amount + 2)")}` },
  );
  expect(await said(`a.py@L5~hours?seen=${seen}`)).toBe("0 a.py:7:17 (Rate.pay)  score 0.969 by text");
  const { stdout } = await locate(`a.py@L5~hours?seen=${seen}`, "--json");
  expect((JSON.parse(stdout) as Bundle).resolution?.scoring).toMatchObject({
    weights: { ast: 0.5, module: 0.2, token: 0.2, proximity: 0.1 },
    features: { ast: 1, module: null, proximity: 1 },
  });
  // The line is gone, and nothing is like it.
  const gone = history({ "a.py": rate }, { "a.py": `class Rate:\n    amount = 3\n` });
  expect(await gone.said(`a.py@L6?seen=${gone.seen}`)).toMatch(/^10 /u);
});

test("an anchor is found by nearly the same text, and ends with 4 if none is certain", async () => {
  const { said, locate } = history({ "a.py": rate });
  expect(await said('anchor://a.py#"for part in self.pieces: total += part.value * part.count"')).toBe(
    "0 a.py:6:9 (Rate.pay)  score 0.889 by text",
  );
  const unsure = 'anchor://a.py#"for piece in self.pieces: total += piece.value * part.count"';
  expect(await said(unsure)).toMatchInlineSnapshot(`
    "4 lanser: a.py has no exact match of \`anchor://a.py#"for%20piece%20in%20self.pieces:%20total%20+=%20piece.value%20*%20part.count"\`, and no other one is certain
      Name one of them:
      anchor://a.py#"for%20part%20in%20self.parts:%0A%20%20%20%20%20%20%20%20%20%20%20%20total%20+=%20part.value%20*%20part.count"?hash=sha256:7251ba668a6713ac  score 0.700 (tokens 0.70)"
  `);
  const bundle = JSON.parse((await locate(unsure, "--json")).stdout) as Bundle;
  if (!("error" in bundle)) throw new Error("it was found");
  const [first] = bundle.error.candidates ?? [];
  expect(await said(first?.selector ?? "")).toContain("0 a.py:6:9");
  expect(await said('anchor://a.py#"with open(path) as file"')).toMatch(/^3 /u);
});

test("τ and k are configurable", async () => {
  const config = "version: 1\nrelocate:\n  tau: 0.95\n  k: 1\n";
  const { said, seen } = history(
    { "a.py": rate, ".lanser/config.yml": config },
    { "a.py": rate.replace("def pay(", "def due(") },
  );
  expect(await said(`a.py#Rate.pay?seen=${seen}`)).toContain(
    "4 lanser: `Rate.pay` of a.py was changed by (1)",
  );
});

test("a line of a batch takes `seen`, and is not answered by that of another version", async () => {
  const { folder, seen } = history({ "a.py": rate }, { "a.py": `import os\n\n${rate}` });
  const lines = [
    { id: "then", cmd: "locate", place: "a.py@L4", seen },
    { id: "now", cmd: "locate", place: "a.py@L4" },
    { id: "whole", cmd: "capabilities", seen },
  ];
  const stdin = async function* () {
    yield lines.map((line) => JSON.stringify(line)).join("\n");
  };
  const { stdout } = await runInProcess(folder, ["batch", "--server", "pyright"], { stdin });
  const bundles = stdout
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { bundle: Bundle }).bundle);
  expect(bundles.map(({ resolution }) => resolution?.resolved?.range[0])).toEqual([5, 3, undefined]);
  expect(bundles.map(({ meta }) => meta.exit_code)).toEqual([0, 0, 13]);
});

test("the object form has `docVersion`, and a program gives `seen`", async () => {
  const { folder, seen } = history({ "a.py": rate }, { "a.py": `import os\n\n${rate}` });
  const { printSpec } = await import("../../src/selectors/spec.ts");
  const { place } = printSpec({ kind: "line", uri: "a.py", line: 4, docVersion: seen });
  await using client = await questionClient(testHost(temporaryFolder()), folder, "pyright");
  const found = [
    await client.ask({ cmd: "locate", places: [place] }),
    await client.ask({ cmd: "locate", places: ["a.py@L4"], seen: "HEAD~1" }),
  ];
  expect(found.map(({ resolution }) => resolution?.resolved?.range[0])).toEqual([5, 5]);
  expect(found[0]?.resolution?.seen).toEqual(found[1]?.resolution?.seen);
  const both = await client.ask({ cmd: "locate", places: [place], seen });
  expect(both.meta.exit_code).toBe(13);
});

test("2,000 commits are followed, and behind them the two trees are compared", {
  timeout: 60_000,
}, async () => {
  const folder = repositoryOf({ "a.py": rate });
  const branch = git(folder, "symbolic-ref", "HEAD");
  const made = (text: string, path: string, nth: number) =>
    `commit ${branch}\ncommitter A <a@example.com> ${nth} +0000\ndata 1\nx\n${nth === 1 ? `from ${branch}^0\n` : ""}M 100644 inline ${path}\ndata ${text.length}\n${text}\n`;
  const stream = Array.from({ length: 2_001 }, (_, at) =>
    at === 1 ? made(rate.replace("def pay(", "def due("), "a.py", 2) : made(`x = ${at}\n`, "b.py", at + 1),
  );
  execFileSync("git", ["-C", folder, "fast-import", "--quiet"], { input: stream.join("") });
  git(folder, "reset", "--quiet", "--hard");
  const [seen, first, renaming] = git(folder, "rev-list", "--reverse", "HEAD").split("\n");
  const noteOf = async (commit = "") => {
    const { stdout } = await runInProcess(folder, ["locate", `a.py#Rate.pay?seen=${commit}`]);
    return stdout.split("\n").find((line) => line.startsWith("note:"));
  };
  const renamed = "note: `Rate.pay` was renamed to `Rate.due` in a.py";
  expect(await noteOf(first)).toBe(`${renamed} by ${renaming?.slice(0, 12)}`);
  expect(await noteOf(seen)).toBe(renamed);
});
