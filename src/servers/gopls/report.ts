/** What gopls 0.23.0 answers to `textDocument/diagnostic`, in the protocol's form. */
import {
  type Diagnostic,
  DocumentDiagnosticReportKind,
  type FullDocumentDiagnosticReport,
} from "vscode-languageserver-protocol";
import { member } from "../../model/json.ts";
import type { Believed } from "../conduct.ts";
import { unresolved } from "../go/imports.ts";

/**
 * The kind of a whole report is an empty text there (0.23.0). What it finds has the code `default` where an analyzer found it, and none where
 * the parser did: the source is what tells them apart. Where a module is not there, what is made of it has no type, and nothing is known.
 */
export function goplsReport(report: unknown): Believed {
  const kind = member<FullDocumentDiagnosticReport>(report, "kind");
  const items = member<FullDocumentDiagnosticReport>(report, "items");
  if ((kind !== "" && kind !== DocumentDiagnosticReportKind.Full) || !Array.isArray(items))
    return { kind: "report", report };
  for (const item of items as unknown[]) {
    const message = member<Diagnostic>(item, "message");
    if (
      typeof message === "string" &&
      member<Diagnostic>(item, "code") === "BrokenImport" &&
      unresolved.test(message)
    )
      return { kind: "unmeetable", reason: message };
  }
  return {
    kind: "report",
    report: { kind: DocumentDiagnosticReportKind.Full, items: items.map(withCode) },
  };
}

function withCode(item: unknown): unknown {
  const [code, source] = [member<Diagnostic>(item, "code"), member<Diagnostic>(item, "source")];
  if ((code !== undefined && code !== "default") || typeof source !== "string") return item;
  return { ...(item as object), code: source };
}
