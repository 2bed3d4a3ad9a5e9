/** Whether the files in question were looked at once more, in another order. */

/** `why`: by which rule, a sentence without a full stop. */
export type Confirmation = { readonly taken: boolean; readonly why: string };

export function confirmationToV1({ taken, why }: Confirmation): Confirmation {
  return { taken, why };
}
