/** Reads the output of `go list`, `go build` and `go vet` on one module, and decides if it is reliable. */
import { relative, resolve } from "node:path";
import { readMember } from "../../model/json.ts";
import { failedRun, interruptedRun } from "../compiler/defaults.ts";
import type { CompilerDiagnostic, CompilerEnded, CompilerPosition, CompilerRead } from "../compiler/types.ts";
import {
  type CompiledPackages,
  convertPackages,
  diagnosticsIn,
  type GoError,
  type GoPackage,
  isOfCompiler,
  isUnloaded,
  lineOf,
  objectsIn,
  parse,
  placeAtPackage,
  readResolution,
  readTextList,
} from "./packages.ts";

/**
 * Joins the runs over a module. `go list -export` compiles each package, also as its tests see it, and has all
 * errors. `go build` adds the linker's. `go vet` adds the analyzers'. None of the exit codes is enough: `build` ends
 * with 1 for errors and for a module that it could not read (1.27.3), and `vet` ends with 0 despite findings.
 */
export function readGo([list, imports, mod, build, vet]: readonly CompilerEnded[]): CompilerRead {
  if (!(list && imports && mod && build && vet)) return failedRun("server-not-ready", "go did not finish");
  for (const ended of [list, imports, mod, build, vet]) {
    const broken = interruptedRun(ended);
    if (broken !== undefined) return broken;
  }
  const packages = readGoPackages(list);
  if (packages === undefined) return failedRun("server-configuration", goFailure(list));
  const resolution = readResolution(imports, mod);
  if (resolution === undefined) return failedRun("server-not-ready", goFailure(imports));
  const compiled = convertPackages(packages, list.cwd, resolution);
  if (compiled.kind === "failed") return compiled;
  const linked = linkedFrom(build, packages, compiled);
  if (typeof linked === "string") return failedRun("server-configuration", linked);
  const vetted = readVet(vet);
  const errors = [...compiled.diagnostics, ...linked];
  if (vetted === undefined) return failedRun("server-not-ready", goFailure(vet));
  const ended = vetEnd(vet, errors, compiled);
  if (ended.unread !== undefined) return failedRun("server-not-ready", ended.unread);
  const more = [...vetted, ...ended.more];
  const answered = new Set([...errors, ...more].map(({ path }) => path));
  return {
    kind: "finished",
    files: null,
    diagnostics: [...errors, ...more],
    complaints: [],
    unlooked: {
      has: (path) => !answered.has(path) && compiled.blocked(path) !== undefined,
      reason: "the file's package or a dependency does not compile",
      reasonOf: (path) => compiled.blocked(path) ?? "",
    },
    silent: (path) => [
      ...(compiled.blocked(path) === undefined ? [] : ["go"]),
      ...(compiled.isUnvetted(path) ? ["vet"] : []),
    ],
  };
}

/**
 * Reads the run over one document, such as a canary. Only the compiler reports errors there. Exit code and errors
 * must agree, as in a run over a project.
 */
export function readGoDocument(ended: CompilerEnded): CompilerRead {
  const broken = interruptedRun(ended);
  if (broken !== undefined) return broken;
  const outputs = outputsOf(ended);
  if (typeof outputs === "string") return failedRun("server-not-ready", outputs);
  const diagnostics = [...outputs.values()].flatMap((text) => diagnosticsIn(text, ended.cwd));
  if ((ended.exitCode === 0) !== (diagnostics.length === 0))
    return failedRun("server-not-ready", goFailure(ended));
  return { kind: "finished", files: null, diagnostics, complaints: [] };
}

/**
 * Reads the packages that `go list` printed; undefined if it failed. It marks generated test mains, whose path a
 * package of the module can share.
 */
export function readGoPackages({ exitCode, stdout }: CompilerEnded): readonly GoPackage[] | undefined {
  const all = objectsIn(stdout);
  if (exitCode !== 0 || all === undefined) return undefined;
  // `go list` gives a test main no mark of its own, and a package of the module can have the same path.
  const mains = new Set(
    all.flatMap((one) => {
      const forTest = readMember(one, "ForTest");
      return typeof forTest === "string" ? [`${String(readMember(one, "Dir"))} ${forTest}.test`] : [];
    }),
  );
  return all.map((one): GoPackage => {
    const [folder, path] = [String(readMember(one, "Dir")), String(readMember(one, "ImportPath"))];
    const isTestMain = mains.has(`${folder} ${path}`);
    const forTest = isTestMain ? path.slice(0, -".test".length) : readMember(one, "ForTest");
    const kinds = ["GoFiles", "TestGoFiles", "XTestGoFiles", "InvalidGoFiles"];
    const [compiled = [], ...others] = kinds.map((kind) =>
      readTextList(readMember(one, kind)).map((name) => resolve(folder, name)),
    );
    const module = readMember(readMember(one, "Module"), "Path");
    const [error, needed] = [readMember(one, "Error"), readMember(one, "DepsErrors")];
    return {
      path,
      folder,
      module: typeof module === "string" ? module : null,
      forTest: typeof forTest === "string" ? forTest : null,
      isTestMain,
      // The file of a test main is generated.
      files: isTestMain
        ? []
        : typeof forTest === "string"
          ? compiled
          : [...new Set([...compiled, ...others.flat()])],
      compiled: isTestMain ? [] : compiled,
      errors: error === undefined ? [] : [errorOf(error)],
      // A test main needs the packages of its test, which the list has anyway.
      needed:
        error === undefined && !isTestMain && Array.isArray(needed)
          ? (needed as readonly unknown[]).map(errorOf)
          : [],
    };
  });
}

/** Reads one error of a package. A missing member becomes an empty text, as in an error without a place. */
function errorOf(value: unknown): GoError {
  return {
    at: String(readMember(value, "Pos") ?? ""),
    text: String(readMember(value, "Err") ?? ""),
    stack: readTextList(readMember(value, "ImportStack")),
  };
}

/**
 * Builds the arguments of `go vet`. An import that cannot be loaded would end vet before it checks any package, so
 * such packages are left out.
 */
export function vetArguments([list]: readonly CompilerEnded[]): readonly string[] {
  const packages = list === undefined ? [] : (readGoPackages(list) ?? []);
  const own = packages.filter(({ forTest }) => forTest === null);
  const loaded = own.filter((one) => !isUnloaded(one));
  return list === undefined || loaded.length === 0 || loaded.length === own.length
    ? ["./..."]
    : loaded.map(({ folder }) => `./${relative(list.cwd, folder)}`);
}

/**
 * Finds the errors that only linking shows, in packages that compile. Returns a text if `go build` failed before it
 * compiled, or if a line of its output stays unexplained: then the missing findings are unknown.
 */
function linkedFrom(
  build: CompilerEnded,
  packages: readonly GoPackage[],
  { isFailing, says }: Pick<CompiledPackages, "isFailing" | "says">,
): readonly CompilerDiagnostic[] | string {
  const outputs = outputsOf(build);
  if (typeof outputs === "string") return outputs;
  const { exitCode, stderr, cwd } = build;
  const found: CompilerDiagnostic[] = [];
  const unexplained: string[] = [];
  for (const [of, text] of [...outputs, ["", stderr] as const]) {
    if (isFailing(of)) continue;
    const one = packages.find(({ path, isTestMain }) => path === of && !isTestMain);
    for (const block of blocksIn(text)) {
      const placedErrors = one === undefined ? [] : placedIn(block, one, cwd);
      found.push(...placedErrors);
      if (placedErrors.length === 0 && !says(block)) unexplained.push(block);
    }
  }
  const isBroken = packages.some(({ forTest, errors }) => forTest === null && errors.some(isOfCompiler));
  if (exitCode === 0 && !isBroken && found.length === 0) return found;
  if (exitCode === 0) return "go build ended with code 0, although go list found errors";
  const isExplained = found.length > 0 || packages.some(({ path }) => isFailing(path));
  if (exitCode === 1 && isExplained && unexplained.length === 0) return found;
  return goFailure({ ...build, stderr: unexplained.join("\n") });
}

/** Gives the diagnostics of a block of output: at its own places, else at the package. */
function placedIn(block: string, one: GoPackage, cwd: string): readonly CompilerDiagnostic[] {
  const placed = diagnosticsIn(block, cwd);
  return placed.length > 0 ? placed : (placeAtPackage(one, block) ?? []);
}

/**
 * Finds the errors that only `go vet` prints. Its exit code counts only if every line of its output is explained: by
 * errors of `go list`, which vet repeats with other columns, or by a place. An unexplained line can mean that vet
 * stopped early.
 */
function vetEnd(
  vet: CompilerEnded,
  errors: readonly CompilerDiagnostic[],
  { isBroken, says }: CompiledPackages,
) {
  const more: CompilerDiagnostic[] = [];
  const unexplained: string[] = [];
  const blocks = blocksIn(vet.stderr);
  for (const block of blocks) {
    const placed = diagnosticsIn(block.replace(/^vet: /u, ""), vet.cwd);
    const isKnown = ({ path, start }: CompilerDiagnostic) =>
      isBroken(path) || errors.some((one) => one.path === path && lineOf(one.start) === lineOf(start));
    if (says(block)) continue;
    if (placed.length === 0) unexplained.push(block);
    else more.push(...placed.filter((one) => !isKnown(one)));
  }
  const isRead = vet.exitCode === 0 || (vet.exitCode === 1 && blocks.length > 0 && unexplained.length === 0);
  return isRead ? { more } : { unread: goFailure({ ...vet, stderr: unexplained.join("\n") }) };
}

/**
 * Splits an output into blocks: a line with the lines that continue it, which begin with a tab. Each block must be
 * explained, so names of packages and progress of downloads are dropped first.
 */
function blocksIn(text: string): readonly string[] {
  return text
    .split(/\n(?!\t)/u)
    .filter(
      (block) => block.trim() !== "" && !block.startsWith("# ") && !block.startsWith("go: downloading "),
    );
}

/**
 * Reads the output of each package; returns a text if a line is no JSON event. Go prints the output of one package in
 * several events.
 */
function outputsOf({ stdout }: CompilerEnded): ReadonlyMap<string, string> | string {
  const outputs = new Map<string, string>();
  for (const line of stdout.split("\n").filter((one) => one !== "")) {
    const event = parse(line);
    const [of, output] = [readMember(event, "ImportPath"), readMember(event, "Output")];
    if (event === undefined) return `go build printed a line that is no JSON event: ${line.slice(0, 200)}`;
    if (typeof of === "string" && typeof output === "string")
      outputs.set(of, (outputs.get(of) ?? "") + output);
  }
  return outputs;
}

/** Reads the analyzers' findings; undefined if one of them failed, because its findings are then missing. */
function readVet({ stdout, cwd }: CompilerEnded): readonly CompilerDiagnostic[] | undefined {
  const all = objectsIn(stdout);
  if (all === undefined) return undefined;
  const found: CompilerDiagnostic[] = [];
  for (const byPackage of all) {
    for (const analyzers of Object.values(byPackage as object)) {
      for (const [code, list] of Object.entries(analyzers as object)) {
        // A failed analyzer has an object instead of a list.
        if (!Array.isArray(list)) return undefined;
        for (const one of list as readonly unknown[]) {
          const [start, end] = [placeIn(readMember(one, "posn"), cwd), placeIn(readMember(one, "end"), cwd)];
          const message = readMember(one, "message");
          if (start === undefined || typeof message !== "string") return undefined;
          found.push({
            path: start.path,
            start: start.position,
            end: end?.position ?? null,
            severity: "warning",
            code,
            source: "vet",
            message,
          });
        }
      }
    }
  }
  return found;
}

/** Reads a place such as `/a/b.go:3:8`; undefined for anything else. `go vet` prints places in this form. */
function placeIn(
  value: unknown,
  cwd: string,
): { readonly path: string; readonly position: CompilerPosition } | undefined {
  const [, path, line, column] = typeof value === "string" ? (/^(.+):(\d+):(\d+)$/u.exec(value) ?? []) : [];
  return path === undefined
    ? undefined
    : { path: resolve(cwd, path), position: { line: Number(line), column: Number(column) } };
}

/**
 * Describes a failure by Go's own messages, because they name the wrong file or module. Names of packages are
 * dropped, and four lines are enough.
 */
export function goFailure({
  stderr,
  exitCode,
}: Pick<CompilerEnded, "stderr" | "exitCode" | "stdout">): string {
  const words = stderr.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("# "));
  return words.length === 0 ? `go ended with code ${exitCode}` : words.slice(0, 4).join("; ");
}
