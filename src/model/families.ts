/** Groups codes of one server that report the same problem. */

/**
 * `problem` is a short name. `at: "object"`: the problem belongs to the object that is used, whichever member of it is
 * used.
 */
export type Family = { readonly problem: string; readonly at: "expression" | "object" };

/** Families by code. A code without a family is a problem by itself. */
export type Families = ReadonlyMap<string, Family>;

/** A generated table: its source, and for each family its codes with the names of their messages. */
export type FamilyTable = {
  readonly source: string;
  readonly families: readonly (Family & { readonly codes: Readonly<Record<string, readonly string[]>> })[];
};

/** Returns a function that finds the family of a message by the message's name. */
export function familyOfMessage({ families }: FamilyTable): (name: string) => Family | undefined {
  const byName = new Map(
    families.flatMap(({ problem, at, codes }) =>
      Object.values(codes)
        .flat()
        .map((name): [string, Family] => [name, { problem, at }]),
    ),
  );
  return (name) => byName.get(name);
}

export function familiesOf({ families }: FamilyTable): Families {
  return new Map(
    families.flatMap(({ problem, at, codes }) =>
      Object.keys(codes).map((code): [string, Family] => [code, { problem, at }]),
    ),
  );
}
