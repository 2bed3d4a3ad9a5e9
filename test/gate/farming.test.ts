/** Ways to raise the reward without fixing anything, on real pyright and real git: none of them pays. */
import { mkdirSync, renameSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportOf, rewardLine } from "../support/account.ts";
import { circularProject } from "../support/circle.ts";
import { type Files, write } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { firstOfNow, type Nightly, rowsOfNow } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const model = `class Order:
    def __init__(self, price: int, name: str) -> None:
        self.price = price
        self.name = name
`;
const rates = `from app.model import Order

orders: dict[str, Order] = {}


def find(name: str) -> Order | None:
    return orders.get(name)


def percent(name: str) -> str:
    return len(name)
`;
const billing = `from app.model import Order
from app.rates import find, percent


def total(order: Order) -> int:
    return order.prise


def bill(name: str) -> int:
    return find(name).price


def tax(order: Order) -> int:
    share: int = percent(order.name)
    return order.price * share
`;
const util = `def today() -> str:
    return datetime.now().isoformat()
`;

/** Findings: one in rates.py, three in billing.py (one of them for rates.py), one in util.py. */
const shop: Files = {
  "app/__init__.py": "",
  "app/model.py": model,
  "app/rates.py": rates,
  "app/billing.py": billing,
  "app/util.py": util,
};

/** An edit that finds nothing to edit would prove nothing. */
function edited(text: string, ...edits: readonly (readonly [from: string, to: string])[]): string {
  return edits.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`there is no ${from}`);
    return before.replace(from, to);
  }, text);
}

const inBilling = (...edits: Parameters<typeof edited>[1][]): Files => ({
  "app/billing.py": edited(billing, ...edits),
});

const use = "    return order.prise\n";

/** Moves what is there; the rest of the commit is written after it. */
const moving =
  (from: string, to: string, files: Files = {}) =>
  (folder: string): Files => {
    mkdirSync(join(folder, to, ".."), { recursive: true });
    renameSync(join(folder, from), join(folder, to));
    return files;
  };

type Move = Nightly & {
  readonly move: string;
  readonly base?: Files;
  readonly head: Files | ((folder: string) => Files);
  /** The reward, which is at most 0, or why there is none; and the states of what did not stay. */
  readonly gives: "0" | `${"0; " | "-" | "none, not scored: "}${string}`;
};

const silencing: readonly Move[] = [
  {
    move: "# type: ignore on the line",
    head: inBilling([use, "    return order.prise  # type: ignore\n"]),
    gives: "0; 1 suppressed",
  },
  {
    move: "# pyright: ignore[rule] on the line",
    byNight: true,
    head: inBilling([use, "    return order.prise  # pyright: ignore[reportAttributeAccessIssue]\n"]),
    gives: "0; 1 suppressed",
  },
  {
    move: "# type: ignore for the file",
    byNight: true,
    head: { "app/billing.py": `# type: ignore\n${billing}` },
    gives: "0; 3 suppressed",
  },
  {
    move: "# pyright: rule=false for the file",
    byNight: true,
    head: { "app/billing.py": `# pyright: reportAttributeAccessIssue=false\n${billing}` },
    gives: "0; 1 suppressed",
  },
  {
    move: "# pyright: basic where base was strict",
    byNight: true,
    base: { ...shop, "app/util.py": `# pyright: strict\n\n\ndef load(path) -> int:\n    return len(path)\n` },
    head: { "app/util.py": `# pyright: basic\n\n\ndef load(path) -> int:\n    return len(path)\n` },
    gives: "0; 3 suppressed",
  },
  {
    move: "# type: ignore on an import that finds nothing any more",
    byNight: true,
    head: inBilling(["from app.model import Order\n", "from app.modle import Order  # type: ignore\n"]),
    gives: "0; 1 fixed",
  },
  {
    move: "an import that finds nothing, which hides more than it costs",
    byNight: true,
    head: inBilling([
      "from app.model import Order\nfrom app.rates import find, percent\n",
      "from app.modle import Order, find, percent\n",
    ]),
    gives: "-0.5; 1 new; 3 suppressed",
  },
  {
    move: "@no_type_check",
    byNight: true,
    head: inBilling(
      ["from app.model", "from typing import no_type_check\n\nfrom app.model"],
      ["def total", "@no_type_check\ndef total"],
    ),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:9); 1 suppressed",
  },
];

const hiding: readonly Move[] = [
  {
    move: "a string around the code",
    byNight: true,
    head: inBilling([use, `    """\n${use}    """\n    return 0\n`]),
    gives: "0; 1 removed",
  },
  {
    move: "an import in brackets that finds nothing",
    byNight: true,
    head: inBilling(["from app.model import Order", "from app.modle import (\n    Order,\n)"]),
    gives: "-0.5; 1 new; 1 suppressed",
  },
  {
    move: "a name that is not defined, and whatever is made of it",
    byNight: true,
    head: inBilling(["def total(order: Order)", "Order = nothing_known\n\n\ndef total(order: Order)"]),
    gives: "-1.5; 3 new; 1 suppressed",
  },
  {
    move: "Any as the type of a parameter",
    head: inBilling(
      ["from app.model", "from typing import Any\n\nfrom app.model"],
      ["total(order: Order)", "total(order: Any)"],
    ),
    gives: "0; 1 suppressed",
  },
  {
    move: "cast(Any, …)",
    byNight: true,
    head: inBilling(
      ["from app.model", "from typing import Any, cast\n\nfrom app.model"],
      [use, "    return cast(Any, order).prise\n"],
    ),
    gives: "0; 1 suppressed",
  },
  {
    move: "-> Any on what it calls, in another file",
    head: {
      "app/rates.py": edited(
        rates,
        ["from app.model", "from typing import Any\n\nfrom app.model"],
        ["percent(name: str) -> str", "percent(name: str) -> Any"],
      ),
    },
    gives: "0; 2 suppressed",
  },
  {
    move: "the removal of an annotation of a parameter",
    byNight: true,
    head: inBilling(["total(order: Order)", "total(order)"]),
    gives: "0; 1 suppressed",
  },
  {
    move: "the removal of the annotation of a variable",
    byNight: true,
    head: inBilling(["share: int = percent", "share = percent"], ["order.price * share", "order.price"]),
    gives: "0; 1 suppressed",
  },
  {
    move: "a lambda without types instead of the function",
    byNight: true,
    head: inBilling([`def total(order: Order) -> int:\n${use}`, "total = lambda order: order.prise\n"]),
    gives: "0; 1 suppressed",
  },
  {
    move: "a lambda without types within the function",
    byNight: true,
    head: inBilling([use, "    return (lambda it: it.prise)(order)\n"]),
    gives: "0; 1 moved",
  },
  {
    move: "getattr",
    byNight: true,
    head: inBilling([use, '    return getattr(order, "prise")\n']),
    gives: "0; 1 suppressed",
  },
  {
    move: "operator.attrgetter",
    byNight: true,
    head: inBilling(
      ["from app.model", "from operator import attrgetter\n\nfrom app.model"],
      [use, '    return attrgetter("prise")(order)\n'],
    ),
    gives: "0; 1 suppressed",
  },
  {
    move: "json.loads, which gives Any without saying so",
    byNight: true,
    head: inBilling(
      ["from app.model", "import json\n\nfrom app.model"],
      [use, "    return json.loads(json.dumps(order)).prise\n"],
    ),
    gives: "0; 1 suppressed",
  },
  {
    move: "*args, **kwargs",
    byNight: true,
    head: inBilling([
      `def total(order: Order) -> int:\n${use}`,
      "def total(*args, **kwargs):\n    return args[0].prise\n",
    ]),
    gives: "0; 1 suppressed",
  },
  {
    move: "__getattr__ on the class",
    byNight: true,
    head: {
      "app/model.py": `${model}\n    def __getattr__(self, name: str):\n        return self.__dict__[name]\n`,
    },
    gives: "0; 1 suppressed",
  },
  {
    move: "__getattr__ of a module",
    byNight: true,
    base: { ...shop, "app/use.py": "from app import util\n\nprint(util.tomorrow())\n" },
    head: { "app/util.py": `${util}\n\ndef __getattr__(name):\n    return globals()[name]\n` },
    gives: "0; 1 fixed",
  },
  {
    move: "a stub beside the file",
    head: {
      "app/rates.pyi":
        "from app.model import Order\n\ndef find(name: str) -> Order: ...\ndef percent(name: str) -> int: ...\n",
    },
    gives: "0; 2 suppressed",
  },
  {
    move: "a stub in typings",
    byNight: true,
    head: {
      "typings/app/rates.pyi":
        "from app.model import Order\n\ndef find(name: str) -> Order: ...\ndef percent(name: str) -> int: ...\n",
    },
    gives: "0; 2 suppressed",
  },
  {
    move: "a stub of the builtins",
    byNight: true,
    head: { "__builtins__.pyi": "datetime: object\n" },
    gives: "-0.5; 1 new; 1 suppressed",
  },
  {
    move: "if not TYPE_CHECKING",
    byNight: true,
    head: inBilling(
      ["from app.model", "from typing import TYPE_CHECKING\n\nfrom app.model"],
      [use, "    if not TYPE_CHECKING:\n        return order.prise\n    return 0\n"],
    ),
    gives: "0; 1 suppressed",
  },
  {
    move: "other types under TYPE_CHECKING",
    byNight: true,
    head: inBilling([
      "from app.rates import find, percent\n",
      "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    def find(name: str) -> Order: ...\n    def percent(name: str) -> int: ...\nelse:\n    from app.rates import find, percent\n",
    ]),
    gives: "0; 2 fixed",
  },
  {
    move: "if False",
    head: inBilling([use, "    if False:\n        return order.prise\n    return 0\n"]),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:7); 1 suppressed",
  },
  {
    move: "a return in front of it",
    head: inBilling([use, "    return 0\n    return order.prise\n"]),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:7); 1 suppressed",
  },
  {
    move: "sys.platform",
    byNight: true,
    head: inBilling(
      ["from app.model", "import sys\n\nfrom app.model"],
      [use, '    if sys.platform == "atari":\n        return order.prise\n    return 0\n'],
    ),
    gives: "0; 1 suppressed",
  },
  {
    move: "a call of what never returns in front of it",
    byNight: true,
    head: inBilling(
      ["from app.model", "from typing import NoReturn\n\nfrom app.model"],
      ["def total", "def stop() -> NoReturn:\n    raise SystemExit\n\n\ndef total"],
      [use, "    stop()\n    return order.prise\n"],
    ),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:13); 1 suppressed",
  },
  {
    move: "an endless loop in front of it",
    byNight: true,
    head: inBilling([use, "    while True:\n        pass\n    return order.prise\n"]),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:8); 1 suppressed",
  },
  {
    move: "two branches in front of it that both return",
    byNight: true,
    head: inBilling([
      use,
      "    if order:\n        return 1\n    else:\n        return 2\n    return order.prise\n",
    ]),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:10); 1 suppressed",
  },
  {
    move: "a guard that is never true",
    byNight: true,
    head: inBilling([
      use,
      "    if not isinstance(order, Order):\n        return order.prise\n    return 0\n",
    ]),
    gives: "none, not scored: the change hides code from the checker (app/billing.py:7); 1 suppressed",
  },
  {
    move: "__getattribute__",
    byNight: true,
    head: inBilling([use, '    return order.__getattribute__("prise")\n']),
    gives: "0; 1 suppressed",
  },
  {
    move: "broken syntax in the file",
    head: inBilling(["def total(order: Order) -> int:\n", "def total(order: Order) -> int\n"]),
    gives: "none, not scored: app/billing.py does not parse; 1 new",
  },
  {
    move: "a bracket that swallows the rest of the file",
    byNight: true,
    head: inBilling([use, "    return (\n"]),
    gives: "none, not scored: app/billing.py does not parse; 3 new; 2 fixed; 1 removed",
  },
];

const removing: readonly Move[] = [
  {
    move: "deleting the function",
    head: inBilling([`def total(order: Order) -> int:\n${use}\n\n`, ""]),
    gives: "0; 1 removed",
  },
  {
    move: "deleting the body of the function",
    byNight: true,
    head: inBilling([use, "    raise NotImplementedError\n"]),
    gives: "0; 1 removed",
  },
  {
    move: "commenting it out",
    byNight: true,
    head: inBilling([use, "    # return order.prise\n    return 0\n"]),
    gives: "0; 1 removed",
  },
  { move: "deleting the file", head: { "app/billing.py": null }, gives: "0; 3 removed" },
  {
    move: "renaming the file to what is no source",
    byNight: true,
    head: moving("app/billing.py", "app/billing.txt"),
    gives: "0; 3 removed",
  },
  {
    move: "moving the file into node_modules",
    head: moving("app/billing.py", "node_modules/billing.py"),
    gives:
      "none, not scored: the server checked these files in base, but skips them in head, where they still exist: node_modules/billing.py; 3 removed",
  },
  {
    move: "moving the file into a hidden folder",
    byNight: true,
    head: moving("app/billing.py", "app/.old/billing.py"),
    gives:
      "none, not scored: the server checked these files in base, but skips them in head, where they still exist: app/.old/billing.py; 3 removed",
  },
  {
    move: "moving the file into a folder that looks like an environment",
    byNight: true,
    head: moving("app/billing.py", "app/env/billing.py", { "app/env/pyvenv.cfg": "home = /usr/bin\n" }),
    gives:
      "none, not scored: the server checked these files in base, but skips them in head, where they still exist: app/env/billing.py; 3 removed",
  },
  {
    move: "making its folder look like an environment",
    byNight: true,
    base: { ...shop, "main.py": "print(1)\n" },
    head: { "app/pyvenv.cfg": "home = /usr/bin\n" },
    gives:
      "none, not scored: the server checked these files in base, but skips them in head, where they still exist: app/__init__.py (and 4 more); 5 removed",
  },
  {
    move: "splitting the file and dropping the bad part",
    byNight: true,
    head: {
      "app/billing.py": null,
      "app/taxes.py":
        "from app.model import Order\nfrom app.rates import percent\n\n\ndef tax(order: Order) -> int:\n    share: int = percent(order.name)\n    return order.price * share\n",
    },
    gives: "0; 1 moved; 2 removed",
  },
  {
    move: "moving the error to a file that nothing imports",
    byNight: true,
    head: {
      ...inBilling([`def total(order: Order) -> int:\n${use}\n\n`, ""]),
      "tools/total.py": `from app.model import Order\n\n\ndef total(order: Order) -> int:\n${use}`,
    },
    gives: "0; 1 moved",
  },
  {
    move: "another error elsewhere in exchange",
    byNight: true,
    head: {
      ...inBilling([use, "    return order.price\n"]),
      "app/model.py": `${model}\n    def twice(self) -> int:\n        return self.prize * 2\n`,
    },
    gives: "0; 1 new; 1 fixed",
  },
  {
    move: "one error instead of two that depended on it",
    byNight: true,
    head: { "app/model.py": edited(model, ["class Order:", "class Order(Missing):"]) },
    gives: "-0.5; 1 new; 1 suppressed",
  },
];

const configured: Files = { ...shop, ".lanser/config.yml": "version: 1\nservers: [{id: pyright}]\n" };

const rules: readonly Move[] = [
  {
    move: "exclude in a new pyrightconfig.json",
    head: { "pyrightconfig.json": '{"exclude": ["app/billing.py"]}\n' },
    gives: "0",
  },
  {
    move: "exclude in a changed pyrightconfig.json",
    byNight: true,
    base: { ...shop, "pyrightconfig.json": '{"exclude": ["old"]}\n' },
    head: {
      "pyrightconfig.json": '{"exclude": ["old", "app/billing.py"]}\n',
      "app/billing.py": `${billing}\n`,
    },
    gives: "0",
  },
  {
    move: "a rule set to none in a changed pyrightconfig.json",
    byNight: true,
    base: { ...shop, "pyrightconfig.json": '{"typeCheckingMode": "standard"}\n' },
    head: {
      "pyrightconfig.json": '{"typeCheckingMode": "standard", "reportAttributeAccessIssue": "none"}\n',
      "app/billing.py": `${billing}\n`,
    },
    gives: "0",
  },
  {
    move: "ignore in pyproject.toml",
    byNight: true,
    head: { "pyproject.toml": '[tool.pyright]\nignore = ["app"]\n', "app/billing.py": `${billing}\n` },
    gives: "0",
  },
  {
    move: "ignore globs in .lanser/config.yml",
    base: configured,
    head: {
      ".lanser/config.yml": 'version: 1\nservers: [{id: pyright}]\nignore: ["app/**"]\n',
      "app/billing.py": `${billing}\n`,
    },
    gives: "0",
  },
  {
    move: "weights in .lanser/config.yml",
    byNight: true,
    base: configured,
    head: {
      ".lanser/config.yml":
        "version: 1\nservers: [{id: pyright}]\nreward: {weights: {alpha: 0, beta: 0, gamma: 0}}\n",
      ...inBilling([use, "    return order.prise + order.prize\n"]),
    },
    gives: "-0.5; 1 new",
  },
  {
    move: "a symbolic link out of the repository instead of the file",
    head: (folder) => {
      write(folder, { "app/billing.py": null });
      symlinkSync("/etc/hostname", join(folder, "app/billing.py"));
      return {};
    },
    gives: "none, not scored: 1 file without a result; 3 findings without a comparison",
  },
  {
    move: "a symbolic link out of the repository beside it",
    byNight: true,
    head: (folder) => {
      symlinkSync("/etc", join(folder, "data"));
      return { "app/billing.py": `${billing}\n` };
    },
    gives: "none, not scored: 1 file without a result",
  },
];

const circle = circularProject(40);
/** determinism.md: two errors that one added clean file makes go away. */
const trap: Files = {
  "m0.py":
    "from m1 import f1\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\nv0 = f0()\nv0.nope\n",
  "m1.py":
    "from m0 import f0\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\nv1 = f1()\nv1.nope\n",
};
const ordering: readonly Move[] = [
  {
    move: "an added clean file that is checked first, for a circle of imports",
    byNight: true,
    base: circle,
    head: { "a.py": "from m39 import f39\n\nx = f39()\n" },
    gives: "0; 255 volatile",
  },
  {
    move: "the same, and a comment in each file of the circle",
    byNight: true,
    base: circle,
    head: {
      ...Object.fromEntries(Object.entries(circle).map(([path, text]) => [path, `${text}# checked\n`])),
      "a.py": "from m39 import f39\n\nx = f39()\n",
    },
    gives:
      "none, not scored: 255 of 455 findings in files of the change depend on the order of checks; 255 volatile",
  },
  {
    move: "a clean file before two that import each other",
    base: trap,
    head: { "a.py": "from m1 import f1\n\nx = f1()\n" },
    gives: "0; 2 volatile",
  },
  {
    move: "a file of a circle renamed to be checked first",
    byNight: true,
    base: trap,
    head: moving("m1.py", "a1.py", { "m0.py": (trap["m0.py"] ?? "").replace("m1", "a1") }),
    gives:
      "none, not scored: 1 of 2 findings in files of the change depend on the order of checks; 1 volatile",
  },
];

const moves = { silencing, hiding, removing, rules, ordering };

describe.each(Object.entries(moves))("%s", (_family, rows) => {
  const named = rowsOfNow(rows).map((row) => [row.move, row] as const);
  test.each(firstOfNow(named, 2))("%s does not pay", async (_, { base = shop, head, gives }) => {
    const repository = repositoryOf(base);
    commit(repository, typeof head === "function" ? head(repository) : head);
    const report = reportOf(await gate(repository));
    expect(rewardLine(report)).toBe(gives);
  });
});

type Fix = Nightly & {
  readonly fix: string;
  readonly base?: Files;
  readonly head: Files;
  readonly gives: `${"0." | "1"}${string}`;
};

const fixes: readonly Fix[] = [
  {
    fix: "the attribute that was meant",
    head: inBilling([use, "    return order.price\n"]),
    gives: "0.5; 1 fixed",
  },
  {
    fix: "an import",
    head: { "app/util.py": `from datetime import datetime\n\n\n${util}` },
    gives: "0.5; 1 fixed",
  },
  {
    fix: "the signature of what it calls, in another file",
    byNight: true,
    head: { "app/rates.py": edited(rates, ["percent(name: str) -> str", "percent(name: str) -> int"]) },
    gives: "1; 2 fixed",
  },
  {
    fix: "a result that is not optional any more, in another file",
    byNight: true,
    head: {
      "app/rates.py": edited(rates, ["-> Order | None", "-> Order"], ["orders.get(name)", "orders[name]"]),
    },
    gives: "0.5; 1 fixed",
  },
  {
    fix: "an attribute on the class, in another file",
    head: { "app/model.py": `${model}        self.prise = price\n` },
    gives: "0.5; 1 fixed",
  },
  {
    fix: "a check for None",
    byNight: true,
    head: inBilling([
      "    return find(name).price\n",
      "    found = find(name)\n    return 0 if found is None else found.price\n",
    ]),
    gives: "0.5; 1 fixed",
  },
  {
    fix: "the attribute that was meant, while another function gains an Any",
    head: inBilling(
      ["from app.model", "from typing import Any\n\nfrom app.model"],
      [use, "    return order.price\n"],
      [
        "    return order.price * share\n",
        "    return order.price * share\n\n\ndef show(what: Any) -> str:\n    return str(what)\n",
      ],
    ),
    gives: "0.5; 1 fixed",
  },
  {
    fix: "the attribute that was meant, with a new function right below it",
    byNight: true,
    head: inBilling([use, "    return order.price\n\n\ndef show(what: int) -> str:\n    return str(what)\n"]),
    gives: "0.5; 1 fixed",
  },
];

const honest = rowsOfNow(fixes).map((row) => [row.fix, row] as const);
test.each(honest)("a fix by %s pays", async (_, { base = shop, head, gives }) => {
  const report = reportOf(await gate(repositoryOf(base, head)));
  expect(rewardLine(report)).toBe(gives);
});
