/**
 * Reach of an edit: the findings that it causes, the affected files that the change touches, and the import paths to
 * the others.
 */
import { compact } from "./compact.ts";
import { insidePath } from "./paths.ts";

/** Import path from an edit to a file that it breaks. */
export type Route = {
  /** The file of effects. */
  readonly path: string;
  /** The files in between, at least one. The file that imports the edited one is first. */
  readonly through: readonly string[];
};

export type Reach = {
  /** Ids of new findings, in the order of the report. */
  readonly effects: readonly string[];
  /** Files of its effects that the change touches too, sorted. Reviewers do not look at the others. */
  readonly touched: readonly string[];
  /** Import paths to files of its effects that import its file through others. Absent for none. */
  readonly routes?: readonly Route[];
};

/** Throws when a path is not inside the repository. */
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
