/** Imports of Python that climb out of a tree, found in the text alone. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { outwardMessage } from "../../src/servers/outward.ts";
import { pythonOutward } from "../../src/servers/python/outward.ts";
import { folderOf } from "../support/files.ts";

async function found(text: string, path = "a.py", links: readonly { path: string; place: string }[] = []) {
  const outside = folderOf({
    "secret.py": "",
    "library.cpython-312.so": "",
    "pack/__init__.py": "",
    "tree/a.py": "",
  });
  const tree = { root: join(outside, "tree"), project: ".", serverFolder: "/server", checkouts: [], links };
  const outward = await pythonOutward.find(realHost(), tree, new Map([[path, text]]));
  return outward === undefined ? "" : outwardMessage(outward);
}

describe("an import", () => {
  test.each([
    "from ..secret import x",
    "from . .secret import x",
    "from .\\\n.secret import x",
    "from .. import secret",
    "from .. import (a, # )\n  secret)",
    "from ..library import x",
    "from ..pack.nothing import x",
    "(\nfrom # )\n..secret import x",
    "x = 1;from ..secret import *",
  ])("that leads out to what is there is found: %j", async (text) => {
    expect(await found(text)).toMatch(/^a\.py:\d refers to .*, outside the repository$/u);
  });

  test.each([
    "from .secret import x",
    "from ..nothing import x",
    "from ..secret.deeper import x",
    "from .. import a, b",
    "import secret",
    "from secret import x",
    "afrom ..secret import x",
  ])("that leads nowhere, or stays inside, is not: %j", async (text) => {
    expect(await found(text)).toBe("");
  });

  test("leads out by the name that a link gives to its folder", async () => {
    const links = [{ path: "short", place: "one/two" }];
    expect(await found("from ...secret import x", "one/two/a.py")).toBe("");
    expect(await found("from ...secret import x", "one/two/a.py", links)).toContain(
      "one/two/a.py:1 refers to",
    );
  });
});

test.each([
  ["comments", "from # ".repeat(200_000)],
  ["lists that are never closed", "from .. import (".repeat(60_000)],
  ["dots", `from ${".".repeat(3_000_000)}`],
  ["names", `from ..a${".b".repeat(100)}\n`.repeat(5_000)],
])("a text of a megabyte of %s takes no minutes", { timeout: 20_000 }, async (_, text) => {
  expect(await found(text)).toMatch(
    /^(?:|a\.py: Lanser cannot check its imports: the file has too many imports to check)$/u,
  );
});
