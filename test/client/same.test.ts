/** The first answer after a start is the tenth, and the same bytes come from a repository that lies elsewhere. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { serializeBundle } from "../../src/bundle/bundle.ts";
import { temporaryFolder } from "../support/files.ts";
import { installedPyright, testHost } from "../support/gate.ts";
import { timesOfNow } from "../support/night.ts";
import { brief } from "../support/question-brief.ts";
import { questionClient } from "../support/question-client.ts";
import { answersOf, questionTrees } from "../support/question-trees.ts";
import { repositoryAt } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

const boots = timesOfNow({ day: 2, night: 20 });
const places = { pyright: "app.py@L6~pilotage_fee", typescript: "src/app.ts@L5~pilotageFee" } as const;

describe.each([
  ["pyright", "pyright"],
  ["basedpyright", "pyright"],
  ["typescript", "typescript"],
  ["typescript-language-server", "typescript"],
] as const)("%s", (server, tree) => {
  const place = places[tree];
  const asked = { cmd: "refs", places: [place] };
  const on = (folder: string) =>
    questionClient(testHost(temporaryFolder()), repositoryAt(folder, questionTrees[tree]), server);

  test("says of all uses at first what it says the tenth time, and in a folder elsewhere the same bytes", async () => {
    const seen: string[] = [];
    {
      await using client = await on(join(temporaryFolder(), "a"));
      const first = await client.ask(asked);
      expect(brief(first)).toBe(answersOf(tree)[place]?.["refs"]);
      seen.push(serializeBundle(first));
      for (let nth = 1; nth < 10; nth += 1) seen.push(serializeBundle(await client.ask(asked)));
    }
    for (let boot = 1; boot < boots; boot += 1) {
      await using elsewhere = await on(join(temporaryFolder(), "deep er", "fö lder", "b"));
      seen.push(serializeBundle(await elsewhere.ask(asked)));
    }
    expect(new Set(seen).size).toBe(1);
  });
});
