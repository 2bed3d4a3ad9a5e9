/**
 * Server settings from a flag or an input: a mapping of servers to settings that replace those of the configuration.
 */
import { isMap, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { UserError } from "../model/errors.ts";
import { canonical, NotJson } from "../model/json.ts";

export type ServerSettings = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Text of the settings, and its name for messages. */
export type SettingsSource = { readonly text: string; readonly name: string };

/** Limit on the length of the text, larger than what a person writes. */
const textLengthMax = 65_536;

/**
 * Reads settings from YAML, which includes JSON: a workflow writes them as YAML, a program as JSON. Throws a UserError
 * with the error and its place.
 */
export function parseSettings({ text, name }: SettingsSource): ServerSettings {
  const counter = new LineCounter();
  const refuse = (message: string, offset: number): never => {
    const { line, col } = counter.linePos(offset);
    const hint = `Write a mapping of servers to settings:  pyright: { analysis: { typeCheckingMode: strict } }`;
    const place = `${name}:${Math.max(1, line)}:${Math.max(1, col)}`;
    throw new UserError("bad-configuration", `${place}: ${message}`, { hint });
  };
  if (text.length > textLengthMax)
    return refuse(`the settings have ${text.length} characters; the limit is ${textLengthMax}`, 0);
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true, merge: false });
  const [broken] = [...document.errors, ...document.warnings];
  if (broken !== undefined)
    return refuse(
      broken.code === "MULTIPLE_DOCS"
        ? "the settings must be one YAML document"
        : (broken.message.split(/ at line \d+, column \d+|\n/)[0] ?? "the settings are not valid YAML"),
      broken.pos[0],
    );
  visit(document, {
    // A few aliases of aliases can expand a small text until the memory is full.
    Alias: (_, node) => refuse("replace this YAML alias by its value", node.range?.[0] ?? 0),
    Pair: (_, { key }) => {
      if (!isScalar(key) || typeof key.value !== "string") refuse("every key must be a string", 0);
    },
  });
  const { contents } = document;
  if (!isMap(contents)) return refuse("the settings must be a mapping with server names as keys", 0);
  for (const { key, value } of contents.items) {
    if (isMap(value)) continue;
    const offset = isScalar(key) ? (key.range?.[0] ?? 0) : 0;
    refuse(`the settings of \`${String(isScalar(key) ? key.value : "")}\` must be a mapping`, offset);
  }
  const settings: unknown = document.toJS();
  try {
    canonical(settings);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    refuse(error.message, 0);
  }
  return settings as ServerSettings;
}
