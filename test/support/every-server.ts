/** What every server is held to: a clean repository, a planted mistake, one that breaks elsewhere, and a configuration that it refuses. */
import type { Files } from "./files.ts";
import type { Nightly } from "./night.ts";

export type ServerRow = Nightly & {
  readonly server: string;
  readonly clean: Files;
  /** What is then new, as `path:line code`: planted, and with a checker also in a file that the change does not touch. */
  readonly broken: readonly [Files, readonly string[]];
  /** What it says of a mark of byte order besides, a code for each; absent for nothing. */
  readonly ofMarks?: readonly string[];
  /** A configuration that the server refuses. */
  readonly refused: Files;
};

const python: Files = {
  "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
  "bill.py": 'from rates import rate\n\ntotal: int = rate("home")\n',
};
const taller: Files = { "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n" };
const script: Files = {
  "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["src"] }\n',
  "src/rate.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
  "src/bill.ts": 'import { rate } from "./rate.js";\n\nexport const total: number = rate("home");\n',
};

export const everyServer: readonly ServerRow[] = [
  {
    server: "basedpyright",
    clean: { ...python, "pyproject.toml": '[tool.basedpyright]\ntypeCheckingMode = "standard"\n' },
    broken: [
      { ...taller, "late.py": 'late: int = "late"\n' },
      ["bill.py:3 reportCallIssue", "late.py:1 reportAssignmentType"],
    ],
    refused: { "pyrightconfig.json": "{ broken\n" },
  },
  {
    server: "ty",
    clean: { ...python, "ty.toml": "[rules]\n" },
    broken: [
      { ...taller, "late.py": 'late: int = "late"\n' },
      ["bill.py:3 missing-argument", "late.py:1 invalid-assignment"],
    ],
    refused: { "ty.toml": "bogus = 1\n" },
  },
  {
    server: "pyrefly",
    clean: { ...python, "pyrefly.toml": "" },
    broken: [
      { ...taller, "late.py": 'late: int = "late"\n' },
      ["bill.py:3 missing-argument", "late.py:1 bad-assignment"],
    ],
    refused: { "pyrefly.toml": "[ broken\n" },
  },
  {
    server: "biome",
    clean: {
      ...script,
      "biome.json": '{ "linter": { "rules": { "suspicious": { "noDebugger": "error" } } } }\n',
    },
    broken: [{ "src/late.ts": "debugger;\nexport {};\n" }, ["src/late.ts:1 lint/suspicious/noDebugger"]],
    refused: { "biome.json": '{ "bogus": 1 }\n' },
  },
  {
    server: "go",
    clean: {
      "go.mod": "module example.com/shop\n\ngo 1.21\n",
      "rates/rates.go": "package rates\n\nfunc Rate(name string) int { return len(name) }\n",
      "bill.go": 'package shop\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Rate("home")\n',
    },
    broken: [
      {
        "rates/rates.go":
          "package rates\n\nfunc Rate(name string, year int) int { return len(name) + year }\n",
        "late/late.go": 'package late\n\nvar Late int = "late"\n',
      },
      ["bill.go:5 compiler", "late/late.go:3 compiler"],
    ],
    refused: { "go.mod": "bogus\n" },
  },
  {
    server: "shellcheck",
    clean: {
      ".shellcheckrc": "external-sources=false\n",
      "rates.sh": "#!/bin/sh\nrate=3\nexport rate\n",
      "bill.sh": '#!/bin/sh\n. ./rates.sh\necho "$rate"\n',
    },
    broken: [
      { "rates.sh": "#!/bin/sh\nprice=3\nexport price\n", "late.sh": "#!/bin/sh\necho `ls\n" },
      ["bill.sh:3 SC2154", "late.sh:2 SC1009", "late.sh:2 SC1073", "late.sh:3 SC1072"],
    ],
    refused: { ".shellcheckrc": "this is none\n" },
  },
  {
    server: "bash-language-server",
    clean: {
      "rates.sh": "#!/bin/sh\nrate=3\nexport rate\n",
      "bill.sh": '#!/bin/sh\n. ./rates.sh\necho "$rate"\n',
    },
    broken: [
      { "rates.sh": "#!/bin/sh\nprice=3\nexport price\n", "late.sh": "#!/bin/sh\necho `ls\n" },
      ["bill.sh:3 SC2154", "late.sh:2 SC1009", "late.sh:2 SC1073", "late.sh:3 SC1072"],
    ],
    // Of what it is given as its input, not of files (shellcheck 0.11.0).
    ofMarks: ["SC1082", "SC1082"],
    refused: { ".shellcheckrc": "this is none\n" },
  },
  {
    server: "taplo",
    clean: { "taplo.toml": 'exclude = ["broken/**"]\n', "broken/a.toml": "a = \n", "a.toml": "a = 1\n" },
    broken: [
      { "late.toml": "late = \n", "tables(a)/b.toml": "a = \n" },
      ["late.toml:1 invalid-toml", "tables(a)/b.toml:1 invalid-toml"],
    ],
    ofMarks: ["invalid-toml", "invalid-toml"],
    refused: { "taplo.toml": "[ broken\n" },
  },
  {
    server: "json",
    clean: {
      "port.json": '{ "properties": { "port": { "type": "integer" } } }\n',
      "harbour.json": '{ "$schema": "./port.json", "port": 1 }\n',
    },
    broken: [
      { "port.json": '{ "properties": { "port": { "type": "string" } } }\n', "late.json": "{ 1 }\n" },
      ["harbour.json:1 null", "late.json:1 513"],
    ],
    refused: { "other.json": '{ "$schema": "/etc/port.json" }\n' },
  },
  {
    server: "yaml",
    clean: {
      "port.json": '{ "properties": { "port": { "type": "integer" } } }\n',
      "harbour.yaml": "# yaml-language-server: $schema=./port.json\nport: 1\n",
    },
    broken: [
      { "port.json": '{ "properties": { "port": { "type": "string" } } }\n', "late.yml": "a: [\n" },
      ["harbour.yaml:2 0", "late.yml:2 0"],
    ],
    refused: { "other.yaml": "# yaml-language-server: $schema=/etc/port.json\nport: 1\n" },
  },
  {
    server: "clangd",
    clean: {
      "compile_commands.json": JSON.stringify(
        ["rates.cpp", "bill.cpp", "late.cpp"].map((file) => ({
          directory: ".",
          file,
          arguments: ["c++", "-c", file],
        })),
      ),
      "rates.h": "int rate(const char *name);\n",
      "rates.cpp": '#include "rates.h"\n\nint rate(const char *name) { return name[0]; }\n',
      "bill.cpp": '#include "rates.h"\n\nint total = rate("home");\n',
    },
    broken: [
      {
        "rates.h": "int rate(const char *name, int year);\n",
        "rates.cpp":
          '#include "rates.h"\n\nint rate(const char *name, int year) { return name[0] + year; }\n',
        "late.cpp": 'int late = "late";\n',
      },
      ["bill.cpp:3 ovl_no_viable_function_in_call", "late.cpp:1 init_conversion_failed"],
    ],
    refused: { "compile_commands.json": "{ broken\n" },
  },
  ...["typescript-language-server", "vtsls"].map(
    (server): ServerRow => ({
      server,
      clean: script,
      broken: [
        {
          "src/rate.ts":
            "export function rate(name: string, year: number): number {\n  return name.length + year;\n}\n",
          "src/late.ts": 'export const late: number = "late";\n',
        },
        ["src/bill.ts:3 2554", "src/late.ts:1 2322"],
      ],
      refused: { "tsconfig.json": "{ broken\n" },
      // Both are asked in the same way.
      ...(server === "vtsls" ? { byNight: true } : {}),
    }),
  ),
  {
    server: "ruff",
    clean: { ...python, "ruff.toml": '[lint]\nselect = ["F"]\n' },
    broken: [{ "late.py": "print(lost)\n" }, ["late.py:1 F821"]],
    refused: { "ruff.toml": "bogus = 1\n" },
  },
  {
    server: "oxlint",
    clean: { ...script, ".oxlintrc.json": '{ "rules": { "no-debugger": "error" } }\n' },
    broken: [{ "src/late.ts": "debugger;\nexport {};\n" }, ["src/late.ts:1 eslint(no-debugger)"]],
    refused: { ".oxlintrc.json": '{ "rules": { "no-debugger": "bogus" } }\n' },
  },
];
