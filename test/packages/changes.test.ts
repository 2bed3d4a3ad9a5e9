import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packageChanges, type SideFiles } from "../../src/packages/changes.ts";
import { compareDependencies } from "../../src/packages/compare.ts";
import type { DependencyFile, ResolvedPackage } from "../../src/packages/package.ts";
import { readDependencyFile } from "../../src/packages/read.ts";
import type { ImportedModule } from "../../src/packages/uses.ts";

const name = fc.constantFrom("a", "b", "c", "d", "@s/e");
const lockPackage: fc.Arbitrary<ResolvedPackage> = fc.record({
  ecosystem: fc.constant("npm" as const),
  name,
  version: fc.constantFrom("1.0.0", "1.1.0", "2.0.0"),
  integrity: fc.constantFrom([], ["sha512-aa"], ["sha512-bb"], ["sha1-cc"]),
  dependsOn: fc.array(name, { maxLength: 2 }),
  isTop: fc.boolean(),
});
const packages = fc.array(lockPackage, { maxLength: 8 });

const lock = (of: readonly ResolvedPackage[]): SideFiles => [
  {
    path: "package-lock.json",
    file: { kind: "resolved", packages: of, isWhole: true, includes: [] },
  },
];

describe("changes of packages", () => {
  test("there are none between a side and itself, in any order", () => {
    fc.assert(
      fc.property(
        packages.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(packageChanges(lock(all), lock(shuffled)).packages).toEqual([]);
        },
      ),
    );
  });

  test("do not depend on the order of entries", () => {
    fc.assert(
      fc.property(
        packages,
        packages.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        (base, [head, shuffled]) => {
          expect(packageChanges(lock(base), lock(shuffled))).toEqual(packageChanges(lock(base), lock(head)));
        },
      ),
    );
  });

  test("are the same packages in both directions, with from and to exchanged", () => {
    fc.assert(
      fc.property(packages, packages, (base, head) => {
        const there = packageChanges(lock(base), lock(head));
        const back = packageChanges(lock(head), lock(base));
        const bare = (text: string | null) => text?.replace(" (other files)", "") ?? null;
        expect(there.packages.map((one) => [one.name, bare(one.from), bare(one.to), one.isTop])).toEqual(
          back.packages.map((one) => [one.name, bare(one.to), bare(one.from), one.isTop]),
        );
        expect(there.neededBy).toEqual(back.neededBy);
      }),
    );
  });

  test("of version changes alone are used in both directions or in neither", () => {
    fc.assert(
      fc.property(
        packages,
        fc.array(fc.nat(2), { minLength: 8 }),
        fc.subarray(["a", "b", "c", "d", "@s/e"]),
        (base, picks, used) => {
          const versions = ["1.0.0", "1.1.0", "2.0.0"];
          const head = base.map((one, at) => ({ ...one, version: versions[picks[at] ?? 0] ?? "" }));
          const imports = used.map((module) => ({ ecosystem: "npm", path: "a.ts", module }) as const);
          const kind = (from: SideFiles, to: SideFiles) =>
            compareDependencies(
              { changes: packageChanges(from, to), installed: null, ambient: [] },
              { base: imports, head: imports },
            ).kind;
          expect(kind(lock(base), lock(head))).toBe(kind(lock(head), lock(base)));
        },
      ),
    );
  });
});

const pyproject = (needs: string, extra = "") => `[project]\nname = "x"\ndependencies = [${needs}]\n${extra}`;
const uvLock = (...entries: readonly string[]) =>
  entries
    .map((entry) => {
      const [named = "", ...needs] = entry.split(" ");
      const [own, version] = named.split("==");
      return `[[package]]\nname = "${own}"\nversion = "${version}"\nsource = { registry = "r" }\ndependencies = [${needs.map((one) => `{ name = "${one}" }`).join(", ")}]\n`;
    })
    .join("\n");

describe("what base and head need", () => {
  test("differs where a version changed of what is imported, or of what that needs", () => {
    const base = { "uv.lock": uvLock("flask==3.0 click", "click==8.0.4", "black==23 click") };
    expect({
      imported: check(
        base,
        { "uv.lock": uvLock("flask==3.1 click", "click==8.0.4", "black==23 click") },
        "flask",
      ),
      "needed by what is imported": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.3.0", "black==23 click") },
        "flask.views",
      ),
      "gone, and its importer with it": check(
        base,
        { "uv.lock": uvLock("black==23 click", "click==8.0.4") },
        "flask",
      ),
      "not imported, nothing installed": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.0.4", "black==24 click") },
        "flask",
      ),
      "not imported, and installed with other modules": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.0.4", "black==24 click") },
        "flask",
        [{ name: "black", modules: ["blackd"] }],
      ),
      "imported under another name": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.0.4", "black==24 click") },
        "blackd",
        [{ name: "black", modules: ["blackd"] }],
      ),
      "only laid out anew": check(base, { "uv.lock": `# new\n\n${base["uv.lock"]}` }, "flask"),
      "its types are a package of their own": check(
        { "uv.lock": uvLock("types-flask==1") },
        { "uv.lock": uvLock("types-flask==2") },
        "flask",
      ),
      "added, and not imported by base": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.0.4", "black==23 click", "attrs==1") },
        "flask",
      ),
      "added, and imported by base": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.0.4", "black==23 click", "attrs==1") },
        "attrs",
      ),
      "its imports are not known": check(
        base,
        { "uv.lock": uvLock("flask==3.0 click", "click==8.1", "black==23 click") },
        null,
      ),
      "a lock that cannot be read": check(base, { "uv.lock": "[" }, "flask"),
    }).toMatchInlineSnapshot(`
      {
        "a lock that cannot be read": "uv.lock: the syntax is not valid",
        "added, and imported by base": "attrs null -> 1 (uv.lock), through attrs",
        "added, and not imported by base": "same",
        "gone, and its importer with it": "flask 3.0 -> null (uv.lock), through flask",
        "imported": "flask 3.0 -> 3.1 (uv.lock), through flask",
        "imported under another name": "black 23 -> 24 (uv.lock), through black",
        "its imports are not known": "click 8.0.4 -> 8.1 (uv.lock), through what is not known",
        "its types are a package of their own": "types-flask 1 -> 2 (uv.lock), through types-flask",
        "needed by what is imported": "click 8.0.4 -> 8.3.0 (uv.lock), through flask",
        "not imported, and installed with other modules": "same",
        "not imported, nothing installed": "black 23 -> 24 (uv.lock), through what is not known",
        "only laid out anew": "same",
      }
    `);
  });

  test("is declared where nothing is locked", () => {
    expect({
      requirements: check(
        { "requirements.txt": "click==8.0.4\n" },
        { "requirements.txt": "click == 8.3.0 # new\n" },
        "click",
      ),
      "other spelling": check(
        { "requirements.txt": "Click==8.0.4\n" },
        { "requirements.txt": "# a\nclick == 8.0.4\n" },
        "click",
      ),
      "needed by an unknown one": check(
        { "requirements.txt": "urllib3==1\n" },
        { "requirements.txt": "urllib3==2\n" },
        "requests",
      ),
      "a list that moved": check(
        { "requirements.txt": "click==8.0.4\n" },
        { "requirements/base.txt": "click==8.0.4\n" },
        "click",
      ),
      "from a list to pyproject": check(
        { "requirements.txt": "click==8.0.4\n" },
        { "pyproject.toml": pyproject('"click>=8.2"') },
        "click",
      ),
      range: check(
        { "pyproject.toml": pyproject('"click>=8"') },
        { "pyproject.toml": pyproject('"click>=8.2"') },
        "click",
      ),
      "its own version and scripts": check(
        { "pyproject.toml": pyproject('"click>=8"') },
        { "pyproject.toml": pyproject('"click>=8"', "[tool.black]\nline-length = 9\n") },
        "click",
      ),
      "a range under a lock that did not change": check(
        { "pyproject.toml": pyproject('"click>=8"'), "uv.lock": uvLock("click==8.3.0") },
        { "pyproject.toml": pyproject('"click>=8.2"'), "uv.lock": uvLock("click==8.3.0") },
        "click",
      ),
      "computed in setup.py": check(
        { "setup.py": "setup(install_requires=read('r.txt'))" },
        { "setup.py": "setup(install_requires=read('s.txt'))" },
        "click",
      ),
    }).toMatchInlineSnapshot(`
      {
        "a list that moved": "same",
        "a range under a lock that did not change": "same",
        "computed in setup.py": "setup.py: the program computes its dependencies",
        "from a list to pyproject": "click 8.0.4 -> >=8.2 (pyproject.toml, requirements.txt), through click",
        "its own version and scripts": "same",
        "needed by an unknown one": "urllib3 1 -> 2 (requirements.txt), through what is not known",
        "other spelling": "same",
        "range": "click >=8 -> >=8.2 (pyproject.toml), through click",
        "requirements": "click 8.0.4 -> 8.3.0 (requirements.txt), through click",
      }
    `);
  });

  test("speaks for the folder it lies in", () => {
    const manifest = (version: string) => JSON.stringify({ dependencies: { zod: version } });
    const [base, head] = [{ "tools/package.json": manifest("3") }, { "tools/package.json": manifest("4") }];
    const of = (path: string) => compare(base, head, [{ ecosystem: "npm", path, module: "zod" }], null);
    expect([of("tools/a.ts"), of("src/a.ts")]).toMatchInlineSnapshot(`
      [
        "zod 3 -> 4 (tools/package.json), through zod",
        "same",
      ]
    `);
  });
});

function check(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
  module: string | null,
  installed: Parameters<typeof compareDependencies>[0]["installed"] = null,
): string {
  const imports = module === null ? null : [{ ecosystem: "pypi", path: "a.py", module } as const];
  return compare(base, head, imports, installed);
}

function compare(
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
  imports: readonly ImportedModule[] | null,
  installed: Parameters<typeof compareDependencies>[0]["installed"],
): string {
  const facts = { changes: packageChanges(filesOf(base), filesOf(head)), installed, ambient: [] };
  const result = compareDependencies(facts, imports === null ? null : { base: imports, head: imports });
  if (result.kind === "same") return "same";
  return [
    ...result.packages.map(
      (one) =>
        `${one.name} ${one.from} -> ${one.to} (${one.files.join(", ")}), through ${one.through ?? "what is not known"}`,
    ),
    ...result.unreadable.map(({ path, reason }) => `${path}: ${reason}`),
  ].join("; ");
}

function filesOf(side: Readonly<Record<string, string>>): SideFiles {
  return Object.entries(side).map(([path, text]) => {
    const file: DependencyFile | undefined = readDependencyFile(path, text);
    if (file === undefined) throw new Error(`no reader for ${path}`);
    return { path, file };
  });
}
