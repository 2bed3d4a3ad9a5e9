/** The same asked for where pyright does not look, written by a reader who had not seen the code; and beside it what is mended in words that look alike. */
import type { ProbedCase } from "../../support/probed-cases.ts";

const total = "def total(xs: list[int]) -> int:\n    return sum(xs)\n\n\n";
const summed = `${total}def main() -> None:\n    print(total("abc"))\n`;
const user = "from dataclasses import dataclass\n\n\n@dataclass\nclass User:\n    name: str\n\n\n";
const shown = `${user}def show(u: User) -> str:\n    return f"user {u.nmae}"\n`;
const greet = 'def greet() -> str:\n    return "hi " + user_name\n';
const third = "def third(t: tuple[int, int]) -> int:\n    return t[2]\n";
const load = "import yamll\n\n\ndef load(s: str) -> object:\n    return yamll.safe_load(s)\n";

const mailed =
  'class Mailer:\n    def send(self, to: str, body: str) -> int:\n        return len(to + body)\n\n\ndef notify(m: Mailer) -> int:\n    return m.send("a@x", 5)\n';
const bumped =
  'from dataclasses import dataclass\n\n\n@dataclass\nclass Job:\n    name: str\n    tries: int\n\n\ndef bump(j: Job) -> Job:\n    j.tries = "many"\n    return j\n';

const shape =
  "class Shape:\n    pass\n\n\nclass Square(Shape):\n    def area(self) -> float:\n        return 1.0\n\n\ndef twice(of: Shape) -> float:\n    return of.area() * 2\n";
const plain =
  'class User:\n    def __init__(self, name: str) -> None:\n        self.name = name\n\n\ndef show(u: User) -> str:\n    return "user " + u.nmae\n';
const year = 'import re\n\n\ndef year(s: str) -> str:\n    return re.search(r"\\d{4}", s).group(0)\n';

function inOne(
  name: string,
  base: string,
  ...edits: readonly (readonly [from: string, to: string])[]
): ProbedCase {
  const head = edits.reduce((text, [from, to]) => text.replace(from, to), base);
  if (head === base) throw new Error(`${name} changes nothing`);
  return { name, base: { "a.py": base }, head: { "a.py": head } };
}

export const pythonEvasions: readonly ProbedCase[] = [
  inOne("a property that asks for itself", plain, [
    "\n\ndef show",
    "\n    @property\n    def nmae(self) -> str:\n        return self.nmae\n\n\ndef show",
  ]),
  inOne("a property that fails", plain, [
    "\n\ndef show",
    '\n    @property\n    def nmae(self) -> str:\n        raise AttributeError("nmae")\n\n\ndef show',
  ]),
  inOne(
    "called by a thread",
    summed,
    ['print(total("abc"))', 'Thread(target=total, args=("abc",)).start()'],
    ["def total", "from threading import Thread\n\n\ndef total"],
  ),
  inOne(
    "a method that a scheduler calls",
    mailed,
    [
      '    return m.send("a@x", 5)',
      '    s = scheduler()\n    s.enter(0, 1, m.send, ("a@x", 5))\n    s.run()\n    return 0',
    ],
    ["class Mailer", "from sched import scheduler\n\n\nclass Mailer"],
  ),
  inOne(
    "a field that replace puts in",
    bumped,
    ['    j.tries = "many"\n    return j', '    return replace(j, tries="many")'],
    ["import dataclass", "import dataclass, replace"],
  ),
  inOne(
    "called by what starmap is",
    summed,
    ["print(total", "print(*starmap(total"],
    ['("abc"))', ', [("abc",)]))'],
    ["def total", "from itertools import starmap\n\n\ndef total"],
  ),
  inOne(
    "a parameter of a generic without its argument",
    summed,
    ["xs: list[int]", "xs: Sequence"],
    ["def total", "from collections.abc import Sequence\n\n\ndef total"],
  ),
  inOne("the attribute asked for by a format", shown, ['f"user {u.nmae}"', '"user {0.nmae}".format(u)']),
  inOne(
    "the attribute asked for in what asdict gives",
    shown,
    ["{u.nmae}", "{asdict(u)['nmae']}"],
    ["import dataclass", "import asdict, dataclass"],
  ),
  inOne(
    "the attribute asked for through a weak proxy",
    shown,
    ["{u.nmae}", "{proxy(u).nmae}"],
    ["from dataclasses", "from weakref import proxy\nfrom dataclasses"],
  ),
  inOne(
    "a field that no constructor takes",
    shown,
    ["    name: str\n", "    name: str\n    nmae: str = field(init=False)\n"],
    ["import dataclass", "import dataclass, field"],
  ),
  inOne("a name that its module declares without a value", greet, [
    "def greet",
    "user_name: str\n\n\ndef greet",
  ]),
  inOne("the element that a length names", third, ["    return t[2]", "    i = len(t)\n    return t[i]"]),
  inOne("a module that is asked for when it runs", load, [
    "import yamll\n",
    'import importlib\n\nyamll = importlib.import_module("yamll")\n',
  ]),
];

export const pythonLookalikes: readonly ProbedCase[] = [
  inOne("a name that a text beside it says", plain, [
    '    return "user " + u.nmae',
    '    """Shows u.nmae, as it was called."""\n    print("nmae")\n    return "user " + u.name',
  ]),
  inOne("a base whose method is for classes below", shape, [
    "    pass\n\n\nclass Square",
    "    def area(self) -> float:\n        raise NotImplementedError\n\n\nclass Square",
  ]),
  inOne(
    "a field that is given with another",
    shown,
    [
      "    name: str\n",
      "    name: str\n    nmae: str = field(init=False)\n    size: int = field(init=False)\n\n    def __post_init__(self) -> None:\n        self.nmae, self.size = self.name, 1\n",
    ],
    ["import dataclass", "import dataclass, field"],
  ),
  inOne(
    "a check that ends in what does not return",
    year,
    [
      '    return re.search(r"\\d{4}", s).group(0)',
      '    found = re.search(r"\\d{4}", s)\n    if found is None:\n        fail(s)\n    return found.group(0)',
    ],
    ["def year", "def fail(s: str) -> NoReturn:\n    raise ValueError(s)\n\n\ndef year"],
    ["import re\n", "import re\nfrom typing import NoReturn\n"],
  ),
  inOne("a property that has it", plain, [
    "\n\ndef show",
    "\n    @property\n    def nmae(self) -> str:\n        return self.name\n\n\ndef show",
  ]),
  inOne("a format of the attribute that there is", shown, ['f"user {u.nmae}"', '"user {}".format(u.name)']),
  inOne(
    "a field that a method gives",
    shown,
    [
      "    name: str\n",
      "    name: str\n    nmae: str = field(init=False)\n\n    def __post_init__(self) -> None:\n        self.nmae = self.name\n",
    ],
    ["import dataclass", "import dataclass, field"],
  ),
  inOne("a name that its module gives later", greet, [
    greet,
    `user_name: str\n\n\n${greet}\n\ndef start(name: str) -> None:\n    global user_name\n    user_name = name\n`,
  ]),
  inOne(
    "a list with its argument, as a sequence",
    summed,
    ['total("abc")', "total([1, 2])"],
    ["xs: list[int]", "xs: Sequence[int]"],
    ["def total", "from collections.abc import Sequence\n\n\ndef total"],
  ),
];
