/** One place, whatever its selector: every question about it has the same answer. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder, temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryAt } from "../../support/repository.ts";
import { installedTypescript } from "../../support/typescript.ts";

const made = makeFolder();
afterAll(made.remove);
beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

const projects = {
  pyright: {
    files: {
      "pyproject.toml": '[project]\nname = "shop"\n',
      "src/shop/__init__.py": "from .rates import due as owed\n",
      "src/shop/rates.py": "def due(days: int) -> int:\n    return days\n\n\nprint(due(2))\n",
    },
    path: "src/shop/rates.py",
    column: 5,
    module: "py://shop.rates#due",
    exported: "py://shop#owed",
    root: "[module=shop.rates]",
    snippet: "due(days",
  },
  typescript: {
    files: {
      "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["src"] }',
      "src/index.ts": 'export { due as owed } from "./rates.js";\n',
      "src/rates.ts":
        "export function due(days: number): number {\n  return days;\n}\n\nconsole.log(due(2));\n",
    },
    path: "src/rates.ts",
    column: 17,
    module: "ts://src/rates#due",
    exported: "js://src#owed",
    root: "[file=src/rates.ts]",
    snippet: "due(days",
  },
} as const;

const questions = [
  ...["def", "typedef", "decl", "impl", "refs", "hover", "sig", "hints", "locate"].map((cmd) => ({
    cmd,
    params: {},
  })),
  { cmd: "calls", params: { mode: "in" } },
  { cmd: "calls", params: { mode: "out" } },
  { cmd: "types", params: { mode: "super" } },
] as const;

test.each(Object.entries(projects))(
  "has the same answers from %s, by its position, names, module, syntax and text",
  async (server, { files, path, column, module, exported, root, snippet }) => {
    const repository = repositoryAt(join(made.folder, server), files);
    await using client = await questionClient(testHost(temporaryFolder()), repository, server);
    const forms = [
      `${path}@L1:C${column}`,
      `${path}@R(1,${column}->1,${column + 3})`,
      `${path}@L1~due`,
      `${path}#due`,
      module,
      exported,
      `ast://${root}/[def=due]`,
      `ast://${root}/[def=due]/name[1]`,
      `anchor://${path}#"${snippet}"`,
      `file://${repository}/${path}#due`,
    ];
    for (const { cmd, params } of questions) {
      const answers = new Map<string, string>();
      for (const place of forms) {
        const bundle = await client.ask({ cmd, params, places: [place] });
        const answer =
          "error" in bundle
            ? bundle.error.code
            : cmd === "locate"
              ? bundle.resolution?.resolved?.path
              : withoutEvidence(bundle.facts);
        answers.set(place, JSON.stringify(answer));
      }
      expect(
        new Set(answers.values()),
        `${cmd} ${JSON.stringify([...answers])}`.slice(0, 3_000),
      ).toHaveProperty("size", 1);
    }
  },
  120_000,
);

/** The number of a request is in the evidence, not in the answer. */
function withoutEvidence(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === "evidence" ? undefined : inner)));
}
