/** Writes a step of a workflow that runs commands. */
export type Step = {
  readonly name?: string;
  readonly id?: string;
  /** True if the job continues after a failure of the step. */
  readonly isOptional?: boolean;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly lines: readonly string[];
};

export function stepLines({ name, id, isOptional, folder, env, lines }: Step): readonly string[] {
  if (lines.length === 0) return [];
  const [only = "", ...rest] = lines;
  const entries: readonly (readonly string[])[] = [
    ...(name === undefined ? [] : [[`name: ${name}`]]),
    ...(id === undefined ? [] : [[`id: ${id}`]]),
    ...(isOptional === true
      ? [
          [
            "continue-on-error: true # then both sides have the same packages, and the gate says so where it matters",
          ],
        ]
      : []),
    ...(folder === "." ? [] : [[`working-directory: ${folder}`]]),
    rest.length === 0 ? [`run: ${only}`] : ["run: |", ...lines.map((line) => `  ${line}`)],
    ...(Object.keys(env).length === 0
      ? []
      : [["env:", ...Object.entries(env).map(([key, value]) => `  ${key}: ${valueText(value)}`)]]),
  ];
  return entries.flat().map((line, index) => `      ${index === 0 ? "- " : "  "}${line}`);
}

/** Quotes a value that YAML could read as something other than text. */
function valueText(value: string): string {
  return value.startsWith("$") ? value : JSON.stringify(value);
}
