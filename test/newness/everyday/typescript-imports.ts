/** Imports sorted, merged, respelled, mended and broken, over trees in which not all of them resolve. */
import type { NewnessCase } from "../cases.ts";
import { bundled, nodenext } from "./tsconfig.ts";

const routes = `import { Router } from "express";
import { z } from "zod";
import { loadConfig } from "./config";
import axios from "axios";
import { formatDate, parseDate } from "./dates";

const router = Router();
const schema = z.object({ id: z.string() });

router.get("/status", (request, response) => {
  const config = loadConfig();
  response.json({ at: formatDate(config.started), port: config.prot });
});

router.post("/orders", async (request, response) => {
  const order = schema.parse(request.body);
  const answer = await axios.post("/orders", order);
  response.json({ due: parseDate(answer.data.due).toIsoString() });
});

export default router;
`;

const routesTree = {
  ...bundled,
  "config.ts":
    "export function loadConfig() {\n  return { started: new Date(0), port: 80, host: '::' };\n}\n",
  "dates.ts":
    "export const formatDate = (date: Date) => date.toISOString();\nexport const parseDate = (text: string) => new Date(text);\n",
  "routes.ts": routes,
};

const routesBody = routes.slice(routes.indexOf("\nconst router"));

const store = `import { createStore } from "redux";
import { Cart } from "./cart";
import { Action } from "redux";

export function reduce(cart: Cart, action: Action): Cart {
  switch (action.type) {
    case "add":
      return { ...cart, items: cart.items.concat(action.item), total: cart.totl + 1 };
    default:
      return cart;
  }
}

export const store = createStore(reduce);
`;

const cart = `export interface Cart {
  readonly items: readonly string[];
  readonly total: number;
}
`;

const render = `export default function render(title: string, rows: number): string {
  return title.padEnd(rows, ".");
}
`;

const shapes = `export class Circle {
  constructor(readonly radius: number) {}
}

export class Square {
  constructor(readonly side: number) {}
}
`;

const orders = `import { Order, priceOf } from "./modles/order";

export function totals(orders: Order[]): number[] {
  return orders.map((order) => priceOf(order.line));
}

export function describe(order: Order): string {
  return order.titel.trim();
}

export function first(orders: Order[]): Order {
  return orders.at(0);
}
`;

const order = `export interface Order {
  readonly title: string;
  readonly lines: readonly number[];
}

export function priceOf(lines: readonly number[]): number {
  return lines.reduce((sum, line) => sum + line, 0);
}
`;

export const importCases: readonly NewnessCase[] = [
  {
    name: "organise-imports",
    says: "an editor sorts the imports; three of five do not resolve",
    base: routesTree,
    head: {
      "routes.ts": `import axios from "axios";
import { Router } from "express";
import { z } from "zod";

import { loadConfig } from "./config";
import { formatDate, parseDate } from "./dates";
${routesBody}`,
    },
    counts: { base: 9, head: 9, new: 0 },
    truth: [],
  },
  {
    name: "organise-imports-and-one-more",
    says: "imports sorted, and one of a module that is not there added among them",
    base: routesTree,
    head: {
      "routes.ts": `import axios from "axios";
import { Router } from "express";
import pino from "pino";
import { z } from "zod";
import { loadConfig } from "./config";
import { formatDate, parseDate } from "./dates";

const log = pino();
${routesBody.replace("  const config", '  log.info("status");\n  const config')}`,
    },
    counts: { base: 9, head: 10, new: 1 },
    truth: ["routes.ts:3 2307 pino"],
  },
  {
    name: "merge-imports",
    says: "two imports from a module that does not resolve become one, and an unused name goes",
    base: { ...bundled, "cart.ts": cart, "store.ts": store },
    head: {
      "store.ts": store
        .replace('import { Action } from "redux";\n', "")
        .replace('import { createStore } from "redux"', 'import { type Action, createStore } from "redux"'),
    },
    counts: { base: 3, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "import-type-split",
    says: "one import becomes an import type and an import of values: its missing module is reported twice",
    base: {
      ...bundled,
      "cart.ts": cart,
      "store.ts": store
        .replace('import { Action } from "redux";\n', "")
        .replace("{ createStore }", "{ Action, createStore }"),
    },
    head: {
      "store.ts": store
        .replace('import { Action } from "redux";\n', "")
        .replace(
          'import { createStore } from "redux"',
          'import type { Action } from "redux";\nimport { createStore } from "redux"',
        )
        .replace("import { Cart }", "import type { Cart }"),
    },
    counts: { base: 2, head: 3, new: 0 },
    truth: [],
    either: "The second import is a line of its own, yet what is missing is the one module that was missing.",
  },
  {
    name: "import-type-used-as-value",
    says: "all imports become type imports by a hasty replace: one of them was a value",
    base: {
      ...bundled,
      "shapes.ts": shapes,
      "draw.ts": `import { Canvas } from "canvas";
import { Circle, Square } from "./shapes";

export function draw(canvas: Canvas, circle: Circle): number {
  return canvas.fill(circle.raduis);
}

export const unit = (side: Square) => new Circle(side.side);
`,
    },
    head: {
      "draw.ts": `import type { Canvas } from "canvas";
import type { Circle, Square } from "./shapes";

export function draw(canvas: Canvas, circle: Circle): number {
  return canvas.fill(circle.raduis);
}

export const unit = (side: Square) => new Circle(side.side);
`,
    },
    counts: { base: 2, head: 3, new: 1 },
    truth: ["draw.ts:8 1361 Circle"],
  },
  {
    name: "js-suffixes",
    says: "suffixes added to relative imports for Node, one of them misspelt",
    base: {
      ...nodenext,
      "package.json": '{ "type": "module" }\n',
      "config.ts": "export const port = 80;\n",
      "log.ts": "export const log = (text: string) => text.length;\n",
      "main.ts": `import { port } from "./config";
import { log } from "./log";
import { schema } from "./generated/schema";

log(port);
log(schema.name);
`,
    },
    head: {
      "main.ts": `import { port } from "./confg.js";
import { log } from "./log.js";
import { schema } from "./generated/schema.js";

log(port);
log(schema.name);
`,
    },
    counts: { base: 3, head: 2, new: 1 },
    truth: ["main.ts:1 2307 confg"],
  },
  {
    name: "js-suffixes-bring-to-light",
    says: "suffixes are added: the modules resolve, and what was wrong with their use is seen",
    base: {
      ...nodenext,
      "package.json": '{ "type": "module" }\n',
      "log.ts": "export const log = (text: string) => text.length;\n",
      "main.ts": 'import { log } from "./log";\n\nlog(80);\nlog("ready", 1);\n',
    },
    head: { "main.ts": 'import { log } from "./log.js";\n\nlog(80);\nlog("ready", 1);\n' },
    counts: { base: 1, head: 2, new: 0 },
    truth: [],
    either: "Both calls were wrong before, yet they are reported since this change only.",
  },
  {
    name: "default-to-named",
    says: "a default export becomes a named one; of two callers only one is adapted, with its old error",
    base: {
      ...bundled,
      "render.ts": render,
      "page.ts": 'import render from "./render";\n\nexport const page = render("Home", "80");\n',
      "mail.ts": 'import render from "./render";\n\nexport const mail = render("Dear", 40);\n',
    },
    head: {
      "render.ts": render.replace("default ", ""),
      "page.ts": 'import { render } from "./render";\n\nexport const page = render("Home", "80");\n',
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["mail.ts:1 2613 render"],
  },
  {
    name: "barrel",
    says: "importers go through a new index; a name that was never exported is still not",
    base: {
      ...bundled,
      "shapes/shapes.ts": shapes,
      "area.ts": `import { Circle, Triangle } from "./shapes/shapes";

export const area = (one: Circle | Triangle) => one.radius ** 2;
export const big = new Circle("9");
`,
    },
    head: {
      "shapes/index.ts": 'export { Circle, Square } from "./shapes";\n',
      "area.ts": `import { Circle, Triangle } from "./shapes";

export const area = (one: Circle | Triangle) => one.radius ** 2;
export const big = new Circle("9");
`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
  },
  {
    name: "barrel-exports-too-much",
    says: "a barrel lists a name that its module does not have, beside an old absent module",
    base: {
      ...bundled,
      "shapes/shapes.ts": shapes,
      "shapes/index.ts": 'export * from "./shapes";\nexport * from "./solids";\n',
    },
    head: {
      "shapes/index.ts":
        'export { Circle, Sqare } from "./shapes";\nexport { Cone, Cube } from "./solids";\n',
    },
    counts: { base: 1, head: 2, new: 1 },
    truth: ["shapes/index.ts:1 2724 Sqare"],
  },
  {
    name: "require-to-import",
    says: "require calls become imports, in a tree without types of Node and without modules",
    base: {
      ...bundled,
      "server.ts": `const express = require("express");
const { readFileSync } = require("fs");

const app = express();
app.listen(Number(readFileSync("port", "utf8")));
export const retries: number = "3";
`,
    },
    head: {
      "server.ts": `import express from "express";
import { readFileSync } from "fs";

const app = express();
app.listen(Number(readFileSync("port", "utf8")));
export const retries: number = "3";
`,
    },
    counts: { base: 3, head: 3, new: 0 },
    truth: [],
    either: "That express is not there is reported for the first time, as require was not known either.",
  },
  {
    name: "namespace-import",
    says: "named imports become a namespace: an absent export is an absent property now",
    base: {
      ...bundled,
      "shapes.ts": shapes,
      "make.ts": `import { Circle, Square, Triangle } from "./shapes";

export const circle = new Circle(1);
export const square = new Square("2");
export const triangle = new Triangle(3);
`,
    },
    head: {
      "make.ts": `import * as shapes from "./shapes";

export const circle = new shapes.Circle(1);
export const square = new shapes.Square("2");
export const triangle = new shapes.Triangle(3);
`,
    },
    counts: { base: 2, head: 2, new: 0 },
    truth: [],
    either: "the export is as absent as before, but what is marked is its use, and no more its import",
  },
  {
    name: "import-mended",
    says: "a misspelt path is mended, and what is wrong with the orders comes to light",
    base: { ...bundled, "models/order.ts": order, "orders.ts": orders },
    head: { "orders.ts": orders.replace("modles", "models") },
    counts: { base: 1, head: 3, new: 0 },
    truth: [],
    either: "The code was as wrong before, yet the change that mends the path is what shows it.",
  },
  {
    name: "import-broken",
    says: "a path is misspelt: old errors hide behind the module that is not found",
    base: { ...bundled, "models/order.ts": order, "orders.ts": orders.replace("modles", "models") },
    head: { "orders.ts": orders.replace("modles", "model") },
    counts: { base: 3, head: 1, new: 1 },
    truth: ["orders.ts:1 2307 ./model/order"],
  },
  {
    name: "package-swapped",
    says: "one package that is not installed gives way to another",
    base: {
      ...bundled,
      "when.ts": `import moment from "moment";
import { pick } from "lodash";

export const now = () => moment().format("YYYY");
export const name = (one: { name: string }) => pick(one, ["name"]).nme;
export const year: number = "2020";
`,
    },
    head: {
      "when.ts": `import dayjs from "dayjs";
import { pick } from "lodash";

export const now = () => dayjs().format("YYYY");
export const name = (one: { name: string }) => pick(one, ["name"]).nme;
export const year: number = "2020";
`,
    },
    counts: { base: 3, head: 3, new: 1 },
    truth: ["when.ts:1 2307 dayjs"],
    either: "No module is installed at all; but the one that is asked for now is another.",
  },
];
