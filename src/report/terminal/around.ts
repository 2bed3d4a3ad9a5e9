/** The first lines of a report, and the last. */
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

/** The verdict and why; then what to do, and the command that gives it again. */
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

/** Without one pyright sees no installed package, which is worth a word; other servers have no use for one. */
function pythonOf({ id, interpreter }: Report["servers"][number]): string {
  if (interpreter !== null)
    return ` (${/^python/u.test(interpreter.name) ? "Python" : interpreter.name} ${interpreter.version})`;
  return id === "pyright" ? " (no Python)" : "";
}

type Sided = { readonly files: number; readonly unknown: number };

/** "all" of a side alone that was looked at whole: not of a part of it, and not where nothing was begun. */
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

/** With what single servers have instead. */
function failOnText({ failOn, servers = {} }: Report["policy"]): string {
  const own = Object.entries(servers).flatMap(([id, one]) =>
    one.failOn === undefined ? [] : [`${id} ${one.failOn}`],
  );
  return own.length === 0 ? failOn : `${failOn} (${own.join(", ")})`;
}
