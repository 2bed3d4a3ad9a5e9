/** The whole gate on the real servers around tsserver: what was measured of them, and what they would run of a repository. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Host } from "../../src/platform/host.ts";
import { reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { isNight, type Nightly, rowsOfNow } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

const servers: readonly ({ readonly server: string } & Nightly)[] = [
  { server: "typescript-language-server" },
  // Both are asked in the same way.
  { server: "vtsls", byNight: true },
];

const strict = (more: object = {}) => JSON.stringify({ compilerOptions: { strict: true, ...more } });

describe.each(rowsOfNow(servers))("$server", ({ server }) => {
  beforeAll(async () => {
    await installed(server);
  }, 240_000);

  const fresh = async (repository: string, host = (real: Host): Host => real) => {
    const report = reportOf(await gateWith([server])(repository, { host }));
    const found = report.findings.map(({ state, path, range: { start }, code }) =>
      [state, `${path}:${start.line + 1}:${start.character + 1}`, code].join(" "),
    );
    return { verdict: report.verdict, found: found.sort(), unknown: report.unknown };
  };

  test("runs nothing of the repository, and no npm; and a file is answered for by the project that is checked", async () => {
    const ran = temporaryFolder();
    const writes = (name: string) => `require("fs").writeFileSync(${JSON.stringify(join(ran, name))}, "");\n`;
    const plugin = (name: string) =>
      `${writes(name)}module.exports = () => ({ create: (i) => i.languageService });\n`;
    const bin = temporaryFolder();
    writeFileSync(join(bin, "npm"), `#!/bin/sh\n: > '${join(ran, "npm")}'\n`, { mode: 0o755 });
    const base: Files = {
      "tsconfig.json": strict({ plugins: [{ name: "plug" }, { name: "./local.js" }], allowJs: false }),
      "package.json": '{ "dependencies": { "lodash": "4" } }\n',
      "local.js": plugin("local"),
      "node_modules/plug/package.json": '{ "name": "plug", "version": "1.0.0", "main": "index.js" }\n',
      "node_modules/plug/index.js": plugin("plug"),
      "node_modules/typescript/package.json": '{ "name": "typescript", "version": "5.0.0" }\n',
      "node_modules/typescript/lib/tsserver.js": writes("tsserver"),
      "node_modules/typescript/lib/tsc.js": writes("tsc"),
      "node_modules/typescript/lib/typescript.js": writes("typescript"),
      // It lies nearer to its file, and is none that the command takes.
      "test/tsconfig.json": '{ "compilerOptions": { "strict": false } }\n',
      "src/a.ts": "export const a = 1;\n",
    };
    const repository = repositoryOf(base, {
      "test/late.ts": "export const late: string = null;\n",
      "sp ace #1%20é.ts": '/* 😀 */ export const far: number = "far";\n',
    });
    const host = (real: Host): Host => ({
      ...real,
      env: { ...real.env, PATH: `${bin}:${real.env["PATH"]}` },
    });
    const seen = await fresh(repository, host);
    expect(
      ["local", "plug", "tsserver", "tsc", "typescript", "npm"].filter((name) => existsSync(join(ran, name))),
    ).toEqual([]);
    expect(seen).toMatchInlineSnapshot(`
      {
        "found": [
          "new sp ace #1%20é.ts:1:23 2322",
          "new test/late.ts:1:14 2322",
        ],
        "unknown": [],
        "verdict": "fail",
      }
    `);
  });

  // The rest of what is here follows from how each file is asked for.
  const testByNight = test.runIf(isNight);

  testByNight("finds what the command finds where projects refer to each other", async () => {
    const core = { composite: true, declaration: true, outDir: "out", rootDir: ".", strict: true };
    const base: Files = {
      "tsconfig.json": JSON.stringify({
        compilerOptions: { strict: true },
        include: ["app"],
        references: [{ path: "core" }],
      }),
      "core/tsconfig.json": JSON.stringify({ compilerOptions: { ...core, noImplicitReturns: true } }),
      "core/a.ts": "export const rate = (name: string) => name.length;\n",
      "app/b.ts": 'import { rate } from "../model/a.js";\n\nexport const total: number = rate("home");\n',
    };
    expect(
      await fresh(
        repositoryOf(base, {
          "core/a.ts": "export const rate = (name: string) => {\n  if (name) return name.length;\n};\n",
          "app/b.ts":
            'import { rate } from "../model/a.js";\n\nexport const total = (n: number) => {\n  if (n) return rate("home");\n};\n\nexport const x: number = "x";\n',
        }),
      ),
    ).toMatchInlineSnapshot(`
      {
        "found": [
          "new app/b.ts:7:14 2322",
          "new core/a.ts:1:21 7030",
        ],
        "unknown": [],
        "verdict": "fail",
      }
    `);
  });

  testByNight(
    "calls nothing new where a type is printed in another order, because a file before it names its members",
    async () => {
      const m =
        'export const one: "b" | "a" = "c" as string;\nexport const two: "b" | "a" = "c" as string;\n';
      const base: Files = { "tsconfig.json": strict(), "m.ts": m };
      expect(
        await fresh(repositoryOf(base, { "a.ts": 'export type Turned = "a" | "b";\n' })),
      ).toMatchInlineSnapshot(`
      {
        "found": [
          "unchanged m.ts:1:14 2322",
          "unchanged m.ts:2:14 2322",
        ],
        "unknown": [],
        "verdict": "pass",
      }
    `);
    },
  );

  testByNight(
    "that loses its tsserver says so, or has no answer for the file: what is broken in it never passes",
    async () => {
      const repository = repositoryOf(
        { "tsconfig.json": strict(), "src/a.ts": "export const a = 1;\n" },
        { "src/z.ts": 'export const z: number = "z";\n' },
      );
      let ended = 0;
      const host = (real: Host): Host => ({
        ...real,
        spawn: (request) => {
          const child = real.spawn(request);
          const { pid, stdin } = child;
          if (pid === undefined || stdin === null || !request.args.includes("--stdio")) return child;
          const write = stdin.write.bind(stdin) as (chunk: unknown) => boolean;
          stdin.write = (chunk: unknown) => {
            const isAsked = /didOpen.*src\/z\.ts/su.test(String(chunk));
            for (const one of isAsked ? childrenOf(pid) : []) {
              real.kill(one, "SIGKILL");
              ended += 1;
            }
            return write(chunk);
          };
          return child;
        },
      });
      const { report } = await gateWith([server])(repository, { host });
      expect(ended).toBeGreaterThan(0);
      expect(["fail", "inconclusive"]).toContain(report?.verdict);
    },
  );
});

function childrenOf(pid: number): readonly number[] {
  const said = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return said.split(" ").filter(Boolean).map(Number);
}
