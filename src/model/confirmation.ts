/**
 * Defines facts about the second pass. It checks the doubtful files again in another order to find volatile findings.
 */

/** `taken` is true if the second pass ran. `why` is the reason, a sentence without a full stop. */
export type Confirmation = { readonly taken: boolean; readonly why: string };

export function confirmationToV1({ taken, why }: Confirmation): Confirmation {
  return { taken, why };
}
