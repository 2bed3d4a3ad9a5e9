/**
 * How many findings of released packages are read by a template of their server, with what the packages depend on, under all rules.
 * `npm run bench -- templates [PACKAGE…] [--write]`: `--write` keeps the table in bench/templates/results.md. What was measured is kept below
 * `.cache/templates`, so a run that was ended goes on. Needs pip and npm.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../src/model/catalogue.ts";
import { sha256 } from "../src/model/digest.ts";
import { canonical } from "../src/model/json.ts";
import { pyrightCatalogue } from "../src/servers/pyright/catalogue.ts";
import { pyrightMessages } from "../src/servers/pyright/messages.gen.ts";
import { pyrightRules } from "../src/servers/pyright/profile.ts";
import { typescriptCatalogue } from "../src/servers/typescript/catalogue.ts";
import { typescriptMessages } from "../src/servers/typescript/messages.gen.ts";
import { typescriptCommand } from "../src/servers/typescript/program.ts";
import { installedServer } from "./installed.ts";
import { keptRows } from "./kept-rows.ts";
import { pythonPath } from "./tools.ts";

type Server = "pyright" | "typescript";

type Released = { readonly server: Server; readonly name: string; readonly version: string };

const released: readonly Released[] = [
  { server: "pyright", name: "requests", version: "2.32.3" },
  { server: "pyright", name: "httpx", version: "0.27.2" },
  { server: "pyright", name: "flask", version: "3.1.0" },
  { server: "pyright", name: "tornado", version: "6.4.2" },
  { server: "pyright", name: "marshmallow", version: "3.23.2" },
  { server: "typescript", name: "rxjs", version: "7.8.2" },
  { server: "typescript", name: "zod", version: "3.25.76" },
  { server: "typescript", name: "immer", version: "10.1.1" },
  { server: "typescript", name: "@reduxjs/toolkit", version: "2.8.2" },
  { server: "typescript", name: "@tanstack/query-core", version: "5.80.7" },
];

type Row = {
  readonly findings: number;
  /** Of which a template reads the first line. */
  readonly read: number;
  /** The lines below the first, and how many of them are read. */
  readonly below: number;
  readonly belowRead: number;
  /** First lines that none reads. */
  readonly unread: readonly string[];
};

const kept = fileURLToPath(new URL("../.cache/templates/rows.jsonl", import.meta.url));
const results = new URL("templates/results.md", import.meta.url);
const leastShare = 0.99;

export async function benchTemplates(line: readonly string[] = []): Promise<string> {
  if (!line.includes("templates")) return "Only by its own name: `npm run bench -- templates`.";
  const chosen = released.filter(({ name }) => line.includes(name));
  const rows = keptRows<Row>(kept);
  // Another table, another way to read it and other settings are measured anew.
  const reading = readFileSync(new URL("../src/model/catalogue.ts", import.meta.url), "utf8");
  const measured: (Released & Row)[] = [];
  for (const one of chosen.length === 0 ? released : chosen) {
    const { server } = one;
    const of = { ...one, by: sha256(canonical([reading, tables[server], settings[server]])) };
    const row = await rows.rowOf(of, () => coverageOf(one));
    measured.push({ ...one, ...row });
    process.stderr.write(`${one.name}: ${row.read} of ${row.findings}\n`);
  }
  const text = report(measured);
  if (line.includes("--write")) writeFileSync(results, text);
  return text;
}

const tables = { pyright: pyrightMessages, typescript: typescriptMessages } as const;
const flags =
  "strict noUncheckedIndexedAccess exactOptionalPropertyTypes noUnusedLocals noUnusedParameters noImplicitReturns noImplicitOverride " +
  "noFallthroughCasesInSwitch noPropertyAccessFromIndexSignature isolatedModules isolatedDeclarations verbatimModuleSyntax " +
  "erasableSyntaxOnly declaration noEmit";
const settings = {
  pyright: {
    ...Object.fromEntries(pyrightRules.map((rule) => [rule, "error"])),
    typeCheckingMode: "strict",
    include: ["site"],
    exclude: [],
    extraPaths: ["site"],
  },
  typescript: {
    compilerOptions: {
      ...Object.fromEntries(flags.split(" ").map((flag) => [flag, true])),
      allowUnreachableCode: false,
      allowUnusedLabels: false,
      target: "es2022",
      module: "nodenext",
      types: [],
    },
    include: ["sources"],
  },
} as const;
const catalogues = { pyright: pyrightCatalogue, typescript: typescriptCatalogue } as const;

export async function coverageOf(one: Released): Promise<Row> {
  return countIn(await messagesOf(one), catalogues[one.server]);
}

function countIn(messages: readonly string[], { read }: Catalogue): Row {
  const lines = messages.map((message) => message.split("\n").map((text) => text.trim()));
  const below = lines.flatMap(([, ...rest]) => rest);
  const unread = lines.map(([first = ""]) => first).filter((first) => read(first) === undefined);
  return {
    findings: messages.length,
    read: messages.length - unread.length,
    below: below.length,
    belowRead: below.filter((text) => read(text) !== undefined).length,
    unread: [...new Set(unread)].sort(),
  };
}

async function messagesOf(one: Released): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-templates-"));
  try {
    return one.server === "pyright" ? await pyrightFinds(one, folder) : await typescriptFinds(one, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Python's packages lie side by side, those that they depend on among them. */
async function pyrightFinds({ name, version }: Released, folder: string): Promise<readonly string[]> {
  const pip = ["-m", "pip", "install", "--quiet", "--no-compile", "--only-binary", ":all:"];
  run("python3", [...pip, "--target", join(folder, "site"), `${name}==${version}`], folder);
  writeFileSync(join(folder, "pyrightconfig.json"), JSON.stringify(settings.pyright));
  const { folder: server } = await installedServer("pyright");
  const program = join(server, "node_modules/pyright/index.js");
  const said = run(process.execPath, [program, "--outputjson", "--pythonpath", pythonPath()], folder);
  const { generalDiagnostics } = JSON.parse(said) as {
    readonly generalDiagnostics: readonly { readonly message: string }[];
  };
  return generalDiagnostics.map(({ message }) => message);
}

/** TypeScript's sources are put outside of `node_modules`, where its own checks do not look. */
async function typescriptFinds({ name, version }: Released, folder: string): Promise<readonly string[]> {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "measured", private: true }));
  run("npm", ["install", "--silent", "--ignore-scripts", "--no-audit", `${name}@${version}`], folder);
  mkdirSync(join(folder, "sources"));
  cpSync(join(folder, "node_modules", name, "src"), join(folder, "sources/src"), { recursive: true });
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings.typescript));
  const { folder: server } = await installedServer("typescript");
  const said = run(typescriptCommand(server, process.arch), ["--pretty", "false"], folder);
  const messages: string[] = [];
  for (const text of said.split("\n")) {
    const first = /^(?:\S.*\(\d+,\d+\): )?error TS\d+: (.*)$/u.exec(text)?.[1];
    if (first !== undefined) messages.push(first);
    else if (/^\s+\S/u.test(text)) messages.push(`${messages.pop() ?? ""}\n${text}`);
  }
  return messages;
}

/** What it prints; both checkers end with 1 where they find something. */
function run(command: string, words: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  if (error !== undefined || status === null || status > 2)
    throw new Error(`${command}: ${stderr}`, { cause: error });
  return stdout;
}

function report(rows: readonly (Released & Row)[]): string {
  const sum = (key: "findings" | "read" | "below" | "belowRead") =>
    rows.reduce((all, row) => all + row[key], 0);
  const line = (name: string, { findings, read, below, belowRead }: Omit<Row, "unread">) =>
    `| ${name} | ${findings} | ${read} | ${below} | ${belowRead} |`;
  const total = {
    findings: sum("findings"),
    read: sum("read"),
    below: sum("below"),
    belowRead: sum("belowRead"),
  };
  const share = total.read / Math.max(1, total.findings);
  const unread = rows.flatMap(({ name, unread }) =>
    unread.map((text) => `* ${name}: \`${text.slice(0, 300)}\``),
  );
  return [
    "# What `npm run bench -- templates --write` printed",
    "",
    `${pyrightMessages.source}; ${typescriptMessages.source}. pyright checks a package and what it depends on, under all rules. TypeScript checks the sources of a package, with its dependencies installed.`,
    "",
    "| package | findings | first line read | lines below | read |",
    "| --- | --: | --: | --: | --: |",
    ...rows.map((row) => line(`${row.name} ${row.version}`, row)),
    line("**all**", total),
    "",
    `${(100 * share).toFixed(3)} % of the findings are read by a template (at least ${100 * leastShare} %: ${share >= leastShare ? "holds" : "does not hold"}). No template reads:`,
    "",
    ...(unread.length === 0 ? ["* none"] : unread),
    "",
  ].join("\n");
}
