/** Writes the first and the last lines of a report. */
import { toleratedBy } from "../../model/exit-code.ts";
import type { Report } from "../../model/report.ts";
import { shortId } from "../../model/text.ts";
import { claimsLine } from "../claims.ts";
import { isPartial, scopeLine, serverName, skippedRoots, whyUnchanged } from "../notes.ts";
import { rewardLine } from "../numbers.ts";
import { replayLine, unequalTraces } from "../replayed.ts";
import { adviceOn, newSentence } from "../sentence.ts";
import { sectionStates } from "./findings.ts";
import { type Block, copied, indented, type Style, text, words } from "./layout.ts";
import type { PlainOptions } from "./options.ts";

const verdictStyle = { pass: "green", fail: "red", inconclusive: "yellow" } as const satisfies Record<
  Report["verdict"],
  Style
>;

/** Writes the verdict and its reasons, then what to do, and the command that reproduces it. */
export function headline(report: Report, { reproduce }: PlainOptions): readonly Block[] {
  const [first, ...rest] = report.reasons;
  const scope = scopeLine(report);
  const found = first?.code === "new-finding" ? newSentence(report) : null;
  const known = new Set<string>();
  // Once, beside the first reason that it is for.
  const todo = (one: Report["reasons"][number] | undefined): readonly Block[] => {
    const advice = one === undefined ? null : adviceOn(one, report);
    if (advice === null || known.has(advice)) return [];
    known.add(advice);
    return [words("what to do: ", advice)];
  };
  return [
    words(
      text(report.verdict.toUpperCase(), verdictStyle[report.verdict], "bold"),
      ...(first === undefined ? [] : [": ", found ?? first.message]),
    ),
    ...indented("  ", [
      ...(scope === null ? [] : [words(scope)]),
      ...todo(first),
      ...rest.flatMap((one) => [words("also: ", one.message), ...indented("  ", todo(one))]),
      ...toleratedBy(report).map((setting) =>
        words(`the policy \`${setting}\` turns the exit code to 0; the verdict stays inconclusive`),
      ),
      copied("reproduce: ", reproduce),
    ]),
  ];
}

/**
 * Names the interpreter. Without one pyright sees no installed package, which is worth saying; other servers do not
 * need one.
 */
function pythonOf({ id, interpreter }: Report["servers"][number]): string {
  if (interpreter !== null)
    return ` (${/^python/u.test(interpreter.name) ? "Python" : interpreter.name} ${interpreter.version})`;
  return id === "pyright" ? " (no Python)" : "";
}

type Sided = { readonly files: number; readonly unknown: number };

/** Says "all" only of a side that was checked completely: not of a partial run, and not if nothing was checked. */
function checkedOf({ files, unknown }: Sided, report: Report): string {
  if (unknown > 0) return `${files - unknown} of ${files}`;
  return isPartial(report) || files < 2 ? String(files) : `all ${files}`;
}

export function footer(report: Report): readonly Block[] {
  const { counts } = report;
  const parts = sectionStates.flatMap((state) => (counts[state] === 0 ? [] : [`${counts[state]} ${state}`]));
  const asked = report.servers.filter(({ skipped }) => skipped === null);
  const servers = asked.map(
    (one) =>
      `${serverName(one)}${pythonOf(one)} checked ${checkedOf(one.base, report)} ${one.base.files === 1 ? "file" : "files"} of base and ${checkedOf(one.head, report)} of head`,
  );
  const base = report.base.commit === null ? "no base" : shortId(report.base.commit);
  const head =
    report.head.tree === null
      ? "no head"
      : report.head.commit === null
        ? "the working tree"
        : shortId(report.head.commit);
  const reward = rewardLine(report);
  const claims = claimsLine(report);
  const replayed =
    report.replay === null || unequalTraces(report).length > 0 ? [] : [replayLine(report.replay)];
  const why = whyUnchanged(report);
  return [
    `${parts.length === 0 ? "no findings" : parts.join(" · ")}${isPartial(report) ? ", in what was looked at" : ""}`,
    ...(why === null ? [] : [why]),
    ...replayed,
    ...servers,
    ...skippedRoots(report),
    `compared ${base} with ${head}; class ${report.class}; policy from ${report.policy.origin}, fail-on ${failOnText(report.policy)}`,
    ...(reward === null ? [] : [reward]),
    ...(claims === null ? [] : [claims]),
  ].map((line) => words(text(line, "dim")));
}

/** Returns `fail-on` with the values of single servers. */
function failOnText({ failOn, servers = {} }: Report["policy"]): string {
  const own = Object.entries(servers).flatMap(([id, one]) =>
    one.failOn === undefined ? [] : [`${id} ${one.failOn}`],
  );
  return own.length === 0 ? failOn : `${failOn} (${own.join(", ")})`;
}
