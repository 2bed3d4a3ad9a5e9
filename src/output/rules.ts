/** A diagnostic's code as its own ecosystem writes it, and where its server documents it. */
import type { Finding } from "../core/finding.ts";

type Coded = Pick<Finding, "server" | "code">;

/** `TS2345`, `reportCallIssue`; null where the server gives none. The text is as it came. */
export function ruleName({ server, code }: Coded): string | null {
  return code !== null && server === "typescript" && /^\d+$/u.test(code) ? `TS${code}` : code;
}

/** Pyright has a page with a paragraph for each rule; TypeScript has none for its numbers. */
export function ruleAddress({ server, code }: Coded): string | null {
  return code !== null && server === "pyright" && /^report[A-Za-z]+$/u.test(code)
    ? `https://github.com/microsoft/pyright/blob/main/docs/configuration.md#${code}`
    : null;
}
