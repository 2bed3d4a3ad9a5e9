/** The page of all commands, from the table that parses them and prints their help. */
import { commands, families, type Row } from "../src/cli/commands.ts";
import type { Flags } from "../src/cli/program/flags.ts";
import { questionFlags, questionRows } from "../src/cli/question-row.ts";

/** Flags of every question. */
const { "allow-method": _, ...common } = questionFlags;

export function commandsPage(): string {
  const parents = Object.keys(families);
  const rows = Object.entries<Row>(commands);
  const all = [
    ...rows.filter(([name]) => !parents.some((parent) => name.startsWith(`${parent} `))),
    ...parents.flatMap((parent) => rows.filter(([name]) => name.startsWith(`${parent} `))),
  ];
  return [
    ...all.map(([name, row]) => section("##", name, row, row.flags)),
    "## Questions\n\nEach question has these flags. A flag that has no effect on a question is ignored.",
    flagsTable(common),
    ...Object.entries(questionRows).map(([name, row]) => section("###", name, row, ownFlags(row))),
  ].join("\n\n");
}

/** Flags that only this question has. */
function ownFlags({ flags }: Row): Flags {
  return Object.fromEntries(Object.entries(flags).filter(([name]) => !Object.hasOwn(common, name)));
}

function section(level: string, name: string, row: Row, flags: Flags): string {
  const { about, takes = "", words = "", example, notes = [], exits } = row;
  const isGate = name !== "gate" && row.flags === commands.gate.flags;
  const usage = [`lanser ${name}`, takes, Object.keys(row.flags).length > 0 ? "[flags]" : ""];
  return [
    `${level} lanser ${name}`,
    `${about.charAt(0).toUpperCase()}${about.slice(1)}.`,
    `\`\`\`console\n$ ${example}\n\`\`\``,
    `Usage: \`${usage.filter((one) => one !== "").join(" ")}\``,
    plain(words),
    isGate ? "The flags are those of [lanser gate](#lanser-gate)." : flagsTable(flags),
    ...(level === "##" ? notes.map(plain) : []),
    `Exit codes: ${plain(exits)}.`,
  ]
    .filter((one) => one !== "")
    .join("\n\n");
}

function flagsTable(flags: Flags): string {
  const rows = Object.entries(flags).flatMap(([name, { value, short, hidden, help }]) => {
    const names = short === undefined ? `--${name}` : `-${short}, --${name}`;
    const term = value === undefined ? names : `${names} ${value}`;
    return hidden === true
      ? []
      : [`| \`${term.replaceAll("|", "\\|")}\` | ${plain(help).replaceAll("|", "\\|")} |`];
  });
  return rows.length === 0 ? "" : `| flag | what it does |\n| --- | --- |\n${rows.join("\n")}`;
}

/** Text that Markdown does not read as markup: `<`, `*` and `_` of a place or a pattern stay as they are. */
function plain(text: string): string {
  return text.replaceAll(/(?<!`[^`]*)[<*_](?![^`]*`)/gu, "\\$&");
}
