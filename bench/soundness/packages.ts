/** Generated changes of released packages, which lie side by side in one tree: each round changes one place in each of them. */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { affectedFiles } from "../../src/affected/affected.ts";
import { allRules } from "../../src/affected/rules.ts";
import { createSources } from "../../src/affected/source.ts";
import { hashOf } from "../../src/affected/words.ts";
import { createParser } from "../../src/syntax/parser.ts";
import { makeFolder } from "../../test/support/files.ts";
import { repositoryAt } from "../../test/support/repository.ts";
import { git } from "../commits/tree.ts";
import { chanceOf } from "../newness/random.ts";
import type { Language } from "./changes.ts";
import type { TextEdit } from "./edits.ts";
import { digestOf, servers } from "./generated.ts";
import { differing, type Findings, observe } from "./observe.ts";
import { pythonEdits } from "./python.ts";
import { scriptEdits } from "./script.ts";

/** None imports another. */
const released = {
  python: [
    ["attrs", "25.3.0"],
    ["click", "8.1.7"],
    ["rich", "13.9.4"],
    ["pluggy", "1.6.0"],
    ["packaging", "25.0"],
    ["urllib3", "2.5.0"],
    ["itsdangerous", "2.2.0"],
    ["h11", "0.16.0"],
    ["more-itertools", "10.7.0"],
    ["toolz", "1.0.0"],
    ["tabulate", "0.9.0"],
    ["sortedcontainers", "2.4.0"],
    ["PyYAML", "6.0.2"],
    ["soupsieve", "2.7"],
    ["pyparsing", "3.2.3"],
    ["cachetools", "6.1.0"],
    ["tomlkit", "0.13.3"],
    ["jinja2", "3.1.6"],
    ["httpcore", "1.0.9"],
  ],
  typescript: [
    ["rxjs", "7.8.2"],
    ["zod", "3.25.76"],
    ["immer", "10.1.1"],
    ["redux", "5.0.1"],
    ["reselect", "5.1.1"],
    ["@tanstack/query-core", "5.80.7"],
    ["@tanstack/table-core", "8.21.3"],
    ["type-fest", "4.41.0"],
  ],
} as const satisfies Record<Language, readonly (readonly [string, string])[]>;

const settings = {
  python: ["pyrightconfig.json", "{}\n"],
  typescript: [
    "tsconfig.json",
    JSON.stringify({
      compilerOptions: {
        strict: true,
        module: "preserve",
        moduleResolution: "bundler",
        target: "es2024",
        lib: ["es2024", "dom"],
        noEmit: true,
        skipLibCheck: false,
        types: [],
        allowImportingTsExtensions: true,
      },
    }),
  ],
} as const satisfies Record<Language, readonly [string, string]>;

export type PackageRow = {
  readonly package: string;
  readonly path: string;
  readonly edit: string;
  readonly mode: "affected" | "full";
  readonly share: number;
  readonly untouched: number;
  readonly missed: readonly string[];
};

type Texts = ReadonlyMap<string, string>;
type Edited = {
  readonly package: string;
  readonly path: string;
  readonly edit: string;
  readonly text: string;
};

export async function packageRows(
  language: Language,
  { kept, rounds }: { readonly kept: string; readonly rounds: number },
): Promise<readonly PackageRow[]> {
  mkdirSync(kept, { recursive: true });
  const base = sourcesOf(language, kept);
  const whole = digestOf([...base]);
  const before = await findingsOf(language, base, join(kept, `packages-${language}-${whole}.json`));
  const parser = await createParser(["python", "typescript", "tsx"]);
  const sourceOf = createSources(parser, (blob) => blob, allRules);
  const files = (texts: Texts) => [...texts].map(([path, blob]) => ({ path, blob }));
  const rows: PackageRow[] = [];
  for (let round = 0; round < rounds; round++) {
    const edits = editsOf(language, base, round);
    const head = new Map([...base, ...edits.map(({ path, text }) => [path, text] as const)]);
    // Other edits may be drawn in a later version.
    const digest = digestOf([whole, edits]);
    const after = await findingsOf(
      language,
      head,
      join(kept, `packages-${language}-${round}-${digest}.json`),
    );
    process.stderr.write(`${language} packages: round ${round + 1} of ${rounds}\n`);
    const differ = differing(before, after);
    for (const edited of edits) {
      // The packages know nothing of one another: what differs in one of them comes from its own change.
      const own = (texts: Texts) => files(texts).filter(({ path }) => path.startsWith(`${edited.package}/`));
      const affected = affectedFiles({
        files: { base: own(base), head: own(head) },
        sourceOf,
        packages: { base: [], head: [] },
        handing: [],
        others: [],
        whole: [],
        holds: allRules,
      });
      const set = new Set(affected.files.map(({ path }) => path));
      const found = differ.filter((path) => path.startsWith(`${edited.package}/`));
      rows.push({
        package: edited.package,
        path: edited.path,
        edit: edited.edit,
        mode: affected.mode,
        share: affected.files.length / affected.of,
        untouched: found.filter((path) => path !== edited.path).length,
        missed: affected.mode === "full" ? [] : found.filter((path) => !set.has(path)),
      });
    }
  }
  return rows;
}

/** One change in each package: of a file that others import, in a way that is drawn. */
function editsOf(language: Language, base: Texts, round: number): readonly Edited[] {
  const kinds: Readonly<Record<string, TextEdit>> = language === "python" ? pythonEdits : scriptEdits;
  const names = Object.keys(kinds).filter((name) => name !== "only layout and comments");
  const byPackage = Map.groupBy([...base.keys()], (path) => path.split("/")[0] ?? "");
  return [...byPackage].flatMap(([name, paths]): readonly Edited[] => {
    const chance = chanceOf(hashOf(`${round} ${name}`));
    for (let tries = 0; tries < 200; tries++) {
      const path = chance.pick(paths) ?? "";
      const edit = chance.pick(names) ?? "";
      const text = chance.pick(kinds[edit]?.(base.get(path) ?? "") ?? []);
      if (text !== undefined && text !== base.get(path)) return [{ package: name, path, edit, text }];
    }
    return [];
  });
}

async function findingsOf(language: Language, texts: Texts, file: string): Promise<Findings> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Findings;
  const { folder, remove } = makeFolder();
  try {
    const [name, text] = settings[language];
    const repository = repositoryAt(join(folder, "project"), { ...Object.fromEntries(texts), [name]: text });
    const rev = git(repository, "rev-parse", "HEAD");
    const { findings } = await observe({ repository, rev, server: servers[language] }, null);
    writeFileSync(`${file}.part`, JSON.stringify(findings));
    renameSync(`${file}.part`, file);
    return findings;
  } finally {
    remove();
  }
}

/** The sources of the releases, each below a folder of its own; of Python below the name that it is imported by. */
function sourcesOf(language: Language, kept: string): Texts {
  const folder = join(kept, `packages-${language}-${digestOf(released[language])}`);
  if (!existsSync(join(folder, "whole"))) {
    mkdirSync(folder, { recursive: true });
    if (language === "python") {
      const names = released.python.map(([name, version]) => `${name}==${version}`);
      const pip = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--no-compile",
      ];
      execFileSync("python3", [...pip, "--target", folder, ...names], { timeout: 300_000 });
    } else {
      for (const [name, version] of released.typescript) {
        const [file = ""] = execFileSync("npm", ["pack", "--silent", `${name}@${version}`], {
          cwd: folder,
          encoding: "utf8",
        })
          .trim()
          .split("\n");
        const own = join(folder, name.replace(/^.*\//u, ""));
        mkdirSync(own, { recursive: true });
        execFileSync("tar", [
          "--extract",
          "--strip-components=1",
          "--file",
          join(folder, file),
          "--directory",
          own,
        ]);
      }
    }
    writeFileSync(join(folder, "whole"), "");
  }
  const pattern = language === "python" ? "*/**/*.{py,pyi}" : "*/{src,source}/**/*.ts";
  const paths = globSync(pattern, { cwd: folder }).filter(
    (path) => !/dist-info|(?:^|\/)(?:bin|tests?|__tests__|benchmarks)\//u.test(path),
  );
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
