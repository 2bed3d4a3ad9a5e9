/**
 * Renames and moves in released packages: each is planned, applied, checked by the server itself, and taken back by the opposite edit.
 * `npm run bench -- refactorings [PACKAGE]…`. Each result is kept in `bench/refactorings/results.jsonl`, so a run that was ended goes on
 * where it was. Needs git and, by package, pip, npm or Go.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cacheFolder } from "../src/cli/program/cache-folder.ts";
import { surroundingsOf } from "../src/cli/program/where.ts";
import { realHost } from "../src/platform/host.ts";
import type { Bundle } from "../src/questions/bundle/bundle.ts";
import { type LanserClient, openLanserClient } from "../src/questions/client/sdk.ts";
import { goCommandPath } from "../src/servers/sources/go-module/run.ts";
import { commandFile } from "../test/support/command.ts";
import { installed } from "../test/support/commands.ts";
import { keptRows } from "./kept-rows.ts";
import { chanceOf } from "./newness/random.ts";
import { unpackPackage, unpackWheel } from "./tools.ts";

const results = fileURLToPath(new URL("refactorings/results.jsonl", import.meta.url));
const seed = 56;
const renamesEach = 60;
const movesEach = 5;

const typescript = (name: string) => (folder: string) => {
  unpackPackage(name, folder, ["src"]);
  const compilerOptions = {
    strict: true,
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    noEmit: true,
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
};

/** Each package with the server that renames in it, the one that moves its files, and what git keeps of it. */
const packages: Readonly<Record<string, Package>> = {
  "click==8.1.8": {
    server: "pyright",
    mover: "basedpyright",
    unpack: (to) => unpackWheel("click==8.1.8", to),
  },
  "packaging==24.2": {
    server: "pyright",
    mover: "basedpyright",
    unpack: (to) => unpackWheel("packaging==24.2", to),
  },
  "attrs==24.3.0": {
    server: "pyright",
    mover: "basedpyright",
    unpack: (to) => unpackWheel("attrs==24.3.0", to),
  },
  "immer@10.1.1": { server: "typescript", mover: "typescript", unpack: typescript("immer@10.1.1") },
  "rxjs@7.8.2": { server: "typescript", mover: "typescript", unpack: typescript("rxjs@7.8.2") },
  "zod@3.25.76": { server: "typescript", mover: "typescript", unpack: typescript("zod@3.25.76") },
  "golang.org/x/mod@v0.22.0": { server: "gopls", mover: null, unpack: unpackGo("golang.org/x/mod@v0.22.0") },
};

type Package = {
  readonly server: string;
  /** Null where no server corrects imports. */
  readonly mover: string | null;
  readonly unpack: (folder: string) => void | Promise<void>;
};

type Row = {
  readonly package: string;
  readonly kind: string;
  readonly what: string;
  /** The exit code of a refused plan, with its message; null if the edit was applied. */
  readonly refused: string | null;
  /** Findings that the server reports after the edit and not before. */
  readonly added: readonly string[];
  /** If there are any: what the preview of the command says about them. */
  readonly notes: readonly string[];
  /** After the opposite edit: the number of files that are not as they were; null if it was not planned or refused. */
  readonly different: number | null;
  readonly backRefused: string | null;
  /** True if each line that differs has only another alias, such as `{ foo: foo }`. */
  readonly areAliases: boolean;
};

export async function benchRefactorings(line: readonly string[] = []): Promise<string> {
  const chosen = line.slice(line.indexOf("refactorings") + 1);
  const rows = keptRows<Row>(results);
  const all: Row[] = [];
  for (const [name, one] of Object.entries(packages)) {
    if (chosen.length > 0 && !chosen.some((word) => name.includes(word))) continue;
    all.push(...(await benchPackage(name, one, rows)));
  }
  return table(all);
}

async function benchPackage(
  name: string,
  one: Package,
  rows: ReturnType<typeof keptRows<Row>>,
): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "lanser-refactorings-"));
  process.env["XDG_STATE_HOME"] = mkdtempSync(join(tmpdir(), "lanser-state-"));
  try {
    await one.unpack(folder);
    for (const entry of readdirSync(folder))
      if (entry.endsWith(".dist-info") || entry.endsWith(".tgz"))
        rmSync(join(folder, entry), { recursive: true });
    git(folder, "init", "--quiet");
    git(folder, "add", "--all");
    git(
      folder,
      "-c",
      "user.name=bench",
      "-c",
      "user.email=bench@example.com",
      "commit",
      "--quiet",
      "-m",
      "release",
    );
    const made: Row[] = [];
    for (const [kind, server] of [["rename", one.server] as const, ["move", one.mover] as const]) {
      if (server === null) continue;
      const asked = { name, kind, folder, server };
      await using session = new Session(asked);
      const drawn = kind === "rename" ? await session.names() : session.modules();
      for (const { what, plan, back } of drawn) {
        const key = { package: name, kind, what, seed };
        made.push(await rows.rowOf(key, () => session.judge({ package: name, kind, what }, plan, back)));
      }
    }
    return made;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Planned = { readonly cmd: string; readonly place: string; readonly params: { readonly to: string } };
type Drawn = { readonly what: string; readonly plan: Planned; readonly back: Planned };

/** A client of one package, with the findings before any edit. */
class Session {
  private readonly of: { readonly name: string; readonly folder: string; readonly server: string };
  private readonly client: LanserClient;
  private before: ReadonlyMap<string, number> | undefined;

  constructor(of: { readonly name: string; readonly folder: string; readonly server: string }) {
    this.of = of;
    const host = realHost();
    const cache = cacheFolder({ ...host, where: surroundingsOf(host.env) }, undefined) ?? null;
    this.client = openLanserClient(host, {
      repository: of.folder,
      servers: [{ id: of.server, version: undefined }],
      cacheFolder: cache,
    });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.client[Symbol.asyncDispose]();
  }

  /** Draws functions, classes and methods. Names with a meaning of their own, such as `__init__`, are left out. */
  async names(): Promise<readonly Drawn[]> {
    const found: { readonly path: string; readonly symbol: string; readonly name: string }[] = [];
    for (const path of this.sources()) {
      const bundle = await this.client.ask({ cmd: "outline", place: path });
      for (const { name, container, kind } of ("error" in bundle ? undefined : bundle.facts.symbols) ?? [])
        if (
          ["function", "class", "method"].includes(kind ?? "") &&
          !/^__|^constructor$|^init$|^[[#]/u.test(name)
        )
          found.push({ path, name, symbol: container === null ? name : `${container}.${name}` });
    }
    const places = [...new Map(found.map((one) => [`${one.path}#${one.symbol}`, one])).values()];
    return chanceOf(seed)
      .shuffled(places)
      .slice(0, renamesEach)
      .map(({ path, symbol, name }) => {
        const to = `${name}Renamed`;
        const named = `${symbol.slice(0, symbol.length - name.length)}${to}`;
        return {
          what: `${path}#${symbol}`,
          plan: { cmd: "rename", place: `${path}#${symbol}`, params: { to } },
          back: { cmd: "rename", place: `${path}#${named}`, params: { to: name } },
        };
      });
  }

  /** Draws modules: each second one gets another name, the others move into a new folder. */
  modules(): readonly Drawn[] {
    const all = this.sources().filter((path) => !/(?:^|\/)(?:__init__|__main__|index)\./u.test(path));
    return chanceOf(seed)
      .shuffled(all)
      .slice(0, movesEach)
      .map((path, at) => {
        const stem = basename(path, extname(path));
        const to = join(
          dirname(path),
          at % 2 === 0 ? `${stem}_moved${extname(path)}` : `inner/${basename(path)}`,
        );
        return {
          what: path,
          plan: { cmd: "rename-file", place: path, params: { to } },
          back: { cmd: "rename-file", place: to, params: { to: path } },
        };
      });
  }

  /** Applies one edit, compares the server's findings, and takes the edit back by the opposite one. */
  async judge(of: Pick<Row, "package" | "kind" | "what">, plan: Planned, back: Planned): Promise<Row> {
    this.before ??= await this.findings(undefined);
    const none = { added: [], notes: [], different: null, backRefused: null, areAliases: false };
    try {
      const planned = await this.client.preview(plan);
      const refused = await this.write(planned);
      if (refused !== null)
        return said({
          ...of,
          ...none,
          refused: refused.replace(/ \(at \/changes\/file:.*\)$/u, "").replaceAll(homedir(), "~"),
        });
      const after = await this.findings([plan.params.to, back.params.to]);
      const added = [...after].flatMap(([text, count]) =>
        count > (this.before?.get(text) ?? 0) ? [text] : [],
      );
      const notes = added.length === 0 ? [] : this.previewed(plan);
      const backRefused = await this.write(await this.client.preview(back));
      const changed = git(this.of.folder, "status", "--porcelain").split("\n").filter(Boolean);
      const different = backRefused === null ? changed.length : null;
      const diff = git(this.of.folder, "diff", "--unified=0");
      return said({
        ...of,
        refused: null,
        added,
        notes,
        different,
        backRefused,
        areAliases: different !== 0 && areAliases(diff),
      });
    } finally {
      git(this.of.folder, "reset", "--hard", "--quiet");
      git(this.of.folder, "clean", "-fdq");
    }
  }

  /** Returns what the preview of the command says about new findings. The edit is applied already, so it is stashed. */
  private previewed({ cmd, place, params: { to } }: Planned): readonly string[] {
    const { folder, server } = this.of;
    git(folder, "add", "--all");
    git(folder, "stash", "--quiet");
    const words = [process.execPath, commandFile, cmd, place, to, "--server", server];
    const { stderr } = spawnSync(words[0] ?? "", words.slice(1), {
      cwd: folder,
      encoding: "utf8",
      // `npm run` says here where it was called, and the command would look there.
      env: { ...process.env, LANSER_CALLED_FROM: folder },
    });
    git(folder, "stash", "pop", "--quiet");
    git(folder, "reset", "--quiet");
    return stderr.split("\n").filter((text) => /: [1-9]\d* new,|leaves out/u.test(text));
  }

  /** Writes a planned edit. Returns why there is none, else null. */
  private async write(bundle: Bundle): Promise<string | null> {
    if ("error" in bundle) return `${bundle.meta.exit_code}: ${bundle.error.message}`;
    if (bundle.edits === null) return "0: the edit changes nothing";
    try {
      await this.client.apply(bundle.edits.digest, { allowDirty: true });
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Counts the findings of all files by text. `renamed` is the new and the old name, which messages repeat. */
  private async findings(
    renamed: readonly [string, string] | undefined,
  ): Promise<ReadonlyMap<string, number>> {
    const bundle = await this.client.ask({ cmd: "diag", workspace: true, limit: 100_000 });
    if ("error" in bundle) throw new Error(`${this.of.name}: ${bundle.error.message}`);
    const counts = new Map<string, number>();
    for (const { code, message } of bundle.facts.diagnostics ?? []) {
      const [to, from] = renamed ?? ["", ""];
      const text = `${code ?? ""} ${to === "" ? message : message.replaceAll(to, from)}`;
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  }

  private sources(): readonly string[] {
    return git(this.of.folder, "ls-files")
      .split("\n")
      .filter(
        (path) =>
          /\.(?:py|ts|go)$/u.test(path) && !/(?:_test\.go|\.d\.ts)$|\/(?:tests|testdata)\//u.test(path),
      );
  }
}

function said(row: Row): Row {
  const end =
    row.refused ?? `${row.added.length} new, back: ${row.backRefused ?? `${row.different} different`}`;
  process.stderr.write(`${row.package} ${row.kind} ${row.what}: ${end}\n`);
  return row;
}

/** True if all that differs is a name that stands twice, as a server writes an alias: `foo as foo`, `{ foo: foo }`. */
function areAliases(diff: string): boolean {
  const added = diff.split("\n").filter((text) => /^\+(?!\+\+)/u.test(text));
  return added.length > 0 && added.every((text) => /\b(\w+)(?: as|:) \1\b/u.test(text));
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
}

function unpackGo(name: string) {
  return async (folder: string) => {
    const go = goCommandPath((await installed("go")).folder);
    const answer = execFileSync(go, ["mod", "download", "-json", name], { cwd: tmpdir(), encoding: "utf8" });
    const { Dir } = JSON.parse(answer) as { readonly Dir: string };
    cpSync(Dir, folder, { recursive: true });
    execFileSync("chmod", ["-R", "u+w", folder]);
  };
}

function table(rows: readonly Row[]): string {
  const groups = Map.groupBy(rows, ({ package: name, kind }) => `${name} | ${kind}`);
  const lines = [...groups].map(([group, all]) => {
    const applied = all.filter(({ refused }) => refused === null);
    const bad = applied.filter(({ added, notes }) => added.length > 0 && notes.length === 0);
    const named = applied.filter(({ added, notes }) => added.length > 0 && notes.length > 0);
    const same = applied.filter(({ different }) => different === 0);
    const aliases = applied.filter(({ different, areAliases: only }) => (different ?? 0) > 0 && only);
    return `| ${[group, all.length, applied.length, all.length - applied.length, bad.length, named.length, same.length, aliases.length].join(" | ")} |`;
  });
  return [
    "| package | edit | drawn | applied | refused | new findings | named in the preview | back: identical | back: aliases |",
    "| --- | --- | --: | --: | --: | --: | --: | --: | --: |",
    ...lines,
  ].join("\n");
}
