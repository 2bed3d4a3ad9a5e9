/**
 * Whether TypeScript's command finds the same with one thread as with several: both sides of each change of the two readers, each checked
 * once with `--singleThreaded` and several times without, by the command alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import { makeFolder } from "../../test/support/files.ts";
import { keptRows } from "../kept-rows.ts";
import { measure, outputOf, serverFolder } from "../tools.ts";
import { readChanges } from "./changes.ts";

const times = 3;

type Row = {
  readonly name: string;
  /** Lines that only one of the two printed, of all times. */
  readonly differs: readonly string[];
  readonly errors: number;
  /** Seconds by the clock and of CPU, of one run each. */
  readonly one: Pick<ReturnType<typeof measure>, "wall" | "cpu">;
  readonly several: Pick<ReturnType<typeof measure>, "wall" | "cpu">;
};

export async function threadRows(kept: string): Promise<string> {
  const known = keptRows<Row>(join(kept, "threads.jsonl"));
  const rows: Row[] = [];
  for (const { reader, part, name, base, head } of readChanges())
    for (const [side, tree] of Object.entries({ base, head: { ...base, ...head } })) {
      const files = Object.entries(tree).flatMap(([path, text]) =>
        text === null ? [] : [[path, text] as const],
      );
      const title = `${reader} reader: ${part}, ${name}, ${side}`;
      rows.push(await known.rowOf({ title, files }, async () => ({ name: title, ...compared(files) })));
    }
  const differing = rows.filter(({ differs }) => differs.length > 0);
  const sum = (of: "one" | "several", what: "wall" | "cpu") =>
    rows.reduce((all, row) => all + row[of][what], 0).toFixed(1);
  return [
    "| trees | with errors | the errors differ | one thread: s | s of CPU | several: s | s of CPU |",
    "| --: | --: | --: | --: | --: | --: | --: |",
    `| ${rows.length} | ${rows.filter(({ errors }) => errors > 0).length} | ${differing.length} | ${sum("one", "wall")} | ${sum("one", "cpu")} | ${sum("several", "wall")} | ${sum("several", "cpu")} |`,
    "",
    ...differing.flatMap(({ name, differs }) => [`* ${name}`, ...differs.map((line) => `  * ${line}`)]),
  ].join("\n");
}

function compared(files: readonly (readonly [string, string])[]): Omit<Row, "name"> {
  const { folder, remove } = makeFolder();
  try {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const plain = [typescriptCommand(serverFolder("typescript"), process.arch)].concat(
      ...["--noEmit", "--pretty", "false", "--incremental", "false", "--skipDefaultLibCheck"],
    );
    const single = [...plain, "--singleThreaded"];
    const printed = (line: readonly string[]) => new Set(outputOf(line, folder).split(/\n(?!\s)/u));
    const first = printed(single);
    const differs = Array.from({ length: times }, () => [
      ...first.symmetricDifference(printed(plain)),
    ]).flat();
    const [one, several] = [measure(single, folder), measure(plain, folder)];
    const errors = [...first].filter((line) => line.includes("error TS")).length;
    return { differs: [...new Set(differs)], errors, one, several };
  } finally {
    remove();
  }
}
