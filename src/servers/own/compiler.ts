/**
 * Runs a command that a repository describes, and reads its output. An output that the description does not explain
 * is an error, never a run without findings.
 */
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

/** The parts of a described server that its command needs. */
type Of = {
  readonly name: string;
  /** Lists the files that the command checks, relative to the tree. */
  readonly filesOf: (place: ProjectPlace) => readonly string[];
  /** Files to write next to a canary, as texts by path. */
  readonly beside: Readonly<Record<string, string>>;
};

/**
 * Builds the runs of a described command: one for a project, one for a single document such as a canary. A file whose
 * name begins with "-" gets `./` in front, so that the command does not read it as an option.
 */
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
  /** The files of the last runs, by working folder. `read` compares the findings with them. */
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

/** The most working folders to remember; a run has a few. `lanser mcp` would otherwise keep all of them. */
const listedMax = 64;

/**
 * Selects a program of the machine instead of the package's. Its path can differ between runs, so the toolchain finds
 * it each time.
 */
function programOf({ toolchain }: SideContext): Pick<CompilerRun, "file"> {
  const { program } = toolchain;
  return program === undefined ? {} : { file: program };
}

/**
 * Checks and reads what the command printed. `files` are the files that it had to check, relative to its working
 * folder. Each mismatch (exit code, number of files, a path outside) fails the server: a description that fits badly
 * must not pass a change.
 */
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
      `${name} ended with code ${code}: ${read}${printed.trim() === "" ? elsewhere(own, other) : ""}`,
    );
  const wanted = read.length === 0 ? own.exit.clean : own.exit.found;
  if (!wanted.includes(code))
    return failed(
      `${name} ended with code ${code} and ${read.length} findings, expected ${wanted.join(" or ")}`,
    );
  const outsider = read.find(({ path }) => !isInside(path, cwd));
  if (outsider !== undefined) return failed(`${name} reported a finding outside the project`);
  if (over === "project") {
    const known = new Set(files.map((path) => join(cwd, path)));
    const unlisted = read.find(({ path }) => !known.has(path));
    if (unlisted !== undefined)
      return failed(`${name} reported a finding in ${relative(cwd, unlisted.path)}, outside \`files\``);
  }
  const checked = own.checked === undefined ? null : filesIn(own.checked, `${stdout}\n${stderr}`);
  if (checked === undefined) return failed(`${name} printed no number of files that \`checked\` matches`);
  return { kind: "finished", files: checked, diagnostics: read, complaints: [] };
}

/**
 * Explains an empty output: either the command prints nothing without findings, or it prints on the other stream.
 * Both are common mistakes in a description.
 */
function elsewhere({ output = "stdout" }: OwnCompiler, other: string): string {
  const otherStream = output === "stdout" ? "stderr" : "stdout";
  const bytes = Buffer.byteLength(other.trim());
  return bytes === 0
    ? ", because the command printed nothing. If no output means no finding, use `format: lines`"
    : `, because the command printed nothing on ${output}, but ${bytes} bytes on ${otherStream}: correct \`output\``;
}

/** Gives the last five lines of an output, which mostly contain the reason of a failure. */
function lastWords(text: string): string {
  const lines = text.trim().split("\n").slice(-5).join("; ");
  return lines === "" ? "" : `: ${lines.slice(0, 1_000)}`;
}

/** Reads the number of checked files by the expression `checked`; undefined if no line matches. */
function filesIn(expression: string, printed: string): number | undefined {
  const files = new RegExp(expression, "mu").exec(printed)?.groups?.["files"];
  return files === undefined || !/^\d+$/u.test(files) ? undefined : Number(files);
}

/** The working folder of the command, and the source to write into its findings. */
type Where = { readonly cwd: string; readonly source: string };
/**
 * The findings that the command printed. A string says why Lanser rejects the output; it continues the sentence "NAME
 * ended with code 1, and …".
 */
type Read = readonly CompilerDiagnostic[] | string;

/** One reader for each `format` of a description. */
const readers = {
  sarif: (_own, printed, where) => readSarif(printed, where) ?? "the output is incomplete SARIF",
  json: (own, printed, where) => {
    const value = parsedJson(printed);
    return value === undefined ? "the output is incomplete JSON" : found(own, [value.value], where, own.list);
  },
  "json-lines": (own, printed, where) => {
    const lines = printed.split("\n").filter((line) => line.trim() !== "");
    const values = lines.map(parsedJson);
    if (values.includes(undefined)) return "a line of the output is invalid JSON";
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
        return `the output has an unknown line, \`${text.slice(0, 200)}\``;
      }
      const part = (key: keyof OwnFields) => groups[key.replace("-", "_")];
      const diagnostic = diagnosticOf(own, part, where);
      if (typeof diagnostic === "string") return diagnostic;
      diagnostics.push(diagnostic);
    }
    return diagnostics;
  },
} as const satisfies Record<OwnCompiler["format"], (own: OwnCompiler, printed: string, where: Where) => Read>;

/**
 * Reads the findings of a JSON output. `values` are its documents: one, or one per line. `list` is the place of the
 * list of findings in a document. A missing list is an error, because an empty result would look like a pass.
 */
function found(own: OwnCompiler, values: readonly unknown[], where: Where, list: string | undefined): Read {
  const { fields, messages, only = {} } = own;
  if (fields === undefined) return "the description has no `fields`";
  const elements: unknown[] = [];
  for (const value of values) {
    const all = own.format === "json" ? memberAt(value, list) : [value];
    if (!Array.isArray(all)) return `the output has no list${list === undefined ? "" : ` at ${list}`}`;
    elements.push(...(all as unknown[]));
  }
  const diagnostics: CompilerDiagnostic[] = [];
  for (const element of elements) {
    if (Object.entries(only).some(([place, text]) => memberAt(element, place) !== text)) continue;
    const inner = messages === undefined ? [element] : memberAt(element, messages);
    if (!Array.isArray(inner)) return `an element of the output has no list at ${messages}`;
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

/**
 * Builds one diagnostic from its members, one-based as the rest of Lanser counts a command's output. A string says
 * which member is missing. A finding without a column begins at the start of its line.
 */
function diagnosticOf(
  own: OwnCompiler,
  part: (key: keyof OwnFields) => unknown,
  { cwd, source }: Where,
): CompilerDiagnostic | string {
  const [path, message, code, word] = [part("path"), part("message"), part("code"), part("severity")];
  if (typeof path !== "string" || path === "") return "a finding in the output has no path";
  if (typeof message !== "string") return `a finding in ${path} has no message`;
  const line = numberOf(part("line"));
  if (line === undefined) return `a finding in ${path} has no line`;
  const [fromLine, fromColumn] = [1 - (own["first-line"] ?? 1), 1 - (own["first-column"] ?? 1)];
  const column = numberOf(part("column"));
  const [endLine, endColumn] = [numberOf(part("end-line")), numberOf(part("end-column"))];
  const severity = severityOf(own, word);
  if (severity === undefined) return `\`severities\` lacks the severity ${String(word)}`;
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

/**
 * Translates the command's word for a severity; undefined for a word that the description does not translate. Without
 * `severities` each finding has the one default severity. The caller then fails the run, because the finding could be
 * an error.
 */
function severityOf({ severities, severity = "error" }: OwnCompiler, sent: unknown): Severity | undefined {
  if (sent === undefined || sent === null || severities === undefined) return severity;
  const word = String(sent);
  return Object.hasOwn(severities, word) ? severities[word] : undefined;
}

/** Reads a whole number that can be a string, as in the groups of `lines`. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === "string" && /^\d+$/u.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}
