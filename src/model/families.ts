/** Codes by which one server speaks of one problem. */

/** `problem`: a short name of it. `at: "object"`: it is of the object that something is asked of, whatever is asked. */
export type Family = { readonly problem: string; readonly at: "expression" | "object" };

/** By code; a code that is in none is a problem by itself. */
export type Families = ReadonlyMap<string, Family>;

/** A table as it is generated: where it comes from, and per family its codes with the messages they are of. */
export type FamilyTable = {
  readonly source: string;
  readonly families: readonly (Family & { readonly codes: Readonly<Record<string, readonly string[]>> })[];
};

/** The family of a message by its name. */
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
