/** Where dependencies of a workspace lead to in a tree: layouts of package managers, as they install them. */
import { type Dirent, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { linkDependencies } from "../../src/git/dependencies.ts";
import { defaultCaps, writeFiles } from "../../src/git/tree.ts";
import { commit, git, newRepository, open, temporaryFolder, write } from "./support.ts";

const json = (value: unknown) => JSON.stringify(value);
const manifest = (name: string, more: object = {}) => json({ name, version: "1.0.0", ...more });
const ignored = { ".gitignore": "node_modules\n.venv\nplain\n.base\n" };

/** Two packages of a workspace. */
const workspace = {
  ...ignored,
  "package.json": manifest("top", { workspaces: ["packages/*"] }),
  "packages/bill/package.json": manifest("@shop/bill"),
  "packages/rate/package.json": manifest("@shop/rate"),
};

type Layout = {
  readonly files?: Readonly<Record<string, string>>;
  /** Where each link leads to, relative to the folder that it lies in. */
  readonly links?: Readonly<Record<string, string>>;
};

function lay(folder: string, { files = {}, links = {} }: Layout): void {
  write(folder, files);
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(target, join(folder, path));
  }
}

type Options = { readonly names?: readonly string[]; readonly tracked?: Readonly<Record<string, string>> };

async function treeOf(
  layout: Layout,
  { names = [".venv", "node_modules"], tracked = workspace }: Options = {},
) {
  const folder = newRepository();
  commit(folder, tracked);
  lay(folder, layout);
  return linkFrom(folder, folder, names);
}

/** Every link in the tree and where it really leads to, files that were copied, and what is not linked. */
async function linkFrom(folder: string, from: string, names: readonly string[]) {
  const tree = join(temporaryFolder(), "tree");
  mkdirSync(tree);
  const repository = await open(folder);
  const { files } = await writeFiles(repository, git(folder, "rev-parse", "HEAD^{tree}"), tree, defaultCaps);
  const paths = files.map(({ path }) => path);
  const { linked, unlinked } = await linkDependencies(repository, tree, names, { paths, from });
  const places = [
    ["TREE", tree],
    ["FROM", from],
    ["REPOSITORY", folder],
  ] as const;
  const shownPlace = (path: string): string => {
    const real = realpathSync(path);
    const place = places.find(([, top]) => real === top || real.startsWith(`${top}/`));
    return place === undefined ? real : join(place[0], relative(place[1], real));
  };
  const lines = entriesBelow(tree).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const shown = relative(tree, path);
    if (entry.isSymbolicLink()) return [`${shown} -> ${shownPlace(path)}`];
    return entry.isFile() && !paths.includes(shown) ? [`${shown} copied`] : [];
  });
  return {
    linked: linked.map(({ name }) => name),
    unlinked: unlinked.map(({ name, reason }) => `${name}: ${reason}`),
    lines: lines.sort(),
  };
}

/** Not behind links. */
function entriesBelow(folder: string): readonly Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : []),
  ]);
}

describe("the dependencies of a workspace", () => {
  test("of npm and yarn lie at the top, with links to own packages, and below where versions differ", async () => {
    expect(
      await treeOf({
        files: {
          "node_modules/mitt/package.json": manifest("mitt"),
          "packages/rate/node_modules/mitt/package.json": manifest("mitt"),
        },
        links: {
          "node_modules/@shop/bill": "../../packages/bill",
          "node_modules/@shop/rate": "../../packages/rate",
        },
      }),
    ).toEqual({
      linked: ["node_modules", "packages/rate/node_modules"],
      unlinked: [".venv: missing"],
      lines: [
        "node_modules/@shop/bill -> TREE/packages/bill",
        "node_modules/@shop/rate -> TREE/packages/rate",
        "node_modules/mitt -> FROM/node_modules/mitt",
        "packages/rate/node_modules -> FROM/packages/rate/node_modules",
      ],
    });
  });

  test("of pnpm and bun lie below, with links into a store", async () => {
    const store = "node_modules/.pnpm/mitt@3.0.1/node_modules/mitt";
    expect(
      await treeOf({
        files: { [`${store}/package.json`]: manifest("mitt") },
        links: {
          "node_modules/.pnpm/node_modules/@shop/rate": "../../../../packages/rate",
          "packages/bill/node_modules/@shop/rate": "../../../rate",
          "packages/bill/node_modules/mitt": `../../../${store}`,
          "packages/rate/node_modules/mitt": `../../../${store}`,
        },
      }),
    ).toEqual({
      linked: ["node_modules", "packages/bill/node_modules", "packages/rate/node_modules"],
      unlinked: [".venv: missing"],
      lines: [
        "node_modules -> FROM/node_modules",
        "packages/bill/node_modules/@shop/rate -> TREE/packages/rate",
        `packages/bill/node_modules/mitt -> FROM/${store}`,
        "packages/rate/node_modules -> FROM/packages/rate/node_modules",
      ],
    });
  });

  test("that need an own package themselves are copied, so that they find the one of the tree", async () => {
    const plugin = manifest("plugin", { peerDependencies: { "@shop/rate": "*" } });
    const user = manifest("user", { dependencies: { plugin: "*", mitt: "*" } });
    const flat = await treeOf({
      files: {
        "node_modules/mitt/package.json": manifest("mitt"),
        "node_modules/plugin/package.json": plugin,
        "node_modules/plugin/lib/index.d.ts": "",
        "node_modules/plugin/node_modules/mitt/package.json": manifest("mitt"),
        "node_modules/@scope/user/package.json": user,
      },
      links: {
        "node_modules/@shop/rate": "../../packages/rate",
        "node_modules/.bin/plugin": "../plugin/cli",
      },
    });
    expect(flat.lines).toEqual([
      "node_modules/.bin -> FROM/node_modules/.bin",
      "node_modules/@scope/user/package.json copied",
      "node_modules/@shop/rate -> TREE/packages/rate",
      "node_modules/mitt -> FROM/node_modules/mitt",
      "node_modules/plugin/lib/index.d.ts copied",
      "node_modules/plugin/node_modules -> FROM/node_modules/plugin/node_modules",
      "node_modules/plugin/package.json copied",
    ]);
    const at = (name: string) => `node_modules/.pnpm/${name}@1/node_modules`;
    const isolated = await treeOf({
      files: {
        [`${at("plugin")}/plugin/package.json`]: plugin,
        [`${at("user")}/user/package.json`]: user,
        [`${at("mitt")}/mitt/package.json`]: manifest("mitt"),
        "node_modules/.modules.yaml": "{}",
      },
      links: {
        [`${at("plugin")}/@shop/rate`]: "../../../../../packages/rate",
        [`${at("user")}/plugin`]: "../../plugin@1/node_modules/plugin",
        [`${at("user")}/mitt`]: "../../mitt@1/node_modules/mitt",
        "packages/bill/node_modules/user": `../../../${at("user")}/user`,
        "packages/bill/node_modules/@shop/rate": "../../../rate",
      },
    });
    expect(isolated.lines).toEqual([
      `node_modules/.modules.yaml -> FROM/node_modules/.modules.yaml`,
      `node_modules/.pnpm/mitt@1 -> FROM/node_modules/.pnpm/mitt@1`,
      `${at("plugin")}/@shop/rate -> TREE/packages/rate`,
      `${at("plugin")}/plugin/package.json copied`,
      `${at("user")}/mitt -> FROM/${at("mitt")}/mitt`,
      `${at("user")}/plugin -> TREE/${at("plugin")}/plugin`,
      `${at("user")}/user/package.json copied`,
      "packages/bill/node_modules/@shop/rate -> TREE/packages/rate",
      `packages/bill/node_modules/user -> TREE/${at("user")}/user`,
    ]);
  });

  test("lead into the tree where pnpm injected a copy of an own package, and where the top is one", async () => {
    const copy = "node_modules/.pnpm/@shop+rate@file+packages+rate/node_modules/@shop/rate";
    const { lines } = await treeOf({
      files: {
        [`${copy}/package.json`]: manifest("@shop/rate"),
        "node_modules/.modules.yaml": json({ injectedDeps: { "packages/rate": [copy], gone: ["x", 3] } }),
      },
      links: {
        "packages/bill/node_modules/@shop/rate": `../../../../${copy}`,
        "packages/bill/node_modules/top": "../../..",
      },
    });
    expect(lines).toContain("packages/bill/node_modules/@shop/rate -> TREE/packages/rate");
    expect(lines).toContain("packages/bill/node_modules/top -> TREE");
  });

  test("are found in another folder that is laid out as the repository, and lead into the tree from there", async () => {
    const folder = newRepository();
    commit(folder, workspace);
    for (const from of [join(folder, ".base"), temporaryFolder()]) {
      lay(from, {
        files: {
          "packages/rate/package.json": manifest("@shop/rate"),
          "packages/rate/node_modules/mitt/package.json": manifest("mitt"),
          "node_modules/mitt/package.json": manifest("mitt"),
        },
        links: {
          "node_modules/@shop/rate": "../../packages/rate",
          "node_modules/@shop/bill": join(folder, "packages/bill"),
        },
      });
      expect(await linkFrom(folder, from, ["node_modules"])).toEqual({
        linked: ["node_modules", "packages/rate/node_modules"],
        unlinked: [],
        lines: [
          "node_modules/@shop/bill -> TREE/packages/bill",
          "node_modules/@shop/rate -> TREE/packages/rate",
          "node_modules/mitt -> FROM/node_modules/mitt",
          "packages/rate/node_modules -> FROM/packages/rate/node_modules",
        ],
      });
    }
  });
});

describe("folders below the top", () => {
  test("belong to a package.json of the tree, are named so, and are not tracked", async () => {
    const layout = {
      files: {
        "node_modules/mitt/package.json": manifest("mitt"),
        "packages/rate/node_modules/mitt/package.json": manifest("mitt"),
        "loose/node_modules/mitt/package.json": manifest("mitt"),
        "packages/rate/node_modules/deep/node_modules/mitt/package.json": manifest("mitt"),
      },
    };
    const tracked = {
      ...workspace,
      ".gitignore": "/node_modules\npackages/rate/node_modules\nloose\n",
      "packages/bill/node_modules/own/package.json": manifest("own"),
    };
    expect((await treeOf(layout, { tracked })).linked).toEqual([
      "node_modules",
      "packages/rate/node_modules",
    ]);
    expect((await treeOf(layout, { tracked, names: [".venv"] })).linked).toEqual([]);
    expect(
      await treeOf(layout, { tracked, names: ["packages/rate/node_modules", "packages/bill/node_modules"] }),
    ).toMatchObject({
      linked: ["packages/rate/node_modules"],
      unlinked: ["packages/bill/node_modules: tracked in the tree"],
    });
  });

  test("are virtual environments beside Python's files, or above them", async () => {
    const files = Object.fromEntries(
      ["api", "jobs", "docs", "lib", "old", "py"].map((name) => [
        `${name}/.venv/pyvenv.cfg`,
        "version = 3.12.1\n",
      ]),
    );
    const tracked = {
      ...ignored,
      "api/pyproject.toml": "",
      "jobs/setup.cfg": "",
      "docs/readme.md": "",
      "lib/uv.lock": "",
      "plain/pyrightconfig.json": "{}",
      "old/setup.py": "",
      "py/src/a.py": "",
      "py/requirements.txt": "",
    };
    const { linked } = await treeOf({ files: { ...files, "plain/.venv/x": "" } }, { tracked });
    expect(linked).toEqual(["api/.venv", "jobs/.venv", "lib/.venv", "old/.venv", "py/.venv"]);
  });

  test("really lie there: none is found through a link in the checkout", async () => {
    const folder = newRepository();
    commit(folder, workspace);
    const elsewhere = temporaryFolder();
    write(elsewhere, { "node_modules/secret/index.d.ts": "", "package.json": "" });
    git(folder, "rm", "-r", "--quiet", "packages/rate");
    symlinkSync(elsewhere, join(folder, "packages/rate"));
    expect((await linkFrom(folder, folder, ["node_modules"])).linked).toEqual([]);
  });
});

describe("a folder of dependencies in which the tree has files of its own", () => {
  const installed = {
    ".venv/pyvenv.cfg": "version = 3.12.1\n",
    ".venv/lib/python3.12/site-packages/click/__init__.py": "",
    ".venv/lib/python3.12/site-packages/rich/__init__.py": "",
  };

  test("stays linked: the tree's own file lies at its place, and everything else beside it", async () => {
    const tracked = {
      ...ignored,
      ".venv/note.txt": "",
      ".venv/lib/python3.12/site-packages/rich/py.typed": "",
    };
    const folder = newRepository();
    commit(folder, ignored);
    write(folder, { ...installed, ...tracked });
    git(folder, "add", "--force", ...Object.keys(tracked));
    git(folder, "commit", "--quiet", "--message", "a note among the packages");
    expect(await linkFrom(folder, folder, [".venv"])).toEqual({
      linked: [".venv"],
      unlinked: [],
      lines: [
        ".venv/lib/python3.12/site-packages/click -> FROM/.venv/lib/python3.12/site-packages/click",
        ".venv/lib/python3.12/site-packages/rich/__init__.py -> FROM/.venv/lib/python3.12/site-packages/rich/__init__.py",
        ".venv/pyvenv.cfg -> FROM/.venv/pyvenv.cfg",
      ],
    });
  });

  test("is decided for each side by its own tree: what only the checkout tracks is not there in the other", async () => {
    const folder = newRepository();
    commit(folder, ignored);
    const tree = join(temporaryFolder(), "tree");
    mkdirSync(tree);
    write(folder, { ...installed, ".venv/note.txt": "" });
    git(folder, "add", "--force", ".venv/note.txt");
    const { linked } = await linkDependencies(await open(folder), tree, [".venv"], {
      paths: [],
      from: folder,
    });
    expect(linked.map(({ name, ownFiles }) => [name, ownFiles])).toEqual([[".venv", 0]]);
    expect(readdirSync(join(tree, ".venv")).sort()).toEqual(["lib", "pyvenv.cfg"]);
  });

  test("is not linked where git tracks the whole of it, or where the tree has a file at its place", async () => {
    const tracked = { ...ignored, ".gitignore": "", ...installed };
    expect(await treeOf({}, { tracked, names: [".venv"] })).toMatchObject({
      linked: [],
      unlinked: [".venv: tracked in the tree"],
      lines: [],
    });
    const folder = newRepository();
    commit(folder, { ".venv": "not a folder" });
    git(folder, "rm", "--quiet", "--cached", ".venv");
    rmSync(join(folder, ".venv"));
    write(folder, installed);
    expect(await linkFrom(folder, folder, [".venv"])).toMatchObject({
      linked: [],
      unlinked: [".venv: tracked in the tree"],
    });
  });
});
