/** Files with unusual names are checked like others: names become URIs and come back as names. */
import { beforeAll, expect, test } from "vitest";
import { gate, installedPyright } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

beforeAll(async () => {
  await installedPyright();
});

test("each file has its finding under its own name", async () => {
  const names = [
    "a b.py",
    "B.py",
    "a-b.py",
    "ä.py",
    "a\u0308.py",
    "😀.py",
    "דּ.py",
    "#.py",
    "100%.py",
    "%41.py",
    "dir.py/a.py",
    "q?.py",
    "q[1].py",
    "(a)/b+c.py",
    "{x}.py",
    "a,b.py",
    "it's.py",
    'say "x".py',
    "$HOME.py",
    "`id`.py",
    "a&b;c.py",
    "~/a.py",
    "a@b:c.py",
    "back\\slash.py",
    "tab\there.py",
  ];
  const files = (text: string) => Object.fromEntries(names.map((name) => [name, text]));
  const { report } = await gate(repositoryOf(files("x: int = 1\n"), files('x: int = ""\n')));
  const found = report?.findings.filter((one) => one.state === "new").map((one) => one.path) ?? [];
  const [side] = report?.servers ?? [];
  expect({
    missing: names.filter((name) => !found.includes(name)),
    reasons: report?.reasons,
    head: side?.head,
    limits: report?.limits,
  }).toMatchInlineSnapshot(`
    {
      "head": {
        "files": 25,
        "unknown": 0,
      },
      "limits": [],
      "missing": [],
      "reasons": [
        {
          "code": "new-finding",
          "hint": null,
          "message": "25 new errors",
        },
      ],
    }
  `);
});
