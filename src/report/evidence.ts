/**
 * Renders the evidence of a report, one record a line: every check of a side by a server, every source that the
 * change touches, and each finding that fails the run (`schemas/evidence.v1.json`).
 */
import { changedSourceToV1, compareChanged } from "../model/changed.ts";
import { sha256 } from "../model/digest.ts";
import { isFailing } from "../model/failing.ts";
import { canonical, makeWellFormed } from "../model/json.ts";
import { compareFindings } from "../model/order.ts";
import { insidePath } from "../model/paths.ts";
import type { Report, ServerSummary, Side } from "../model/report.ts";
import { requiredPlaceToV1 } from "../model/report-v1.ts";

const sides: readonly Side[] = ["base", "head"];

/**
 * Renders the records. Each line stands alone and has its own id, so that a program can refer to a single record.
 */
export function renderEvidence(report: Report): string {
  const records = [
    ...report.servers.flatMap((server) => sides.map((side) => lookOf(report, server, side))),
    ...(report.changed ?? [])
      .map(changedSourceToV1)
      .toSorted(compareChanged)
      .flatMap(({ records, ...source }) =>
        records.map((record) => ({ kind: "source", ...source, ...record })),
      ),
    ...report.findings
      .filter((finding) => isFailing(finding, report.policy))
      .toSorted(compareFindings)
      .map((finding) => {
        const { id: of, server, code, severity, message, cause } = finding;
        const place = requiredPlaceToV1(finding);
        const by = cause === null ? null : requiredPlaceToV1(cause);
        return { kind: "regression", finding: of, server, code, severity, message, ...place, cause: by };
      }),
  ];
  return records.map(lineOf).join("");
}

/** Writes a record with its id, which is the digest of the rest of the line. */
function lineOf(record: object): string {
  const content: object = { schema: "lanser.evidence.v1", ...(makeWellFormed(record) as object) };
  return `${canonical({ ...content, id: sha256(canonical(content)) })}\n`;
}

/**
 * Makes the record of one side checked by one server (a "look"): which version, settings and sandbox it had, and how
 * far it came.
 */
function lookOf({ base, head }: Report, server: ServerSummary, side: Side): object {
  const { id, version, root, treeDigest, interpreter, mode = null, settings = null } = server;
  const { sandbox = null, stability = null, ended, skipped, schedule, ready } = server;
  const { files, unknown } = server[side];
  return {
    kind: "look",
    side,
    tree: { base, head }[side].tree,
    server: { id, version, treeDigest },
    root: root === "." ? root : insidePath(root),
    mode,
    /** Lanser offers no other encoding to a server. */
    positionEncoding: "utf-16",
    settings,
    toolchain: interpreter,
    sandbox,
    stability,
    ready: ready?.[side] ?? null,
    files,
    unknown,
    ended,
    skipped,
    schedule,
  };
}
