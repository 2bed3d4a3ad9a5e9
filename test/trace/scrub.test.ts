/** Places become placeholders and come back, whatever else the text holds. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createScrubber, placeholder } from "../../src/trace/scrub.ts";

const places = new Map([
  ["ROOT", "/tmp/lanser/base"],
  ["ROOT_URI", "file:///tmp/lanser/base"],
  ["SCRATCH", "/tmp/lanser"],
  ["SERVER", "/home/a b/.cache/ä"],
  ["REPOSITORY", ""],
]);
const { scrub, unscrub } = createScrubber(places);

/** Text made of what is dangerous together: places, placeholders, marks, and pieces of both. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...[...places.values()], ...[...places.keys()].map(placeholder)),
      fc.constantFrom(
        "$",
        "{",
        "}",
        "!",
        "${",
        "ROOT",
        placeholder("!ROOT"),
        placeholder("!!SERVER"),
        placeholder("OTHER"),
        "/",
        "/tmp",
      ),
      fc.string({ unit: "grapheme", maxLength: 4 }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(""));

const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(null, true, 0, -1.5),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.oneof(text, fc.constant("__proto__")), tie("value"), { maxKeys: 3 }),
  ),
})).value;

test("what was scrubbed comes back as it was", () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(unscrub(scrub(one))).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test("what was scrubbed names no place", () => {
  fc.assert(
    fc.property(value, (one) => {
      const written = JSON.stringify(scrub(one));
      for (const place of places.values()) if (place !== "") expect(written).not.toContain(place);
    }),
    { numRuns: 500 },
  );
});

test("another machine's places come out where this one's went in", () => {
  const other = createScrubber(new Map([...places.keys()].map((name) => [name, `/elsewhere/${name}`])));
  fc.assert(
    fc.property(fc.array(fc.constantFrom("x ", ...places.keys()), { maxLength: 8 }), (names) => {
      const on = (at: (name: string) => string) =>
        names.map((name) => (places.has(name) ? `${at(name)} ` : name)).join("");
      const here = on((name) => places.get(name) ?? "");
      expect(other.unscrub(scrub(here))).toBe(
        on((name) => (places.get(name) === "" ? "" : `/elsewhere/${name}`)),
      );
    }),
  );
});

test("half a surrogate pair, which no file can hold, becomes the replacement character", () => {
  expect(scrub({ "\ud800": "a\udc00b" })).toEqual({ "\ufffd": "a\ufffdb" });
});
