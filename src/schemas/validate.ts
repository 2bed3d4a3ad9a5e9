/** What the generated validators beside this file have in common. */

/** One way in which a value breaks its schema; `instancePath` is a JSON pointer into the value. */
export type SchemaError = {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
};

/** Tells whether a value follows its schema; when it does not, `errors` of the same function says why until the next call. */
export type Validate = { (value: unknown): boolean; errors?: readonly SchemaError[] | null };
