/** Flags of `compile_flags.txt` and `.clangd`: what is passed on, what is left out, and what nothing is checked without. */
import { expect, test } from "vitest";
import { flagProblems } from "../../src/servers/clangd/flags.ts";
import { clangd, databaseIn } from "../../src/servers/clangd/profile.ts";
import { type Files, folderOf } from "../support/files.ts";

/** The arguments of the one source, or why there are none; and what is said beside. */
function read(files: Files): readonly string[] {
  const place = { root: folderOf({ "a.c": "int a;\n", ...files }), project: "." };
  const found = databaseIn(place);
  const told = found.kind === "refused" ? found.reason : found.commands[0]?.arguments.join(" ");
  return [told ?? "", ...flagProblems(place)];
}

const passes = "to clangd: it passes only -I below the project, -D, -W, -pedantic and -std";
const needed = "The code needs it: use a compile_commands.json";

test.each<readonly [name: string, flags: string, said: readonly string[]]>([
  [
    "what says nothing of the meaning is left out, and named",
    "-Iinclude\n-DA\n-O2\n-g\n-fPIC\n-c\n-o\nx.o\n-pthread\n-pipe\n-pedantic\n",
    [
      "clang -I{tree}/include -DA -pedantic -c {tree}/a.c",
      `Lanser does not pass \`-O2\`, \`-g\`, \`-fPIC\`, \`-c\`, \`-ox.o\`, \`-pthread\`, \`-pipe\` of compile_flags.txt or .clangd ${passes}`,
    ],
  ],
  ...[
    ["-include\npre.h", "-include pre.h"],
    ["-isystem\nlib", "-isystem lib"],
    ["-iquote\nlib", "-iquote lib"],
    ["-UA", "-UA"],
    ["-x\nc++", "-xc++"],
    ["-m32", "-m32"],
    ["--target=arm", "--target=arm"],
    ["-framework\nCocoa", "-framework Cocoa"],
    ["-Wp,-DA", "-Wp,-DA"],
    ["-I/opt/lib", "-I/opt/lib"],
    ["-I../lib", "-I../lib"],
  ].map(
    ([flag, named]) =>
      [
        `nothing is checked without ${named}`,
        `-DA\n-O2\n${flag}\n`,
        [`Lanser does not pass \`${named}\` of compile_flags.txt or .clangd ${passes}. ${needed}`],
      ] as const,
  ),
])("%s", (_, flags, said) => {
  expect(read({ "compile_flags.txt": flags })).toEqual(said);
});

const unread = "Lanser cannot read .clangd: write valid YAML without aliases";
const unsupported = (key: string) =>
  `Lanser does not support \`${key}\` in .clangd: use only \`CompileFlags: { Add: … }\`, or a compile_commands.json`;

test.each<readonly [name: string, text: string, said: string | RegExp]>([
  ["an alias", "CompileFlags: &a\n  Add: [-DA]\nDiagnostics: *a\n", unread],
  ["an alias of nothing", "CompileFlags: *a\n", unread],
  ["what is no YAML", "CompileFlags: {\n", unread],
  ["a database elsewhere", "CompileFlags:\n  CompilationDatabase: out\n", unsupported("CompilationDatabase")],
  ["Remove", "CompileFlags:\n  Add: [-DA]\n  Remove: [-W*]\n", unsupported("Remove")],
  [
    "a compiler",
    "CompileFlags:\n  Add: [-DA]\n---\nCompileFlags: { Compiler: cl }\n",
    unsupported("Compiler"),
  ],
  ["a condition", "If: { PathMatch: b.c }\nCompileFlags:\n  Add: [-DA]\n", unsupported("If")],
  ["what is no word", "CompileFlags:\n  Add: [-DA, [-DB]]\n", unsupported("Add")],
  [
    "nothing of flags",
    "If: { PathMatch: b.c }\nDiagnostics: { Suppress: x }\n",
    /^the project has neither compile_commands/u,
  ],
  ["Add", "CompileFlags:\n  Add: [-DA]\n", "clang -DA -c {tree}/a.c"],
])("a .clangd with %s", (_, text, said) => {
  const [told] = read({ ".clangd": text });
  if (typeof said === "string") expect(told).toBe(said);
  else expect(told).toMatch(said);
});

test("a .clangd makes its folder a project by Add, and where it cannot be read only without a database", () => {
  const rootsOf = (files: Readonly<Record<string, string>>) =>
    clangd.findRoots({ paths: Object.keys(files), text: (path: string) => files[path] } as never).roots;
  const alias = { "lib/.clangd": "CompileFlags: &a {}\nDiagnostics: *a\n" };
  expect([
    rootsOf({ "lib/.clangd": "CompileFlags: { Add: -DA }\n" }),
    rootsOf({ "lib/.clangd": "CompileFlags: { CompilationDatabase: build }\n" }),
    rootsOf(alias),
    rootsOf({ ...alias, "compile_commands.json": "[]" }),
  ]).toEqual([["lib"], ["."], ["lib"], ["."]]);
});
