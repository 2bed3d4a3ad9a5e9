/** `lanser request` as it is written, where it ends before a server is started. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { makeFolder } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { repositoryAt } from "../support/repository.ts";

const made = makeFolder();
afterAll(made.remove);
const repository = repositoryAt(join(made.folder, "project"), { "a.py": "x = 1\n" });
const said = async (...words: readonly string[]) => {
  const { code, stdout, stderr } = await runInProcess(repository, ["request", ...words]);
  return `${code} ${stdout}${stderr.split("\n")[0]}`;
};

test("the first word is the method, and what stands behind it the place", async () => {
  const refused = "71 lanser: Lanser does not send workspace/executeCommand: it is not known to be read-only";
  expect(await said("workspace/executeCommand")).toBe(refused);
  expect(await said("workspace/executeCommand", "a.py@L1:C1")).toBe(refused);
  expect(await said("textDocument/hover", "b.py@L1:C1")).toBe("3 lanser: there is no file `b.py`");
  expect(await said()).toBe("13 lanser: `request` needs a method");
});

test("params are an object, as JSON or in a file, and anything else is refused before it is sent", async () => {
  const method = "workspace/executeCommand";
  expect(await said(method, "--params", "{")).toMatch(/^13 lanser: --params needs a JSON object: /u);
  expect(await said(method, "--params", "[1]")).toBe(
    "13 lanser: --params needs a JSON object: the value is not an object",
  );
  expect(await said(method, "--params", "@none.json")).toBe("13 lanser: cannot read none.json");
  writeFileSync(join(repository, "params.json"), '{"a":1}');
  expect(await said(method, "--params", "@params.json")).toMatch(/^71 /u);
});
