/** Text of `lanser help`. It imports only the tables of commands and questions, so that it appears at once. */
import { version } from "../platform/version.ts";
import { commands, families, type Row } from "./commands.ts";
import { questionRows } from "./question-row.ts";

/** The commands that most people use, each with one line. */
const first = {
  "lanser gate": commands.gate.about,
  "lanser init": commands.init.about,
  "lanser doctor": commands.doctor.about,
  "lanser explain ID": commands.explain.about,
  "lanser def PLACE": "finds a definition: path@L12:C7 or path#Class.method",
  "lanser mcp": commands.mcp.about,
} as const;

/** Groups of all others, in the order of the screen. */
const groups = [
  "a change",
  "rewards",
  "edits",
  "a place",
  "files",
  "servers",
  "set up",
  "traces",
  "data",
] as const satisfies readonly NonNullable<Row["group"]>[];

const grouped = Map.groupBy(
  Object.entries<Pick<Row, "group" | "about">>({ ...commands, ...families, ...questionRows }),
  ([, { group }]) => group,
);

export const firstScreen = `lanser ${version}: finds the errors that a change causes

Start here:
${rows(first, 19)}

More commands, by topic:
${rows(
  Object.fromEntries(
    groups.map((group) => [group, (grouped.get(group) ?? []).map(([name]) => name).join(" ")]),
  ),
  12,
)}

lanser help COMMAND lists the flags of a command.
lanser --version prints the version.
`;

/** Writes two columns; `width` is that of the first one. A text that is too long for the screen continues below. */
function rows(of: Readonly<Record<string, string>>, width: number): string {
  const columns = 80;
  const next = `\n${" ".repeat(width + 3)}`;
  return Object.entries(of)
    .map(([name, text]) => `  ${name.padEnd(width)} ${splitWords(text, columns - width - 3).join(next)}`)
    .join("\n");
}

function splitWords(text: string, lengthMax: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trimStart();
    if (lines.length > 0 && longer.length <= lengthMax) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
