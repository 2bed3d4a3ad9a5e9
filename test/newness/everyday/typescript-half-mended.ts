/** Errors that are mended by half, and say something else since: the same problem, or another in its place. */
import type { NewnessCase } from "../cases.ts";
import { bundled, react } from "./tsconfig.ts";

const api = `export interface Booking {
  readonly id: string;
  readonly guest: string;
  readonly nights: number;
  readonly paid: boolean;
}

export interface Settings {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly retries: number;
  readonly timeout: number;
}

export declare function book(guest: string, nights: number, paid: boolean): Booking;
export declare function save(booking: Booking): Promise<void>;
export declare function connect(settings: Settings): void;
export declare function find(id: string): Booking | undefined;
`;

const tree = (files: Readonly<Record<string, string>>) => ({ ...bundled, "api.ts": api, ...files });

const shop = `import { book, save, type Booking } from "./api";

const empty: Booking = { id: "0" };

export async function walkIn(guest: string): Promise<Booking> {
  const booking = book(guest);
  await save({ id: booking.id, guest });
  return booking;
}

export function isPaid(booking: Booking): string {
  return booking.paid;
}

export { empty };
`;

const people = `export interface Person {
  readonly name: string;
  readonly address: { readonly street: string; readonly zip: string } | undefined;
  readonly age?: number;
}
`;

const greet = `import type { Person } from "./people";

export function street(person: Person): string {
  return person.address.street;
}

export function ageOf(person: Person): number {
  return person.age;
}

export function initials(people: Map<string, Person>): string {
  const person = people.get("me");
  return person.nmae.slice(0, 1);
}
`;

const layout = `export interface CardProps {
  readonly title: string;
  readonly text: string;
  readonly size: number;
}

export const Card = ({ title, text, size }: CardProps) => (
  <div className={title.repeat(size)}>{text}</div>
);
`;

const home = `import { Card } from "./card";

export const Home = () => (
  <div>
    <Card title="Welcome" />
    <Card text="News" size="2" title="News" />
  </div>
);
`;

const repository = `export interface Repository {
  read(id: string): string;
  write(id: string, text: string): void;
  remove(id: string): boolean;
  close(): void;
}
`;
const memory = `import type { Repository } from "./repository";

export class MemoryRepository implements Repository {
  readonly #texts = new Map<string, string>();

  read(id: string): string {
    return this.#texts.get(id);
  }
}
`;

export const halfMendedCases: readonly NewnessCase[] = [
  {
    name: "one-missing-property-fewer",
    says: "two literals and a call get some of what they lack",
    base: tree({ "shop.ts": shop }),
    head: {
      "shop.ts": shop
        .replace('{ id: "0" }', '{ id: "0", guest: "", nights: 0 }')
        .replace("book(guest)", "book(guest, 1)")
        .replace("{ id: booking.id, guest }", "{ id: booking.id, guest, paid: false }"),
    },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
  },
  {
    name: "one-mended-another-wrong",
    says: "a literal gets all that it lacked, one of it of a wrong type",
    base: tree({ "shop.ts": shop }),
    head: {
      "shop.ts": shop
        .replace('{ id: "0" }', '{ id: "0", guest: "", nights: 0 }')
        .replace("{ id: booking.id, guest }", '{ id: booking.id, guest, nights: "1", paid: false }'),
    },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["shop.ts:7 2322 nights"],
    either: "The object was refused before as after; but that a night is a text is a mistake of this change.",
  },
  {
    name: "many-missing-fewer",
    says: "settings lack six properties, then three, then the message is another code",
    base: tree({
      "start.ts": `import { connect, type Settings } from "./api";

const local: Settings = {};
connect({ host: "::" });
connect(local, 3);
`,
    }),
    head: {
      "start.ts": `import { connect, type Settings } from "./api";

const local: Settings = { host: "::1", port: 80, user: "me" };
connect({ host: "::", port: 80, user: "me", password: "", retries: 1 });
connect(local, 3);
`,
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "missing-behind-wrong",
    says: "a wrong property is mended: that another is missing is said only now",
    base: tree({
      "night.ts": `import type { Booking } from "./api";

export const one: Booking = { id: 1, guest: "Ada", paid: true };

export const two: Booking = { id: "2", guest: "Bob", nights: 2, paid: "yes" };
`,
    }),
    head: {
      "night.ts": `import type { Booking } from "./api";

export const one: Booking = { id: "1", guest: "Ada", paid: true };

export const two: Booking = { id: "2", guest: "Bob", nights: 2, paid: "yes" };
`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
    either: "The nights were missing all along, yet they are reported since this change only.",
  },
  {
    name: "argument-added-wrong",
    says: "the argument that was missing is passed, in a wrong type; another call is mended by half",
    base: tree({
      "book.ts": `import { book } from "./api";

export const first = book("Ada", 2);
export const second = book("Bob");
export const third = book("Cy", 1, true);
`,
    }),
    head: {
      "book.ts": `import { book } from "./api";

export const first = book("Ada", 2, "yes");
export const second = book("Bob", 3);
export const third = book("Cy", 1, true);
`,
    },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["book.ts:3 2345 boolean"],
    either: "The call was refused before too; but what is wrong now was written by this change.",
  },
  {
    name: "too-few-to-too-many",
    says: "a call with too few arguments gets too many",
    base: tree({
      "book.ts": `import { book, find } from "./api";

export const first = book("Ada");
export const again = find();
`,
    }),
    head: {
      "book.ts": `import { book, find } from "./api";

export const first = book("Ada", 1, true, "late");
export const again = find();
`,
    },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["book.ts:3 2554 but got 4"],
    either: "The code and the callee are the same; but nothing is missing any more, something is too much.",
  },
  {
    name: "similar-name-appears",
    says: "a property is added whose name is similar to what old code asks for, and a function likewise",
    base: {
      ...bundled,
      "people.ts": people,
      "use.ts": `import { type Person, greetAll } from "./people";

export const nick = (person: Person) => person.nickname;
export const all = greetAll([]);
export const size = (person: Person): number => personSize(person);
`,
    },
    head: {
      "people.ts": `${people.replace("  readonly age", "  readonly nickName?: string;\n  readonly age")}
export function greetAl(people: Person[]): number {
  return people.length;
}
`,
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
  },
  {
    name: "similar-name-goes",
    says: "a similar name is deleted: what did not exist still does not, in other words; one caller breaks",
    base: {
      ...bundled,
      "text.ts": `export const titles = (text: string) => text.toUpperCase();
export const padding = 2;
`,
      "use.ts": `import { title } from "./text";

const width = 80;

export const head = title("a".padEnd(widht));
`,
      "other.ts": 'import { titles } from "./text";\n\nexport const other = titles("b");\n',
    },
    head: {
      "text.ts": "export const padding = 2;\n",
      "use.ts": `import { title } from "./text";

export const head = title("a".padEnd(widht));
`,
    },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["other.ts:1 2305 titles"],
  },
  {
    name: "another-error-at-the-same-place",
    says: "a misspelt property gives way to another misspelt one",
    base: { ...bundled, "people.ts": people, "greet.ts": greet },
    head: { "greet.ts": greet.replace("person.nmae.slice", "person.surname.slice") },
    counts: { base: 4, head: 4, new: 1 },
    truth: ["greet.ts:13 2339 surname"],
  },
  {
    name: "optional-chaining",
    says: "an access is guarded: what may be undefined is now the value that is returned",
    base: { ...bundled, "people.ts": people, "greet.ts": greet },
    head: { "greet.ts": greet.replace("person.address.street", "person.address?.street") },
    counts: { base: 4, head: 4, new: 0 },
    truth: [],
    either: "The same undefined is refused at the return and no more at the access.",
  },
  {
    name: "non-null-assertions",
    says: "assertions silence two errors; a third was misspelt on the way",
    base: { ...bundled, "people.ts": people, "greet.ts": greet },
    head: {
      "greet.ts": greet
        .replace("person.address.street", "person.address!.streets")
        .replace("person.age;", "person.age!;"),
    },
    counts: { base: 4, head: 3, new: 1 },
    truth: ["greet.ts:4 2551 streets"],
  },
  {
    name: "component-gets-half",
    says: "a component gets one of the two properties that it lacks",
    base: { ...react, "card.tsx": layout, "home.tsx": home },
    head: { "home.tsx": home.replace('title="Welcome"', 'title="Welcome" text="Hello"') },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "component-gets-wrong",
    says: "a component gets what it lacks and something that it does not know",
    base: { ...react, "card.tsx": layout, "home.tsx": home },
    head: {
      "home.tsx": home.replace('title="Welcome"', 'title="Welcome" text="Hello" size={1} colour="red"'),
    },
    counts: { base: 2, head: 2, new: 1 },
    truth: ["home.tsx:5 2322 colour"],
  },
  {
    name: "interface-implemented-by-half",
    says: "a class gets two of the three methods that it lacks",
    base: { ...bundled, "repository.ts": repository, "memory.ts": memory },
    head: {
      "memory.ts": memory.replace(
        /\n}\n$/,
        `

  write(id: string, text: string): void {
    this.#texts.set(id, text);
  }

  remove(id: string): boolean {
    return this.#texts.delte(id);
  }
}
`,
      ),
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["memory.ts:15 2551 delte"],
  },
  {
    name: "narrower-but-still-wrong",
    says: "a type is narrowed by half: what is refused is named otherwise",
    base: {
      ...bundled,
      "read.ts": `declare const settings: Record<string, string | number | null>;

export function port(): number {
  const value = settings["port"];
  return value;
}

export function host(): string {
  return settings["host"];
}
`,
    },
    head: {
      "read.ts": `declare const settings: Record<string, string | number | null>;

export function port(): number {
  const value = settings["port"] ?? 80;
  return value;
}

export function host(): string {
  return settings["host"] ?? 0;
}
`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "overloads-tried-again",
    says: "a call that fits no overload is changed and still fits none, for what is left of the reason",
    base: {
      ...bundled,
      "on.ts": `export declare function on(event: "open", handler: () => void): void;
export declare function on(event: "data", handler: (text: string, size: number) => void): void;
`,
      "use.ts": `import { on } from "./on";

on("dta", (text: number) => text);
on("open", 1);
`,
    },
    head: {
      "use.ts": `import { on } from "./on";

on("data", (text: number) => text);
on("open", 1);
`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
];
