/** A change that needs other packages than base: what the gate makes of it, on the real pyright. */
import { describe, expect, test } from "vitest";
import { replayRun } from "../../src/traces/replay/recorded-run.ts";
import { serializeReport } from "../../src/verdict/report-bytes.ts";
import { reportOf } from "../support/account.ts";
import { type Files, temporaryFolder, write } from "../support/files.ts";
import { type GateOptions, gate } from "../support/gate.ts";
import { testByNight } from "../support/night.ts";
import { commit, repositoryOf } from "../support/repository.ts";
import { sharePyright } from "../support/shared-pyright.ts";

sharePyright();

const sources = {
  "harbour/__init__.py": "",
  "harbour/tides.py": "import tide_tables\n\n\ndef high() -> int:\n    return tide_tables.high(1)\n",
  "harbour/board.py": "from harbour.tides import high\n\n\ndef board() -> int:\n    return high()\n",
} satisfies Files;
const needs = (version: string): Files => ({
  "requirements.txt": `# what it needs\ntide-tables==${version}\n`,
});

/** An installation of one version, laid out below a folder. */
const installed = (below: string, version: string, text: string): Files => {
  const site = `${below}.venv/lib/python3.12/site-packages`;
  return {
    [`${below}.venv/pyvenv.cfg`]: "home = /usr/bin\nversion = 3.12.1\n",
    [`${site}/tide_tables/__init__.py`]: text,
    [`${site}/tide_tables-${version}.dist-info/METADATA`]: `Name: tide-tables\nVersion: ${version}\n`,
    [`${site}/tide_tables-${version}.dist-info/RECORD`]: "tide_tables/__init__.py,,\n",
  };
};
const old = "def high(day: int) -> int:\n    return day\n";
const renamed = "def high_water(day: int) -> int:\n    return day\n";

type Scene = {
  readonly base?: Files;
  readonly head?: Files;
  /** What is installed, for the repository's folder. */
  readonly folders: Files | ((repository: string) => Files);
  /** Of head's commit. */
  readonly message?: string;
  readonly options?: GateOptions;
};

/** The verdict, its reasons, its new findings with their causes; a replay without any of the files must say the same. */
async function judged({ base = needs("1.0"), head = needs("2.0"), folders, message, options = {} }: Scene) {
  const ignored = { ".gitignore": ".venv\n.base\n" };
  const repository = repositoryOf({ ...ignored, ...sources, ...base });
  commit(repository, head, message);
  write(repository, typeof folders === "function" ? folders(repository) : folders);
  const traceFolder = temporaryFolder();
  const from = options.baseDependencies;
  const report = reportOf(
    await gate(repository, {
      ...options,
      traceFolder,
      ...(from === undefined ? {} : { baseDependencies: `${repository}/${from}` }),
    }),
  );
  const replayed = await replayRun(traceFolder);
  expect(replayed.kind === "report" ? serializeReport(replayed.report) : replayed).toBe(
    serializeReport(report),
  );
  return [
    report.verdict,
    ...report.reasons.map(({ code, message }) => `${code}: ${message}`),
    ...report.findings.map(
      ({ state, path, range, cause, why }) =>
        `${state} ${path}:${range.start.line + 1}, ${cause === null ? why : `by ${cause.how} ${JSON.stringify(cause.dependency)} at ${cause.path}:${cause.range.start.line + 1}`}`,
    ),
    ...report.causes.map(
      ({ dependency, base: before, head: after, effects }) =>
        `${dependency?.name}: ${before?.path}:${before?.range.start.line} ${after?.path}:${after?.range.start.line}, ${effects.length} effects`,
    ),
  ];
}

describe("a bump that takes away what callers use", () => {
  const head = installed("", "2.0", renamed);

  test("is not judged with one environment for both sides", async () => {
    expect(await judged({ folders: head })).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 1.0 → 2.0 (requirements.txt)",
        "unchanged harbour/tides.py:5, base line 5 has the same code",
      ]
    `);
  });

  test("passes where base allows waivers and the change has one, and says so", async () => {
    const config = "version: 1\nservers: [{ id: pyright }]\npolicy: { waivers: [trailer] }\n";
    const [verdict, ...reasons] = await judged({
      base: { ...needs("1.0"), ".lanser/config.yml": config },
      folders: head,
      message: "Bump\n\nLanser-Allow: dependencies-differ only the tests call it",
      options: { policy: { servers: [], file: undefined, failOn: undefined, where: "terminal" } },
    });
    expect([
      verdict,
      ...reasons.map((one) => one.replace(/trailer [0-9a-f]{12}/u, "trailer COMMIT")),
    ]).toMatchInlineSnapshot(`
      [
        "pass",
        "waived: dependencies-differ waived by trailer COMMIT: only the tests call it (base and head need other packages, but both sides used the same ones: tide-tables 1.0 → 2.0 (requirements.txt))",
        "unchanged harbour/tides.py:5, base line 5 has the same code",
      ]
    `);
  });

  test("is found where base has its own, and named", async () => {
    expect(
      await judged({
        folders: { ...head, ...installed(".base/", "1.0", old) },
        options: { baseDependencies: ".base" },
      }),
    ).toMatchInlineSnapshot(`
      [
        "fail",
        "new-finding: 1 new error",
        "new harbour/tides.py:5, by dependency {"name":"tide-tables","from":"1.0","to":"2.0"} at requirements.txt:2",
        "tide-tables: requirements.txt:1 requirements.txt:1, 1 effects",
      ]
    `);
  });

  test("is named behind other files too, and not where another package or an edit may be it", async () => {
    const value = (text: string) =>
      installed("", "2.0", `def high(day: int) -> ${text}:\n    return day  # type: ignore\n`);
    const before = installed(".base/", "1.0", old);
    const chained = {
      "harbour/tides.py": "import tide_tables\n\n\ndef high():\n    return tide_tables.high(1)\n",
    };
    const options = { baseDependencies: ".base" };
    const folders = { ...value("str"), ...before };
    expect({
      alone: await judged({ base: { ...needs("1.0"), ...chained }, folders, options }),
      "beside an edit of what it reaches": await judged({
        base: { ...needs("1.0"), ...chained },
        head: { ...needs("2.0"), "harbour/tides.py": `# edited\n${chained["harbour/tides.py"]}` },
        folders,
        options,
      }),
    }).toMatchInlineSnapshot(`
      {
        "alone": [
          "fail",
          "new-finding: 1 new error",
          "new harbour/board.py:5, by dependency {"name":"tide-tables","from":"1.0","to":"2.0"} at requirements.txt:2",
          "tide-tables: requirements.txt:1 requirements.txt:1, 1 effects",
        ],
        "beside an edit of what it reaches": [
          "fail",
          "new-finding: 1 new error",
          "new harbour/board.py:5, this line is the same as base line 5, so an edit elsewhere in the change broke it; Lanser did not find that edit: see what changed in the code that this line uses",
        ],
      }
    `);
  });

  testByNight("is not judged with a folder that has nothing of it", async () => {
    expect(
      await judged({ folders: { ...head, ".base/a": "" }, options: { baseDependencies: ".base" } }),
    ).toMatchInlineSnapshot(`
      [
        "inconclusive",
        "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 1.0 → 2.0 (requirements.txt); .base contains none of .venv, node_modules",
        "unchanged harbour/tides.py:5, same code as base line 5",
      ]
    `);
  });
});

testByNight(
  "a folder for base is used where environments lie beside projects alone, and each of them must be there",
  async () => {
    const below = (files: Files) =>
      Object.fromEntries(Object.entries(files).map(([path, text]) => [`shop/${path}`, text]));
    const scene = {
      base: { ...below({ ...sources, ...needs("1.0") }), "shop/pyrightconfig.json": "{}" },
      head: below(needs("2.0")),
      options: { baseDependencies: ".base" },
    };
    const own = installed("shop/", "2.0", renamed);
    const before = installed(".base/shop/", "1.0", old);
    const of = async (folders: Files) => (await judged({ ...scene, folders })).slice(0, 2);
    expect({
      "base's own": await of({ ...own, ...before }),
      "none for base": await of({ ...own, ".base/shop/a": "" }),
    }).toMatchInlineSnapshot(`
    {
      "base's own": [
        "fail",
        "new-finding: 1 new error",
      ],
      "none for base": [
        "inconclusive",
        "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 1.0 → 2.0 (shop/requirements.txt); .base contains none of .venv, node_modules",
      ],
    }
  `);
  },
);

testByNight("a folder for base that lies elsewhere is known by its name alone", async () => {
  const [first, why] = await judged({
    folders: installed("", "2.0", renamed),
    options: { baseDependencies: "../none" },
  });
  expect([first, why]).toMatchInlineSnapshot(`
    [
      "inconclusive",
      "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 1.0 → 2.0 (requirements.txt); none is not there",
    ]
  `);
});

testByNight("a folder for base into which another version was installed is not used", async () => {
  const [first, why] = await judged({
    folders: { ...installed("", "2.0", renamed), ...installed(".base/", "2.0", renamed) },
    options: { baseDependencies: ".base" },
  });
  expect([first, why]).toMatchInlineSnapshot(`
    [
      "inconclusive",
      "dependencies-differ: base and head need other packages, but both sides used the same ones: tide-tables 1.0 → 2.0 (requirements.txt); .base has tide-tables 2.0, but base needs 1.0",
    ]
  `);
});

test("a bump of what no file imports, and that changes nothing, passes with one environment", async () => {
  const tools = (version: string): Files => ({ "requirements.txt": `tide-tables==1.0\nother==${version}\n` });
  expect(
    await judged({
      base: tools("1"),
      head: { ...tools("2"), "harbour/board.py": `${sources["harbour/board.py"]}# more\n` },
      folders: installed("", "1.0", old),
    }),
  ).toMatchInlineSnapshot(`
    [
      "pass",
      "clean: nothing new in 3 files",
    ]
  `);
});

test("a package that only the project's own metadata needs does not matter", async () => {
  const tools = (version: string): Files => ({ "requirements.txt": `tide-tables==1.0\nother==${version}\n` });
  const site = ".venv/lib/python3.12/site-packages";
  expect(
    await judged({
      base: { ...tools("1"), "main.py": "import harbour\n" },
      head: { ...tools("2"), "harbour/board.py": `${sources["harbour/board.py"]}# more\n` },
      folders: (repository) => ({
        ...installed("", "1.0", old),
        [`${site}/harbour-1.0.dist-info/METADATA`]: "Name: harbour\nVersion: 1.0\nRequires-Dist: other\n",
        [`${site}/harbour-1.0.dist-info/direct_url.json`]: `{"url": "file://${repository}", "dir_info": {"editable": true}}`,
        [`${site}/other-2.dist-info/METADATA`]: "Name: other\nVersion: 2\n",
      }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "pass",
      "clean: nothing new in 4 files",
    ]
  `);
});
