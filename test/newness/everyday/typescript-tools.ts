/** What formatters, linters and other tools do to a whole file at once, with and without a change beside it. */
import type { NewnessCase } from "../cases.ts";
import { bundled, react } from "./tsconfig.ts";

const loose = `import {fetchJson} from './http'
import {merge} from "deepmerge"

const defaults = {retries: 3, headers: {'accept': 'json'}, onError: (error, attempt) => console.warn(error.message, attempt)}

export async function getUser(id: number, options = {}) {
  const settings = merge(defaults, options), user = await fetchJson('/users', id, settings.retries)
  if (user.nmae == undefined) return {id: id, name: 'unknown', email: user.emails[0].addres.toLowerCase()}
  return user
}

export const total = (prices: number[], tax: string) => prices.reduce((sum, price) => sum + price * tax, 0)
`;

const strictly = `import { fetchJson } from "./http";
import { merge } from "deepmerge";

const defaults = {
  retries: 3,
  headers: { accept: "json" },
  onError: (error, attempt) => console.warn(error.message, attempt),
};

export async function getUser(id: number, options = {}) {
  const settings = merge(defaults, options),
    user = await fetchJson("/users", id, settings.retries);
  if (user.nmae == undefined)
    return {
      id: id,
      name: "unknown",
      email: user.emails[0].addres.toLowerCase(),
    };
  return user;
}

export const total = (prices: number[], tax: string) =>
  prices.reduce((sum, price) => sum + price * tax, 0);
`;

const http = `export interface User {
  readonly name: string;
  readonly emails: readonly { readonly address: string }[];
}

export declare function fetchJson(path: string, id: string, retries: number): Promise<User>;
`;

const service = { ...bundled, "http.ts": http, "user.ts": loose };

const form = `import { useState, type FormEvent } from "react";
import { Field } from "./field";

export function SignIn() {
  const [name, setName] = useState("");
  return (
    <div className="form" style="wide">
      <Field onChange={setName} value={name} label="Name" requried />
      <Field value={1} label="Age" />
      <button type="link" disabled={!name} onClick={() => submit(name)}>Sign in</button>
    </div>
  );
}
`;

const field = `interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly required?: boolean;
  readonly onChange?: (value: string) => void;
}

export const Field = (props: FieldProps) => <input value={props.value} onChange={props.onChange} />;
`;

const account = `interface Account {
  owner: string;
  balance: number;
}

export class Ledger {
  private readonly accounts: Array<Account> = [];
  private log = new Array<string>();

  public deposit(owner: string, amount: string): void {
    let account = this.accounts.find((one) => one.owner == owner);
    account.balance = account.balance + amount;
    this.log.push({ owner, amount });
  }

  public get total(): string {
    let sum: number = 0;
    this.accounts.forEach((one) => { sum += one.balance; });
    return sum;
  }

  public owners() {
    return this.accounts.map(function (one) { return one.ownr; });
  }
}
`;

const linted = `interface Account {
  owner: string;
  balance: number;
}

export class Ledger {
  private readonly accounts: Account[] = [];
  private readonly log: string[] = [];

  public deposit(owner: string, amount: string): void {
    const account = this.accounts.find((one) => one.owner === owner);
    account.balance += amount;
    this.log.push({ owner, amount });
  }

  public get total(): string {
    let sum = 0;
    for (const one of this.accounts) {
      sum += one.balance;
    }
    return sum;
  }

  public owners() {
    return this.accounts.map((one) => one.ownr);
  }
}
`;

const documented = account
  .replace("interface Account", "/** What one person has. */\ninterface Account")
  .replace(
    "export class",
    "/**\n * All accounts, kept in memory.\n * @example new Ledger().total\n */\nexport class",
  )
  .replace(
    "  public deposit",
    "  /**\n   * Adds to an account.\n   * @param owner whose it is\n   * @param amount what is added\n   */\n  public deposit",
  )
  .replace("account.balance + amount;", "account.balance + amount; // TODO: cents")
  .replace("  public owners", "  // In the order in which they came.\n  public owners");

const keys = `export interface Theme {
  readonly accent: string;
  readonly border: number;
  readonly font: { readonly family: string; readonly size: number };
}

export const light: Theme = {
  font: { size: "12", family: "serif" },
  accent: "blue",
  bordr: 1,
};

export const dark = {
  font: { size: 12, family: serif },
  border: light.bordr,
  accent: light.acent,
};
`;

const sortedKeys = `export interface Theme {
  readonly accent: string;
  readonly border: number;
  readonly font: { readonly family: string; readonly size: number };
}

export const light: Theme = {
  accent: "blue",
  bordr: 1,
  font: { family: "serif", size: "12" },
};

export const dark = {
  accent: light.acent,
  border: light.bordr,
  font: { family: serif, size: 12 },
};
`;

export const toolCases: readonly NewnessCase[] = [
  {
    name: "prettier",
    says: "quotes, semicolons, wrapped lines and spaces, over a file with errors on most lines",
    base: service,
    head: { "user.ts": strictly },
    counts: { base: 7, head: 7, new: 0 },
    truth: [],
  },
  {
    name: "prettier-and-a-slip",
    says: "the same formatting hides a change of one word and one operand",
    base: service,
    head: {
      "user.ts": strictly
        .replace('"/users", id', '"/users", userId')
        .replace("prices.reduce((sum, price)", "prices.reduse((sum, price)"),
    },
    counts: { base: 7, head: 10, new: 4 },
    truth: [
      "user.ts:12 2552 userId",
      "user.ts:23 2551 reduse",
      "user.ts:23 7006 'sum'",
      "user.ts:23 7006 'price'",
    ],
  },
  {
    name: "eslint-fix",
    says: "prefer-const, prefer-arrow-callback, array-type, no-for-each and operator-assignment are applied",
    base: { ...bundled, "ledger.ts": account },
    head: { "ledger.ts": linted },
    counts: { base: 6, head: 5, new: 0 },
    truth: [],
  },
  {
    name: "eslint-fix-removes-imports",
    says: "unused imports and variables are removed, of which one was used in another file by its re-export",
    base: {
      ...bundled,
      "http.ts": http,
      "user.ts": `import { fetchJson, type User } from "./http";
import { merge } from "deepmerge";
import { debug } from "./debug";

const limit = 3;

export { type User };
export const user = fetchJson("/users", 1, 2);
`,
      "list.ts":
        'import type { User } from "./user";\n\nexport const names = (users: User[]) => users.map((user) => user.nam);\n',
    },
    head: {
      "user.ts": 'import { fetchJson } from "./http";\n\nexport const user = fetchJson("/users", 1, 2);\n',
    },
    counts: { base: 7, head: 2, new: 1 },
    truth: ["list.ts:1 2724 User"],
  },
  {
    name: "carriage-returns",
    says: "a checkout on Windows is committed: every line ends otherwise",
    base: { ...bundled, "ledger.ts": account },
    head: { "ledger.ts": account.replaceAll("\n", "\r\n") },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "carriage-returns-gone-and-an-error",
    says: "line ends are normalised, and a return is wrong since",
    base: { ...bundled, "ledger.ts": account.replaceAll("\n", "\r\n") },
    head: { "ledger.ts": account.replace("return this.accounts.map", "return this.acounts.map") },
    counts: { base: 6, head: 7, new: 2 },
    truth: ["ledger.ts:23 2551 acounts", "ledger.ts:23 7006 one"],
  },
  {
    name: "documented",
    says: "comments and JSDoc are written over and behind everything",
    base: { ...bundled, "ledger.ts": account },
    head: { "ledger.ts": documented },
    counts: { base: 6, head: 6, new: 0 },
    truth: [],
  },
  {
    name: "attributes-sorted",
    says: "JSX attributes are sorted and wrapped",
    base: { ...react, "field.tsx": field, "form.tsx": form },
    head: {
      "form.tsx": form
        .replace(
          '<Field onChange={setName} value={name} label="Name" requried />',
          '<Field\n        label="Name"\n        onChange={setName}\n        requried\n        value={name}\n      />',
        )
        .replace('<Field value={1} label="Age" />', '<Field label="Age" value={1} />')
        .replace(
          '<button type="link" disabled={!name} onClick={() => submit(name)}>Sign in</button>',
          '<button\n        disabled={!name}\n        onClick={() => submit(name)}\n        type="link"\n      >\n        Sign in\n      </button>',
        ),
    },
    counts: { base: 7, head: 7, new: 0 },
    truth: [],
  },
  {
    name: "attributes-sorted-one-lost",
    says: "attributes are sorted by hand: one is lost on the way",
    base: { ...react, "field.tsx": field, "form.tsx": form },
    head: {
      "form.tsx": form
        .replace('<div className="form" style="wide">', '<div style="wide" className="form">')
        .replace('<Field value={1} label="Age" />', '<Field label="Age" />'),
    },
    counts: { base: 7, head: 7, new: 1 },
    truth: ["form.tsx:9 2322 'value' is missing"],
    either: "The field was wrong before and is; but a wrong value is one thing and none is another.",
  },
  {
    name: "keys-sorted",
    says: "sort-keys over two objects with wrong, misspelt and unknown members",
    base: { ...bundled, "theme.ts": keys },
    head: { "theme.ts": sortedKeys },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "keys-sorted-and-one-added",
    says: "keys sorted, two slips mended, and a key added to each object that only one of them may have",
    base: { ...bundled, "theme.ts": keys },
    head: {
      "theme.ts": sortedKeys
        .replace('"12"', "12")
        .replace("  bordr: 1,", "  border: 1,\n  contrast: 2,")
        .replace("  border: light.bordr,", "  border: light.bordr,\n  contrast: 2,"),
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["theme.ts:10 2353 contrast"],
  },
];
