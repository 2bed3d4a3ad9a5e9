/** Files that are edited while a server runs: it is told what it wants to know, answers by it, and is not started anew. */
import { beforeAll, expect, test } from "vitest";
import { edited, editedProjects } from "../support/edited.ts";
import { installedPyright } from "../support/gate.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

test.each([
  {
    server: "pyright",
    saves: [],
    answers: [
      ["rates.py:1:5", "(function) def fee(days: int) -> int", ""],
      ["rates.py:3:5", "(function) def fee(days: int) -> str", "app.py:3:14 reportAssignmentType"],
      ["rates.py:1:5", "(function) def fee(days: int) -> int", ""],
    ],
  },
  {
    server: "typescript",
    saves: ["didSave app.ts", "didSave rates.ts"],
    answers: [
      ["rates.ts:1:17", "(alias) function fee(days: number): number", ""],
      ["rates.ts:3:17", "(alias) function fee(days: number): string", "app.ts:3:14 2322"],
      ["rates.ts:1:17", "(alias) function fee(days: number): number", ""],
    ],
  },
] as const)("$server is told of edited files as it wants to be, and answers by them", async (row) => {
  const { files, asker, dependency, broken, lower } = editedProjects[row.server];
  const texts = files as Readonly<Record<string, string>>;
  await using session = edited(row.server);
  expect(await session.asked()).toEqual(row.answers[0]);
  // Nobody has opened it.
  session.write({ [dependency]: broken });
  expect(await session.asked()).toEqual(row.answers[1]);
  expect(session.told()).toEqual({ starts: 1, said: [`didChangeWatchedFiles ${dependency} 2`] });
  // Both are open.
  for (const place of [asker, dependency]) await session.ask({ cmd: "symbols", place });
  session.write({ [dependency]: texts[dependency] ?? "", [asker]: lower });
  expect(await session.asked("lower")).toEqual(row.answers[2]);
  const [ofAsker, ofDependency] = [asker, dependency].map((path) => [
    `didChange ${path} 2`,
    ...row.saves.filter((one) => one.endsWith(path)),
  ]);
  expect(session.told()).toEqual({
    starts: 1,
    said: [...(ofAsker ?? []), ...(ofDependency ?? []), `didChangeWatchedFiles ${asker} 2, ${dependency} 2`],
  });
});

test("a file that comes, or goes, or configures the server has it started anew", async () => {
  await using session = edited("pyright");
  await session.asked();
  session.write({ "more.py": "from rates import fee\n\nfee('a')\n" });
  expect((await session.ask({ cmd: "check", place: "more.py" })).meta.exit_code).toBe(1);
  expect(session.told().starts).toBe(2);
});
