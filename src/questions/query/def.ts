/** `lanser def`: where the thing at a place is defined. */
import { DefinitionRequest } from "vscode-languageserver-protocol";
import { locationQuestion } from "./locations.ts";

export const def = locationQuestion({
  name: "def",
  aliases: ["definition", "go_to_def"],
  summary: "where the thing at a place is defined",
  method: DefinitionRequest.method,
});
