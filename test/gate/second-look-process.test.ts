/** The second look goes on in the process of the first where that forgets (docs/second-look.md), and no report tells. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Side } from "../../src/model/report.ts";
import type { Host } from "../../src/platform/host.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { onlyTypescript } from "../support/typescript.ts";
import { type Seen, watchServers } from "../support/watched-host.ts";

type Case = {
  readonly policy?: GateOptions["policy"];
  readonly base: Files;
  readonly head: Files;
  /** What head does not have. */
  readonly gone?: readonly string[];
};

function projectThat(references: readonly string[]): string {
  const compilerOptions = { composite: true, strict: true, types: [], lib: ["es2022"] };
  const refers = references.map((path) => ({ path }));
  return `${JSON.stringify({ compilerOptions, include: ["**/*.ts"], references: refers })}\n`;
}

/** Which of two modules has the error is decided by which is looked at first. */
const cases = {
  pyright: {
    base: {
      "m0.py":
        "from m1 import f1\n\n\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\n\n\nv0 = f0()\n",
      "m1.py":
        "from m0 import f0\n\n\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\n\n\nv1 = f1()\n",
    },
    head: {
      "m0.py":
        "from m1 import f1\n\n\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\n\n\nv0 = f0()\nv0.nope\n",
      "m1.py":
        "from m0 import f0\n\n\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\n\n\nv1 = f1()\nv1.nope\n",
    },
  },
  typescript: {
    policy: onlyTypescript,
    base: {
      "tsconfig.json": '{"compilerOptions":{"strict":true,"noEmit":true,"types":[],"lib":["es2022"]}}\n',
      "a.ts": 'import { v } from "./b";\nexport const o = { k: v, n: () => 1 };\n',
      "b.ts": 'import { f } from "./c";\nexport const v: any = f(0);\n',
      "c.ts":
        'import { w } from "./d";\ndeclare function g(x: any): any;\nexport function f(x = w) {\n  return g(x);\n}\n',
      "d.ts": 'import { o } from "./a";\nexport const w = o.k;\nconst y: { q: number } = o;\n',
    },
    head: { "b.ts": 'import { f } from "./c";\nexport const v = f(0);\n' },
  },
  // The circle is in another project than the file that is asked about first, and the probes edit none of it.
  "typescript, of projects that refer to one another": {
    policy: onlyTypescript,
    base: {
      "tsconfig.json": '{"files":[],"references":[{"path":"a"},{"path":"z"}]}\n',
      "a/tsconfig.json": projectThat([]),
      "z/tsconfig.json": projectThat(["../a"]),
      "a/a.ts": 'import { v } from "./b";\nexport const o = { k: v, n: () => 1 };\n',
      "a/b.ts": 'import { f } from "./c";\nexport const v: any = f(0);\n',
      "a/b/index.ts": 'import { f } from "../c";\nexport const v = f(0);\n',
      "a/c.ts":
        'import { w } from "./d";\ndeclare function g(x: any): any;\nexport function f(x = w) {\n  return g(x);\n}\n',
      "a/d.ts": 'import { o } from "./a";\nexport const w = o.k;\nconst y: { q: number } = o;\n',
      "z/u.ts": 'import { v } from "../a/b";\nexport const t: string = v;\n',
    },
    head: { "z/u.ts": 'import { v } from "../a/b";\nexport const t: string = v;\nexport const more = 1;\n' },
    gone: ["a/b.ts"],
  },
} as const satisfies Record<string, Case>;

/** The report, and how often each side's server was started. */
async function run(
  { policy, base, head, gone = [] }: Case,
  options: GateOptions = {},
  see?: (seen: Seen) => void,
) {
  const started = { base: 0, head: 0 };
  const start = (request: Parameters<Host["spawn"]>[0], side: Side) => {
    started[side] += 1;
    return request;
  };
  const host = (real: Host) => watchServers(real, { start, ...(see === undefined ? {} : { see }) });
  const repository = repositoryOf(base);
  for (const path of gone) rmSync(join(repository, path));
  commit(repository, head);
  const outcome = await gate(repository, {
    ...(policy === undefined ? {} : { policy }),
    ...options,
    host,
  });
  const report = reportOf(outcome);
  return { report, bytes: serializeReport(report), starts: started.base + started.head };
}

describe.each(Object.entries(cases) as [string, Case][])("%s", (server, of) => {
  test("is started once for each side, and says what it says when it is started for each look", async () => {
    const [stays, fresh] = [await run(of), await run(of, { traceFolder: temporaryFolder() })];
    expect(fresh.report.confirmation?.taken).toBe(true);
    expect(findingLines(fresh.report).some((line) => line.startsWith("volatile"))).toBe(true);
    expect(stays.bytes).toBe(fresh.bytes);
    expect([stays.starts, fresh.starts]).toEqual([2, 4]);
  });

  test("is started once more where it ends while it is to forget", async () => {
    const isToForget = ({ direction, message }: Seen): boolean =>
      direction === ">" &&
      (server === "pyright"
        ? message["method"] === "workspace/didChangeConfiguration"
        : message["method"] === "textDocument/didOpen" && JSON.stringify(message).includes("export {};"));
    // pyright is told its settings at its start, too.
    const usual = server === "pyright" ? 1 : 0;
    const told = { base: 0, head: 0 };
    const kill = (seen: Seen): void => {
      if (!isToForget(seen)) return;
      told[seen.side] += 1;
      if (told[seen.side] === usual + 1) seen.signal("SIGKILL");
    };
    const [stays, killed] = [await run(of), await run(of, {}, kill)];
    expect(killed.bytes).toBe(stays.bytes);
    expect(killed.starts).toBe(4);
  });
});
