/** Projects of four hundred files with a history: packages of forty modules, and commits that each few files depend on. */
import { chanceOf } from "../newness/random.ts";
import type { Language } from "../soundness/changes.ts";

/** Text by path; null is a file that is gone. */
export type Commit = Readonly<Record<string, string | null>>;

const perPackage = 40;
const importsMax = 2;

/** The same for the same numbers: what base holds, and what each commit writes. */
export function historyOf(
  language: Language,
  files: number,
  commits: number,
): { readonly base: Commit; readonly commits: readonly Commit[] } {
  const chance = chanceOf(files * 31 + commits);
  const { write, settings } = languages[language];
  const modules = Array.from({ length: files }, (_, at): Module => {
    const imports = Array.from({ length: at % perPackage === 0 ? 0 : chance.integer(importsMax + 1) }, () =>
      Math.max(at - (at % perPackage), at - 1 - chance.integer(perPackage)),
    );
    return { at, imports: [...new Set(imports)], body: chance.integer(90), fault: null };
  });
  const base: Record<string, string> = { ...settings };
  for (const one of modules) Object.assign(base, write(one));
  const edits: Commit[] = [];
  for (let at = 0; at < commits; at += 1) {
    // The second half of each package is imported by few.
    const number =
      chance.integer(files / perPackage) * perPackage + perPackage / 2 + chance.integer(perPackage / 2);
    const old = modules[number];
    if (old === undefined) throw new Error(`there is no module ${number}`);
    // What an earlier commit broke, a later one mends.
    const fault = old.fault !== null ? null : chance.integer(2) === 0 ? at : null;
    const module = { ...old, body: old.body + 1 + at, fault };
    modules[number] = module;
    edits.push(write(module));
  }
  return { base, commits: edits };
}

type Module = {
  readonly at: number;
  readonly imports: readonly number[];
  readonly body: number;
  /** A number that is given where a text is wanted. */
  readonly fault: number | null;
};

const packageOf = (at: number): number => Math.floor(at / perPackage);

const languages = {
  python: {
    settings: { "pyrightconfig.json": '{ "typeCheckingMode": "strict" }\n' },
    write: ({ at, imports, body, fault }: Module): Commit => ({
      [`p${packageOf(at)}/__init__.py`]: "",
      [`p${packageOf(at)}/m${at}.py`]: [
        "import json",
        "import re",
        "from collections import Counter, defaultdict",
        "from dataclasses import dataclass, field",
        "from pathlib import Path",
        ...imports.map((one) => `from p${packageOf(one)}.m${one} import Part${one}, make${one}`),
        "",
        "",
        "@dataclass",
        `class Part${at}:`,
        "    name: str",
        "    size: int",
        "    tags: dict[str, list[int]] = field(default_factory=dict)",
        ...imports.map((one) => `    part${one}: Part${one} | None = None`),
        "",
        "    def words(self) -> Counter[str]:",
        '        return Counter(re.findall(r"[a-z]+", self.name.lower()))',
        "",
        "    def grouped(self) -> dict[int, list[str]]:",
        "        found: dict[int, list[str]] = defaultdict(list)",
        "        for word, count in self.words().most_common():",
        "            found[count].append(word)",
        "        return {count: sorted(all) for count, all in found.items()}",
        "",
        "    def dump(self, to: Path) -> str:",
        '        text = json.dumps({"name": self.name, "size": self.size})',
        '        return str(to / f"{len(text)}.json")',
        "",
        "",
        `def make${at}(label: str, times: int = 1) -> Part${at}:`,
        `    total = len(label) * times + ${body}`,
        ...imports.map((one) => `    total += make${one}(label, total).size`),
        ...(fault === null ? [] : [`    label = ${fault}`]),
        `    return Part${at}(label.strip(), total)`,
        "",
        "",
        `def every${at}(labels: list[str]) -> list[Part${at}]:`,
        `    return [make${at}(one) for one in labels if one]`,
        "",
      ].join("\n"),
    }),
  },
  typescript: {
    settings: {
      "tsconfig.json": JSON.stringify({
        compilerOptions: {
          strict: true,
          noEmit: true,
          target: "es2024",
          lib: ["es2024", "dom"],
          module: "esnext",
          moduleResolution: "bundler",
          types: [],
        },
      }),
    },
    write: ({ at, imports, body, fault }: Module): Commit => ({
      [`p${packageOf(at)}/m${at}.ts`]: [
        ...imports.map(
          (one) => `import { make${one}, type Part${one} } from "../p${packageOf(one)}/m${one}.js";`,
        ),
        `export type Part${at} = {`,
        "  readonly name: string;",
        "  readonly size: number;",
        "  readonly tags: ReadonlyMap<string, readonly number[]>;",
        ...imports.map((one) => `  readonly part${one}?: Part${one};`),
        "};",
        `export function words${at}({ name }: Part${at}): ReadonlyMap<string, number> {`,
        "  const found = new Map<string, number>();",
        "  for (const [word] of name.toLowerCase().matchAll(/[a-z]+/g)) found.set(word, (found.get(word) ?? 0) + 1);",
        "  return found;",
        "}",
        `export function grouped${at}(part: Part${at}): Partial<Record<number, readonly string[]>> {`,
        `  const all = Object.groupBy([...words${at}(part)], ([, count]) => count);`,
        "  return Object.fromEntries(Object.entries(all).map(([count, pairs]) => [count, (pairs ?? []).map(([word]) => word)]));",
        "}",
        `export function make${at}(label: string, times = 1): Part${at} {`,
        `  let total = label.length * times + ${body};`,
        ...imports.map((one) => `  total += make${one}(label, total).size;`),
        ...(fault === null ? [] : [`  label = ${fault};`]),
        "  return { name: label.trim(), size: total, tags: new Map() };",
        "}",
        `export const every${at} = (labels: readonly string[]): readonly Part${at}[] => labels.filter(Boolean).map((one) => make${at}(one));`,
        "",
      ].join("\n"),
    }),
  },
} as const satisfies Record<
  Language,
  { readonly settings: Commit; readonly write: (module: Module) => Commit }
>;
