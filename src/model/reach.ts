/**
 * Defines the reach of an edit: the findings that it causes, which of their files the change touches, and the import
 * paths to these files.
 */
import { compact } from "./compact.ts";
import { insidePath } from "./paths.ts";

/** Import path from an edit to a file that it breaks. */
export type Route = {
  /** The file with the findings. */
  readonly path: string;
  /** The files between the edited file and this one, at least one; the importer of the edited file is first. */
  readonly through: readonly string[];
};

/** Where an edit has effects. */
export type Reach = {
  /** Ids of new findings, in the order of the report. */
  readonly effects: readonly string[];
  /** Sorted files with effects that the change also touches. A reviewer does not see the other files. */
  readonly touched: readonly string[];
  /** Import paths to files with effects that import the edited file indirectly. Absent for none. */
  readonly routes?: readonly Route[];
};

/** Writes the reach into the published report. Throws if a path is not inside the repository. */
export function reachToV1({ effects, touched, routes }: Reach): Reach {
  const through = routes?.map((one) => ({
    path: insidePath(one.path),
    through: one.through.map(insidePath),
  }));
  return {
    effects: [...effects],
    touched: touched.map(insidePath),
    ...compact({ routes: through }),
  };
}
