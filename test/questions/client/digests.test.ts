/** A bundle tells two environments apart: by the settings of the server, and by the packages that it can see. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Bundle, serializeBundle } from "../../../src/questions/bundle/bundle.ts";
import { makeFolder, temporaryFolder } from "../../support/files.ts";
import { installedPyright, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
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

async function bundleWith(strict: boolean, traceFolder?: string): Promise<Bundle> {
  const text = JSON.stringify({ pyright: { analysis: { typeCheckingMode: strict ? "strict" : "basic" } } });
  await using client = await questionClient(testHost(temporaryFolder()), repository, "pyright", {
    settings: { text, name: "settings.json" },
    traceFolder,
  });
  const bundle = await client.ask({ cmd: "hover", places: ["a.py#f"] });
  if ("error" in bundle) throw new Error(bundle.error.message);
  return bundle;
}

async function environmentWith(strict: boolean) {
  const { environment, factsId } = await bundleWith(strict);
  return { ...environment.digests, factsId };
}

/** Returns the exit code of `lanser env diff`, and the members that it prints. */
async function envDiff(left: Bundle, right: Bundle): Promise<readonly unknown[]> {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a.json"), serializeBundle(left));
  writeFileSync(join(folder, "b.json"), serializeBundle(right));
  const { code, stdout } = await runInProcess(folder, ["env", "diff", "a.json", "b.json"]);
  return [code, ...[...stdout.matchAll(/^ {2}(\S+):/gmu)].map(([, pointer = ""]) => pointer)];
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

test("env diff tells strict from basic, and one version of a package from another", async () => {
  install("1.1");
  const [basic, strict, again] = [await bundleWith(false), await bundleWith(true), await bundleWith(false)];
  install("1.2");
  const other = await bundleWith(false);
  expect(await envDiff(basic, again)).toEqual([0]);
  expect(await envDiff(basic, strict)).toEqual([1, "/environment/digests/configuration"]);
  expect(await envDiff(basic, other)).toEqual([1, "/environment/digests/packages"]);
});

test("a recorded question passes trace verify", async () => {
  const folder = join(temporaryFolder(), "trace");
  await bundleWith(false, folder);
  const { code, stdout } = await runInProcess(folder, ["trace", "verify", "pyright.questions.trace.jsonl"]);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^complete /u)]);
});
