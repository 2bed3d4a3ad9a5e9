/** Converts what gopls 0.23.0 answers to `textDocument/diagnostic` into the protocol's form. */
import {
  type Diagnostic,
  DocumentDiagnosticReportKind,
  type FullDocumentDiagnosticReport,
} from "vscode-languageserver-protocol";
import { member } from "../../model/json.ts";
import type { Believed } from "../conduct.ts";
import { unresolved } from "../go/imports.ts";

/**
 * Converts a report. gopls 0.23.0 writes an empty text as the kind of a full report. A finding of an analyzer has the
 * code `default`, and one of the parser has none: the source distinguishes them. If a module is missing, what comes
 * from it has no type, and nothing is known.
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
