/**
 * Groups codes of one server that report the same problem, so that an edit which changes only the code is no new
 * finding.
 */

/**
 * A group of codes. `problem` is its short name. `at: "object"` means that the problem belongs to the used object, not
 * to the single member that the code uses.
 */
export type Family = { readonly problem: string; readonly at: "expression" | "object" };

/** Families by code. A code without a family is a problem by itself. */
export type Families = ReadonlyMap<string, Family>;

/** A generated table: its source, and for each family its codes with the names of their messages. */
export type FamilyTable = {
  readonly source: string;
  readonly families: readonly (Family & { readonly codes: Readonly<Record<string, readonly string[]>> })[];
};

/** Returns a function that finds the family of a message by the message's name. One code can have several messages. */
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

/** Returns the families of a generated table by code, for matching: a finding can change its code within a family. */
export function familiesOf({ families }: FamilyTable): Families {
  return new Map(
    families.flatMap(({ problem, at, codes }) =>
      Object.keys(codes).map((code): [string, Family] => [code, { problem, at }]),
    ),
  );
}
