/** Where the policy of a run is read. */
import { symlinkSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { expect, test } from "vitest";
import { readConfig, readPolicy } from "../../src/gate/policy-source.ts";
import { openRepository } from "../../src/git/git.ts";
import type { ResolvedRevisions } from "../../src/git/resolved.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { testHost } from "../support/gate.ts";
import { git, repositoryOf } from "../support/repository.ts";

test("a configuration on disk is read as it is, and what cannot be read is named", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "gate.yml"), "version: 1\n");
  const read = (name: string) => readConfig({ path: join(folder, name), name: name });
  expect(readConfig(undefined)).toBe(undefined);
  expect(read("gate.yml")).toEqual({ text: "version: 1\n", name: "gate.yml" });
  for (const name of ["other.yml", "."]) {
    expect(() => read(name)).toThrow(
      expect.objectContaining({
        code: "unreadable-file",
        message: `the configuration ${name} cannot be read`,
      }),
    );
  }
});

const mine = "pyright: { analysis: { typeCheckingMode: 'off' } }\n";
const ours = "pyright: { analysis: { typeCheckingMode: strict } }\n";

function lastChange(folder: string): ResolvedRevisions {
  const side = (revision: string) => ({
    commit: git(folder, "rev-parse", revision),
    tree: git(folder, "rev-parse", `${revision}^{tree}`),
  });
  const nothing = { annotate: null, notes: [], limits: [] };
  return { kind: "resolved", base: side("HEAD~1"), head: side("HEAD"), ...nothing };
}

/** Which settings a run of head on base takes, by what it is given and where it runs; head lies in the working tree. */
async function settingsOf(
  where: "actions" | "terminal",
  base: Files,
  name: string,
  outside = temporaryFolder(),
) {
  const folder = repositoryOf(base, { "lint/lanser.yml": mine, "a.py": "" });
  await using repository = await openRepository(testHost(temporaryFolder()), folder);
  const path = isAbsolute(name) ? name : join(name.startsWith("out/") ? outside : folder, name);
  const policy = await readPolicy(repository, lastChange(folder), {
    policy: {
      servers: [{ id: "pyright", version: undefined }],
      file: undefined,
      failOn: undefined,
      settings: { path, name },
      where,
    },
  });
  return policy.servers[0]?.settings;
}

test("a file of the repository that holds settings is base's in a workflow, and at a terminal what lies on the disk", async () => {
  const strict = { analysis: { typeCheckingMode: "strict" } };
  const off = { analysis: { typeCheckingMode: "off" } };
  const base = { "lint/lanser.yml": ours };
  expect(await settingsOf("actions", base, "lint/lanser.yml")).toEqual(strict);
  expect(await settingsOf("terminal", base, "lint/lanser.yml")).toEqual(off);
  const none = { "b.py": "" };
  await expect(settingsOf("actions", none, "lint/lanser.yml")).rejects.toMatchObject({
    code: "unreadable-file",
    message: "base has no settings file lint/lanser.yml",
  });
  await expect(settingsOf("actions", none, "lint/../lint/lanser.yml")).rejects.toMatchObject({
    message: "base has no settings file lint/../lint/lanser.yml",
  });
});

test("a link outside that leads into the repository is no way around, and what really lies outside is read", async () => {
  const outside = temporaryFolder();
  write(outside, { "out/real.yml": ours });
  expect(await settingsOf("actions", { "b.py": "" }, "out/real.yml", outside)).toEqual({
    analysis: { typeCheckingMode: "strict" },
  });
  const folder = repositoryOf({ "b.py": "" }, { "lint/lanser.yml": mine });
  symlinkSync(join(folder, "lint"), join(outside, "way"));
  await using repository = await openRepository(testHost(temporaryFolder()), folder);
  const settings = { path: join(outside, "way/lanser.yml"), name: "way/lanser.yml" };
  const policy = {
    servers: [{ id: "pyright", version: undefined }],
    file: undefined,
    failOn: undefined,
    settings,
    where: "actions",
  } as const;
  await expect(readPolicy(repository, lastChange(folder), { policy })).rejects.toMatchObject({
    message: "base has no settings file way/lanser.yml",
  });
});

test("globs that name no file of either side are noted", async () => {
  const config = `version: 1\nservers: [{ id: pyright }]\nignore: [vendor/**]\npolicy:\n  rules:\n    - { path: old/**, fail: false }\n    - { path: new/**, fail: false }\n    - { path: non/**, fail: false }\n`;
  const folder = repositoryOf(
    { ".lanser/config.yml": config, "old/a.py": "" },
    { "old/a.py": null, "new/a.py": "" },
  );
  await using repository = await openRepository(testHost(temporaryFolder()), folder);
  const policy = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
  expect((await readPolicy(repository, lastChange(folder), { policy })).notes).toEqual([
    "ignore[0]: the glob vendor/** matches no file of the repository",
    "policy.rules[2]: the glob non/** matches no file of the repository",
  ]);
});
