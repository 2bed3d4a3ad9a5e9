/** A bundle tells two environments apart: by the settings of the server, and by the packages that it can see. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeFolder, temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryAt } from "../../support/repository.ts";

const made = makeFolder();
afterAll(made.remove);
beforeAll(async () => {
  await installedPyright();
});

const repository = repositoryAt(join(made.folder, "project"), {
  "a.py": "def f(x):\n    return x\n",
  ".gitignore": ".venv\n",
  ".lanser/config.yml": 'version: 1\nservers:\n  - id: pyright\ndependencies: [".venv"]\n',
});

async function environmentWith(strict: boolean) {
  const text = JSON.stringify({ pyright: { analysis: { typeCheckingMode: strict ? "strict" : "basic" } } });
  await using client = await questionClient(testHost(temporaryFolder()), repository, "pyright", {
    settings: { text, name: "settings.json" },
  });
  const bundle = await client.ask({ cmd: "hover", places: ["a.py#f"] });
  if ("error" in bundle) throw new Error(bundle.error.message);
  const { environment, factsId } = bundle;
  return { ...environment.digests, factsId };
}

function install(version: string, text = ""): void {
  const site = join(repository, ".venv/lib/python3.12/site-packages");
  mkdirSync(join(site, `boat-${version}.dist-info`), { recursive: true });
  writeFileSync(join(site, "boat.py"), text);
  writeFileSync(join(repository, ".venv/pyvenv.cfg"), "version = 3.12\n");
}

test("other settings are another environment, and the facts have the same id", async () => {
  const [basic, strict] = [await environmentWith(false), await environmentWith(true)];
  expect(basic.configuration).not.toBe(strict.configuration);
  expect(basic.packages).toBe(strict.packages);
  expect(basic.factsId).toBe(strict.factsId);
  expect(await environmentWith(false)).toEqual(basic);
});

test("another package, or another version of one, is another environment", async () => {
  install("1.0");
  const before = await environmentWith(false);
  install("1.1");
  const after = await environmentWith(false);
  expect(after.packages).not.toBe(before.packages);
  expect(after.configuration).toBe(before.configuration);
});

test("an edited file of a package is another environment, and the facts have the same id", async () => {
  install("1.1");
  const before = await environmentWith(false);
  install("1.1", "x = 1\n");
  const after = await environmentWith(false);
  expect(after.packages).not.toBe(before.packages);
  expect(after).toEqual({ ...before, packages: after.packages });
  install("1.1");
  expect(await environmentWith(false)).toEqual(before);
});
