/**
 * Runs `lanser explain FINDING-ID --report FILE`, which explains one finding, and `lanser explain CODE`, which
 * explains a code.
 */
import { resolve } from "node:path";
import { openRepository } from "../git/git.ts";
import { readFileAt } from "../git/objects.ts";
import { UserError } from "../model/errors.ts";
import { type ComparedFinding, placesOf } from "../model/finding.ts";
import { findNearest } from "../model/nearest.ts";
import type { Report, ReportedCause, Side } from "../model/report.ts";
import { reportFromV1 } from "../model/report-from-v1.ts";
import { readFileText } from "../platform/files.ts";
import { allCodes, explainAllCodes, explainCode } from "../report/codes/account.ts";
import { explain, explainCause } from "../report/explain.ts";
import { logLook, type TextLook } from "../report/terminal/options.ts";
import { validateReportV1 } from "../schemas/generated/report.v1.ts";
import { excerptsFrom } from "../verdict/excerpts.ts";
import type { LineOf } from "./commands.ts";
import { parseChoice } from "./program/arguments.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";
import { colorSettings, terminalLook } from "./report-text.ts";

/**
 * Explains a code if `--report` is missing, else an edit or a finding of that report. It asks no server: a report holds
 * everything but the code of unchanged findings.
 */
export async function explainCommand(
  host: CliHost,
  { values, positionals }: LineOf<"explain">,
  _signal: AbortSignal,
): Promise<number> {
  const [id] = positionals;
  const color = parseChoice(values.color, colorSettings, "--color") ?? "auto";
  const look = host.where.kind === "actions" ? logLook : terminalLook(host, color);
  if (values.all === true) {
    if (id !== undefined || values.report !== undefined)
      throw new UserError(
        "usage",
        "--all explains every code, so leave out the finding, the code and --report",
      );
    host.stdout.write(explainAllCodes(look));
    return 0;
  }
  if (id === undefined || positionals.length > 1)
    throw new UserError("usage", "explain needs one finding or code", {
      hint: "lanser explain FINDING-ID --report FILE; all codes: lanser explain --all",
    });
  if (values.report === undefined) {
    host.stdout.write(codeAccount(id, look));
    return 0;
  }
  const report = readReport(resolve(host.cwd, values.report), values.report);
  const cause = findCause(report, id);
  if (cause !== undefined) {
    host.stdout.write(escapeForOutput(host.where, explainCause(report, cause, look)));
    return 0;
  }
  const finding = find(report, id);
  const account = explain(
    await withCode(host, report, finding, resolve(host.cwd, values.repo ?? ".")),
    finding,
    look,
  );
  host.stdout.write(escapeForOutput(host.where, account));
  return 0;
}

/**
 * Explains a code. Throws a UserError for an unknown one, with the nearest. An argument of hexadecimal digits is the id
 * of a finding, so its report is missing: no code has only such digits.
 */
function codeAccount(given: string, look: TextLook): string {
  // JSON answers write a code as E/SOME_CODE, so this form is accepted, too.
  const code = given.startsWith("E/") ? given.slice(2).toLowerCase().replaceAll("_", "-") : given;
  const text = explainCode(code, look);
  if (text !== "") return text;
  if (/^(?:sha256:)?[0-9a-f]+$/u.test(code))
    throw new UserError("usage", "to explain a finding, add --report FILE");
  const near = findNearest(code, allCodes);
  throw new UserError("not-found", `there is no code ${code}`, {
    hint: near === undefined ? "To list all codes, run: lanser explain --all" : `Did you mean ${near}?`,
  });
}

/**
 * Reads a report of `lanser gate`; `shown` is its name in messages. Throws a UserError for another file, and for a
 * report that this release cannot read.
 */
function readReport(file: string, shown: string): Report {
  let text: string;
  try {
    text = readFileText(file);
  } catch (error) {
    throw new UserError("unreadable-file", `cannot read the report ${shown}`, { cause: error });
  }
  const read = reportFromV1(text, validateReportV1);
  if (read.kind === "report") return read.report;
  throw new UserError("unreadable-file", `${shown} is not a report of this release: ${read.message}`, {
    hint: "Write one with: lanser gate --report FILE …",
  });
}

const digestPrefix = "sha256:";
/** Minimum length of an id: fewer characters would match half the report. */
const idLengthMin = 4;

/**
 * Finds an edit that caused findings by the beginning of its id. Undefined if a finding begins with the same
 * characters, because findings are what people usually look up. Throws a UserError if several edits match.
 */
function findCause({ causes, findings }: Report, id: string): ReportedCause | undefined {
  const wanted = id.startsWith(digestPrefix) ? id : digestPrefix + id;
  if (wanted.length < digestPrefix.length + idLengthMin) return undefined;
  if (findings.some((one) => one.id.startsWith(wanted))) return undefined;
  const found = causes.filter((one) => one.id.startsWith(wanted));
  if (found.length > 1)
    throw new UserError("ambiguous", `${found.length} edits of the report begin with ${id}`, {
      hint: "Add more characters of the id.",
    });
  return found[0];
}

/** Finds a finding by the beginning of its id, which people copy from the output. Throws if none or several match. */
function find(report: Report, id: string): ComparedFinding {
  const wanted = id.startsWith(digestPrefix) ? id : digestPrefix + id;
  if (wanted.length < digestPrefix.length + idLengthMin)
    throw new UserError("usage", `\`${id}\` is too short to name a finding`, {
      hint: `Use at least ${idLengthMin} characters of the id.`,
    });
  const found = report.findings.filter((one) => one.id.startsWith(wanted));
  const [first, second] = found;
  if (first === undefined) {
    const near = findNearest(
      wanted,
      report.findings.map((one) => one.id),
    );
    throw new UserError("not-found", `the report has no finding ${id}`, {
      hint:
        near === undefined
          ? "To list the findings, run: lanser gate --format json …"
          : `Did you mean ${near}?`,
    });
  }
  if (second !== undefined)
    throw new UserError("ambiguous", `${found.length} findings of the report begin with ${id}`, {
      hint: "Add more characters of the id.",
    });
  return first;
}

/**
 * Adds the code around a finding whose code the report lacks: an unchanged finding, or one beyond the limit of
 * excerpts. The code comes from git if `folder` is in the repository of the report; otherwise it remains missing. Other
 * excerpts can be dropped, because only this finding is shown.
 */
async function withCode(
  host: CliHost,
  report: Report,
  finding: ComparedFinding,
  folder: string,
): Promise<Report> {
  if (report.excerpts.has(finding.id)) return report;
  const trees = { base: report.base.tree, head: report.head.tree };
  const texts = new Map<string, string>();
  const places = placesOf(finding);
  try {
    await using repository = await openRepository(host, folder);
    for (const side of ["base", "head"] as const satisfies readonly Side[]) {
      const [tree, place] = [trees[side], places[side]];
      if (tree === null || place === null) continue;
      // A report about a working tree names a tree that git did not keep.
      const bytes = await readFileAt(repository, tree, place.path).catch(() => undefined);
      if (bytes !== undefined) texts.set(side, bytes.toString("utf8"));
    }
  } catch {
    // Another folder, or a clone without these commits. Only the code is missing then.
    return report;
  }
  const excerpt = excerptsFrom((_server, side) => texts.get(side))(finding);
  return { ...report, excerpts: new Map([[finding.id, excerpt]]) };
}
