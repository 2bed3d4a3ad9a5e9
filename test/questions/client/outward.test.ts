/** What lies outside of a repository is part of no answer, whichever way a text that lies over a file refers to it. */
import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { temporaryFolder } from "../../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../../support/gate.ts";
import { runInProcess } from "../../support/in-process.ts";
import { answered, attackCalled, marker, prepare } from "../../support/outward.ts";
import { questionClient } from "../../support/question-client.ts";
import { repositoryOf } from "../../support/repository.ts";
import { installedTypescript } from "../../support/typescript.ts";

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
});

const said = (bundle: Bundle): string =>
  "error" in bundle ? `${bundle.error.exitCode} ${bundle.error.message}` : `${bundle.meta.exit_code}`;

/** The night has all of them. */
const byDay = [
  ["typescript", "a name"],
  ["typescript", "keys of JSON"],
  ["typescript", "an escape"],
  ["typescript", "an absolute path"],
  ["typescript", "a reference path"],
  ["typescript", "require"],
  ["typescript", "@import"],
  ["typescript", "a package in the tree whose types lie outside"],
  ["typescript", "a file that no project takes in"],
  ["pyright", "a name"],
  ["pyright", "a module"],
  ["pyright", "a line that goes on"],
  ["pyright", "by a link to its folder"],
] as const;

describe.each(byDay)("%s: %s", (server, name) => {
  const attack = attackCalled(server, name);

  test("is refused as a text that lies over a file, with its place", async () => {
    const bundle = await answered(attack, "laid over");
    expect(said(bundle)).toMatch(
      /^77 Lanser did not query .*: \S+:\d+ refers to .*, outside the repository$/u,
    );
    expect(JSON.stringify(bundle)).not.toContain(marker);
  });

  test("is refused on the disk", async () => {
    const bundle = await answered(attack, "on disk");
    expect(said(bundle)).toMatch(/^77 /u);
    expect(JSON.stringify(bundle)).not.toContain(marker);
  });
});

test.each([
  ["typescript", "nothing there", "Cannot find module '../../nothing'"],
  ["pyright", "nothing there", 'Import \\"...nothing\\" could not be resolved'],
] as const)("%s: what is not there is the server's own finding", async (server, name, message) => {
  const bundle = await answered(attackCalled(server, name), "laid over");
  expect(said(bundle)).toBe("0");
  expect(JSON.stringify(bundle)).toContain(message);
});

test.each(["typescript", "pyright"] as const)(
  "%s answers again once the text is another, and was told of none that leads out",
  async (server) => {
    const { host, repository, path, written } = prepare(attackCalled(server, "a name"), "laid over");
    const honest = server === "pyright" ? "x: int = 1\n" : "export const x = 1;\n";
    await using asking = await questionClient(host, repository, server);
    const answers: string[] = [];
    for (const one of [honest, written, honest]) {
      await asking.client.lay(path, one);
      answers.push(
        said(await asking.ask({ cmd: "diag", places: [path] }))
          .slice(0, 2)
          .trim(),
      );
    }
    expect(answers).toEqual(["0", "77", "0"]);
  },
);

test("the stand-ins by which a text is looked through are gone when it is answered", async () => {
  const { host, repository, path, written, outside } = prepare(
    attackCalled("typescript", "a new folder"),
    "laid over",
  );
  await using asking = await questionClient(host, repository, "typescript");
  await asking.client.lay(path, written);
  await asking.ask({ cmd: "diag", places: [path] });
  const names = readdirSync(outside, { recursive: true }).map(String);
  expect(names.filter((name) => /outward|new\/deep/u.test(name))).toEqual([]);
});

test.each(["../..", "~", `\${env:HOME}`, "/etc"])(
  "a setting of the asked tree that names a folder outside is refused: %s",
  async (path) => {
    const repository = repositoryOf({
      "a.py": "from secret import TOKEN\n",
      ".lanser/config.yml": `version: 1\nservers:\n  - id: pyright\n    settings:\n      analysis: { extraPaths: ["${path}"] }\n`,
    });
    await using asking = await questionClient(testHost(temporaryFolder()), repository, "pyright", {
      servers: [],
    });
    expect(said(await asking.ask({ cmd: "diag", places: ["a.py"] }))).toBe(
      `77 Lanser does not start pyright on this tree: the setting "extraPaths" points outside the project: ${path}`,
    );
  },
);

describe("a path that is none of the repository", () => {
  const paths = ["../../etc/passwd", "/etc/passwd", "a/../../b.py", "./a.py", ".git/config", "a//b.py", ""];

  test.each(paths)("cannot have a text over it: %s", async (path) => {
    await using asking = await questionClient(
      testHost(temporaryFolder()),
      repositoryOf({ "a.py": "" }),
      "pyright",
    );
    await expect(asking.client.lay(path, "")).rejects.toMatchObject({ code: "usage", exitCode: 13 });
  });

  test("is refused by the command and by each line of a batch", async () => {
    const repository = repositoryOf({ "a.py": "x = 1\n" });
    const flags = ["--server", "pyright", "--cache", sharedCache, "--json"];
    const overlay = ["--overlay", "../../etc/passwd=a.py"];
    const asked = await runInProcess(repository, ["hover", "a.py@L1:C1", ...overlay, ...flags]);
    expect([asked.code, asked.stderr + asked.stdout]).toEqual([13, expect.stringContaining("etc/passwd")]);
    const line = { id: "1", cmd: "hover", place: "a.py@L1:C1", overlay: { "../../etc/passwd": "" } };
    const batch = await runInProcess(repository, ["batch", "--server", "pyright", "--cache", sharedCache], {
      async *stdin() {
        yield `${JSON.stringify(line)}\n`;
      },
    });
    expect(batch.stdout).toContain('"exitCode":13');
  });
});
