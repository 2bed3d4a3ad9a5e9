/**
 * Files of a report: the flag of `lanser gate` for each, and its help. They are separate from what renders them
 * (`surfaces.ts`), because reading and showing the flags does not need it.
 */

type FileFlag = { readonly flag: string; readonly help: string };

/** Flags in the order in which a run writes the files. */
export const fileFlags = {
  report: {
    flag: "report",
    help: "writes the report as JSON, whatever the verdict; run.json is written beside it",
  },
  sarif: { flag: "sarif", help: "writes a SARIF log, for code scanning" },
  html: { flag: "html", help: "writes one HTML page" },
  junit: {
    flag: "junit",
    help: "writes JUnit XML: what fails the run is a failure, what left it inconclusive an error",
  },
  rdjson: { flag: "rdjson", help: "writes what is new for reviewdog (-f=rdjson)" },
  evidence: {
    flag: "evidence",
    help: "writes what the report rests on, a line each: looks of servers, what became of every changed source, findings that fail",
  },
  gitlab: { flag: "gitlab", help: "writes what is new as a Code Quality report of GitLab" },
} as const satisfies Readonly<Record<string, FileFlag>>;

export type FileSurface = keyof typeof fileFlags;

export const fileSurfaces = Object.keys(fileFlags) as readonly FileSurface[];

/** Flags of `lanser gate` with their help. */
export const surfaceFlags: readonly FileFlag[] = Object.values(fileFlags);

/** Makes one value for each file. */
export function eachFile<Value>(value: (name: FileSurface) => Value): Readonly<Record<FileSurface, Value>> {
  return Object.fromEntries(fileSurfaces.map((name) => [name, value(name)])) as Record<FileSurface, Value>;
}
