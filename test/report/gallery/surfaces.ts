/** What a person meets of a state: every surface that is read, as the product writes it. */

import type { Report } from "../../../src/model/report.ts";
import type { CheckContent } from "../../../src/report/check.ts";
import { commentBody } from "../../../src/report/comment.ts";
import { explain, explainCause } from "../../../src/report/explain.ts";
import { plain } from "../../../src/report/plain.ts";
import { surfaces } from "../../../src/report/surfaces.ts";
import { serializeReport } from "../../../src/verdict/report-bytes.ts";
import { look } from "../support.ts";
import type { GalleryState } from "./states.ts";

export const terminalWidths = [60, 100, 160] as const;

export type Shown = {
  /** With colours, as at a terminal of that many columns. */
  readonly terminal: (width: number) => string;
  readonly quiet: string;
  /** Workflow commands, one a line. */
  readonly annotations: string;
  readonly check: CheckContent;
  readonly summary: string;
  readonly comment: string;
  /** The comment where the run before had something to correct; null where this one has, too. */
  readonly fixed: string | null;
  readonly page: string;
  /** Of the first new finding; null where nothing is new. */
  readonly explained: string | null;
  /** Of the first edit that broke something; null where none did. */
  readonly explainedEdit: string | null;
  /** What programs read, by the surface's name. */
  readonly files: Readonly<Record<"sarif" | "junit" | "rdjson" | "gitlab", string>>;
};

function serverFlags({ servers }: Report): string {
  return [...new Set(servers.map(({ id }) => ` --server ${id}`))].join("");
}

/** As the Action of a repository on GitHub shows it. */
export function shownOf({ report }: GalleryState): Shown {
  const { base, head } = report;
  const rendering = {
    report,
    json: serializeReport(report),
    reproduce: `npx lanser@0 gate --base-exact 1111111 --head 3333333${serverFlags(report)}`,
    show: "hint",
    all: false,
    name: "",
    links: {
      server: "https://github.com",
      repository: "acme/shop",
      base: base.commit,
      head: head.commit,
      run: "https://github.com/acme/shop/actions/runs/1",
      checks: "https://github.com/acme/shop/pull/1/checks",
    },
    notes: [],
    reader: "person",
  } as const;
  const { reproduce } = rendering;
  const at = { ...look, reproduce, wraps: true };
  const content = surfaces.comment.render(rendering);
  const comment = commentBody(content, undefined, head.commit ?? "");
  const red = commentBody({ ...content, isOpen: true }, undefined, head.commit ?? "");
  const [edit] = report.causes;
  const first = report.findings.find(({ state }) => state === "new");
  return {
    terminal: (width) => plain(report, { ...at, color: true, width }),
    quiet: plain(report, { ...at, detail: "quiet", width: 100 }),
    annotations: surfaces.annotations.render(rendering),
    check: surfaces.check.render(rendering),
    summary: surfaces.summary.render(rendering),
    comment,
    fixed: content.isOpen ? null : commentBody(content, red, head.commit ?? ""),
    page: surfaces.html.render(rendering),
    explained: first === undefined ? null : explain(report, first),
    explainedEdit: edit === undefined ? null : explainCause(report, edit),
    files: {
      sarif: surfaces.sarif.render(rendering),
      junit: surfaces.junit.render(rendering),
      rdjson: surfaces.rdjson.render(rendering),
      gitlab: surfaces.gitlab.render(rendering),
    },
  };
}
