/** Files deleted, and others added that share with them no more than what every repository has. */
import type { NewnessCase } from "../cases.ts";
import { bundled } from "./tsconfig.ts";

const licence = `/*
 * Copyright 2024 The Ledger Authors.
 * Licensed under the Apache License, Version 2.0 (the "License");
 * you may not use this file except in compliance with the License.
 * Distributed under the License is distributed on an "AS IS" BASIS.
 */
`;

const account = `export interface Account {
  readonly id: string;
  readonly balance: number;
}

export function find(accounts: Account[], id: string): Account | undefined {
  return accounts.find((account) => account.id === id);
}
`;

const hash = `export function createHash(text: string, bits: number): string {
  return text.padEnd(bits, "0");
}
`;

const userHandler = `import { find, type Account } from "./account";

export async function handler(event, context) {
  const accounts: Account[] = JSON.parse(event.body);
  const account = find(accounts, event.id);
  return { statusCode: 200, body: account.balance };
}
`;

const invoiceHandler = `import { createHash } from "./hash";

export async function handler(event, context) {
  const digest = createHash(event.payload, 256);
  if (!digest) {
    return { statusCode: 422 };
  }
  return { statusCode: 201, body: digest };
}
`;

const program = `${licence}
export function main(argv: readonly string[]): number {
  return argv.length;
}
`;

export const commonNameCases: readonly NewnessCase[] = [
  {
    name: "handler-for-handler",
    says: "one handler is deleted, another of the same signature is added",
    base: { ...bundled, "account.ts": account, "hash.ts": hash, "user.ts": userHandler },
    head: { "user.ts": null, "invoice.ts": invoiceHandler },
    counts: { base: 3, head: 2, new: 2 },
    truth: ["invoice.ts:3 7006 event", "invoice.ts:3 7006 context"],
    either:
      "The faulty line is the same letter by letter; but it is another function, and the old one is gone.",
  },
  {
    name: "index-for-index",
    says: "under one licence header, an index with an unknown name goes and an index with another comes",
    base: {
      ...bundled,
      "src/jobs/index.ts": `${licence}
export function main(): void {
  const port = Number(process.env["PORT"]);
  console.log("jobs", port);
}

main();
`,
      "src/account.ts": account,
    },
    head: {
      "src/jobs/index.ts": null,
      "src/worker/index.ts": `${licence}
import { find } from "../account";

export function main(): void {
  const [, id] = process.argv;
  console.log(find([], id)?.balance);
}

main();
`,
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["src/worker/index.ts:11 2591 process"],
    either:
      "Both want the types of Node; but the job is gone, and the worker reads another thing in another way.",
  },
  {
    name: "render-for-render",
    says: "a render function with a misspelt option is deleted, a different one with the same slip is added",
    base: {
      ...bundled,
      "options.ts": "export interface Options {\n  readonly width: number;\n  readonly title: string;\n}\n",
      "views/table.ts": `import type { Options } from "../options";

export function render(options: Options, rows: string[][]): string {
  const lines = rows.map((cells) => cells.join(" | "));
  const rule = "-".repeat(options.widht);
  return [options.title, rule, ...lines].join("\\n");
}
`,
    },
    head: {
      "views/table.ts": null,
      "views/chart.ts": `import type { Options } from "../options";

export function render(options: Options, points: Map<string, number>): string {
  let text = "";
  for (const [name, value] of points) {
    const bar = Math.round(value * options.widht);
    text += name.padEnd(12) + "#".repeat(bar);
  }
  return text;
}
`,
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["views/chart.ts:6 2551 widht"],
  },
  {
    name: "cli-for-cli",
    says: "a command is deleted, another is written with the same frame of usage, arguments and exit",
    base: {
      ...bundled,
      "account.ts": account,
      "import-cli.ts": `${licence}
import { find } from "./account";

const usage = "usage: import <file>";

export function main(argv: string[]): number {
  const [path] = argv;
  if (!path) {
    console.error(usage);
    return 1;
  }
  const found = find([], path);
  return found.balance > 0 ? 0 : 2;
}
`,
    },
    head: {
      "import-cli.ts": null,
      "export-cli.ts": `${licence}
import { find } from "./account";

const usage = "usage: export <id>";

export function main(argv: string[]): number {
  const [id] = argv;
  if (!id) {
    console.error(usage);
    return 1;
  }
  const account = find(JSON.parse(id), id);
  const lines = [account.id, account?.balance ?? 0];
  return lines.length;
}
`,
    },
    counts: { base: 1, head: 1, new: 1 },
    truth: ["export-cli.ts:19 18048 account"],
  },
  {
    name: "licence-headers-everywhere",
    says: "licence headers are put over all files, one of which is new and has an error of its own",
    base: {
      ...bundled,
      "account.ts": account,
      "hash.ts": hash,
      "run.ts": `import { find } from "./account";
import { createHash } from "./hash";

export const run = (id: string) => createHash(find([], id).id, "8");
`,
    },
    head: {
      "account.ts": `${licence}\n${account}`,
      "hash.ts": `${licence}\n${hash}`,
      "run.ts": `${licence}
import { find } from "./account";
import { createHash } from "./hash";

export const run = (id: string) => createHash(find([], id).id, "8");
`,
      "walk.ts": `${licence}
import { createHash } from "./hash";

export const walk = (ids: string[]) => ids.map((id) => createHash(id, "8"));
`,
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["walk.ts:10 2345 string"],
  },
  {
    name: "config-for-config",
    says: "the settings of one tool go and those of another come, each with a package that is not installed",
    base: {
      ...bundled,
      "jest.config.ts": `import type { Config } from "jest";

const config: Config = {
  testEnvironment: "node",
  coverageDirectory: "coverage",
};

export default config;
`,
      "main.ts": program.replace("argv.length", "argv.size"),
    },
    head: {
      "jest.config.ts": null,
      "vitest.config.ts": `import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { environment: "node", coverage: { enabled: true } },
});
`,
      "main.ts": program.replace("argv.length", "argv.size").replaceAll("argv", "words"),
    },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["vitest.config.ts:1 2307 vitest"],
  },
  {
    name: "types-for-types",
    says: "types.ts of one feature is deleted and types.ts of another is added, with the same unknown name",
    base: {
      ...bundled,
      "billing/types.ts": `export interface Invoice {
  readonly id: Uuid;
  readonly lines: readonly string[];
}

export type Result = { readonly invoice: Invoice; readonly error?: ApiError };
`,
    },
    head: {
      "billing/types.ts": null,
      "search/types.ts": `export interface Query {
  readonly id: Uuid;
  readonly words: readonly string[];
  readonly limit: number;
}

export type Hit = { readonly query: Query; readonly score: number };
`,
    },
    counts: { base: 2, head: 1, new: 1 },
    truth: ["search/types.ts:2 2304 Uuid"],
    either: "The faulty line is the same letter by letter, in an interface of another name and purpose.",
  },
];
