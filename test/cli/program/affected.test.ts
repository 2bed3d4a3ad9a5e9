/** The affected set of the trees of a repository, of which most files are read for their imports alone. */
import { expect, test } from "vitest";
import { affectedBetween } from "../../../src/cli/affected.ts";
import { openRepository } from "../../../src/git/git.ts";
import { temporaryFolder } from "../../support/files.ts";
import { testHost } from "../../support/gate.ts";
import { git, repositoryOf } from "../../support/repository.ts";

test("changes that are asked about one after another are told as each is by itself", async () => {
  const twin = "def rate() -> int:\n    return 1\n";
  const user = "from rates import rate\n\n\ndef cost() -> int:\n    return rate()\n";
  const repository = repositoryOf(
    { "rates.py": twin, "twin.py": twin, "use.py": user, "other.py": "from use import cost\n\ncost()\n" },
    { "rates.py": twin.replace("int", "str") },
    { "use.py": user.replace("int", "str"), "app.ts": "export const app = 1;\n" },
    { "rates.py": twin, "app.ts": "export const app = '1';\n" },
  );
  const trees = [3, 2, 1, 0].map((back) => git(repository, "rev-parse", `HEAD~${back}^{tree}`));
  const changes = trees.slice(1).map((head, at) => ({ base: trees[at] ?? "", head }));
  const alone = await Promise.all(
    changes.map(async (change) => {
      await using opened = await openRepository(testHost(temporaryFolder()), repository);
      return await affectedBetween(opened, change);
    }),
  );
  await using opened = await openRepository(testHost(temporaryFolder()), repository);
  const together = [];
  for (const change of changes) together.push(await affectedBetween(opened, change));
  expect(together).toEqual(alone);
  expect(alone.map(({ files }) => files.map(({ path }) => path))).toEqual([
    ["rates.py", "use.py"],
    ["app.ts", "other.py", "use.py"],
    ["app.ts", "rates.py", "use.py"],
  ]);
});
