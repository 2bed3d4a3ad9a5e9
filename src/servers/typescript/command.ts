/** `tsc --noEmit` in the place of a server of TypeScript: one run for each project that a program is made of. */
import { join } from "node:path";
import { brokenOff, failedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead } from "../compiler/types.ts";
import type { CommandMode, Profile } from "../profile.ts";
import { type Compiler, typescriptProgram } from "./program.ts";

const common = ["--noEmit", "--pretty", "false", "--listFiles"];

/** `source`: as findings of the server are attributed. */
export function typescriptCommandMode(
  compiler: Compiler,
  command: Profile["command"],
  source: string,
): CommandMode {
  const read = (ended: readonly CompilerEnded[]) => readStages(ended, source);
  return {
    command,
    compiler: {
      project: ({ root }) => ({ args: common, cwd: root, input: "" }),
      stages: ({ root, parts = [] }) =>
        parts.map(({ configuration }) => ({
          args: [...common, "--incremental", "false", "--project", join(root, configuration)],
          cwd: root,
          input: "",
        })),
      readStages: read,
      document: (_context, { path, text, folder }) => {
        const file = path.slice(path.lastIndexOf("/") + 1);
        const configuration = { compilerOptions: { strict: true, types: [] }, files: [file] };
        return {
          args: [...common, "--project", "tsconfig.json"],
          cwd: folder,
          input: "",
          files: { [file]: text, "tsconfig.json": JSON.stringify(configuration) },
          names: join(folder, file),
        };
      },
      read: (ended) => read([ended]),
      columns: "utf-16",
    },
    program: (host, place) => typescriptProgram(host, place, { ...compiler, tells: "parts" }),
  };
}

/** What is about no file is about the project, and was read with its files. */
function readStages(ended: readonly CompilerEnded[], source: string): CompilerRead {
  const found = new Map<string, CompilerDiagnostic>();
  for (const one of ended) {
    const broken = brokenOff(one);
    if (broken !== undefined) return broken;
    // Two has nothing to do with how much was found: it writes nothing anyway.
    if (![0, 1, 2].includes(one.exitCode ?? -1))
      return failedRun("server-not-ready", `tsc ended with code ${one.exitCode}`);
    const { diagnostics, files } = parsed(one, source);
    if (files === 0)
      return failedRun("server-not-ready", diagnostics[0]?.message ?? "tsc listed no file that it looked at");
    for (const diagnostic of diagnostics)
      if (diagnostic.path !== "") found.set(JSON.stringify(diagnostic), diagnostic);
  }
  return { kind: "finished", files: null, diagnostics: [...found.values()], complaints: [] };
}

const place = /^(.+?)\((\d+),(\d+)\): (error|warning|message) TS(\d+): (.*)$/u;
const nowhere = /^(error|warning|message) TS(\d+): (.*)$/u;

/** A message goes on in lines that are indented; the files that were looked at stand behind, absolute. */
function parsed({ stdout, cwd }: CompilerEnded, source: string) {
  const diagnostics: CompilerDiagnostic[] = [];
  let files = 0;
  for (const line of stdout.split(/\r?\n/u)) {
    const at = place.exec(line);
    const bare = at === null ? nowhere.exec(line) : null;
    const last = diagnostics.at(-1);
    if (at !== null) {
      const [, path = "", row, column, severity, code = "", message = ""] = at;
      const start = { line: Number(row), column: Number(column) };
      diagnostics.push({
        path: join(cwd, path),
        start,
        end: null,
        severity: severityOf(severity),
        code,
        source,
        message,
      });
    } else if (bare !== null) {
      const [, severity, code = "", message = ""] = bare;
      const start = { line: 1, column: 1 };
      diagnostics.push({
        path: "",
        start,
        end: start,
        severity: severityOf(severity),
        code,
        source,
        message,
      });
    } else if (/^\s+\S/u.test(line) && last !== undefined && files === 0)
      diagnostics[diagnostics.length - 1] = { ...last, message: `${last.message}\n${line}` };
    else if (line.startsWith("/")) files += 1;
  }
  return { diagnostics, files };
}

function severityOf(word: string | undefined): "error" | "warning" | "information" {
  if (word === "error") return "error";
  return word === "warning" ? "warning" : "information";
}
