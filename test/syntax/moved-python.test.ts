/** Imports of Python after a move: the files of a tree, what moves, and the lines that change. */
import { describe, expect, test } from "vitest";
import { createMover } from "../../src/syntax/moved-python.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";

const parser = await createParser(["python"]);
const tree = [
  "app/__init__.py",
  "app/rates.py",
  "app/ship.py",
  "app/sub/__init__.py",
  "app/sub/deep.py",
  "run.py",
];

/** Returns the text of a file after a move; undefined if Python cannot name the new path. */
function moved(text: string, { from = "app/rates.py", to = "app/prices.py", path = "app/ship.py" } = {}) {
  const corrected = createMover([...tree, path, from], { from, to }).correct(
    path,
    read(parser, "python", text),
  );
  if (corrected === undefined) return undefined;
  return corrected.changes
    .toReversed()
    .reduce((all, one) => all.slice(0, one.start) + one.text + all.slice(one.end), text);
}

describe("another name in the same folder", () => {
  test.each([
    ["from .rates import pay", "from .prices import pay"],
    ["from app.rates import pay as p", "from app.prices import pay as p"],
    ["from . import rates", "from . import prices as rates"],
    ["from . import rates as prices", "from . import prices"],
    ["from . import rates as rates", "from . import prices as rates"],
    ["from app import rates as r", "from app import prices as r"],
    ["from . import ship, rates", "from . import ship, prices as rates"],
    ["from . import rates as prices, ship", "from . import prices, ship"],
    [
      "import app.rates\napp.rates.pay('app.rates')  # app.rates",
      "import app.prices\napp.prices.pay('app.rates')  # app.rates",
    ],
    ["import app\napp . rates.pay()\nmyapp.rates", "import app\napp.prices.pay()\nmyapp.rates"],
    ["import app.rates as r, os", "import app.prices as r, os"],
    ["from other.rates import pay\nimport rates", "from other.rates import pay\nimport rates"],
  ])("%j becomes %j", (before, after) => {
    expect(moved(before)).toBe(after);
  });
});

describe("another folder", () => {
  const to = "app/sub/prices.py";
  test.each([
    ["from .rates import pay", "from .sub.prices import pay"],
    ["from . import rates", "from .sub import prices as rates"],
    ["from . import ship, rates", "from .sub import prices as rates\nfrom . import ship"],
    [
      "def f():\n    from . import (\n        rates,\n        ship,\n    )",
      "def f():\n    from .sub import prices as rates\n    from . import (\n        ship,\n    )",
    ],
    ["if x: from . import rates, ship", "if x: from .sub import prices as rates; from . import ship"],
    ["import app.rates\napp.rates.pay()", "import app.sub.prices\napp.sub.prices.pay()"],
  ])("%j becomes %j", (before, after) => {
    expect(moved(before, { to })).toBe(after);
  });

  test.each([
    [
      "app/sub/prices.py",
      "from . import ship\nfrom .sub.deep import x",
      "from .. import ship\nfrom .deep import x",
    ],
    ["prices.py", "from .ship import a\nfrom . import sub", "from app.ship import a\nfrom app import sub"],
    ["app/sub/prices.py", "import app.ship\nfrom app import ship", "import app.ship\nfrom app import ship"],
  ])("the moved file itself, to %s: %j becomes %j", (place, before, after) => {
    expect(moved(before, { to: place, path: "app/rates.py" })).toBe(after);
  });

  test("a module moves between a package and the top of the tree", () => {
    const up = { to: "rates.py" };
    expect(moved("from . import rates\nfrom .rates import pay", up)).toBe(
      "import rates\nfrom rates import pay",
    );
    expect(moved("import app.rates\napp.rates.pay()", up)).toBe("import rates\nrates.pay()");
    const down = { from: "base.py", to: "app/base.py", path: "run.py" };
    expect(moved("import base\nfrom base import x", down)).toBe(
      "import app.base as base\nfrom app.base import x",
    );
  });

  test("a folder takes its modules along", () => {
    const of = { from: "app/sub", to: "app/inner/low" };
    expect(moved("from .sub.deep import x\nfrom . import sub\nfrom .sub import deep", of)).toBe(
      "from .inner.low.deep import x\nfrom .inner import low as sub\nfrom .inner.low import deep",
    );
    expect(moved("from . import deep\nfrom ..rates import pay", { ...of, path: "app/sub/other.py" })).toBe(
      "from . import deep\nfrom ...rates import pay",
    );
  });
});

test("a path that no import can name is refused where a file imports it", () => {
  expect(moved("from .rates import pay", { to: "app/new-rates.py" })).toBeUndefined();
  expect(moved("from .ship import pay", { to: "app/new-rates.py" })).toBe("from .ship import pay");
});

test("strings that name the old module are listed", () => {
  const { correct } = createMover(tree, { from: "app/rates.py", to: "app/prices.py" });
  const text = "patch('app.rates.pay')\npatch('rates')";
  expect(correct("run.py", read(parser, "python", text))).toEqual({ changes: [], strings: [6] });
});

test("a stub moves with its source", () => {
  const { pathAfter, correct } = createMover([...tree, "app/rates.pyi"], {
    from: "app/rates.py",
    to: "app/sub/prices.py",
  });
  expect(["app/rates.py", "app/rates.pyi", "app/ship.py"].map(pathAfter)).toEqual([
    "app/sub/prices.py",
    "app/sub/prices.pyi",
    "app/ship.py",
  ]);
  const stub = correct("app/rates.pyi", read(parser, "python", "from .ship import a"));
  expect(stub?.changes).toEqual([{ start: 5, end: 10, text: "..ship" }]);
});
