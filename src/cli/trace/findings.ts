/** Extracts the findings of a recorded session as its server gave them, the last of each file. */
import { DocumentDiagnosticRequest, PublishDiagnosticsNotification } from "vscode-languageserver-protocol";
import { member } from "../../model/json.ts";
import { compareText } from "../../model/order.ts";
import type { Trace } from "../../session/trace/read.ts";
import { fileOf, shortFinding } from "./conversation.ts";
import { createExchanges } from "./exchanges.ts";

/** Lists the findings that only one of two sessions has, as "file:line:column code "message"", in order. */
export function differingFindings(
  a: Trace,
  b: Trace,
): { readonly removed: readonly string[]; readonly added: readonly string[] } {
  const [one, other] = [findingsIn(a), findingsIn(b)];
  return { removed: without(one, other), added: without(other, one) };
}

function findingsIn(trace: Trace): readonly string[] {
  const exchanges = createExchanges();
  const byFile = new Map<string, readonly string[]>();
  for (const entry of trace.entries()) {
    const exchange = exchanges.next(entry);
    if (exchange === undefined) continue;
    const file = fileOf(exchange);
    const isPull =
      exchange.kind === "answer" && exchange.request?.method === DocumentDiagnosticRequest.method;
    const isPush =
      exchange.kind === "notification" && exchange.method === PublishDiagnosticsNotification.method;
    const items = isPull
      ? member(exchange.result, "items")
      : isPush
        ? member(exchange.params, "diagnostics")
        : undefined;
    // Pushed or pulled, the last is what a client shows.
    if (file !== undefined && Array.isArray(items))
      byFile.set(
        file,
        items.map((item) => `${file}:${shortFinding(item)}`),
      );
  }
  return [...byFile.values()].flat().sort(compareText);
}

/** Subtracts multisets: one of two equal findings may be gone. */
function without(own: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return own.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}
