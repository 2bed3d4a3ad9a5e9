/** Texts that lie over files, and the answers about files that depend on them, from servers that have answered before. */
import { describe, expect, test } from "vitest";
import { installed } from "../../support/commands.ts";
import { type Files, temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { type Nightly, rowsOfNow } from "../../support/night.ts";
import { brief } from "../../support/question-brief.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryAt } from "../../support/repository.ts";
import { installedTypescript } from "../../support/typescript.ts";

const script = {
  files: {
    "tsconfig.json": '{ "compilerOptions": { "strict": true, "noEmit": true } }\n',
    "a.ts": 'import { f } from "./b";\n\nexport const x: number = f();\n',
    "b.ts": "export const f = () => 1;\n",
  },
  asked: "a.ts",
  path: "b.ts",
  other: "export const g = () => 1;\n",
  found: "a.ts:1:10 2305",
} as const;

type Row = Nightly &
  Readonly<Record<"server" | "asked" | "path" | "other" | "found", string>> & {
    readonly install: () => Promise<unknown>;
    readonly files: Files;
  };

const rows: readonly Row[] = rowsOfNow<Row>([
  {
    server: "pyright",
    install: installedPyright,
    files: { "a.py": "from b import f\n\nx: int = f()\n", "b.py": "def f() -> int:\n    return 1\n" },
    asked: "a.py",
    path: "b.py",
    other: "def g() -> int:\n    return 1\n",
    found: "a.py:1:15 reportAttributeAccessIssue",
  },
  { server: "typescript", install: installedTypescript, ...script },
  {
    server: "typescript-language-server",
    install: () => installed("typescript-language-server"),
    ...script,
    byNight: true,
  },
  // Changed by a text without a range, as others are, vtsls 0.3.0 keeps both texts and finds mistakes in what is not there.
  { server: "vtsls", install: () => installed("vtsls"), ...script, byNight: true },
]);

describe.each(rows)("$server", ({ server, install, files, asked, path, other, found }) => {
  test("knows of a text that lies over another file, each time, and that it is gone", async () => {
    await install();
    const repository = repositoryAt(temporaryFolder(), files);
    await using asking = await questionClient(testHost(temporaryFolder()), repository, server);
    const diag = async () => brief(await asking.ask({ cmd: "diag", places: [asked] }));
    const answers = [await diag()];
    for (const text of [other, undefined, other, undefined]) {
      await asking.client.lay(path, text);
      answers.push(await diag());
    }
    expect(answers).toEqual(["", found, "", found, ""]);
  });
});
