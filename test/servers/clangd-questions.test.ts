/** Questions to the real clangd: what it knows of the files that nobody opened, because it is asked once it has indexed all of them. */
import { globSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openClient } from "../../src/questions/client/client.ts";
import { installed } from "../support/commands.ts";
import { makeFolder } from "../support/files.ts";
import { sharedCache, testHost } from "../support/gate.ts";
import { brief } from "../support/question-brief.ts";
import { repositoryAt } from "../support/repository.ts";

const made = makeFolder();
afterAll(() => made.remove());

const entry = (file: string) => ({ directory: ".", file, arguments: ["c++", "-Wall", "-c", file] });
const tree = {
  "compile_commands.json": JSON.stringify([entry("rates.cpp"), entry("ferry.cpp"), entry("app.cpp")]),
  "rates.h": "#pragma once\n\nstruct Ship {\n  int load(int cargo);\n};\n\nint fee(int days);\n",
  "rates.cpp": '#include "rates.h"\n\nint fee(int days) { return days * 3; }\n',
  "ferry.cpp": '#include "rates.h"\n\nstruct Ferry : public Ship {};\n',
  "app.cpp":
    '#include "rates.h"\n\nint main() {\n  Ship ship;\n  const char *word = "😀"; return ship.load(fee(2));\n}\n',
};

/** Written down from the sources above. */
const truth: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Behind an emoji.
  "app.cpp@L5~fee": {
    def: "rates.cpp:3:5",
    decl: "rates.h:7:5",
    hover: "### function `fee`",
    refs: "app.cpp:5:45 rates.cpp:3:5 rates.h:7:5",
    "calls in": "main@app.cpp:3:5",
  },
  "app.cpp@L5~ship": { def: "app.cpp:4:8", typedef: "rates.h:3:8" },
  "rates.h@L3~Ship": {
    refs: "app.cpp:4:3 ferry.cpp:3:23 rates.h:3:8",
    impl: "ferry.cpp:3:8",
    "types sub": "Ferry",
  },
  "app.cpp@L5:C45": { sig: "load(int cargo) -> int #0" },
  // Not compiled by itself, and read as what includes it is.
  "rates.h@L4~load": { def: "rates.h:4:7" },
  "rates.h": { diag: "" },
  "app.cpp": { diag: "app.cpp:5:15 -Wunused-variable" },
};

test("answers about all files that are compiled, and what they include", async () => {
  await installed("clangd");
  await using client = await openClient(testHost(made.folder), {
    repository: repositoryAt(join(made.folder, "tree"), tree),
    rev: undefined,
    servers: [{ id: "clangd", version: undefined }],
    config: undefined,
    settings: undefined,
    isTreeTrusted: true,
    cacheFolder: sharedCache,
    traceFolder: undefined,
    overlays: new Map(),
    allowedMethods: [],
    idleMsMax: null,
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const answers: Record<string, Record<string, string>> = {};
  for (const [place, cells] of Object.entries(truth)) {
    answers[place] = {};
    for (const question of Object.keys(cells)) {
      const [cmd = "", mode] = question.split(" ");
      const bundle = await client.ask({
        cmd,
        places: [place],
        params: mode === undefined ? {} : { mode },
        indexing: "utf-16",
        timeoutMs: 60_000,
        workspace: false,
        limit: undefined,
        cursor: undefined,
        notes: [],
      });
      answers[place][question] = brief(bundle);
    }
  }
  expect(answers).toEqual(truth);
  // Beside the database of ours, and in no tree.
  const kept = globSync("**/.cache/clangd/index", { cwd: made.folder });
  expect(kept.map((path) => /\/toolchain-[^/]*\//u.test(path))).toEqual([true]);
}, 240_000);
