/**
 * Findings equal those of a server's own command on both sides of a released project, down to range, code and message. The command is
 * asked for another format than the one that we read.
 */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { compareText } from "../../src/model/order.ts";
import { splitText } from "../../src/model/text.ts";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { reportOf } from "../support/account.ts";
import { plainEnvironment, start } from "../support/command.ts";
import { gateWith, installed, ruffFindings } from "../support/commands.ts";
import { temporaryFolder } from "../support/files.ts";
import { type Nightly, rowsOfNow } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { release } from "./released.ts";

type Row = Nightly & {
  readonly server: string;
  readonly name: string;
  readonly base: string;
  readonly head: string;
  readonly why: string;
  readonly config: Readonly<Record<string, string>>;
  readonly from: (name: string, version: string) => string | Promise<string>;
  /** At least so many on a side. */
  readonly least: number;
  /** What of an observed finding the command does not print is taken away. */
  readonly seen?: (line: string) => string;
  /** `path:line:column-line:column code message`, from 1, columns in code points, sorted. */
  readonly own: (folder: string) => Promise<readonly string[]>;
};

/** So that there is much to find. */
const ruffRules = {
  "ruff.toml": 'line-length = 80\n[lint]\nselect = ["ALL"]\n[lint.per-file-ignores]\n"**/_*.py" = ["D"]\n',
};
const biomeRules = {
  "biome.json": JSON.stringify({
    linter: {
      domains: { project: "all" },
      rules: { suspicious: "error", style: "warn", complexity: "warn" },
    },
  }),
};

const oxlintRules = {
  ".oxlintrc.json": JSON.stringify({
    categories: { correctness: "error", suspicious: "warn", pedantic: "warn", style: "warn" },
  }),
};
/** It runs what configures it, which somebody has to accept. */
const eslintRules = {
  ".lanser/config.yml": "version: 1\nservers: [{ id: eslint, trust: executes-repository, sandbox: none }]\n",
  "eslint.config.js": `module.exports = [
  { files: ["**/*.js"], languageOptions: { sourceType: "commonjs" }, rules: {
    "no-undef": "error", "no-unused-vars": "error", "eqeqeq": "warn", "prefer-template": "warn", "no-plusplus": "warn",
    "func-style": "warn", "no-magic-numbers": "warn", "id-length": "warn", "complexity": ["warn", 3], "max-lines-per-function": ["warn", 10] } },
];
`,
};

const clang = "/usr/bin/clang-22";
// Two rules differ: docs/parity.md.
const lz4Flags = ["-Weverything", "-Wno-reserved-identifier", "-Wno-unused-macros"];
const lz4Commands = ["lz4", "lz4hc", "lz4frame", "xxhash"].map((name) => {
  const file = `deps/lz4/lib/${name}.c`;
  return { directory: ".", file, arguments: ["cc", ...lz4Flags, "-c", file] };
});

const rows: readonly Row[] = [
  {
    server: "ruff",
    name: "requests",
    byNight: true,
    base: "2.31.0",
    head: "2.32.3",
    why: "every rule: some 600 findings a side",
    config: ruffRules,
    from: release,
    least: 500,
    own: ruffFindings,
  },
  {
    server: "ruff",
    name: "rich",
    base: "13.7.1",
    head: "13.9.4",
    why: "every rule: thousands of findings",
    config: ruffRules,
    from: release,
    least: 500,
    own: ruffFindings,
    byNight: true,
  },
  {
    server: "ty",
    name: "httpx",
    byNight: true,
    base: "0.27.0",
    head: "0.28.1",
    why: "what it imports is not installed",
    config: { "ty.toml": "[rules]\n" },
    from: release,
    least: 10,
    own: tyFindings,
  },
  {
    server: "pyrefly",
    name: "httpx",
    base: "0.27.0",
    head: "0.28.1",
    why: "what it imports is not installed",
    config: { "pyrefly.toml": "[errors]\n" },
    from: release,
    least: 10,
    own: pyreflyFindings,
    byNight: true,
  },
  {
    server: "biome",
    name: "type-fest",
    base: "4.26.1",
    head: "4.41.0",
    why: "two groups of rules and the domain that reads the project",
    config: biomeRules,
    from: npmRelease,
    least: 50,
    own: biomeFindings,
  },
  {
    server: "oxlint",
    name: "semver",
    base: "7.5.4",
    head: "7.6.3",
    why: "four categories of rules",
    config: oxlintRules,
    from: npmRelease,
    least: 200,
    // In this format nothing has an end.
    seen: (line) => line.replace(/^(.*?:\d+:\d+)-\d+:\d+ /u, "$1 "),
    own: oxlintFindings,
    byNight: true,
  },
  {
    server: "eslint",
    name: "semver",
    base: "7.5.4",
    head: "7.6.3",
    why: "ten rules of its own",
    config: eslintRules,
    from: npmRelease,
    least: 200,
    // In this format nothing has an end, and no message its full stop.
    seen: (line) => line.replace(/^(.*?:\d+:\d+)-\d+:\d+ /u, "$1 ").replace(/(?<=[^ ])\.$/u, ""),
    own: eslintFindings,
    byNight: true,
  },
  {
    server: "shellcheck",
    name: "n",
    base: "9.2.3",
    head: "10.1.0",
    why: "one long script without an ending, under every optional check",
    byNight: true,
    config: { ".shellcheckrc": "enable=all\n" },
    from: npmRelease,
    least: 100,
    // In this format nothing has an end.
    seen: (line) => line.replace(/^(.*?:\d+:\d+)-\d+:\d+ /u, "$1 "),
    own: shellcheckFindings,
  },
  {
    server: "go",
    name: "github.com/fatih/structs",
    byNight: true,
    base: "v1.0.0",
    head: "v1.1.0",
    why: "what vet finds in its tests; one of two was mended",
    config: { "go.mod": "module github.com/fatih/structs\n\ngo 1.21\n" },
    from: goRelease,
    least: 0,
    seen: (line) => line.replace(/^(.*?:\d+:\d+)-\d+:\d+ \S+ /u, "$1 "),
    own: goFindings,
  },
  // Debian's compiler of the same release; a machine need not have it.
  ...(existsSync(clang)
    ? [
        {
          server: "clangd",
          name: "lz4",
          base: "0.6.0",
          head: "0.6.5",
          why: "a library in C with more warnings than it was written for",
          config: { "compile_commands.json": JSON.stringify(lz4Commands) },
          from: npmRelease,
          least: 400,
          seen: asClangSays,
          own: clangFindings,
        },
      ]
    : []),
];

test.each(rowsOfNow(rows))(
  "$server on $name $base and $head ($why)",
  async ({ server, name, base, head, config, from, least, seen = (line) => line, own }) => {
    const releases = { base: await from(name, base), head: await from(name, head) };
    const repository = repositoryOf();
    for (const side of ["base", "head"] as const) {
      for (const entry of readdirSync(repository)) {
        if (entry !== ".git") rmSync(join(repository, entry), { recursive: true });
      }
      cpSync(releases[side], repository, { recursive: true });
      commit(repository, config);
      for (const [path, text] of Object.entries(config)) {
        mkdirSync(dirname(join(releases[side], path)), { recursive: true });
        writeFileSync(join(releases[side], path), text);
      }
    }
    const traceFolder = temporaryFolder();
    // Nothing is installed, on this machine neither.
    if (from === release) emptyPython(join(repository, ".venv"));
    reportOf(await gateWith([server])(repository, { traceFolder }));
    const replayed = await replayRun(traceFolder);
    if (replayed.kind === "diverged") return expect.fail(JSON.stringify(replayed.divergence));
    for (const side of ["base", "head"] as const) {
      const observed = (replayed.runs[0]?.sides[side].observation.files ?? []).flatMap((file) => {
        if (file.kind === "unknown") return [`${file.path} is unknown`];
        const texts = splitText(readFileSync(join(releases[side], file.path), "utf8"));
        const column = ({ line, character }: { readonly line: number; readonly character: number }) =>
          `${line + 1}:${[...(texts[line] ?? "").slice(0, character)].length + 1}`;
        return file.findings.map(
          ({ path, range, code, message }) =>
            // On one line, as commands print them.
            `${path}:${column(range.start)}-${column(range.end)} ${code} ${splitText(message)[0]}`,
        );
      });
      const command = await own(releases[side]);
      expect(command.length).toBeGreaterThan(least);
      expect(observed.map(seen).sort(compareText)).toEqual(command);
    }
  },
  300_000,
);

/**
 * Of a finding what both say: clangd underlines the whole of what clang points into, begins messages with a capital, and has codes of
 * its own for errors.
 */
function asClangSays(line: string): string {
  const [, place, code = "", message = ""] = /^(.*?:\d+):\d+-\d+:\d+ (\S+) (.*)$/u.exec(line) ?? [];
  const flag = code.startsWith("-W") ? ` [${code}]` : "";
  return `${place} ${message.charAt(0).toLowerCase()}${message.slice(1).replace(/ \(fixe?s? available\)$/u, "")}${flag}`;
}

/** In the file that is compiled: of its headers clangd shows errors alone. */
async function clangFindings(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { file, arguments: words } of lz4Commands) {
    const line = [
      clang,
      ...words.slice(1).filter((word) => word !== "-c"),
      "-fsyntax-only",
      "-ferror-limit=0",
    ];
    const { stderr } = await start([...line, "-fno-caret-diagnostics"], {
      cwd: realpathSync(folder),
      env: { PATH: "/nonexistent", HOME: "/nonexistent" },
    }).ended;
    for (const one of stderr.split("\n")) {
      const [, path, at, message] = /^(.+?):(\d+):\d+: (?:warning|error): (.*)$/u.exec(one) ?? [];
      if (path === file) found.push(`${path}:${at} ${message}`);
    }
  }
  return found.sort(compareText);
}

/** What a released package holds. */
function npmRelease(name: string, version: string): string {
  const folder = temporaryFolder();
  execFileSync("npm", ["pack", "--silent", `${name}@${version}`, "--pack-destination", folder], {
    cwd: folder,
    env: plainEnvironment(),
    timeout: 120_000,
  });
  const [tarball = ""] = readdirSync(folder);
  execFileSync("tar", ["-xzf", join(folder, tarball), "-C", folder]);
  return join(folder, "package");
}

/** A module as Go itself fetches and checks it. */
async function goRelease(name: string, version: string): Promise<string> {
  const { folder: server } = await installed("go");
  const [folder, cache] = [temporaryFolder(), temporaryFolder()];
  const env = {
    ...plainEnvironment({ GOMODCACHE: join(cache, "modules"), GOCACHE: join(cache, "compiled") }),
    ...Object.fromEntries(Object.entries(process.env).filter(([key]) => key === "GOPROXY")),
    ...{ GOFLAGS: "-modcacherw", GOTOOLCHAIN: "local" },
  };
  const asked = ["mod", "download", "-json", `${name}@${version}`];
  const told = execFileSync(`${server}/wheel/go/bin/go`, asked, { cwd: cache, env, encoding: "utf8" });
  const { Dir: fetched } = JSON.parse(told) as { readonly Dir: string };
  cpSync(fetched, folder, { recursive: true });
  return folder;
}

async function goFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("go");
  const cache = temporaryFolder();
  const env = {
    GOPROXY: "off",
    CGO_ENABLED: "0",
    GOTOOLCHAIN: "local",
    GOENV: "off",
    GOCACHE: cache,
    GOPATH: cache,
  };
  const line = [`${server}/wheel/go/bin/go`, "vet", "./..."];
  const { stderr } = await start(line, { cwd: realpathSync(folder), env }).ended;
  return stderr
    .split("\n")
    .flatMap((one) => {
      const [, place, message] = /^(?:vet: )?(?:\.\/)?(\S+\.go:\d+:\d+): (.*)$/u.exec(one) ?? [];
      return place === undefined ? [] : [`${place} ${message}`];
    })
    .sort(compareText);
}

/** Every file that is a script, by its name or by how it begins, in one run. */
async function shellcheckFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("shellcheck");
  const scripts = readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const file = join(entry.parentPath, entry.name);
    const isIn =
      entry.isFile() &&
      (/\.(?:sh|bash|bats)$/u.test(entry.name) ||
        (!entry.name.includes(".") && /^#!.*\b(?:ba)?sh\b/u.test(readFileSync(file, "utf8"))));
    return isIn ? [file.slice(folder.length + 1)] : [];
  });
  const text = await printed(folder, [`${server}/wheel/bin/shellcheck`, "--format=gcc", ...scripts], {
    LC_ALL: "C.UTF-8",
  });
  return text
    .split("\n")
    .flatMap((one) => {
      const [, place, message, code] = /^(.+?:\d+:\d+): [a-z]+: (.*) \[(SC\d+)\]$/u.exec(one) ?? [];
      return place === undefined ? [] : [`${place} ${code} ${message}`];
    })
    .sort(compareText);
}

async function printed(folder: string, line: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const own = { PATH: "/nonexistent", HOME: "/nonexistent", ...env };
  return (await start(line, { cwd: realpathSync(folder), env: own }).ended).stdout;
}

type At = { readonly line: number; readonly column: number };
const range = (start: At, end: At) => `${start.line}:${start.column}-${end.line}:${end.column}`;

async function tyFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("ty");
  const line = [
    `${server}/wheel/bin/ty`,
    "check",
    "--output-format",
    "gitlab",
    "--python",
    emptyPython(temporaryFolder()),
    ".",
  ];
  const found = JSON.parse(await printed(folder, line)) as readonly {
    readonly check_name: string;
    readonly description: string;
    readonly location: {
      readonly path: string;
      readonly positions: { readonly begin: At; readonly end: At };
    };
  }[];
  return found
    .map(({ check_name: code, description, location: { path, positions } }) =>
      [`${path}:${range(positions.begin, positions.end)}`, code, description.replace(`${code}: `, "")].join(
        " ",
      ),
    )
    .sort(compareText);
}

/** A virtual environment with nothing in it. */
function emptyPython(folder: string): string {
  execFileSync("python3", ["-m", "venv", "--without-pip", folder]);
  return folder;
}

function pythonVersion(): string {
  const question = "import sys; print('%d.%d' % sys.version_info[:2])";
  return execFileSync("python3", ["-c", question], { encoding: "utf8" }).trim();
}

async function pyreflyFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("pyrefly");
  const line = [
    `${server}/wheel/bin/pyrefly`,
    "check",
    "--skip-interpreter-query",
    "--output-format",
    "min-text",
  ];
  const text = await printed(folder, [...line, "--summary=none", "--python-version", pythonVersion()]);
  return text
    .split("\n")
    .flatMap((one) => {
      const [, path, first, column, last, message, code] =
        /^ *ERROR (.+?):(\d+):(\d+)-([\d:]+): (.*) \[([a-z-]+)\]$/u.exec(one) ?? [];
      const end = last?.includes(":") === true ? last : `${first}:${last}`;
      return path === undefined ? [] : [`${path}:${first}:${column}-${end} ${code} ${message}`];
    })
    .sort(compareText);
}

async function biomeFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("biome");
  const arch = process.arch;
  const line = [`${server}/node_modules/@biomejs/cli-linux-${arch}/biome`, "lint", "--reporter=rdjson"];
  const text = await printed(folder, [...line, "--max-diagnostics=none", "--files-ignore-unknown=true", "."]);
  const { diagnostics } = JSON.parse(text) as {
    readonly diagnostics: readonly {
      readonly code: { readonly value: string };
      readonly message: string;
      readonly location: {
        readonly path: string;
        readonly range?: { readonly start: At; readonly end: At };
      };
    }[];
  };
  return diagnostics
    .filter(({ location }) => location.path !== "biome.json")
    .map(({ code, message, location: { path, range: at } }) =>
      [`${path}:${at === undefined ? "1:1-1:1" : range(at.start, at.end)}`, code.value, message].join(" "),
    )
    .sort(compareText);
}

/** Its columns count bytes. */
async function oxlintFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("oxlint");
  const line = [process.execPath, `${server}/node_modules/oxlint/bin/oxlint`, "--format", "unix", "."];
  const known = new Map<string, readonly string[]>();
  const textOf = (path: string) => {
    const found = known.get(path) ?? splitText(readFileSync(join(folder, path), "utf8"));
    known.set(path, found);
    return found;
  };
  return (await printed(folder, line))
    .split("\n")
    .flatMap((one) => {
      const [, path = "", row, column, message, code] =
        /^(.+?):(\d+):(\d+): (.*) \[(?:Error|Warning)\/(.+)\]$/u.exec(one) ?? [];
      if (message === undefined) return [];
      const before = Buffer.from(textOf(path)[Number(row) - 1] ?? "").subarray(0, Number(column) - 1);
      return [`${path}:${row}:${[...before.toString("utf8")].length + 1} ${code} ${message}`];
    })
    .sort(compareText);
}

/** A line with the path of a file, and below it those of its findings. */
async function eslintFindings(folder: string): Promise<readonly string[]> {
  const { folder: server } = await installed("eslint");
  const line = [process.execPath, `${server}/node_modules/eslint/bin/eslint.js`, "--format", "stylish", "."];
  const root = `${realpathSync(folder)}/`;
  let path = "";
  return (await printed(folder, line, { NO_COLOR: "1" }))
    .split("\n")
    .flatMap((one) => {
      if (one.startsWith(root)) path = one.slice(root.length);
      const [, row, column, message, code] =
        /^ +(\d+):(\d+) +(?:error|warning) +(.*?) {2,}(\S+)\s*$/u.exec(one) ?? [];
      return message === undefined ? [] : [`${path}:${row}:${column} ${code} ${message}`];
    })
    .sort(compareText);
}
