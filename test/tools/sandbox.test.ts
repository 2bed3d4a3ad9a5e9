/** Servers that run code of the repository in bubblewrap: they find what they find without, and get at nothing else. */
import { execFileSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { Report } from "../../src/model/report.ts";
import { provenSandbox } from "../../src/servers/sandbox/proof.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { installed } from "../support/commands.ts";
import { type Files, makeFolder, temporaryFolder } from "../support/files.ts";
import { gate, testHost } from "../support/gate.ts";
import { questionClient } from "../support/question-client.ts";
import { repositoryOf } from "../support/repository.ts";

const made = makeFolder();
const scratch = makeFolder();
afterAll(() => {
  made.remove();
  scratch.remove();
});

/** bubblewrap of this machine, or Debian's, unpacked beside the tests. */
const path = withBubblewrap();

function withBubblewrap(): string {
  const own = process.env["PATH"] ?? "";
  const cwd = made.folder;
  try {
    execFileSync("bwrap", ["--version"], { stdio: "pipe" });
    return own;
  } catch {
    try {
      execFileSync("apt-get", ["download", "bubblewrap"], { cwd, stdio: "pipe" });
      const archive = readdirSync(cwd).find((name) => name.endsWith(".deb")) ?? "";
      execFileSync("dpkg-deb", ["-x", archive, "unpacked"], { cwd, stdio: "pipe" });
      return `${join(cwd, "unpacked/usr/bin")}:${own}`;
    } catch {
      return own;
    }
  }
}

const host = { ...testHost(made.folder), env: { ...testHost(made.folder).env, PATH: path } };
const sandbox = await provenSandbox(host, { top: process.cwd(), scratch: scratch.folder });

async function judged(base: Files, head: Files, server: string, kind: string): Promise<Report> {
  const consent = `version: 1\nservers: [{ id: ${server}, trust: executes-repository, sandbox: ${kind} }]\n`;
  const outcome = await gate(repositoryOf({ ...base, ".lanser/config.yml": consent }, head), {
    policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
    host: (one) => ({ ...one, env: { ...one.env, PATH: path } }),
  });
  return reportOf(outcome);
}

function lines(report: Report): readonly string[] {
  const reasons = report.reasons.map(({ code, message }) => `${code}: ${message}`);
  return [`${report.verdict}: ${reasons.join("; ")}`, ...findingLines(report)];
}

/** Where there is none, or it may not run; one that runs has to hold. */
const isAbsent = sandbox.kind === "missing" && !sandbox.why.startsWith("bwrap does not protect");

/** Servers that run nothing of others, and need packages, a toolchain, or neither. */
const kept: readonly {
  readonly server: string;
  readonly base: Files;
  readonly head: Files;
  readonly found: readonly string[];
}[] = [
  {
    server: "pyright",
    base: { "a.py": "import pip\n\nprint(pip.__version__)\n" },
    head: { "a.py": 'import pip\n\nprint(pip.__version__)\nx: int = "a"\n' },
    found: ["new a.py:4 reportAssignmentType"],
  },
  {
    server: "typescript",
    base: { "tsconfig.json": "{}\n", "a.ts": "export const a = 1;\n" },
    head: { "a.ts": "export const a: number = 'a';\n" },
    found: ["new a.ts:1 2322"],
  },
  {
    server: "ty",
    base: { "a.py": "import pip\n\nprint(pip.__version__)\n" },
    head: { "a.py": 'import pip\n\nprint(pip.__version__)\nx: int = "a"\n' },
    found: ["new a.py:4 invalid-assignment"],
  },
  {
    server: "clangd",
    base: {
      "compile_commands.json": '[{ "directory": ".", "file": "a.c", "arguments": ["cc", "-c", "a.c"] }]\n',
      "a.c": "#include <stdio.h>\nint a;\n",
    },
    head: { "a.c": '#include <stdio.h>\nint a = "a";\n' },
    found: ["new a.c:2 -Wint-conversion", "new a.c:2 init_element_not_constant"],
  },
  {
    server: "bash-language-server",
    base: { "a.sh": "#!/bin/sh\ntrue\n" },
    head: { "a.sh": "#!/bin/sh\nrm $1\n" },
    found: ["new a.sh:2 SC2086"],
  },
];

describe.skipIf(isAbsent)("in bubblewrap", () => {
  test("ESLint finds the same, and its configuration reaches no network, no file and no folder outside", async () => {
    await installed("eslint");
    const outside = temporaryFolder();
    writeFileSync(join(outside, "secret"), "secret");
    let asked = 0;
    const listener = createServer((socket) => {
      asked += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    const address = listener.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    /** Reports what it got at as the message of a finding, since nothing else of it comes out. */
    const configuration = `
      import { existsSync, writeFileSync } from "node:fs";
      import { connect } from "node:net";
      const can = (act) => { try { act(); return true; } catch { return false; } };
      const reached = await new Promise((resolve) => {
        const socket = connect(${port}, "127.0.0.1", () => { socket.destroy(); resolve(true); });
        socket.on("error", () => resolve(false));
      });
      const got = [
        existsSync(${JSON.stringify(join(outside, "secret"))}) && "a file",
        can(() => writeFileSync(${JSON.stringify(join(outside, "made"))}, "")) && "a folder",
        can(() => writeFileSync(new URL("./written.txt", import.meta.url), "")) && "the tree",
        reached && "the network",
      ].filter(Boolean).join(", ");
      const rule = { create: (context) => ({ Program(node) { context.report({ node, message: "got at: " + got }); } }) };
      export default [{ plugins: { own: { rules: { got: rule } } }, rules: { "own/got": "warn", "no-debugger": "error" } }];
    `;
    const base = { "eslint.config.mjs": configuration, "old.js": "export const old = 1;\n" };
    const head = { "new.js": "debugger;\n" };
    try {
      const [open, kept] = [
        await judged(base, head, "eslint", "none"),
        await judged(base, head, "eslint", "bwrap"),
      ];
      expect(lines(kept)).toEqual(lines(open));
      const messages = (of: Report) => [
        ...new Set(of.findings.filter(({ code }) => code === "own/got").map(({ message }) => message)),
      ];
      expect(messages(kept)).toEqual(["got at: "]);
      // Without the walls it gets at all of that, so that the question is one.
      expect(messages(open)).toEqual(["got at: a file, a folder, the tree, the network"]);
      expect(asked).toBeGreaterThan(0);
      const said = (of: Report) => of.servers.map(({ id, sandbox: kind }) => `${id} ${kind}`);
      expect([said(open), said(kept)]).toEqual([["eslint none"], ["eslint bwrap"]]);
    } finally {
      listener.close();
    }
  });

  test.each(kept)("$server finds the same, without the network", async ({ server, base, head, found }) => {
    await installed(server);
    const config = `version: 1\nservers: [{ id: ${server}, sandbox: bwrap }]\n`;
    const outcome = await gate(repositoryOf({ ...base, ".lanser/config.yml": config }, head), {
      policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
      host: (one) => ({ ...one, env: { ...one.env, PATH: path } }),
    });
    const report = reportOf(outcome);
    expect(findingLines(report), JSON.stringify([report.reasons, report.findings, report.servers])).toEqual(
      found,
    );
    expect(report.limits.filter(({ code }) => code !== "message-cut")).toEqual([]);
  });

  test("questions are answered from inside, too", async () => {
    await installed("eslint");
    const outside = temporaryFolder();
    const configuration = `
      import { existsSync, writeFileSync } from "node:fs";
      const can = (act) => { try { act(); return true; } catch { return false; } };
      const got = String(can(() => writeFileSync(${JSON.stringify(join(outside, "made"))}, "")));
      const rule = { create: (context) => ({ Program(node) { context.report({ node, message: "got: " + got }); } }) };
      export default [{ plugins: { own: { rules: { got: rule } } }, rules: { "own/got": "warn" } }];
    `;
    const repository = repositoryOf({
      "eslint.config.mjs": configuration,
      "old.js": "export const old = 1;\n",
    });
    const messages = [];
    for (const kind of ["none", "bwrap"]) {
      const file = join(temporaryFolder(), "lanser.yml");
      writeFileSync(
        file,
        `version: 1\nservers: [{ id: eslint, trust: executes-repository, sandbox: ${kind} }]\n`,
      );
      await using client = await questionClient(host, repository, "eslint", {
        servers: [],
        config: { path: file, name: "lanser.yml" },
      });
      const bundle = await client.ask({ cmd: "diag", places: ["old.js"] });
      if ("error" in bundle) throw new Error(bundle.error.message);
      messages.push((bundle.facts.diagnostics ?? []).map(({ message }) => message));
      expect(readdirSync(outside)).toEqual(kind === "none" ? ["made"] : []);
      rmSync(join(outside, "made"), { force: true });
    }
    expect(messages).toEqual([["got: true"], ["got: false"]]);
  });

  test("cargo compiles, and a build script gets at nothing outside", async () => {
    await installed("cargo");
    const outside = temporaryFolder();
    const script = `fn main() {\n    let got = std::fs::write("${outside}/made", "").is_ok();\n    println!("cargo::rustc-env=GOT={got}");\n}\n`;
    const base = {
      "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
      "Cargo.lock": 'version = 4\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n',
      "build.rs": script,
      "src/lib.rs": 'pub const GOT: &str = env!("GOT");\n',
    };
    const head = { "src/lib.rs": 'pub const GOT: usize = env!("GOT");\n' };
    const kept = await judged(base, head, "cargo", "bwrap");
    expect(lines(kept)).toMatchInlineSnapshot(`
      [
        "fail: new-finding: 1 new error; unknown-files: 1 file without a result: build.rs (head: blocked)",
        "new src/lib.rs:1 E0308",
      ]
    `);
    expect(readdirSync(outside)).toEqual([]);
    await judged(base, head, "cargo", "none");
    expect(readdirSync(outside)).toEqual(["made"]);
  });
});
