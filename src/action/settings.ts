/** Server settings that the workflow itself holds: no file is read, which could be the change's. */
import type { Inputs } from "../github/inputs.ts";
import type { SettingsSource } from "../policy/settings.ts";

export function settingsOf({ settings }: Pick<Inputs, "settings">): SettingsSource | undefined {
  return settings.trim() === "" ? undefined : { text: settings, name: "the input settings" };
}
