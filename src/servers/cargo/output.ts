/** Reads the output of `cargo check --message-format=json`, and decides if it is reliable. */

import { dirname, resolve } from "node:path";
import { compact } from "../../model/compact.ts";
import { readMember } from "../../model/json.ts";
import { isInside } from "../../model/paths.ts";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerRead, CompilerRelated } from "../compiler/types.ts";

/**
 * Joins the outputs of two commands: `cargo metadata`, which lists the packages, and the check. Where a package does
 * not compile, rustc leaves out findings of it and of the packages that need it: those files are then unchecked.
 */
export function readCargo([metadata, check]: readonly CompilerEnded[]): CompilerRead {
  if (metadata === undefined || check === undefined)
    return failedRun("server-not-ready", "cargo did not finish");
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
  // The failing library is in no workspace of the tree, so nothing shows which packages need it. Every file then
  // counts as unchecked.
  const isStrange = read.failing.some(({ isLibrary, packageId }) => isLibrary && !known.has(packageId));
  const isUnlooked = isStrange ? () => true : unlookedIn(packages, read.failing);
  return {
    kind: "finished",
    files: null,
    diagnostics: read.diagnostics,
    complaints: [],
    unlooked: {
      has: (path) => !answered.has(path) && isUnlooked(path),
      reason: "the file's package or a dependency does not compile",
    },
  };
}

/**
 * Reads the check of a canary's package. Only the compiler's diagnostics matter. A canary needs no other package, so
 * cargo's other events do not matter.
 */
export function readCargoDocument(ended: CompilerEnded): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const read = readCheck(ended);
  if (typeof read === "string") return failedRun("server-not-ready", read);
  return { kind: "finished", files: null, diagnostics: read.diagnostics, complaints: [] };
}

/** A package of the tree. */
type Package = {
  readonly id: string;
  readonly folder: string;
  /** The folders of the tree's packages that it needs. */
  readonly needs: readonly string[];
};

/**
 * Reads the packages that `cargo metadata` lists; undefined if the command failed. `unlookedIn` follows the
 * dependencies between them.
 */
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
 * A target that does not compile. If it is a library, its whole package and all packages that need it are unchecked.
 * Otherwise only the files in the folder of its first file are.
 */
type Failing = { readonly packageId: string; readonly isLibrary: boolean; readonly folder: string };

/**
 * Builds the test of unchecked files. A package counts as lost if its library fails or if it needs a lost package,
 * through any number of steps. rustc leaves out findings in such packages, so their files must not count as clean.
 */
function unlookedIn(packages: readonly Package[], failing: readonly Failing[]): (path: string) => boolean {
  const libraries = new Set(failing.flatMap(({ isLibrary, packageId }) => (isLibrary ? [packageId] : [])));
  const lost = new Set(packages.filter(({ id }) => libraries.has(id)).map(({ folder }) => folder));
  // Iteration over a set includes values that are added meanwhile.
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

/** The diagnostics of a check and the targets that failed. */
type Checked = { readonly diagnostics: readonly CompilerDiagnostic[]; readonly failing: readonly Failing[] };

/**
 * Reads the events of a check, or says why it did not get to compile. Each file is compiled for several targets,
 * which report the same diagnostics, so equal ones count once. Success, exit code and errors must agree: otherwise
 * cargo failed for a reason that no diagnostic shows.
 */
function readCheck(ended: CompilerEnded): Checked | string {
  const { stdout, exitCode, cwd } = ended;
  const found = new Map<string, CompilerDiagnostic>();
  const failing: Failing[] = [];
  let success: unknown;
  for (const line of stdout.split("\n").filter((one) => one !== "")) {
    const event = parse(line);
    if (event === undefined) return `cargo printed a line that is no JSON event: ${line.slice(0, 200)}`;
    const reason = readMember(event, "reason");
    if (reason === "build-finished") success = readMember(event, "success");
    if (reason !== "compiler-message") continue;
    const message = readMember(event, "message");
    const word = readMember(message, "level");
    // "error: internal compiler error" is an error too.
    const level = typeof word === "string" && word.startsWith("error") ? "error" : word;
    if (level !== "error" && level !== "warning") continue;
    const diagnostic = diagnosticOf(message, level, cwd);
    if (diagnostic !== undefined) {
      const { related: _related, ...compared } = diagnostic;
      found.set(JSON.stringify(compared), diagnostic);
    }
    if (level === "error") {
      // An error without a place in the project is about a package of the machine.
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
 * killed. Its findings are then missing, and the diagnostics do not show it.
 */
function unexplained(stderr: string, failing: readonly Failing[]): string | undefined {
  const names = new Set(failing.map(({ packageId }) => nameIn(packageId)));
  const lost = [
    ...stderr.matchAll(/could not compile `([^`]+)`|failed to run custom build command for `([^` ]+)/gu),
  ];
  return lost.map(([, compiled, built]) => built ?? compiled ?? "").find((name) => !names.has(name));
}

/** Gives the package's name in an ID such as `path+file:///tree/a#0.1.0` or `registry+https://…#name@0.1.0`. */
function nameIn(packageId: string): string {
  const [place = "", fragment = ""] = packageId.split("#");
  return fragment.includes("@") ? (fragment.split("@")[0] ?? "") : place.slice(place.lastIndexOf("/") + 1);
}

/**
 * Reads the target of an error's event. An unknown kind counts as a library: it is safer to leave too many files
 * unchecked than too few.
 */
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
 * Builds the diagnostic of a compiler message; undefined if it has no place in the project. For code that a macro
 * made, it takes the place that called the macro: the macro's own code is often in a package.
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
    // The same text as in cargo's short form.
    message: typeof label === "string" && label !== "" ? `${text}: ${label}` : text,
    ...compact({ related: related.length === 0 ? undefined : related }),
  };
}

/**
 * Lists where the diagnostic's subject is defined or began: further places of the message, and places of its notes.
 * Places of `help` are proposals, so they are left out. The report shows them, and causes are found through them.
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
    ([span, label]): readonly CompilerRelated[] => {
      const path = resolve(cwd, String(readMember(span, "file_name")));
      const numbers = ["line_start", "column_start", "line_end", "column_end"].map((name) =>
        readMember(span, name),
      );
      const [line, column, lastLine, lastColumn] = numbers as readonly number[];
      if (line === undefined || column === undefined || lastLine === undefined || lastColumn === undefined)
        return [];
      // A place on the diagnostic's own line adds nothing.
      if (!isInside(path, cwd) || (path === at.path && line === at.line)) return [];
      return [
        {
          path,
          start: { line, column },
          end: { line: lastLine, column: lastColumn },
          message: typeof label === "string" ? label : "",
        },
      ];
    },
  );
}

/** The most macro calls to follow inside one another. */
const expansionsMax = 64;

/** Parses JSON; undefined for other text. A line that is no JSON ends the reading with a reason. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Words cargo's failure by its own messages, without progress and warnings. Six lines are enough to show the reason.
 */
function cargoFailure({ stderr, exitCode }: Pick<CompilerEnded, "stderr" | "exitCode">): string {
  const words = stderr
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^(?:Checking|Compiling|Blocking|Finished|Fresh|warning:)/u.test(line));
  return words.length === 0 ? `cargo ended with code ${exitCode}` : words.slice(0, 6).join("; ");
}
