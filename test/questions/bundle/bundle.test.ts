import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ErrorCode, errorTable, UserError } from "../../../src/model/errors.ts";
import { canonical } from "../../../src/model/json.ts";
import {
  type Bundle,
  type BundleDraft,
  bundleError,
  domainOf,
  errorKinds,
  idsOf,
  sealBundle,
  serializeBundle,
} from "../../../src/questions/bundle/bundle.ts";
import { bundleDifferences } from "../../../src/questions/bundle/diff.ts";
import { type PageOf, pageMax, pageOf, readCursor } from "../../../src/questions/bundle/page.ts";
import { validateBundleV1 } from "../../../src/schemas/generated/questions.ts";
import "../../support/properties.ts";

const example = (name: string): Bundle =>
  JSON.parse(
    readFileSync(new URL(`../../../schemas/examples/bundle.v1/${name}.json`, import.meta.url), "utf8"),
  );
const bundles = { definition: example("definition"), error: example("not-found") };

/** One of each question and of each error that the recorded sessions of the tests came to. */
const kept: readonly (readonly [string, Bundle])[] = [
  ...new Map(
    ["pyright", "typescript"]
      .flatMap((server) =>
        readFileSync(new URL(`../../traces/questions/${server}.bundles.jsonl`, import.meta.url), "utf8")
          .trim()
          .split("\n"),
      )
      .map((line): [string, Bundle] => {
        const bundle: Bundle = JSON.parse(line);
        return [`${bundle.request.cmd} ${bundle.status} ${bundle.meta.exit_code}`, bundle];
      }),
  ),
];

/** The members that the issue puts into the hashes, and those of them that `factsId` leaves out. */
const hashed = [
  "/request",
  "/resolution",
  "/facts",
  "/error",
  "/edits",
  "/environment",
  "/capabilities",
  "/meta/exit_code",
  "/meta/sorting_keys",
  "/meta/hashing",
];
const notHashed = /^\/resolution\/original$|^\/facts\/\w+(?:\/\d+)?\/evidence$|^\/error\/evidenceId$/u;
/** Facts of one machine: in `bundleId` only. */
const ofMachine = ["/environment/platform", "/environment/digests"];

describe("the ids of a bundle", () => {
  test.each(Object.entries(bundles))("of the example %s are those that it says", (_, bundle) => {
    expect(idsOf(bundle)).toEqual({ bundleId: bundle.bundleId, factsId: bundle.factsId });
    expect(sealBundle(bundle)).toEqual(bundle);
  });

  test.each([...Object.entries(bundles), ...kept])(
    "of the example %s change with every hashed field, and with no other",
    (_, bundle) => {
      const own = idsOf(bundle);
      const flipped = pointersIn(bundle).map((pointer) => {
        const ids = idsOf(withFlipped(bundle, pointer));
        return { pointer, bundleId: ids.bundleId !== own.bundleId, factsId: ids.factsId !== own.factsId };
      });
      const wanted = flipped.map(({ pointer }) => {
        const bundleId = isBelow(hashed, pointer) && !notHashed.test(pointer);
        return { pointer, bundleId, factsId: bundleId && !isBelow(ofMachine, pointer) };
      });
      expect(flipped).toEqual(wanted);
      // Both kinds are there, so that neither half of the rule is empty.
      expect(new Set(wanted.map(({ bundleId }) => bundleId)).size).toBe(2);
      expect(wanted.some(({ bundleId, factsId }) => bundleId && !factsId)).toBe(true);
    },
  );

  test("do not depend on the order in which members were put together", () => {
    const reversed = JSON.parse(JSON.stringify(bundles.definition), (_, value) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    );
    expect(idsOf(reversed)).toEqual(idsOf(bundles.definition));
    expect(serializeBundle(reversed)).toBe(serializeBundle(bundles.definition));
  });

  test("cover a member that is called evidence where it is not one of a fact", () => {
    const with_ = (evidence: string) => ({
      ...bundles.definition,
      request: { ...bundles.definition.request, params: { evidence } },
    });
    expect(idsOf(with_("a")).bundleId).not.toBe(idsOf(with_("b")).bundleId);
  });
});

describe("the hashed text", () => {
  // From RFC 8785: its sections 3.2.2 and 3.2.3, and numbers of its appendix B.
  test("is that of the vectors of RFC 8785", () => {
    const { literals, order } = {
      literals: {
        numbers: [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
        string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\u002f",
        literals: [null, true, false],
      },
      order: {
        "\u20ac": "Euro Sign",
        "\r": "Carriage Return",
        "\ufb33": "Hebrew Letter Dalet With Dagesh",
        "1": "One",
        "\ud83d\ude00": "Emoji: Grinning Face",
        "\u0080": "Control",
        "\u00f6": "Latin Small Letter O With Diaeresis",
      },
    };
    expect(canonical(literals)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
    expect(Object.values(JSON.parse(canonical(order)))).toHaveLength(7);
    const wanted = ["\r", "1", "\u0080", "\u00f6", "\u20ac", "\ud83d\ude00", "\ufb33"];
    const member = (key: string) =>
      `${JSON.stringify(key)}:${JSON.stringify(order[key as keyof typeof order])}`;
    expect(canonical(order)).toBe(`{${wanted.map(member).join(",")}}`);
    expect(
      [0, -0, 5e-324, 1.7976931348623157e308, 9007199254740992, 295147905179352830000].map(canonical),
    ).toEqual(["0", "0", "5e-324", "1.7976931348623157e+308", "9007199254740992", "295147905179352830000"]);
  });
});

describe("an error", () => {
  test("of every code is these bytes", async () => {
    const all = (Object.keys(errorTable) as ErrorCode[]).map((code) => {
      const error = bundleError(new UserError(code, "it is so", { hint: "do this" }), null);
      return serializeBundle(sealBundle({ ...draft(bundles.error), error }));
    });
    await expect(all.join("")).toMatchFileSnapshot("__snapshots__/errors.bundles.jsonl");
  });

  test("of every code is one that the schema takes, with the exit code of the table", () => {
    for (const code of Object.keys(errorTable) as ErrorCode[]) {
      const error = bundleError(new UserError(code, "it is so", { hint: "" }), null);
      const bundle = sealBundle({ ...draft(bundles.error), error });
      expect(validateBundleV1(bundle), `${code}: ${validateBundleV1.errors?.[0]?.message}`).toBe(true);
      expect(error.exitCode).toBe(errorTable[code].exitCode);
      expect(errorKinds).toContain(error.kind);
    }
  });
});

describe("a long list", () => {
  const of: PageOf = { tree: "a".repeat(40), question: { cmd: "refs", selector: "a.py#f", params: {} } };
  const none = { limit: undefined, cursor: undefined };

  test("of 100,001 is cut at 100,000, and the next page has the one that is left", () => {
    const all = Array.from({ length: pageMax + 1 }, (_, index) => index);
    const first = pageOf(all, of, none);
    expect([first.items.length, first.total, first.truncated]).toEqual([pageMax, pageMax + 1, true]);
    const second = pageOf(all, of, { limit: undefined, cursor: first.cursor ?? "" });
    expect(second).toEqual({ items: [pageMax], total: pageMax + 1, truncated: false, cursor: null });
  });

  test("comes whole and in order out of its pages, of whatever size, and the cursors are the same twice", () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 7 }), (all, limit) => {
        const pages = (cursor?: string): readonly number[] => {
          const page = pageOf(all, of, { limit, cursor });
          expect(pageOf(all, of, { limit, cursor }).cursor).toBe(page.cursor);
          return page.cursor === null ? page.items : [...page.items, ...pages(page.cursor)];
        };
        expect(pages()).toEqual(all);
      }),
    );
  });

  test("has cursors of its own tree and question alone", () => {
    const cursor = pageOf([1, 2], of, { limit: 1, cursor: undefined }).cursor ?? "";
    expect(readCursor(cursor, of)).toBe(1);
    const codeOf = (given: string, other: PageOf) => {
      try {
        return readCursor(given, other);
      } catch (error) {
        return (error as UserError).exitCode;
      }
    };
    expect(codeOf(cursor, { ...of, tree: "b".repeat(40) })).toBe(10);
    expect(codeOf(cursor, { ...of, question: { ...of.question, cmd: "def" } })).toBe(13);
    expect(
      ["", "x", "e30", Buffer.from("[1,2]").toString("base64url")].map((one) => codeOf(one, of)),
    ).toEqual([13, 13, 13, 13]);
  });
});

describe("two bundles", () => {
  test("are compared member by member, and it is said what is hashed", () => {
    const { definition } = bundles;
    const other = {
      ...definition,
      request: { ...definition.request, selector: "app.py@L5:C1" },
      meta: { ...definition.meta, cache: "hit" },
    } as Bundle;
    expect(bundleDifferences(definition, definition)).toEqual([]);
    expect(bundleDifferences(definition, other)).toEqual([
      { pointer: "/meta/cache", kind: "changed", left: '"miss"', right: '"hit"', hashed: false },
      {
        pointer: "/request/selector",
        kind: "changed",
        left: '"app.py@L4:C9"',
        right: '"app.py@L5:C1"',
        hashed: true,
      },
    ]);
    const none = {
      ...definition,
      facts: { ...("facts" in definition ? definition.facts : {}), definitions: [] },
      resolution: null,
    } as Bundle;
    expect(bundleDifferences(definition, none).map(({ pointer, kind }) => [pointer, kind])).toEqual([
      ["/facts/definitions/0", "removed"],
      ["/facts/definitions/1", "removed"],
      ["/resolution", "changed"],
    ]);
  });

  test("have the items of their lists compared by what they say, wherever they stand", () => {
    const { definition } = bundles;
    const of = (facts: object) =>
      sealBundle({ ...draft(definition), facts: { provenance: "lsp", ...facts } } as BundleDraft);
    const said = (left: object, right: object) =>
      bundleDifferences(of(left), of(right))
        .filter(({ pointer }) => pointer.startsWith("/facts/"))
        .map(({ pointer, kind, hashed }) => `${kind} ${pointer}${hashed ? "" : " (in no hash)"}`);
    const at = (path: string, line: number, evidence = "e1") => ({
      path,
      range: [line, 0, line, 3],
      evidence,
    });
    const many = [at("a.py", 1), at("a.py", 7), at("b.py", 1), at("c.py", 1)];
    const first = at("a.py", 0);
    // One in front moves all the others, and changes none of them.
    expect(said({ references: many, total: 4 }, { references: [first, ...many], total: 5 })).toEqual([
      "added /facts/references/0",
      "changed /facts/total",
    ]);
    expect(said({ references: [first, ...many] }, { references: many.slice(1) })).toEqual([
      "removed /facts/references/0",
      "removed /facts/references/1",
    ]);
    expect(said({ references: many }, { references: many.toReversed() })).toEqual([
      "moved /facts/references",
    ]);
    // The record that shows an item is in no hash, and makes no other item of it.
    expect(said({ references: many }, { references: [first, { ...many[0], evidence: "e2" }] })).toEqual([
      "added /facts/references/0",
      "changed /facts/references/0/evidence (in no hash)",
      "removed /facts/references/1",
      "removed /facts/references/2",
      "removed /facts/references/3",
    ]);
    const symbol = (name: string, line: number) => ({ ...at("a.py", line), name, kind: "function" });
    expect(
      said(
        { symbols: [symbol("f", 1), symbol("g", 5)] },
        { symbols: [symbol("e", 1), symbol("f", 2), symbol("g", 5)] },
      ),
    ).toEqual([
      "added /facts/symbols/0",
      "changed /facts/symbols/0/range/0",
      "changed /facts/symbols/0/range/2",
    ]);
  });
});

function draft({ version: _v, bundleId: _b, factsId: _f, processReward: _p, ...rest }: Bundle) {
  return rest;
}

function isBelow(roots: readonly string[], pointer: string): boolean {
  return roots.some((root) => pointer === root || pointer.startsWith(`${root}/`));
}

/** Of every value that holds no other. */
function pointersIn(value: unknown, pointer = ""): string[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return inner.length === 0 ? [pointer] : inner.flatMap(([key, one]) => pointersIn(one, `${pointer}/${key}`));
}

function withFlipped(bundle: Bundle, pointer: string): Bundle {
  const copy = structuredClone(bundle);
  const keys = pointer.split("/").slice(1);
  const last = keys.pop() ?? "";
  const holder = keys.reduce(
    (one, key) => one[key] as Record<string, unknown>,
    copy as never as Record<string, unknown>,
  );
  holder[last] = flippedValue(holder[last]);
  return copy;
}

function flippedValue(value: unknown): unknown {
  if (typeof value === "string") return `${value}x`;
  if (typeof value === "number") return value + 1;
  if (typeof value === "boolean") return !value;
  return Array.isArray(value) ? ["x"] : { x: 1 };
}

test("what every error and every example says is in the domain once", () => {
  expect(Object.keys(domainOf(bundles.definition)).sort()).toEqual([
    "capabilities",
    "edits",
    "environment",
    "facts",
    "meta",
    "request",
    "resolution",
  ]);
});
