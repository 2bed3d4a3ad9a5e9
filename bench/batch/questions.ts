/** Questions about the sources of a folder, the same each time: of ten four `def`, four `hover`, one `refs` and one `symbols`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { compareText } from "../../src/model/order.ts";
import { positionAt } from "../../src/model/text.ts";
import { printPlace } from "../../src/selectors/place.ts";
import { registry } from "../../src/servers/registry.ts";
import { namedDefinitions } from "../../src/syntax/outline.ts";
import { syntaxLanguage } from "../../src/syntax/parser.ts";
import { read } from "../../src/syntax/reading.ts";
import { parserFor } from "../../src/workspace/parsers.ts";
import { chanceOf } from "../newness/random.ts";

export type AskedLine = {
  readonly id: string;
  readonly cmd: "def" | "hover" | "refs" | "symbols";
  readonly place: string;
  /** The same place for who asks a server without us: 0-based, UTF-16. */
  readonly path: string;
  readonly line: number;
  readonly character: number;
};

/** Each once; `count` is divided by ten. */
export async function distinctQuestions(
  folder: string,
  server: string,
  of: { readonly count: number; readonly seed: number },
): Promise<readonly AskedLine[]> {
  const profile = registry.profile(server);
  const parser = await parserFor([profile]);
  const chance = chanceOf(of.seed);
  const names: Place[] = [];
  const definitions: Place[] = [];
  const paths = globSync("**/*", { cwd: folder }).filter(profile.isSource).toSorted(compareText);
  for (const path of paths) {
    const language = syntaxLanguage(profile.languageId(path));
    if (language === undefined) continue;
    const reading = read(parser, language, readFileSync(join(folder, path), "utf8"));
    for (const { index } of reading.code.matchAll(/[\p{ID_Start}_][\p{ID_Continue}]{2,}/gu))
      names.push({ path, ...positionAt(reading.starts, index) });
    for (const { definition } of namedDefinitions(reading))
      definitions.push({ path, ...definition.nameRange.start });
  }
  const files = paths.map((path) => ({ path, line: 0, character: 0 }));
  const tenth = of.count / 10;
  const someNames = chance.shuffled(sampled(names, tenth * 8));
  const wanted: readonly (readonly [AskedLine["cmd"], readonly Place[]])[] = [
    ["def", someNames.slice(0, tenth * 4)],
    ["hover", someNames.slice(tenth * 4)],
    ["refs", sampled(definitions, tenth)],
    ["symbols", [...sampled(files, tenth), ...sampled(definitions, tenth)].slice(0, tenth)],
  ];
  const lines = wanted.flatMap(([cmd, places]) =>
    places.map((place, nth): Omit<AskedLine, "id"> => {
      const isFile = cmd === "symbols" && nth < files.length;
      return {
        cmd,
        place: printed(place, isFile ? "file" : cmd === "symbols" ? "line" : "position"),
        ...place,
      };
    }),
  );
  const distinct = new Map(lines.map((line) => [`${line.cmd} ${line.place}`, line]));
  return chance.shuffled([...distinct.values()]).map((line, nth) => ({ id: `q${nth}`, ...line }));
}

/** Each twice, anywhere. */
export function doubled(distinct: readonly AskedLine[], seed: number): readonly AskedLine[] {
  const twice = distinct.flatMap((line) => [line, { ...line, id: `${line.id} again` }]);
  return chanceOf(seed).shuffled(twice);
}

/** As `lanser batch` reads it. */
export function batchLine({ id, cmd, place }: AskedLine): string {
  return JSON.stringify({ id, cmd, place });
}

type Place = Pick<AskedLine, "path" | "line" | "character">;

function printed({ path, line, character }: Place, kind: "file" | "line" | "position"): string {
  if (kind === "file") return printPlace({ kind, path });
  if (kind === "line") return printPlace({ kind, path, line: line + 1 });
  return printPlace({ kind, path, line: line + 1, column: character + 1 });
}

/** So many, evenly over all; all where there are fewer. */
function sampled<Value>(all: readonly Value[], count: number): readonly Value[] {
  if (all.length <= count) return all;
  return Array.from({ length: count }, (_, nth) => all[Math.floor((nth * all.length) / count)]).filter(
    (one) => one !== undefined,
  );
}
