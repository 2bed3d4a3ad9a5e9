/** The first answer after a start is the tenth, and the same bytes come from a repository that lies elsewhere. */
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { serializeBundle } from "../../../src/questions/bundle/bundle.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { timesOfNow } from "../../support/night.ts";
import { brief } from "../../support/question-brief.ts";
import { questionClient } from "../../support/question-client.ts";
import { answersOf, questionTrees } from "../../support/question-trees.ts";
import { repositoryAt } from "../../support/repository.ts";
import { installedTypescript } from "../../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

const boots = timesOfNow({ day: 2, night: 20 });
/** Used in files that nobody opens: what clangd does not know before it has indexed them. */
const harbour = {
  "compile_commands.json": JSON.stringify(
    ["fee.cpp", "one.cpp", "two.cpp", "three.cpp"].map((file) => ({
      directory: ".",
      file,
      arguments: ["c++", "-c", file],
    })),
  ),
  "fee.h": "int fee(int days);\n",
  "fee.cpp": '#include "fee.h"\n\nint fee(int days) { return days * 3; }\n',
  "one.cpp": '#include "fee.h"\n\nint one = fee(1);\n',
  "two.cpp": '#include "fee.h"\n\nint two = fee(2);\n',
  "three.cpp": '#include "fee.h"\n\nint three = fee(3) + fee(4);\n',
};

const columns = {
  pyright: { place: "app.py@L6~pilotage_fee", files: questionTrees.pyright },
  typescript: { place: "src/app.ts@L5~pilotageFee", files: questionTrees.typescript },
};
const rows = [
  { server: "pyright", ...columns.pyright, refs: answersOf("pyright")[columns.pyright.place]?.["refs"] },
  { server: "basedpyright", ...columns.pyright, refs: answersOf("pyright")[columns.pyright.place]?.["refs"] },
  ...["typescript", "typescript-language-server"].map((server) => ({
    server,
    ...columns.typescript,
    refs: answersOf("typescript")[columns.typescript.place]?.["refs"],
  })),
  {
    server: "clangd",
    place: "one.cpp@L3~fee",
    files: harbour,
    refs: "fee.cpp:3:5 fee.h:1:5 one.cpp:3:11 three.cpp:3:13 three.cpp:3:22 two.cpp:3:11",
  },
];

describe.each(rows)("$server", ({ server, place, files, refs }) => {
  const asked = { cmd: "refs", places: [place] };
  const on = (folder: string) =>
    questionClient(testHost(temporaryFolder()), repositoryAt(folder, files), server);

  test(
    "says of all uses at first what it says the tenth time, and in a folder elsewhere the same bytes",
    async () => {
      const seen: string[] = [];
      {
        await using client = await on(join(temporaryFolder(), "a"));
        const first = await client.ask(asked);
        expect(refs).not.toBeUndefined();
        expect(brief(first)).toBe(refs);
        seen.push(serializeBundle(first));
        for (let nth = 1; nth < 10; nth += 1) seen.push(serializeBundle(await client.ask(asked)));
      }
      for (let boot = 1; boot < boots; boot += 1) {
        await using elsewhere = await on(join(temporaryFolder(), "deep er", "fö lder", "b"));
        seen.push(serializeBundle(await elsewhere.ask(asked)));
      }
      expect(new Set(seen).size).toBe(1);
    },
    boots * 45_000,
  );
});
