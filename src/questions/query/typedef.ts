/** `lanser typedef`: the definition of the type of the symbol at a place. */
import { TypeDefinitionRequest } from "vscode-languageserver-protocol";
import { locationQuestion } from "./locations.ts";

export const typedef = locationQuestion({
  name: "typedef",
  aliases: ["type_definition", "type-definition"],
  summary: "where the type of the thing at a place is defined",
  method: TypeDefinitionRequest.method,
});
