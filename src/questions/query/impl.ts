/** `lanser impl`: implementations of the symbol at a place. */
import { ImplementationRequest } from "vscode-languageserver-protocol";
import { locationQuestion } from "./locations.ts";

export const impl = locationQuestion({
  name: "impl",
  aliases: ["implementation"],
  summary: "what implements the thing at a place",
  method: ImplementationRequest.method,
});
