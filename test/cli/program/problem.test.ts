/** How a mistake is told: on a terminal it fits, and what is to be copied stays in one piece. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { showProblem } from "../../../src/cli/program/problem.ts";
import { UserError } from "../../../src/model/errors.ts";
import { widthOf } from "../../../src/report/terminal/width.ts";
import { hostile } from "../../report/support.ts";

const error = new UserError(
  "no-server",
  "no server is configured, so Lanser started none; Python sources were found",
  {
    hint: "Name one on the command line:  lanser gate … --server pyright\nor commit .lanser/config.yml:\n\n    version: 1\n    servers: # whichever of those that this release knows",
  },
);

test("at a terminal of forty columns words wrap, and lines of a file to write do not", () => {
  expect(showProblem(error, 40).text).toMatchInlineSnapshot(`
    "lanser: no server is configured, so
      Lanser started none; Python sources
      were found
      Name one on the command line: lanser
      gate … --server pyright
      or commit .lanser/config.yml:
      
          version: 1
          servers: # whichever of those that this release knows
    "
  `);
});

test("in a log nothing is wrapped", () => {
  expect(showProblem(error).text.split("\n")[0]).toBe(`lanser: ${error.message}`);
});

test("no text makes a line wider than the terminal, but for one that is to be copied", () => {
  fc.assert(
    fc.property(hostile, fc.constantFrom(40, 60, 100), (text, width) => {
      const shown = showProblem(new UserError("usage", text, { hint: "See the page." }), width).text;
      for (const line of shown.split("\n")) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(shown.endsWith("\n  See the page.\n")).toBe(true);
    }),
  );
});
