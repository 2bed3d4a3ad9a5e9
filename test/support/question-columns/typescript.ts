/** A small project of TypeScript, and what every question must answer at places of every kind in it. */
import type { Column } from "../question-trees.ts";

const files = {
  "tsconfig.json": '{ "compilerOptions": { "strict": true, "module": "nodenext", "noEmit": true } }\n',
  "src/index.ts": 'export { pilotageFee } from "./rates.js";\n',
  "src/rates.ts": `export function pick(x: number): number;
export function pick(x: string): string;
export function pick(x: unknown): unknown {
  return x;
}

export function pilotageFee(days: number): number {
  return days * 3;
}

export interface Base {
  load(cargo: string): string;
}

export class Ship<T> implements Base {
  load(cargo: string): string {
    return cargo;
  }
  box: T[] = [];
}
`,
  "src/app.ts": `import { pilotageFee } from "./index.js";
import { type Base, pick, Ship } from "./rates.js";

export function main(): void {
  const fee = pilotageFee(2);
  const one = pick(fee);
  const ship: Base = new Ship<number>();
  console.log("😀", \tship.load(String(one)));
  const bad: string = fee;
}
`,
};

export const typescript: Column = {
  files,
  truth: {
    "src/app.ts@L6~fee": {
      def: "src/app.ts:5:9",
      refs: "src/app.ts:5:9 src/app.ts:6:20 src/app.ts:9:23",
      hover: "const fee: number",
      decl: "72",
      typedef: "",
      impl: "src/app.ts:5:9",
      sig: "pick(x: number): number | pick(x: string): string #0",
      "calls in": "",
      "calls out": "",
      "types super": "72",
      "types sub": "72",
      symbols: "main.one",
      locate: "src/app.ts:6:20 main",
      diag: "",
      "request textDocument/documentHighlight": "5:9 6:20 9:23",
    },
    "src/app.ts@L5~pilotageFee": {
      def: "src/rates.ts:7:17",
      refs: "src/app.ts:1:10 src/app.ts:5:15 src/index.ts:1:10 src/rates.ts:7:17",
      "calls in": "main@src/app.ts:4:17",
      "calls out": "",
      decl: "72",
      typedef: "src/rates.ts:7:17",
      impl: "src/rates.ts:7:17",
      hover: "(alias) function pilotageFee(days: number): number",
      sig: " #undefined",
      "types super": "72",
      "types sub": "72",
      symbols: "main.fee",
      locate: "src/app.ts:5:15 main",
      diag: "",
      "request textDocument/documentHighlight": "1:10 5:15",
    },
    "src/app.ts@L6~pick": {
      def: "src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
      refs: "src/app.ts:2:21 src/app.ts:6:15 src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
      decl: "72",
      typedef: "src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
      impl: "src/rates.ts:3:17",
      hover: "(alias) function pick(x: number): number",
      sig: " #undefined",
      "calls in": "main@src/app.ts:4:17",
      "calls out": "",
      "types super": "72",
      "types sub": "72",
      symbols: "main.one",
      locate: "src/app.ts:6:15 main",
      diag: "",
      "request textDocument/documentHighlight": "2:21 6:15",
    },
    "src/app.ts@L7~Ship": {
      def: "src/rates.ts:15:14",
      refs: "src/app.ts:2:27 src/app.ts:7:26 src/rates.ts:15:14",
      typedef: "src/rates.ts:15:14",
      decl: "72",
      impl: "src/rates.ts:15:14",
      hover: "(alias) new Ship<number>(): Ship<number>",
      sig: " #undefined",
      "calls in": "main@src/app.ts:4:17",
      "calls out": "",
      "types super": "72",
      "types sub": "72",
      symbols: "main.ship",
      locate: "src/app.ts:7:26 main",
      diag: "",
      "request textDocument/documentHighlight": "2:27 7:26",
    },
    "src/app.ts@L8:C27": {
      def: "src/rates.ts:12:3",
      impl: "src/rates.ts:16:3",
      refs: "src/app.ts:8:27 src/rates.ts:12:3 src/rates.ts:16:3",
      decl: "72",
      typedef: "src/rates.ts:12:3",
      hover: "(method) Base.load(cargo: string): string",
      sig: "log(...data: any[]): void #0",
      "calls in": "main@src/app.ts:4:17",
      "calls out": "",
      "types super": "72",
      "types sub": "72",
      symbols: "",
      locate: "src/app.ts:8:27 main",
      diag: "",
      "request textDocument/documentHighlight": "8:27",
    },
    "src/app.ts@L5": { hints: "5:12 : number, 5:27 days:" },
    "src/app.ts@L6": { hints: "6:12 : number, 6:20 x:" },
    "src/app.ts@L7": { hints: "" },
    "src/app.ts@L8": { hints: "8:15 ...data:, 8:32 cargo:, 8:39 value:" },
    "src/app.ts@L9": { hints: "" },
    "src/app.ts@L5:C27": { sig: "pilotageFee(days: number): number #0" },
    "src/rates.ts": {
      outline: "pick pick pick pilotageFee Base Base.load Ship Ship.load Ship.box",
      diag: "",
    },
    "src/app.ts": { check: "src/app.ts:9:9 2322" },
    "src/rates.ts#pick": { def: "4" },
    "src/rates.ts#Base.load": { impl: "src/rates.ts:16:3" },
  },
  differences: {
    "src/app.ts@L7~Ship": {
      hover: {
        answer: "(alias) constructor Ship<number>(): Ship<number>",
        why: "TypeScript 7.0.2 says constructor where it said new",
      },
    },
    "src/app.ts@L8:C27": {
      typedef: {
        answer: "",
        why: "TypeScript 7.0.2 knows no type definition of a method, and one of a function",
      },
    },
  },
};
