/** Small repositories in each language, in which what the matrix of servers is about happens; what happens is told by places alone. */
import type { Files } from "../files.ts";

export type Fixture = {
  /** Nothing is wrong here, and one file needs another. */
  readonly clean: Files;
  /** A file of two parts, of which the second is wrong in a line. */
  readonly late: { readonly path: string; readonly text: string; readonly line: number };
  /** Besides, where the server is told its files. */
  readonly beside?: (path: string) => Files;
  /** Where else that file may lie. */
  readonly renamed: string;
  /** Its wrong part goes to another file; null where nothing of the language can go. */
  readonly moved: { readonly from: Files; readonly to: Files; readonly line: string } | null;
  /** Breaks `at`, a line of a file that it does not touch; null for a server that looks at each file by itself. */
  readonly elsewhere: { readonly files: Files; readonly at: string } | null;
};

const python: Fixture = {
  clean: {
    "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
    "bill.py": 'from rates import rate\n\ntotal: int = rate("home")\n',
  },
  late: {
    path: "late.py",
    text: 'def early() -> int:\n    return 1\n\n\ndef late() -> int:\n    return "late"\n',
    line: 6,
  },
  renamed: "later.py",
  moved: {
    from: { "other.py": "def other() -> int:\n    return 2\n" },
    to: {
      "late.py": "def early() -> int:\n    return 1\n",
      "other.py": 'def other() -> int:\n    return 2\n\n\ndef late() -> int:\n    return "late"\n',
    },
    line: "other.py:6",
  },
  elsewhere: {
    files: { "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n" },
    at: "bill.py:3",
  },
};

const typescript: Fixture = {
  clean: {
    "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["src"] }\n',
    "src/rate.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
    "src/bill.ts": 'import { rate } from "./rate.js";\n\nexport const total: number = rate("home");\n',
  },
  late: {
    path: "src/late.ts",
    text: 'export function early(): number {\n  return 1;\n}\n\nexport function late(): number {\n  return "late";\n}\n',
    line: 6,
  },
  renamed: "src/later.ts",
  moved: {
    from: { "src/other.ts": "export function other(): number {\n  return 2;\n}\n" },
    to: {
      "src/late.ts": "export function early(): number {\n  return 1;\n}\n",
      "src/other.ts":
        'export function other(): number {\n  return 2;\n}\n\nexport function late(): number {\n  return "late";\n}\n',
    },
    line: "src/other.ts:6",
  },
  elsewhere: {
    files: {
      "src/rate.ts":
        "export function rate(name: string, year: number): number {\n  return name.length + year;\n}\n",
    },
    at: "src/bill.ts:3",
  },
};

const go: Fixture = {
  clean: {
    "go.mod": "module example.com/shop\n\ngo 1.21\n",
    "rates/rates.go": "package rates\n\nfunc Rate(name string) int { return len(name) }\n",
    "bill.go": 'package shop\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Rate("home")\n',
  },
  late: {
    path: "late/late.go",
    text: 'package late\n\nfunc Early() int {\n\treturn 1\n}\n\nfunc Late() int {\n\treturn "late"\n}\n',
    line: 8,
  },
  renamed: "late/later.go",
  moved: {
    from: { "late/other.go": "package late\n\nfunc Other() int {\n\treturn 2\n}\n" },
    to: {
      "late/late.go": "package late\n\nfunc Early() int {\n\treturn 1\n}\n",
      "late/other.go":
        'package late\n\nfunc Other() int {\n\treturn 2\n}\n\nfunc Late() int {\n\treturn "late"\n}\n',
    },
    line: "late/other.go:8",
  },
  elsewhere: {
    files: {
      "rates/rates.go": "package rates\n\nfunc Rate(name string, year int) int { return len(name) + year }\n",
    },
    at: "bill.go:5",
  },
};

const rust: Fixture = {
  clean: {
    "Cargo.toml": '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
    "Cargo.lock": 'version = 4\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n',
    "src/lib.rs": "pub mod bill;\npub mod late;\npub mod other;\npub mod rates;\n",
    "src/rates.rs": "pub fn rate(name: &str) -> usize {\n    name.len()\n}\n",
    "src/bill.rs": 'pub fn total() -> usize {\n    crate::rates::rate("home")\n}\n',
    "src/late.rs": "pub fn early() -> usize {\n    1\n}\n",
    "src/other.rs": "pub fn other() -> usize {\n    2\n}\n",
  },
  late: {
    path: "src/late.rs",
    text: 'pub fn early() -> usize {\n    1\n}\n\npub fn late() -> usize {\n    "late"\n}\n',
    line: 6,
  },
  beside: (path) =>
    path === "src/late.rs"
      ? {}
      : { "src/lib.rs": "pub mod bill;\npub mod later;\npub mod other;\npub mod rates;\n" },
  renamed: "src/later.rs",
  moved: {
    from: {},
    to: {
      "src/late.rs": "pub fn early() -> usize {\n    1\n}\n",
      "src/other.rs": 'pub fn other() -> usize {\n    2\n}\n\npub fn late() -> usize {\n    "late"\n}\n',
    },
    line: "src/other.rs:6",
  },
  elsewhere: {
    files: {
      "src/rates.rs": "pub fn rate(name: &str, year: usize) -> usize {\n    name.len() + year\n}\n",
    },
    at: "src/bill.rs:2",
  },
};

/** As CMake writes it, for these files. */
function database(...files: readonly string[]): Files {
  const commands = files.map((file) => ({ directory: ".", file, arguments: ["c++", "-c", file] }));
  return { "compile_commands.json": JSON.stringify(commands) };
}

const cpp: Fixture = {
  clean: {
    ...database("rates.cpp", "bill.cpp", "late.cpp", "other.cpp"),
    "rates.h": "int rate(const char *name);\n",
    "rates.cpp": '#include "rates.h"\n\nint rate(const char *name) { return name[0]; }\n',
    "bill.cpp": '#include "rates.h"\n\nint total = rate("home");\n',
  },
  late: {
    path: "late.cpp",
    text: 'int early() {\n  return 1;\n}\n\nint late() {\n  return "late";\n}\n',
    line: 6,
  },
  renamed: "later.cpp",
  moved: {
    from: { "other.cpp": "int other() {\n  return 2;\n}\n" },
    to: {
      "late.cpp": "int early() {\n  return 1;\n}\n",
      "other.cpp": 'int other() {\n  return 2;\n}\n\nint late() {\n  return "late";\n}\n',
    },
    line: "other.cpp:6",
  },
  elsewhere: {
    files: {
      "rates.h": "int rate(const char *name, int year);\n",
      "rates.cpp": '#include "rates.h"\n\nint rate(const char *name, int year) { return name[0] + year; }\n',
    },
    at: "bill.cpp:3",
  },
};

const shell: Fixture = {
  clean: {
    "rates.sh": "#!/bin/sh\nrate=3\nexport rate\n",
    "bill.sh": '#!/bin/sh\n. ./rates.sh\necho "$rate"\n',
  },
  late: {
    path: "late.sh",
    text: '#!/bin/sh\nearly() {\n  echo "early"\n}\n\nlate() {\n  echo $@\n}\nearly\nlate late\n',
    line: 7,
  },
  renamed: "later.sh",
  moved: {
    from: { "other.sh": '#!/bin/sh\nother() {\n  echo "other"\n}\nother\n' },
    to: {
      "late.sh": '#!/bin/sh\nearly() {\n  echo "early"\n}\n\nearly\n',
      "other.sh": '#!/bin/sh\nother() {\n  echo "other"\n}\n\nlate() {\n  echo $@\n}\nother\nlate late\n',
    },
    line: "other.sh:7",
  },
  elsewhere: { files: { "rates.sh": "#!/bin/sh\nprice=3\nexport price\n" }, at: "bill.sh:3" },
};

const yaml: Fixture = {
  clean: {
    "port.json": '{ "properties": { "port": { "type": "integer" } } }\n',
    "harbour.yaml": "# yaml-language-server: $schema=./port.json\nport: 1\n",
  },
  late: { path: "late.yml", text: "early: 1\nlate:\n  name: one\n  name: two\n", line: 4 },
  renamed: "later.yml",
  moved: null,
  elsewhere: {
    files: { "port.json": '{ "properties": { "port": { "type": "string" } } }\n' },
    at: "harbour.yaml:2",
  },
};

const json: Fixture = {
  clean: {
    "port.json": '{ "properties": { "port": { "type": "integer" } } }\n',
    "harbour.json": '{ "$schema": "./port.json", "port": 1 }\n',
  },
  late: { path: "late.json", text: '{\n  "early": 1,\n  "late": 2,\n}\n', line: 3 },
  renamed: "later.json",
  moved: null,
  elsewhere: {
    files: { "port.json": '{ "properties": { "port": { "type": "string" } } }\n' },
    at: "harbour.json:1",
  },
};

const toml: Fixture = {
  clean: { "port.toml": "port = 1\n", "harbour.toml": "[harbour]\nport = 1\n" },
  late: { path: "late.toml", text: "[early]\na = 1\n\n[late]\na = 1\na = 2\n", line: 6 },
  renamed: "later.toml",
  moved: null,
  elsewhere: null,
};

/** By what a profile says that it checks. A server of another language needs a row of its own, or is shown as not run. */
const languages: Readonly<Record<string, Fixture>> = {
  Python: python,
  TypeScript: typescript,
  Go: go,
  Rust: rust,
  "C and C++": cpp,
  shell,
  YAML: yaml,
  JSON: json,
  TOML: toml,
};

/** A linter says nothing of types: what is wrong here is a word that nobody leaves in. */
function lintScript(rules: Files): Fixture {
  const { "tsconfig.json": _, ...sources } = typescript.clean;
  const wrong = 'export function late(): string {\n  debugger;\n  return "late";\n}\n';
  const early = "export function early(): number {\n  return 1;\n}\n";
  const other = "export function other(): number {\n  return 2;\n}\n";
  return {
    clean: { ...sources, ...rules },
    late: { path: "src/late.ts", text: `${early}\n${wrong}`, line: 6 },
    renamed: "src/later.ts",
    moved: {
      from: { "src/other.ts": other },
      to: { "src/late.ts": early, "src/other.ts": `${other}\n${wrong}` },
      line: "src/other.ts:6",
    },
    elsewhere: null,
  };
}

/** ESLint reads TypeScript through a parser that a repository brings: here it is plain JavaScript. */
function eslintScript(): Fixture {
  const { late, moved } = lintScript({});
  const plain = (text: string) => text.replaceAll(/\(\): (?:number|string)/gu, "()");
  const renamed = (files: Files): Files =>
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [path.replace(".ts", ".js"), plain(text ?? "")]),
    );
  return {
    clean: {
      "eslint.config.mjs": 'export default [{ rules: { "no-debugger": "error" } }];\n',
      "src/rate.js": "export const rate = 1;\n",
    },
    late: { path: "src/late.js", text: plain(late.text), line: late.line },
    renamed: "src/later.js",
    moved: moved && { from: renamed(moved.from), to: renamed(moved.to), line: "src/other.js:6" },
    elsewhere: null,
  };
}

/** What is not as its language has it. */
const servers: Readonly<Record<string, Fixture>> = {
  basedpyright: withFiles(python, {
    "pyproject.toml": '[tool.basedpyright]\ntypeCheckingMode = "standard"\n',
  }),
  pyrefly: withFiles(python, { "pyrefly.toml": "" }),
  ruff: {
    ...python,
    clean: { ...python.clean, "ruff.toml": '[lint]\nselect = ["F"]\n' },
    late: {
      path: "late.py",
      text: "def early() -> int:\n    return 1\n\n\ndef late() -> int:\n    return lost\n",
      line: 6,
    },
    moved: {
      from: { "other.py": "def other() -> int:\n    return 2\n" },
      to: {
        "late.py": "def early() -> int:\n    return 1\n",
        "other.py": "def other() -> int:\n    return 2\n\n\ndef late() -> int:\n    return lost\n",
      },
      line: "other.py:6",
    },
    elsewhere: null,
  },
  oxlint: lintScript({ ".oxlintrc.json": '{ "rules": { "no-debugger": "error" } }\n' }),
  biome: lintScript({
    "biome.json": '{ "linter": { "rules": { "suspicious": { "noDebugger": "error" } } } }\n',
  }),
  eslint: eslintScript(),
  clangd: {
    ...cpp,
    // Head is judged under base's database, whose paths follow renames.
    beside: (path) =>
      path === cpp.late.path ? {} : database("rates.cpp", "bill.cpp", "later.cpp", "other.cpp"),
  },
};

function withFiles(fixture: Fixture, files: Files): Fixture {
  return { ...fixture, clean: { ...fixture.clean, ...files } };
}

/** Undefined for a server of a language that is not here. */
export function fixtureOf({
  id,
  language,
}: {
  readonly id: string;
  readonly language: string;
}): Fixture | undefined {
  return servers[id] ?? languages[language];
}
