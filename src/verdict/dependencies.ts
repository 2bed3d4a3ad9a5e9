/**
 * Judges different packages in base and head. If both sides were checked with the same packages, a finding may come
 * from the packages, which is a doubt. Otherwise a package is a possible cause of a finding.
 */

import { createReachability } from "../affected/imports.ts";
import { isOnUneditedLine } from "../causes/cause.ts";
import { limit } from "../model/codes.ts";
import type { Cause, ComparedFinding, FoundCause, Place, Range } from "../model/finding.ts";
import type { Limit } from "../model/report.ts";
import { shorten, splitText } from "../model/text.ts";
import {
  compareDependencies,
  type DependencyComparison,
  type RecordedDependencies,
  type UsedPackage,
} from "../packages/compare.ts";
import type { Ecosystem } from "../packages/package.ts";
import { filesByPackage } from "../packages/uses.ts";
import { syntaxLanguage } from "../syntax/parser.ts";
import { ecosystems, importedModules } from "./imported.ts";
import type { RunRecord, ServerRun, SideRun } from "./record.ts";
import type { SettledRun } from "./settle.ts";

/** Result of comparing the packages of both sides. */
export type ComparedEnvironments = {
  /** Present if both sides were checked with the same packages but need different ones. */
  readonly limits: readonly Limit[];
  /** Packages that may break something: each side was checked with its own. */
  readonly packages: readonly UsedPackage[];
};

/** Result if base and head need the same packages. */
const alike: ComparedEnvironments = { limits: [], packages: [] };

/**
 * Compares the packages that both sides need, as far as checked files import them. Nothing is compared if a session
 * failed, because its imports are unknown.
 */
export function judgeEnvironments(
  { dependencies }: Pick<RunRecord, "dependencies">,
  runs: readonly ServerRun[],
): ComparedEnvironments {
  if (dependencies === undefined || runs.length === 0) return alike;
  const isHealthy = runs.every(
    ({ sides: { base, head } }) =>
      base.observation.failure === undefined && head.observation.failure === undefined,
  );
  const imported = (side: "base" | "head") => runs.flatMap((run) => importedModules(run.sides[side]));
  const imports = isHealthy ? { base: imported("base"), head: imported("head") } : null;
  const compared = compareDependencies(ofPrograms(dependencies, runs), imports);
  if (compared.kind === "same") return alike;
  if (dependencies.isOwn) return { limits: [], packages: compared.packages };
  return { limits: [limit("dependencies-differ", differing(compared, dependencies))], packages: [] };
}

/**
 * Drops packages of a language that no server of the run checks. They affect no finding, so a difference in them is
 * no reason to doubt a run.
 */
function ofPrograms(dependencies: RecordedDependencies, runs: readonly ServerRun[]): RecordedDependencies {
  const known = new Set(
    runs.flatMap(({ sides }) => [...ecosystemsOf(sides.base), ...ecosystemsOf(sides.head)]),
  );
  const { changes } = dependencies;
  return {
    ...dependencies,
    changes: {
      ...changes,
      packages: changes.packages.filter(({ ecosystem }) => known.has(ecosystem)),
      unreadable: changes.unreadable.filter((one) => known.has(one.ecosystem)),
    },
  };
}

/** Returns the package registries that the languages of a program use. */
function ecosystemsOf({ program, languageId }: SideRun): readonly Ecosystem[] {
  const languages = new Set(program.map((path) => syntaxLanguage(languageId(path))));
  return [...languages].flatMap((language): readonly Ecosystem[] =>
    language === undefined ? [] : ecosystems[language],
  );
}

/** Maximum number of differences that a message lists, and maximum length of each. */
const shownMax = 3;
const textLengthMax = 60;

/**
 * Returns the message about differing packages. It lists the first ones: "click 8.0.4 → 8.3.0 (requirements.txt), …
 * and 4 more".
 */
function differing(
  { packages, unreadable }: Extract<DependencyComparison, { readonly kind: "differ" }>,
  { lacks }: RecordedDependencies,
): string {
  const all = [
    ...packages.map(({ name, from, to, files }) => `${versions(name, from, to)} (${files[0] ?? ""})`),
    ...unreadable.map(({ path, reason }) => `${path} cannot be read: ${reason}`),
  ];
  const more = all.length > shownMax ? ` and ${all.length - shownMax} more` : "";
  const own = lacks === null ? "" : `; ${lacks}`;
  return `base and head need other packages, but both sides used the same ones: ${all.slice(0, shownMax).join(", ")}${more}${own}`;
}

/** Returns a package with its version in base and in head, shortened: manifests can hold long URLs. */
function versions(name: string, from: string | null, to: string | null): string {
  const text = (version: string | null, none: string) =>
    version === null ? none : shorten(version, textLengthMax);
  return `${shorten(name, textLengthMax)} ${text(from, "none")} → ${text(to, "none")}`;
}

/**
 * Names a package as the cause of a new finding that no edit of a source file caused. Without it an updated package
 * would break code, and the report would name no cause.
 */
export function withDependencyCauses(
  settled: SettledRun,
  { dependencies, changedFiles }: RunRecord,
  { graphs, sides }: ServerRun,
  { packages }: ComparedEnvironments,
): SettledRun {
  if (packages.length === 0 || dependencies === undefined) return settled;
  const reaches = createReachability(graphs.head);
  const changed = changedFiles.flatMap(({ to }) => (to === null ? [] : [to]));
  const causes: FoundCause[] = [];
  const findings = settled.findings.map((finding) => {
    if (finding.state !== "new" || finding.cause !== null || !isOnUneditedLine(finding)) return finding;
    const isEdited = changed.some((path) => reaches(finding.path, path));
    const isReached = ({ importers }: UsedPackage) => importers.some((path) => reaches(finding.path, path));
    const found = packageBehind(finding, packages, {
      text: sides.head.text(finding.path) ?? "",
      isEdited,
      isReached,
    });
    if (found === undefined) return finding;
    const cause = causeOf(found, dependencies);
    causes.push(cause);
    return { ...finding, why: finding.why.replace(/; [^;]*cause[^;]*$/u, ""), cause: cause.cause };
  });
  return { ...settled, findings, causes: [...settled.causes, ...causes] };
}

/** Text around a finding, which shows the package that the finding is about. */
type Surroundings = {
  readonly text: string;
  /** True if the file depends on a source file that the change edits. */
  readonly isEdited: boolean;
  readonly isReached: (one: UsedPackage) => boolean;
};

/**
 * Returns a package from which a name on the finding's lines is imported. Otherwise, if no edited source file can be
 * the cause, returns the only package that the file depends on. Undefined if several are possible: a wrong cause is
 * worse than none.
 */
function packageBehind(
  finding: ComparedFinding,
  packages: readonly UsedPackage[],
  { text, isEdited, isReached }: Surroundings,
): UsedPackage | undefined {
  const direct = packages.filter(({ importers }) => importers.includes(finding.path));
  const words = wordsIn(text, finding.range);
  const named = direct.filter((one) => importedWords(text, one).some((word) => words.has(word)));
  const itself = named.find(({ name, through }) => name === through);
  if (named.length > 0) return itself ?? named[0];
  const reached = isEdited ? [] : packages.filter(isReached);
  return reached.length === 1 ? reached[0] : undefined;
}

/** Matches an identifier of any of the languages. */
const identifier = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;

/** Returns the identifiers on the lines of a range, of at most a few lines. */
function wordsIn(text: string, { start, end }: Range): ReadonlySet<string> {
  const all = splitText(text).slice(start.line, Math.min(end.line, start.line + linesMax) + 1);
  return new Set(all.join("\n").match(identifier) ?? []);
}

/** Limits of a search for names: lines of a finding, and characters of an import statement. */
const linesMax = 8;
const statementLengthMax = 4_000;

/**
 * Returns the names in the imports of a package in a text. A finding on a line with such a name is probably about
 * that package, so the package may be its cause.
 */
function importedWords(text: string, { ecosystem, through }: UsedPackage): readonly string[] {
  if (through === null) return [];
  const statements =
    ecosystem === "npm"
      ? text.matchAll(/\bimport\b([^;"'`]{0,4000}?)\bfrom\s{0,20}["']([^"'\n]{1,300})["']/gu)
      : text.matchAll(
          /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]*(\([^)]{0,4000}\)|[^\n]*)|import[ \t]+([^\n]*))/gmu,
        );
  return [...statements].flatMap((found) => {
    const whole = found[0].slice(0, statementLengthMax);
    const modules =
      ecosystem === "npm"
        ? [found[2] ?? ""]
        : [found[1] ?? "", ...(found[3] ?? "").split(",").map((one) => one.trim().split(/\s/u)[0] ?? "")];
    const isOf = modules.some((module) => isOfPackage(module, through, ecosystem));
    return isOf ? (whole.match(identifier) ?? []).filter((word) => !keywords.has(word)) : [];
  });
}

/** Words of import statements that are no names. */
const keywords: ReadonlySet<string> = new Set(["from", "import", "as", "type"]);

/**
 * True if a module belongs to the package. Uses the same rules as the comparison of manifests, because names differ
 * (`yaml` is from `PyYAML`).
 */
function isOfPackage(module: string, name: string, ecosystem: Ecosystem): boolean {
  if (module === "") return false;
  const uses = filesByPackage(
    [{ ecosystem: ecosystem === "npm" ? "npm" : "pypi", path: "x", module }],
    new Map(),
  );
  return uses.has(`${ecosystem}:${name}`);
}

/**
 * Returns the cause of a finding: the line in a manifest or lock file on which the package's version differs. Line 0
 * of the file if the line is unknown.
 */
function causeOf(
  { ecosystem, name, from, to, files }: UsedPackage,
  { places }: RecordedDependencies,
): FoundCause {
  const place = places.find((one) => one.ecosystem === ecosystem && one.name === name);
  const path = place?.path ?? files[0] ?? "";
  const at = (line: number | null | undefined): Place | null =>
    line === null || line === undefined
      ? null
      : { path, range: { start: { line, character: 0 }, end: { line: line + 1, character: 0 } } };
  const cut = (version: string | null) => (version === null ? null : shorten(version, textLengthMax));
  const cause: Cause = {
    ...(at(place?.head) ?? {
      path,
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
    }),
    symbol: null,
    how: "dependency",
    dependency: { name: shorten(name, textLengthMax), from: cut(from), to: cut(to) },
  };
  return { cause, edit: { base: at(place?.base), head: at(place?.head) } };
}
