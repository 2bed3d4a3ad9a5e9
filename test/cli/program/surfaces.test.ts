/** One table of surfaces: what is declared, asked for and written follows from it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Log } from "sarif";
import { describe, expect, test } from "vitest";
import { writeSurface } from "../../../src/cli/program/report-files.ts";
import { reproduceCommand } from "../../../src/cli/program/reproduce.ts";
import { sha256 } from "../../../src/model/digest.ts";
import { commentBody } from "../../../src/report/comment.ts";
import { fileSurfaces, mapFileSurfaces } from "../../../src/report/file-flags.ts";
import {
  actionFiles,
  postedSurfaces,
  type Rendering,
  type SurfaceName,
  surfaces,
} from "../../../src/report/surfaces.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { findingOf, range, reportOf } from "../../report/support.ts";
import { metadataOf } from "../../support/actions.ts";
import { temporaryFolder } from "../../support/files.ts";
import { runInProcess } from "../../support/in-process.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const names = Object.keys(surfaces) as SurfaceName[];
const suggestion = { server: "pyright", title: "mend", line: 6, before: ["rate(3)"], after: ["rate(3, 1)"] };
const report = reportOf({ findings: [findingOf({ suggestion })] });
const rendering: Rendering = {
  report,
  json: serializeReport(report),
  reproduce: "lanser gate",
  show: "hint",
  all: false,
  name: "Lanser",
  links: null,
  notes: [],
  reader: "person",
};

describe("every surface", () => {
  test("is named by an input of the gate: a file by `output`, what is posted by `publish`", () => {
    const { inputs, outputs } = metadataOf("gate");
    const described = (input: string) => JSON.stringify(inputs[input]);
    const posted = names.flatMap((name) => surfaces[name].publish ?? []);
    expect(posted.filter((name) => !described("publish").includes(`\`${name}\``))).toEqual([]);
    expect(
      actionFiles.filter((name) => !described("output").includes(`\`${surfaces[name].beside}\``)),
    ).toEqual([]);
    expect(actionFiles.filter((name) => !Object.hasOwn(outputs, name))).toEqual([]);
  });

  test("has its flag in the help of gate, and leaves the line that reproduces a report", async () => {
    const flags = names.flatMap((name) => surfaces[name].flag ?? []);
    const { stdout } = await runInProcess(temporaryFolder(), ["gate", "--help"]);
    expect(flags.filter((flag) => !stdout.includes(`  --${flag} FILE `))).toEqual([]);
    const given = Object.fromEntries(flags.map((flag) => [flag, "x"]));
    const caller = { gate: "lanser gate", isElsewhere: false };
    expect(reproduceCommand(report, { ...given, server: ["pyright"] }, caller)).toBe(
      reproduceCommand(report, { server: ["pyright"] }, caller),
    );
  });

  test("of which run.json tells what became of it is in its schema", () => {
    const schema = JSON.parse(readFileSync(join(root, "schemas/run.v1.json"), "utf8"));
    // Rewards and events are written beside them, and are no picture of the report.
    const named = [...names.filter((name) => surfaces[name].to !== "log"), "rewards", "events"];
    expect([...schema.properties.surfaces.items.properties.surface.enum].sort()).toEqual(named.sort());
  });

  test("shows the finding of the report", () => {
    const silent = names.filter(
      (name) => !JSON.stringify(surfaces[name].render(rendering)).includes(findingOf().path),
    );
    expect(silent).toEqual([]);
  });
});

test("of a report with very many findings each surface keeps to its limit", () => {
  const findings = Array.from({ length: 1_500 }, (_, at) =>
    findingOf({
      id: sha256(String(at)),
      message: `${at} ${"wrong ".repeat(150)}`,
      range: range(at + 1, 1, at + 1, 5),
    }),
  );
  const large = reportOf({ findings });
  const of = { ...rendering, report: large, json: serializeReport(large) };
  const sizes = {
    log: 0,
    report: 0,
    sarif: (JSON.parse(surfaces.sarif.render(of)) as Log).runs[0]?.results?.length ?? 0,
    html: Buffer.byteLength(surfaces.html.render(of)),
    junit: 0,
    rdjson: 0,
    evidence: 0,
    gitlab: 0,
    check: surfaces.check.render(of).annotations.length,
    comment: Buffer.byteLength(commentBody(surfaces.comment.render(of), undefined, "a".repeat(40))),
    review: 0,
    annotations: surfaces.annotations.render(of).trimEnd().split("\n").length,
    summary: Buffer.byteLength(surfaces.summary.render(of)),
  } as const satisfies Record<SurfaceName, number>;
  const beyond = names.filter(
    (name) => sizes[name] > (surfaces[name].limit?.max ?? Number.POSITIVE_INFINITY),
  );
  expect(beyond).toEqual([]);
  // The limits of the check and of the annotations (ten errors, and a notice that counts the rest) are met.
  expect([sizes.check, sizes.sarif, sizes.annotations]).toEqual([500, 1_500, 11]);
  expect(sizes.comment).toBeGreaterThan(50_000);
});

test("what is written for each file is what its row renders; beside the report is run.json", () => {
  const folder = temporaryFolder();
  const run = { phases: [], serverIdleMs: {}, peakBytes: 1 };
  const files = mapFileSurfaces((name) => join(folder, `out.${name}`));
  for (const name of fileSurfaces) writeSurface(name, files[name], rendering, run);
  const wrong = fileSurfaces.filter(
    (name) => readFileSync(files[name], "utf8") !== surfaces[name].render(rendering),
  );
  expect(wrong).toEqual([]);
  expect(JSON.parse(readFileSync(join(folder, "run.json"), "utf8"))).toMatchObject({ peakBytes: 1 });
});

test("what is written and what is posted are other surfaces", () => {
  expect([fileSurfaces, postedSurfaces]).toEqual([
    ["report", "sarif", "html", "junit", "rdjson", "evidence", "gitlab"],
    ["check", "comment", "review"],
  ]);
});
