/**
 * Files of a report: the flag of `lanser gate` for each, and its help. They are separate from what renders them
 * (`surfaces.ts`), because reading and showing the flags does not need it.
 */

type FileFlag = { readonly flag: string; readonly help: string };

/** Flags in the order in which a run writes the files. */
export const fileFlags = {
  report: {
    flag: "report",
    help: "write the report as JSON, for every verdict, and run.json next to it",
  },
  sarif: { flag: "sarif", help: "write a SARIF log, for code scanning" },
  html: { flag: "html", help: "write one HTML page" },
  junit: {
    flag: "junit",
    help: "write JUnit XML: failures for findings that fail, errors for an inconclusive run",
  },
  rdjson: { flag: "rdjson", help: "write new findings for reviewdog (-f=rdjson)" },
  evidence: {
    flag: "evidence",
    help: "write the evidence as JSON lines: server runs, changed sources, findings that fail",
  },
  gitlab: { flag: "gitlab", help: "write new findings as a Code Quality report for GitLab" },
} as const satisfies Readonly<Record<string, FileFlag>>;

export type FileSurface = keyof typeof fileFlags;

export const fileSurfaces = Object.keys(fileFlags) as readonly FileSurface[];

/** Flags of `lanser gate` with their help. */
export const surfaceFlags: readonly FileFlag[] = Object.values(fileFlags);

/** Makes one value for each file. */
export function mapFileSurfaces<Value>(
  value: (name: FileSurface) => Value,
): Readonly<Record<FileSurface, Value>> {
  return Object.fromEntries(fileSurfaces.map((name) => [name, value(name)])) as Record<FileSurface, Value>;
}
