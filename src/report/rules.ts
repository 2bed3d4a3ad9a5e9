/** Finds the page on which a server documents the code of a diagnostic. */
import type { Finding } from "../model/finding.ts";

type Coded = Pick<Finding, "server" | "code">;

/** Returns the address of the page; null if there is none. Only a code of the documented form gets one, because the code is text of a server. TypeScript has no pages for its codes. */
export function ruleAddress({ server, code }: Coded): string | null {
  if (code === null) return null;
  const rules = documented.get(server);
  return rules?.pattern.test(code) === true ? rules.address(code) : null;
}

type Documented = { readonly pattern: RegExp; readonly address: (code: string) => string };

/** Pattern of the documented codes of each server, with their address. */
const documented: ReadonlyMap<string, Documented> = new Map([
  [
    "pyright",
    {
      pattern: /^report[A-Za-z]+$/u,
      address: (code) => `https://github.com/microsoft/pyright/blob/main/docs/configuration.md#${code}`,
    },
  ],
  [
    "basedpyright",
    {
      pattern: /^report[A-Za-z]+$/u,
      address: (code) => `https://docs.basedpyright.com/latest/configuration/config-files/#${code}`,
    },
  ],
  // Only eslint’s own rules: the documentation of a plugin can be anywhere.
  [
    "eslint",
    { pattern: /^[a-z][a-z-]*$/u, address: (code) => `https://eslint.org/docs/latest/rules/${code}` },
  ],
  [
    "oxlint",
    {
      pattern: /^(?:eslint|typescript-eslint|typescript|unicorn|oxc)\([a-z0-9-]+\)$/u,
      address: (code) => {
        const [, plugin = "", rule = ""] = /^([a-z]+)(?:-eslint)?\(([a-z0-9-]+)\)$/u.exec(code) ?? [];
        return `https://oxc.rs/docs/guide/usage/linter/rules/${plugin}/${rule}.html`;
      },
    },
  ],
  [
    "biome",
    {
      pattern: /^lint\/[a-z0-9]+\/[A-Za-z0-9]+$/u,
      address: (code) => {
        const rule = code.slice(code.lastIndexOf("/") + 1);
        return `https://biomejs.dev/linter/rules/${rule.replace(/[A-Z]/gu, (one) => `-${one.toLowerCase()}`)}`;
      },
    },
  ],
  [
    "pyrefly",
    { pattern: /^[a-z][a-z-]*$/u, address: (code) => `https://pyrefly.org/en/docs/error-kinds/#${code}` },
  ],
  ["ty", { pattern: /^[a-z][a-z-]*$/u, address: (code) => `https://ty.dev/rules#${code}` }],
  ["shellcheck", { pattern: /^SC\d{4}$/u, address: (code) => `https://www.shellcheck.net/wiki/${code}` }],
  // ruff’s pages have names of rules. The address with a code redirects to them.
  ["ruff", { pattern: /^[A-Z]{1,8}\d+$/u, address: (code) => `https://docs.astral.sh/ruff/rules/${code}` }],
]);
