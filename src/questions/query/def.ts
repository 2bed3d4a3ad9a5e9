/** `lanser def`: the definition of the symbol at a place. */
import { DefinitionRequest } from "vscode-languageserver-protocol";
import { locationQuestion } from "./locations.ts";

export const def = locationQuestion({
  name: "def",
  aliases: ["definition", "go_to_def"],
  summary: "where the thing at a place is defined",
  method: DefinitionRequest.method,
});
