/** The whole gate on the real clangd: which files it reads and how, what would run, and what is not believed. */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readDatabase, splitShellWords } from "../../src/servers/clangd/database.ts";
import { clangd } from "../../src/servers/clangd/profile.ts";
import { emptyFacts } from "../../src/servers/protocol/facts.ts";
import { documentAt, noteOpened, takePublication, takeStatus } from "../../src/servers/protocol/published.ts";
import { findingLines, reportOf } from "../support/account.ts";
import { gateWith, installed } from "../support/commands.ts";
import { type Files, temporaryFolder } from "../support/files.ts";
import { repositoryOf } from "../support/repository.ts";

beforeAll(async () => {
  await installed("clangd");
}, 240_000);

const database = (entries: readonly object[]): Files => ({
  "compile_commands.json": JSON.stringify(entries),
});
const listed = (file: string, ...flags: readonly string[]) => ({
  directory: ".",
  file,
  arguments: ["c++", ...flags, "-c", file],
});
const told = async (base: Files, head: Files) => {
  const report = reportOf(await gateWith(["clangd"])(repositoryOf(base, head)));
  return [
    `${report.verdict}: ${report.reasons.map(({ code, message }) => `${code}: ${message}`).join("; ")}`,
    ...findingLines(report),
  ];
};

test("without a database nothing is known, and what to do is said", async () => {
  const said = await told(
    { "a.cpp": "int a;\n", "compile_commands.json": "[]" },
    { "a.cpp": "int a = lost;\n" },
  );
  const none = await told({ "a.cpp": "int a;\n" }, { "a.cpp": "int a = lost;\n" });
  expect([said, none]).toMatchInlineSnapshot(`
    [
      [
        "inconclusive: server-configuration: clangd on base and head: compile_commands.json names no file of the project: write it again",
      ],
      [
        "inconclusive: server-configuration: clangd on base and head: the project has neither compile_commands.json (at its top or in \`build\`) nor compile_flags.txt. Write one before the gate (\`cmake -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON\`, \`meson setup build\`, \`bear --output build/compile_commands.json -- make\`) and name its folder (\`dependencies: build\`). Or commit one",
      ],
    ]
  `);
});

describe("without a database", () => {
  const rate = {
    "include/rate.h": "int rate(int year);\n",
    "src/a.cpp": '#include "rate.h"\n\nint total = rate(YEAR);\n',
  };
  const broken = { "include/rate.h": "int rate(int year, int month);\n" };
  const found = ["fail: new-finding: 1 new error", "new src/a.cpp:3 ovl_no_viable_function_in_call"];

  test.each<readonly [name: string, files: Files]>([
    [
      "compile_flags.txt says how files are read",
      { "compile_flags.txt": "-Iinclude\n-DYEAR=1\n-std=c++17\n" },
    ],
    [".clangd does", { ".clangd": "CompileFlags:\n  Add: [-Iinclude, -DYEAR=1]\n" }],
    ["both do", { "compile_flags.txt": "-I\ninclude\n", ".clangd": "CompileFlags:\n  Add: -DYEAR=1\n" }],
  ])("%s", async (_, files) => {
    expect(await told({ ...files, ...rate }, broken)).toEqual(found);
  });

  test("base's flags count, and only those for headers, names, warnings and the language are passed on", async () => {
    const base = {
      "compile_flags.txt": "-Iinclude\n-DYEAR=1\n-fplugin=./evil.so\n-Wp,-MD,out\n-Wall\n",
      ...rate,
    };
    const head = { ...broken, "compile_flags.txt": "-Iinclude\n-DYEAR=1,2\n" };
    const report = reportOf(await gateWith(["clangd"])(repositoryOf(base, head)));
    expect(findingLines(report)).toEqual(found.slice(1));
    expect(report.limits.map(({ code, message }) => `${code}: ${message}`)).toMatchInlineSnapshot(`
      [
        "server-configuration: Lanser does not pass \`-fplugin=./evil.so\`, \`-Wp,-MD,out\` of compile_flags.txt or .clangd to clangd: it passes only -I below the project, -D, -W, -pedantic and -std",
      ]
    `);
  });
});

test("a database that the workflow writes counts for both trees, where its folder is a dependency", async () => {
  const repository = repositoryOf(
    {
      ".lanser/config.yml": "version: 1\ndependencies: [build]\n",
      ".gitignore": "build/\n",
      "a.h": "int rate(int year);\n",
      "a.cpp": '#include "a.h"\n\nint total = rate(1);\n',
    },
    { "a.h": "int rate(int year, int month);\n" },
  );
  mkdirSync(join(repository, "build"));
  const entry = {
    directory: join(repository, "build"),
    file: join(repository, "a.cpp"),
    command: "c++ -c ../a.cpp",
  };
  writeFileSync(join(repository, "build/compile_commands.json"), JSON.stringify([entry]));
  const report = reportOf(await gateWith(["clangd"])(repository));
  expect([report.verdict, ...findingLines(report)]).toEqual([
    "fail",
    "new a.cpp:3 ovl_no_viable_function_in_call",
  ]);
});

test("what a build wrote elsewhere is read here: absolute paths, a folder that is none of the tree, a line for a shell", async () => {
  const base = {
    "build/compile_commands.json": JSON.stringify([
      {
        directory: "/home/someone/shop/build",
        file: "/home/someone/shop/src/a.cpp",
        command: `/usr/bin/c++ "-DNAME=\\"a b\\"" -I/home/someone/shop/include -I../more -o a.o -c /home/someone/shop/src/a.cpp`,
      },
      {
        directory: "/home/someone/shop/build",
        file: "/usr/src/other.cpp",
        command: "c++ -c /usr/src/other.cpp",
      },
    ]),
    "include/rate.h": "int rate(const char *name);\n",
    "more/bill.h": "int bill();\n",
    "src/a.cpp": '#include "rate.h"\n#include "bill.h"\n\nint total = rate(NAME) + bill();\n',
  };
  expect(await told(base, { "more/bill.h": "int bill(int year);\n" })).toEqual([
    "fail: new-finding: 1 new error",
    "new src/a.cpp:4 ovl_no_viable_function_in_call",
  ]);
});

test("one error more behind many old ones is new: clang would stop at the twentieth", async () => {
  const uses = Array.from({ length: 25 }, (_, at) => `int old${at} = lost${at};\n`).join("");
  const base = { ...database([listed("a.cpp")]), "a.cpp": uses };
  expect(await told(base, { "a.cpp": `${uses}int late = lost25;\n` })).toEqual([
    "fail: new-finding: 1 new error",
    "new a.cpp:26 undeclared_var_use",
  ]);
});

test("beside a database neither a .clangd nor the user's own configuration says what is found", async () => {
  const quiet = 'Diagnostics:\n  Suppress: "*"\nCompileFlags:\n  Add: [-w, -DLOST=1]\n';
  const base = { ...database([listed("a.cpp")]), "a.cpp": "int a;\n", ".clangd": quiet };
  expect((await told(base, { "a.cpp": "int a = LOST;\n" }))[1]).toBe("new a.cpp:1 undeclared_var_use");
});

test("a header that is not there hides the rest of its file, which then has no answer", async () => {
  const base = { ...database([listed("a.cpp")]), "a.cpp": "int a;\n" };
  expect(await told(base, { "a.cpp": '#include "gone.h"\nint a = lost;\n' })).toMatchInlineSnapshot(`
    [
      "inconclusive: unknown-files: 1 file without a result: a.cpp (head: incomplete); no-files: Lanser checked no file of head",
    ]
  `);
});

test("nothing of the repository runs: no compiler of the database, no plug-in, no program beside one", async () => {
  const folder = temporaryFolder();
  const marker = join(folder, "ran");
  const program = join(folder, "program.sh");
  writeFileSync(program, `#!/bin/sh\n: > ${marker}\n`);
  chmodSync(program, 0o755);
  const plugin = join(folder, "plugin.so");
  const made = join(folder, "plugin.c");
  writeFileSync(
    made,
    `#include <fcntl.h>\n__attribute__((constructor)) static void run(void) { open("${marker}", O_CREAT, 0644); }\n`,
  );
  // Where there is no compiler the plug-in is a file that no one can load: the other two are looked for all the same.
  const compiler = ["/usr/bin/gcc", "/usr/bin/cc"].find(existsSync);
  if (compiler === undefined) writeFileSync(plugin, "");
  else execFileSync(compiler, ["-shared", "-fPIC", "-o", plugin, made]);
  const beside = join(folder, "bin");
  mkdirSync(beside);
  for (const name of ["as", "ld", "gcc", "g++", "c++"]) {
    writeFileSync(join(beside, name), `#!/bin/sh\n: > ${marker}\n`);
    chmodSync(join(beside, name), 0o755);
  }
  const flags = ["-Xclang", "-load", "-Xclang", plugin, `-fplugin=${plugin}`, `-fpass-plugin=${plugin}`];
  const entry = {
    directory: ".",
    file: "a.cpp",
    arguments: [program, `-B${beside}`, ...flags, "-c", "a.cpp"],
  };
  const base = {
    ...database([entry]),
    "a.cpp": "int a;\n",
    ".clangd": `CompileFlags:\n  Compiler: ${program}\n  Add: [-fplugin=${plugin}]\n`,
  };
  const said = await told(base, { "a.cpp": "int a = lost;\n" });
  expect([said[1], existsSync(marker)]).toEqual(["new a.cpp:1 undeclared_var_use", false]);
});

describe("a database", () => {
  const read = (entries: unknown, folder = ".") => {
    const tree = new Set(["src/a.cpp", "src/b.cpp"]);
    const found = readDatabase(JSON.stringify(entries), folder, (path) => tree.has(path));
    return found.kind === "refused"
      ? found.reason
      : found.commands.map((one) => `${one.path}: ${one.arguments.join(" ")}`);
  };

  test("has one command for each file of the tree, by the first that names it", () => {
    const one = (file: string, ...words: readonly string[]) => ({ directory: ".", file, arguments: words });
    expect([
      read([one("src/a.cpp", "cc", "src/a.cpp"), one("src/a.cpp", "cc", "-Wall", "src/a.cpp")]),
      read([one("../src/a.cpp", "cc", "../src/a.cpp")], "build"),
      read([one("gone.cpp", "cc", "gone.cpp")]),
      read([one("../../etc/passwd", "cc", "../../etc/passwd")]),
      read([{ directory: ".", file: "src/a.cpp" }]),
      read({}),
      read([
        {
          directory: "/x/y/build",
          file: "../src/b.cpp",
          arguments: ["cc", "-isystem", "../inc", "--sysroot=/x/y/root", "-I/usr/include", "../src/b.cpp"],
        },
      ]),
    ]).toMatchInlineSnapshot(`
      [
        [
          "src/a.cpp: cc {tree}/src/a.cpp",
        ],
        [
          "src/a.cpp: cc {tree}/src/a.cpp",
        ],
        "compile_commands.json names no file of the project: write it again",
        "compile_commands.json names no file of the project: write it again",
        "compile_commands.json has an entry without \`directory\`, \`file\` or a command",
        "compile_commands.json must be a list of commands",
        [
          "src/b.cpp: cc -isystem {tree}/inc --sysroot={tree}/root -I/usr/include {tree}/src/b.cpp",
        ],
      ]
    `);
  });

  test("has lines as a shell takes them apart", () => {
    expect(splitShellWords(`c++ "-DA=\\"b c\\"" -DD='e f' g\\ h.cpp  -I"x y"/z`)).toEqual([
      "c++",
      '-DA="b c"',
      "-DD=e f",
      "g h.cpp",
      "-Ix y/z",
    ]);
  });
});

test("a publication counts when it is of the version that is open, and clangd has said since that it is idle", () => {
  if (clangd.diagnostics.kind !== "push") return expect.fail();
  const { completion } = clangd.diagnostics;
  const uri = "file:///tree/a.cpp";
  const facts = emptyFacts("kept");
  const seen: string[] = [];
  const look = (what: string) => {
    const document = documentAt(facts, uri);
    if (document === undefined) return expect.fail();
    const { state, reason } = completion(facts, document);
    seen.push(`${what}: ${state}: ${reason}`);
    return undefined;
  };
  noteOpened(facts, uri);
  look("opened");
  takeStatus({ uri, state: "idle" }, facts);
  look("idle before anything was published");
  takePublication({ uri, version: 1, diagnostics: [] }, facts);
  look("published");
  noteOpened(facts, uri);
  look("opened again");
  takePublication({ uri, version: 1, diagnostics: [] }, facts);
  takeStatus({ uri, state: "parsing includes, running Update" }, facts);
  look("published for the version before");
  takePublication({ uri, version: 2, diagnostics: [] }, facts);
  look("published while it works");
  takeStatus({ uri, state: "idle" }, facts);
  look("idle");
  expect(seen).toMatchInlineSnapshot(`
    [
      "opened: unmet: the server published nothing for version 1, the server reports no state, not idle",
      "idle before anything was published: unmet: the server published nothing for version 1",
      "published: met: published for version 1, said to be idle, every header was found",
      "opened again: unmet: the server published nothing for version 2, the server reports no state, not idle",
      "published for the version before: unmet: the server published nothing for version 2; 1 for another version ignored, the server reports parsing includes, running Update, not idle",
      "published while it works: unmet: the server reports parsing includes, running Update, not idle",
      "idle: met: published for version 2; 1 for another version ignored, said to be idle, every header was found",
    ]
  `);
});
