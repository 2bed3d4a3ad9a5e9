/** What the gate's report says of both sides, beside `pyright --outputjson` or `tsc` on their trees. */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { normaliseMessage } from "../../src/model/finding.ts";
import { readMember } from "../../src/model/json.ts";
import type { Side } from "../../src/model/report.ts";
import type { FindingV1, PlaceV1, ReportV1 } from "../../src/model/report-v1.ts";
import { typescriptCommand } from "../../src/servers/typescript/program.ts";
import { pyrightCommand } from "../tools.ts";
import { checkout, type Sides } from "./tree.ts";

type Said = { readonly line: string; readonly message: string };

export type Compared = {
  /** Of a root whose configuration or syntax it does not take `tsc` says no more: there only what it says is looked for. */
  readonly stopped: readonly Side[];
  /** One line for each finding that only one of the two has; `path:line:column code`, 1-based. */
  readonly differences: readonly string[];
};

export function compareWithCommand(clone: string, sides: Sides, report: ReportV1, folder: string): Compared {
  const stopped: Side[] = [];
  const differences = (["base", "head"] as const).flatMap((side) => {
    const tree = join(folder, side);
    checkout(clone, { base: sides.base, commit: sides[side] }, tree);
    const says = report.servers.map((server) => ({
      root: server.root,
      said: commandSays(server, realpathSync(tree)),
    }));
    const silent = new Set(says.filter(({ said }) => isEarly(said)).map(({ root }) => root));
    if (silent.size > 0) stopped.push(side);
    const command = unique(says.flatMap(({ said }) => said));
    // A finding of both sides has head's message alone.
    const key = ({ line, message }: Said) => (side === "head" ? `${line} ${message}` : line);
    const isSaid = ({ root, roots = [root] }: FindingV1) => roots.some((one) => !silent.has(one));
    const gate = (of: readonly FindingV1[]) => unique(of.flatMap((one) => gateSays(one, side))).map(key);
    return [
      ...without(gate(report.findings.filter(isSaid)), command.map(key)).map(
        (one) => `${side}: only the gate: ${one}`,
      ),
      ...without(command.map(key), gate(report.findings)).map((one) => `${side}: only the command: ${one}`),
    ];
  });
  return { stopped, differences };
}

/** Of the configuration or the syntax: what `tsc` has of these it says, and then nothing of types. */
function isEarly(said: readonly Said[]): boolean {
  return (
    said.length > 0 && said.every(({ line }) => /^(?:\S*\/)?[jt]sconfig[^/]*\.json:| 1\d{3}$/u.test(line))
  );
}

/** A file that two projects have is said twice. */
function unique(said: readonly Said[]): readonly Said[] {
  return [...new Map(said.map((one) => [`${one.line} ${one.message}`, one])).values()];
}

function without(some: readonly string[], others: readonly string[]): readonly string[] {
  const waiting = [...others];
  return some.filter((one) => {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
    return at < 0;
  });
}

function gateSays(one: FindingV1, side: Side): readonly Said[] {
  if (one.severity === "hint") return [];
  const isGone = one.state === "fixed" || one.state === "removed" || one.state === "suppressed";
  const seen = one.seen === null || one.seen[side].length > 0;
  const own = isGone || one.side === "base" ? "base" : "head";
  const place: PlaceV1 | null = side === own ? one : side === "base" ? one.base : null;
  return place === null || !seen ? [] : [said(place.path, place.range.start, one.code, one.message)];
}

type At = { readonly line: number; readonly column: number };

function said(path: string, { line, column }: At, code: string | null, message: string): Said {
  return { line: `${path}:${line}:${column} ${code ?? ""}`, message: normaliseMessage(message) };
}

function commandSays({ id, root }: ReportV1["servers"][number], tree: string): readonly Said[] {
  if (!existsSync(join(tree, root))) return [];
  return id === "typescript" ? typescriptSays(tree, root) : pyrightSays(tree, root);
}

type Pyright = {
  readonly generalDiagnostics: readonly {
    readonly file: string;
    readonly message: string;
    readonly rule?: string;
    readonly range: { readonly start: { readonly line: number; readonly character: number } };
  }[];
};

function pyrightSays(tree: string, root: string): readonly Said[] {
  const own = join(tree, ".venv/bin/python");
  const [, program = "", json = "", flag = "", python = ""] = pyrightCommand();
  const { stdout } = spawnSync(process.execPath, [program, json, flag, existsSync(own) ? own : python], {
    cwd: join(tree, root),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return (JSON.parse(stdout) as Pyright).generalDiagnostics.map(({ file, message, rule, range }) =>
    said(
      file.slice(tree.length + 1),
      { line: range.start.line + 1, column: range.start.character + 1 },
      rule ?? null,
      message.replaceAll(`${tree}/`, ""),
    ),
  );
}

function typescriptSays(tree: string, root: string): readonly Said[] {
  const servers = join(process.env["XDG_CACHE_HOME"] ?? join(homedir(), ".cache"), "lanser", "servers");
  const name = readdirSync(servers).find((one) => one.startsWith("typescript-"));
  if (name === undefined) throw new Error(`no TypeScript in ${servers}`);
  const project = ["tsconfig.json", "jsconfig.json"]
    .map((file) => join(tree, root, file))
    .find((path) => existsSync(path));
  if (project === undefined) return [];
  const isSolution = readMember(parse(readFileSync(project, "utf8")), "references") !== undefined;
  const mode = isSolution
    ? ["--build", project, "--force"]
    : ["--project", project, "--incremental", "false", "--noEmit"];
  const { stdout } = spawnSync(
    typescriptCommand(join(servers, name), process.arch),
    [...mode, "--pretty", "false"],
    { cwd: tree, encoding: "utf8", maxBuffer: 1 << 28 },
  );
  return parseTypescript(stdout.replaceAll(`${tree}/`, ""), root);
}

function parseTypescript(text: string, root: string): readonly Said[] {
  const own = root === "." ? "tsconfig.json" : `${root}/tsconfig.json`;
  const found: { path: string; at: At; code: string; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const at = /^(.+)\((\d+),(\d+)\): (?:error|warning|message) TS(\d+): (.*)$/u.exec(line);
    const nowhere = /^(?:error|warning|message) TS(\d+): (.*)$/u.exec(line);
    if (at !== null) {
      const [, path = "", row, column, code = "", message = ""] = at;
      found.push({ path, at: { line: Number(row), column: Number(column) }, code, lines: [message] });
    } else if (nowhere !== null) {
      const [, code = "", message = ""] = nowhere;
      found.push({ path: own, at: { line: 1, column: 1 }, code, lines: [message] });
    } else if (line !== "") found.at(-1)?.lines.push(line);
  }
  return found
    .filter(({ path }) => !path.startsWith("../") && !path.includes("node_modules/"))
    .map(({ path, at, code, lines }) => said(path, at, code, lines.join("\n")));
}
