/** One place, whatever its selector: every question about it has the same answer. */
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { makeFolder } from "../../support/files.ts";
import { installedPyright } from "../../support/gate.ts";
import { repositoryAt } from "../../support/repository.ts";
import { expectOneAnswer } from "../../support/selector-forms.ts";
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

test.each(Object.entries(projects))(
  "has the same answers from %s, by its position, names, module, syntax and text",
  async (server, { files, path, column, module, exported, root, snippet }) => {
    const repository = repositoryAt(join(made.folder, server), files);
    await expectOneAnswer(server, repository, [
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
    ]);
  },
  120_000,
);
