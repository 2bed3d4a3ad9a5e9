/** What a change does to files. */

/** A file that differs between base and head, through renames; null where that side does not have it. */
export type ChangedFile = { readonly from: string | null; readonly to: string | null };
