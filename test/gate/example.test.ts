/** The README's first command, as a person runs it. */
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compiled, plainEnvironment, start } from "../support/command.ts";

const example = fileURLToPath(new URL("../../scripts/example.ts", import.meta.url));

test("the embedded example has exactly the planted findings, and says so", async () => {
  const { code, stdout } = await start([process.execPath, example], {
    cwd: "/",
    env: plainEnvironment({ NODE_COMPILE_CACHE: compiled }),
  }).ended;
  const lines = stdout.split("\n");
  expect({ code, first: lines[0], last: lines.slice(-3) }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "first": "FAIL: 4 new errors, some of them in 2 files that the change does not touch",
      "last": [
        "All 14 findings are as planted. The verdict is "fail" because head breaks things: that is the example.",
        "Your own code: npm run gate -- --repo PATH --base REV --server pyright",
        "",
      ],
    }
  `);
}, 60_000);
