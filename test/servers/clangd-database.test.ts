/** Where the tree lay when its compile_commands.json was written: found by the files, of several places that of most of them. */
import { expect, test } from "vitest";
import { readDatabase } from "../../src/servers/clangd/database.ts";

const tree = new Set(["src/a.cpp", "src/b.cpp", "src/config.cpp", "lib/config.cpp"]);
const entry = (file: string, directory = "/home/ann/shop/build") => ({
  directory,
  file,
  arguments: ["c++", "-I/home/ann/shop/include", "-c", file],
});

/** The files that are found, in order, with their first place to include from. */
function found(...entries: readonly object[]): string {
  const read = readDatabase(JSON.stringify(entries), ".", (path) => tree.has(path));
  if (read.kind === "refused") return read.reason;
  return read.commands.map((one) => `${one.path} ${one.arguments[1]}`).join("; ");
}

const own = [entry("/home/ann/shop/src/a.cpp"), entry("/home/ann/shop/src/b.cpp")];
// What a build generates, or a package that it fetched, may end as a file of the tree does.
const generated = entry("/home/ann/shop/build/gen/src/config.cpp");
const fetched = entry("/opt/fetched/lib/config.cpp");

test("is the place under which most files are those of the tree, wherever the others stand", () => {
  const expected = "src/a.cpp -I{tree}/include; src/b.cpp -I{tree}/include";
  expect([
    found(...own),
    found(generated, ...own),
    found(fetched, generated, ...own),
    found(...own, generated, fetched),
  ]).toEqual([expected, expected, expected, expected]);
});

test("is the first where as many stand under each, so that the same database is read alike each time", () => {
  expect([found(own[0] ?? {}, fetched), found(fetched, own[0] ?? {})]).toEqual([
    "src/a.cpp -I{tree}/include",
    "lib/config.cpp -I/home/ann/shop/include",
  ]);
});

test("is none where no file is one of the tree", () => {
  expect(found(entry("/elsewhere/c.cpp"))).toBe(
    "compile_commands.json names no file of the project: write it again",
  );
});
