/**
 * Whether a file that a change does not affect keeps its findings, on live servers: in generated changes (every construct of
 * `test/affected/cases` edited in every way), in generated changes of released packages, and in real commits.
 * `npm run bench -- soundness [--from N] [--changes N] [--edit PART] [--rounds N] [--clones CLONES] [--commits N] [generated|packages|history]…
 * [python|typescript]`: N changes of each language (every one when N is `all`) after the first `--from`, of those edits alone whose name has PART, N rounds of a change in each package; CLONES
 * holds each project as `owner/name`, with what it depends on. What was observed is kept below `.cache/soundness`: a run that
 * was ended goes on, and rules that changed are judged without a server.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { affectedRules } from "../src/affected/rules.ts";
import type { Language } from "./soundness/changes.ts";
import { generatedRows, type Judged, missedIn, servers } from "./soundness/generated.ts";
import { type CommitRow, histories, historyRows } from "./soundness/history.ts";
import { type PackageRow, packageRows } from "./soundness/packages.ts";

const kept = fileURLToPath(new URL("../.cache/soundness", import.meta.url));
const languages = ["python", "typescript"] as const satisfies readonly Language[];
const head = "| changes | server | of them | every file | findings differ in untouched files | missed |";

export async function benchSoundness(line: readonly string[] = []): Promise<string> {
  const words = line.slice(line.indexOf("soundness") + 1);
  const option = (name: string) => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : words.splice(at, 2)[1];
  };
  const given = option("--changes");
  const most = given === "all" ? Number.POSITIVE_INFINITY : Number(given ?? 1_500);
  const from = Number(option("--from") ?? 0);
  const rounds = Number(option("--rounds") ?? 5);
  const clones = option("--clones");
  const commits = Number(option("--commits") ?? 40);
  const edit = option("--edit") ?? "";
  const isWanted = (part: string) => !words.some((word) => parts.has(word)) || words.includes(part);
  const chosen = languages.filter((one) => !words.some((word) => word in servers) || words.includes(one));
  const lines = [head, "| --- | --- | --: | --: | --: | --: |"];
  const misses: string[] = [];
  const after: string[] = [];
  for (const language of chosen) {
    if (!isWanted("generated")) continue;
    const { rows, of } = await generatedRows(language, { kept, from, most, edit });
    lines.push(generatedLine(language, rows, of));
    misses.push(...rows.flatMap(generatedMisses));
    after.push(...holes(language, rows));
  }
  for (const language of chosen) {
    if (!isWanted("packages")) continue;
    const rows = await packageRows(language, { kept, rounds });
    lines.push(packageLine(language, rows));
    misses.push(
      ...rows
        .filter(({ missed }) => missed.length > 0)
        .map((row) => `* ${row.path}, ${row.edit}: ${row.missed.join(", ")}`),
    );
  }
  const notRun: string[] = [];
  for (const one of histories) {
    if (!isWanted("history") || !chosen.some((language) => servers[language] === one.server)) continue;
    if (clones === undefined) {
      notRun.push(`${one.project}: no folder with clones is given`);
      continue;
    }
    const rows = await historyRows(one, { clones, kept: join(kept, "history"), commits }, notRun);
    lines.push(historyLine(one.project, one.server, rows));
    misses.push(
      ...rows
        .filter(({ missed }) => missed.length > 0)
        .map((row) => `* ${row.project} ${row.commit.slice(0, 10)}: ${row.missed.join(", ")}`),
    );
  }
  return [...lines, "", ...misses, ...notRun.map((one) => `* not run: ${one}`), "", ...after].join("\n");
}

const parts: ReadonlySet<string> = new Set(["generated", "packages", "history"]);

function generatedLine(language: Language, rows: readonly Judged[], of: number): string {
  const missed = rows.map((row) => missedIn(row));
  const cells = [
    `generated (${of} in all)`,
    servers[language],
    rows.length,
    missed.filter((one) => one === null).length,
    rows.filter(({ outcome }) => outcome.untouched.length > 0).length,
    missed.filter((one) => one !== null && one.length > 0).length,
  ];
  return `| ${cells.join(" | ")} |`;
}

function generatedMisses(row: Judged): readonly string[] {
  const { change, outcome } = row;
  const name = `* ${change.construct}; ${change.edit}; ${change.shape}`;
  const missed = missedIn(row) ?? [];
  return [
    ...(missed.length === 0 ? [] : [`${name}: ${missed.join(", ")}`]),
    ...(outcome.alone.length === 0
      ? []
      : [`${name}: looked at alone it is another: ${outcome.alone.join(", ")}`]),
  ];
}

/** What the same changes find when one rule is switched off: a set that is every file would find nothing. */
function holes(language: Language, rows: readonly Judged[]): readonly string[] {
  const found = affectedRules.map((rule) => {
    const missed = rows.filter((row) => (missedIn(row, rule) ?? []).length > 0).length;
    return `| ${rule} | ${missed} |`;
  });
  return [`| rule switched off, ${language} | changes with a miss |`, "| --- | --: |", ...found, ""];
}

function packageLine(language: Language, rows: readonly PackageRow[]): string {
  const packages = new Set(rows.map((row) => row.package)).size;
  return lineOf(`${packages} released packages`, servers[language], rows);
}

function historyLine(project: string, server: string, rows: readonly CommitRow[]): string {
  return lineOf(project, server, rows);
}

function lineOf(
  name: string,
  server: string,
  rows: readonly Pick<PackageRow, "mode" | "untouched" | "missed">[],
): string {
  const count = (is: (row: (typeof rows)[number]) => boolean) => rows.filter(is).length;
  const cells = [
    name,
    server,
    rows.length,
    count(({ mode }) => mode === "full"),
    count(({ untouched }) => untouched > 0),
    count(({ missed }) => missed.length > 0),
  ];
  return `| ${cells.join(" | ")} |`;
}
