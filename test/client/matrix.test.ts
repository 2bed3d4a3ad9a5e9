/**
 * Every question that takes a place, at places of every kind, on the real servers: what it must answer was written down from
 * the sources below, not from a server. "72" is a question that the server does not offer.
 */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Bundle } from "../../src/bundle/bundle.ts";
import { idsOf } from "../../src/bundle/bundle.ts";
import type { Where } from "../../src/bundle/facts.ts";
import { type Client, openClient } from "../../src/client/client.ts";
import type { Params } from "../../src/query/question.ts";
import { validateBundleV1 } from "../../src/schemas.questions.gen.ts";
import { makeFolder } from "../support/files.ts";
import { installedPyright, sharedCache, testHost } from "../support/gate.ts";
import { repositoryAt } from "../support/repository.ts";
import { installedTypescript } from "../support/typescript.ts";

const made = makeFolder();
const clients = new Map<string, Client>();
afterAll(async () => {
  for (const client of clients.values()) await client[Symbol.asyncDispose]();
  made.remove();
});

const python = {
  "pkg/__init__.py": "from .rates import pilotage_fee\n",
  "pkg/rates.py": `from typing import Generic, TypeVar, overload

T = TypeVar("T")

@overload
def pick(x: int) -> int: ...
@overload
def pick(x: str) -> str: ...
def pick(x):
    return x


def pilotage_fee(days: int) -> int:
    return days * 3


class Base:
    pass


class Ship(Base, Generic[T]):
    def load(self, cargo: T) -> T:
        return cargo
`,
  "app.py": `from pkg import pilotage_fee
from pkg.rates import Base, Ship, pick


def main() -> None:
    fee = pilotage_fee(2)
    one = pick(fee)
    ship = Ship[int]()
    print("😀", \tship.load(one))
    bad: str = fee
`,
};

const script = {
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

beforeAll(async () => {
  await Promise.all([installedPyright(), installedTypescript()]);
  for (const [id, files] of [
    ["pyright", python],
    ["typescript", script],
  ] as const) {
    const folder = repositoryAt(join(made.folder, id), files);
    const client = await openClient(testHost(made.folder), {
      repository: folder,
      rev: undefined,
      servers: [{ id, version: undefined }],
      config: undefined,
      settings: undefined,
      isTreeTrusted: true,
      cacheFolder: sharedCache,
      traceFolder: undefined,
      overlays: new Map(),
      signal: new AbortController().signal,
      progress: () => undefined,
    });
    clients.set(id, client);
  }
});

async function ask(
  server: string,
  cmd: string,
  place: string | undefined,
  params: Params = {},
): Promise<Bundle> {
  const client = clients.get(server);
  if (client === undefined) throw new Error(`no client of ${server}`);
  const bundle = await client.ask({
    cmd,
    places: place === undefined ? [] : [place],
    params,
    indexing: "utf-16",
    timeoutMs: 60_000,
    workspace: cmd === "diag" && place === undefined,
    limit: undefined,
    cursor: undefined,
    notes: [],
  });
  expect(validateBundleV1(bundle), JSON.stringify(validateBundleV1.errors)).toBe(true);
  expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
  return bundle;
}

/** An answer as one line: places from 1, of what lies outside only that it does. */
function brief(bundle: Bundle): string {
  if ("error" in bundle) return String(bundle.error.exitCode);
  const { definitions, references, hover, symbols, calls, types, diagnostics, location, signatures, active } =
    bundle.facts;
  const at = (where: Where, [line, character]: readonly [number, number, ...number[]]) =>
    where.path === undefined ? "outside" : `${where.path}:${line + 1}:${character + 1}`;
  const places = definitions ?? references;
  if (places !== undefined) return places.map((one) => at(one, one.range)).join(" ");
  if (hover !== undefined)
    return (
      hover?.text
        .replace(/```\w*\n?/gu, "")
        .trim()
        .split("\n")[0] ?? "nothing"
    );
  if (calls !== undefined)
    return calls.map((one) => `${one.name}@${at(one, one.selectionRange ?? one.range)}`).join(" ");
  const named = symbols ?? types;
  if (named !== undefined)
    return named.map(({ name, container }) => (container === null ? name : `${container}.${name}`)).join(" ");
  if (diagnostics !== undefined)
    return diagnostics.map((one) => `${at(one, one.range)} ${one.code}`).join(" ");
  if (signatures !== undefined)
    return `${signatures.map(({ label }) => label).join(" | ")} #${active?.parameter}`;
  return location === undefined ? "" : `${at(location, location.range)} ${location.symbol}`;
}

type Truth = Readonly<Record<string, string>>;

/** By place: question and answer. */
const truth: Readonly<Record<"pyright" | "typescript", Readonly<Record<string, Truth>>>> = {
  pyright: {
    // A name.
    "app.py@L7~fee": {
      def: "app.py:6:5",
      decl: "app.py:6:5",
      typedef: "outside",
      refs: "app.py:6:5 app.py:7:16 app.py:10:16",
      hover: "(variable) fee: int",
      impl: "72",
      "types super": "72",
      hints: "72",
    },
    // Through a re-export.
    "app.py@L6~pilotage_fee": {
      def: "pkg/rates.py:13:5",
      decl: "pkg/rates.py:13:5",
      refs: "app.py:1:17 app.py:6:11 pkg/__init__.py:1:20 pkg/rates.py:13:5",
      hover: "(function) def pilotage_fee(days: int) -> int",
      "calls in": "main@app.py:5:5",
      "calls out": "",
    },
    // An overload.
    "app.py@L7~pick": {
      // Every definition of the name: both overloads and what implements them.
      def: "pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
      hover: "(function) def pick(x: int) -> int",
      refs: "app.py:2:35 app.py:7:11 pkg/rates.py:6:5 pkg/rates.py:8:5 pkg/rates.py:9:5",
    },
    // A generic one.
    "app.py@L8~Ship": {
      def: "pkg/rates.py:21:7",
      refs: "app.py:2:29 app.py:8:12 pkg/rates.py:21:7",
      hover: "class Ship()",
    },
    // Behind an emoji and a tab.
    "app.py@L9:C23": {
      def: "pkg/rates.py:22:9",
      refs: "app.py:9:23 pkg/rates.py:22:9",
      hover: "(method) def load(cargo: int) -> int",
      "calls in": "main@app.py:5:5",
    },
    // In a call.
    "app.py@L6:C24": { sig: "(days: int) -> int #0" },
    "pkg/rates.py": {
      outline: "pick pick pick pilotage_fee Base Ship Ship.load",
      diag: "",
    },
    "app.py": {
      outline: "main",
      diag: "app.py:10:16 reportAssignmentType",
      check: "app.py:10:16 reportAssignmentType",
    },
    "pkg/rates.py#Ship.load": { locate: "pkg/rates.py:22:9 Ship.load", diag: "" },
    "pkg/rates.py#pick": { def: "4", refs: "4", hover: "4" },
    "pkg/rates.py#nothing": { def: "3" },
    "app.py@L99:C1": { def: "3" },
    "app.py@L6": { def: "2", diag: "" },
    "app.py@L10": { diag: "app.py:10:16 reportAssignmentType" },
  },
  typescript: {
    "src/app.ts@L6~fee": {
      def: "src/app.ts:5:9",
      refs: "src/app.ts:5:9 src/app.ts:6:20 src/app.ts:9:23",
      hover: "const fee: number",
      decl: "72",
    },
    "src/app.ts@L5~pilotageFee": {
      def: "src/rates.ts:7:17",
      refs: "src/app.ts:1:10 src/app.ts:5:15 src/index.ts:1:10 src/rates.ts:7:17",
      "calls in": "main@src/app.ts:4:17",
      "calls out": "",
    },
    "src/app.ts@L6~pick": {
      def: "src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
      refs: "src/app.ts:2:21 src/app.ts:6:15 src/rates.ts:1:17 src/rates.ts:2:17 src/rates.ts:3:17",
    },
    "src/app.ts@L7~Ship": {
      def: "src/rates.ts:15:14",
      refs: "src/app.ts:2:27 src/app.ts:7:26 src/rates.ts:15:14",
      typedef: "src/rates.ts:15:14",
    },
    "src/app.ts@L8:C27": {
      def: "src/rates.ts:12:3",
      impl: "src/rates.ts:16:3",
      refs: "src/app.ts:8:27 src/rates.ts:12:3 src/rates.ts:16:3",
    },
    "src/app.ts@L5:C27": { sig: "pilotageFee(days: number): number #0" },
    "src/rates.ts": { outline: "pick pick pick pilotageFee Base Base.load Ship Ship.load", diag: "" },
    "src/app.ts": { check: "src/app.ts:9:9 2322" },
    "src/rates.ts#pick": { def: "4" },
    "src/rates.ts#Base.load": { impl: "src/rates.ts:16:3" },
  },
};

describe.each(["pyright", "typescript"] as const)("%s", (server) => {
  test.each(Object.entries(truth[server]))("answers at %s", async (place, cells) => {
    const answers: Record<string, string> = {};
    for (const question of Object.keys(cells)) {
      const [cmd = "", mode] = question.split(" ");
      answers[question] = brief(await ask(server, cmd, place, mode === undefined ? {} : { mode }));
    }
    expect(answers).toEqual(cells);
  });

  test("says the same the second time, to the last byte of what is hashed", async () => {
    const place = server === "pyright" ? "app.py@L6~pilotage_fee" : "src/app.ts@L5~pilotageFee";
    const ids: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push((await ask(server, "refs", place)).bundleId);
    expect(new Set(ids).size).toBe(1);
  });

  test("finds in the workspace what is wrong with it, and names what fits a query", async () => {
    const whole = await ask(server, "diag", undefined);
    const one = server === "pyright" ? "app.py:10:16 reportAssignmentType" : "src/app.ts:9:9 2322";
    expect([brief(whole), whole.status, whole.meta.exit_code]).toEqual([one, "ok", 0]);
    const named = await ask(server, "symbols", undefined, { query: "pilotage" });
    expect(brief(named)).toContain(server === "pyright" ? "pilotage_fee" : "pilotageFee");
  });

  test("pages a list, and a cursor of it is of this question alone", async () => {
    const place = server === "pyright" ? "app.py@L6~pilotage_fee" : "src/app.ts@L5~pilotageFee";
    const client = clients.get(server);
    const page = async (cmd: string, cursor?: string) => {
      const shared = {
        places: [place],
        params: {},
        indexing: "utf-16",
        timeoutMs: 60_000,
        workspace: false,
      } as const;
      return client?.ask({ cmd, ...shared, limit: 2, cursor, notes: [] });
    };
    const first = await page("refs");
    const second = await page("refs", first?.meta.cursor ?? "");
    const all = await ask(server, "refs", place);
    expect(`${brief(first as Bundle)} ${brief(second as Bundle)}`).toBe(
      brief(all).split(" ").slice(0, 4).join(" "),
    );
    expect((await page("def", first?.meta.cursor ?? ""))?.meta.exit_code).toBe(13);
  });
});
