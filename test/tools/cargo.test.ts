/** cargo on the machine's Rust: not without consent, what it finds then, and what is not believed. */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCargo } from "../../src/servers/cargo/output.ts";
import { cargoProgram, cargoRoots, modulesIn } from "../../src/servers/cargo/profile.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { only } from "../support/commands.ts";
import { type Files, folderOf, temporaryFolder, write } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { repositoryOf } from "../support/repository.ts";

const accepted = "version: 1\nservers: [{ id: cargo, trust: executes-repository, sandbox: none }]\n";
const byFile = { servers: [], file: undefined, failOn: undefined, where: "actions" } as const;
const manifest = (name: string, more = "") =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n${more}`;
const lock = (...packages: readonly string[]) =>
  `version = 4\n${packages.map((one) => `\n[[package]]\nname = "${one}"\nversion = "0.1.0"\n`).join("")}`;
const shop: Files = {
  "Cargo.toml": manifest("shop"),
  "Cargo.lock": lock("shop"),
  "src/lib.rs": "pub fn rate(name: &str) -> usize {\n    name.len()\n}\n",
};

async function told(
  base: Files,
  head: Files,
  options: Pick<GateOptions, "policy"> = { policy: byFile },
): Promise<readonly string[]> {
  const report = reportOf(await gate(repositoryOf(base, head), options));
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report),
    ...report.unknown.map(({ side, path, reason }) => `unknown ${side} ${path}: ${reason}`),
  ];
}

/** A build script, a configuration and a toolchain file that leave a sign when they are heeded. */
function planted(marker: string, program: string): Files {
  return {
    "build.rs": `fn main() { std::fs::write("${marker}", "").unwrap(); }\n`,
    ".cargo/config.toml": `[build]\nrustc-wrapper = "${program}"\n`,
    "rust-toolchain.toml": `[toolchain]\npath = "${join(program, "..")}"\n`,
  };
}

test("nothing of the repository runs where nobody who decides for base has accepted it: no build script, no wrapper", async () => {
  const folder = temporaryFolder();
  const marker = join(folder, "ran");
  const program = join(folder, "bin/rustc");
  mkdirSync(join(folder, "bin"));
  writeFileSync(program, `#!/bin/sh\n: > ${marker}\n`);
  chmodSync(program, 0o755);
  const base = { ...shop, ...planted(marker, program) };
  const broken = { "src/lib.rs": "pub fn rate() -> usize { lost }\n" };
  const configured = (more: string) => ({
    ...base,
    ".lanser/config.yml": `version: 1\nservers: [{ id: cargo${more} }]\n`,
  });
  expect([
    await told(configured(""), broken),
    await told(configured(", trust: executes-repository"), broken),
    await told(base, { ...broken, ".lanser/config.yml": accepted }, { policy: only("cargo") }),
  ]).toMatchInlineSnapshot(`
    [
      [
        "inconclusive: install-refused: cargo runs code of the repository, and no configuration accepts that",
      ],
      [
        "inconclusive: install-refused: cargo runs code of the repository, but the configuration names no sandbox",
      ],
      [
        "inconclusive: install-refused: cargo runs code of the repository, and no configuration accepts that",
      ],
    ]
  `);
  expect(existsSync(marker)).toBe(false);
});

test("accepted, build scripts run, and errors and warnings are found: in tests, through macros, behind wide characters", async () => {
  const marker = join(temporaryFolder(), "ran");
  const base = {
    ...shop,
    ".lanser/config.yml": accepted,
    "build.rs": `fn main() { std::fs::write("${marker}", "").unwrap(); }\n`,
  };
  const head = {
    "src/lib.rs": "pub fn rate(name: &str, year: usize) -> usize {\n    name.len() + year\n}\n",
    "tests/all.rs":
      '#[test]\nfn all() {\n    assert_eq!("é😀", "é😀"); assert_eq!(shop::rate("home"), 4);\n}\n',
    "examples/one.rs": "fn main() {\n    let unused = 1;\n}\n",
  };
  expect(await told(base, head)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error",
      "new examples/one.rs:2 unused_variables",
      "new tests/all.rs:3 E0061",
    ]
  `);
  expect(existsSync(marker)).toBe(true);
});

testByNight("accepted, a toolchain that the repository names is not taken all the same", async () => {
  const folder = temporaryFolder();
  const marker = join(folder, "ran");
  mkdirSync(join(folder, "bin"));
  for (const name of ["cargo", "rustc"]) {
    writeFileSync(join(folder, "bin", name), `#!/bin/sh\n: > ${marker}\n`);
    chmodSync(join(folder, "bin", name), 0o755);
  }
  const base = {
    ...shop,
    ".lanser/config.yml": accepted,
    "rust-toolchain.toml": `[toolchain]\npath = "${folder}"\n`,
    "rust-toolchain": folder,
  };
  expect(await told(base, { "src/lib.rs": "pub fn rate() -> usize {\n    lost\n}\n" })).toEqual([
    "fail: new-finding: 1 new error",
    "new src/lib.rs:2 E0425",
  ]);
  expect(existsSync(marker)).toBe(false);
});

test("a package that does not compile leaves those that need it without an answer; the others have theirs", async () => {
  const base = {
    ".lanser/config.yml": accepted,
    "Cargo.toml": '[workspace]\nmembers = ["rates", "bill", "apart"]\nresolver = "2"\n',
    "Cargo.lock": lock("apart", "bill", "rates").replace(
      'name = "bill"\nversion = "0.1.0"\n',
      'name = "bill"\nversion = "0.1.0"\ndependencies = [\n "rates",\n]\n',
    ),
    "rates/Cargo.toml": manifest("rates"),
    "rates/src/lib.rs": "pub fn rate() -> i32 {\n    1\n}\n",
    "bill/Cargo.toml": manifest("bill", '[dependencies]\nrates = { path = "../rates" }\n'),
    "bill/src/lib.rs": "pub fn bill() -> i32 {\n    let old = 1;\n    rates::rate()\n}\n",
    "apart/Cargo.toml": manifest("apart"),
    "apart/src/lib.rs": "pub fn apart() {}\n",
  };
  const head = {
    "rates/src/lib.rs": 'pub fn rate() -> i32 {\n    "1"\n}\n',
    "apart/src/lib.rs": "pub fn apart() {\n    let fresh = 1;\n}\n",
  };
  expect(await told(base, head)).toMatchInlineSnapshot(`
    [
      "fail: new-finding: 1 new error; unknown-files: 1 file without a result: bill/src/lib.rs (head: blocked); unmatched-findings: 1 finding of base cannot be compared, because head has no result for the file",
      "new apart/src/lib.rs:2 unused_variables",
      "new rates/src/lib.rs:2 E0308",
      "unknown head bill/src/lib.rs: blocked",
    ]
  `);
});

testByNight(
  "what cannot be compiled is not the change's doing: a lock that does not fit, a crate that is not there",
  async () => {
    const base = { ...shop, ".lanser/config.yml": accepted };
    const without = Object.fromEntries(Object.entries(base).filter(([path]) => path !== "Cargo.lock"));
    const needs = { "Cargo.toml": manifest("shop", '[dependencies]\nlanser-gone = "1"\n') };
    const said = async (from: Files, head: Files) => (await told(from, head))[0];
    expect([
      await said(without, { "src/lib.rs": "pub fn a() {}\n" }),
      await said(base, needs),
      await said(base, { "Cargo.toml": "bogus\n" }),
    ]).toMatchInlineSnapshot(`
    [
      "inconclusive: server-configuration: cargo on base and head: Cargo.toml has no Cargo.lock next to it: commit one, so that cargo uses the same versions in each run",
      "inconclusive: server-configuration: cargo on head: error: no matching package named \`lanser-gone\` found; location searched: crates.io index; required by package \`shop v0.1.0 (.)\`; As a reminder, you're using offline mode (--offline) which can sometimes cause surprising resolution failures, if this error is too confusing you may wish to retry without \`--offline\`.",
      "inconclusive: server-configuration: cargo on head: error: key with no value, expected \`=\`; --> Cargo.toml:1:6; |; 1 | bogus; |      ^; unchecked-files: the server checked these files in base, but skips them in head, where they still exist: src/lib.rs",
    ]
  `);
  },
);

testByNight("its findings are those that cargo prints in its short form", async () => {
  const folder = temporaryFolder();
  const files = {
    ...shop,
    "src/lib.rs":
      'mod other;\n\n#[derive(Debug)]\npub struct A;\n\npub fn rate(name: &str) -> usize {\n    let mut unused = vec![1];\n    println!("é😀 {}", other::two()); let x = 1;\n    name.len()\n}\n',
    "src/other.rs": "pub fn two() -> i32 {\n    return 2;\n    3\n}\n\nfn never() {}\n",
  };
  write(folder, files);
  const line = ["cargo", "check", "--offline", "--locked", "--all-targets", "--message-format=short"];
  const env = { ...plainEnvironment(), CARGO_TARGET_DIR: temporaryFolder() };
  const printed = await start(line, { cwd: folder, env }).ended;
  const own = printed.stderr.split("\n").flatMap((one) => {
    const [, place, message] = /^(\S+\.rs:\d+:\d+): (?:warning|error)(?:\[\w+\])?: (.*)$/u.exec(one) ?? [];
    // Beside a finding it prints what to do about it.
    return place === undefined ? [] : [`${place} ${message?.replace(/: help: .*$/u, "")}`];
  });
  // Everything is new to a base without sources.
  const base = { ...shop, ".lanser/config.yml": accepted, "src/lib.rs": "" };
  const report = reportOf(await gate(repositoryOf(base, files), { policy: byFile }));
  const texts = (path: string) => files[path as keyof typeof files]?.split("\n") ?? [];
  const seen = report.findings.map(({ path, range: { start }, message }) => {
    const before = (texts(path)[start.line] ?? "").slice(0, start.character);
    return `${path}:${start.line + 1}:${[...before].length + 1} ${message}`;
  });
  expect(seen.sort()).toEqual([...new Set(own)].sort());
  expect(seen.length).toBeGreaterThan(4);
});

test("modules are read as the compiler takes them in, but for those under a condition", () => {
  const text = `
    //! mod no1;
    /* mod no2; */
    const S: &str = "mod no3;"; const R: &str = r#"mod no4; ""#; const C: char = '"';
    pub mod a;
    #[cfg(test)] mod tests;
    #[cfg(windows)] mod no5;
    #[cfg(feature = "x")] mod no6 { mod no7; }
    #[path = "elsewhere/b.rs"] pub(crate) mod b;
    mod inner { fn f() { let x = [1]; } pub mod c; mod deeper { mod d; } }
    fn g<'a>(x: &'a str) { if x == "{" { } }
    mod e;
  `;
  expect(modulesIn(text).map(({ name, path }) => (path === undefined ? name : `${name}=${path}`))).toEqual([
    "a",
    "tests",
    "b=elsewhere/b.rs",
    "inner/c",
    "inner/deeper/d",
    "e",
  ]);
});

test("a program has targets and modules of every package, and what needs a feature is none of it", () => {
  const root = folderOf({
    "Cargo.toml": `${manifest("shop", '[[bin]]\nname = "extra"\npath = "src/extra.rs"\nrequired-features = ["x"]\n[dependencies]\nnear = { path = "near" }\n')}[workspace]\nmembers = ["crates/*"]\n`,
    "Cargo.lock": lock("shop"),
    "build.rs": "fn main() {}",
    "src/lib.rs": "mod a; mod gone;",
    "src/a.rs": "mod b;",
    "src/a/b.rs": "",
    "src/extra.rs": "",
    "src/loose.rs": "",
    "tests/t.rs": "mod common;",
    "tests/common/mod.rs": "mod more;",
    "tests/common/more.rs": "",
    "near/Cargo.toml": manifest("near"),
    "near/src/main.rs": "",
    "crates/one/Cargo.toml": manifest("one"),
    "crates/one/src/lib.rs": "",
    "crates/one/examples/e.rs": "",
  });
  const found = cargoProgram({ root, project: "." });
  expect(found.kind === "program" ? found.paths : found.reason).toEqual([
    "build.rs",
    "crates/one/examples/e.rs",
    "crates/one/src/lib.rs",
    "near/src/main.rs",
    "src/a.rs",
    "src/a/b.rs",
    "src/lib.rs",
    "tests/common/mod.rs",
    "tests/common/more.rs",
    "tests/t.rs",
  ]);
  const texts: Readonly<Record<string, string>> = { "ws/Cargo.toml": '[workspace]\nmembers = ["a"]\n' };
  expect(
    cargoRoots({
      paths: ["ws/Cargo.toml", "ws/a/Cargo.toml", "alone/Cargo.toml"],
      text: (path) => texts[path] ?? manifest("x"),
    }).roots,
  ).toEqual(["alone", "ws"]);
});

test("an exit code alone proves nothing", () => {
  const ended = (exitCode: number | null, stdout = "", stderr = "") =>
    ({ exitCode, stdout, stderr, timedOut: false, cwd: "/tree", over: "project" }) as const;
  const metadata = ended(
    0,
    '{ "packages": [{ "id": "p", "manifest_path": "/tree/Cargo.toml", "dependencies": [] }] }',
  );
  const finished = (success: boolean) => `${JSON.stringify({ reason: "build-finished", success })}\n`;
  const message = (level: string, file: string) =>
    `${JSON.stringify({
      reason: "compiler-message",
      package_id: "p",
      target: { kind: ["lib"], src_path: "/tree/src/lib.rs" },
      message: {
        level,
        message: "m",
        code: { code: "E1" },
        spans: [
          { is_primary: true, file_name: file, line_start: 1, column_start: 1, line_end: 1, column_end: 2 },
        ],
      },
    })}\n`;
  const said = (...all: readonly ReturnType<typeof ended>[]) => {
    const read = readCargo(all);
    return read.kind === "failed" ? `${read.code}: ${read.reason}` : `${read.diagnostics.length} found`;
  };
  expect({
    "nothing, and 0": said(metadata, ended(0, finished(true))),
    "0, and not finished": said(metadata, ended(0)),
    "an error, and 101": said(metadata, ended(101, message("error", "src/lib.rs") + finished(false))),
    "an error, and 0": said(metadata, ended(0, message("error", "src/lib.rs") + finished(true))),
    "no error, and 101": said(
      metadata,
      ended(101, finished(false), "error: failed to run custom build command\n"),
    ),
    "an error elsewhere": said(
      metadata,
      ended(101, message("error", "/home/x/.cargo/lib.rs") + finished(false)),
    ),
    "the same twice": said(
      metadata,
      ended(0, message("warning", "src/lib.rs") + message("warning", "src/lib.rs") + finished(true)),
    ),
    "half a line": said(metadata, ended(0, message("warning", "src/lib.rs").slice(0, -9))),
    "no metadata": said(ended(101, "", "error: bogus\n"), ended(0)),
    "a signal": said(metadata, ended(null)),
  }).toMatchInlineSnapshot(`
    {
      "0, and not finished": "server-configuration: cargo ended with code 0",
      "a signal": "server-not-ready: a signal ended the command",
      "an error elsewhere": "server-configuration: cargo: m",
      "an error, and 0": "server-configuration: cargo ended with code 0",
      "an error, and 101": "1 found",
      "half a line": "server-configuration: cargo printed a line that is no JSON event: {"reason":"compiler-message","package_id":"p","target":{"kind":["lib"],"src_path":"/tree/src/lib.rs"},"message":{"level":"warning","message":"m","code":{"code":"E1"},"spans":[{"is_primary":true,"file_",
      "no error, and 101": "server-configuration: error: failed to run custom build command",
      "no metadata": "server-configuration: error: bogus",
      "nothing, and 0": "0 found",
      "the same twice": "1 found",
    }
  `);
});
