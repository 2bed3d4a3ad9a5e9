/** The same code in another form of the language, by a person, an agent or a codemod. */
import type { NewnessCase } from "../cases.ts";
import { bundled, javascript, react } from "./tsconfig.ts";

const counterClass = `import { Component } from "react";
import { track } from "analytics";

interface Props {
  readonly label: string;
  readonly start: number;
}

export class Counter extends Component<Props, { count: number }> {
  state = { count: this.props.start };

  increment = () => {
    track("increment", this.props.lable);
    this.setState({ count: this.state.count + 1 });
  };

  render() {
    return (
      <div id={this.state.count}>
        <span title={this.props.hint}>{this.props.label}</span>
        <button onClick={this.increment}>+</button>
      </div>
    );
  }
}
`;

const counterFunction = `import { useState } from "react";
import { track } from "analytics";

interface Props {
  readonly label: string;
  readonly start: number;
}

export function Counter(props: Props) {
  const [count, setCount] = useState(props.start);

  const increment = () => {
    track("increment", props.lable);
    setCount((previous) => previous + 1);
  };

  return (
    <div id={count}>
      <span title={props.hint}>{props.label}</span>
      <button onClick={increment}>+</button>
    </div>
  );
}
`;

const chain = `interface User {
  readonly id: string;
  readonly name: string;
}

declare function load(id: string): Promise<User>;
declare function write(path: string, text: string): Promise<void>;

export function exportUser(id: number): Promise<string> {
  return load(id)
    .then((user) => user.email)
    .then((email) => write("user.txt", email).then(() => email.length));
}

export function names(ids: string[]): Promise<string[]> {
  return Promise.all(ids.map((id) => load(id))).then((users) => users.map((user) => user.nmae));
}
`;

const awaited = `interface User {
  readonly id: string;
  readonly name: string;
}

declare function load(id: string): Promise<User>;
declare function write(path: string, text: string): Promise<void>;

export async function exportUser(id: number): Promise<string> {
  const user = await load(id);
  const email = user.email;
  await write("user.txt", email);
  return email.length;
}

export async function names(ids: string[]): Promise<string[]> {
  const users = ids.map((id) => load(id));
  return users.map((user) => user.nmae);
}
`;

const loops = `interface Line {
  readonly price: number;
  readonly tags: readonly string[];
}

export function prices(lines: Line[]): number[] {
  var result: number[] = [];
  for (var i = 0; i < lines.length; i++) {
    result.push(lines[i].prise);
  }
  return result;
}

export function tags(lines: Line[]): string[] {
  var result: string[] = [];
  for (const line of lines) {
    if (line.price > "10") {
      result.push(line.tags);
    }
  }
  return result;
}
`;

const status = `export enum Status {
  Open = "open",
  Closed = "closed",
}

export interface Ticket {
  readonly status: Status;
  readonly title: string;
}
`;

const tickets = `import { Status, type Ticket } from "./status";

export const isOpen = (ticket: Ticket) => ticket.status === Status.Opened;

export const first: Ticket = { status: Status.Open, titel: "First" };

export function label(ticket: Ticket): number {
  return ticket.title;
}
`;

const anys = `export function read(text: string): any {
  return JSON.parse(text);
}

export function nameOf(text: string): string {
  const value: any = read(text);
  return value.name;
}

export function sizeOf(text: string): number {
  const size: string = read(text).size;
  return size;
}
`;

const oldScript = `/** @param {string} name */
function greet(name) {
  var self = this;
  return "Hello " + name + ", " + self.greting + tail(name);
}

/**
 * @param {number[]} values
 * @returns {number}
 */
function mean(values) {
  var sum = 0;
  for (var i = 0; i < values.length; i++) sum += values[i].value;
  return String(sum / values.length);
}

module.exports = { greet: greet, mean: mean, median: median };
`;

export const rewriteCases: readonly NewnessCase[] = [
  {
    name: "class-to-function-component",
    says: "a class component becomes a function; its state setter is called with a function, which is not declared",
    base: { ...react, "counter.tsx": counterClass },
    head: { "counter.tsx": counterFunction },
    counts: { base: 4, head: 6, new: 2 },
    truth: ["counter.tsx:14 2345 previous", "counter.tsx:14 7006 previous"],
  },
  {
    name: "promises-to-await",
    says: "promise chains become await; in the second function the await is forgotten",
    base: { ...bundled, "user.ts": chain },
    head: { "user.ts": awaited },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
    either:
      "The misspelt name is old; that it is asked of a promise now is another slip in the same expression.",
  },
  {
    name: "loops-to-maps",
    says: "loops become filter and map, var goes",
    base: { ...bundled, "lines.ts": loops },
    head: {
      "lines.ts": `interface Line {
  readonly price: number;
  readonly tags: readonly string[];
}

export const prices = (lines: Line[]): number[] => lines.map((line) => line.prise);

export function tags(lines: Line[]): string[] {
  return lines.filter((line) => line.price > "10").map((line) => line.tags);
}
`,
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
    either: "A list of lists is refused where a push of a list was: the same slip in another form.",
  },
  {
    name: "functions-to-arrows",
    says: "declarations become arrow functions; one is used before it is there now",
    base: {
      ...bundled,
      "area.ts": `export const unit = area(1, 1);

function area(width: number, height: number): number {
  return width * heigth;
}

export function describe(width: number): string {
  return area(width, "2").toFixed(1);
}
`,
    },
    head: {
      "area.ts": `export const unit = area(1, 1);

const area = (width: number, height: number): number => width * heigth;

export const describe = (width: number): string => area(width, "2").toFixed(1);
`,
    },
    counts: { base: 2, head: 4, new: 2 },
    truth: ["area.ts:1 2448 area", "area.ts:1 2454 area"],
  },
  {
    name: "concatenation-to-template",
    says: "a linter turns concatenations into templates and var into const, which one variable is not",
    base: {
      ...bundled,
      "text.ts": `export function headline(user: { name: string; age: number }): string {
  var text = "Hello " + user.nmae + ", you are " + user.agee;
  text = text + "!";
  var width: string = text.length;
  return text.padEnd(width);
}
`,
    },
    head: {
      "text.ts": `export function headline(user: { name: string; age: number }): string {
  const text = \`Hello \${user.nmae}, you are \${user.agee}\`;
  text = \`\${text}!\`;
  const width: string = text.length;
  return text.padEnd(width);
}
`,
    },
    counts: { base: 4, head: 5, new: 1 },
    truth: ["text.ts:3 2588 constant"],
  },
  {
    name: "enum-to-union",
    says: "an enum becomes a union of texts; a third file still uses the enum as a value",
    base: {
      ...bundled,
      "status.ts": status,
      "tickets.ts": tickets,
      "close.ts":
        'import { Status, type Ticket } from "./status";\n\nexport const close = (ticket: Ticket) => ({ ...ticket, status: Status.Closed });\n',
    },
    head: {
      "status.ts": status.replace(/export enum[^}]*}/, 'export type Status = "open" | "closed";'),
      "tickets.ts": tickets
        .replace("Status, type", "type")
        .replace("Status.Opened", '"opened"')
        .replace("Status.Open", '"open"'),
    },
    counts: { base: 3, head: 5, new: 2 },
    truth: ["close.ts:1 6133 Status", "close.ts:3 2693 Status"],
    either: "The status that does not exist is compared with as a text now, which another code refuses.",
  },
  {
    name: "interface-to-type",
    says: "interfaces become types: messages may name what they stand for; one extends no more",
    base: {
      ...bundled,
      "shape.ts": `interface Named {
  readonly name: string;
}

export interface Shape extends Named {
  readonly sides: number;
}

export const square: Shape = { name: "square" };
export const name = (shape: Shape): string => shape.name;
export const sides = (shape: Shape): string => shape.sides;
`,
    },
    head: {
      "shape.ts": `type Named = { readonly name: string };

export type Shape = { readonly sides: number };

export const square: Shape = { name: "square" };
export const name = (shape: Shape): string => shape.name;
export const sides = (shape: Shape): string => shape.sides;
`,
    },
    counts: { base: 2, head: 4, new: 3 },
    truth: ["shape.ts:1 6196 Named", "shape.ts:5 2353 name", "shape.ts:6 2339 name"],
    either:
      "The square was refused for want of sides and now for its name, which the new type does not know.",
  },
  {
    name: "any-to-unknown",
    says: "a function gives unknown in place of any: two uses of it break, an old error keeps its place",
    base: { ...bundled, "read.ts": anys },
    head: { "read.ts": anys.replaceAll("any", "unknown") },
    counts: { base: 1, head: 3, new: 2 },
    truth: ["read.ts:7 18046 value", "read.ts:11 2571 unknown"],
  },
  {
    name: "commonjs-to-modules",
    says: "a checked script becomes a module of const and templates, with what it always had wrong",
    base: { ...javascript, "greet.js": oldScript },
    head: {
      "greet.js": `/** @param {string} name */
export function greet(name) {
  return \`Hello \${name}, \${this.greting}\${tail(name)}\`;
}

/**
 * @param {number[]} values
 * @returns {number}
 */
export const mean = (values) => {
  const sum = values.reduce((before, one) => before + one.value, 0);
  return String(sum / values.length);
};

export const all = { greet, mean, median };
`,
    },
    counts: { base: 5, head: 5, new: 0 },
    truth: [],
  },
];
