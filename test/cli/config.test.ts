/** `lanser config`: a repository in; what is said, what is written and the exit code out. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { write } from "../support/files.ts";
import { runInProcess } from "../support/in-process.ts";
import { repositoryOf } from "../support/repository.ts";

const path = ".lanser/config.yml";

async function said(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runInProcess(folder, ["config", ...args], {});
  return `${stdout}${stderr}exit code ${code}`;
}

test("config refuses what it cannot read, and what it does not know", async () => {
  const repository = repositoryOf({ [path]: "version: 1\npolcy: {}\nserver: []\n" });
  expect(await said(repository)).toMatchInlineSnapshot(`
    "lanser: .lanser/config.yml:2:1: unknown key \`polcy\`: did you mean \`policy\`?
      .lanser/config.yml:3:1: unknown key \`server\`: did you mean \`servers\`?
    exit code 12"
  `);
  expect(await said(repository, "a", "b")).toMatchInlineSnapshot(`
    "lanser: config takes one path; remove \`b\`
      See: lanser config --help
    exit code 13"
  `);
  for (const gone of ["--migrate", "--show-origin"])
    expect(await said(repository, gone)).toBe(`lanser: there is no flag \`${gone}\`
  See: lanser config --help
exit code 13`);
});

const configured = `# yaml-language-server: $schema=https://example.org
version: 1
servers:
  - id: pyright
    settings: { analysis: { typeCheckingMode: strict } }
ignore:
  - vendor/**
  - gone/**
policy:
  fail-on: warning
  rules:
    - { path: "tests/**", code: reportPrivateUsage, severity: off }
    - code: report*Import*
      severity: information
      fail: false
    - { path: "docs/**", fail: false }
    - path: tests/**
      severity: warning
  max-new: { information: 5 }
`;

test("config says what is configured and which line says so", async () => {
  const repository = repositoryOf({ [path]: configured, "tests/a.py": "", "vendor/a.py": "" });
  expect(await said(repository)).toMatchInlineSnapshot(`
    ".lanser/config.yml of the working tree; for a pull request, the base commit's configuration decides

    version                      1                                                             .lanser/config.yml:2:10
    servers[0].id                pyright                                                       .lanser/config.yml:4:9
    servers[0].settings          {"analysis":{"typeCheckingMode":"strict"}}                    .lanser/config.yml:5:15
    dependencies                 [".venv","node_modules"]                                      default
    ignore                       ["vendor/**","gone/**"]                                       .lanser/config.yml:7:3
    relocate.tau                 0.75                                                          default
    relocate.k                   5                                                             default
    suggest                      false                                                         default
    policy.fail-on               warning                                                       .lanser/config.yml:10:12
    policy.unknown               inconclusive                                                  default
    policy.inconclusive          action_required                                               default
    policy.volatile              report                                                        default
    policy.moved                 report                                                        default
    policy.min-reward            null                                                          default
    policy.replay-mismatch       fail                                                          default
    policy.waivers               []                                                            default
    policy.dependencies-differ   inconclusive                                                  default
    policy.dependencies-missing  inconclusive                                                  default
    policy.unchecked             report                                                        default
    policy.hidden                inconclusive                                                  default
    policy.suppressions          report                                                        default
    policy.claims                fail                                                          default
    policy.scope                 auto                                                          default
    policy.only-changed-files    false                                                         default
    policy.required              false                                                         default
    policy.rules[0]              code reportPrivateUsage, path tests/**: off                   .lanser/config.yml:12:7
    policy.rules[1]              code report*Import*: severity information, does not fail      .lanser/config.yml:13:7
    policy.rules[2]              path docs/**: does not fail                                   .lanser/config.yml:16:7
    policy.rules[3]              path tests/**: severity warning                               .lanser/config.yml:17:7
    policy.max-new               {"information":5}                                             .lanser/config.yml:19:12
    policy.reward                shown                                                         default
    reward.version               pr-v2                                                         default
    reward.weights.alpha         0.5                                                           default
    reward.weights.beta          0.4                                                           default
    reward.weights.gamma         0.1                                                           default
    traces                       [".lanser/traces/**/*.jsonl",".lanser/traces/**/*.jsonl.zst"]  default
    replay                       offline                                                       default

    note: ignore[1]: the glob gone/** matches no file of the repository
    note: policy.rules[2]: the glob docs/** matches no file of the repository
    exit code 0"
  `);
});

test("config PATH says what applies to a file", async () => {
  const repository = repositoryOf({
    [path]: configured,
    "tests/a.py": "",
    "vendor/a.py": "",
    "docs/a.md": "",
  });
  expect(await said(join(repository, "tests"), "a.py")).toMatchInlineSnapshot(`
    "tests/a.py
    .lanser/config.yml of the working tree; for a pull request, the base commit's configuration decides

    checked by                 pyright                                                   .lanser/config.yml:4:9
    pyright: settings          {"analysis":{"typeCheckingMode":"strict"}}                .lanser/config.yml:5:15
    policy.rules[0]            code reportPrivateUsage: off                              .lanser/config.yml:12:7
    policy.rules[1]            code report*Import*: severity information, does not fail  .lanser/config.yml:13:7
    policy.rules[3]            every finding: severity warning                           .lanser/config.yml:17:7
    policy.fail-on             warning                                                   .lanser/config.yml:10:12
    policy.max-new             {"information":5}                                         .lanser/config.yml:19:12
    policy.only-changed-files  false                                                     default
    policy.moved               report                                                    default
    policy.volatile            report                                                    default

    note: ignore[1]: the glob gone/** matches no file of the repository
    exit code 0"
  `);
  expect(await said(repository, "vendor/a.py")).toMatchInlineSnapshot(`
    "vendor/a.py
    .lanser/config.yml of the working tree; for a pull request, the base commit's configuration decides

    checked by                 pyright                                                   .lanser/config.yml:4:9
    pyright: settings          {"analysis":{"typeCheckingMode":"strict"}}                .lanser/config.yml:5:15
    ignored                    \`ignore\` excludes the findings of this file: vendor/**    .lanser/config.yml:7:5
    policy.rules[1]            code report*Import*: severity information, does not fail  .lanser/config.yml:13:7
    policy.fail-on             warning                                                   .lanser/config.yml:10:12
    policy.max-new             {"information":5}                                         .lanser/config.yml:19:12
    policy.only-changed-files  false                                                     default
    policy.moved               report                                                    default
    policy.volatile            report                                                    default

    note: ignore[1]: the glob gone/** matches no file of the repository
    exit code 0"
  `);
  expect(await said(repository, "docs/a.md")).toMatchInlineSnapshot(`
    "docs/a.md
    .lanser/config.yml of the working tree; for a pull request, the base commit's configuration decides

    checked by                 no server: the file is not a source of pyright            .lanser/config.yml:4:3
    policy.rules[1]            code report*Import*: severity information, does not fail  .lanser/config.yml:13:7
    policy.rules[2]            every finding: does not fail                              .lanser/config.yml:16:7
    policy.fail-on             warning                                                   .lanser/config.yml:10:12
    policy.max-new             {"information":5}                                         .lanser/config.yml:19:12
    policy.only-changed-files  false                                                     default
    policy.moved               report                                                    default
    policy.volatile            report                                                    default

    note: ignore[1]: the glob gone/** matches no file of the repository
    exit code 0"
  `);
});

test("config reads another revision, and tells of defaults where there is no configuration", async () => {
  const repository = repositoryOf({ "a.py": "" });
  write(repository, { [path]: configured });
  expect(await said(repository, "--rev", "HEAD", "a.py")).toMatchInlineSnapshot(`
    "a.py
    HEAD has no .lanser/config.yml, so these are the defaults

    checked by                 nothing: there is no server  default
    policy.fail-on             error                        default
    policy.max-new             {}                           default
    policy.only-changed-files  false                        default
    policy.moved               report                       default
    policy.volatile            report                       default
    exit code 0"
  `);
  expect((await said(repository)).split("\n")[0]).toMatchInlineSnapshot(
    `".lanser/config.yml of the working tree; for a pull request, the base commit's configuration decides"`,
  );
});

test("config refuses what could not decide either", async () => {
  const rules = (of: string) => repositoryOf({ [path]: `version: 1\npolicy:\n  rules:\n    - ${of}\n` });
  expect([
    await said(rules("{ server: pyrigth, severity: off }")),
    await said(rules("{ path: a, severity: of }")),
    await said(rules("{ path: a, severity: off }"), "/"),
    await said(rules("{ path: a, severity: off }"), "--rev", "nowhere"),
  ]).toMatchInlineSnapshot(`
    [
      "lanser: .lanser/config.yml:4:17: there is no server called pyrigth, so this rule never matches
      Did you mean pyright? To add your own server in .lanser/servers/pyrigth.yml, see docs/own-servers.md.
    exit code 12",
      "lanser: .lanser/config.yml:4:28: \`severity\` must be one of off, information, warning, error
    exit code 12",
      "lanser: / is outside the repository
      Name a file inside the repository. Without a path, config shows all settings.
    exit code 13",
      "lanser: there is no commit nowhere
      Fetch the commit, or name an existing commit.
    exit code 13",
    ]
  `);
});
