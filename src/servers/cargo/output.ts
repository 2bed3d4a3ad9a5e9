/** Reads what `cargo check --message-format=json` prints, and decides when it is believed. */

import { dirname, resolve } from "node:path";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead, CompilerRelated } from "../compiler/types.ts";

/** Reads two commands: the packages of the project, as `cargo metadata` names them; then the check. */
export function readCargo([metadata, check]: readonly CompilerEnded[]): CompilerRead {
  if (metadata === undefined || check === undefined)
    return failedRun("server-not-ready", "cargo was not run to its end");
  for (const ended of [metadata, check]) {
    const broken = interruptedRun(ended);
    if (broken !== undefined) return broken;
  }
  const packages = packagesIn(metadata);
  if (packages === undefined) return failedRun("server-configuration", cargoFailure(metadata));
  const read = readCheck(check);
  if (typeof read === "string") return failedRun("server-configuration", read);
  const answered = new Set(
    read.diagnostics.filter(({ severity }) => severity === "error").map(({ path }) => path),
  );
  const known = new Set(packages.map(({ id }) => id));
  // Of a package of the tree that is in no workspace of it nothing says who needs it.
  const isStrange = read.failing.some(({ isLibrary, packageId }) => isLibrary && !known.has(packageId));
  const isUnlooked = isStrange ? () => true : unlookedIn(packages, read.failing);
  return {
    kind: "finished",
    files: null,
    diagnostics: read.diagnostics,
    complaints: [],
    unlooked: {
      has: (path) => !answered.has(path) && isUnlooked(path),
      reason: "its package, or a dependency, does not compile",
    },
  };
}

/** Reads the check of a package of ours: the diagnostics of the compiler alone. */
export function readCargoDocument(ended: CompilerEnded): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const read = readCheck(ended);
  if (typeof read === "string") return failedRun("server-not-ready", read);
  return { kind: "finished", files: null, diagnostics: read.diagnostics, complaints: [] };
}

type Package = {
  readonly id: string;
  readonly folder: string;
  /** Folders of packages of the tree that it needs. */
  readonly needs: readonly string[];
};

function packagesIn({ exitCode, stdout }: CompilerEnded): readonly Package[] | undefined {
  const all = exitCode === 0 ? readMember(parse(stdout), "packages") : undefined;
  if (!Array.isArray(all)) return undefined;
  return (all as readonly unknown[]).map((one) => {
    const needs = readMember(one, "dependencies");
    return {
      id: String(readMember(one, "id")),
      folder: dirname(String(readMember(one, "manifest_path"))),
      needs: (Array.isArray(needs) ? (needs as readonly unknown[]) : []).flatMap((need) => {
        const path = readMember(need, "path");
        return typeof path === "string" ? [path] : [];
      }),
    };
  });
}

/**
 * Target that does not compile. If it is a library, its whole package is unknown, and so are the packages that need
 * it; otherwise the files next to its first file are.
 */
type Failing = { readonly packageId: string; readonly isLibrary: boolean; readonly folder: string };

function unlookedIn(packages: readonly Package[], failing: readonly Failing[]): (path: string) => boolean {
  const libraries = new Set(failing.flatMap(({ isLibrary, packageId }) => (isLibrary ? [packageId] : [])));
  const lost = new Set(packages.filter(({ id }) => libraries.has(id)).map(({ folder }) => folder));
  // A set takes in what is added while it is walked.
  for (const folder of lost) for (const one of packages) if (one.needs.includes(folder)) lost.add(one.folder);
  const folderOf = (path: string) =>
    packages
      .map(({ folder }) => folder)
      .filter((folder) => isInside(path, folder))
      .sort((one, other) => other.length - one.length)[0];
  return (path) => {
    const own = folderOf(path);
    return (
      (own !== undefined && lost.has(own)) ||
      failing.some(({ isLibrary, folder }) => !isLibrary && isInside(path, folder))
    );
  };
}

type Checked = { readonly diagnostics: readonly CompilerDiagnostic[]; readonly failing: readonly Failing[] };

/**
 * Returns diagnostics, or a text with the reason why it did not get to compile. A file is compiled for several
 * targets, and each gives the same diagnostics.
 */
function readCheck(ended: CompilerEnded): Checked | string {
  const { stdout, exitCode, cwd } = ended;
  const found = new Map<string, CompilerDiagnostic>();
  const failing: Failing[] = [];
  let success: unknown;
  for (const line of stdout.split("\n").filter((one) => one !== "")) {
    const event = parse(line);
    if (event === undefined) return `cargo printed an invalid event: ${line.slice(0, 200)}`;
    const reason = readMember(event, "reason");
    if (reason === "build-finished") success = readMember(event, "success");
    if (reason !== "compiler-message") continue;
    const message = readMember(event, "message");
    const said = readMember(message, "level");
    // "error: internal compiler error" is one, too.
    const level = typeof said === "string" && said.startsWith("error") ? "error" : said;
    if (level !== "error" && level !== "warning") continue;
    const diagnostic = diagnosticOf(message, level, cwd);
    if (diagnostic !== undefined) {
      const { related: _related, ...said } = diagnostic;
      found.set(JSON.stringify(said), diagnostic);
    }
    if (level === "error") {
      // Over a project it names a package of the machine, or none of its own places.
      if (diagnostic === undefined) return `cargo: ${String(readMember(message, "message")).slice(0, 500)}`;
      failing.push(failingOf(event));
    }
  }
  const diagnostics = [...found.values()];
  const hasError = diagnostics.some(({ severity }) => severity === "error");
  if (success === true && exitCode === 0 && !hasError) return { diagnostics, failing };
  if (success === false && exitCode === 101 && hasError && unexplained(ended.stderr, failing) === undefined)
    return { diagnostics, failing };
  return cargoFailure(ended);
}

/**
 * Finds a package that cargo gave up without an error of the compiler: its build script failed, or the compiler was
 * killed.
 */
function unexplained(stderr: string, failing: readonly Failing[]): string | undefined {
  const names = new Set(failing.map(({ packageId }) => nameIn(packageId)));
  const lost = [
    ...stderr.matchAll(/could not compile `([^`]+)`|failed to run custom build command for `([^` ]+)/gu),
  ];
  return lost.map(([, compiled, built]) => built ?? compiled ?? "").find((name) => !names.has(name));
}

/** Returns the name in `path+file:///tree/a#0.1.0` and `registry+https://…#name@0.1.0`. */
function nameIn(packageId: string): string {
  const [place = "", fragment = ""] = packageId.split("#");
  return fragment.includes("@") ? (fragment.split("@")[0] ?? "") : place.slice(place.lastIndexOf("/") + 1);
}

function failingOf(event: unknown): Failing {
  const target = readMember(event, "target");
  const kinds = readMember(target, "kind");
  const others = ["bin", "test", "example", "bench"];
  return {
    packageId: String(readMember(event, "package_id")),
    isLibrary: !Array.isArray(kinds) || !kinds.every((kind) => others.includes(String(kind))),
    folder: dirname(String(readMember(target, "src_path"))),
  };
}

/**
 * Returns the diagnostic; undefined if it is about no place of the project. If a macro made the code, the place that
 * called the macro counts.
 */
function diagnosticOf(
  message: unknown,
  level: "error" | "warning",
  cwd: string,
): CompilerDiagnostic | undefined {
  const spans = readMember(message, "spans");
  const primary = (Array.isArray(spans) ? (spans as readonly unknown[]) : []).find(
    (span) => readMember(span, "is_primary") === true,
  );
  let span: unknown = primary;
  for (let depth = 0; span !== undefined && depth < expansionsMax; depth += 1) {
    const path = resolve(cwd, String(readMember(span, "file_name")));
    if (isInside(path, cwd)) break;
    span = readMember(readMember(span, "expansion"), "span");
  }
  const numbers = ["line_start", "column_start", "line_end", "column_end"].map((name) =>
    readMember(span, name),
  );
  const text = readMember(message, "message");
  const [line, column, lastLine, lastColumn] = numbers as readonly number[];
  if (typeof text !== "string" || line === undefined || column === undefined) return undefined;
  if (lastLine === undefined || lastColumn === undefined) return undefined;
  const path = resolve(cwd, String(readMember(span, "file_name")));
  if (!isInside(path, cwd)) return undefined;
  const label = readMember(primary, "label");
  const related = relatedTo(message, { path, line }, cwd);
  const code = readMember(readMember(message, "code"), "code");
  return {
    path,
    start: { line, column },
    end: { line: lastLine, column: lastColumn },
    severity: level,
    code: typeof code === "string" ? code : null,
    source: "rustc",
    // As its short form has it.
    message: typeof label === "string" && label !== "" ? `${text}: ${label}` : text,
    ...compact({ related: related.length === 0 ? undefined : related }),
  };
}

/**
 * Returns the places where the diagnostic's subject is defined or was begun: its other spans, and those of its notes.
 * Proposals of `help` are something else.
 */
function relatedTo(
  message: unknown,
  at: { readonly path: string; readonly line: number },
  cwd: string,
): readonly CompilerRelated[] {
  const listed = (of: unknown, name: string): readonly unknown[] => {
    const value = readMember(of, name);
    return Array.isArray(value) ? (value as readonly unknown[]) : [];
  };
  const others = listed(message, "spans").filter((span) => readMember(span, "is_primary") !== true);
  const notes = listed(message, "children").filter((child) => readMember(child, "level") === "note");
  const named = notes.flatMap((note) =>
    listed(note, "spans")
      .filter((span) => readMember(span, "is_primary") === true)
      .map((span) => [span, readMember(note, "message")] as const),
  );
  return [...others.map((span) => [span, readMember(span, "label")] as const), ...named].flatMap(
    ([span, said]): readonly CompilerRelated[] => {
      const path = resolve(cwd, String(readMember(span, "file_name")));
      const numbers = ["line_start", "column_start", "line_end", "column_end"].map((name) =>
        readMember(span, name),
      );
      const [line, column, lastLine, lastColumn] = numbers as readonly number[];
      if (line === undefined || column === undefined || lastLine === undefined || lastColumn === undefined)
        return [];
      // What stands on its own line is it.
      if (!isInside(path, cwd) || (path === at.path && line === at.line)) return [];
      return [
        {
          path,
          start: { line, column },
          end: { line: lastLine, column: lastColumn },
          message: typeof said === "string" ? said : "",
        },
      ];
    },
  );
}

const expansionsMax = 64;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function cargoFailure({ stderr, exitCode }: Pick<CompilerEnded, "stderr" | "exitCode">): string {
  const said = stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(?:Checking|Compiling|Blocking|Finished|Fresh|warning:)/u.test(line));
  return said.length === 0 ? `cargo ended with code ${exitCode}` : said.slice(0, 6).join("; ");
}
