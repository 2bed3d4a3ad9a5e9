/** What git says of files, by the names that programs have for them. */
import { expect, test } from "vitest";
import { followLinks } from "../../src/git/links.ts";
import type { ChangedFile } from "../../src/model/change.ts";
import { type LinkedSide, linkedChanges, otherNames } from "../../src/workspace/linked-changes.ts";

const files = ["src/app.py", "src/core/money.py", "z.py"];

function side(links: Readonly<Record<string, string>>, program: readonly string[]): LinkedSide {
  const { followed } = followLinks(
    Object.entries(links).map(([path, target]) => ({ path, target })),
    files,
  );
  return { links: followed, program };
}

const plain = side({}, files);
const through = side({ lib: "src" }, ["lib/app.py", "lib/core/money.py", "z.py"]);
const edited: ChangedFile = { from: "src/app.py", to: "src/app.py" };
const shown = (changes: readonly ChangedFile[]) => changes.map(({ from, to }) => `${from} > ${to}`);

test.each<readonly [string, LinkedSide, LinkedSide, readonly ChangedFile[], readonly string[]]>([
  ["nothing links", plain, plain, [edited], ["src/app.py > src/app.py"]],
  ["an edit is seen by the link's name", through, through, [edited], ["lib/app.py > lib/app.py"]],
  [
    "a new link gives all files another name",
    plain,
    through,
    [edited, { from: null, to: "new.py" }],
    ["src/app.py > lib/app.py", "null > new.py", "src/core/money.py > lib/core/money.py"],
  ],
  [
    "a link that goes gives them back their own",
    through,
    plain,
    [],
    ["lib/app.py > src/app.py", "lib/core/money.py > src/core/money.py"],
  ],
  [
    "a file that a new link names besides is there once more",
    plain,
    side({ "alias.py": "z.py" }, ["alias.py", ...files]),
    [],
    ["null > alias.py"],
  ],
  [
    "a file with two names is edited under both",
    side({ "alias.py": "z.py" }, ["alias.py", ...files]),
    side({ "alias.py": "z.py" }, ["alias.py", ...files]),
    [{ from: "z.py", to: "z.py" }],
    ["z.py > z.py", "alias.py > alias.py"],
  ],
  [
    "what moved and left a link behind is known by its new name, and there once more by the old one",
    side({}, ["old/core/money.py"]),
    side({ "old/core": "../src/core" }, ["old/core/money.py", "src/core/money.py"]),
    [{ from: "old/core/money.py", to: "src/core/money.py" }],
    ["old/core/money.py > src/core/money.py", "null > old/core/money.py"],
  ],
  [
    "a file that no program has is changed as git says",
    through,
    through,
    [{ from: "other.py", to: null }],
    ["other.py > null"],
  ],
])("%s", (_, base, head, changes, says) => {
  expect(shown(linkedChanges(changes, { base, head }))).toEqual(says);
});

test("a file is known by its own name where a program has that, else by the first", () => {
  expect(otherNames(plain)).toEqual({});
  const links = { "alias.py": "z.py", lib: "src", "other.py": "src/app.py" };
  const program = ["alias.py", "lib/app.py", "other.py", "z.py"];
  expect(otherNames(side(links, program))).toEqual({ "alias.py": "z.py", "other.py": "lib/app.py" });
});
