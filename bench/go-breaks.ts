/**
 * Single breaks in released Go modules: what the gate calls new beside what `go build ./... && go vet ./...` print, each in full.
 * `npm run bench -- go-breaks MODULES [MODULE…]`: below MODULES lies each module as `owner/name@version`, a copy of its release. Each result
 * is kept in `bench/go-breaks/results.jsonl`, so a run that was ended goes on where it was.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReportV1 } from "../src/model/report-v1.ts";
import { lockDown } from "../src/servers/go/program.ts";
import { goCommandPath } from "../src/servers/sources/go-module/run.ts";
import { installed } from "../test/support/commands.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const kept = join(root, "bench/go-breaks/results.jsonl");
const modules = ["google/uuid@v1.6.0", "gorilla/mux@v1.8.1", "golang/mod@v0.22.0"] as const;
const breaksEach = 20;
/** Where the gate keeps what it compiles. */
const builds = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "lanser/go-build");

type Result = {
  readonly module: string;
  readonly break: string;
  readonly verdict: string;
  /** `path:line`, of the commands and of the gate alone. */
  readonly both: readonly string[];
  readonly missed: readonly string[];
  /** What the compiler says of the packages as their tests see them, behind the first error of `go vet`. */
  readonly more: readonly string[];
  readonly false: readonly string[];
  readonly caused: number;
};

export async function benchGoBreaks(line: readonly string[] = []): Promise<string> {
  const [clones, ...chosen] = line.slice(line.indexOf("go-breaks") + 1);
  const known = existsSync(kept)
    ? readFileSync(kept, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((one) => JSON.parse(one) as Result)
    : [];
  const results = new Map(known.map((one) => [`${one.module} ${one.break}`, one]));
  if (clones !== undefined) {
    const go = goCommandPath((await installed("go")).folder);
    for (const module of modules) {
      const from = join(clones, module);
      if (!existsSync(from) || (chosen.length > 0 && !chosen.some((one) => module.includes(one)))) continue;
      for (const one of breaksOf(from).slice(0, breaksEach)) {
        const key = `${module} ${one.name}`;
        if (results.has(key)) continue;
        const result = { module, break: one.name, ...judge(go, from, one) };
        results.set(key, result);
        appendFileSync(kept, `${JSON.stringify(result)}\n`);
        process.stderr.write(
          `${key}: ${result.verdict}, ${result.missed.length} missed, ${result.false.length} false\n`,
        );
      }
    }
  }
  return table([...results.values()]);
}

type Break = { readonly name: string; readonly path: string; readonly text: string | null };

/** The same of a release each time: edits of each kind, spread over its files. */
function breaksOf(folder: string): readonly Break[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".go") && !/(?:^|\/)(?:testdata|_[^/]*|vendor)\//u.test(path))
    .sort();
  const byKind = Object.entries(edits).map(([kind, edit]) =>
    files.flatMap((path): readonly Break[] => {
      const text = readFileSync(join(folder, path), "utf8");
      return edit(text, path).map(({ at, to }) => ({ name: `${kind} ${path} ${at}`, path, text: to }));
    }),
  );
  const spread = byKind.map((all) =>
    all.filter((_, at) => at % Math.max(1, Math.floor(all.length / 4)) === 0),
  );
  return Array.from({ length: 8 }, (_, at) => spread.flatMap((all) => all[at] ?? [])).flat();
}

type Edit = (text: string, path: string) => readonly { readonly at: string; readonly to: string | null }[];

/** Each match taken by itself. */
function each(text: string, pattern: RegExp, to: (match: RegExpExecArray) => string) {
  return [...text.matchAll(pattern)].map((match) => ({
    at: match[1] ?? "",
    to: `${text.slice(0, match.index)}${to(match)}${text.slice(match.index + match[0].length)}`,
  }));
}

const edits: Readonly<Record<string, Edit>> = {
  "one parameter more": (text, path) =>
    path.endsWith("_test.go")
      ? []
      : each(text, /^func (?:\([^)]*\) )?([A-Z]\w*)\((?=[^)])/gmu, ([whole]) => `${whole}lanserExtra int, `),
  "a renamed definition": (text, path) =>
    path.endsWith("_test.go")
      ? []
      : each(text, /^(?:func|type) ([A-Z]\w*)(?=[ (])/gmu, ([whole]) => `${whole}Lanser`),
  "no result": (text) =>
    each(
      text,
      /^func ([A-Z]\w*)\(([^()]*)\) (?:error|string|bool) \{/gmu,
      ([, name, all]) => `func ${name}(${all}) {`,
    ),
  "an import that is gone": (text, path) =>
    path.endsWith("_test.go") ? [] : each(text, /^\t"(fmt|strings|errors|io)"\n/gmu, () => ""),
  "an error of a test": (text, path) =>
    path.endsWith("_test.go") ? [{ at: "end", to: `${text}\nvar lanserTest int = "no"\n` }] : [],
  "a finding of vet": (text) =>
    /^\t"fmt"$/mu.test(text)
      ? [{ at: "end", to: `${text}\nfunc lanserVet() { fmt.Printf("%d", "no") }\n` }]
      : [],
  "a file that is gone": (_text, path) => (path.endsWith("_test.go") ? [] : [{ at: "whole", to: null }]),
  "a brace that is gone": (text) =>
    each(text, /\n\}\n\nfunc ([A-Z]\w*)/gu, ([, name]) => `\n\nfunc ${name}`).slice(0, 1),
};

function judge(go: string, from: string, one: Break): Omit<Result, "module" | "break"> {
  const scratch = mkdtempSync(join(tmpdir(), "lanser-bench-"));
  try {
    const folder = join(scratch, "module");
    cpSync(from, folder, { recursive: true });
    execFileSync("chmod", ["-R", "u+w", folder]);
    const git = (...args: readonly string[]) =>
      execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@b", ...args]);
    git("init", "--quiet", "--initial-branch=main");
    git("add", "--all", "--force");
    git("commit", "--quiet", "--message", "base");
    const before = printedBefore.get(from) ?? printedIn(go, folder);
    printedBefore.set(from, before);
    if (one.text === null) rmSync(join(folder, one.path));
    else writeFileSync(join(folder, one.path), one.text);
    const after = printedIn(go, folder);
    const report = join(scratch, "report.json");
    spawnSync("node", [
      join(root, "src/cli/main.ts"),
      "gate",
      "--repo",
      folder,
      "--base",
      "HEAD",
      "--server",
      "go",
      "--scope",
      "full",
      "--report",
      report,
    ]);
    const { verdict, findings } = JSON.parse(readFileSync(report, "utf8")) as ReportV1;
    const fresh = findings.filter(({ state }) => state === "new");
    const found = new Set(fresh.map(({ path, range }) => `${path}:${range.start.line}`));
    const printed = [...after].filter((place) => !before.has(place));
    const beside = [...found].filter((place) => !after.has(place));
    const tests = beside.length === 0 ? new Set() : testsIn(go, folder);
    return {
      verdict,
      both: printed.filter((place) => found.has(place)).sort(),
      missed: printed.filter((place) => !found.has(place)).sort(),
      more: beside.filter((place) => tests.has(place)).sort(),
      false: beside.filter((place) => !tests.has(place)).sort(),
      caused: fresh.filter(({ cause }) => cause !== null).length,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** By module. */
const printedBefore = new Map<string, ReadonlySet<string>>();

/** `path:line` of all that `go build` and `go vet` print. */
function printedIn(go: string, folder: string): ReadonlySet<string> {
  return new Set(
    [["build"], ["vet"]].flatMap((args) => placesOf(go, folder, [...args, "-gcflags=-e", "./..."])),
  );
}

/** Of all that the compiler prints of the packages with their tests. */
function testsIn(go: string, folder: string): ReadonlySet<string> {
  return new Set(placesOf(go, folder, ["test", "-gcflags=-e", "-vet=off", "-run=^$", "./..."]));
}

function placesOf(go: string, folder: string, args: readonly string[]): readonly string[] {
  const modules = execFileSync("go", ["env", "GOMODCACHE"], { encoding: "utf8" }).trim();
  const env = { ...process.env, ...lockDown, GOMODCACHE: modules, GOCACHE: builds };
  const { stdout, stderr } = spawnSync(go, args, { cwd: folder, env, encoding: "utf8" });
  return [...`${stdout}\n${stderr}`.matchAll(/^(?:vet: )?(\S+?\.go):(\d+):/gmu)].map(
    ([, path = "", at]) =>
      `${path.startsWith("/") ? relative(folder, path) : path.replace(/^\.\//u, "")}:${at}`,
  );
}

function table(all: readonly Result[]): string {
  const sum = (of: readonly Result[], key: "both" | "missed" | "more" | "false") =>
    of.reduce((total, one) => total + one[key].length, 0);
  const rows = [...Map.groupBy(all, ({ module }) => module)].map(
    ([module, of]) =>
      `| ${module} | ${of.length} | ${of.filter((one) => one.missed.length + one.false.length === 0).length} | ${sum(of, "both")} | ${sum(of, "missed")} | ${sum(of, "more")} | ${sum(of, "false")} |`,
  );
  const odd = all.filter((one) => one.missed.length + one.false.length > 0);
  return [
    "| module | breaks | equal | lines of both | missed | more, said by the compiler of tests | false |",
    "| --- | --: | --: | --: | --: | --: | --: |",
    ...rows,
    ...odd.map(
      (one) =>
        `\n${one.module}, ${one.break}: missed ${one.missed.join(" ") || "nothing"}; false ${one.false.join(" ") || "nothing"}`,
    ),
  ].join("\n");
}
