/** What a run reports while it works. */
import type { Side } from "./report.ts";

export type ProgressEvent =
  | { readonly kind: "phase"; readonly text: string }
  | {
      readonly kind: "files";
      readonly server: string;
      /** Relative to the repository, "." for the top. */
      readonly root: string;
      readonly side: Side;
      readonly done: number;
      readonly of: number;
    }
  | { readonly kind: "note"; readonly text: string };
