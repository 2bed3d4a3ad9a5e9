/** What a reader can click: every link of README and of the pages leads to a file, and every anchor to a heading. */
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { profiles } from "../src/servers/registry.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const pages = globSync(["*.md", "docs/**/*.md", "examples/**/*.md"], { cwd: root }).sort();

type Node = {
  readonly type: string;
  readonly url?: string;
  readonly value?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
};

const trees = new Map<string, Node>();

function treeOf(text: string): Node {
  const known = trees.get(text);
  if (known !== undefined) return known;
  const tree = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }) as Node;
  trees.set(text, tree);
  return tree;
}

function nodesOf(node: Node, ...types: readonly string[]): readonly Node[] {
  const own = types.includes(node.type) ? [node] : [];
  return [...own, ...(node.children ?? []).flatMap((one) => nodesOf(one, ...types))];
}

function textOf({ value = "", children = [] }: Node): string {
  return value + children.map(textOf).join("");
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, "")
    .replaceAll(" ", "-");
}

function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(nodesOf(treeOf(text), "heading").map((one) => anchorOf(textOf(one))));
}

/** What is wrong with the links of a page that stands at `path`, given the pages and files that are there. */
function brokenLinks(path: string, text: string, read: (path: string) => string | undefined): string[] {
  return nodesOf(treeOf(text), "link", "definition", "image").flatMap(({ url = "" }) => {
    if (/^https:\/\/[\w.-]+(\/|$)/u.test(url)) return [];
    if (/^[a-z][a-z0-9+.-]*:/iu.test(url)) return [`${url}: not https`];
    const [file = "", anchor] = url.split("#");
    const target = file === "" ? path : normalize(join(dirname(path), decodeURI(file)));
    const found = target.startsWith("..") ? undefined : read(target);
    if (found === undefined) return [`${url}: no such file`];
    if (anchor === undefined) return [];
    return anchorsOf(found).has(anchor) ? [] : [`${url}: no such heading`];
  });
}

/** The text of a page, or nothing of another file or folder that is there. */
function readIfThere(path: string): string | undefined {
  if (!existsSync(join(root, path))) return undefined;
  return path.endsWith(".md") ? readFileSync(join(root, path), "utf8") : "";
}

describe("README and the pages", () => {
  test("lead nowhere that is not there", () => {
    const broken = pages.map(
      (page) => [page, brokenLinks(page, readIfThere(page) ?? "", readIfThere)] as const,
    );
    expect(broken.filter(([, links]) => links.length > 0)).toEqual([]);
  });

  test("are held to that: a file, a heading, a way out and another scheme are found", () => {
    const read = (path: string) => ({ "docs/a.md": "# A: the `first` one\n", "docs/b.txt": "" })[path];
    const text =
      "[1](a.md#a-the-first-one) [2](b.txt) [3](c.md) [4](a.md#a-the-second-one) [5](../../x) [6](http://a.example/) [7](https://a.example/x)";
    expect(brokenLinks("docs/page.md", text, read)).toMatchInlineSnapshot(`
      [
        "c.md: no such file",
        "a.md#a-the-second-one: no such heading",
        "../../x: no such file",
        "http://a.example/: not https",
      ]
    `);
  });

  test("lead out of the repository to these places alone, so that none is a slip or a guess", () => {
    const out = pages.flatMap((page) =>
      nodesOf(treeOf(readIfThere(page) ?? ""), "link", "definition", "image").flatMap(({ url = "" }) =>
        /^https:/u.test(url) ? [url.split("#")[0] ?? ""] : [],
      ),
    );
    expect([...new Set(out)].sort()).toMatchInlineSnapshot(`
      [
        "https://docs.ray.io",
        "https://github.com/containers/bubblewrap",
        "https://github.com/nektos/act",
        "https://github.com/reviewdog/reviewdog",
        "https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/",
        "https://modelcontextprotocol.io",
        "https://semver.org",
        "https://www.conventionalcommits.org",
        "https://www.schemastore.org",
      ]
    `);
  });

  test("are all to be found from README in at most two steps", () => {
    const linkedFrom = (page: string) =>
      nodesOf(treeOf(readIfThere(page) ?? ""), "link")
        .map(({ url = "" }) => normalize(join(dirname(page), url.split("#")[0] ?? "")))
        .filter((path) => path.endsWith(".md"));
    const first = linkedFrom("README.md");
    const reached = new Set([...first, ...first.flatMap(linkedFrom)]);
    expect(pages.filter((page) => page.startsWith("docs/") && !reached.has(page))).toEqual([]);
  });

  test("have pictures that are small, described, and said to be rendered from our own output, and a plot that a benchmark draws", () => {
    const pictures = pages.flatMap((page) => {
      const paragraphs = nodesOf(treeOf(readIfThere(page) ?? ""), "paragraph");
      return paragraphs.flatMap((paragraph, index) =>
        nodesOf(paragraph, "image").map(({ url = "", alt = "" }) => ({
          page,
          url,
          isDescribed: alt.length > 40,
          isSmall: statSync(join(root, dirname(page), url)).size < 150_000,
          isMarked: textOf(paragraphs[index + 1] ?? { type: "none" }).includes(
            "renders this picture from Lanser's own output",
          ),
        })),
      );
    });
    const good = { isDescribed: true, isSmall: true, isMarked: true };
    expect(pictures).toEqual([
      { page: "README.md", url: "docs/pictures/annotations.png", ...good },
      { page: "docs/results.md", url: "pictures/page.png", ...good },
      { page: "docs/speed.md", url: "scaling.svg", ...good, isMarked: false },
    ]);
  });

  test("begin with a README that is read in one go", () => {
    expect(readIfThere("README.md")?.split("\n").length).toBeLessThanOrEqual(121);
  });
});

test("the hook before a commit looks at every kind of file that a server of this release checks", () => {
  const hooks = parse(readFileSync(join(root, ".pre-commit-hooks.yaml"), "utf8")) as readonly {
    readonly id: string;
    readonly types_or?: readonly string[];
  }[];
  const types = hooks.find(({ id }) => id === "lanser")?.types_or ?? [];
  // As https://github.com/pre-commit/identify names them.
  const named = {
    ...{
      py: "python",
      pyi: "pyi",
      js: "javascript",
      jsx: "jsx",
      ts: "ts",
      tsx: "tsx",
      vue: "vue",
      svelte: "svelte",
    },
    ...{ css: "css", scss: "scss", graphql: "graphql", html: "html", md: "markdown", go: "go" },
    ...{ json: "json", yaml: "yaml", toml: "toml" },
  };
  const checked = Object.entries(named).filter(([end]) =>
    profiles.some(({ isSource }) => isSource(`a.${end}`)),
  );
  expect(checked.map(([, type]) => type).filter((type) => !types.includes(type))).toEqual([]);
});
