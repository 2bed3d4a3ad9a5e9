/** A sandbox that is asked for is tried before anything is started in it, and nothing is started with less. */
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { realHost } from "../../src/platform/host.ts";
import { sandboxedRequest, sandboxHost } from "../../src/servers/sandbox/bubblewrap.ts";
import { brokenWalls } from "../../src/servers/sandbox/proof.ts";
import { reportOf } from "../support/account.ts";
import { installed } from "../support/commands.ts";
import { folderOf, makeFolder, temporaryFolder } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";

const accepted = "version: 1\nservers: [{ id: eslint, trust: executes-repository, sandbox: bwrap }]\n";

/** A run with this program as bubblewrap; null for none. */
async function reasonWith(bwrap: string | null) {
  const marker = join(temporaryFolder(), "ran");
  const programs = makeFolder();
  if (bwrap !== null) {
    writeFileSync(join(programs.folder, "bwrap"), `#!/bin/sh\n${bwrap}\n`);
    chmodSync(join(programs.folder, "bwrap"), 0o755);
  }
  try {
    const repository = repositoryOf(
      {
        ".lanser/config.yml": accepted,
        "eslint.config.mjs": `import { appendFileSync } from "node:fs";\nappendFileSync(${JSON.stringify(marker)}, "x");\nexport default [];\n`,
        "old.js": "export const old = 1;\n",
      },
      { "new.js": "export const added = 1;\n" },
    );
    const report = reportOf(
      await gate(repository, {
        policy: { servers: [], file: undefined, failOn: undefined, where: "actions" },
        host: (host) => ({ ...host, env: { ...host.env, PATH: `${programs.folder}:/usr/bin:/bin` } }),
      }),
    );
    expect(existsSync(marker)).toBe(false);
    expect(report.verdict).toBe("inconclusive");
    expect(readdirSync(repository).filter((name) => name.startsWith(".lanser-"))).toEqual([]);
    // Where the machine's own sudo asks for nothing, it is told of, too.
    return report.reasons.map(
      ({ code, message }) => `${code}: ${message.replace("; sudo works in the sandbox", "")}`,
    );
  } finally {
    programs.remove();
  }
}

test("what keeps nothing in, does not run or answers nothing is no sandbox: the server is not started", async () => {
  await installed("eslint");
  const inside = 'while [ "$1" != "--" ]; do shift; done; shift';
  expect([
    await reasonWith(`${inside}; exec "$@"`),
    await reasonWith('echo "bwrap: setting up uid map: Permission denied" >&2; exit 1'),
    await reasonWith("exit 0"),
  ]).toMatchInlineSnapshot(`
    [
      [
        "install-refused: ESLint runs code of the repository, but Lanser cannot use the sandbox that base's configuration requires: bwrap does not protect this machine: a process in the sandbox can read files outside; the sandbox has the machine's network; the sandbox shows the machine's processes; a process in the sandbox can write outside",
      ],
      [
        "install-refused: ESLint runs code of the repository, but Lanser cannot use the sandbox that base's configuration requires: bwrap failed (bwrap: setting up uid map: Permission denied)",
      ],
      [
        "install-refused: ESLint runs code of the repository, but Lanser cannot use the sandbox that base's configuration requires: the process in the sandbox printed no result",
      ],
    ]
  `);
});

test("each wall that does not hold is told", () => {
  const held = { reads: false, network: false, processes: false, raised: false, works: true };
  expect(brokenWalls(JSON.stringify(held), false)).toBeUndefined();
  expect(brokenWalls(JSON.stringify(held), true)).toBe(
    "bwrap does not protect this machine: a process in the sandbox can write outside",
  );
  for (const key of Object.keys(held) as (keyof typeof held)[])
    expect(brokenWalls(JSON.stringify({ ...held, [key]: !held[key] }), false)).toMatch(
      /^bwrap does not protect this machine: [^;]+$/u,
    );
  expect(brokenWalls("{}", false)).toContain("; ");
  expect(brokenWalls("", false)).toBe("the process in the sandbox printed no result");
});

test("what is readable inside of what is writable comes after it, and what is not there is left out", () => {
  const root = folderOf({ "run/tree/a.js": "", "run/b": "" });
  mkdirSync(join(root, "other"));
  const request = {
    file: "/usr/bin/node",
    args: ["a.js"],
    cwd: join(root, "run/tree"),
    env: {},
    detached: true,
  };
  const { file, args } = sandboxedRequest("/usr/bin/bwrap", request, {
    readable: [join(root, "run/tree"), join(root, "missing")],
    writable: [join(root, "run")],
  });
  const at = args.indexOf(join(root, "run"));
  expect([file, args.slice(at - 1, at + 5)]).toEqual([
    "/usr/bin/bwrap",
    [
      "--bind",
      join(root, "run"),
      join(root, "run"),
      "--ro-bind",
      join(root, "run/tree"),
      join(root, "run/tree"),
    ],
  ]);
  expect(args.slice(-5)).toEqual(["--chdir", join(root, "run/tree"), "--", "/usr/bin/node", "a.js"]);
  expect(args.join(" ")).not.toContain("missing");
  expect(args.join(" ")).not.toContain(join(root, "other"));
});

test("a server in a sandbox does not learn Lanser's process id, which there names no process", () => {
  const host = realHost();
  const inside = sandboxHost(host, "/usr/bin/bwrap", () => ({ readable: [], writable: [] }));
  expect([host.pidForServers, inside.pidForServers]).toEqual([process.pid, null]);
});
