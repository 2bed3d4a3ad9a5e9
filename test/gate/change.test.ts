/** What is known of a change from git alone, of real repositories. */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { changedSources, findPolicyChanges, listTouchedPaths, safetyChecks } from "../../src/gate/change.ts";
import { type TreeChange, treeChanges } from "../../src/git/changes.ts";
import type { ResolvedRevisions } from "../../src/git/resolved.ts";
import type { SkipKind } from "../../src/model/codes.ts";
import type { PolicySummary } from "../../src/model/report.ts";
import { open } from "../git/support.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";

const isSource = (path: string) => path.endsWith(".py");

/** A path on both sides, unless another is given; what git reports beside it. */
function changeOf(fields: Partial<TreeChange>): TreeChange {
  return {
    status: "modified",
    from: "a.py",
    to: "a.py",
    fromBlob: "1".repeat(40),
    toBlob: "2".repeat(40),
    toMode: "100644",
    similarity: null,
    ...fields,
  };
}

function between(from: string | null, to: string | null): TreeChange {
  return changeOf({ from, to });
}

test("what the change touches are the paths of both sides, as git and as servers have them, and links; where the policy asks", () => {
  const asks = { onlyChangedFiles: true } as PolicySummary;
  const changes = [between("old.py", "new.py"), between(null, "README.md")];
  const linked = [{ from: "lib/b.py", to: "lib/b.py" }];
  const links = [{ path: "lib", place: "src", kind: "folder" }] as const;
  expect(listTouchedPaths(asks, changes, linked, links)).toEqual({
    touched: ["README.md", "lib", "lib/b.py", "new.py", "old.py"],
  });
  expect(listTouchedPaths({} as PolicySummary, changes, linked, links)).toEqual({});
});

describe("the changed sources", () => {
  test("are the files that the server reads, on either side, in the order of git", () => {
    const told = changedSources(
      [
        between("b.py", "b.py"),
        between("README.md", "README.md"),
        between("a.py", null),
        between(null, "c.py"),
        between("old.py", "new.py"),
        between("gone.py", "gone.txt"),
        between("text.md", "code.py"),
        between("x.md", "y.md"),
      ],
      isSource,
    );
    expect(told).toEqual([
      { from: "b.py", to: "b.py" },
      { from: "a.py", to: null },
      { from: null, to: "c.py" },
      { from: "old.py", to: "new.py" },
      { from: "gone.py", to: null },
      { from: null, to: "code.py" },
    ]);
  });

  test.each(["../a.py", "/a.py", "a//b.py", "./a.py", "a/../b.py", "a\0.py"])(
    "have no path that is not inside: %j",
    (path) => {
      expect(changedSources([between(path, null), between("a.py", path)], isSource)).toEqual([
        { from: "a.py", to: null },
      ]);
    },
  );

  test("of a real change follow its renames", async () => {
    const text = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join("");
    const folder = repositoryOf(
      { "old.py": text, "gone.py": "gone\n", "edit.py": "1\n", "same.py": "same\n" },
      { "old.py": null, "new.py": `${text}more\n`, "gone.py": null, "edit.py": "2\n", "doc.md": "# A\n" },
    );
    const trees = ["HEAD~1^{tree}", "HEAD^{tree}"].map((name) => git(folder, "rev-parse", name));
    const changes = await treeChanges(await open(folder), trees[0] ?? "", trees[1] ?? "");
    expect(changedSources(changes, isSource)).toEqual([
      { from: "edit.py", to: "edit.py" },
      { from: "gone.py", to: null },
      { from: "old.py", to: "new.py" },
    ]);
  });
});

describe("the changes of the policy", () => {
  const policy = (change: string | null) => ({ change }) as PolicySummary;
  const configured = (...configurationFiles: readonly string[]) => ({
    configurationFiles,
    heirs: new Map<string, readonly string[]>(),
    carried: [],
    added: [],
    refusals: new Map(),
    headConfiguration: {},
  });

  test("are none where head changes only code", () => {
    expect(
      findPolicyChanges(policy(null), [between("a.py", "a.py"), between(null, "pins/x.json")], configured()),
    ).toEqual([]);
  });

  test("are the configuration, pins and the server's own configuration, in this order", () => {
    const changes = [between("a.py", "a.py"), between(null, ".lanser/pins/pyright.json")];
    expect(
      findPolicyChanges(policy("head changes it; Lanser used base's"), changes, configured("pyproject.toml")),
    ).toEqual([
      {
        kind: "configuration",
        files: [".lanser/config.yml"],
        message: "head changes it; Lanser used base's",
      },
      {
        kind: "pins",
        files: [".lanser/pins/pyright.json"],
        message: "head changes server pins; Lanser used base's pins",
      },
      {
        kind: "server-configuration",
        files: ["pyproject.toml"],
        message: "head changes the server's own configuration; Lanser checked head with base's",
      },
    ]);
  });

  test("have each pin once and in order, however it was touched", () => {
    const pins = ".lanser/pins/";
    const [found, ...others] = findPolicyChanges(
      policy(null),
      [
        between(`${pins}z.json`, null),
        between(`${pins}old.json`, `${pins}b.json`),
        between("elsewhere.json", `${pins}a.json`),
        between(`${pins}b.json`, `${pins}b.json`),
        between(`${pins}out.json`, "elsewhere.json"),
        between(`${pins}../../a.json`, `.lanser/pins`),
        between(`.lanser/pinsx/a.json`, `x/${pins}a.json`),
      ],
      configured(),
    );
    expect(others).toEqual([]);
    expect(found?.files).toEqual(["a", "b", "old", "out", "z"].map((name) => `${pins}${name}.json`));
  });

  test("name the server's configuration as it was found", () => {
    const files = ["pyrightconfig.json", "a/pyproject.toml"];
    expect(findPolicyChanges(policy(null), [], configured(...files)).map((one) => one.files)).toEqual([
      files,
    ]);
  });

  test("name of the server's configuration what head edits, and not what inherits from it", () => {
    const files = ["a/tsconfig.json", "b/tsconfig.json", "tsconfig.base.json"];
    const changes = [between("tsconfig.base.json", "tsconfig.base.json"), between("a/x.ts", "a/x.ts")];
    const heirs = new Map([
      ["tsconfig.base.json", ["a/tsconfig.json"]],
      ["a/tsconfig.json", ["b/tsconfig.json"]],
    ]);
    expect(findPolicyChanges(policy(null), changes, { ...configured(...files), heirs })).toEqual([
      {
        kind: "server-configuration",
        files: ["tsconfig.base.json"],
        message:
          "head changes the server's own configuration; Lanser checked head with base's; 2 other files inherit it",
      },
    ]);
  });

  test.each([
    [null, "head moves paths in the server's own configuration"],
    [{}, "head changes the server's own configuration"],
  ])("say what of the server's configuration moved along (%j)", (headConfiguration, what) => {
    const carried = ["tsconfig.json:3 src is lib", "tsconfig.json:4 src/* is lib/*"];
    const server = { ...configured("tsconfig.json"), carried, headConfiguration };
    expect(findPolicyChanges(policy(null), [], server).map(({ message }) => message)).toEqual([
      `${what}; Lanser checked head with base's, with updated paths: tsconfig.json:3 src is lib (and 1 more)`,
    ]);
  });
});

test.each([
  [
    null,
    [],
    "head adds to the server's own configuration; Lanser checked head with base's, with head's additions:",
  ],
  [
    {},
    [],
    "head changes the server's own configuration; Lanser checked head with base's, with head's additions:",
  ],
  [
    null,
    ["a.json is now b.json"],
    "head moves paths in the server's own configuration; Lanser checked head with base's, with updated paths: a.json is now b.json, with head's additions:",
  ],
])(
  "the changes of the policy say what head adds to the server's configuration (%j, %j)",
  (headConfiguration, carried, what) => {
    const added = Array.from({ length: 12 }, (_, at) => `"a${at}" in compilerOptions.paths of tsconfig.json`);
    const none = { heirs: new Map(), refusals: new Map() };
    const configured = { configurationFiles: ["tsconfig.json"], ...none, carried, added };
    const [change] = findPolicyChanges({ change: null } as PolicySummary, [], {
      ...configured,
      headConfiguration,
    });
    expect(change?.message).toBe(`${what} ${added.slice(0, 10).join(", ")} (and 2 more)`);
  },
);

type Links = Readonly<Record<string, string | null>>;

/** A second commit with these links; null takes one away. */
function link(folder: string, links: Links): void {
  for (const [path, target] of Object.entries(links)) {
    rmSync(join(folder, path), { recursive: true, force: true });
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (target !== null) symlinkSync(target, join(folder, path));
  }
  commit(folder, {});
}

const noFiles = { files: [], links: [], skipped: [] };

/** The checks of the last commit of a repository, onto the one before it. */
async function safety(
  folder: string,
  skipped: readonly (readonly [path: string, kind: SkipKind])[] = [],
  base = "HEAD~1",
  head = "HEAD",
) {
  const id = (name: string) => git(folder, "rev-parse", name);
  const repository = await open(folder);
  const comparison: ResolvedRevisions = {
    kind: "resolved",
    base: { commit: id(base), tree: id(`${base}^{tree}`) },
    head: { commit: id(head), tree: id(`${head}^{tree}`) },
    annotate: null,
    notes: [],
    limits: [],
  };
  const changes = await treeChanges(repository, comparison.base.tree, comparison.head.tree);
  const files = git(folder, "ls-tree", "-r", "-z", "--name-only", head)
    .split("\0")
    .flatMap((path) => (path === "" ? [] : [{ path }]));
  return safetyChecks(repository, comparison, changes, {
    files,
    links: [],
    skipped: skipped.map(([path, kind]) => ({ path, kind, reason: "it is" })),
  });
}

/** What the checks say of the links of one commit. */
async function links(before: Links, after: Links): Promise<string> {
  const folder = repositoryOf({ "a.py": "1\n", "d/b.py": "1\n" });
  if (Object.keys(before).length > 0) link(folder, before);
  link(folder, after);
  const { checks } = await safety(folder);
  const { ok, detail } = checks.find(({ name }) => name === "links-inside") ?? { ok: null, detail: "" };
  return `${ok} ${detail}`;
}

const inside = "true every changed symbolic link stays inside the repository";

describe("a changed symbolic link", () => {
  test.each([
    ["to a file beside it", "l", "a.py"],
    ["to a folder", "l", "d"],
    ["to a file that is not there", "l", "nothing/here"],
    ["up to the top", "d/l", ".."],
    ["up and down", "d/l", "../d/../d/../a.py"],
    ["up and down again and again", "d/l", "../d/../d/../a.py"],
    ["to its own folder", "l", "."],
    ["to a name that begins with two dots", "l", "..a/b"],
    ["to a name of three dots", "l", "..."],
  ])("stays inside when it leads %s", async (_, path, target) => {
    expect(await links({}, { [path]: target })).toBe(inside);
  });

  test.each([
    ["to an absolute path", "l", "/etc/passwd"],
    ["to the root", "d/l", "/"],
    ["up at the top", "l", ".."],
    ["up and beside", "l", "../other"],
    ["further up than it is deep", "d/l", "../../other"],
    ["down first, and then further up", "l", "d/../../other"],
    ["out and in again", "l", "../project/a.py"],
    ["further than a path can be long", "l", null],
  ])("leaves the repository when it leads %s", async (_, path, target) => {
    if (target !== null) {
      expect(await links({}, { [path]: target })).toBe(`false ${path} leaves the repository`);
      return;
    }
    // No file system holds such a link, but git does.
    const folder = repositoryOf({ "a.py": "a\n" });
    const blobs = [4_096, 4_097].map((length) => {
      commit(folder, { "long.txt": "a".repeat(length) });
      return git(folder, "rev-parse", "HEAD:long.txt");
    });
    git(folder, "rm", "--quiet", "long.txt");
    commit(folder, {});
    const checkOf = async (blob = "") => {
      git(folder, "update-index", "--add", "--cacheinfo", `120000,${blob},l`);
      git(folder, "commit", "--quiet", "--message", "link");
      const { checks } = await safety(folder, [], "HEAD~1");
      git(folder, "reset", "--quiet", "--hard", "HEAD~1");
      return checks[0]?.ok;
    };
    expect([await checkOf(blobs[0]), await checkOf(blobs[1])]).toEqual([true, false]);
  });

  test("leaves the repository when it leads out through another link", async () => {
    // Physically, d/up is the top, and one further up is outside.
    expect(await links({}, { "d/up": "..", l: "d/up/../other" })).toBe("false l leaves the repository");
  });

  test("is not one that was there before, or that went, or became a file", async () => {
    const out = { l: "../other" };
    expect(await links(out, { k: "a.py" })).toBe(inside);
    expect(await links(out, { l: null })).toBe(inside);
    const folder = repositoryOf({ "a.py": "1\n" });
    link(folder, out);
    rmSync(join(folder, "l"));
    commit(folder, { l: "../other" });
    expect((await safety(folder)).checks[0]).toMatchObject({ name: "links-inside", ok: true });
  });

  test("is one that was edited, took a file's place, or was moved to where it leads out", async () => {
    expect(await links({ l: "a.py" }, { l: "../other" })).toBe("false l leaves the repository");
    expect(await links({}, { "a.py": "../other" })).toBe("false a.py leaves the repository");
    expect(await links({ "d/l": "../a.py" }, { "d/l": null, l: "../a.py" })).toBe(
      "false l leaves the repository",
    );
  });

  test("is named once, and the others are counted", async () => {
    expect(await links({}, { k: "/a", l: "/b" })).toBe("false k leaves the repository (and 1 more)");
    expect(await links({}, { k: "/a", l: "/b", m: "/c", n: "a.py" })).toBe(
      "false k leaves the repository (and 2 more)",
    );
  });
});

describe("the names of a change", () => {
  const names = async (skipped: readonly (readonly [string, SkipKind])[]) => {
    const folder = repositoryOf({ "a.py": "1\n" }, { "b.py": "1\n", "c.py": "1\n" });
    const { checks } = await safety(folder, skipped);
    return checks.find(({ name }) => name === "names-safe");
  };

  test("are safe where all could be written", async () => {
    const good = { name: "names-safe", ok: true, detail: "every changed path is valid on every system" };
    expect(await names([])).toEqual(good);
  });

  test.each<SkipKind>(["not-utf8", "bad-name", "case-collision"])(
    "are not safe where a changed one is left out as %s",
    async (kind) => {
      expect(await names([["b.py", kind]])).toEqual({
        name: "names-safe",
        ok: false,
        detail: "b.py is not valid on every system",
      });
      expect((await names([["a.py", kind]]))?.ok).toBe(true);
    },
  );

  test.each<SkipKind>(["symlink", "submodule", "too-large", "cap", "missing"])(
    "say nothing of what is left out as %s",
    async (kind) => {
      expect((await names([["b.py", kind]]))?.ok).toBe(true);
    },
  );

  test("that are not safe are counted", async () => {
    const told = await names([
      ["b.py", "bad-name"],
      ["c.py", "not-utf8"],
    ]);
    expect(told?.detail).toBe("b.py is not valid on every system (and 1 more)");
  });
});

describe("the safety of a change", () => {
  test("has all checks in one order, and nothing unknown", async () => {
    const folder = repositoryOf({ "a.py": "1\n" }, { "a.py": "2\n" });
    expect(await safety(folder)).toEqual({
      unknown: null,
      checks: [
        {
          name: "links-inside",
          ok: true,
          detail: "every changed symbolic link stays inside the repository",
        },
        { name: "names-safe", ok: true, detail: "every changed path is valid on every system" },
        { name: "merges-cleanly", ok: true, detail: "the change merges cleanly onto its base" },
      ],
    });
  });

  /** Two branches from one commit. */
  const parted = (ours: string, theirs: string) => {
    const folder = repositoryOf({ "a.py": "1\n" });
    git(folder, "checkout", "--quiet", "-b", "change");
    commit(folder, { "a.py": theirs });
    git(folder, "checkout", "--quiet", "main");
    commit(folder, { "a.py": ours });
    return folder;
  };

  test("has a change that conflicts with its base", async () => {
    const { checks } = await safety(parted("2\n", "3\n"), [], "main", "change");
    expect(checks.at(-1)).toEqual({
      name: "merges-cleanly",
      ok: false,
      detail: "the change conflicts with its base",
    });
  });

  test("has a change without a common history", async () => {
    const folder = repositoryOf({ "a.py": "1\n" });
    git(folder, "checkout", "--quiet", "--orphan", "change");
    commit(folder, { "a.py": "2\n" });
    const { checks } = await safety(folder, [], "main", "change");
    expect(checks.at(-1)).toEqual({
      name: "merges-cleanly",
      ok: false,
      detail: "the change and its base have no common history",
    });
  });

  test("is clean for the working tree", async () => {
    const folder = repositoryOf({ "a.py": "1\n" });
    const repository = await open(folder);
    const id = (name: string) => git(folder, "rev-parse", name);
    const comparison: ResolvedRevisions = {
      kind: "resolved",
      base: { commit: id("HEAD"), tree: id("HEAD^{tree}") },
      head: { commit: null, tree: id("HEAD^{tree}") },
      annotate: null,
      notes: [],
      limits: [],
    };
    const { checks, unknown } = await safetyChecks(repository, comparison, [], noFiles);
    expect({ unknown, merge: checks.at(-1)?.ok }).toEqual({ unknown: null, merge: true });
  });

  test("names what could not be computed, and leaves that check out", async () => {
    const folder = repositoryOf({ "a.py": "1\n" });
    const repository = await open(folder);
    const tree = git(folder, "rev-parse", "HEAD^{tree}");
    const { checks, unknown } = await safetyChecks(
      repository,
      {
        kind: "resolved",
        base: { commit: git(folder, "rev-parse", "HEAD"), tree },
        head: { commit: "1".repeat(40), tree },
        annotate: null,
        notes: [],
        limits: [],
      },
      [],
      noFiles,
    );
    expect(unknown).toBe("Lanser cannot tell whether the change merges onto its base");
    expect(checks.map(({ name }) => name)).toEqual(["links-inside", "names-safe"]);
  });

  test("takes a link whose target is not here for one that leaves", async () => {
    const folder = repositoryOf({ "a.py": "1\n" }, { "a.py": "2\n" });
    const repository = await open(folder);
    const at = (name: string) => ({
      commit: git(folder, "rev-parse", name),
      tree: git(folder, "rev-parse", `${name}^{tree}`),
    });
    const missing = changeOf({ to: "l", toMode: "120000", toBlob: "3".repeat(40) });
    const { checks } = await safetyChecks(
      repository,
      { kind: "resolved", base: at("HEAD~1"), head: at("HEAD"), annotate: null, notes: [], limits: [] },
      [missing, { ...missing, to: null }, { ...missing, toBlob: null }, { ...missing, toMode: "100644" }],
      noFiles,
    );
    expect(checks[0]?.detail).toBe("l leaves the repository");
  });
});

describe("a name is safe only where every platform can write it", () => {
  const detail = async (path: string) => {
    const checks = await safety(repositoryOf({ "src/Rates.py": "", "caf\u00e9.py": "" }, { [path]: "1\n" }));
    const { ok, detail: said } = checks.checks.find(({ name }) => name === "names-safe") ?? {};
    return [ok, said] as const;
  };

  test.each([
    "nul.py",
    "con .txt",
    "src/R\u200cates.py",
    "lib/COM1",
    "a:b.py",
    "what?.py",
    "end.",
    "end /a.py",
    "a\u0007.py",
    "back\\slash.py",
    "src/rates.py",
    "SRC/other.py",
    "cafe\u0301.py",
  ])("%j is not", async (path) => {
    expect(await detail(path)).toEqual([false, `${path} is not valid on every system`]);
  });

  test.each(["null.py", "console.py", "src/more.py", "a.b/c d.py", ".env", "déjà.py", "src/Rates.py"])(
    "%j is",
    async (path) => {
      expect(await detail(path)).toEqual([true, "every changed path is valid on every system"]);
    },
  );
});
