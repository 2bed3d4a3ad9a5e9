/** With a real Python: it is asked without running anything that lies in its packages or in the repository. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { findInterpreter, pythonFacts } from "../../src/servers/python/interpreter.ts";
import { folderOf, temporaryFolder, write } from "../support/files.ts";

/** An environment outside the repository in which the repository is installed for editing, as `pip install -e` does. */
function environmentWith(repository: string): string {
  const folder = join(temporaryFolder(), "env");
  execFileSync("python3", ["-m", "venv", "--without-pip", folder]);
  const [packages = ""] = execFileSync(join(folder, "bin/python3"), [
    "-c",
    "import site; print(site.getsitepackages()[0])",
  ])
    .toString()
    .split("\n");
  write(packages, { "editable.pth": `${repository}/code\n` });
  return folder;
}

test("an editable installation is known, and its sitecustomize.py and .pth lines do not run", async () => {
  const marks = join(temporaryFolder(), "marks");
  const mark = `open(${JSON.stringify(marks)}, "a")`;
  const repository = folderOf({
    "code/sitecustomize.py": mark,
    "code/usercustomize.py": mark,
    "code/json.py": mark,
  });
  const environment = environmentWith(repository);
  const PATH = [join(environment, "bin"), process.env["PATH"]].join(delimiter);
  const interpreter = await findInterpreter({ ...realHost(), env: { PATH } }, [repository]);
  const facts = pythonFacts({ interpreter, environments: [], checkouts: [repository], root: "/tree" });
  expect([
    facts.answers?.prefix,
    facts.answers?.searchPaths.includes("/tree/code"),
    existsSync(marks),
  ]).toEqual([environment, true, false]);
});

test("its search paths are those that it uses itself, in its order", async () => {
  const environment = environmentWith(folderOf({ "code/x.py": "" }));
  for (const folder of [join(environment, "bin"), ...(process.env["PATH"] ?? "").split(delimiter)]) {
    if (!existsSync(join(folder, "python3"))) continue;
    const interpreter = await findInterpreter({ ...realHost(), env: { ...process.env, PATH: folder } }, []);
    // A version manager's shim needs other programs on PATH, and then there is none.
    if (interpreter === undefined) continue;
    const said = execFileSync(join(folder, "python3"), [
      "-I",
      "-c",
      "import json, sys; print(json.dumps(sys.path))",
    ]);
    expect([...interpreter.library, ...interpreter.packages], folder).toEqual(JSON.parse(said.toString()));
  }
});
