/** Ten repositories as people have them, small: what `lanser init` is tried on. Lock files are made by their managers. */
import type { Files } from "./files.ts";

export type Shape = {
  readonly files: Files;
  /** What a manager would write, as far as `init` looks at it. */
  readonly locks: Files;
  /** Breaks `finding`, a line of a file that it does not touch. */
  readonly breaking: Files;
  readonly finding: string;
};

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
const ignored = { ".gitignore": ".venv/\nnode_modules/\n__pycache__/\n" };

const pythonRate = (parameters: string) =>
  `import idna\n\n\ndef rate(${parameters}) -> int:\n    return len(idna.encode(name))\n`;
const rate = pythonRate("name: str");
const dearer = pythonRate("name: str, year: int");
const bill = (module: string) =>
  `from ${module} import rate\n\n\ndef total() -> int:\n    return rate("home")\n`;

const scriptRate = (parameters: string) =>
  `export function rate(${parameters}): number {\n  return name.length;\n}\n`;
const options = { strict: true, module: "esnext", moduleResolution: "bundler", noEmit: true };
const emitter = 'import mitt, { type Emitter } from "mitt";\n\nexport const emitter: Emitter = mitt();\n';
const mitt = { mitt: "2.1.0" };
const own = (name: string, dependencies: object) =>
  json({ name, version: "1.0.0", private: true, types: "index.ts", dependencies });
const scriptBill = 'import { rate } from "@shop/rate";\n\nexport const total = rate("home");\n';

const composite = {
  composite: true,
  strict: true,
  module: "esnext",
  moduleResolution: "bundler",
  outDir: "dist",
};

function member(name: string, dependencies: string, rest: string): string {
  return `[project]
name = "${name}"
version = "1"
requires-python = ">=3.10"
dependencies = ${dependencies}

[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"
${rest}`;
}

function documented(...parameters: readonly string[]): string {
  const types = parameters.map((name) => `@param {string} ${name}`).join(" ");
  return `/** ${types} */\nexport function rate(${parameters.join(", ")}) {\n  return name.length;\n}\n`;
}

export const shapes = {
  "single pyproject": {
    files: {
      ...ignored,
      "pyproject.toml":
        '[project]\nname = "shop"\nversion = "1"\nrequires-python = ">=3.10"\ndependencies = ["idna>=3"]\n\n[dependency-groups]\ndev = ["typing-extensions>=4"]\n',
      "rates.py": rate,
      "billing.py": `import typing_extensions\n${bill("rates")}`,
    },
    locks: {},
    breaking: { "rates.py": dearer },
    finding: "billing.py:6",
  },
  "requirements only": {
    files: {
      ...ignored,
      "requirements.txt": "idna==3.10\n",
      "requirements-dev.txt": "-r requirements.txt\ntyping-extensions>=4\n",
      "rates.py": rate,
      "billing.py": bill("rates"),
    },
    locks: {},
    breaking: { "rates.py": dearer },
    finding: "billing.py:5",
  },
  "poetry with extras": {
    files: {
      ...ignored,
      "pyproject.toml": `[tool.poetry]
name = "shop"
version = "1.0.0"
description = ""
authors = []

[tool.poetry.dependencies]
python = ">=3.10"
idna = { version = "^3.10", optional = true }

[tool.poetry.extras]
names = ["idna"]

[tool.poetry.group.checks]
optional = true

[tool.poetry.group.checks.dependencies]
typing-extensions = "^4.12"

[build-system]
requires = ["poetry-core"]
build-backend = "poetry.core.masonry.api"
`,
      "shop/__init__.py": "",
      "shop/rates.py": rate,
      "tests/test_billing.py": `import typing_extensions\n${bill("shop.rates")}`,
    },
    locks: { "poetry.lock": "" },
    breaking: { "shop/rates.py": dearer },
    finding: "tests/test_billing.py:6",
  },
  "uv workspace": {
    files: {
      ...ignored,
      "pyproject.toml":
        '[tool.uv.workspace]\nmembers = ["packages/*"]\n\n[dependency-groups]\nchecks = ["typing-extensions>=4"]\n',
      "packages/rate/pyproject.toml": member("rate", '["idna>=3"]', ""),
      "packages/rate/src/rate/__init__.py": rate,
      "packages/bill/pyproject.toml": member(
        "bill",
        '["rate"]',
        "\n[tool.uv.sources]\nrate = { workspace = true }\n",
      ),
      "packages/bill/src/bill/__init__.py": bill("rate"),
    },
    locks: { "uv.lock": "version = 1\n" },
    breaking: { "packages/rate/src/rate/__init__.py": dearer },
    finding: "packages/bill/src/bill/__init__.py:5",
  },
  "src-layout editable": {
    files: {
      ...ignored,
      "pyproject.toml": `[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "shop"
version = "1"
readme = "README.md"
dependencies = ["idna>=3"]

[project.optional-dependencies]
dev = ["typing-extensions>=4"]
`,
      "README.md": "# Shop\n",
      "src/shop/__init__.py": rate,
      "tests/test_billing.py": `import typing_extensions\n${bill("shop")}`,
    },
    locks: {},
    breaking: { "src/shop/__init__.py": dearer },
    finding: "tests/test_billing.py:6",
  },
  "Python and TypeScript": {
    files: {
      ...ignored,
      "requirements.txt": "idna==3.10\n",
      "rates.py": rate,
      "billing.py": bill("rates"),
      "web/package.json": json({ name: "web", version: "1.0.0", private: true, dependencies: mitt }),
      "web/tsconfig.json": json({ compilerOptions: options }),
      "web/emitter.ts": emitter,
      "web/rate.ts": scriptRate("name: string"),
      "web/bill.ts": 'import { rate } from "./rate";\n\nexport const total = rate("home");\n',
    },
    locks: { "web/package-lock.json": "{}" },
    breaking: { "web/rate.ts": scriptRate("name: string, year: number") },
    finding: "web/bill.ts:3",
  },
  "npm workspace": {
    files: {
      ...ignored,
      "package.json": json({ name: "shop", private: true, workspaces: ["packages/*"] }),
      "tsconfig.json": json({ compilerOptions: options, include: ["packages"] }),
      "packages/rate/package.json": own("@shop/rate", mitt),
      "packages/rate/index.ts": scriptRate("name: string"),
      "packages/rate/emitter.ts": emitter,
      "packages/bill/package.json": own("@shop/bill", { "@shop/rate": "1.0.0" }),
      "packages/bill/index.ts": scriptBill,
    },
    locks: { "package-lock.json": "{}" },
    breaking: { "packages/rate/index.ts": scriptRate("name: string, year: number") },
    finding: "packages/bill/index.ts:3",
  },
  "pnpm without a top tsconfig": {
    files: {
      ...ignored,
      "package.json": json({ name: "shop", private: true }),
      "pnpm-workspace.yaml": "packages:\n  - packages/*\n",
      "packages/rate/package.json": own("@shop/rate", mitt),
      "packages/rate/tsconfig.json": json({ compilerOptions: options }),
      "packages/rate/index.ts": scriptRate("name: string"),
      "packages/rate/emitter.ts": emitter,
      "packages/bill/package.json": own("@shop/bill", { "@shop/rate": "workspace:*" }),
      "packages/bill/tsconfig.json": json({ compilerOptions: options }),
      "packages/bill/index.ts": scriptBill,
    },
    locks: { "pnpm-lock.yaml": "lockfileVersion: '9.0'\n" },
    breaking: { "packages/rate/index.ts": scriptRate("name: string, year: number") },
    finding: "packages/bill/index.ts:3",
  },
  "TypeScript solution with references": {
    files: {
      ...ignored,
      "package.json": json({ name: "shop", private: true, dependencies: mitt }),
      "tsconfig.json": json({ files: [], references: [{ path: "rate" }, { path: "bill" }] }),
      "rate/tsconfig.json": json({ compilerOptions: composite }),
      "rate/index.ts": scriptRate("name: string"),
      "rate/emitter.ts": emitter,
      "bill/tsconfig.json": json({ compilerOptions: composite, references: [{ path: "../rate" }] }),
      "bill/index.ts":
        'import { rate } from "../rate/index";\n\nexport const total: number = rate("home");\n',
    },
    locks: { "package-lock.json": "{}" },
    breaking: { "rate/index.ts": scriptRate("name: string, year: number") },
    finding: "bill/index.ts:3",
  },
  "JavaScript without configuration": {
    files: {
      ...ignored,
      "package.json": json({ name: "shop", private: true, type: "module", dependencies: mitt }),
      "rate.js": documented("name"),
      "bill.js":
        'import mitt from "mitt";\nimport { rate } from "./rate.js";\n\nexport const emitter = mitt();\nexport const total = rate("home");\n',
      "tools/show.cjs": 'const { join } = require("./join.cjs");\n\nmodule.exports = join(["a", "b"]);\n',
      "tools/join.cjs": 'exports.join = (parts) => parts.join("/");\n',
    },
    locks: { "package-lock.json": "{}" },
    breaking: { "rate.js": documented("name", "year") },
    finding: "bill.js:5",
  },
} as const satisfies Readonly<Record<string, Shape>>;
