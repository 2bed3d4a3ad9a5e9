/** Classifies what a finding is about, which decides the nonsense that must be refused in its place. */
import type { Finding } from "../../model/finding.ts";

/**
 * - `member`: access of something that a value does not have.
 * - `optional`: a value that may be missing (`None`, `null`, `undefined`).
 * - `value`: an argument, a returned or an assigned value of the wrong type.
 * - `call`: a call whose arguments do not fit the parameters.
 * - `operator`: operands of incompatible types.
 * - `name`: a name, a module or a definition that is unknown or differs from what is expected; every other code, too.
 */
export type Kind = "member" | "optional" | "value" | "call" | "operator" | "name";

export function kindOf({ code, message }: Pick<Finding, "code" | "message">): Kind {
  const known = code === null ? undefined : byCode.get(code);
  // pyright has one rule for an attribute that is not there and for a value that it does not take.
  if (known === "member" && /^(?:Type ".*" is not assignable|Cannot assign to attribute)/su.test(message))
    return "value";
  if (known === "call" && /^(?:Object of type|Expected class)/u.test(message)) return "member";
  // An element is asked for by a call that nobody wrote.
  if ((known === "value" || known === "call") && /"__(?:get|set|del)item__"/u.test(message))
    return "operator";
  return known ?? "name";
}

const codes = {
  member: [
    "reportAttributeAccessIssue",
    "reportIndexIssue",
    "reportTypedDictNotRequiredAccess",
    "reportFunctionMemberAccess",
    "2339",
    "2551",
    "2349",
    "2351",
    "7053",
    "7052",
    "2341",
    "2445",
    "2488",
    "2493",
  ],
  optional: [
    "reportOptionalMemberAccess",
    "reportOptionalSubscript",
    "reportOptionalIterable",
    "reportOptionalCall",
    "reportOptionalOperand",
    "reportOptionalContextManager",
    "2531",
    "2532",
    "2533",
    "2721",
    "2722",
    "2723",
    "18047",
    "18048",
    "18049",
    "18046",
    "2571",
  ],
  value: [
    "reportArgumentType",
    "reportReturnType",
    "reportAssignmentType",
    "2322",
    "2345",
    "2353",
    "2559",
    "2739",
    "2740",
    "2741",
    "2769",
    "2820",
    "2678",
  ],
  call: ["reportCallIssue", "2554", "2555", "2556", "2575", "2794"],
  operator: ["reportOperatorIssue", "2362", "2363", "2365", "2367", "2447"],
} as const satisfies Partial<Record<Kind, readonly string[]>>;

const byCode: ReadonlyMap<string, Kind> = new Map(
  Object.entries(codes).flatMap(([kind, all]) => all.map((code) => [code, kind as Kind] as const)),
);
