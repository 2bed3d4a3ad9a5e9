/**
 * Rules of a policy: how single findings count. Only the values are here; `policy/` decides which finding a rule
 * matches.
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

/** Returns the place of a rule: "policy.rules[2]". */
export function describeRule(index: number): string {
  return `policy.rules[${index}]`;
}

/** Describes the selectors: "code report*, path tests/**", or "every finding" if the rule has none. */
export function selectorText({ code, path, server }: PolicyRule): string {
  const parts = Object.entries({ code, path, server }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return parts.length === 0 ? "every finding" : parts.join(", ");
}

/** Describes the effect: "severity warning, does not fail". */
export function effectText({ severity, fail }: PolicyRule): string {
  const parts = [
    ...(severity === undefined ? [] : [severity === "off" ? "off" : `severity ${severity}`]),
    ...(fail === undefined ? [] : [fail ? "fails" : "does not fail"]),
  ];
  return parts.join(", ");
}

/** Returns the rule's name: `TS2345`, `reportCallIssue`. Null if the server gives none. The text is not escaped. */
export function ruleName({ server, code }: Pick<Finding, "server" | "code">): string | null {
  return code !== null && server === "typescript" && /^\d+$/u.test(code) ? `TS${code}` : code;
}
