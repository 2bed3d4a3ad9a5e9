/** Pins that lie in a repository: what is read of them, and what a change may not do with its own. */
import { expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import { parsePin, printPin } from "../../src/servers/own-pins.ts";
import type { Pin } from "../../src/servers/pins.ts";
import { pinPath } from "../../src/servers/pins-folder.ts";
import type { PinnedSource } from "../../src/servers/source.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { npmPin } from "../support/pins.ts";
import { commit, git, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const shipped = npmPin("pyright");
const version = "1.1.999";
const path = pinPath("pyright", version);
const integrity = shipped.source.lock.packages["node_modules/pyright"]?.integrity ?? "";

/** Of a version that was never released. */
function pinOf(entry: object = {}): Pin & { readonly source: PinnedSource<"npm"> } {
  const about = { name: "lanser-pin-pyright", version };
  const dependencies = { pyright: version };
  return {
    server: "pyright",
    version,
    source: {
      kind: "npm",
      manifest: { ...about, private: true, dependencies },
      lock: {
        ...about,
        lockfileVersion: 3,
        requires: true,
        packages: {
          "": { ...about, dependencies },
          "node_modules/pyright": { version, integrity, ...entry },
        },
      } as PinnedSource<"npm">["lock"],
    },
    treeDigests: shipped.treeDigests,
  };
}

const config = "version: 1\nservers: [{ id: pyright }]\n";
const naming = `version: 1\nservers: [{ id: pyright, version: ${version} }]\n`;
const byFile: GateOptions["policy"] = {
  servers: [],
  file: undefined,
  failOn: undefined,
  where: "actions",
};

test("a pin is read only as lanser pin writes it", () => {
  const read = (pin: Pin) => {
    try {
      return parsePin(printPin(pin), path).version;
    } catch (error) {
      if (error instanceof UserError) return error.message;
      throw error;
    }
  };
  const { source } = pinOf();
  expect([
    read(pinOf()),
    read(pinOf({ resolved: "https://registry.example/is-number/-/is-number-7.0.0.tgz" })),
    read(pinOf({ name: "is-number" })),
    read({
      ...pinOf(),
      source: { ...source, manifest: { ...source.manifest, dependencies: { "is-number": version } } },
    }),
    read({ ...pinOf(), server: "pyrite" }),
  ]).toMatchInlineSnapshot(`
    [
      "1.1.999",
      ".lanser/pins/pyright-1.1.999.json: /lock/packages/node_modules~1pyright/resolved boolean schema is false (schemas/pin.v1.json)",
      ".lanser/pins/pyright-1.1.999.json: node_modules/pyright must not have \`name\`",
      ".lanser/pins/pyright-1.1.999.json: the manifest is not that of pyright 1.1.999",
      ".lanser/pins/pyright-1.1.999.json: the file pins pyrite 1.1.999 and must be called .lanser/pins/pyrite-1.1.999.json",
    ]
  `);
});

test("a pin that is new in head is not installed, and what it would change is shown as unmeasured", async () => {
  const repository = repositoryOf({ "a.py": "", ".lanser/config.yml": config });
  commit(repository, { "a.py": "one = 1\n", ".lanser/config.yml": naming, [path]: printPin(pinOf()) });
  const { report } = await gate(repository, { policy: byFile });
  expect(report?.bumps).toEqual([
    {
      server: "pyright",
      from: shipped.version,
      to: version,
      total: { added: 0, removed: 0, changed: 0 },
      rules: [],
      files: [],
      problem: `the pin of pyright ${version} is new in head, so Lanser does not install that version before a review. To compare the versions, run: lanser trace drift --server pyright@1.1.414 --against pyright@${version}`,
    },
  ]);
}, 120_000);

test("a pin of head's that cannot be read is reported, and the run is inconclusive", async () => {
  const repository = repositoryOf({ "a.py": "", ".lanser/config.yml": config });
  commit(repository, { "a.py": "one = 1\n", [path]: "{" });
  const { report, exitCode } = await gate(repository, { policy: byFile });
  expect(git(repository, "status", "--short")).toBe("");
  expect([
    exitCode,
    report?.limits.filter(({ code }) => code === "head-configuration"),
  ]).toMatchInlineSnapshot(`
    [
      11,
      [
        {
          "code": "head-configuration",
          "count": 1,
          "message": "head's configuration has an error: .lanser/pins/pyright-1.1.999.json: the file is not valid JSON: a key is missing",
        },
      ],
    ]
  `);
}, 120_000);
