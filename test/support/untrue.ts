/** What a reason says of a finding, each sentence and each part of it, held against the texts and what was answered. */
import type { ComparedFinding, Finding } from "../../src/model/finding.ts";
import { normaliseMessage } from "../../src/model/finding.ts";

type Side = "base" | "head";

export type Told = {
  readonly texts: Readonly<Record<Side, ReadonlyMap<string, string>>>;
  /** Of base, as it was answered. */
  readonly base: readonly Finding[];
  readonly findings: readonly ComparedFinding[];
  /** Base path to head path: what is renamed leaves its old path to another file. */
  readonly renames: ReadonlyMap<string, string>;
};

type Groups = Readonly<Record<string, string | undefined>>;
/** What is not so, in words; nothing where all of it is. */
type Check = (finding: ComparedFinding, said: Groups, told: Told) => readonly (string | false)[];

const place = "base line (?<line>\\d+)(?: of (?<file>.+?))?";
const shift = "(?:; the change shifted the code (?<by>\\d+) lines? (?<way>up|down))?";
const drift = "(?<drift>; only the message changed)?";
const twin =
  "(?:; an equal finding in base \\(line (?<twin>\\d+)(?: of (?<twinFile>.+?))?\\) (?<fate>.+), so this one is new)?";

const sentences: readonly (readonly [pattern: string, check: Check])[] = [
  [
    `${place} has the same code(?<edited>; the change edited the rest of the line)?${shift}${drift}`,
    (finding, said, told) => [
      ...pairChecks(finding, said, told),
      said["edited"] === undefined
        ? isOtherLine(finding, told)
        : !isOtherText(finding, told) && "nothing was edited",
    ],
  ],
  [
    `the change edited ${place} in place, and the finding remains${shift}`,
    (finding, said, told) => [
      ...pairChecks(finding, said, told),
      !isOtherText(finding, told) && "nothing was edited",
    ],
  ],
  [
    `the change edited ${place}, and the finding remains${shift}${drift}`,
    (finding, said, told) => [
      ...pairChecks(finding, said, told),
      !isOtherText(finding, told) && "nothing was edited",
    ],
  ],
  [
    `${place} has the same import${shift}${drift}`,
    (finding, said, told) => [
      ...pairChecks(finding, said, told),
      !areImports(finding, told) && "it is no import",
    ],
  ],
  [
    `the line moved here from ${place}(?<names>, with other names or comments)?${drift}`,
    (finding, said, told) => [
      ...pairChecks(finding, said, told),
      said["names"] === undefined && isOtherLine(finding, told),
    ],
  ],
  [
    `the code of this finding moved here from ${place}${drift}`,
    (finding, said, told) => [...pairChecks(finding, said, told), isOtherCode(finding, told)],
  ],
  [
    `the change rewrote the code in ${place}, and \`(?<symbol>.*)\` still has the finding${drift}`,
    (finding, said, told) => [...pairChecks(finding, said, told), isNowhere(finding, said, told)],
  ],
  [
    `\`(?<symbol>.*)\` now has the code from ${place}, rewritten${drift}`,
    (finding, said, told) => [...pairChecks(finding, said, told), isNowhere(finding, said, told)],
  ],
  [
    `\`(?<symbol>.*)\` moved here from ${place} and still has the finding`,
    (finding, said, told) => [...pairChecks(finding, said, told), isNowhere(finding, said, told)],
  ],
  [
    "the change split the import in base line (?<line>\\d+) into several statements",
    (finding, said, told) => [
      !told.base.some(
        (one) => one.range.start.line + 1 === Number(said["line"]) && one.code === finding.code,
      ) && "base has no such finding there",
    ],
  ],
  [
    "head line (?<line>\\d+) includes this import and has the same finding",
    (finding, said, told) => [
      !told.findings.some(
        (one) =>
          one.range.start.line + 1 === Number(said["line"]) && one.code === finding.code && isInHead(one),
      ) && "head has no such finding there",
    ],
  ],
  [
    "head line (?<line>\\d+) has one finding for these names and more",
    (finding, said, told) => [
      !told.findings.some(
        (one) =>
          one.range.start.line + 1 === Number(said["line"]) && one.code === finding.code && isInHead(one),
      ) && "head has no such finding there",
    ],
  ],
  [
    "head line (?<line>\\d+) has another finding of the same rule at this place",
    (_, said, told) => [
      !told.findings.some(
        (one) => one.range.start.line + 1 === Number(said["line"]) && one.state === "new",
      ) && "head has no new finding there",
    ],
  ],
  [
    "the change deleted the file",
    ({ path }, _, { texts, renames }) => [
      texts.head.has(path) && ![...renames.values()].includes(path) && "head has the file",
    ],
  ],
  [
    "head still has the file \\((?<file>.+)\\), but the server no longer checks it",
    (_, { file = "" }, { texts }) => [!texts.head.has(file) && "head does not have that file"],
  ],
  [
    "the change deleted or rewrote this code",
    ({ path }, _, { texts }) => [texts.head.get(path) === texts.base.get(path) && "its file is the same"],
  ],
  [
    "the change rewrote this code, and the new code \\(head line (?<line>\\d+)\\) lacks the finding",
    (finding, said, told) => [
      ...goneChecks(finding, said, told),
      !isOtherThere(finding, told) && "nothing was edited",
    ],
  ],
  [
    "the change edited this code in place \\(head line (?<line>\\d+)\\), and the finding is gone",
    (finding, said, told) => [
      ...goneChecks(finding, said, told),
      !isOtherThere(finding, told) && "nothing was edited",
    ],
  ],
  [
    "the change edited the line around this code \\(head line (?<line>\\d+)\\), and the finding is gone",
    (finding, said, told) => [
      ...goneChecks(finding, said, told),
      !isOtherThere(finding, told) && "nothing was edited",
    ],
  ],
  [
    "this code is unchanged \\(head line (?<line>\\d+)\\), and the finding is gone",
    (finding, said, told) => [
      ...goneChecks(finding, said, told),
      isOtherThere(finding, told) && "the line is another",
    ],
  ],
  [
    `the file is new${twin}`,
    (finding, said, told) => [
      told.texts.base.has(finding.path) && !told.renames.has(finding.path) && "base has the file",
      ...twinChecks(finding, said, told),
    ],
  ],
  [
    "base has the file, but the server did not check it there",
    ({ path }, _, { texts }) => [!texts.base.has(path) && "base does not have the file"],
  ],
  [
    `written here by the change${twin}`,
    (finding, said, told) => [
      told.texts.base.get(finding.path) === told.texts.head.get(finding.path) && "its file is the same",
      ...twinChecks(finding, said, told),
    ],
  ],
  [
    `the change edited base line (?<line>\\d+) here(?:, and base lacks the finding there|${twin})`,
    (finding, said, told) => [
      !isOtherThere(finding, told) && "nothing was edited",
      isStillThere(finding, said, told),
      ...twinChecks(finding, said, told),
    ],
  ],
  [
    `the change edited base line (?<line>\\d+) around this code(?:, and base lacks the finding there|${twin})`,
    (finding, said, told) => [
      !isOtherThere(finding, told) && "nothing was edited",
      isStillThere(finding, said, told),
      ...twinChecks(finding, said, told),
    ],
  ],
  [
    "this line is the same as base line (?<line>\\d+), so an edit elsewhere in the change broke it",
    (finding, said, told) => [
      isOtherThere(finding, told) && "the line is another",
      Number(said["line"]) !== (finding.counterpart?.range.start.line ?? -1) + 1 && "it names another line",
    ],
  ],
];

const compiled = sentences.map(([pattern, check]) => ({ pattern: new RegExp(`^${pattern}$`, "su"), check }));

/** One sentence for each thing that a reason says and that is not so; and for a reason that no check knows. */
export function untrue(finding: ComparedFinding, told: Told): readonly string[] {
  for (const { pattern, check } of compiled) {
    const found = pattern.exec(finding.why);
    if (found !== null)
      return check(finding, found.groups ?? {}, told).flatMap((one) => (one === false ? [] : one));
  }
  return ["no check knows what it says"];
}

function isInHead({ state }: ComparedFinding): boolean {
  return !["fixed", "removed", "suppressed"].includes(state);
}

function pairChecks(
  finding: ComparedFinding,
  said: Groups,
  { base: all }: Told,
): readonly (string | false)[] {
  const { base, range, path } = finding;
  if (base === null) return ["it has no pair"];
  const [from, to] = [base.range.start.line, range.start.line];
  const { line, file = path, by = "0", way } = said;
  const moved = Number(by) * (way === "up" ? -1 : 1);
  const old = all.filter((one) => one.path === base.path && isSameRange(one, base));
  const isDrift = old.every(({ message }) => normaliseMessage(message) !== normaliseMessage(finding.message));
  return [
    Number(line) !== from + 1 && "it names another line than that of its pair",
    file !== base.path && path !== base.path && "it names another file than that of its pair",
    way !== undefined && moved !== to - from && "it went by another number of lines",
    old.length === 0 && "base has no finding there",
    said["drift"] !== undefined && !isDrift && "the message is the same",
  ];
}

function goneChecks({ counterpart }: ComparedFinding, said: Groups, _: Told): readonly (string | false)[] {
  return [
    counterpart === null && "it has no place in head",
    Number(said["line"]) !== (counterpart?.range.start.line ?? -1) + 1 && "it names another line",
  ];
}

function twinChecks(finding: ComparedFinding, said: Groups, told: Told): readonly (string | false)[] {
  const { twin: line, twinFile: file = finding.path, fate = "" } = said;
  if (line === undefined) return [];
  const isIt = ({ path, range, code }: Finding) =>
    path === file && range.start.line + 1 === Number(line) && code === finding.code;
  const pairs = told.findings.filter(
    ({ base, code }) =>
      base !== null &&
      base.path === file &&
      base.range.start.line + 1 === Number(line) &&
      code === finding.code,
  );
  const alone = told.findings.filter((one) => one.base === null && !isInHead(one) && isIt(one));
  const target = /^moved to line (?<to>\d+) of (?<path>.+)$/u.exec(fate)?.groups;
  const known = [
    "was fixed in place",
    "was fixed, and its code is still there",
    "is no longer checked",
    "was in code that is gone",
    "is still there",
  ];
  return [
    !told.base.some(isIt) && "base has no such finding there",
    target === undefined && !known.includes(fate) && "no check knows what became of the other",
    target !== undefined &&
      !pairs.some(
        (one) => one.path === target["path"] && one.range.start.line + 1 === Number(target["to"]),
      ) &&
      "the other did not move there",
    fate === "is still there" && pairs.length === 0 && "the other is gone",
    fate.startsWith("was ") && alone.length === 0 && "the other is still there",
  ];
}

/** A finding of base there that is the same, and that was paired with nothing else. */
function isStillThere(finding: ComparedFinding, said: Groups, told: Told): string | false {
  const from = finding.counterpart;
  if (from === null) return "it has no place in base";
  if (Number(said["line"]) !== from.range.start.line + 1) return "it names another line";
  if (said["twin"] !== undefined) return false;
  const had = told.findings.some(
    (one) =>
      one.base === null &&
      !isInHead(one) &&
      one.path === from.path &&
      isSameRange(one, from) &&
      one.code === finding.code &&
      normaliseMessage(one.message) === normaliseMessage(finding.message),
  );
  return had && "base has the same finding at that place";
}

function isSameRange(
  { range: one }: Pick<Finding, "range">,
  { range: other }: Pick<Finding, "range">,
): boolean {
  return one.start.line === other.start.line && one.start.character === other.start.character;
}

function lineOf({ texts }: Told, side: Side, at: Pick<Finding, "path" | "range">): string | undefined {
  return texts[side].get(at.path)?.split(/\r\n|\r|\n/u)[at.range.start.line];
}

function isOtherLine(finding: ComparedFinding, told: Told): string | false {
  const own = lineOf(told, "head", finding);
  const was = finding.base === null ? undefined : lineOf(told, "base", finding.base);
  return tokens(own) !== tokens(was) && "the line is another";
}

function isOtherText({ path, base }: ComparedFinding, { texts }: Told): boolean {
  return base !== null && texts.head.get(path) !== texts.base.get(base.path);
}

/** Of what is on one side alone: its line, and the one at its place on the other side. */
function isOtherThere(finding: ComparedFinding, told: Told): boolean {
  const [side, other]: readonly [Side, Side] = isInHead(finding) ? ["head", "base"] : ["base", "head"];
  const there = finding.counterpart;
  return there === null || lineOf(told, side, finding) !== lineOf(told, other, there);
}

function isOtherCode(finding: ComparedFinding, told: Told): string | false {
  const under = (side: Side, { path, range }: Pick<Finding, "path" | "range">) => {
    const rows = told.texts[side].get(path)?.split(/\r\n|\r|\n/u) ?? [];
    return /^[\p{L}\p{N}_$]*/u.exec(rows[range.start.line]?.slice(range.start.character) ?? "")?.[0] ?? "";
  };
  if (finding.base === null) return "it has no pair";
  const [own, was] = [under("head", finding), under("base", finding.base)];
  // What was renamed in the change is gone from head.
  const isRenamed = ![...told.texts.head.values()].join("\n").includes(was);
  return own !== was && !isRenamed && "it stands on other code";
}

function areImports(finding: ComparedFinding, told: Told): boolean {
  const statement = (side: Side, { path, range }: Pick<Finding, "path" | "range">): string =>
    (told.texts[side].get(path)?.split(/\r\n|\r|\n/u) ?? []).slice(0, range.end.line + 1).join("\n");
  const isImport = (text: string) => /\b(?:import|require|export)\b/u.test(text);
  return (
    finding.base !== null && isImport(statement("head", finding)) && isImport(statement("base", finding.base))
  );
}

function isNowhere(
  { path, base }: ComparedFinding,
  { symbol = "" }: Groups,
  { texts }: Told,
): string | false {
  const leaf = symbol.split(".").at(-1) ?? "";
  const has = (side: Side, at: string) =>
    new RegExp(`(?<![\\p{L}\\p{N}_])${leaf}(?![\\p{L}\\p{N}_])`, "u").test(texts[side].get(at) ?? "");
  return (!has("head", path) || base === null || !has("base", base.path)) && `${symbol} is not on both sides`;
}

/** A line without its layout, as formatters leave it. */
function tokens(line: string | undefined): string {
  return (line ?? "")
    .replace(/['"]/gu, '"')
    .replace(/,?\s*(?:#|\/\/).*$/u, "")
    .replace(/[\s,;()]+/gu, "");
}
