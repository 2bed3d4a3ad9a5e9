/** A batch on a client that a test plays: what is asked, in which order, and what comes out. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { UserError } from "../../../src/model/errors.ts";
import type { Bundle } from "../../../src/questions/bundle/bundle.ts";
import { bundleError } from "../../../src/questions/bundle/bundle.ts";
import { aheadMax, runBatch, splitLines } from "../../../src/questions/client/batch.ts";
import type { Client } from "../../../src/questions/client/client.ts";
import type { ClientRequest } from "../../../src/questions/client/request.ts";
import { validateBatchV1 } from "../../../src/schemas/generated/questions.ts";

const example: Bundle = JSON.parse(
  readFileSync(new URL("../../../schemas/examples/bundle.v1/definition.json", import.meta.url), "utf8"),
);

type Played = {
  /** How often the server had been started again when it answered; never by default. */
  readonly restarts?: (nth: number) => number;
  /** When a question is answered; at once by default. */
  readonly answer?: (request: ClientRequest, nth: number) => Promise<void> | undefined;
  readonly memo?: "kept" | "off";
  readonly inFlightMax?: number;
};

type Ran = {
  readonly out: readonly Out[];
  readonly asked: readonly string[];
  readonly together: number;
  readonly laid: readonly string[];
};
type Out = {
  id: string | null;
  line?: number;
  bundle?: Bundle;
  error?: { exitCode: number; message: string };
};

/** `input` is lines; a function is called when the line is read, before the next one is. */
async function batch(input: readonly (string | object | (() => void))[], played: Played = {}): Promise<Ran> {
  const asked: string[] = [];
  const laid: string[] = [];
  let active = 0;
  let together = 0;
  const client: Client = {
    top: "/repository",
    tree: "a".repeat(40),
    carry: () => Promise.resolve(false),
    marked: (_, bundle) => Promise.resolve({ ...bundle, meta: { ...bundle.meta, stale: true } }),
    text: () => Promise.resolve(undefined),
    lay: async (path, text) => void laid.push(`${path} ${text ?? "as it is"}`),
    ask: async (request) => {
      const nth = asked.push(`${request.cmd} ${request.places.join(" ")}`);
      active += 1;
      together = Math.max(together, active);
      await played.answer?.(request, nth);
      active -= 1;
      const selector = request.places[0] ?? null;
      const restarts = played.restarts?.(nth) ?? 0;
      const meta = { ...example.meta, restarts };
      const answer = { ...example, request: { ...example.request, selector }, meta };
      if (request.signal?.aborted !== true) return answer;
      const { facts: _, ...rest } = answer as Bundle & { facts: unknown };
      const error = bundleError(new UserError("cancelled", "it was cancelled"), null);
      return { ...rest, error, status: "error", meta: { ...rest.meta, exit_code: 73 } } as Bundle;
    },
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  async function* lines() {
    for (const one of input)
      if (typeof one === "function") one();
      else yield typeof one === "string" ? one : JSON.stringify(one);
  }
  const out: Out[] = [];
  await runBatch(client, lines(), (line) => out.push(JSON.parse(line)), {
    ...{ indexing: "utf-16", timeoutMs: 1_000, inFlightMax: 8, memo: "kept" },
    ...played,
  });
  for (const line of out) expect(validateBatchV1(line), JSON.stringify(validateBatchV1.errors)).toBe(true);
  return { out, asked, together, laid };
}

const question = (id: string, place: unknown = `${id}.py#f`, cmd = "def") => ({ id, cmd, place });

describe("a batch", () => {
  test("answers in the order of the questions, whichever is ready first", async () => {
    const gates = new Map<string, () => void>();
    const answer = ({ places: [place = ""] }: ClientRequest) =>
      new Promise<void>((resolve) => {
        gates.set(place, resolve);
        // The last one that came opens all, the latest first.
        if (gates.size === 3) for (const open of [...gates.values()].reverse()) open();
      });
    const { out } = await batch(
      ["a", "b", "c"].map((id) => question(id)),
      { answer },
    );
    expect(out.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  });

  test("asks as many at the same time as it may, and no more", async () => {
    const answer = () => new Promise<void>((resolve) => setImmediate(resolve));
    const all = Array.from({ length: 40 }, (_, index) => question(`q${index}`));
    expect((await batch(all, { answer })).together).toBe(8);
    expect((await batch(all, { answer, inFlightMax: 1 })).together).toBe(1);
  });

  test("asks what needs the server for itself alone", async () => {
    const answer = () => new Promise<void>((resolve) => setImmediate(resolve));
    const all = Array.from({ length: 12 }, (_, index) => question(`q${index}`, `${index}.py`, "diag"));
    expect((await batch(all, { answer })).together).toBe(1);
  });

  test("asks equal questions once, says that an answer was kept, and asks again where it is told to", async () => {
    const all = ["a", "b", "c"].map((id) => question(id, "x.py#f"));
    const { out, asked } = await batch(all);
    expect(asked).toEqual(["def x.py#f"]);
    expect(out.map(({ bundle }) => bundle?.meta.cache)).toEqual(["miss", "hit", "hit"]);
    expect(new Set(out.map(({ bundle }) => bundle?.bundleId)).size).toBe(1);
    // What was kept is looked at again: its files may be others by now.
    expect(out.map(({ bundle }) => bundle?.meta.stale)).toEqual([false, true, true]);
    expect((await batch(all, { memo: "off" })).asked).toHaveLength(3);
    // By an alias it is the same question; with other flags it is another one.
    const others = [
      question("a", "x.py#f", "definition"),
      question("b", "x.py#f"),
      { ...question("c", "x.py#f"), params: { limit: 1 } },
    ];
    expect((await batch(others)).asked).toHaveLength(2);
  });

  test("is about a place in an earlier answer", async () => {
    const { asked, out } = await batch([
      question("a"),
      question("b", { $ref: "a#/facts/definitions/0" }, "refs"),
      question("c", { $ref: "a#/facts/definitions/1" }, "refs"),
      question("d", { $ref: "nobody#/facts/definitions/0" }, "refs"),
      question("e", { $ref: "f#/facts/definitions/0" }, "refs"),
      question("f"),
    ]);
    expect(asked).toEqual(expect.arrayContaining(["def a.py#f", "refs rates.py@L37:C5", "def f.py#f"]));
    expect(asked).toHaveLength(3);
    // Outside of the tree, of nobody, and of a later line: nowhere.
    expect(out.map(({ error }) => error?.exitCode)).toEqual([undefined, undefined, 3, 3, 3, undefined]);
  });

  test("is about a line that was written long ago, and about the one that was no mistake of two with a name", async () => {
    const between = Array.from({ length: 300 }, (_, index) => question(`q${index}`));
    const { asked, out } = await batch([
      { ...question("a"), where: "x" },
      question("a"),
      ...between,
      question("a", "other.py#f"),
      question("b", { $ref: "a#/facts/definitions/0" }, "refs"),
    ]);
    expect(asked.at(-1)).toBe("refs rates.py@L37:C5");
    expect(out.filter(({ error }) => error !== undefined).map(({ id }) => id)).toEqual(["a", "a"]);
  });

  test("says in its place what is wrong with a line, and goes on", async () => {
    const { out } = await batch([
      "{",
      "[]",
      { cmd: "def" },
      { id: "a" },
      { ...question("b"), where: "x" },
      { id: "m", cmd: "calls", place: "a.py#f", mode: "in" },
      question("c"),
      question("c"),
      question("d", "x.py", "hovr"),
      "",
      { id: "e", bundle: example },
    ]);
    expect(
      out.map(({ id, line, error }) => `${line ?? ""} ${id} ${error?.exitCode ?? 0} ${error?.message ?? ""}`),
    ).toMatchInlineSnapshot(`
      [
        "1 null 13 line 1: the line is not JSON",
        "2 null 13 line 2: the line is not a JSON object",
        "3 null 13 line 3: the line has no \`id\`",
        "4 a 13 line 4: the line has no \`cmd\`",
        "5 b 13 line 5: a question has no member \`where\`",
        "6 m 13 line 6: write \`mode\` inside \`params\`: "params": { "mode": … }",
        " c 0 ",
        "8 c 13 line 8: an earlier line already has the id \`c\`",
        "9 d 13 there is no question \`hovr\`",
        "11 e 13 line 11: the line is an answer, not a question",
      ]
    `);
  });

  test("takes the members that a question of a program has", async () => {
    const asked: ClientRequest[] = [];
    const answer = (request: ClientRequest) => void asked.push(request);
    await batch(
      [
        { id: "a", cmd: "diag", paths: ["x.py", "lib/**"], timeoutMs: 5_000 },
        { id: "b", cmd: "symbols", workspace: true, params: { query: "f" }, limit: 3 },
        { id: "c", cmd: "def", place: "x.py@L1:C2", indexing: "codepoint" },
      ],
      { answer },
    );
    expect(asked).toMatchObject([
      { places: ["x.py", "lib/**"], timeoutMs: 5_000, indexing: "utf-16" },
      { places: [], workspace: true, params: { query: "f" }, limit: 3, timeoutMs: 1_000 },
      { places: ["x.py@L1:C2"], indexing: "codepoint" },
    ]);
  });

  test("cancels a line that waits, which keeps its place, and leaves the others", async () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { out } = await batch(
      [question("a"), question("b"), { cmd: "cancel", id: "b" }, question("c", "b.py#f"), () => open()],
      { inFlightMax: 1, answer: (_, nth) => (nth === 1 ? opened : undefined) },
    );
    expect(out.map(({ id, bundle }) => [id, bundle?.meta.exit_code])).toEqual([
      ["a", 0],
      ["b", 73],
      // The same question as the one that was cancelled: still wanted.
      ["c", 0],
    ]);
  });

  test("has no answer of a server that ended behind one of the next", async () => {
    // The first question is under way when the server ends: the others were answered before.
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    const lines = [question("a"), question("b"), question("c"), () => open(), question("d")];
    const late = await batch(lines, {
      answer: (_, nth) => (nth === 1 ? opened : undefined),
      restarts: (nth) => (nth === 2 || nth === 3 ? 0 : 1),
    });
    expect(late.out.map(({ bundle }) => bundle?.meta.restarts)).toEqual([1, 1, 1, 1]);
    expect(late.asked.filter((one) => one === "def b.py#f")).toHaveLength(2);
    // What was kept of its answers is asked again, too.
    const kept = await batch(
      [question("a"), question("b"), question("c", "a.py#f"), question("d", "b.py#f")],
      {
        inFlightMax: 1,
        restarts: (nth) => (nth === 1 ? 0 : 1),
      },
    );
    expect(kept.out.map(({ bundle }) => [bundle?.meta.restarts, bundle?.meta.cache])).toEqual([
      [0, "miss"],
      [1, "miss"],
      [1, "miss"],
      [1, "hit"],
    ]);
  });

  test("lays a text over a file for one line alone", async () => {
    const over = { ...question("a", "x.py", "diag"), overlay: { "x.py": "x = 1\n" } };
    const { laid, asked } = await batch([over, question("b", "x.py", "diag")]);
    expect(laid).toEqual(["x.py x = 1\n", "x.py as it is"]);
    expect(asked).toHaveLength(2);
  });

  test("reads no more than 256 lines ahead", async () => {
    let read = 0;
    let readAtFirstAnswer = 0;
    const all = Array.from({ length: 1_000 }, (_, index) => [
      () => {
        read += 1;
      },
      question(`q${index}`),
    ]).flat();
    await batch(all, {
      inFlightMax: 1,
      answer: async (_, nth) => {
        if (nth > 1) return;
        for (let turn = 0; turn < 2_000; turn += 1)
          await new Promise<void>((resolve) => setImmediate(resolve));
        readAtFirstAnswer = read;
      },
    });
    expect(readAtFirstAnswer).toBe(aheadMax);
    expect(read).toBe(1_000);
  });
});

test("lines are those of the pieces that come in, wherever they are cut", async () => {
  const read = async (...pieces: string[]) => {
    async function* input() {
      yield* pieces;
    }
    const lines: string[] = [];
    for await (const line of splitLines(input())) lines.push(line);
    return lines;
  };
  expect(await read("a\nb", "c\n", "d")).toEqual(["a", "bc", "d"]);
  expect(await read("a\n")).toEqual(["a"]);
  expect(await read()).toEqual([]);
});
