/** A change of a submodule: part of both trees where its commits are at hand, else a doubt. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { reportOf } from "../support/account.ts";
import { temporaryFolder } from "../support/files.ts";
import { gate, onlyPyright } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const one = "def g(a: int) -> int:\n    return a\n";
const two = "def g(a: int, b: int) -> int:\n    return a + b\n";
const configured = (ignore: string) => `version: 1\nservers: [{ id: pyright }]\n${ignore}`;

/** The last commit bumps the submodule `sub`, whose new commit gives `g` a second parameter. */
function bumped(ignore = ""): string {
  const module = repositoryOf({ "lib.py": one }, { "lib.py": two });
  const repository = repositoryOf({ ".lanser/config.yml": configured(ignore) });
  git(repository, "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", module, "sub");
  git(join(repository, "sub"), "checkout", "--quiet", "HEAD^");
  commit(repository, { "a.py": "from sub.lib import g\n\ng(1)\n" });
  git(join(repository, "sub"), "checkout", "--quiet", "main");
  commit(repository, {});
  return repository;
}

async function judged(repository: string) {
  const { verdict, reasons, findings } = reportOf(await gate(repository));
  return {
    verdict,
    codes: reasons.map(({ code }) => code),
    hints: reasons.flatMap(({ hint }) => hint ?? []),
    fresh: findings.filter(({ state }) => state === "new"),
  };
}

describe("the bump of a submodule", () => {
  test("is inconclusive without its files, with the line to add to the checkout", async () => {
    const clone = join(temporaryFolder(), "clone");
    git("/", "clone", "--quiet", bumped(), clone);
    const { verdict, codes, hints } = await judged(clone);
    expect([verdict, codes]).toEqual(["inconclusive", ["submodule-changed"]]);
    expect(hints[0]).toContain("with: { submodules: recursive, fetch-depth: 0 }");
  });

  test("is compared where both commits are at hand, and what it breaks has its edit", async () => {
    const { verdict, codes, fresh } = await judged(bumped());
    expect([verdict, codes]).toEqual(["fail", ["new-finding"]]);
    expect(fresh.map(({ path, code, cause }) => [path, code, cause?.path])).toEqual([
      ["a.py", "reportCallIssue", "sub/lib.py"],
    ]);
  });

  test("is compared over every file, whatever the scope", async () => {
    const policy = { ...onlyPyright, scope: "affected" } as const;
    const { scope } = reportOf(await gate(bumped(), { policy }));
    expect([scope?.mode, scope?.why]).toEqual(["full", "sub is or was a link or a submodule"]);
  });

  testByNight("is compared where no file of it is checked out", async () => {
    const repository = bumped();
    rmSync(join(repository, "sub"), { recursive: true });
    expect((await judged(repository)).verdict).toBe("fail");
  });

  test("is inconclusive where only one of its commits is at hand: nothing looks deleted", async () => {
    const repository = bumped();
    const module = join(repository, ".git/modules/sub");
    git(module, "update-ref", "--no-deref", "HEAD", "HEAD^");
    git(module, "for-each-ref", "--format=%(refname)")
      .split("\n")
      .forEach((ref) => {
        git(module, "update-ref", "-d", ref);
      });
    git(module, "reflog", "expire", "--expire=now", "--all");
    git(module, "prune", "--expire=now");
    const { verdict, codes, fresh } = await judged(repository);
    expect([verdict, codes, fresh]).toEqual(["inconclusive", ["submodule-changed"], []]);
  });

  testByNight("is no doubt where base's configuration ignores the submodule", async () => {
    const clone = join(temporaryFolder(), "clone");
    git("/", "clone", "--quiet", bumped("ignore: ['sub/**']\n"), clone);
    const byConfiguration = { servers: [], file: undefined, failOn: undefined, where: "terminal" } as const;
    const { verdict } = reportOf(await gate(clone, { policy: byConfiguration }));
    expect(verdict).toBe("pass");
  });
});

test("an import that fails inside a submodule is a doubt only if the change moves the submodule", async () => {
  const test = (count: number) =>
    `from a import f\nimport harbour\n\n\ndef test() -> None:\n    harbour.see(f(${count}))\n`;
  const module = repositoryOf({ "tests/test_a.py": test(1) }, { "tests/test_a.py": test(2) });
  const repository = repositoryOf({
    ".lanser/config.yml": configured(""),
    "a.py": "def f(a: int) -> int:\n    return a\n",
  });
  git(repository, "-c", "protocol.file.allow=always", "submodule", "add", "--quiet", module, "sub");
  git(join(repository, "sub"), "checkout", "--quiet", "HEAD^");
  commit(repository, {});
  commit(repository, { "a.py": "def f(a: int, b: int = 1) -> int:\n    return a + b\n" });
  expect(await judged(repository)).toMatchObject({ verdict: "pass", codes: ["clean"] });
  git(join(repository, "sub"), "checkout", "--quiet", "main");
  commit(repository, {});
  expect(await judged(repository)).toMatchObject({
    verdict: "inconclusive",
    codes: ["dependencies-missing"],
  });
});

test("an edit that breaks a call into an unchanged submodule is found", async () => {
  const repository = bumped();
  commit(repository, { "a.py": "from sub.lib import g\n\ng(1, 'two')\n" });
  const { verdict, fresh } = await judged(repository);
  expect([verdict, fresh.map(({ path, code }) => [path, code])]).toEqual([
    "fail",
    [["a.py", "reportArgumentType"]],
  ]);
});

test("only a link to a source, or to a change, makes a run look at every file", async () => {
  const modeOf = async (link: string, target: string, changed: Readonly<Record<string, string>>) => {
    const repository = repositoryOf({
      "src/a.py": "def f() -> int:\n    return 1\n",
      "src/b.py": "b = 1\n",
      "docs/README.md": "Read me.\n",
    });
    symlinkSync(target, join(repository, link));
    commit(repository, {});
    commit(repository, { "src/a.py": "def f() -> int:\n    return 2\n", ...changed });
    const policy = { ...onlyPyright, scope: "affected" } as const;
    const { scope } = reportOf(await gate(repository, { policy }));
    return scope?.mode === "full" ? scope.why : scope?.mode;
  };
  const why = "links give files several names";
  expect(await modeOf("README.md", "docs/README.md", {})).toBe("affected");
  expect(await modeOf("README.md", "docs/README.md", { "docs/README.md": "Do.\n" })).toBe(why);
  expect(await modeOf("lib", "src", {})).toBe(why);
});
