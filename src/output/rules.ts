/** Where a server documents the code of a diagnostic. */
import type { Finding } from "../core/finding.ts";

type Coded = Pick<Finding, "server" | "code">;

/** Pyright has a page with a paragraph for each rule; TypeScript has none for its numbers. */
export function ruleAddress({ server, code }: Coded): string | null {
  return code !== null && server === "pyright" && /^report[A-Za-z]+$/u.test(code)
    ? `https://github.com/microsoft/pyright/blob/main/docs/configuration.md#${code}`
    : null;
}
