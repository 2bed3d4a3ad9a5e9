/** Pairs of trees, each of which somebody could have committed after the other. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../src/affected/words.ts";
import { circularProject } from "../../test/support/circle.ts";
import { chanceOf } from "../newness/random.ts";
import { changeOf, drawing } from "../second-look/planted.ts";
import { changesOf, type Language } from "../soundness/changes.ts";
import { pythonEdits } from "../soundness/python.ts";
import { scriptEdits } from "../soundness/script.ts";
import { circular } from "../speed/circular.ts";
import { unpackPackage, unpackWheel } from "../tools.ts";
import type { Texts } from "./walk-back.ts";

export type Pair = {
  readonly name: string;
  readonly kind: (typeof kinds)[number];
  readonly base: Texts;
  readonly head: Texts;
  /** Which files are asked about the second time, and in which order; absent for all of them in reverse. */
  readonly again?: (paths: readonly string[]) => readonly string[];
};

export const kinds = [
  "traps",
  "circles",
  "users of circles",
  "projects",
  "small changes",
  "releases",
  "edits of releases",
] as const;

/**
 * So many of each kind, at most, the generated ones by seeds that begin with `from`; a kind that takes pip or npm
 * downloads what it lacks, once, below `kept`.
 */
export function pairsOf(
  language: Language,
  kind: Pair["kind"],
  most: number,
  kept: string,
  from = 0,
): readonly (() => Pair)[] {
  const seeds = Array.from({ length: most }, (_, at) => from + at);
  const all = {
    traps: () => (language === "python" ? trapPairs() : []),
    circles: () =>
      seeds.map((seed) => () => (language === "python" ? circlePair(seed) : scriptCirclePair(seed))),
    "users of circles": () => (language === "python" ? seeds.map((seed) => () => usersPair(seed)) : []),
    projects: () => (language === "python" ? [] : seeds.map((seed) => () => projectsPair(seed))),
    "small changes": () => smallPairs(language),
    releases: () => releasePairs(language, kept),
    "edits of releases": () => editPairs(language, seeds, kept),
  } satisfies Record<Pair["kind"], () => readonly (() => Pair)[]>;
  return all[kind]().slice(0, most);
}

const settings = {
  python: { "pyrightconfig.json": "{}\n" },
  typescript: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        strict: true,
        module: "esnext",
        moduleResolution: "bundler",
        target: "es2024",
        lib: ["es2024", "dom"],
        noEmit: true,
        types: [],
        allowImportingTsExtensions: true,
      },
    }),
  },
} as const satisfies Record<Language, Texts>;

function circlePair(seed: number): Pair {
  const draw = drawing(seed);
  for (let at = 0; at < 2; at += 1) draw(1);
  const base = { ...(circularProject(6 + draw(8)) as Texts), "plain.py": "y = 1\n", ...settings.python };
  const { kind, change } = changeOf(base, draw);
  return { name: `circle ${seed}, ${kind}`, kind: "circles", base, head: { ...base, ...(change as Texts) } };
}

/**
 * Files around a circle that call into it, ask for a name of it, or lead nowhere, before its members and behind them; one or two of them are
 * others in head, and no member is.
 */
function usersPair(seed: number): Pair {
  const draw = drawing(seed);
  for (let at = 0; at < 2; at += 1) draw(1);
  const count = 2 + draw(8);
  const circle = circularProject(count) as Texts;
  const paths = ["a.py", "b.py", "circle/n.py", "k.py", "l/__init__.py", "n.py", "y.py", "z.py"];
  const text = (path: string): string => {
    const [index, other] = [draw(count), draw(paths.length)];
    const name = index % 4 === 0 ? `circle.m${index}` : `m${index}`;
    const through = (paths[other] ?? "").replace(/(?:\/__init__)?\.py$/u, "").replaceAll("/", ".");
    const forms = [
      "x = 1\n",
      `from ${name} import f${index}\n\nx = f${index}()\nx.missing\n`,
      `from ${name} import f${index}\n\nx: str = f${index}(${draw(2)}, depth=1)\n`,
      `from ${name} import f${index}\n\n\ndef g():\n    return f${index}(1)\n`,
      `from ${name} import f${index} as g\n`,
      paths[other] === path ? "x = 2\n" : `from ${through} import g\n\nx = g()\nx.missing\n`,
    ];
    return forms[draw(forms.length)] ?? "";
  };
  const users = Object.fromEntries(paths.map((path) => [path, text(path)]));
  const base = { ...circle, ...users, ...settings.python };
  const edited = [paths[draw(paths.length)] ?? "", paths[draw(paths.length)] ?? ""];
  const head = { ...base, ...Object.fromEntries(edited.map((path) => [path, `${text(path)}y = 0\n`])) };
  return { name: `users of a circle ${seed}`, kind: "users of circles", base, head };
}

/**
 * Two functions that call each other through two modules: which errors there are is decided by where they are entered first, and a
 * file that is walked before them begins to call, ceases to, comes or goes.
 */
function trapPairs(): readonly (() => Pair)[] {
  const circle = {
    "m0.py":
      "from m1 import f1\n\n\ndef f0(x=None):\n    if x:\n        return f1(1) or f1(1)\n    return None\n\n\nv0 = f0()\nv0.nope\n",
    "m1.py":
      "from m0 import f0\n\n\ndef f1(x=None):\n    if x:\n        return f0(1)\n    return f0()\n\n\nv1 = f1()\nv1.nope\n",
    ...settings.python,
  };
  const [idle, calling] = [
    { ...circle, "a.py": "x = 1\n" },
    { ...circle, "a.py": "from m1 import f1\n\nx = f1()\n" },
  ];
  const all = {
    "a file begins to call": [idle, calling],
    "a file ceases to call": [calling, idle],
    "a file comes and calls": [circle, calling],
    "a file that calls goes": [calling, circle],
  } satisfies Record<string, readonly [base: Texts, head: Texts]>;
  return Object.entries(all).map(([name, [base, head]]) => () => ({ name, kind: "traps", base, head }));
}

/** The bodies of two modules of a circle are others. */
function scriptCirclePair(seed: number): Pair {
  const [base, other] = [circular(Math.floor(seed / 5)), circular(1_000 + seed)];
  const chance = chanceOf(seed);
  const modules = chance.shuffled(Object.keys(base).filter((path) => path.endsWith(".ts"))).slice(0, 2);
  const head = { ...base, ...Object.fromEntries(modules.map((path) => [path, other[path] ?? ""])) };
  return { name: `circle ${seed}`, kind: "circles", base, head };
}

/** Two projects with a circle each, of which one or the project around them refers to others; half of the files are asked about again. */
function projectsPair(seed: number): Pair {
  const [refersTo = "", path = ""] =
    [
      ["z", "../a"],
      ["a", "../z"],
      ["", "a"],
    ][seed % 3] ?? [];
  const project = (folder: string) =>
    JSON.stringify({
      compilerOptions: { composite: true, strict: true, types: [], lib: ["es2022"] },
      include: ["*.ts"],
      references: folder === refersTo ? [{ path }] : [],
    });
  const solution = JSON.stringify({ files: [], references: [{ path: "a" }, { path: "z" }] });
  const own = refersTo === "" ? "" : `${refersTo}/`;
  const projects = (isTyped: boolean): Texts => ({
    "tsconfig.json": refersTo === "" ? project("") : solution,
    "a/tsconfig.json": project("a"),
    ...circleIn("a/", isTyped),
    ...(refersTo === "" ? {} : { "z/tsconfig.json": project("z") }),
    ...circleIn(refersTo === "" ? "" : "z/", isTyped),
    [`${own}user.ts`]: `import { v } from "${refersTo === "" ? "./a" : path}/b";\nexport const t = v;\n`,
  });
  const draw = drawing(seed);
  return {
    name: `projects ${seed}`,
    kind: "projects",
    base: projects(true),
    head: projects(false),
    again: (paths) => paths.toReversed().filter(() => draw(2) === 0),
  };
}

/** Which of its files have an error is decided by which is looked at first, unless what leads around is typed. */
function circleIn(folder: string, isTyped: boolean): Texts {
  return {
    [`${folder}a.ts`]: 'import { v } from "./b";\nexport const o = { k: v, n: () => 1 };\n',
    [`${folder}b.ts`]: `import { f } from "./c";\nexport const v${isTyped ? ": any" : ""} = f(0);\n`,
    [`${folder}c.ts`]:
      'import { w } from "./d";\ndeclare function g(x: any): any;\nexport function f(x = w) {\n  return g(x);\n}\n',
    [`${folder}d.ts`]: 'import { o } from "./a";\nexport const w = o.k;\nconst y: { q: number } = o;\n',
  };
}

function smallPairs(language: Language): readonly (() => Pair)[] {
  return changesOf(language).map(({ construct, edit, shape, base, head }, at) => () => ({
    name: `${at} ${construct}; ${edit}; ${shape}`,
    kind: "small changes",
    base: { ...Object.fromEntries(base), ...settings[language] },
    head: { ...Object.fromEntries(head), ...settings[language] },
  }));
}

/** Releases that follow each other. */
const released = {
  python: {
    click: ["8.1.3", "8.1.6", "8.1.7", "8.1.8", "8.2.0", "8.2.1"],
    itsdangerous: ["2.0.1", "2.1.2", "2.2.0"],
    flask: ["2.3.2", "2.3.3", "3.0.0", "3.0.3", "3.1.0"],
    jinja2: ["3.1.2", "3.1.3", "3.1.4", "3.1.5", "3.1.6"],
    requests: ["2.30.0", "2.31.0", "2.32.0", "2.32.3"],
    httpcore: ["1.0.2", "1.0.4", "1.0.5", "1.0.7", "1.0.9"],
    h11: ["0.13.0", "0.14.0", "0.16.0"],
    pluggy: ["1.3.0", "1.4.0", "1.5.0", "1.6.0"],
    packaging: ["23.2", "24.0", "24.1", "24.2", "25.0"],
    tomlkit: ["0.12.3", "0.12.5", "0.13.0", "0.13.2"],
    attrs: ["23.1.0", "23.2.0", "24.2.0", "25.3.0"],
    soupsieve: ["2.4.1", "2.5", "2.6", "2.7"],
    starlette: ["0.36.3", "0.37.2", "0.38.2", "0.40.0"],
    httpx: ["0.26.0", "0.27.0", "0.27.2", "0.28.1"],
    pyparsing: ["3.1.1", "3.1.2", "3.2.0", "3.2.3"],
    urllib3: ["2.0.7", "2.1.0", "2.2.0", "2.2.3"],
  },
  typescript: {
    rxjs: ["7.8.0", "7.8.1", "7.8.2"],
    immer: ["10.0.4", "10.1.1", "11.1.3"],
    redux: ["5.0.0", "5.0.1"],
    reselect: ["5.1.0", "5.1.1"],
    "@tanstack/query-core": ["5.79.0", "5.80.7", "5.81.5"],
    "@tanstack/table-core": ["8.20.5", "8.21.2", "8.21.3"],
  },
} as const satisfies Record<Language, Readonly<Record<string, readonly string[]>>>;

function releasePairs(language: Language, kept: string): readonly (() => Pair)[] {
  return Object.entries(released[language]).flatMap(([name, versions]: [string, readonly string[]]) =>
    versions.slice(1).map((version, at) => () => ({
      name: `${name} ${versions[at]} to ${version}`,
      kind: "releases" as const,
      base: releaseOf(language, name, versions[at] ?? "", kept),
      head: releaseOf(language, name, version, kept),
    })),
  );
}

/** One place of one file of a release that others may see. */
function editPairs(language: Language, seeds: readonly number[], kept: string): readonly (() => Pair)[] {
  const edits = Object.entries(language === "python" ? pythonEdits : scriptEdits).filter(
    ([name]) => name !== "only layout and comments",
  );
  const names = Object.entries(released[language]);
  return seeds.map((seed) => (): Pair => {
    const [name = "", versions = []]: readonly [string?, (readonly string[])?] =
      names[seed % names.length] ?? [];
    const base = releaseOf(language, name, versions.at(-1) ?? "", kept);
    const chance = chanceOf(hashOf(`${seed} ${name}`));
    const paths = Object.keys(base).filter((path) => /\.(?:pyi?|ts)$/u.test(path));
    for (let tries = 0; tries < 500; tries += 1) {
      const path = chance.pick(paths) ?? "";
      const [edit, make] = chance.pick(edits) ?? ["", () => []];
      const text = chance.pick(make(base[path] ?? ""));
      if (text !== undefined && text !== base[path])
        return {
          name: `${seed} ${name}, ${path}: ${edit}`,
          kind: "edits of releases",
          base,
          head: { ...base, [path]: text },
        };
    }
    throw new Error(`no edit of ${name} was found`);
  });
}

const known = new Map<string, Texts>();

function releaseOf(language: Language, name: string, version: string, kept: string): Texts {
  const folder = join(kept, "releases", `${name}-${version}`);
  const before = known.get(folder);
  if (before !== undefined) return before;
  if (!existsSync(join(folder, "whole"))) {
    mkdirSync(folder, { recursive: true });
    if (language === "python") unpackWheel(`${name}==${version}`, folder);
    else unpackPackage(`${name}@${version}`, folder, ["src", "source"]);
    writeFileSync(join(folder, "whole"), "");
  }
  const pattern = language === "python" ? "**/*.{py,pyi}" : "{src,source}/**/*.ts";
  const paths = globSync(pattern, { cwd: folder }).filter(
    (path) => !/(?:^|\/)(?:tests?|__tests__|benchmarks)\//u.test(path),
  );
  const texts = {
    ...Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), "utf8")])),
    ...settings[language],
  };
  known.set(folder, texts);
  return texts;
}
