/** Whose configuration decides. */
import { describe, expect, test } from "vitest";
import { UserError } from "../../src/model/errors.ts";
import {
  type ConfigFiles,
  decidePolicy,
  type PolicyRequest,
  type SidePins,
} from "../../src/policy/policy.ts";
import { type Pin, shippedPins } from "../../src/servers/pins.ts";
import { registry } from "../../src/servers/registry.ts";

const strict =
  "version: 1\nservers: [{ id: pyright, settings: { analysis: { typeCheckingMode: strict } } }]\npolicy: { fail-on: hint }\n";
const lax = "version: 1\nservers: [{ id: pyright }]\npolicy: { fail-on: never, unknown: warn }\n";
const nobody = "version: 1\nignore: [vendor/**]\n";
const broken = "version: 1\nserver: pyright\n";

const none: PolicyRequest = { servers: [], file: undefined, failOn: undefined, where: "terminal" };
const pyright: Pick<PolicyRequest, "servers"> = { servers: [{ id: "pyright", version: undefined }] };

function decide(
  request: Partial<PolicyRequest>,
  files: Partial<ConfigFiles> = {},
  sources: readonly string[] = [],
) {
  const pins = { base: registry.shippedPins, head: registry.shippedPins };
  return decidePolicy(
    { ...none, ...request },
    { base: undefined, head: undefined, ...files },
    { registry, pins, sources },
  );
}

/** One line: where it came from, what it says, and what of head was not used; or the error. */
function line(
  request: Partial<PolicyRequest>,
  files: Partial<ConfigFiles> = {},
  sources: readonly string[] = [],
): string {
  try {
    const { summary, servers } = decide(request, files, sources);
    const named = servers.map(
      ({ pin, settings }) => `${pin.server} ${pin.version} ${JSON.stringify(settings)}`,
    );
    const change = summary.change === null ? "" : `; ${summary.change}`;
    return `${summary.origin}: ${named.join(", ")}, fail-on ${summary.failOn}, unknown ${summary.unknown}${change}`;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return `${error.exitCode} ${error.code}: ${error.message}`;
  }
}

function both(
  request: Partial<PolicyRequest>,
  files: Partial<ConfigFiles> = {},
): string | Record<string, string> {
  const [inside, outside] = [
    line({ ...request, where: "actions" }, files),
    line({ ...request, where: "terminal" }, files),
  ];
  return inside === outside ? inside : { "in Actions": inside, elsewhere: outside };
}

describe("the configuration that decides", () => {
  test("is base's; if base has none, what was named, then the defaults, and head's only outside of Actions", () => {
    expect({
      "neither has one": both({}),
      "neither, a server named": both(pyright),
      "only base": both({}, { base: strict, head: undefined }),
      "both, equal": both({}, { base: strict, head: strict }),
      "head changes it": both({}, { base: strict, head: lax }),
      "head changes it, a server and a level named": both(
        { ...pyright, failOn: "warning" },
        { base: strict, head: lax },
      ),
      "head breaks it": both({}, { base: strict, head: broken }),
      "head adds one": both({}, { head: lax }),
      "head adds one, a server named": both(pyright, { head: lax }),
      "head adds one, a level named": both({ failOn: "error" }, { head: lax }),
      "head adds a broken one": both({}, { head: broken }),
      "head adds a broken one, a server named": both(pyright, { head: broken }),
      "base is broken": both({}, { base: broken, head: strict }),
      "base is broken, a server named": both(pyright, { base: broken, head: strict }),
      "base names no server": both({}, { base: nobody, head: lax }),
      "base names no server, one is named": both(pyright, { base: nobody, head: nobody }),
    }).toMatchInlineSnapshot(`
      {
        "base is broken": "12 bad-configuration: .lanser/config.yml of base:2:1: unknown key \`server\`: did you mean \`servers\`?",
        "base is broken, a server named": "12 bad-configuration: .lanser/config.yml of base:2:1: unknown key \`server\`: did you mean \`servers\`?",
        "base names no server": "12 no-server: no server is configured, so Lanser started none; there is no source for a server of this release",
        "base names no server, one is named": "base: pyright 1.1.414 {}, fail-on error, unknown inconclusive",
        "both, equal": "base: pyright 1.1.414 {"analysis":{"typeCheckingMode":"strict"}}, fail-on hint, unknown inconclusive",
        "head adds a broken one": {
          "elsewhere": "12 bad-configuration: .lanser/config.yml of head:2:1: unknown key \`server\`: did you mean \`servers\`?",
          "in Actions": "12 no-server: no server is configured, so Lanser started none; there is no source for a server of this release",
        },
        "head adds a broken one, a server named": "flags: pyright 1.1.414 {}, fail-on error, unknown inconclusive; head adds .lanser/config.yml; this run does not use the file; the file of head has an error: .lanser/config.yml:2:1: unknown key \`server\`: did you mean \`servers\`?",
        "head adds one": {
          "elsewhere": "head: pyright 1.1.414 {}, fail-on never, unknown warn; .lanser/config.yml is new in head; this run uses it, because base has none",
          "in Actions": "12 no-server: no server is configured, so Lanser started none; there is no source for a server of this release",
        },
        "head adds one, a level named": {
          "elsewhere": "head: pyright 1.1.414 {}, fail-on error, unknown warn; .lanser/config.yml is new in head; this run uses it, because base has none",
          "in Actions": "12 no-server: no server is configured, so Lanser started none; there is no source for a server of this release",
        },
        "head adds one, a server named": "flags: pyright 1.1.414 {}, fail-on error, unknown inconclusive; head adds .lanser/config.yml; this run does not use the file",
        "head breaks it": "base: pyright 1.1.414 {"analysis":{"typeCheckingMode":"strict"}}, fail-on hint, unknown inconclusive; head changes .lanser/config.yml; this run uses the file of base; the file of head has an error: .lanser/config.yml:2:1: unknown key \`server\`: did you mean \`servers\`?",
        "head changes it": "base: pyright 1.1.414 {"analysis":{"typeCheckingMode":"strict"}}, fail-on hint, unknown inconclusive; head changes .lanser/config.yml; this run uses the file of base",
        "head changes it, a server and a level named": "base: pyright 1.1.414 {"analysis":{"typeCheckingMode":"strict"}}, fail-on warning, unknown inconclusive; head changes .lanser/config.yml; this run uses the file of base",
        "neither has one": "12 no-server: no server is configured, so Lanser started none; there is no source for a server of this release",
        "neither, a server named": "flags: pyright 1.1.414 {}, fail-on error, unknown inconclusive",
        "only base": "base: pyright 1.1.414 {"analysis":{"typeCheckingMode":"strict"}}, fail-on hint, unknown inconclusive; head removes .lanser/config.yml; this run uses the file of base",
      }
    `);
  });

  test("is a file on disk when one is given, whatever base and head have", () => {
    const file = { text: lax, name: "gate.yml" };
    expect({
      "over base's": both({ file }, { base: strict, head: strict }),
      "a server and a level named": both({ file, ...pyright, failOn: "hint" }, { base: strict }),
      "a broken one": both({ file: { text: broken, name: "broken.yml" } }, { base: strict }),
    }).toMatchInlineSnapshot(`
      {
        "a broken one": "12 bad-configuration: broken.yml:2:1: unknown key \`server\`: did you mean \`servers\`?",
        "a server and a level named": "file: pyright 1.1.414 {}, fail-on hint, unknown warn",
        "over base's": "file: pyright 1.1.414 {}, fail-on never, unknown warn",
      }
    `);
  });

  test("has a digest of all that decides, and of nothing else", () => {
    const digest = (request: Partial<PolicyRequest>, files: Partial<ConfigFiles>) =>
      decide(request, files).summary.digest;
    const same = [
      digest({}, { base: lax }),
      digest({}, { base: `# a comment\n${lax}`, head: strict }),
      digest({ where: "actions" }, { base: lax.replace("servers", '"servers"') }),
      digest({}, { head: lax }),
      digest({ failOn: "never" }, { base: lax }),
    ];
    const others = [
      digest({}, { base: strict }),
      digest({ failOn: "error" }, { base: lax }),
      digest({}, { base: `${lax}ignore: [a]\n` }),
      digest({}, { base: `${lax}dependencies: []\n` }),
      digest({ servers: [{ id: "pyright", version: "1.1.414" }] }, { base: lax }),
    ];
    expect([new Set(same).size, new Set([...others, ...same]).size]).toEqual([1, others.length + 1]);
  });
});

describe("a server", () => {
  test("that nobody names is not guessed: exit code 12, and the lines to paste", () => {
    const hint = (files: Partial<ConfigFiles>, sources: readonly string[]) => {
      try {
        decide({}, files, sources);
      } catch (error) {
        if (error instanceof UserError)
          return `${error.exitCode} ${error.code}\n${error.message}\n${error.hint}`;
      }
      return "decided";
    };
    expect(hint({}, ["README.md", "app/main.py"])).toMatchInlineSnapshot(`
      "12 no-server
      no server is configured, so Lanser started none; the repository has Python sources
      Name one on the command line:  lanser gate --server pyright
      or commit .lanser/config.yml:

          version: 1
          servers:
            - id: pyright"
    `);
    expect(hint({}, ["tools/a.sh", "src/main.rs"]).split("\n").slice(1, 3)).toEqual([
      "no server is configured, so Lanser started none; the repository has Rust and shell sources",
      "Name one on the command line:  lanser gate --server cargo --server shellcheck",
    ]);
    expect(hint({ base: nobody }, ["README.md"]).split("\n")[1]).toMatchInlineSnapshot(
      `"no server is configured, so Lanser started none; there is no source for a server of this release"`,
    );
  });

  test("that this release does not know is an error that names the nearest, and a version the ones there are", () => {
    const named = (...servers: PolicyRequest["servers"]) => {
      try {
        decide({ servers });
      } catch (error) {
        if (error instanceof UserError)
          return `${error.exitCode} ${error.code}: ${error.message}. ${error.hint}`;
      }
      return "decided";
    };
    const of = (id: string, version?: string) => ({ id, version });
    expect([
      named(of("pyright")),
      named(of("pyright", "1.1.414")),
      named(of("pyrigth")),
      named(of("Pyright")),
      named(of("zuban")),
      named(of("rust-analyzer")),
      named(of("")),
      named(of("__proto__")),
      named(of("pyright", "1.1.1")),
      named(of("pyright", "latest")),
      named(of("pyright", "")),
      named(of("pyright"), of("pyright", "1.1.414")),
    ]).toMatchInlineSnapshot(`
      [
        "decided",
        "decided",
        "12 unknown-server: there is no server called pyrigth. Did you mean pyright? To add your own server in .lanser/servers/pyrigth.yml, see docs/own-servers.md.",
        "12 unknown-server: there is no server called Pyright. Did you mean pyright? To add your own server in .lanser/servers/NAME.yml, see docs/own-servers.md.",
        "12 unknown-server: there is no server called zuban. This release knows: pyright, typescript, basedpyright, ty, pyrefly, ruff, oxlint, biome, eslint, go, shellcheck, yaml, gopls, clangd, cargo, json, typescript-language-server, vtsls, bash-language-server, taplo. To add your own server in .lanser/servers/zuban.yml, see docs/own-servers.md.",
        "12 unknown-server: there is no server called rust-analyzer. This release knows: pyright, typescript, basedpyright, ty, pyrefly, ruff, oxlint, biome, eslint, go, shellcheck, yaml, gopls, clangd, cargo, json, typescript-language-server, vtsls, bash-language-server, taplo. To add your own server in .lanser/servers/rust-analyzer.yml, see docs/own-servers.md.",
        "12 unknown-server: there is no server called . This release knows: pyright, typescript, basedpyright, ty, pyrefly, ruff, oxlint, biome, eslint, go, shellcheck, yaml, gopls, clangd, cargo, json, typescript-language-server, vtsls, bash-language-server, taplo. To add your own server in .lanser/servers/NAME.yml, see docs/own-servers.md.",
        "12 unknown-server: there is no server called __proto__. This release knows: pyright, typescript, basedpyright, ty, pyrefly, ruff, oxlint, biome, eslint, go, shellcheck, yaml, gopls, clangd, cargo, json, typescript-language-server, vtsls, bash-language-server, taplo. To add your own server in .lanser/servers/NAME.yml, see docs/own-servers.md.",
        "12 unknown-version: pyright 1.1.1 has no pin. These versions are pinned: 1.1.414. To add one, run lanser pin pyright@VERSION.",
        "12 unknown-version: pyright latest has no pin. These versions are pinned: 1.1.414. To add one, run lanser pin pyright@VERSION.",
        "12 unknown-version: pyright  has no pin. These versions are pinned: 1.1.414. To add one, run lanser pin pyright@VERSION.",
        "13 usage: the list of servers names pyright twice. Name it once.",
      ]
    `);
    expect([
      line({}, { base: "version: 1\nservers: [{ id: pyrigth }]" }),
      line({}, { base: "version: 1\nservers: [{ id: pyright, version: 1.1.1 }]" }),
      line({}, { base: "version: 1\nservers:\n  - id: pyright\n    settings: { analysis: { nope: 1 } }" }),
      line({ servers: [{ id: "pyrigth", version: undefined }] }, { base: "version: 1" }),
    ]).toMatchInlineSnapshot(`
      [
        "12 unknown-server: there is no server called pyrigth",
        "12 unknown-version: .lanser/config.yml of base:2:35: pyright 1.1.1 has no pin",
        "12 bad-configuration: .lanser/config.yml of base:4:15: settings of pyright: \`analysis.nope\` cannot be set: use typeCheckingMode, useLibraryCodeForTypes, diagnosticSeverityOverrides, extraPaths, stubPath",
        "12 unknown-server: there is no server called pyrigth",
      ]
    `);
  });

  test("that is named keeps the settings that the configuration has for it", () => {
    expect(decide(pyright, { base: strict }).servers[0]?.settings).toEqual({
      analysis: { typeCheckingMode: "strict" },
    });
    expect(decide(pyright, { base: nobody }).servers[0]?.settings).toEqual({});
  });

  test("that is named without a version is asked in the configured one, and is no bump of it", () => {
    const [shipped] = shippedPins.filter(({ server }) => server === "pyright");
    const pins = shipped === undefined ? [] : [{ ...shipped, version: "1.1.411" }, ...shippedPins];
    const base = "version: 1\nservers: [{ id: pyright, version: 1.1.411 }]\n";
    const known = { registry, pins: { base: pins, head: pins }, sources: [] };
    const asked = (version: string | undefined) =>
      decidePolicy(
        { ...none, servers: [{ id: "pyright", version }] },
        { base, head: base },
        known,
      ).servers.map(({ pin, bump }) => [pin.version, bump]);
    expect([asked(undefined), asked("1.1.414")]).toEqual([[["1.1.411", null]], [["1.1.414", null]]]);
  });
});

describe("a server of the configuration", () => {
  const two = "version: 1\nservers: [{ id: pyright }, { id: ruff, enabled: false }]\n";
  const idsOf = (request: Partial<PolicyRequest>, base: string) =>
    decide(request, { base, head: undefined }).servers.map(({ profile }) => profile.id);

  test("that is switched off is not started, unless it is named", () => {
    expect(idsOf({}, two)).toEqual(["pyright"]);
    expect(idsOf({ servers: [{ id: "ruff", version: undefined }] }, two)).toEqual(["ruff"]);
    expect(line({}, { base: "version: 1\nservers: [{ id: ruff, enabled: false }]\n" })).toBe(
      "12 no-server: the configuration disables every server, so Lanser started none",
    );
  });

  test("has the limits that it names, and those of its profile else", () => {
    const base = "version: 1\nservers: [{ id: pyright, limits: { file-ms: 5000 } }]\n";
    const [own] = decide({}, { base, head: undefined }).servers;
    const { limits } = registry.profile("pyright");
    expect(own?.profile.limits).toEqual({ ...limits, diagnosticsMsMax: 5_000 });
  });

  test("gives single requests a time of their own, and none to a request that is never sent", () => {
    const limited = (method: string) =>
      `version: 1\nservers: [{ id: pyright, limits: { requests-ms: { ${method}: 5000 } } }]\n`;
    const [own] = decide({}, { base: limited("textDocument/hover"), head: undefined }).servers;
    expect(own?.profile.limits.requestsMsMax).toEqual({ "textDocument/hover": 5_000 });
    expect(line({}, { base: limited("textDocument/hoover") })).toBe(
      "12 bad-configuration: .lanser/config.yml of base:2:34: limits.requests-ms: no query sends the request `textDocument/hoover`",
    );
  });
});

describe("what single servers count as", () => {
  const of = (servers: string, request: Partial<PolicyRequest> = {}) => {
    try {
      const { summary } = decide(request, { base: `version: 1\nservers: [${servers}]\n` });
      return JSON.stringify({ failOn: summary.failOn, ...summary.servers });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return `${error.exitCode} ${error.message}`;
    }
  };
  const opinion = "{ id: pyright }, { id: pyrefly, role: second-opinion }";

  test("is what base says of them, and a flag for the whole run wins over a threshold", () => {
    expect([
      of("{ id: pyright }, { id: ruff }"),
      of("{ id: pyright }, { id: ruff, fail-on: warning }"),
      of("{ id: pyright }, { id: ruff, fail-on: warning }", { failOn: "never" }),
      of(opinion),
      of(opinion, { failOn: "hint" }),
    ]).toEqual([
      '{"failOn":"error"}',
      '{"failOn":"error","ruff":{"failOn":"warning"}}',
      '{"failOn":"never","ruff":{"failOn":"never"}}',
      '{"failOn":"error","pyrefly":{"role":"second-opinion"}}',
      '{"failOn":"hint","pyrefly":{"role":"second-opinion"}}',
    ]);
  });

  test("leaves one to decide: a second opinion needs a first, and two cannot both be it", () => {
    expect([
      of("{ id: pyrefly, role: second-opinion }, { id: typescript }"),
      of("{ id: pyright, role: primary }, { id: ty, role: primary }"),
      of("{ id: pyright }, { id: ty }"),
    ]).toEqual([
      "12 pyrefly has `role: second-opinion`, but no other configured server for Python can fail the run",
      "12 pyright and ty both have `role: primary`, and both check Python",
      '{"failOn":"error"}',
    ]);
  });

  test("is nothing for a second opinion that is asked alone", () => {
    expect(of(opinion, { servers: [{ id: "pyrefly", version: undefined }] })).toBe('{"failOn":"error"}');
  });
});

describe("pins of head's own", () => {
  const shipped = shippedPins.find(({ server }) => server === "pyright") ?? expect.fail();
  const own: Pin = { ...shipped, version: "1.1.411" };
  const named = "version: 1\nservers: [{ id: pyright, version: 1.1.411 }]\n";
  const of = (base: string | undefined, head: string | undefined, pins: SidePins, request = none) => {
    const { servers, headProblem } = decidePolicy(request, { base, head }, { registry, pins, sources: [] });
    const [first] = servers;
    return [first?.pin.version, first?.bump?.version ?? "no bump", headProblem ?? "no problem"].join(", ");
  };
  const [without, withOwn] = [shippedPins, [own, ...shippedPins]];

  test("that are missing or broken are told as what is wrong with its configuration, and nothing throws", () => {
    const headProblem = ".lanser/pins/pyright-1.1.411.json: the file is not valid JSON";
    expect({
      "named on both sides": of(named, named, { base: withOwn, head: withOwn }),
      "removed, and still named": of(named, named, { base: withOwn, head: without }),
      "removed with the configuration": of(named, undefined, { base: withOwn, head: without }),
      "removed with its name": of(named, lax, { base: withOwn, head: without }),
      "added with its name": of(lax, named, { base: without, head: withOwn }),
      broken: of(lax, lax, { base: without, head: without, headProblem }),
      "broken, and there is no configuration": of(
        undefined,
        undefined,
        { base: without, head: without, headProblem },
        { ...none, ...pyright },
      ),
      "a server that base names wrongly already": of(
        "version: 1\nservers: [{ id: pyrigth }]\n",
        "version: 1\nservers: [{ id: pyrigth }]\n",
        { base: without, head: without },
        { ...none, ...pyright },
      ),
    }).toMatchInlineSnapshot(`
      {
        "a server that base names wrongly already": "1.1.414, no bump, no problem",
        "added with its name": "1.1.414, 1.1.411, no problem",
        "broken": "1.1.414, no bump, .lanser/pins/pyright-1.1.411.json: the file is not valid JSON",
        "broken, and there is no configuration": "1.1.414, no bump, .lanser/pins/pyright-1.1.411.json: the file is not valid JSON",
        "named on both sides": "1.1.411, no bump, no problem",
        "removed with its name": "1.1.411, 1.1.414, no problem",
        "removed with the configuration": "1.1.411, no bump, no problem",
        "removed, and still named": "1.1.411, no bump, .lanser/config.yml:2:35: pyright 1.1.411 has no pin",
      }
    `);
  });
});
