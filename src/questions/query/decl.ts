/** `lanser decl`: the declaration of the symbol at a place. */
import { DeclarationRequest } from "vscode-languageserver-protocol";
import { locationQuestion } from "./locations.ts";

export const decl = locationQuestion({
  name: "decl",
  aliases: ["declaration"],
  summary: "where the thing at a place is declared",
  method: DeclarationRequest.method,
});
