/** The table of features: whole, each once, and each change and each test that it names is there. `npm run features` makes the changes. */
import { existsSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { heldFeatures, questionFeatures } from "./support/question-features.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const texts = new Map<string, string>();
const textOf = (path: string): string => {
  const known =
    texts.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "");
  texts.set(path, known);
  return known;
};
const to = (first: string, last: number): readonly string[] => {
  const [letter, number] = first.split("-");
  const from = Number(number);
  return Array.from(
    { length: last - from + 1 },
    (_, nth) => `${letter}-${String(from + nth).padStart(3, "0")}`,
  );
};

/** Every feature of what is asked. */
const ids = [
  ...["L-003", "L-030", "L-042", "L-146", "L-177", "L-179", "L-182", "O-005", "O-030", "O-131", "O-138"],
  ...["L-001", "L-002", "L-006", "L-011", "L-014", "L-022", ...to("L-024", 28), "L-047", "L-048"],
  ...[
    "L-039",
    "L-040",
    ...to("L-050", 56),
    ...to("L-059", 64),
    ...to("L-068", 70),
    "L-012",
    "L-072",
    "L-073",
    ...to("L-075", 89),
    "L-192",
  ],
  ...[
    ...to("L-090", 94),
    "L-095",
    "L-103",
    "L-104",
    "L-106",
    "L-108",
    "L-109",
    "L-111",
    "L-168",
    "L-169",
    "L-187",
    ...to("L-131", 137),
  ],
  ...[...to("L-140", 144), "L-170", "L-171", ...to("L-174", 176), "L-180", "L-184", "L-189"],
  ...[...to("O-001", 4), "O-006", ...to("O-009", 16), "O-018", "O-019", "O-032", ...to("O-034", 40)],
  ...[...to("O-050", 67), ...to("O-090", 95), "O-105", "O-106", "O-114", ...to("O-119", 121), "O-130"],
  ...["O-132", "O-135", "O-141", "O-142", ...to("D-007", 9), ...to("D-011", 13)],
  ...[...to("N-005", 7), "N-013", "N-016", "N-018", "N-019", "N-026", "N-028"],
  ...[...to("S-020", 27), "S-040", "S-041", ...to("S-050", 52), "S-069", "S-075"],
];

describe("the table of features", () => {
  test("has each once", () => {
    expect(questionFeatures.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(ids).toHaveLength(184);
  });

  test("leaves out eight that have no row in the list of features, each with the reason, and no other", () => {
    const left = questionFeatures.flatMap((row) => (row.kind === "left-out" ? [row] : []));
    expect(left.map(({ why }) => why)).toEqual(Array.from({ length: 8 }, () => "unnamed"));
    for (const { id, reason } of left) expect(reason.length, id).toBeGreaterThan(40);
    expect(heldFeatures).toHaveLength(176);
  });

  test("names no change twice", () => {
    const changes = heldFeatures.map(({ file, from, to }) => JSON.stringify([file, from, to]));
    expect(new Set(changes).size).toBe(changes.length);
  });

  test.each(heldFeatures)("$id, $feature: $mutation", ({ file, from, to, test: path, pattern }) => {
    expect(textOf(file).split(from), `${file} has it once`).toHaveLength(2);
    expect(to).not.toBe(from);
    // By a function, because a text would have its dollar signs read.
    const changed = textOf(file).replace(from, () => to);
    expect(() => stripTypeScriptTypes(changed, { mode: "strip" })).not.toThrow();
    const titles = [
      ...textOf(path).matchAll(/^ *(?:test\(|\)\()\s*"((?:[^"\\]|\\.)*)"|\)\(\s*"((?:[^"\\]|\\.)*)"/gmu),
    ].map(([, one, other]) => one ?? other ?? "");
    expect(
      titles.some((title) => title.includes(pattern)),
      `${path} has a test "${pattern}"`,
    ).toBe(true);
  });
});
