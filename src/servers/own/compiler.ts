/** A command that a repository describes: the call of it, and the part of its output that is believed. */
import { dirname, join, posix, relative, resolve } from "node:path";
import type { Severity } from "../../model/finding.ts";
import { isInside } from "../../model/paths.ts";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import { memberAt, parsedJson } from "../compiler/findings.ts";
import { readSarif } from "../compiler/sarif.ts";
import type {
  Compiler,
  CompilerDiagnostic,
  CompilerEnded,
  CompilerRead,
  CompilerRun,
} from "../compiler/types.ts";
import { type ProjectPlace, projectFolder, type SideContext } from "../profile.ts";
import type { OwnCompiler, OwnFields } from "./definition.ts";

type Of = {
  readonly name: string;
  /** Lists the files that it checks, relative to the tree. */
  readonly filesOf: (place: ProjectPlace) => readonly string[];
  /** Files that lie beside a document of ours, as texts by path. */
  readonly beside: Readonly<Record<string, string>>;
};

export function ownCompiler(own: OwnCompiler, { name, filesOf, beside }: Of): Compiler<SideContext> {
  const run = (context: SideContext, cwd: string, files: readonly string[]): CompilerRun => ({
    ...programOf(context),
    args: own.arguments.flatMap((one) =>
      one === "{files}"
        ? files.map((file) => (file.startsWith("-") ? `./${file}` : file))
        : [one.replaceAll("{server}", () => context.serverFolder).replaceAll("{root}", () => cwd)],
    ),
    cwd,
    input: "",
  });
  /** The files that were listed, by the folder that it runs in. */
  const listed = new Map<string, readonly string[]>();
  return {
    project: (context) => {
      const cwd = projectFolder(context);
      const below = filesOf(context).map((path) => posix.relative(context.project, path));
      if (listed.size >= listedMax) listed.clear();
      listed.set(cwd, below);
      return run(context, cwd, below);
    },
    document: (context, { path, text, folder }) => {
      const file = join(posix.basename(dirname(path)), posix.basename(path));
      return {
        ...run(context, folder, [file]),
        files: { ...beside, [file]: text },
        names: join(folder, file),
      };
    },
    read: (ended) => readOwn(own, ended, name, listed.get(ended.cwd) ?? []),
    columns: own.columns ?? "code-points",
  };
}

/** The most trees that are remembered; a run has a few. */
const listedMax = 64;

/** The program to run: one of the machine is found in each run anew. */
function programOf({ toolchain }: SideContext): Pick<CompilerRun, "file"> {
  const { program } = toolchain;
  return program === undefined ? {} : { file: program };
}

/** Reads what the command printed; `files` are those that it checks, relative to the folder that it ran in. */
export function readOwn(
  own: OwnCompiler,
  ended: CompilerEnded,
  name: string,
  files: readonly string[],
): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stdout, stderr, cwd, over } = ended;
  const printed = own.output === "stderr" ? stderr : stdout;
  const failed = (reason: string) =>
    failedRun("server-configuration", `${reason}${lastWords(stderr || stdout)}`.replaceAll(`${cwd}/`, ""));
  const other = own.output === "stderr" ? stdout : stderr;
  const read = readers[own.format](own, printed, { cwd, source: name });
  const code = exitCode ?? -1;
  if (typeof read === "string")
    return failed(
      `${name} ended with code ${code}, and ${read}${printed.trim() === "" ? elsewhere(own, other) : ""}`,
    );
  const wanted = read.length === 0 ? own.exit.clean : own.exit.found;
  if (!wanted.includes(code))
    return failed(
      `${name} ended with code ${code} and ${read.length} findings, expected ${wanted.join(" or ")}`,
    );
  const stranger = read.find(({ path }) => !isInside(path, cwd));
  if (stranger !== undefined) return failed(`${name} found something outside of the project`);
  if (over === "project") {
    const known = new Set(files.map((path) => join(cwd, path)));
    const left = read.find(({ path }) => !known.has(path));
    if (left !== undefined)
      return failed(`${name} found something in ${relative(cwd, left.path)}, outside of \`files\``);
  }
  const checked = own.checked === undefined ? null : filesIn(own.checked, `${stdout}\n${stderr}`);
  if (checked === undefined) return failed(`${name} does not say how many files it checked`);
  return { kind: "finished", files: checked, diagnostics: read, complaints: [] };
}

/** Explains an output that is nothing at all: what was printed beside it. */
function elsewhere({ output = "stdout" }: OwnCompiler, other: string): string {
  const beside = output === "stdout" ? "stderr" : "stdout";
  const bytes = Buffer.byteLength(other.trim());
  return bytes === 0
    ? ", because it printed nothing: if no output means no error, use `lines`"
    : `, because it printed nothing on ${output}, and ${bytes} bytes on ${beside}: see \`output\``;
}

function lastWords(text: string): string {
  const lines = text.trim().split("\n").slice(-5).join("; ");
  return lines === "" ? "" : `: ${lines.slice(0, 1_000)}`;
}

function filesIn(expression: string, printed: string): number | undefined {
  const files = new RegExp(expression, "mu").exec(printed)?.groups?.["files"];
  return files === undefined || !/^\d+$/u.test(files) ? undefined : Number(files);
}

type Where = { readonly cwd: string; readonly source: string };
/** The findings that were printed, or why the output is not believed. */
type Read = readonly CompilerDiagnostic[] | string;

const readers = {
  sarif: (_own, printed, where) => readSarif(printed, where) ?? "printed incomplete SARIF",
  json: (own, printed, where) => {
    const value = parsedJson(printed);
    return value === undefined ? "printed incomplete JSON" : found(own, [value.value], where, own.list);
  },
  "json-lines": (own, printed, where) => {
    const lines = printed.split("\n").filter((line) => line.trim() !== "");
    const values = lines.map(parsedJson);
    if (values.includes(undefined)) return "printed a line of invalid JSON";
    return found(
      own,
      values.map((one) => one?.value),
      where,
      undefined,
    );
  },
  lines: (own, printed, where) => {
    const line = new RegExp(own.line ?? "", "u");
    const skip = (own.skip ?? []).map((one) => new RegExp(one, "u"));
    const diagnostics: CompilerDiagnostic[] = [];
    for (const text of printed.split(/\r?\n/u)) {
      const { groups } = line.exec(text) ?? {};
      if (groups === undefined) {
        if (text.trim() === "" || skip.some((one) => one.test(text))) continue;
        return `printed an unknown line, \`${text.slice(0, 200)}\``;
      }
      const part = (key: keyof OwnFields) => groups[key.replace("-", "_")];
      const diagnostic = diagnosticOf(own, part, where);
      if (typeof diagnostic === "string") return diagnostic;
      diagnostics.push(diagnostic);
    }
    return diagnostics;
  },
} as const satisfies Record<OwnCompiler["format"], (own: OwnCompiler, printed: string, where: Where) => Read>;

/** Reads the findings in a JSON output. `values`: the documents; `list`: where in each the list is. */
function found(own: OwnCompiler, values: readonly unknown[], where: Where, list: string | undefined): Read {
  const { fields, messages, only = {} } = own;
  if (fields === undefined) return "has no fields";
  const elements: unknown[] = [];
  for (const value of values) {
    const all = own.format === "json" ? memberAt(value, list) : [value];
    if (!Array.isArray(all)) return `printed no list${list === undefined ? "" : ` at ${list}`}`;
    elements.push(...(all as unknown[]));
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const element of elements) {
    if (Object.entries(only).some(([place, text]) => memberAt(element, place) !== text)) continue;
    const inner = messages === undefined ? [element] : memberAt(element, messages);
    if (!Array.isArray(inner)) return `printed an element without a list at ${messages}`;
    for (const one of inner as unknown[]) {
      const part = (key: keyof OwnFields) => {
        const place = fields[key];
        return place === undefined ? undefined : memberAt(key === "path" ? element : one, place);
      };
      const diagnostic = diagnosticOf(own, part, where);
      if (typeof diagnostic === "string") return diagnostic;
      diagnostics.push(diagnostic);
    }
  }
  return diagnostics;
}

function diagnosticOf(
  own: OwnCompiler,
  part: (key: keyof OwnFields) => unknown,
  { cwd, source }: Where,
): CompilerDiagnostic | string {
  const [path, message, code, said] = [part("path"), part("message"), part("code"), part("severity")];
  if (typeof path !== "string" || path === "") return "printed a finding without a path";
  if (typeof message !== "string") return `printed a finding in ${path} without a message`;
  const line = numberOf(part("line"));
  if (line === undefined) return `printed a finding in ${path} without a line`;
  const [fromLine, fromColumn] = [1 - (own["first-line"] ?? 1), 1 - (own["first-column"] ?? 1)];
  const column = numberOf(part("column"));
  const [endLine, endColumn] = [numberOf(part("end-line")), numberOf(part("end-column"))];
  const severity = severityOf(own, said);
  if (severity === undefined) return `printed a severity missing in \`severities\`, ${String(said)}`;
  return {
    path: resolve(cwd, path),
    start: { line: line + fromLine, column: column === undefined ? 1 : column + fromColumn },
    end:
      endColumn === undefined ? null : { line: (endLine ?? line) + fromLine, column: endColumn + fromColumn },
    severity,
    code: typeof code === "string" || typeof code === "number" ? String(code) : null,
    source,
    message,
  };
}

function severityOf({ severities, severity = "error" }: OwnCompiler, said: unknown): Severity | undefined {
  if (said === undefined || said === null || severities === undefined) return severity;
  const word = String(said);
  return Object.hasOwn(severities, word) ? severities[word] : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d+$/u.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}
