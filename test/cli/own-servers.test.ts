/** What is told to who describes a server and has not yet described it rightly: `doctor`, `diag`, `detect`, `pin`, and the gate. */
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { findExecutable } from "../../src/servers/executables.ts";
import { type Files, makeFolder, write } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { repositoryAt, repositoryOf } from "../support/repository.ts";

const script = readFileSync(fileURLToPath(new URL("../support/own-server.mjs", import.meta.url)), "utf8");

type Description = {
  readonly fault?: string;
  readonly files?: string;
  readonly mode?: string;
  readonly more?: string;
  readonly canary?: string;
};

const known = 'canary: { file: canary.text, text: "wrong\\n", codes: [w] }\n';

function described({ fault = "nothing", files, mode, more = "", canary = known }: Description): string {
  return `version: 1
language: Text
files: ["${files ?? "**/*.text"}"]
role: linter
source: { program: text-server }
command: ["{program}", "${fault}"]
executes: never
executes-why: It looks for a word.
${mode ?? "mode: push\ndone: version"}
limits: { file-ms: 1000 }
${more}
${canary}`;
}

const folder = makeFolder();
const env = { PATH: `${join(folder.folder, "bin")}:${process.env["PATH"]}` };
const cache = join(folder.folder, "cache");
const pinPath = ".lanser/pins/text-1.0.0.json";
let pin = "";
const secondPinPath = ".lanser/pins/text-1.1.0.json";
let secondPin = "";

beforeAll(async () => {
  const file = join(folder.folder, "bin/text-server");
  write(folder.folder, { "bin/text-server": `#!${process.execPath}\n${script}` });
  chmodSync(file, 0o755);
  const repository = repositoryAt(join(folder.folder, "pinned"), {
    ".lanser/servers/text.yml": described({}),
  });
  const pinned = async (version: string, path: string) => {
    const { code, stdout } = await runInProcess(repository, ["pin", `text@${version}`], { env });
    expect([code, stdout]).toEqual([0, expect.stringContaining(`wrote ${path}`)]);
    return readFileSync(join(repository, path), "utf8");
  };
  pin = await pinned("1.0.0", pinPath);
  secondPin = await pinned("1.1.0", secondPinPath);
  const { PATH = "" } = process.env;
  mkdirSync(join(folder.folder, "programs"));
  for (const name of ["git", "npm"]) {
    const found = findExecutable(name, PATH, []);
    if (found !== undefined) symlinkSync(found.realPath, join(folder.folder, "programs", name));
  }
  return folder.remove;
});

/** A repository whose `.lanser` describes and pins it, with commands that are run there. */
function tree(of: Description, more: Files = {}) {
  const repository = repositoryOf({
    ".lanser/servers/text.yml": described(of),
    [pinPath]: pin,
    "a.text": "right\n",
    ...more,
  });
  const lanser = async (command: string, ...args: readonly string[]) => {
    const ran = await runInProcess(repository, [command, ...args, "--cache", cache], { env });
    return { ...ran, stderr: ran.stderr.replace("lanser: installing text 1.0.0\n", "") };
  };
  return { repository, lanser };
}

/** Without what is of this machine. */
async function doctor(of: Description, more: Files = {}): Promise<string> {
  const { lanser } = tree(of, more);
  const { code, stdout, stderr } = await lanser("doctor", "--server", "text");
  return `${code}\n${stdout.split("\n\n").slice(1).join("\n\n")}${stderr}`;
}

describe("a server that a repository describes", () => {
  test("is healthy where it finds its mistake", async () => {
    expect(await doctor({})).toMatchInlineSnapshot(`
      "0
      text 1.0.0: healthy
        ready      initialized; answered both test documents correctly
        mode       language server
        sources    1 file in the tree that the server can check
        toolchain  text-server 1.0.0
        runs       no code of the repository
      "
    `);
  });

  test("is unproven without a canary, and what it does not find says so", async () => {
    expect(await doctor({ canary: "" })).toMatchInlineSnapshot(`
      "0
      text 1.0.0: unproven, because its description has no \`canary\`
        ready      initialized; no test shows that the server finds errors
        mode       language server
        sources    1 file in the tree that the server can check
        toolchain  text-server 1.0.0
        runs       no code of the repository
      "
    `);
    const { lanser } = tree({ canary: "" });
    expect(await lanser("diag", "a.text", "--server", "text")).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "OK: no findings in 1 file
      note: text has no known error (\`canary\`): a result without findings proves nothing
      ",
      }
    `);
  });

  test("is not healthy where its globs name nothing, and what it does not find says so", async () => {
    expect(await doctor({ files: "*.TEXT" })).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: \`files\` of .lanser/servers/text.yml matches none of the 3 files of this repository
        Correct the globs of the server: \`**/*.css\` matches every CSS file.
        ready      initialized; answered both test documents correctly
        mode       language server
        sources    0 files in the tree that the server can check
        toolchain  text-server 1.0.0
        runs       no code of the repository
      "
    `);
    const { lanser } = tree({ files: "*.TEXT" });
    expect(await lanser("diag", "--workspace", "--server", "text")).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "OK: no findings in 0 files
      note: \`files\` of .lanser/servers/text.yml matches none of the 3 files of this repository
      ",
      }
    `);
  });

  test("that wants settings is told which, and what it logged", async () => {
    expect(await doctor({ fault: "needs settings" })).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: text found nothing in a document with w; it requested the section text, which \`settings\` does not have; its last logged error: Cannot read properties of null, lanser_canary_first/canary.text
        In .lanser/servers/text.yml, check \`settings\`, \`language-id\` and the rules. If the server answers before it has loaded, check \`ready\`. To record the session, add \`--trace DIR\` to a question.
      "
    `);
    expect(await doctor({ fault: "needs settings", more: "settings: { text: {} }" })).toContain(": healthy");
  });

  test("that ends because it was not given settings is told which, too", async () => {
    expect(await doctor({ fault: "dies without settings" })).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: the server ended with code 1 (the canary)
        The server requested the settings text. Add them to \`settings\` of .lanser/servers/text.yml; an empty section (\`text: {}\`) is often enough. Otherwise check \`command\`.
      "
    `);
    expect(await doctor({ fault: "dies without settings", more: "settings: { text: {} }" })).toContain(
      ": healthy",
    );
  });

  test("that ends at once shows what it printed", async () => {
    expect(await doctor({ fault: "ends at once" })).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: the server ended with code 1 (initialize)
        The server printed on standard error:
        | \\u{001B}[31mError: Cannot find module './server.js'
        | ::error::of its own
        Check the file and the arguments of \`command\` in .lanser/servers/text.yml.
      "
    `);
    const { lanser } = tree({ fault: "ends at once" });
    const { code, stderr } = await lanser("diag", "a.text", "--server", "text");
    expect(`${code}\n${stderr}`).toMatchInlineSnapshot(`
      "65
      lanser: the server ended with code 1 (initialize)
        The server printed on standard error:
        | \\u{001B}[31mError: Cannot find module './server.js'
        | ::error::of its own
        Check the file and the arguments of \`command\` in .lanser/servers/text.yml.
      "
    `);
  });

  test("that is asked in another way than it answers is told which", async () => {
    expect(await doctor({ fault: "names no version" })).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: the server did not finish in time: the server published without a version, and nothing for version 1 (the canary)
        The server publishes no version. Set \`done: published\` in .lanser/servers/text.yml.
      "
    `);
    expect(await doctor({ fault: "answers on request", mode: "mode: pull" })).toContain(": healthy");
  });

  test("that calls its mistake otherwise is told what to write", async () => {
    const canary = (codes: string) =>
      `canary: { file: canary.text, text: "wrong\\nwrong\\n", codes: [${codes}] }\n`;
    const rows: string[] = [];
    for (const codes of ['"0"', "w1, w0", "w0"])
      rows.push(await doctor({ fault: "two codes", canary: canary(codes) }));
    expect(rows.join("\n")).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: text: expected 0, found w0, w1: it is wrong; it is wrong; to accept this result: \`codes: ["w0", "w1"]\`

      11
      text 1.0.0: not healthy: text: expected w1, w0, found w0, w1 (the same codes in another order): it is wrong; it is wrong; to accept this result: \`codes: ["w0", "w1"]\`

      11
      text 1.0.0: not healthy: text: expected w0, found w0, w1: it is wrong; it is wrong; to accept this result: \`codes: ["w0", "w1"]\`
      "
    `);
  });
});

describe("what is missing beside a description", () => {
  test("is said by detect, which knows it", async () => {
    const { stdout } = await runInProcess(tree({}).repository, ["detect"]);
    const left = await runInProcess(
      repositoryOf({ ".lanser/servers/text.yml": described({ files: "*.TEXT" }) }),
      ["detect"],
    );
    expect(`${stdout}\n${left.code}\n${left.stdout}`).toMatchInlineSnapshot(`
      "text 1.0.0: Text linter, configured here; 1 source, for example a.text

      in .lanser/config.yml:
        servers: [{ id: text }]

      12
      no server of this release can check this repository; to describe another one in .lanser/servers, see docs/own-servers.md

      described in .lanser/servers:
        text: Text linter; \`files\` of .lanser/servers/text.yml matches none of the 1 file of this repository; not pinned; run lanser pin text@VERSION
      "
    `);
  });

  test("is a version, where there are two pins", async () => {
    const second = { [secondPinPath]: secondPin };
    expect(await doctor({}, second)).toMatchInlineSnapshot(`
      "12
      lanser: text has the pins 1.0.0 and 1.1.0; name one version
        Name a version in .lanser/config.yml: \`servers: [{ id: text, version: 1.1.0 }]\`. On the command line, use --server text@1.1.0. Or delete the other pins.
      "
    `);
    const { lanser } = tree({}, second);
    expect((await lanser("diag", "a.text", "--server", "text@1.0.0")).code).toBe(0);
  });

  test("is trust in the tree, where CI is set", async () => {
    const { repository } = tree({});
    const ran = await runInProcess(repository, ["doctor", "--server", "text"], {
      env: { ...env, CI: "true" },
    });
    expect(`${ran.code}\n${ran.stderr}`).toMatchInlineSnapshot(`
      "12
      lanser: there is no server called text
        If \`CI\` is set, Lanser ignores .lanser/servers/text.yml, because the tree can be an untrusted change. To use this server, unset \`CI\`: env -u CI lanser …
      "
    `);
  });

  test("is the sandbox that is asked for: without one it is not started", async () => {
    const configured = {
      ".lanser/config.yml": "version: 1\nservers: [{ id: text, sandbox: bwrap }]\n",
    };
    const { repository } = tree({}, configured);
    const bare = { PATH: `${join(folder.folder, "bin")}:${join(folder.folder, "programs")}` };
    const { code, stdout } = await runInProcess(
      repository,
      ["doctor", "--server", "text", "--cache", cache],
      { env: bare },
    );
    expect(`${code}\n${stdout.split("\n\n").slice(1).join("\n\n")}`).toMatchInlineSnapshot(`
      "11
      text 1.0.0: not healthy: text must run in bwrap, but Lanser cannot use the sandbox that base's configuration requires: PATH has no bwrap: install bubblewrap
        Install bubblewrap in an earlier step (\`sudo apt-get install bubblewrap\`, on Alpine \`apk add bubblewrap\`). Allow it to create namespaces (on Ubuntu 24.04: sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0). Or set \`sandbox: none\` to run the server without a sandbox.
      "
    `);
  });

  test("is a description, of a server that nothing describes", async () => {
    const ran = await runInProcess(repositoryOf({ "a.text": "" }), ["pin", "foo@1.0.0"]);
    expect(`${ran.code}\n${ran.stderr}`).toMatchInlineSnapshot(`
      "12
      lanser: there is no server called foo
        Did you mean go? To add your own server in .lanser/servers/foo.yml, see docs/own-servers.md.
      "
    `);
  });
});

test("the gate says where the globs of a server name nothing", async () => {
  const configured = { ".lanser/config.yml": "version: 1\nservers: [{ id: text }]\n" };
  const { repository, lanser } = tree({ files: "*.TEXT" }, configured);
  write(repository, { "a.text": "wrong\n" });
  const ran = await lanser("gate", "--base", "HEAD");
  const [notes] = /^Notes\n.*?(?=\n\n)/msu.exec(ran.stdout) ?? [];
  expect([ran.code, notes]).toMatchInlineSnapshot(`
    [
      11,
      undefined,
    ]
  `);
});

describe("a command that a repository describes", () => {
  const command = readFileSync(fileURLToPath(new URL("../support/own-command.mjs", import.meta.url)), "utf8");
  const lint = (manner: string, compiler: string) => `version: 1
language: Text
files: ["**/*.text"]
role: linter
source: { program: text-lint }
command: ["{program}"]
executes: never
executes-why: It looks for a word.
mode: compiler
compiler: { arguments: [${manner}, "{files}"], ${compiler} }
canary: { file: canary.text, text: "wrong\\n", codes: [w] }
`;
  const json =
    "format: json, fields: { path: file, line: line, message: text, code: rule }, exit: { clean: [0], found: [1] }";

  /** Of a repository without a mistake, so that the canary alone shows what is not believed. */
  async function asked(manner: string, compiler = json): Promise<string> {
    const program = join(folder.folder, "bin/text-lint");
    write(folder.folder, { "bin/text-lint": `#!${process.execPath}\n${command}` });
    chmodSync(program, 0o755);
    // What is on PATH may be a module: Node has to be told.
    write(folder.folder, { "bin/package.json": '{ "type": "module" }\n' });
    const repository = repositoryOf(
      { "a.text": "right\n" },
      { ".lanser/servers/lint.yml": lint(manner, compiler) },
    );
    expect((await runInProcess(repository, ["pin", "lint@1.0.0"], { env })).code).toBe(0);
    const { code, stdout } = await runInProcess(
      repository,
      ["doctor", "--server", "lint", "--cache", cache],
      { env },
    );
    return `${code}: ${stdout.split("\n\n").slice(1).join("\n\n").split("\n").slice(0, 2).join(" / ")}`;
  }

  test("says what of its output is not believed, also where only the known mistake shows it", async () => {
    expect({
      "as it is": await asked("all"),
      "on the other stream": await asked("stderr"),
      "nothing where all is well": await asked("nothing"),
      "another exit code": await asked("all", json.replace("found: [1]", "found: [2]")),
      "another field": await asked("all", json.replace("message: text", "message: words")),
      "another list": await asked("all", json.replace("fields:", "list: results, fields:")),
    }).toMatchInlineSnapshot(`
      {
        "another exit code": "11: lint 1.0.0: not healthy: lint ended with code 1 and 1 findings, expected 2: [{"file":"lanser_canary_first/canary.text","line":1,"text":"it is wrong","rule":"w"}] (the canary) / ",
        "another field": "11: lint 1.0.0: not healthy: lint ended with code 1: a finding in lanser_canary_first/canary.text has no message: [{"file":"lanser_canary_first/canary.text","line":1,"text":"it is wrong","rule":"w"}] (the canary) / ",
        "another list": "11: lint 1.0.0: not healthy: lint ended with code 0: the output has no list at results: [] / ",
        "as it is": "0: lint 1.0.0: healthy /   ready      finished: the project; answered both test documents correctly",
        "nothing where all is well": "11: lint 1.0.0: not healthy: lint ended with code 0: the output is incomplete JSON, because the command printed nothing. If no output means no finding, use \`format: lines\` / ",
        "on the other stream": "11: lint 1.0.0: not healthy: lint ended with code 0: the output is incomplete JSON, because the command printed nothing on stdout, but 2 bytes on stderr: correct \`output\`: [] / ",
      }
    `);
  });
});
