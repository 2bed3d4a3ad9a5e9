/** Findings equal those of `tsc --noEmit` on both sides of released projects, down to place, code and message. */
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isScriptFile } from "../../src/servers/typescript/program.ts";
import { plainEnvironment } from "../support/command.ts";
import { gateWith } from "../support/commands.ts";
import { temporaryFolder } from "../support/files.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { commandFindings, observedFindings } from "../support/typescript.ts";

const strict = { strict: true, target: "esnext", module: "nodenext", noUnusedLocals: true } as const;
type Project = Nightly &
  Readonly<Record<"name" | "base" | "head" | "why", string>> & {
    readonly server: "typescript" | "typescript-language-server" | "vtsls";
    readonly tsconfig: object;
  };

const rxjs = {
  name: "rxjs",
  base: "7.5.7",
  head: "7.8.1",
  tsconfig: {
    compilerOptions: { ...strict, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
    include: ["src"],
  },
} as const;

/** Releases name the packages that they import, and none of those is installed: what they miss is found. */
const projects: readonly Project[] = [
  {
    server: "typescript",
    name: "zod",
    base: "4.0.17",
    head: "4.1.5",
    why: "250 files, with its tests",
    byNight: true,
    tsconfig: { compilerOptions: strict, include: ["src"] },
  },
  { ...rxjs, server: "typescript", why: "modules that import each other in circles", byNight: true },
  {
    ...rxjs,
    server: "typescript-language-server",
    why: "modules that import each other in circles",
    byNight: true,
  },
  { ...rxjs, server: "vtsls", why: "modules that import each other in circles", byNight: true },
  {
    server: "typescript",
    name: "type-fest",
    base: "4.26.1",
    head: "4.41.0",
    why: "declarations alone",
    tsconfig: { compilerOptions: { ...strict, lib: ["es5"], skipLibCheck: false }, include: ["source"] },
  },
];

test.each(rowsOfNow(projects))(
  "$server: $name $base and $head ($why)",
  async ({ server, name, base, head, tsconfig }) => {
    const releases = { base: release(name, base), head: release(name, head) };
    const repository = repositoryOf();
    const config = { "tsconfig.json": JSON.stringify(tsconfig) };
    for (const side of ["base", "head"] as const) {
      for (const entry of readdirSync(repository)) {
        if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
      }
      cpSync(releases[side], repository, { recursive: true });
      commit(repository, config);
      cpSync(join(repository, "tsconfig.json"), join(releases[side], "tsconfig.json"));
    }
    const traces = temporaryFolder();
    const { report, error } = await gateWith([server])(repository, { traceFolder: traces });
    expect(error).toBeUndefined();
    for (const side of ["base", "head"] as const) {
      const command = await commandFindings(releases[side], ".", server);
      const observed = await observedFindings(traces, side);
      expect(observed.findings.length).toBeGreaterThan(0);
      const shown = server === "typescript" ? (one: string) => one : withoutOrder;
      expect(observed.findings.map(shown).sort()).toEqual(command.findings.map(shown).sort());
      expect(observed.files).toEqual(command.files.filter(isScriptFile));
      expect(report?.servers[0]?.[side]).toEqual({ files: observed.files.length, unknown: 0 });
    }
  },
  600_000,
);

/** Before 7 a union is printed in the order in which TypeScript came upon its members: its place and code, and the words of the message. */
function withoutOrder(finding: string): string {
  const [place = "", severity = "", code = "", ...words] = finding.split(/[\s|;,'{}()<>]+/u);
  return [place, severity, code, ...words.sort()].join(" ");
}

/** The files of one release, from its package. */
function release(name: string, version: string): string {
  const folder = temporaryFolder();
  const pack = ["pack", "--silent", "--ignore-scripts", `${name}@${version}`];
  const said = execFileSync("npm", pack, { cwd: folder, env: plainEnvironment(), timeout: 120_000 });
  execFileSync("tar", ["-xzf", said.toString("utf8").trim()], { cwd: folder });
  return join(folder, "package");
}
