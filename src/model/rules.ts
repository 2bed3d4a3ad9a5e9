/**
 * Defines the rules of a policy, which change how single findings count, and describes them in words. `policy/` decides
 * which rule matches a finding.
 */
import { compact } from "./compact.ts";
import type { Finding, PolicyEffects, Ruling, Severity } from "./finding.ts";

/** An absent selector matches everything. The first rule that matches a finding decides. */
export type PolicyRule = {
  /** A glob over the code as its server writes it. */
  readonly code?: string;
  /** A glob over the path. */
  readonly path?: string;
  /** Id of a profile. */
  readonly server?: string;
  readonly severity?: RuleSeverity;
  readonly fail?: boolean;
};

export const ruleSeverities = ["off", "information", "warning", "error"] as const satisfies readonly (
  | Severity
  | "off"
)[];
export type RuleSeverity = (typeof ruleSeverities)[number];

/** Number of new findings that pass, by severity. */
export type MaxNew = Readonly<Partial<Record<Severity, number>>>;

/** Writes the effects of the policy on a finding into the published report; absent effects are left out. */
export function judgedToV1({ ruled, elsewhere, onlyUnderBase }: PolicyEffects): PolicyEffects {
  const { rule = 0, said, fail } = ruled ?? {};
  const published: Ruling = {
    rule,
    ...compact({ said, fail }),
  };
  return {
    ...compact({ ruled: ruled === undefined ? undefined : published, elsewhere, onlyUnderBase }),
  };
}

/** Returns the place of a rule in the configuration: "policy.rules[2]". `index` counts from 0. */
export function describeRule(index: number): string {
  return `policy.rules[${index}]`;
}

/**
 * Describes which findings a rule matches: "code report*, path tests/**"; "every finding" for a rule without selectors.
 */
export function selectorText({ code, path, server }: PolicyRule): string {
  const parts = Object.entries({ code, path, server }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return parts.length === 0 ? "every finding" : parts.join(", ");
}

/** Describes the effect of a rule next to a finding that it changes: "severity warning, does not fail". */
export function effectText({ severity, fail }: PolicyRule): string {
  const parts = [
    ...(severity === undefined ? [] : [severity === "off" ? "off" : `severity ${severity}`]),
    ...(fail === undefined ? [] : [fail ? "fails" : "does not fail"]),
  ];
  return parts.join(", ");
}

/**
 * Returns the name of a server's rule as people know it: `TS2345`, `reportCallIssue`. Null if the server gives none.
 * The text is not escaped.
 */
export function ruleName({ server, code }: Pick<Finding, "server" | "code">): string | null {
  return code !== null && server === "typescript" && /^\d+$/u.test(code) ? `TS${code}` : code;
}
