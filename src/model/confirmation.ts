/** Facts about the second pass, which checks the files in question again in another order. */

/** `taken` is true if the second pass ran. `why` is the rule, a sentence without a full stop. */
export type Confirmation = { readonly taken: boolean; readonly why: string };

export function confirmationToV1({ taken, why }: Confirmation): Confirmation {
  return { taken, why };
}
