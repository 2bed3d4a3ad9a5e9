/** Changes to files. */

/** A file that differs between base and head, through renames; null where that side does not have it. */
export type ChangedFile = { readonly from: string | null; readonly to: string | null };

/** Message of a commit of a change; `commit` is its id. */
export type CommitMessage = { readonly commit: string; readonly message: string };
