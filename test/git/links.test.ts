/** Links of a tree: which lead to another place in it, and where a path through them ends. */
import { describe, expect, test } from "vitest";
import { createLinkResolver, followLinks } from "../../src/git/links.ts";

const files = ["README.md", "src/app.py", "src/core/money.py", "lib/deep/x.py"];

function followed(links: Readonly<Record<string, string>>): readonly string[] {
  const found = followLinks(
    Object.entries(links).map(([path, target]) => ({ path, target })),
    files,
  );
  return [
    ...found.followed.map(({ path, place, kind }) => `${path} is the ${kind} ${place}`),
    ...found.left.map(({ path, why }) => `${path} ${why}`),
  ];
}

test.each<readonly [string, Readonly<Record<string, string>>, readonly string[]]>([
  ["a file", { "docs.md": "README.md" }, ["docs.md is the file README.md"]],
  ["a folder", { "lib/core": "../src/core" }, ["lib/core is the folder src/core"]],
  [
    "from a folder that holds nothing else, and to it",
    { "old/core": "../src/core", o: "old/core" },
    ["old/core is the folder src/core", "o is the folder src/core"],
  ],
  ["a roundabout way", { a: "./src/../lib//deep/." }, ["a is the folder lib/deep"]],
  [
    "a chain, in any order",
    { a: "b", b: "c/core", c: "src" },
    ["a is the folder src/core", "b is the folder src/core", "c is the folder src"],
  ],
  [
    "up from where a link leads, not from where it lies",
    { "src/to": "../lib/deep", up: "src/to/.." },
    ["src/to is the folder lib/deep", "up is the folder lib"],
  ],
  [
    "out of the repository",
    { a: "../x", b: "/etc", "src/c": "../../src" },
    [
      "a points outside the repository",
      "b points outside the repository",
      "src/c points outside the repository",
    ],
  ],
  [
    "out through another",
    { "src/up": "..", a: "src/up/../x" },
    ["src/up points to a parent folder of itself", "a points outside the repository"],
  ],
  [
    "to nothing, or through a file",
    { a: "none", b: "src/none.py", c: "README.md/x", d: "" },
    [
      "a has no target in the repository",
      "b has no target in the repository",
      "c has no target in the repository",
      "d has no target in the repository",
    ],
  ],
  [
    "to itself",
    { a: "a", b: "c", c: "b" },
    ["a points to itself", "b points to itself", "c points to itself"],
  ],
  [
    "to a folder that it lies in",
    { "src/loop": ".", top: "." },
    ["src/loop points to a parent folder of itself", "top points to a parent folder of itself"],
  ],
  [
    "in a circle of two, of which the second closes it",
    { "lib/s": "../src", "src/l": "../lib" },
    ["lib/s is the folder src", "src/l points to a parent folder of itself"],
  ],
  [
    "behind another link, as only a made up tree has it",
    { a: "src", "a/b": "app.py" },
    ["a has the name of a file or folder", "a/b is below another link"],
  ],
  ["with the name of a folder", { src: "lib" }, ["src has the name of a file or folder"]],
])("%s", (_, links, says) => {
  expect(followed(links)).toEqual(says);
});

describe("a path", () => {
  const { followed: links } = followLinks(
    [
      { path: "a", target: "lib" },
      { path: "lib/core", target: "../src/core" },
      { path: "one.py", target: "src/app.py" },
    ],
    files,
  );

  test.each([
    ["src/app.py", "src/app.py"],
    ["one.py", "src/app.py"],
    ["a/deep/x.py", "lib/deep/x.py"],
    ["a/core/money.py", "src/core/money.py"],
    ["another/core", "another/core"],
  ])("%s is %s", (path, place) => {
    expect(createLinkResolver(links)(path)).toBe(place);
  });
});
