/** A feature that somebody can use, and how it is shown that a test holds it. */
export type FeatureRow = HeldFeature | LeftOut;

/** Where `from`, which stands once in `file`, reads `to`, the tests of `test` whose names have `pattern` in them fail. */
export type HeldFeature = {
  readonly kind: "held";
  readonly id: string;
  readonly feature: string;
  /** What the changed code does. */
  readonly mutation: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
  readonly pattern: string;
};

export type LeftOut = {
  readonly kind: "left-out";
  readonly id: string;
  /** The list of features has no row of this number. */
  readonly why: "unnamed";
  readonly reason: string;
};
