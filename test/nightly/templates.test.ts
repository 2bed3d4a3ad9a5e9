/** Messages of a real package are read by the templates of their server; `npm run bench -- templates` has ten packages. */
import { expect, test } from "vitest";
import { coverageOf } from "../../bench/templates.ts";

test.each([
  { server: "pyright", name: "requests", version: "2.32.3" },
  { server: "typescript", name: "immer", version: "10.1.1" },
] as const)(
  "$name: 99 of 100 findings are read",
  async (released) => {
    const { findings, read, unread } = await coverageOf(released);
    expect(findings).toBeGreaterThan(50);
    expect(read / findings, unread.join("\n")).toBeGreaterThanOrEqual(0.99);
  },
  600_000,
);
