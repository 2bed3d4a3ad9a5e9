/** Places and what is random become placeholders and come back, whatever else the text holds. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createScrubber,
  placeholder,
  type ScrubExtent,
  scrubPlaces,
} from "../../../src/session/trace/scrub.ts";

const places = scrubPlaces({
  ROOT: "/tmp/lanser/base",
  SCRATCH: "/tmp/lanser",
  SERVER: "/home/a b/.cache/ä",
  INTERPRETER: "",
  REPOSITORY: "/app",
  HOME: "/home/a",
  TMP: "/tmp",
});
const token = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
const reaches: readonly ScrubExtent[] = ["places", "values", "words"];

/** Text made of what is dangerous together: places, placeholders, marks, tokens, and pieces of all. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom(...places.values(), ...[...places.keys()].map(placeholder)),
      fc.constantFrom(
        ..."$ { } ! ${ ROOT / /tmp lib . x localhost: 127.0.0.1: 8080".split(" "),
        ...["TOKEN:1", "!TOKEN:1", "PORT:1"].map(placeholder),
        placeholder("!ROOT"),
        placeholder("!!SERVER"),
        placeholder("OTHER"),
        token,
        token.toUpperCase(),
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

test("what was scrubbed comes back as it was, however far it was looked", () => {
  const { scrub, unscrub } = createScrubber(places);
  fc.assert(
    fc.property(value, fc.constantFrom(...reaches), (one, reach) => {
      expect(unscrub(scrub(one, reach))).toEqual(one);
    }),
    { numRuns: 2_000 },
  );
});

test("what was read on another machine is written there as it was here", () => {
  const here = createScrubber(places);
  const there = createScrubber(
    scrubPlaces({ ROOT: "/r", SCRATCH: "/s", SERVER: "/t", REPOSITORY: "/u/v/w", HOME: "/h", TMP: "/i" }),
  );
  const said = `open ${token} in /app/x, /tmp/lanser/base/y and /home/a/z on localhost:8080 and localhost:8081`;
  const written = here.scrub([said, token, said], "words");
  expect(written).toMatchInlineSnapshot(`
    [
      "open \${TOKEN:1} in \${REPOSITORY}/x, \${ROOT}/y and \${HOME}/z on localhost:\${PORT:1} and localhost:\${PORT:2}",
      "\${TOKEN:1}",
      "open \${TOKEN:1} in \${REPOSITORY}/x, \${ROOT}/y and \${HOME}/z on localhost:\${PORT:1} and localhost:\${PORT:2}",
    ]
  `);
  const read = there.unscrub(written);
  expect(read).toMatchInlineSnapshot(`
    [
      "open 00000000-0000-4000-8000-000000000001 in /u/v/w/x, /r/y and /h/z on localhost:50001 and localhost:50002",
      "00000000-0000-4000-8000-000000000001",
      "open 00000000-0000-4000-8000-000000000001 in /u/v/w/x, /r/y and /h/z on localhost:50001 and localhost:50002",
    ]
  `);
  expect(there.scrub(read, "words")).toEqual(written);
});

test("what is new beside what was read has a number of its own", () => {
  const { scrub, unscrub } = createScrubber(new Map());
  const other = "0b8c1e1c-5f0e-4b7e-9d53-6a4a3f9e7c11";
  const read = unscrub(placeholder("TOKEN:5"));
  expect([
    scrub(token, "values"),
    scrub(other, "values"),
    scrub(read, "values"),
    scrub(token, "values"),
  ]).toEqual([6, 7, 5, 6].map((n) => placeholder(`TOKEN:${n}`)));
});

describe("a place", () => {
  const { scrub } = createScrubber(places);
  test.each(reaches)("is found where it is one (%s)", (reach) => {
    const texts = [
      "/app",
      "/app/m.py",
      "in /app.",
      "(/app)",
      "file:///app/m.py",
      "/tmp/lanser/base/m.py and /tmp/lanser/other",
      "-I/tmp/lanser/base/include",
      "file:///home/a%20b/.cache/%C3%A4/x",
      "/apple /app2 /app-x /app.py /appé lib/app ./app x/app file:///app%20x",
      "/home/a/x.py",
      "see /home/a/x.py",
      "/tmp/x.py is not str",
      token,
      `token ${token}`,
      "localhost:8080",
    ];
    expect(texts.map((one) => scrub(one, reach)).join("\n")).toMatchSnapshot();
  });

  test("that two names have goes by the run's own", () => {
    const same = createScrubber(scrubPlaces({ HOME: "/home/a/b", REPOSITORY: "/home/a/b" }));
    expect(same.scrub("/home/a/b/c", "words")).toBe(`${placeholder("REPOSITORY")}/c`);
  });

  test("that is the top of all, or none, is no place", () => {
    expect([...scrubPlaces({ HOME: "/", TMP: undefined, INTERPRETER: "python" })]).toEqual([]);
  });
});

test("half a surrogate pair, which no file can hold, becomes the replacement character", () => {
  const { scrub } = createScrubber(places);
  expect(scrub({ "\ud800": "a\udc00b" }, "places")).toEqual({ "\ufffd": "a\ufffdb" });
});
