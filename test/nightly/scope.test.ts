/** Live servers: what a change does is the same, whether every file is looked at or those alone that it can matter to. */
import { expect, test } from "vitest";
import { compareText } from "../../src/model/order.ts";
import type { Report } from "../../src/model/report.ts";
import { casesIn } from "../affected/cases.ts";
import type { Files } from "../support/files.ts";
import { gate } from "../support/gate.ts";
import { repositoryOf } from "../support/repository.ts";
import { release, subset } from "../tools/released.ts";

const minutes = 60_000;
const ids = { python: "pyright", typescript: "typescript" } as const;
const configured = {
  python: { "pyrightconfig.json": "{}\n" },
  typescript: {
    "tsconfig.json": JSON.stringify({
      compilerOptions: { strict: true, module: "nodenext", target: "es2024", noEmit: true, types: [] },
    }),
  },
} as const satisfies Record<keyof typeof ids, Files>;

/** The report of each scope; without one the gate refused. */
async function reports(
  language: keyof typeof ids,
  base: Files,
  head: Files,
): Promise<Readonly<Record<"full" | "affected", Report>>> {
  const repository = repositoryOf(base, head);
  const run = async (scope: "full" | "affected"): Promise<Report> => {
    const { report, error } = await gate(repository, {
      policy: {
        servers: [{ id: ids[language], version: undefined }],
        file: undefined,
        failOn: undefined,
        scope,
        where: "terminal",
      },
    });
    if (report === undefined) throw error;
    return report;
  };
  return { full: await run("full"), affected: await run("affected") };
}

/** New and fixed findings as they are reported, and the verdict. */
function said({ verdict, findings }: Report) {
  const changed = findings.filter(({ state }) => state === "new" || state === "fixed");
  return {
    verdict,
    changed: changed.map(({ state, id, path, range }) => `${state} ${path}:${range.start.line + 1} ${id}`),
  };
}

/** Every so many rows of the table: each is two whole runs. */
const step = 4;

test.each(
  (["python", "typescript"] as const).flatMap((language) =>
    casesIn(language)
      .filter((_, at) => at % step === 0)
      .map((one) => ({ ...one, language })),
  ),
)(
  "$language: $construct",
  async ({ language, sides }) => {
    const files = (side: "base" | "head"): Files =>
      Object.fromEntries([...sides[side]].toSorted(([left], [right]) => compareText(left, right)));
    const gone = [...sides.base.keys()].filter((path) => !sides.head.has(path));
    const head = { ...files("head"), ...Object.fromEntries(gone.map((path) => [path, null])) };
    const { full, affected } = await reports(language, { ...configured[language], ...files("base") }, head);
    expect(said(affected)).toEqual(said(full));
  },
  2 * minutes,
);

test(
  "a released package, whose function loses a parameter",
  async () => {
    const folder = release("click", "8.1.7");
    const paths = [
      "__init__",
      "_compat",
      "core",
      "decorators",
      "exceptions",
      "formatting",
      "globals",
      "parser",
    ];
    const more = [
      "_termui_impl",
      "_textwrap",
      "_winconsole",
      "shell_completion",
      "termui",
      "testing",
      "types",
      "utils",
    ];
    const files = subset(
      folder,
      [...paths, ...more].map((name) => `click/${name}.py`),
    );
    const before = files["click/formatting.py"] ?? "";
    const after = before.replace("def join_options(options: t.Sequence[str])", "def join_options()");
    expect(after).not.toBe(before);
    const { full, affected } = await reports(
      "python",
      { ...configured.python, ...files },
      {
        "click/formatting.py": after,
      },
    );
    expect(said(affected)).toEqual(said(full));
    expect(said(full).changed.length).toBeGreaterThan(0);
    expect(affected.scope?.files.length).toBeLessThan(full.servers[0]?.head.files ?? 0);
  },
  5 * minutes,
);
