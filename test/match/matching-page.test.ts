/** What docs/matching.md says of its example. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { check } from "./support.ts";

const page = readFileSync(new URL("../../docs/matching.md", import.meta.url), "utf8");
const blocks = [...page.matchAll(/^```(\w+) (.*)\n([\s\S]*?)^```$/gmu)].map(
  ([, , title = "", code = ""]) => ({
    title,
    code,
  }),
);

/** The blocks of one side by the names of their files; findings stand in `⟦code message|the code⟧`. */
function side(name: "base" | "head"): Readonly<Record<string, string>> {
  const own = blocks.filter(({ title }) => title.startsWith(`${name}: `));
  return Object.fromEntries(
    own.map(({ title, code }) => [
      title.slice(name.length + 2),
      code.replaceAll("⟦", "[[").replaceAll("⟧", "]]"),
    ]),
  );
}

test("the example of the page is matched as the page says", () => {
  const result = blocks.find(({ title }) => title === "result")?.code ?? "";
  expect(check(side("base"), side("head"))).toBe(result.trim());
});
