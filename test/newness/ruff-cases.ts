/** The same kinds of change under ruff, and those that only a linter has. Decided by reading the change, as in cases.ts. */
import type { NewnessCase } from "./cases.ts";

const ruffToml = { "ruff.toml": '[lint]\nselect = ["E", "F", "B", "W"]\n' };

// Three findings, two of them equal but for their place: a default that is shared is written twice, and a name is unknown.
const first = `
def first(names=[]):
    return names
`;

const second = `
def second(client):
    total = client.size + lost
    return total
`;

const third = `
def third(names=[]):
    return sorted(names)
`;

const m = [first, second, third].join("\n");
const old = { ...ruffToml, "m.py": m };
const nothingNew = { base: 3, head: 3, new: 0 } as const;

export const ruffCases: readonly NewnessCase[] = [
  {
    name: "shift",
    says: "five comment lines inserted above old findings",
    base: old,
    head: { "m.py": `# 1\n# 2\n# 3\n# 4\n# 5\n${m}` },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "rename-pure",
    says: "git mv m.py moved/m.py",
    base: old,
    head: { "m.py": null, "moved/m.py": m },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reorder",
    says: "three functions in another order",
    base: old,
    head: { "m.py": [third, first, second].join("\n") },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "move-to-file",
    says: "a function with a finding goes to a file of its own",
    base: old,
    head: { "m.py": [first, third].join("\n"), "n.py": second },
    counts: nothingNew,
    truth: [],
  },
  {
    name: "reformat",
    says: "an argument list over several lines, and other quotes",
    base: { ...ruffToml, "m.py": 'def first(names=[], other="a"):\n    return names, other, lost\n' },
    head: { "m.py": "def first(\n    names=[],\n    other='a',\n):\n    return names, other, lost\n" },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "copy",
    says: "a function with a finding is copied: the copy is new",
    base: old,
    head: { "m.py": `${m}\n${second.replace("def second", "def fourth")}` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.py:16 F821 lost"],
  },
  {
    name: "use-goes",
    says: "the last use of an import goes: the import, an old line, is unused now",
    base: { ...ruffToml, "m.py": "import os\n\n\ndef here():\n    return os.getcwd()\n" },
    head: { "m.py": "import os\n\n\ndef here():\n    return '.'\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.py:1 F401 os"],
  },
  {
    name: "definition-goes",
    says: "a function goes that another function of the file calls",
    base: { ...ruffToml, "m.py": "def rate():\n    return 1\n\n\ndef bill():\n    return rate()\n" },
    head: { "m.py": "def bill():\n    return rate()\n" },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.py:2 F821 rate"],
  },
  {
    name: "second-of-a-kind",
    says: "a second finding with the same words beside an old one",
    base: { ...ruffToml, "m.py": "def first():\n    return lost\n" },
    head: { "m.py": "def first():\n    print(lost)\n    return lost\n" },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["m.py:2 F821 lost"],
  },
  {
    name: "swap",
    says: "one finding is mended while another of the same rule comes in",
    base: { ...ruffToml, "m.py": "def first():\n    return lost\n\n\ndef second():\n    return 1\n" },
    head: { "m.py": "def first():\n    return 1\n\n\ndef second():\n    return gone\n" },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["m.py:6 F821 gone"],
  },
  {
    name: "parameter-renamed",
    says: "a parameter with a finding gets another name, and so do its uses",
    base: { ...ruffToml, "m.py": "def first(names=[]):\n    return names + lost\n" },
    head: { "m.py": "def first(people=[]):\n    return people + lost\n" },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "beyond-the-plane",
    says: "characters of two code units stand before a new finding",
    base: { ...ruffToml, "m.py": 'print("😀", "é")\n' },
    head: { "m.py": 'print("😀😀", "é", lost)\n' },
    counts: { base: 0, head: 1, new: 1 },
    truth: ["m.py:1 F821 lost"],
  },
  {
    name: "head-loosens",
    says: "head leaves a rule out: the old finding stands under base's rules",
    base: old,
    head: { "ruff.toml": '[lint]\nselect = ["E"]\n', "m.py": `${m}\nprint(late)\n` },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["m.py:14 F821 late"],
  },
  {
    name: "new-file",
    says: "a file that is new has findings of its own",
    base: old,
    head: { "n.py": "import os\n" },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["n.py:1 F401 os"],
  },
  {
    name: "crlf",
    says: "the line endings become CRLF",
    base: old,
    head: { "m.py": m.replaceAll("\n", "\r\n") },
    counts: nothingNew,
    truth: [],
  },
];
