/** What an edit reaches: the findings that it causes, the files that are touched anyway, and the ways to the others. */
import { insidePath } from "./paths.ts";

/** From an edit to a file that it breaks. */
export type Route = {
  /** The file of effects. */
  readonly path: string;
  /** The files in between, that which imports the edited one first; at least one. */
  readonly through: readonly string[];
};

export type Reach = {
  /** Ids of new findings, in the order of the report. */
  readonly effects: readonly string[];
  /** Files of its effects that the change touches, too, sorted: the others are where nobody looks. */
  readonly touched: readonly string[];
  /** By which files it reaches those of its effects that import its file through others; absent for none. */
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
    ...(through === undefined ? {} : { routes: through }),
  };
}
