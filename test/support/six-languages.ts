/** One repository in six languages, each with a server of its own and a break that shows in a file that the change does not touch. */
import type { Files } from "./files.ts";

export type Part = {
  readonly server: string;
  readonly clean: Files;
  readonly broken: Files;
  /** What is new then, as `path:line`. */
  readonly at: string;
  /** Gives what cannot be believed of the server: a configuration that it refuses. */
  readonly refused: Files;
};

export const sixLanguages: readonly Part[] = [
  {
    server: "pyright",
    clean: {
      "rates.py": "def rate(name: str) -> int:\n    return len(name)\n",
      "bill.py": 'from rates import rate\n\ntotal: int = rate("home")\n',
    },
    broken: { "rates.py": "def rate(name: str, year: int) -> int:\n    return len(name) + year\n" },
    at: "bill.py:3",
    refused: { "pyrightconfig.json": "{ broken\n" },
  },
  {
    server: "typescript",
    clean: {
      "tsconfig.json": '{ "compilerOptions": { "strict": true }, "include": ["web"] }\n',
      "web/rate.ts": "export function rate(name: string): number {\n  return name.length;\n}\n",
      "web/bill.ts": 'import { rate } from "./rate.js";\n\nexport const total: number = rate("home");\n',
    },
    broken: {
      "web/rate.ts":
        "export function rate(name: string, year: number): number {\n  return name.length + year;\n}\n",
    },
    at: "web/bill.ts:3",
    refused: { "tsconfig.json": "{ broken\n" },
  },
  {
    server: "go",
    clean: {
      "go.mod": "module example.com/shop\n\ngo 1.21\n",
      "rates/rates.go": "package rates\n\nfunc Rate(name string) int { return len(name) }\n",
      "bill.go": 'package shop\n\nimport "example.com/shop/rates"\n\nvar Total int = rates.Rate("home")\n',
    },
    broken: {
      "rates/rates.go": "package rates\n\nfunc Rate(name string, year int) int { return len(name) + year }\n",
    },
    at: "bill.go:5",
    refused: { "go.mod": "bogus\n" },
  },
  {
    server: "clangd",
    clean: {
      "compile_commands.json": JSON.stringify([
        { directory: ".", file: "native/bill.cpp", arguments: ["c++", "-c", "native/bill.cpp"] },
      ]),
      "native/rates.h": "int rate(const char *name);\n",
      "native/bill.cpp": '#include "rates.h"\n\nint total = rate("home");\n',
    },
    broken: { "native/rates.h": "int rate(const char *name, int year);\n" },
    at: "native/bill.cpp:3",
    refused: { "compile_commands.json": "{ broken\n" },
  },
  {
    server: "shellcheck",
    clean: {
      "rates.sh": "#!/bin/sh\nrate=3\nexport rate\n",
      "bill.sh": '#!/bin/sh\n. ./rates.sh\necho "$rate"\n',
    },
    broken: { "rates.sh": "#!/bin/sh\nprice=3\nexport price\n" },
    at: "bill.sh:3",
    refused: { ".shellcheckrc": "this is none\n" },
  },
  {
    server: "yaml",
    clean: {
      "port.yaml": "properties:\n  port:\n    type: integer\n",
      "harbour.yaml": "# yaml-language-server: $schema=./port.yaml\nport: 1\n",
    },
    broken: { "port.yaml": "properties:\n  port:\n    type: string\n" },
    at: "harbour.yaml:2",
    refused: { "other.yaml": "# yaml-language-server: $schema=/etc/port.json\nport: 1\n" },
  },
];

export const allClean: Files = Object.assign({}, ...sixLanguages.map(({ clean }) => clean));
export const allBroken: Files = Object.assign({}, ...sixLanguages.map(({ broken }) => broken));
export const sixServers = sixLanguages.map(({ server }) => server);
