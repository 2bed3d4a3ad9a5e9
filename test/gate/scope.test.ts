/** Which files a run looks at: what is asked for, what is beside the sources, and what only programs tell. */
import { describe, expect, test } from "vitest";
import { requestedExtent, verifiesScope } from "../../src/gate/scope.ts";
import type { BaseRequest } from "../../src/model/request.ts";
import type { KnownPackage } from "../../src/packages/missing.ts";
import { decidePolicy } from "../../src/policy/policy.ts";
import { registry } from "../../src/servers/registry.ts";
import { unsurePackageOf } from "../../src/verdict/packages.ts";
import { selectFilesInScope } from "../../src/verdict/scope.ts";
import { affectsEveryFile, affectsEveryFileByName } from "../../src/verdict/whole-program.ts";
import { sideOf } from "../verdict/support.ts";

describe("less than every file is looked at", () => {
  const known = { registry, pins: { base: registry.shippedPins, head: registry.shippedPins }, sources: [] };
  const policyOf = (scope: "full" | "affected" | "auto" | undefined, config?: string) =>
    decidePolicy(
      {
        servers: [{ id: "pyright", version: undefined }],
        file: undefined,
        failOn: undefined,
        scope,
        where: "terminal",
      },
      { base: config, head: undefined },
      known,
    );
  const knownAs = (scope: "complete" | "full", policy: ReturnType<typeof policyOf>) => ({
    ...policy,
    servers: policy.servers.map((one) => ({ ...one, profile: { ...one.profile, scope } })),
  });
  const complete = (policy: ReturnType<typeof policyOf>) => knownAs("complete", policy);
  const wanted = (policy: ReturnType<typeof policyOf>, base: BaseRequest, isStop = false) => {
    const { isAffected, compared } = requestedExtent(policy, base, isStop);
    return isAffected ? "affected" : compared.size > 0 ? [...compared] : "full";
  };
  const change: BaseRequest = { kind: "pull-request", headSha: "1", baseRef: "main", baseSha: "2" };
  const push = (ref: string): BaseRequest => ({
    kind: "push",
    before: "1",
    after: "2",
    ref,
    forced: false,
    defaultBranch: "main",
  });

  test("where a flag or the configuration says so, the flag first", () => {
    const affected = "version: 1\nservers: [{ id: pyright }]\npolicy: { scope: affected }\n";
    const ordered = (...of: Parameters<typeof policyOf>) => wanted(knownAs("full", policyOf(...of)), change);
    expect([
      ordered(undefined),
      ordered("affected"),
      ordered(undefined, affected),
      ordered("full", affected),
      ordered("auto", affected),
    ]).toEqual(["full", "affected", "affected", "full", "full"]);
  });

  test("by itself where the server's own command decides which files differ, but not where earlier runs are checked", () => {
    const auto = complete(policyOf(undefined));
    expect([
      wanted(auto, change),
      wanted(auto, push("refs/heads/topic")),
      wanted(auto, push("refs/heads/main")),
      wanted(auto, { kind: "first-parent" }),
      wanted(complete(policyOf("affected")), push("refs/heads/main")),
      wanted(complete(policyOf("full")), change),
    ]).toEqual([["pyright"], ["pyright"], "full", "full", "affected", "full"]);
  });

  test("at the stops of a walk, where it is what the change can matter to", () => {
    const auto = policyOf(undefined);
    expect([wanted(complete(auto), change, true), wanted(auto, change, true)]).toEqual(["affected", "full"]);
  });

  test("and what is checked is what runs by themselves leave out", () => {
    expect([
      verifiesScope(policyOf(undefined), push("refs/heads/main")),
      verifiesScope(policyOf(undefined), { kind: "first-parent" }),
      verifiesScope(policyOf(undefined), push("refs/heads/topic")),
      verifiesScope(policyOf(undefined), change),
      verifiesScope(policyOf("full"), push("refs/heads/main")),
      verifiesScope(policyOf("affected"), push("refs/heads/main")),
    ]).toEqual([true, true, false, false, false, false]);
  });

  test("and the default is what it was, to the digest of its policy", () => {
    expect(policyOf("auto").summary).toEqual(policyOf(undefined).summary);
    expect("scope" in policyOf(undefined).summary).toBe(false);
    expect(policyOf("affected").summary.digest).not.toBe(policyOf(undefined).summary.digest);
  });
});

test("what configures, installs or marks a package can affect every file; a source and a text cannot", () => {
  const whole = [
    ".lanser/config.yml",
    ".lanser/pins/pyright-1.1.414.json",
    "pyrightconfig.json",
    "packages/a/tsconfig.base.json",
    "pyproject.toml",
    "setup.py",
    "uv.lock",
    "requirements/dev.txt",
    "pnpm-lock.yaml",
    "app/py.typed",
    "__builtins__.pyi",
    "typings/yaml/__init__.pyi",
    "app/yaml-stubs/node.pyi",
    "src/node_modules/v/index.d.ts",
    "vendor/site-packages/yaml/__init__.py",
  ];
  expect(whole.filter((path) => !affectsEveryFile(path))).toEqual([]);
  expect(["app/a.py", "README.md", "docs/notes.txt", "src/a.ts"].filter(affectsEveryFile)).toEqual([]);
  const judged = ["pyproject.toml", "uv.lock", "requirements/dev.txt", "pnpm-lock.yaml"];
  expect(whole.filter((path) => !affectsEveryFileByName(path))).toEqual(judged);
});

describe("the files that are looked at", () => {
  const a = "import b\nx = 1\n";
  const texts = { "a.py": a, "b.py": "y = 1\n", "c.py": "z = 1\n", "pkg/d.py": "w = 1\n" };
  const changed = [{ from: "a.py", to: "a.py" }];

  test("are what was found and what differs, beside the neighbour that probes ask, the same on both sides", () => {
    const root = { base: sideOf(texts), head: sideOf({ ...texts, "a.py": "import b\nx = 2\n" }) };
    expect(selectFilesInScope(["pkg/d.py", "no/source.txt"], changed, [root])).toEqual({
      paths: { base: ["a.py", "pkg/d.py"], head: ["a.py", "pkg/d.py"] },
      beside: { base: ["b.py"], head: ["b.py"] },
      of: 4,
    });
  });

  test("lie beside those by which every file would enter import circles on either side", () => {
    const circle = { ...texts, "m.py": "import n\nu = n\n", "n.py": "import o\n", "o.py": "import m\n" };
    const entering = { ...circle, "a.py": "import n\nx = 1\n" };
    const root = {
      base: sideOf(circle),
      head: sideOf({ ...entering, "l.py": "import o\n" }),
      isOrdered: true,
    };
    const added = { from: null, to: "l.py" };
    const { paths, beside } = selectFilesInScope([], [...changed, added], [root]);
    expect({ paths, beside }).toEqual({
      paths: { base: ["a.py"], head: ["a.py", "l.py"] },
      beside: { base: ["b.py", "m.py", "o.py"], head: ["b.py", "m.py", "o.py"] },
    });
  });

  test("go through renames", () => {
    const { "b.py": moved, ...left } = texts;
    const root = { base: sideOf(texts), head: sideOf({ ...left, "new.py": moved }) };
    const { paths } = selectFilesInScope(["b.py"], [{ from: "b.py", to: "new.py" }], [root]);
    expect(paths).toEqual({ base: ["b.py"], head: ["new.py"] });
    expect(selectFilesInScope(["new.py"], [{ from: "b.py", to: "new.py" }], [root]).paths).toEqual(paths);
  });

  test("hold the code that a changed stub stands for", () => {
    const root = { base: sideOf(texts), head: sideOf({ ...texts, "c.pyi": "z: int\n" }) };
    const { paths } = selectFilesInScope([], [{ from: null, to: "c.pyi" }], [root]);
    expect(paths.head).toContain("c.py");
    expect(selectFilesInScope([], changed, [root]).paths.head).not.toContain("c.py");
  });

  test("hold what one side's program alone has, and changed sources that none has", () => {
    const { "c.py": gone, ...fewer } = texts;
    expect(gone).toBe("z = 1\n");
    const root = { base: sideOf(texts), head: sideOf({ ...fewer, "e.py": "v = 1\n" }) };
    const { paths } = selectFilesInScope([], [...changed, { from: null, to: "lost/f.py" }], [root]);
    expect(paths).toEqual({
      base: ["a.py", "c.py"],
      head: ["a.py", "e.py", "lost/f.py"],
    });
  });
});

describe("a package that can make any file doubtful", () => {
  const side = (of: Partial<KnownPackage>, importing = "import yaml\n") =>
    unsurePackageOf(
      sideOf(
        { "a.py": "x = 1\n", "b.py": importing },
        {
          packages: [
            {
              folder: "",
              requiresPython: null,
              packages: [
                { ecosystem: "pypi", name: "pyyaml", group: null, marker: null, installed: "6.0", ...of },
              ],
            },
          ],
        },
      ),
      { interpreter: { name: "python3", version: "3.12.3" } },
    );

  test("is imported, and missing or of another version than its lock file has", () => {
    expect([
      side({ installed: null }),
      side({ locked: ["6.0.1"] }),
      side({ installed: null, group: "docs" }),
      side({}),
      side({ locked: ["6.0"] }),
      side({ installed: null }, "import json\n"),
      side({ installed: null, marker: "python_version < '3'" }),
      side({ locked: ["6.0.1"], lockedBy: "uv.lock" }),
    ]).toEqual([
      "the package pyyaml is not installed",
      "pyyaml 6.0 is installed, and the lock file has 6.0.1",
      "the package pyyaml is not installed",
      ...[undefined, undefined, undefined, undefined],
      "pyyaml 6.0 is installed, and uv.lock has 6.0.1",
    ]);
  });
});
