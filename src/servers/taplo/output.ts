/** Reads what `taplo lint` prints, and decides when it is believed. */
import { member } from "../../model/json.ts";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";

/**
 * Reads a run. taplo 0.7.0 ends with 0 for files without a mistake, for files that it left out and for missing files,
 * and with 1 for everything else. So its log decides: the number of files that it found, the name of each wrong file,
 * and the line at the end if there is one.
 */
export function readTaplo(ended: CompilerEnded): CompilerRead {
  const broken = brokenOff(ended);
  if (broken !== undefined) return broken;
  const { exitCode, stderr, cwd } = ended;
  const found = [
    ...stderr.matchAll(/^ INFO taplo:lint_files:collect_files: found files total=(\d+) excluded=(\d+) /gmu),
  ];
  const [, total, excluded] = found[0] ?? [];
  if (found.length !== 1 || excluded !== "0")
    return failedRun("server-not-ready", `taplo did not say which files it found${wordsIn(stderr, cwd)}`);
  const wrong = wrongFiles(stderr);
  const hasEnded = /^ERROR operation failed error=some files were not valid$/mu.test(stderr);
  if (exitCode !== (wrong.size > 0 ? 1 : 0) || hasEnded !== wrong.size > 0)
    return failedRun("server-not-ready", `taplo ended with code ${exitCode}${wordsIn(stderr, cwd)}`);
  const diagnostics = diagnosticsIn(stderr);
  const stray = diagnostics.find(({ path }) => !wrong.has(path));
  const unread = new Map([...wrong].filter(([, why]) => !hasFindings.test(why)));
  const silent = [...wrong.keys()].find(
    (path) => !unread.has(path) && !diagnostics.some((one) => one.path === path),
  );
  if (stray !== undefined || silent !== undefined)
    return failedRun(
      "server-not-ready",
      "taplo did not print what is wrong in each file that it calls wrong",
    );
  return {
    kind: "finished",
    files: Number(total),
    diagnostics,
    complaints: [],
    ...(unread.size === 0
      ? {}
      : {
          unlooked: {
            has: (path: string) => unread.has(path),
            reason: [...new Set(unread.values())].join("; "),
          },
        }),
  };
}

/** Joins the results of runs that each checked some of the files. */
export function joined(reads: readonly CompilerRead[]): CompilerRead {
  const failed = reads.find(({ kind }) => kind === "failed");
  if (failed !== undefined) return failed;
  const all = reads.flatMap((read) => (read.kind === "finished" ? [read] : []));
  const unlooked = all.flatMap((read) => read.unlooked ?? []);
  return {
    kind: "finished",
    files: all.reduce((sum, { files }) => sum + (files ?? 0), 0),
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    complaints: [],
    ...(unlooked.length === 0
      ? {}
      : {
          unlooked: {
            has: (path: string) => unlooked.some((one) => one.has(path)),
            reason: [...new Set(unlooked.map(({ reason }) => reason))].join("; "),
          },
        }),
  };
}

const hasFindings = /^(?:syntax|semantic) errors found$/u;

/** Returns the reason why each file is wrong, by its absolute path. */
function wrongFiles(stderr: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, why = "", quoted = ""] of stderr.matchAll(
    /^ERROR taplo:lint_files: invalid file error=(.*) path=("(?:[^"\\]|\\.)*")$/gmu,
  ))
    files.set(unquoted(quoted), why);
  return files;
}

/** Reads a text in the debug format of Rust. */
function unquoted(quoted: string): string {
  return quoted
    .slice(1, -1)
    .replaceAll(/\\(?:u\{([0-9a-f]+)\}|(.))/gu, (_, code: string | undefined, plain: string | undefined) =>
      code === undefined
        ? (escapes.get(plain ?? "") ?? plain ?? "")
        : String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

const escapes: ReadonlyMap<string, string> = new Map([
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["0", "\0"],
]);

/**
 * Reads the diagnostics. Each begins with its kind and its place, and ends with an empty line; a line of a file
 * follows its number.
 */
function diagnosticsIn(stderr: string): readonly CompilerDiagnostic[] {
  return [...stderr.matchAll(/^error: (.+)\n +┌─ (.+):(\d+):(\d+)\n((?:.*\S.*\n)*)/gmu)].map(
    ([, kind = "", path = "", line = "", column = "", drawing = ""]) => {
      const start = { line: Number(line), column: Number(column) };
      const label = labelIn(drawing);
      const said = member(label, "message");
      const message = typeof said === "string" ? said : kind;
      return {
        path,
        start,
        end: label?.length === undefined ? null : { line: start.line, column: start.column + label.length },
        severity: "error",
        code: kind.toLowerCase().replaceAll(" ", "-"),
        source: "taplo",
        message: kind === "invalid TOML" || message === kind ? message : `${kind}: ${message}`,
      };
    },
  );
}

/** Returns the text next to the carets, and the number of carets if they are below one line of plain letters. */
function labelIn(drawing: string): { readonly message: string; readonly length?: number } | undefined {
  const rows = drawing.split("\n");
  const at = rows.findIndex((row) => /^ *│ (?:[ │]*╰─*| *)\^+ /u.test(row));
  const row = rows[at];
  if (row === undefined) return undefined;
  const [, bow = "", carets = "", message = ""] = /^ *│ ([ │]*╰─*| *)(\^+) (.*)$/u.exec(row) ?? [];
  const source = rows[at - 1] ?? "";
  const isPlain = !bow.includes("╰") && /^\d+ │ [ -~]*$/u.test(source);
  return isPlain ? { message, length: carets.length } : { message };
}

/** Returns the last message, without its drawings. */
function wordsIn(stderr: string, cwd: string): string {
  const said = stderr.split("\n").findLast((line) => /^ ?(?:ERROR|WARN|\w*Error:)/u.test(line));
  return said === undefined ? "" : `: ${said.trim().replaceAll(`${cwd}/`, "")}`;
}
