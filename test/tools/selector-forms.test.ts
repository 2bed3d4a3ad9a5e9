/** A place of Go and of C++, whatever its selector: every question about it has the same answer. */
import { join } from "node:path";
import { afterAll, beforeAll, test } from "vitest";
import { installed } from "../support/commands.ts";
import { makeFolder } from "../support/files.ts";
import { repositoryAt } from "../support/repository.ts";
import { expectOneAnswer } from "../support/selector-forms.ts";

const made = makeFolder();
afterAll(made.remove);
beforeAll(async () => {
  await installed("gopls");
  await installed("clangd");
}, 1_200_000);

test("has the same answers from gopls, by its position, names, module, syntax and text", async () => {
  const path = "rates/due.go";
  const repository = repositoryAt(join(made.folder, "go"), {
    "go.mod": "module example.com/shop\n\ngo 1.24\n",
    [path]: "package rates\n\nfunc Due(days int) int { return days }\n\nvar two = Due(2)\n",
  });
  await expectOneAnswer("gopls", repository, [
    `${path}@L3:C6`,
    `${path}@R(3,6->3,9)`,
    `${path}@L3~Due`,
    `${path}#Due`,
    "go://example.com/shop/rates#Due",
    `file://${repository}/${path}#Due`,
    `ast://[file=${path}]/[def=Due]`,
    `ast://[file=${path}]/[def=Due]/name[1]`,
    `anchor://${path}#"Due(days"`,
  ]);
}, 240_000);

test("has the same answers from clangd, by its position, names, syntax and text", async () => {
  const path = "due.cpp";
  const command = [{ directory: ".", file: path, arguments: ["clang++", "-std=c++17", path] }];
  const repository = repositoryAt(join(made.folder, "cpp"), {
    "compile_commands.json": JSON.stringify(command),
    [path]: "int due(int days) { return days; }\n\nint two = due(2);\n",
  });
  await expectOneAnswer("clangd", repository, [
    `${path}@L1:C5`,
    `${path}@R(1,5->1,8)`,
    `${path}@L1~due`,
    `${path}#due`,
    `cpp://${path}#due`,
    `file://${repository}/${path}#due`,
    `ast://[file=${path}]/[def=due]`,
    `ast://[file=${path}]/[def=due]/name[1]`,
    `anchor://${path}#"due(int"`,
  ]);
}, 240_000);
