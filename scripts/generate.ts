import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { divergenceClasses } from "../src/model/divergence.ts";
import { errorTable, verdictExitCode } from "../src/model/errors.ts";
import { troubleshootingPage } from "../src/report/codes/account.ts";
import { findPin, shippedPins } from "../src/servers/pins.ts";
import { profiles } from "../src/servers/registry.ts";
import type { PartKind } from "../src/servers/source.ts";
import { untested } from "../src/servers/untested.ts";
import { questionFeatures } from "../test/support/question-features.ts";
import { commandsPage } from "./commands-page.ts";
import { configurationPage } from "./config-page.ts";
import { allowedImports, allowedTypes, entries, openToAll, pure, shared, typesOpen } from "./imports.ts";
import { languagesModule } from "./languages.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

type Generated = { readonly path: string; readonly text: string };

function main(): void {
  const { files, problems } = generate();
  const stale = files.filter(({ path, text }) => readIfThere(path) !== text);
  const isCheck = process.argv.includes("--check");
  if (isCheck) problems.push(...stale.map(({ path }) => `${path} is stale: run npm run update`));
  else for (const { path, text } of stale) writeFileSync(join(root, path), text);
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}

/** What the generated files should be, and what is missing to tell. Nothing is written. */
function generate(): { files: Generated[]; problems: string[] } {
  const files: Generated[] = [];
  const problems: string[] = [];
  files.push({ path: "src/servers/languages.gen.ts", text: languagesModule() });

  addSections("docs/action.md", {
    ...actionTables(readFileSync(join(root, "action.yml"), "utf8")),
    smaller: globSync("*/action.yml", { cwd: root }).sort().map(smallerAction).join("\n"),
  });
  const rooms = [...Object.keys(allowedImports), ...entries.filter((one) => one !== "index")].map(
    (name) => [name, roomOf(name)] as const,
  );
  for (const [name, room] of rooms)
    if (room === undefined) problems.push(`src/${name}/README.md is not of the form of the other rooms`);
    else files.push({ path: `src/${name}/README.md`, text: room.page });
  addSections("ARCHITECTURE.md", {
    rooms: roomsTable(rooms.flatMap(([, room]) => (room === undefined ? [] : [room.row]))),
  });
  const config = readIfThere("schemas/config.v1.json");
  if (config !== undefined)
    addSections("docs/configuration.md", { keys: configurationPage(JSON.parse(config)) });
  addSections("docs/traces.md", { classes: classesTable() });
  addSections("docs/troubleshooting.md", { codes: troubleshootingPage() });
  addSections("SECURITY.md", { executes: executesTable() });
  addSections("docs/servers.md", { servers: serversTable(), untested: untestedTable() });
  addSections("README.md", { servers: languagesTable() });
  addSections("docs/matrix.md", { matrix: matrixTable() });
  addSections("test/question-features.md", { features: featuresTable() });
  addSections("docs/reference/commands.md", { commands: commandsPage() });
  addSections("docs/exit-codes.md", { verdicts: verdictsTable(), errors: errorsTable() });
  return { files, problems };

  function addSections(path: string, sections: Readonly<Record<string, string>>): void {
    let text = readIfThere(path);
    if (text === undefined) {
      problems.push(`missing: ${path}`);
      return;
    }
    for (const [name, body] of Object.entries(sections)) {
      const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
      const from = text.indexOf(start);
      const to = text.indexOf(end);
      if (from < 0 || to < from) problems.push(`missing: ${start} and ${end} in ${path}`);
      else text = `${text.slice(0, from + start.length)}\n${body}\n${text.slice(to)}`;
    }
    files.push({ path, text });
  }
}

/** What a profile and its pin say, so that the page cannot say anything else. */
function serversTable(): string {
  const rows = profiles.map((profile) => {
    const pin = findPin(shippedPins, profile.id, undefined);
    const { source } = pin ?? {};
    const parts = source?.kind === "several" ? source.parts : source === undefined ? [] : [source];
    const origin = parts.map(({ kind }) => origins[kind]).join(" and ");
    const cells = [
      `\`${profile.id}\``,
      pin?.version ?? "none",
      profile.language,
      profile.role,
      profile.compiler === undefined ? "a server" : "a command",
      origin,
      profile.executes,
      profile.unprobed === undefined ? "yes" : "no",
    ];
    return `| ${cells.join(" | ")} |`;
  });
  const heads = ["server", "version", "checks", "role", "asked", "comes from", "runs of others", "rewards"];
  return [`| ${heads.join(" | ")} |`, `| ${heads.map(() => "---").join(" | ")} |`, ...rows].join("\n");
}

const origins = {
  npm: "npm",
  wheel: "PyPI, a wheel",
  "go-module": "Go's proxy, built",
  machine: "the machine",
  archive: "an archive",
} as const satisfies Readonly<Record<PartKind, string>>;

type MatrixRow = { readonly version: string; readonly cells: Readonly<Record<string, string>> };

/** What the last night kept of each server; of a server or a version that it did not have nothing is said. */
function matrixTable(): string {
  const rows = profiles.map(({ id }) => {
    const version = findPin(shippedPins, id, undefined)?.version ?? "none";
    return { id, version, cells: triedOf(id)?.cells };
  });
  const columns = Object.keys(rows.find(({ cells }) => cells !== undefined)?.cells ?? {});
  const notes: string[] = [];
  const shown = (id: string, column: string, cell: string | undefined): string => {
    if (cell === undefined) return "not run";
    if (cell === "yes") return cell;
    if (cell.startsWith("none: ")) return "–";
    notes.push(`* \`${id}\`, ${column}: ${cell}`);
    return cell.startsWith("yes") ? "yes\\*" : "**no**";
  };
  const lines = rows.map(
    ({ id, version, cells }) =>
      `| \`${id}\` ${version} | ${columns.map((one) => shown(id, one, cells?.[one])).join(" | ")} |`,
  );
  const heads = ["server", ...columns];
  return [
    `| ${heads.join(" | ")} |`,
    `| ${heads.map(() => "---").join(" | ")} |`,
    ...lines,
    "",
    "–: the test does not apply. A command has no capabilities, a linter checks each file alone, and data files have no functions. The results with \\* and no:",
    "",
    ...notes,
  ].join("\n");
}

/** By language, the servers of this release; of the last night what was tried with each, and came out as it should. */
function languagesTable(): string {
  const rows = [...Map.groupBy(profiles, ({ language }) => language)].map(([language, some]) => {
    const named = some.map(({ id }) => `\`${id}\``).join(", ");
    const cells = some.flatMap(({ id }) => Object.values(triedOf(id)?.cells ?? {}));
    const tried = cells.filter((cell) => !cell.startsWith("none: "));
    const good = tried.filter((cell) => cell.startsWith("yes"));
    const out = tried.length === 0 ? "not run" : `${good.length} of ${tried.length}`;
    return `| ${language} | ${named} | ${out} |`;
  });
  const head = "| language | servers | [tests on the real server](docs/matrix.md) that pass |";
  return [head, "| --- | --- | --: |", ...rows].join("\n");
}

/** What the last night kept of a server in the version that is pinned. */
function triedOf(id: string): MatrixRow | undefined {
  const text = readIfThere(`docs/matrix/${id}.row.json`);
  const row = text === undefined ? undefined : (JSON.parse(text) as MatrixRow);
  return row?.version === findPin(shippedPins, id, undefined)?.version ? row : undefined;
}

/** Each feature of questions, the change that takes it away, and the test that fails then. */
function featuresTable(): string {
  const rows = questionFeatures
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map((row) =>
      row.kind === "left-out"
        ? `| ${row.id} | left out: ${row.reason} | | |`
        : `| ${row.id} | ${row.feature} | ${row.mutation} (\`${row.file}\`) | \`${row.test}\`: ${row.pattern} |`,
    );
  return ["| id | feature | taken away | fails |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

function untestedTable(): string {
  const rows = untested.map(({ language, server, why }) => `| ${language} | \`${server}\` | ${why} |`);
  return ["| language | server | why not |", "| --- | --- | --- |", ...rows].join("\n");
}

function executesTable(): string {
  const rows = profiles.map(
    ({ id, executes, executesWhy }) => `| \`${id}\` | ${executes} | ${executesWhy} |`,
  );
  return ["| server | runs of others | why |", "| --- | --- | --- |", ...rows].join("\n");
}

function smallerAction(path: string): string {
  const yaml = readFileSync(join(root, path), "utf8");
  const { inputs, outputs } = actionTables(yaml);
  return `### \`lanser/lanser/${dirname(path)}\`\n\n${parse(yaml).description}\n\n${inputs}\n${outputs}`;
}

function actionTables(yaml: string): { readonly inputs: string; readonly outputs: string } {
  type Field = { description?: string; default?: unknown; required?: boolean };
  const action: { inputs?: Record<string, Field>; outputs?: Record<string, Field> } = parse(yaml);
  const inputs = Object.entries(action.inputs ?? {}).map(([name, field]) => [
    code(name),
    cell(field.description) + (field.required === true ? " **Required.**" : ""),
    field.default === undefined || field.default === "" ? "" : code(String(field.default)),
  ]);
  const outputs = Object.entries(action.outputs ?? {}).map(([name, field]) => [
    code(name),
    cell(field.description),
  ]);
  return {
    inputs: table(["input", "meaning", "default"], inputs),
    outputs: table(["output", "meaning"], outputs),
  };
}

/** Whether it decides is said of what is compared and differs. */
function classesTable(): string {
  const yes = (name: string, is: boolean): string =>
    name === "D0" || name === "D9" ? "" : is ? "yes" : "no";
  const rows = Object.entries(divergenceClasses).map(([name, { words, decides, changesReport }]) => [
    name,
    words,
    yes(name, decides),
    yes(name, changesReport),
  ]);
  return table(["class", "is", "decides", "changes a report"], rows);
}

const verdictWords = {
  pass: "pass: nothing new that fails, and everything was checked",
  fail: "fail: a new finding at or above `fail-on`, or something else that the policy forbids",
  inconclusive:
    "inconclusive: something could not be checked; `reasons` in the report says what, and what to do",
} as const satisfies Record<keyof typeof verdictExitCode, string>;

function verdictsTable(): string {
  const rows = Object.entries(verdictExitCode).map(([verdict, exitCode]) => [
    String(exitCode),
    verdictWords[verdict as keyof typeof verdictExitCode],
  ]);
  return table(["exit code", "verdict"], rows);
}

function errorsTable(): string {
  const rows = Object.entries(errorTable)
    .toSorted(([, left], [, right]) => left.exitCode - right.exitCode)
    .map(([name, { exitCode, retryable, hint }]) => [
      String(exitCode),
      code(name),
      hint === "" ? "The message says what is wrong and where." : cell(hint),
      retryable ? "yes" : "",
    ]);
  return table(["exit code", "what went wrong", "what to do", "try again"], rows);
}

const roomLines =
  /^# (.+)\n\n(.+)\n\n\* Read first: \[(.+)\]\(\3\)\.\n\* May import: .*\.\n(\* Must never .+\.)\n$/u;

/** The page of a room with what it may import; undefined where it has another form. */
function roomOf(name: string): { readonly page: string; readonly row: readonly string[] } | undefined {
  const [, title, what = "", first = "", never] =
    roomLines.exec(readIfThere(`src/${name}/README.md`) ?? "") ?? [];
  if (title !== name || !existsSync(join(root, "src", name, first))) return undefined;
  const imports = importsOf(name);
  const lines = [`* Read first: [${first}](${first}).`, `* May import: ${imports}.`, never];
  return {
    page: `# ${name}\n\n${what}\n\n${lines.join("\n")}\n`,
    row: [`[\`${name}\`](src/${name}/README.md)`, what, `[${first}](src/${name}/${first})`, imports],
  };
}

/** In words, after `scripts/imports.ts`. */
function importsOf(name: string): string {
  if (entries.includes(name)) return `everything but ${list(entries.filter((one) => one !== name))}`;
  const types = allowedTypes[name] ?? [];
  const rooms = (allowedImports[name] ?? []).map(code).join(", ");
  const open = openToAll.includes(name) ? "nothing" : rooms;
  const ofTypes = types.length === 0 ? "" : `the types of ${list(types)}`;
  return [open, ofTypes].filter((one) => one !== "").join(", ") || "nothing";
}

function roomsTable(rooms: readonly (readonly string[])[]): string {
  const open = `Every room may import ${list(openToAll)}. A room that is not pure may also import the types of ${list(typesOpen)}.`;
  const purely = `These rooms are pure, so they have no effects: ${list(pure)}.`;
  const between = `${list(shared)} is a room of its own, which ${list(entries)} share.`;
  return `${open} ${purely} ${between}\n\n${table(["room", "what it is for", "read first", "may import"], rooms)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function list(names: readonly string[]): string {
  return names.map(code).join(", ");
}

function cell(text = ""): string {
  return text.trim().replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
}

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}

function readIfThere(path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

// Last, because what it uses must have been defined.
main();
