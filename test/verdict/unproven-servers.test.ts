/** Servers of which nothing shows that they would find a mistake, beside others. */
import { expect, test } from "vitest";
import { conclude } from "../../src/verdict/conclude.ts";
import { measure } from "../../src/verdict/measure.ts";
import { play, recordOf, rootOf, server, type Texts } from "./support.ts";

const docker = { ...server, id: "docker", stability: "unproven" } as const;

/** Two servers, each with the files that it checks. */
async function verdictOf(proven: readonly [Texts, Texts], unproven: readonly [Texts, Texts]) {
  const record = recordOf({ ...proven[0], ...unproven[0] }, { ...proven[1], ...unproven[1] });
  const runOf = async ([base, head]: readonly [Texts, Texts]) =>
    measure(record, rootOf(play(base, head).sessions));
  const other = await runOf(unproven);
  const roots = other.roots.map((root) => ({ ...root, server: docker }));
  const report = conclude(record, [await runOf(proven), { ...other, server: docker, roots }]);
  return [report.verdict, ...report.reasons.map(({ code, message }) => `${code}: ${message}`)];
}

const python: Texts = { "a.py": "x = 1\n" };
const [before, after]: readonly [Texts, Texts] = [{ "b.py": "y = 1\n" }, { "b.py": "y = 2\n" }];

test("a changed file that they alone check is no pass, though another server was asked about others", async () => {
  expect(await verdictOf([python, python], [before, after])).toEqual([
    "inconclusive",
    "unproven-files: no test document (canary) proves that docker can find errors, and no other server checks b.py",
  ]);
});

test("one that another server checks, too, or that did not change, is", async () => {
  const all = { ...python, ...before };
  expect((await verdictOf([all, { ...all, ...after }], [before, after]))[0]).toBe("pass");
  expect((await verdictOf([python, { "a.py": "x = 2\n" }], [before, before]))[0]).toBe("pass");
});

test("what they find there fails as ever", async () => {
  expect((await verdictOf([python, python], [before, { "b.py": "y = 2 # bad\n" }]))[0]).toBe("fail");
});
