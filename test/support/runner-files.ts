/** The runner's command files, read as the runner reads them. */

/** `name=value`, or `name<<delimiter`, lines, `delimiter`. Throws on anything else, as the runner fails the step. */
export function readOutputs(text: string): Record<string, string> {
  const lines = text.split("\n");
  const outputs: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? "";
    if (line === "") continue;
    const [, name = "", kind = "", rest = ""] = /^([^=<]+)(=|<<)(.*)$/.exec(line) ?? [];
    if (name === "") throw new Error(`no output: ${line}`);
    if (kind === "=") {
      outputs[name] = rest;
      continue;
    }
    const end = lines.indexOf(rest);
    if (end < 0) throw new Error(`the output ${name} does not end`);
    outputs[name] = lines
      .splice(0, end + 1)
      .slice(0, -1)
      .join("\n");
  }
  return outputs;
}
