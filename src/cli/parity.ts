/** Runs `lanser parity`, which checks if a language server reports the same as its own command. */
import { resolve } from "node:path";
import type { Finding } from "../model/finding.ts";
import { canonical, makeWellFormed } from "../model/json.ts";
import { insidePath } from "../model/paths.ts";
import { requiredPlaceToV1 } from "../model/report-v1.ts";
import { plural, shortId } from "../model/text.ts";
import { terminalName, terminalText } from "../report/escape.ts";
import { measureParity, type Parity } from "../traces/replay/parity.ts";
import { openWorkbench } from "../traces/replay/workbench.ts";
import type { LineOf } from "./commands.ts";
import { parseChoice, parseServer } from "./program/arguments.ts";
import { cacheFolder } from "./program/cache-folder.ts";
import { type CliHost, escapeForOutput } from "./program/program.ts";

/** Maximum number of lines in each list. A last line gives the number of further ones. */
const listedMax = 50;

/** Measures each server in both modes and prints the differences. Shows if the command can replace the server. */
export async function parityCommand(
  host: CliHost,
  { values }: LineOf<"parity">,
  signal: AbortSignal,
): Promise<number> {
  const format =
    values.json === true ? "json" : parseChoice(values.format, ["text", "json"] as const, "--format");
  await using bench = await openWorkbench(host, {
    repository: resolve(host.cwd, values.repo ?? "."),
    rev: values.rev,
    cacheFolder: cacheFolder(host, values.cache),
    signal,
    progress: (text) => host.stderr.write(`lanser: ${text}\n`),
  });
  const named = (values.server ?? []).map(parseServer);
  let isSame = true;
  for (const one of named.length === 0 ? [undefined] : named) {
    const server = bench.choose(one);
    const parity = await measureParity(bench, { server, root: values.root });
    isSame &&= isEqual(parity);
    host.stdout.write(
      format === "json"
        ? parityToV1(parity)
        : escapeForOutput(host.where, textOf(parity, server.profile.name)),
    );
  }
  return isSame ? 0 : 1;
}

/** True if both modes report the same findings and check the same files. */
function isEqual({ only, files }: Parity): boolean {
  return [only.lsp, only.compiler, files.lsp, files.compiler].every((one) => one.length === 0);
}

/** Writes the public JSON form as one line: a program can then read the results of several servers line by line. */
function parityToV1(parity: Parity): string {
  const finding = ({ severity, code, message, ...place }: Finding) => ({
    ...requiredPlaceToV1(place),
    severity,
    code,
    message,
  });
  const { only, files, ...counted } = parity;
  const published = {
    schema: "lanser.parity.v1",
    ...counted,
    only: { lsp: only.lsp.map(finding), compiler: only.compiler.map(finding) },
    files: { lsp: files.lsp.map(insidePath), compiler: files.compiler.map(insidePath) },
  };
  return `${canonical(makeWellFormed(published))}\n`;
}

/**
 * Writes the counts of both modes, then the findings and files of only one mode: these show why the modes differ. Each
 * list is cut to `listedMax`.
 */
function textOf(parity: Parity, name: string): string {
  const { server, commit, root, lsp, compiler, same, reordered, only, files } = parity;
  const counted = ({ files: looked, findings }: Parity["lsp"]) =>
    `${plural(findings, "finding")} in ${plural(looked, "file")}`;
  const where = root === "." ? "" : ` in ${terminalName(root)}`;
  const lines = [
    `${name} ${server.version} on ${shortId(commit)}${where}`,
    `  as a language server  ${counted(lsp)}`,
    `  its own command       ${counted(compiler)}`,
    `  in both               ${same}${reordered === 0 ? "" : `, ${reordered} of them with the same words in another order`}`,
    ...listed("only the language server reports", only.lsp.map(lineOf)),
    ...listed("only its command reports", only.compiler.map(lineOf)),
    ...listed("only the language server checks", files.lsp.map(terminalName)),
    ...listed("only its command checks", files.compiler.map(terminalName)),
    ...(isEqual(parity) ? ["  no difference"] : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** Writes a list with its length in the title; empty for an empty list. */
function listed(title: string, all: readonly string[]): readonly string[] {
  if (all.length === 0) return [];
  const more = all.length > listedMax ? [`    and ${all.length - listedMax} more`] : [];
  return [`  ${title} (${all.length})`, ...all.slice(0, listedMax).map((one) => `    ${one}`), ...more];
}

function lineOf({ path, range, severity, code, message }: Finding): string {
  const at = `${terminalName(path)}:${range.start.line + 1}:${range.start.character + 1}`;
  const first = message.split("\n")[0] ?? "";
  return `${at} ${severity}: ${terminalText(first)}${code === null ? "" : ` (${terminalText(code)})`}`;
}
