/**
 * Findings equal pyright's own on both sides of released projects, down to range, severity, rule and message. Circles of
 * modules are in test/gate/determinism.test.ts, and those of sqlalchemy in test/nightly/drift.test.ts.
 */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { gateWith, installed } from "../support/commands.ts";
import { temporaryFolder } from "../support/files.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { commandFindings, observedFindings } from "../support/pyright-command.ts";
import { commit, repositoryOf } from "../support/repository.ts";

type Project = Nightly &
  Readonly<Record<"name" | "base" | "head" | "why", string>> & {
    readonly server: "pyright" | "basedpyright";
  };

const projects: readonly Project[] = [
  { server: "pyright", name: "requests", base: "2.31.0", head: "2.32.3", why: "small" },
  { server: "pyright", name: "rich", base: "13.7.1", head: "13.9.4", why: "80 files" },
  {
    server: "pyright",
    name: "networkx",
    base: "3.3",
    head: "3.4.2",
    why: "more than 400 files",
    byNight: true,
  },
  {
    server: "basedpyright",
    name: "requests",
    base: "2.31.0",
    head: "2.32.3",
    why: "its own rules: some thousand findings a side",
    byNight: true,
  },
];

test.each(rowsOfNow(projects))(
  "$server: $name $base and $head ($why)",
  async ({ server, name, base, head }) => {
    const releases = { base: release(name, base), head: release(name, head) };
    const repository = repositoryOf();
    for (const side of ["base", "head"] as const) {
      for (const entry of readdirSync(repository)) {
        if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
      }
      cpSync(releases[side], repository, { recursive: true });
      commit(repository, {});
    }
    const traces = temporaryFolder();
    const { report } = await gateWith([server])(repository, { traceFolder: traces });
    for (const side of ["base", "head"] as const) {
      const { folder } = await installed(server);
      const command = await commandFindings(releases[side], [], folder);
      const observed = await observedFindings(traces, side);
      expect(observed.findings.length).toBeGreaterThan(0);
      expect(observed).toEqual(command);
      expect(report?.servers[0]?.[side]).toEqual({ files: command.files, unknown: 0 });
    }
  },
  1_500_000,
);

/** The files of one release, from its wheel. */
function release(name: string, version: string): string {
  const [wheels, tree] = [temporaryFolder(), temporaryFolder()];
  const pip = [
    "-m",
    "pip",
    "download",
    "--quiet",
    "--disable-pip-version-check",
    "--no-deps",
    "--only-binary",
    ":all:",
  ];
  execFileSync("python3", [...pip, "--dest", wheels, `${name}==${version}`], { timeout: 120_000 });
  execFileSync("python3", ["-m", "zipfile", "--extract", join(wheels, readdirSync(wheels)[0] ?? ""), tree]);
  return tree;
}
