/** Files renamed, split, merged, copied and deleted. */
import type { NewnessCase } from "../cases.ts";
import { bundled, javascript, react } from "./tsconfig.ts";

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

const utils = `import type { Account } from "./account";

export function total(accounts: Account[]): number {
  return accounts.reduce((sum, one) => sum + one.balanse, 0);
}

export function label(account: Account): string {
  const text = account.id + account.currency;
  return text.trim();
}

export function parse(text: string): Account {
  const value = JSON.parse(text);
  return { id: value.id };
}

export function sorted(accounts: Account[]): Account[] {
  return accounts.toSorted((a, b) => a.balance - b.balance);
}

const CURRENCY = "EUR";

export function format(amount: number): string {
  const rounded: string = Math.round(amount);
  return rounded + CURRENCY;
}
`;

const part = (from: string, to?: string) =>
  utils.slice(utils.indexOf(from), to === undefined ? undefined : utils.indexOf(to));
const accountImport = 'import type { Account } from "./account";\n\n';
const ledger = { ...bundled, "account.ts": account, "utils.ts": utils };

const cartScript = `export class Cart {
  constructor() {
    this.lines = [];
  }

  add(line) {
    this.lines.push(line);
    return this;
  }

  total() {
    return this.lines.reduce((sum, line) => sum + line.price, 0).toFixd(2);
  }
}

export function describe(cart) {
  return cart.lines.length + CURENCY;
}
`;

const badge = `export interface BadgeProps {
  readonly text: string;
  readonly level: "low" | "high";
}

export const levelOf = (count: number): BadgeProps["level"] => {
  if (count > 10) return "hihg";
  return "low";
};

export const textOf = (props: BadgeProps) => props.txt.toUpperCase();
`;

export const fileCases: readonly NewnessCase[] = [
  {
    name: "split-forgets-an-import",
    says: "a file is split into three with its old errors; one part lacks a constant it uses",
    base: ledger,
    head: {
      "utils.ts": null,
      "totals.ts": `${accountImport}${part("export function total", "export function label")}${part("export function sorted", "const CURRENCY").trimEnd()}\n`,
      "text.ts": `${accountImport}${part("export function label", "export function sorted").trimEnd()}\n`,
      "format.ts": part("export function format"),
    },
    counts: { base: 7, head: 8, new: 1 },
    truth: ["format.ts:3 2304 CURRENCY"],
  },
  {
    name: "merge-files",
    says: "two files become one, and the helper that both had, with its error, is kept once",
    base: {
      ...bundled,
      "account.ts": account,
      "read.ts": `import type { Account } from "./account";

const keyOf = (account: Account) => account.key;

export const read = (account: Account) => keyOf(account).length + account.size;
`,
      "write.ts": `import type { Account } from "./account";

const keyOf = (account: Account) => account.key;

export const write = (account: Account): string => keyOf(account) + account.owner;
`,
    },
    head: {
      "read.ts": null,
      "write.ts": null,
      "storage.ts": `import type { Account } from "./account";

const keyOf = (account: Account) => account.key;

export const read = (account: Account) => keyOf(account).length + account.size;

export const write = (account: Account): string => keyOf(account) + account.owner;
`,
    },
    counts: { base: 4, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "folder-renamed",
    says: "helpers become utils: one importer is forgotten, another keeps its old error",
    base: {
      ...bundled,
      "src/helpers/account.ts": account,
      "src/helpers/hash.ts": hash,
      "src/pay.ts": `import { find } from "./helpers/account";
import { createHash } from "./helpers/hash";

export const pay = (id: string) => find([], id).balance + createHash(id).length;
`,
      "src/audit.ts":
        'import { createHash } from "./helpers/hash";\n\nexport const audit = createHash("a", 1);\n',
    },
    head: {
      "src/helpers/account.ts": null,
      "src/helpers/hash.ts": null,
      "src/utils/account.ts": account,
      "src/utils/hash.ts": hash,
      "src/pay.ts": `import { find } from "./utils/account";
import { createHash } from "./utils/hash";

export const pay = (id: string) => find([], id).balance + createHash(id).length;
`,
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["src/audit.ts:1 2307 helpers/hash"],
  },
  {
    name: "js-to-ts",
    says: "a checked script becomes TypeScript, fields are declared, one parameter is typed wrongly",
    base: { ...javascript, "cart.js": cartScript },
    head: {
      "cart.js": null,
      "cart.ts": `interface Line {
  price: number;
}

export class Cart {
  lines: Line[];

  constructor() {
    this.lines = [];
  }

  add(line: Lines) {
    this.lines.push(line);
    return this;
  }

  total() {
    return this.lines.reduce((sum, line) => sum + line.price, 0).toFixd(2);
  }
}

export function describe(cart) {
  return cart.lines.length + CURENCY;
}
`,
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["cart.ts:12 2552 Lines"],
    either:
      "the misspelt method is an old line that was not looked at before, because its object had no type",
  },
  {
    name: "ts-to-tsx",
    says: "a component is added to a module, which becomes tsx; the component lacks a property",
    base: {
      ...react,
      "badge.ts": badge,
      "use.ts": 'import { levelOf } from "./badge";\n\nexport const n: number = levelOf(1);\n',
    },
    head: {
      "badge.ts": null,
      "badge.tsx": `${badge}
export function Badge(props: BadgeProps) {
  return <span className={props.level}>{props.text}</span>;
}

export const Unread = (props: { count: number }) => <Badge level={levelOf(props.count)} />;
`,
    },
    counts: { base: 3, head: 4, new: 1 },
    truth: ["badge.tsx:17 2322 'text' is missing"],
  },
  {
    name: "legacy-beside-rewrite",
    says: "a file is kept as legacy, and written anew under its old name with another error",
    base: {
      ...bundled,
      "account.ts": account,
      "client.ts": `import { find, type Account } from "./account";

export class Client {
  constructor(private readonly accounts: Account[]) {}

  balance(id: string): number {
    return find(this.accounts, id).balance;
  }

  name(id: string): string {
    return find(this.accounts, id)?.owner ?? "";
  }
}
`,
    },
    head: {
      "legacy-client.ts": `import { find, type Account } from "./account";

/** @deprecated Use client.ts. */
export class Client {
  constructor(private readonly accounts: Account[]) {}

  balance(id: string): number {
    return find(this.accounts, id).balance;
  }

  name(id: string): string {
    return find(this.accounts, id)?.owner ?? "";
  }
}
`,
      "client.ts": `import type { Account } from "./account";

export class Client {
  readonly #accounts = new Map<string, Account>();

  constructor(accounts: Iterable<Account>) {
    for (const account of accounts) this.#accounts.set(account.id, account);
  }

  balance(id: string): number {
    const account = this.#accounts.get(id);
    return account?.balance;
  }
}
`,
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["client.ts:12 2322 undefined"],
  },
  {
    name: "copied-and-adapted",
    says: "a module is copied for a second kind of thing; its errors are there twice",
    base: {
      ...bundled,
      "account.ts": account,
      "account-text.ts": `${accountImport}${part("export function label", "export function sorted").trimEnd()}\n`,
    },
    head: {
      "customer.ts": "export interface Customer {\n  readonly id: string;\n  readonly age: number;\n}\n",
      "customer-text.ts": `import type { Customer } from "./customer";

export function label(customer: Customer): string {
  const text = customer.id + customer.currency;
  return text.trim();
}

export function parse(text: string): Customer {
  const value = JSON.parse(text);
  return { id: value.id };
}
`,
    },
    counts: { base: 2, head: 4, new: 2 },
    truth: ["customer-text.ts:4 2339 currency", "customer-text.ts:10 2741 age"],
  },
  {
    name: "deleted-half-lives-elsewhere",
    says: "a file is deleted as dead; one function of it goes to its only caller, with its error",
    base: {
      ...ledger,
      "report.ts": `import type { Account } from "./account";
import { total } from "./utils";

export function report(accounts: Account[]): string {
  return "total " + total(accounts).toFixed();
}
`,
    },
    head: {
      "utils.ts": null,
      "report.ts": `import type { Account } from "./account";

function total(accounts: Account[]): number {
  return accounts.reduce((sum, one) => sum + one.balanse, 0);
}

export function report(accounts: Account[]): string {
  return "total " + total(accounts).toFixed();
}
`,
    },
    counts: { base: 7, head: 1, new: 0 },
    truth: [],
  },
  {
    name: "file-becomes-folder",
    says: "utils.ts becomes utils/index.ts: its import of a sibling is one folder off, which hides two errors",
    base: ledger,
    head: { "utils.ts": null, "utils/index.ts": utils },
    counts: { base: 7, head: 5, new: 1 },
    truth: ["utils/index.ts:1 2307 ./account"],
  },
];
